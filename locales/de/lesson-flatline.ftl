## Die Lektionen von FLATLINE: was der Coach sagt. Höchstens zwei kurze Sätze.

# Der erste Auftrag.
lesson-flatline-hello = Zwei Patienten sind noch da. Sind alle Zeilen eines Patienten erledigt, ist er geheilt.
lesson-flatline-dial = Du hast die Leitung: Die Scheibe bestimmt, welches kleine Licht eines Patienten leuchtet, wenn er geheilt ist. Fang bei Bett 1 an.
lesson-flatline-trouble = Eine Runde kostet eine Zelle und bringt Karten. Die Notfallwürfel treffen Platz 1: Jeder von euch verliert einen Würfel.
lesson-flatline-plan = Die orange Eilkarte müsst ihr in dieser Runde erledigen, sonst scheitert sie. Tipp auf Bereit, dann wird gewürfelt.
lesson-flatline-minute = Ihr habt eine Minute für eure Würfel; in dieser Lektion wartet sie auf dich. Was dann nicht voll ist, gibt seine Würfel zurück.
lesson-flatline-try = Das Zeichen sagt: einer allein, und dein Gegenüber hat schon angefangen. Versuch es mit deinem Puls.
lesson-flatline-alone = Dann füllst du die Zeile von Bett 1, allein. Leg den Puls dorthin.
lesson-flatline-alone-too = Jetzt die Luft, und die Zeile ist voll.
lesson-flatline-mate = Dein Gegenüber macht die Zeile in Bett 2 voll und fängt die Notfallkarte an.
lesson-flatline-emergency = Karten sind für alle da. Leg deinen Verband dazu, dann trifft sie euch nicht noch einmal.
lesson-flatline-mate-again = Jetzt fängt dein Gegenüber die Eilkarte an.
lesson-flatline-track = Ein Schock fehlt ihr noch, und du hast keinen. Für einen Würfel auf der Neuwurfleiste darf jemand neu würfeln: Tipp ein Blut an, dann deinen eigenen Helm.
lesson-flatline-reroll = Was willst du neu würfeln? Tipp das andere Blut und das Medikament an, dann „2 neu“.
lesson-flatline-stat = Ein Schock! Leg ihn auf die Eilkarte.
lesson-flatline-station = Ein Würfel ist noch da. Eine volle Ladestation bringt eine Zelle zurück: Leg den Puls dorthin, dann fehlt ihr nur noch ein Schock.
lesson-flatline-triage = Die Eilkarte gehört jetzt euch, als Triagekarte: Sie erledigt eine beliebige Zeile. Nutz sie für die einzige Zeile, die Bett 2 noch hat.
lesson-flatline-won = Beide sind geheilt: gewonnen! Im echten Spiel warten vier Patienten auf einmal; halt den Finger auf etwas, dann steht da, was es ist.

# Rätsel.
lesson-flatline-four-dice = Der letzte Patient, die letzte Zelle. Leg deine vier Würfel so, dass jede Zeile voll ist.
lesson-flatline-four-dice-hint = Dein Medikament passt nur auf ein Feld: auf das, das jeden Würfel nimmt.
lesson-flatline-four-dice-done = Geheilt! Heb Felder, die jeden Würfel nehmen, für Würfel auf, die sonst nirgends passen.
lesson-flatline-line-open = Eine Zeile blieb offen, und die letzte Zelle ist weg.
lesson-flatline-which-first = „Alle weg!“ erledigt eine Zeile, und zwei Patienten brauchen je eine. Wer kommt zuerst?
lesson-flatline-which-first-hint = Sieh dir die Lichter an, die die Scheibe berührt. Eins kostet eine Zelle, und ihr habt nur eine.
lesson-flatline-which-first-done = Das grüne Licht von Bett 2 erledigte die Zeile von Bett 1. Beide sind geheilt: Auf die Reihenfolge kommt es an.
lesson-flatline-no-power = Die letzte Zelle ist weg.
lesson-flatline-stat-first = Zwei Würfel, und sie passten an zwei Stellen. Die letzte Zeile des Patienten, oder die Eilkarte?
lesson-flatline-stat-first-hint = Drei Eilkarten sind gescheitert; mit der vierten ist das Spiel verloren. Karten kommen vor den Patienten dran.
lesson-flatline-stat-first-done = Die Karte ist erledigt und hilft euch jetzt sogar. Der Patient hat Zeit bis zur nächsten Runde.
lesson-flatline-too-late = Die vierte Eilkarte scheiterte, bevor der Patient an der Reihe war.
