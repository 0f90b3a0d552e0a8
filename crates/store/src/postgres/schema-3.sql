-- Every content pack that was served, by the SHA-256 of its file, and the pack each table is played with. Tables from
-- before have nothing in the new columns.

CREATE TABLE packs (
    file BYTEA PRIMARY KEY,
    hash BYTEA NOT NULL,
    id TEXT NOT NULL,
    served BIGINT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX packs_hash ON packs (hash, served);

ALTER TABLE tables ADD COLUMN pack_id TEXT;
ALTER TABLE tables ADD COLUMN pack_hash BYTEA;

CREATE INDEX tables_pack ON tables (pack_hash, pack_id) WHERE pack_hash IS NOT NULL;

-- When a server last gave a sign of life, in milliseconds since 1970: one row. `seen` is that moment by the clock of the
-- database, which all nodes share.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL,
    seen BIGINT
);

-- When no server ran.
CREATE TABLE downtimes (
    ended BIGINT PRIMARY KEY,
    began BIGINT NOT NULL
);
