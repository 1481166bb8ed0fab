## Das Ende eines Spiels.

end-score = Punkte
end-best-first = das erste Ergebnis dieser Besatzung
end-best-beaten = Bestwert dieser Besatzung, +{ $points }
end-best-same = so gut wie euer Bestwert
end-best-is = euer Bestwert ist { $points }
end-timeline = Was wann geschah
end-timeline-list = Alles in Worten
end-replay = Ansehen
end-log = Logbuch
end-not-kept = Dieser Browser hat das Spiel nicht behalten: Er hat keinen Platz mehr, oder es ist ein privates Fenster. Sichere es unten als Datei.
end-streak = { $games } Siege in Folge
end-all-games = Alle Spiele dieses Geräts

## Noch einmal.

end-wanted = Du bist dabei
# $count: wie viele dasselbe noch einmal wollen. $all: wie viele dort sitzen.
end-want = { $count } von { $all } wollen noch einmal
end-back = Zurück in den Raum
end-change = Auftrag ändern
end-to-room = In den Raum
end-went = { $name } ist zurück in den Raum gegangen.

## Das Bild zum Teilen.

end-drawing = Wird gezeichnet …
end-send = Senden
end-save-picture = Bild sichern
end-copy-text = Text kopieren
end-points-word = Punkte
# $unit: was gezählt wird, etwa Punkte. $word: das Wort des Endes. $link: wo gespielt wird.
end-share-text = { $word }: { $points } { $unit } in { $game }. { $link }
# $names: die Besatzung. $count: wie viele das sind.
end-who-won = { $names } { $count ->
    [one] ist
   *[other] sind
} noch unter uns.
end-who-lost = { $names } { $count ->
    [one] ist
   *[other] sind
} jetzt ein Trümmerfeld.
end-crew-won = Die Besatzung ist noch unter uns.
end-crew-lost = Die Besatzung ist jetzt ein Trümmerfeld.

## Das Ende von FUSE.

end-fuse-won = Entschärft
end-fuse-lost = Bumm.
end-fuse-bombs = { $count ->
    [one] Eine Bombe.
   *[other] { $count } Bomben.
}
end-fuse-to-spare = { $left } übrig.
end-fuse-too-many = { $count ->
    [one] Eine Bombe zu viel.
   *[other] { $count } Bomben zu viel.
} Es ging sehr schnell.
end-fuse-so-close = So knapp. Es ging sehr schnell.
end-fuse-no-dice = Kein Würfel mehr im Beutel. Es ging sehr schnell.
end-legend-defused = entschärft
end-legend-fuse = Zünderkarte
end-legend-lost = Würfel verloren
end-medal-points = die meisten Punkte: { $count }
end-medal-large = { $count ->
    [one] eine große Bombe
   *[other] { $count } große Bomben
}
end-medal-hands = fleißigste Hände: { $count } Würfel
end-medal-kept = keinen Würfel zurückgegeben
end-medal-gave = hielt den Kopf hin: { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
end-medal-placed = { $count ->
    [one] ein Würfel gelegt
   *[other] { $count } Würfel gelegt
}
end-medal-calm = behielt einen kühlen Kopf

## Das Ende einer Partie gegeneinander.

# $names: wer gewonnen hat. $count: wie viele das sind.
end-winners = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points } Punkten.
end-winner-you = Du gewinnst mit { $points } Punkten.
