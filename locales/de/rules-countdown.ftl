## Die Regeln von Countdown und seinen Verbindungen mit FUSE zum Nachschlagen, nach ihren Nummern. Leere Zeilen trennen
## Absätze, Zeilen mit Strich sind eine Liste.

# Was in der Schachtel ist.

rule-c-1-title = Die Karten von Countdown
rule-c-1 =
    Es gibt 52 Bombenkarten im Wert von 1 bis 6 Punkten, 30 Funkenkarten, 10 Zünderkarten und 7 Rollenkarten.

    Ein selbst geschriebenes Deck darf bis zu 120 Bombenkarten, 32 Funkenkarten und 32 Zünderkarten haben.
rule-c-2-title = Die Würfel von Countdown
rule-c-2 = Es gibt 25 Würfel: je 4 in Rot, Blau, Grün, Gelb und Schwarz, dazu 5 zweifarbige. Klaxons zweifarbige Würfel sind rot/blau, blau/grün, grün/gelb, gelb/schwarz und schwarz/rot.
rule-c-3-title = Zweifarbige Würfel
rule-c-3 =
    Ein zweifarbiger Würfel hat jederzeit beide Farben. Zahl hat er nur eine.

    - Er passt auf Felder für die eine wie für die andere Farbe und auf keines, das eine davon verbietet.
    - Eine Zünderkarte, eine von einer Rolle genannte Farbe und ein neu gewürfelter Würfel (F-31) treffen ihn über jede seiner beiden Farben.
    - Zwei Würfel haben die gleiche Farbe, wenn sie eine gemeinsam haben, und verschiedene nur, wenn sie keine gemeinsam haben.

    Verglichen werden nur Nachbarn: Wo drei Würfel die gleiche Farbe brauchen, darf ein rot/blauer zwischen einem roten und einem blauen liegen.
rule-c-4-title = Gegenüberliegende Seiten
rule-c-4 = Die Seiten liegen anders als bei gewöhnlichen Würfeln. Auf Klaxons Würfeln liegt die 1 der 6 gegenüber, die 2 der 4 und die 3 der 5. Nur der Räumexperte dreht Würfel um (C-37).

# Der Aufbau.

rule-c-10-title = Spieler und Rollen
rule-c-10 =
    Countdown ist für 1 bis 4 Spieler. Alle bekommen offen eine zufällige Rolle; keine gibt es zweimal.

    Im Raum könnt ihr die Rolle jedes Platzes selbst wählen; wer nicht wählt, bekommt eine von denen, die noch da sind. Mit beiden Schachteln können bis zu 9 mitspielen (C-60, C-62).
rule-c-11-title = Wie viele Bomben es sind
rule-c-11 =
    So viele Bomben sind im Stapel, und die ausgeteilten Karten gehören dazu. Die Zahlen gelten für 1, 2, 3 und 4 Spieler:

    - { web-training }: 19, 19, 24, 28
    - { web-standard }: 21, 22, 27, 31
    - { web-expert }: 24, 25, 29, 33
    - { web-elite }: 26, 27, 31, 35
    - { web-heroic }: 28, 29, 33, 37

    Alle übrigen Bomben kommen ungesehen in die Schachtel. Zu viert liegen auf der Stufe { web-standard } am Anfang also 8 Bomben vor euch und 5 in der Reihe, und 18 sind im Stapel.
rule-c-12-title = Was ausgeteilt werden darf
rule-c-12 =
    Alle bekommen zwei Karten des Stapels; wer allein spielt, bekommt vier. Ist deine erste Karte 4 bis 6 wert, muss die zweite 1 bis 3 wert sein. Allein brauchst du mindestens drei verschiedene Werte.

    Was nicht gepasst hat, wird in den Stapel zurückgemischt, wenn alle ihre Karten haben; gesehen haben es alle. Welche Karte ersetzt wird und was geschieht, wenn der Stapel ausgeht, steht in F-17.
rule-c-13-title = Die Reihe und die Funken
rule-c-13 = Ist alles ausgeteilt, kommen fünf Bomben des Stapels offen in die Reihe. Die Funkenkarten werden gemischt und bilden einen eigenen Stapel.
rule-c-14-title = Zünderkarten, ab { web-expert }
rule-c-14 = Auf den Stufen { web-expert }, { web-elite } und { web-heroic } werden 1 bis 10 zufällige Zünderkarten in den Rest des Stapels gemischt, nachdem die Reihe liegt. Wie viele, sagt die Einstellung „{ web-fuse-cards }“; wählt ihr nichts, sind es 5. Auf den Stufen { web-training } und { web-standard } gibt es keine.
rule-c-15-title = Wer zuerst führt
rule-c-15 = Alle Würfel kommen in den Beutel. Wer ihn bekommt, führt den ersten Zug: Das bestimmt ihr mit der Einstellung „{ web-first }“. Sagt ihr nichts, führt Platz 1.

# Ein Zug.

rule-c-20-title = Wer führt, würfelt
rule-c-20 = Wer den Beutel hat, führt, und nur wer führt, würfelt: mit so vielen Würfeln, wie Spieler da sind. Zu zweit sind es 4, allein 3. Sind zu wenige im Beutel, wird mit denen gewürfelt, die da sind. Was beim Verzählen gilt, steht in F-20.
rule-c-21-title = Nur eine Rolle wirkt
rule-c-21 =
    In jedem Zug wirkt nur eine Rolle: die der Person, die führt.

    - Sie wirkt auf geworfene Würfel, die noch niemand genommen hat, vom Wurf bis zum Ende des Verteilens. Du darfst sie nutzen, bevor oder nachdem Würfel genommen wurden, und auch, während jemand eine Karte wählt, aber nicht, solange Würfel zurückzugeben oder eine 6 zu würfeln ist (F-34).
    - Technologe und Gerätetechniker ändern einen Würfel pro Zug, der Räumexperte dreht jeden Würfel einmal.
    - Entschärfer und Einsatztechniker nennen etwas vor dem Wurf. Wer würfelt, ohne etwas zu nennen, hat in diesem Zug keine wilden Würfel.
    - Keine Rolle wirkt auf Würfel, die neu gewürfelt werden, weil sie niemand genommen hat (F-31), und auch nicht, wenn alle eine 6 würfeln (C-50).
rule-c-22-title = Du musst nehmen, was passt
rule-c-22 =
    Jeder muss einen Würfel nehmen und legen, solange einer von denen, die noch daliegen, auf seine Bomben oder Funken passt. Zu zweit sind es zwei Würfel für jeden, allein drei; sie dürfen auf dieselbe Karte.

    - Solange du einen Würfel nehmen musst und legen kannst, darfst du nicht passen. Auch solange du eine Karte zu wählen hast, darfst du es nicht.
    - Es zählen die Würfel, wie sie daliegen. Einen Würfel, der nur mit Hilfe einer Rolle passt, musst du nicht nehmen, und auch nicht den zusätzlichen von C-35. Ein Würfel, den eine Rolle schon geändert hat, gilt als geändert.
    - Kannst du keinen Würfel legen und keine Rolle nutzen, musst du nicht passen.
    - Das Verteilen endet, wenn kein Würfel mehr daliegt oder wenn alle gepasst haben, die noch einen nehmen oder eine Rolle nutzen könnten.
    - Allein oder zu zweit hält eine vollständige Karte, die entschärft werden darf, das Verteilen offen, solange noch Würfel daliegen, bis ihr Besitzer sie entschärft oder passt (C-27).
    - Ändern sich die Würfel so, dass du doch einen nehmen musst, gilt dein Passen nicht mehr.
rule-c-23-title = Reihenfolge beim Legen
rule-c-23 = Ein gelegter Würfel wird nie verschoben. Die Reihenfolge der Felder ist frei, außer bei Türmen, Mauern und Zikkuraten (C-40), bei Pyramiden (F-27) und wo ein Feld zuerst oder zuletzt gefüllt werden muss (C-70).
rule-c-24-title = Bomben und Funken nehmen Würfel
rule-c-24 = Ein genommener Würfel kommt auf ein freies Feld, auf das er passt, auf einer deiner eigenen Karten, Bombe oder Funke. Auf die Karten anderer legt niemand Würfel.
rule-c-25-title = Falsch gelegte Würfel
rule-c-25 = Ein falsch gelegter Würfel leert seine ganze Karte in den Beutel, Bombe oder Funke. In Klaxon wird er üblicherweise nur abgelehnt; mit „{ web-mistakes }: { web-mistakes-penalised }“ gilt die Strafe. Der falsche Würfel zählt zu denen, die du nehmen darfst, und trotzdem ziehst du dafür einen Funken (F-29).
rule-c-26-title = Kein Würfel, der die Karte verdirbt
rule-c-26 = Ein Würfel, mit dem die Karte nicht mehr zu schaffen wäre, darf nicht gelegt werden. Bei # − # = # kann der mittlere keine 6 sein: Selbst 6 − 6 ergäbe 0, und das zeigt kein Würfel. So einen Würfel musst du auch nicht nehmen. Wie das geprüft wird, steht in F-25.
rule-c-27-title = Wann entschärft wird
rule-c-27 =
    Ab drei Spielern warten vollständige Karten, bis die Würfel verteilt sind; dann wird entschärft. Allein oder zu zweit darfst du eine vollständige Bombe oder einen vollständigen Funken sofort entschärfen, und eine neue Bombe darf Würfel nehmen, die noch daliegen; du darfst aber auch warten.

    Eine Karte entschärft nur, wem sie gehört. Die Reihenfolge ist frei, aber es geht eine nach der anderen: Erst kommen die Wahl der nächsten Bombe, das Auffüllen und seine Zünderkarten, dann wird weiter entschärft. Ist nach dem Verteilen nur noch eine vollständige Karte da, wird sie von selbst entschärft.
rule-c-28-title = Eine entschärfte Bombe
rule-c-28 = Die Würfel einer entschärften Bombe kommen in den Beutel, und die Karte kommt zu euren Punkten. Wem sie gehörte, der nimmt eine beliebige Bombe aus der Reihe, und die Reihe wird vom Stapel aufgefüllt. Sind Stapel oder Reihe leer, gilt F-44.
rule-c-29-title = Ein entschärfter Funke
rule-c-29 = Die Würfel eines entschärften Funkens kommen in den Beutel, und die Karte kommt offen auf den Ablagestapel. Ersetzt wird er nicht. Er bringt 2 Punkte (C-59).
rule-c-30-title = Funken ziehen
rule-c-30 =
    Nach dem Entschärfen zieht jeder, der keinen Würfel genommen hat, einen Funken und legt ihn zu seinen Bomben. Zu zweit oder allein ziehst du einen für jeden Würfel, den du hättest nehmen müssen und nicht genommen hast.

    - Der Grund ist egal: Dass kein Würfel gepasst hat oder im Beutel zu wenige waren, entschuldigt niemanden.
    - Ein falsch gelegter Würfel (F-29) gilt nicht als genommen.
    - Wer führt, zieht zuerst, dann geht es nach links weiter; jeder zieht alle seine Funken auf einmal.

    Würfel, die niemand genommen hat, kommen in den Beutel. Sie werden nicht neu gewürfelt.
rule-c-31-title = Keine Funken mehr im Stapel
rule-c-31 = Ist ein Funke zu ziehen und der Funkenstapel leer, wird der Ablagestapel umgedreht, ohne zu mischen. Er ist der neue Stapel: Der zuerst entschärfte Funke wird zuerst gezogen. Sind beide leer, wird nichts gezogen. Epic hat dafür eine eigene Regel (C-62).
rule-c-32-title = Der Beutel geht weiter
rule-c-32 = Der Beutel geht nach links, und wer ihn bekommt, führt den nächsten Zug. Ist er zu Beginn eines Zuges leer, habt ihr verloren. Ist er mitten im Zug leer, schadet das nicht.

# Rollen.

rule-c-33-title = Entschärfer
rule-c-33 =
    Wenn der Entschärfer führt, nennt er vor dem Wurf eine Farbe, nur einmal. Geworfene Würfel dieser Farbe sind wild, auch zweifarbige, die sie haben. Wer so einen Würfel nimmt, darf ihn in jeder Farbe oder mit jeder Zahl legen, aber nicht beides, oder einfach, wie er ist.

    Beispiel: Gelb ist genannt. Eine gelbe 4 darf auf ein Feld für eine rote 4 oder als gelbe 6 auf ein Feld für eine 6, aber nicht auf ein Feld für eine rote 6. Was davon bleibt, steht in C-39.
rule-c-34-title = Einsatztechniker
rule-c-34 = Wenn der Einsatztechniker führt, nennt er vor dem Wurf eine Zahl, nur einmal. Geworfene Würfel, die sie zeigen, sind wild, auch zweifarbige. Wer so einen Würfel nimmt, darf ihn in jeder Farbe oder mit jeder Zahl legen, aber nicht beides, genau wie beim Entschärfer (C-33).
rule-c-35-title = Logistiker
rule-c-35 =
    Wenn der Logistiker führt, wirft er einen Würfel mehr. Er darf einen Würfel mehr nehmen als sonst oder einen geworfenen Würfel in den Beutel zurücklegen, ohne dafür einen Funken zu ziehen: eins von beiden, nicht beides.

    - Niemand sonst darf den zusätzlichen Würfel nehmen, und niemand muss es. Alle Würfel, die der Logistiker nimmt, dürfen auf dieselbe Karte.
    - Der zurückgelegte Würfel gilt als einer, den er genommen hat, auch wenn er gepasst hätte. Der Logistiker darf noch so viele nehmen wie sonst, muss aber einen weniger nehmen. Andere entschuldigt das nicht.
    - Wo übrige Würfel neu gewürfelt werden (F-31), gehört der zurückgelegte nicht dazu.
rule-c-36-title = Technologe, Gerätetechniker
rule-c-36 = Wer als Technologe führt, gibt einem geworfenen Würfel pro Zug eine beliebige Farbe; wer als Gerätetechniker führt, gibt einem eine beliebige Zahl. Nehmen darf diesen Würfel dann jeder, aber nur so, wie er geändert ist. Die Farbe oder Zahl, die der Würfel schon hat, wird abgelehnt, und die Rolle ist damit nicht verbraucht. Was von der Änderung bleibt, steht in C-39.
rule-c-37-title = Räumexperte
rule-c-37 = Wenn der Räumexperte führt, dreht er geworfene Würfel auf die gegenüberliegende Seite (C-4): so viele er will, einen nach dem anderen, jeden einmal. Von zwei Würfeln, die gleich aussehen, wird der umgedrehte zuerst genommen.
rule-c-38-title = Sprengmeister
rule-c-38 = Wenn der Sprengmeister führt, darf er bis zu dreimal im Zug Würfel neu würfeln, jedes Mal beliebige von denen, die noch niemand genommen hat.
rule-c-39-title = Was ein geänderter Würfel danach ist
rule-c-39 =
    Eine geänderte Zahl bleibt. Eine geänderte Farbe gilt nur beim Legen: für das Feld und für die Zeichen zu Würfeln, die schon daliegen. Danach hat der Würfel wieder seine eigene Farbe.

    - Für spätere Würfel und für Zünderkarten zählt seine eigene Farbe. Beispiel: Drei Würfel brauchen die gleiche Farbe, und neben einen roten wurde ein blauer als roter gelegt. Auf dessen andere Seite gehört ein blauer, kein roter.
    - Was beim Legen richtig war, wird nicht noch einmal geprüft, solange beide Würfel liegen bleiben.
    - Ob die Karte noch zu schaffen ist (F-25), richtet sich nach der eigenen Farbe. Ist eine Karte nicht mehr zu schaffen, weil ein Würfel zurückgegeben wurde, kommen alle ihre Würfel in den Beutel.
    - Ein zweifarbiger Würfel kann eine einzelne Farbe bekommen; beim Legen ist er dann nicht zweifarbig. Kein Würfel wird je zweifarbig gemacht.
    - Ein geänderter Würfel, den niemand genommen hat, hat am Ende des Verteilens wieder seine eigene Farbe.

# Bauwerke.

rule-c-40-title = Turm, Mauer, Zikkurat
rule-c-40 =
    - Turm: 3 bis 6 Würfel aufeinander, in der Reihenfolge des Pfeils. Auf Klaxons Karten heißt das von links nach rechts.
    - Mauer: 4 bis 6 Würfel in zwei Lagen. Die unteren legst du in beliebiger Reihenfolge; jeder obere braucht den unter sich, egal, was daneben liegt.
    - Zikkurat: unten vier Würfel in beliebiger Reihenfolge und einer obenauf, wenn alle vier liegen.
rule-c-41-title = Fallende Würfel
rule-c-41 = Fällt ein Turm, eine Mauer oder ein Zikkurat, kommen alle Würfel der Karte in den Beutel. In Klaxon fällt nichts von selbst; mit der Einstellung „{ web-steady-hands }“ wackeln Würfel ab der zweiten Lage (F-28).

# Zünderkarten.

rule-c-45-title = Eine Zünderkarte taucht auf
rule-c-45 = Ist die Karte, mit der die Reihe aufgefüllt wird, eine Zünderkarte, wird sie ausgelöst und abgelegt; sie zählt für die Wertung. Ist sie ganz abgehandelt, wird neu gezogen, und das kann wieder eine Zünderkarte sein.
rule-c-46-title = Zünderkarten mit Farben und Zahlen
rule-c-46 = Alle geben einen gelegten Würfel zurück, der zu einer der gezeigten Farben oder Zahlen passt, falls sie einen haben. Bei Schwarz, 3 oder 4 ist das ein schwarzer Würfel, eine 3 oder eine 4, was du willst, von deinen Bomben oder deinen Funken. Hast du nur einen solchen Würfel, geht er sofort zurück. Auch ein Würfel, den du in diesem Zug gelegt hast, kann getroffen werden, und du darfst dafür keinen anderen nehmen.
rule-c-47-title = Sichere Würfel
rule-c-47 =
    Diese Würfel können nicht zurückgegeben werden:

    - Würfel unter anderen, in Türmen, Pyramiden, Mauern und Zikkuraten
    - ein Würfel auf einem Feld, das zuerst gefüllt werden muss
    - alle Würfel einer vollständigen Karte (F-33), auch wenn sie noch nicht entschärft ist

    Sicher sind sie vor Zünderkarten, vor neu gewürfelten Würfeln (F-31) und vor dem Zurückgeben nach C-62.
rule-c-48-title = Zünderkarte: Funken ziehen
rule-c-48 = Alle ziehen einen Funken; wer führt, zieht zuerst, dann geht es nach links weiter. Wer in diesem Zug keinen Würfel nimmt, zieht dafür noch einen (C-30).
rule-c-49-title = Zünderkarte: Rollen sind aus
rule-c-49 =
    Die Rollen aller Spieler sind aus, jede so lange, bis ihr Besitzer selbst eine Bombe entschärft; ein Funke zählt nicht. Nur eine Bombe, die nach dieser Karte entschärft wird, bringt eine Rolle zurück, also nicht die, nach der diese Karte aufgetaucht ist. Eine Rolle, die zurückkommt, während ihr Besitzer führt, wirkt sofort.

    Was eine Rolle in diesem Zug schon geändert hat, bleibt geändert. Würfel, die nur wild waren, sind es nicht mehr, und ein zusätzlicher Würfel kann weder genommen noch zurückgelegt werden.
rule-c-50-title = Zünderkarte: eine 6 würfeln
rule-c-50 = Alle müssen mit einem Würfel aus dem Beutel eine 6 würfeln, so oft, wie es nötig ist. Alles andere wartet, und die Uhr läuft weiter. Danach kommen diese Würfel zurück in den Beutel. Sind zu wenige im Beutel, teilt ihr sie euch; ist er leer, passiert nichts.

# Das Ende.

rule-c-55-title = Wann ihr gewinnt; wann es weitergeht
rule-c-55 =
    Ihr gewinnt, wenn weder in der Reihe noch im Stapel eine Bombe übrig und kein Funke im Spiel ist. Ein Funke, der in diesem Zug erst noch zu ziehen wäre, hindert euch nicht daran, und Zünderkarten, die noch im Stapel sind, auch nicht.

    Ist ein Funke im Spiel, geht es weiter. Nach dem Entschärfen werden die Bomben vor euch umgedreht, außer auf der Stufe { web-heroic } (C-56). Ihre Würfel kommen in den Beutel, und verdeckt nehmen sie keine mehr.

    - Gewürfelt wird mit so vielen Würfeln wie immer, auch allein oder zu zweit.
    - Ab dem nächsten Zug müssen nur noch Spieler mit Funken Würfel nehmen. Wer keinen Funken mehr hat, wenn Funken gezogen werden, zieht keinen.
    - In dem Zug, der die Mitte leert, müssen noch alle Spieler Würfel nehmen.
    - Zünderkarten, die noch im Stapel sind, werden ausgelöst, wenn die letzte Bombe die Reihe verlässt.
rule-c-56-title = { web-heroic }: alle Bomben
rule-c-56 = Auf der Stufe { web-heroic } müsst ihr auch die Bomben vor euch entschärfen und alle Funken. Gewürfelt wird mit so vielen Würfeln wie immer, aber nur wer noch Bomben oder Funken hat, muss welche nehmen. Die anderen nehmen keine und ziehen keine Funken. Auch wer in einem Zug seine letzte Karte entschärft, zieht in diesem Zug keinen.
rule-c-57-title = Der Zug mit der letzten Karte
rule-c-57 =
    Alle Bomben, die in dem Zug entschärft werden, in dem die letzte Karte genommen wird, zählen. Die Uhr hält an, sobald ihr gewonnen habt (C-55), noch bevor Funken gezogen werden.

    Geschieht das beim Entschärfen nach dem Verteilen, werden auch die anderen Karten, die dann vollständig sind, noch entschärft und zählen. Geschieht es früher, allein oder zu zweit, spielt ihr den Rest des Verteilens bei stehender Uhr zu Ende, und jede Bombe, die dabei vollständig wird, zählt.
rule-c-58-title = Wann ihr verliert
rule-c-58 = Ihr verliert, wenn die Zeit abläuft und noch Bomben zu entschärfen oder Funken im Spiel sind (F-54), oder wenn ein Zug mit leerem Beutel beginnt (C-32).
rule-c-59-title = Die Wertung
rule-c-59 =
    Euer Team bekommt:

    - 10 Punkte für einen Sieg
    - 1 Punkt für je volle 10 Sekunden auf der Uhr, nur bei einem Sieg
    - die Punkte aller entschärften Bomben
    - 2 Punkte für jeden entschärften Funken; wird er noch einmal gezogen und entschärft, zählt er noch einmal
    - 2 Punkte für jede ausgelöste Zünderkarte

    Gewonnen oder verloren, das Ergebnis kommt ins Logbuch, wie in F-53.

# Beide Schachteln.

rule-c-60-title = FUSE + Countdown: beide Schachteln auf einmal
rule-c-60 =
    Beide Schachteln auf einmal, für 1 bis 5 Spieler. Die Bomben aus beiden werden zusammengemischt, ebenso die Zünderkarten. Würfel, Funken, Rollen und der Ablauf des Zuges sind die von Countdown; übrige Würfel werden nicht neu gewürfelt.

    - So viele Bomben, wie C-11 sagt. Zu fünft sind es 32, 36, 39, 42 oder 45, von { web-training } bis { web-heroic }, die ausgeteilten Karten mitgezählt.
    - Ausgeteilt wird nach C-12.
    - Die 1 bis 10 Zünderkarten ab der Stufe { web-expert } (C-14) kommen aus allen 21.
    - Die fünf Bomben von FUSE mit dem Wert 6 sind nur mit der Einstellung „{ web-sixes }“ dabei (F-11), die von Countdown immer.
    - Pyramiden werden nach F-27 gebaut.
rule-c-61-title = { web-own-mix }: FUSE mit Teilen von Countdown
rule-c-61 =
    Ihr spielt nach den Regeln von FUSE und nehmt von fünf Teilen aus Countdown dazu, was ihr wollt:

    - { web-part-roles }: Alle haben eine Rolle aus Countdown.
    - { web-part-bombs }: die Bomben von Countdown statt der Bomben von FUSE.
    - { web-part-fuses }: die Zünderkarten von Countdown statt der Zünderkarten von FUSE.
    - { web-part-sparks }: Übrige Würfel werden nicht neu gewürfelt, sondern kosten Funken.
    - { web-part-dice }: die Würfel von Countdown statt der Würfel von FUSE.

    Karten, die einen Teil brauchen, der nicht dabei ist, bleiben in der Schachtel: Karten mit einem Feld für einen zweifarbigen Würfel, die Zünderkarte für Funken und die, die Rollen ausschaltet.

    - So viele Bomben, wie F-14 sagt, ohne die ausgeteilten Karten. Ausgeteilt wird nach F-13, mit den Bomben von Countdown nach C-12; was nicht gepasst hat, kommt wie in F-13 zurück, bevor die nächste Person Karten bekommt.
    - Auf jeder Stufe sind 6 der verbliebenen Zünderkarten dabei, außer ihr stellt eine andere Zahl ein (F-15). F-11 betrifft nur die Bomben von FUSE mit dem Wert 6.
    - Mit Rollen: Wer führt und seine Rolle noch nutzen könnte, hält das Verteilen offen, bis er passt.
    - Mit Funken: Niemand muss Würfel nehmen (F-21), aber jeder nicht genommene kostet einen Funken (C-30). Funken nehmen Würfel und werden gezogen wie in C-24 und C-29 bis C-31; ein vollständiger ist sofort entschärft, und jeder bringt 2 Punkte.
    - Mit Funken gewinnt ihr nur, wenn kein Funke im Spiel ist; sonst geht es weiter wie in C-55. Die Bomben werden am Ende des Zuges umgedreht, nach dem Reihe und Stapel leer sind. Auf der Stufe { web-insane } werden sie es nicht, und wer keine Karten mehr hat, nimmt keine Würfel und zieht keine Funken (F-51).
rule-c-62-title = Epic: zu sechst bis zu neunt
rule-c-62 =
    Beide Schachteln für 6 bis 9 Spieler. Die Zahlen der Bomben gelten für 6, 7, 8 und 9 Spieler, die ausgeteilten Karten mitgezählt:

    - { web-training }: 36, 40, 44, 48
    - { web-standard }: 41, 46, 51, 56
    - { web-expert }: 44, 49, 54, 59
    - { web-elite }: 48, 54, 60, 66
    - { web-heroic }: 52, 60, 68, 76

    Der Zug läuft ab wie in Countdown, mit diesen Unterschieden:

    - Es gibt keine Rollen. Die Zünderkarte, die Rollen ausschaltet, bleibt in der Schachtel, ebenso Bomben und Funken, die einen zweifarbigen Würfel brauchen.
    - Zu den Würfeln von Countdown kommen bei 6, 7, 8 oder 9 Spielern 10, 15, 20 oder 25 von FUSE, von jeder Farbe gleich viele.
    - Ab der Stufe { web-expert } gibt es 1 bis 10 Zünderkarten, aus beiden Schachteln (C-14). Ausgeteilt wird nach C-12. Die Bomben von FUSE mit dem Wert 6 sind nur mit der Einstellung „{ web-sixes }“ dabei.
    - Übrige Würfel werden nicht neu gewürfelt, sondern kosten Funken (C-30).
    - Sind alle Funken im Spiel, gibt jeder, der einen ziehen müsste, dafür einen Würfel von einer seiner Bomben oder einem seiner Funken zurück, nach seiner Wahl. Sichere Würfel (C-47) bleiben liegen; wer keinen anderen hat, gibt nichts zurück.

# Die Zeichen auf den Karten.

rule-c-70-title = Die Zeichen von Countdown
rule-c-70 =
    - Drei Striche zwischen zwei Feldern: gleiche Farbe und gleiche Zahl.
    - Startknopf: Der Würfel auf diesem Feld muss der erste auf der Karte sein.
    - Zielflagge: Der Würfel auf diesem Feld muss der letzte auf der Karte sein.
    - Leeres Quadrat mit schrägem Strich: ein zweifarbiger Würfel, egal in welchen Farben, aber keiner, der eine Farbe bekommen hat (C-39).
    - Durchgestrichene Farbe: jede Farbe außer dieser.
    - Zwei Farben, zwei Zahlen oder zwei Paare aus Farbe und Zahl: eins von beiden. Bei einem Paar muss beides stimmen: „blaue 1 oder grüne 6“ nimmt keine blaue 6.
    - # und Farbring: jede Zahl oder jede Farbe. Allein nimmt das Feld jeden Würfel; wichtig ist es für die Zeichen daneben (F-73).

## Was man am Tisch nachschlagen kann: Karten.

look-wall-title = Mauer
look-wall = Zwei Lagen. Die untere füllst du in beliebiger Reihenfolge. Jeder obere Würfel braucht den direkt unter sich; über einer Lücke liegt keiner (C-40). Ein Würfel, auf dem ein anderer liegt, kann nicht zurückgegeben werden (C-47).
look-ziggurat-title = Zikkurat
look-ziggurat = Die vier unteren Felder füllst du in beliebiger Reihenfolge. Liegen alle vier Würfel, kommt der fünfte obenauf (C-40).
look-not-colour-title = Nicht diese Farbe
look-not-colour = Eine durchgestrichene Farbe ist verboten: Der Würfel darf jede andere haben. Auch ein zweifarbiger Würfel mit dieser Farbe passt nicht. Eine Zahl oder ein # dabei gilt wie sonst (C-70, C-3).
look-split-space-title = Feld für einen zweifarbigen Würfel
look-split-space = Dieses Feld nimmt nur einen zweifarbigen Würfel, egal in welchen Farben; steht eine Zahl dabei, muss auch sie stimmen. Ein zweifarbiger Würfel, der eine Farbe bekommen hat, passt nicht (C-70, C-39).
look-first-title = Startknopf: zuerst
look-first = Der Würfel auf diesem Feld muss der erste auf der Karte sein. Solange er nicht liegt, nimmt kein anderes Feld einen Würfel. Zurückgegeben werden kann er nicht (C-70, C-47).
look-last-title = Zielflagge: zuletzt
look-last = Der Würfel auf diesem Feld muss der letzte auf der Karte sein: Füll erst alle anderen (C-70).
look-defuse-title = Vollständige Karte
look-defuse = Alle Felder sind voll. Ab drei Spielern wartet die Karte, bis die Würfel verteilt sind; allein oder zu zweit darfst du sie jetzt entschärfen oder warten (C-27). Ihre Würfel sind sicher (C-47).
look-spark-title = Funke
look-spark = Eine kleine Bombe, die du bekommst, wenn du einen Würfel nicht nimmst (C-30). Füll ihre Felder, um sie zu entschärfen. Ersetzt wird sie nicht, und sie bringt 2 Punkte (C-29). Ihr gewinnt nur, wenn kein Funke mehr da ist (C-55).
look-sparks-in-play-title = Funken im Spiel
look-sparks-in-play = So viele Funken liegen vor allen Spielern zusammen. Solange einer da ist, habt ihr nicht gewonnen (C-55).
look-spark-deck-title = Funkenstapel
look-spark-deck = Von hier werden Funken gezogen. Entschärfte liegen auf dem Ablagestapel, der umgedreht wird, wenn der Funkenstapel leer ist (C-31).
look-face-down-title = Verdeckte Bombe
look-face-down = Die Mitte ist leer, also ist diese Bombe erledigt: Sie nimmt keine Würfel mehr und bringt keine Punkte. Nur die Funken müssen noch weg (C-55).

## Würfel.

look-die-split-title = Zweifarbiger Würfel
look-die-split = Er hat beide Farben zugleich und zeigt von jeder den Buchstaben und die Form. Er passt auf ein Feld für jede der beiden, und mit jeder kann er getroffen werden (C-3). Die Zahl in der Mitte gehört zu beiden.
look-die-wild-title = Wilder Würfel
look-die-wild = Wer führt, hat diese Farbe oder Zahl genannt. Wer den Würfel nimmt, darf ihn in jeder Farbe oder mit jeder Zahl legen, oder so, wie er ist (C-33, C-34).
look-die-changed-title = Würfel in anderer Farbe
look-die-changed = Eine Rolle hat diesem Würfel die Farbe seines Rahmens gegeben. Nehmen kann man ihn nur in dieser Farbe; liegt er, hat er wieder seine eigene (C-36, C-39).

## Rollen, und wer was tun muss.

look-role-title = Rolle
look-role = Alle haben eine eigene Rolle. Sie wirkt nur, während man führt, und nur auf geworfene Würfel, die noch niemand genommen hat (C-21).
look-role-off-title = Rolle ist aus
look-role-off = Eine Zünderkarte hat diese Rolle ausgeschaltet. Sie kommt zurück, wenn ihr Besitzer eine Bombe entschärft; ein Funke zählt nicht (C-49).
look-leader-title = Wer führt
look-leader = Wer führt, hat den Beutel und würfelt, und nur diese Rolle wirkt in diesem Zug (C-20, C-21). Danach führt, wer links sitzt (C-32).
look-must-title = Ein Würfel passt: nimm ihn
look-must = Du darfst nicht passen, weil einer der Würfel, die noch daliegen, auf eine deiner Bomben oder einen deiner Funken passt. Du musst einen nehmen (C-22).

## Zünderkarten.

look-fuse-several-title = Zünderkarte mit mehreren Zeichen
look-fuse-several = Alle geben einen gelegten Würfel zurück, der zu einer dieser Farben oder Zahlen passt, von einer Bombe oder einem Funken, falls sie einen haben, der nicht sicher ist (C-46, C-47).
look-fuse-spark-title = Zünderkarte: ein Funke für alle
look-fuse-spark = Alle ziehen einen Funken; wer führt, zieht zuerst, dann geht es nach links weiter (C-48).
look-fuse-roles-off-title = Zünderkarte: Rollen sind aus
look-fuse-roles-off = Keine Rolle wirkt, bis ihr Besitzer eine Bombe entschärft (C-49).
look-fuse-six-title = Zünderkarte: alle würfeln eine 6
look-fuse-six = Alle würfeln mit einem Würfel aus dem Beutel, bis er eine 6 zeigt. Alles andere wartet, und die Uhr läuft (C-50).

## Spiele und Schwierigkeit.

look-mix-title = { web-own-mix }
look-mix = FUSE mit beliebigen von fünf Teilen aus Countdown: Rollen, Bomben, Zünderkarten, Funken und Würfeln. Alles andere ist wie in FUSE (C-61).
look-heroic-title = { web-heroic }
look-heroic = Die höchste Stufe von Countdown. Ist die Mitte leer, müssen auch alle Bomben vor den Spielern entschärft werden, und alle Funken (C-56).
