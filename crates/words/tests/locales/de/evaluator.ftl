-game = FUSE
-full-game = das Spiel { -game }

plain = nur Text
two-lines =
    die erste Zeile
      die zweite, eingerückt
greeting = Hallo { $name }!
bombs = { $count ->
    [one] eine Bombe
   *[other] { $count } Bomben
}
exact-one = { $count ->
    [one] nach Kategorie
   *[1] nach Zahl
}
mood = { $mood ->
    [happy] :)
    [sad] :(
   *[unsure] :/
}
nested = { $mood ->
    [happy] { $count } Lacher
   *[other] noch { bombs }
}
title = { -game }: { plain }
deep = <{ title }> von { -full-game }
literals = { "{Klammern}" } { $name }
