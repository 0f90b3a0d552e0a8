//! A table and the bots that play at it.

use crate::bots::Bots;
use armonium_rules::{Content, Options, Seat, Seed, State, View, Viewer};
use armonium_table::{
    Command, Level, PlayerId, Record, Refusal, Secret, Table, TableEvent, TableId, TableOptions,
};
use std::sync::Arc;

/// A table with its bots, whose log nobody keeps.
pub struct Host {
    table: Table,
    bots: Bots,
}

impl Host {
    /// The player at a local table.
    pub const PLAYER: PlayerId = PlayerId::from_bits(0);

    /// A host for this table. Bots join when it is their turn.
    pub fn new(table: Table) -> Self {
        Self { table, bots: Bots::default() }
    }

    /// A table without a server: [`Host::PLAYER`] at `seat`, bots of this level at all others, no clock. The deal follows from
    /// the seed alone, as in a game file, and so do the bots' decisions.
    pub fn local(
        content: &Arc<Content>,
        game: Options,
        seed: Seed,
        seat: Seat,
        level: Level,
    ) -> Result<Self, Refusal> {
        let (player, id, secret) = (Self::PLAYER, TableId::from_bits(0), Secret(seed.0));
        let Options { players, beginner, auction_opener, newcomer } = game;
        let options =
            TableOptions { beginner, auction_opener, newcomer, odds: true, ..TableOptions::new(players) };
        let created = Table::create(content, &secret, options, player, None)?;
        let created = Record { command: None, entries: created };
        let (table, _) = Table::begin(id, secret, Arc::clone(content), 0, &created)
            .expect("a table begins with what it decided");
        let mut host = Self::new(table);
        let sit = Command::Sit { player, seat: Some(seat), invitation: None, nonce: None };
        let deal = Command::Branch { player, from: id, at: 0, seed, moves: Vec::new() };
        for command in [sit, Command::Fill { player, level }, deal] {
            host.command(0, &command)?;
        }
        Ok(host)
    }

    /// Continues from another position, as lessons do.
    pub fn set_position(&mut self, state: State) {
        *self = Self::new(self.table.in_world(state));
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a reader sees of the game, once it has begun.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.table.view(viewer)
    }

    /// Carries out a command, all or nothing, and returns what happened as the referee knows it. Readers get
    /// [`TableEvent::seen_by`].
    pub fn command(&mut self, now: i64, command: &Command) -> Result<Vec<TableEvent>, Refusal> {
        let entries = self.table.decide(now, command)?;
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        let record = Record { command: None, entries };
        let events = self.table.apply(now, &record).expect("a table accepts what it decided");
        self.bots.follow(&self.table, &events);
        Ok(events)
    }

    /// Lets the bot that is asked think here and now, and carries its decision out. None if no bot is asked.
    pub fn play_bot(&mut self, now: i64) -> Option<Result<Vec<TableEvent>, Refusal>> {
        let turn = self.bots.turn(&self.table)?;
        let (seat, at) = (turn.seat, turn.at);
        let (bot, action) = turn.think()?;
        self.bots.put_back(&self.table, at, bot);
        Some(self.command(now, &Command::BotMove { seat, at, action }))
    }
}
