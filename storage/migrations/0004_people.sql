-- How far people have looked at tables, and what they have made of games that are over. Times are unix seconds.

-- seq: the journal number up to which somebody has seen a table; since: where their last catch-up began.
CREATE TABLE looks (
    person_id INTEGER NOT NULL REFERENCES people (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id)
) STRICT, WITHOUT ROWID;

-- What follows can be worked out anew from the tables that are over. counted: which of them have been looked at.
CREATE TABLE counted (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

-- One row for each person who held a seat at the end. side: number of the team, or of the seat where all play alone;
-- size: how many seats are on that side; place: 1 for the best; waits: seconds that each move took.
CREATE TABLE results (
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
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_person ON results (person_id, ended_at);
CREATE INDEX results_of_game ON results (guild_id, game, ended_at);

CREATE TABLE ratings (
    guild_id INTEGER NOT NULL REFERENCES guilds (id),
    game TEXT NOT NULL,
    person_id INTEGER NOT NULL REFERENCES people (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_person ON ratings (person_id);
