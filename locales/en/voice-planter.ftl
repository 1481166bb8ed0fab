## The ship's computer at a table of the bomb-planter game.

# $players (Number). $seat: the player who begins.
voice-planter-start = { $temper ->
   *[professional] { $players-word } players. { $seat } begins.
    [sarcastic] No teams, no friends, one match. { $seat }, please.
    [anxious] Who gave you all matches?
}
# $seat: the player who takes the fuse. $points (Number).
voice-planter-bomb = { $temper ->
   *[professional] { $seat } takes { $points-word }.
    [sarcastic] { $points ->
        [one] One point
       *[other] { $points-word } points
    }. That was audible from space.
    [anxious] { $points-word }! All at once! Are we whole?
}
# $points, $players (Number).
voice-planter-big-fuse = { $temper ->
   *[professional] The fuse is worth { $points-word }.
    [sarcastic] { $points-word } points and { $players-word } smiles. One of them is a lie.
    [anxious] It is so long now. Somebody stop it. Or do not.
}
voice-planter-burns-on = { $temper ->
   *[professional] The fuse burns on.
    [sarcastic] Somebody brought a light. How thoughtful.
    [anxious] It was out! It was just out!
}
voice-planter-too-slow = { $temper ->
   *[professional] Too slow. One defuse card.
    [sarcastic] Three seconds. Glaciers have moved.
    [anxious] Quick, quick, it burns, quick.
}
voice-planter-time-bomb = { $temper ->
   *[professional] Time bomb. The game is over.
    [sarcastic] Found it.
    [anxious] That was under there the whole time?
}
# $seat: the winner. $points (Number).
voice-planter-won = { $temper ->
   *[professional] { $seat } wins with { $points-word }.
    [sarcastic] { $seat }, { $points ->
        [one] one point
       *[other] { $points-word } points
    }. The rest of the room is a crater.
    [anxious] { $seat } wins. Can we put the matches away now?
}
voice-planter-shared = { $temper ->
   *[professional] A shared victory.
    [sarcastic] A draw. All that fire for a handshake.
    [anxious] Both? Both is good. Both is calm.
}
