## The table of FLATLINE: the board, what is to be done, and what can be touched.

flatline-patients = Patients
flatline-emergencies = Emergencies
flatline-stat-area = Stat area
flatline-row-2 = Second row
flatline-board = Stations, re-rolls and triage
flatline-treated = Treated
flatline-cleared = cleared
flatline-new = new
flatline-nothing = nothing
flatline-start-here = Start here
flatline-empty = empty
flatline-locked = locked
flatline-lost = lost
# $name: the patient. $now, $next: what the trigger does that the dial touches now, and after its next turn.
flatline-about = Bay { $bay }: { $name }. Trigger now: { $now }. After the turn: { $next }.
# $line (Number): which one. $asks: which players fill it, with what.
flatline-row-state = Line { $line }, { $asks }; { $filled } of { $all } filled
flatline-row-cleared = Line { $line }, cleared
# $slot: a number, or a mark for stat cards.
flatline-card-state = { $slot }: { $name }, { $effect }; { $filled } of { $all } filled
flatline-dial = Life support dial: the diamond is at bay { $bay }
# $number (Number): which one.
flatline-station-name = Station { $number }
flatline-station-state = Station { $number }, { $cubes ->
    [0] empty
    [one] one cube
   *[other] { $cubes } cubes
}; { $filled } of { $all } filled
flatline-track = Re-roll
flatline-track-state = Re-roll track: { $filled } of { $all } used
flatline-failed = Failed
flatline-failed-state = Failed stat cards: { $failed }. At { $most } the game is lost.
flatline-triage = Triage
flatline-triage-count = Triage cards: { $count }
flatline-power = Power
flatline-power-state = Power: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}. The next to go brings { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# Before the number of emergency cards that come when the next cube goes.
flatline-next = next brings
flatline-last-cube = last cube!
flatline-steps = Steps of a round
flatline-step-power = Power
flatline-step-cards = Cards
flatline-step-dice = Dice
flatline-step-plan = Plan
flatline-step-minute = Minute
flatline-step-stat = Stat
flatline-step-patients = Patients
flatline-step-dial = Dial
# Before the number.
flatline-round = Round
flatline-patients-left = to save
flatline-phase-decision = Decision

## What is to be done.

flatline-ask-dial = Where does the dial start? A cured patient's green light helps, red harms
flatline-ask-lose-triage = Which triage card goes?
flatline-ask-setback = Which triage card goes back to the stat area?
flatline-ask-lose-die = Who loses dice?
flatline-ask-remove-tile = Which cleared line opens again? Touch it
flatline-ask-station = Which station gets the cube?
flatline-ask-recharge = Which station gives its cube?
flatline-ask-gain-die = Who gains a die?
flatline-ask-discard = Which emergency card goes?
flatline-ask-reroll = Who gets a free re-roll?
flatline-ask-place-tile = Which line is cleared? Touch it
flatline-ask-stop = Use a triage card, or go on
flatline-ask-room = No room in triage: what goes?
# $name: the chief. $what: what is asked.
flatline-chief-decides = { $name } decides: { $what }
flatline-do-plan = Touch what you will fill. You roll when all are ready
# $names: players.
flatline-wait-ready = Waiting for { $names }
flatline-do-die = Touch a die, then a place that lights up
flatline-do-die-locked = Touch a die, then a lit place. No re-rolls this round
# $die: an icon.
flatline-do-hold = { $die }: touch a lit place, or a player for a re-roll
flatline-do-pick = Touch the dice to roll again
flatline-do-reroll = You have a re-roll: use it, or play on
flatline-do-set = You may turn one die to any face
flatline-wait-dice = Still at it: { $names }

## The tray.

flatline-your-dice = Your dice
flatline-team = Everybody's dice
# $left (Number): unplaced dice. $dice: what they show.
flatline-mate = { $name }: { $left ->
    [0] no dice left
   *[other] { $left } left: { $dice }
}
flatline-give = Give this die: { $name } re-rolls
flatline-done = Done
flatline-left = { $left } left
# $count (Number): re-rolls.
flatline-reroll = Re-roll{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
# $count (Number): dice.
flatline-roll-picked = Roll { $count }
flatline-set = Turn a die
# $from, $to: icons.
flatline-set-to = Turn { $from } to { $to }
flatline-ready = Ready
flatline-of = { $count } of { $all }
flatline-dice-to-roll = { $count ->
    [one] One die
   *[other] { $count } dice
} to roll
flatline-skip = Skip
flatline-go-on = Go on
flatline-order-settled = settled
flatline-order-treated = treated
flatline-order-waits = waits
flatline-proposes = { $name } proposes:
flatline-agree = { $count } of { $all }
flatline-decide = Decide
flatline-me-too = Me too
# $card: a triage card. $on: what it is used on.
flatline-use-on = { $card }: { $on }
flatline-which-die = emergency die { $die }
flatline-use = Use { $card }
flatline-propose = Propose { $card }
flatline-not-now = Not now
flatline-touch-what = Touch what it is for
flatline-card-not-now = It would do nothing now
flatline-keep = keep
flatline-give-up = give up
flatline-discard = discard
flatline-has-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
flatline-has-cubes = { $count ->
    [0] empty
    [one] one cube
   *[other] { $count } cubes
}
flatline-ignore-die = Ignore this emergency die
flatline-you-decide = You are chief: you decide, the others propose.
flatline-they-decide = { $name } is chief and decides. Touch what you would do.
# $most (Number): pins.
flatline-too-many-pins = { $most } pins at most: take one back first

## What lies over the table.

flatline-triggers = Triggers: what happens once all lines are cleared
flatline-touched-now = now
flatline-touched-next = after the turn
flatline-no-triage = No triage cards yet: clear a stat card to win one.
flatline-no-dice = No dice left.
# $effect: what the card does.
flatline-about-emergency = If an emergency die hits it: { $effect }. Fill its spaces in the minute to be rid of it.
flatline-about-stat = Fill its spaces in this minute, or it fails. Cleared, it helps you: { $effect }.
flatline-about-station = Fill all its spaces: one of its cubes goes back to the power meter, and you live a round longer.
flatline-about-track = Put a die here and name a player, who re-rolls as many dice as they like. Touch the die, then the player.
flatline-chief = Chief Medical Officer
flatline-chief-short = chief
flatline-is-chief = { $name } is Chief Medical Officer
flatline-you-are-chief = You are Chief Medical Officer
flatline-about-chief = The chief decides for the team: which line, which player, which card. Everybody can propose.
flatline-hand-to = Hand the office to { $name }

## The keys.

flatline-key-die = take a die up
flatline-key-place = touch the place with this letter
flatline-key-triage = look at the triage cards
flatline-key-reroll = use a re-roll
flatline-key-done = go on, be ready, be done
flatline-key-colour = the other colour, alone

## More of the table.

# $green, $red (Number): lights that the dial then touches.
flatline-start-gives = { $green } green · { $red } red
flatline-about-plain = Bay { $bay }: { $name }
flatline-about-held = Bay { $bay }: { $name }. Trigger now: { $now }. The dial stays.
# Behind the state of a place. $names: players.
flatline-taken-by = ; taken by { $names }
flatline-dice-of = ; dice of { $names }
flatline-fits = ; your die fits
flatline-would-finish = , would finish it
flatline-power-last = Power: the last cube. Without it you lose.
flatline-spaces = ? any die · = the same icon on all of these · two icons: either of them
# $die: an icon. $target: a line, a card or a station.
flatline-done-anyway = Your { $die } would finish { $target }. Done anyway? Touch again
flatline-pick-all = All
# $card, $effect: a card and what it does.
flatline-remark-card = { $card }: { $effect }, if a die hits it
flatline-remark-stat = { $card }: clear it this minute, or it fails
flatline-remark-station = Full, it gives a power cube back
