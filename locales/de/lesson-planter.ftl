## Die Lektionen des Bombenleger-Spiels: was der Coach sagt. Höchstens zwei kurze Sätze.

# Der erste Auftrag.
lesson-planter-hello = Jeder spielt für sich, und Punkte gewinnen. Du holst sie mit deinen Bomben.
lesson-planter-try = Du bist dran, und ein Tipp spielt eine Karte. Versuch den Stiefel: Er tritt eine Schnur aus.
lesson-planter-light = Noch brennt keine Schnur. Leg eine 7: Sie zündet eine an, und du ziehst eine neue Karte.
lesson-planter-grow = Reihum machen alle die Schnur länger und wertvoller.
lesson-planter-boom = 32 Punkte hängen an der Schnur, und du bist dran. Bumm kassiert sie alle.
lesson-planter-new-fuse = 32 Punkte sind deine, für eine Bombe. Eine neue Schnur beginnt.
lesson-planter-pass-on = 22 Punkte. Du könntest sie nehmen, oder du wartest auf mehr: Leg eine 3, und gib sie weiter.
lesson-planter-mates = Kommt sie noch einmal zu dir?
lesson-planter-defuse = Bumm: Dein Nachbar nahm 25. Die nächste kannst du verderben: Spiel den Stiefel.
lesson-planter-beside = Die Schnur ist weg. Der Stiefel liegt neben dem Streichholz, für die nächste Bombe.
lesson-planter-last-bomb = 25 an der Schnur, und 4 für den Stiefel. Nimm alles mit deiner letzten Bombe!
lesson-planter-time-bomb = Unter den letzten Karten ist die Zeitbombe, und sie beendet das Spiel. Dann zählen Zündschnurkarten auf der Hand gegen dich.
lesson-planter-won = Die Zeitbombe! Du hast 61 Punkte gewonnen und 26 auf der Hand: bleiben 35, und niemand hat mehr.

# Rätsel.
lesson-planter-small-step = Nach dir ist dein Nachbar dran, und er hat zwei Bomben. Du hast eine. Was spielst du?
lesson-planter-small-step-hint = Eine Bombe für 3 Punkte ist verschwendet. Womit lohnt sich die Schnur am wenigsten?
lesson-planter-small-step-done = Sechs Punkte: kaum eine Bombe wert. Deine wartet auf eine längere Schnur.
lesson-planter-too-much = Jetzt lohnt sich eine Bombe, und dein Nachbar hat zwei.
lesson-planter-wasted = Drei Punkte für deine einzige Bombe.
lesson-planter-put-out = 38 Punkte brennen, und deine Bomben sind verbraucht. Dein Nachbar hat eine. Was spielst du?
lesson-planter-put-out-hint = Mach die Schnur aus. Die Karte dafür bekommt, wer als Nächstes eine Bombe legt.
lesson-planter-put-out-done = Niemand bekommt die 38, und nur 4 Punkte liegen neben dem Streichholz.
lesson-planter-fed = Die Bombe deines Nachbarn nimmt alles, deine Karte auch.
lesson-planter-dear = Die Schnur ist aus. Aber die Karte bekommt die nächste Bombe, und der Stiefel ist weniger wert.
lesson-planter-last-card = Im Stapel ist nur noch die Zeitbombe: Was du auch spielst, beendet das Spiel. Womit gewinnst du?
lesson-planter-last-card-hint = Die Bombe bringt 10 Punkte. Was kostet dich deine teuerste Karte?
lesson-planter-last-card-done = 15 Punkte weniger gegen dich, und du gewinnst mit zweien.
lesson-planter-bomb-too-small = Zehn Punkte gewonnen, aber die 15 zählt gegen dich. Das verliert.
lesson-planter-still-held = Die 15 zählt immer noch gegen dich. Das verliert.
