## The coach of a lesson: what every lesson says.

lesson-coach = Coach
lesson-next = Next
lesson-skip = Skip the lesson
lesson-end-puzzle = Leave
lesson-step = Step { $step } of { $of }
lesson-got-it = Got it
lesson-task = The task
lesson-not-now = not now: first do what the coach says
lesson-is-over = this lesson is over
lesson-hint = Hint
lesson-well-done = Well done
lesson-solved = Solved
lesson-not-solved = Not this time
lesson-failed = It can't be solved from here any more.
lesson-try-again = Try again
lesson-again = Once more
lesson-play = Play a real game
lesson-first-puzzle = Try a puzzle
lesson-next-puzzle = Next puzzle
lesson-all = All lessons
lesson-missing = There is no lesson of that name.

## For somebody who never played.

lesson-offer = First time?
lesson-offer-what = Learn { $game } in two minutes, with your hands on the table.
lesson-offer-yes = Show me
lesson-offer-no = Just play
