## What a visitor reads before the table is loaded: the start page, invitations, and a page for rooms that are not there.

door-what = Vier Spiele. Eine Uhr. Und alle schreien.
door-about = Entschärft zusammen Bomben mit Würfeln, gegen eine Uhr. Freunde kommen per Link dazu; allein brauchst du kein Netz.
door-independent = Klaxon ist unabhängig und gehört nicht zu den Verlagen der Spiele.
door-other-language = English
door-other-language-code = en
door-theme-system = Farben: wie dein System
door-theme-light = Farben: hell
door-theme-dark = Farben: dunkel
door-theme-contrast = Farben: starker Kontrast
door-play-now = Jetzt spielen
door-friends = Mit Freunden
door-games = Spiele
door-fuse-seats = 1–5 Personen
door-countdown-seats = 1–4 Personen
door-flatline-seats = 1–5 Personen
door-planter-seats = 2–6 Personen
door-together = gemeinsam
door-each = alle gegen alle
door-code = Schon einen Code?
door-code-what = Die Buchstaben vom Nachbarn, oder der Link
door-join = Beitreten
door-computer = Schiffscomputer
door-computer-what = Uhr und Stimme für die Schachtel.
door-learn = In 2 Minuten lernen
door-learn-what = Leg den ersten Würfel. Ohne zu lesen.
door-loading = Der Tisch wird geladen …
door-no-script = Der Tisch braucht JavaScript und WebAssembly.

door-missing = Niemand da
door-no-room = Den Raum { $code } gibt es nicht. Der Code ist vertippt, oder der Raum ist zu: Räume schließen, wenn stundenlang niemand darin war.
door-no-code = { $typed } ist kein Code eines Raums.
door-no-page = Unter dieser Adresse gibt es nichts.
door-letters = In Codes stehen keine Vokale, kein Y und keine Ziffern.
door-alike = Leicht zu verwechseln: B, D, P und T; F und S; M und N; C und Z.
door-perhaps = Meintest du { $code }?
door-new-room = Neuen Raum öffnen
door-alone = Allein spielen
door-start = Zur Startseite

## The installed page.
door-log = Logbuch
door-new-version = Es gibt eine neue Version.
door-new-version-take = Her damit
door-new-version-later = Später
door-no-network = Kein Netz
door-no-network-what = Ein Raum braucht das Netz. Allein spielst du trotzdem.
door-try-again = Noch mal versuchen
door-install = Klaxon installieren

door-invites = { $host } lädt dich zu { $game } ein
door-invites-nobody = Ein Raum für { $game }
door-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
door-full = alle Plätze besetzt, schau zu
door-playing = es läuft schon, schau zu
door-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
door-rounds = eine Minute je Runde
door-picture = { $game }, ein Spiel von Klaxon

## Ein Link mit einem Auftrag.
door-set-up = Ein Auftrag
door-open-this = Diesen Raum öffnen
door-open-why = Dann bekommst du einen Link, über den deine Freunde dazukommen.
door-bad-set-up = So geht es nicht
door-asked-for = Im Link steht:
door-mend-link = Ändere das in der Adresse, oder wähl hier:
door-usual = Das Spiel wie üblich
