## Der Schiffscomputer: eine Uhr mit Stimme für einen Tisch, auf dem die Schachtel steht.

computer-title = Schiffscomputer
computer-language = Deutsch
computer-other-language = English
computer-other-language-code = en
computer-settings = Ton, Stimme, Licht
computer-boxes = Die Schachtel auf eurem Tisch
computer-said = „{ $line }“
computer-put-down = Legt mich in die Tischmitte, wo mich alle sehen.
computer-listening = Ich zähle. Ihr entschärft.
computer-held = Angehalten. Die Uhr steht.
computer-won = Entschärft. Zählt eure Punkte.
computer-lost = Die Zeit ist um.
computer-busy = Eine Uhr läuft. Setzt sie erst zurück.
computer-round = Runde { $round }
computer-planning-now = Runde { $round }: planen, die Würfel bleiben liegen.
computer-planned = Runde { $round }: geplant. Jetzt kommt die Minute.
computer-round-now = Runde { $round }: würfeln!
computer-round-over = Runde { $round } ist um. Patienten, Notfälle, Drehscheibe: dann die nächste.
computer-next = Ich melde mich bei
computer-next-none = Nichts mehr anzusagen.
computer-minute = Minute
computer-klaxon = Sirene
computer-pulse = Puls
computer-count = Zählen
computer-call = Ansage
computer-reset = Von vorn
computer-really = Sicher?
computer-set-up = Aufbau
computer-log = Logbuch
computer-log-why = alle eure Spiele
computer-hold = Halt
computer-bag-empty = Beutel leer
computer-game-over = Spielende
computer-start = Start
computer-start-why = drei, zwei, eins, los
computer-start-minute = Minute starten
computer-start-planning = Planung starten
computer-ready = Bereit!
computer-defused = Entschärft!
computer-done = Fertig!
computer-stop-why = Uhr stoppen
computer-go-on = Weiter
computer-go-on-why = die Uhr läuft wieder
computer-next-round = Nächste Runde
computer-next-round-why = beginnt sofort
computer-score = Punkte
computer-score-why = Entschärftes antippen

## Der Aufbau.

computer-parts = FUSE mit diesen Teilen von Countdown
computer-length = Uhr
computer-take = Aus der Schachtel nehmen
computer-take-hands = Bombenkarten zuerst austeilen, je { $hand } offen
computer-take-deck = Bombenkarten für den Stapel, fünf davon offen in die Reihe
computer-take-deck-with-hands = Bombenkarten für den Stapel
computer-take-hands-of-deck = davon austeilen, je { $hand } offen; dann fünf offen in die Reihe
computer-take-fuses = { $count ->
    [0] Zünderkarten: alle bleiben in der Schachtel
    [one] Zünderkarte von { $all }, in den Stapel gemischt, wenn die Reihe liegt
   *[other] Zünderkarten von { $all }, in den Stapel gemischt, wenn die Reihe liegt
}
computer-take-sparks = Funken, gemischt, als eigener Stapel
computer-take-roles = { $count ->
    [one] Rolle von { $all }, offen verteilt
   *[other] Rollen von { $all }, jede Person bekommt eine offen
}
computer-take-dice = { $split ->
    [0] Würfel in den Beutel
   *[other] Würfel in den Beutel, { $split } davon zweifarbig
}
computer-take-rolled = { $each ->
    [one] Würfel pro Zug, einer für jede Person
   *[other] Würfel pro Zug, { $each } für jede Person
}
computer-take-more-dice = Würfel dazu, von jeder Farbe gleich viele
computer-from = { $box ->
    [fuse] {" "}(FUSE)
    [countdown] {" "}(Countdown)
   *[both] {" "}(beide Schachteln)
}
computer-take-patients = Patienten sind zu heilen
computer-take-colours = Farben von Medizinwürfeln, je { $each } Würfel
computer-take-cubes = Zellen auf die Energieleiste
computer-take-track = Felder der Neuwurfleiste
computer-take-failed = gescheiterte Eilkarten, und das Spiel ist verloren
computer-deal-title = Karten austeilen
computer-deal = Erste Karte mehr wert als { $low }? Dann ist die zweite höchstens { $low } wert: weiter austeilen, bis es passt. Was nicht gepasst hat, wird zurückgemischt.
computer-deal-solo = Allein hast du vier Karten mit mindestens drei verschiedenen Werten: weiter austeilen, bis es passt. Was nicht gepasst hat, wird zurückgemischt.
computer-stays = bleibt
computer-goes-back = geht zurück
computer-pool = So viele Bombenkarten stehen zur Wahl
computer-worth = Wert { $value }

## Punkte und Logbuch.

computer-tap = Tippt jede entschärfte Bombe nach ihrem Wert an.
computer-bombs-worth = Wert { $value }
computer-fuses-activated = Ausgelöste Zünder
computer-fewer = Eins weniger: { $what }
computer-total = Punkte
computer-save = Ins Logbuch
computer-ended = { $rounds ->
    [one] Eine Runde ist gespielt. Wie ging es aus?
   *[other] { $rounds } Runden sind gespielt. Wie ging es aus?
}
computer-stable = Alle stabil
computer-power-gone = Verloren
computer-not-yet = Es geht weiter
computer-saved = Gesichert
computer-log-won = Gewonnen
computer-log-lost = Verloren
computer-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
computer-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
computer-kept = Es steht im Logbuch dieses Geräts.
computer-not-kept = Dieser Browser hat es nicht behalten: Er hat keinen Platz mehr, oder es ist ein privates Fenster.
computer-take-along = Als Datei sichern
computer-streak = { $games } Siege in Folge
computer-crew = Besatzung: { $names }
computer-crew-none = Besatzung: Wer spielt?
computer-crew-why = Die Namen stehen im Logbuch. Sie bleiben auf diesem Gerät.
computer-player = Person { $number }

## Eine Uhr auf mehreren Handys.

computer-share = Uhr teilen
computer-share-why = Andere Handys an eurem Tisch können diese Uhr zeigen: dieselbe Zeit, dieselbe Runde, und alle dürfen sie starten, anhalten und stoppen.
computer-share-now = Diese Uhr teilen
computer-share-how = Scannt das Bild, öffnet den Link oder tippt den Code im Schiffscomputer eines anderen Handys ein. Handys, die folgen, bleiben stumm, bis jemand ihren Ton einschaltet. Ohne Netz läuft die Uhr jedes Handys allein weiter.
computer-follow-code = Code der Uhr eines anderen Handys
computer-follow = Folgen
computer-connecting = Verbinde …
computer-give-up = Nicht weiter versuchen
computer-clock-code = Uhr
computer-clock-shared = { $code } · { $phones ->
    [one] 1 Handy
   *[other] { $phones } Handys
}
computer-clock-alone = { $code } · allein
computer-phones = { $phones ->
    [one] Noch folgt kein anderes Handy.
   *[other] { $phones } Handys zeigen diese Uhr.
}
computer-hang-up = Diese Uhr verlassen
computer-alone = Keine Verbindung zu den anderen Handys. Meine Uhr läuft allein weiter.
computer-together = Wieder verbunden: eine Uhr für alle.
computer-overruled = Jemand anderes hat die Uhr bedient, während ich allein war. Das zählt.

## Das Nachschlagen.

computer-look-up = Nachschlagen
