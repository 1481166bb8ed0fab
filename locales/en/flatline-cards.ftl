## FLATLINE: what patients, emergency cards, stations and meters ask for and do. The program sets capitals and full stops.

# $icon: a face of a medic die.
flatline-icon = { $icon ->
    [pulse] pulse
    [blood] blood
    [drug] drug
    [dressing] dressing
    [shock] shock
   *[air] air
}

# $one and $other: two icons.
flatline-space-either = either { $one } or { $other }
flatline-space-any = any die
# A space by itself.
flatline-space-matching = any icon, the same on all such spaces
# $count (Number): so many spaces of a line that must match.
flatline-matching = { $count ->
    [2] two dice alike
    [3] three dice alike
    [4] four dice alike
    [5] five dice alike
   *[other] six dice alike
}

# $sign: who may fill a line.
flatline-sign = { $sign ->
    [one] one player alone
    [two] exactly two players together
    [more] two or more players together
    [all] every player, one die each
    [split] one player the left part, another player the right part
   *[any] anybody
}
# $dice: what the spaces ask for.
flatline-line = { flatline-sign }: { $dice }
flatline-line-split = one player: { $left }; another player: { $right }

# $effect: what a trigger does.
flatline-effect = { $effect ->
    [gain-die] one player gains a die
    [gain-dice] every player gains a die
    [reroll] one player has a free re-roll
    [rerolls] every player has a free re-roll
    [place-tile] a cleared tile goes on an unfinished line
    [gain-cube] a lost power cube comes back to the meter
    [discard-emergency] a card leaves the emergency area
    [hold-dial] the dial stays where it is at the end of the round
    [turn-dial] the dial turns once
    [lose-die] one player loses a die
    [lose-dice] every player loses a die
    [remove-tile] a cleared tile is taken away
    [lose-cube] a power cube is lost
    [discard-triage] a triage card is discarded
    [draw-emergency] an emergency card is drawn
   *[lock-track] the re-roll track is closed
}

# $place (Number): which trigger space.
flatline-trigger = trigger { $place }, { $light ->
    [green] green
   *[red] red
}: { flatline-effect }
flatline-trigger-blank = trigger { $place }: nothing happens

# $number (Number): which line of the patient. $line: what it asks for.
flatline-patient-line = line { $number }, { $line }

# $patient: the patient's name in the deck. A patient of a player's own deck is called by that name.
flatline-patient = { $patient ->
    [pilot] Pilot, crushed hand
    [navigator] Navigator, head wound
    [gunner] Gunner, powder burns
    [cook] Cook, scalded arms
    [stoker] Stoker, smoke in the lungs
    [engineer] Engineer, steel splinters
    [mechanic] Mechanic, broken leg
    [electrician] Electrician, electric shock
    [welder] Welder, burnt eyes
    [rigger] Rigger, torn space suit
    [quartermaster] Quartermaster, heart attack
    [botanist] Botanist, plant poison
    [chemist] Chemist, acid burns
    [radio-operator] Radio operator, burst eardrums
    [cadet] Cadet, sudden collapse
    [captain] Captain, concussion
    [steward] Steward, deep cuts
    [loader] Loader, broken ribs
    [marine] Marine, bullet wound
    [physicist] Physicist, radiation sickness
   *[other] { $patient }
}

## The 29 emergency cards.

# $card: the card's name in the notation.
flatline-card = { $card ->
    [lost-assistance] Lost Assistance
    [setback] Setback
    [bathroom-break] Bathroom Break
    [regression] Regression
    [no-help-in-sight] No Help In Sight
    [lock-down] Lock Down
    [under-duress] Under Duress
    [increased-distress] Increased Distress
    [unexpected-hindrance] Unexpected Hindrance
    [foiled-plans] Foiled Plans
    [escalation] Escalation
    [power-lock] Power Lock
    [under-manned] Under-manned
    [chaos] Chaos
    [bad-timing] Bad Timing
    [power-loss] Power Loss
    [caught-off-guard] Caught Off Guard
    [a-thankless-job] A Thankless Job
    [tactical-decision] Tactical Decision
    [triage] Triage
    [concentrated-effort] Concentrated Effort
    [clear] Clear!
    [adrenaline-rush] Adrenaline Rush
    [crisis-averted] Crisis Averted
    [under-control] Under Control
    [disaster-averted] Disaster Averted
    [recharge] Recharge
    [caffeine-rush] Caffeine Rush
   *[a-fresh-start] A Fresh Start
}

# The name as the beginning of a sentence.
flatline-card-title = { flatline-card } ({ $kind ->
    [stat] stat card
   *[standard] emergency card
})

# What a card does.
flatline-card-effect = { $card ->
    [lost-assistance] the team discards a triage card
    [setback] a triage card goes back to the stat area and has to be cleared once more
    [bathroom-break] one player has two dice fewer this round
    [regression] the team takes a cleared tile off a patient
    [no-help-in-sight] no triage card can be used until the round ends
    [lock-down] the re-roll track is closed this round; free re-rolls still work
    [under-duress] one more emergency card is drawn
    [increased-distress] one more emergency card is drawn
    [unexpected-hindrance] one more emergency card is drawn
    [foiled-plans] the dial turns once
    [escalation] the emergency dice that hit this card are rolled again
    [power-lock] the recharging stations are closed this round
    [under-manned] every player has one die fewer this round
    [chaos] two more emergency cards are drawn
    [bad-timing] every red trigger that the dial touches takes effect now
    [power-loss] the left-most cube of the power meter moves to a recharging station
    [caught-off-guard] the top card of the pile takes this card's place and takes effect at once
    [a-thankless-job] green triggers do nothing this round
    [tactical-decision] the dial stays where it is at the end of this round
    [triage] red triggers of patients treated this round do nothing
    [concentrated-effort] every player turns one rolled die to any face
    [clear] a cleared tile goes on any unfinished line
    [adrenaline-rush] every player gains a die
    [crisis-averted] the emergency dice are not rolled, or do nothing if they just were
    [under-control] a card leaves the emergency area
    [disaster-averted] only one emergency die is rolled, or one of the two that were just rolled does nothing
    [recharge] a lost power cube comes back to the meter
    [caffeine-rush] one player gains a die
   *[a-fresh-start] every player can re-roll any of their dice once, for free
}
flatline-card-activates = when an emergency die hits it: { flatline-card-effect }
flatline-card-helps = once it is cleared, the team can use it: { flatline-card-effect }
# $dice: which ones. A card that asks every player has the sign all.
flatline-card-clears = { $sign ->
    [all] it is cleared by one die from every player: { $dice }
   *[any] it is cleared by: { $dice }
}

## Stations and meters.

# $number (Number): which one.
flatline-station = recharging station { $number }
flatline-station-top = top row: { $dice }
# $three, $four, $five: what the space asks for that opens with so many players.
flatline-station-bottom = bottom row: with three players or more also { $three }; with four or more also { $four }; with five also { $five }

# $players: 1-2, 3, 4 or 5.
flatline-meter = power meter for { $players } players
# $numbers: how many emergency cards come, cube by cube. $sum (Number): all of them.
flatline-meter-side = { $side ->
    [green] green side
   *[red] red side
}, emergency cards cube by cube: { $numbers }; { $sum } in all
