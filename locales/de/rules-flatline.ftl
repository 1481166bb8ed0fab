## Die Regeln von FLATLINE und was auf dem Tisch liegt, zum Nachschlagen mitten im Spiel. Absätze trennt eine Leerzeile,
## Punkte einer Liste beginnen mit einem Bindestrich. Aus der bloßen Nummer einer Regel wird ein Verweis.

## Das Material.

rule-l-1-title = Medizinwürfel und Notfallwürfel
rule-l-1 = Jede der fünf Spielerfarben hat acht Medizinwürfel. Ihre sechs Seiten zeigen Puls, Blut, Medikament, Verband, Schock und Luft. Wie viele der acht du wirfst, steht in L-14. Die zwei Notfallwürfel sind anders: Sie zeigen 1 bis 6 und bestimmen, welche Plätze getroffen werden (L-23).

rule-l-2-title = Was ein Patient zeigt
rule-l-2 = Es gibt 20 Patienten. Jeder hat drei bis fünf Zeilen, die ihr mit Würfeln füllt, und eine Reihe von vier Auslösern: Ein grünes Licht hilft euch, ein rotes schadet euch, ein Feld ohne Licht bewirkt nichts. Es zählt nur das Feld, das die Drehscheibe berührt, wenn der Patient geheilt wird (L-43).

rule-l-3-title = Notfallkarten und Eilkarten
rule-l-3 = Es gibt 29 Notfallkarten, jede mit einem anderen Namen: 18 gewöhnliche, die blau sind, und 11 Eilkarten, die orange sind. Auf jeder stehen die Würfel, mit denen ihr sie erledigt. L-60 sagt, was eine blaue Karte bewirkt, wenn ein Notfallwürfel sie trifft, und L-61, was eine Eilkarte für euch tut, wenn sie erledigt ist.

rule-l-4-title = Der Spielplan
rule-l-4 =
    Auf dem Spielplan gibt es:

    - vier Betten für Patienten, rund um die Drehscheibe der Lebenserhaltung
    - den Notfallbereich mit den Plätzen 1 bis 6 in zwei Reihen
    - den Eilbereich für Eilkarten; den Triagebereich mit vier Plätzen für erledigte; den X-Bereich, „Gescheitert“, für gescheiterte
    - zwei Ladestationen, die Neuwurfleiste und die Energieleiste

    Dazu kommen 10 Energiezellen, 20 Erledigt-Plättchen und 4 Sperrplättchen.

## Vor dem Spiel.

rule-l-10-title = Wie viele mitspielen; allein spielen
rule-l-10 =
    Einer bis fünf können spielen. Wer allein spielt, spielt nach den Regeln für zwei und hält beide Farben. Jede Farbe gilt bei jeder Regel als ein Spieler: bei den Zeichen der Zeilen, beim Verlieren von Würfeln und bei Neuwürfen. Eine Zeile für einen Spieler nimmt also nur Würfel einer deiner Farben, eine für zwei Spieler braucht beide.

    Jeder legt, wirft und dreht nur Würfel der eigenen Farbe und opfert auch nur solche für einen Neuwurf.

rule-l-11-title = Wie viele Patienten
rule-l-11 =
    So viele Patienten sind im Spiel, bei Übung, Normal und Experte:

    - 1 oder 2 Spieler: 6, 7 oder 8
    - 3 Spieler: 9, 10 oder 11
    - 4 Spieler: 11, 12 oder 14
    - 5 Spieler: 13, 15 oder 17

    Vier davon liegen von Anfang an offen in den Betten, die anderen warten im Stapel. Im Raum heißt das „Schwierigkeit“; üblich ist Normal.

rule-l-12-title = Wo die Drehscheibe beginnt
rule-l-12 = Vor der ersten Runde wählt die Leitung den Patienten, bei dem die Raute der Drehscheibe beginnt. Die Raute berührt immer Auslöser 1 ihres Patienten. Die übrigen Verbindungen berühren von dort aus im Uhrzeigersinn Auslöser 2, 3 und 4 der anderen. Mit dieser einen Wahl stehen also alle vier Auslöser fest.

rule-l-13-title = Energieleiste und Energiezellen
rule-l-13 =
    Am Anfang liegen acht Energiezellen auf der Leiste und eine auf jeder Ladestation. Für jede Spielerzahl gibt es eine eigene Leiste; wer allein spielt, hat die für zwei. Die Zahl unter einer Zelle sagt, wie viele Notfallkarten kommen, wenn Schritt A diese Zelle nimmt (L-21).

    Jede Leiste hat eine normale, grüne Seite und eine schwere, rote. Im Raum heißt das „Energieleiste“; üblich ist Normal. Mit „Schwierigkeit“ hat das nichts zu tun, jede Mischung geht.

rule-l-14-title = Wie viele Würfel du hast
rule-l-14 = Ab drei Spielern wirft jeder sechs Würfel. Ein siebter liegt bereit und kann dazukommen, der achte bleibt in der Schachtel. Mit einem oder zwei Spielern hat jede Farbe sieben Würfel für den Wurf, und einer liegt bereit. Manches ändert die Zahl für eine Runde, in den Grenzen von L-62.

rule-l-15-title = Die Leitung und der Praktikant
rule-l-15 = Eine Person hat die medizinische Leitung, kurz die Leitung: Sie führt durch die Runde und entscheidet für das Team (L-16). Der Praktikant gibt allen ihre Würfel zurück; in Klaxon geschieht das von selbst. Im Raum sagt „Leitung am Anfang“, welcher Platz am Tisch damit beginnt; üblich ist Platz 1.

rule-l-16-title = Wer für das Team entscheidet
rule-l-16 =
    Was das Team zu wählen hat, wählt die Leitung: eine Karte, ein Plättchen, eine Zeile, einen Spieler, eine Station oder eine Reihenfolge. Vorschlagen darf jeder; die Leitung muss dem nicht folgen.

    Die Leitung lässt sich jederzeit bis zum Ende des Spiels an jemand anderen abgeben, auch mitten in einer Wahl: Dann wählt, wer sie jetzt hat. Ist abwesend, wer sie hat, oder hat sie ein Bot, während Menschen mitspielen, gibt Klaxon sie an jemand anderen weiter.

    Gibt es nur eine Möglichkeit, wird niemand gefragt; gibt es keine, geschieht nichts. Einen Würfel verlieren kann nur, wer einen hat, und dazubekommen nur, wer noch einen mehr haben darf.

## Eine Runde, vor der Minute.

rule-l-20-title = Schritt A: Energie verlieren
rule-l-20 = Jede Runde beginnt mit der Zelle ganz links auf der Energieleiste: Sie verlässt die Leiste und den Spielplan. Ist es die letzte, habt ihr sofort verloren, noch bevor eine Karte kommt. Für eine weitere Runde braucht ihr also zwei Zellen auf der Leiste.

rule-l-21-title = Schritt B: neue Notfallkarten
rule-l-21 =
    Die Zahl, die unter der Zelle aus Schritt A stand, sagt, wie viele Karten gezogen werden:

    - Eine Eilkarte kommt in den Eilbereich.
    - Eine blaue Karte kommt auf den freien Platz der ersten Reihe mit der kleinsten Nummer. Erst wenn die erste Reihe voll ist, kommt sie in die zweite, auch dort auf die kleinste Nummer.
    - Sind beide Reihen voll, also mit zwölf Karten, so ist jede gezogene Karte endgültig aus dem Spiel, gleich welcher Farbe.

    Beispiel: Platz 1, 3, 4 und 5 sind belegt. Drei blaue Karten kommen auf Platz 2, auf Platz 6 und über Platz 1.

    Zellen, die auf andere Weise von der Leiste gehen, bringen keine Karten. Kommt eine Zelle zurück und geht in einem späteren Schritt A wieder, zählt ihre Zahl noch einmal.

rule-l-22-title = Der Nachziehstapel ist leer
rule-l-22 = Reicht der Nachziehstapel nicht, so wird gezogen, was noch da ist; dann wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Ist auch der leer, wird nichts mehr gezogen. Gescheiterte Eilkarten und Karten, die aus dem Spiel sind, kommen nie wieder.

rule-l-23-title = Schritt C: die Notfallwürfel
rule-l-23 =
    Beide Notfallwürfel werden geworfen, und die Karten auf diesen zwei Plätzen wirken: zuerst der Platz mit der kleineren Nummer, auf jedem Platz erst die erste Reihe, dann die zweite. Ein Pasch trifft seinen Platz nur einmal. Liegt dort keine Karte, geschieht nichts. Die Karten bleiben liegen und können in späteren Runden wieder getroffen werden.

    Eine Karte, die in diesem Schritt gezogen wird, wirkt auch, wenn sie noch an die Reihe kommt: auf einem getroffenen Platz, der erst noch folgt, oder in der zweiten Reihe des Platzes, der gerade dran ist. Beispiel: Die Würfel zeigen 2 und 5. Zieht Platz 2 eine Karte auf Platz 5, so wirkt sie; zieht Platz 5 eine auf Platz 2, so wirkt sie nicht.

rule-l-24-title = Schritt D: die Planung
rule-l-24 = Redet, so lange ihr wollt: Die Minute beginnt, wenn alle bereit sind (L-30). Im Raum könnt ihr mit „Zeit zum Planen“ eine Grenze setzen, von mindestens 10 Sekunden und höchstens 10 Minuten. Ist sie um, beginnt die Minute, bereit oder nicht. Üblich ist „Ohne Grenze“.

rule-l-25-title = Die Karte „Eskalation“
rule-l-25 =
    Wenn alle Plätze des Wurfs abgehandelt sind, werden die Notfallwürfel auf dem Platz der „Eskalation“ noch einmal geworfen: einer, nach einem Pasch beide. Das ist ein neuer Wurf: zuerst der Platz mit der kleineren Nummer, ein Pasch nur einmal. Er trifft seine Plätze auch dann, wenn sie in dieser Runde schon getroffen wurden. Ein Würfel, der liegen bleibt, trifft nicht noch einmal.

    Trifft der neue Wurf wieder die „Eskalation“, geschieht dasselbe noch einmal. Die Karte loszuwerden hilft nur, bevor sie wirkt, spätestens gleich nach dem Wurf; danach wird trotzdem geworfen.

## Die Minute.

rule-l-30-title = Schritt E: die Minute
rule-l-30 =
    Sind alle bereit, startet die Uhr, und jeder wirft einmal alle seine Würfel. Die Minute endet nach 60 Sekunden; früher, wenn jeder Würfel liegt oder alle, die noch Würfel haben, „Fertig“ sagen. Genau bei 60 Sekunden kommt ein Würfel zu spät.

    Wer „Fertig“ gesagt hat und dann doch einen Würfel nutzt, ist nicht mehr fertig; ebenso, wer einen Würfel, einen Neuwurf oder einen Würfel zum Drehen bekommt. Auf Abwesende wartet niemand: Nach der Zeit, die im Raum unter „Abwesend“ steht, gelten sie als bereit und als fertig.

rule-l-31-title = Wohin Würfel kommen
rule-l-31 = In der Minute kommen Würfel auf Zeilen von Patienten, auf Notfallkarten beider Reihen, auf Eilkarten, auf Ladestationen und auf die Neuwurfleiste. Sonst nirgendwohin: Triagekarten nehmen keine. Ein gelegter Würfel bleibt für diese Runde liegen; niemand kann ihn zurücknehmen oder verschieben.

rule-l-32-title = Wer eine Zeile füllen darf
rule-l-32 =
    Das Zeichen einer Zeile sagt, wer sie füllen darf:

    - kein Zeichen: wer will, allein oder zusammen
    - eine Figur: ein Spieler legt alle ihre Würfel
    - zwei Figuren: genau zwei Spieler, nicht einer und nicht drei
    - zwei Figuren und ein Plus: zwei oder mehr Spieler
    - drei Figuren zwischen zwei Balken: jeder Spieler legt einen Würfel der gezeigten Art
    - zwei Figuren und ein Strich dazwischen: ein Spieler füllt den linken Teil, ein anderer den rechten

    Ein Feld nimmt das Symbol, das es zeigt. Zeigt es zwei, nimmt es eines davon; zeigt es ?, nimmt es jeden Würfel. Felder mit = nehmen jedes Symbol, aber alle in einer Zeile müssen dasselbe zeigen.

    Ein Würfel wird abgelehnt, wenn danach niemand mehr die Zeile nach ihrem Zeichen füllen könnte. Beispiel: Füllen genau zwei Spieler eine Zeile mit zwei Feldern, kannst du nicht beide Würfel legen. Dabei zählen nur das Zeichen und die Spieler auf der Zeile, nicht, welche Würfel noch übrig sind.

rule-l-33-title = Zeile für alle, zwei Symbole
rule-l-33 = Zeigt eine Zeile für alle Spieler zwei Symbole, wählt jeder für sich, welches er legt, gleich was die anderen gelegt haben. Beispiel: Zwei legen ein Medikament, der dritte einen Schock.

rule-l-34-title = Wer Karten und Stationen füllt
rule-l-34 = Notfallkarten, Eilkarten und Ladestationen füllt, wer will, allein oder mit anderen zusammen. Nur wenn eine Karte ein Zeichen trägt, gilt es wie auf einer Zeile (L-32); in Klaxons eigenem Deck trägt keine eines. Felder mit = müssen auch hier gleich sein.

rule-l-35-title = Die Neuwurfleiste
rule-l-35 = Leg einen deiner noch ungelegten Würfel auf das erste freie Feld der Leiste von links und nenn jemanden, dich selbst oder jemand anderen. Diese Person darf beliebig viele ihrer ungelegten Würfel neu würfeln. Die Leiste hat mit einem bis drei Spielern fünf Felder, mit vier Spielern vier, mit fünf drei. Ist sie voll, ist für diese Runde Schluss.

rule-l-36-title = Was ein Neuwurf ist
rule-l-36 =
    Ein Neuwurf, ob von der Leiste, von einem Auslöser oder durch „Neuer Anfang“, ist ein neuer Wurf mit beliebig vielen deiner ungelegten Würfel, mindestens einem. Du musst ihn nicht gleich nutzen, aber mit dem Ende der Minute verfällt er. Hast du mehrere, kannst du sie nacheinander nutzen.

    An der Leiste kannst du nur jemanden nennen, der dann noch einen ungelegten Würfel hat. Deinen eigenen letzten kannst du also nicht für dich selbst opfern.

    „Geballte Kraft“ geht genauso: Jeder darf bis zum Ende der Minute einmal einen ungelegten Würfel drehen.

rule-l-37-title = Neue und verbrauchte Würfel
rule-l-37 = Bekommst du in der Minute einen Würfel dazu, wird er sofort geworfen. Wird in der Minute eine Notfallkarte abgelegt oder bekommt eine Zeile ein Erledigt-Plättchen, so kommen die Würfel, die dort liegen, nicht zurück: Sie sind bis zum Ende der Runde verbraucht.

## Nach der Minute.

rule-l-40-title = Schritt F: Eilkarten
rule-l-40 =
    Zuerst scheitert jede Eilkarte, die nicht erledigt ist: Sie kommt verdeckt in den X-Bereich. Dann wird jede erledigte zur Triagekarte, wenn einer der vier Triageplätze frei ist.

    Ist Platz für alle erledigten, kommen sie von selbst. Sonst sagt die Leitung, welche kommen, eine nach der anderen, und darf zwischendurch Triagekarten einsetzen oder ablegen, um Platz zu schaffen. Eine erledigte Karte, für die kein Platz geschaffen wird, wird abgelegt; als gescheitert zählt sie nicht. Keine Karte lässt sich einsetzen, bevor sie auf einem Triageplatz liegt.

    Triagekarten dürfen ungenutzt abgelegt werden, solange erledigte Karten auf Platz warten, und immer, wenn L-52 es erlaubt.

rule-l-41-title = Schritt F: Notfallkarten
rule-l-41 =
    Eine Notfallkarte, deren Felder alle belegt sind, wird abgelegt. Die anderen bleiben, und ihre Würfel gehen zurück: In der nächsten Runde fangt ihr dort mit leeren Feldern an.

    Eine Karte der zweiten Reihe rutscht nach unten, wenn der Platz unter ihr frei ist; zur Seite rückt keine. Das gilt nach jedem Ablegen. In Schritt C rutscht sie erst, wenn der Schritt vorbei ist.

rule-l-42-title = Schritt G: erledigte Zeilen
rule-l-42 =
    Die Patienten werden nacheinander abgehandelt, von der Raute aus im Uhrzeigersinn. Jede volle Zeile bekommt ein Erledigt-Plättchen, das von Runde zu Runde liegen bleibt; Würfel nimmt sie keine mehr. Eine Zeile, in der ein Feld frei ist, bekommt nichts; ihre Würfel gehen nur zurück.

    Die Reihenfolge steht fest, wenn der Schritt beginnt. Dreht sich die Scheibe unterdessen, so berührt sie andere Auslöser, aber die Reihenfolge bleibt. Leere Betten werden übersprungen.

rule-l-43-title = Ein Patient wird geheilt
rule-l-43 =
    Hat ein Patient, wenn er in Schritt G an der Reihe ist, auf jeder Zeile ein Plättchen (L-42), ist er geheilt, und der Auslöser, den die Drehscheibe in diesem Moment berührt, wirkt sofort. Ein Feld ohne Licht bewirkt nichts. Dann ist der Patient aus dem Spiel, und der nächste vom Stapel nimmt seinen Platz ein, wenn es noch einen gibt.

    Ist ein Patient geheilt, können ihm seine Plättchen nicht mehr genommen werden, und sein Auslöser bleibt derselbe, auch wenn sich die Scheibe dreht, bevor er wirkt. Der neue Patient kann sofort ein Plättchen bekommen.

rule-l-44-title = Ein Plättchen auf der letzten Zeile
rule-l-44 =
    In Schritt G darf ein Plättchen von einem Auslöser oder durch „Alle weg!“ die letzte offene Zeile jedes Patienten erledigen, auch eines, der schon abgehandelt ist. Er ist sofort geheilt, und der Auslöser, den die Drehscheibe in diesem Moment berührt, wirkt ebenfalls. Kam das Plättchen von einem Auslöser, geschieht das alles, bevor der erste Patient geht. So sind ganze Ketten möglich.

    Zu jeder anderen Zeit bleibt das Plättchen einfach liegen. Geheilt ist der Patient dann im nächsten Schritt G, mit dem Auslöser, den die Drehscheibe dann berührt, falls er bis dahin kein Plättchen verliert.

rule-l-45-title = Schritt G: Ladestationen
rule-l-45 =
    Nach allen Patienten gibt jede volle Ladestation eine ihrer Zellen auf das freie Feld der Energieleiste, das am weitesten rechts liegt. Diese Felder müssen belegt sein:

    - 1 oder 2 Spieler: die obere Reihe
    - 3 Spieler: auch das linke Feld der unteren Reihe
    - 4 Spieler: auch das mittlere
    - 5 Spieler: auch das rechte

    Felder für mehr Spieler sind gesperrt, und eine Station ohne Zelle nimmt keine Würfel. Ist die Leiste voll, bleibt die Zelle. Sind beide Stationen voll und auf der Leiste ist nur ein Feld frei, wählt die Leitung, welche ihre Zelle gibt.

rule-l-46-title = Schritt H: die Scheibe dreht sich
rule-l-46 =
    Alle Würfel gehen zurück. Dann dreht sich die Drehscheibe einmal im Uhrzeigersinn: Jede Verbindung rückt ein Bett weiter. Damit endet die Runde, auch wenn die Scheibe stehen blieb. Sperren und andere Wirkungen enden, ungenutzte Neuwürfe verfallen, und jeder hat wieder die übliche Zahl von Würfeln (L-14), plus oder minus das, was die Schritte F und G gebracht haben (L-47).

    Dreht etwas anderes die Scheibe, endet damit nichts, und in Schritt H dreht sie sich trotzdem.

rule-l-47-title = Diese Runde oder die nächste
rule-l-47 =
    Gewonnene und verlorene Würfel, Neuwürfe und Sperren zählen für diese Runde, wenn sie in den Schritten A bis E kommen. Kommen sie in F oder G, zählen sie für die kommende: Sie beginnen nach Schritt H. Beispiel: Ein Auslöser sperrt in Schritt G die Neuwurfleiste. Gesperrt ist sie in der nächsten Minute.

    Zellen, Plättchen, Karten und Drehungen der Scheibe wirken sofort. Ein Auslöser, der die Scheibe anhält, tut das in Schritt H derselben Runde.

## Triagekarten.

rule-l-50-title = Eine Triagekarte einsetzen
rule-l-50 =
    Eine Triagekarte wird eingesetzt, wenn die Leitung es sagt, und dann abgelegt. Bis zum Ende der Minute zählt sie für diese Runde. Danach, in den Schritten F bis H, gilt:

    - Zusätzliche Würfel, Neuwürfe, Würfel zum Drehen, „Krise abgewendet“ und „Unheil abgewendet“ zählen für die kommende Runde.
    - „Alle weg!“, „Alles im Griff“ und „Aufladen“ wirken sofort.
    - „Sichtung“ und „Taktische Entscheidung“ wirken auf die Runde, die gerade endet.

rule-l-51-title = Die Karte „Keine Hilfe in Sicht“
rule-l-51 =
    Sobald ein Notfallwürfel auf ihren Platz fällt, in welcher Reihe sie auch liegt, lässt sich keine Triagekarte mehr einsetzen, bis die Runde in Schritt H endet: auch nicht „Krise abgewendet“, „Unheil abgewendet“ oder „Alles im Griff“. Setzt solche Karten also vor dem Wurf ein. Die Karte in der Minute zu erledigen hilft in dieser Runde nicht. Wird sie erst im Lauf von Schritt C gezogen, gilt sie, sobald sie wirkt.

    Erledigte Eilkarten werden trotzdem zu Triagekarten, und Triagekarten könnt ihr ablegen oder durch „Hilfe verloren“ und „Rückschlag“ verlieren. Gleich nach Schritt H, noch vor dem nächsten Schritt A, lassen sich Triagekarten wieder einsetzen.

rule-l-52-title = Wann Triagekarten einsetzbar sind
rule-l-52 =
    „Jederzeit“ heißt:

    - zwischen zwei Schritten, auch vor Schritt H und zwischen H und dem nächsten A
    - in der Planung und in der Minute
    - gleich nach jedem Wurf der Notfallwürfel, auch nach „Eskalation“, bevor eine Karte wirkt
    - zwischen zwei Eilkarten und zwischen zwei Patienten
    - bevor der rote Auslöser eines geheilten Patienten wirkt

    Es heißt nicht: während eine Wahl offen ist, zwischen zwei Karten, die in Schritt C wirken, vor einem grünen Auslöser, vor dem Aufladen der Stationen oder gegen eine Niederlage. Eine Karte, die nichts bewirken könnte, wird abgelehnt. Gleich nach einem Wurf brauchen „Krise abgewendet“ und „Unheil abgewendet“ eine Karte auf einem Platz dieses Wurfs.

    Das Spiel hält nur an, wenn sich eine Karte einsetzen ließe. Dann dürfen Triagekarten auch ungenutzt abgelegt werden. Mit „Weiter“ beendet die Leitung den Halt. Er endet von selbst, wenn sich keine Karte mehr einsetzen ließe oder wenn das, wovor er kam, nun ausbleibt, etwa ein roter Auslöser nach „Sichtung“. Er endet auch von selbst nach 10 Sekunden, oder nach 1,5, wenn keine Karte jetzt mehr brächte als in der Planung; doch wenn ein Spieler vorher etwas antippt, wartet der Tisch.

## Das Ende.

rule-l-55-title = Gewinnen und verlieren
rule-l-55 =
    Ihr gewinnt in dem Moment, in dem der letzte Patient geheilt ist, also niemand mehr in den Betten oder im Stapel darauf wartet. Kein Auslöser, keine Station und keine Drehung zählt mehr; der rote Auslöser des letzten Patienten kann euch also nichts mehr anhaben. Ihr verliert:

    - wenn die letzte Zelle die Energieleiste verlässt, in Schritt A oder auf andere Weise
    - wenn drei Eilkarten gescheitert sind; mit einem oder zwei Spielern vier

    Beides gilt sofort. Scheitert in Schritt F eine Karte zu viel, ist es also vorbei, bevor in Schritt G jemand geheilt wird, und eine Zelle, die ein Auslöser nimmt, ist weg, bevor die Stationen aufladen.

rule-l-56-title = Verlorene Zellen, und wie sie wiederkommen
rule-l-56 =
    Eine Zelle, die Schritt A oder ein Auslöser wegnimmt, verlässt den Spielplan. „Aufladen“ und Auslöser bringen eine davon zurück, nie eine von einer Station, und zwar auf das freie Feld der Leiste, das am weitesten rechts liegt. Hat keine den Spielplan verlassen oder ist die Leiste voll, geschieht nichts.

    „Energieverlust“ schiebt die Zelle ganz links auf der Leiste auf eine Station. Ist es die letzte der Leiste, habt ihr verloren; sie kommt dann ohne Wahl auf Station 1.

## Die Karten.

rule-l-60-title = Was blaue Karten bewirken
rule-l-60 =
    Eine blaue Karte wirkt, wenn ein Notfallwürfel ihren Platz trifft. Gibt es nichts, worauf sie wirken könnte, geschieht nichts.

    - Hilfe verloren: Eine Triagekarte wird abgelegt.
    - Rückschlag: Eine Triagekarte geht in den Eilbereich zurück und muss in dieser Runde noch einmal erledigt werden.
    - Kurz mal austreten: Ein Spieler verliert zwei Würfel, oder den einen, den er hat.
    - Rückfall: Einem Patienten wird ein Erledigt-Plättchen weggenommen.
    - Keine Hilfe in Sicht: In dieser Runde lässt sich keine Triagekarte einsetzen (L-51).
    - Abriegelung: Die Neuwurfleiste ist in dieser Runde gesperrt. Freie Neuwürfe gehen weiterhin.
    - Unter Zwang, Wachsende Not, Unerwartetes Hindernis: Eine Notfallkarte wird gezogen.
    - Durchkreuzte Pläne: Die Drehscheibe dreht sich einmal.
    - Eskalation: Die Würfel auf ihrem Platz werden noch einmal geworfen (L-25).
    - Energiesperre: Die Ladestationen sind in dieser Runde gesperrt.
    - Unterbesetzt: Jeder Spieler verliert einen Würfel.
    - Durcheinander: Zwei Notfallkarten werden gezogen.
    - Zur Unzeit: Jeder rote Auslöser, den die Drehscheibe jetzt berührt, wirkt, von der Raute aus im Uhrzeigersinn. Geheilt wird dadurch niemand. Dreht sich die Scheibe unterdessen, bleiben es dieselben Auslöser.
    - Energieverlust: Die Zelle ganz links auf der Leiste kommt auf eine Ladestation (L-56).
    - Kalt erwischt: Die oberste Karte des Nachziehstapels tritt an die Stelle dieser Karte und wirkt; „Kalt erwischt“ selbst wird abgelegt. Eine Eilkarte kommt stattdessen in den Eilbereich, auch wenn beide Reihen voll sind, und der Platz bleibt leer. Ist keine Karte mehr da, wird „Kalt erwischt“ nur abgelegt.
    - Undankbare Arbeit: Grüne Auslöser bewirken in dieser Runde nichts.

    Was schon gesperrt ist, kann nicht noch einmal gesperrt werden.

rule-l-61-title = Was Triagekarten bewirken
rule-l-61 =
    Eine Eilkarte hilft, wenn sie erledigt ist, im Triagebereich liegt und eingesetzt wird. L-50 sagt, für welche Runde, L-52, wann.

    - Taktische Entscheidung: Die Drehscheibe dreht sich in Schritt H nicht. Einsetzbar von Schritt A bis Schritt H, nicht zwischen H und dem nächsten A.
    - Sichtung: Rote Auslöser von Patienten, die in dieser Runde geheilt werden, bewirken nichts. Unmittelbar vor einem roten Auslöser eingesetzt, hält sie diesen und alle späteren der Runde auf. Gegen „Zur Unzeit“ hilft sie nicht.
    - Geballte Kraft: Jeder Spieler darf einen geworfenen, noch nicht gelegten Würfel auf eine andere Seite drehen, auch mitten in der Minute.
    - Alle weg!: Ein Erledigt-Plättchen kommt auf eine beliebige offene Zeile.
    - Adrenalinstoß: Jeder Spieler bekommt einen Würfel dazu.
    - Krise abgewendet: Vor dem Wurf eingesetzt, verhindert sie ihn; gleich nach einem Wurf eingesetzt, macht sie dessen Würfel wirkungslos.
    - Alles im Griff: Eine beliebige Karte des Notfallbereichs wird abgelegt, keine des Eilbereichs.
    - Unheil abgewendet: Vor dem Wurf eingesetzt, lässt sie nur einen Notfallwürfel fallen statt zwei; gleich nach einem Wurf eingesetzt, macht sie einen seiner Würfel wirkungslos. Bei einem Pasch trifft der andere den Platz trotzdem; die Karte ändert dann nur etwas, wenn dort „Eskalation“ liegt oder hinkommt.
    - Aufladen: Eine verlorene Zelle kommt auf die Energieleiste zurück (L-56).
    - Starker Kaffee: Ein Spieler bekommt einen Würfel dazu.
    - Neuer Anfang: Jeder Spieler darf einmal umsonst beliebige seiner ungelegten Würfel neu würfeln, auch mitten in der Minute und trotz „Abriegelung“.

rule-l-62-title = Grenzen der Würfelzahl
rule-l-62 =
    Niemand hat je mehr als sieben Würfel, mit einem oder zwei Spielern acht. Ein Würfel darüber hinaus verfällt, wenn er kommt, auch wenn du gleich danach einen verlierst. Ein verlorener Würfel wird beiseitegelegt und kann wieder dazukommen. Wer keinen hat, kann keinen verlieren. In den Schritten F und G zählt die Würfelzahl für die kommende Runde.

    Allgemein gilt: Was nichts hat, worauf es wirken könnte, bewirkt nichts.

rule-l-63-title = Was Auslöser bewirken
rule-l-63 =
    Grüne Auslöser:

    - ein Spieler oder jeder bekommt einen Würfel dazu
    - ein Spieler oder jeder hat einen freien Neuwurf
    - ein Erledigt-Plättchen kommt auf eine offene Zeile
    - eine verlorene Energiezelle kommt auf die Leiste zurück
    - eine Karte verlässt den Notfallbereich
    - die Drehscheibe bleibt in Schritt H stehen, ob ihr wollt oder nicht
    - die Drehscheibe dreht sich einmal

    Rote Auslöser:

    - ein Spieler oder jeder verliert einen Würfel
    - ein Erledigt-Plättchen wird weggenommen
    - eine Energiezelle geht verloren
    - eine Triagekarte wird abgelegt
    - eine Notfallkarte wird gezogen, wie in L-21; eine Eilkarte, die in Schritt G kommt, muss in der nächsten Runde erledigt werden
    - die Neuwurfleiste wird gesperrt
    - die Drehscheibe dreht sich einmal

    Drei Punkte unter dem Bild heißen: jeder Spieler. L-47 sagt, für welche Runde es zählt.

rule-l-64-title = Grüne, blaue und orange Karten
rule-l-64 = Wo eine Karte abgebildet ist, sagt ihre Farbe, wo diese Karte liegt: Grün im Triagebereich, Blau im Notfallbereich, Orange im Eilbereich. Was euch eine Triagekarte kostet, rührt die anderen Bereiche nicht an, und was eine Karte aus dem Notfallbereich nimmt, nimmt nie eine Eilkarte.

## Was auf dem Tisch liegt: die Patienten.

look-patient-title = Patient
look-patient = Ein Patient hat drei bis fünf Zeilen. Ihr füllt sie mit Würfeln, in beliebiger Reihenfolge und über beliebig viele Runden; was erledigt ist, bleibt erledigt. Ist keine Zeile mehr offen, wird er in Schritt G geheilt, und der Auslöser wirkt, den die Drehscheibe dann berührt (L-43). Sind alle Patienten geheilt, habt ihr gewonnen.

look-bay-title = Bett
look-bay = Einer der vier Orte für Patienten rund um die Drehscheibe. Ist ein Patient geheilt, kommt der nächste vom Stapel. Ist der Stapel leer, bleibt das Bett leer, und die Scheibe dreht sich trotzdem daran vorbei.

look-line-title = Zeile
look-line = Sind alle Felder einer Zeile in derselben Minute belegt, bekommt sie in Schritt G ein Erledigt-Plättchen. Bleibt ein Feld frei, bekommt sie nichts, und ihre Würfel gehen zurück (L-42). Das Zeichen vor den Feldern sagt, wer sie füllen darf (L-32).

look-sign-any-title = Kein Zeichen: wer will
look-sign-any = Ohne Zeichen darf jeder Würfel legen: einer allein oder mehrere zusammen, in jeder Mischung.

look-sign-one-title = Zeichen: ein Spieler allein
look-sign-one = Eine Figur: Derselbe Spieler legt alle Würfel dieser Zeile. Sobald einer liegt, kann niemand anders mehr dazu.

look-sign-two-title = Zeichen: genau zwei Spieler
look-sign-two = Zwei Figuren: Genau zwei Spieler füllen diese Zeile zusammen, jeder mit mindestens einem Würfel. Einer allein kann es nicht, und ein dritter kann nicht dazu.

look-sign-more-title = Zeichen: zwei oder mehr Spieler
look-sign-more = Zwei Figuren und ein Plus: Zwei oder mehr Spieler füllen diese Zeile zusammen. Wie viele Würfel jeder legt, ist gleich, nur dürfen nicht alle von einem sein.

look-sign-all-title = Zeichen: jeder Spieler
look-sign-all = Drei Figuren zwischen zwei Balken: Jeder Spieler legt hier einen Würfel; die Zeile hat also so viele Felder, wie Spieler da sind. Zeigt sie zwei Symbole, wählt jeder für sich eines davon (L-33). Wer allein spielt, legt von jeder Farbe einen Würfel.

look-sign-split-title = Zeichen: linker und rechter Teil
look-sign-split = Zwei Figuren und ein Strich dazwischen: Ein Spieler füllt den linken Teil der Zeile, ein anderer den rechten. Sonst kann niemand dazu, und niemand kann beide Teile füllen.

look-space-title = Feld für einen Würfel
look-space = Ein Feld nimmt einen Würfel. Welchen, ist darauf zu sehen: ein Symbol, zwei Symbole zur Wahl, ? für jeden Würfel, = für dasselbe Symbol auf allen Feldern mit =. Tipp einen Würfel an, dann leuchten die Felder, die ihn nehmen. Was liegt, bleibt für diese Runde liegen (L-31).

look-space-icon-title = Feld mit einem Symbol
look-space-icon = Es nimmt einen Würfel, der dieses Symbol zeigt.

look-space-either-title = Feld mit zwei Symbolen
look-space-either = Es nimmt einen Würfel, der eines der beiden zeigt.

look-space-any-title = ? Jeder Würfel
look-space-any = Es nimmt jeden Würfel, was er auch zeigt.

look-space-matching-title = = Gleiche Würfel
look-space-matching = Jedes Symbol passt, aber alle Felder mit = auf derselben Zeile, Karte oder Station müssen dasselbe zeigen. Der erste Würfel entscheidet, welches.

look-cleared-tile-title = Erledigt-Plättchen
look-cleared-tile = Diese Zeile ist erledigt und nimmt keine Würfel mehr. Das Plättchen bleibt von Runde zu Runde, es sei denn, etwas nimmt es weg: Dann ist die Zeile wieder offen, mit allen ihren Feldern. Würfel, die dort lagen, als das Plättchen in der Minute kam, sind für diese Runde verbraucht (L-37).

look-trigger-title = Auslöser
look-trigger = Jeder Patient hat vier Auslöser. Wird er geheilt, zählt genau einer davon: der, den die Drehscheibe in diesem Moment berührt (L-43). Mit jeder Drehung ist es ein anderer; es kommt also darauf an, wann ihr wen heilt. Drei Punkte unter dem Bild heißen: jeder Spieler.

look-trigger-green-title = Grüner Auslöser
look-trigger-green = Er hilft euch, wenn die Drehscheibe ihn berührt und dieser Patient geheilt wird. Bei „Undankbare Arbeit“ bewirkt er nichts.

look-trigger-red-title = Roter Auslöser
look-trigger-red = Er schadet euch, wenn die Drehscheibe ihn berührt und dieser Patient geheilt wird; geheilt ist der Patient trotzdem. Die Triagekarte „Sichtung“ hält ihn auf. „Zur Unzeit“ setzt ihn auch ohne Heilung in Gang.

look-trigger-blank-title = Auslöser ohne Licht
look-trigger-blank = Berührt ihn die Drehscheibe, wenn dieser Patient geheilt wird, geschieht nichts.

look-dial-title = Drehscheibe der Lebenserhaltung
look-dial = Die Drehscheibe verbindet jedes Bett mit einem Auslöser seines Patienten. Am Ende jeder Runde, in Schritt H, dreht sie sich einmal im Uhrzeigersinn: Dann hat jeder Patient einen anderen Auslöser (L-46). Auch Karten und Auslöser können sie drehen oder anhalten. Jeder Patient zeigt, welchen sie jetzt berührt und welchen nach der Drehung.

look-diamond-title = Raute und Verbindungen
look-diamond = Die Drehscheibe hat vier Verbindungen. Die Raute berührt immer Auslöser 1 ihres Patienten; die anderen berühren von dort aus im Uhrzeigersinn Auslöser 2, 3 und 4 (L-12). In Schritt G wird der Patient an der Raute zuerst abgehandelt.

## Was auf dem Tisch liegt: Stationen, Neuwürfe, Energie.

look-station-title = Ladestation
look-station = Füllt alle ihre Felder in einer Minute, dann geht in Schritt G eine ihrer Zellen auf die Energieleiste zurück: Das ist eine Runde mehr. Würfel legen darf hier jeder. Wie viele Felder zählen, hängt von der Spielerzahl ab (L-45). Ohne Zelle nimmt sie keine Würfel, und bei voller Leiste bleibt ihre Zelle.

look-station-1-title = Ladestation 1
look-station-1 = In Klaxons eigenem Deck verlangt Station 1 Schock und Puls; ab drei Spielern auch einen beliebigen Würfel, ab vier auch Luft, mit fünf auch ein Medikament.

look-station-2-title = Ladestation 2
look-station-2 = In Klaxons eigenem Deck verlangt Station 2 zwei gleiche Würfel; ab drei Spielern auch einen beliebigen, ab vier auch einen dritten, der den beiden gleicht, mit fünf auch Blut.

look-reroll-track-title = Neuwurfleiste
look-reroll-track = Schlecht gewürfelt? Leg einen Würfel hierher und nenn jemanden, dich selbst oder jemand anderen: Diese Person darf beliebig viele ihrer ungelegten Würfel neu würfeln (L-35). Felder gibt es wenige, und ein Würfel, der hier liegt, ist für diese Runde verbraucht. „Abriegelung“ und ein roter Auslöser können die Leiste sperren.

look-power-meter-title = Energieleiste
look-power-meter = Jede Runde nimmt die Zelle ganz links weg. Die Zahl darunter sagt, wie viele Notfallkarten dann kommen (L-21); „nächste bringt“ zeigt die nächste. Geht die letzte Zelle, habt ihr verloren. Volle Ladestationen, „Aufladen“ und manche grünen Auslöser bringen Zellen zurück.

look-power-cube-title = Energiezelle
look-power-cube = Auf der Leiste ist jede Zelle außer der letzten gut für eine Runde. Auf einer Ladestation wartet sie, bis ihr die Station füllt (L-45). Zellen, die den Spielplan verlassen haben, kommen nur durch „Aufladen“ oder einen Auslöser zurück (L-56).

look-locked-title = Gesperrt
look-locked = Ein Sperrplättchen schließt die Neuwurfleiste, die Ladestationen oder den Triagebereich; „Undankbare Arbeit“ schaltet grüne Auslöser aus. Alles das endet mit der Runde, in Schritt H. Eine Sperre, die ein Auslöser in Schritt G bringt, beginnt erst dann und gilt für die nächste Runde (L-47).

look-patients-left-title = Wie viele noch zu retten sind
look-patients-left = So viele Patienten sind noch nicht geheilt, in den Betten und im Stapel zusammen. Bei null habt ihr gewonnen.

## Was auf dem Tisch liegt: Notfälle.

look-slot-title = Platz im Notfallbereich
look-slot = Blaue Karten liegen auf den Plätzen 1 bis 6. In Schritt C fallen zwei Würfel, und die Karten auf den Plätzen mit diesen Nummern wirken (L-23). Freie Plätze füllen sich von der kleinsten Nummer an.

look-second-row-title = Zweite Reihe
look-second-row = Sind alle sechs Plätze belegt, kommen blaue Karten in eine zweite Reihe darüber. Ein Würfel, der den Platz trifft, trifft beide Karten, zuerst die der ersten Reihe. Ist die untere weg, rutscht die obere nach (L-41).

look-emergency-dice-title = Notfallwürfel
look-emergency-dice = Zwei Würfel mit den Zahlen 1 bis 6 fallen in Schritt C. Jeder liegt auf dem Platz, den er getroffen hat. Ein Pasch trifft nur einmal (L-23).

look-emergency-card-title = Notfallkarte
look-emergency-card = Eine blaue Karte wirkt jedes Mal, wenn ein Notfallwürfel ihren Platz trifft, Runde für Runde, bis sie weg ist. Füllt in der Minute ihre Felder, allein oder zusammen, dann wird sie in Schritt F abgelegt. Um zu gewinnen, müsst ihr blaue Karten nicht erledigen.

look-stat-area-title = Eilbereich
look-stat-area = Hierher kommen die orangen Eilkarten, beliebig viele. Sie müssen in der Minute erledigt werden, die als Nächstes kommt, sonst scheitern sie (L-40).

look-stat-card-title = Eilkarte
look-stat-card = Füllt noch in dieser Minute die Felder dieser orangen Karte, allein oder zusammen. Dann wird sie zur Triagekarte und hilft euch. Sonst scheitert sie, und mit zu vielen gescheiterten ist das Spiel verloren (L-40, L-55). Notfallwürfel treffen sie nicht.

look-triage-area-title = Triagebereich
look-triage-area = Hier ist Platz für vier Triagekarten, also Eilkarten, die ihr erledigt habt. Kommt eine fünfte, muss eine weichen: Setzt eine ein, legt eine ab oder verzichtet auf die neue (L-40).

look-triage-card-title = Triagekarte
look-triage-card = Sie hilft einmal, dann wird sie abgelegt. Einsetzen kann sie die Leitung, vorschlagen jeder. Das geht in der Planung, in der Minute und in vielen Augenblicken dazwischen (L-52). Nach der Minute zählen manche Karten für die kommende Runde (L-50).

look-failed-title = Gescheiterte Eilkarten
look-failed = Jede Eilkarte, die in ihrer Minute nicht erledigt wurde, liegt hier verdeckt und bleibt. Mit der dritten habt ihr verloren; mit einem oder zwei Spielern mit der vierten (L-55).

## Würfel und Spieler.

look-dice-title = Deine Würfel
look-dice = Beginnt die Minute, wirft jeder einmal alle seine Würfel. Tipp einen an, dann ein helles Feld, oder zieh ihn dorthin. Üblich sind sechs Würfel, mit einem oder zwei Spielern sieben; manches gibt oder nimmt für eine Runde welche (L-14, L-62).

look-icon-title = Symbol
look-icon = Eine der sechs Seiten eines Medizinwürfels: Puls, Blut, Medikament, Verband, Schock oder Luft. Alle sechs sind gleich wahrscheinlich.

look-player-colour-title = Farben der Spieler
look-player-colour = Jeder Spieler hat Würfel einer Farbe, mit einer Form in der Ecke, damit niemand Farben unterscheiden muss. Bei Zeilen zählt, wessen Würfel es sind (L-32); sonst bedeutet die Farbe nichts. Wer allein spielt, hält zwei Farben, die als zwei Spieler gelten (L-10).

look-free-reroll-title = Dein Neuwurf
look-free-reroll = Du darfst einmal beliebige deiner ungelegten Würfel neu würfeln, mindestens einen. Der Neuwurf kam von der Leiste, von einem Auslöser oder durch „Neuer Anfang“ und verfällt mit dem Ende der Minute (L-36).

look-set-die-title = Einen Würfel drehen
look-set-die = Durch „Geballte Kraft“ darfst du bis zum Ende der Minute einmal einen deiner ungelegten Würfel auf eine andere Seite drehen (L-36).

look-chief-title = Die Leitung
look-chief = Die Leitung trifft jede Wahl des Teams und setzt die Triagekarten ein. Vorschlagen darf jeder. Abgeben lässt sie sich jederzeit (L-16).

look-proposal-title = Vorschlag
look-proposal = Das würde jemand tun, wenn er die Leitung hätte. Andere stimmen durch Antippen zu. Es geschieht erst, wenn die Leitung es entscheidet (L-16).

look-pin-title = Helm: wer was übernimmt
look-pin = Ein Helm auf einer Zeile, Karte oder Station sagt: Diese Person will sie in der kommenden Minute füllen. Jeder kann in der Planung bis zu fünf setzen und durch nochmaliges Antippen zurücknehmen. Sie verpflichten zu nichts.

## Die Runde.

look-planning-title = Planung
look-planning = Jetzt ist Zeit zum Reden, ohne Grenze, wenn ihr keine gesetzt habt. Tipp Zeilen, Karten und Stationen an, die du übernimmst. Triagekarten lassen sich einsetzen. Die Minute beginnt, wenn alle bereit sind (L-24).

look-ready-title = Bereit
look-ready = Sind alle bereit, beginnt sofort die Minute, und alle Würfel fallen. Zurücknehmen lässt sich das nicht.

look-minute-title = Die Minute
look-minute = Ihr habt 60 Sekunden, um Würfel zu legen, alle gleichzeitig. Die Minute endet früher, wenn jeder Würfel liegt oder alle fertig sind (L-30). Triagekarten lassen sich auch jetzt einsetzen.

look-done-title = Fertig
look-done = Du willst keine Würfel mehr legen. Sind alle fertig, die noch Würfel haben, ist die Minute vorbei. Nutzt du doch noch einen Würfel oder bekommst etwas, bist du nicht mehr fertig (L-30).

look-stop-title = Halt für Triagekarten
look-stop = Das Spiel hält kurz an, weil sich jetzt eine Triagekarte einsetzen ließe. Die Leitung setzt eine ein oder macht weiter. Tippt niemand etwas an, geht es von selbst weiter, wenn der Balken abgelaufen ist (L-52).

look-round-title = Runde
look-round = Eine Runde hat acht Schritte, A bis H: Energie, Karten, Notfallwürfel, Planung, die Minute, Eil- und Notfallkarten, Patienten und Stationen, Drehung. Es gibt so viele Runden, wie die Energie reicht.

look-step-a-title = A: Energie verlieren
look-step-a = Die Zelle ganz links auf der Energieleiste geht. War es die letzte, habt ihr verloren (L-20).

look-step-b-title = B: neue Notfallkarten
look-step-b = Es kommen so viele Karten, wie die Zahl unter der Zelle sagt: blaue auf die Plätze, Eilkarten in den Eilbereich (L-21).

look-step-c-title = C: Notfallwürfel
look-step-c = Zwei Würfel fallen, und die blauen Karten auf ihren Plätzen wirken (L-23).

look-step-d-title = D: Planung
look-step-d = Ihr besprecht euch und sagt, wer was übernimmt. Das endet, wenn alle bereit sind (L-24).

look-step-e-title = E: die Minute
look-step-e = Alle würfeln und legen 60 Sekunden lang ihre Würfel (L-30).

look-step-f-title = F: Eilkarten und Notfallkarten
look-step-f = Eilkarten, die nicht erledigt sind, scheitern, die anderen werden Triagekarten (L-40). Erledigte blaue Karten werden abgelegt (L-41).

look-step-g-title = G: Patienten und Stationen
look-step-g = Volle Zeilen bekommen Erledigt-Plättchen, und Patienten ohne offene Zeile werden geheilt (L-42, L-43). Dann laden volle Stationen auf (L-45).

look-step-h-title = H: die Scheibe dreht sich
look-step-h = Alle Würfel gehen zurück, die Drehscheibe dreht sich einmal, und die Runde endet (L-46).
