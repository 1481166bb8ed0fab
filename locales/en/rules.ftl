## The pages of rules: their names, their headings, and what cards are called there.

rules-title = Rules
rules-what = Every rule, card and sign of the four games, in plain words.
rules-of = { $game }: the rules
rules-about-fuse = FUSE in plain words: every rule, all signs on the bombs, every bomb and fuse card with its drawing.
rules-about-countdown = FUSE: Countdown in plain words: every rule, roles, sparks, split dice, every card with its drawing, and how it goes with FUSE.
rules-about-flatline = FLATLINE in plain words: every rule, all signs and triggers, every patient and every emergency card with its drawing.
rules-about-planter = Fuse, the bomb-planter card game, in plain words: every rule and every kind of card with its drawing.
rules-contents = What is in it
rules-related = See also:
rules-all = All rules
rules-search = A rule, a card, a sign …
rules-found-one = One entry.
# The script puts the number in place of the sign.
rules-found-many = # entries.
rules-none = Nothing has these words.
rules-failed = The rules can’t be fetched without a network.
rules-back = Back

rules-components = What there is
rules-setup = Before you start
rules-turn = A turn
rules-defusing = Defusing
rules-end = The end
rules-advanced = Other ways to set up
rules-icons = Signs on cards
rules-roles = Roles
rules-shapes = Stacks, pyramids, walls
rules-fuse-cards = Fuse cards
rules-combining = FUSE and Countdown together
rules-round = A round, before the minute
rules-minute = The minute
rules-resolution = After the minute
rules-triage = Triage cards
rules-emergencies = Emergency cards
rules-cards = Cards
rules-speed = Speed, and the extra cards
rules-match = A match of several rounds

rules-spaces = What a space asks for
rules-signs = Signs between spaces
rules-card-shapes = Shapes of a card
rules-dice = Dice
rules-table = On the table
rules-levels = Difficulty
rules-each-fuse-card = Each fuse card
rules-role-cards = Role cards
rules-bombs = Bombs
rules-sparks = Sparks
rules-board = The board
rules-lines = Lines and spaces
rules-triggers = Triggers
rules-power = Power
rules-steps = Round, minute and crew
rules-patients = Patients
rules-play = While you play

# $id: its name in the deck. $value (number): its points.
rules-bomb = Bomb { $id }, worth { $value }
rules-spark = Spark { $id }
# $name: what it shows.
rules-fuse-card = Fuse card: { $name }
rules-role = Role: { $role }
rules-icon = A face of the medic dice.
# $what: what happens, in small letters.
rules-trigger = Trigger: { $what }
# $points (number): what is printed on it. $count (number): how many there are.
rules-fuse-worth = Piece of fuse worth { $points }
rules-fuse-worth-text = It makes the fuse { $points } points longer. The box has { $count } of them.
