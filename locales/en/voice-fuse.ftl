## The ship's computer at a table of FUSE, and what is the same in Countdown.

# $players (Number). $minutes (Number): how long the clock runs, 0 without one.
voice-fuse-start = { $temper ->
   *[professional] { $players-word } aboard, { $minutes ->
        [0] no clock. Please begin.
        [one] one minute. Please begin.
       *[other] { $minutes-word } minutes. Please begin.
    }
    [sarcastic] { $crew ->
        [solo] Just us two, then. I will watch.
       *[team] Oh good. All { $players-word } of you. That should help.
    }
    [anxious] { $crew ->
        [solo] Just you? And me? And them?
       *[team] Is that a lot of bombs? For { $players-word }? That is a lot of bombs.
    }
}
voice-fuse-won = { $temper ->
   *[professional] All modules safe. Good work.
    [sarcastic] { $crew ->
        [solo] You lived. I will keep my condolences on file.
       *[team] You lived. I will keep the condolences on file.
    }
    [anxious] { $crew ->
        [solo] We are alive? Both of us? Check again.
       *[team] We are alive? All of us? Check again.
    }
}
voice-fuse-lost = { $temper ->
   *[professional] Containment has failed.
    [sarcastic] On the bright side, nobody has to tidy up.
    [anxious] I knew it. I did not want to be right.
}
voice-fuse-bag-empty = { $temper ->
   *[professional] The bag is empty. Mission over.
    [sarcastic] We ran out of dice. Of all things.
    [anxious] Empty? It cannot be empty. It is empty.
}
voice-first-defused = { $temper ->
   *[professional] One down. Maintain this pace.
    [sarcastic] One. Only the rest to go.
    [anxious] It stopped. Did it stop? It stopped.
}
voice-defused = { $temper ->
   *[professional] Module safe.
    [sarcastic] Well, that one no longer hates us.
    [anxious] Oh, thank goodness. Next one. Oh no.
}
voice-last-bomb = { $temper ->
   *[professional] Last module.
    [sarcastic] One left. Please do not get sentimental.
    [anxious] The last one. It is always the last one.
}
voice-fuse-card = { $temper ->
   *[professional] { $crew ->
        [solo] Fuse. Return a die.
       *[team] Fuse. Everybody returns a die.
    }
    [sarcastic] A surprise. I do love a surprise. I do not.
    [anxious] I do not like that colour of light.
}
voice-rolled-again = { $temper ->
   *[professional] Unused die. Rolling again.
    [sarcastic] Nobody wanted it. It noticed.
    [anxious] Again? Must we?
}
voice-die-lost = { $temper ->
   *[professional] A die has left the board.
    [sarcastic] Back in the bag. It was happy here.
    [anxious] We needed that one. I think we needed that one.
}
voice-tower-fell = { $temper ->
   *[professional] The stack has fallen.
    [sarcastic] Gravity sends its regards.
    [anxious] It leaned. I saw it lean.
}
