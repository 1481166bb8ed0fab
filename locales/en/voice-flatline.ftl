## The ship's computer in the ward of FLATLINE.

# $patients, $players (Number).
voice-flatline-start = { $temper ->
   *[professional] { $patients ->
        [one] One patient. Round one.
       *[other] { $patients-word } patients. Round one.
    }
    [sarcastic] { $patients ->
        [one] One patient
       *[other] { $patients-word } patients
    }, { $players ->
        [one] one doctor
       *[other] { $players-word } doctors
    }. I have read better ratios.
    [anxious] { $patients ->
        [one] One patient. It looks at me.
       *[other] { $patients-word } patients. They all look at me.
    }
}
# $round (Number). $cubes (Number): how many cubes of power are left.
voice-flatline-round = { $temper ->
   *[professional] Round { $round-word }. Power falls to { $cubes ->
        [one] one cube
       *[other] { $cubes-word } cubes
    }.
    [sarcastic] Round { $round-word }. I dimmed the lights for the mood.
    [anxious] Round { $round-word }. It is darker than before.
}
# $round (Number).
voice-flatline-next-round = { $temper ->
   *[professional] Round { $round-word }. Please begin.
    [sarcastic] Round { $round-word }. They are still here. So am I.
    [anxious] Round { $round-word }. Already? Already.
}
voice-flatline-minute-over = { $temper ->
   *[professional] Time. Hands off the dice.
    [sarcastic] Time. You may breathe. They may, too.
    [anxious] Stop! Stop. Did we get them?
}
voice-flatline-won = { $temper ->
   *[professional] All patients are stable.
    [sarcastic] All alive. They will want their flowers back.
    [anxious] All of them? Breathing? I am crying. I have no eyes.
}
voice-flatline-lost = { $temper ->
   *[professional] Life support has failed.
    [sarcastic] The power is off. So, for once, am I.
    [anxious] { $crew ->
        [solo] Hello? Are you there? Hello?
       *[team] Hello? I cannot see you. Hello?
    }
}
voice-power-low = { $temper ->
   *[professional] Power at { $cubes ->
        [one] one cube
       *[other] { $cubes-word } cubes
    }.
    [sarcastic] I can see my own lights going out.
    [anxious] It is getting dark. I do not care for the dark.
}
# $a, $b (Number): the slots that emergency dice came to.
voice-emergency-dice = { $temper ->
   *[professional] Slots { $a-word } and { $b-word }.
    [sarcastic] { $a-word } and { $b-word }. They always find the good ones.
    [anxious] { $a-word }. And { $b-word }. Why both?
}
# $bay (Number).
voice-treated = { $temper ->
   *[professional] Patient { $bay-word } is stable.
    [sarcastic] Bay { $bay-word } will live. And would like a second opinion.
    [anxious] Bay { $bay-word } smiled at me. I have no face.
}
voice-red-trigger = { $temper ->
   *[professional] Complication.
    [sarcastic] Saved, with a side effect.
    [anxious] We helped and it got worse. How?
}
# $x (Number): how many stat cards failed. $limit (Number): how many end the game.
voice-stat-failed = { $temper ->
   *[professional] Emergency not cleared. { $x-word } of { $limit-word }.
    [sarcastic] That one goes on the wall. The wall has { $limit ->
        [one] one hook
       *[other] { $limit-word } hooks
    }.
    [anxious] I will hear that sound at night.
}
