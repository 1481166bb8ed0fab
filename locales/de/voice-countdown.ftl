## Der Schiffscomputer an einem Tisch von Countdown.

voice-countdown-start = { $temper ->
   *[professional] { $crew ->
        [solo] Rolle verteilt. Bitte beginnen.
       *[team] Rollen verteilt, { $players-word } an Bord. { $seat } führt.
    }
    [sarcastic] { $crew ->
        [solo] Jetzt hast du einen Titel. Was soll schon sein.
       *[team] Jetzt hat jeder einen Titel. Was soll schon sein.
    }
    [anxious] { $crew ->
        [solo] Du führst. Gut. Gut? Gut.
       *[team] { $seat } führt. Gut. Gut? Gut.
    }
}
voice-countdown-won = { $temper ->
   *[professional] Keine Bomben, keine Funken. Gut gemacht.
    [sarcastic] Nicht mal ein Funke. Ich habe umsonst gepackt.
    [anxious] Nichts glimmt mehr. Ich habe überall nachgesehen.
}
voice-countdown-lost = { $temper ->
   *[professional] Zeit um. Funken im Spiel: { $sparks-word }.
    [sarcastic] Ein warmer Abend war es immerhin.
    [anxious] Ich sagte, es glimmt. Ich habe es gesagt.
}
voice-spark = { $temper ->
   *[professional] Ein Funke ist übergesprungen.
    [sarcastic] Klein, warm und völlig vermeidbar.
    [anxious] Es glimmt. Es soll nicht glimmen.
}
voice-roles-off = { $temper ->
   *[professional] Alle Rollen sind aus.
    [sarcastic] Die Titel waren schön, solange es sie gab.
    [anxious] Wer hat dann das Sagen? Wer?
}
voice-roll-a-six = { $temper ->
   *[professional] { $crew ->
        [solo] Eine Sechs muss her. Die Uhr läuft.
       *[team] Alle würfeln eine Sechs. Die Uhr läuft.
    }
    [sarcastic] { $crew ->
        [solo] Eine Sechs, bitte. Zeit habe ja nur ich.
       *[team] Eine Sechs von jedem. Zeit habe ja nur ich.
    }
    [anxious] Sechs. Bitte, sechs. Sechs.
}
