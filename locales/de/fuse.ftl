## Warum etwas nicht geht: kurz, denn die Uhr läuft. Was zu tun ist, steht nach dem Doppelpunkt.

fuse-refused-no-such-seat = auf diesem Platz spielt niemand
fuse-refused-over = das Spiel ist vorbei
fuse-refused-too-late = zu spät: die Zeit ist abgelaufen
fuse-refused-compose-first = wählt zuerst, wie viele Bomben von jedem Wert in den Stapel kommen
fuse-refused-not-composing = der Stapel steht schon fest: spielt weiter
fuse-refused-not-the-holder = Spieler { $seat } hat den Beutel und würfelt
fuse-refused-turn-is-not-over = der Zug ist nicht vorbei: erst müssen alle Würfel und Karten erledigt sein
fuse-refused-roll-first = noch keine Würfel da: wer den Beutel hat, muss erst würfeln
fuse-refused-return-first = zuerst müssen alle fälligen Würfel zurück in den Beutel
fuse-refused-unused-first = zuerst müssen die übrigen Würfel neu gewürfelt werden
fuse-refused-choose-first = wähle zuerst deine nächste Karte
fuse-refused-took-enough = in diesem Zug darfst du keinen Würfel mehr nehmen
fuse-refused-die-gone = { $die } liegt nicht mehr unter den gewürfelten Würfeln
fuse-refused-no-card = dort hast du keine Karte: nimm eine, die vor dir liegt
fuse-refused-no-space = dieses Feld hat die Karte nicht: nimm ein freies
fuse-refused-space-taken = da liegt schon ein Würfel: nimm ein freies Feld
# $what: „blau oder grün“, „eine 5“, „eine grüne 2“, „nicht rot“.
fuse-refused-mismatch = verlangt ist hier: { $what }
# $kind: wie sich der Würfel daneben zum neuen verhalten muss. $die: der Würfel daneben, etwa R4. $number: seine Zahl.
fuse-refused-unrelated = { $kind ->
    [same-number] braucht eine { $number }
    [same-colour] braucht die Farbe von { $die }
    [same-both] braucht die Farbe und die Zahl von { $die }
    [same-either] braucht die Zahl oder die Farbe von { $die }
    [different-colour] braucht eine andere Farbe als { $die }
    [less] braucht eine Zahl über { $number }
   *[greater] braucht eine Zahl unter { $number }
}
fuse-refused-unbalanced = so stimmt die Rechnung nicht: sie braucht eine andere Zahl
fuse-refused-hopeless = so wäre die Karte nicht mehr zu schaffen: nimm einen anderen Würfel oder ein anderes Feld
fuse-refused-stack-order = füll den Turm von unten nach oben
fuse-refused-nothing-below = füll zuerst die Felder darunter
fuse-refused-must-be-last = dieses Feld muss als letztes gefüllt werden
fuse-refused-another-first = ein anderes Feld dieser Karte muss zuerst gefüllt werden
fuse-refused-still-sways = auf dieser Karte wackelt noch ein Würfel: halt ihn erst fest
fuse-refused-nothing-sways = auf dieser Karte wackelt kein Würfel
fuse-refused-passed-already = du hast schon gepasst
fuse-refused-nothing-to-pass-on = du kannst ohnehin keinen Würfel nehmen: passen ist nicht nötig
fuse-refused-not-passed = du hast nicht gepasst: es gibt nichts zurückzunehmen
fuse-refused-distribution-is-not-over = es gibt noch Würfel zu nehmen: nehmt sie oder passt zuerst
fuse-refused-not-unused = { $die } ist nicht unter den übrigen Würfeln: würfle einen von denen
fuse-refused-nothing-owed = du musst gerade keinen Würfel zurückgeben
fuse-refused-no-die-there = da liegt kein Würfel: gib einen anderen zurück
# $die: der neu gewürfelte Würfel. $number: seine neue Zahl.
fuse-refused-not-hit-by-die = gib eine { $number } oder einen Würfel in der Farbe von { $die } zurück
fuse-refused-not-hit-by-colour = die Zünderkarte verlangt einen { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[black] schwarzen
} Würfel
fuse-refused-not-hit-by-number = die Zünderkarte verlangt eine { $number }
# $what: Farben und Zahlen, durch oder verbunden.
fuse-refused-not-hit-by-shown = die Zünderkarte verlangt einen Würfel, der { $what } ist
fuse-refused-safe = dieser Würfel ist unter einem anderen sicher: gib einen anderen zurück
fuse-refused-safe-first = dieser Würfel ist sicher: er musste zuerst gelegt werden
fuse-refused-no-choice-owed = nichts zu wählen: entschärfe zuerst eine Bombe
fuse-refused-not-in-the-middle = diese Karte liegt nicht in der Mitte: wähle eine andere
fuse-refused-no-stacks = Zünderkarten deckt man nur auf, wenn die Bomben in Stapeln liegen
fuse-refused-revealed-already = je Bombe nur eine Zünderkarte: wähle deine nächste Karte
fuse-refused-no-fuse-cards = es ist keine Zünderkarte mehr da: wähle deine nächste Karte

## Was an den Optionen eines Spiels nicht stimmt, und was zu tun ist.

fuse-problem-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }: ändere players
fuse-problem-first = auf Platz { $seat } sitzt niemand: gib an, wer anfängt, zum Beispiel first 1
fuse-problem-clock = die Uhr kann von 0:10 bis 99:59 laufen: wähle eine Zeit dazwischen oder clock none
# $there: wie viele Zünderkarten das Deck hat.
fuse-problem-fuse-cards = { $there ->
    [0] das Deck hat keine Zünderkarten: setze fuse-cards 0
    [one] das Deck hat nur eine Zünderkarte: setze fuse-cards 1 oder 0
   *[other] das Deck hat nur { $there } Zünderkarten: setze fuse-cards { $there } oder weniger
}
fuse-problem-deck-too-large = ein Spiel fasst höchstens 120 Bombenkarten und 32 Zünderkarten: nimm welche aus dem Deck
# $needed: wie viele Bombenkarten zum Austeilen und für den Stapel nötig sind. $there: wie viele da sind.
fuse-problem-too-few-bombs = zum Austeilen und für den Stapel braucht es { $needed } Bombenkarten, da { $there ->
    [one] ist nur eine
   *[other] sind { $there }
}: wähle eine leichtere Stufe, setze sixes yes, falls es Sechser gibt, oder ergänze Karten
fuse-problem-hands = mit diesen Karten lässt sich nicht richtig austeilen: ergänze Karten vom Wert 1 oder 2, mindestens eine je Spieler; allein braucht man Karten mit drei verschiedenen Werten
fuse-problem-total = in den Stapel gehören { $needed } Bomben, gewählt sind { $chosen }: ändere, wie viele es von jedem Wert sind
fuse-problem-no-sixes = Bomben vom Wert 6 sind nicht im Spiel: wähle keine davon oder setze sixes yes
# $left: wie viele Bomben dieses Wertes gewählt werden können.
fuse-problem-short = nach dem Austeilen gibt es zu wenige Bomben vom Wert { $value }: wähle { $left ->
    [0] keine
   *[other] höchstens { $left }
}

## Was an einer Zeile nicht stimmt, die eine Option setzt. Wörter der Notation bleiben, wie sie sind.

fuse-option-unknown = die Option „{ $name }“ gibt es nicht: es gibt { $options }; Zeilen eines Decks beginnen mit |
fuse-option-twice = die Option „{ $name }“ kann nur einmal dastehen: entferne diese Zeile
fuse-option-players = nach players steht, wie viele mitspielen: players 4
fuse-option-difficulty = nach difficulty steht eines dieser Wörter: difficulty training | standard | expert | elite | insane
fuse-option-layout = nach layout steht standard, oder deck oder stacks und wie viele Bomben vom Wert 1 2 3 4 5 6 mitspielen, oder later für die Wahl nach dem Austeilen: layout standard, layout deck 7 4 5 5 0 0, layout stacks later
fuse-option-fuse-cards = nach fuse-cards steht, wie viele Zünderkarten in den Stapel kommen: fuse-cards 6
fuse-option-mistakes = nach mistakes steht, was mit einem falsch gelegten Würfel geschieht: mistakes refused | penalised
fuse-option-clock = nach clock stehen Minuten und Sekunden, oder none zum Üben: clock 10:00 oder clock none
fuse-option-first = nach first steht der Platz, der mit dem Beutel anfängt oder den ersten Zug führt: first 1
fuse-option-yes-or-no = nach dieser Option steht yes oder no: sixes yes, steady-hands no

## Das Ende des Spiels und die Zeilen der Wertung.

fuse-won = gewonnen: die letzte Bombe aus der Mitte ist genommen
fuse-won-insane = gewonnen: jede einzelne Bombe ist entschärft
fuse-lost-clock = verloren: die Zeit ist abgelaufen
fuse-lost-bag = verloren: im Beutel war kein Würfel mehr

fuse-score-won = Sieg
# $left: Minuten und Sekunden, etwa 1:23.
fuse-score-time = übrige Zeit: { $left }
fuse-score-bombs = { $count ->
    [one] eine Bombe entschärft
   *[other] { $count } Bomben entschärft
}
fuse-score-fuse-cards = { $count ->
    [one] eine Zünderkarte ausgelöst
   *[other] { $count } Zünderkarten ausgelöst
}
fuse-option-deck-too-long = das Deck ist zu lang: es darf { $most } Bytes haben

## Was an den Optionen eines Regelwerks nicht stimmt.

fuse-problem-layout = nur nach den Regeln von FUSE stellt das Team seine Bomben zusammen: schreib layout standard
fuse-problem-no-roles = in diesem Spiel hat niemand eine Rolle: entferne roles, oder spiel mit +roles
fuse-problem-engine = { $game } spielt die andere Maschine: ihre Stellungen haben eine andere Größe

## Wonach der Zufall gefragt wird.

fuse-asked = { $what ->
    [deal] eine Bombenkarte für eine Hand
    [deck-kind] ob als Nächstes eine Bombe oder eine Zünderkarte vom Stapel kommt
    [deck-card] die nächste Bombenkarte vom Stapel
    [fuse-card] eine Zünderkarte
    [draw] einen Würfel aus dem Beutel
    [face] was ein gezogener Würfel zeigt
    [reroll] was ein übriger Würfel jetzt zeigt
    [role] die Rolle eines Spielers
    [spark] eine Funkenkarte
    [again] was ein neu gewürfelter Würfel zeigt
    [six] was ein Spieler für eine 6 würfelt
   *[other] etwas anderes
}
