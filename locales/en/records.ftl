## What is wrong with a game record.

record-version = a record begins with the line “klaxon record 1”
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
