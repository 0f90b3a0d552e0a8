//! How games ended: what histories and ratings are made of.

use crate::Rating;
use armonium_table::{PlayerId, TableId};

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// For whom how.
    pub players: Vec<PlayerResult>,
    /// The whole outcome: opaque JSON.
    pub outcome: String,
}

/// How a game ended for one player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerResult {
    /// Who.
    pub player: PlayerId,
    /// On which seat.
    pub seat: u8,
    /// In which place, 1 for the winner.
    pub place: u8,
    /// The role that was played, if the game has roles.
    pub role: Option<String>,
    /// The rating after the game, if it was rated.
    pub rating: Option<Rating>,
}

/// One line of a player's history.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryLine {
    /// The table the game was played at.
    pub table: TableId,
    /// When it ended.
    pub at: i64,
    /// On which seat the player sat.
    pub seat: u8,
    /// In which place the player came.
    pub place: u8,
    /// The role that was played.
    pub role: Option<String>,
    /// How many players the result names.
    pub players: u8,
    /// The rating after the game, if it was rated.
    pub rating: Option<Rating>,
    /// The whole outcome: opaque JSON.
    pub outcome: String,
}
