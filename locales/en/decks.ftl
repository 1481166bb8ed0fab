## What is wrong with a card or a deck file, and what to do about it.

card-expected-value = a card begins with its value, 1 to 6, and a colon: 3: # = #; a spark card with the word: spark: # = #
card-expected-colon = a colon is missing behind the value: 3: # = #, or spark: # = #
card-expected-space = a space is missing here: write #, c, R, 4, R4, [R|4] or ?
card-unknown-word = “{ $word }” means nothing on a card: colours are R B G Y K or red blue green yellow black; # is a number and c a colour of the player's choice; also: any, split, first, last
card-no-such-number = no die shows a { $number }: numbers go from 1 to 6
card-expected-barred-colour = “!” bars a colour, which must follow: !R
card-expected-bar = a split space has two halves with a bar between them: [R|4]
card-expected-bracket = the bracket is not closed: [R|4]
card-choice-in-split-space = # and c can be halves of a split space only as [#|c]
card-same-halves = both halves of the split space are the same: write it once, without brackets
card-nothing-to-compare = “=” compares what both spaces show: give both of them a # for the number or a c for the colour
card-no-colours-to-compare = “!=” compares colours: give both spaces a c
card-not-an-equation = an equation has + or - and exactly one =, as in # + # = 7
card-equation-without-space = an equation needs a space: # + # = 7
card-printed-number-too-large = no dice reach { $number }: an equation can ask for 36 at most
card-too-many-spaces = a card has at most six spaces
card-gap-outside-wall = a gap can stand only in the upper level of a wall: wall Y, K, B / R, -, G
card-levels-in-row = “/” separates levels: begin the card with stacks, pyramid, wall or ziggurat
card-wrong-row = a row has one to six spaces
card-wrong-stack = a stack has three to six dice; two stacks are written: stacks R, B / 1, 2
card-wrong-stacks = two stacks have two or three dice each, as many in both: stacks R, B / 1, 2
card-wrong-pyramid = a pyramid has levels of 2 and 1 dice or of 3, 2 and 1, from the bottom: pyramid R, G / B
card-wrong-wall = a wall has 2 or 3 dice below and 4 to 6 in all: wall Y, K, B / R, -, G
card-wrong-ziggurat = a ziggurat has four dice below and one on top: ziggurat B, 5, 6, Y / R
card-order-twice = only one space can be the first, and only one the last
card-no-order = no order of placing is right: the first or last space contradicts what must lie below it
card-impossible = no dice can complete this card

deck-unknown-line = a line begins with a card, such as 3: # = #, or with deck, twins, dice, opposite, fuse or role
deck-bad-name = a card's name has small letters, digits and hyphens only
deck-name-twice = there is already a card “{ $name }”: names must differ
deck-face-twice = this asks for the same dice as card “{ $name }”: faces must differ
deck-impossible-with-these-dice = the dice of this deck can't complete this card
deck-line-twice = this line can stand only once in a deck
deck-expected-name = the deck's name is missing: deck My bombs
deck-expected-dice = dice are listed as how many of which colour: dice 5 R, 4 B, 1 K/Y
deck-too-many-dice = a deck has at most 50 dice
deck-expected-opposites = pair the six numbers that lie opposite each other: opposite 1-6, 2-4, 3-5
deck-expected-fuse-card = a fuse card shows colours, numbers or both, each once: fuse R, fuse 4 or fuse R|B|4; or it has an effect: fuse spark, fuse roles-off or fuse six
deck-expected-role = there is no such role: role takes cutter, operations-engineer, logistics-specialist, technologist, equipment-technician, disposal-expert or explosives-instructor
deck-role-twice = this role is there already: each can stand only once in a deck
deck-no-bombs = a deck needs at least one bomb card, such as 3: # = #

deck-no-such-card = there is no card “{ $name }” in { $deck }: klaxon cards list shows the names; a card typed in has a colon, as '3: # = #'; a deck file is given with --deck

## The report of klaxon cards check.

check-head = { $name }: { $bombs ->
    [one] one bomb card
   *[other] { $bombs } bomb cards
}{ $sparks ->
    [0] { "" }
    [one] , one spark card
   *[other] , { $sparks } spark cards
}, { $fuses ->
    [one] one fuse card
   *[other] { $fuses } fuse cards
}{ $roles ->
    [0] { "" }
    [one] , one role
   *[other] , { $roles } roles
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
check-name = card
check-value = value
check-dice = dice
# The rolls of three dice a lone player needs on average.
check-rolls = rolls
check-card = what it asks for
check-cards = cards
check-least = least
check-mean = mean
check-most = most
check-recoloured = the cards { $names } differ by their colours only: two such cards are enough
# In the place of a value.
check-spark = spark
check-nameless = a deck without a name
