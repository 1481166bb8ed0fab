## FLATLINE: was Patienten, Notfallkarten, Ladestationen und Energieleisten verlangen und tun. Großbuchstaben und Punkte setzt das Programm.

# $icon: eine Seite eines Medizinwürfels.
flatline-icon = { $icon ->
    [pulse] Puls
    [blood] Blut
    [drug] Medikament
    [dressing] Verband
    [shock] Schock
   *[air] Luft
}

# $one und $other: zwei Symbole.
flatline-space-either = entweder { $one } oder { $other }
flatline-space-any = ein beliebiger Würfel
# Ein Feld für sich.
flatline-space-matching = ein beliebiges Symbol, auf allen solchen Feldern dasselbe
# $count (Zahl): so viele Felder einer Zeile, die gleich sein müssen.
flatline-matching = { $count ->
    [2] zwei gleiche Würfel
    [3] drei gleiche Würfel
    [4] vier gleiche Würfel
    [5] fünf gleiche Würfel
   *[other] sechs gleiche Würfel
}

# $sign: wer eine Zeile füllen darf.
flatline-sign = { $sign ->
    [one] ein Spieler allein
    [two] genau zwei Spieler zusammen
    [more] zwei oder mehr Spieler zusammen
    [all] jeder Spieler einen Würfel
    [split] ein Spieler den linken Teil, ein anderer den rechten
   *[any] wer will
}
# $dice: was die Felder verlangen.
flatline-line = { flatline-sign }: { $dice }
flatline-line-split = ein Spieler: { $left }; ein anderer: { $right }

# $effect: was ein Auslöser bewirkt.
flatline-effect = { $effect ->
    [gain-die] ein Spieler bekommt einen Würfel dazu
    [gain-dice] jeder Spieler bekommt einen Würfel dazu
    [reroll] ein Spieler darf einmal umsonst neu würfeln
    [rerolls] jeder Spieler darf einmal umsonst neu würfeln
    [place-tile] ein Erledigt-Plättchen kommt auf eine offene Zeile
    [gain-cube] eine verlorene Energiezelle kommt auf die Leiste zurück
    [discard-emergency] eine Karte verlässt den Notfallbereich
    [hold-dial] die Drehscheibe bleibt am Ende der Runde stehen
    [turn-dial] die Drehscheibe dreht sich einmal
    [lose-die] ein Spieler verliert einen Würfel
    [lose-dice] jeder Spieler verliert einen Würfel
    [remove-tile] ein Erledigt-Plättchen wird weggenommen
    [lose-cube] eine Energiezelle geht verloren
    [discard-triage] eine Triagekarte wird abgelegt
    [draw-emergency] eine Notfallkarte wird gezogen
   *[lock-track] die Neuwurfleiste wird gesperrt
}

# $place (Zahl): welcher Auslöser.
flatline-trigger = Auslöser { $place }, { $light ->
    [green] grün
   *[red] rot
}: { flatline-effect }
flatline-trigger-blank = Auslöser { $place }: nichts geschieht

# $number (Zahl): welche Zeile des Patienten. $line: was sie verlangt.
flatline-patient-line = Zeile { $number }, { $line }

# $patient: der Name des Patienten im Deck. In eigenen Decks heißt ein Patient, wie er dort steht.
flatline-patient = { $patient ->
    [pilot] Pilot, gequetschte Hand
    [navigator] Navigatorin, Kopfwunde
    [gunner] Kanonier, Pulververbrennungen
    [cook] Koch, verbrühte Arme
    [stoker] Heizer, Rauch in der Lunge
    [engineer] Ingenieurin, Stahlsplitter
    [mechanic] Mechaniker, gebrochenes Bein
    [electrician] Elektrikerin, Stromschlag
    [welder] Schweißer, verblitzte Augen
    [rigger] Takler, gerissener Raumanzug
    [quartermaster] Quartiermeister, Herzinfarkt
    [botanist] Botanikerin, Pflanzengift
    [chemist] Chemiker, Verätzungen
    [radio-operator] Funkerin, geplatzte Trommelfelle
    [cadet] Kadett, plötzlich zusammengebrochen
    [captain] Kapitänin, Gehirnerschütterung
    [steward] Steward, tiefe Schnitte
    [loader] Lademeister, gebrochene Rippen
    [marine] Raumsoldatin, Schusswunde
    [physicist] Physiker, Strahlenkrankheit
   *[other] { $patient }
}

## Die 29 Notfallkarten.

# $card: der Name der Karte in der Notation.
flatline-card = { $card ->
    [lost-assistance] Hilfe verloren
    [setback] Rückschlag
    [bathroom-break] Kurz mal austreten
    [regression] Rückfall
    [no-help-in-sight] Keine Hilfe in Sicht
    [lock-down] Abriegelung
    [under-duress] Unter Zwang
    [increased-distress] Wachsende Not
    [unexpected-hindrance] Unerwartetes Hindernis
    [foiled-plans] Durchkreuzte Pläne
    [escalation] Eskalation
    [power-lock] Energiesperre
    [under-manned] Unterbesetzt
    [chaos] Durcheinander
    [bad-timing] Zur Unzeit
    [power-loss] Energieverlust
    [caught-off-guard] Kalt erwischt
    [a-thankless-job] Undankbare Arbeit
    [tactical-decision] Taktische Entscheidung
    [triage] Sichtung
    [concentrated-effort] Geballte Kraft
    [clear] Alle weg!
    [adrenaline-rush] Adrenalinstoß
    [crisis-averted] Krise abgewendet
    [under-control] Alles im Griff
    [disaster-averted] Unheil abgewendet
    [recharge] Aufladen
    [caffeine-rush] Starker Kaffee
   *[a-fresh-start] Neuer Anfang
}

# Der Name als Anfang eines Satzes.
flatline-card-title = { flatline-card } ({ $kind ->
    [stat] Eilkarte
   *[standard] Notfallkarte
})

# Was eine Karte bewirkt.
flatline-card-effect = { $card ->
    [lost-assistance] das Team legt eine Triagekarte ab
    [setback] eine Triagekarte geht in den Eilbereich zurück und muss noch einmal erledigt werden
    [bathroom-break] ein Spieler hat in dieser Runde zwei Würfel weniger
    [regression] das Team nimmt einem Patienten ein Erledigt-Plättchen weg
    [no-help-in-sight] bis zum Ende der Runde kann keine Triagekarte eingesetzt werden
    [lock-down] die Neuwurfleiste ist in dieser Runde gesperrt; freie Neuwürfe gehen weiterhin
    [under-duress] eine weitere Notfallkarte wird gezogen
    [increased-distress] eine weitere Notfallkarte wird gezogen
    [unexpected-hindrance] eine weitere Notfallkarte wird gezogen
    [foiled-plans] die Drehscheibe dreht sich einmal
    [escalation] die Notfallwürfel, die diese Karte trafen, werden noch einmal geworfen
    [power-lock] die Ladestationen sind in dieser Runde gesperrt
    [under-manned] jeder Spieler hat in dieser Runde einen Würfel weniger
    [chaos] zwei weitere Notfallkarten werden gezogen
    [bad-timing] jeder rote Auslöser, den die Drehscheibe berührt, wirkt sofort
    [power-loss] die Energiezelle ganz links auf der Leiste wandert auf eine Ladestation
    [caught-off-guard] die oberste Karte des Stapels tritt an die Stelle dieser Karte und wirkt sofort
    [a-thankless-job] grüne Auslöser bewirken in dieser Runde nichts
    [tactical-decision] die Drehscheibe bleibt am Ende dieser Runde stehen
    [triage] rote Auslöser von Patienten, die in dieser Runde geheilt werden, bewirken nichts
    [concentrated-effort] jeder Spieler dreht einen geworfenen Würfel auf eine beliebige Seite
    [clear] ein Erledigt-Plättchen kommt auf eine beliebige offene Zeile
    [adrenaline-rush] jeder Spieler bekommt einen Würfel dazu
    [crisis-averted] die Notfallwürfel werden nicht geworfen oder bewirken nichts, wenn sie gerade gefallen sind
    [under-control] eine Karte verlässt den Notfallbereich
    [disaster-averted] nur ein Notfallwürfel wird geworfen, oder einer der beiden eben geworfenen bewirkt nichts
    [recharge] eine verlorene Energiezelle kommt auf die Leiste zurück
    [caffeine-rush] ein Spieler bekommt einen Würfel dazu
   *[a-fresh-start] jeder Spieler darf einmal umsonst beliebige seiner Würfel neu würfeln
}
flatline-card-activates = wenn ein Notfallwürfel sie trifft: { flatline-card-effect }
flatline-card-helps = ist sie erledigt, kann das Team sie einsetzen: { flatline-card-effect }
# $dice: welche. Eine Karte, die von jedem etwas verlangt, hat das Zeichen all.
flatline-card-clears = { $sign ->
    [all] erledigt wird sie mit einem Würfel von jedem Spieler: { $dice }
   *[any] erledigt wird sie mit: { $dice }
}

## Stationen und Energieleisten.

# $number (Zahl): welche.
flatline-station = Ladestation { $number }
flatline-station-top = obere Reihe: { $dice }
# $three, $four, $five: was das Feld verlangt, das bei so vielen Spielern dazukommt.
flatline-station-bottom = untere Reihe: ab drei Spielern auch { $three }; ab vier auch { $four }; mit fünf auch { $five }

# $players: 1-2, 3, 4 oder 5.
flatline-meter = Energieleiste für { $players } Spieler
# $numbers: wie viele Notfallkarten kommen, Zelle für Zelle. $sum (Zahl): alle zusammen.
flatline-meter-side = { $side ->
    [green] grüne Seite
   *[red] rote Seite
}, Notfallkarten Zelle für Zelle: { $numbers }; zusammen { $sum }
