//! What a reader learns of a log entry, built from what that reader may know: never the decision itself, only its visible
//! events.

use crate::away::Away;
use crate::colour::Colour;
use crate::digest::Digest;
use crate::ids::{PlayerId, TableId};
use crate::level::Level;
use crate::log_entry::{Occupant, Phrase, SubstituteReason};
use crate::options::TableOptions;
use armonium_rules::{Event, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table, with the events of the game that followed from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "news", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the entries, and `events` is what was seen")]
pub enum TableEvent {
    /// The table was set up.
    Created { options: TableOptions, commitment: Digest, host: PlayerId, rematch_of: Option<TableId> },
    /// A player or a bot took a seat.
    Seated { seat: Seat, occupant: Occupant },
    /// A seat became free.
    Vacated { seat: Seat },
    /// Another player became host.
    HostChanged { host: PlayerId },
    /// A player gave a part of the chance.
    Nonce { seat: Seat, nonce: Digest },
    /// A seat has another colour.
    Coloured { seat: Seat, colour: Colour },
    /// A player wants to swap seats with another.
    SwapAsked { seat: Seat, with: Seat },
    /// A request to swap seats was withdrawn or declined.
    SwapEnded { seat: Seat, by: Seat },
    /// Two seats were swapped.
    SeatsSwapped { seat: Seat, with: Seat },
    /// The host changed the options.
    OptionsChanged { was: TableOptions, options: TableOptions },
    /// The cards are dealt soon.
    Countdown { until: i64 },
    /// A player stopped the countdown.
    CountdownStopped { seat: Seat },
    /// A player asks for the seat of a bot.
    SeatRequested { player: PlayerId },
    /// A request for a seat was withdrawn or declined.
    SeatRequestEnded { player: PlayerId, declined: bool },
    /// A player got a bot's seat.
    SeatGiven { seat: Seat, to: PlayerId },
    /// The cards were dealt.
    Began { events: Vec<Event> },
    /// A decision was made.
    Decided { seat: Seat, events: Vec<Event> },
    /// The last decision was taken back, and so many events with it.
    TookBack { seat: Seat, events: usize },
    /// A bot plays for a player.
    Substituted { seat: Seat, level: Level, why: SubstituteReason },
    /// A player is back.
    Reclaimed { seat: Seat },
    /// A seat has a new owner.
    HandedOver { seat: Seat, to: PlayerId },
    /// No server ran for a while: the clock resumes where it stood.
    Resumed { began: i64, ended: i64 },
    /// A player said something.
    Said { seat: Seat, text: String },
    /// A player sent a preset phrase.
    Phrase { seat: Seat, phrase: Phrase },
    /// A player wants to end the game, or no longer does.
    Voted { seat: Seat, end: bool },
    /// The vote to end the game is over, and the game is not.
    VoteEnded {},
    /// A player wants a bot to play for the absent player who is asked.
    BotWanted { seat: Seat },
    /// A nudge, a pause, a vacation.
    Away(Away),
    /// The owner of a seat cancelled its hand-over links.
    LinkCancelled { seat: Seat },
    /// A player cancelled the links to the replay.
    ReplayLinkCancelled { seat: Seat },
    /// The game was ended without a result.
    Abandoned {},
    /// The players continue at another table.
    Rematch { table: TableId },
}

impl TableEvent {
    /// What this reader sees of it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> TableEvent {
        let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect();
        match self {
            TableEvent::Began { events } => TableEvent::Began { events: seen(events) },
            TableEvent::Decided { seat, events } => TableEvent::Decided { seat: *seat, events: seen(events) },
            TableEvent::Created { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Vacated { .. }
            | TableEvent::HostChanged { .. }
            | TableEvent::Nonce { .. }
            | TableEvent::Coloured { .. }
            | TableEvent::SwapAsked { .. }
            | TableEvent::SwapEnded { .. }
            | TableEvent::SeatsSwapped { .. }
            | TableEvent::OptionsChanged { .. }
            | TableEvent::Countdown { .. }
            | TableEvent::CountdownStopped { .. }
            | TableEvent::SeatRequested { .. }
            | TableEvent::SeatRequestEnded { .. }
            | TableEvent::SeatGiven { .. }
            | TableEvent::TookBack { .. }
            | TableEvent::Substituted { .. }
            | TableEvent::Reclaimed { .. }
            | TableEvent::HandedOver { .. }
            | TableEvent::Resumed { .. }
            | TableEvent::Said { .. }
            | TableEvent::Phrase { .. }
            | TableEvent::Voted { .. }
            | TableEvent::VoteEnded {}
            | TableEvent::BotWanted { .. }
            | TableEvent::Away(_)
            | TableEvent::LinkCancelled { .. }
            | TableEvent::ReplayLinkCancelled { .. }
            | TableEvent::Abandoned {}
            | TableEvent::Rematch { .. } => self.clone(),
        }
    }

    /// Does it change the table itself: chairs, host, votes, stage?
    pub const fn is_about_table(&self) -> bool {
        !matches!(
            self,
            TableEvent::Decided { .. }
                | TableEvent::TookBack { .. }
                | TableEvent::Resumed { .. }
                | TableEvent::Said { .. }
                | TableEvent::Phrase { .. }
        )
    }
}
