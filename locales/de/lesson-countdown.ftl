## Die Lektionen von Countdown: was der Coach sagt. Höchstens zwei kurze Sätze.

# Der erste Auftrag.
lesson-countdown-hello = Das sind deine Bomben. Sind alle Felder einer Bombe mit Würfeln gefüllt, ist sie entschärft.
lesson-countdown-roll = Du führst in diesem Zug, also würfelst du: vier Würfel, zwei für jeden. Tipp auf Würfeln.
lesson-countdown-try = Ein Würfel ist grün und gelb. Tipp ihn an, dann versuch das blaue Feld.
lesson-countdown-split = Das Feld will Blau. Leg den Würfel auf Grün oder Gelb: Er ist beides.
lesson-countdown-mate = Dein Gegenüber nimmt zwei Würfel und macht eine Bombe voll.
lesson-countdown-fuse = Mit der neuen Bombe kam eine Zünderkarte: Alle ziehen einen Funken. Das ist eine kleine Bombe, und auch sie muss weg.
lesson-countdown-role = Die rote 6 passt nirgends, und ein Würfel, der liegen bleibt, bringt einen Funken. Deine Rolle gibt einem Würfel eine neue Farbe: Tipp ihn an, dann Blau.
lesson-countdown-painted = Jetzt gilt er als blau. Leg ihn auf das blaue Feld.
lesson-countdown-choose = Entschärft! Nimm die letzte Bombe aus der Reihe.
lesson-countdown-sparks = Die Reihe ist leer, also sind eure Bomben erledigt. Nur die Funken sind noch da, und jetzt führt dein Gegenüber.
lesson-countdown-first-half = Dein Funke will einen gelben Würfel oder eine 1. Gib ihm die gelbe 3.
lesson-countdown-last-half = Jetzt die schwarze 4. Sie entschärft deinen Funken.
lesson-countdown-won = Keine Bombe, kein Funke: gewonnen! Im echten Spiel lässt euch die Uhr zehn Minuten.

# Rätsel.
lesson-countdown-sparked = Ein Würfel blieb liegen, also hast du einen Funken gezogen.
lesson-countdown-all-three = Nimm alle drei Würfel, dann ziehst du keinen Funken. Welcher kommt wohin?
lesson-countdown-all-three-hint = Die rote 5 passt nur auf ein Feld. Die rote 2 ist auch eine 2.
lesson-countdown-all-three-done = Ein zweifarbiger Würfel ist beides. Und wer nur einen Platz hat, kommt zuerst.
lesson-countdown-new-colour = Deine Rolle gibt einem Würfel eine neue Farbe. Leg alle drei Würfel.
lesson-countdown-new-colour-hint = Ein Feld will eine grüne 4, und du hast zwei Vieren. Auf welche kannst du verzichten?
lesson-countdown-new-colour-done = Die rote 4 wurde grün. Sieh dir an, was die Rolle retten kann, bevor du den ersten Würfel legst.
lesson-countdown-right-bomb = Du nimmst eine neue Bombe, und zwei Sechsen sind noch zu legen. Welche Bombe nimmt beide?
lesson-countdown-right-bomb-hint = Die meisten nehmen höchstens eine 6. Such eine Bombe, die Farben will.
lesson-countdown-right-bomb-wall = In der Mauer liegt Schwarz unten. Das Feld darüber nimmt jede Farbe außer Schwarz.
lesson-countdown-right-bomb-done = Schwarz unten, Blau darüber: Die Mauer nahm beide. Sieh dir also die Würfel an, bevor du eine Bombe wählst.
