## Was an einem Deck von FLATLINE nicht stimmt, und was zu tun ist.

flatline-deck-too-long = das Deck ist zu lang: es hat höchstens { $most } Bytes
flatline-deck-unknown-line = eine Zeile beginnt mit deck, dial, meter, station, patient oder card
flatline-deck-line-twice = diese Zeile gibt es schon: einmal genügt
flatline-deck-expected-name = der Name des Decks fehlt: deck Meine Station
flatline-deck-expected-dial = die Drehscheibe berührt jeden der vier Auslöser einmal: dial 1 2 3 4
flatline-deck-expected-players = eine Energieleiste ist für 1-2, 3, 4 oder 5 Spieler: meter 1-2 green 1 2 1 2 2 1 2 3
flatline-deck-expected-side = eine Energieleiste hat eine grüne und eine rote Seite, green und red: meter 1-2 green 1 2 1 2 2 1 2 3
flatline-deck-expected-numbers = eine Seite einer Energieleiste hat acht Zahlen von 0 bis 9: meter 1-2 green 1 2 1 2 2 1 2 3
flatline-deck-expected-station = es gibt zwei Ladestationen: die Zeile beginnt mit station 1: oder station 2:
flatline-deck-wrong-top = eine Ladestation hat oben, vor dem Schrägstrich, ein bis drei Felder: station 1: P S / A ? D
flatline-deck-wrong-bottom = eine Ladestation hat unten, nach einem Schrägstrich, drei Felder: station 1: P S / A ? D
flatline-deck-expected-colon = nach dem Namen fehlt ein Doppelpunkt: card chaos: S S
flatline-deck-unknown-card = eine Notfallkarte „{ $name }“ gibt es nicht: klaxon cards list flatline zeigt die Namen
flatline-deck-wrong-card = eine Notfallkarte hat ein bis fünf Felder: card chaos: S S
flatline-deck-sign-on-card = eine Notfallkarte darf erledigen, wer will, also hat sie kein Zeichen; nur all kann da stehen: card chaos: all S
flatline-deck-bad-name = der Name eines Patienten hat Kleinbuchstaben, mit Bindestrichen zwischen den Wörtern: radio-operator
flatline-deck-name-taken = „{ $name }“ heißt eine Notfallkarte: der Patient braucht einen anderen Namen
flatline-deck-name-twice = es gibt schon einen Patienten „{ $name }“: Namen müssen verschieden sein
flatline-deck-wrong-lines = ein Patient hat drei bis fünf Zeilen mit Strichpunkten dazwischen: all A; one B W; P P
flatline-deck-expected-triggers = die Auslöser fehlen: am Ende des Patienten stehen ein Pfeil und vier Auslöser, wie -> +die . -cube +tile
flatline-deck-wrong-triggers = ein Patient hat vier Auslöser, leere sind ein Punkt: -> +die . -cube +tile
flatline-deck-unknown-trigger = einen Auslöser „{ $name }“ gibt es nicht: grün sind +die +dice +re-roll +re-rolls +tile +cube +discard +hold +turn, rot -die -dice -tile -cube -triage -draw -lock -turn; ein Punkt ist leer
flatline-deck-expected-space = hier fehlt ein Feld: P, B, D, W, S, A, [D|S], ? oder =
flatline-deck-unknown-space = „{ $name }“ ist kein Feld: es gibt P, B, D, W, S, A, [D|S], ? und =, mit Leerzeichen dazwischen; ein Zeichen (one, two, more, all, split) steht nur am Anfang
flatline-deck-same-halves = beide Hälften des geteilten Feldes sind gleich: das Symbol einmal und ohne Klammern genügt
flatline-deck-too-many-spaces = eine Zeile hat höchstens sechs Felder: mach zwei daraus
flatline-deck-one-space-for-all = eine Zeile für alle zeigt ein Feld, und jeder Spieler hat so eines: all A
# $sign: das Wort der Notation.
flatline-deck-too-few-spaces = eine Zeile mit dem Zeichen { $sign } füllen mehrere Spieler, also braucht sie mindestens zwei Felder: { $sign } B W
flatline-deck-expected-slash = eine geteilte Zeile hat einen Schrägstrich mit Feldern auf beiden Seiten: split P / D S
flatline-deck-slash-without-split = nur eine geteilte Zeile hat einen Schrägstrich: split P / D S
flatline-deck-lone-matching = ein einzelnes = kann zu nichts passen: zwei oder mehr, oder ? für einen beliebigen Würfel; an einer Ladestation darf auch bei wenigen Spielern keines allein sein
# $lines: Anfänge von Zeilen.
flatline-deck-missing = es fehlt je eine Zeile, die so beginnt: { $lines }
flatline-deck-quoted = „{ $name }“
flatline-deck-too-few-patients = das Deck hat { $count ->
    [one] einen Patienten
   *[other] { $count } Patienten
}: es braucht mindestens { $least }
flatline-deck-too-many-patients = das Deck hat { $count } Patienten: es kann höchstens { $most } haben

flatline-deck-no-such-card = in { $deck } gibt es keine Karte „{ $name }“: klaxon cards list flatline zeigt Namen wie pilot, lock-down, station-1 und meter-4; ein eingetippter Patient hat einen Doppelpunkt, wie 'anna: all A; one B W; P P -> +die . -cube +tile'

## Der Bericht von klaxon cards check.

flatline-check-head = { $name }: { $patients } Patienten, { $cards } Notfallkarten
flatline-check-patient = Patient
flatline-check-lines = Zeilen
# Über den Würfeln, die ein Patient braucht.
flatline-check-players = { $players } Spieler
flatline-check-signs = Zeichen
flatline-check-icon = verlangt
flatline-check-any = beliebig
flatline-check-matching = gleich
flatline-check-cards = Karten
flatline-check-stations = Stationen
flatline-check-triggers = Auslöser
flatline-check-green = grün
flatline-check-red = rot
flatline-check-blank = leer
flatline-check-all = alle
flatline-check-meter = Leiste
flatline-check-side = Seite
flatline-check-numbers = Karten Zelle für Zelle
flatline-check-sum = Summe
