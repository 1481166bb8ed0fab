## The lessons of the bomb-planter game: what the coach says. Two short sentences at most.

# The first mission.
lesson-planter-hello = Everybody plays alone, and points win. You get them with your bombs.
lesson-planter-try = It is your turn, and a touch plays a card. Try the boot, which puts a fuse out.
lesson-planter-light = No fuse is burning yet. Lay a 7: it lights one, and you draw a new card.
lesson-planter-grow = In turn, everybody makes the fuse longer, and worth more.
lesson-planter-boom = 32 points are on the fuse, and it is your turn. Boom takes them all.
lesson-planter-new-fuse = 32 points are yours, for one bomb. A new fuse begins.
lesson-planter-pass-on = 22 points. You could take them, or wait for more: lay a 3 and pass it on.
lesson-planter-mates = Will it come round to you again?
lesson-planter-defuse = Boom: your neighbour took 25. You can spoil the next one: play the boot.
lesson-planter-beside = The fuse is gone. The boot lies beside the match, for the next bomb.
lesson-planter-last-bomb = 25 on the fuse, and 4 for the boot. Take it all with your last bomb!
lesson-planter-time-bomb = The time bomb is in the last cards, and it ends the game. Then fuse cards in your hand count against you.
lesson-planter-won = The time bomb! You won 61 points and hold 26: that leaves 35, and nobody has more.

# Puzzles.
lesson-planter-small-step = Your neighbour is next and has two bombs. You have one. What do you play?
lesson-planter-small-step-hint = A bomb for 3 points is a waste. What makes the fuse least worth taking?
lesson-planter-small-step-done = Six points: hardly worth a bomb. Yours waits for a longer fuse.
lesson-planter-too-much = Now it is worth a bomb, and your neighbour has two.
lesson-planter-wasted = Three points for your only bomb.
lesson-planter-put-out = 38 points burn, and your bombs are gone. Your neighbour has one. What do you play?
lesson-planter-put-out-hint = Put the fuse out. The card that does it goes to whoever bombs next.
lesson-planter-put-out-done = Nobody gets the 38, and only 4 points wait beside the match.
lesson-planter-fed = Your neighbour’s bomb takes it all, your card, too.
lesson-planter-dear = The fuse is out. But the card goes to the next bomb, and the boot is worth less.
lesson-planter-last-card = Only the time bomb is left in the deck: whatever you play ends the game. What wins?
lesson-planter-last-card-hint = The bomb brings 10 points. What does your dearest card cost you?
lesson-planter-last-card-done = 15 points less against you, and you win by two.
lesson-planter-bomb-too-small = Ten points won, but the 15 counts against you. That loses.
lesson-planter-still-held = The 15 still counts against you. That loses.
