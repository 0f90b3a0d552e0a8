//! The caller's games, live and finished.

use super::me::RatingCard;
use super::tables::TableLine;
use armonium_table::TableId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game that a player has finished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HistoryCard {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The player's seat.
    pub seat: u8,
    /// The player's place, 1 for the winner; everybody's place is 1 if nobody won.
    pub place: u8,
    /// Whether the player won.
    pub won: bool,
    /// `hero` or `fenrir`, if roles were dealt.
    #[cfg_attr(feature = "ts", ts(as = "Option<armonium_rules::Role>"))]
    pub role: Option<String>,
    /// How many players the result names.
    pub players: u8,
    /// The rating after the game, if it was rated.
    pub rating: Option<RatingCard>,
    /// How the game ended.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(as = "armonium_rules::Outcome"))]
    pub outcome: Value,
}

/// One of the caller's games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGame {
    /// The table.
    #[serde(flatten)]
    pub line: TableLine,
    /// How it ended for the caller.
    pub result: Option<HistoryCard>,
}

/// A page of the caller's games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGames {
    /// The games.
    pub games: Vec<MyGame>,
    /// Where the next page begins.
    pub next: Option<String>,
}
