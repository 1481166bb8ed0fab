## Why an action is refused: short, read while the clock runs. What to do stands behind the colon.

fuse-refused-no-such-seat = nobody plays at this seat
fuse-refused-over = the game is over
fuse-refused-too-late = too late: the clock has run out
fuse-refused-compose-first = first choose how many bombs of each value make up the deck
fuse-refused-not-composing = the deck is chosen already: play on
fuse-refused-not-the-holder = player { $seat } has the bag and rolls
fuse-refused-turn-is-not-over = the turn is not over: first deal with all dice and cards
fuse-refused-roll-first = no dice yet: whoever has the bag must roll first
fuse-refused-return-first = first everybody who owes a die must return it
fuse-refused-unused-first = first roll the dice that are left over again
fuse-refused-choose-first = first choose your next card
fuse-refused-took-enough = you can take no more dice this turn
fuse-refused-die-gone = { $die } is not among the rolled dice any more
fuse-refused-no-card = you have no card there: use one in front of you
fuse-refused-no-space = the card has no such space: use a free one
fuse-refused-space-taken = a die lies there already: use a free space
# $what: 'blue or green', 'a 5', 'a green 2', 'not red'.
fuse-refused-mismatch = the die here must be { $what }
# $kind: how the die beside must relate to the new one. $die: the die beside, such as R4. $number: its number.
fuse-refused-unrelated = { $kind ->
    [same-number] needs a { $number }
    [same-colour] needs the colour of { $die }
    [same-both] needs the colour and the number of { $die }
    [same-either] needs the number or the colour of { $die }
    [different-colour] needs another colour than { $die }
    [less] needs a number above { $number }
   *[greater] needs a number below { $number }
}
fuse-refused-unbalanced = the equation would be wrong: it needs another number
fuse-refused-hopeless = then no dice could complete the card: use another die or space
fuse-refused-stack-order = fill the stack from the bottom up
fuse-refused-nothing-below = first fill the spaces below
fuse-refused-must-be-last = this space must be filled last
fuse-refused-another-first = another space of this card must be filled first
fuse-refused-still-sways = a die on this card still sways: steady it first
fuse-refused-nothing-sways = no die on this card sways
fuse-refused-passed-already = you have passed already
fuse-refused-nothing-to-pass-on = you can take no die anyway: no need to pass
fuse-refused-not-passed = you have no pass to take back
fuse-refused-distribution-is-not-over = dice can still be taken: take them or pass first
fuse-refused-not-unused = { $die } is not among the dice left over: roll one of them
fuse-refused-nothing-owed = you have no die to return now
fuse-refused-no-die-there = no die lies there: return another one
# $die: the die that was rolled again. $number: its new number.
fuse-refused-not-hit-by-die = return a { $number } or a die in the colour of { $die }
fuse-refused-not-hit-by-colour = the fuse card asks for a { colour-name } die
fuse-refused-not-hit-by-number = the fuse card asks for a { $number }
# $what: colours and numbers, joined by or.
fuse-refused-not-hit-by-shown = the fuse card asks for a die that is { $what }
fuse-refused-safe = this die is safe under another one: return a different die
fuse-refused-safe-first = this die is safe: it had to be placed first
fuse-refused-no-choice-owed = nothing to choose: defuse a bomb first
fuse-refused-not-in-the-middle = that card does not lie in the middle: choose another one
fuse-refused-no-stacks = fuse cards are revealed by choice only in the layout stacks
fuse-refused-revealed-already = one fuse card for each bomb is all: choose your next card
fuse-refused-no-fuse-cards = no fuse card is left: choose your next card

## What is wrong with the options of a game, and what to do about it.

fuse-problem-players = { $game } is for { $least } to { $most } players, not for { $players }: change players
fuse-problem-first = nobody sits at seat { $seat }: name a player who starts, such as first 1
fuse-problem-clock = the clock can run from 0:10 to 99:59: set a time between them, or clock none
# $there: how many fuse cards the deck has.
fuse-problem-fuse-cards = { $there ->
    [0] the deck has no fuse cards: set fuse-cards 0
    [one] the deck has only one fuse card: set fuse-cards 1 or 0
   *[other] the deck has only { $there } fuse cards: set fuse-cards { $there } or less
}
fuse-problem-deck-too-large = a game takes at most 120 bomb cards and 32 fuse cards: remove some from the deck
# $needed: how many bomb cards hands and deck need. $there: how many can be dealt.
fuse-problem-too-few-bombs = hands and deck need { $needed } bomb cards, but there { $there ->
    [one] is only one
   *[other] are { $there }
}: choose an easier difficulty, set sixes yes if there are any, or add cards
fuse-problem-hands = these cards make no legal hands: add cards worth 1 or 2, at least one for each player; a lone player needs cards of three values
fuse-problem-total = the deck needs { $needed } bombs, but you chose { $chosen }: change how many of each value
fuse-problem-no-sixes = this game leaves out the bombs worth 6: choose none of them, or set sixes yes
# $left: how many bombs of the value can be chosen.
fuse-problem-short = there are too few bombs worth { $value } after the deal: choose { $left ->
    [0] none
   *[other] at most { $left }
}

## What is wrong with a line that sets an option. Words of the notation stay as they are.

fuse-option-unknown = there is no option “{ $name }”: there are { $options }; lines of a deck begin with |
fuse-option-twice = the option “{ $name }” can stand only once: remove this line
fuse-option-players = players takes how many play: players 4
fuse-option-difficulty = difficulty takes one of these words: difficulty training | standard | expert | elite | insane
fuse-option-layout = layout takes standard, or deck or stacks with how many bombs worth 1 2 3 4 5 6 to use, or with later to choose after the deal: layout standard, layout deck 7 4 5 5 0 0, layout stacks later
fuse-option-fuse-cards = fuse-cards takes how many fuse cards go into the deck: fuse-cards 6
fuse-option-mistakes = mistakes takes what happens to a wrong placement: mistakes refused | penalised
fuse-option-clock = clock takes minutes and seconds, or none for practice: clock 10:00 or clock none
fuse-option-first = first takes the seat that starts with the bag, or leads the first turn: first 1
fuse-option-yes-or-no = this option takes yes or no: sixes yes, steady-hands no

## The end of the game, and the lines of the score.

fuse-won = you won: no bomb is left in the middle
fuse-won-insane = you won: every single bomb is defused
fuse-lost-clock = you lost: the clock has run out
fuse-lost-bag = you lost: no die was left in the bag

fuse-score-won = win
# $left: minutes and seconds, such as 1:23.
fuse-score-time = time left: { $left }
fuse-score-bombs = { $count ->
    [one] one bomb defused
   *[other] { $count } bombs defused
}
fuse-score-fuse-cards = { $count ->
    [one] one fuse card activated
   *[other] { $count } fuse cards activated
}
fuse-option-deck-too-long = the deck is too long: it may have { $most } bytes

## What is wrong with a ruleset's options.

fuse-problem-layout = only by the rules of FUSE the team chooses its bombs: write layout standard
fuse-problem-no-roles = nobody has a role in this game: remove roles, or play with +roles
fuse-problem-engine = { $game } is played by the other engine: its positions have another size

## What chance is asked for.

fuse-asked = { $what ->
    [deal] a bomb card for a hand
    [deck-kind] whether the deck's next card is a bomb or a fuse card
    [deck-card] the deck's next bomb card
    [fuse-card] a fuse card
    [draw] a die out of the bag
    [face] what a drawn die shows
    [reroll] what an unused die shows now
    [role] a player's role
    [spark] a spark card
    [again] what a die shows that is rolled again
    [six] what a player rolls for a 6
   *[other] something else
}
