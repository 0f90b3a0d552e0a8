//! What spectators can send: a closed list of phrases that name no player, card or place, so that nobody is helped. They are
//! broadcast and not logged: no part of the game, gone with the moment, and kept per node like presence.

use armonium_table::PlayerId;
use serde::{Deserialize, Serialize};

/// How long a spectator waits between two phrases, in milliseconds.
pub(crate) const CHEER_INTERVAL: i64 = 8_000;
/// The most phrases of all spectators of a table within that time.
pub(crate) const MAX_CHEERS: usize = 6;

/// A spectator's phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cheer {
    /// A greeting.
    Hello,
    /// A wish for everyone.
    GoodLuck,
    /// Applause.
    Applause,
    /// Tension.
    Suspense,
    /// Surprise.
    Gasp,
    /// A laugh.
    Laugh,
    /// Thanks for the game.
    Thanks,
    /// A farewell.
    Goodbye,
}

/// A spectator with an identity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpectatorCard {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
}
