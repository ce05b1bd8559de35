-- What the host has told a table that is no part of its journal, after journal entry seq.
CREATE TABLE told (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Up to which of those somebody has seen the table, and after which their last catch-up began.
ALTER TABLE looks ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE looks ADD COLUMN told_since INTEGER NOT NULL DEFAULT 0;

-- Who lost a seat of a game that was on, after journal entry seq. back: when the same person took it back.
CREATE TABLE departures (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES people (id),
    seq INTEGER NOT NULL,
    own INTEGER NOT NULL CHECK (own IN (0, 1)),
    back INTEGER,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Of older games only those are known who have left a table where seats leave the game.
INSERT INTO departures (table_id, number, seat, person_id, seq, own)
SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY seq), seat, person_id, seq, 1 FROM journal
WHERE kind = 'command' AND by = 'person' AND undone_by IS NULL AND seat IS NOT NULL AND person_id IS NOT NULL
AND CASE WHEN json_valid(payload) THEN payload ->> '$.kind' END = 'leave';

CREATE INDEX departures_of_person ON departures (person_id);

-- A seat may have results of several people: of whoever held it at the end, and of those who gave it up.
CREATE TABLE results_anew (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES people (id),
    guild_id INTEGER NOT NULL REFERENCES guilds (id),
    game TEXT NOT NULL,
    ended_at REAL NOT NULL,
    side INTEGER NOT NULL,
    size INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    waits TEXT NOT NULL,
    gave_up INTEGER NOT NULL DEFAULT 0 CHECK (gave_up IN (0, 1)),
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

INSERT INTO results_anew
SELECT table_id, seat, person_id, guild_id, game, ended_at, side, size, place, points, rated, waits, 0 FROM results;
DROP TABLE results;
ALTER TABLE results_anew RENAME TO results;

CREATE INDEX results_of_person ON results (person_id, ended_at);
CREATE INDEX results_of_game ON results (guild_id, game, ended_at);
