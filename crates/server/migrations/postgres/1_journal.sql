-- Each start of a node has an incarnation, which no other start of any node has.
CREATE SEQUENCE incarnation;
-- Until when the others leave a node its rooms, by the clock of the database; since when without a break; when it was
-- renewed, and how long servers had run until then in all, in milliseconds. What the node carries is what it told last.
CREATE TABLE lease (
    incarnation bigint PRIMARY KEY,
    node text NOT NULL,
    since timestamptz NOT NULL,
    renewed timestamptz NOT NULL,
    until timestamptz NOT NULL,
    run bigint NOT NULL,
    rooms bigint NOT NULL DEFAULT 0,
    most bigint NOT NULL DEFAULT 0,
    draining boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
-- How long at least one server has run, in milliseconds, and until when that was reckoned.
CREATE TABLE life (
    single boolean PRIMARY KEY CHECK (single),
    at timestamptz NOT NULL,
    run bigint NOT NULL
) WITH (fillfactor = 50);
INSERT INTO life VALUES (true, statement_timestamp(), 0);
-- A room is claimed by the node that keeps it; each claim has a higher epoch. While nobody keeps it, it is asleep: since
-- when, and how long servers had run until then in all, both in milliseconds. `handed_over` says that another node is to
-- take it at once. `last` is the number of the last entry when the room was put to sleep.
CREATE TABLE room (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL,
    opened bigint NOT NULL,
    closed bigint,
    last bigint NOT NULL DEFAULT 0,
    epoch bigint NOT NULL,
    node text,
    incarnation bigint,
    asleep bigint,
    asleep_run bigint,
    handed_over boolean NOT NULL DEFAULT false,
    CHECK ((node IS NULL) = (incarnation IS NULL))
);
CREATE INDEX room_by_code ON room (code);
CREATE UNIQUE INDEX one_open_room_by_code ON room (code) WHERE closed IS NULL;
CREATE INDEX asleep_room ON room (asleep_run) WHERE closed IS NULL AND asleep_run IS NOT NULL;
CREATE INDEX closed_room ON room (closed) WHERE closed IS NOT NULL;
CREATE INDEX kept_room ON room (incarnation) WHERE incarnation IS NOT NULL;
-- An entry says under which claim it was written, and by which incarnation. Bodies are bytes, because text can't have a
-- zero in it here. Nothing refers to the room: whoever writes an entry has locked its row.
CREATE TABLE entry (
    room bigint NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    checksum bigint NOT NULL,
    epoch bigint NOT NULL,
    incarnation bigint NOT NULL,
    PRIMARY KEY (room, number)
);
-- A room is read from its newest segment on: all that was before, summed up, up to the entry with this number.
-- `written` is how many bytes were on the record of the room until then.
CREATE TABLE segment (
    room bigint NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    checksum bigint NOT NULL,
    written bigint NOT NULL,
    PRIMARY KEY (room, number)
);
