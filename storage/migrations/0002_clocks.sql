-- Clocks of seats, what people decide together, planned moves. Times are unix seconds.

-- The clock of a seat that is asked: for which ask, since when it runs, how many seconds it has beyond the table's
-- speed, when its holder was last reminded, when its time ran out. stand_in: level of the computer that plays for
-- the holder until the holder is back.
ALTER TABLE seats ADD COLUMN asked_ask INTEGER;
ALTER TABLE seats ADD COLUMN asked_at REAL;
ALTER TABLE seats ADD COLUMN extra REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN reminded_at REAL;
ALTER TABLE seats ADD COLUMN late_at REAL;
ALTER TABLE seats ADD COLUMN stand_in TEXT;

-- Games that are on and have a speed are looked at once, so that their clocks begin.
UPDATE tables SET due_at = 0 WHERE status = 'running' AND pace <> 'none' AND fault IS NULL AND due_at IS NULL;

-- When a person was last reminded of anything.
ALTER TABLE people ADD COLUMN reminded_at REAL;

-- votes: what each seat has chosen, by its number. due_at: when what most want is done though not all have chosen.
CREATE TABLE polls (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    topic TEXT NOT NULL,
    detail TEXT NOT NULL,
    votes TEXT NOT NULL,
    opened_at REAL NOT NULL,
    due_at REAL,
    PRIMARY KEY (table_id, topic)
) STRICT, WITHOUT ROWID;

CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    move TEXT NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;
