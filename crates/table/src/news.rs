//! What a reader is told of a record. It is built for the reader from what the reader may know; a decision itself is never
//! told, only what was seen of it.

use crate::digest::Digest;
use crate::entry::{Phrase, Sitter, Why};
use crate::ids::{PlayerId, TableId};
use crate::level::Level;
use crate::options::TableOptions;
use armonium_rules::{Event, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table, with what it brought about in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "news", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the entries, and `events` is what was seen")]
pub enum News {
    /// The table was set up.
    Created { options: TableOptions, commitment: Digest, host: PlayerId, rematch_of: Option<TableId> },
    /// Somebody sat down.
    Seated { seat: Seat, sitter: Sitter },
    /// A seat became free.
    Vacated { seat: Seat },
    /// Another player became host.
    HostChanged { host: PlayerId },
    /// A player gave a part of the chance.
    Nonce { seat: Seat, nonce: Digest },
    /// The cards were dealt.
    Began { events: Vec<Event> },
    /// A decision was made.
    Moved { seat: Seat, events: Vec<Event> },
    /// The last decision was taken back, and so many events with it.
    TookBack { seat: Seat, events: usize },
    /// A bot plays for a player.
    Substituted { seat: Seat, level: Level, why: Why },
    /// A player is back.
    Reclaimed { seat: Seat },
    /// A seat belongs to somebody else.
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
    /// The owner of a seat cancelled its hand-over links.
    LinkCancelled { seat: Seat },
    /// A player cancelled the links to the replay.
    ReplayLinkCancelled { seat: Seat },
    /// The table was given up.
    Abandoned {},
    /// The players go on at another table.
    Rematch { table: TableId },
}

impl News {
    /// What this reader sees of it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> News {
        let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect();
        match self {
            News::Began { events } => News::Began { events: seen(events) },
            News::Moved { seat, events } => News::Moved { seat: *seat, events: seen(events) },
            News::Created { .. }
            | News::Seated { .. }
            | News::Vacated { .. }
            | News::HostChanged { .. }
            | News::Nonce { .. }
            | News::TookBack { .. }
            | News::Substituted { .. }
            | News::Reclaimed { .. }
            | News::HandedOver { .. }
            | News::Resumed { .. }
            | News::Said { .. }
            | News::Phrase { .. }
            | News::Voted { .. }
            | News::VoteEnded {}
            | News::BotWanted { .. }
            | News::LinkCancelled { .. }
            | News::ReplayLinkCancelled { .. }
            | News::Abandoned {}
            | News::Rematch { .. } => self.clone(),
        }
    }

    /// Does it change anything besides the game: chairs, host, votes, how the table stands?
    pub const fn is_about_table(&self) -> bool {
        !matches!(
            self,
            News::Moved { .. }
                | News::TookBack { .. }
                | News::Resumed { .. }
                | News::Said { .. }
                | News::Phrase { .. }
        )
    }
}
