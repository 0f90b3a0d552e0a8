//! The store as everybody else sees it. What it does is in `sqlite/` and `postgres/`.

use crate::backup::{self, Counts};
use crate::place::Kind;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{
    Alert, Append, Appended, Before, Changes, Counted, Downtime, Hash, Heartbeat, HistoryLine, Listed,
    PackKey, PackUse, Place, Player, RatingPoint, Row, Scope, StoreError, StoredPack, Tally, Wanted, Webhook,
};
use armonium_table::{PlayerId, TableId};
use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::Arc;

/// Where tables and players are kept. Clones are the same store.
#[derive(Clone)]
pub struct Store(Arc<Backend>);

enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

type Result<T> = std::result::Result<T, StoreError>;

macro_rules! each {
    ($self:ident, $store:ident => $call:expr) => {
        match &*$self.0 {
            Backend::Sqlite($store) => $call,
            Backend::Postgres($store) => $call,
        }
    };
}

impl Store {
    /// Opens the store at a place and brings its tables up to date. A SQLite file that is not there is made.
    pub async fn open(place: &Place) -> Result<Self> {
        let backend = match &place.0 {
            Kind::Sqlite(path) => Backend::Sqlite(Sqlite::open(path).await?),
            Kind::Postgres(options) => Backend::Postgres(Postgres::open(options).await?),
        };
        Ok(Self(Arc::new(backend)))
    }

    /// Commits a write that changes nothing: if this succeeds, records can be written. [`StoreError::InUse`] if another
    /// process writes to the SQLite file.
    pub async fn probe(&self) -> Result<()> {
        each!(self, store => store.probe().await)
    }

    /// Finishes what was begun and closes the store; later calls are refused.
    pub async fn close(&self) -> Result<()> {
        each!(self, store => store.close().await)
    }

    /// Notices of what other nodes have written from now on.
    pub fn changes(&self) -> Changes {
        each!(self, store => store.changes())
    }
}

/// Tables.
impl Store {
    /// Writes a row and all that becomes true with it. When the answer is `Written`, it is durable.
    ///
    /// Rows for one table are written in the order in which they are given. A row is not compared with those before
    /// it, so the next one should be given only when the one before was `Written`.
    pub async fn append(&self, append: Append) -> Result<Appended> {
        each!(self, store => store.append(append).await)
    }

    /// The rows of a table after `after`, in order; 0 gives all of them.
    pub async fn rows(&self, table: TableId, after: u32) -> Result<Vec<Row>> {
        each!(self, store => store.rows(table, after).await)
    }

    /// At most `limit` rows of a table after `after`, in order.
    pub async fn rows_page(&self, table: TableId, after: u32, limit: u32) -> Result<Vec<Row>> {
        each!(self, store => store.rows_page(table, after, limit).await)
    }

    /// The `seq` of the last row of a table.
    pub async fn last(&self, table: TableId) -> Result<Option<u32>> {
        each!(self, store => store.last(table).await)
    }

    /// The secret of a table.
    pub async fn secret(&self, table: TableId) -> Result<Option<[u8; 32]>> {
        each!(self, store => store.secret(table).await)
    }

    /// A table as lists show it.
    pub async fn listed(&self, table: TableId) -> Result<Option<Listed>> {
        each!(self, store => store.listed(table).await)
    }

    /// Public tables that wait for players, the newest first, by `created`.
    pub async fn open_tables(&self, limit: u32, before: Before) -> Result<Vec<Listed>> {
        each!(self, store => store.open_tables(limit, before).await)
    }

    /// Public tables whose game is over, the last finished first, by `changed`.
    pub async fn finished(&self, limit: u32, before: Before) -> Result<Vec<Listed>> {
        each!(self, store => store.finished(limit, before).await)
    }

    /// All tables a player belongs to, the last changed first, by `changed`.
    pub async fn tables_of(&self, player: PlayerId, limit: u32, before: Before) -> Result<Vec<Listed>> {
        each!(self, store => store.tables_of(player, limit, before).await)
    }

    /// The tables a player belongs to that are neither finished nor abandoned, the last changed first.
    pub async fn live_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Listed>> {
        each!(self, store => store.live_of(player, limit).await)
    }

    /// How many tables a player belongs to that are neither finished nor abandoned.
    pub async fn count_open_of(&self, player: PlayerId) -> Result<u32> {
        each!(self, store => store.count_open_of(player).await)
    }

    /// Claims tables that somebody has to look after: whose `wake` has come and on which no lease runs. Nobody else
    /// gets them until `lease_until`, or until a row with a summary is written for them.
    pub async fn due(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<TableId>> {
        each!(self, store => store.due(now, lease_until, limit).await)
    }

    /// When [`Store::due`] will next have something to give: the earliest `wake`, or end of a lease on it.
    pub async fn next_wake(&self) -> Result<Option<i64>> {
        each!(self, store => store.next_wake().await)
    }
}

/// Content packs.
impl Store {
    /// Keeps a pack that is served from now on; one that is there already counts as served again.
    pub async fn keep_pack(&self, pack: &StoredPack, at: i64) -> Result<()> {
        each!(self, store => store.keep_pack(pack, at).await)
    }

    /// The pack with this file.
    pub async fn pack(&self, file: Hash) -> Result<Option<StoredPack>> {
        each!(self, store => store.pack(file).await)
    }

    /// Of the packs with this hash of what a game depends on, the one that was last served.
    pub async fn pack_with_hash(&self, hash: Hash) -> Result<Option<StoredPack>> {
        each!(self, store => store.pack_with_hash(hash).await)
    }

    /// The pack a table is played with.
    pub async fn pack_of(&self, table: TableId) -> Result<Option<PackKey>> {
        each!(self, store => store.pack_of(table).await)
    }

    /// Every pack that tables are played with, whether it is kept or not.
    pub async fn packs_in_use(&self) -> Result<Vec<PackUse>> {
        each!(self, store => store.packs_in_use().await)
    }
}

/// Players.
impl Store {
    /// Adds a player with a first token. [`StoreError::Exists`] if player, token or recovery code are there.
    pub async fn add_player(&self, player: &Player, token: Hash) -> Result<()> {
        each!(self, store => store.add_player(player, token).await)
    }

    /// A player.
    pub async fn player(&self, player: PlayerId) -> Result<Option<Player>> {
        each!(self, store => store.player(player).await)
    }

    /// Several players, in the order asked for; unknown ones are left out.
    pub async fn players(&self, players: &[PlayerId]) -> Result<Vec<Player>> {
        each!(self, store => store.players(players).await)
    }

    /// The player a token belongs to.
    pub async fn player_by_token(&self, token: Hash) -> Result<Option<Player>> {
        each!(self, store => store.player_by_token(token).await)
    }

    /// The player a recovery code belongs to.
    pub async fn player_by_recovery(&self, recovery: Hash) -> Result<Option<Player>> {
        each!(self, store => store.player_by_recovery(recovery).await)
    }

    /// Adds a token of a player who has just proved who they are. False, and nothing is added, if passphrase or recovery
    /// code are other ones by now. [`StoreError::Exists`] if the token is there.
    pub async fn add_token(&self, player: &Player, token: Hash, at: i64) -> Result<bool> {
        each!(self, store => store.add_token(player, token, at).await)
    }

    /// Those of the tokens that are valid.
    pub async fn valid_tokens(&self, tokens: &[Hash]) -> Result<Vec<Hash>> {
        each!(self, store => store.valid_tokens(tokens).await)
    }

    /// Drops a token; whose it was, if it was there.
    pub async fn drop_token(&self, token: Hash) -> Result<Option<PlayerId>> {
        each!(self, store => store.drop_token(token).await)
    }

    /// Drops all tokens of a player but one; how many there were.
    pub async fn drop_tokens(&self, player: PlayerId, keep: Option<Hash>) -> Result<u32> {
        each!(self, store => store.drop_tokens(player, keep).await)
    }

    /// Replaces what proves an identity, a player's passphrase and recovery code, and drops all tokens of the player but
    /// one; how many were dropped. Nothing, and nothing changes, if passphrase or code are no longer as they were.
    pub async fn set_proof(
        &self,
        was: &Player,
        passphrase: Option<String>,
        recovery: Option<Hash>,
        keep: Option<Hash>,
    ) -> Result<Option<u32>> {
        each!(self, store => store.set_proof(was, passphrase, recovery, keep).await)
    }

    /// Gives a player another name; says whether there is such a player.
    pub async fn rename(&self, player: PlayerId, name: &str) -> Result<bool> {
        each!(self, store => store.rename(player, name).await)
    }

    /// Sets or removes a player's webhook; says whether there is such a player.
    pub async fn set_webhook(&self, player: PlayerId, webhook: Option<Webhook>) -> Result<bool> {
        each!(self, store => store.set_webhook(player, webhook).await)
    }

    /// The programs of a player, the oldest first.
    pub async fn programs_of(&self, owner: PlayerId) -> Result<Vec<Player>> {
        each!(self, store => store.programs_of(owner).await)
    }

    /// What a player has noted at a table.
    pub async fn note(&self, table: TableId, player: PlayerId) -> Result<Option<String>> {
        each!(self, store => store.note(table, player).await)
    }

    /// Replaces what a player has noted at a table if it is still `before`; no note counts as any. False if it is not.
    pub async fn set_note(&self, table: TableId, player: PlayerId, before: &str, note: &str) -> Result<bool> {
        each!(self, store => store.set_note(table, player, before, note).await)
    }
}

/// Profiles: what is known of a player's games together.
impl Store {
    /// The games a player has finished, the last first, by `at`.
    pub async fn history(
        &self,
        player: PlayerId,
        scope: Scope,
        limit: u32,
        before: Before,
    ) -> Result<Vec<HistoryLine>> {
        each!(self, store => store.history(player, scope, limit, before).await)
    }

    /// The finished games of a player that are looked for, the last first, by `at`.
    pub async fn games_of(
        &self,
        player: PlayerId,
        wanted: &Wanted,
        limit: u32,
        before: Before,
    ) -> Result<Vec<HistoryLine>> {
        each!(self, store => store.games_of(player, wanted, limit, before).await)
    }

    /// The games of a player added up.
    pub async fn tally(&self, player: PlayerId, scope: Scope) -> Result<Tally> {
        each!(self, store => store.tally(player, scope).await)
    }

    /// The ratings of a player after each of the last rated games, the last first.
    pub async fn ratings(&self, player: PlayerId, scope: Scope, limit: u32) -> Result<Vec<RatingPoint>> {
        each!(self, store => store.ratings(player, scope, limit).await)
    }

    /// The strongest people, or programs, with at least so many rated games, by mu − 3 sigma; of them those who have
    /// finished a rated game since then.
    pub async fn leaders(
        &self,
        limit: u32,
        least_games: u32,
        programs: bool,
        since: i64,
    ) -> Result<Vec<Player>> {
        each!(self, store => store.leaders(limit, least_games, programs, since).await)
    }

    /// Some tables with results that nobody has counted.
    pub async fn uncounted(&self, limit: u32) -> Result<Vec<TableId>> {
        each!(self, store => store.uncounted(limit).await)
    }

    /// Keeps what profiles count of a game that ended before they were there: for whom, on which seat, what.
    pub async fn count(&self, table: TableId, lines: Vec<(PlayerId, u8, Counted)>) -> Result<()> {
        each!(self, store => store.count(table, lines).await)
    }

    /// Who has results at a table, and on which seat.
    pub async fn results_at(&self, table: TableId) -> Result<Vec<(PlayerId, u8)>> {
        each!(self, store => store.results_at(table).await)
    }
}

/// Players who go.
impl Store {
    /// Removes a player and the player's programs with all that is theirs alone: tokens, code, passphrase, webhook, notes,
    /// alerts, rating. Their games stay, and name nobody. Says whether there was such a player. What is left to do at
    /// their tables is kept as a farewell to each.
    pub async fn remove_player(&self, player: PlayerId, at: i64) -> Result<bool> {
        each!(self, store => store.remove_player(player, at).await)
    }

    /// Players who are gone and whose tables somebody still has to see to.
    pub async fn farewells(&self, limit: u32) -> Result<Vec<PlayerId>> {
        each!(self, store => store.farewells(limit).await)
    }

    /// Everything was seen to. What was written for the player meanwhile goes too.
    pub async fn farewell_done(&self, player: PlayerId) -> Result<()> {
        each!(self, store => store.farewell_done(player).await)
    }

    /// Replaces the texts of rows of a table. What happened is never changed; this is for taking out what somebody said
    /// who is gone.
    pub async fn blank(&self, table: TableId, rows: Vec<(u32, String)>) -> Result<()> {
        each!(self, store => store.blank(table, rows).await)
    }

    /// Everything a player has noted, by tables.
    pub async fn notes_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>> {
        each!(self, store => store.notes_of(player).await)
    }
}

/// Signs of life.
impl Store {
    /// The last sign of life of any server.
    pub async fn last_heartbeat(&self) -> Result<Option<Heartbeat>> {
        each!(self, store => store.last_heartbeat().await)
    }

    /// Gives a sign of life. If the last one is further back than `longest_gap`, no server ran since: that becomes a
    /// downtime. The answer is the end of the last downtime, or 0 if there was none.
    pub async fn heartbeat(&self, at: i64, longest_gap: i64) -> Result<i64> {
        each!(self, store => store.heartbeat(at, longest_gap).await)
    }

    /// The downtimes that ended after a moment, in order.
    pub async fn downtimes(&self, since: i64) -> Result<Vec<Downtime>> {
        each!(self, store => store.downtimes(since).await)
    }
}

/// Alerts.
impl Store {
    /// Claims alerts whose time has come. They come again at `lease_until` unless they are done with or put off.
    pub async fn alerts_due(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<Alert>> {
        each!(self, store => store.alerts_due(now, lease_until, limit).await)
    }

    /// An alert was delivered, or never will be.
    pub async fn alert_done(&self, alert: i64) -> Result<()> {
        each!(self, store => store.alert_done(alert).await)
    }

    /// Puts off an alert that could not be delivered.
    pub async fn alert_later(&self, alert: i64, due: i64) -> Result<()> {
        each!(self, store => store.alert_later(alert, due).await)
    }
}

/// Backups.
impl Store {
    /// Writes everything there is at one moment to a file, in a format that fits both kinds of store, while the store
    /// goes on working. The file appears when it is whole; a file of that name is replaced.
    pub async fn backup(&self, path: &Path) -> Result<Counts> {
        let part = backup::part(path).await?;
        let counts = self.backup_into(part.writer()?).await?;
        part.done().await?;
        Ok(counts)
    }

    /// Writes a backup to any place.
    pub async fn backup_into(&self, to: Box<dyn Write + Send>) -> Result<Counts> {
        each!(self, store => store.backup(to).await)
    }

    /// Restores a backup into an empty store. A file that is not whole and unaltered changes nothing.
    pub async fn restore(&self, path: &Path) -> Result<Counts> {
        self.restore_from(backup::reader(path).await?).await
    }

    /// Restores a backup from any place.
    pub async fn restore_from(&self, from: Box<dyn BufRead + Send>) -> Result<Counts> {
        each!(self, store => store.restore(from).await)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It need not run: that it compiles is the promise.
    #[allow(dead_code)]
    fn every_kind_of_call_can_be_spawned(store: &Store, player: &Player) {
        fn spawned(_: impl Send) {}
        let (table, at) = (TableId::from_bits(1), PlayerId::from_bits(1));
        spawned(Store::open(&Place::file("x")));
        spawned(store.rows(table, 0));
        spawned(store.due(0, 0, 0));
        spawned(store.next_wake());
        spawned(store.pack([0; 32]));
        spawned(store.players(&[at]));
        spawned(store.rename(at, ""));
        spawned(store.remove_player(at, 0));
        spawned(store.add_player(player, [0; 32]));
        spawned(store.set_proof(player, None, None, None));
        spawned(store.backup(Path::new("x")));
        spawned(store.restore(Path::new("x")));
        spawned(store.close());
    }
}
