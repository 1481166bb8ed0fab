## The lessons of FLATLINE: what the coach says. Two short sentences at most.

# The first mission.
lesson-flatline-hello = Two patients are left. When all lines of a patient are cleared, they are saved.
lesson-flatline-dial = You are the chief: the dial says which small light of a patient fires when they are saved. Start it at bay 1.
lesson-flatline-trouble = A round costs a power cube and brings cards. The emergency dice hit slot 1: each of you loses a die.
lesson-flatline-plan = The orange card must be cleared in this round, or it fails. Touch Ready to roll your dice.
lesson-flatline-minute = You have one minute for your dice; in this lesson it waits for you. A line that is not full at its end gives its dice back.
lesson-flatline-try = The sign says: one player alone, and your mate has begun. Try your pulse there.
lesson-flatline-alone = So you take the line of bay 1, alone. Put the pulse there.
lesson-flatline-alone-too = Now the air, and the line is full.
lesson-flatline-mate = Your mate finishes bay 2’s line, and begins the emergency card.
lesson-flatline-emergency = Cards are for everybody. Add your dressing, and this one can’t hit you again.
lesson-flatline-mate-again = Now your mate begins the orange card.
lesson-flatline-track = It wants a shock, too, and you have none. A die on the re-roll track lets a player roll again: touch a blood, then your own helmet.
lesson-flatline-reroll = Now choose what to roll again: touch the other blood and the drug, then “Roll 2”.
lesson-flatline-stat = A shock! Put it on the orange card.
lesson-flatline-station = One die is left. A full recharging station brings a power cube back: put the pulse there, and a mate could add the shock.
lesson-flatline-triage = The orange card is yours now, for triage: it clears any line. Use it on the only line that bay 2 still has.
lesson-flatline-won = Both are saved: you win! Now play for real, with four patients at once; hold a finger on anything to look it up.

# Puzzles.
lesson-flatline-four-dice = The last patient, the last power cube. Place your four dice so that every line is full.
lesson-flatline-four-dice-hint = Your drug fits one space only: the one that takes any die.
lesson-flatline-four-dice-done = Saved! Keep spaces that take any die for dice that fit nowhere else.
lesson-flatline-line-open = A line stayed open, and the last power cube is gone.
lesson-flatline-which-first = Clear! finishes one line, and two patients need one each. Who comes first?
lesson-flatline-which-first-hint = Look at the lights that the dial touches. One costs a power cube, and you have one.
lesson-flatline-which-first-done = Bay 2’s green light cleared the line of bay 1. Both are saved: the order is everything.
lesson-flatline-no-power = The last power cube is gone.
lesson-flatline-stat-first = Two dice, and both would fit twice. The patient’s last line, or the orange card?
lesson-flatline-stat-first-hint = Three orange cards have failed; the fourth loses the game. Cards are settled before patients.
lesson-flatline-stat-first-done = The card is cleared, and it even helps you now. The patient has time until the next round.
lesson-flatline-too-late = The fourth card failed before the patient’s turn came.
