## Der Schiffscomputer auf der Station von FLATLINE.

voice-flatline-start = { $temper ->
   *[professional] { $patients ->
        [one] Ein Patient. Runde eins.
       *[other] { $patients-word } Patienten. Runde eins.
    }
    [sarcastic] { $patients ->
        [one] Ein Patient
       *[other] { $patients-word } Patienten
    }, { $players ->
        [one] ein Arzt
       *[other] { $players-word } Ärzte
    }. Ich kenne bessere Quoten.
    [anxious] { $patients ->
        [one] Ein Patient. Er sieht mich an.
       *[other] { $patients-word } Patienten. Alle sehen mich an.
    }
}
voice-flatline-round = { $temper ->
   *[professional] Runde { $round-word }. Energie fällt auf { $cubes ->
        [one] eine Zelle
       *[other] { $cubes-word } Zellen
    }.
    [sarcastic] Runde { $round-word }. Ich habe für die Stimmung gedimmt.
    [anxious] Runde { $round-word }. Es ist dunkler als vorher.
}
voice-flatline-next-round = { $temper ->
   *[professional] Runde { $round-word }. Bitte beginnen.
    [sarcastic] Runde { $round-word }. Sie sind noch da. Ich auch.
    [anxious] Runde { $round-word }. Schon? Schon.
}
voice-flatline-minute-over = { $temper ->
   *[professional] Zeit. Hände weg von den Würfeln.
    [sarcastic] Zeit. Atmen ist erlaubt. Auch den Patienten.
    [anxious] Halt! Halt. Haben wir sie?
}
voice-flatline-won = { $temper ->
   *[professional] Alle Patienten sind stabil.
    [sarcastic] Alle leben. Die Blumen können wir zurückgeben.
    [anxious] Alle? Sie atmen? Ich weine. Ich habe keine Augen.
}
voice-flatline-lost = { $temper ->
   *[professional] Die Lebenserhaltung ist ausgefallen.
    [sarcastic] Der Strom ist weg. Ich ausnahmsweise auch.
    [anxious] { $crew ->
        [solo] Hallo? Ich sehe dich nicht. Hallo?
       *[team] Hallo? Ich sehe euch nicht. Hallo?
    }
}
voice-power-low = { $temper ->
   *[professional] Energie bei { $cubes ->
        [one] einer Zelle
       *[other] { $cubes-word } Zellen
    }.
    [sarcastic] Ich sehe meine eigenen Lichter ausgehen.
    [anxious] Es wird dunkel. Ich mag das Dunkel nicht.
}
voice-emergency-dice = { $temper ->
   *[professional] Plätze { $a-word } und { $b-word }.
    [sarcastic] { $a-word } und { $b-word }. Sie treffen immer die guten.
    [anxious] { $a-word }. Und { $b-word }. Warum beide?
}
voice-treated = { $temper ->
   *[professional] Patient in Bett { $bay-word } ist stabil.
    [sarcastic] Bett { $bay-word } lebt. Und bittet um eine Zweitmeinung.
    [anxious] Bett { $bay-word } hat mich angelächelt. Ich habe kein Gesicht.
}
voice-red-trigger = { $temper ->
   *[professional] Komplikation.
    [sarcastic] Gerettet, mit Nebenwirkung.
    [anxious] Wir haben geholfen, und es wurde schlimmer. Wie?
}
voice-stat-failed = { $temper ->
   *[professional] Eilkarte gescheitert. { $x-word } von { $limit-word }.
    [sarcastic] Das kommt an die Wand. Sie hat { $limit ->
        [one] einen Haken
       *[other] { $limit-word } Haken
    }.
    [anxious] Dieses Geräusch verfolgt mich.
}
