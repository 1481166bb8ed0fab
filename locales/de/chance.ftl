## klaxon chance.

chance-title = { $draws } Würfel geworfen und { $draws } gezogen, Startwert { $seed }
chance-test = Test
chance-statistic = Prüfgröße
chance-faces = wie oft jede Zahl fällt
chance-pairs = welche Zahl auf welche folgt (Serientest)
chance-runs = Läufe hoher und niedriger Zahlen
chance-drawn = wie oft jeder Würfel aus dem Beutel kommt
chance-drawn-pairs = welcher Würfel auf welchen folgt (Serientest)
chance-drawn-some = wie oft jeder aus dem Rest gezogen wird
chance-both = der Würfel und seine Zahl zusammen
chance-how-to-read = p sagt, wie oft ehrliche Würfel so seltsam aussehen wie diese oder noch seltsamer: Jeder zwanzigste Test liegt durch Zufall unter 0,05, jeder hundertste unter 0,01. Gezinkte Würfel liegen sofort unter 0,00001 und bleiben dort bei jedem anderen Startwert.
chance-doubtful = ein Test liegt unter 0,00001: versuch einen anderen Startwert, und sag uns Bescheid, wenn auch der es tut
