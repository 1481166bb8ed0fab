## The seven roles.

# $role: the word of the notation.
countdown-role = { $role ->
    [cutter] the Cutter
    [operations-engineer] the Operations Engineer
    [logistics-specialist] the Logistics Specialist
    [technologist] the Technologist
    [equipment-technician] the Equipment Technician
    [disposal-expert] the Disposal Expert
   *[explosives-instructor] the Explosives Instructor
}

## Why an action is refused in Countdown: short, read while the clock runs. What to do stands behind the colon.

countdown-refused-must-take = a die fits one of your cards: take it
countdown-refused-distribution-is-over = the dice of this turn are distributed: wait for the next roll
countdown-refused-not-complete = this card is not complete: fill its spaces first
countdown-refused-not-yet-defused = cards are defused when all dice are distributed: take a die or pass
countdown-refused-another-chooses = first player { $seat } must choose a card
countdown-refused-safe-complete = the dice of a complete card are safe: return a different die
countdown-refused-not-the-leader = only the leader’s role works, and player { $seat } leads
countdown-refused-not-your-role = only { countdown-role } can do that
countdown-refused-role-off = your role is off until you defuse a bomb
countdown-refused-role-used = your role can do no more of that this turn
countdown-refused-too-late-to-name = too late: name something once, before you roll
countdown-refused-no-change = the die would stay as it is: choose something else
# $die: the die, such as R4.
countdown-refused-not-wild = { $die } is not wild: place it as it is
countdown-refused-six-first = first everybody must roll a 6
countdown-refused-no-six-owed = you have no 6 to roll

## What is wrong with the options of a game, and what to do about it.

countdown-problem-fuse-cards-too-early = there are no fuse cards below expert: set fuse-cards 0, or choose a higher difficulty
# $there: how many fuse cards the deck has.
countdown-problem-fuse-cards-needed = { $there ->
    [0] from expert on there must be fuse cards: add some to the deck
    [one] from expert on there must be fuse cards, and the deck has one: set fuse-cards 1
   *[other] from expert on there are 1 to { $there } fuse cards: change fuse-cards
}
countdown-problem-roles = every player has one role: name no more roles than there are players, and keep a role card for each in the deck
countdown-problem-no-such-role = the deck has no card for { countdown-role }: name another role, or add it
countdown-problem-role-twice = two players can’t both be { countdown-role }: name another role
countdown-problem-deck-too-large = a game takes at most 120 bomb cards, 32 sparks and 32 fuse cards: remove some from the deck
# $needed: how many bomb cards hands and deck need. $there: how many there are.
countdown-problem-too-few-bombs = the deck needs { $needed } bomb cards, but there { $there ->
    [one] is only one
   *[other] are { $there }
}: choose an easier difficulty, or add cards
countdown-problem-hands = these cards make no legal hands: add cards worth 1 to 3, at least one for each player; a lone player needs cards of three values

## What is wrong with a line that sets an option. Words of the notation stay as they are.

countdown-option-difficulty = difficulty takes one of these words: difficulty training | standard | expert | elite | heroic
countdown-option-roles = roles takes random, or a role or random for each player: roles random, roles cutter random technologist

## The end of the game, and the lines of the score.

countdown-won = you won: no bomb is left in the middle, and no spark in play
countdown-won-heroic = you won: every single bomb and every spark is defused

countdown-score-sparks = { $count ->
    [one] one spark defused
   *[other] { $count } sparks defused
}
