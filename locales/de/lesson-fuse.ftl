## Die Lektionen von FUSE.

lesson-fuse-clock = Ihr habt zehn Minuten, um alle Bomben aus der Mitte zu holen. In dieser Lektion steht die Uhr still: Lass dir Zeit.
lesson-fuse-bombs = Diese zwei Bomben sind deine. Jedes Feld zeigt, welchen Würfel es nimmt: eine Farbe, eine Zahl oder einen Vergleich. # nimmt jede Zahl, S ist Schwarz.
lesson-fuse-roll = Du hast den Beutel. Würfle!
lesson-fuse-helmets = Jeder von euch darf bis zu zwei Würfel nehmen. Unter jedem Würfel steht, wer ihn brauchen kann: alle, niemand oder wer den Helm hat.
lesson-fuse-refused = Das Zeichen < heißt: Links liegt die kleinere Zahl. Leg die gelbe 6 nach links und sieh selbst.
lesson-fuse-place = Nichts ist größer als 6, also darf sie dort nicht liegen. Nimm lieber die rote 2.
lesson-fuse-mate = Dein Gegenüber nimmt zwei Würfel, für die eigenen Bomben.
lesson-fuse-unused = Dein Gegenüber hat schon zwei, und du kannst die blaue 1 nicht brauchen. Ein Würfel, den niemand nimmt, wird neu gewürfelt: Tipp ihn an.
lesson-fuse-returned = Das war eine blaue 5, also gaben alle einen Würfel zurück, der blau ist oder eine 5: Deine gelbe 5 ist weg. Lasst nichts übrig!
lesson-fuse-more = Dein Gegenüber ist dran.
lesson-fuse-colour = Deine zweite Bombe ist ein Stapel: Er wird von unten nach oben gefüllt. Das nächste Feld will irgendeinen gelben Würfel, also leg die gelbe 1 dorthin.
lesson-fuse-defuse = Jetzt etwas Größeres als 2: Die grüne 5 macht deine Bombe voll.
lesson-fuse-choose = Entschärft! Nimm die nächste Bombe: Diese will zwei Würfel, die 7 ergeben.
lesson-fuse-strikes = An ihrer Stelle kam eine Zünderkarte: Alle geben einen gelben Würfel zurück. Beim Stapel ist es der oberste, also ist deine gelbe 1 weg.
lesson-fuse-again = Der Beutel ist wieder bei dir. Würfle noch einmal!
lesson-fuse-seven = Leg zwei Würfel auf die neue Bombe, die zusammen 7 ergeben.
lesson-fuse-last = Nimm die letzte Bombe aus der Mitte, und ihr habt gewonnen. Entschärfen müsst ihr sie nicht mehr.
lesson-fuse-won = Das Schiff ist gerettet. Im echten Spiel läuft die Uhr, und alle spielen zugleich. Redet also: „Ich brauche Rot!“ Unsicher? Halt den Finger auf etwas.

lesson-fuse-places = Drei Würfel, alle für dich. Leg jeden von ihnen so, dass keiner neu gewürfelt wird.
lesson-fuse-places-lost = Ein Würfel fand keinen Platz, also würde er neu gewürfelt.
lesson-fuse-places-hint = Die blaue 5 passt nur auf ein Feld. Fang mit ihr an.
lesson-fuse-places-done = Fang mit dem Würfel an, der die wenigsten Felder hat: Das rettet in jedem Spiel Würfel.

lesson-fuse-pyramid = Leg alle drei Würfel. In einer Pyramide ist ein Feld erst frei, wenn beide Felder darunter voll sind.
lesson-fuse-pyramid-lost = Ein Würfel fand keinen Platz. Die Spitze der Pyramide hätte die grüne 6 genommen.
lesson-fuse-pyramid-hint = Die grüne 6 passt auf die Spitze der Pyramide. Welcher Würfel macht das Feld frei?
lesson-fuse-pyramid-done = Sieh nicht nur, wohin ein Würfel passt, sondern auch, was er frei macht.

lesson-fuse-others = Du und dein Gegenüber nehmt je zwei Würfel. Sieh dir die Bomben gegenüber an und wähl so, dass keiner übrig bleibt.
lesson-fuse-others-lost = Ein Würfel ist übrig, den niemand brauchen kann. Dein Gegenüber hätte einen anderen gebraucht.
lesson-fuse-others-hint = Dein Gegenüber kann von diesen Würfeln nur den roten und den grünen brauchen.
lesson-fuse-others-done = Sieh nach, wer einen Würfel noch braucht, bevor du ihn nimmst: Die kleinen Helme darunter sagen es dir.
