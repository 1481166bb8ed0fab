## Was eine Karte verlangt. Aus den Teilen werden Sätze: Großbuchstaben und Punkte setzt das Programm.

explain-sentence = { $clauses }

# $kind: wie sich alle Würfel zueinander verhalten, oder plain.
explain-row = { $kind ->
    [same-number] { dice-count } mit gleicher Zahl
    [same-colour] { dice-count } gleicher Farbe
    [same-both] { dice-count } gleicher Farbe und mit gleicher Zahl
    [same-either] { dice-count } in einer Reihe, jeder mit der Zahl oder der Farbe des vorigen
    [different-colour] { dice-count } in einer Reihe, Nachbarn in verschiedenen Farben
    [less] { dice-count } in einer Reihe, jeder größer als der vorige
    [greater] { dice-count } in einer Reihe, jeder kleiner als der vorige
    [pair-same-either] { dice-count } mit gleicher Zahl oder gleicher Farbe
    [pair-different-colour] { dice-count } verschiedener Farbe
    [pair-less] { dice-count } in einer Reihe, der zweite größer als der erste
    [pair-greater] { dice-count } in einer Reihe, der zweite kleiner als der erste
   *[plain] { dice-count } in einer Reihe
}
explain-stack = ein Turm { of-dice }{ stack-kind }
explain-double-stack = zwei Türme, jeder { of-dice }
explain-first-stack = der erste Turm{ stack-kind }
explain-second-stack = der zweite Turm{ stack-kind }
stack-kind = { $kind ->
    [list] , von unten: { $items }
    [same-number] , alle mit gleicher Zahl
    [same-colour] , alle in gleicher Farbe
    [same-both] , alle in gleicher Farbe und mit gleicher Zahl
    [same-either] , jeder mit der Zahl oder der Farbe des unteren
    [different-colour] , jeder in anderer Farbe als der darunter
    [less] , jeder größer als der darunter
    [greater] , jeder kleiner als der darunter
   *[plain] { "" }
}
explain-pyramid = eine Pyramide { of-dice }
explain-wall = eine Mauer { of-dice }
explain-ziggurat = ein Zikkurat { of-dice }
explain-bottom = unten: { $items }
explain-middle = darüber: { $items }
explain-top = obenauf: { $items }
# $columns: auf welchen Würfeln der unteren Lage.
explain-upper = auf { $columns }: { $items }
explain-column = dem { $place ->
    [first] ersten
    [second] zweiten
    [third] dritten
    [fourth] vierten
    [fifth] fünften
    [sixth] sechsten
   *[last] letzten
}

explain-singles = { dice-count }: { $items }
explain-each = { dice-count }, jeder { $what }
explain-besides = dazu { $clause }
explain-one = einer { $what }
explain-remark = der { ordinal } ist { $what }
explain-placed-first = { placed-one } muss zuerst gelegt werden
explain-placed-last = { placed-one } muss zuletzt gelegt werden
# Ein Würfel allein kann auch „eine 4“ sein.
placed-one = { $place ->
    [only] dieser Würfel
   *[other] der { ordinal }
}

explain-pair = { $kind ->
    [same-number] der { ordinal-one } und der { ordinal-other } haben die gleiche Zahl
    [same-colour] der { ordinal-one } und der { ordinal-other } haben die gleiche Farbe
    [same-both] der { ordinal-one } und der { ordinal-other } haben die gleiche Farbe und Zahl
    [same-either] der { ordinal-one } und der { ordinal-other } haben die gleiche Zahl oder die gleiche Farbe
    [different-colour] der { ordinal-one } und der { ordinal-other } haben verschiedene Farben
    [less] der { ordinal-one } ist kleiner als der { ordinal-other }
   *[greater] der { ordinal-one } ist größer als der { ordinal-other }
}

explain-sum = { dice-count } mit der Summe { $total }
explain-formula = { $left } ist so viel wie { $right }
# $right ist eine gedruckte Zahl.
explain-result = { $left } ergibt { $right }
explain-signed = { $sign ->
    [plus] plus { $term }
    [minus] minus { $term }
   *[none] { $term }
}
explain-term = der { ordinal }
explain-printed = { $number }

explain-any = ein beliebiger
explain-either = { $halves }
explain-colour = { colour-name }
explain-number = eine { $number }
explain-colour-number = eine { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[black] schwarze
} { $number }
explain-not-colour = nicht { colour-name }
explain-not-colour-number = eine { $number }, aber nicht { colour-name }
explain-split-die = ein zweifarbiger
explain-split-die-number = eine { $number } auf einem zweifarbigen

colour-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
   *[black] { colour-black }
}

# $place: der Platz in der Reihe, oder im Turm von unten.
ordinal = { $place ->
    [first] erste
    [second] zweite
    [third] dritte
    [fourth] vierte
    [fifth] fünfte
    [sixth] sechste
   *[last] letzte
}
ordinal-one = { $one ->
    [first] erste
    [second] zweite
    [third] dritte
    [fourth] vierte
    [fifth] fünfte
    [sixth] sechste
   *[last] letzte
}
ordinal-other = { $other ->
    [first] erste
    [second] zweite
    [third] dritte
    [fourth] vierte
    [fifth] fünfte
    [sixth] sechste
   *[last] letzte
}
