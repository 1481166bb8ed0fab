-- The record of a game that was played to its end, by its address. `number` is that of the change that ended the game,
-- `holders` are the keys of everybody who had a seat in it. The body is compressed; a record that somebody deleted has
-- none any more, and its row stays so that it does not come back.
CREATE TABLE record (
    address text PRIMARY KEY,
    room bigint NOT NULL,
    code text NOT NULL,
    number bigint NOT NULL,
    ended bigint NOT NULL,
    game text NOT NULL,
    holders text NOT NULL,
    body bytea,
    checksum bigint NOT NULL
);
CREATE INDEX record_by_room ON record (room);
CREATE INDEX record_by_end ON record (ended);
