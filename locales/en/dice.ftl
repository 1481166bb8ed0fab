## The colours of the dice, as adjectives.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black

# $count (Number): how many dice.
dice-count = { $count ->
    [one] one die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
    [6] six dice
   *[other] { $count } dice
}

# After a noun: a stack of four dice.
of-dice = of { dice-count }
