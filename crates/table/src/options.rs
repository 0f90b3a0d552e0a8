//! What a host chooses for a table. What the players agree on for the game itself: `armonium_rules::Options`.

use crate::away::MAX_VACATION;
use crate::clock::{BadClock, Clock};
use crate::company::{Experience, Languages, Pace};
use crate::level::Level;
use armonium_rules::{Opener, Options};
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// 3 to 6 players.
    pub players: u8,
    /// The Unknown Characters deck lies face up from the start (2.9).
    #[serde(default)]
    pub beginner: bool,
    /// Who opens the auctions from the second Hour on (R1).
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub auction_opener: Opener,
    /// The player on the first seat is new to the game and stands last in the initial order (2.10).
    #[serde(default, skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub newcomer: bool,
    /// Among several people the cards are dealt after a countdown, which each of them can stop.
    #[serde(default, skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub countdown: bool,
    /// How long a player may think.
    #[serde(default)]
    pub clock: Clock,
    /// Who plays on for a player who leaves or whose clock runs out.
    #[serde(default)]
    pub substitute: Level,
    /// May players be shown exact odds?
    #[serde(default)]
    pub odds: bool,
    /// Does the result count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// May anybody watch?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Is the table found by its invitation only?
    #[serde(default)]
    pub private: bool,
    /// How many vacation days each player has, at a table played over days.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub vacation: u8,
    /// May spectators use phrases?
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub cheers: bool,
    /// The languages spoken at the table; any if it is left out.
    #[serde(default, skip_serializing_if = "Languages::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<crate::company::Spoken>>"))]
    pub languages: Languages,
    /// For whom the table is meant; for everyone if it is left out.
    #[serde(default, skip_serializing_if = "Experience::is_any")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Experience>"))]
    pub experience: Experience,
}

/// Left out of records where it is off.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_off(option: &bool) -> bool {
    !*option
}

/// Left out of records where it is zero.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_zero(option: &u8) -> bool {
    *option == 0
}

/// Left out of records where it is on.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_on(option: &bool) -> bool {
    *option
}

const fn yes() -> bool {
    true
}

/// Why a table cannot be like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadOptions {
    /// Not 3 to 6 players.
    Players,
    /// The clock makes no sense.
    Clock(BadClock),
    /// Vacation days only over days, and not too many.
    Vacation,
}

impl TableOptions {
    /// A public table for this many players, with everything else as usual.
    pub fn new(players: u8) -> Self {
        let Options { players, beginner, auction_opener, newcomer } = Options::new(players);
        Self {
            players,
            beginner,
            auction_opener,
            newcomer,
            countdown: false,
            clock: Clock::None {},
            substitute: Level::Detective,
            odds: false,
            rated: false,
            spectators: true,
            private: false,
            vacation: 0,
            cheers: true,
            languages: Languages::default(),
            experience: Experience::Any,
        }
    }

    /// Its pace.
    pub const fn pace(&self) -> Pace {
        match self.clock {
            Clock::None {} => Pace::Untimed,
            Clock::RealTime { .. } => Pace::Timed,
            Clock::Correspondence { .. } => Pace::Days,
        }
    }

    /// What of it the rules want to know.
    pub const fn game(&self) -> Options {
        Options {
            players: self.players,
            beginner: self.beginner,
            auction_opener: self.auction_opener,
            newcomer: self.newcomer,
        }
    }

    /// Can a table be like this?
    pub fn check(&self) -> Result<(), BadOptions> {
        if !self.game().is_playable() {
            return Err(BadOptions::Players);
        }
        let over_days = matches!(self.clock, Clock::Correspondence { .. });
        if self.vacation > MAX_VACATION || (self.vacation > 0 && !over_days) {
            return Err(BadOptions::Vacation);
        }
        self.clock.check().map_err(BadOptions::Clock)
    }
}
