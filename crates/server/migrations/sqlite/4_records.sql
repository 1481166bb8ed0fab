-- The record of a game that was played to its end, by its address. `number` is that of the change that ended the game,
-- `holders` are the keys of everybody who had a seat in it. The body is compressed; a record that somebody deleted has
-- none any more, and its row stays so that it does not come back.
CREATE TABLE record (
    address TEXT PRIMARY KEY,
    room INTEGER NOT NULL,
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    game TEXT NOT NULL,
    holders TEXT NOT NULL,
    body BLOB,
    checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX record_by_room ON record (room);
CREATE INDEX record_by_end ON record (ended);
PRAGMA user_version = 4;
