//! A game that is over, told again from its records: the very frames that a reader got while it was played, or the same with
//! everything laid open. What every reader could know at every moment: beliefs.rs.

use armonium_protocol::{Change, Frames, LogRecord, Names, ServerMessage, TableCard, is_about_table};
use armonium_rules::{Content, Game, Seat, View, Viewer};
use armonium_table::{
    Damage, LogEntry, Moments, Occupant, PlayerId, Record, Secret, Table, TableEvent, TableId,
};
use std::sync::Arc;

/// A table as it began, what was told of that, and the records that follow.
type Beginning<'a> = (Table, Vec<TableEvent>, &'a [(i64, Record)]);

/// Through whose eyes a game is seen again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Those of a seat or a spectator, who see what they saw then.
    Reader(Viewer),
    /// Everything lies open.
    Open,
}

/// All that is kept of a table that is over.
#[derive(Clone)]
pub struct Recording {
    /// The table.
    pub id: TableId,
    /// Its secret.
    pub secret: Secret,
    /// The content pack it was played with.
    pub content: Arc<Content>,
    /// Every record with the moment it was written at.
    pub records: Vec<(i64, Record)>,
    /// What its players are called.
    pub names: Names,
}

impl Eyes {
    fn view(self, table: &Table) -> Option<View> {
        match self {
            Eyes::Reader(viewer) => table.view(viewer),
            Eyes::Open => table.game().map(|game| game.state().laid_open(table.content())),
        }
    }

    fn viewer(self) -> Viewer {
        match self {
            Eyes::Reader(viewer) => viewer,
            Eyes::Open => Viewer::Spectator,
        }
    }

    fn news(self, news: &[TableEvent]) -> Vec<TableEvent> {
        match self {
            Eyes::Reader(viewer) => news.iter().map(|one| one.seen_by(viewer)).collect(),
            Eyes::Open => news.to_vec(),
        }
    }
}

impl Recording {
    /// The moments of its game.
    pub fn moments(&self) -> Moments {
        Moments::of(self.records.iter().map(|(_, record)| record))
    }

    /// The table after its first record, with what that tells, and the records that follow.
    pub(crate) fn begin(&self) -> Result<Beginning<'_>, Damage> {
        let ((at, first), rest) = self.records.split_first().ok_or(Damage::Beginning)?;
        let (table, news) = Table::begin(self.id, self.secret, Arc::clone(&self.content), *at, first)?;
        Ok((table, news, rest))
    }

    /// The table as it is in the end.
    pub fn table(&self) -> Result<Table, Damage> {
        let (mut table, _, rest) = self.begin()?;
        for (at, record) in rest {
            table.apply(*at, record)?;
        }
        Ok(table)
    }

    /// The game before its first moment, with what was decided before it at another table.
    pub fn start(&self) -> Result<Option<Game>, Damage> {
        let (mut table, _, rest) = self.begin()?;
        for (at, record) in rest {
            if table.game().is_some() {
                break;
            }
            table.apply(*at, record)?;
        }
        Ok(table.game().cloned())
    }

    /// What a reader who was there from the deal on was told: a `welcome` with all that was told before, and an `update` for
    /// each record since. Nothing if the cards were never dealt.
    pub fn frames(&self, eyes: Eyes) -> Result<Vec<ServerMessage>, Damage> {
        let (mut table, news, rest) = self.begin()?;
        let mut card = TableCard::of(&table, &self.names);
        let mut frames = Vec::with_capacity(self.records.len());
        let at = self.records.first().map_or(0, |(at, _)| *at);
        let mut missed = vec![LogRecord { version: table.version, at, news: eyes.news(&news) }];
        let mut shown: Option<View> = eyes.view(&table);
        let welcome = |table: &Table, card: &TableCard, view: &Option<View>, missed: &mut Vec<LogRecord>| {
            let missed = std::mem::take(missed);
            let welcome = Frames::of(table, card).welcome(eyes.viewer(), view.clone(), missed);
            ServerMessage::Welcome(Box::new(welcome))
        };
        if shown.is_some() {
            frames.push(welcome(&table, &card, &shown, &mut missed));
        }
        for (at, record) in rest {
            let news = table.apply(*at, record)?;
            let view = eyes.view(&table);
            let about_table = is_about_table(&table, &news);
            if about_table {
                card = TableCard::of(&table, &self.names);
            }
            let news = eyes.news(&news);
            if shown.is_some() {
                let change = Change::Views(shown.as_ref(), view.as_ref());
                let update =
                    Frames::of(&table, &card).update(eyes.viewer(), *at, news, about_table, change, None);
                frames.push(ServerMessage::Update(Box::new(update)));
            } else {
                missed.push(LogRecord { version: table.version, at: *at, news });
                if view.is_some() {
                    frames.push(welcome(&table, &card, &view, &mut missed));
                }
            }
            shown = view;
        }
        Ok(frames)
    }

    /// The game at a moment; none if there is no such moment.
    pub fn game_at(&self, at: u32) -> Result<Option<Game>, Damage> {
        let (Some(start), Some(moves)) = (self.start()?, self.moments().moves(at)) else { return Ok(None) };
        let mut game = start;
        // The game at the first moment has what was decided before it.
        for step in &moves[game.moves().len()..] {
            game.apply(&self.content, step.seat, step.action).map_err(|why| Damage::Move(step.seat, why))?;
        }
        Ok(Some(game))
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let entries = self.records.iter().flat_map(|(_, record)| &record.entries);
        // Options change before the game only.
        let options = entries
            .take_while(|entry| !matches!(entry, LogEntry::Began {} | LogEntry::Branched { .. }))
            .filter_map(|entry| match *entry {
                LogEntry::Created { options, .. } | LogEntry::OptionsChanged { options } => Some(options),
                _ => None,
            });
        (0..options.last().map_or(0, |options| options.players)).map(Seat)
    }
}

/// Every player these records speak of, each once.
pub fn everybody<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<PlayerId> {
    let entries = records.into_iter().flat_map(|record| &record.entries);
    let mut players: Vec<PlayerId> = entries
        .filter_map(|entry| match *entry {
            LogEntry::Created { host, .. } | LogEntry::HostChanged { host } => Some(host),
            LogEntry::Seated { occupant: Occupant::Player(player), .. }
            | LogEntry::HandedOver { to: player, .. }
            | LogEntry::SeatRequested { player }
            | LogEntry::SeatGiven { to: player, .. } => Some(player),
            _ => None,
        })
        .collect();
    players.sort_unstable();
    players.dedup();
    players
}
