## What rooms refuse.

room-refused-not-an-action = that is no action of this game: docs/notation.md lists them
room-refused-no-such-game = there is no such game: choose { $games }
room-refused-options = these options don't work: { $problems }
room-refused-no-such-policy = there is no such bot: choose { $policies }
room-refused-setting = there is no such setting, or it does not take this value: count-in, grace, drop, pace, head-start, help, lock
room-refused-name = a name has 1 to 24 letters that everybody can see
room-refused-full = this room is full
room-refused-locked = this room is locked: ask the owner to open it
room-refused-sent-away = you were sent away from this room
room-refused-no-such-member = nobody in this room has this number
room-refused-no-such-seat = this table has no such seat
room-refused-screen = a big screen does not play: open the room on another device
room-refused-seat-taken = somebody sits there
room-refused-still-theirs = the player has only just gone: wait a moment
room-refused-secrets = this game has secrets: only the player who had this seat can take it
room-refused-not-your-seat = this is not your seat
room-refused-not-seated = you have no seat: sit down first
room-refused-not-the-owner = only the owner of the room can do that
room-refused-owner-stays = you own this room: leave it, if you want to go
room-refused-not-in-the-lobby = the game has begun: this can be changed after its end
room-refused-not-committing = no commitment is asked for now
room-refused-not-revealing = no secret is asked for now
room-refused-put-aside = this device was put aside: it plays without a share in the dice
room-refused-not-playing = no game is being played
room-refused-paused = the game is paused
room-refused-count-in = wait for the count-in
room-refused-not-over = the game is not over
room-refused-old-message = this message is older than one that was carried out
room-refused-note = notes are short: up to 160 letters, digits and . - / : = ,
room-refused-too-many-notes = those were many notes at once: wait a moment
room-refused-too-many-signals = that was a lot at once: wait a moment
room-refused-no-such-signal = there is no such signal
