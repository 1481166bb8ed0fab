## Der Coach einer Lektion: was jede Lektion sagt.

lesson-coach = Coach
lesson-next = Weiter
lesson-skip = Lektion überspringen
lesson-end-puzzle = Verlassen
lesson-step = Schritt { $step } von { $of }
lesson-got-it = Verstanden
lesson-task = Die Aufgabe
lesson-not-now = jetzt nicht: Tu erst, was der Coach sagt
lesson-is-over = diese Lektion ist vorbei
lesson-hint = Tipp
lesson-well-done = Gut gemacht
lesson-solved = Gelöst
lesson-not-solved = Diesmal nicht
lesson-failed = Von hier aus lässt es sich nicht mehr lösen.
lesson-try-again = Noch einmal versuchen
lesson-again = Noch einmal
lesson-play = Ein echtes Spiel spielen
lesson-first-puzzle = Ein Rätsel lösen
lesson-next-puzzle = Nächstes Rätsel
lesson-all = Alle Lektionen
lesson-missing = Eine Lektion mit diesem Namen gibt es nicht.

## Für Leute, die noch nie gespielt haben.

lesson-offer = Zum ersten Mal hier?
lesson-offer-what = Lern { $game } in zwei Minuten, mit den Händen am Tisch.
lesson-offer-yes = Zeig es mir
lesson-offer-no = Einfach spielen
