## klaxon rooms, backup, restore und check: für alle, die einen Server betreiben.

operate-no-data = in { $data } sind keine Daten: wähle den Ordner mit --data
operate-in-use = ein Server benutzt die Daten in { $data }, antwortet aber nicht: er startet oder endet gerade, also versuch es gleich noch einmal
operate-stop-first = ein Server benutzt die Daten in { $data }: halte ihn erst an
operate-older = eine ältere Version von klaxon hat die Daten in { $data } geschrieben: starte einmal den Server dieser Version, der sie auf den neuen Stand bringt
operate-silent = der Server, der die Daten in { $data } benutzt, antwortet nicht: { $what }
operate-failed = die Daten in { $data } sind nicht zu gebrauchen: { $what }
operate-no-rooms = es gibt keine Räume
operate-no-room = kein offener Raum hat den Code { $code }: klaxon rooms list --all zeigt alle
operate-code = Code
operate-game = Spiel
operate-option = Option
operate-phase = Phase
operate-people = Leute
operate-seats = Plätze
operate-locked = abgeschlossen
operate-yes = ja
operate-since = geöffnet (UTC)
operate-closed-at = geschlossen (UTC)
operate-changes = Änderungen
operate-size = Größe
operate-problem = Problem
operate-lobby = Lobby
operate-counting = Einzählen
operate-playing = im Spiel
operate-paused = Pause
operate-over = vorbei
operate-shut = geschlossen
operate-damaged = beschädigt
operate-closed = der Raum { $code } ist geschlossen
operate-purged = { $rooms ->
    [0] kein Raum ist lange genug geschlossen
    [one] ein Raum ist gelöscht; die Datenbank ist { $size } kleiner
   *[other] { $rooms } Räume sind gelöscht; die Datenbank ist { $size } kleiner
}
operate-free = { $size } davon sind frei für das, was noch kommt; um sie der Festplatte zurückzugeben, lösche, während kein Server läuft
operate-backed-up = { $place } ist eine heile Kopie: { $rooms } Räume, { $changes } Änderungen, { $size }
operate-restored = die Daten in { $place } sind, wie sie in der Sicherung waren: { $rooms } Räume, { $changes } Änderungen, { $size }
operate-moved = was vorher da war, liegt in { $folder }
operate-damaged-before = diese Räume waren schon vor dem Kopieren beschädigt und sind es noch: { $codes }; mehr sagt klaxon check
operate-exists = { $place } gibt es schon: wähle einen anderen Namen
operate-no-backup = { $place } ist keine Sicherung von klaxon: { $what }
operate-other-backup = { $place } ist nicht zu gebrauchen: { $what }
operate-unsound = die Kopie von { $place } ist nicht heil und wurde gelöscht: { $what }; lass klaxon check laufen, und sieh nach der Festplatte
operate-data-there = in { $place } sind schon Daten: klaxon restore --force verschiebt sie in einen Ordner daneben
operate-checked = { $rooms } Räume wurden gelesen, davon { $open } offen: { $changes } Änderungen
operate-sound = alles ist, wie es geschrieben wurde, und jeder offene Raum lässt sich wiederherstellen
operate-bad-file = die Datenbank ist beschädigt: { $what }; geh mit klaxon restore auf eine Sicherung zurück, und sieh nach der Festplatte
operate-bad-open = Raum { $code }: { $what }; er bleibt zu: klaxon rooms close { $code } schließt ihn für immer, und klaxon restore geht auf eine Sicherung zurück
operate-bad-record = die Aufzeichnung eines Spiels unter { $address } ist beschädigt: sie lässt sich nicht zeigen; klaxon restore geht auf eine Sicherung zurück
operate-bad-closed = geschlossener Raum { $code }: { $what }; seine Aufzeichnung lässt sich nicht zeigen: klaxon rooms purge löscht ihn, und klaxon restore geht auf eine Sicherung zurück
