## Der Schiffscomputer an einem Tisch des Bombenlegerspiels.

voice-planter-start = { $temper ->
   *[professional] { $players-word } am Tisch. { $seat } beginnt.
    [sarcastic] Keine Teams, keine Freunde, ein Streichholz. { $seat }, bitte.
    [anxious] Wer hat euch allen Streichhölzer gegeben?
}
voice-planter-bomb = { $temper ->
   *[professional] { $seat } nimmt { $points-word }.
    [sarcastic] { $points ->
        [one] Ein Punkt
       *[other] { $points-word } Punkte
    }. Das war im All zu hören.
    [anxious] { $points-word }! Auf einmal! Sind wir noch ganz?
}
voice-planter-big-fuse = { $temper ->
   *[professional] Die Schnur ist { $points-word } wert.
    [sarcastic] { $points-word } Punkte, { $players-word } Lächeln. Eins ist gelogen.
    [anxious] Sie ist so lang. Haltet sie auf. Oder lieber nicht.
}
voice-planter-burns-on = { $temper ->
   *[professional] Die Schnur brennt weiter.
    [sarcastic] Jemand hatte Feuer dabei. Wie aufmerksam.
    [anxious] Sie war aus! Sie war gerade erst aus!
}
voice-planter-too-slow = { $temper ->
   *[professional] Zu langsam. Eine Entschärfungskarte.
    [sarcastic] Drei Sekunden. Gletscher wandern schneller.
    [anxious] Schnell, schnell, es brennt, schnell.
}
voice-planter-time-bomb = { $temper ->
   *[professional] Zeitbombe. Die Runde ist vorbei.
    [sarcastic] Gefunden.
    [anxious] Die lag die ganze Zeit da drunter?
}
voice-planter-won = { $temper ->
   *[professional] { $seat } gewinnt mit { $points-word }.
    [sarcastic] { $seat }, { $points ->
        [one] ein Punkt
       *[other] { $points-word } Punkte
    }. Der Rest ist ein Krater.
    [anxious] { $seat } gewinnt. Räumen wir jetzt die Streichhölzer weg?
}
voice-planter-shared = { $temper ->
   *[professional] Ein geteilter Sieg.
    [sarcastic] Unentschieden. So viel Feuer für einen Händedruck.
    [anxious] Beide? Beide ist gut. Beide ist ruhig.
}
