//! What the tests of tables share: a table with its log and its moment, and players who play by chance.

use armonium_bots::{Bot, PlausibleRandom};
use armonium_pack::Pack;
use armonium_rules::{Action, Content, Seat, View, Viewer};
use armonium_table::{
    Command, CommandId, Digest, Level, LogEntry, Next, PlayerId, Record, Refusal, Secret, Stage, Table,
    TableEvent, TableId, TableOptions, Via, transcript,
};
use std::sync::{Arc, OnceLock};

/// The content of a pack that is kept as it is.
pub fn content() -> Arc<Content> {
    static TURIN: OnceLock<Arc<Content>> = OnceLock::new();
    let text = include_str!("../../../../fixtures/packs/turin-1.toml");
    let read = || Arc::new(Pack::read(text, "turin-1.toml").expect("a sound pack").content);
    Arc::clone(TURIN.get_or_init(read))
}

/// The player of this number.
pub fn player(number: u8) -> PlayerId {
    PlayerId::from_bits(1000 + u64::from(number))
}

/// The nonce that the player of this number gives.
pub fn nonce(number: u8) -> Digest {
    Digest([number.wrapping_add(100); 32])
}

/// The moment at which tables are set up, in milliseconds.
pub const START: i64 = 1_700_000_000_000;

/// A table with its log.
#[derive(Clone)]
pub struct Room {
    pub table: Table,
    pub log: Vec<(u32, i64, Record)>,
    pub now: i64,
    commands: u64,
}

impl Room {
    /// A table whose host is player 0, who has not sat down.
    pub fn new(options: TableOptions) -> Self {
        Self::with_secret(options, 7)
    }

    pub fn with_secret(options: TableOptions, secret: u8) -> Self {
        let secret = Secret([secret; 32]);
        let entries = Table::create(&content(), &secret, options, player(0), None).expect("a table");
        Self::from_entries(secret, entries)
    }

    /// A table that begins with these entries.
    pub fn from_entries(secret: Secret, entries: Vec<LogEntry>) -> Self {
        let first = Record { command: Some(CommandId::new(player(0), 0, Via::Http, &entries)), entries };
        let id = TableId::from_bits(42 + u64::from(secret.0[0]));
        let (table, _) = Table::begin(id, secret, content(), START, &first).expect("a sound beginning");
        Self { table, log: vec![(1, START, first)], now: START, commands: 0 }
    }

    /// A table at which this many players sit with their nonces, and bots on the other seats: the game begins.
    pub fn begun(options: TableOptions, humans: u8) -> Self {
        Self::begun_with(options, humans, 7)
    }

    pub fn begun_with(options: TableOptions, humans: u8, secret: u8) -> Self {
        let mut room = Self::with_secret(options, secret);
        room.gather(humans);
        assert_eq!(room.table.stage(), Stage::Running);
        room
    }

    /// Seats players with their nonces, and bots on the other seats if there are any.
    pub fn gather(&mut self, humans: u8) {
        for number in 0..humans {
            self.sit(number);
            self.must(Command::Nonce { player: player(number), nonce: nonce(number) });
        }
        if humans < self.table.options.players {
            self.must(Command::Fill { player: player(0), level: Level::Detective });
        }
        self.count_down();
    }

    /// Waits for the end of a countdown, if one is running.
    pub fn count_down(&mut self) {
        if let Some(until) = self.table.deal_at() {
            self.now = until;
            self.must(Command::Tick);
        }
    }

    pub fn sit(&mut self, number: u8) {
        let invitation = Some(self.table.secret().invitation());
        self.must(Command::Sit { player: player(number), seat: None, invitation, nonce: None });
    }

    /// Asks, and writes the answer down.
    pub fn ask(&mut self, command: Command) -> Result<Vec<TableEvent>, Refusal> {
        let entries = self.table.decide(self.now, &command)?;
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        self.commands += 1;
        let id = CommandId::new(player(0), self.commands, Via::Socket, &command);
        Ok(self.write(Record { command: Some(id), entries }))
    }

    /// Writes a record down.
    pub fn write(&mut self, record: Record) -> Vec<TableEvent> {
        let news = self.table.apply(self.now, &record).expect("a record that follows");
        self.log.push((self.table.version, self.now, record));
        news
    }

    /// Asks for what must be granted.
    pub fn must(&mut self, command: Command) -> Vec<TableEvent> {
        let told = format!("{command:?}");
        self.ask(command).unwrap_or_else(|refusal| panic!("{told}: {refusal:?}"))
    }

    /// The refusal of what must be refused.
    pub fn refused(&mut self, command: Command) -> Refusal {
        let told = format!("{command:?}");
        self.ask(command).expect_err(&told)
    }

    /// The last entries that were written down.
    pub fn last(&self) -> &[LogEntry] {
        &self.log.last().expect("a record").2.entries
    }

    /// The seat that is asked and what its player decides by chance.
    pub fn thought(&self, bot: &mut PlausibleRandom) -> Option<(Seat, Action)> {
        let seat = self.table.to_act()?;
        let view = self.table.view(Viewer::Seat(seat))?;
        Some((seat, bot.decide(self.table.content(), &view)?))
    }

    /// The next decision, by the player or bot who is asked.
    pub fn step(&mut self, bot: &mut PlausibleRandom) -> bool {
        let Some((seat, action)) = self.thought(bot) else { return false };
        let at = self.table.decisions;
        self.must(match self.table.next() {
            Next::Player { player, .. } => Command::Act { player, at, actions: vec![action] },
            Next::Bot { .. } | Next::Nobody => Command::BotMove { seat, at, action },
        });
        true
    }

    /// Plays on until something is so, a second for each decision; false if that never happens.
    pub fn play_until(&mut self, bot: &mut PlausibleRandom, mut is_so: impl FnMut(&Table) -> bool) -> bool {
        while !is_so(&self.table) {
            self.now += 1000;
            if !self.step(bot) {
                return false;
            }
        }
        true
    }

    /// Plays to the end.
    pub fn finish(&mut self, seed: u64) {
        self.play_until(&mut PlausibleRandom::new(seed), |_| false);
        assert!(matches!(self.table.stage(), Stage::Finished(_)), "{:?}", self.table.stage());
    }

    /// The table as its log makes it.
    pub fn rebuilt(&self) -> Table {
        let (_, at, first) = &self.log[0];
        let secret = *self.table.secret();
        let (mut table, _) = Table::begin(self.table.id, secret, content(), *at, first).expect("a beginning");
        for (_, at, record) in &self.log[1..] {
            table.apply(*at, record).expect("a record that follows");
        }
        table
    }

    /// The record of the table.
    pub fn transcript(&self) -> String {
        let names: Vec<_> = (0..6).map(|number| (player(number), format!("Player {number}"))).collect();
        let records = self.log.iter().cloned();
        transcript(self.table.id, self.table.secret(), &content(), &names, records)
            .expect("a table that is over")
    }

    /// What everybody sees.
    pub fn views(&self) -> Vec<Option<View>> {
        views(&self.table)
    }
}

/// What everybody sees of a table.
pub fn views(table: &Table) -> Vec<Option<View>> {
    viewers(table).into_iter().map(|viewer| table.view(viewer)).collect()
}

/// Everybody who looks at a table.
pub fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = (0..table.options.players).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// Two tables that nobody could tell apart.
pub fn assert_same(one: &Table, other: &Table) {
    assert_eq!(
        (
            one.id,
            one.options,
            one.host,
            &one.chairs,
            one.decisions,
            one.rematch,
            one.rematch_of,
            &one.requests
        ),
        (
            other.id,
            other.options,
            other.host,
            &other.chairs,
            other.decisions,
            other.rematch,
            other.rematch_of,
            &other.requests
        )
    );
    assert_eq!(
        (one.stage(), one.next(), one.can_take_back(), one.deal_at(), one.is_start_stopped()),
        (other.stage(), other.next(), other.can_take_back(), other.deal_at(), other.is_start_stopped())
    );
    assert_eq!(
        (one.pause(), one.pause_proposal(), one.tick_due()),
        (other.pause(), other.pause_proposal(), other.tick_due())
    );
    assert_eq!(views(one), views(other));
    let moves = |table: &Table| table.game().map(|game| game.moves().to_vec());
    assert_eq!(moves(one), moves(other));
}
