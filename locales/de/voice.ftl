## Der Schiffscomputer: was er an jedem Tisch sagt. Jede Zeile gehört zu einem Gemüt und dauert unter drei Sekunden.
## Wer allein spielt ($crew: solo), wird mit du angeredet.

number-word = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}
voice-seat = Platz { $number }

voice-refused = { $temper ->
   *[professional] Das passt nicht.
    [sarcastic] Eine kühne Idee. Das Loch ist dagegen.
    [anxious] Vorsicht. Bitte, Vorsicht.
}
voice-still = { $temper ->
   *[professional] Die Würfel warten.
    [sarcastic] { $crew ->
        [solo] Lass dir Zeit. Ist ja auch nur meine.
       *[team] Lasst euch Zeit. Ist ja auch nur meine.
    }
    [anxious] So still. Warum ist es so still?
}
voice-paused = { $temper ->
   *[professional] Pause.
    [sarcastic] Die Zeit steht. Keiner atmet.
    [anxious] Sie steht. Ich traue ihr nicht.
}
voice-away = { $temper ->
   *[professional] { $seat } hat keine Verbindung.
    [sarcastic] { $seat } ist wohl im Tunnel. Ich beneide den Tunnel.
    [anxious] { $seat } ist weg. Weg wohin?
}
voice-back = { $temper ->
   *[professional] { $seat } ist zurück.
    [sarcastic] { $seat } ist zurück. Fast nichts ist explodiert.
    [anxious] { $seat }! Nie wieder. Bitte.
}

voice-minutes = { $temper ->
   *[professional] { $minutes ->
        [one] Noch eine Minute.
       *[other] { $minutes-word } Minuten.
    }
    [sarcastic] { $minutes ->
        [9] { $clock ->
            [10] Neun Minuten. Eine ist schon verreist.
           *[other] Neun Minuten. Die anderen sind verreist.
        }
        [8] Acht. Genug für ein Ei. Oder zwei.
        [7] Sieben. Eine Glückszahl, sagt niemand.
        [6] Sechs Minuten. Ich beginne einen Abschiedsbrief.
        [5] Fünf. Ich suche noch die letzten Worte.
        [4] Vier. Der Brief wird gut.
        [3] Drei Minuten. Ein gutes Lied.
        [2] Zwei. Der Brief ist in der Post.
       *[other] Eine Minute. Wer noch ein Hobby hat: bitte jetzt.
    }
    [anxious] { $minutes ->
        [9] { $clock ->
            [10] Neun. Es waren zehn. Gerade noch.
           *[other] Neun. Es waren mehr. Gerade noch.
        }
        [8] Acht. Das ist noch viel. Ist das viel?
        [7] Sieben. Ich spüre jede einzelne.
        [6] { $crew ->
            [solo] Sechs. Sieh nicht hin. Ich sehe für dich hin.
           *[team] Sechs. Seht nicht hin. Ich sehe für uns hin.
        }
        [5] Fünf Minuten. Ich habe zweimal gezählt.
        [4] Vier. Hat es geklickt?
        [3] Drei. Meine Lüfter laufen auf Anschlag.
        [2] { $crew ->
            [solo] Zwei. Rede mit mir. Irgendwas.
           *[team] Zwei. Redet mit mir. Irgendwas.
        }
       *[other] Eine Minute. Ich habe mich eingeschlossen.
    }
}
voice-half = { $temper ->
   *[professional] { $minutes ->
        [one] Noch eine Minute. Die Hälfte ist um.
       *[other] { $minutes-word } Minuten. Die Hälfte ist um.
    }
    [sarcastic] Halbzeit. Orangen gibt es keine.
    [anxious] { $minutes ->
        [one] Eine Minute. Ich habe zweimal gezählt.
       *[other] { $minutes-word } Minuten. Ich habe zweimal gezählt.
    }
}
voice-thirty = { $temper ->
   *[professional] Dreißig Sekunden.
    [sarcastic] Dreißig Sekunden. Ich sichere mich schon mal.
    [anxious] { $crew ->
        [solo] Dreißig. Ich höre es. Hörst du es?
       *[team] Dreißig. Ich höre es. Hört ihr es?
    }
}
voice-ten = { $temper ->
   *[professional] Zehn.
    [sarcastic] { $crew ->
        [solo] Zehn. Ich gäbe dir die Hand, hätte ich eine.
       *[team] Zehn. Ich gäbe euch die Hand, hätte ich eine.
    }
    [anxious] Zehn. Ich sehe nicht hin.
}
voice-count = { $seconds-word }.

## Die Einstellungen dessen, was zu hören ist.

voice-set-sound = Ton
voice-set-sound-off = Aus
voice-set-sound-low = Leise
voice-set-sound-middle = Mittel
voice-set-sound-full = Voll
voice-set-speech = Der Schiffscomputer spricht
voice-set-temper = Gemüt des Computers
voice-set-professional = Professionell
voice-set-sarcastic = Sarkastisch
voice-set-anxious = Nervös
voice-set-vibration = Vibration
voice-set-on = An
voice-set-off = Aus
