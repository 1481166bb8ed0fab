-- Data of version 2 has these tables already, and becomes data that knows its migrations.
CREATE TABLE IF NOT EXISTS room (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    opened INTEGER NOT NULL,
    closed INTEGER,
    last INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS room_by_code ON room (code);
CREATE UNIQUE INDEX IF NOT EXISTS one_open_room_by_code ON room (code) WHERE closed IS NULL;
CREATE TABLE IF NOT EXISTS entry (
    room INTEGER NOT NULL REFERENCES room (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS life (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
PRAGMA user_version = 2;
