## What is wrong with a scenario, and what klaxon scenario prints.

scenario-differs = expected { $expected }, but found { $found }
scenario-no-rules = a scenario names its rules, from one to three: rules F-31 F-32
scenario-rules = a scenario names one to three rules: rules F-31 F-32
scenario-game = there is no such game: write game fuse, countdown, integrated, epic, planter, flatline, or fuse with modules, as in game fuse+roles+sparks
scenario-time = a time is missing here, such as at 0:30
scenario-time-runs-back = time does not run backwards: it is later already
scenario-unknown-line = a step begins with a seat, at, start or expect; options and given come before the first step
scenario-seed = a seed is a number: start ~ seed 7
scenario-seat = there is no such seat
scenario-action = “{ $action }” is no action: docs/notation.md lists them
scenario-refused-but-changed = the action was refused, but something changed
scenario-seen = one seat's view is written: expect seen by 2: tray R4
scenario-chance = “{ $word }” is nothing that chance can say in this game: docs/scenarios.md lists what can stand behind ~, such as R4 in FUSE or PPB in FLATLINE
scenario-chance-ran-out = chance was asked for more than the scenario says behind ~: { $what }
scenario-chance-misfit = chance was asked for something else than the scenario says behind ~: { $what }
scenario-chance-left = the scenario says more behind ~ than chance was asked for
scenario-given = “{ $word }” can't be given in this game: docs/scenarios.md lists what can
scenario-no-such-card = there is no card “{ $name }” in the deck of the scenarios; write it out, as 3: # = #
scenario-too-many-dice = there are more dice than the card has spaces
scenario-wrong-dice = the dice on { $word } could not have been placed like this
scenario-die = “{ $die }” is no die: write R4
scenario-no-such-die = there is no die left for { $die }
scenario-number = “{ $text }” is no number that fits here
scenario-expect = “expect { $word }” can't be understood: docs/scenarios.md lists what can be expected
scenario-passed = { $count ->
    [one] one scenario passed
   *[other] { $count } scenarios passed
}
scenario-failed = { $failed } of { $count } scenarios failed
scenario-no-title = the first line is the title: what the scenario shows, in a sentence
scenario-complete = the card at { $word } is complete: it would have been defused
scenario-plain = { $text }
scenario-nothing = nothing
scenario-accepted = accepted
scenario-refused = refused by { $rule }
scenario-no-problem = no problem with the set-up
scenario-after-problem = where the set-up is refused nothing else can happen: expect problem F-10 is all there is to say
scenario-without = no { $event }
scenario-not-over = the game is not over
scenario-card-twice = the card “{ $name }” lies somewhere else already
scenario-planter-card = “{ $word }” is no card: write 3, 7, 10, 15, boot, bucket, scissors, extinguisher or guy; several at once as 7*3
scenario-planter-no-card = the box has no { $card } left for this
scenario-no-such-rule = there is no rule { $rule }: docs/rules/ lists them all
scenario-given-twice = “given { $word }” is said twice: one of the two lines is too much
scenario-no-position = the given lines make no position
scenario-refused-because = refused by { $rule }: { $why }
scenario-refused-by-any = refused
scenario-upgraded = { $changed } of { $count } scenarios rewritten
scenario-trace = line { $line }: { $events }
scenario-lesson-key = “{ $key }” is no key of a lesson's text: such keys begin with lesson-, as in say lesson-fuse-roll
scenario-lesson-event = an event of the notation is missing here, or its first words
scenario-lesson-point = point names what the coach points at, such as point R3 a1
scenario-lesson-why = why belongs to the line before it that begins with lost
scenario-lesson-end = a lesson ends with what the coach says then: end lesson-fuse-done
scenario-lesson-solution = a puzzle needs its solution: a line solution, and the steps that solve it
scenario-lesson-goal = a puzzle needs a goal: an event that solves it
scenario-lesson-nothing = the learner has nothing to do in this lesson
scenario-lesson-start = start comes before anybody does anything
scenario-lesson-seed = a lesson says what is dealt, card by card
scenario-lesson-one-try = the learner tries one thing in vain, not several
scenario-lesson-mate = a mate does one thing, and no rule is against it
scenario-lesson-loose = a learner could come to too many positions here: accept fewer alternatives
scenario-lesson-solving = a solution is made of single actions
scenario-lesson-lost = the solution makes “{ $event }” happen, and the puzzle is lost by “{ $lost }”
scenario-lesson-unsolved = the solution does not make “{ $goal }” happen
scenario-lessons-checked = { $count ->
    [one] one lesson can be played
   *[other] { $count } lessons can be played
}
scenario-lessons-failed = { $failed } of { $count } lessons can't be played
scenario-lesson-name = a lesson stands in a folder named after its game, in a file whose name begins with its number, such as fuse/01-first-mission.lesson
scenario-lesson-stuck = a learner can come here after another alternative, and could do none of this then
scenario-lesson-vain = one of these alternatives is never possible here
