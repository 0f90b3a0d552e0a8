//! The statements that SQLite and PostgreSQL both understand. Each names its values in the order of their numbers,
//! because SQLite counts where PostgreSQL reads. What only one of them understands: their own folders.

macro_rules! listed {
    () => {
        "SELECT id, created, changed, status, private, wake, card FROM tables "
    };
}

macro_rules! player {
    () => {
        "SELECT id, name, program, owner, created, passphrase, webhook_url, webhook_secret, mu, sigma, rated_games, \
         recovery FROM players "
    };
}

pub const ROWS: &str = "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq";
pub const ROWS_PAGE: &str =
    "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
pub const LAST: &str = "SELECT seq FROM log WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";
pub const SECRET: &str = "SELECT secret FROM tables WHERE id = $1 AND secret IS NOT NULL";
pub const PACK_OF: &str = "SELECT pack_id, pack_hash FROM tables WHERE id = $1 AND pack_hash IS NOT NULL";
pub const PACKS_IN_USE: &str = "SELECT pack_id, pack_hash, count(*) FROM tables WHERE pack_hash IS NOT NULL \
     GROUP BY pack_hash, pack_id ORDER BY pack_id, pack_hash";
pub const KEEP_PACK: &str = "INSERT INTO packs (file, hash, id, served, text) VALUES ($1, $2, $3, $4, $5) \
     ON CONFLICT (file) DO UPDATE SET served = excluded.served";
pub const PACK: &str = "SELECT file, hash, id, text FROM packs WHERE file = $1";
pub const PACK_WITH_HASH: &str =
    "SELECT file, hash, id, text FROM packs WHERE hash = $1 ORDER BY served DESC, file LIMIT 1";
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
    "WHERE mu IS NOT NULL AND rated_games >= $1 AND program = $2 AND ($3 <= 0 OR EXISTS (SELECT 1 FROM results \
     WHERE results.player_id = players.id AND results.mu IS NOT NULL AND results.at >= $3)) \
     ORDER BY (mu - 3 * sigma) DESC, id LIMIT $4"
);
pub const ADD_TOKEN: &str = "INSERT INTO tokens (hash, player_id, at) VALUES ($1, $2, $3)";
pub const DROP_TOKEN: &str = "DELETE FROM tokens WHERE hash = $1 RETURNING player_id";
pub const DROP_TOKENS: &str = "DELETE FROM tokens WHERE player_id = $1 AND hash IS DISTINCT FROM $2";
pub const RENAME: &str = "UPDATE players SET name = $1 WHERE id = $2";
pub const SET_PROOF: &str = "UPDATE players SET passphrase = $1, recovery = $2 \
     WHERE id = $3 AND passphrase IS NOT DISTINCT FROM $4 AND recovery IS NOT DISTINCT FROM $5";
pub const SET_WEBHOOK: &str = "UPDATE players SET webhook_url = $1, webhook_secret = $2 WHERE id = $3";
pub const RATE: &str = "UPDATE players SET mu = $1, sigma = $2, rated_games = rated_games + $3 WHERE id = $4";

/// What a line of a history is read from.
macro_rules! history {
    () => {
        "SELECT results.table_id, results.at, seat, place, role, players, mu, sigma, outcome, won \
         FROM results JOIN outcomes ON outcomes.table_id = results.table_id "
    };
}

/// The finished games of a player that somebody looks for: all but the condition on the names of the others.
macro_rules! games_of {
    ($others:literal) => {
        concat!(
            history!(),
            "WHERE player_id = $1 AND (results.at, results.table_id) < ($2, $3) \
             AND ($4 = 0 OR seats = $4) \
             AND ($5 = 0 OR $5 = CASE WHEN won = 1 THEN 1 WHEN won IS NULL THEN 0 WHEN place > 1 THEN 2 ELSE 3 END) \
             AND ($6 = '' OR role = $6 OR ($7 = 1 AND role IS NULL)) \
             AND ($8 = 0 OR $8 = CASE WHEN mu IS NULL THEN 2 ELSE 1 END) \
             AND results.at >= $9 AND results.at < $10 \
             AND ($11 = 0 OR EXISTS (SELECT 1 FROM members WHERE members.table_id = results.table_id \
             AND members.player_id ",
            $others,
            ")) ORDER BY results.at DESC, results.table_id DESC, seat LIMIT $13"
        )
    };
}

/// With the others as a list in JSON, for SQLite.
pub const GAMES_OF_LISTED: &str = games_of!("IN (SELECT value FROM json_each($12))");
/// With the others as an array, for PostgreSQL.
pub const GAMES_OF_ANY: &str = games_of!("= ANY($12)");

pub const HISTORY: &str = concat!(
    history!(),
    "WHERE player_id = $1 AND (results.at, results.table_id) < ($2, $3) AND coalesce(private, 1) <= $4 \
     ORDER BY results.at DESC, results.table_id DESC, seat LIMIT $5"
);
pub const RIVALS: &str = "SELECT DISTINCT players.id, players.name FROM members AS own \
     JOIN members AS other ON other.table_id = own.table_id AND other.player_id <> own.player_id \
     JOIN players ON players.id = other.player_id WHERE own.player_id = $1";
pub const LIVE_OF: &str = concat!(
    listed!(),
    "WHERE status < 2 AND id IN (SELECT table_id FROM members WHERE player_id = $1) \
     ORDER BY changed DESC, id DESC LIMIT $2"
);
pub const ENDS: &str = "SELECT seats, role, won, place, count(*), CAST(coalesce(sum(decisions), 0) AS BIGINT), \
     CAST(coalesce(sum(timed), 0) AS BIGINT), CAST(coalesce(sum(late), 0) AS BIGINT) FROM results \
     WHERE player_id = $1 AND seats IS NOT NULL AND private <= $2 \
     GROUP BY seats, role, won, place ORDER BY seats, role, won, place";
pub const UNCOUNTED_OF: &str = "SELECT count(*) FROM results WHERE player_id = $1 AND seats IS NULL";
pub const CHOSEN: &str = "SELECT what, CAST(sum(times) AS BIGINT) FROM choices JOIN results \
     ON results.table_id = choices.table_id AND results.seat = choices.seat \
     WHERE choices.player_id = $1 AND coalesce(private, 1) <= $2 GROUP BY what ORDER BY 2 DESC, what";
pub const RATINGS: &str = "SELECT at, table_id, mu, sigma FROM results WHERE player_id = $1 AND mu IS NOT NULL \
     AND coalesce(private, 1) <= $2 ORDER BY at DESC, table_id DESC LIMIT $3";
pub const UNCOUNTED: &str = "SELECT DISTINCT table_id FROM results WHERE seats IS NULL LIMIT $1";
pub const RESULTS_AT: &str = "SELECT player_id, seat FROM results WHERE table_id = $1 ORDER BY seat";
pub const COUNT: &str = "UPDATE results SET seats = $1, private = $2, won = $3, decisions = $4, timed = $5, late = $6 \
     WHERE table_id = $7 AND seat = $8 AND player_id = $9";
// Of whoever is gone nothing is kept.
pub const CHOICE: &str = "INSERT INTO choices (player_id, table_id, seat, what, times) SELECT $1, $2, $3, $4, $5 \
     WHERE EXISTS (SELECT 1 FROM players WHERE id = $1) ON CONFLICT DO NOTHING";
pub const DROP_CHOICES: &str = "DELETE FROM choices WHERE player_id IN (SELECT player_id FROM results \
     WHERE table_id = $1) AND table_id = $1";
pub const DROP_RESULTS: &str = "DELETE FROM results WHERE table_id = $1";
pub const OUTCOME: &str = "INSERT INTO outcomes (table_id, at, players, outcome) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, players = excluded.players, outcome = excluded.outcome";
pub const RESULT: &str = "INSERT INTO results (table_id, seat, player_id, at, place, role, mu, sigma) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

/// What goes with a player, whoever wrote it meanwhile: run when the player goes and when everything is done.
pub const SWEEP: [&str; 5] = [
    "DELETE FROM tokens WHERE player_id = $1",
    "DELETE FROM notes WHERE player_id = $1",
    "DELETE FROM alerts WHERE player_id = $1",
    "DELETE FROM choices WHERE player_id = $1",
    "UPDATE results SET mu = NULL, sigma = NULL, decisions = NULL, timed = NULL, late = NULL WHERE player_id = $1",
];
pub const REMOVE: &str = "DELETE FROM players WHERE id = $1";
pub const FAREWELL: &str = "INSERT INTO farewells (player_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub const OWN_PROGRAMS: &str = "SELECT id FROM players WHERE owner = $1";
pub const FAREWELLS: &str = "SELECT player_id FROM farewells ORDER BY at, player_id LIMIT $1";
pub const FAREWELL_DONE: &str = "DELETE FROM farewells WHERE player_id = $1";

pub const ALERT_DONE: &str = "DELETE FROM alerts WHERE id = $1";
pub const ALERT_LATER: &str = "UPDATE alerts SET due = $1, attempts = attempts + 1 WHERE id = $2";

pub const NOTE: &str = "SELECT body FROM notes WHERE table_id = $1 AND player_id = $2";
pub const SET_NOTE: &str = "INSERT INTO notes (table_id, player_id, body) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, player_id) DO UPDATE SET body = excluded.body WHERE notes.body = $4";
pub const NOTES_OF: &str = "SELECT table_id, body FROM notes WHERE player_id = $1 ORDER BY table_id";

pub const LAST_HEARTBEAT: &str = "SELECT at FROM heartbeat WHERE id = 1";
/// Time does not run backwards.
pub const HEARTBEAT: &str = "INSERT INTO heartbeat (id, at) VALUES (1, $1) \
     ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE heartbeat.at < excluded.at";
pub const DOWNTIME: &str = "INSERT INTO downtimes (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub const LAST_DOWNTIME: &str = "SELECT coalesce(max(ended), 0) FROM downtimes";
pub const DOWNTIMES: &str = "SELECT began, ended FROM downtimes WHERE ended > $1 ORDER BY ended";
