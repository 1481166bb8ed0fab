## Die Lektionen von FUSE.

lesson-fuse-clock = Ihr habt zehn Minuten, um alle Bomben aus der Mitte zu holen. In dieser Lektion steht die Uhr still: Lass dir Zeit.
lesson-fuse-bombs = Diese zwei Bomben sind deine. Jedes Feld zeigt, welchen Würfel es nimmt: eine Farbe, eine Zahl oder einen Vergleich. # nimmt jede Zahl, S ist Schwarz.
lesson-fuse-roll = Du hast den Beutel. Würfle!
lesson-fuse-refused = Jeder von euch darf bis zu zwei Würfel nehmen. Das Zeichen < heißt: Links liegt die kleinere Zahl. Leg die gelbe 6 nach links und sieh selbst.
lesson-fuse-place = Nichts ist größer als 6, also darf sie dort nicht liegen. Nimm lieber die rote 2.
lesson-fuse-mate = Dein Gegenüber nimmt zwei Würfel, für die eigenen Bomben.
lesson-fuse-unused = Dein Gegenüber hat schon zwei, und du kannst die blaue 1 nicht brauchen. Ein Würfel, den niemand nimmt, wird neu gewürfelt: Tipp ihn an.
lesson-fuse-returned = Das war eine blaue 5, also gaben alle einen Würfel zurück, der blau ist oder eine 5: Deine gelbe 5 ist weg. Lasst nichts übrig!
lesson-fuse-more = Dein Gegenüber ist dran.
lesson-fuse-colour = Das Feld, auf dem die 5 lag, will irgendeinen gelben Würfel. Leg die gelbe 1 dorthin.
lesson-fuse-defuse = Jetzt etwas Größeres als 2: Die grüne 5 macht deine Bombe voll.
lesson-fuse-choose = Entschärft! Nimm die nächste Bombe: Diese will zwei Würfel, die 7 ergeben.
lesson-fuse-strikes = An ihrer Stelle kam eine Zünderkarte: Alle geben einen gelben Würfel zurück. Du hast zwei: Wähl einen.
lesson-fuse-again = Der Beutel ist wieder bei dir. Würfle noch einmal!
lesson-fuse-seven = Leg zwei Würfel auf die neue Bombe, die zusammen 7 ergeben.
lesson-fuse-last = Nimm die letzte Bombe aus der Mitte, und ihr habt gewonnen. Entschärfen müsst ihr sie nicht mehr.
lesson-fuse-won = Das Schiff ist gerettet. Im echten Spiel läuft die Uhr, und alle spielen zugleich. Redet also: „Ich brauche Rot!“ Unsicher? Halt den Finger auf etwas.

lesson-fuse-places = Drei Würfel, alle für dich. Leg jeden von ihnen so, dass keiner neu gewürfelt wird.
lesson-fuse-places-lost = Ein Würfel fand keinen Platz, also würde er neu gewürfelt.
lesson-fuse-places-hint = Die blaue 5 passt nur auf ein Feld. Fang mit ihr an.
lesson-fuse-places-done = Fang mit dem Würfel an, der die wenigsten Felder hat: Das rettet in jedem Spiel Würfel.

lesson-fuse-order = Leg alle drei Würfel auf die erste Bombe: Ihre Zahlen wachsen von links nach rechts.
lesson-fuse-order-lost = Die Zahlen müssen wachsen. Für einen Würfel ist zwischen seinen Nachbarn kein Feld mehr.
lesson-fuse-order-hint = Die kleinste Zahl gehört nach links, die größte nach rechts.
lesson-fuse-order-done = Lass Luft zwischen den Zahlen: Mit 1 und 6 an den Enden passt in die Mitte alles.

lesson-fuse-others = Du und dein Gegenüber nehmt je zwei Würfel. Sieh dir die Bomben gegenüber an und wähl so, dass keiner übrig bleibt.
lesson-fuse-others-lost = Ein Würfel ist übrig, den niemand brauchen kann. Dein Gegenüber hätte einen anderen gebraucht.
lesson-fuse-others-hint = Dein Gegenüber kann von diesen Würfeln nur den roten und den grünen brauchen.
lesson-fuse-others-done = Sieh nach, wer einen Würfel noch braucht, bevor du ihn nimmst: Die kleinen Helme darunter sagen es dir.
