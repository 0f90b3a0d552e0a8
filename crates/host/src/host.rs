//! A table and the bots that play at it.

use crate::bot_player::{BotPlayer, BotTurn};
use crate::bots::Bots;
use armonium_rules::{Seat, View, Viewer};
use armonium_table::{Command, Damage, Level, LogEntry, Next, Record, Refusal, Table, TableEvent};

/// A table with its bots.
pub struct Host {
    table: Table,
    bots: Bots,
}

/// What a command led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What went into the log; empty if nothing changed.
    pub entries: Vec<LogEntry>,
    /// What happened, as the referee knows it.
    pub events: Vec<TableEvent>,
}

impl Host {
    /// A host for this table. Bots join when it is their turn.
    pub fn new(table: Table) -> Self {
        Self { table, bots: Bots::default() }
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a reader sees of the game, once it has begun.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.table.view(viewer)
    }

    /// Carries out a command. Callers that store the log use [`Table::decide`] and, once the record is durable,
    /// [`Host::apply`].
    pub fn command(&mut self, now: i64, command: &Command) -> Result<Step, Refusal> {
        let entries = self.table.decide(now, command)?;
        if entries.is_empty() {
            return Ok(Step { entries, events: Vec::new() });
        }
        let record = Record { command: None, entries };
        let events = self.apply(now, &record).expect("a table accepts what it decided");
        Ok(Step { entries: record.entries, events })
    }

    /// Applies the next record of the log. After damage the host must not be used any more.
    pub fn apply(&mut self, at: i64, record: &Record) -> Result<Vec<TableEvent>, Damage> {
        let events = self.table.apply(at, record)?;
        self.bots.follow(&self.table, &events);
        Ok(events)
    }

    /// The bot to decide, if one is.
    pub fn next_bot(&self) -> Option<(Seat, Level)> {
        match self.table.next() {
            Next::Bot { seat, level } => Some((seat, level)),
            Next::Player { .. } | Next::Nobody => None,
        }
    }

    /// Hands out the decision of the bot whose turn it is. The bot comes back with [`Host::put_back`].
    pub fn bot_turn(&mut self) -> Option<BotTurn> {
        self.bots.turn(&self.table)
    }

    /// Takes a bot back that thought about the decision `at`.
    pub fn put_back(&mut self, at: u32, bot: BotPlayer) {
        self.bots.put_back(&self.table, at, bot);
    }

    /// Lets the bot whose turn it is think here and now, and carries its decision out. None if no bot is to decide.
    pub fn play_bot(&mut self, now: i64) -> Option<Result<Step, Refusal>> {
        let turn = self.bot_turn()?;
        let (seat, at) = (turn.seat, turn.at);
        let (bot, action) = turn.think()?;
        self.put_back(at, bot);
        Some(self.command(now, &Command::BotMove { seat, at, action }))
    }
}
