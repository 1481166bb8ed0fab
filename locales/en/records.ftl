## What is wrong with a game record.

record-version = a record begins with the line “klaxon record 2”
record-game = the second line must be “game { $game }”
record-seed = a seed has 32 digits from 0 to 9 and a to f
record-number = the next line has the number { $number }
record-time = a time is missing here, such as 0:02.100
record-seat = a seat is missing here, such as 1, or - for what happens by itself
record-colon = a colon is missing between what was done and what happened
record-action = “{ $action }” is no action: docs/notation.md lists them
record-event = “{ $event }” is no event: docs/notation.md lists them
record-start = the first line is the deal: 0 0:00 - start: …
record-time-runs-back = time does not run backwards: the line before is later
record-old-version = this record is of version 1: rewrite it with klaxon record upgrade FILE
record-player = a player is written: person 1 Ann, or bot 2 greedy; each seat once
record-fair = a round of commitments is written: fair ROOM GAME DEVICES, and 64 digits of the set-up; its commitments and secrets follow it
record-commitment = a commitment or a secret is server, or the number of a member, and 64 digits from 0 to 9 and a to f: commitment server 0123…; who was put aside: aside 3 late
record-not-old = this is no record of version 1
record-no-seed = the third line of a record of version 1 must be its seed: without one the game can't be played again
record-refused-now = by the rules of today this is refused ({ $rule }): the record stays as it is
record-plays-differently = by the rules of today something else happens: { $events }; the record stays as it is
record-checked = checked: commitments, secrets, set-up and seed fit, and all { $lines } lines come from the seed; { $by } of { $of } devices had a share in it
record-anew = { $count ->
    [one] commitments were made anew once
   *[other] commitments were made anew { $count } times
}
record-uncommitted = all { $lines } lines come from the seed, but nobody committed themselves: the server chose it alone
record-unreadable = this is no record of version 2 that can be read
record-no-such-game = this record is of a game that klaxon does not know
record-without-seed = this record has no seed: nothing in it can be checked
record-upgraded = { $count ->
    [one] one record rewritten
   *[other] { $count } records rewritten
}

## What is wrong with a position.

position-twice = “{ $word }” is said twice
position-form = this position is written: { $printed }
position-value = “{ $value }” can't stand behind { $word }: docs/notation.md lists what can
position-phase = the phase can't be “{ $value }” here
position-owes-nothing = player { $seat } has no die to return
position-tray-full = at most { $most } dice lie in the tray
position-row-full = at most { $most } cards lie in the middle
position-slot-taken = something lies at { $word } already
position-no-bomb = “{ $name }” is a spark, and this is a place for bombs
position-no-spark = “{ $name }” is a bomb, and this is a place for sparks
position-dice = the bag holds more dice of { $die } than are left
position-deck = the deck has more bombs than the { $unseen } that nobody has seen
position-fuses = the deck has more fuse cards than the { $unseen } that nobody has seen
position-refill = a card lies on place { $place }, so it can't be refilled
position-sways = no die on { $word } can sway there
position-sparks = a spark lies in front of nobody, or in front of two players
position-flipped = a die that was turned over does not lie in the tray
position-sure = a card that is in the deck for sure has been seen, or the deck is too small for it
position-painted = a die can be painted only while dice are taken
position-clock = clock takes how much time is left, in a game with a clock: clock 0:10
position-row-dice = no dice lie on cards in the middle
