-- Every content pack that was served, by the SHA-256 of its file, and the pack each table is played with. Tables from
-- before have nothing in the new columns.

CREATE TABLE packs (
    file BLOB PRIMARY KEY,
    hash BLOB NOT NULL,
    id TEXT NOT NULL,
    served INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE INDEX packs_hash ON packs (hash, served);

ALTER TABLE tables ADD COLUMN pack_id TEXT;
ALTER TABLE tables ADD COLUMN pack_hash BLOB;

CREATE INDEX tables_pack ON tables (pack_hash, pack_id) WHERE pack_hash IS NOT NULL;

-- When a server last gave a sign of life, in milliseconds since 1970: one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- When no server ran.
CREATE TABLE downtimes (
    ended INTEGER PRIMARY KEY,
    began INTEGER NOT NULL
) STRICT;
