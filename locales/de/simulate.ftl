## klaxon simulate.

simulate-no-game = ein Spiel „{ $name }“ lässt sich nicht simulieren: { $games }
simulate-no-policy = eine Spielweise „{ $name }“ gibt es nicht: { $policies }
simulate-pace = ein Tempo ist eine Zahl von Sekunden von 0 bis 3600
simulate-title = { $game }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, { $kind }: { $games } Spiele, Startwert { $seed }
simulate-pace-row = Sekunden je Aktion
simulate-won = gewonnen
simulate-lost-clock = verloren: Zeit abgelaufen
simulate-lost-bag = verloren: Beutel leer
simulate-stuck = ohne Ende
simulate-turns = Züge
simulate-dice-placed = Würfel gelegt
simulate-dice-wasted = Würfel übrig
simulate-dice-returned = Würfel zurückgegeben
simulate-bombs = Bomben entschärft
simulate-score = Punkte
simulate-seconds = Sekunden
simulate-sparks = Funken gezogen
simulate-sparks-defused = Funken entschärft
simulate-plot-title = Anteil gewonnener Spiele nach Sekunden je Aktion
simulate-plot-axis = Sekunden je Aktion
simulate-ended-time-bomb = Ende durch die Zeitbombe
simulate-ended-bombs = Ende durch die letzte Bombe
simulate-ended-passes = Ende, weil alle passten
simulate-exploded = gelegte Bomben
simulate-fuses-defused = entschärfte Schnüre
simulate-relit = wieder angezündete Schnüre
simulate-winning-score = Punkte des Siegers
simulate-spread = vom ersten zum letzten
simulate-seat-wins = Platz { $seat } gewinnt
simulate-seat-score = Punkte von Platz { $seat }
simulate-no-plot = für { $game } gibt es kein Diagramm: --svg zeigt, wie oft ein Team gewinnt; lass es weg oder nimm --csv
simulate-lost-power = verloren: die Energie ist aus
simulate-lost-failed = verloren: zu viele Eilkarten gescheitert
simulate-rounds = Runden
simulate-patients = geheilte Patienten
simulate-cards-drawn = gezogene Notfallkarten
simulate-cards-seen = verschiedene Karten gesehen
simulate-cards-activated = Karten, die gewirkt haben
simulate-triage-used = eingesetzte Triagekarten
simulate-recharged = aufgeladene Energiezellen
simulate-dice-rerolled = neu gewürfelte Würfel
simulate-dice-sacrificed = Würfel auf der Neuwurfleiste
simulate-failed = gescheiterte Eilkarten
