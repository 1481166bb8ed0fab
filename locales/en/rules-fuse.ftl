## The rules of FUSE for the look-up, by their numbers. Empty lines part paragraphs, and lines with a hyphen are a list.

# What is in the box.

rule-f-1-title = The dice and the bag
rule-f-1 = There are 25 dice: five each of red, blue, green, yellow and black, with the numbers 1 to 6. They start in the bag, and every die that leaves a card goes back into it. No die ever leaves the game.
rule-f-2-title = The bomb cards
rule-f-2 =
    There are 54 bomb cards, worth 1, 2, 3, 4 or 6 points; none is worth 5. Exactly five are worth 6: three large pyramids and two double stacks.

    A deck that you write yourself may have up to 120 bomb cards and 32 fuse cards.
rule-f-3-title = The fuse cards
rule-f-3 = There are 11 fuse cards. Each shows one number, 1 to 6, or one of the five colours. What they do: F-42.
rule-f-4-title = The clock
rule-f-4 =
    The clock counts down from 10:00. It never waits for a decision: it runs on while somebody chooses a card, returns a die or thinks. It stops at the end of the game.

    The option “{ web-clock-option }” sets another length, or none for practice; a link can ask for anything from 0:10 to 99:59. Where the team makes up its own deck (F-60), the clock starts when that is done.

# The set-up.

rule-f-10-title = How many can play
rule-f-10 = FUSE is for 1 to 5 players. Six to nine play Epic, with both boxes (C-62).
rule-f-11-title = Six-point bombs
rule-f-11 = The five bombs of FUSE that are worth 6 are left out unless the team asks for them. With the option “{ web-sixes }” they are in the game like all other bombs, and can also be dealt.
rule-f-12-title = Your first bombs
rule-f-12 = Each player is dealt two bomb cards, face up. A lone player is dealt four.
rule-f-13-title = Which hands are legal
rule-f-13 =
    If your first card is worth 3 or more, your second must be worth 1 or 2: cards are dealt until one is. After a first card worth 1 or 2, any second card will do.

    A lone player’s four cards must show at least three different values: 1, 2, 2, 4 will do, 1, 1, 2, 2 will not.

    Rejected cards are shuffled back as soon as that player’s hand is legal, so the next player may be dealt one of them. Which card is replaced: F-17.
rule-f-14-title = How many bombs to clear
rule-f-14 =
    After the deal the deck gets this many bombs. The cards in front of the players do not count; the five of the row do. The numbers are for 1, 2, 3, 4 and 5 players:

    - { web-training }: 16, 17, 18, 19, 20
    - { web-standard }: 19, 20, 21, 22, 23
    - { web-expert }: 21, 22, 23, 24, 25
    - { web-elite }: 23, 24, 25, 26, 27
    - { web-insane }: 25, 26, 27, 28, 29

    All other bombs go back to the box. So three players at { web-standard } have 21 bombs to clear, besides the six that they were dealt.
rule-f-15-title = The row and the fuse cards
rule-f-15 =
    Five bombs of the deck are laid face up in a row. Only then 6 random fuse cards are shuffled into the rest of the deck.

    The option “{ web-fuse-cards }” changes that number, from 0 to 11.
rule-f-16-title = Who starts
rule-f-16 = One player starts with the bag. The team says who, with the option “{ web-first }”; if it says nothing, seat 1 starts.
rule-f-17-title = Which dealt card is replaced
rule-f-17 =
    Only the second card is replaced, never the first. In a lone player’s hand it is the last-dealt card that shares its value with another, again and again until three values show.

    If no card is left that would do, all hands are dealt anew. Where the deck was counted with the hands, as in Countdown (C-11), a new deck is formed first.

# A turn.

rule-f-20-title = How many dice are rolled
rule-f-20 =
    Only the player with the bag rolls: as many dice as there are players. With two players it is 4 dice, alone 3.

    With the box on the table: if you drew too many, put all of them back and draw anew; if too few, draw more. Klaxon always draws the right number.
rule-f-21-title = How many dice you may take
rule-f-21 = With three or more players you take at most one die a turn. With two players you take at most two each, and alone at most three. Nobody has to take a die, not even one that fits. If two players want the same die, the first to place it has it; the other may take another one.
rule-f-22-title = Too few dice in the bag
rule-f-22 = If the bag has fewer dice than you should roll, you roll those that are there; one is enough. If a turn begins with an empty bag, the team loses. Dice that went back before that count: those of a defused bomb, and those that were rolled again.
rule-f-23-title = Placing a die
rule-f-23 = A die that you take goes at once on a free space that it matches, on one of your own cards. It stays there: a placed die is never moved or taken back by its player. You fill the spaces in any order, except on stacks (F-26) and pyramids (F-27). Alone or with two players, you may put several dice of one turn on the same card.
rule-f-24-title = Signs bind two neighbours
rule-f-24 =
    A sign between two spaces is about exactly these two dice. Spaces without a sign between them have nothing to do with each other.

    A die between two signs must satisfy both: in # > # < #, with a 5 and a 3 outside, the middle die is a 1 or a 2. The outer two are not compared with each other.

    An equation (F-74) is about all its spaces, in the printed order.
rule-f-25-title = No die that spoils the card
rule-f-25 =
    You may not place a die so that no further dice could complete the card. On # < # < # the first die can’t be a 5: two greater numbers would have to follow.

    Only the faces that the dice in play can show matter, each as often as you like. Whether such a die is still in the bag makes no difference, and neither does what a role of Countdown could change.
rule-f-26-title = Stacks
rule-f-26 =
    The dice of a stack lie on each other: place them strictly in the order of the arrow. On Klaxon’s cards that is from left to right; the left space is the bottom.

    A double stack is two stacks. Each has its own order, and you may go on with either whenever you like. If one falls, both lose their dice (F-28).
rule-f-27-title = Pyramids
rule-f-27 = The dice on the lowest level go there in any order. A space above is open as soon as both dice below it are there. In a large pyramid one side may grow while the other is still empty.
rule-f-28-title = Falling dice, steady hands
rule-f-28 =
    If a stack or a pyramid falls, all dice on its card go back to the bag. In Klaxon nothing falls by itself.

    With the option “{ web-steady-hands }” a die that you put on the second level or higher sways. Press “{ web-steady }” within 1.5 seconds, while the needle is in the marked middle. If you are too late, or press while the needle is outside, all dice of the card fall; the one that you placed still counts as taken.

    While a die sways, its card takes no other die, a last die does not complete it, and neither the distribution nor the turn ends. Other cards can be filled.
rule-f-29-title = Wrong placements
rule-f-29 =
    A die that was placed against these rules is a mistake: when it is found, all dice of that card go to the bag.

    The option “{ web-mistakes }” says what Klaxon does:

    - “{ web-mistakes-refused }” is usual: a wrong placement is refused, and nothing changes.
    - “{ web-mistakes-penalised }”: the mistake is found at once. The wrong die goes to the bag with all dice of that card; your other cards stay as they are.

    A wrong die counts towards the dice that you may take (F-21). Where sparks are in play it does not count as taken, and you draw a spark for it (C-30). A die that is gone, a space that is not there or not free, and a card on which a die sways are always refused, without a penalty.
rule-f-30-title = When the distribution ends
rule-f-30 =
    The distribution of the rolled dice ends when every die is taken, or when every player who could still take one has passed. If none of the dice has a legal place on your cards, or you have taken all that you may, you need not pass.

    It never ends while somebody has a card to choose or a die to return, while the row is being refilled, while a fuse card is open, or while a die sways. Who could still take a die is judged only after that, for a new card or a freed space may take a die that lies there.
rule-f-31-title = Dice that nobody takes
rule-f-31 =
    Each die left over is rolled again, one at a time, in any order that the team likes. After each roll every player returns one placed die that has the colour of the rolled die or its new number, if they have one. Whoever has several chooses.

    Example: a blue die comes up as a 2. Every player gives back one blue die or one 2. What the die showed before does not matter.

    Then the rolled die goes to the bag, and the next one is rolled. If only one of your dice matches, it goes back at once.
rule-f-32-title = Safe dice
rule-f-32 = A die under another die, in a stack or a pyramid, can’t be returned. In a pyramid one die on it is enough. It is safe only as long as something lies on it. On a double stack the top dice of both stacks can be returned. Countdown has more safe dice: C-47.
rule-f-33-title = Complete cards
rule-f-33 = A card is complete the moment its last die is placed. From then on nothing takes a die from it, not even the fuse card that its defusing brings. With steady hands a last die that still sways does not count yet: the card can be hit until the die stands (F-28).
rule-f-34-title = Who waits for whom
rule-f-34 =
    While any player owes a die to return or a 6 to roll, no other die is taken, placed or rolled. Such debts come from F-31 and F-42, in Countdown also from C-46, C-50 and C-62.

    - While dice are owed, you may still choose a card (not after revealing a fuse card, F-62), pass where you otherwise could, and steady a die.
    - A player who has a card to choose takes no die until it is chosen. The others go on.
    - You can take back a pass until the distribution ends. Placing a die takes it back, too.
    - If you owe a die and lose all that match in another way, because they fell or their card was defused, you owe nothing any more.
    - Any player may roll the next die that is left over.

# Defusing.

rule-f-40-title = Defusing a bomb
rule-f-40 = A complete bomb is defused at once. Its dice go to the bag, and the card goes face down to the score pile. Its owner takes any bomb of the row, and the row is refilled from the deck. If two players have to choose, the first to take a bomb has it.
rule-f-41-title = A fuse card comes up
rule-f-41 = If the row is refilled with a fuse card, that card takes effect (F-42) and is put aside: it counts for the score. Then another card is drawn. Several fuse cards may follow each other, but the next card is drawn only when all returns are made.
rule-f-42-title = What a fuse card takes
rule-f-42 = Every player returns one placed die of the card’s number or colour, if they have one. It is one die, not all that match; whoever has several chooses. Dice under other dice (F-32) and dice of complete cards (F-33) are safe.
rule-f-43-title = The bag passes on
rule-f-43 = When all dice are dealt with, all cards chosen and all fuse cards settled, the bag goes to the player on the left, and that player rolls. After the last seat comes seat 1.
rule-f-44-title = Deck or row is empty
rule-f-44 = If the deck is empty, the row is not refilled. If the row is empty too, a defused bomb is not replaced. Fuse cards that are left in the deck are drawn and take effect before the row shrinks, unless the game is already won (F-50).

# The end.

rule-f-50-title = When you win
rule-f-50 = You win the moment a player takes the last bomb from the middle: none is left in the row or in the deck. Dice that are still owed, other choices and fuse cards in the deck don’t matter any more. The bombs in front of you are duds: you need not defuse them, and they score nothing. At { web-insane } it is not over yet (F-51), nor while sparks are in play (C-55).
rule-f-51-title = { web-insane }: all bombs
rule-f-51 = At { web-insane } the bombs in front of the players must be defused too; you win with the last of them. As many dice are rolled as ever. A player without cards takes no dice and need not pass; the dice that are left over are rolled again (F-31).
rule-f-52-title = When you lose
rule-f-52 = You lose when the clock runs out before you have won (F-54), or when a turn begins with an empty bag (F-22).
rule-f-53-title = The score
rule-f-53 =
    Your team scores:

    - 10 points for a win
    - 1 point for each full 10 seconds left on the clock, only for a win
    - the points of all defused bombs
    - 2 points for each fuse card that came up, even if nobody had a die for it

    A game without a clock scores nothing for time. Bombs that are not complete score nothing. Win or lose, the result goes into the log: players, difficulty, won or not, date and score.
rule-f-54-title = The last moment
rule-f-54 = At 0:00.000 the clock has run out, and whatever is done then is too late. A thousandth of a second earlier is in time. For the score a part of 10 seconds counts nothing: 1:19 left is 7 points, 1:20 is 8.

# Decks of one's own choice.

rule-f-60-title = You choose the deck
rule-f-60 =
    With the option “{ web-layout }” the team can choose how many bombs of each value make up the deck. Hands are dealt first (F-12, F-13); then you choose among the cards that are left. The total is the number of F-14, and bombs worth 6 are there only by F-11. The clock waits until you have chosen.

    A choice for which too few cards are left is refused, and you are told which value is short. If the deck is chosen before the deal, as in a link, it is refused unless every possible deal leaves enough cards.
rule-f-61-title = Chosen deck, in a row
rule-f-61 = With “{ web-layout }: { web-layout-deck }” the chosen cards are shuffled. Then all is as usual: five of them make the row, and the fuse cards are shuffled into the rest (F-15).
rule-f-62-title = Chosen deck, in stacks
rule-f-62 =
    With “{ web-layout }: { web-layout-stacks }” there is one open stack for each value, and all fuse cards, 11 in FUSE, lie face down beside them. No fuse card comes up by itself.

    For each bomb that you defuse you may reveal one fuse card, if any is left, before you take your next bomb. It takes effect and counts for the score. When all dice for it are returned, you take the top card of any stack; the next one below lies open at once. You win when the last bomb is taken.

# The signs on the cards.

rule-f-70-title = # and the ring of colours
rule-f-70 = A # says that the number matters, and you choose it. The ring of colours says that the colour matters, and you choose it. The signs beside the space then bind the other dice: in # = # = # all three have the same number, in any colours. Without a sign beside it, such a space takes any die.
rule-f-71-title = A number, a colour, or both
rule-f-71 = A number without a colour, white on the printed cards, takes this number in any colour. A colour without a number takes any number in this colour. A colour with a number asks for both: the space for a green 2 takes neither a green 5 nor a red 2.
rule-f-72-title = Split spaces: one or the other
rule-f-72 = A space with a diagonal line takes a die that fits either of its halves; a die that fits both will do, too. The space “black or 1” takes a black 6, a red 1 or a black 1. Each split space is judged by itself.
rule-f-73-title = Same and different
rule-f-73 =
    The mark under the sign says what is compared:

    - = with a #: the same number
    - = with coloured dots: the same colour
    - = with both and a slash: the same number or the same colour
    - three lines with both: the same number and the same colour
    - ≠ with coloured dots: different colours

    Only neighbours are compared. Where number or colour may be the same, blue 4, green 4, green 1 is right, although the blue 4 and the green 1 have nothing in common.

    = compares what both spaces show. Between # and “number or colour” it is the number, between the ring of colours and “number or colour” it is the colour; only between two spaces “number or colour” either will do.
rule-f-74-title = Greater, smaller, any die, sums
rule-f-74 =
    - < and >: the number at the open side is strictly greater. In # < # a 3 may lie left of a 5, not left of a 2 or another 3.
    - ? takes any die.
    - An equation must come out true with the numbers on its dice, as it is printed: # − # = 2 takes a 5 and a 3, not a 3 and a 5. A number without a space around it is printed and takes no die. Colours matter only where a space asks for one.

## What can be looked up on the table: spaces of a card.

look-any-die-title = Any die: ?
look-any-die = This space takes any die, whatever its number and colour. A sign beside it still counts (F-74).
look-any-number-title = A number of your choice: #
look-any-number = The number on this die matters, and you choose it; the colour is free. The signs beside the space say how the other dice relate to it. Without a sign beside it, the space takes any die (F-70).
look-any-colour-title = A colour of your choice: the ring of colours
look-any-colour = The colour of this die matters, and you choose it; the number is free. The signs beside the space say how the other dice relate to it. Without a sign beside it, the space takes any die (F-70).
look-any-both-title = Number and colour of your choice: # in the ring
look-any-both = Both the number and the colour of this die matter, and you choose both. The sign beside the space says what the next die must share (C-70).
look-number-title = A number
look-number = This space takes a die with this number, in any colour. On the printed cards such a number is white; there are no white dice (F-71).
look-colour-title = A colour
look-colour = This space takes a die of this colour, with any number. Shape and letter are those of the die (F-71).
look-colour-number-title = A colour with a number
look-colour-number = This space takes only a die that has both, this colour and this number (F-71).
look-colour-any-number-title = A colour with #
look-colour-any-number = The die must have this colour. Its number is your choice, and the signs beside the space compare it with the others (F-70, F-71).
look-number-any-colour-title = A number in the ring of colours
look-number-any-colour = The die must have this number. Its colour is your choice, and the signs beside the space compare it with the others (F-70, F-71).
look-either-title = Split space: one or the other
look-either = Above and below the diagonal line stand two things. The die must fit one of them; which one is up to you (F-72).
look-number-or-colour-title = Number or colour: # and the ring
look-number-or-colour = This space takes any die. The die beside it must then share its number or its colour; which one depends on what the other space shows (F-73).

## Signs between the spaces.

look-same-number-title = Same number: = with #
look-same-number = The two dice beside this sign have the same number. Their colours don’t matter (F-73).
look-same-colour-title = Same colour: = with dots
look-same-colour = The two dice beside this sign have the same colour. Their numbers don’t matter (F-73).
look-same-either-title = Same number or colour: = with # and dots
look-same-either = The two dice beside this sign have the same number or the same colour; one of the two is enough. Each pair of neighbours is judged by itself (F-73).
look-same-both-title = Same number and colour: three lines
look-same-both = The two dice beside this sign have the same number and the same colour, such as two red 4s (F-73).
look-different-colour-title = Different colours: ≠
look-different-colour = The two dice beside this sign have different colours. Only neighbours are compared: red, green, red is right (F-73).
look-less-title = Smaller: <
look-less = The number on the left is smaller than the one on the right; equal numbers won’t do. A 3 may lie left of a 5, not left of a 2. In a stack left is the lower die (F-74).
look-greater-title = Greater: >
look-greater = The number on the left is greater than the one on the right; equal numbers won’t do. A 5 may lie left of a 3, not left of a 6. In a stack left is the lower die (F-74).
look-sum-title = Sum: +
look-sum = The numbers on both sides of the + are added. The whole equation must come out true: for # + # = 7 a 3 and a 4 will do, in either order (F-74).
look-difference-title = Difference: −
look-difference = The number behind the − is taken away from the one before it. The order counts: for # − # = 2 a 5 and a 3 will do, a 3 and a 5 will not (F-74).
look-equation-title = Equation: =
look-equation = What stands left of the = must be as much as what stands right of it. A number that is printed without a space takes no die: it just belongs to the equation (F-74).
look-gap-title = No sign between two spaces
look-gap = Two spaces without a sign between them have nothing to do with each other. Each takes its own die (F-24).

## Shapes of a card.

look-side-by-side-title = Spaces side by side
look-side-by-side = You may fill these spaces in any order, as long as every sign stays true (F-23, F-24).
look-stack-title = Stack
look-stack = The dice lie on each other. The left space is the bottom: fill the stack from left to right, none left out (F-26). Only the top die can be returned (F-32).
look-double-stack-title = Double stack
look-double-stack = Two stacks on one card, worth 6 together. Fill each from left to right; you may change between them as you like. The bomb is defused when both are full (F-26).
look-pyramid-title = Pyramid
look-pyramid = Fill the lowest level in any order. A die above needs both dice below it (F-27). A die with another one on it can’t be returned (F-32).

## Other things of a card.

look-bomb-title = Bomb
look-bomb = A bomb asks for dice. Fill all its spaces to defuse it (F-40). What it asks for stands on it in words, too.
look-points-title = Points of a bomb
look-points = A defused bomb is worth this many points for the team (F-53). The more points, the harder it is. Two hard bombs at the same time leave you few dice that fit.
look-lights-title = Wires and lights
look-lights = Each space has a wire and a light. When a die lies there, the wire is cut and the light is on. When all lights are on, the bomb is defused (F-33, F-40).
look-lit-title = Lit space
look-lit = A space that lights up takes the die that you hold. When you owe a die, the dice that light up are those you may return. With “{ web-help }: { web-help-none }” nothing lights up.
look-safe-title = Lock: a safe die
look-safe = A die with a lock can’t be returned, because another die lies on it (F-32) or because its card is complete (F-33). In Countdown a die that had to be placed first is safe, too (C-47).

## Dice, and where they lie.

look-die-title = Die
look-die = Every die has a number and a colour. The colour also shows as a letter in the corner and as a shape behind the number. Touch a die to take it up, then a space.
look-die-red-title = Red die
look-die-red = Letter R, a triangle.
look-die-blue-title = Blue die
look-die-blue = Letter B, a circle.
look-die-green-title = Green die
look-die-green = Letter G, a diamond.
look-die-yellow-title = Yellow die
look-die-yellow = Letter Y, a star.
look-die-black-title = Black die
look-die-black = Letter K, a hexagon. B is blue.
look-tray-title = Rolled dice
look-tray = The dice of this turn that nobody has taken yet. Talk about who takes which: how many you may take says F-21, what becomes of the rest F-31, or C-30 where sparks are in play.
look-die-taken-title = Empty place with a helmet
look-die-taken = A die lay here. The helmet shows who took it.
look-bag-title = Bag
look-bag = The number says how many dice are in the bag. Who has the bag rolls (F-20). If a turn begins with an empty bag, the team loses (F-22).
look-pass-title = Pass
look-pass = You say that you take no more dice this turn. When all players who could still take one have passed, the distribution ends (F-30). Until then you can take your pass back (F-34).
look-reroll-title = Dice left over
look-reroll = Nobody took these dice. Each is rolled again, and every player returns a die of its colour or its new number (F-31). Touch one to roll it: any player may (F-34).
look-steady-hands-title = Steady hands
look-steady-hands = A die that was put on another one sways. Press “{ web-steady }” while the needle is in the green middle, within 1.5 seconds, or all dice of the card fall into the bag (F-28).

## The middle of the table, and everything else.

look-row-title = The row: next bombs
look-row = Whoever defuses a bomb takes one of these, whichever they like. The gap is filled from the deck, where fuse cards lie hidden, too (F-40, F-41).
look-stacks-title = Open stacks of bombs
look-stacks = One stack for each value. Whoever defuses a bomb takes the top card of any stack (F-62).
look-deck-title = Bombs to come
look-deck = So many bombs are left in the row and in the deck. When the last one is taken, you have won, except at { web-insane } and { web-heroic } (F-50, F-51, C-56). In Countdown all sparks must be gone as well (C-55).
look-fuse-title = Fuse card
look-fuse = Fuse cards lie hidden in the deck. One that comes up takes effect at once, for all players, and scores 2 points (F-41, F-53).
look-fuse-number-title = Fuse card with a number
look-fuse-number = Every player returns one placed die that shows this number, if they have one that is not safe (F-42).
look-fuse-colour-title = Fuse card with a colour
look-fuse-colour = Every player returns one placed die of this colour, if they have one that is not safe (F-42).
look-reveal-title = Reveal a fuse card
look-reveal = You have defused a bomb and may reveal one fuse card before you take the next bomb. It costs dice and scores 2 points; you need not do it (F-62).
look-clock-title = Clock
look-clock = So much time is left. At 0:00 you have lost (F-52, F-54). The line of segments under it burns down with the time. It runs on during every decision (F-4); only a pause that more than half of the players want stops it.
look-help-title = Marks under the dice
look-help = The helmets under a die show which players could place it now; white is you. “{ web-everybody }” and “{ web-nobody }” stand there in words. The option “{ web-help }” sets it: “{ web-help-full }” has these marks and lights up spaces, “{ web-help-little }” only lights up spaces, “{ web-help-none }” does neither.
look-helmet-title = Helmet
look-helmet = Each seat has a helmet with its number and a pattern. A white helmet is you.
look-claim-title = Claim: “I can use this”
look-claim = A cyan helmet under a die says that this player has taken it up and could use it. A claim reserves nothing: the first to place the die has it (F-21).
look-calls-title = Calls
look-calls = With one touch you call something to the whole table: which die you need, or that somebody should take one, pass or wait. Calls change nothing in the game.
look-mates-title = The others’ bombs
look-mates = All cards lie open. Touch them to see them large. You place dice on your own cards only (F-23).

## Difficulty.

look-difficulty-title = Difficulty
look-difficulty = The harder the level, the more bombs there are for the same time (F-14, C-11). At the highest level you also have to defuse the bombs in front of you (F-51, C-56).
look-training-title = { web-training }
look-training = The easiest level: the fewest bombs (F-14, C-11). In Countdown it has no fuse cards (C-14).
look-standard-title = { web-standard }
look-standard = The usual level (F-14, C-11). In Countdown it has no fuse cards (C-14).
look-expert-title = { web-expert }
look-expert = More bombs than usual (F-14, C-11). In Countdown fuse cards begin here (C-14).
look-elite-title = { web-elite }
look-elite = The last level at which you need not defuse the bombs in front of you (F-14, C-11).
look-insane-title = { web-insane }
look-insane = The highest level of FUSE. When the middle is empty, every bomb in front of the players must be defused, too (F-51).
