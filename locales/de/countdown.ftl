## Die sieben Rollen.

# $role: das Wort der Notation.
countdown-role = { $role ->
    [cutter] Entschärfer
    [operations-engineer] Einsatztechniker
    [logistics-specialist] Logistiker
    [technologist] Technologe
    [equipment-technician] Gerätetechniker
    [disposal-expert] Räumexperte
   *[explosives-instructor] Sprengmeister
}

## Warum in Countdown etwas nicht geht: kurz, denn die Uhr läuft. Was zu tun ist, steht nach dem Doppelpunkt.

countdown-refused-must-take = ein Würfel passt auf eine deiner Karten: nimm ihn
countdown-refused-distribution-is-over = die Würfel dieses Zuges sind verteilt: warte auf den nächsten Wurf
countdown-refused-not-complete = diese Karte ist nicht vollständig: füll erst ihre Felder
countdown-refused-not-yet-defused = entschärft wird, wenn alle Würfel verteilt sind: nimm einen Würfel oder passe
countdown-refused-another-chooses = zuerst muss Spieler { $seat } eine Karte wählen
countdown-refused-safe-complete = die Würfel einer vollständigen Karte sind sicher: gib einen anderen zurück
countdown-refused-not-the-leader = nur eine Rolle wirkt: die von Spieler { $seat }, der gerade führt
countdown-refused-not-your-role = das kann nur die Rolle { countdown-role }
countdown-refused-role-off = deine Rolle ist aus, bis du eine Bombe entschärfst
countdown-refused-role-used = mehr davon kann deine Rolle in diesem Zug nicht
countdown-refused-too-late-to-name = zu spät: genannt wird nur einmal, und zwar vor dem Wurf
countdown-refused-no-change = der Würfel bliebe, wie er ist: wähle etwas anderes
# $die: der Würfel, etwa R4.
countdown-refused-not-wild = { $die } ist nicht wild: leg ihn, wie er ist
countdown-refused-six-first = zuerst müssen alle eine 6 würfeln
countdown-refused-no-six-owed = du musst gerade keine 6 würfeln

## Was an den Optionen eines Spiels nicht stimmt, und was dagegen zu tun ist.

countdown-problem-fuse-cards-too-early = unterhalb von expert gibt es keine Zünderkarten: setze fuse-cards 0 oder wähle eine höhere Stufe
# $there: wie viele Zünderkarten das Deck hat.
countdown-problem-fuse-cards-needed = { $there ->
    [0] ab expert gehören Zünderkarten dazu: ergänze welche im Deck
    [one] ab expert gehören Zünderkarten dazu, und das Deck hat eine: setze fuse-cards 1
   *[other] ab expert gibt es 1 bis { $there } Zünderkarten: ändere fuse-cards
}
countdown-problem-roles = jeder hat eine Rolle: nenne nicht mehr Rollen, als Spieler da sind, und lass für jeden eine Rollenkarte im Deck
countdown-problem-no-such-role = die Rolle { countdown-role } ist nicht im Deck: nenne eine andere oder ergänze sie
countdown-problem-role-twice = die Rolle { countdown-role } gibt es nur einmal: nenne eine andere
countdown-problem-deck-too-large = ein Spiel fasst höchstens 120 Bombenkarten, 32 Funken und 32 Zünderkarten: nimm welche aus dem Deck
# $needed: wie viele Bombenkarten der Stapel haben muss, aus dem auch ausgeteilt wird. $there: wie viele da sind.
countdown-problem-too-few-bombs = der Stapel braucht { $needed } Bombenkarten, da { $there ->
    [one] ist nur eine
   *[other] sind { $there }
}: wähle eine leichtere Stufe oder ergänze Karten
countdown-problem-hands = mit diesen Karten lässt sich nicht richtig austeilen: ergänze Karten vom Wert 1 bis 3, mindestens eine je Spieler; allein braucht man Karten mit drei verschiedenen Werten

## Was an einer Zeile nicht stimmt, die eine Option setzt. Wörter der Notation bleiben, wie sie sind.

countdown-option-difficulty = nach difficulty steht eines dieser Wörter: difficulty training | standard | expert | elite | heroic
countdown-option-roles = nach roles steht random, oder für jeden Spieler eine Rolle oder random: roles random, roles cutter random technologist

## Das Ende des Spiels und die Zeilen der Wertung.

countdown-won = gewonnen: in der Mitte liegt keine Bombe mehr, und kein Funke ist im Spiel
countdown-won-heroic = gewonnen: jede einzelne Bombe und jeder Funke ist entschärft

countdown-score-sparks = { $count ->
    [one] ein Funke entschärft
   *[other] { $count } Funken entschärft
}
