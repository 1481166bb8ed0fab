## The ship's computer: what it says at every table. Each line is for one temper and takes less than three seconds.
## $crew chooses by who plays: solo or team. A number comes as a number to choose by, and as a word ($minutes-word).
## $seat is "seat three" when it is spoken, and a name in captions.

# $number (Number): said as a word up to twelve.
number-word = { $number ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
# $number: the number on the helmet, as a word.
voice-seat = seat { $number }

voice-refused = { $temper ->
   *[professional] That does not fit.
    [sarcastic] A bold idea. The hole disagrees.
    [anxious] Careful. Please, careful.
}
# Nobody has moved for a while.
voice-still = { $temper ->
   *[professional] The dice are waiting.
    [sarcastic] { $crew ->
        [solo] Take your time. I was not using mine.
       *[team] Take your time. It is only mine as well.
    }
    [anxious] It is so quiet. Why is it quiet?
}
voice-paused = { $temper ->
   *[professional] Paused.
    [sarcastic] Time has stopped. Nobody breathe.
    [anxious] It stopped. I do not trust it.
}
voice-away = { $temper ->
   *[professional] { $seat } has lost the link.
    [sarcastic] { $seat } seems to be in a tunnel. I envy the tunnel.
    [anxious] { $seat } is gone. Gone where?
}
voice-back = { $temper ->
   *[professional] { $seat } is back.
    [sarcastic] { $seat } is back. Nothing exploded. Much.
    [anxious] { $seat }! Never do that again. Please.
}

# $minutes (Number): what is left on the clock, 1 to 9. $clock (Number): how many minutes the game has.
voice-minutes = { $temper ->
   *[professional] { $minutes ->
        [one] One minute.
       *[other] { $minutes-word } minutes.
    }
    [sarcastic] { $minutes ->
        [9] { $clock ->
            [10] Nine minutes. One already went somewhere nice.
           *[other] Nine minutes. The others went somewhere nice.
        }
        [8] Eight. Long enough to boil an egg. Twice.
        [7] Seven. A lucky number, I am told by nobody.
        [6] Six minutes. I have started a farewell letter.
        [5] Five. I am looking for a better word than yours.
        [4] Four. The letter is going well.
        [3] Three minutes. One good song.
        [2] Two. I have posted the letter.
       *[other] One minute. If anyone has a hobby to finish, do it quickly.
    }
    [anxious] { $minutes ->
        [9] { $clock ->
            [10] Nine. It was ten. It was just ten.
           *[other] Nine. It was more. It was just more.
        }
        [8] Eight. That is still a lot. Is it a lot?
        [7] Seven. I feel every one of them.
        [6] { $crew ->
            [solo] Six. Do not look at the clock. I look for you.
           *[team] Six. Do not look at the clock. I look for us.
        }
        [5] Five minutes. I counted twice.
        [4] Four. Was that a click?
        [3] Three. My fans are at full speed.
        [2] Two. Talk to me. Say anything.
       *[other] One minute. I have locked myself in.
    }
}
# Half of the time is gone. $minutes (Number): what is left.
voice-half = { $temper ->
   *[professional] { $minutes ->
        [one] One minute. Half the time is gone.
       *[other] { $minutes-word } minutes. Half the time is gone.
    }
    [sarcastic] Half time. I brought no oranges.
    [anxious] { $minutes ->
        [one] One minute. I counted twice.
       *[other] { $minutes-word } minutes. I counted twice.
    }
}
voice-thirty = { $temper ->
   *[professional] Thirty seconds.
    [sarcastic] Thirty seconds. I am backing myself up.
    [anxious] { $crew ->
        [solo] Thirty. I can hear it. Can you?
       *[team] Thirty. I can hear it. Can you hear it?
    }
}
voice-ten = { $temper ->
   *[professional] Ten.
    [sarcastic] { $crew ->
        [solo] Ten. I would hold your hand, if I had one.
       *[team] Ten. I would hold hands, if I had any.
    }
    [anxious] Ten. I am not looking.
}
# $seconds (Number): 9 to 1.
voice-count = { $seconds-word }.

## The settings of what is heard.

voice-set-sound = Sound
voice-set-sound-off = Off
voice-set-sound-low = Low
voice-set-sound-middle = Medium
voice-set-sound-full = Full
voice-set-speech = The ship's computer speaks
voice-set-temper = The computer’s temper
voice-set-professional = Professional
voice-set-sarcastic = Sarcastic
voice-set-anxious = Anxious
voice-set-vibration = Vibration
voice-set-on = On
voice-set-off = Off
