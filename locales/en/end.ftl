## The end of a game.

end-score = Score
end-best-first = this crew’s first score
end-best-beaten = best of this crew, by { $points }
end-best-same = as good as your best
end-best-is = your best is { $points }
end-timeline = What happened when
end-timeline-list = All of it in words
end-replay = Replay
end-log = Log
end-not-kept = This browser did not keep the game: it has no room left, or it is a private window. Save it as a file below.
# $games (Number): victories of this crew in a row.
end-streak = { $games } victories in a row
end-all-games = All games of this device

## Once more.

end-wanted = You want it
# $count: how many people want the same again. $all: how many sit there.
end-want = { $count } of { $all } want it
end-back = Back to the room
end-change = Change the mission
end-to-room = To the room
end-went = { $name } went back to the room.

## The picture to share.

end-drawing = Drawing …
end-send = Send
end-save-picture = Save the picture
end-copy-text = Copy the text
end-points-word = points
# $unit: what is counted, such as points. $word: the word of the end. $link: where it is played.
end-share-text = { $word }: { $points } { $unit } in { $game }. { $link }
# $names: the crew. $count: how many they are.
end-who-won = { $names } { $count ->
    [one] is
   *[other] are
} still with us.
end-who-lost = { $names } { $count ->
    [one] is
   *[other] are
} a debris field.
end-crew-won = The crew is still with us.
end-crew-lost = The crew is a debris field.

## The end of FUSE.

end-fuse-won = Defused
end-fuse-lost = Boom.
end-fuse-bombs = { $count ->
    [one] One bomb.
   *[other] { $count } bombs.
}
end-fuse-to-spare = { $left } to spare.
end-fuse-too-many = { $count ->
    [one] One bomb too many.
   *[other] { $count } bombs too many.
} It was very quick.
end-fuse-so-close = So close. It was very quick.
end-fuse-no-dice = Not one die left in the bag. It was very quick.
end-legend-defused = defused
end-legend-fuse = fuse card
end-legend-lost = die lost
end-medal-points = most points: { $count }
end-medal-large = { $count ->
    [one] one large bomb
   *[other] { $count } large bombs
}
end-medal-hands = busiest hands: { $count } dice
end-medal-kept = no die given back
end-medal-gave = took it for the team: { $count ->
    [one] one die
   *[other] { $count } dice
}
end-medal-placed = { $count ->
    [one] one die placed
   *[other] { $count } dice placed
}
end-medal-calm = kept a cool head

## The end of a game against each other.

# $names: who won. $count: how many they are.
end-winners = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } points.
end-winner-you = You win with { $points } points.
