## Was an einer Spielaufzeichnung nicht stimmt.

record-version = eine Aufzeichnung beginnt mit der Zeile „klaxon record 2“
record-game = die zweite Zeile muss „game { $game }“ sein
record-seed = ein Startwert hat 32 Ziffern von 0 bis 9 und a bis f
record-number = die nächste Zeile hat die Nummer { $number }
record-time = hier fehlt eine Zeit, wie 0:02.100
record-seat = hier fehlt ein Platz, wie 1, oder - für das, was von selbst geschieht
record-colon = zwischen dem, was getan wurde, und dem, was geschah, fehlt ein Doppelpunkt
record-action = „{ $action }“ ist keine Aktion: docs/notation.md zählt sie auf
record-event = „{ $event }“ ist kein Ereignis: docs/notation.md zählt sie auf
record-start = die erste Zeile ist das Austeilen: 0 0:00 - start: …
record-time-runs-back = die Zeit läuft nicht rückwärts: die Zeile davor ist später
record-old-version = diese Aufzeichnung hat die Version 1: klaxon record upgrade DATEI schreibt sie um
record-player = ein Spieler steht so da: person 1 Anna, oder bot 2 greedy; jeder Platz einmal
record-fair = eine Runde von Festlegungen schreibt man: fair RAUM SPIEL GERÄTE und 64 Ziffern des Aufbaus; ihre Festlegungen und Geheimnisse folgen
record-commitment = eine Festlegung oder ein Geheimnis ist server oder die Nummer eines Mitglieds und 64 Ziffern von 0 bis 9 und a bis f: commitment server 0123…; wer beiseitegelegt wurde: aside 3 late
record-not-old = das ist keine Aufzeichnung der Version 1
record-no-seed = in der dritten Zeile einer Aufzeichnung der Version 1 muss ihr Startwert stehen: ohne ihn lässt sich das Spiel nicht nachspielen
record-refused-now = nach den heutigen Regeln wird das abgelehnt ({ $rule }): die Aufzeichnung bleibt, wie sie ist
record-plays-differently = nach den heutigen Regeln geschieht etwas anderes: { $events }; die Aufzeichnung bleibt, wie sie ist
record-checked = geprüft: Festlegungen, Geheimnisse, Aufbau und Startwert passen, und alle { $lines } Zeilen kommen aus dem Startwert; { $by } von { $of } Geräten hatten einen Anteil daran
record-anew = { $count ->
    [one] einmal wurde neu festgelegt
   *[other] { $count } Mal wurde neu festgelegt
}
record-uncommitted = alle { $lines } Zeilen kommen aus dem Startwert, aber niemand hat sich festgelegt: Der Server hat ihn allein gewählt
record-unreadable = das ist kein lesbares Protokoll der Version 2
record-no-such-game = das ist das Protokoll eines Spiels, das Klaxon nicht kennt
record-without-seed = dieses Protokoll hat keinen Startwert: darin lässt sich nichts prüfen
record-upgraded = { $count ->
    [one] eine Aufzeichnung umgeschrieben
   *[other] { $count } Aufzeichnungen umgeschrieben
}

## Was an einer Stellung nicht stimmt.

position-twice = „{ $word }“ steht zweimal da
position-form = diese Stellung schreibt man so: { $printed }
position-value = „{ $value }“ kann nicht hinter { $word } stehen: docs/notation.md zählt auf, was es gibt
position-phase = hier kann die Phase nicht „{ $value }“ sein
position-owes-nothing = Spieler { $seat } hat keinen Würfel zum Zurückgeben
position-tray-full = in der Schale liegen höchstens { $most } Würfel
position-row-full = in der Mitte liegen höchstens { $most } Karten
position-slot-taken = auf { $word } liegt schon etwas
position-no-bomb = „{ $name }“ ist ein Funke, und das ist ein Platz für Bomben
position-no-spark = „{ $name }“ ist eine Bombe, und das ist ein Platz für Funken
position-dice = im Beutel sind mehr Würfel von { $die }, als übrig sind
position-deck = der Stapel hat mehr Bomben als die { $unseen }, die niemand gesehen hat
position-fuses = der Stapel hat mehr Zünderkarten als die { $unseen }, die niemand gesehen hat
position-refill = auf Platz { $place } liegt eine Karte, er kann nicht nachgefüllt werden
position-sways = auf { $word } kann kein Würfel so wackeln
position-sparks = ein Funke liegt vor niemandem, oder vor zwei Spielern
position-flipped = ein umgedrehter Würfel liegt nicht in der Schale
position-sure = eine Karte, die sicher im Stapel ist, wurde gesehen, oder der Stapel ist zu klein für sie
position-painted = ein Würfel kann nur umgefärbt sein, solange Würfel genommen werden
position-clock = nach clock steht, wie viel Zeit übrig ist, in einem Spiel mit Uhr: clock 0:10
position-row-dice = auf Karten in der Mitte liegen keine Würfel
