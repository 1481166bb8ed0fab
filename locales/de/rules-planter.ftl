## Die Regeln des Bombenleger-Spiels und was auf dem Tisch liegt, zum Nachschlagen mitten im Spiel. Absätze trennt eine
## Leerzeile, Punkte einer Liste beginnen mit einem Bindestrich. Aus der bloßen Nummer einer Regel wird ein Verweis.

## Die Karten und das Austeilen.

rule-b-1-title = Alle Karten des Spiels
rule-b-1 =
    Es gibt 144 Karten:

    - das Streichholz
    - 112 Zündschnurkarten: 36 mit 3, 38 mit 7, 24 mit 10 und 14 mit 15 Punkten
    - 12 Bomben und die Zeitbombe
    - 18 Entschärfungskarten: sechs Scheren mit 6, sechs Wassereimer mit 5 und sechs Stiefel mit 4 Punkten

    Mit „Zusatzkarten“ im Raum kommen sechs dazu: zwei Feuerlöscher, also Entschärfungskarten mit 10 Punkten, und vier Kerle mit Streichholz. Die Kerle kommen erst nach dem Austeilen in den Stapel; am Anfang hat also niemand einen. Üblich ist ein Spiel ohne Zusatzkarten.

rule-b-2-title = Wie viele mitspielen
rule-b-2 = Zwei bis sechs können spielen, alle gegen alle. Teams gibt es nicht.

rule-b-3-title = Wie viele Bomben du hast
rule-b-3 = Jeder hat zwei Bomben, zu zweit drei. Sie liegen offen vor dir und zählen nicht zur Hand. Die übrigen Bomben bleiben aus dem Spiel.

rule-b-4-title = Hände und Stapel austeilen
rule-b-4 = Jeder bekommt fünf Zündschnurkarten und zwei Entschärfungskarten. Alle anderen Zündschnurkarten bilden den Stapel, zusammen mit so vielen der übrigen Entschärfungskarten, wie Spieler da sind. Die restlichen Entschärfungskarten kommen in dieser Runde nicht vor; welche das sind, sieht niemand. Zu sechst und ohne Zusatzkarten sind alle 18 im Spiel.

rule-b-5-title = Wo die Zeitbombe steckt
rule-b-5 = Der Stapel wird gemischt. Dann werden 30 seiner Karten genommen, die Zeitbombe wird daruntergemischt, und diese 31 kommen unter den Rest. Solange also mehr als 30 andere Karten im Stapel sind, kann die Zeitbombe nicht kommen. Sie kann sogar die allerletzte Karte sein.

rule-b-6-title = Wer beginnt
rule-b-6 = Es beginnt, wer zuletzt ein Streichholz angezündet hat. Wer das war, kann Klaxon nicht wissen: Im Raum nennt „Wer beginnt“ einen Platz am Tisch, oder es entscheidet „Das Los“; das ist üblich.

## Ein Zug.

rule-b-10-title = Dein Zug: eine Zündschnurkarte
rule-b-10 = Ihr zieht im Uhrzeigersinn. In deinem Zug legst du eine Zündschnurkarte beliebigen Werts aus der Hand an das Ende der Schnur und ziehst sofort auf sieben Karten nach. Stattdessen darfst du eine Bombe legen (B-11) oder eine Entschärfungskarte spielen (B-12). Wer nicht dran ist, spielt nichts, außer einem Kerl mit Streichholz (B-31).

rule-b-11-title = Eine Bombe legen
rule-b-11 =
    Statt einer Karte darfst du in deinem Zug eine deiner Bomben legen. Du nimmst alle Karten der Schnur und alle Entschärfungskarten neben dem Streichholz. Die Bombe kommt verdeckt oben auf das Gewonnene und ist selbst nichts wert. Du ziehst nicht nach, und der nächste Spieler beginnt eine neue Schnur.

    Eine Bombe braucht eine Schnur aus mindestens einer Karte. Wer keine Bomben mehr hat, spielt weiter. Die allerletzte Bombe am Tisch nimmt noch ihre Karten, dann endet die Runde (B-20).

rule-b-12-title = Eine Entschärfungskarte spielen
rule-b-12 =
    Statt einer Zündschnurkarte darfst du in deinem Zug eine Entschärfungskarte spielen, wenn die Schnur mindestens eine Karte hat. Alle Karten der Schnur sind für diese Runde aus dem Spiel und zählen für niemanden. Die Entschärfungskarte kommt neben das Streichholz, und du ziehst auf sieben nach. Der nächste Spieler beginnt eine neue Schnur.

    Neben dem Streichholz sammeln sich die Entschärfungskarten, bis eine Bombe sie alle nimmt. Mit „Zusatzkarten“ lässt sich die Schnur wieder anzünden, bevor sie weg ist (B-31).

rule-b-13-title = Was alle sehen dürfen
rule-b-13 = Hände und Stapel sind geheim. Was gespielt wurde, ist für alle offen: die Schnur, die Entschärfungskarten neben dem Streichholz, was jeder gewonnen hat und was in dieser Runde aus dem Spiel ist, mit Reihenfolge und Werten. Ebenso, wie viele Bomben und Handkarten jeder hat und wie viele Karten im Stapel sind. Endet eine Runde, werden alle Hände aufgedeckt.

rule-b-14-title = Passen
rule-b-14 =
    Wer spielen kann, muss: eine Zündschnurkarte, eine Entschärfungskarte oder eine Bombe, ganz nach Wahl. Liegt keine Schnur, geht nur eine Zündschnurkarte. Nur wer gar nichts spielen kann, passt, und zieht dann auch nichts. Beispiel: Es brennt keine Schnur, und du hast keine Zündschnurkarte.

    Passen alle Spieler nacheinander, endet die Runde und wird gewertet. Jede gespielte Karte oder Bombe lässt die Zählung neu beginnen.

## Das Ende.

rule-b-20-title = Wann eine Runde endet
rule-b-20 = Eine Runde endet sofort, wenn die letzte Bombe am Tisch gelegt oder die Zeitbombe gezogen ist; auch, wenn alle nacheinander passen (B-14). Vor der Wertung zieht jeder, der weniger als sieben Karten hat, auf sieben nach, solange der Stapel reicht; es beginnt, wer am Zug ist. Auch was du jetzt ziehst, zählt gegen dich.

rule-b-21-title = Punkte, Sieg und Plätze
rule-b-21 =
    Deine Punkte sind die auf den Zündschnurkarten und Entschärfungskarten, die du gewonnen hast, abzüglich derer auf den Zündschnurkarten in deiner Hand. Beispiel: Du hast 15, 10 und einen Stiefel mit 4 gewonnen und hältst 3 und 7. Das sind 29 weniger 10, also 19. Entschärfungskarten und Kerle mit Streichholz auf der Hand zählen nichts, Bomben auch nicht. Man kann unter null kommen und trotzdem gewinnen.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer davon weniger auf Entschärfungskarten hat. Ist auch das gleich, teilt ihr euch den Sieg. Die weiteren Plätze gehen genauso; nach einem geteilten Platz fällt der nächste weg: 1, 1, 3.

rule-b-22-title = Die Zeitbombe wird gezogen
rule-b-22 = Bei jedem Nachziehen kann die Zeitbombe kommen, auch nach einer Entschärfungskarte, nach einem Kerl mit Streichholz oder nach einer Strafe. Die Runde endet sofort. Die Zeitbombe ist keine Handkarte: Wer sie gezogen hat, zieht weiter bis sieben, wenn der Stapel reicht. Die Schnur und die Entschärfungskarten neben dem Streichholz zählen dann für niemanden. Das gilt auch, wenn eine Runde endet, weil alle gepasst haben.

## Tempo, Zusatzkarten, Abwesende.

rule-b-30-title = Zu langsam: Ruf und Strafe
rule-b-30 =
    Ein Zug sollte weniger als drei Sekunden dauern. Was sonst geschieht, sagt „Wer trödelt“ im Raum:

    - Darf das: nichts. Das ist üblich.
    - Ruf: Jeder andere darf „Lahme Lunte!“ rufen. Das kostet nichts.
    - Strafe: Der Ruf kostet den langsamen Spieler eine Entschärfungskarte, wenn er eine hat.

    Die Strafe ist immer die billigste Entschärfungskarte des langsamen Spielers. Sie kommt neben das Streichholz und geht an den, der die nächste Bombe legt; die Schnur brennt weiter, und ein Kerl mit Streichholz lässt sich darauf nicht spielen. Der langsame Spieler zieht auf sieben nach, was die Zeitbombe bringen kann, und muss in der restlichen Zeit trotzdem ziehen.

    Rufen kann man je Zug nur einmal, und zwar genau ab dem Augenblick, in dem „Zeit für einen Zug“ um ist; das können 1 bis 60 Sekunden sein. Beim ersten Zug einer Runde ruft niemand, und solange sich eine Schnur wieder anzünden lässt, ist niemand langsam (B-31).

rule-b-31-title = Kerl mit Streichholz: wieder anzünden
rule-b-31 =
    Gleich nachdem jemand eine Entschärfungskarte gespielt hat, darf jeder andere einen Kerl mit Streichholz spielen, auch wenn er nicht dran ist: Die Schnur bleibt und brennt weiter. Der Spieler nach dem, der entschärft hat, macht mit ihr weiter. Die Entschärfungskarte bleibt neben dem Streichholz. Der Kerl ist für diese Runde aus dem Spiel und nichts wert, und wer ihn gespielt hat, zieht auf sieben nach.

    Dafür sind vier Sekunden Zeit, im Raum „Zeit zum Anzünden“, 1 bis 20 Sekunden. Mit „Zusatzkarten“ wartet der Tisch nach jeder Entschärfungskarte so lange, ob jemand einen Kerl hat oder nicht. Etwas anderes geht in dieser Zeit nicht. Der erste Kerl zählt; ein zweiter kommt zu spät, und auch einer genau in dem Augenblick, in dem die Zeit um ist. Erst dann sind die Karten der Schnur weg. Die Uhr des nächsten Zugs beginnt, wenn die Zeit um ist oder die Schnur weiterbrennt.

    Wer entschärft hat, zieht zuerst nach. Kommt dabei die Zeitbombe, ist die Runde vorbei, und kein Kerl hilft mehr. Eine wieder angezündete Schnur kann noch einmal entschärft werden.

rule-b-32-title = Jemand ist nicht da
rule-b-32 =
    Dauert ein Zug 15 Sekunden, wird die billigste Zündschnurkarte dieses Spielers für ihn gespielt, und er zieht nach. Ohne Zündschnurkarte passt er, auch wenn er etwas anderes spielen könnte. Bomben, Entschärfungskarten und Kerle mit Streichholz werden nie für jemanden gespielt. Im Raum heißt diese Zeit „Wer fehlt“, 5 Sekunden bis 10 Minuten. Wo gerufen werden darf, muss sie länger sein als „Zeit für einen Zug“.

    Ist die Verbindung eines Spielers so lange weg, wie „Abwesend“ im Raum sagt, geschieht dasselbe schon früher; dann passt er aber nur, wenn er darf (B-14), und sonst wartet der Tisch.

rule-b-33-title = Mehrere Runden
rule-b-33 = Im Raum sagt „Runden“, wie viele ihr spielt, 1 bis 20; üblich ist eine. Die Punkte aller Runden werden zusammengezählt, auch die auf Entschärfungskarten; bei Gleichstand zählen diese also über alle Runden (B-21). Nach einer Runde beginnt die nächste, wenn alle bereit sind, spätestens nach 30 Sekunden. Alle Karten und Bomben werden neu ausgeteilt, und es beginnt, wer links von dem sitzt, der zuletzt begonnen hat.

## Was auf dem Tisch liegt: die Mitte.

look-planter-match-title = Streichholz
look-planter-match = Hier beginnt die Schnur. Gespielte Entschärfungskarten liegen daneben, bis eine Bombe sie nimmt. Das Streichholz selbst nimmt niemand.

look-planter-fuse-title = Zündschnur
look-planter-fuse = Die Zündschnurkarten, die gelegt wurden, seit die letzte Schnur genommen oder entschärft wurde. Jede Karte macht sie länger und wertvoller. Eine Bombe nimmt sie ganz; eine Entschärfungskarte entschärft sie, und ihre Punkte sind weg. Wird sie sehr lang, sind ihre ältesten Karten als Päckchen zu sehen.

look-planter-fuse-card-title = Zündschnurkarte
look-planter-fuse-card = Sie ist 3, 7, 10 oder 15 Punkte wert. An der Schnur gehen ihre Punkte an den, der eine Bombe legt. Auf der Hand zählen sie gegen dich, wenn die Runde endet. Jeder Wert passt an jeden anderen (B-10).

look-planter-worth-title = Was eine Bombe brächte
look-planter-worth = Die Punkte an der Schnur. „Neben dem Streichholz“ sind die der Entschärfungskarten dort; auch die nimmt eine Bombe mit (B-11).

look-planter-beside-title = Entschärfungskarten neben dem Streichholz
look-planter-beside = Hier liegt jede Entschärfungskarte, die gespielt oder als Strafe gezahlt wurde. Die nächste Bombe nimmt alle zusammen mit der Schnur. Kommt bis zum Ende der Runde keine, zählen sie für niemanden.

## Was auf dem Tisch liegt: Karten.

look-planter-bomb-title = Bombe
look-planter-bomb = Leg sie in deinem Zug statt einer Karte: Du nimmst die ganze Schnur und alle Entschärfungskarten neben dem Streichholz (B-11). Du hast nur zwei, zu zweit drei, und alle sehen, wie viele noch da sind. Ungenutzte Bomben kosten nichts. Sind alle Bomben am Tisch gelegt, endet die Runde.

look-planter-defuse-card-title = Entschärfungskarte
look-planter-defuse-card = Spiel sie in deinem Zug, und die Schnur ist für alle weg. Dann liegt sie neben dem Streichholz, und ihre Punkte gehen an den, der die nächste Bombe legt. Auf der Hand zählt sie nichts (B-12). Bei Gleichstand liegt vorn, wer weniger Punkte auf Entschärfungskarten hat.

look-planter-boot-title = Stiefel
look-planter-boot = Eine Entschärfungskarte mit 4 Punkten, die billigste. Es gibt sechs.

look-planter-bucket-title = Wassereimer
look-planter-bucket = Eine Entschärfungskarte mit 5 Punkten. Es gibt sechs.

look-planter-scissors-title = Schere
look-planter-scissors = Eine Entschärfungskarte mit 6 Punkten. Es gibt sechs.

look-planter-extinguisher-title = Feuerlöscher
look-planter-extinguisher = Eine Entschärfungskarte mit 10 Punkten, sonst wie alle anderen. Es gibt zwei, nur mit „Zusatzkarten“.

look-planter-guy-title = Kerl mit Streichholz
look-planter-guy = Spiel ihn gleich nach der Entschärfungskarte eines anderen, auch wenn du nicht dran bist: Die Schnur brennt weiter (B-31). Sonst lässt er sich nie spielen, und auf der Hand zählt er nichts. Es gibt vier, nur mit „Zusatzkarten“.

look-planter-extra-cards-title = Zusatzkarten
look-planter-extra-cards = Wählt ihr sie im Raum, sind zwei Feuerlöscher und vier Kerle mit Streichholz im Spiel (B-1). Nach jeder Entschärfungskarte lässt sich die Schnur dann einen Augenblick lang wieder anzünden (B-31).

look-planter-time-bomb-title = Zeitbombe
look-planter-time-bomb = Sie steckt in den letzten 31 Karten des Stapels. Wer sie zieht, beendet die Runde sofort, für alle (B-22). Zündschnurkarten auf der Hand zählen dann gegen dich: Werde die teuren also rechtzeitig los.

look-planter-deck-title = Stapel
look-planter-deck = Von ihm zieht ihr alle nach. Die Zahl sagt, wie viele Karten er noch hat, die Zeitbombe mitgezählt.

look-planter-hand-title = Handkarten
look-planter-hand = Deine Karten siehst nur du. Nach einer Zündschnurkarte oder Entschärfungskarte ziehst du auf sieben nach, solange der Stapel reicht; nach einer Bombe und nach dem Passen ziehst du nichts. Endet die Runde, zählen Zündschnurkarten auf der Hand gegen dich, und alle Hände werden aufgedeckt (B-13).

look-planter-won-title = Was gewonnen ist
look-planter-won = Alle Zündschnurkarten und Entschärfungskarten, die dieser Spieler in dieser Runde mit seinen Bomben genommen hat. Ansehen darf sie jeder (B-13).

## Spieler, Zeit und Punkte.

look-planter-player-title = Ein Spieler
look-planter-player = Hier siehst du seine Punkte, die Bomben, die er noch hat, und wie viele Karten er hält. Die Punkte sind die früherer Runden und was seine Bomben in dieser genommen haben; was er auf der Hand hat, wird erst am Ende abgezogen (B-21).

look-planter-turn-title = Wer dran ist
look-planter-turn = Spiel eine Zündschnurkarte, eine Entschärfungskarte oder eine Bombe. Kannst du etwas spielen, musst du auch (B-14). Danach ist im Uhrzeigersinn der nächste Spieler dran.

look-planter-pass-title = Passen
look-planter-pass = Passen darfst du nur, wenn du gar nichts spielen kannst, und du ziehst dann nichts (B-14). Passen alle nacheinander, endet die Runde.

look-planter-clock-title = Uhr eines Zugs
look-planter-clock = Sie zeigt erst, wie lange der Zug noch nicht als langsam gilt, dann, wie lange noch, bis für den Spieler eine Karte gespielt wird. Ob man Langsame antreiben darf, steht im Raum unter „Wer trödelt“ (B-30, B-32). Der erste Zug einer Runde gilt nie als langsam.

look-planter-call-title = „Lahme Lunte!“
look-planter-call = Dauert ein Zug zu lange, darf jeder andere rufen, je Zug einmal. Bei „Strafe“ kostet das den langsamen Spieler seine billigste Entschärfungskarte, die neben das Streichholz kommt; bei „Ruf“ kostet es nichts (B-30).

look-planter-window-title = Die Schnur lässt sich wieder anzünden
look-planter-window = Eben wurde entschärft. Bis die Zeit um ist, darf jeder außer dem, der entschärft hat, einen Kerl mit Streichholz spielen; etwas anderes geht nicht (B-31). Der Tisch wartet jedes Mal, damit niemand merkt, wer einen Kerl hat.

look-planter-absent-title = Für jemanden wurde gespielt
look-planter-absent = Ein Spieler hat zu lange gebraucht oder ist nicht da; also wurde seine billigste Zündschnurkarte gespielt, oder er hat ohne eine gepasst. Bomben, Entschärfungskarten und Kerle mit Streichholz werden nie für jemanden gespielt (B-32).

look-planter-round-title = Runden
look-planter-round = Die Punkte aller Runden werden zusammengezählt; wer gewinnt, steht nach der letzten fest. In jeder Runde werden alle Karten und Bomben neu ausgeteilt (B-33).

look-planter-ready-title = Zwischen zwei Runden
look-planter-ready = Die nächste Runde beginnt, wenn alle bereit sind, spätestens 30 Sekunden nach dem Ende der letzten. Es beginnt, wer links von dem sitzt, der zuletzt begonnen hat (B-33).

look-planter-points-title = Punkte
look-planter-points = Was du auf Zündschnurkarten und Entschärfungskarten gewonnen hast, abzüglich der Zündschnurkarten in deiner Hand am Ende der Runde (B-21). Man kann auch unter null kommen.

look-planter-places-title = Plätze
look-planter-places = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer weniger Punkte auf Entschärfungskarten hat; ist auch das gleich, teilen sie sich den Platz, und der nächste fällt weg (B-21).
