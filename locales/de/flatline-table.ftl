## Der Tisch von FLATLINE.

flatline-patients = Patienten
flatline-emergencies = Notfälle
flatline-stat-area = Eilbereich
flatline-row-2 = Zweite Reihe
flatline-board = Stationen, Neuwürfe und Triage
flatline-treated = Geheilt
flatline-cleared = erledigt
flatline-new = neu
flatline-nothing = nichts
flatline-start-here = Hier beginnen
flatline-empty = leer
flatline-locked = gesperrt
flatline-lost = verloren
flatline-about = Bett { $bay }: { $name }. Auslöser jetzt: { $now }. Nach der Drehung: { $next }.
flatline-row-state = Zeile { $line }, { $asks }; { $filled } von { $all } belegt
flatline-row-cleared = Zeile { $line }, erledigt
flatline-card-state = { $slot }: { $name }, { $effect }; { $filled } von { $all } belegt
flatline-dial = Drehscheibe: Die Raute zeigt auf Bett { $bay }
flatline-station-name = Station { $number }
flatline-station-state = Station { $number }, { $cubes ->
    [0] leer
    [one] eine Zelle
   *[other] { $cubes } Zellen
}; { $filled } von { $all } belegt
flatline-track = Neuwurf
flatline-track-state = Neuwurfleiste: { $filled } von { $all } verbraucht
flatline-failed = Gescheitert
flatline-failed-state = Gescheiterte Eilkarten: { $failed }. Bei { $most } ist das Spiel verloren.
flatline-triage = Triage
flatline-triage-count = Triagekarten: { $count }
flatline-power = Energie
flatline-power-state = Energie: { $cubes ->
    [one] eine Zelle
   *[other] { $cubes } Zellen
}. Die nächste bringt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
flatline-next = nächste bringt
flatline-last-cube = letzte Zelle!
flatline-steps = Schritte einer Runde
flatline-step-power = Energie
flatline-step-cards = Karten
flatline-step-dice = Würfel
flatline-step-plan = Plan
flatline-step-minute = Minute
flatline-step-stat = Eilkarten
flatline-step-patients = Patienten
flatline-step-dial = Drehung
flatline-round = Runde
flatline-patients-left = zu retten
flatline-phase-decision = Entscheidung

## Was zu tun ist.

flatline-ask-dial = Wo beginnt die Scheibe? Ist ein Patient geheilt, hilft Grün, und Rot schadet
flatline-ask-lose-triage = Welche Triagekarte geht?
flatline-ask-setback = Welche Triagekarte muss zurück in den Eilbereich?
flatline-ask-lose-die = Wer verliert Würfel?
flatline-ask-remove-tile = Welche Zeile öffnet sich wieder? Tipp sie an
flatline-ask-station = Welche Station bekommt die Zelle?
flatline-ask-recharge = Welche Station gibt ihre Zelle ab?
flatline-ask-gain-die = Wer bekommt einen Würfel?
flatline-ask-discard = Welche Notfallkarte geht?
flatline-ask-reroll = Wer darf neu würfeln?
flatline-ask-place-tile = Welche Zeile ist erledigt? Tipp sie an
flatline-ask-stop = Setz eine Triagekarte ein, oder weiter
flatline-ask-room = Triage ist voll: Welche Karte kommt weg?
flatline-chief-decides = { $name } entscheidet: { $what }
flatline-do-plan = Tipp an, was du füllst. Gewürfelt wird, wenn alle bereit sind
flatline-wait-ready = Warten auf { $names }
flatline-do-die = Tipp einen Würfel an, dann ein helles Feld
flatline-do-die-locked = Würfel antippen, dann ein helles Feld. Kein Neuwurf
flatline-do-hold = { $die }: helles Feld antippen, oder wer neu würfelt
flatline-do-pick = Tipp an, was neu gewürfelt wird
flatline-do-reroll = Du hast einen Neuwurf: würfle neu, oder spiel weiter
flatline-do-set = Du darfst einen Würfel drehen
flatline-wait-dice = Noch dabei: { $names }

## Die Ablage.

flatline-your-dice = Deine Würfel
flatline-team = Die Würfel von allen
flatline-mate = { $name }: { $left ->
    [0] keine Würfel mehr
   *[other] noch { $left }: { $dice }
}
flatline-give = Würfel opfern: { $name } würfelt neu
flatline-done = Fertig
flatline-left = noch { $left }
flatline-reroll = Neuwurf{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
flatline-roll-picked = { $count } neu
flatline-set = Drehen
flatline-set-to = { $from } auf { $to } drehen
flatline-ready = Bereit
flatline-of = { $count } von { $all }
flatline-dice-to-roll = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
} für den Wurf
flatline-skip = Überspringen
flatline-go-on = Weiter
flatline-order-settled = fertig
flatline-order-treated = geheilt
flatline-order-waits = wartet
flatline-proposes = { $name } schlägt vor:
flatline-agree = { $count } von { $all }
flatline-decide = So machen wir’s
flatline-me-too = Ich auch
flatline-use-on = { $card }: { $on }
flatline-which-die = Notfallwürfel { $die }
flatline-use = { $card } einsetzen
flatline-propose = { $card } vorschlagen
flatline-not-now = Jetzt nicht
flatline-touch-what = Tipp an, wofür
flatline-card-not-now = Das brächte jetzt nichts
flatline-keep = behalten
flatline-give-up = verzichten
flatline-discard = ablegen
flatline-has-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
flatline-has-cubes = { $count ->
    [0] leer
    [one] eine Zelle
   *[other] { $count } Zellen
}
flatline-ignore-die = Diesen Notfallwürfel ignorieren
flatline-you-decide = Du hast die Leitung: Du entscheidest, die anderen schlagen vor.
flatline-they-decide = { $name } hat die Leitung und entscheidet. Tipp an, was du tun würdest.
flatline-too-many-pins = Höchstens { $most } Helme: Nimm erst einen zurück

## Was über dem Tisch liegt.

flatline-triggers = Auslöser: was geschieht, wenn alle Zeilen erledigt sind
flatline-touched-now = jetzt
flatline-touched-next = nach der Drehung
flatline-no-triage = Noch keine Triagekarten: Erledigt eine Eilkarte, dann habt ihr eine.
flatline-no-dice = Keine Würfel mehr.
flatline-about-emergency = Trifft sie ein Notfallwürfel: { $effect }. Füll in der Minute ihre Felder, dann ist sie weg.
flatline-about-stat = Füll ihre Felder noch in dieser Minute, sonst scheitert sie. Erledigt hilft sie euch: { $effect }.
flatline-about-station = Füll alle Felder: Eine ihrer Zellen geht zurück auf die Leiste, und ihr habt eine Runde mehr.
flatline-about-track = Leg einen Würfel hierher und nenn jemanden, der beliebig viele Würfel neu würfelt. Erst den Würfel antippen, dann die Person.
flatline-chief = Die Leitung
flatline-chief-short = Leitung
flatline-is-chief = { $name } hat die Leitung
flatline-you-are-chief = Du hast die Leitung
flatline-about-chief = Die Leitung entscheidet für alle: welche Zeile, wer, welche Karte. Vorschlagen darf jeder.
flatline-hand-to = Die Leitung an { $name } geben

## Die Tasten.

flatline-key-die = einen Würfel nehmen
flatline-key-place = den Ort mit diesem Buchstaben antippen
flatline-key-triage = die Triagekarten ansehen
flatline-key-reroll = neu würfeln
flatline-key-done = weiter, bereit, fertig
flatline-key-colour = die andere Farbe, allein

## Mehr vom Tisch.

flatline-start-gives = { $green } grün · { $red } rot
flatline-about-plain = Bett { $bay }: { $name }
flatline-about-held = Bett { $bay }: { $name }. Auslöser jetzt: { $now }. Die Scheibe bleibt stehen.
flatline-taken-by = ; übernimmt { $names }
flatline-dice-of = ; Würfel von { $names }
flatline-fits = ; dein Würfel passt
flatline-would-finish = , macht es voll
flatline-power-last = Energie: die letzte Zelle. Ohne sie verliert ihr.
flatline-spaces = ? jeder Würfel · = überall dasselbe Symbol · zwei Symbole: eins davon
flatline-done-anyway = { $die } macht { $target } voll. Trotzdem fertig? Noch mal tippen
flatline-pick-all = Alle
flatline-remark-card = { $card }: { $effect }, wenn ein Würfel trifft
flatline-remark-stat = { $card }: in dieser Minute erledigen, sonst scheitert sie
flatline-remark-station = Voll gibt sie eine Zelle zurück
