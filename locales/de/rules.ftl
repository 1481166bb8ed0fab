## Die Regelseiten: wie sie heißen, ihre Überschriften, und wie Karten dort heißen.

rules-title = Regeln
rules-what = Jede Regel, jede Karte und jedes Zeichen der vier Spiele, in einfachen Worten.
rules-of = { $game }: die Regeln
rules-about-fuse = FUSE in einfachen Worten: jede Regel, alle Zeichen auf den Bomben, jede Bombe und jede Zünderkarte mit Zeichnung.
rules-about-countdown = FUSE: Countdown in einfachen Worten: jede Regel, Rollen, Funken, zweifarbige Würfel, jede Karte mit Zeichnung, und wie es mit FUSE zusammen geht.
rules-about-flatline = FLATLINE in einfachen Worten: jede Regel, alle Zeichen und Auslöser, alle Patienten und Notfallkarten mit Zeichnung.
rules-about-planter = Fuse, das Kartenspiel mit den Bombenlegern, in einfachen Worten: jede Regel und jede Art von Karte mit Zeichnung.
rules-contents = Was darin steht
rules-related = Siehe auch:
rules-all = Alle Regeln
rules-search = Eine Regel, eine Karte, ein Zeichen …
rules-found-one = Ein Eintrag.
# The script puts the number in place of the sign.
rules-found-many = # Einträge.
rules-none = Nichts enthält diese Wörter.
rules-failed = Ohne Netz lassen sich die Regeln nicht laden.
rules-back = Zurück

rules-components = Was es gibt
rules-setup = Bevor es losgeht
rules-turn = Ein Zug
rules-defusing = Entschärfen
rules-end = Das Ende
rules-advanced = Andere Aufbauten
rules-icons = Zeichen auf Karten
rules-roles = Rollen
rules-shapes = Türme, Pyramiden, Mauern
rules-fuse-cards = Zünderkarten
rules-combining = FUSE und Countdown zusammen
rules-round = Eine Runde, vor der Minute
rules-minute = Die Minute
rules-resolution = Nach der Minute
rules-triage = Triagekarten
rules-emergencies = Notfallkarten
rules-cards = Karten
rules-speed = Tempo, und die Zusatzkarten
rules-match = Eine Partie über mehrere Runden

rules-spaces = Was ein Feld verlangt
rules-signs = Zeichen zwischen Feldern
rules-card-shapes = Formen einer Karte
rules-dice = Würfel
rules-table = Auf dem Tisch
rules-levels = Schwierigkeit
rules-each-fuse-card = Jede Zünderkarte
rules-role-cards = Rollenkarten
rules-bombs = Bomben
rules-sparks = Funken
rules-board = Der Spielplan
rules-lines = Zeilen und Felder
rules-triggers = Auslöser
rules-power = Energie
rules-steps = Runde, Minute und Team
rules-patients = Patienten
rules-play = Während des Spiels

# $id: ihr Name im Stapel. $value (Zahl): ihre Punkte.
rules-bomb = Bombe { $id }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
rules-spark = Funke { $id }
# $name: was sie zeigt.
rules-fuse-card = Zünderkarte: { $name }
rules-role = Rolle: { $role }
rules-icon = Eine Seite der Medizinwürfel.
# $what: was geschieht, klein geschrieben.
rules-trigger = Auslöser: { $what }
# $points (Zahl): was darauf steht. $count (Zahl): wie viele es gibt.
rules-fuse-worth = Zündschnurkarte, { $points } Punkte
rules-fuse-worth-text = Sie macht die Schnur um { $points } Punkte länger. In der Schachtel sind { $count } davon.
