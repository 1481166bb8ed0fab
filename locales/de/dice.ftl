## Die Farben der Würfel, als ungebeugte Adjektive.

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-black = schwarz

# $count (Zahl): wie viele Würfel.
dice-count = { $count ->
    [one] ein Würfel
    [2] zwei Würfel
    [3] drei Würfel
    [4] vier Würfel
    [5] fünf Würfel
    [6] sechs Würfel
   *[other] { $count } Würfel
}

# Nach einem Nomen: ein Turm aus vier Würfeln.
of-dice = aus { $count ->
    [one] einem Würfel
    [2] zwei Würfeln
    [3] drei Würfeln
    [4] vier Würfeln
    [5] fünf Würfeln
    [6] sechs Würfeln
   *[other] { $count } Würfeln
}
