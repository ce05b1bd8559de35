-- Where a team talks: a private thread, and the persons who were let in. channel_id NULL: none could be opened.
CREATE TABLE talks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    team INTEGER NOT NULL,
    channel_id INTEGER,
    members TEXT NOT NULL,
    PRIMARY KEY (table_id, team)
) STRICT, WITHOUT ROWID;
