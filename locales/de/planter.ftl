## Warum etwas nicht geht: kurz, denn die Schnur brennt. Was zu tun ist, steht nach dem Doppelpunkt.

planter-refused-no-such-seat = auf diesem Platz spielt niemand
planter-refused-over = die Partie ist vorbei
planter-refused-round-over = die Runde ist vorbei: melde dich bereit für die nächste
planter-refused-next-round = die nächste Runde beginnt schon: spiel einfach weiter
planter-refused-not-your-turn = Spieler { $seat } ist am Zug: warte, bis du dran bist
# $card: ein Wort der Notation; bei einer Zündschnurkarte ihre Punkte.
planter-refused-not-in-hand = { $card ->
    [boot] du hast keinen Stiefel: spiel eine andere Karte
    [bucket] du hast keinen Wassereimer: spiel eine andere Karte
    [scissors] du hast keine Schere: spiel eine andere Karte
    [extinguisher] du hast keinen Feuerlöscher: spiel eine andere Karte
    [guy] du hast keinen Kerl mit Streichholz: warte, bis es weitergeht
   *[fuse] du hast keine Zündschnurkarte mit { $card } Punkten: spiel eine andere Karte
}
planter-refused-no-bombs = du hast keine Bombe mehr: spiel eine Karte
planter-refused-nothing-to-explode = noch brennt keine Schnur für deine Bombe: spiel eine Zündschnurkarte oder passe, wenn du keine hast
planter-refused-nothing-to-defuse = es brennt keine Schnur: spiel eine Zündschnurkarte oder passe, wenn du keine hast
planter-refused-must-play = du kannst noch etwas spielen: passe erst, wenn nichts mehr geht
planter-refused-no-calls = an diesem Tisch ruft niemand „Lahme Lunte!“: warte den Zug ab
planter-refused-not-slow = der Zug gilt noch nicht als langsam: warte einen Augenblick
planter-refused-called-already = es hat schon jemand gerufen: je Zug zählt nur ein Ruf
planter-refused-own-move = du bist selbst am Zug: spiel, und zwar schnell
planter-refused-window-open = noch kann jemand die Schnur wieder anzünden: warte einen Augenblick
planter-refused-window-closed = zu spät: die Schnur ist aus
planter-refused-nothing-to-relight = es gibt nichts wieder anzuzünden: warte, bis jemand anders eine Entschärfungskarte spielt
planter-refused-own-defuse = die Entschärfungskarte war von dir: nur andere können die Schnur wieder anzünden
# Für alle, die ziehen oder diesen Zug langsam nennen.
planter-refused-absent = zu spät: die Zeit für diesen Zug ist abgelaufen
planter-refused-not-between-rounds = die Runde ist nicht vorbei: spiel weiter
planter-refused-ready-already = du hast dich schon bereit gemeldet: warte auf die anderen

## Was an den Optionen eines Spiels nicht stimmt, und was zu tun ist.

planter-problem-players = Fuse ist für 2 bis 6 Spieler, nicht für { $players }: ändere players
planter-problem-first = auf Platz { $seat } sitzt niemand: gib an, wer anfängt, zum Beispiel first 1, oder setze first drawn
# $least, $most: Sekunden.
planter-problem-limit = bis ein Zug als langsam gilt, können { $least } bis { $most } Sekunden vergehen: ändere limit, zum Beispiel limit 0:03
planter-problem-window = zum Wiederanzünden einer Schnur kann man { $least } bis { $most } Sekunden haben: ändere window, zum Beispiel window 0:04
planter-problem-absent = bis jemand als abwesend gilt, können { $least } bis { $most } Sekunden vergehen: ändere absent, zum Beispiel absent 0:15
planter-problem-absent-before-slow = ein Zug muss als langsam gelten, bevor jemand als abwesend gilt: wähle absent länger als limit oder setze slow-fuse no
planter-problem-rounds = eine Partie kann 1 bis { $most } Runden haben: ändere rounds

## Was an einer Zeile nicht stimmt, die eine Option setzt. Wörter der Notation bleiben, wie sie sind.

planter-option-unknown = die Option „{ $name }“ gibt es nicht: es gibt players, extras, slow-fuse, limit, window, absent, rounds und first
planter-option-twice = die Option „{ $name }“ kann nur einmal dastehen: entferne diese Zeile
planter-option-players = nach players steht, wie viele mitspielen, 2 bis 6: players 4
planter-option-yes-or-no = nach extras steht yes, um mit Feuerlöschern und Kerlen mit Streichholz zu spielen, oder no: extras yes
# Die drei Wörter in dieser Reihenfolge.
planter-option-slow-fuse = nach slow-fuse steht, was langsamen Spielern blüht, nämlich nichts, der Ruf „Lahme Lunte!“ oder ein Ruf, der eine Entschärfungskarte kostet: slow-fuse no | call | penalty
planter-option-time = nach dieser Option stehen Minuten und Sekunden: limit 0:03, window 0:04, absent 0:15
planter-option-rounds = nach rounds steht, wie viele Runden die Partie hat, 1 bis 20: rounds 3
planter-option-first = nach first steht der Platz, der anfängt, oder drawn, um das Los entscheiden zu lassen: first 1 oder first drawn

## Das Ende der Partie und die Zeilen der Wertung.

planter-ended-time-bomb = die Partie ist vorbei: die Zeitbombe ist hochgegangen
planter-ended-bombs = die Partie ist vorbei: alle Bomben sind verbraucht
planter-ended-passes = die Partie ist vorbei: alle haben gepasst

# Daneben stehen die Punkte; die für die Hand werden abgezogen.
planter-score-fuses = gewonnene Zündschnurkarten
planter-score-defuses = gewonnene Entschärfungskarten
planter-score-hand = Zündschnurkarten auf der Hand

## Was an einer Stellung nicht stimmt, und wonach der Zufall gefragt wird.

planter-position-back = { $word }: nur eine Ansicht zeigt Karten von hinten; nenne die Karten
planter-position-astray = { $word }: ein { $card } kann dort nicht liegen
planter-position-cards = { $count } Karten liegen irgendwo, die Schachtel hat aber { $all }
planter-position-hand-full = Spieler { $seat } hält mehr als 7 Karten
planter-position-sure = Spieler { $seat } hält nicht, was sicher auf der Hand ist
planter-position-shown = die Hand von Spieler { $seat } liegt offen, aber Karten davon sind nur von hinten zu sehen
planter-position-bombs = bombs nennt für jeden der { $players } Spieler eine Zahl, höchstens { $most }
planter-position-round = diese Runde gibt es nicht: die Partie hat { $most }
planter-position-phase = „{ $value }“ ist keine Phase: schreib dealing, moving, window, between oder over
planter-position-window = nur mit den Zusatzkarten lässt sich eine Schnur wieder anzünden: extras yes
planter-position-window-phase = ein offenes Zeitfenster und eine andere Phase widersprechen sich
planter-position-between = nach der letzten Runde beginnt keine weitere: setze rounds höher
planter-position-no-end = die Partie ist vorbei, also sag, wie sie endete: end bombs 2:10
planter-position-passes = hier können höchstens { $most } nacheinander gepasst haben
planter-position-called = nur ein langsamer Zug kann ausgerufen worden sein: slow yes
planter-given-since = nichts kann später begonnen haben als jetzt, { $now }
planter-given-deck = für den Stapel sind nur { $most } Karten übrig
planter-asked-first = welcher Spieler beginnt
planter-asked-dealt = Karte { $nth } der Hand von Spieler { $seat }
planter-asked-mixed = Entschärfungskarte { $nth }, die in den Stapel kommt
planter-asked-time-bomb = ob die Zeitbombe gezogen wird, bei { $cards } anderen Karten
planter-asked-card = die Karte, die von { $cards } gezogen wird
