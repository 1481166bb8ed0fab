## Warum etwas nicht geht: kurz, denn die Uhr läuft. Was zu tun ist, steht nach dem Doppelpunkt.

flatline-refused-no-such-seat = auf diesem Platz spielt niemand
flatline-refused-over = das Spiel ist vorbei
flatline-refused-not-chief = Spieler { $seat } hat die Leitung und entscheidet das: sag, was du tun würdest
flatline-refused-no-choice = es gibt gerade nichts zu wählen
flatline-refused-not-an-option = das steht nicht zur Wahl: nimm eine der Möglichkeiten
flatline-refused-no-stop = gerade wartet nichts darauf, dass du weitermachst
flatline-refused-no-such-chief = die Leitung geht an jemand anderen an diesem Tisch: nenn einen der Mitspieler
flatline-refused-not-in-triage = diese Karte liegt nicht im Triagebereich: nimm eine, die dort liegt
flatline-refused-no-help = Keine Hilfe in Sicht: bis zum Ende der Runde lässt sich keine Triagekarte einsetzen
flatline-refused-not-now = gerade lässt sich keine Triagekarte einsetzen: warte, bis das hier geklärt ist
flatline-refused-nothing-to-do = das würde jetzt nichts bewirken: setz die Karte anders ein oder heb sie auf
flatline-refused-none-waits = gerade wartet keine Eilkarte auf Platz
flatline-refused-not-cleared = das ist keine erledigte Eilkarte: nimm eine, die es ist
flatline-refused-no-room = alle Triageplätze sind belegt: setz erst eine Triagekarte ein, leg eine ab oder verzichte auf diese
flatline-refused-room = im Triagebereich ist noch Platz: behalte erst eine Karte
flatline-refused-not-planning = gerade muss niemand bereit sein: spiel weiter
flatline-refused-ready-already = du hast dich schon bereit gemeldet: warte auf die anderen
flatline-refused-not-countdown = gewürfelt und gelegt wird in der Minute: warte, bis sie beginnt
flatline-refused-time-up = zu spät: die Zeit ist um
flatline-refused-done-already = du bist schon fertig: warte auf die anderen oder leg doch noch einen Würfel
flatline-refused-not-yours = diese Würfel gehören jemand anderem: nimm deine eigenen
flatline-refused-no-such-die = so einen Würfel hast du nicht mehr: nimm einen, den du noch nicht gelegt hast
flatline-refused-no-such-space = dieses Feld gibt es nicht: nimm eines auf dem Spielplan
flatline-refused-space-taken = da liegt schon ein Würfel: nimm ein freies Feld
flatline-refused-line-cleared = diese Zeile ist schon erledigt: nimm eine andere
flatline-refused-other-icon = dieses Feld verlangt ein anderes Symbol: nimm einen anderen Würfel oder ein anderes Feld
flatline-refused-no-match = hier müssen die Würfel gleich sein: nimm einen wie die, die schon da liegen
flatline-refused-one-player = diese Zeile füllt einer allein: leg deinen Würfel woandershin
flatline-refused-two-players = diese Zeile füllen genau zwei: diesen Würfel muss jemand anders legen
flatline-refused-more-players = diese Zeile füllen zwei oder mehr: überlass das Feld jemand anderem
flatline-refused-each-once = hier legt jeder einen Würfel, und deiner liegt schon: überlass den Rest den anderen
flatline-refused-split-line = einer füllt den linken Teil, ein anderer den rechten: auf diesen Teil kann dein Würfel nicht
flatline-refused-station-empty = diese Ladestation hat keine Energiezelle: leg deinen Würfel woandershin
flatline-refused-stations-locked = Energiesperre: die Ladestationen nehmen in dieser Runde keine Würfel
flatline-refused-track-locked = die Neuwurfleiste ist in dieser Runde gesperrt
flatline-refused-track-full = die Neuwurfleiste ist voll
flatline-refused-nothing-to-reroll = dieser Spieler hätte keinen Würfel, den er neu würfeln könnte: nenn einen anderen
flatline-refused-no-reroll = du hast keinen Neuwurf: leg dafür einen Würfel auf die Neuwurfleiste
flatline-refused-no-set = du kannst gerade keinen Würfel drehen: dazu braucht ihr Geballte Kraft
flatline-refused-same-icon = das zeigt der Würfel schon: dreh ihn auf ein anderes Symbol

## Was an den Optionen eines Spiels nicht stimmt, und was zu tun ist.

flatline-problem-players = FLATLINE ist für 1 bis 5 Spieler, nicht für { $players }: ändere players
flatline-problem-chief = auf Platz { $seat } sitzt niemand: gib an, wer die Leitung hat, zum Beispiel chief 1
# $least, $most: Sekunden.
flatline-problem-planning = die Planung kann { $least } bis { $most } Sekunden dauern: ändere planning, zum Beispiel planning 1:00, oder setze planning none

## Was an einer Zeile nicht stimmt, die eine Option setzt. Wörter der Notation bleiben, wie sie sind.

flatline-option-unknown = die Option „{ $name }“ gibt es nicht: es gibt players, difficulty, meter, planning und chief; Zeilen eines Decks beginnen mit |
flatline-option-twice = die Option „{ $name }“ kann nur einmal dastehen: entferne diese Zeile
flatline-option-players = nach players steht, wie viele mitspielen, 1 bis 5: players 4
flatline-option-difficulty = nach difficulty steht eines dieser Wörter: difficulty training | standard | expert
flatline-option-meter = nach meter steht die Seite der Energieleiste, green für normal oder red für schwer: meter green | red
flatline-option-planning = nach planning stehen Minuten und Sekunden, oder none für unbegrenzt: planning 1:00 oder planning none
flatline-option-chief = nach chief steht der Platz, der am Anfang die Leitung hat: chief 1
flatline-option-deck-too-long = das Deck ist zu lang: es darf { $most } Bytes haben

## Das Ende des Spiels und die Zeile der Wertung.

flatline-ended-won = geschafft: alle Patienten sind geheilt
flatline-ended-power = verloren: die Energie ist aufgebraucht
flatline-ended-failed = verloren: zu viele Eilkarten sind gescheitert
# Daneben steht die Zahl.
flatline-score-patients = geheilte Patienten

## Was an einer Stellung nicht stimmt. Wörter der Notation bleiben, wie sie sind.

flatline-position-unreadable = { $word }: „{ $value }“ kann hier nicht stehen
flatline-position-phase = „{ $value }“ ist keine Phase: schreib dealing, connecting, power, cards 2, dice, rolled, planning, countdown, ended, stat, cards-done, patients 1, turning oder over
flatline-position-card-twice = { $word }: { $card } liegt schon woanders
flatline-position-astray = { $word }: { $card } kann dort nicht liegen
flatline-position-slots = dieselbe Karte liegt auf zwei Plätzen des Notfallbereichs
flatline-position-triage = der Triagebereich hat Platz für { $most } Karten
flatline-position-patient-twice = { $patient } liegt schon woanders
flatline-position-tiles = der Patient in Bett { $bay } hat keine solche Zeile für ein Erledigt-Plättchen
flatline-position-patients = es sind { $count } Patienten, dieses Spiel hat aber { $all }: ändere left
flatline-position-cubes = es liegen mehr Energiezellen herum, als die Schachtel hat: { $all }
flatline-position-no-power = ohne Zelle auf der Energieleiste ist das Spiel vorbei
flatline-position-on = auf { $what } können diese Würfel nicht liegen
flatline-position-dice = { $count } Würfel von Spieler { $colour } liegen irgendwo, es müssen aber { $dice } sein
flatline-position-roll = { $word }: das geht nur, wenn gerade Notfallwürfel geworfen wurden, und nur mit Würfeln, die auf einem Platz liegen
flatline-position-timing = durch „Zur Unzeit“ wirken nur rote Auslöser, jeder an einer anderen Verbindung der Drehscheibe
flatline-position-treating = nur während die Patienten abgehandelt werden, wird einer geheilt, und nur einer, dessen Zeilen alle erledigt sind
flatline-position-ready = nur in der Planung kann jemand bereit sein
flatline-position-done = nur in der Minute kann jemand fertig sein
flatline-position-end = phase over und end gehören zusammen: gib beides an oder keines
flatline-position-round = diese Runde gibt es hier nicht: sobald die Drehscheibe verbunden ist, zählen Runden von 1 an, vorher ist es 0
flatline-position-choice = diese Wahl kann gerade niemand haben

## Wonach der Zufall gefragt wird.

flatline-asked-patient = Patient { $nth } des Spiels
flatline-asked-card = Notfallkarte { $nth }, die in diesem Spiel gezogen wird
flatline-asked-emergency = Notfallwürfel { $die }
flatline-asked-medic = ein Würfel von Spieler { $colour }
flatline-position-dealing = vor dem Austeilen liegt nirgends etwas: „{ $word } dealing“ weglassen oder sonst nichts angeben
