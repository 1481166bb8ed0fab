## Why an action is refused: short, read while the clock runs. What to do stands behind the colon.

flatline-refused-no-such-seat = nobody plays at this seat
flatline-refused-over = the game is over
flatline-refused-not-chief = player { $seat } is chief and decides this: tell them what you would do
flatline-refused-no-choice = there is nothing to choose now
flatline-refused-not-an-option = this can't be chosen now: take one of the options
flatline-refused-no-stop = nothing waits for you to go on
flatline-refused-no-such-chief = the office goes to another player at this table: name one of them
flatline-refused-not-in-triage = this card is not in the triage area: take one that is
flatline-refused-no-help = No Help In Sight: no triage card can be used until the round ends
flatline-refused-not-now = triage cards can't be used now: wait until this is settled
flatline-refused-nothing-to-do = this would do nothing now: choose something else for the card, or keep it for later
flatline-refused-none-waits = no stat card waits for room now
flatline-refused-not-cleared = this is no cleared stat card: take one that is
flatline-refused-no-room = all triage slots are full: use or discard a triage card first, or give this one up
flatline-refused-room = there is room in the triage area: keep a card first
flatline-refused-not-planning = nobody has to be ready now: play on
flatline-refused-ready-already = you are ready already: wait for the others
flatline-refused-not-countdown = dice are for the countdown: wait until it starts
flatline-refused-time-up = too late: the time is up
flatline-refused-done-already = you are done already: wait for the others, or place a die after all
flatline-refused-not-yours = these dice are another player's: take your own
flatline-refused-no-such-die = you have no such die left: take one that you have not placed
flatline-refused-no-such-space = there is no such space: take one that is on the board
flatline-refused-space-taken = a die lies there: take a free space
flatline-refused-line-cleared = this line is cleared: take another one
flatline-refused-other-icon = this space asks for another icon: use another die or space
flatline-refused-no-match = the dice here must match: use one like those that lie there
flatline-refused-one-player = one player alone fills this line: place your die elsewhere
flatline-refused-two-players = exactly two players fill this line: another player must place this die
flatline-refused-more-players = two players or more fill this line: leave this space to somebody else
flatline-refused-each-once = each player places one die here, and yours is there: leave the rest to the others
flatline-refused-split-line = one player fills the left part and another the right: your die can't go on this part
flatline-refused-station-empty = this station has no power cube: use your die elsewhere
flatline-refused-stations-locked = Power Lock: the recharging stations take no dice this round
flatline-refused-track-locked = the re-roll track is locked this round
flatline-refused-track-full = the re-roll track is full
flatline-refused-nothing-to-reroll = this player would have no die to roll again: name another one
flatline-refused-no-reroll = you have no re-roll: put a die on the re-roll track for one
flatline-refused-no-set = you can't set a die now: that takes Concentrated Effort
flatline-refused-same-icon = the die shows that already: set it to another icon

## What is wrong with the options of a game, and what to do about it.

flatline-problem-players = FLATLINE is for 1 to 5 players, not for { $players }: change players
flatline-problem-chief = nobody sits at seat { $seat }: name a player as chief, such as chief 1
# $least, $most: seconds.
flatline-problem-planning = planning can take { $least } to { $most } seconds: change planning, such as planning 1:00, or set planning none

## What is wrong with a line that sets an option. Words of the notation stay as they are.

flatline-option-unknown = there is no option “{ $name }”: there are players, difficulty, meter, planning and chief; lines of a deck begin with |
flatline-option-twice = the option “{ $name }” can stand only once: remove this line
flatline-option-players = players takes how many play, 1 to 5: players 4
flatline-option-difficulty = difficulty takes one of these words: difficulty training | standard | expert
flatline-option-meter = meter takes a side of the power meter, green for standard or red for expert: meter green | red
flatline-option-planning = planning takes minutes and seconds, or none for no limit: planning 1:00 or planning none
flatline-option-chief = chief takes the seat of the first Chief Medical Officer: chief 1
flatline-option-deck-too-long = the deck is too long: it may have { $most } bytes

## The end of the game, and the line of the score.

flatline-ended-won = you did it: all patients are treated
flatline-ended-power = lost: the power is gone
flatline-ended-failed = lost: too many stat cards failed
# The number stands beside it.
flatline-score-patients = patients treated

## What is wrong with a position. Words of the notation stay as they are.

flatline-position-unreadable = { $word }: “{ $value }” can't stand here
flatline-position-phase = “{ $value }” is no phase: write dealing, connecting, power, cards 2, dice, rolled, planning, countdown, ended, stat, cards-done, patients 1, turning or over
flatline-position-card-twice = { $word }: { $card } lies somewhere else already
flatline-position-astray = { $word }: { $card } can't lie there
flatline-position-slots = the same card lies in two slots of the emergency area
flatline-position-triage = the triage area has room for { $most } cards
flatline-position-patient-twice = { $patient } lies somewhere else already
flatline-position-tiles = the patient in bay { $bay } has no such line for a cleared tile
flatline-position-patients = there are { $count } patients, but this game has { $all }: say left differently
flatline-position-cubes = more power cubes lie somewhere than the box has: { $all }
flatline-position-no-power = without a cube on the meter the game is over
flatline-position-on = these dice can't lie on { $what }
flatline-position-dice = { $count } dice of player { $colour } lie somewhere, but it must be { $dice }
flatline-position-roll = { $word }: only right after emergency dice were rolled can this be, and only of dice that lie in a slot
flatline-position-timing = Bad Timing fires red triggers only, each of them at another connection of the dial
flatline-position-treating = only while patients are resolved is a patient being treated, and only one with all lines cleared
flatline-position-ready = only in planning can players be ready
flatline-position-done = only in the countdown can players be done
flatline-position-end = phase over and end belong together: say both or neither
flatline-position-round = there is no such round here: rounds count from 1 once the dial is connected, before that it is 0
flatline-position-choice = nobody can have this choice now

## What chance is asked for.

flatline-asked-patient = patient { $nth } of the game
flatline-asked-card = emergency card { $nth } drawn in the game
flatline-asked-emergency = emergency die { $die }
flatline-asked-medic = a die of player { $colour }
flatline-position-dealing = before the deal nothing lies anywhere: leave “{ $word } dealing” out, or say nothing else
