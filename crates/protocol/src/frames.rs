//! The producer of server messages: from a table's events and the Views before and after them. Live tables, lessons, replays
//! and tests all use it, so a reader gets the same frames from each. Everything in a frame is built from what its reader may
//! know: the View, the events as that reader sees them, and the table's card.

use crate::PROTOCOL;
use crate::card::{ClockNow, TableCard};
use crate::cheer::SpectatorCard;
use crate::delta::ViewDelta;
use crate::question::WhyNot;
use crate::server::{LogRecord, Refused, SeatUpdate, ServerMessage, Update, Welcome};
use crate::snapshot::Snapshot;
use armonium_rules::{Action, Seat, View, Viewer};
use armonium_table::{Chair, Presence, Refusal, Stage, Table, TableEvent};

/// True if an update with this news carries the table's card.
pub fn is_about_table(table: &Table, news: &[TableEvent]) -> bool {
    let over = matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned);
    over || news.iter().any(TableEvent::is_about_table)
}

/// The frames of a table, or of something that looks like one to its readers, such as a lesson.
#[derive(Clone)]
pub struct Frames<'a> {
    /// The number of the last record.
    pub version: u32,
    /// The number of the decision that is asked now.
    pub decision: u32,
    /// Who can take back a decision.
    pub take_back: Option<Viewer>,
    /// The clocks.
    pub clock: Option<ClockNow>,
    /// What everybody may know of the table.
    pub card: &'a TableCard,
}

/// What a reader sees of the game before a record and after it.
#[derive(Clone, Copy)]
pub enum Change<'a> {
    /// The View the reader has, if any, and the one to have.
    Views(Option<&'a View>, Option<&'a View>),
    /// Two snapshots with the same hidden state.
    Public(&'a Snapshot, &'a Snapshot),
}

impl<'a> Frames<'a> {
    /// The frames of this table.
    pub fn of(table: &Table, card: &'a TableCard) -> Self {
        let person = |seat: &Seat| table.chairs[seat.index()].bot().is_none();
        Self {
            version: table.version,
            decision: table.decisions,
            take_back: table.can_take_back().filter(person).map(Viewer::Seat),
            clock: ClockNow::of(table),
            card,
        }
    }

    /// For a reader who has just come, or whose state is replaced.
    pub fn welcome(&self, viewer: Viewer, view: Option<View>, missed: Vec<LogRecord>) -> Welcome {
        Welcome {
            protocol: PROTOCOL,
            version: self.version,
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            decision: self.decision,
            take_back: self.take_back == Some(viewer),
            clock: self.clock.clone(),
            table: self.card.clone(),
            view,
            plan: None,
            missed,
        }
    }

    /// For a reader who has everything before this record. The news are as this reader sees them; `about_table` adds the
    /// table's card, `done` the reader's own command.
    pub fn update(
        &self,
        viewer: Viewer,
        at: i64,
        news: Vec<TableEvent>,
        about_table: bool,
        change: Change<'_>,
        done: Option<u64>,
    ) -> Update {
        let (view, changes) = match change {
            Change::Views(Some(old), Some(new)) => (None, Some(ViewDelta::between(old, new))),
            Change::Views(Some(_), None) => (None, None),
            Change::Views(None, new) => (new.cloned(), None),
            Change::Public(old, new) => (None, Some(ViewDelta::with_same_hidden_state(old, new, viewer))),
        };
        Update {
            version: self.version,
            at,
            decision: self.decision,
            take_back: self.take_back == Some(viewer),
            clock: self.clock.clone(),
            news,
            table: about_table.then(|| self.card.clone()),
            seat: if about_table { SeatUpdate::of(viewer) } else { SeatUpdate::UNCHANGED },
            view,
            changes,
            done,
        }
    }

    /// The updates of one record for all its readers.
    pub fn updates(self, at: i64, news: &'a [TableEvent], about_table: bool) -> UpdateFrames<'a> {
        UpdateFrames { frames: self, at, news, about_table, built: Vec::new() }
    }

    /// For a reader whose command was refused.
    pub fn refused(&self, id: Option<u64>, why: Refusal, view: Option<View>) -> ServerMessage {
        let (version, decision) = (self.version, self.decision);
        ServerMessage::Refused(Refused { id, why: WhyNot::from(why), version, decision, view })
    }
}

impl ServerMessage {
    /// Who is connected to a table.
    pub fn presence(
        table: &Table,
        presence: &Presence,
        watching: u32,
        spectators: Vec<SpectatorCard>,
    ) -> Self {
        let seats = || (0..table.options.players).map(Seat).zip(&table.chairs);
        let connected =
            |(seat, chair): (Seat, &Chair)| chair.player().is_some() && presence.away_since(seat).is_none();
        Self::Presence {
            seats: seats().map(connected).collect(),
            watching,
            absent_since: seats().map(|(seat, _)| presence.away_since(seat)).collect(),
            bot_from: table.bot_from(presence),
            spectators,
        }
    }
}

/// The updates of one record. Readers whose updates are equal share one text.
pub struct UpdateFrames<'a> {
    frames: Frames<'a>,
    at: i64,
    news: &'a [TableEvent],
    about_table: bool,
    built: Vec<(FrameKey<'a>, String)>,
}

/// What an update depends on besides the record. Readers with equal keys get equal updates.
#[derive(PartialEq)]
struct FrameKey<'a> {
    news: Vec<TableEvent>,
    take_back: bool,
    done: Option<u64>,
    sight: Sight<'a>,
}

/// What an update shows of the game.
#[derive(PartialEq)]
enum Sight<'a> {
    /// What only this reader sees.
    Own(Viewer),
    /// What everybody sees, and what this reader may do now and could do before.
    Shared(&'a [Action], &'a [Action]),
}

impl<'a> UpdateFrames<'a> {
    /// The update for a reader, as JSON.
    pub fn update(&mut self, viewer: Viewer, change: Change<'a>, done: Option<u64>) -> &str {
        let key = FrameKey {
            news: self.news.iter().map(|news| news.seen_by(viewer)).collect(),
            take_back: self.frames.take_back == Some(viewer),
            done,
            sight: match change {
                Change::Public(old, new) if !self.about_table => {
                    Sight::Shared(old.legal(viewer), new.legal(viewer))
                }
                Change::Public(..) | Change::Views(..) => Sight::Own(viewer),
            },
        };
        let index = self.built.iter().position(|(built, _)| *built == key).unwrap_or_else(|| {
            let news = key.news.clone();
            let update = self.frames.update(viewer, self.at, news, self.about_table, change, done);
            self.built.push((key, ServerMessage::Update(Box::new(update)).json()));
            self.built.len() - 1
        });
        &self.built[index].1
    }
}
