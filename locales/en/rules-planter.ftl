## The rules of the bomb-planter game, and what lies on its table, to look up in the middle of a game. Paragraphs are
## separated by an empty line, items of a list begin with a hyphen. A bare number of a rule becomes a link.

## The cards and the deal.

rule-b-1-title = All cards of the game
rule-b-1 =
    There are 144 cards:

    - the match
    - 112 fuse cards: 36 worth 3, 38 worth 7, 24 worth 10 and 14 worth 15 points
    - 12 bombs and the time bomb
    - 18 defuse cards: six scissors worth 6, six water buckets worth 5 and six boots worth 4 points

    With “Extra cards” in the lobby there are six more: two fire extinguishers, which are defuse cards worth 10, and four guys with match. The guys go into the deck only after the hands are dealt, so nobody has one at the beginning. Usually you play without extra cards.

rule-b-2-title = How many play
rule-b-2 = Two to six can play, all of you against each other. There are no teams.

rule-b-3-title = How many bombs you have
rule-b-3 = Each of you has two bombs, with two players three. They lie open in front of you and are no part of your hand. The other bombs are not used.

rule-b-4-title = Dealing hands and deck
rule-b-4 = Each of you is dealt five fuse cards and two defuse cards. All other fuse cards make up the deck, together with as many of the other defuse cards as there are players. The defuse cards that are left over are not used in this round; nobody sees which those are. With six players and without extra cards all 18 are in play.

rule-b-5-title = Where the time bomb is hidden
rule-b-5 = The deck is shuffled. Then 30 of its cards are taken, the time bomb is shuffled in among them, and these 31 go under the rest. So the time bomb can’t come while more than 30 other cards are left in the deck. It may even be the very last card.

rule-b-6-title = Who begins
rule-b-6 = Whoever lit a match last begins. Klaxon can’t know who that is: in the lobby “Who begins” names a seat, or leaves it to chance with “Drawn”, which is usual.

## A turn.

rule-b-10-title = Your turn: a fuse card
rule-b-10 = You take turns clockwise. In your turn you lay one fuse card from your hand on the end of the fuse, of whatever value, and draw back to seven at once. Instead you may play a bomb (B-11) or a defuse card (B-12). Nobody plays anything out of turn, except for a guy with match (B-31).

rule-b-11-title = Playing a bomb
rule-b-11 =
    Instead of a card you may play one of your bombs in your turn. You take all cards of the fuse and all defuse cards beside the match. The bomb goes face down on top of what you won and is worth nothing. You draw no card, and the next player starts a new fuse.

    A bomb needs a fuse of at least one card. Whoever has no bombs left plays on. The very last bomb of all players still takes its cards, then the round ends (B-20).

rule-b-12-title = Playing a defuse card
rule-b-12 =
    Instead of a fuse card you may play a defuse card in your turn, if the fuse has at least one card. All cards of the fuse are out of the round and count for nobody. The defuse card is laid beside the match, and you draw back to seven. The next player starts a new fuse.

    The defuse cards beside the match pile up until a bomb takes them all. With “Extra cards” the fuse can be lit again before it is gone (B-31).

rule-b-13-title = What everybody may see
rule-b-13 = Hands and deck are secret. Whatever was played is open to everybody: the fuse, the defuse cards beside the match, what each player won and what is out of the round, with order and values. So is how many bombs and hand cards each player has, and how many cards the deck has. When a round ends, all hands are laid open.

rule-b-14-title = Passing
rule-b-14 =
    Whoever can play must: a fuse card, a defuse card or a bomb, whichever you like. With no fuse on the table only a fuse card can be played. Only if you can play nothing at all do you pass, and then you draw nothing. Example: no fuse is burning, and you have no fuse card.

    If all players pass in a row, the round ends and is scored. Any card or bomb that is played begins the count anew.

## The end.

rule-b-20-title = When a round ends
rule-b-20 = A round ends at once when the last bomb of all players is used, or when the time bomb is drawn; also when all players pass in a row (B-14). Before it is scored, everybody who has fewer than seven cards draws back to seven, beginning with the player whose turn it is, as long as the deck has cards. What you draw now counts against you, too.

rule-b-21-title = Points, winner and places
rule-b-21 =
    Your points are those on the fuse cards and defuse cards that you won, less those on the fuse cards in your hand. Example: you won 15, 10 and a boot worth 4, and hold 3 and 7. That makes 29 less 10, which is 19. Defuse cards and guys with match in hand count nothing, nor do bombs. A score can be below zero, and can still win.

    Whoever has the most points wins. Of players with equal points, the one who has fewer of them on defuse cards wins. If that is equal, too, they share the victory. The other places go by the same order; after a shared place the next one is left out: 1, 1, 3.

rule-b-22-title = The time bomb is drawn
rule-b-22 = Any draw can bring the time bomb, also one for a defuse card, a guy with match or a penalty. It ends the round at once. It is no hand card, so whoever drew it goes on drawing up to seven if the deck has cards. The fuse and the defuse cards beside the match then count for nobody. The same holds when a round ends because all have passed.

## Speed, extra cards, absent players.

rule-b-30-title = Too slow: call and penalty
rule-b-30 =
    A move should take less than three seconds. What happens otherwise is “Slow players” in the lobby:

    - Let them: nothing. This is usual.
    - Call: any other player may call “Slow fuse!”. It costs nothing.
    - Penalty: the call costs the slow player a defuse card, if they have one.

    The penalty is the cheapest defuse card that the slow player has. It is laid beside the match and goes to whoever plays the next bomb; the fuse burns on, and nobody can play a guy with match. The slow player draws back to seven, which can bring the time bomb, and still has to move in the time that is left.

    A move can be called once, from the very moment at which “Time for a move” is over; that may be 1 to 60 seconds. The first move of a round can’t be called, and nobody is slow while a fuse can be lit again (B-31).

rule-b-31-title = Guy with match: lighting it again
rule-b-31 =
    Right after somebody played a defuse card, any other player may play a guy with match, even out of turn: the fuse stays and burns on. The player after the one who defused goes on with it. The defuse card stays beside the match. The guy is out of the round, worth nothing, and whoever played him draws back to seven.

    There are four seconds for it, in the lobby “Time to relight”, 1 to 20 seconds. With “Extra cards” the table waits so long after each defuse card, whether anybody has a guy or not. In this time nobody can do anything else. The first guy counts; a second one comes too late, and so does one at the very moment at which the time is over. Only then are the cards of the fuse out. The clock of the next move starts when the time is over or the fuse burns on.

    The player who defused draws first. If that brings the time bomb, the round is over, and nobody can play a guy. A fuse that was lit again can be defused again.

rule-b-32-title = A player is away
rule-b-32 =
    If a move takes 15 seconds, the player’s cheapest fuse card is played for them, and they draw. Without a fuse card they pass, even if they could play something else. Bombs, defuse cards and guys with match are never played for anybody. In the lobby this time is “Missing players”, 5 seconds to 10 minutes. Where players may be called, it must be longer than “Time for a move”.

    If a player’s connection has been gone for as long as “Away” in the lobby says, the same happens earlier; but then they pass only if they may (B-14), and otherwise the table waits.

rule-b-33-title = Several rounds
rule-b-33 = In the lobby “Rounds” says how many rounds you play, 1 to 20; usually it is one. The points of all rounds are added up, those on defuse cards, too, so that a tie is broken over all rounds (B-21). After a round the next one begins when everybody is ready, at the latest after 30 seconds. All cards and bombs are dealt anew, and the player to the left of the last starter begins.

## What lies on the table: the middle.

look-planter-match-title = Match card
look-planter-match = The fuse begins here. Defuse cards that were played lie beside it until a bomb takes them. Nobody ever takes the match itself.

look-planter-fuse-title = Fuse
look-planter-fuse = The fuse cards that were laid since the last fuse was taken or put out. Each card makes it longer and more valuable. A bomb takes all of it; a defuse card puts it out, and its points are gone. If it gets very long, its oldest cards are shown as one pile.

look-planter-fuse-card-title = Fuse card
look-planter-fuse-card = It is worth 3, 7, 10 or 15 points. Laid on the fuse, its points go to whoever plays a bomb. In your hand they count against you when the round ends. You may lay any value on any other (B-10).

look-planter-worth-title = What a bomb would take
look-planter-worth = The points on the fuse. “Beside the match” are the points of the defuse cards there, which a bomb takes as well (B-11).

look-planter-beside-title = Defuse cards beside the match
look-planter-beside = Every defuse card that was played, or paid as a penalty, lies here. The next bomb takes all of them with the fuse. If no bomb comes before the round ends, they count for nobody.

## What lies on the table: cards.

look-planter-bomb-title = Bomb
look-planter-bomb = Play it in your turn instead of a card: you take the whole fuse and all defuse cards beside the match (B-11). You have only two, with two players three, and everybody sees how many are left. Bombs that you don’t use cost nothing. When all players’ bombs are used, the round ends.

look-planter-defuse-card-title = Defuse card
look-planter-defuse-card = Play it in your turn, and the fuse is gone for everybody. Then it lies beside the match, and its points go to whoever plays the next bomb. In your hand it counts nothing (B-12). Of two players with equal points, the one with fewer points on defuse cards is ahead.

look-planter-boot-title = Boot
look-planter-boot = A defuse card worth 4 points, the cheapest. There are six.

look-planter-bucket-title = Water bucket
look-planter-bucket = A defuse card worth 5 points. There are six.

look-planter-scissors-title = Scissors
look-planter-scissors = A defuse card worth 6 points. There are six.

look-planter-extinguisher-title = Fire extinguisher
look-planter-extinguisher = A defuse card worth 10 points; otherwise it works as all the others do. There are two, only with “Extra cards”.

look-planter-guy-title = Guy with match
look-planter-guy = Play him right after another player’s defuse card, even if it is not your turn: the fuse burns on (B-31). At any other time he can do nothing, and in your hand he counts nothing. There are four, only with “Extra cards”.

look-planter-extra-cards-title = Extra cards
look-planter-extra-cards = With this choice in the lobby two fire extinguishers and four guys with match are in the game (B-1). After each defuse card there is then a moment in which the fuse can be lit again (B-31).

look-planter-time-bomb-title = Time bomb
look-planter-time-bomb = It lies among the last 31 cards of the deck. Whoever draws it ends the round at once, for everybody (B-22). Fuse cards in your hand then count against you, so get rid of the expensive ones in time.

look-planter-deck-title = Deck
look-planter-deck = All of you draw from it. The number is how many cards it still has, the time bomb included.

look-planter-hand-title = Hand of cards
look-planter-hand = Only you see your cards. After a fuse card or a defuse card you draw back to seven, if the deck has cards; after a bomb or a pass you draw nothing. When the round ends, fuse cards in your hand count against you, and all hands are laid open (B-13).

look-planter-won-title = What was won
look-planter-won = All fuse cards and defuse cards that this player’s bombs took in this round. Everybody may look at them (B-13).

## Players, time and points.

look-planter-player-title = A player
look-planter-player = Here you see a player’s points, the bombs that they have left, and how many cards they hold. The points are those of earlier rounds and what their bombs took in this one; what they hold in hand is taken off only at the end (B-21).

look-planter-turn-title = Whose turn it is
look-planter-turn = Play a fuse card, a defuse card or a bomb. If you can play anything, you must (B-14). Then it is the turn of the next player, clockwise.

look-planter-pass-title = Pass
look-planter-pass = You may pass only if you can play nothing at all, and you draw nothing then (B-14). If all players pass in a row, the round ends.

look-planter-clock-title = Clock of a move
look-planter-clock = First it shows how long the move is not slow yet, then how long until a card is played for the player. Whether a slow player may be called is “Slow players” in the lobby (B-30, B-32). The first move of a round is never slow.

look-planter-call-title = “Slow fuse!”
look-planter-call = If a move takes too long, any other player may call, once a move. With “Penalty” that costs the slow player their cheapest defuse card, which is laid beside the match; with “Call” it costs nothing (B-30).

look-planter-window-title = The fuse can be lit again
look-planter-window = The fuse was just cut. Until the time is over, any player but the one who defused may play a guy with match; nobody can do anything else (B-31). The table waits every time, so that nobody can tell who has a guy.

look-planter-absent-title = A card was played for somebody
look-planter-absent = A player took too long or is away, so their cheapest fuse card was played; without one they passed. Bombs, defuse cards and guys with match are never played for anybody (B-32).

look-planter-round-title = Rounds
look-planter-round = The points of all rounds are added up, and the last round decides who wins. In each round all cards and bombs are dealt anew (B-33).

look-planter-ready-title = Between two rounds
look-planter-ready = The next round begins when everybody is ready, at the latest 30 seconds after the last one ended. The player to the left of the last starter begins (B-33).

look-planter-points-title = Points
look-planter-points = What you won on fuse cards and defuse cards, less the fuse cards in your hand when the round ends (B-21). A score can be below zero.

look-planter-places-title = Places
look-planter-places = Whoever has the most points wins. If points are equal, the player with fewer points on defuse cards is ahead; if that is equal, too, they share the place, and the next place is left out (B-21).
