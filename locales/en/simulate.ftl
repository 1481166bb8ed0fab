## klaxon simulate.

simulate-no-game = there is no game “{ $name }” to simulate: { $games }
simulate-no-policy = there is no policy “{ $name }”: { $policies }
simulate-pace = a pace is a number of seconds from 0 to 3600
simulate-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $kind }: { $games } games, seed { $seed }
simulate-pace-row = seconds an action
simulate-won = won
simulate-lost-clock = lost: the clock ran out
simulate-lost-bag = lost: the bag was empty
simulate-stuck = came to no end
simulate-turns = turns
simulate-dice-placed = dice placed
simulate-dice-wasted = dice unused
simulate-dice-returned = dice returned
simulate-bombs = bombs defused
simulate-score = score
simulate-seconds = seconds
simulate-sparks = sparks drawn
simulate-sparks-defused = sparks defused
simulate-plot-title = Share of games won against seconds an action
simulate-plot-axis = seconds an action
simulate-ended-time-bomb = ended by the time bomb
simulate-ended-bombs = ended by the last bomb
simulate-ended-passes = ended because all passed
simulate-exploded = bombs played
simulate-fuses-defused = fuses defused
simulate-relit = fuses relit
simulate-winning-score = winning score
simulate-spread = from first to last
simulate-seat-wins = seat { $seat } wins
simulate-seat-score = score of seat { $seat }
simulate-no-plot = there is no plot for { $game }: --svg draws how often a team wins; leave it out, or take --csv
simulate-lost-power = lost: the power ran out
simulate-lost-failed = lost: too many stat cards failed
simulate-rounds = rounds
simulate-patients = patients treated
simulate-cards-drawn = emergency cards drawn
simulate-cards-seen = different cards seen
simulate-cards-activated = cards activated
simulate-triage-used = triage cards used
simulate-recharged = cubes recharged
simulate-dice-rerolled = dice rolled again
simulate-dice-sacrificed = dice on the re-roll track
simulate-failed = stat cards failed
