## The room before the game, and everything about people.

web-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
web-free = Empty seat
web-full = The table is full: you are watching
web-missing-seats = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
web-help-why = Lit spaces take your die; full help also marks who can use which.
web-help-full = Full
web-help-little = Little
web-help-none = None
web-to-big = Big screen
web-you-rename = you · touch to rename
web-you-play = you play here
web-is-ready = ready
web-save-name = Save
web-ready-count = { $ready } of { $all } are
web-more-count = { $count } more options
web-computer-is = The computer is
web-temper-professional = “Please begin.”
web-temper-sarcastic = “Oh good. All of you. That should help.”
web-temper-anxious = “Is everybody here? Are you sure?”
web-head-start = Head start
web-head-start-why = How long after a roll bots leave the dice to people.
web-head-start-none = none
web-head-start-usual = short
web-head-start-long = long
web-lock = Locked
web-lock-why = Nobody new comes in; who was here can come back.

## The menu at the table.
web-how = How it is played
web-how-goal = Defuse all bombs before the clock is at zero. You win or lose together.
web-how-roll = Whoever has the bag rolls. Talk: every die is for somebody.
web-how-place = Take a die and put it on one of your bombs, where it fits: lit spaces take it.
web-how-left = Dice that nobody takes are rolled again, and everybody gives back a die like it.
web-how-defuse = A full bomb is defused, and you choose the next one from the row.
web-how-fuse = When a fuse card shows up, everybody gives back a die of its colour or number.
web-in-the-room = In the room
web-that-is-you = you
web-host = host
web-seat-free = nobody plays here
web-let-bot = Let a bot play
web-let-bot-play = Let a bot play for { $name }
web-pause-unwish = I don’t want it any more
web-pause-how = { $needed } of { $all } players have to want it; { $votes ->
    [0] nobody does yet.
    [one] one does.
   *[other] { $votes } do.
}
web-pause-alone = You decide: nobody else plays.

## Calls.
web-call-need-what = I need …
web-call-need = I need { $thing }!
web-call-take = Take it!
web-call-take-it = Take { $thing }!
web-call-pass = Pass!
web-call-wait = Wait!
web-call-thanks = Thanks!
web-somebody-calls = { $name }: { $call }
web-you-call = You call: { $call }

## Who comes late.
web-offer = You are watching.
web-offer-back = Take your seat { $seat } back
web-offer-free = Seat { $seat } is free: sit down
web-offer-bot = Take over from bot { $seat }

## Which game.
web-game = Game
web-change-game = Change
web-choose-game = What do you play?
web-game-fuse = Ten minutes, one bag of dice, twenty bombs.
web-game-countdown = Roles, sparks, dice of two colours.
web-game-integrated = Both boxes at once: all bombs, roles and sparks.
web-game-epic = A whole crowd, a mountain of bombs, no roles.
web-game-mix = FUSE, with what you like of Countdown.
web-game-flatline = One minute a round. Nobody dies today.
web-game-planter = The card game. Light it, and look innocent.
web-own-mix = Your own mix
web-mixed = Play this mix
web-per-seat = { $title } of seat { $seat }: { $name }
web-players-range = { $least }–{ $most } players
web-part-roles = Roles
web-part-roles-why = Everybody can do something that nobody else can.
web-part-bombs = Bombs
web-part-bombs-why = Countdown’s bombs instead of FUSE’s: walls and ziggurats.
web-part-fuses = Fuse cards
web-part-fuses-why = Countdown’s fuse cards instead: each has a nasty rule of its own.
web-part-sparks = Sparks
web-part-sparks-why = Dice that nobody takes are not rolled again: they cost sparks.
web-part-dice = Dice
web-part-dice-why = Countdown’s dice instead: some have two colours.
web-link-set-up = Copy this set-up as a link
web-no-such-game = There is no game “{ $game }” in the browser. Choose one on the start page.
