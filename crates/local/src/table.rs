//! A table in memory: its log, its bots and everyone who follows it. A record is an output before any frame shows it.

use crate::answer::inside;
use crate::connections::Line;
use crate::message::{FORMAT, Output, StoredMeta, StoredName, StoredNote, StoredResult};
use crate::{Identity, Outputs};
use armonium_host::{BotPace, BotPlayer, Bots};
use armonium_protocol::http::{Denied, HistoryCard, NextCard};
use armonium_protocol::{Audience, Names, PackCard, Problem, Replayed, Sender, TableCard, names};
use armonium_rules::{Action, RULES_VERSION, Seat};
use armonium_table::{
    ABSENT_AFTER, Command, CommandId, Damage, Digest, Next, PlayerId, Record, Secret, Stage, Table,
    TableEvent, TableId,
};
use std::collections::BTreeMap;

/// A decision that a bot has made and that is not carried out yet.
struct Thought {
    at: u32,
    seat: Seat,
    decided: Option<(BotPlayer, Action)>,
    /// How far the last record was ahead of this device's clock when the bot was asked.
    ahead: i64,
    /// When it is carried out; set at the first tick after it was made.
    release: Option<i64>,
}

/// A table in memory.
pub(crate) struct LocalTable {
    pub(crate) table: Table,
    /// Every record with the time at which it was written.
    pub(crate) records: Vec<(i64, Record)>,
    pub(crate) created: i64,
    /// What its players are called, before names that are alike get numbers.
    pub(crate) own_names: BTreeMap<PlayerId, String>,
    pub(crate) names: Names,
    pub(crate) card: TableCard,
    pub(crate) notes: BTreeMap<PlayerId, String>,
    pub(crate) audience: Audience<Line>,
    /// When it was last used, to drop the one that wasn't for long.
    pub(crate) used: u64,
    bots: Bots,
    thought: Option<Thought>,
    /// The time from which a clock counts again: nobody could play while the engine was away.
    away: Option<(i64, i64)>,
    /// The card as it was last stored, and whether it may differ now.
    stored: Option<StoredMeta>,
    dirty: bool,
    pace: BotPace,
    outputs: Outputs,
}

fn text(record: &Record) -> String {
    // Every record can be written as JSON.
    serde_json::to_string(record).unwrap_or_default()
}

/// True once the game has a result or the table was abandoned.
pub(crate) fn is_over(table: &Table) -> bool {
    matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned)
}

impl LocalTable {
    /// A new table, with its first record.
    pub(crate) fn create(
        (id, secret): (TableId, Secret),
        content: std::sync::Arc<armonium_rules::Content>,
        now: i64,
        first: Record,
        identity: &Identity,
        pace: BotPace,
        outputs: &Outputs,
    ) -> Result<Self, Denied> {
        let (table, _) = Table::begin(id, secret, content, now, &first).map_err(|_| inside())?;
        outputs.push(Output::Append { table: id, version: 1, at: now, record: text(&first) });
        let mut table = Self::of(table, vec![(now, first)], (BTreeMap::new(), pace), now, outputs);
        table.refresh_names(identity);
        Ok(table)
    }

    /// The table that these records make.
    pub(crate) fn of(
        table: Table,
        records: Vec<(i64, Record)>,
        (own_names, pace): (BTreeMap<PlayerId, String>, BotPace),
        now: i64,
        outputs: &Outputs,
    ) -> Self {
        let created = records.first().map_or(now, |(at, _)| *at);
        Self {
            card: TableCard::of(&table, &Names::new()),
            table,
            records,
            created,
            own_names,
            names: Names::new(),
            notes: BTreeMap::new(),
            audience: Audience::new(now, ABSENT_AFTER),
            used: 0,
            bots: Bots::default(),
            thought: None,
            away: None,
            stored: None,
            dirty: true,
            pace,
            outputs: outputs.clone(),
        }
    }

    /// The same, as it was stored.
    #[must_use]
    pub(crate) fn with_stored(mut self, meta: StoredMeta, now: i64) -> Self {
        self.created = meta.created;
        self.notes = meta.notes.iter().map(|note| (note.player, note.text.clone())).collect();
        self.stored = Some(meta);
        self.opened_at(now)
    }

    /// The same, as it was opened from a file.
    #[must_use]
    pub(crate) fn opened_at(mut self, now: i64) -> Self {
        self.away = Some((self.last(), now));
        self
    }

    /// The time of its last record.
    pub(crate) fn last(&self) -> i64 {
        self.records.last().map_or(self.created, |(at, _)| *at)
    }

    /// True if nobody follows it, no bot has to decide and no countdown runs.
    pub(crate) fn is_idle(&self) -> bool {
        self.audience.is_empty()
            && !matches!(self.table.next(), Next::Bot { .. })
            && self.table.deal_at().is_none()
    }

    /// Takes the names of this device's players, and what they are called at the table.
    pub(crate) fn refresh_names(&mut self, identity: &Identity) {
        for player in armonium_review::everybody(self.records.iter().map(|(_, record)| record)) {
            if let Some(name) = identity.name_of(player) {
                self.own_names.insert(player, name.to_owned());
            }
        }
        self.rename();
    }

    fn rename(&mut self) {
        let players = self.own_names.iter().map(|(player, name)| (*player, name.clone())).collect();
        self.names = names::distinct(players, &self.table.arrivals);
        self.card = TableCard::of(&self.table, &self.names);
        self.dirty = true;
        self.audience.recheck_access(&self.table);
    }

    /// A player's name has changed.
    pub(crate) fn renamed(&mut self, identity: &Identity, now: i64) {
        let before = self.card.clone();
        self.refresh_names(identity);
        if self.card != before {
            self.audience.send_snapshots(&self.table, &self.card, &[], now);
        }
    }

    /// The records after `have`, with their news.
    pub(crate) fn replay_after(&self, have: u32) -> Result<Vec<Replayed>, Damage> {
        let Some(((at, first), rest)) = self.records.split_first() else { return Ok(Vec::new()) };
        let (id, secret) = (self.table.id, *self.table.secret());
        let content = std::sync::Arc::clone(self.table.content());
        let (mut table, news) = Table::begin(id, secret, content, *at, first)?;
        let mut replayed = vec![Replayed { version: 1, at: *at, news }];
        for (at, record) in rest {
            let news = table.apply(*at, record)?;
            replayed.push(Replayed { version: table.version, at: *at, news });
        }
        replayed.retain(|record| record.version > have);
        Ok(replayed)
    }

    /// Carries out a command, all or nothing, and returns the number of its record.
    pub(crate) fn execute(
        &mut self,
        now: i64,
        command: &Command,
        id: Option<CommandId>,
        sender: Option<Sender>,
        identity: &Identity,
    ) -> Result<u32, Denied> {
        if let Some(id) = id
            && let Some(version) = self.table.done(id)?
        {
            self.audience.acknowledge(sender, version);
            return Ok(version);
        }
        let at = self.time_of(command, now);
        let command = command.clone().with_presence(|| self.audience.presence(&self.table));
        let entries = self.table.decide(at, &command)?;
        if entries.is_empty() {
            self.audience.acknowledge(sender, self.table.version);
            return Ok(self.table.version);
        }
        self.append(now, at, Record { command: id, entries }, sender, identity)
    }

    /// The time to record for a command.
    fn time_of(&self, command: &Command, now: i64) -> i64 {
        let time = match command {
            Command::BotMove { .. } => self.pace.question(&self.table).recorded(now),
            _ => now,
        };
        time.max(self.last())
    }

    fn append(
        &mut self,
        now: i64,
        at: i64,
        record: Record,
        sender: Option<Sender>,
        identity: &Identity,
    ) -> Result<u32, Denied> {
        let news = self.table.apply(at, &record).map_err(|_| inside())?;
        let (table, version) = (self.table.id, self.table.version);
        self.outputs.push(Output::Append { table, version, at, record: text(&record) });
        self.records.push((at, record));
        if is_over(&self.table) || news.iter().any(TableEvent::is_about_table) {
            self.refresh_names(identity);
        }
        self.dirty = true;
        self.bots.follow(&self.table, &news);
        self.audience.broadcast(&self.table, &self.card, (at, &news), sender, now);
        Ok(version)
    }

    /// Lets the clock of the player to act resume where it stood when the engine was last there.
    pub(crate) fn resume_clock(&mut self, now: i64, identity: &Identity) {
        if let Some((began, ended)) = self.away.take()
            && let Next::Player { deadline: Some(_), .. } = self.table.next()
        {
            let resume = Command::Resume { downtimes: vec![(began, ended)] };
            // A table that doesn't need it refuses nothing.
            let _ = self.execute(now, &resume, None, None, identity);
        }
    }

    /// When the table has something to do by itself.
    pub(crate) fn due(&self, now: i64) -> Option<i64> {
        match self.table.next() {
            Next::Bot { .. } => match &self.thought {
                Some(Thought { at, release: Some(release), .. }) if *at == self.table.decisions => {
                    Some(*release)
                }
                _ => Some(now),
            },
            // Until the clock resumes nothing runs out, a vote neither: what ends it looks at the clock too.
            Next::Player { .. } if self.away.is_some() => None,
            Next::Player { .. } | Next::Nobody => self.table.tick_due(),
        }
    }

    /// Does one piece of what is due: lets a bot think, carries out what it decided, or looks at the clocks.
    pub(crate) fn tick(&mut self, now: i64, identity: &Identity) {
        if let Some(thought) = self.thought.take_if(|thought| thought.at != self.table.decisions) {
            self.put_back(thought);
        }
        match (self.table.next(), &mut self.thought) {
            (Next::Bot { .. }, None) => {
                if let Some(turn) = self.bots.turn(&self.table) {
                    let (seat, at) = (turn.seat, turn.at);
                    // A file may come from a device whose clock is ahead, and a clock may be set back: the question counts as
                    // asked now, not in the future.
                    let ahead = (self.last() - now).max(0);
                    self.thought = Some(Thought { at, seat, decided: turn.think(), ahead, release: None });
                    let question = self.pace.question(&self.table);
                    // Where there is no pace, nobody waits for the next tick.
                    if question.release(now + ahead) <= now + ahead {
                        self.carry_out(now, identity);
                    }
                }
            }
            (Next::Bot { .. }, Some(thought)) => match thought.release {
                // How long it thought is known only now.
                None => {
                    let question = self.pace.question(&self.table);
                    thought.release = Some(question.release(now + thought.ahead) - thought.ahead);
                }
                Some(release) if release <= now => self.carry_out(now, identity),
                Some(_) => {}
            },
            (Next::Player { .. } | Next::Nobody, _) => {
                // Refused if nothing has run out.
                let _ = self.execute(now, &Command::Tick, None, None, identity);
            }
        }
    }

    fn put_back(&mut self, thought: Thought) -> Option<(Seat, u32, Action)> {
        let (bot, action) = thought.decided?;
        self.bots.put_back(&self.table, thought.at, bot);
        Some((thought.seat, thought.at, action))
    }

    fn carry_out(&mut self, now: i64, identity: &Identity) {
        let Some((seat, at, action)) = self.thought.take().and_then(|thought| self.put_back(thought)) else {
            return;
        };
        // Only a bot that the table no longer asks is refused.
        let _ = self.execute(now, &Command::BotMove { seat, at, action }, None, None, identity);
    }

    /// Ends every connection to it.
    pub(crate) fn end(&mut self, problem: Problem, retry_ms: Option<u32>) {
        self.audience.end_all(problem, retry_ms);
    }

    /// What a finished game was for each of its players.
    fn results(&self) -> Vec<StoredResult> {
        let Stage::Finished(outcome) = self.table.stage() else { return Vec::new() };
        let at = self.last();
        let players = self.table.results();
        let count = players.len() as u8;
        let result = |result: &armonium_table::PlayerOutcome| StoredResult {
            player: result.player,
            result: HistoryCard {
                table: self.table.id,
                at,
                seat: result.seat.0,
                place: result.place,
                won: result.won,
                role: result.role_code(),
                players: count,
                rating: None,
                outcome: serde_json::to_string(&outcome)
                    .and_then(|text| serde_json::from_str(&text))
                    .unwrap_or_default(),
            },
        };
        players.iter().map(result).collect()
    }

    /// The card to store.
    pub(crate) fn meta(&self) -> StoredMeta {
        let name = |(player, name): (&PlayerId, &String)| StoredName { player: *player, name: name.clone() };
        let note = |(player, text): (&PlayerId, &String)| StoredNote { player: *player, text: text.clone() };
        StoredMeta {
            id: self.table.id,
            format: FORMAT,
            rules: RULES_VERSION,
            secret: Digest(self.table.secret().0),
            pack: PackCard::of(self.table.content()),
            names: self.own_names.iter().map(name).collect(),
            created: self.created,
            changed: self.last(),
            card: self.card.clone(),
            next: NextCard::of(&self.table),
            results: self.results(),
            notes: self.notes.iter().map(note).collect(),
        }
    }

    /// The card, if it differs from the one that is stored in more than the time of its last change.
    pub(crate) fn new_meta(&mut self) -> Option<StoredMeta> {
        if !std::mem::take(&mut self.dirty) {
            return None;
        }
        let meta = self.meta();
        let same = |stored: &StoredMeta| StoredMeta { changed: meta.changed, ..stored.clone() } == meta;
        if self.stored.as_ref().is_some_and(same) {
            return None;
        }
        self.stored = Some(meta.clone());
        Some(meta)
    }

    pub(crate) fn touch(&mut self) {
        self.dirty = true;
    }
}
