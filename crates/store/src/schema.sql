-- The tables that both kinds of store have. The types are SQLite's; `postgres/open.rs` puts PostgreSQL's in their place.
-- Moments are milliseconds since 1970. A change of a table is a new SCHEMA_VERSION (`sql.rs`).

-- What is known of a table without reading its log.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    status INTEGER NOT NULL,
    private INTEGER NOT NULL,
    wake INTEGER,
    lease INTEGER,
    card TEXT NOT NULL,
    secret BLOB,
    pack_id TEXT,
    pack_hash BLOB
) STRICT;

CREATE INDEX tables_open ON tables (created, id) WHERE status = 0 AND private = 0;
CREATE INDEX tables_finished ON tables (changed, id) WHERE status = 2 AND private = 0;
CREATE INDEX tables_live ON tables (id) WHERE status < 2;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_lease ON tables (lease) WHERE lease IS NOT NULL;
CREATE INDEX tables_pack ON tables (pack_hash, pack_id) WHERE pack_hash IS NOT NULL;

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

-- How a game ended: once for the table, and once for each player.
CREATE TABLE outcomes (
    table_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    players INTEGER NOT NULL,
    outcome TEXT NOT NULL
) STRICT;

-- The rating and the three counts are removed when the player's account is deleted.
CREATE TABLE results (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    place INTEGER NOT NULL,
    role TEXT,
    mu REAL,
    sigma REAL,
    seats INTEGER NOT NULL,
    private INTEGER NOT NULL,
    won INTEGER NOT NULL,
    decisions INTEGER,
    timed INTEGER,
    late INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_player ON results (player_id, at, table_id);
CREATE INDEX results_rated ON results (player_id, at, table_id) WHERE mu IS NOT NULL;

-- Which characters a player chose in a game, and how often.
CREATE TABLE choices (
    player_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (player_id, table_id, seat, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_player ON notes (player_id);

-- Decisions that a player made ahead. Not part of the log.
CREATE TABLE plans (
    table_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_player ON plans (player_id);
-- Where a browser receives push messages. It ends with the session that it was added in.
CREATE TABLE push_subscriptions (
    id BLOB PRIMARY KEY,
    player_id INTEGER NOT NULL,
    token BLOB NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_player ON push_subscriptions (player_id);
CREATE INDEX push_subscriptions_token ON push_subscriptions (token);

CREATE TABLE email_addresses (
    player_id INTEGER PRIMARY KEY,
    address TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE notice_rules (
    player_id INTEGER PRIMARY KEY,
    rules TEXT NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

-- Where notices wait until they are delivered together: one for each channel and device of a player.
CREATE TABLE mailboxes (
    player_id INTEGER NOT NULL,
    channel TEXT NOT NULL,
    target BLOB NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    lease INTEGER,
    PRIMARY KEY (player_id, channel, target)
) STRICT, WITHOUT ROWID;

CREATE INDEX mailboxes_due ON mailboxes (due);

CREATE TABLE notices (
    player_id INTEGER NOT NULL,
    channel TEXT NOT NULL,
    target BLOB NOT NULL,
    alert INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (player_id, channel, target, alert)
) STRICT, WITHOUT ROWID;

-- Keys that all nodes share: one identifies the server to push services, one signs the links in e-mails.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- What players look for: at most one seek of each kind for each player. Once it has led to a table, it names it.
CREATE TABLE seeks (
    player_id INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    id INTEGER NOT NULL UNIQUE,
    posted INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    table_id INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (player_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX seeks_waiting ON seeks (posted, id) WHERE table_id IS NULL;
CREATE INDEX seeks_expires ON seeks (expires);

-- Tables that seeks have led to and that are still to be created.
CREATE TABLE seatings (
    table_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- Deleted players whose tables have not been cleaned up yet.
CREATE TABLE account_deletions (
    player_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- Every content pack that was served, by the SHA-256 of its file.
CREATE TABLE packs (
    file BLOB PRIMARY KEY,
    hash BLOB NOT NULL,
    id TEXT NOT NULL,
    served INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE INDEX packs_hash ON packs (hash, served);

-- Periods in which no server ran.
CREATE TABLE downtimes (
    ended INTEGER PRIMARY KEY,
    began INTEGER NOT NULL
) STRICT;
