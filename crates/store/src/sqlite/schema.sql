-- The tables that SQLite has in a form of its own. The others: `../schema.sql`.

CREATE TABLE log_main (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- New rows in the order in which they arrive: appending them touches few pages. `staging.rs` moves them in bulk.
CREATE TABLE log_staging (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
);

CREATE VIEW log AS
    SELECT table_id, seq, at, body FROM log_main
    UNION ALL
    SELECT table_id, seq, at, body FROM log_staging;

CREATE TRIGGER log_insert INSTEAD OF INSERT ON log BEGIN
    INSERT INTO log_main (table_id, seq, at, body) VALUES (new.table_id, new.seq, new.at, new.body);
END;

CREATE TRIGGER log_update INSTEAD OF UPDATE OF body ON log BEGIN
    UPDATE log_main SET body = new.body WHERE table_id = old.table_id AND seq = old.seq;
    UPDATE log_staging SET body = new.body WHERE table_id = old.table_id AND seq = old.seq;
END;

-- AUTOINCREMENT: the id of a completed alert is never reused.
CREATE TABLE alerts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX alerts_due ON alerts (due);

-- The last heartbeat of any server: one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
