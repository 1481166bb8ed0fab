## Der Tisch von Countdown: Rollen, Funken, wilde Würfel.

role-word = Rolle
role-random = Zugelost
role-random-what = das Los entscheidet, wenn das Spiel beginnt
role-cutter = Entschärfer
role-operations = Einsatztechniker
role-logistics = Logistiker
role-technologist = Technologe
role-equipment = Gerätetechniker
role-disposal = Räumexperte
role-instructor = Sprengmeister
role-cutter-what = nennt vor dem Wurf eine Farbe: Diese Würfel sind wild
role-operations-what = nennt vor dem Wurf eine Zahl: Diese Würfel sind wild
role-logistics-what = wirft einen Würfel mehr, zum Nehmen oder Zurücklegen
role-technologist-what = gibt einem Würfel eine andere Farbe: tipp ihn an
role-equipment-what = gibt einem Würfel eine andere Zahl: tipp ihn an
role-disposal-what = dreht Würfel um: tipp einen an
role-instructor-what = würfelt Würfel neu, dreimal
web-wild = wild
# $what: eine Farbe, eine Zahl oder ein Würfel.
web-as = als { $what }
web-you-lead = Du führst: { $role }
web-leads = { $name } führt: { $role }
# $what: eine Farbe oder eine Zahl.
web-is-wild = { $what } ist wild: jede Farbe oder jede Zahl
web-role-off = aus bis zur nächsten eigenen Bombe
web-powers = Was deine Rolle kann
web-flip = Umdrehen
web-spare = In den Beutel, ohne Funken
web-dice-again = Neu würfeln
# $count: wie oft es noch geht.
web-times-left = { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
}
# $count: wie viele Würfel gewählt sind.
web-again-these = { $count ->
    [0] Neu würfeln
    [one] Einen neu würfeln
   *[other] { $count } neu würfeln
}
web-do-pick = Tipp an, was neu gewürfelt wird
web-do-become = Das passt auf mehrere Arten: welche?
web-do-name-colour = Nenn eine Farbe, dann würfle
web-do-name-number = Nenn eine Zahl, dann würfle
web-name-colour = Nenn oben eine Farbe: Sie wird wild
web-name-number = Nenn oben eine Zahl: Sie wird wild
web-do-must = { $left ->
    [one] Nimm einen Würfel, der passt, dann ein helles Feld
   *[other] Nimm { $left } Würfel, die passen: erst Würfel, dann Feld
}
web-do-wild = Ein Würfel passt, wenn die Rolle ihn ändert
web-do-role = Nutz deine Rolle oder passe
web-do-six = Würfle eine 6: Alle müssen, und die Uhr läuft
web-do-defuse = Fertig: Entschärfe sie
web-do-may-defuse = Entschärfe deine Bombe jetzt oder passe
web-do-return-spark = Keine Funken mehr: Gib einen Würfel zurück
web-wait-six = { $name } braucht noch eine 6
web-wait-defuse = { $name } entschärft
web-wait-sparks = Nur noch Funken. Noch am Legen: { $names }
web-six = Auf die 6!
web-six-came = eine { $number }
web-defuse = Entschärfen
web-a-spark = ein Funke
# $value: die Punkte einer Bombe.
web-is-worth = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
# $count: wie viele Funken gezogen werden.
web-pass-costs = { $count ->
    [one] bringt einen Funken
   *[other] bringt { $count } Funken
}
web-pass-costs-die = kostet einen Würfel
web-pass-shut = erst einen nehmen
web-face-down = Fertig: verdeckt
web-sparks = Deine Funken
web-sparks-word = Funken
web-sparks-in-play = { $count ->
    [0] keine Funken im Spiel
    [one] ein Funke im Spiel
   *[other] { $count } Funken im Spiel
}
# $space: seine Nummer auf der Karte.
web-space-spark = Funke, Feld { $space }
web-fuse-spark = alle ziehen einen Funken
web-fuse-roles-off = Rollen sind aus, bis du eine Bombe entschärfst
web-fuse-six = alle würfeln eine 6
web-did-name = nennt { $what }
# $die: was er war. $now: was er ist.
web-did-change = { $die } wird { $now }
web-did-spark = ein Funke!
web-did-sparkless-fuse = Keine Funken mehr: Alle geben dafür einen Würfel zurück
web-did-sparkless = Keine Funken mehr: Wer keinen Würfel nahm, gibt einen zurück
web-did-six = hat eine 6
web-did-role-on = hat die Rolle zurück
web-named-nothing = nichts genannt: kein Würfel ist wild
web-did-face-down = Die letzten Bomben sind erledigt: Nur Funken sind noch da
web-did-clear = kann diese Karte nicht mehr füllen: Sie wird geleert
web-did-defuse-spark = entschärft einen Funken
web-line-spark-defused = { $name } entschärft einen Funken
web-line-sparked = { $name } zieht einen Funken
web-key-role = Zu dem, was deine Rolle kann
web-how-lead = Wer führt, würfelt. Nur diese Rolle wirkt, und nur in diesem Zug.
web-how-must = Alle nehmen einen Würfel, der passt. Solange es einen gibt, darf niemand passen.
web-how-sparks = Für jeden Würfel, den du nehmen müsstest und nicht nimmst, ziehst du einen Funken, eine kleine Bombe. Auch alle Funken müssen weg.
web-how-step = Vollständige Bomben werden entschärft, wenn alle Würfel verteilt sind, zu zweit und allein sofort; dann nimm die nächste.
web-how-fuse-text = Eine Zünderkarte trifft alle: Lies sie, sie ist kurz.
