## Der Tisch des Bombenleger-Spiels auf der Seite.

# Was auf den Karten steht: kurz.
planter-card-boot = Stiefel
planter-card-bucket = Eimer
planter-card-scissors = Schere
planter-card-extinguisher = Löscher
planter-card-guy = Kerl
planter-said-fuse = Zündschnurkarte, { $points } Punkte
planter-said-defuse = { $name }: entschärft die Schnur, { $points } Punkte
planter-said-guy = Kerl mit Streichholz: zündet die Schnur wieder an

# Unter der Zahl der Karten.
planter-deck = im Stapel
# Eine Zahl folgt.
planter-time-bomb-in = Zeitbombe in den letzten
planter-round-of = Runde { $round } von { $rounds }

# Ein Spieler in Worten.
planter-player = { $name }: { $bombs ->
    [0] keine Bomben
    [one] eine Bombe
   *[other] { $bombs } Bomben
}, { $points } Punkte, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
planter-player-turn = am Zug
planter-player-away = nicht da
planter-won = In dieser Runde gewonnen: { $points } Punkte

# Unter den eigenen Punkten.
planter-points = Punkte
planter-on-fuse = An der Schnur
planter-on-fuse-cards = An der Schnur, { $count } Karten
planter-beside = + { $points } neben dem Streichholz
planter-no-fuse = Noch brennt nichts. Die erste Karte zündet die Schnur an.
planter-fuse-said = { $count ->
    [0] Keine Schnur brennt.
    [one] Die Schnur: eine Karte, { $points } Punkte.
   *[other] Die Schnur: { $count } Karten, { $points } Punkte.
}
planter-beside-said = Neben dem Streichholz: { $cards }.

planter-hint = Jede Zündschnurkarte bringt Punkte. Bumm kassiert alle, eine Entschärfungskarte nimmt sie weg. Was du am Ende hältst, zählt gegen dich.
planter-your-turn = Du bist dran
planter-your-turn-first = Du bist dran: leg eine Karte
planter-turn-of = { $name } ist dran
planter-you-cut = Du hast entschärft
planter-cut-by = { $name } hat entschärft
planter-between = Die Runde ist vorbei
# Sekunden mit einer Stelle nach dem Komma.
planter-seconds = { $whole },{ $tenth } s
planter-hurry = Spiel jetzt, sonst wird deine billigste Zündschnurkarte für dich gespielt
planter-your-hand = Deine Hand

## Die große Taste: ein, zwei Wörter, und warum.

planter-key-bomb = Bumm
planter-key-bomb-why = leg eine Bombe, nimm { $points }
planter-key-bomb-last = leg deine letzte Bombe, nimm { $points }
planter-key-first = erst muss eine Schnur brennen: leg eine Karte
planter-key-none = Keine Bomben mehr
planter-key-none-why = spiel eine Karte
planter-key-pass = Passen
planter-key-pass-why = du kannst nichts spielen
planter-key-call = Lahme Lunte!
planter-key-call-pays = { $name } zahlt eine Entschärfungskarte
planter-key-call-why = { $name } aufrütteln
planter-key-wait = Du bist nicht dran
planter-key-would = eine Bombe brächte gerade { $points }
planter-key-would-none = noch brennt keine Schnur
planter-key-guy = Wieder anzünden
planter-key-guy-why = spiel deinen Kerl mit Streichholz, sofort
planter-key-window = Die Schnur ist aus
planter-key-window-why = es sei denn, jemand hat einen Kerl mit Streichholz

## Mehrere an einem Handy.

planter-cover = Gib das Handy an { $name } weiter
planter-cover-show = Meine Hand zeigen

## Zwischen zwei Runden.

planter-round-over = Runde { $round } von { $rounds } ist vorbei
planter-over-time-bomb = Die Zeitbombe ist hochgegangen. Was an der Schnur lag, zählt für niemanden.
planter-over-bombs = Alle Bomben sind verbraucht.
planter-over-passes = Alle haben gepasst.
planter-column-fuse = Schnur
planter-column-defuse = Entschärft
planter-column-hand = Hand
planter-ready-of = { $count } von { $all } sind bereit
planter-next-round = Nächste Runde
planter-ready = Bereit
planter-end-word = Bumm.
planter-number-bombs = Bomben
planter-number-longest = Karten, die längste Schnur
planter-number-rounds = Runden

## Was geschah. Davor stehen ein Name und ein Doppelpunkt.

planter-did-play = { $points }, die Schnur ist { $sum } wert
planter-you-draw = Du ziehst: { $card }
planter-did-bomb = Bumm! { $points } Punkte
planter-did-defuse = { $tool }! { $points } Punkte verpuffen
planter-fuse-out = Die Schnur ist aus
planter-did-relight = Die Schnur brennt weiter!
planter-time-bomb = Zeitbombe!
planter-did-time-bomb = die Zeitbombe!
planter-did-pass = gepasst
planter-did-slow = langsam
planter-did-call = „Lahme Lunte!“
planter-did-pay = eine Entschärfungskarte weg: { $card }
planter-did-absent = nicht da, also die billigste Zündschnurkarte
planter-did-begin = Runde { $round }: { $name } beginnt

## Tasten.

planter-do-card = Eine Karte deiner Hand spielen
planter-do-bomb = Eine Bombe legen
planter-do-pass = Passen, wenn nichts geht
planter-do-call = „Lahme Lunte!“ rufen
planter-do-guy = Die Schnur mit einem Kerl wieder anzünden
planter-do-ready = Bereit für die nächste Runde

## So wird gespielt.

planter-how-goal = Jeder für sich: Wer die meisten Punkte hat, gewinnt.
planter-how-turn = Bist du dran, tipp eine Karte an. Eine Zündschnurkarte macht die Schnur länger und wertvoller, und du ziehst nach.
planter-how-bomb = Oder leg eine Bombe: Du nimmst die ganze Schnur und die Entschärfungskarten neben dem Streichholz. Du hast nur sehr wenige Bomben.
planter-how-defuse = Oder eine Entschärfungskarte: Die Schnur ist weg. Die Karte bleibt neben dem Streichholz, bis eine Bombe sie nimmt.
planter-how-end = Schluss ist, wenn alle Bomben verbraucht sind oder die Zeitbombe gezogen wird. Zündschnurkarten auf der Hand zählen dann gegen dich.
planter-how-slow = Ein Zug sollte weniger als drei Sekunden dauern. Wenn der Tisch es so wollte, darf man Langsame mit „Lahme Lunte!“ antreiben.

## Was sich wählen lässt.

planter-choice-players-why = Zwei bis sechs, alle gegen alle.
planter-choice-rounds = Runden
planter-choice-rounds-why = Die Punkte aller Runden werden zusammengezählt.
planter-choice-round-1 = Eine Runde
planter-choice-round-2 = 2 Runden
planter-choice-round-3 = 3 Runden
planter-choice-round-5 = 5 Runden
planter-choice-slow = Wer trödelt
planter-choice-slow-why = Wer zu lange braucht, darf mit „Lahme Lunte!“ angetrieben werden; als Strafe kostet das eine Entschärfungskarte.
planter-choice-slow-no = Darf das
planter-choice-slow-call = Ruf
planter-choice-slow-penalty = Strafe
planter-choice-extras = Zusatzkarten
planter-choice-extras-why = Dazu kommen Feuerlöscher und Kerle mit Streichholz, die eine entschärfte Schnur wieder anzünden.
planter-choice-limit = Zeit für einen Zug
planter-choice-limit-why = Danach gilt ein Zug als langsam.
planter-choice-window = Zeit zum Anzünden
planter-choice-window-why = So lange nach einer Entschärfungskarte darf ein Kerl mit Streichholz kommen.
planter-choice-absent = Wer fehlt
planter-choice-absent-why = Danach wird für Abwesende eine Karte gespielt.
planter-choice-first = Wer beginnt
planter-choice-first-why = Wer zuletzt ein Streichholz angezündet hat, oder das Los.
planter-choice-first-drawn = Das Los
