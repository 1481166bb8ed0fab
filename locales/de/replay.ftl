## Ein Spiel noch einmal ansehen.

replay-title = Ein Spiel noch einmal ansehen
replay-looking = Die Aufzeichnung wird gesucht …
replay-what = Wähle eine Aufzeichnung, die du als Datei hast, oder zieh sie hierher. Jedes Spiel lässt sich am Ende als Datei sichern.
replay-choose = Aufzeichnung wählen
replay-recording = Das ist eine Aufzeichnung

## Warum sich eine Aufzeichnung nicht ansehen lässt.

replay-not-found = Unter dieser Adresse gibt es keine Aufzeichnung, oder sie wird nicht mehr aufbewahrt.
replay-deleted = Jemand, der dieses Spiel gespielt hat, hat die Aufzeichnung gelöscht.
replay-no-server = Der Server ist nicht zu erreichen. Eine Aufzeichnung, die du als Datei hast, lässt sich trotzdem ansehen.
replay-unreadable = Diese Datei lässt sich nicht lesen.
replay-no-record = Das ist keine Aufzeichnung eines Spiels. Eine Aufzeichnung beginnt mit der Zeile „klaxon record 2“.
replay-old = Diese Aufzeichnung ist von Version 1. So wird sie umgeschrieben: klaxon record upgrade DATEI
replay-newer = Diese Aufzeichnung stammt von einem neueren Klaxon als diesem.
replay-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
# $game: the name of a game in the notation.
replay-no-game = Diese Seite kennt das Spiel „{ $game }“ nicht.
# $line (Number): a line of the file.
replay-damaged = Diese Aufzeichnung ist beschädigt: Zeile { $line } ergibt keinen Sinn.

## The bar.

replay-bar = Wiedergabe
replay-line = Zeitleiste
# $time: what the clock showed. $moment, $all (Number): of so many moments.
replay-place = { $time }, Moment { $moment } von { $all }
replay-play = Abspielen
replay-pause = Anhalten
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-prev-mark = Zurück zur letzten Marke
replay-next-mark = Weiter zur nächsten Marke
replay-speed = Tempo
replay-more = Mehr
replay-live = Live
# $count (Number): what happened since.
replay-behind = { $count ->
    [one] einen Zug zurück
   *[other] { $count } Züge zurück
}
replay-link = Link zu diesem Moment

## By whose eyes.

replay-eyes = Gesehen von
replay-everybody = Allen
replay-all-hands = Alle Hände offen
# $name: a player. $cards: the names of cards.
replay-hand = Auf der Hand von { $name }: { $cards }

## What could be done.

replay-could = Was möglich war
replay-did = getan
# $name: a player. $action: in the notation.
replay-did-next = { $name } tat als Nächstes: { $action }
replay-could-nothing = Hier war nichts möglich.
replay-could-more = Es gab noch viel mehr Möglichkeiten.

## The end of the tape.

replay-again = Noch einmal
# $points (Number): the score.
replay-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
# $by, $of (Number): devices.
replay-checked = Würfel geprüft: Alles stammt aus Geheimnissen, auf die sich { $by } von { $of } Geräten vorher festgelegt haben.
replay-uncommitted = Das ganze Spiel stammt aus seinem Startwert, aber niemand hat sich auf ihn festgelegt.
replay-unchecked = Die Würfel lassen sich nicht prüfen: Die Aufzeichnung hat keinen Startwert.
replay-cheated = Diese Aufzeichnung wurde geändert, oder jemand hat betrogen: Sie stammt nicht aus ihrem Startwert.
