### Texts for the tests of the evaluator.

-game = FUSE
-full-game = { -game } the game

plain = just text
two-lines =
    the first line
      the second, indented
greeting = Hello { $name }!
bombs = { $count ->
    [0] no bombs
    [one] one bomb
    [12] a dozen bombs
   *[other] { $count } bombs
}
exact-one = { $count ->
    [one] by category
   *[1] by number
}
mood = { $mood ->
    [happy] :)
    [sad] :(
   *[unsure] :/
}
nested = { $mood ->
    [happy] { $count ->
        [one] one laugh
       *[other] { $count } laughs
    }
   *[other] { bombs } left
}
title = { -game }: { plain }
deep = <{ title }> by { -full-game }
literals = { "{braces}" } { 42 } { "\u00e9" } { "\"quoted\"" } { { $name } }
