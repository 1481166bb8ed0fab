## FLATLINE: what happens, while it is shown and told; and what things are called.

# Where dice are placed.
flatline-bay = bay { $bay }
flatline-line-of = bay { $bay }, line { $line }
flatline-station-short = station { $number }

# Dice that were not rolled yet.
flatline-count-dice = { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}

# The colours of the players' dice.
flatline-colour-red = red
flatline-colour-blue = blue
flatline-colour-green = green
flatline-colour-yellow = yellow
flatline-colour-black = black

# The steps of a round: short, they stand in large letters.
flatline-phase-dial = The dial
flatline-phase-power = Power
flatline-phase-cards = Cards
flatline-phase-dice = Dice
flatline-phase-planning = Planning
flatline-phase-minute = The minute
flatline-phase-resolving = Cards
flatline-phase-patients = Patients
flatline-phase-turning = Dial turns
flatline-phase-over = The end

# What a trigger does, in two or three words. $effect: as in flatline-effect.
flatline-effect-short = { $effect ->
    [gain-die] gain a die
    [gain-dice] a die for all
    [reroll] free re-roll
    [rerolls] re-rolls for all
    [place-tile] clear a line
    [gain-cube] gain a cube
    [discard-emergency] a card goes
    [hold-dial] the dial stays
    [turn-dial] the dial turns
    [lose-die] lose a die
    [lose-dice] all lose a die
    [remove-tile] reopen a line
    [lose-cube] lose a cube
    [discard-triage] lose a triage card
    [draw-emergency] one more card
   *[lock-track] no re-rolls
}

# What a card does, in two or three words. $card: as in flatline-card.
flatline-card-short = { $card ->
    [lost-assistance] lose a triage card
    [setback] clear one again
    [bathroom-break] two dice fewer
    [regression] reopen a line
    [no-help-in-sight] no triage cards
    [lock-down] no re-roll track
    [under-duress] one more card
    [increased-distress] one more card
    [unexpected-hindrance] one more card
    [foiled-plans] the dial turns
    [escalation] the dice roll again
    [power-lock] no stations
    [under-manned] all lose a die
    [chaos] two more cards
    [bad-timing] red triggers fire
    [power-loss] a cube moves
    [caught-off-guard] the next card acts
    [a-thankless-job] no green triggers
    [tactical-decision] the dial stays
    [triage] ignore red triggers
    [concentrated-effort] all set a die
    [clear] clear a line
    [adrenaline-rush] a die for all
    [crisis-averted] no emergency dice
    [under-control] a card goes
    [disaster-averted] one emergency die
    [recharge] gain a cube
    [caffeine-rush] gain a die
   *[a-fresh-start] re-rolls for all
}

## What is shown, step by step: a few words, then a sentence.

flatline-news-power = The cube drops
flatline-news-cards = { $count ->
    [0] No emergency card comes.
    [1] One emergency card comes.
    [2] Two emergency cards come.
    [3] Three emergency cards come.
    [4] Four emergency cards come.
   *[other] { $count } emergency cards come.
}
# A card came to a slot. $effect: what it does.
flatline-news-slot-detail = Slot { $slot }. If a die hits it: { $effect }.
flatline-news-stat-detail = Clear it in this minute, or it fails.
flatline-news-out-detail = All twelve places are full: it leaves the game.
flatline-news-reshuffled = The pile is shuffled
flatline-news-reshuffled-detail = Discarded cards can come again.
flatline-news-skipped = No emergency dice
# Where the emergency dice lie.
flatline-news-slot = Slot { $slot }
flatline-news-slots = Slot { $a } and slot { $b }
flatline-news-slot-twice = Slot { $slot }, twice
# $cards: names.
flatline-news-hits = Hit: { $cards }.
flatline-news-hits-nothing = Nothing lies there.
flatline-news-ignored = Slot { $slot } is spared
flatline-news-escalates = { $count ->
    [one] The die rolls again
   *[other] Both dice roll again
}
flatline-news-resolution = The minute is over
flatline-news-resolution-detail = Cards first, then patients, then stations.
flatline-news-failed = { $card } fails
# $count: how many failed. $limit: how many lose the game.
flatline-news-failed-detail = { $count } of { $limit }: at { $limit } you lose.
flatline-news-failed-last = That is one too many.
flatline-news-kept = { $card } is yours
flatline-news-kept-detail = Use it when you like: { $effect }.
flatline-news-used = You use { $card }
flatline-news-cleared-card = { $card } is cleared
flatline-news-gone = { $card } is gone
flatline-news-gone-triage = A triage card less.
flatline-news-gone-stat = There was no room for it.
flatline-news-set-back = { $card } goes back
flatline-news-set-back-detail = Clear it once more, or it fails.
# $line: bay and line.
flatline-news-cleared = { $line }: cleared
flatline-news-lines-left = { $count ->
    [0] That was the last line.
    [one] One line to go.
   *[other] { $count } lines to go.
}
flatline-news-reopened = { $line }: open again
flatline-news-treated = Bay { $bay } is treated
# $patient: the name. $count: how many are left.
flatline-news-treated-detail = { $patient }. { $count ->
    [0] That was the last one!
    [one] One patient to go.
   *[other] { $count } patients to go.
}
flatline-news-green = Bay { $bay }: green trigger
flatline-news-red = Bay { $bay }: red trigger
flatline-news-patient = Bay { $bay }: a new patient
flatline-news-cube-lost = A cube is lost
flatline-news-cube-gained = A cube comes back
flatline-news-cube-moved = A cube moves to station { $number }
flatline-news-recharged = Station { $number } recharges
flatline-news-cubes = { $count ->
    [0] The meter is empty.
    [one] The meter has one cube.
   *[other] The meter has { $count } cubes.
}
flatline-news-dial = The dial turns
flatline-news-dial-detail = The diamond is at bay { $bay }.
flatline-news-held = The dial stays
flatline-news-held-detail = It does not turn when this round ends.
flatline-news-ignoring = Red triggers do nothing

## What is told to people who can't see it.

flatline-told-round = Round { $round }
flatline-told-chief = { $name } is chief now
flatline-told-chief-you = You are chief now
flatline-told-planning = Time to plan
flatline-told-countdown = The minute runs
# $target: bay and line, a card or a station.
flatline-told-complete = { $target } is complete
flatline-told-stays = { $card } stays: its dice go back
flatline-told-quiet = The trigger of bay { $bay } does nothing
flatline-told-skip = No emergency dice this round
flatline-told-coming-skip = No emergency dice next round
flatline-told-single = One emergency die this round
flatline-told-coming-single = One emergency die next round
flatline-told-coming-lock = Next round { $lock ->
    [track] the re-roll track is closed
    [stations] the stations are closed
    [triage] no triage card can be used
   *[green] green triggers do nothing
}

# A name and a colon stand before it.
flatline-did-roll = rolled { $dice }
flatline-did-reroll-own = rolled again: { $dice }
flatline-did-reroll = { $count ->
    [one] one die rolled again
   *[other] { $count } dice rolled again
}
flatline-did-place = { $die } on { $target }
flatline-did-sacrifice = a die on the re-roll track
flatline-did-get-reroll = a re-roll
flatline-did-coming-reroll = a re-roll next round
flatline-did-set = { $die } turned to { $now }
flatline-did-get-set = one die may be turned to any face
flatline-did-coming-set = one die may be turned to any face next round
flatline-did-dice = { $count ->
    [one] one die this round
   *[other] { $count } dice this round
}
flatline-did-coming-dice = { $count ->
    [one] one die next round
   *[other] { $count } dice next round
}
flatline-did-ready = ready
flatline-did-done = done
flatline-did-undo = not done after all

## How it is played.

flatline-how-goal = You are one team. Treat every patient before the power is gone: a patient is treated when all of its lines are cleared.
flatline-how-begin = Each round costs a power cube and brings emergency cards. Two dice then hit two slots, and the cards there strike.
flatline-how-plan = Now plan, without hurry: touch a line to say that you take it, and look at the orange cards, which must be cleared in this round.
flatline-how-minute = Then everybody rolls, and one minute runs. Touch a die, then a space that lights up. The sign of a line says whether one, two or all of you fill it; a line with a space left over is worth nothing.
flatline-how-reroll = Bad dice? Put one of them on the re-roll track, and you or a mate may roll again. A full recharging station brings a power cube back.
flatline-how-end = After the minute, full lines are cleared. A treated patient sets off the trigger that the dial touches: green helps, red harms. So mind when you treat whom.
flatline-how-lose = You lose without power, or with too many failed orange cards. Those that you clear become triage cards: help to use whenever the team likes.

## What can be chosen.

flatline-choice-players-why = One to five, all of you together. Alone you hold the dice of two.
flatline-choice-difficulty-why = Harder means more patients for the same power.
flatline-choice-meter = Power meter
flatline-choice-meter-why = The expert side brings more emergency cards.
flatline-choice-meter-green = Standard
flatline-choice-meter-red = Expert
flatline-choice-planning = Time to plan
flatline-choice-planning-why = The minute begins when it is over, ready or not.
flatline-choice-planning-none = No limit
flatline-choice-chief = First chief
flatline-choice-chief-why = The seat that decides for the team. It can be handed on at any time.

## The end.

flatline-end-won = Stable
flatline-end-lost = Flatline.
flatline-end-won-line = { $all } patients, all alive. { $cubes ->
    [one] One cube to spare.
   *[other] { $cubes } cubes to spare.
}
flatline-end-power-line = { $count ->
    [0] Nobody
    [one] One patient
   *[other] { $count } of { $all } patients
} saved. Then the lights went out.
flatline-end-failed-line = { $count ->
    [0] Nobody
    [one] One patient
   *[other] { $count } of { $all } patients
} saved. One emergency too many.
flatline-end-crew-lost = The crew sits in the dark.
# $names: the crew. $count: how many.
flatline-end-who-lost = { $names } { $count ->
    [one] sits
   *[other] sit
} in the dark.
# What the sum counts. A number stands before it.
flatline-end-unit = patients
flatline-end-rounds = Rounds
flatline-end-power = Power left
flatline-end-failures = Failed cards
flatline-number-rounds = rounds
flatline-number-power = cubes of power left
flatline-legend-lines = lines cleared
flatline-legend-failed = card failed
flatline-legend-cube = cube lost
# What happened when. $patients: who was treated.
flatline-moment-cleared = Round { $round }: { $count ->
    [0] no line cleared
    [one] one line cleared
   *[other] { $count } lines cleared
}
flatline-moment-treated = treated: { $patients }
flatline-moment-failed = Round { $round }: failed: { $cards }
flatline-moment-power = Round { $round } begins: { $count ->
    [0] no cube is left
    [one] one cube is left
   *[other] { $count } cubes are left
}
flatline-moment-cube = Round { $round }: a cube is lost
# What somebody did best.
flatline-medal-lines = most lines: { $count }
flatline-medal-cards = kept emergencies down: { $count ->
    [one] one card
   *[other] { $count } cards
}
flatline-medal-gave = gave the most for others: { $count ->
    [one] one die
   *[other] { $count } dice
}
flatline-medal-power = brought power back
flatline-medal-hands = busiest hands: { $count } dice
flatline-medal-sure = not one die in vain
flatline-medal-placed = { $count ->
    [one] one die in the right place
   *[other] { $count } dice in the right place
}
flatline-medal-calm = kept a cool head
