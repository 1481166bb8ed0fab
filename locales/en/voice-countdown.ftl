## The ship's computer at a table of Countdown.

# $players (Number). $seat: the leader.
voice-countdown-start = { $temper ->
   *[professional] { $crew ->
        [solo] Role assigned. Please begin.
       *[team] Roles assigned, { $players-word } aboard. Leader: { $seat }.
    }
    [sarcastic] { $crew ->
        [solo] You have a title now. What could go wrong.
       *[team] Everybody has a title now. What could go wrong.
    }
    [anxious] { $crew ->
        [solo] You lead. Good. Good? Good.
       *[team] Leader: { $seat }. Good. Good? Good.
    }
}
voice-countdown-won = { $temper ->
   *[professional] No bombs, no sparks. Well done.
    [sarcastic] Not even a spark left. I had packed for nothing.
    [anxious] Nothing glows any more. I looked everywhere.
}
# $sparks (Number): how many are still in play.
voice-countdown-lost = { $temper ->
   *[professional] Time is up. Sparks in play: { $sparks-word }.
    [sarcastic] It was a warm evening, at least.
    [anxious] I said it would glow. I said so.
}
voice-spark = { $temper ->
   *[professional] A spark has landed.
    [sarcastic] Small, warm and entirely avoidable.
    [anxious] It is glowing. It should not glow.
}
voice-roles-off = { $temper ->
   *[professional] Roles suspended.
    [sarcastic] The titles were nice while they lasted.
    [anxious] Then who is in charge? Who?
}
voice-roll-a-six = { $temper ->
   *[professional] { $crew ->
        [solo] Roll a six. The clock runs.
       *[team] Everybody rolls a six. The clock runs.
    }
    [sarcastic] { $crew ->
        [solo] A six, please. I have all the time you have not.
       *[team] A six from each. I have all the time you have not.
    }
    [anxious] Six. Please, six. Six.
}
