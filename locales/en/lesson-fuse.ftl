## The lessons of FUSE.

lesson-fuse-clock = You have ten minutes to take every bomb out of the middle. In this lesson the clock stands still: take your time.
lesson-fuse-bombs = These two bombs are yours. Every space shows which die it takes: a colour, a number, or how two dice compare. # takes any number, K is black.
lesson-fuse-roll = You have the bag. Roll the dice!
lesson-fuse-helmets = Each of you may take up to two dice. Under each die stands who can use it: all, nobody, or those with the helmets.
lesson-fuse-refused = The sign < means: the left number is smaller. Put the yellow 6 on the left and see.
lesson-fuse-place = Nothing is larger than 6, so it can’t lie there. Take the red 2 instead.
lesson-fuse-mate = Your mate takes two dice, for bombs of their own.
lesson-fuse-unused = Your mate has had two, and you can’t use the blue 1. A die that nobody takes is rolled again: touch it.
lesson-fuse-returned = It showed a blue 5, so everybody gave back a die that is blue or a 5: your yellow 5 is gone. Leave no dice over!
lesson-fuse-more = Your mate’s turn.
lesson-fuse-colour = Your second bomb is a stack: it is filled from the bottom up. The next space wants any yellow die, so put the yellow 1 there.
lesson-fuse-defuse = Now something larger than 2: the green 5 completes your bomb.
lesson-fuse-choose = Defused! Take your next bomb: this one wants two dice that make 7.
lesson-fuse-strikes = A fuse card came up in its place: everybody gives back a yellow die. Off a stack it is the top one, so your yellow 1 is gone.
lesson-fuse-again = The bag is back. Roll again!
lesson-fuse-seven = Put two dice on the new bomb that add up to 7.
lesson-fuse-last = Take the last bomb from the middle, and you win. It need not be defused.
lesson-fuse-won = The ship is safe. In a real game the clock runs and everybody plays at once, so talk: “I need a red one!” Unsure? Hold your finger on anything.

lesson-fuse-places = Three dice, all for you. Place every one of them, so that none is rolled again.
lesson-fuse-places-lost = One die found no place, so it would be rolled again.
lesson-fuse-places-hint = The blue 5 can go to one place only. Start with it.
lesson-fuse-places-done = Start with the die that has the fewest places: that saves dice in every game.

lesson-fuse-pyramid = Place all three dice. In a pyramid, a space opens once both spaces below it are full.
lesson-fuse-pyramid-lost = One die found no place. The top of the pyramid could have taken the green 6.
lesson-fuse-pyramid-hint = The green 6 fits on top of the pyramid. Which die opens that space?
lesson-fuse-pyramid-done = Look at what a die opens, not only at where it fits.

lesson-fuse-others = You and your mate take two dice each. Look at your mate’s bombs, and choose so that none is left over.
lesson-fuse-others-lost = One die is left that nobody can use. Your mate needed another one.
lesson-fuse-others-hint = Your mate can use red and green dice, and nothing else of these.
lesson-fuse-others-done = Before you take a die, see who else needs it: the small helmets under each die tell you.
