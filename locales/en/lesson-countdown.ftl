## The lessons of Countdown: what the coach says. Two short sentences at most.

# The first mission.
lesson-countdown-hello = These are your bombs. Fill all spaces of one with dice, and it is defused.
lesson-countdown-roll = You lead this turn, so you roll: four dice, two for each of you. Touch Roll.
lesson-countdown-try = One die is green and yellow. Touch it, then try the blue space.
lesson-countdown-split = The space wants blue. Put the die on green or on yellow: a split die is both.
lesson-countdown-mate = Your mate takes two dice, and a bomb of theirs is full.
lesson-countdown-fuse = A fuse card came with the new bomb: everybody draws a spark. It is a small bomb, and it must go, too.
lesson-countdown-role = The red 6 fits nowhere, and a die you leave costs a spark. Your role gives one die a new colour: touch it, then blue.
lesson-countdown-painted = It counts as blue now. Put it on the blue space.
lesson-countdown-choose = Defused! Take the last bomb in the middle.
lesson-countdown-sparks = The middle is empty, so your bombs are done. Only the sparks are left, and your mate leads.
lesson-countdown-first-half = Your spark wants a yellow die or a 1. Give it the yellow 3.
lesson-countdown-last-half = Now the black 4. It puts your spark out.
lesson-countdown-won = No bomb, no spark: you win! In a real game the clock gives you ten minutes.

# Puzzles.
lesson-countdown-sparked = A die was left over, so you drew a spark.
lesson-countdown-all-three = Take all three dice, and you draw no spark. Which goes where?
lesson-countdown-all-three-hint = The red 5 fits one space only. The red 2 is a 2, too.
lesson-countdown-all-three-done = A split die is both of its colours. And the die with only one place goes first.
lesson-countdown-new-colour = Your role gives one die a new colour. Place all three dice.
lesson-countdown-new-colour-hint = One space wants a green 4, and you have two 4s. Which one can you spare?
lesson-countdown-new-colour-done = The red 4 went as a green one. Look at what the role can save before you place the first die.
lesson-countdown-right-bomb = You take a new bomb, and two 6s are left to place. Which bomb takes both?
lesson-countdown-right-bomb-hint = Most of them take one 6 at most. Look for a bomb that asks for colours.
lesson-countdown-right-bomb-wall = In the wall, black lies below. The space above it takes any colour but black.
lesson-countdown-right-bomb-done = Black below, blue above: the wall took both. So look at the dice before you choose a bomb.
