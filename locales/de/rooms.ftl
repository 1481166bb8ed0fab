## Was Räume ablehnen.

room-refused-not-an-action = das ist keine Aktion dieses Spiels: docs/notation.md nennt sie alle
room-refused-no-such-game = dieses Spiel gibt es nicht: wähle { $games }
room-refused-options = diese Optionen passen nicht: { $problems }
room-refused-no-such-policy = diesen Bot gibt es nicht: wähle { $policies }
room-refused-setting = diese Einstellung gibt es nicht, oder sie nimmt diesen Wert nicht: count-in, grace, drop, pace, head-start, help, lock
room-refused-name = ein Name hat 1 bis 24 Buchstaben, die alle sehen können
room-refused-full = dieser Raum ist voll
room-refused-locked = dieser Raum ist verschlossen: bitte die Person, der er gehört, ihn zu öffnen
room-refused-sent-away = du wurdest aus diesem Raum geschickt
room-refused-no-such-member = niemand in diesem Raum hat diese Nummer
room-refused-no-such-seat = diesen Platz hat der Tisch nicht
room-refused-screen = ein großer Bildschirm spielt nicht mit: öffne den Raum auf einem anderen Gerät
room-refused-seat-taken = da sitzt schon jemand
room-refused-still-theirs = die Person ist gerade erst weg: warte einen Moment
room-refused-secrets = dieses Spiel hat Geheimnisse: diesen Platz kann nur zurücknehmen, wer ihn hatte
room-refused-not-your-seat = das ist nicht dein Platz
room-refused-not-seated = du hast keinen Platz: setz dich zuerst
room-refused-not-the-owner = das kann nur, wem der Raum gehört
room-refused-owner-stays = der Raum gehört dir: verlass ihn, wenn du gehen willst
room-refused-not-in-the-lobby = das Spiel hat begonnen: das lässt sich nach dem Ende ändern
room-refused-not-committing = jetzt ist keine Festlegung gefragt
room-refused-not-revealing = jetzt ist kein Geheimnis gefragt
room-refused-put-aside = dieses Gerät wurde beiseitegelegt: es spielt ohne Anteil an den Würfeln
room-refused-not-playing = es läuft kein Spiel
room-refused-paused = das Spiel ist angehalten
room-refused-count-in = warte, bis heruntergezählt ist
room-refused-not-over = das Spiel ist nicht zu Ende
room-refused-old-message = diese Nachricht ist älter als eine, die schon ausgeführt wurde
room-refused-note = Notizen sind kurz: bis zu 160 Zeichen, nur Buchstaben, Ziffern und . - / : = ,
room-refused-too-many-notes = das waren viele Notizen auf einmal: warte einen Moment
room-refused-too-many-signals = das war viel auf einmal: warte einen Moment
room-refused-no-such-signal = dieses Signal gibt es nicht
