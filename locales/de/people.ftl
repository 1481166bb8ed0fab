## Der Raum vor dem Spiel, und alles über Menschen.

web-seats = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
web-free = Freier Platz
web-full = Der Tisch ist voll: Du siehst zu
web-missing-seats = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-help-why = Helle Felder nehmen deinen Würfel; volle Hilfe zeigt auch, wer welchen braucht.
web-help-full = Voll
web-help-little = Wenig
web-help-none = Keine
web-to-big = Großbild
web-you-rename = du · tippen zum Umbenennen
web-you-play = hier spielst du
web-is-ready = bereit
web-save-name = Sichern
web-ready-count = { $ready } von { $all } sind es
web-more-count = { $count } weitere Einstellungen
web-computer-is = Der Computer ist
web-temper-professional = „Bitte beginnen.“
web-temper-sarcastic = „Ach, schön. Ihr alle. Das hilft sicher.“
web-temper-anxious = „Sind alle da? Ganz sicher?“
web-head-start = Vorsprung
web-head-start-why = Wie lange Bots nach einem Wurf den Menschen die Würfel lassen.
web-head-start-none = keiner
web-head-start-usual = kurz
web-head-start-long = lang
web-lock = Verschlossen
web-lock-why = Niemand Neues kommt herein; wer da war, kann zurück.

## Das Menü am Tisch.
web-how = So wird gespielt
web-how-goal = Entschärft alle Bomben, bevor die Uhr auf null steht. Ihr gewinnt oder verliert zusammen.
web-how-roll = Wer den Beutel hat, würfelt. Redet miteinander: Jeder Würfel ist für jemanden.
web-how-place = Nimm einen Würfel und leg ihn auf eine deiner Bomben, wo er passt: Helle Felder nehmen ihn.
web-how-left = Würfel, die niemand nimmt, werden neu gewürfelt, und alle geben einen passenden zurück.
web-how-defuse = Eine vollständige Bombe ist entschärft, und du wählst die nächste aus der Reihe.
web-how-fuse = Taucht eine Zünderkarte auf, geben alle einen Würfel ihrer Farbe oder Zahl zurück.
web-in-the-room = Im Raum
web-that-is-you = du
web-host = hat eingeladen
web-seat-free = hier spielt niemand
web-let-bot = Bot spielen lassen
web-let-bot-play = Einen Bot für { $name } spielen lassen
web-pause-unwish = Doch nicht
web-pause-how = { $needed } von { $all } müssen es wollen; { $votes ->
    [0] noch will es niemand.
    [one] eine Person will es.
   *[other] { $votes } wollen es.
}
web-pause-alone = Du entscheidest: Sonst spielt niemand.

## Zurufe.
web-call-need-what = Ich brauche …
web-call-need = Ich brauche { $thing }!
web-call-take = Nimm ihn!
web-call-take-it = Nimm { $thing }!
web-call-pass = Passen!
web-call-wait = Warte!
web-call-thanks = Danke!
web-somebody-calls = { $name } ruft: { $call }
web-you-call = Du rufst: { $call }

## Wer spät kommt.
web-offer = Du siehst zu.
web-offer-back = Nimm Platz { $seat } wieder ein
web-offer-free = Platz { $seat } ist frei: setz dich
web-offer-bot = Für Bot { $seat } weiterspielen

## Welches Spiel.
web-game = Spiel
web-change-game = Ändern
web-choose-game = Was spielt ihr?
web-game-fuse = Zehn Minuten, ein Beutel Würfel, zwanzig Bomben.
web-game-countdown = Rollen, Funken, zweifarbige Würfel.
web-game-integrated = Beide Schachteln auf einmal: alle Bomben, Rollen und Funken.
web-game-epic = Ein ganzer Haufen Leute, ein Berg Bomben, keine Rollen.
web-game-mix = FUSE, und von Countdown, was dir gefällt.
web-game-flatline = Eine Minute je Runde. Heute stirbt niemand.
web-game-planter = Das Kartenspiel. Zünden und harmlos schauen.
web-own-mix = Dein eigener Mix
web-mixed = Diesen Mix spielen
web-per-seat = { $title } von Platz { $seat }: { $name }
web-players-range = { $least }–{ $most } Personen
web-part-roles = Rollen
web-part-roles-why = Alle können etwas, das sonst niemand kann.
web-part-bombs = Bomben
web-part-bombs-why = Die Bomben von Countdown statt der Bomben von FUSE: Mauern und Zikkurate.
web-part-fuses = Zünderkarten
web-part-fuses-why = Stattdessen die Zünderkarten von Countdown: Jede ist auf eigene Art gemein.
web-part-sparks = Funken
web-part-sparks-why = Würfel, die niemand nimmt, werden nicht neu gewürfelt: Sie kosten Funken.
web-part-dice = Würfel
web-part-dice-why = Stattdessen die Würfel von Countdown: Manche sind zweifarbig.
web-link-set-up = Als Link kopieren
web-no-such-game = Ein Spiel „{ $game }“ gibt es im Browser nicht. Wähl eins auf der Startseite.
