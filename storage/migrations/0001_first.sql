-- Discord's ids are integers; times are unix seconds; JSON is kept as text.

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    mod_role_id INTEGER,
    settings TEXT NOT NULL,
    joined_at REAL NOT NULL,
    left_at REAL
) STRICT;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    dm_channel_id INTEGER,
    dm_state TEXT NOT NULL CHECK (dm_state IN ('untested', 'open', 'closed')),
    locale TEXT,
    settings TEXT NOT NULL
) STRICT;

-- AUTOINCREMENT: buttons in old messages carry the id, so it must never be used again.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL REFERENCES guilds (id),
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    place TEXT NOT NULL CHECK (place IN ('thread', 'here')),
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'paused', 'finished', 'ended')),
    fault TEXT,
    options TEXT NOT NULL,
    pace TEXT NOT NULL CHECK (pace IN ('live', '12h', '24h', '3d', 'none')),
    windows TEXT NOT NULL CHECK (windows IN ('quick', 'poker')),
    leavers TEXT NOT NULL CHECK (leavers IN ('computer', 'leaves')),
    host_person_id INTEGER REFERENCES people (id),
    panel_channel_id INTEGER,
    panel_message_id INTEGER,
    panel_digest TEXT,
    panel_at REAL,
    commitments TEXT NOT NULL,
    keys_revealed TEXT,
    seq INTEGER NOT NULL,
    due_at REAL,
    standings TEXT,
    created_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    touched_at REAL NOT NULL
) STRICT;

CREATE INDEX tables_of_guild ON tables (guild_id, status, touched_at);
CREATE INDEX tables_running ON tables (status) WHERE status = 'running';
CREATE INDEX tables_in_thread ON tables (thread_id) WHERE thread_id IS NOT NULL;
CREATE INDEX tables_in_channel ON tables (channel_id);
CREATE INDEX tables_of_host ON tables (host_person_id) WHERE host_person_id IS NOT NULL;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person_id INTEGER REFERENCES people (id),
    computer TEXT,
    name TEXT NOT NULL,
    joined_at REAL NOT NULL,
    left_at REAL,
    leaving INTEGER NOT NULL CHECK (leaving IN (0, 1)),
    hand_channel_id INTEGER,
    hand_message_id INTEGER,
    hand_digest TEXT,
    seen_seq INTEGER NOT NULL,
    due_at REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person_id) WHERE person_id IS NOT NULL;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    game TEXT NOT NULL,
    schema INTEGER NOT NULL,
    data BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('answer', 'command', 'undo')),
    seat INTEGER,
    person_id INTEGER REFERENCES people (id),
    by TEXT NOT NULL CHECK (by IN ('person', 'computer', 'order', 'timeout', 'moderator')),
    ask INTEGER,
    fingerprint TEXT,
    payload TEXT NOT NULL,
    draws TEXT NOT NULL,
    events TEXT NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE INDEX journal_of_person ON journal (person_id) WHERE person_id IS NOT NULL;

-- Append only. An undo marks undone_by; forgetting a person blanks person_id and ids inside payload and events.
CREATE TRIGGER journal_stays BEFORE UPDATE OF table_id, seq, at, kind, seat, by, ask, fingerprint, draws ON journal
BEGIN
    SELECT RAISE(ABORT, 'a journal entry cannot be changed');
END;

CREATE TRIGGER journal_keeps BEFORE DELETE ON journal
BEGIN
    SELECT RAISE(ABORT, 'a journal entry cannot be deleted');
END;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('panel', 'log', 'ping', 'hand', 'notice')),
    seat INTEGER,
    person_id INTEGER REFERENCES people (id),
    payload TEXT NOT NULL,
    nonce TEXT NOT NULL,
    created_at REAL NOT NULL,
    not_before REAL NOT NULL,
    attempts INTEGER NOT NULL,
    last_error TEXT
) STRICT;

CREATE INDEX outbox_of_table ON outbox (table_id, id);
CREATE INDEX outbox_due ON outbox (not_before, table_id);
CREATE INDEX outbox_of_person ON outbox (person_id) WHERE person_id IS NOT NULL;

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    "window" TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, "window")
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER REFERENCES guilds (id),
    table_id INTEGER REFERENCES tables (id),
    person_id INTEGER REFERENCES people (id),
    act TEXT NOT NULL,
    reason TEXT NOT NULL,
    detail TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX audit_of_guild ON audit (guild_id, id);
CREATE INDEX audit_of_table ON audit (table_id, id);
CREATE INDEX audit_of_person ON audit (person_id) WHERE person_id IS NOT NULL;

-- No reference to tables: a click on a table that is gone is remembered too.
CREATE TABLE interactions (
    id TEXT PRIMARY KEY,
    table_id INTEGER,
    at REAL NOT NULL,
    answer TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX interactions_by_age ON interactions (at);
CREATE INDEX interactions_of_table ON interactions (table_id) WHERE table_id IS NOT NULL;
