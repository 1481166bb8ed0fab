## Was an einer Karte oder Deckdatei nicht stimmt, und was zu tun ist.

card-expected-value = eine Karte beginnt mit ihrem Wert, 1 bis 6, und einem Doppelpunkt: 3: # = #; eine Funkenkarte mit dem Wort: spark: # = #
card-expected-colon = nach dem Wert fehlt ein Doppelpunkt: 3: # = # oder spark: # = #
card-expected-space = hier fehlt ein Feld: zum Beispiel #, c, R, 4, R4, [R|4] oder ?
card-unknown-word = „{ $word }“ hat auf einer Karte keine Bedeutung: Farben sind R B G Y K oder red blue green yellow black; # ist eine Zahl und c eine Farbe nach Wahl; außerdem: any, split, first, last
card-no-such-number = kein Würfel zeigt eine { $number }: die Zahlen gehen von 1 bis 6
card-expected-barred-colour = „!“ schließt eine Farbe aus, und die muss folgen: !R
card-expected-bar = ein geteiltes Feld hat zwei Hälften mit einem Strich dazwischen: [R|4]
card-expected-bracket = die Klammer ist nicht geschlossen: [R|4]
card-choice-in-split-space = # und c können nur als [#|c] Hälften eines geteilten Feldes sein
card-same-halves = beide Hälften des geteilten Feldes sind gleich: einmal und ohne Klammern genügt
card-nothing-to-compare = „=“ vergleicht, was beide Felder zeigen: beide brauchen ein # für die Zahl oder ein c für die Farbe
card-no-colours-to-compare = „!=“ vergleicht Farben: beide Felder brauchen ein c
card-not-an-equation = eine Gleichung hat + oder - und genau ein =, wie # + # = 7
card-equation-without-space = eine Gleichung braucht ein Feld: # + # = 7
card-printed-number-too-large = keine Würfel erreichen { $number }: eine Gleichung kann höchstens 36 verlangen
card-too-many-spaces = eine Karte hat höchstens sechs Felder
card-gap-outside-wall = eine Lücke kann nur in der oberen Lage einer Mauer stehen: wall Y, K, B / R, -, G
card-levels-in-row = „/“ trennt Lagen: die Karte muss mit stacks, pyramid, wall oder ziggurat beginnen
card-wrong-row = eine Reihe hat ein bis sechs Felder
card-wrong-stack = ein Turm hat drei bis sechs Würfel; zwei Türme schreibt man: stacks R, B / 1, 2
card-wrong-stacks = zwei Türme haben je zwei oder drei Würfel, beide gleich viele: stacks R, B / 1, 2
card-wrong-pyramid = eine Pyramide hat Lagen von 2 und 1 Würfeln oder von 3, 2 und 1, von unten: pyramid R, G / B
card-wrong-wall = eine Mauer hat unten 2 oder 3 Würfel und im Ganzen 4 bis 6: wall Y, K, B / R, -, G
card-wrong-ziggurat = ein Zikkurat hat unten vier Würfel und einen obenauf: ziggurat B, 5, 6, Y / R
card-order-twice = nur ein Feld kann das erste sein, und nur eines das letzte
card-no-order = keine Reihenfolge ist richtig: das erste oder letzte Feld widerspricht dem, was darunter liegen muss
card-impossible = diese Karte ist mit keinen Würfeln zu schaffen

deck-unknown-line = eine Zeile beginnt mit einer Karte, wie 3: # = #, oder mit deck, twins, dice, opposite, fuse oder role
deck-bad-name = der Name einer Karte hat nur Kleinbuchstaben, Ziffern und Bindestriche
deck-name-twice = es gibt schon eine Karte „{ $name }“: Namen müssen verschieden sein
deck-face-twice = das verlangt dieselben Würfel wie die Karte „{ $name }“: Karten müssen verschieden sein
deck-impossible-with-these-dice = mit den Würfeln dieses Decks ist diese Karte nicht zu schaffen
deck-line-twice = diese Zeile kann in einem Deck nur einmal stehen
deck-expected-name = der Name des Decks fehlt: deck Meine Bomben
deck-expected-dice = Würfel werden aufgezählt, wie viele von welcher Farbe: dice 5 R, 4 B, 1 K/Y
deck-too-many-dice = ein Deck hat höchstens 50 Würfel
deck-expected-opposites = die sechs Zahlen, die einander gegenüberliegen, paarweise: opposite 1-6, 2-4, 3-5
deck-expected-fuse-card = eine Zünderkarte zeigt Farben, Zahlen oder beides, jede einmal: fuse R, fuse 4 oder fuse R|B|4; oder sie hat eine Wirkung: fuse spark, fuse roles-off oder fuse six
deck-expected-role = diese Rolle gibt es nicht: nach role steht cutter, operations-engineer, logistics-specialist, technologist, equipment-technician, disposal-expert oder explosives-instructor
deck-role-twice = diese Rolle gibt es schon: jede kann in einem Deck nur einmal stehen
deck-no-bombs = ein Deck braucht mindestens eine Bombenkarte, wie 3: # = #

deck-no-such-card = in { $deck } gibt es keine Karte „{ $name }“: klaxon cards list zeigt die Namen; eine eingetippte Karte hat einen Doppelpunkt, wie '3: # = #'; eine Deckdatei gibt man mit --deck an

## Der Bericht von klaxon cards check.

check-head = { $name }: { $bombs ->
    [one] eine Bombenkarte
   *[other] { $bombs } Bombenkarten
}{ $sparks ->
    [0] { "" }
    [one] , eine Funkenkarte
   *[other] , { $sparks } Funkenkarten
}, { $fuses ->
    [one] eine Zünderkarte
   *[other] { $fuses } Zünderkarten
}{ $roles ->
    [0] { "" }
    [one] , eine Rolle
   *[other] , { $roles } Rollen
}, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
check-name = Karte
check-value = Wert
check-dice = Würfel
# Wie oft ein Spieler allein im Mittel drei Würfel werfen muss.
check-rolls = Würfe
check-card = was sie verlangt
check-cards = Karten
check-least = min.
check-mean = Mittel
check-most = max.
check-recoloured = die Karten { $names } unterscheiden sich nur in den Farben: zwei solche genügen
# Anstelle eines Wertes.
check-spark = Funke
check-nameless = ein Deck ohne Namen
