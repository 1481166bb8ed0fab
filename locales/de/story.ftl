## Die Aufzeichnung eines Spiels, von klaxon replay für Menschen erzählt. $who, $other: Namen von Spielern. Würfel, Karten
## und Orte stehen da wie in der Notation.

story-heading = { $game } · { $players }
story-bot = Bot { $seat }
story-seat = Spieler { $seat }
story-ending = Das Ende, bei { $time }: { $reason }
story-total = zusammen
story-place-of = { $place }. { $who }: { $points }
story-no-end = Die Aufzeichnung erzählt das Ende des Spiels nicht.
story-no-link = { $link }: das führt zu keiner Aufzeichnung; ein Link zu einer endet auf /replay/ und 32 Ziffern von 0 bis 9 und a bis f
story-no-host = { $link }: keine Antwort: { $error }
story-not-there = { $link }: { $error }
story-too-long = { $link }: das ist zu lang für eine Aufzeichnung
story-start = die Karten werden ausgeteilt

# FUSE, Countdown und ihre Kombinationen: was Spieler tun.
story-compose = { $who } wählt den Stapel: { $what }
story-roll = { $who } würfelt
story-place = { $who } legt { $what } auf Karte { $card }, Feld { $space }
story-place-as = { $who } legt { $what } auf Karte { $card }, Feld { $space }, als { $now }
story-steady = { $who } hält die Würfel auf Karte { $card } fest
story-pass = { $who } passt
story-unpass = { $who } passt doch nicht
story-again = { $who } würfelt { $what } noch einmal
story-return = { $who } gibt den Würfel auf Karte { $card }, Feld { $space } zurück
story-reveal = { $who } deckt eine Zündkarte auf
story-choose = { $who } nimmt { $what } aus der Mitte
story-name = { $who } nennt { $what }
story-paint = { $who } lässt { $what } als { $now } gelten
story-turn = { $who } dreht { $what } auf { $now }
story-flip = { $who } dreht { $what } um
story-spare = { $who } legt { $what } in den Beutel
story-defuse = { $who } entschärft Karte { $card }
story-six = { $who } würfelt um eine 6

# Was dort geschieht.
story-role = { $who } ist { $what }
story-bag = der Beutel geht an { $who }
story-rolled = gewürfelt: { $what }
story-shows = { $what } zeigt jetzt { $now }
story-toppled = die Würfel auf Karte { $card } von { $who } fallen
story-mistake = das ist falsch: die Würfel auf Karte { $card } von { $who } gehen in den Beutel
story-cleared = auch die anderen Würfel auf Karte { $card } von { $who } gehen in den Beutel
story-unused = es bleiben Würfel übrig
story-returned = { $who } verliert den Würfel auf Karte { $card }, Feld { $space }
story-defused = Karte { $card } von { $who } ist entschärft
story-fuse-card = Zündkarte { $what }
story-stopped = die Uhr steht
story-face-down = alle Bomben werden umgedreht
story-sparked = { $who } zieht den Funken { $what }
story-sparkless = es ist kein Funke mehr da
story-left-over = niemand nimmt { $what }
story-roles-off = alle Rollen sind aus
story-six-rolled = eine { $what } für { $who }
story-won = das Spiel ist gewonnen
story-lost-clock = die Zeit ist um
story-lost-bag = der Beutel ist leer

# Das Spiel der Bombenleger.
story-play = { $who } spielt { $what }
story-bomb = { $who } zündet eine Bombe
story-call = { $who } ruft: lahme Lunte!
story-ready = { $who } ist bereit
story-round-of = Runde { $what } beginnt, mit { $who }
story-time-bomb = { $who } zieht die Zeitbombe
story-exploded = die Bombe von { $who } nimmt die ganze Lunte
story-cut = die Lunte ist aus
story-relit = { $who } zündet die Lunte wieder an
story-slow = { $who } braucht zu lange
story-penalty = { $who } gibt { $what } ab
story-absent = { $who } ist weg
story-scored = { $who }: { $what } Punkte auf Luntenkarten, { $now } auf Löschkarten, { $last } ab für die Hand
story-ended-time-bomb = die Runde ist aus: die Zeitbombe
story-ended-bombs = die Runde ist aus: es ist keine Bombe mehr da
story-ended-passes = die Runde ist aus: alle haben gepasst

# FLATLINE.
story-chooses = { $who } wählt { $what }
story-go = { $who } macht weiter
story-use = { $who } setzt { $card } ein
story-discard = { $who } wirft { $card } ab
story-keep = { $who } behält { $card }
story-drop = { $who } gibt { $card } auf
story-chief = { $who } übergibt die Leitung an { $other }
story-lay = { $who } legt { $what } auf { $now }
story-sacrifice = { $who } gibt { $what } für einen neuen Wurf von { $other }
story-done = { $who } ist fertig
story-patient = Patient in Bett { $what }: { $now }
story-dial = die Scheibe steht bei Bett { $what }
story-round = Runde { $what }
story-power = eine Zelle fällt; Notfallkarten: { $what }
story-revealed = { $card } kommt nach { $what }
story-reshuffled = der Stapel wird gemischt
story-skipped = keine Notfallwürfel
story-emergency = ein Notfallwürfel: Platz { $what }
story-ignored = Notfallwürfel { $what } zählt nicht
story-locked = gesperrt: { $what }
story-activates = { $card } wirkt
story-fired = der Auslöser { $now } in Bett { $what } wirkt
story-line = Zeile { $what } ist geschafft
story-reopened = Zeile { $what } ist wieder offen
story-discarded = { $card } wird abgeworfen
story-set-back = { $card } muss noch einmal geschafft werden
story-cube-lost = eine Zelle geht verloren
story-cube-gained = eine Zelle kommt zurück
story-cube-moved = eine Zelle geht an Station { $what }
story-recharged = Station { $what } gibt der Anzeige eine Zelle
story-held = die Scheibe bleibt stehen
story-minute = die Minute beginnt
story-minute-over = die Minute ist um
story-failed = { $card } scheitert
story-kept = { $card } kann eingesetzt werden
story-treated = der Patient in Bett { $what } ist behandelt
story-lost-power = der Strom ist aus
story-lost-failed = zu viele Karten sind gescheitert
