## The page with all lessons.

learn-about = Learn by doing: a guided first mission of two minutes, then three short puzzles. Nothing is hurried.
learn-mission = First mission
learn-puzzle-1 = Puzzle 1
learn-puzzle-2 = Puzzle 2
learn-puzzle-3 = Puzzle 3
learn-done = Done
learn-fuse-1 = Roll, place, defuse
learn-fuse-2 = A place for every die
learn-fuse-3 = From the bottom up
learn-fuse-4 = What the others need
learn-countdown-1 = Two bombs, one spark
learn-countdown-2 = Three dice, no spark
learn-countdown-3 = A new colour
learn-countdown-4 = The right bomb
learn-flatline-1 = The last two patients
learn-flatline-2 = Four dice, one cube
learn-flatline-3 = One card, two patients
learn-flatline-4 = What comes first?
learn-planter-1 = Light it, pass it on, blow it up
learn-planter-2 = A small step
learn-planter-3 = Put it out
learn-planter-4 = The last card
