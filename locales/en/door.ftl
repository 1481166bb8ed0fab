## What a visitor reads before the table is loaded: the start page, invitations, and a page for rooms that are not there.

door-what = Four games. One clock. Your friends, shouting.
door-about = Defuse bombs with dice, together, against one clock. Friends join by a link; alone you need no network.
door-independent = Klaxon is an independent implementation, not affiliated with the games’ publishers.
door-other-language = Deutsch
door-other-language-code = de
door-theme-system = Colours: as your system
door-theme-light = Colours: light
door-theme-dark = Colours: dark
door-theme-contrast = Colours: high contrast
door-play-now = Play now
door-friends = With friends
door-games = Games
door-fuse-seats = 1–5 players
door-countdown-seats = 1–4 players
door-flatline-seats = 1–5 players
door-planter-seats = 2–6 players
door-together = together
door-each = each for themselves
door-code = Have a code?
door-code-what = The letters on a friend’s screen, or the link
door-join = Join
door-computer = Ship’s computer
door-computer-what = A clock and a voice for the boxed game.
door-learn = Learn in two minutes
door-learn-what = Place your first die. No reading.
door-loading = Loading the table …
door-no-script = The table needs JavaScript and WebAssembly.

door-missing = Nobody’s here
door-no-room = There is no room { $code }. It was mistyped, or it is closed: a room closes when nobody has been in it for hours.
door-no-code = { $typed } is not the code of a room.
door-no-page = There is nothing at this address.
door-letters = Codes have no vowels, no Y and no digits.
door-alike = Easily misheard: B, D, P and T; F and S; M and N; C and Z.
door-perhaps = Did you mean { $code }?
door-new-room = Open a new room
door-alone = Play alone
door-start = To the start

## The installed page.
door-log = Mission log
door-new-version = A new version is here.
door-new-version-take = Take it
door-new-version-later = Later
door-no-network = No network
door-no-network-what = A room needs the network. Alone you can play all the same.
door-try-again = Try again
door-install = Install Klaxon

door-invites = { $host } invites you to { $game }
door-invites-nobody = A room for { $game }
door-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
door-full = all seats taken, come and watch
door-playing = they are playing, come and watch
door-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
door-rounds = one minute a round
door-picture = { $game }, a game of Klaxon

## A link with a set-up.
door-set-up = A set-up
door-open-this = Open this room
door-open-why = Then you get a link that your friends join by.
door-bad-set-up = This set-up doesn’t work
door-asked-for = The link asks for:
door-mend-link = Change that in the address, or choose here:
door-usual = The game as usual
