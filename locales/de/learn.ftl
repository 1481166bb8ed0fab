## Die Seite mit allen Lektionen.

learn-about = Lern beim Tun: ein geführter erster Einsatz von zwei Minuten, dann drei kurze Rätsel. Nichts drängt.
learn-mission = Erster Einsatz
learn-puzzle-1 = Rätsel 1
learn-puzzle-2 = Rätsel 2
learn-puzzle-3 = Rätsel 3
learn-done = Erledigt
learn-fuse-1 = Würfeln, legen, entschärfen
learn-fuse-2 = Für jeden Würfel ein Feld
learn-fuse-3 = Von unten nach oben
learn-fuse-4 = Was die anderen brauchen
learn-countdown-1 = Zwei Bomben, ein Funke
learn-countdown-2 = Drei Würfel, kein Funke
learn-countdown-3 = Eine neue Farbe
learn-countdown-4 = Die richtige Bombe
learn-flatline-1 = Die letzten beiden
learn-flatline-2 = Vier Würfel, eine Zelle
learn-flatline-3 = Eine Karte, zwei Betten
learn-flatline-4 = Was kommt zuerst?
learn-planter-1 = Anzünden, weitergeben, sprengen
learn-planter-2 = Ein kleiner Schritt
learn-planter-3 = Aus damit
learn-planter-4 = Die letzte Karte
