## Die Seite.

web-join = Beitreten
web-you = Du
web-your-name = Dein Name
web-to-start = Zur Startseite
web-training = Übung
web-standard = Normal
web-expert = Experte
web-elite = Spitze
web-heroic = Heldenhaft
web-insane = Irrsinn
web-connecting = Verbinde …
web-ready = Bereit
web-start = Los
web-not-ready = Doch noch nicht
web-watching = Es sehen zu:
web-invite = Andere kommen mit diesem Link oder Code:
web-copied = Kopiert
web-copy = Kopieren
web-players = Spieler
web-players-why = Wie viele Plätze der Tisch hat.
web-difficulty = Schwierigkeit
web-difficulty-why = Schwerer heißt: mehr Bomben in denselben zehn Minuten.
web-bot = Bot
web-bot-number = Bot { $seat }
web-seat = Platz { $seat }
web-sit = Hier sitzen
web-add-bot = Bot dazu
web-stand = Aufstehen
web-offline = Keine Verbindung. Dein Platz bleibt dir; du bist zurück, sobald das Netz es ist.
web-clock = Verbleibende Zeit
web-choose-card = Wähle eine Bombe
web-do-return = Gib einen Würfel zurück: tipp einen an, der leuchtet
web-do-choose = Entschärft. Nimm die nächste Bombe
web-do-compose = Stellt den Stapel zusammen
web-do-steady = Ein Würfel wackelt: drück im richtigen Moment
web-do-roll = Du bist dran: würfle
web-do-reroll = Tipp jeden an: neu würfeln, Gleiche gehen zurück
web-do-place = { $left ->
    [one] Nimm einen Würfel, dann ein helles Feld
   *[other] Bis zu { $left } Würfel: einen, dann ein helles Feld
}
web-wait-return = { $name } muss einen Würfel zurückgeben
web-wait-choose = { $name } wählt eine Bombe
web-wait-roll = { $name } würfelt
web-wait-reroll = { $name } würfelt die übrigen Würfel neu
web-wait-place = Die anderen legen ihre Würfel
web-chunk-missing = Ein Teil der Seite ließ sich nicht laden. Versuch es gleich noch einmal.
web-results-wait = Die Ergebnisse kommen, sobald wieder ein Netz da ist.
web-try-again = Noch einmal
web-paused = Angehalten
web-go-on = Weiter
web-bombs-left = { $count ->
    [one] noch eine Bombe
   *[other] noch { $count } Bomben
}
web-bag = { $count ->
    [one] ein Würfel im Beutel
   *[other] { $count } Würfel im Beutel
}
web-roll = Würfeln
web-pass = Passen
web-unpass = Doch nicht
web-reveal = Zünderkarte aufdecken
web-steady = Ruhig!
web-compose = Stapel zusammenstellen
web-pause = Anhalten
web-your-cards = Deine Bomben
web-row = Nächste Bomben
web-away = weg
web-passed = passt
web-after = Nach { $time }.
web-paused-for = { $seconds } s angehalten.
web-again = Noch einmal
web-record = Aufzeichnung des Spiels
web-csv = Deine Spiele als CSV
web-big-screen = Der Tisch ist auf einem großen Bildschirm zu sehen
web-come-in-what = Wie sollen die anderen dich nennen?
web-leave = Den Raum verlassen
web-install = Installieren
web-leave-tab = Zur Startseite: das Spiel wartet
web-kick = { $name } wegschicken
web-remove = Entfernen
web-sit-too = Ich auch
web-yes = Ja
web-no = Nein
web-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
web-help = Hilfe
web-clock-option = Uhr
web-clock-why = Steht sie auf null, habt ihr verloren.
web-clock-none = keine Uhr, zum Üben
web-fuse-cards = Zünderkarten
web-fuse-cards-why = Sie stecken zwischen den Bomben; taucht eine auf, geben alle einen Würfel zurück.
web-fuse-cards-why-rules = Sie stecken zwischen den Bomben, und jede hat ihre eigene Regel.
web-sixes = Sechs-Punkte-Bomben
web-sixes-why = Dazu kommen die größten Bomben, mit je sechs Würfeln.
web-layout = Bombenkarten
web-layout-why = Zufällige Bomben, oder ihr wählt, wie viele von jedem Wert: in einer Reihe oder in offenen Stapeln.
web-layout-standard = zufällig, in einer Reihe
web-layout-deck = wir wählen, in einer Reihe
web-layout-stacks = wir wählen, in Stapeln
web-mistakes = Falsch gelegte Würfel
web-mistakes-why = Was mit einem Würfel auf einem Feld passiert, das ihn nicht nimmt.
web-mistakes-refused = gehen nicht
web-mistakes-penalised = leeren die Karte
web-steady-hands = Ruhige Hände
web-steady-hands-why = Würfel auf anderen wackeln: drück rechtzeitig, sonst fallen alle.
web-first = Wer zuerst würfelt
web-first-why = Der Platz, der mit dem Beutel anfängt.
web-pace = Tempo der Bots
web-pace-why = Wie lange ein Bot über jeden Zug nachdenkt.
web-pace-fast = schnell
web-pace-usual = wie Menschen
web-pace-slow = langsam
web-drop = Verbindung weg
web-drop-why = Was das Spiel macht, wenn ein Handy das Netz verliert.
web-drop-go-on = es geht weiter
web-drop-pause = es macht Pause
web-grace = Abwesend
web-grace-why = Nach dieser Zeit hält niemand die anderen auf: für Abwesende wird der mildeste Zug gemacht.
web-tray = Gewürfelte Würfel
web-die = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[black] schwarze
} { $number }
web-claimed = { $die }, beansprucht von Platz { $seats }
web-space = Bombe { $bomb }, Feld { $space }
web-mates = Die anderen
web-your-seats = Deine Plätze
web-stacks = Die Stapel
web-mute = Stumm
web-taken = { $name } war schneller: { $die } ist weg
web-do-return-die = { $die } gewürfelt: gib einen hellen Würfel zurück
web-do-return-fuse = Zünderkarte { $what }: gib einen hellen Würfel zurück
web-do-pass = Du kannst passen
web-do-take-first = Nimm erst einen Würfel
web-wait-passed = Du passt. Noch am Legen: { $names }
web-wait-compose = Der Stapel wird zusammengestellt
web-wait-places = Noch am Legen: { $names }
web-did-place = legt { $die }
web-did-mistake = legt { $die } falsch: die Karte ist leer
web-did-topple = die Würfel sind gefallen
web-did-pass = passt
web-did-return = { $die } geht zurück
web-did-defuse = entschärft eine Bombe
web-did-choose = nimmt eine neue Bombe
web-did-reroll = { $die } neu gewürfelt: { $now }
web-did-activate = Zünderkarte { $what }: alle geben einen zurück
web-compose-why = Wie viele Bomben von jedem Wert kommen in den Stapel? Das Spiel wartet.
web-worth = Wert { $value }
web-fewer = Eine weniger
web-more = Eine mehr
web-chosen-of = { $chosen } von { $needed } gewählt
web-paused-away = Abwesend: { $names }.
web-line-defused = { $name }: Bombe im Wert von { $value } entschärft
web-line-mistake = { $name }: falsch gelegt, Karte geleert
web-line-toppled = { $name }: die Würfel sind gefallen
web-log = Die Spiele dieses Tischs
web-won-short = gewonnen
web-lost-short = verloren
web-save = Sichern
web-room-log = Logbuch dieses Raums
web-room-csv = Spiele dieses Raums als CSV
web-room-json = Spiele dieses Raums als JSON
web-json = Deine Spiele als JSON
web-you-are = Du hast Platz { $seat }
web-pause-votes = Pause: { $count ->
    [one] eine Person will sie
   *[other] { $count } wollen sie
}
web-a-die = ein Würfel
web-did-claim = will { $die }
web-wants-pause = { $name } möchte eine Pause
web-do-place-plain = { $left ->
    [one] Nimm einen Würfel, dann ein Feld
   *[other] Bis zu { $left } Würfel: einen, dann ein Feld
}
web-paused-want = Weiter wollen: { $names }. Mehr als die Hälfte muss es wollen.
web-leave-sure = Den Raum ganz verlassen?
web-players-bots = Auf den anderen Plätzen spielen Bots.
web-come-back = Hier weiterspielen

## Der Tisch.
web-bag-word = im Beutel
web-bombs-word = Bomben
web-left-word = übrig
web-card-with-dice = { $card } Darauf: { $dice }.
web-die-letters = RBGYS
web-do-hold = { $die }: ein helles Feld antippen
web-fuse = Zünder
web-fuse-asks = Alle mit { $what } geben einen Würfel zurück
web-look-at = Bomben von { $name } ansehen
web-next = Als Nächste
web-everybody = alle
web-do-nothing = Pause: Nichts lässt sich antippen
web-do-choose-tip = Nimm eine Bombe: zwei mit 3 oder 4 sind schwer
web-nobody = niemand
web-of-others = { $count } von { $all }
web-roll-again = { $count ->
    [one] einer rollt neu
   *[other] { $count } rollen neu
}
web-table = Spieltisch
web-taken-by = Von Platz { $seat } genommen
web-tip-second = Noch eine { $value }: schwer neben der, die du hast
web-too-late = Zu spät: Das geht nicht mehr
web-tools = Ton, Pause, Menü
web-put-aside = Das Gerät von { $name } wird beiseitegelegt: Die Würfel entstehen ohne es.
web-is-away = { $name } hat keine Verbindung
web-is-back = { $name } ist zurück
web-pause-needs = { $count ->
    [one] Noch eine Person muss die Pause wollen
   *[other] Noch { $count } Personen müssen die Pause wollen
}
web-go-on-needs = { $count ->
    [one] Noch eine Person muss weiterspielen wollen
   *[other] Noch { $count } Personen müssen weiterspielen wollen
}
web-no-link = Keine Verbindung.
web-no-link-why = Die Uhr läuft weiter; deine Züge warten.
web-try-now = Jetzt versuchen
web-garbled = Diese Seite und das Schiff verstehen sich nicht. Neu laden kann helfen.

## Das Menü.
web-menu = Menü
web-close = Schließen
web-keys = Tasten
web-calls = Zurufe
web-key-die = nimmt einen Würfel auf, von links gezählt
web-key-space = legt ihn auf das helle Feld mit diesem Buchstaben, oder nimmt diese Bombe
web-key-space-bar = Leertaste
web-key-roll = würfelt
web-key-enter = drückt die Haupttaste
web-key-escape = lässt los, oder schließt, was über dem Tisch liegt
web-key-help = zeigt die Tasten
web-theme = Licht
web-theme-auto = Wie das Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-contrast = Kontrast

## Der Raum.
web-room = Raum
web-crew = Besatzung
web-mission = Auftrag
web-share = Teilen
web-free-why = wartet auf jemand Mutigen
web-bot-why = spielt mit
web-not-ready-yet = noch nicht bereit
# $most: alle außer dem letzten, mit Kommas. $last: das letzte.
web-either = { $most } oder { $last }

## Looking something up.

web-look-up = Nachschlagen
web-look-up-failed = Ohne Netz lassen sich die Regeln nicht laden.
# $rule: its number. For people who listen.
web-why = Warum? Regel { $rule }
web-key-look-up = nachschlagen, was den Fokus hat oder warum etwas nicht ging
