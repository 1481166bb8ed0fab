## The page.

web-join = Join
web-you = You
web-your-name = Your name
web-to-start = To the start
web-training = Training
web-standard = Standard
web-expert = Expert
web-elite = Elite
web-heroic = Heroic
web-insane = Insane
web-connecting = Connecting …
web-ready = Ready
web-start = Start
web-not-ready = Wait, not yet
web-watching = Watching:
web-invite = Others join with this link or code:
web-copied = Copied
web-copy = Copy
web-players = Players
web-players-why = How many seats the table has.
web-difficulty = Difficulty
web-difficulty-why = Harder means more bombs in the same ten minutes.
web-bot = Bot
web-bot-number = Bot { $seat }
web-seat = Seat { $seat }
web-sit = Sit here
web-add-bot = Add a bot
web-stand = Stand up
web-offline = No connection. You keep your seat, and are back as soon as the network is.
web-clock = Time left
web-choose-card = Choose a bomb
web-do-return = Return a die: touch one that is lit
web-do-choose = Defused. Take your next bomb
web-do-compose = Make up the deck
web-do-steady = A die sways: press at the right moment
web-do-roll = Your turn: roll
web-do-reroll = Touch each to re-roll it: dice that match go back
web-do-place = { $left ->
    [one] Take a die and touch a lit space
   *[other] Take up to { $left } dice: touch one, then a lit space
}
web-wait-return = Waiting for { $name } to return a die
web-wait-choose = Waiting for { $name } to choose a bomb
web-wait-roll = { $name } rolls
web-wait-reroll = { $name } rolls the unused dice again
web-wait-place = The others place their dice
web-chunk-missing = A part of the page could not be loaded. Try again in a moment.
web-results-wait = The results come as soon as there is a network again.
web-try-again = Try again
web-paused = Paused
web-go-on = Go on
web-bombs-left = { $count ->
    [one] one bomb to come
   *[other] { $count } bombs to come
}
web-bag = { $count ->
    [one] one die in the bag
   *[other] { $count } dice in the bag
}
web-roll = Roll
web-pass = Pass
web-unpass = Undo
web-reveal = Reveal a fuse card
web-steady = Steady!
web-compose = Make up the deck
web-pause = Pause
web-your-cards = Your bombs
web-row = Next bombs
web-away = away
web-passed = passed
web-after = After { $time }.
web-paused-for = Paused for { $seconds } s.
web-again = Once more
web-record = Record of the game
web-csv = Your games as CSV
web-big-screen = The table is on a big screen
web-come-in-what = What shall the others call you?
web-leave = Leave the room
web-install = Install
web-leave-tab = To the start page: the game waits
web-kick = Send { $name } away
web-remove = Remove
web-sit-too = Me too
web-yes = Yes
web-no = No
web-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-help = Help
web-clock-option = Clock
web-clock-why = When it is at zero, you have lost.
web-clock-none = no clock, for practice
web-fuse-cards = Fuse cards
web-fuse-cards-why = They hide among the bombs; when one shows up, everybody returns a die.
web-fuse-cards-why-rules = They hide among the bombs, and each has a rule of its own.
web-sixes = Six-point bombs
web-sixes-why = Adds the biggest bombs, of six dice each.
web-layout = Deck
web-layout-why = Random bombs, or your choice of how many of each value, in a row or in open stacks.
web-layout-standard = random, in a row
web-layout-deck = we choose, in a row
web-layout-stacks = we choose, in stacks
web-mistakes = Wrong placements
web-mistakes-why = What happens to a die on a space that does not take it.
web-mistakes-refused = are not possible
web-mistakes-penalised = clear the card
web-steady-hands = Steady hands
web-steady-hands-why = Dice on top of others sway: press in time, or all of them fall.
web-first = Who rolls first
web-first-why = The seat that starts with the bag.
web-pace = Pace of bots
web-pace-why = How long a bot thinks about each move.
web-pace-fast = fast
web-pace-usual = like people
web-pace-slow = slow
web-drop = Lost connection
web-drop-why = What the game does when a player's phone loses the network.
web-drop-go-on = the game goes on
web-drop-pause = the game pauses
web-grace = Away
web-grace-why = After this long, others are not held up: the mildest move is made for who is away.
web-tray = Rolled dice
web-die = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
} { $number }
web-claimed = { $die }, claimed by seat { $seats }
web-space = Bomb { $bomb }, space { $space }
web-mates = The others
web-your-seats = Your seats
web-stacks = The stacks
web-mute = Mute
web-taken = { $name } was faster: { $die } is taken
web-do-return-die = { $die } came up: give back a lit die
web-do-return-fuse = Fuse card { $what }: give back a lit die
web-do-pass = You can pass
web-do-take-first = Take a die first
web-wait-passed = You passed. Still placing: { $names }
web-wait-compose = The deck is being made up
web-wait-places = Still placing: { $names }
web-did-place = placed { $die }
web-did-mistake = placed { $die } wrongly: the card is cleared
web-did-topple = the dice fell
web-did-pass = passed
web-did-return = { $die } goes back
web-did-defuse = defused a bomb
web-did-choose = took a new bomb
web-did-reroll = { $die } rolled again: { $now }
web-did-activate = Fuse card { $what }: everybody returns one
web-compose-why = How many bombs of each value are in the deck? The game waits.
web-worth = Worth { $value }
web-fewer = One fewer
web-more = One more
web-chosen-of = { $chosen } of { $needed } chosen
web-paused-away = Away: { $names }.
web-line-defused = { $name }: bomb worth { $value } defused
web-line-mistake = { $name }: wrong die, card cleared
web-line-toppled = { $name }: the dice fell
web-log = This table's games
web-won-short = won
web-lost-short = lost
web-save = Save
web-room-log = Log of this room
web-room-csv = This room's games as CSV
web-room-json = This room's games as JSON
web-json = Your games as JSON
web-you-are = You are seat { $seat }
web-pause-votes = Pause: { $count ->
    [one] one wants it
   *[other] { $count } want it
}
web-a-die = a die
web-did-claim = wants { $die }
web-wants-pause = { $name } wants a pause
web-do-place-plain = { $left ->
    [one] Take a die and touch a space
   *[other] Take up to { $left } dice: touch one, then a space
}
web-paused-want = Want to go on: { $names }. More than half must.
web-leave-sure = Leave the room for good?
web-players-bots = Bots play the other seats.
web-come-back = Come back here

## The table.
web-bag-word = in the bag
web-bombs-word = bombs
web-left-word = left
web-card-with-dice = { $card } On it: { $dice }.
web-die-letters = RBGYK
web-do-hold = { $die }: touch a lit space
web-fuse = Fuse
web-fuse-asks = Everybody with a { $what } gives one back
web-look-at = Look at { $name }’s bombs
web-next = Next
web-everybody = all
web-do-nothing = Paused: nothing can be touched
web-do-choose-tip = Take a bomb: two worth 3 or 4 are hard
web-nobody = nobody
web-of-others = { $count } of { $all }
web-roll-again = { $count ->
    [one] one rolls again
   *[other] { $count } roll again
}
web-table = Table
web-taken-by = Taken by seat { $seat }
web-tip-second = A second { $value }: hard to finish beside the one you have
web-too-late = Too late: that can’t be done any more
web-tools = Sound, pause, menu
web-put-aside = The device of { $name } is put aside: the dice are made without it.
web-is-away = { $name } has lost the link
web-is-back = { $name } is back
web-pause-needs = { $count ->
    [one] One more player has to want the pause
   *[other] { $count } more players have to want the pause
}
web-go-on-needs = { $count ->
    [one] One more player has to want to go on
   *[other] { $count } more players have to want to go on
}
web-no-link = No link.
web-no-link-why = The clock runs on; your touches wait.
web-try-now = Try now
web-garbled = This page and the ship don’t understand each other. Loading it anew may help.

## The menu.
web-menu = Menu
web-close = Close
web-keys = Keys
web-calls = Calls
web-key-die = takes up a die, from left to right
web-key-space = puts it on the lit space with that letter, or takes that bomb
web-key-space-bar = Space
web-key-roll = rolls
web-key-enter = presses the main key
web-key-escape = lets go, or closes what lies over the table
web-key-help = shows the keys
web-theme = Light
web-theme-auto = As the device
web-theme-dark = Dark
web-theme-light = Bright
web-theme-contrast = Contrast

## The room.
web-room = Room
web-crew = Crew
web-mission = Mission
web-share = Share
web-free-why = waiting for somebody brave
web-bot-why = plays along
web-not-ready-yet = not ready yet
# $most: all except the last, with commas. $last: the last.
web-either = { $most } or { $last }

## Looking something up.

web-look-up = Look it up
web-look-up-failed = The rules can’t be fetched without a network.
# $rule: its number. For people who listen.
web-why = Why? Rule { $rule }
web-key-look-up = look up what has the focus, or why something was refused
