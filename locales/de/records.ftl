## Was an einer Spielaufzeichnung nicht stimmt.

record-version = eine Aufzeichnung beginnt mit der Zeile „klaxon record 1“
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
