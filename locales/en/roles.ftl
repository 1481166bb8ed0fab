## The table of Countdown: roles, sparks, wild dice.

role-word = Role
role-random = Dealt
role-random-what = chance decides when the game begins
role-cutter = Cutter
role-operations = Operations
role-logistics = Logistics
role-technologist = Technologist
role-equipment = Technician
role-disposal = Disposal
role-instructor = Instructor
role-cutter-what = name a colour before you roll: those dice are wild
role-operations-what = name a number before you roll: those dice are wild
role-logistics-what = rolls one die more, to take or to put back
role-technologist-what = gives one die another colour: touch it
role-equipment-what = gives one die another number: touch it
role-disposal-what = turns dice over: touch one
role-instructor-what = rolls dice again, three times
web-wild = wild
# $what: a colour, a number or a die.
web-as = as { $what }
web-you-lead = You lead: { $role }
web-leads = { $name } leads: { $role }
# $what: a colour or a number.
web-is-wild = { $what } is wild: any colour or any number
web-role-off = off until its player defuses a bomb
web-powers = What your role can do
web-flip = Turn it over
web-spare = Back to the bag, no spark
web-dice-again = Roll again
# $count: how many times the leader still may.
web-times-left = { $count ->
    [one] once
   *[other] { $count } times
}
# $count: how many dice are picked.
web-again-these = { $count ->
    [0] Roll again
    [one] Roll one again
   *[other] Roll { $count } again
}
web-do-pick = Touch the dice to roll again
web-do-become = It fits as several things: which?
web-do-name-colour = Name a colour, then roll
web-do-name-number = Name a number, then roll
web-name-colour = Name a colour above: it will be wild
web-name-number = Name a number above: it will be wild
web-do-must = { $left ->
    [one] Take a die that fits, then touch a lit space
   *[other] Take { $left } dice that fit: touch one, then a lit space
}
web-do-wild = A die fits you if your leader’s role changes it
web-do-role = Use your role, or pass
web-do-six = Roll a 6: everybody must, and the clock runs
web-do-defuse = Complete: defuse it
web-do-may-defuse = Defuse your bomb now, or pass
web-do-return-spark = No spark is left: give back a die instead
web-wait-six = { $name } still has to roll a 6
web-wait-defuse = { $name } defuses
web-wait-sparks = Only sparks are left. Still placing: { $names }
web-six = Roll for a 6
web-six-came = a { $number }
web-defuse = Defuse
web-a-spark = a spark
# $value: the points of a bomb.
web-is-worth = { $value ->
    [one] 1 point
   *[other] { $value } points
}
# $count: how many sparks a player will draw.
web-pass-costs = { $count ->
    [one] brings you a spark
   *[other] brings you { $count } sparks
}
web-pass-costs-die = costs a die
web-pass-shut = a die fits: take it
web-face-down = Done: face down
web-sparks = Your sparks
web-sparks-word = sparks
web-sparks-in-play = { $count ->
    [0] no sparks in play
    [one] one spark in play
   *[other] { $count } sparks in play
}
# $space: its number on the card.
web-space-spark = Spark, space { $space }
web-fuse-spark = everybody draws a spark
web-fuse-roles-off = roles are off until you defuse a bomb
web-fuse-six = everybody rolls a 6
web-did-name = named { $what }
# $die: what it was. $now: what it is.
web-did-change = { $die } becomes { $now }
web-did-spark = a spark!
web-did-sparkless = No spark is left: those who took no die give one back
web-did-sparkless-fuse = No spark is left: everybody gives back a die instead
web-did-six = rolled a 6
web-did-role-on = has the role back
web-named-nothing = named nothing: no die is wild
web-did-face-down = The last bombs are done: only sparks are left
web-did-clear = cannot finish that card any more: it is cleared
web-did-defuse-spark = put out a spark
web-line-spark-defused = { $name } puts out a spark
web-line-sparked = { $name } draws a spark
web-key-role = To what your role can do
web-how-lead = The leader rolls. Only the leader’s role works, and only this turn.
web-how-must = Everybody takes a die that fits. Nobody may pass while one does.
web-how-sparks = A die that you owe and do not take brings you a spark, a small bomb. All sparks must be gone, too.
web-how-step = Full bombs are defused when all dice are taken, by one or two players at once; then take the next.
web-how-fuse-text = A fuse card hits everybody: read it, it is short.
