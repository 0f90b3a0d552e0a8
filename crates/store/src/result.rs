//! How games ended: what histories and ratings are made of. What profiles are made of them: profile.rs.

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
    /// What profiles count. Games from before profiles existed have none until somebody counts them.
    pub counted: Option<Counted>,
}

/// What profiles count of a game for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How many seats the table had.
    pub seats: u8,
    /// Whether the table was private.
    pub private: bool,
    /// Whether the player won. A first place without this is everybody's: nobody won.
    pub won: bool,
    /// How many decisions the player made.
    pub decisions: u32,
    /// How many of them had to be made in time.
    pub timed: u32,
    /// How often the time ran out instead.
    pub late: u32,
    /// What the player chose, and how often.
    pub choices: Vec<(String, u32)>,
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
    /// Whether the player won; none until the game was counted.
    pub won: Option<bool>,
}
