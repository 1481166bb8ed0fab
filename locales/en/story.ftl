## The record of a game, told for people by klaxon replay. $who, $other: names of players. Dice, cards and places are
## written as in the notation.

story-heading = { $game } · { $players }
story-bot = Bot { $seat }
story-seat = Player { $seat }
story-ending = The end, at { $time }: { $reason }
story-total = in all
story-place-of = { $place }. { $who }: { $points }
story-no-end = The record does not tell the end of the game.
story-no-link = { $link }: this leads to no record; a link to one ends in /replay/ and 32 digits from 0 to 9 and a to f
story-no-host = { $link }: no answer: { $error }
story-not-there = { $link }: { $error }
story-too-long = { $link }: this is too long for a record
story-start = the cards are dealt

# FUSE, Countdown and their combinations: what players do.
story-compose = { $who } chooses the deck: { $what }
story-roll = { $who } rolls
story-place = { $who } puts { $what } on card { $card }, space { $space }
story-place-as = { $who } puts { $what } on card { $card }, space { $space }, as { $now }
story-steady = { $who } steadies the dice on card { $card }
story-pass = { $who } passes
story-unpass = { $who } takes the pass back
story-again = { $who } rolls { $what } again
story-return = { $who } returns the die on card { $card }, space { $space }
story-reveal = { $who } reveals a fuse card
story-choose = { $who } takes { $what } from the middle
story-name = { $who } names { $what }
story-paint = { $who } makes { $what } count as { $now }
story-turn = { $who } turns { $what } to { $now }
story-flip = { $who } turns { $what } over
story-spare = { $who } puts { $what } into the bag
story-defuse = { $who } defuses card { $card }
story-six = { $who } rolls for a 6

# What happens there.
story-role = { $who } is { $what }
story-bag = the bag goes to { $who }
story-rolled = rolled: { $what }
story-shows = { $what } shows { $now } now
story-toppled = the dice on card { $card } of { $who } fall
story-mistake = that is wrong: the dice on card { $card } of { $who } go to the bag
story-cleared = the other dice on card { $card } of { $who } go to the bag too
story-unused = dice are left
story-returned = { $who } loses the die on card { $card }, space { $space }
story-defused = card { $card } of { $who } is defused
story-fuse-card = fuse card { $what }
story-stopped = the clock stops
story-face-down = all bombs are turned face down
story-sparked = { $who } draws the spark { $what }
story-sparkless = no spark is left
story-left-over = nobody takes { $what }
story-roles-off = all roles are off
story-six-rolled = a { $what } comes up for { $who }
story-won = the game is won
story-lost-clock = the time is up
story-lost-bag = the bag is empty

# The bomb-planter game.
story-play = { $who } plays { $what }
story-bomb = { $who } lights a bomb
story-call = { $who } calls: slow fuse!
story-ready = { $who } is ready
story-round-of = round { $what } begins, with { $who }
story-time-bomb = { $who } draws the time bomb
story-exploded = the bomb of { $who } takes the whole fuse
story-cut = the fuse is out
story-relit = { $who } lights the fuse again
story-slow = { $who } takes too long
story-penalty = { $who } gives up { $what }
story-absent = { $who } is away
story-scored = { $who }: { $what } points on fuse cards, { $now } on defuse cards, { $last } off for the hand
story-ended-time-bomb = the round is over: the time bomb
story-ended-bombs = the round is over: no bomb is left
story-ended-passes = the round is over: everybody passed

# FLATLINE.
story-chooses = { $who } chooses { $what }
story-go = { $who } goes on
story-use = { $who } uses { $card }
story-discard = { $who } discards { $card }
story-keep = { $who } keeps { $card }
story-drop = { $who } gives up { $card }
story-chief = { $who } makes { $other } chief
story-lay = { $who } puts { $what } on { $now }
story-sacrifice = { $who } gives { $what } for a re-roll of { $other }
story-done = { $who } is done
story-patient = patient in bay { $what }: { $now }
story-dial = the dial is at bay { $what }
story-round = round { $what }
story-power = a cube drops; emergency cards: { $what }
story-revealed = { $card } comes to { $what }
story-reshuffled = the pile is shuffled
story-skipped = no emergency dice
story-emergency = an emergency die: slot { $what }
story-ignored = emergency die { $what } is ignored
story-locked = locked: { $what }
story-activates = { $card } acts
story-fired = the trigger { $now } in bay { $what } fires
story-line = line { $what } is cleared
story-reopened = line { $what } is open again
story-discarded = { $card } is discarded
story-set-back = { $card } has to be cleared again
story-cube-lost = a cube is lost
story-cube-gained = a cube comes back
story-cube-moved = a cube goes to station { $what }
story-recharged = station { $what } gives a cube to the meter
story-held = the dial will stay
story-minute = the minute begins
story-minute-over = the minute is over
story-failed = { $card } fails
story-kept = { $card } is ready to be used
story-treated = the patient in bay { $what } is treated
story-lost-power = the power is gone
story-lost-failed = too many cards failed
