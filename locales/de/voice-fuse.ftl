## Der Schiffscomputer an einem Tisch von FUSE, und was in Countdown ebenso ist.

voice-fuse-start = { $temper ->
   *[professional] { $crew ->
        [solo] allein
       *[team] { $players-word }
    } an Bord, { $minutes ->
        [0] keine Uhr. Bitte beginnen.
        [one] eine Minute. Bitte beginnen.
       *[other] { $minutes-word } Minuten. Bitte beginnen.
    }
    [sarcastic] { $crew ->
        [solo] Also nur wir zwei. Ich sehe zu.
       *[team] Ach, schön. Gleich { $players-word } von euch. Das hilft sicher.
    }
    [anxious] { $crew ->
        [solo] Nur du? Und ich? Und die da?
       *[team] Sind das viele Bomben? Für { $players-word }? Das sind viele Bomben.
    }
}
voice-fuse-won = { $temper ->
   *[professional] Alle Module gesichert. Gute Arbeit.
    [sarcastic] { $crew ->
        [solo] Du lebst. Die Beileidskarte hebe ich auf.
       *[team] Ihr lebt. Die Beileidskarten hebe ich auf.
    }
    [anxious] { $crew ->
        [solo] Wir leben? Beide? Prüf das noch mal.
       *[team] Wir leben? Alle? Prüft das noch mal.
    }
}
voice-fuse-lost = { $temper ->
   *[professional] Eindämmung gescheitert.
    [sarcastic] Immerhin muss keiner aufräumen.
    [anxious] Ich wusste es. Ich wollte nicht recht haben.
}
voice-fuse-bag-empty = { $temper ->
   *[professional] Der Beutel ist leer. Auftrag gescheitert.
    [sarcastic] Uns sind die Würfel ausgegangen. Ausgerechnet.
    [anxious] Leer? Er kann nicht leer sein. Er ist leer.
}
voice-first-defused = { $temper ->
   *[professional] Die erste. Bitte Tempo halten.
    [sarcastic] Eine. Fehlt nur noch der Rest.
    [anxious] Sie ist aus. Ist sie aus? Sie ist aus.
}
voice-defused = { $temper ->
   *[professional] Modul gesichert.
    [sarcastic] Na bitte, die mag uns jetzt.
    [anxious] Ein Glück. Und jetzt die nächste. O nein.
}
voice-last-bomb = { $temper ->
   *[professional] Letztes Modul.
    [sarcastic] Noch eine. Bitte nicht sentimental werden.
    [anxious] Die letzte. Es ist immer die letzte.
}
voice-fuse-card = { $temper ->
   *[professional] { $crew ->
        [solo] Zünder. Ein Würfel geht zurück.
       *[team] Zünder. Alle geben einen Würfel zurück.
    }
    [sarcastic] Eine Überraschung. Ich liebe Überraschungen. Nein.
    [anxious] Dieses Licht gefällt mir gar nicht.
}
voice-rolled-again = { $temper ->
   *[professional] Würfel übrig. Wird neu gewürfelt.
    [sarcastic] Keiner wollte ihn. Das merkt er sich.
    [anxious] Noch mal? Muss das sein?
}
voice-die-lost = { $temper ->
   *[professional] Ein Würfel verlässt die Karte.
    [sarcastic] Zurück in den Beutel. Dabei war er glücklich.
    [anxious] Den brauchten wir. Ich glaube, den brauchten wir.
}
voice-tower-fell = { $temper ->
   *[professional] Der Turm ist gefallen.
    [sarcastic] Die Schwerkraft lässt grüßen.
    [anxious] Er stand schief. Ich habe es gesehen.
}
