## The ship's computer: a clock with a voice for a table with the box of a game on it.

computer-title = Ship’s computer
computer-language = English
computer-other-language = Deutsch
computer-other-language-code = de
computer-settings = Sound, voice, light
computer-boxes = The box on your table
# $line: what the computer says.
computer-said = “{ $line }”
computer-put-down = Put me in the middle of the table, where everybody sees me.
computer-listening = I count. You defuse.
computer-held = On hold. The clock stands.
computer-won = Defused. Count your points.
computer-lost = Time is up.
computer-busy = A clock is running. Reset it first.
# $round (Number).
computer-round = Round { $round }
computer-planning-now = Round { $round }: plan, the dice stay where they are.
computer-planned = Round { $round }: planned. The minute comes next.
computer-round-now = Round { $round }: roll!
computer-round-over = Round { $round } is over. Patients, emergencies, dial: then the next.
computer-next = I will speak at
computer-next-none = Nothing more to call.
computer-minute = minute
computer-klaxon = klaxon
computer-pulse = pulse
computer-count = count
computer-call = call
computer-reset = Reset
computer-really = Really?
computer-set-up = Set up
computer-log = Log
computer-log-why = all your games
computer-hold = Hold
computer-bag-empty = Bag empty
computer-game-over = Game over
computer-start = Start
computer-start-why = count-in, then the clock
computer-start-minute = start the minute
computer-start-planning = start planning
computer-ready = Ready!
computer-defused = Defused!
computer-done = Done!
computer-stop-why = stop the clock
computer-go-on = Go on
computer-go-on-why = the clock runs again
computer-next-round = Next round
computer-next-round-why = starts at once
computer-score = Score
computer-score-why = tap what you defused

## The set-up.

computer-parts = FUSE, with these parts of Countdown
computer-length = Clock
computer-take = Take from the box
# $count (Number), $hand (Number): so many for each player.
computer-take-hands = bomb cards to deal first, { $hand } face up to each player
computer-take-deck = bomb cards for the deck, five of them face up in a row
computer-take-deck-with-hands = bomb cards for the deck
computer-take-hands-of-deck = of them to deal, { $hand } face up to each player; then five face up in a row
# $all (Number): so many are in the box.
computer-take-fuses = { $count ->
    [0] fuse cards: all stay in the box
    [one] fuse card of { $all }, shuffled into the deck after the row is laid out
   *[other] fuse cards of { $all }, shuffled into the deck after the row is laid out
}
computer-take-sparks = sparks, shuffled, as a pile of their own
computer-take-roles = { $count ->
    [one] role of { $all }, dealt face up
   *[other] roles of { $all }, one dealt face up to each player
}
# $split (Number): so many have two colours.
computer-take-dice = { $split ->
    [0] dice into the bag
   *[other] dice into the bag, { $split } of them with two colours
}
# $each (Number): so many go to each player.
computer-take-rolled = { $each ->
    [one] dice each turn, one for each player
   *[other] dice each turn, { $each } for each player
}
computer-take-more-dice = dice more, as many of each colour
# Behind what is taken. $box: fuse, countdown or both.
computer-from = { $box ->
    [fuse] {" "}(FUSE)
    [countdown] {" "}(Countdown)
   *[both] {" "}(both boxes)
}
computer-take-patients = patients to treat
# $each (Number): dice of each colour.
computer-take-colours = colours of medic dice, { $each } dice of each
computer-take-cubes = cubes on the power meter
computer-take-track = spaces of the re-roll track
computer-take-failed = failed stat cards lose the game
computer-deal-title = Dealing a hand
# $low (Number): the highest value of the second card.
computer-deal = A first card worth more than { $low }? Then the second is worth { $low } at most: deal on until it is. Cards that did not fit are shuffled back.
computer-deal-solo = Alone you have four cards, of at least three different values: deal on until they are. Cards that did not fit are shuffled back.
computer-stays = stays
computer-goes-back = goes back
computer-pool = Bomb cards to choose from
# $value (Number).
computer-worth = worth { $value }

## The score sheet and the log.

computer-tap = Tap each bomb that you defused, by its value.
# $value (Number).
computer-bombs-worth = Worth { $value }
computer-fuses-activated = Fuse cards activated
# $what: what is counted.
computer-fewer = One fewer: { $what }
computer-total = Points
computer-save = Save to the log
# $rounds (Number).
computer-ended = { $rounds ->
    [one] One round is played. How did it end?
   *[other] { $rounds } rounds are played. How did it end?
}
computer-stable = All stable
computer-power-gone = Lost
computer-not-yet = It goes on
computer-saved = Saved
computer-log-won = Won
computer-log-lost = Lost
# $points (Number).
computer-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $rounds (Number).
computer-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
computer-kept = It stands in the mission log of this device.
computer-not-kept = This browser did not keep it: it has no room left, or it is a private window.
computer-take-along = Save as a file
# $games (Number): victories of this crew in a row.
computer-streak = { $games } victories in a row
# $names.
computer-crew = Crew: { $names }
computer-crew-none = Crew: who plays?
computer-crew-why = The names stand in the mission log. They stay on this device.
# $number (Number).
computer-player = Player { $number }

## One clock on several phones.

computer-share = Share clock
computer-share-why = Other phones at your table can show this clock: the same time, the same round, and everybody may start, hold and stop it.
computer-share-now = Share this clock
computer-share-how = Scan the picture, open the link, or type the code on another phone’s ship’s computer. Phones that follow are silent until somebody turns their sound on. Without a network every phone’s clock goes on by itself.
computer-follow-code = Code of another phone’s clock
computer-follow = Follow
computer-connecting = Connecting …
computer-give-up = Stop trying
computer-clock-code = Clock
# $code, $phones (Number).
computer-clock-shared = { $code } · { $phones ->
    [one] 1 phone
   *[other] { $phones } phones
}
# $code.
computer-clock-alone = { $code } · alone
# $phones (Number).
computer-phones = { $phones ->
    [one] No other phone follows yet.
   *[other] { $phones } phones show this clock.
}
computer-hang-up = Leave this clock
computer-alone = No connection to the other phones. My clock goes on by itself.
computer-together = Connected again: one clock for all.
computer-overruled = Somebody else touched the clock while I was alone. Theirs counts.

## The look-up.

computer-look-up = Look it up
