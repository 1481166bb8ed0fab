-- A room is claimed by whoever keeps it; each claim has a higher epoch. While nobody keeps it, it is asleep: since when,
-- and how long servers had run until then in all, both in milliseconds.
-- From now on `last` is the number of the last entry when the room was put to sleep, so that a missing end is noticed.
ALTER TABLE room ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE room ADD COLUMN asleep INTEGER;
ALTER TABLE room ADD COLUMN asleep_run INTEGER;
CREATE INDEX asleep_room ON room (asleep_run) WHERE closed IS NULL AND asleep_run IS NOT NULL;
ALTER TABLE entry ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
-- A room is read from its newest segment on: all that was before, summed up, up to the entry with this number.
-- `written` is how many bytes were on the record of the room until then.
CREATE TABLE segment (
    room INTEGER NOT NULL REFERENCES room (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    written INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
-- How long servers have run in all, in milliseconds.
ALTER TABLE life ADD COLUMN run INTEGER NOT NULL DEFAULT 0;
PRAGMA user_version = 3;
