## What a card asks for. Clauses become sentences: the program sets capitals and full stops.

explain-sentence = { $clauses }

# $kind: how all of the dice relate to each other, or plain.
explain-row = { $kind ->
    [same-number] { dice-count } of one number
    [same-colour] { dice-count } of one colour
    [same-both] { dice-count } of one colour and one number
    [same-either] { dice-count } in a row, each with the number or the colour of the one before
    [different-colour] { dice-count } in a row, neighbours of different colours
    [less] { dice-count } in a row, each greater than the one before
    [greater] { dice-count } in a row, each smaller than the one before
    [pair-same-either] { dice-count } of one number or one colour
    [pair-different-colour] { dice-count } of different colours
    [pair-less] { dice-count } in a row, the second greater than the first
    [pair-greater] { dice-count } in a row, the second smaller than the first
   *[plain] { dice-count } in a row
}
explain-stack = a stack { of-dice }{ stack-kind }
explain-double-stack = two stacks, each { of-dice }
explain-first-stack = the first stack{ stack-kind }
explain-second-stack = the second stack{ stack-kind }
stack-kind = { $kind ->
    [list] , from the bottom: { $items }
    [same-number] , all of one number
    [same-colour] , all of one colour
    [same-both] , all of one colour and one number
    [same-either] , each with the number or the colour of the one below
    [different-colour] , each of another colour than the one below
    [less] , each greater than the one below
    [greater] , each smaller than the one below
   *[plain] { "" }
}
explain-pyramid = a pyramid { of-dice }
explain-wall = a wall { of-dice }
explain-ziggurat = a ziggurat { of-dice }
explain-bottom = at the bottom: { $items }
explain-middle = above them: { $items }
explain-top = on top: { $items }
# $columns: on which dice of the lower level.
explain-upper = on { $columns }: { $items }
explain-column = the { ordinal }

explain-singles = { dice-count }: { $items }
explain-each = { dice-count }, each { $what }
explain-besides = besides, { $clause }
explain-one = one { $what }
explain-remark = the { ordinal } one is { $what }
explain-placed-first = { placed-one } must be placed first
explain-placed-last = { placed-one } must be placed last
placed-one = { $place ->
    [only] it
   *[other] the { ordinal } one
}

explain-pair = { $kind ->
    [same-number] the { ordinal-one } and the { ordinal-other } have the same number
    [same-colour] the { ordinal-one } and the { ordinal-other } have the same colour
    [same-both] the { ordinal-one } and the { ordinal-other } have the same colour and number
    [same-either] the { ordinal-one } and the { ordinal-other } have the same number or the same colour
    [different-colour] the { ordinal-one } and the { ordinal-other } have different colours
    [less] the { ordinal-one } is smaller than the { ordinal-other }
   *[greater] the { ordinal-one } is greater than the { ordinal-other }
}

explain-sum = { dice-count } that add up to { $total }
explain-formula = { $left } equals { $right }
# $right is a printed number.
explain-result = { $left } equals { $right }
explain-signed = { $sign ->
    [plus] plus { $term }
    [minus] minus { $term }
   *[none] { $term }
}
explain-term = the { ordinal }
explain-printed = { $number }

explain-any = any die
explain-either = { $halves }
explain-colour = { colour-name }
explain-number = a { $number }
explain-colour-number = a { colour-name } { $number }
explain-not-colour = not { colour-name }
explain-not-colour-number = a { $number }, but not { colour-name }
explain-split-die = a split die
explain-split-die-number = a { $number } on a split die

colour-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
   *[black] { colour-black }
}

# $place: the place in the row, or in the stack from the bottom.
ordinal = { $place ->
    [first] first
    [second] second
    [third] third
    [fourth] fourth
    [fifth] fifth
    [sixth] sixth
   *[last] last
}
ordinal-one = { $one ->
    [first] first
    [second] second
    [third] third
    [fourth] fourth
    [fifth] fifth
    [sixth] sixth
   *[last] last
}
ordinal-other = { $other ->
    [first] first
    [second] second
    [third] third
    [fourth] fourth
    [fifth] fifth
    [sixth] sixth
   *[last] last
}
