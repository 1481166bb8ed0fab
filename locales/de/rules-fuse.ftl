## Die Regeln von FUSE zum Nachschlagen, nach ihren Nummern. Leere Zeilen trennen Absätze, Zeilen mit Strich sind eine Liste.

# Was in der Schachtel ist.

rule-f-1-title = Die Würfel und der Beutel
rule-f-1 = Es gibt 25 Würfel: je fünf in Rot, Blau, Grün, Gelb und Schwarz, mit den Zahlen 1 bis 6. Am Anfang sind alle im Beutel, und jeder Würfel, der eine Karte verlässt, kommt dorthin zurück. Kein Würfel verlässt je das Spiel.
rule-f-2-title = Die Bombenkarten
rule-f-2 =
    Es gibt 54 Bombenkarten im Wert von 1, 2, 3, 4 oder 6 Punkten; den Wert 5 gibt es nicht. Genau fünf sind 6 Punkte wert: drei große Pyramiden und zwei Doppeltürme.

    Ein selbst geschriebenes Deck darf bis zu 120 Bombenkarten und 32 Zünderkarten haben.
rule-f-3-title = Die Zünderkarten
rule-f-3 = Es gibt 11 Zünderkarten. Jede zeigt eine Zahl von 1 bis 6 oder eine der fünf Farben. Was sie bewirken, steht in F-42.
rule-f-4-title = Die Uhr
rule-f-4 =
    Die Uhr läuft von 10:00 herunter. Sie wartet auf keine Entscheidung, sondern läuft weiter, während jemand eine Karte wählt, einen Würfel zurückgibt oder überlegt. Am Ende des Spiels bleibt sie stehen.

    Mit der Einstellung „{ web-clock-option }“ ist eine andere Dauer möglich, zum Üben auch gar keine Uhr; in einem Link geht alles von 0:10 bis 99:59. Stellt ihr den Stapel selbst zusammen (F-60), läuft die Uhr erst los, wenn ihr damit fertig seid.

# Der Aufbau.

rule-f-10-title = Wie viele mitspielen
rule-f-10 = FUSE ist für 1 bis 5 Spieler. Zu sechst bis zu neunt spielt ihr Epic, mit beiden Schachteln (C-62).
rule-f-11-title = Sechs-Punkte-Bomben
rule-f-11 = Die fünf Bomben von FUSE mit dem Wert 6 bleiben in der Schachtel, außer ihr wollt sie dabeihaben. Mit der Einstellung „{ web-sixes }“ sind sie im Spiel wie alle anderen Bomben und können auch ausgeteilt werden.
rule-f-12-title = Deine ersten Bomben
rule-f-12 = Alle bekommen zwei Bombenkarten, offen. Wer allein spielt, bekommt vier.
rule-f-13-title = Was ausgeteilt werden darf
rule-f-13 =
    Ist deine erste Karte 3 oder mehr wert, muss die zweite 1 oder 2 wert sein: Es wird weiter ausgeteilt, bis das stimmt. Nach einer ersten Karte im Wert von 1 oder 2 ist jede zweite recht.

    Wer allein spielt, braucht unter seinen vier Karten mindestens drei verschiedene Werte: 1, 2, 2, 4 ist erlaubt, 1, 1, 2, 2 nicht.

    Was nicht gepasst hat, wird zurückgemischt, sobald die Karten dieser Person stimmen; die nächste kann also eine davon bekommen. Welche Karte ersetzt wird, steht in F-17.
rule-f-14-title = Wie viele Bomben es sind
rule-f-14 =
    Nach dem Austeilen kommen so viele Bomben in den Stapel. Die Karten vor den Spielern zählen nicht mit, die fünf der Reihe schon. Die Zahlen gelten für 1, 2, 3, 4 und 5 Spieler:

    - { web-training }: 16, 17, 18, 19, 20
    - { web-standard }: 19, 20, 21, 22, 23
    - { web-expert }: 21, 22, 23, 24, 25
    - { web-elite }: 23, 24, 25, 26, 27
    - { web-insane }: 25, 26, 27, 28, 29

    Alle übrigen Bomben kommen in die Schachtel. Zu dritt sind auf der Stufe { web-standard } also 21 Bomben zu schaffen, zusätzlich zu den sechs ausgeteilten.
rule-f-15-title = Die Reihe und die Zünderkarten
rule-f-15 =
    Fünf Bomben des Stapels kommen offen in die Reihe. Erst dann werden 6 zufällige Zünderkarten in den Rest des Stapels gemischt.

    Die Einstellung „{ web-fuse-cards }“ ändert diese Zahl, von 0 bis 11.
rule-f-16-title = Wer anfängt
rule-f-16 = Wer den Beutel bekommt, fängt an. Das bestimmt ihr mit der Einstellung „{ web-first }“; sagt ihr nichts, fängt Platz 1 an.
rule-f-17-title = Welche Karte ersetzt wird
rule-f-17 =
    Ersetzt wird immer nur die zweite Karte, nie die erste. Wer allein spielt, ersetzt die zuletzt ausgeteilte Karte, deren Wert auch eine andere hat, so lange, bis drei verschiedene Werte daliegen.

    Ist keine passende Karte mehr da, wird ganz neu ausgeteilt. Zählt der Stapel die ausgeteilten Karten mit, wie in Countdown (C-11), wird zuerst ein neuer Stapel gebildet.

# Ein Zug.

rule-f-20-title = Wie viele Würfel geworfen werden
rule-f-20 =
    Nur wer den Beutel hat, würfelt, und zwar mit so vielen Würfeln, wie Spieler da sind. Zu zweit sind es 4 Würfel, allein 3.

    Mit der Schachtel auf dem Tisch: Hast du zu viele gezogen, kommen alle zurück und du ziehst neu; waren es zu wenige, ziehst du welche nach. Klaxon zieht immer die richtige Zahl.
rule-f-21-title = Wie viele Würfel du nehmen darfst
rule-f-21 = Ab drei Spielern nimmst du höchstens einen Würfel pro Zug. Zu zweit nimmt jeder höchstens zwei, allein nimmst du höchstens drei. Niemand muss einen nehmen, auch wenn er passt. Wollen zwei denselben Würfel, bekommt ihn, wer ihn zuerst legt; wer zu spät kommt, darf einen anderen nehmen.
rule-f-22-title = Zu wenige Würfel im Beutel
rule-f-22 = Sind im Beutel weniger Würfel als nötig, würfelst du mit denen, die da sind; einer genügt. Beginnt ein Zug mit leerem Beutel, habt ihr verloren. Was vorher zurückkam, zählt: die Würfel einer entschärften Bombe und die neu gewürfelten.
rule-f-23-title = Einen Würfel legen
rule-f-23 = Ein genommener Würfel kommt sofort auf ein freies Feld einer deiner eigenen Karten, auf das er passt. Dort bleibt er: Du darfst ihn nicht mehr verschieben und nicht zurücknehmen. Die Reihenfolge der Felder ist frei, außer bei Türmen (F-26) und Pyramiden (F-27). Allein oder zu zweit dürfen mehrere deiner Würfel in einem Zug auf dieselbe Karte.
rule-f-24-title = Zeichen gelten für zwei Nachbarn
rule-f-24 =
    Ein Zeichen zwischen zwei Feldern gilt für genau diese beiden Würfel. Felder ohne Zeichen dazwischen haben nichts miteinander zu tun.

    Ein Würfel zwischen zwei Zeichen muss beide erfüllen: Liegen bei # > # < # außen eine 5 und eine 3, gehört in die Mitte eine 1 oder eine 2. Die beiden äußeren werden nicht miteinander verglichen.

    Eine Rechnung (F-74) gilt für alle ihre Felder, in der gedruckten Reihenfolge.
rule-f-25-title = Kein Würfel, der die Karte verdirbt
rule-f-25 =
    Du darfst keinen Würfel so legen, dass keine weiteren Würfel die Karte mehr vollständig machen könnten. Bei # < # < # kann der erste keine 5 sein: Danach müssten noch zwei größere Zahlen kommen.

    Es zählt nur, was die Würfel im Spiel zeigen können, jede Seite beliebig oft. Ob ein solcher Würfel noch im Beutel ist, ist egal, und ebenso, was eine Rolle aus Countdown ändern könnte.
rule-f-26-title = Türme
rule-f-26 =
    Die Würfel eines Turms liegen aufeinander: Leg sie genau in der Reihenfolge des Pfeils. Auf Klaxons Karten heißt das von links nach rechts; das linke Feld ist unten.

    Ein Doppelturm besteht aus zwei Türmen. Jeder hat seine eigene Reihenfolge, und du darfst jederzeit am einen oder am anderen weiterbauen. Fällt einer, verlieren beide ihre Würfel (F-28).
rule-f-27-title = Pyramiden
rule-f-27 = Die Würfel der untersten Lage legst du in beliebiger Reihenfolge. Ein Feld darüber ist offen, sobald beide Würfel darunter liegen. In einer großen Pyramide darf eine Seite wachsen, während die andere noch leer ist.
rule-f-28-title = Fallende Würfel, ruhige Hände
rule-f-28 =
    Fällt ein Turm oder eine Pyramide, kommen alle Würfel der Karte in den Beutel. In Klaxon fällt nichts von selbst.

    Mit der Einstellung „{ web-steady-hands }“ wackelt ein Würfel, den du auf die zweite Lage oder höher legst. Drück innerhalb von 1,5 Sekunden auf „{ web-steady }“, während die Nadel in der markierten Mitte ist. Bist du zu spät oder drückst du, während die Nadel draußen ist, fallen alle Würfel der Karte; der gelegte gilt trotzdem als genommen.

    Solange ein Würfel wackelt, nimmt seine Karte keinen anderen Würfel, ein letzter macht sie nicht vollständig, und weder das Verteilen noch der Zug endet. Andere Karten lassen sich weiter füllen.
rule-f-29-title = Falsch gelegte Würfel
rule-f-29 =
    Ein Würfel, der gegen diese Regeln gelegt wurde, ist ein Fehler: Wird er entdeckt, kommen alle Würfel dieser Karte in den Beutel.

    Was Klaxon tut, sagt die Einstellung „{ web-mistakes }“:

    - „{ web-mistakes-refused }“ ist üblich: Ein falscher Würfel wird abgelehnt, und nichts ändert sich.
    - „{ web-mistakes-penalised }“: Der Fehler wird sofort entdeckt. Der falsche Würfel kommt mit allen Würfeln dieser Karte in den Beutel; deine anderen Karten bleiben, wie sie sind.

    Ein falscher Würfel zählt zu denen, die du nehmen darfst (F-21). Sind Funken im Spiel, gilt er aber nicht als genommen, und du ziehst dafür einen Funken (C-30). Ein Würfel, der schon weg ist, ein Feld, das es nicht gibt oder das nicht frei ist, und eine Karte, auf der ein Würfel wackelt, werden immer nur abgelehnt, ohne Strafe.
rule-f-30-title = Wann das Verteilen endet
rule-f-30 =
    Das Verteilen der Würfel endet, wenn alle genommen sind oder wenn alle gepasst haben, die noch einen nehmen könnten. Kannst du keinen der Würfel legen oder hast du schon alle genommen, die du nehmen darfst, musst du nicht passen.

    Es endet nie, solange jemand eine Karte wählen oder einen Würfel zurückgeben muss, die Reihe aufgefüllt wird, eine Zünderkarte offen ist oder ein Würfel wackelt. Erst danach wird geprüft, wer noch einen nehmen könnte, denn eine neue Karte oder ein frei gewordenes Feld kann gerade den Würfel brauchen, der noch daliegt.
rule-f-31-title = Würfel, die niemand nimmt
rule-f-31 =
    Jeder übrige Würfel wird neu gewürfelt, einer nach dem anderen, in der Reihenfolge, die ihr wollt. Nach jedem Wurf geben alle einen gelegten Würfel zurück, der die Farbe des gewürfelten oder dessen neue Zahl hat, falls sie einen haben. Wer mehrere hat, sucht sich einen aus.

    Beispiel: Ein blauer Würfel zeigt nun eine 2. Alle geben einen blauen Würfel oder eine 2 zurück. Was er vorher zeigte, ist egal.

    Dann kommt der gewürfelte in den Beutel, und der nächste ist dran. Passt nur einer deiner Würfel, geht er sofort zurück.
rule-f-32-title = Sichere Würfel
rule-f-32 = Ein Würfel, der in einem Turm oder einer Pyramide unter einem anderen liegt, kann nicht zurückgegeben werden. In der Pyramide genügt ein Würfel darauf. Sicher ist er nur, solange etwas auf ihm liegt. Beim Doppelturm können die obersten Würfel beider Türme zurückgegeben werden. In Countdown sind noch mehr Würfel sicher: C-47.
rule-f-33-title = Vollständige Karten
rule-f-33 = Eine Karte ist vollständig, sobald ihr letzter Würfel liegt. Von da an nimmt ihr nichts mehr einen Würfel, auch nicht die Zünderkarte, die beim Entschärfen aufgedeckt wird. Bei ruhigen Händen zählt ein letzter Würfel noch nicht, solange er wackelt: Bis er steht, kann die Karte getroffen werden (F-28).
rule-f-34-title = Wer auf wen wartet
rule-f-34 =
    Solange jemand einen Würfel zurückgeben oder eine 6 würfeln muss, wird kein anderer Würfel genommen, gelegt oder geworfen. Dazu kommt es durch F-31 und F-42, in Countdown auch durch C-46, C-50 und C-62.

    - Während Würfel zurückzugeben sind, darfst du trotzdem eine Karte wählen (nicht nach dem Aufdecken einer Zünderkarte, F-62), passen, wo es sonst erlaubt ist, und einen wackelnden Würfel festhalten.
    - Wer eine Karte zu wählen hat, nimmt bis dahin keinen Würfel. Die anderen spielen weiter.
    - Passen kannst du zurücknehmen, bis das Verteilen endet. Auch wer einen Würfel legt, hat nicht mehr gepasst.
    - Musst du einen Würfel zurückgeben und verlierst alle passenden auf andere Weise, weil sie fallen oder ihre Karte entschärft wird, musst du nichts mehr zurückgeben.
    - Den nächsten übrigen Würfel darf jeder würfeln.

# Entschärfen.

rule-f-40-title = Eine Bombe entschärfen
rule-f-40 = Eine vollständige Bombe ist sofort entschärft. Ihre Würfel kommen in den Beutel, und die Karte kommt verdeckt zu euren Punkten. Wem sie gehörte, der nimmt eine beliebige Bombe aus der Reihe, und die Reihe wird vom Stapel aufgefüllt. Müssen zwei wählen, gilt: Wer zuerst zugreift, bekommt die Bombe.
rule-f-41-title = Eine Zünderkarte taucht auf
rule-f-41 = Ist die Karte, mit der die Reihe aufgefüllt wird, eine Zünderkarte, wird sie ausgelöst (F-42) und beiseitegelegt: Sie zählt für die Wertung. Dann wird eine neue Karte gezogen. Es können mehrere Zünderkarten aufeinanderfolgen, aber die nächste Karte kommt erst, wenn alle fälligen Würfel zurückgegeben sind.
rule-f-42-title = Was eine Zünderkarte nimmt
rule-f-42 = Alle geben einen gelegten Würfel mit der Zahl oder der Farbe der Karte zurück, falls sie einen haben. Es ist nur einer, nicht alle, die passen; wer mehrere hat, sucht sich einen aus. Würfel unter anderen (F-32) und Würfel vollständiger Karten (F-33) sind sicher.
rule-f-43-title = Der Beutel geht weiter
rule-f-43 = Sind alle Würfel erledigt, alle Karten gewählt und alle Zünderkarten abgehandelt, geht der Beutel nach links, und dort wird gewürfelt. Nach dem letzten Platz kommt wieder Platz 1.
rule-f-44-title = Stapel oder Reihe ist leer
rule-f-44 = Ist der Stapel leer, wird die Reihe nicht mehr aufgefüllt. Ist auch die Reihe leer, wird eine entschärfte Bombe nicht ersetzt. Zünderkarten, die noch im Stapel sind, werden gezogen und ausgelöst, bevor die Reihe kürzer wird, außer ihr habt schon gewonnen (F-50).

# Das Ende.

rule-f-50-title = Wann ihr gewinnt
rule-f-50 = Ihr gewinnt in dem Moment, in dem jemand die letzte Bombe aus der Mitte nimmt: Weder in der Reihe noch im Stapel ist dann noch eine. Würfel, die noch zurückzugeben wären, Karten, die noch zu wählen wären, und Zünderkarten im Stapel sind dann egal. Die Bomben vor euch sind Blindgänger: Ihr müsst sie nicht entschärfen, und sie bringen keine Punkte. Auf der Stufe { web-insane } ist es damit noch nicht vorbei (F-51), ebenso wenig, solange Funken im Spiel sind (C-55).
rule-f-51-title = { web-insane }: alle Bomben
rule-f-51 = Auf der Stufe { web-insane } müsst ihr auch die Bomben entschärfen, die vor euch liegen; mit der letzten habt ihr gewonnen. Gewürfelt wird mit so vielen Würfeln wie immer. Wer keine Karten mehr hat, nimmt keine Würfel und muss nicht passen; die übrigen werden neu gewürfelt (F-31).
rule-f-52-title = Wann ihr verliert
rule-f-52 = Ihr verliert, wenn die Zeit abläuft, bevor ihr gewonnen habt (F-54), oder wenn ein Zug mit leerem Beutel beginnt (F-22).
rule-f-53-title = Die Wertung
rule-f-53 =
    Euer Team bekommt:

    - 10 Punkte für einen Sieg
    - 1 Punkt für je volle 10 Sekunden auf der Uhr, nur bei einem Sieg
    - die Punkte aller entschärften Bomben
    - 2 Punkte für jede ausgelöste Zünderkarte, auch wenn niemand einen Würfel dafür hatte

    Ohne Uhr gibt es keine Punkte für die Zeit. Bomben, die nicht vollständig sind, bringen nichts. Gewonnen oder verloren, das Ergebnis kommt ins Logbuch: Spieler, Stufe, Sieg oder nicht, Datum und Punkte.
rule-f-54-title = Der letzte Moment
rule-f-54 = Bei 0:00,000 ist die Zeit abgelaufen, und was dann geschieht, ist zu spät. Eine Tausendstelsekunde vorher reicht noch. Bei der Wertung zählt ein Teil von 10 Sekunden nichts: 1:19 Restzeit bringt 7 Punkte, 1:20 bringt 8.

# Selbst gewählte Bomben.

rule-f-60-title = Ihr wählt die Bomben
rule-f-60 =
    Mit der Einstellung „{ web-layout }“ könnt ihr selbst bestimmen, wie viele Bomben von jedem Wert in den Stapel kommen. Zuerst wird ausgeteilt (F-12, F-13), dann wählt ihr unter den Karten, die noch da sind. Zusammen sind es so viele, wie F-14 sagt, und Bomben vom Wert 6 gibt es nur nach F-11. Die Uhr wartet, bis ihr gewählt habt.

    Gibt es für eure Wahl zu wenige Karten, wird sie abgelehnt, und ihr erfahrt, von welchem Wert zu wenige da sind. Wird vor dem Austeilen gewählt, etwa in einem Link, geht das nur, wenn in jedem Fall genug Karten übrig bleiben, egal, was ausgeteilt wird.
rule-f-61-title = Gewählte Bomben, in einer Reihe
rule-f-61 = Mit „{ web-layout }: { web-layout-deck }“ werden die gewählten Karten gemischt. Dann ist alles wie sonst: Fünf davon bilden die Reihe, und in den Rest werden die Zünderkarten gemischt (F-15).
rule-f-62-title = Gewählte Bomben, in Stapeln
rule-f-62 =
    Mit „{ web-layout }: { web-layout-stacks }“ gibt es für jeden Wert einen offenen Stapel, und alle Zünderkarten, bei FUSE 11 Stück, liegen verdeckt daneben. Von selbst taucht keine Zünderkarte auf.

    Für jede Bombe, die du entschärfst, darfst du eine Zünderkarte aufdecken, wenn noch eine da ist, bevor du deine nächste Bombe nimmst. Sie wird ausgelöst und zählt für die Wertung. Sind alle Würfel dafür zurückgegeben, nimmst du die oberste Karte eines beliebigen Stapels; die nächste darunter liegt sofort offen. Ihr gewinnt, wenn die letzte Bombe genommen ist.

# Die Zeichen auf den Karten.

rule-f-70-title = # und der Farbring
rule-f-70 = Ein # heißt: Die Zahl ist wichtig, und du bestimmst sie. Der Farbring heißt: Die Farbe ist wichtig, und du bestimmst sie. Die Zeichen daneben binden dann die anderen Würfel: Bei # = # = # haben alle drei die gleiche Zahl, in beliebigen Farben. Ohne Zeichen daneben nimmt so ein Feld jeden Würfel.
rule-f-71-title = Eine Zahl, eine Farbe oder beides
rule-f-71 = Eine Zahl ohne Farbe, auf den gedruckten Karten weiß, nimmt diese Zahl in jeder Farbe. Eine Farbe ohne Zahl nimmt jede Zahl in dieser Farbe. Farbe mit Zahl verlangt beides: Das Feld für eine grüne 2 nimmt weder eine grüne 5 noch eine rote 2.
rule-f-72-title = Geteilte Felder: eins von beiden
rule-f-72 = Ein Feld mit einem schrägen Strich nimmt einen Würfel, der auf eine der beiden Hälften passt; passt er auf beide, ist es auch recht. Das Feld „schwarz oder 1“ nimmt eine schwarze 6, eine rote 1 oder eine schwarze 1. Jedes geteilte Feld gilt für sich.
rule-f-73-title = Gleich und verschieden
rule-f-73 =
    Was unter dem Zeichen steht, sagt, was verglichen wird:

    - = mit einem #: gleiche Zahl
    - = mit bunten Punkten: gleiche Farbe
    - = mit beidem und einem Schrägstrich: gleiche Zahl oder gleiche Farbe
    - drei Striche mit beidem: gleiche Zahl und gleiche Farbe
    - ≠ mit bunten Punkten: verschiedene Farben

    Verglichen werden nur Nachbarn. Wo Zahl oder Farbe gleich sein darf, ist blaue 4, grüne 4, grüne 1 richtig, obwohl die blaue 4 und die grüne 1 nichts gemeinsam haben.

    Das = vergleicht, was beide Felder zeigen. Zwischen # und „Zahl oder Farbe“ ist es die Zahl, zwischen dem Farbring und „Zahl oder Farbe“ die Farbe; nur zwischen zwei Feldern „Zahl oder Farbe“ ist beides recht.
rule-f-74-title = Größer, kleiner, beliebig, Rechnungen
rule-f-74 =
    - < und >: Die Zahl an der offenen Seite ist größer, gleich genügt nicht. Bei # < # darf eine 3 links von einer 5 liegen, nicht links von einer 2 oder einer anderen 3.
    - ? nimmt jeden Würfel.
    - Eine Rechnung muss mit den Zahlen ihrer Würfel aufgehen, so wie sie dasteht: # − # = 2 nimmt eine 5 und eine 3, nicht eine 3 und eine 5. Eine Zahl ohne Feld ist gedruckt und nimmt keinen Würfel. Farben sind nur wichtig, wo ein Feld eine verlangt.

## Was man am Tisch nachschlagen kann: Felder einer Karte.

look-any-die-title = Jeder Würfel: ?
look-any-die = Dieses Feld nimmt jeden Würfel, egal mit welcher Zahl und Farbe. Ein Zeichen daneben gilt trotzdem (F-74).
look-any-number-title = Eine Zahl deiner Wahl: #
look-any-number = Die Zahl auf diesem Würfel ist wichtig, und du bestimmst sie; die Farbe ist frei. Die Zeichen daneben sagen, wie sich die anderen Würfel dazu verhalten. Ohne Zeichen daneben nimmt das Feld jeden Würfel (F-70).
look-any-colour-title = Eine Farbe deiner Wahl: der Farbring
look-any-colour = Die Farbe dieses Würfels ist wichtig, und du bestimmst sie; die Zahl ist frei. Die Zeichen daneben sagen, wie sich die anderen Würfel dazu verhalten. Ohne Zeichen daneben nimmt das Feld jeden Würfel (F-70).
look-any-both-title = Zahl und Farbe deiner Wahl: # im Ring
look-any-both = Zahl und Farbe dieses Würfels sind beide wichtig, und du bestimmst beide. Das Zeichen daneben sagt, was der nächste Würfel damit gemeinsam haben muss (C-70).
look-number-title = Eine Zahl
look-number = Dieses Feld nimmt einen Würfel mit dieser Zahl, in jeder Farbe. Auf den gedruckten Karten ist so eine Zahl weiß; weiße Würfel gibt es nicht (F-71).
look-colour-title = Eine Farbe
look-colour = Dieses Feld nimmt einen Würfel dieser Farbe, mit jeder Zahl. Form und Buchstabe sind die des Würfels (F-71).
look-colour-number-title = Eine Farbe mit Zahl
look-colour-number = Dieses Feld nimmt nur einen Würfel, der beides hat, diese Farbe und diese Zahl (F-71).
look-colour-any-number-title = Eine Farbe mit #
look-colour-any-number = Der Würfel muss diese Farbe haben. Seine Zahl bestimmst du, und die Zeichen daneben vergleichen sie mit den anderen (F-70, F-71).
look-number-any-colour-title = Eine Zahl im Farbring
look-number-any-colour = Der Würfel muss diese Zahl haben. Seine Farbe bestimmst du, und die Zeichen daneben vergleichen sie mit den anderen (F-70, F-71).
look-either-title = Geteiltes Feld: eins von beiden
look-either = Über und unter dem schrägen Strich steht je eine Möglichkeit. Der Würfel muss auf eine davon passen; welche, ist egal (F-72).
look-number-or-colour-title = Zahl oder Farbe: # und Farbring
look-number-or-colour = Dieses Feld nimmt jeden Würfel. Der Würfel daneben muss dann die gleiche Zahl oder die gleiche Farbe haben; was davon, hängt davon ab, was das andere Feld zeigt (F-73).

## Zeichen zwischen den Feldern.

look-same-number-title = Gleiche Zahl: = mit #
look-same-number = Die beiden Würfel neben diesem Zeichen haben die gleiche Zahl. Ihre Farben sind egal (F-73).
look-same-colour-title = Gleiche Farbe: = mit Punkten
look-same-colour = Die beiden Würfel neben diesem Zeichen haben die gleiche Farbe. Ihre Zahlen sind egal (F-73).
look-same-either-title = Gleiche Zahl oder Farbe: = mit # und Punkten
look-same-either = Die beiden Würfel neben diesem Zeichen haben die gleiche Zahl oder die gleiche Farbe; eins von beiden genügt. Jedes Paar von Nachbarn gilt für sich (F-73).
look-same-both-title = Gleiche Zahl und Farbe: drei Striche
look-same-both = Die beiden Würfel neben diesem Zeichen haben die gleiche Zahl und die gleiche Farbe, zum Beispiel zwei rote 4 (F-73).
look-different-colour-title = Verschiedene Farben: ≠
look-different-colour = Die beiden Würfel neben diesem Zeichen haben verschiedene Farben. Verglichen werden nur Nachbarn: Rot, Grün, Rot ist richtig (F-73).
look-less-title = Kleiner: <
look-less = Die linke Zahl ist kleiner als die rechte; gleich genügt nicht. Eine 3 darf links von einer 5 liegen, nicht links von einer 2. Im Turm ist links der untere Würfel (F-74).
look-greater-title = Größer: >
look-greater = Die linke Zahl ist größer als die rechte; gleich genügt nicht. Eine 5 darf links von einer 3 liegen, nicht links von einer 6. Im Turm ist links der untere Würfel (F-74).
look-sum-title = Summe: +
look-sum = Die Zahlen auf beiden Seiten des + werden zusammengezählt. Die ganze Rechnung muss aufgehen: Für # + # = 7 passen eine 3 und eine 4, egal in welcher Reihenfolge (F-74).
look-difference-title = Differenz: −
look-difference = Die Zahl hinter dem − wird von der davor abgezogen. Die Reihenfolge zählt: Für # − # = 2 passen eine 5 und eine 3, aber nicht eine 3 und eine 5 (F-74).
look-equation-title = Rechnung: =
look-equation = Was links vom = steht, muss so viel sein wie das, was rechts davon steht. Eine gedruckte Zahl ohne Feld nimmt keinen Würfel: Sie gehört nur zur Rechnung (F-74).
look-gap-title = Kein Zeichen zwischen zwei Feldern
look-gap = Zwei Felder ohne Zeichen dazwischen haben nichts miteinander zu tun. Jedes nimmt seinen eigenen Würfel (F-24).

## Formen einer Karte.

look-side-by-side-title = Felder nebeneinander
look-side-by-side = Diese Felder darfst du in beliebiger Reihenfolge füllen, solange jedes Zeichen stimmt (F-23, F-24).
look-stack-title = Turm
look-stack = Die Würfel liegen aufeinander. Das linke Feld ist unten: Füll den Turm von links nach rechts, ohne eines auszulassen (F-26). Nur der oberste Würfel kann zurückgegeben werden (F-32).
look-double-stack-title = Doppelturm
look-double-stack = Zwei Türme auf einer Karte, zusammen 6 Punkte wert. Füll jeden von links nach rechts; zwischen ihnen darfst du wechseln, wie du willst. Die Bombe ist entschärft, wenn beide voll sind (F-26).
look-pyramid-title = Pyramide
look-pyramid = Die unterste Lage füllst du in beliebiger Reihenfolge. Ein Würfel darüber braucht beide Würfel unter sich (F-27). Ein Würfel, auf dem ein anderer liegt, kann nicht zurückgegeben werden (F-32).

## Was sonst zu einer Karte gehört.

look-bomb-title = Bombe
look-bomb = Eine Bombe verlangt Würfel. Füll alle ihre Felder, um sie zu entschärfen (F-40). Was sie verlangt, steht auch in Worten darauf.
look-points-title = Punkte einer Bombe
look-points = So viele Punkte bringt die Bombe dem Team, wenn sie entschärft ist (F-53). Je mehr Punkte, desto schwerer ist sie. Zwei schwere Bomben auf einmal lassen dir wenige Würfel, die passen.
look-lights-title = Drähte und Lämpchen
look-lights = Jedes Feld hat einen Draht und ein Lämpchen. Liegt ein Würfel darauf, ist der Draht durchtrennt und das Lämpchen an. Leuchten alle, ist die Bombe entschärft (F-33, F-40).
look-lit-title = Helles Feld
look-lit = Ein Feld, das aufleuchtet, nimmt den Würfel, den du hältst. Musst du einen Würfel zurückgeben, leuchten die, unter denen du wählen kannst. Mit „{ web-help }: { web-help-none }“ leuchtet nichts.
look-safe-title = Schloss: ein sicherer Würfel
look-safe = Ein Würfel mit Schloss kann nicht zurückgegeben werden, weil ein anderer auf ihm liegt (F-32) oder weil seine Karte vollständig ist (F-33). In Countdown ist auch ein Würfel sicher, der zuerst gelegt werden musste (C-47).

## Würfel, und wo sie liegen.

look-die-title = Würfel
look-die = Jeder Würfel hat eine Zahl und eine Farbe. Die Farbe zeigt sich auch als Buchstabe in der Ecke und als Form hinter der Zahl. Tipp einen Würfel an, um ihn aufzunehmen, dann ein Feld.
look-die-red-title = Roter Würfel
look-die-red = Buchstabe R, ein Dreieck.
look-die-blue-title = Blauer Würfel
look-die-blue = Buchstabe B, ein Kreis.
look-die-green-title = Grüner Würfel
look-die-green = Buchstabe G, eine Raute. Gelb hat ein Y.
look-die-yellow-title = Gelber Würfel
look-die-yellow = Buchstabe Y, ein Stern. G ist grün.
look-die-black-title = Schwarzer Würfel
look-die-black = Buchstabe S, ein Sechseck.
look-tray-title = Gewürfelte Würfel
look-tray = Die Würfel dieses Zuges, die noch niemand genommen hat. Besprecht, wer welchen nimmt: Wie viele du nehmen darfst, sagt F-21, was mit dem Rest geschieht, F-31 oder, wenn Funken im Spiel sind, C-30.
look-die-taken-title = Leere Stelle mit Helm
look-die-taken = Hier lag ein Würfel. Der Helm zeigt, wer ihn genommen hat.
look-bag-title = Beutel
look-bag = Die Zahl sagt, wie viele Würfel im Beutel sind. Wer den Beutel hat, würfelt (F-20). Beginnt ein Zug mit leerem Beutel, habt ihr verloren (F-22).
look-pass-title = Passen
look-pass = Du sagst, dass du in diesem Zug keinen Würfel mehr nimmst. Haben alle gepasst, die noch einen nehmen könnten, endet das Verteilen (F-30). Bis dahin kannst du es zurücknehmen (F-34).
look-reroll-title = Übrige Würfel
look-reroll = Diese Würfel hat niemand genommen. Jeder wird neu gewürfelt, und alle geben einen Würfel seiner Farbe oder seiner neuen Zahl zurück (F-31). Tipp einen an, um ihn zu würfeln: Das darf jeder (F-34).
look-steady-hands-title = Ruhige Hände
look-steady-hands = Ein Würfel, der auf einen anderen gelegt wurde, wackelt. Drück innerhalb von 1,5 Sekunden auf „{ web-steady }“, während die Nadel in der grünen Mitte ist, sonst fallen alle Würfel der Karte in den Beutel (F-28).

## Die Mitte des Tischs und alles andere.

look-row-title = Die Reihe: nächste Bomben
look-row = Wer eine Bombe entschärft, nimmt eine von diesen, ganz nach Wahl. Die Lücke wird vom Stapel aufgefüllt, in dem auch Zünderkarten stecken (F-40, F-41).
look-stacks-title = Offene Stapel
look-stacks = Ein Stapel für jeden Wert. Wer eine Bombe entschärft, nimmt die oberste Karte eines beliebigen Stapels (F-62).
look-deck-title = Bomben, die noch kommen
look-deck = So viele Bomben sind noch in der Reihe und im Stapel. Ist die letzte genommen, habt ihr gewonnen, außer auf den Stufen { web-insane } und { web-heroic } (F-50, F-51, C-56). In Countdown müssen auch alle Funken weg sein (C-55).
look-fuse-title = Zünderkarte
look-fuse = Zünderkarten stecken verdeckt im Stapel. Taucht eine auf, wird sie sofort ausgelöst, für alle, und bringt 2 Punkte (F-41, F-53).
look-fuse-number-title = Zünderkarte mit Zahl
look-fuse-number = Alle geben einen gelegten Würfel mit dieser Zahl zurück, falls sie einen haben, der nicht sicher ist (F-42).
look-fuse-colour-title = Zünderkarte mit Farbe
look-fuse-colour = Alle geben einen gelegten Würfel dieser Farbe zurück, falls sie einen haben, der nicht sicher ist (F-42).
look-reveal-title = Eine Zünderkarte aufdecken
look-reveal = Du hast eine Bombe entschärft und darfst eine Zünderkarte aufdecken, bevor du die nächste Bombe nimmst. Das kostet Würfel und bringt 2 Punkte; du musst es nicht tun (F-62).
look-clock-title = Uhr
look-clock = So viel Zeit ist noch übrig. Bei 0:00 habt ihr verloren (F-52, F-54). Die Zündschnur darunter brennt mit der Zeit ab. Die Uhr läuft bei jeder Entscheidung weiter (F-4); nur eine Pause, die mehr als die Hälfte der Spieler will, hält sie an.
look-help-title = Zeichen unter den Würfeln
look-help = Die Helme unter einem Würfel zeigen, wer ihn jetzt legen könnte; weiß bist du. Statt der Helme kann dort auch „{ web-everybody }“ oder „{ web-nobody }“ stehen. Das regelt die Einstellung „{ web-help }“: „{ web-help-full }“ zeigt diese Zeichen und lässt Felder aufleuchten, „{ web-help-little }“ lässt nur Felder aufleuchten, „{ web-help-none }“ tut beides nicht.
look-helmet-title = Helm
look-helmet = Jeder Platz hat einen Helm mit seiner Nummer und einem Muster. Ein weißer Helm bist du.
look-claim-title = Anspruch: „Den kann ich brauchen“
look-claim = Ein türkiser Helm unter einem Würfel heißt, dass diese Person ihn aufgenommen hat und brauchen könnte. Das reserviert nichts: Wer den Würfel zuerst legt, hat ihn (F-21).
look-calls-title = Zurufe
look-calls = Mit einem Tippen rufst du dem ganzen Tisch etwas zu: welchen Würfel du brauchst, oder dass jemand einen nehmen, passen oder warten soll. Am Spiel ändern Zurufe nichts.
look-mates-title = Die Bomben der anderen
look-mates = Alle Karten liegen offen. Tipp sie an, um sie groß zu sehen. Würfel legst du nur auf deine eigenen Karten (F-23).

## Schwierigkeit.

look-difficulty-title = Schwierigkeit
look-difficulty = Je schwerer die Stufe, desto mehr Bomben sind es in derselben Zeit (F-14, C-11). Auf der höchsten Stufe müsst ihr auch die Bomben entschärfen, die vor euch liegen (F-51, C-56).
look-training-title = { web-training }
look-training = Die leichteste Stufe: am wenigsten Bomben (F-14, C-11). In Countdown hat sie keine Zünderkarten (C-14).
look-standard-title = { web-standard }
look-standard = Die übliche Stufe (F-14, C-11). In Countdown hat sie keine Zünderkarten (C-14).
look-expert-title = { web-expert }
look-expert = Mehr Bomben als üblich (F-14, C-11). In Countdown gibt es ab hier Zünderkarten (C-14).
look-elite-title = { web-elite }
look-elite = Die letzte Stufe, auf der ihr die Bomben vor euch nicht entschärfen müsst (F-14, C-11).
look-insane-title = { web-insane }
look-insane = Die höchste Stufe von FUSE. Ist die Mitte leer, muss auch jede Bombe entschärft werden, die noch vor den Spielern liegt (F-51).
