## What is wrong with a deck of FLATLINE, and what to do about it.

flatline-deck-too-long = the deck is too long: it has at most { $most } bytes
flatline-deck-unknown-line = a line begins with deck, dial, meter, station, patient or card
flatline-deck-line-twice = this line is there already: write it only once
flatline-deck-expected-name = the deck's name is missing: deck My ward
flatline-deck-expected-dial = the dial touches each of the four trigger spaces once: dial 1 2 3 4
flatline-deck-expected-players = a meter is for 1-2, 3, 4 or 5 players: meter 1-2 green 1 2 1 2 2 1 2 3
flatline-deck-expected-side = a meter has a green side and a red one: meter 1-2 green 1 2 1 2 2 1 2 3
flatline-deck-expected-numbers = a side of a meter has eight numbers from 0 to 9: meter 1-2 green 1 2 1 2 2 1 2 3
flatline-deck-expected-station = there are two stations: begin with station 1: or station 2:
flatline-deck-wrong-top = a station has one to three spaces in its top row, before the slash: station 1: P S / A ? D
flatline-deck-wrong-bottom = a station has three spaces in its bottom row, behind one slash: station 1: P S / A ? D
flatline-deck-expected-colon = a colon is missing behind the name: card chaos: S S
flatline-deck-unknown-card = there is no emergency card “{ $name }”: klaxon cards list flatline shows their names
flatline-deck-wrong-card = an emergency card has one to five spaces: card chaos: S S
flatline-deck-sign-on-card = anybody may clear an emergency card, so it has no sign; only all can stand there: card chaos: all S
flatline-deck-bad-name = a patient's name has small letters, with hyphens between words: radio-operator
flatline-deck-name-taken = an emergency card is called “{ $name }”: give the patient another name
flatline-deck-name-twice = there is already a patient “{ $name }”: names must differ
flatline-deck-wrong-lines = a patient has three to five lines, with semicolons between them: all A; one B W; P P
flatline-deck-expected-triggers = the trigger row is missing: end the patient with an arrow and four triggers, as -> +die . -cube +tile
flatline-deck-wrong-triggers = a trigger row has four triggers, a dot for a blank one: -> +die . -cube +tile
flatline-deck-unknown-trigger = there is no trigger “{ $name }”: green ones are +die +dice +re-roll +re-rolls +tile +cube +discard +hold +turn, red ones -die -dice -tile -cube -triage -draw -lock -turn; a dot is blank
flatline-deck-expected-space = a space is missing here: write P, B, D, W, S, A, [D|S], ? or =
flatline-deck-unknown-space = “{ $name }” is no space: write P, B, D, W, S, A, [D|S], ? or =, with blanks between them; a sign (one, two, more, all, split) stands only at the beginning
flatline-deck-same-halves = both halves of the split space are the same: write the icon once, without brackets
flatline-deck-too-many-spaces = a line has at most six spaces: make two lines of it
flatline-deck-one-space-for-all = a line for all players shows one space, and each player has one like it: all A
# $sign: the word of the notation.
flatline-deck-too-few-spaces = a line with the sign { $sign } is filled by more than one player, so it needs at least two spaces: { $sign } B W
flatline-deck-expected-slash = a split line has one slash with spaces on both sides: split P / D S
flatline-deck-slash-without-split = only a split line has a slash: split P / D S
flatline-deck-lone-matching = a single = has nothing to match: write two or more, or ? for any die; at a station they must not be alone with few players either
# $lines: beginnings of lines.
flatline-deck-missing = for each of these a line is missing that begins so: { $lines }
flatline-deck-quoted = “{ $name }”
flatline-deck-too-few-patients = the deck has { $count ->
    [one] one patient
   *[other] { $count } patients
}: it needs at least { $least }
flatline-deck-too-many-patients = the deck has { $count } patients: it can have at most { $most }

flatline-deck-no-such-card = there is no card “{ $name }” in { $deck }: klaxon cards list flatline shows names such as pilot, lock-down, station-1 and meter-4; a patient typed in has a colon, as 'ann: all A; one B W; P P -> +die . -cube +tile'

## The report of klaxon cards check.

flatline-check-head = { $name }: { $patients } patients, { $cards } emergency cards
flatline-check-patient = patient
flatline-check-lines = lines
# Above the dice that a patient takes.
flatline-check-players = { $players } players
flatline-check-signs = signs
flatline-check-icon = asked for
flatline-check-any = any
flatline-check-matching = matching
flatline-check-cards = cards
flatline-check-stations = stations
flatline-check-triggers = trigger
flatline-check-green = green
flatline-check-red = red
flatline-check-blank = blank
flatline-check-all = all
flatline-check-meter = meter
flatline-check-side = side
flatline-check-numbers = cards cube by cube
flatline-check-sum = sum
