//! A table's log: appending a record durably, reading it back, and following what other nodes append. Memory never runs
//! ahead of the log: after a write that failed or lost a race, the table is read again.

use super::broadcast::count_slow;
use super::{LoadedTable, TableActor};
use crate::rating;
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_protocol::{Names, Replayed, Sender, TableCard};
use armonium_store::{Append, Appended, Row, Status, Summary};
use armonium_table::{LogEntry, Next, PlayerId, Record, Secret, Stage, Table, TableEvent, TableId};
use std::time::Duration;

/// Another node takes over a bot's or a plan's decision after this many milliseconds. The lease is renewed once half of it is gone.
pub(super) const BOT_LEASE: i64 = 4_000;

/// A record as stored text.
pub(crate) fn body(record: &Record) -> String {
    // Every record can be written as JSON.
    serde_json::to_string(record).unwrap_or_default()
}

/// The players whose lists show a table: those with a seat, those who gave theirs away during the game, and the host of an
/// open table.
pub(crate) fn members(table: &Table) -> Vec<PlayerId> {
    let mut members: Vec<_> = table.chairs.iter().filter_map(|chair| chair.player()).collect();
    if matches!(table.stage(), Stage::Open) && !members.contains(&table.host) {
        members.push(table.host);
    }
    members.extend(table.former_players());
    members
}

/// When some node has to open the table: at the next deadline, or when the lease of a bot or a plan expires.
pub(super) fn next_wake(table: &Table, at: i64, old: Option<i64>, planned: bool) -> Option<i64> {
    match table.next() {
        Next::Nobody => table.tick_due(),
        Next::Player { .. } if !planned => table.tick_due(),
        Next::Bot { .. } | Next::Player { .. } => match old {
            Some(wake) if wake > at + BOT_LEASE / 2 && wake <= at + BOT_LEASE => Some(wake),
            _ => Some(at + BOT_LEASE),
        },
    }
}

/// What lists and the scheduler need to know of a table.
pub(crate) fn summary(table: &Table, at: i64, old: Option<&Summary>, planned: bool) -> Summary {
    let wake = next_wake(table, at, old.and_then(|old| old.wake), planned);
    let status = match table.stage() {
        Stage::Open => Status::Open,
        Stage::Running => Status::Running,
        Stage::Finished(_) => Status::Finished,
        Stage::Abandoned => Status::Abandoned,
    };
    let card = serde_json::to_string(&TableCard::of(table, &Names::new())).unwrap_or_default();
    Summary { status, private: table.options.private, wake, card }
}

/// The table that begins with this row.
pub(crate) async fn begin(
    registry: &TableRegistry,
    id: TableId,
    secret: Secret,
    first: &Row,
) -> Result<(Table, Vec<TableEvent>), TableError> {
    let parsed = serde_json::from_str::<Record>(&first.body);
    let record = parsed.map_err(|why| registry.damaged(id, first.seq, why))?;
    let Some(LogEntry::Created { pack: hash, pack_file, .. }) = record.entries.first() else {
        return Err(registry.damaged(id, first.seq, "the first entry is not its creation"));
    };
    let Some(content) = registry.packs().of_table(*hash, *pack_file).await? else {
        let key = registry.store().pack_of(id).await?;
        return Err(TableError::MissingPack { id: key.map(|key| key.id), hash: *hash });
    };
    Table::begin(id, secret, content, first.at, &record)
        .map_err(|damage| registry.damaged(id, first.seq, format_args!("{damage:?}")))
}

/// Applies the next row to a table.
pub(crate) fn replay(
    registry: &TableRegistry,
    table: &mut Table,
    row: &Row,
) -> Result<Vec<TableEvent>, TableError> {
    let id = table.id;
    if row.seq != table.version + 1 {
        return Err(registry.damaged(id, row.seq, format_args!("record {} is missing", table.version + 1)));
    }
    let parsed = serde_json::from_str::<Record>(&row.body);
    let record = parsed.map_err(|why| registry.damaged(id, row.seq, why))?;
    table.apply(row.at, &record).map_err(|damage| registry.damaged(id, row.seq, format_args!("{damage:?}")))
}

/// Reads a whole table from the store: the table, the time of its last record, and the records after `from`.
pub(crate) async fn load(
    registry: &TableRegistry,
    id: TableId,
    from: u32,
) -> Result<(Table, i64, Vec<Replayed>), TableError> {
    let secret = registry.store().secret(id).await?.ok_or(TableError::NoTable)?;
    let rows = registry.store().rows(id, 0).await?;
    let mut replayed = Vec::new();
    let mut rows = rows.iter();
    let first = rows.next().ok_or(TableError::NoTable)?;
    let (mut table, news) = begin(registry, id, Secret(secret), first).await?;
    let mut last = first.at;
    if from == 0 {
        replayed.push(Replayed { at: first.at, version: 1, news });
    }
    for row in rows {
        let news = replay(registry, &mut table, row)?;
        last = row.at;
        if row.seq > from {
            replayed.push(Replayed { at: row.at, version: row.seq, news });
        }
    }
    Ok((table, last, replayed))
}

/// Opens a table from the store.
pub(super) async fn open(registry: &TableRegistry, id: TableId) -> Result<LoadedTable, TableError> {
    let listed = registry.store().listed(id).await?.ok_or(TableError::NoTable)?;
    let (table, last, _) = load(registry, id, u32::MAX).await?;
    Ok(LoadedTable { table, last, summary: listed.summary })
}

impl TableActor {
    /// Appends a record and broadcasts it once it is durable.
    pub(super) async fn append(
        &mut self,
        at: i64,
        record: Record,
        sender: Option<Sender>,
        planned: bool,
    ) -> Result<u32, TableError> {
        self.load_plans().await?;
        let (asked, before) = (self.planned(), self.asked_by_hand());
        let was_over = self.is_over();
        let news = self.table.apply(at, &record).map_err(|damage| {
            self.registry.damaged(self.id, self.table.version + 1, format_args!("{damage:?}"))
        })?;
        let seq = self.table.version;
        let changes = match &mut self.plans {
            Some(plans) => plans.follow(asked, &self.table, &news, planned),
            None => Vec::new(),
        };
        let decisions_only = news.iter().all(|one| {
            matches!(one, TableEvent::Decided { .. } | TableEvent::TookBack { .. } | TableEvent::Said { .. })
        });
        let over = !was_over && self.is_over();
        let summary = self.new_summary(at, decisions_only && !over);
        let about_chairs = news.iter().any(TableEvent::is_about_table);
        let result = if over { rating::result(&self.registry, &self.table, at).await } else { Ok(None) };
        let result = match result {
            Ok(result) => result,
            Err(error) => {
                self.reload(seq - 1).await?;
                return Err(error);
            }
        };
        let append = Append {
            table: self.id,
            row: Row { seq, at, body: body(&record) },
            summary: summary.clone(),
            members: about_chairs.then(|| members(&self.table)),
            secret: None,
            pack: None,
            alerts: self.alerts(at, before, &record, &news, over),
            plans: self.plan_writes(&changes, &news),
            result,
        };
        let started = std::time::Instant::now();
        let written = self.store().append(append).await;
        self.append_seconds.record(started.elapsed().as_secs_f64());
        match written {
            Ok(Appended::Written) => {
                self.last = at;
                self.holds_bot_lease = true;
                (self.backoff, self.retry_at) = (Duration::ZERO, None);
                if let Some(summary) = summary {
                    self.summary = summary;
                }
                self.records.increment(1);
                // A latecomer may have got the seat of a bot.
                if over || about_chairs && !self.table.is_bots_only() {
                    self.registry.bot_tables().end(self.table.creator, self.id);
                }
                if about_chairs || over {
                    self.refresh_names().await.map_err(TableError::into_diverged)?;
                }
                self.bots.follow(&self.table, &news);
                self.broadcast(at, &news, sender);
                self.send_plans(&changes);
                Ok(seq)
            }
            Ok(Appended::Taken) => {
                self.reload(seq - 1).await?;
                Err(TableError::Raced)
            }
            Err(error) => {
                let (error, held_bot_lease) = (TableError::from(error), self.holds_bot_lease);
                // A failed write may be durable all the same: the log decides.
                self.reload(seq - 1).await?;
                match record.command.and_then(|id| self.table.done(id).ok().flatten()) {
                    Some(version) => {
                        self.audience.acknowledge(sender, version);
                        Ok(version)
                    }
                    None if self.table.version >= seq => Err(TableError::Raced),
                    None => {
                        self.holds_bot_lease = held_bot_lease;
                        Err(error)
                    }
                }
            }
        }
    }

    /// Sends an update about a durable record to every subscriber.
    fn broadcast(&mut self, at: i64, news: &[TableEvent], sender: Option<Sender>) {
        let started = std::time::Instant::now();
        let now = self.registry.now();
        count_slow(self.audience.broadcast(&self.table, &self.card, (at, news), sender, now));
        self.broadcast_seconds.record(started.elapsed().as_secs_f64());
    }

    /// The summary, if it has changed. A plain decision changes the wake time at most.
    fn new_summary(&self, at: i64, decisions_only: bool) -> Option<Summary> {
        let planned = self.planned().is_some();
        if !decisions_only {
            return Some(summary(&self.table, at, Some(&self.summary), planned));
        }
        let wake = next_wake(&self.table, at, self.summary.wake, planned);
        (wake != self.summary.wake).then(|| Summary { wake, ..self.summary.clone() })
    }

    /// Reads the table again and sends snapshots if there are records after `broadcast`. If that fails, memory is ahead of
    /// the log.
    async fn reload(&mut self, broadcast: u32) -> Result<(), TableError> {
        self.try_reload(broadcast).await.map_err(TableError::into_diverged)
    }

    async fn try_reload(&mut self, broadcast: u32) -> Result<(), TableError> {
        let (table, last, missed) = load(&self.registry, self.id, broadcast).await?;
        let listed = self.store().listed(self.id).await?.ok_or(TableError::NoTable)?;
        (self.table, self.last, self.summary) = (table, last, listed.summary);
        self.holds_bot_lease = false;
        self.bots = Default::default();
        self.plans = None;
        self.refresh_names().await?;
        if !missed.is_empty() {
            self.send_snapshots(&missed);
            self.refresh_plans().await?;
        }
        Ok(())
    }

    /// Applies what other nodes appended. True if there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, TableError> {
        let rows = self.store().rows(self.id, self.table.version).await?;
        if rows.is_empty() {
            return Ok(false);
        }
        let listed = self.store().listed(self.id).await?.ok_or(TableError::NoTable)?;
        self.summary = listed.summary;
        self.holds_bot_lease = false;
        for row in rows {
            let news = replay(&self.registry, &mut self.table, &row)?;
            self.last = row.at;
            if news.iter().any(TableEvent::is_about_table) || self.is_over() {
                self.refresh_names().await.map_err(TableError::into_diverged)?;
            }
            self.bots.follow(&self.table, &news);
            self.broadcast(row.at, &news, None);
        }
        Ok(true)
    }
}
