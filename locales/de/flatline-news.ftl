## FLATLINE: was geschieht, während es gezeigt und gesagt wird; und wie alles heißt.

# Worauf Würfel gelegt werden.
flatline-bay = Bett { $bay }
flatline-line-of = Bett { $bay }, Zeile { $line }
flatline-station-short = Station { $number }

# Würfel, die noch nicht geworfen sind.
flatline-count-dice = { $count ->
    [0] keine Würfel
    [one] ein Würfel
   *[other] { $count } Würfel
}

# Die Farben der Würfel.
flatline-colour-red = rot
flatline-colour-blue = blau
flatline-colour-green = grün
flatline-colour-yellow = gelb
flatline-colour-black = schwarz

# Die Schritte einer Runde: kurz, sie stehen groß da.
flatline-phase-dial = Scheibe
flatline-phase-power = Energie
flatline-phase-cards = Karten
flatline-phase-dice = Würfel
flatline-phase-planning = Planung
flatline-phase-minute = Die Minute
flatline-phase-resolving = Karten
flatline-phase-patients = Patienten
flatline-phase-turning = Drehung
flatline-phase-over = Schluss

# Was ein Auslöser bewirkt, in zwei, drei Wörtern. $effect: wie in flatline-effect.
flatline-effect-short = { $effect ->
    [gain-die] ein Würfel mehr
    [gain-dice] alle: ein Würfel mehr
    [reroll] freier Neuwurf
    [rerolls] Neuwurf für alle
    [place-tile] Zeile erledigt
    [gain-cube] eine Zelle mehr
    [discard-emergency] eine Karte weg
    [hold-dial] Scheibe bleibt
    [turn-dial] Scheibe dreht sich
    [lose-die] ein Würfel weniger
    [lose-dice] alle: ein Würfel weg
    [remove-tile] Zeile wieder offen
    [lose-cube] eine Zelle weniger
    [discard-triage] Triagekarte weg
    [draw-emergency] eine Karte mehr
   *[lock-track] kein Neuwurf
}

# Was eine Karte bewirkt, in zwei, drei Wörtern. $card: wie in flatline-card.
flatline-card-short = { $card ->
    [lost-assistance] Triagekarte weg
    [setback] eine noch einmal
    [bathroom-break] zwei Würfel weniger
    [regression] Zeile wieder offen
    [no-help-in-sight] keine Triagekarten
    [lock-down] keine Neuwurfleiste
    [under-duress] eine Karte mehr
    [increased-distress] eine Karte mehr
    [unexpected-hindrance] eine Karte mehr
    [foiled-plans] Scheibe dreht sich
    [escalation] noch ein Wurf
    [power-lock] keine Stationen
    [under-manned] alle: ein Würfel weg
    [chaos] zwei Karten mehr
    [bad-timing] rote Auslöser wirken
    [power-loss] eine Zelle wandert
    [caught-off-guard] die nächste wirkt
    [a-thankless-job] kein grüner Auslöser
    [tactical-decision] Scheibe bleibt
    [triage] kein roter Auslöser
    [concentrated-effort] alle drehen einen
    [clear] Zeile erledigt
    [adrenaline-rush] alle: ein Würfel mehr
    [crisis-averted] keine Notfallwürfel
    [under-control] eine Karte weg
    [disaster-averted] ein Notfallwürfel
    [recharge] eine Zelle mehr
    [caffeine-rush] ein Würfel mehr
   *[a-fresh-start] Neuwurf für alle
}

## Was gezeigt wird, Schritt für Schritt: ein paar Wörter, dann ein Satz.

flatline-news-power = Eine Zelle fällt
flatline-news-power-last = Die letzte Zelle fällt
flatline-news-cards = { $count ->
    [0] Keine Notfallkarte kommt.
    [1] Eine Notfallkarte kommt.
    [2] Zwei Notfallkarten kommen.
    [3] Drei Notfallkarten kommen.
    [4] Vier Notfallkarten kommen.
   *[other] { $count } Notfallkarten kommen.
}
# Eine Karte kam auf einen Platz. $effect: was sie bewirkt.
flatline-news-slot-detail = Platz { $slot }. Trifft sie ein Würfel: { $effect }.
flatline-news-stat-detail = Erledigt sie in dieser Minute, sonst scheitert sie.
flatline-news-out-detail = Alle zwölf Plätze sind voll: Sie ist aus dem Spiel.
flatline-news-reshuffled = Der Stapel wird gemischt
flatline-news-reshuffled-detail = Abgelegte Karten können wiederkommen.
flatline-news-skipped = Keine Notfallwürfel
# Wo die Notfallwürfel liegen.
flatline-news-slot = Platz { $slot }
flatline-news-slots = Platz { $a } und Platz { $b }
flatline-news-slot-twice = Zweimal Platz { $slot }
# $cards: Namen.
flatline-news-hits = Getroffen: { $cards }.
flatline-news-hits-nothing = Da liegt nichts.
flatline-news-ignored = Platz { $slot } bleibt verschont
flatline-news-escalates = { $count ->
    [one] Der Würfel fällt noch einmal
   *[other] Beide Würfel fallen noch einmal
}
flatline-news-resolution = Die Minute ist um
flatline-news-resolution-detail = Erst die Karten, dann Patienten, dann Stationen.
flatline-news-failed = Gescheitert: { $card }
# $count: wie viele gescheitert sind. $limit: bei wie vielen es aus ist.
flatline-news-failed-detail = { $count } von { $limit }: Bei { $limit } ist es aus.
flatline-news-failed-last = Das ist eine zu viel.
flatline-news-kept = Für euch: { $card }
flatline-news-kept-detail = Setzt sie ein, wann ihr wollt: { $effect }.
flatline-news-used = Eingesetzt: { $card }
flatline-news-cleared-card = Erledigt: { $card }
flatline-news-gone = Weg: { $card }
flatline-news-gone-triage = Eine Triagekarte weniger.
flatline-news-gone-stat = Für sie war kein Platz.
flatline-news-set-back = Zurück: { $card }
flatline-news-set-back-detail = Erledigt sie noch einmal, sonst scheitert sie.
# $line: Bett und Zeile.
flatline-news-cleared = { $line }: erledigt
flatline-news-lines-left = { $count ->
    [0] Das war die letzte Zeile.
    [one] Noch eine Zeile.
   *[other] Noch { $count } Zeilen.
}
flatline-news-reopened = { $line }: wieder offen
flatline-news-treated = Bett { $bay }: geheilt
# $patient: der Name. $count: wie viele es noch sind.
flatline-news-treated-detail = { $patient }. { $count ->
    [0] Das war der letzte!
    [one] Noch ein Patient.
   *[other] Noch { $count } Patienten.
}
flatline-news-green = Bett { $bay }: grüner Auslöser
flatline-news-red = Bett { $bay }: roter Auslöser
flatline-news-patient = Bett { $bay }: neu eingeliefert
flatline-news-cube-lost = Eine Zelle geht verloren
flatline-news-cube-gained = Eine Zelle kommt zurück
flatline-news-cube-moved = Eine Zelle wandert zu Station { $number }
flatline-news-recharged = Station { $number } lädt auf
flatline-news-cubes = { $count ->
    [0] Die Leiste ist leer.
    [one] Die Leiste hat eine Zelle.
   *[other] Die Leiste hat { $count } Zellen.
}
flatline-news-dial = Die Scheibe dreht sich
flatline-news-dial-detail = Die Raute zeigt auf Bett { $bay }.
flatline-news-held = Die Scheibe bleibt stehen
flatline-news-held-detail = Am Ende dieser Runde dreht sie sich nicht.
flatline-news-ignoring = Rote Auslöser bewirken nichts

## Was Leuten gesagt wird, die es nicht sehen.

flatline-told-round = Runde { $round }
flatline-told-chief = { $name } hat jetzt die Leitung
flatline-told-chief-you = Du hast jetzt die Leitung
flatline-told-planning = Zeit zum Planen
flatline-told-countdown = Die Minute läuft
# $target: Bett und Zeile, eine Karte oder eine Station.
flatline-told-complete = { $target } ist voll
flatline-told-stays = { $card } bleibt liegen: die Würfel gehen zurück
flatline-told-quiet = Der Auslöser von Bett { $bay } bewirkt nichts
flatline-told-skip = In dieser Runde keine Notfallwürfel
flatline-told-coming-skip = In der nächsten Runde keine Notfallwürfel
flatline-told-single = In dieser Runde nur ein Notfallwürfel
flatline-told-coming-single = In der nächsten Runde nur ein Notfallwürfel
flatline-told-coming-lock = In der nächsten Runde { $lock ->
    [track] ist die Neuwurfleiste gesperrt
    [stations] sind die Ladestationen gesperrt
    [triage] lässt sich keine Triagekarte einsetzen
   *[green] bewirken grüne Auslöser nichts
}

# Davor stehen ein Name und ein Doppelpunkt.
flatline-did-roll = gewürfelt: { $dice }
flatline-did-reroll-own = neu gewürfelt: { $dice }
flatline-did-reroll = { $count ->
    [one] ein Würfel neu gewürfelt
   *[other] { $count } Würfel neu gewürfelt
}
flatline-did-place = { $die } auf { $target }
flatline-did-sacrifice = ein Würfel auf der Neuwurfleiste
flatline-did-get-reroll = ein Neuwurf
flatline-did-coming-reroll = ein Neuwurf in der nächsten Runde
flatline-did-set = { $die } gedreht auf { $now }
flatline-did-get-set = ein Würfel darf auf eine beliebige Seite gedreht werden
flatline-did-coming-set = in der nächsten Runde darf ein Würfel auf eine beliebige Seite gedreht werden
flatline-did-dice = { $count ->
    [one] ein Würfel in dieser Runde
   *[other] { $count } Würfel in dieser Runde
}
flatline-did-coming-dice = { $count ->
    [one] ein Würfel in der nächsten Runde
   *[other] { $count } Würfel in der nächsten Runde
}
flatline-did-ready = bereit
flatline-did-done = fertig
flatline-did-undo = doch noch nicht fertig

## So wird gespielt.

flatline-how-goal = Ihr seid ein Team. Heilt alle Patienten, bevor die Energie ausgeht: Geheilt ist, wer keine offene Zeile mehr hat.
flatline-how-begin = Jede Runde kostet eine Energiezelle und bringt Notfallkarten. Zwei Würfel treffen dann zwei Plätze, und die Karten dort schlagen zu.
flatline-how-plan = Jetzt wird in Ruhe geplant: Tipp eine Zeile an, die du übernimmst, und achte auf die orangen Eilkarten. Die müssen noch in dieser Runde weg.
flatline-how-minute = Dann würfeln alle, und eine Minute läuft. Tipp einen Würfel an, dann ein helles Feld. Das Zeichen einer Zeile sagt, ob einer, zwei oder alle sie füllen. Bleibt ein Feld frei, war alles umsonst.
flatline-how-reroll = Schlecht gewürfelt? Leg einen Würfel auf die Neuwurfleiste, und du oder jemand anders darf neu würfeln. Eine volle Ladestation bringt eine Energiezelle zurück.
flatline-how-end = Nach der Minute sind volle Zeilen erledigt. Wer geheilt ist, löst aus, was die Drehscheibe gerade berührt: Grün hilft, Rot schadet. Es kommt also darauf an, wann ihr wen heilt.
flatline-how-lose = Verloren habt ihr ohne Energie oder mit zu vielen gescheiterten Eilkarten. Erledigte werden zu Triagekarten: Hilfe, die ihr einsetzt, wann ihr wollt.

## Was sich wählen lässt.

flatline-choice-players-why = Einer bis fünf, alle zusammen. Allein hältst du die Würfel von zweien.
flatline-choice-difficulty-why = Schwerer heißt: mehr Patienten mit derselben Energie.
flatline-choice-meter = Energieleiste
flatline-choice-meter-why = Die schwere Seite bringt mehr Notfallkarten.
flatline-choice-meter-green = Normal
flatline-choice-meter-red = Schwer
flatline-choice-planning = Zeit zum Planen
flatline-choice-planning-why = Ist sie um, beginnt die Minute, bereit oder nicht.
flatline-choice-planning-none = Ohne Grenze
flatline-choice-chief = Leitung am Anfang
flatline-choice-chief-why = Der Platz, der für das Team entscheidet. Die Leitung lässt sich jederzeit abgeben.

## Das Ende.

flatline-end-won = Stabil
flatline-end-lost = Nulllinie.
flatline-end-won-line = { $all } Patienten, alle am Leben. { $cubes ->
    [one] Eine Zelle übrig.
   *[other] { $cubes } Zellen übrig.
}
flatline-end-power-line = { $count ->
    [0] Niemand
    [one] Ein Patient
   *[other] { $count } von { $all } Patienten
} gerettet. Dann ging das Licht aus.
flatline-end-failed-line = { $count ->
    [0] Niemand
    [one] Ein Patient
   *[other] { $count } von { $all } Patienten
} gerettet. Ein Notfall zu viel.
flatline-end-crew-lost = Die Besatzung sitzt im Dunkeln.
# $names: die Besatzung. $count: wie viele das sind.
flatline-end-who-lost = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
} im Dunkeln.
# Was gezählt wird. Davor steht eine Zahl.
flatline-end-unit = Patienten
flatline-end-rounds = Runden
flatline-end-power = Energie übrig
flatline-end-failures = Gescheiterte Eilkarten
flatline-number-rounds = Runden
flatline-number-power = Zellen übrig
flatline-legend-lines = Zeilen erledigt
flatline-legend-failed = Eilkarte gescheitert
flatline-legend-cube = Zelle verloren
# Was wann geschah. $patients: wer geheilt wurde.
flatline-moment-cleared = Runde { $round }: { $count ->
    [0] keine Zeile erledigt
    [one] eine Zeile erledigt
   *[other] { $count } Zeilen erledigt
}
flatline-moment-treated = geheilt: { $patients }
flatline-moment-failed = Runde { $round }: gescheitert: { $cards }
flatline-moment-power = Runde { $round } beginnt: { $count ->
    [0] keine Zelle mehr
    [one] noch eine Zelle
   *[other] noch { $count } Zellen
}
flatline-moment-cube = Runde { $round }: eine Zelle verloren
# Was jemand am besten konnte.
flatline-medal-lines = die meisten Zeilen: { $count }
flatline-medal-cards = hielt die Notfälle klein: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
flatline-medal-gave = gab am meisten für andere: { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
flatline-medal-power = brachte Energie zurück
flatline-medal-hands = fleißigste Hände: { $count } Würfel
flatline-medal-sure = kein Würfel umsonst
flatline-medal-placed = { $count ->
    [one] ein Würfel am rechten Fleck
   *[other] { $count } Würfel am rechten Fleck
}
flatline-medal-calm = behielt einen kühlen Kopf
