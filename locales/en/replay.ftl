## Watching a game again.

replay-title = Watch a game again
replay-looking = Looking for the record …
replay-what = Choose a record that you have as a file, or drop one here. Every game can be saved as one at its end.
replay-choose = Choose a record
replay-recording = This is a recording

## Why a record can't be watched.

replay-not-found = There is no record at this address, or it is kept no longer.
replay-deleted = Somebody who played this game deleted its record.
replay-no-server = The server can’t be reached. A record that you have as a file can be watched all the same.
replay-unreadable = This file can’t be read.
replay-no-record = This is no record of a game. A record begins with the line “klaxon record 2”.
replay-old = This record is of version 1. Rewrite it with: klaxon record upgrade FILE
replay-newer = This record was written by a newer Klaxon than this one.
replay-too-large = This file is too large for a record.
# $game: the name of a game in the notation.
replay-no-game = This page does not know the game “{ $game }”.
# $line (Number): a line of the file.
replay-damaged = This record is damaged: line { $line } makes no sense.

## The bar.

replay-bar = Playback
replay-line = Time line
# $time: what the clock showed. $moment, $all (Number): of so many moments.
replay-place = { $time }, moment { $moment } of { $all }
replay-play = Play
replay-pause = Stop
replay-step-back = One step back
replay-step-on = One step on
replay-prev-mark = Back to the last mark
replay-next-mark = On to the next mark
replay-speed = Speed
replay-more = More
replay-live = Live
# $count (Number): what happened since.
replay-behind = { $count ->
    [one] one move behind
   *[other] { $count } moves behind
}
replay-link = Link to this moment

## By whose eyes.

replay-eyes = Seen by
replay-everybody = Everybody
replay-all-hands = All hands open
# $name: a player. $cards: the names of cards.
replay-hand = In the hand of { $name }: { $cards }

## What could be done.

replay-could = What could be done
replay-did = done
# $name: a player. $action: in the notation.
replay-did-next = { $name } did next: { $action }
replay-could-nothing = Nothing could be done here.
replay-could-more = There were many more ways.

## The end of the tape.

replay-again = Watch again
# $points (Number): the score.
replay-points = { $points ->
    [one] one point
   *[other] { $points } points
}
# $by, $of (Number): devices.
replay-checked = Dice checked: all of it comes from secrets that were committed to, by { $by } of { $of } devices.
replay-uncommitted = The whole game comes from its seed, but nobody committed themselves to it.
replay-unchecked = The dice can’t be checked: the record has no seed.
replay-cheated = This record was changed, or somebody cheated: it does not come from its seed.
