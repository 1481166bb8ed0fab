## klaxon serve.

serve-start = Klaxon is running. Programs play through the socket at /api/socket; the table in the browser comes later.
serve-malformed = this message can't be understood: { $what }
serve-hello-twice = you said hello before
serve-no-hello = the first message is a hello, within ten seconds
serve-wrong-frame = JSON comes in text frames, the binary form in binary frames
serve-too-long = the message is too long
serve-no-room = there is no such room: check the code
serve-damaged = the record of this room is damaged; open a new one
serve-recovering = the room is being brought back: try again in a moment
serve-replaced = you came in from somewhere else
serve-left = you left the room
serve-stopping = the server is being started again: come back in a moment
serve-too-many-rooms = too many rooms are open: try again later
serve-no-record = the room could not be put on record: try again later
serve-no-game-yet = no game was played to its end in this room yet
serve-not-found = there is nothing here
serve-open = Klaxon is open at { $what }
serve-lan = on this network: { $what }
serve-no-lan = this machine is in no network
serve-data = its records are in { $what }
serve-stop = Ctrl+C stops it; rooms are kept
serve-stopped = everything is on record
serve-bad-log = “{ $level }” is nothing to log: { $error }
serve-no-address = { $what }: choose another address with --listen, such as --listen 127.0.0.1:0 for any free port
serve-no-tls = { $what }: --tls takes a certificate chain and its key, both PEM files
serve-no-data = { $what } ({ $data }): choose another folder with --data
