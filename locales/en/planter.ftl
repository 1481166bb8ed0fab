## Why an action is refused: short, read while the fuse burns. What to do stands behind the colon.

planter-refused-no-such-seat = nobody plays at this seat
planter-refused-over = the game is over
planter-refused-round-over = the round is over: get ready for the next one
planter-refused-next-round = the next round is starting already: just play on
planter-refused-not-your-turn = it is player { $seat }'s turn: wait for yours
# $card: a word of the notation; for a fuse card its points.
planter-refused-not-in-hand = { $card ->
    [boot] you have no boot: play another card
    [bucket] you have no water bucket: play another card
    [scissors] you have no scissors: play another card
    [extinguisher] you have no fire extinguisher: play another card
    [guy] you have no guy with match: wait until play goes on
   *[fuse] you have no fuse card worth { $card }: play another card
}
planter-refused-no-bombs = you have no bomb left: play a card
planter-refused-nothing-to-explode = no fuse leads to your bomb yet: play a fuse card, or pass if you have none
planter-refused-nothing-to-defuse = no fuse is burning: play a fuse card, or pass if you have none
planter-refused-must-play = you can still play something: pass only when you can't
planter-refused-no-calls = nobody calls “Slow fuse!” at this table: wait for the move
planter-refused-not-slow = the move is not slow yet: give it a moment
planter-refused-called-already = somebody has called already: one call for each move is all
planter-refused-own-move = this is your own move: play, and be quick
planter-refused-window-open = somebody can still relight the fuse: wait a moment
planter-refused-window-closed = too late: the fuse is out
planter-refused-nothing-to-relight = nothing to relight: wait until somebody else plays a defuse card
planter-refused-own-defuse = the defuse card was yours: only others can relight the fuse
# Said to whoever moves, and to whoever calls that move slow.
planter-refused-absent = too late: the time for this move has run out
planter-refused-not-between-rounds = the round is not over: play on
planter-refused-ready-already = you are ready already: wait for the others

## What is wrong with the options of a game, and what to do about it.

planter-problem-players = Fuse is for 2 to 6 players, not for { $players }: change players
planter-problem-first = nobody sits at seat { $seat }: name a player who starts, such as first 1, or set first drawn
# $least, $most: seconds.
planter-problem-limit = the time until a move is slow can be { $least } to { $most } seconds: change limit, such as limit 0:03
planter-problem-window = the time to relight a fuse can be { $least } to { $most } seconds: change window, such as window 0:04
planter-problem-absent = the time until a player counts as absent can be { $least } to { $most } seconds: change absent, such as absent 0:15
planter-problem-absent-before-slow = a move must be slow before its player counts as absent: make absent longer than limit, or set slow-fuse no
planter-problem-rounds = a game can have 1 to { $most } rounds: change rounds

## What is wrong with a line that sets an option. Words of the notation stay as they are.

planter-option-unknown = there is no option “{ $name }”: there are players, extras, slow-fuse, limit, window, absent, rounds and first
planter-option-twice = the option “{ $name }” can stand only once: remove this line
planter-option-players = players takes how many play, 2 to 6: players 4
planter-option-yes-or-no = extras takes yes, to play with fire extinguishers and guys with match, or no: extras yes
# The three words in this order.
planter-option-slow-fuse = slow-fuse takes what happens to slow players, nothing, a call of “Slow fuse!”, or a call that costs a defuse card: slow-fuse no | call | penalty
planter-option-time = this option takes minutes and seconds: limit 0:03, window 0:04, absent 0:15
planter-option-rounds = rounds takes how many rounds the game has, 1 to 20: rounds 3
planter-option-first = first takes the seat that starts, or drawn to leave it to chance: first 1 or first drawn

## The end of the game, and the lines of the score.

planter-ended-time-bomb = the game is over: the time bomb has gone off
planter-ended-bombs = the game is over: all bombs are used
planter-ended-passes = the game is over: everybody has passed

# Points stand beside each; those for the hand are taken off.
planter-score-fuses = fuse cards won
planter-score-defuses = defuse cards won
planter-score-hand = fuse cards left in hand

## What is wrong with a position, and what chance is asked for.

planter-position-back = { $word }: only a view shows cards from behind; name the cards
planter-position-astray = { $word }: a { $card } can't lie there
planter-position-cards = { $count } cards lie somewhere, but the box has { $all }
planter-position-hand-full = player { $seat } holds more than 7 cards
planter-position-sure = player { $seat } does not hold what is surely in their hand
planter-position-shown = the hand of player { $seat } lies open, but cards of it are seen from behind only
planter-position-bombs = bombs takes a number for each of the { $players } players, { $most } at most
planter-position-round = there is no such round: the match has { $most }
planter-position-phase = “{ $value }” is no phase: write dealing, moving, window, between or over
planter-position-window = only with the extra cards can a fuse be relit: extras yes
planter-position-window-phase = a window that is open and another phase contradict each other
planter-position-between = after the last round no other begins: set rounds higher
planter-position-no-end = the match is over, so say how it ended: end bombs 2:10
planter-position-passes = at most { $most } can have passed in a row here
planter-position-called = only a slow move can have been called: slow yes
planter-given-since = nothing can have begun later than now, { $now }
planter-given-deck = only { $most } cards are left for the deck
planter-asked-first = which player starts
planter-asked-dealt = card { $nth } of player { $seat }'s hand
planter-asked-mixed = defuse card { $nth } that goes into the deck
planter-asked-time-bomb = whether the time bomb is drawn, with { $cards } other cards left
planter-asked-card = the card drawn from a deck of { $cards }
