-- What profiles and searches are made of, and what is left to do for players who are gone. Results from before have
-- nothing in the new columns until somebody counts them.

ALTER TABLE results ADD COLUMN seats INTEGER;
ALTER TABLE results ADD COLUMN private INTEGER;
ALTER TABLE results ADD COLUMN won INTEGER;
ALTER TABLE results ADD COLUMN decisions INTEGER;
ALTER TABLE results ADD COLUMN timed INTEGER;
ALTER TABLE results ADD COLUMN late INTEGER;

CREATE INDEX results_uncounted ON results (table_id) WHERE seats IS NULL;
CREATE INDEX results_rated ON results (player_id, at, table_id) WHERE mu IS NOT NULL;
CREATE INDEX tables_live ON tables (id) WHERE status < 2;
CREATE INDEX notes_player ON notes (player_id);

CREATE TABLE choices (
    player_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (player_id, table_id, seat, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE farewells (
    player_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
