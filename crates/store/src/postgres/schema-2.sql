-- What profiles and searches are made of, and what is left to do for players who are gone. Results from before have
-- nothing in the new columns until somebody counts them.

ALTER TABLE results ADD COLUMN seats BIGINT;
ALTER TABLE results ADD COLUMN private BIGINT;
ALTER TABLE results ADD COLUMN won BIGINT;
ALTER TABLE results ADD COLUMN decisions BIGINT;
ALTER TABLE results ADD COLUMN timed BIGINT;
ALTER TABLE results ADD COLUMN late BIGINT;

CREATE INDEX results_uncounted ON results (table_id) WHERE seats IS NULL;
CREATE INDEX results_rated ON results (player_id, at, table_id) WHERE mu IS NOT NULL;
CREATE INDEX tables_live ON tables (id) WHERE status < 2;
CREATE INDEX notes_player ON notes (player_id);

CREATE TABLE choices (
    player_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    what TEXT NOT NULL,
    times BIGINT NOT NULL,
    PRIMARY KEY (player_id, table_id, seat, what)
);

CREATE TABLE farewells (
    player_id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
