## klaxon rooms, backup, restore and check: for whoever runs a server.

operate-no-data = there is no data in { $data }: choose the folder with --data
operate-in-use = a server uses the data in { $data }, but does not answer: it starts or stops just now, so try again in a moment
operate-stop-first = a server uses the data in { $data }: stop it first
operate-older = an older version of klaxon wrote the data in { $data }: start this version's server once, which brings it up to date
operate-silent = the server that uses the data in { $data } does not answer: { $what }
operate-failed = the data in { $data } can't be used: { $what }
operate-no-rooms = there are no rooms
operate-no-room = there is no open room with the code { $code }: klaxon rooms list --all has them all
operate-code = code
operate-game = game
operate-option = option
operate-phase = phase
operate-people = people
operate-seats = seats
operate-locked = locked
operate-yes = yes
operate-since = opened (UTC)
operate-closed-at = closed (UTC)
operate-changes = changes
operate-size = size
operate-problem = problem
operate-lobby = lobby
operate-counting = count-in
operate-playing = playing
operate-paused = paused
operate-over = over
operate-shut = closed
operate-damaged = damaged
operate-closed = the room { $code } is closed
operate-purged = { $rooms ->
    [0] no room was closed long enough ago
    [one] one room is deleted; the database is { $size } smaller
   *[other] { $rooms } rooms are deleted; the database is { $size } smaller
}
operate-free = { $size } of it are free for what comes next; to give them back to the disk, delete while no server runs
operate-backed-up = { $place } is a sound copy: { $rooms } rooms, { $changes } changes, { $size }
operate-restored = the data in { $place } is as it was in the backup: { $rooms } rooms, { $changes } changes, { $size }
operate-moved = what was there before is in { $folder }
operate-damaged-before = these rooms were damaged before they were copied, and still are: { $codes }; klaxon check says more
operate-exists = { $place } is there already: choose another name
operate-no-backup = { $place } is no backup of klaxon: { $what }
operate-other-backup = { $place } can't be used: { $what }
operate-unsound = the copy of { $place } is not sound, and was deleted: { $what }; run klaxon check, and look at the disk
operate-data-there = there is data in { $place } already: klaxon restore --force moves it to a folder beside it
operate-checked = { $rooms } rooms were read, { $open } of them open: { $changes } changes
operate-sound = everything is as it was written, and every open room can be brought back
operate-bad-file = the database is damaged: { $what }; go back to a backup with klaxon restore, and look at the disk
operate-bad-open = room { $code }: { $what }; it stays shut: klaxon rooms close { $code } closes it for good, and klaxon restore goes back to a backup
operate-bad-record = the record of a game at { $address } is damaged: it can't be shown; klaxon restore goes back to a backup
operate-bad-closed = closed room { $code }: { $what }; its record can't be shown: klaxon rooms purge deletes it, and klaxon restore goes back to a backup
