## The rules of Countdown and of its combinations with FUSE for the look-up, by their numbers. Empty lines part paragraphs,
## and lines with a hyphen are a list.

# What is in the box.

rule-c-1-title = The cards of Countdown
rule-c-1 =
    There are 52 bomb cards, worth 1 to 6 points, 30 spark cards, 10 fuse cards and 7 role cards.

    A deck that you write yourself may have up to 120 bomb cards, 32 spark cards and 32 fuse cards.
rule-c-2-title = The dice of Countdown
rule-c-2 = There are 25 dice: 4 each of red, blue, green, yellow and black, and 5 split dice, which have two colours each. Klaxon’s split dice are red/blue, blue/green, green/yellow, yellow/black and black/red.
rule-c-3-title = Split dice
rule-c-3 =
    A split die is both of its colours at all times. It has only one number.

    - It fits a space for either of its colours, and no space that bars one of them.
    - A fuse card, a colour that a role names and a die that is rolled again (F-31) hit it by either colour.
    - Two dice have the same colour if they share one, and different colours only if they share none.

    Only neighbours are compared: where three dice must have the same colour, a red/blue die may lie between a red and a blue one.
rule-c-4-title = Opposite faces
rule-c-4 = The faces are not laid out as on usual dice. On Klaxon’s dice 1 lies opposite 6, 2 opposite 4 and 3 opposite 5. Only the Disposal Expert turns dice over (C-37).

# The set-up.

rule-c-10-title = Players and roles
rule-c-10 =
    Countdown is for 1 to 4 players. Each is dealt one random role, face up, and no role is there twice.

    In the room you can choose the role of each seat; seats without a choice are dealt a role from those that are left. With both boxes up to 9 can play (C-60, C-62).
rule-c-11-title = How many bombs
rule-c-11 =
    The deck has this many bombs, and the cards that are dealt to the players are among them. The numbers are for 1, 2, 3 and 4 players:

    - { web-training }: 19, 19, 24, 28
    - { web-standard }: 21, 22, 27, 31
    - { web-expert }: 24, 25, 29, 33
    - { web-elite }: 26, 27, 31, 35
    - { web-heroic }: 28, 29, 33, 37

    All other bombs go back to the box, and nobody sees which. So four players at { web-standard } begin with 8 bombs in front of them, 5 in the row and 18 in the deck.
rule-c-12-title = Which hands are legal
rule-c-12 =
    Each player is dealt two cards of the deck, a lone player four. If your first card is worth 4 to 6, your second must be worth 1 to 3. A lone player’s cards must show at least three different values.

    Rejected cards are shuffled back into the deck when all hands are dealt; every player has seen them. Which card is replaced, and what happens if the deck runs out: F-17.
rule-c-13-title = The row and the spark deck
rule-c-13 = When all hands are dealt, five bombs of the deck are laid face up in a row. The spark cards are shuffled and make a deck of their own.
rule-c-14-title = Fuse cards, from { web-expert } on
rule-c-14 = At { web-expert }, { web-elite } and { web-heroic }, 1 to 10 random fuse cards are shuffled into the rest of the deck after the row is laid out. The option “{ web-fuse-cards }” sets the number; without a choice it is 5. At { web-training } and { web-standard } there are none.
rule-c-15-title = The first leader
rule-c-15 = All dice go into the bag. The first leader gets it: the team says who, with the option “{ web-first }”. If it says nothing, seat 1 leads.

# A turn.

rule-c-20-title = The leader rolls
rule-c-20 = Whoever has the bag is the leader, and only the leader rolls: as many dice as there are players. With two players it is 4 dice, alone 3. If the bag has too few dice, the leader rolls those that are there. What to do about miscounted dice: F-20.
rule-c-21-title = Only the leader’s role works
rule-c-21 =
    In each turn only the role of the leader works.

    - It works on rolled dice that nobody has taken yet, from the roll until the distribution ends. The leader may use it before or after players took their dice, and while somebody chooses a card, but not while somebody owes a die to return or a 6 (F-34).
    - The Technologist and the Equipment Technician change one die a turn; the Disposal Expert turns each die once.
    - The Cutter and the Operations Engineer name something before the roll. If they roll without naming, no die is wild this turn.
    - No role works on dice that are rolled again because nobody took them (F-31), nor on rolls for a 6 (C-50).
rule-c-22-title = You must take a die that fits
rule-c-22 =
    Each player must take one die and place it, as long as one of the dice that are left fits on their bombs or sparks. With two players it is two dice each, alone three; these may go on the same card.

    - If you owe a die that fits, you can’t pass. You can’t pass either while you have a card to choose.
    - What fits is judged by the dice as they lie. You don’t owe a die that would fit only with the help of a role, nor the extra die of C-35. A die that a role has already changed counts as changed.
    - If no die fits you and you have no role to use, you need not pass.
    - The distribution ends when no die is left, or when every player who could still take one, or use a role, has passed.
    - Alone or with two players, a complete card that may be defused keeps the distribution open, as long as dice are left, until its owner defuses it or passes (C-27).
    - If the dice change so that you owe one after all, your pass is void.
rule-c-23-title = Order of placing
rule-c-23 = A placed die is never moved. You fill the spaces in any order, except on stacks, walls and ziggurats (C-40), on pyramids (F-27), and where a space must be filled first or last (C-70).
rule-c-24-title = Bombs and sparks take dice
rule-c-24 = A die that you take goes on a free space that it matches, on one of your own cards, bomb or spark. Nobody places dice on another player’s cards.
rule-c-25-title = Wrong placements
rule-c-25 = A wrong placement clears its whole card into the bag, bomb or spark. Klaxon usually refuses it instead; with “{ web-mistakes }: { web-mistakes-penalised }” the penalty holds. The wrong die counts towards those that you may take, and yet you draw a spark for it (F-29).
rule-c-26-title = No die that spoils the card
rule-c-26 = A die that makes the card impossible to complete may not be placed. On # − # = # the middle die can’t be a 6: even 6 − 6 would leave 0, which no die shows. You don’t owe such a die. How it is judged: F-25.
rule-c-27-title = When cards are defused
rule-c-27 =
    With three or more players complete cards wait for the defuse step, after the distribution. Alone or with two players you may defuse a complete bomb or spark at once, and a new bomb may take dice that still lie there; or you wait for the defuse step.

    Only its owner defuses a card. Owners go in any order, one defusal after the other: the choice of the next bomb, the refill and its fuse cards come before the next defusal. If only one complete card is left in the defuse step, it is defused by itself.
rule-c-28-title = A defused bomb
rule-c-28 = The dice of a defused bomb go to the bag, and the card goes to the score pile. Its owner takes any bomb of the row, and the row is refilled from the deck. If the deck or the row is empty: F-44.
rule-c-29-title = A defused spark
rule-c-29 = The dice of a defused spark go to the bag, and the card goes face up on the discard pile. Nothing comes in its place. It scores 2 points (C-59).
rule-c-30-title = Drawing sparks
rule-c-30 =
    After the defuse step every player who took no die draws a spark and lays it beside their bombs. With two players or alone you draw one for each die that you should have taken and did not.

    - The reason makes no difference: that no die fitted you, or that the bag was short, excuses nobody.
    - A die that was placed wrongly (F-29) was not taken.
    - Players draw from the leader to the left, each all of theirs.

    Dice that nobody took go back to the bag. They are not rolled again.
rule-c-31-title = The spark deck is empty
rule-c-31 = When a spark is to be drawn and the spark deck is empty, the discard pile is turned over, without shuffling. It is the new deck: the spark that was defused first is drawn first. If both are empty, nothing is drawn. Epic has a rule of its own for that (C-62).
rule-c-32-title = The bag passes on
rule-c-32 = The bag goes to the player on the left, who leads the next turn. If the bag is empty when a turn begins, the team loses. An empty bag in the middle of a turn does no harm.

# Roles.

rule-c-33-title = Cutter
rule-c-33 =
    As leader, the Cutter names a colour before rolling, once. Rolled dice of this colour are wild, split dice that have it too. Whoever takes such a die may place it as any one colour or as any one number, but not both, or just as it is.

    Example: yellow is named. A yellow 4 may go on a space for a red 4, or as a yellow 6 on a space for a 6, but not on a space for a red 6. What of that stays: C-39.
rule-c-34-title = Operations Engineer
rule-c-34 = As leader, the Operations Engineer names a number before rolling, once. Rolled dice that show it are wild, split dice too. Whoever takes such a die may place it as any one colour or as any one number, but not both, just as with the Cutter (C-33).
rule-c-35-title = Logistics Specialist
rule-c-35 =
    As leader, the Logistics Specialist rolls one die more. They may take one die more than usual, or put one rolled die back into the bag without drawing a spark for it: one or the other, not both.

    - Nobody else may take the extra die, and nobody owes it. All dice that the leader takes may go on the same card.
    - The die that was put back counts as one that the leader took, even if it would have fitted. They may still take as many dice as usual, but owe one less. It excuses nobody else.
    - Where dice that nobody took are rolled again (F-31), the one that was put back is not.
rule-c-36-title = Technologist, Equipment Technician
rule-c-36 = As leader, the Technologist gives one rolled die a turn any colour, and the Equipment Technician gives one any number. Any player may then take that die, but only as it was changed. The colour or number that the die has already is refused, and the role is not used up. What stays of a change: C-39.
rule-c-37-title = Disposal Expert
rule-c-37 = As leader, the Disposal Expert turns rolled dice to their opposite faces (C-4): as many as they like, one after the other, each die once. Of two dice that look the same, the one that was turned is taken first.
rule-c-38-title = Explosives Instructor
rule-c-38 = As leader, the Explosives Instructor may roll dice again, up to three times a turn. Each time they choose any of the dice that nobody has taken yet.
rule-c-39-title = What a changed die is afterwards
rule-c-39 =
    A changed number stays. A changed colour is for the placement only: it counts for the space and for the signs to dice that lie there already. Then the die has its own colour again.

    - Later dice and fuse cards see its own colour. Example: three dice must have the same colour, and a blue die was placed as red beside a red one. On its other side goes a blue die, not a red one.
    - What was right when the die was placed is not judged again, as long as both dice stay.
    - Whether the card can still be completed (F-25) is judged by the die’s own colour. If the removal of a die leaves a card impossible to complete, all its dice go to the bag.
    - A split die may be given a single colour; while it is placed it is not split. No die is ever made a split die.
    - A changed die that nobody took has its own colour again when the distribution ends.

# Configurations.

rule-c-40-title = Stack, wall, ziggurat
rule-c-40 =
    - Stack: 3 to 6 dice on each other, in the order of the arrow. On Klaxon’s cards that is from left to right.
    - Wall: 4 to 6 dice on two levels. The lower ones go there in any order; each upper die needs the one below it, no matter what its neighbours do.
    - Ziggurat: four dice below, in any order, and one on top, when all four are there.
rule-c-41-title = Falling dice
rule-c-41 = If a stack, a wall or a ziggurat falls, all dice of its card go to the bag. In Klaxon nothing falls by itself; with the option “{ web-steady-hands }” dice on the second level or higher sway (F-28).

# Fuse cards.

rule-c-45-title = A fuse card comes up
rule-c-45 = If the row is refilled with a fuse card, that card takes effect and is discarded; it counts for the score. When it is settled completely, the refill is drawn again, and it may be another fuse card.
rule-c-46-title = Fuse cards with colours and numbers
rule-c-46 = Each player returns one placed die that matches any one of the colours or numbers shown, if they have one. For black, 3 or 4 that is one black die, one 3 or one 4, of your choice, from your bombs or your sparks. If you have only one such die, it goes at once. A die that you placed this turn can be hit, too, and you may not take another one for it.
rule-c-47-title = Safe dice
rule-c-47 =
    These dice can’t be returned:

    - dice under other dice, in stacks, pyramids, walls and ziggurats
    - a die on a space that must be filled first
    - all dice of a complete card (F-33), even if it still waits to be defused

    They are safe from fuse cards, from dice that are rolled again (F-31) and from the return of C-62.
rule-c-48-title = Fuse card: draw a spark
rule-c-48 = Every player draws a spark, from the leader to the left. A player who takes no die this turn draws another one for that (C-30).
rule-c-49-title = Fuse card: roles are off
rule-c-49 =
    Every player’s role is off until they defuse a bomb themselves; a spark does not count. Only a bomb that is defused after this card came up brings a role back, so not the one that brought the card. A role that comes back while its player leads works at once.

    What a role has already changed this turn stands. Dice that were only wild are wild no more, and no extra die can be taken or put back.
rule-c-50-title = Fuse card: roll a 6
rule-c-50 = Every player must roll a 6 on a die from the bag, as often as it takes. All else waits, and the clock runs on. Then these dice go back to the bag. If the bag has too few dice, players share them; if it is empty, nothing happens.

# The end.

rule-c-55-title = When you win; playing on
rule-c-55 =
    You win when no bomb is left in the row or the deck, and no spark is in play. A spark that would only be drawn in the spark step of that turn does not hinder you, nor do fuse cards that are left in the deck.

    If a spark is in play, the game goes on. At the end of the defuse step the bombs in front of the players are turned face down, except at { web-heroic } (C-56). Their dice go to the bag, and they take no more dice.

    - As many dice are rolled as ever, with one or two players too.
    - From the next turn on only players who hold sparks must take dice. A player who holds no spark at the spark step draws none.
    - In the turn that empties the middle every player still owes dice.
    - Fuse cards that are left in the deck take effect when the last bomb leaves the row.
rule-c-56-title = { web-heroic }: all bombs
rule-c-56 = At { web-heroic } the bombs in front of the players must be defused too, and all sparks. As many dice are rolled as ever, but only players who have bombs or sparks left must take dice. The others take none and draw no sparks. A player who defuses their last card in a turn draws none in that turn either.
rule-c-57-title = The turn of the last card
rule-c-57 =
    All bombs that are defused in the turn in which the last card is taken count. The clock stops as soon as you have won (C-55), before any spark is drawn.

    In the defuse step, cards that are complete by then are still defused and count. After an early defusal, alone or with two players, the rest of that distribution is played with the clock stopped, and every bomb that is completed in it counts.
rule-c-58-title = When you lose
rule-c-58 = You lose when the clock runs out while bombs are left to defuse or sparks are in play (F-54), or when a turn begins with an empty bag (C-32).
rule-c-59-title = The score
rule-c-59 =
    Your team scores:

    - 10 points for a win
    - 1 point for each full 10 seconds left on the clock, only for a win
    - the points of all defused bombs
    - 2 points for each defused spark; one that is drawn again and defused again counts again
    - 2 points for each fuse card that came up

    Win or lose, the result goes into the log, as in F-53.

# Combining the boxes.

rule-c-60-title = FUSE + Countdown: both boxes at once
rule-c-60 =
    Both boxes at once, for 1 to 5 players. The bombs of both are shuffled together, and so are the fuse cards. Dice, sparks, roles and the turn are Countdown’s; dice that nobody took are not rolled again.

    - The number of bombs is that of C-11. Five players have 32, 36, 39, 42 or 45, from { web-training } to { web-heroic }, the dealt cards included.
    - Hands are dealt by C-12.
    - The 1 to 10 fuse cards from { web-expert } on (C-14) come from all 21.
    - FUSE’s five bombs worth 6 are there only with the option “{ web-sixes }” (F-11); Countdown’s are always there.
    - Pyramids are built by F-27.
rule-c-61-title = { web-own-mix }: FUSE with parts of Countdown
rule-c-61 =
    You play by the rules of FUSE and take over what you like of five parts of Countdown:

    - { web-part-roles }: everybody has a role of Countdown.
    - { web-part-bombs }: Countdown’s bombs instead of FUSE’s.
    - { web-part-fuses }: Countdown’s fuse cards instead of FUSE’s.
    - { web-part-sparks }: dice that nobody took are not rolled again; they cost sparks.
    - { web-part-dice }: Countdown’s dice instead of FUSE’s.

    Cards that need a part that is not in play are left out: cards with a space for a split die, the fuse card for sparks, and the one that switches roles off.

    - The number of bombs is that of F-14, without the dealt cards. Hands are dealt by F-13, with Countdown’s bombs by C-12; rejected cards come back before the next player is dealt cards, as in F-13.
    - There are 6 fuse cards at every difficulty, from those that are not left out, unless the team sets another number (F-15). F-11 concerns only FUSE’s bombs worth 6.
    - With roles, a leader who could still use theirs keeps the distribution open until they pass.
    - With sparks, taking dice stays free (F-21), but each die that you don’t take costs a spark (C-30). Sparks take dice and are drawn as in C-24 and C-29 to C-31; a complete one is defused at once, and each scores 2 points.
    - With sparks, you win only when no spark is in play, and otherwise play on as in C-55. The bombs are turned face down at the end of the turn that finds row and deck empty. At { web-insane } they are not, and a player without cards takes no dice and draws no sparks (F-51).
rule-c-62-title = Epic: six to nine players
rule-c-62 =
    Both boxes for 6 to 9 players. The numbers of bombs are for 6, 7, 8 and 9 players, the dealt cards included:

    - { web-training }: 36, 40, 44, 48
    - { web-standard }: 41, 46, 51, 56
    - { web-expert }: 44, 49, 54, 59
    - { web-elite }: 48, 54, 60, 66
    - { web-heroic }: 52, 60, 68, 76

    You play by the turn of Countdown, with these differences:

    - There are no roles. The fuse card that switches roles off is left out, and so are bombs and sparks that need a split die.
    - For 6, 7, 8 or 9 players 10, 15, 20 or 25 of FUSE’s dice are added to Countdown’s, the same number of each colour.
    - From { web-expert } on there are 1 to 10 fuse cards, from both boxes (C-14). Hands are dealt by C-12. FUSE’s bombs worth 6 are there only with the option “{ web-sixes }”.
    - Dice that nobody took are not rolled again: they cost sparks (C-30).
    - If all sparks are in play, a player who must draw one returns a die from one of their bombs or sparks instead, of their choice. Safe dice (C-47) stay; a player who has no other returns nothing.

# The signs on the cards.

rule-c-70-title = The icons of Countdown
rule-c-70 =
    - Three lines between two spaces: the same colour and the same number.
    - Start button: the die on this space must be the first on the card.
    - Chequered flag: the die on this space must be the last on the card.
    - Empty square with a diagonal line: a split die, of any two colours, but not one that was given a colour (C-39).
    - A colour that is struck out: any colour but this one.
    - Two colours, two numbers, or two pairs of a colour and a number: either of them. Of a pair both must fit: “blue 1 or green 6” does not take a blue 6.
    - # and the ring of colours: any number or any colour. Alone it takes any die; it matters to the signs beside it (F-73).

## What can be looked up on the table: cards.

look-wall-title = Wall
look-wall = Two levels. Fill the lower one in any order. Each upper die needs the one right below it; above a gap there is none (C-40). A die with another one on it can’t be returned (C-47).
look-ziggurat-title = Ziggurat
look-ziggurat = Fill the four lower spaces in any order. When all four dice are there, the fifth goes on top (C-40).
look-not-colour-title = Not this colour
look-not-colour = A colour that is struck out is barred: the die may have any other. A split die that has this colour does not fit either. A number or a # besides it counts as usual (C-70, C-3).
look-split-space-title = Space for a split die
look-split-space = This space takes only a split die, of any two colours; a number besides it must fit, too. A split die that was given a colour does not fit (C-70, C-39).
look-first-title = Start button: first
look-first = The die on this space must be the first one on the card. Until it is there, no other space takes a die. It can’t be returned (C-70, C-47).
look-last-title = Chequered flag: last
look-last = The die on this space must be the last one on the card: fill all others first (C-70).
look-defuse-title = Complete card
look-defuse = All spaces are filled. With three or more players the card waits for the defuse step; alone or with two players you may defuse it now, or wait (C-27). Its dice are safe (C-47).
look-spark-title = Spark
look-spark = A small bomb that you get when you don’t take a die (C-30). Fill its spaces to put it out. Nothing comes in its place, and it scores 2 points (C-29). You win only when no spark is left (C-55).
look-sparks-in-play-title = Sparks in play
look-sparks-in-play = So many sparks lie in front of all players. As long as there is one, you have not won (C-55).
look-spark-deck-title = Spark deck
look-spark-deck = Sparks are drawn from here. Those that were defused lie on the discard pile, and are turned over when the deck is empty (C-31).
look-face-down-title = Bomb face down
look-face-down = The middle is empty, so this bomb is done: it takes no more dice and scores nothing. Only the sparks must go now (C-55).

## Dice.

look-die-split-title = Split die
look-die-split = It is both of its colours at the same time and shows the letter and the shape of each. It fits a space for either colour, and either colour can be hit (C-3). The number in the middle belongs to both.
look-die-wild-title = Wild die
look-die-wild = The leader named this colour or number. Whoever takes the die may place it as any one colour or as any one number, or as it is (C-33, C-34).
look-die-changed-title = Die in another colour
look-die-changed = A role gave this die the colour of its frame. It can be taken only in this colour; once it is placed, it has its own again (C-36, C-39).

## Roles, and who must do what.

look-role-title = Role
look-role = Every player has a role of their own. It works only while its player leads, on rolled dice that nobody has taken yet (C-21).
look-role-off-title = Role is off
look-role-off = A fuse card has switched this role off. It comes back when its player defuses a bomb; a spark does not count (C-49).
look-leader-title = Leader
look-leader = The leader has the bag and rolls, and only the leader’s role works this turn (C-20, C-21). Then the player on the left leads (C-32).
look-must-title = A die fits: take it
look-must = You can’t pass, because one of the dice that are left fits one of your bombs or sparks. You must take one (C-22).

## Fuse cards.

look-fuse-several-title = Fuse card with several signs
look-fuse-several = Every player returns one placed die that matches any one of these colours and numbers, from a bomb or a spark, if they have one that is not safe (C-46, C-47).
look-fuse-spark-title = Fuse card: a spark for everybody
look-fuse-spark = Every player draws a spark, from the leader to the left (C-48).
look-fuse-roles-off-title = Fuse card: roles are off
look-fuse-roles-off = No role works until its player defuses a bomb (C-49).
look-fuse-six-title = Fuse card: everybody rolls a 6
look-fuse-six = Every player rolls a die from the bag until it shows a 6. All else waits, and the clock runs (C-50).

## Games and difficulty.

look-mix-title = { web-own-mix }
look-mix = FUSE with any of five parts of Countdown: roles, bombs, fuse cards, sparks and dice. All else is as in FUSE (C-61).
look-heroic-title = { web-heroic }
look-heroic = The highest level of Countdown. When the middle is empty, every bomb in front of the players must be defused, too, and every spark (C-56).
