//! The statements that SQLite and PostgreSQL both understand. Each names its values in the order of their numbers,
//! because SQLite counts where PostgreSQL reads. What only one of them understands: their own folders.

macro_rules! listed {
    () => {
        "SELECT id, created, changed, status, private, wake, card FROM tables "
    };
}

macro_rules! player {
    () => {
        "SELECT id, name, program, owner, created, passphrase, webhook_url, webhook_secret, mu, sigma, rated_games \
         FROM players "
    };
}

pub const ROWS: &str = "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq";
pub const LAST: &str = "SELECT seq FROM log WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";
pub const SECRET: &str = "SELECT secret FROM tables WHERE id = $1 AND secret IS NOT NULL";
pub const LISTED: &str = concat!(listed!(), "WHERE id = $1");
// The conditions of the next two are those of the indexes they go by.
pub const OPEN_TABLES: &str = concat!(
    listed!(),
    "WHERE status = 0 AND NOT private AND (created, id) < ($1, $2) ORDER BY created DESC, id DESC LIMIT $3"
);
pub const FINISHED: &str = concat!(
    listed!(),
    "WHERE status = 2 AND NOT private AND (changed, id) < ($1, $2) ORDER BY changed DESC, id DESC LIMIT $3"
);
pub const TABLES_OF: &str = concat!(
    listed!(),
    "WHERE id IN (SELECT table_id FROM members WHERE player_id = $1) AND (changed, id) < ($2, $3) \
     ORDER BY changed DESC, id DESC LIMIT $4"
);
pub const COUNT_OPEN_OF: &str = "SELECT count(*) FROM members JOIN tables ON tables.id = members.table_id \
     WHERE members.player_id = $1 AND tables.status < 2";
// Leased tables are few; the others are found at the head of the index.
pub const NEXT_WAKE: &str =
    "SELECT wake FROM tables WHERE wake IS NOT NULL AND lease IS NULL ORDER BY wake LIMIT 1";
pub const NEXT_LEASE: &str = "SELECT min(CASE WHEN lease > wake THEN lease ELSE wake END) FROM tables \
     WHERE lease IS NOT NULL AND wake IS NOT NULL";

pub const ADD_PLAYER: &str = "INSERT INTO players (id, name, program, owner, created, passphrase, webhook_url, \
     webhook_secret, mu, sigma, rated_games, recovery) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
pub const PLAYER: &str = concat!(player!(), "WHERE id = $1");
pub const PLAYER_BY_TOKEN: &str =
    concat!(player!(), "WHERE id = (SELECT player_id FROM tokens WHERE hash = $1)");
pub const PLAYER_BY_RECOVERY: &str = concat!(player!(), "WHERE recovery = $1");
pub const PROGRAMS_OF: &str = concat!(player!(), "WHERE owner = $1 ORDER BY created, id");
pub const LEADERS: &str = concat!(
    player!(),
    "WHERE mu IS NOT NULL AND rated_games >= $1 ORDER BY (mu - 3 * sigma) DESC, id LIMIT $2"
);
pub const ADD_TOKEN: &str = "INSERT INTO tokens (hash, player_id, at) VALUES ($1, $2, $3)";
pub const DROP_TOKEN: &str = "DELETE FROM tokens WHERE hash = $1";
pub const DROP_TOKENS: &str = "DELETE FROM tokens WHERE player_id = $1";
pub const RENAME: &str = "UPDATE players SET name = $1 WHERE id = $2";
pub const SET_PASSPHRASE: &str = "UPDATE players SET passphrase = $1 WHERE id = $2";
pub const SET_RECOVERY: &str = "UPDATE players SET recovery = $1 WHERE id = $2";
pub const SET_WEBHOOK: &str = "UPDATE players SET webhook_url = $1, webhook_secret = $2 WHERE id = $3";
pub const RATE: &str = "UPDATE players SET mu = $1, sigma = $2, rated_games = rated_games + $3 WHERE id = $4";

pub const HISTORY: &str = "SELECT results.table_id, results.at, seat, place, role, players, mu, sigma, outcome \
     FROM results JOIN outcomes ON outcomes.table_id = results.table_id \
     WHERE player_id = $1 AND (results.at, results.table_id) < ($2, $3) \
     ORDER BY results.at DESC, results.table_id DESC, seat LIMIT $4";
pub const DROP_RESULTS: &str = "DELETE FROM results WHERE table_id = $1";
pub const OUTCOME: &str = "INSERT INTO outcomes (table_id, at, players, outcome) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, players = excluded.players, outcome = excluded.outcome";
pub const RESULT: &str = "INSERT INTO results (table_id, seat, player_id, at, place, role, mu, sigma) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

pub const ALERT_DONE: &str = "DELETE FROM alerts WHERE id = $1";
pub const ALERT_LATER: &str = "UPDATE alerts SET due = $1, attempts = attempts + 1 WHERE id = $2";

pub const NOTE: &str = "SELECT body FROM notes WHERE table_id = $1 AND player_id = $2";
pub const SET_NOTE: &str = "INSERT INTO notes (table_id, player_id, body) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, player_id) DO UPDATE SET body = excluded.body";
