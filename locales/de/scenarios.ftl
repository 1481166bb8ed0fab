## Was an einem Szenario nicht stimmt, und was klaxon scenario ausgibt.

scenario-differs = erwartet war { $expected }, es ist aber { $found }
scenario-no-rules = ein Szenario nennt seine Regeln, eine bis drei: rules F-31 F-32
scenario-rules = ein Szenario nennt eine bis drei Regeln: rules F-31 F-32
scenario-game = dieses Spiel gibt es nicht: schreib game fuse, countdown, integrated, epic, planter, flatline oder fuse mit Modulen, wie game fuse+roles+sparks
scenario-time = hier fehlt eine Zeit, wie at 0:30
scenario-time-runs-back = die Zeit läuft nicht rückwärts: es ist schon später
scenario-unknown-line = ein Schritt beginnt mit einem Platz, at, start oder expect; Optionen und given stehen vor dem ersten Schritt
scenario-seed = ein Startwert ist eine Zahl: start ~ seed 7
scenario-seat = diesen Platz gibt es nicht
scenario-action = „{ $action }“ ist keine Aktion: docs/notation.md zählt sie auf
scenario-refused-but-changed = die Aktion wurde abgelehnt, und trotzdem hat sich etwas geändert
scenario-seen = was ein Platz sieht, schreibt man so: expect seen by 2: tray R4
scenario-chance = „{ $word }“ kann der Zufall in diesem Spiel nicht sagen: docs/scenarios.md zählt auf, was hinter ~ stehen kann, etwa R4 bei FUSE oder PPB bei FLATLINE
scenario-chance-ran-out = der Zufall wurde nach mehr gefragt, als das Szenario hinter ~ sagt: { $what }
scenario-chance-misfit = der Zufall wurde nach etwas anderem gefragt, als das Szenario hinter ~ sagt: { $what }
scenario-chance-left = das Szenario sagt hinter ~ mehr, als der Zufall gefragt wurde
scenario-given = „{ $word }“ lässt sich in diesem Spiel nicht vorgeben: docs/scenarios.md zählt auf, was es gibt
scenario-no-such-card = im Deck der Szenarien gibt es keine Karte „{ $name }“; man kann sie ausschreiben, wie 3: # = #
scenario-too-many-dice = das sind mehr Würfel, als die Karte Felder hat
scenario-wrong-dice = die Würfel auf { $word } hätten so nicht gelegt werden können
scenario-die = „{ $die }“ ist kein Würfel: R4 wäre einer
scenario-no-such-die = es ist kein Würfel mehr da für { $die }
scenario-number = „{ $text }“ ist keine Zahl, die hier passt
scenario-expect = „expect { $word }“ ist unverständlich: docs/scenarios.md zählt auf, was es gibt
scenario-passed = { $count ->
    [one] ein Szenario bestanden
   *[other] { $count } Szenarien bestanden
}
scenario-failed = { $failed } von { $count } Szenarien nicht bestanden
scenario-no-title = die erste Zeile ist der Titel: was das Szenario zeigt, in einem Satz
scenario-complete = die Karte auf { $word } ist vollständig: sie wäre schon entschärft
scenario-plain = { $text }
scenario-nothing = nichts
scenario-accepted = angenommen
scenario-refused = abgelehnt nach { $rule }
scenario-no-problem = kein Fehler im Aufbau
scenario-after-problem = wo der Aufbau abgelehnt wird, kann sonst nichts geschehen: expect problem F-10 ist alles, was zu sagen ist
scenario-without = kein { $event }
scenario-not-over = das Spiel ist nicht zu Ende
scenario-card-twice = die Karte „{ $name }“ liegt schon woanders
scenario-planter-card = „{ $word }“ ist keine Karte: schreib 3, 7, 10, 15, boot, bucket, scissors, extinguisher oder guy; mehrere auf einmal als 7*3
scenario-planter-no-card = dafür ist kein { $card } mehr in der Schachtel
scenario-no-such-rule = die Regel { $rule } gibt es nicht: docs/rules/ zählt alle auf
scenario-given-twice = „given { $word }“ steht zweimal da: eine der beiden Zeilen ist zu viel
scenario-no-position = die given-Zeilen ergeben keine Stellung
scenario-refused-because = abgelehnt nach { $rule }: { $why }
scenario-refused-by-any = abgelehnt
scenario-upgraded = { $changed } von { $count } Szenarien umgeschrieben
scenario-trace = Zeile { $line }: { $events }
scenario-lesson-key = „{ $key }“ ist kein Schlüssel eines Lektionstextes: Solche Schlüssel beginnen mit lesson-, wie in say lesson-fuse-roll
scenario-lesson-event = hier fehlt ein Ereignis der Notation oder seine ersten Wörter
scenario-lesson-point = point nennt, worauf der Coach zeigt, etwa point R3 a1
scenario-lesson-why = why gehört zur Zeile davor, die mit lost beginnt
scenario-lesson-end = eine Lektion endet mit dem, was der Coach dann sagt: end lesson-fuse-done
scenario-lesson-solution = ein Rätsel braucht seine Lösung: eine Zeile solution und die Schritte, die es lösen
scenario-lesson-goal = ein Rätsel braucht ein Ziel: ein Ereignis, das es löst
scenario-lesson-nothing = wer lernt, hat in dieser Lektion nichts zu tun
scenario-lesson-start = start kommt, bevor irgendwer etwas tut
scenario-lesson-seed = eine Lektion sagt Karte für Karte, was ausgeteilt wird
scenario-lesson-one-try = wer lernt, versucht eine Sache vergeblich, nicht mehrere
scenario-lesson-mate = ein Teammitglied tut eine Sache, und keine Regel spricht dagegen
scenario-lesson-loose = wer lernt, könnte hier zu zu vielen Stellungen kommen: erlaube weniger Möglichkeiten
scenario-lesson-solving = eine Lösung besteht aus einzelnen Aktionen
scenario-lesson-lost = durch die Lösung geschieht „{ $event }“, und das Rätsel ist mit „{ $lost }“ verloren
scenario-lesson-unsolved = durch die Lösung geschieht „{ $goal }“ nicht
scenario-lessons-checked = { $count ->
    [one] eine Lektion ist spielbar
   *[other] { $count } Lektionen sind spielbar
}
scenario-lessons-failed = { $failed } von { $count } Lektionen sind nicht spielbar
scenario-lesson-name = eine Lektion steht in einem Ordner, der nach ihrem Spiel heißt, in einer Datei, deren Name mit ihrer Nummer beginnt, etwa fuse/01-first-mission.lesson
scenario-lesson-stuck = wer lernt, kann nach einer anderen Möglichkeit hierher kommen und könnte dann nichts davon tun
scenario-lesson-vain = eine dieser Möglichkeiten gibt es hier nie
