-- What SQLite keeps. To whoever reads, the same tables and columns as PostgreSQL has, so that a backup fits both.

CREATE TABLE settled (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Rows as they came, not yet put where they belong: writing one after the other touches few pages.
CREATE TABLE fresh (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
);

CREATE VIEW log AS
    SELECT table_id, seq, at, body FROM settled
    UNION ALL
    SELECT table_id, seq, at, body FROM fresh;

CREATE TRIGGER log_restored INSTEAD OF INSERT ON log BEGIN
    INSERT INTO settled (table_id, seq, at, body) VALUES (new.table_id, new.seq, new.at, new.body);
END;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    status INTEGER NOT NULL,
    private INTEGER NOT NULL,
    wake INTEGER,
    lease INTEGER,
    card TEXT NOT NULL,
    secret BLOB
) STRICT;

CREATE INDEX tables_open ON tables (created, id) WHERE status = 0 AND NOT private;
CREATE INDEX tables_finished ON tables (changed, id) WHERE status = 2 AND NOT private;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_lease ON tables (lease) WHERE lease IS NOT NULL;

CREATE TABLE members (
    table_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_player ON members (player_id, table_id);

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    program INTEGER NOT NULL,
    owner INTEGER,
    created INTEGER NOT NULL,
    passphrase TEXT,
    webhook_url TEXT,
    webhook_secret TEXT,
    mu REAL,
    sigma REAL,
    rated_games INTEGER NOT NULL,
    recovery BLOB UNIQUE
) STRICT;

CREATE INDEX players_owner ON players (owner, created) WHERE owner IS NOT NULL;
CREATE INDEX players_rating ON players ((mu - 3 * sigma)) WHERE mu IS NOT NULL;

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_player ON tokens (player_id);

CREATE TABLE outcomes (
    table_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    players INTEGER NOT NULL,
    outcome TEXT NOT NULL
) STRICT;

CREATE TABLE results (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    place INTEGER NOT NULL,
    role TEXT,
    mu REAL,
    sigma REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_player ON results (player_id, at, table_id);

-- AUTOINCREMENT: the id of an alert that is done with never comes back.
CREATE TABLE alerts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX alerts_due ON alerts (due);

CREATE TABLE notes (
    table_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, player_id)
) STRICT, WITHOUT ROWID;
