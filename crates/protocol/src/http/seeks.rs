//! Seeks: what a player looks for, until the server finds a table for it.

use super::fault::Fault;
use armonium_table::{Clock, Experience, Languages, PlayerId, TableId, TableOptions};
use serde::{Deserialize, Serialize};

/// What a player may seek at the same time: one game of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeekKind {
    /// A game to be played at once. Only players who are there are seated.
    Live,
    /// A game over days.
    Days,
}

/// What is sought. Seeks of the same kind that agree on all of it lead to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeekOptions {
    /// The numbers of players that suit, each from 3 to 6.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 4))]
    pub players: Vec<u8>,
    /// For a live game: with a clock.
    #[serde(default)]
    pub timed: bool,
    /// Does the result count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// The languages that suit; any if it is left out. All at the table share one.
    #[serde(default, skip_serializing_if = "Languages::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<armonium_table::Spoken>>"))]
    pub languages: Languages,
    /// For whom the table is meant.
    #[serde(default, skip_serializing_if = "Experience::is_any")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Experience>"))]
    pub experience: Experience,
}

impl SeekOptions {
    /// Refuses what no table can be, and sorts the numbers of players.
    pub fn checked(mut self, kind: SeekKind) -> Result<Self, Fault> {
        self.players.sort_unstable();
        self.players.dedup();
        if self.players.is_empty() || !self.players.iter().all(|players| (3..=6).contains(players)) {
            let why = "Name at least one number of players from 3 to 6.";
            return Err(Fault::senseless("bad_seek", why));
        }
        if self.timed && kind == SeekKind::Days {
            return Err(Fault::senseless(
                "bad_seek",
                "Only a live game is timed; over days a turn lasts a day.",
            ));
        }
        Ok(self)
    }

    /// The options of a table for so many players who seek this.
    pub fn table(&self, kind: SeekKind, players: u8) -> TableOptions {
        let clock = match (kind, self.timed) {
            (SeekKind::Days, _) => Clock::Correspondence { hours: 24, sleep: None },
            (SeekKind::Live, true) => Clock::RealTime { reserve: 600, increment: 30 },
            (SeekKind::Live, false) => Clock::None {},
        };
        TableOptions {
            clock,
            rated: self.rated,
            languages: self.languages,
            experience: self.experience,
            ..TableOptions::new(players)
        }
    }
}

/// How a seek stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeekState {
    /// It waits for others that agree.
    Waiting,
    /// It has led to a table.
    Found,
    /// It has expired.
    Expired,
}

/// A seek of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MySeek {
    /// Its kind.
    pub kind: SeekKind,
    /// What is sought.
    pub options: SeekOptions,
    /// How it stands.
    pub state: SeekState,
    /// The table it has led to, on which the caller has a seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub table: Option<TableId>,
    /// When it was posted, in milliseconds since 1970.
    pub posted: i64,
    /// When it ends by itself.
    pub expires: i64,
}

/// The caller's seeks: at most one of each kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MySeeks {
    /// The seeks.
    pub seeks: Vec<MySeek>,
}

/// A seek that waits, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeekLine {
    /// Who seeks.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Its kind.
    pub kind: SeekKind,
    /// What is sought.
    pub options: SeekOptions,
    /// When it was posted, in milliseconds since 1970.
    pub posted: i64,
}

/// The seeks that wait, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeekList {
    /// The seeks.
    pub seeks: Vec<SeekLine>,
}

/// Whether the caller is still there. A live seek waits only while its player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeekerPresence {
    /// False when the player leaves the page.
    pub here: bool,
}
