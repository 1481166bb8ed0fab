## The table of the bomb-planter game in the page.

# What is printed on the cards: short.
planter-card-boot = Boot
planter-card-bucket = Water
planter-card-scissors = Scissors
planter-card-extinguisher = Foam
planter-card-guy = Guy
planter-said-fuse = Fuse card, { $points } points
planter-said-defuse = { $name }: puts the fuse out, { $points } points
planter-said-guy = Guy with match: lights the fuse again

# Under the number of cards.
planter-deck = in the deck
# A number follows.
planter-time-bomb-in = time bomb in the last
planter-round-of = round { $round } of { $rounds }

# A player in words.
planter-player = { $name }: { $bombs ->
    [0] no bombs
    [one] one bomb
   *[other] { $bombs } bombs
}, { $points } points, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
planter-player-turn = on the move
planter-player-away = away
planter-won = Won in this round: { $points } points

# Under one’s own points.
planter-points = points
planter-on-fuse = On the fuse
planter-on-fuse-cards = On the fuse, { $count } cards
planter-beside = + { $points } beside the match
planter-no-fuse = No fuse yet. The first fuse card lights it.
planter-fuse-said = { $count ->
    [0] No fuse is burning.
    [one] The fuse: one card, { $points } points.
   *[other] The fuse: { $count } cards, { $points } points.
}
planter-beside-said = Beside the match: { $cards }.

planter-hint = Each fuse card adds its points. Boom takes them all; a defuse card takes them away. Cards left in your hand count against you.
planter-your-turn = Your turn
planter-your-turn-first = Your turn: lay a fuse card
planter-turn-of = { $name } is on the move
planter-you-cut = You cut the fuse
planter-cut-by = { $name } cut the fuse
planter-between = The round is over
# Seconds with one decimal.
planter-seconds = { $whole }.{ $tenth } s
planter-hurry = Play now, or your cheapest fuse card is played for you
planter-your-hand = Your hand

## The large key: a word or two, and why.

planter-key-bomb = Boom
planter-key-bomb-why = play a bomb, take { $points }
planter-key-bomb-last = play your last bomb, take { $points }
planter-key-first = needs a fuse: lay a card first
planter-key-none = No bombs left
planter-key-none-why = play a card
planter-key-pass = Pass
planter-key-pass-why = you can play nothing
planter-key-call = Too slow!
planter-key-call-pays = { $name } pays a defuse card
planter-key-call-why = call out { $name }
planter-key-wait = Not your turn
planter-key-would = a bomb would take { $points } now
planter-key-would-none = no fuse is burning yet
planter-key-guy = Light it again
planter-key-guy-why = play your guy with match, out of turn
planter-key-window = The fuse is out
planter-key-window-why = unless somebody has a guy with match

## Several players with one phone.

planter-cover = Pass the phone to { $name }
planter-cover-show = Show my hand

## Between two rounds.

planter-round-over = Round { $round } of { $rounds } is over
planter-over-time-bomb = The time bomb went off. What lay on the fuse counts for nobody.
planter-over-bombs = All bombs are used.
planter-over-passes = Everybody has passed.
planter-column-fuse = fuse
planter-column-defuse = defuse
planter-column-hand = in hand
planter-ready-of = { $count } of { $all } are ready
planter-next-round = Next round
planter-ready = Ready
planter-end-word = Boom.
planter-number-bombs = bombs
planter-number-longest = cards, the longest fuse
planter-number-rounds = rounds

## What happened. A name and a colon stand before each.

planter-did-play = { $points }, the fuse is worth { $sum }
planter-you-draw = You draw: { $card }
planter-did-bomb = Boom! { $points } points
planter-did-defuse = { $tool }! { $points } points go up in smoke
planter-fuse-out = The fuse is out
planter-did-relight = The fuse burns on!
planter-time-bomb = Time bomb!
planter-did-time-bomb = the time bomb!
planter-did-pass = pass
planter-did-slow = slow
planter-did-call = “Slow fuse!”
planter-did-pay = one defuse card gone: { $card }
planter-did-absent = away, so the cheapest fuse card is played
planter-did-begin = Round { $round }: { $name } begins

## Keys.

planter-do-card = Play a card of your hand
planter-do-bomb = Play a bomb
planter-do-pass = Pass, if you can play nothing
planter-do-call = Call a slow player
planter-do-guy = Light the fuse again with a guy with match
planter-do-ready = Ready for the next round

## How it is played.

planter-how-goal = Everybody plays alone: whoever has the most points wins.
planter-how-turn = On your turn touch a card. A fuse card makes the fuse longer and more valuable, and you draw a new one.
planter-how-bomb = Or play a bomb: you take the whole fuse and the defuse cards beside the match. You have very few of them.
planter-how-defuse = Or a defuse card: the fuse is gone. The card stays beside the match until a bomb takes it.
planter-how-end = It ends when all bombs are used or the time bomb is drawn. Fuse cards in your hand then count against you.
planter-how-slow = A move should take less than three seconds. If the table agreed on it, slow players may be called out.

## What can be chosen.

planter-choice-players-why = Two to six, everybody against everybody.
planter-choice-rounds = Rounds
planter-choice-rounds-why = The points of all rounds are added up.
planter-choice-round-1 = One round
planter-choice-round-2 = 2 rounds
planter-choice-round-3 = 3 rounds
planter-choice-round-5 = 5 rounds
planter-choice-slow = Slow players
planter-choice-slow-why = Whoever takes too long may be called out; a penalty costs a defuse card.
planter-choice-slow-no = Let them
planter-choice-slow-call = Call
planter-choice-slow-penalty = Penalty
planter-choice-extras = Extra cards
planter-choice-extras-why = Adds fire extinguishers, and guys with match who light a cut fuse again.
planter-choice-limit = Time for a move
planter-choice-limit-why = After that a move is slow.
planter-choice-window = Time to relight
planter-choice-window-why = So long after a defuse card a guy with match may be played.
planter-choice-absent = Missing players
planter-choice-absent-why = After that a card is played for whoever is not there.
planter-choice-first = Who begins
planter-choice-first-why = Whoever lit a match last, or drawn by lot.
planter-choice-first-drawn = Drawn
