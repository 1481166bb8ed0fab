## klaxon serve.

serve-start = Klaxon läuft. Programme spielen über den Socket unter /api/socket; der Tisch im Browser kommt später.
serve-malformed = diese Nachricht ist nicht zu verstehen: { $what }
serve-hello-twice = du hast dich schon vorgestellt
serve-no-hello = die erste Nachricht ist ein hello, innerhalb von zehn Sekunden
serve-wrong-frame = JSON kommt in Text-Frames, die binäre Form in binären Frames
serve-too-long = die Nachricht ist zu lang
serve-no-room = diesen Raum gibt es nicht: prüf den Code
serve-damaged = die Aufzeichnung dieses Raums ist beschädigt; öffne einen neuen
serve-recovering = der Raum wird wiederhergestellt: versuch es gleich noch einmal
serve-replaced = du bist von woanders hereingekommen
serve-left = du hast den Raum verlassen
serve-stopping = der Server wird neu gestartet: komm gleich wieder
serve-too-many-rooms = es sind zu viele Räume offen: versuch es später noch einmal
serve-no-record = der Raum konnte nicht aufgezeichnet werden: versuch es später noch einmal
serve-no-game-yet = in diesem Raum wurde noch kein Spiel zu Ende gespielt
serve-not-found = hier ist nichts
serve-open = Klaxon ist offen unter { $what }
serve-lan = in diesem Netz: { $what }
serve-no-lan = diese Maschine ist in keinem Netz
serve-data = die Aufzeichnungen liegen in { $what }
serve-stop = Strg+C beendet es; Räume bleiben erhalten
serve-stopped = alles ist aufgezeichnet
serve-bad-log = „{ $level }“ ist nichts fürs Log: { $error }
serve-no-address = { $what }: wähle mit --listen eine andere Adresse, etwa --listen 127.0.0.1:0 für irgendeinen freien Port
serve-no-tls = { $what }: --tls nimmt eine Zertifikatskette und ihren Schlüssel, beides PEM-Dateien
serve-no-data = { $what } ({ $data }): wähle mit --data einen anderen Ordner
