//! Results of games, as they are written when a game ends. Reading them as histories and profiles: profiles.rs.

use crate::database::{DbRow, Transaction, values};
use crate::store::Result;
use armonium_table::{PlayerId, TableId};

const DELETE_CHOICES: &str = "DELETE FROM choices WHERE player_id IN (SELECT player_id FROM results \
     WHERE table_id = $1) AND table_id = $1";
const DELETE_RESULTS: &str = "DELETE FROM results WHERE table_id = $1";
const OUTCOME: &str = "INSERT INTO outcomes (table_id, at, players, outcome) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, players = excluded.players, outcome = excluded.outcome";
const RESULT: &str = "INSERT INTO results (table_id, seat, player_id, at, place, role, mu, sigma, seats, private, won, \
     decisions, timed, late) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
const RATE: &str = "UPDATE players SET mu = $1, sigma = $2, rated_games = rated_games + $3 WHERE id = $4";
// Nothing is stored for a deleted player.
const CHOICE: &str = "INSERT INTO choices (player_id, table_id, seat, what, times) SELECT $1, $2, $3, $4, $5 \
     WHERE EXISTS (SELECT 1 FROM players WHERE id = $1) ON CONFLICT DO NOTHING";

/// A player's strength, as a normal distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The mean.
    pub mu: f64,
    /// The standard deviation.
    pub sigma: f64,
}

impl Rating {
    /// Reads `mu` from a column and `sigma` from the next; `None` if there is no rating.
    pub(crate) fn read(row: &mut DbRow, column: usize) -> Result<Option<Self>> {
        let (mu, sigma): (Option<f64>, Option<f64>) = (row.get(column)?, row.get(column + 1)?);
        Ok(mu.zip(sigma).map(|(mu, sigma)| Self { mu, sigma }))
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The number of seats at the table.
    pub seats: u8,
    /// Whether the table was private.
    pub private: bool,
    /// How it ended for each player.
    pub players: Vec<PlayerResult>,
    /// The whole outcome: opaque JSON.
    pub outcome: String,
}

/// How a game ended for one player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerResult {
    /// The player.
    pub player: PlayerId,
    /// The seat.
    pub seat: u8,
    /// The place, 1 for the winner. If nobody won, everyone's place is 1.
    pub place: u8,
    /// Whether the player won.
    pub won: bool,
    /// The role that was played, if the game has roles.
    pub role: Option<String>,
    /// The rating after the game, if it was rated.
    pub rating: Option<Rating>,
    /// What the player's profile adds up.
    pub stats: GameStats,
}

/// What a player's profile adds up over games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameStats {
    /// Decisions.
    pub decisions: u32,
    /// Those of them that had a time limit.
    pub timed: u32,
    /// How often the time ran out.
    pub late: u32,
    /// What the player chose, and how often.
    pub choices: Vec<(String, u32)>,
}

/// Writes the result of a game and the new ratings. A second result for a table replaces the first and is not counted as
/// another rated game.
pub(crate) async fn save(
    transaction: &mut impl Transaction,
    table: TableId,
    result: &GameResult,
) -> Result<()> {
    transaction.execute(DELETE_CHOICES, values![table]).await?;
    let first = transaction.execute(DELETE_RESULTS, values![table]).await? == 0;
    let GameResult { at, seats, private, ref players, ref outcome } = *result;
    let count = players.len() as i64;
    transaction.execute(OUTCOME, values![table, at, count, outcome.as_str()]).await?;
    // Sorted, so that two games that end with the same players cannot deadlock.
    let mut players: Vec<_> = players.iter().collect();
    players.sort_by_key(|result| result.player);
    for PlayerResult { player, seat, place, won, role, rating, stats } in players {
        let (mu, sigma) = rating.map(|rating| (rating.mu, rating.sigma)).unzip();
        let GameStats { decisions, timed, late, choices } = stats;
        let values = values![
            table,
            *seat,
            *player,
            at,
            *place,
            role.clone(),
            mu,
            sigma,
            seats,
            private,
            *won,
            *decisions,
            *timed,
            *late
        ];
        transaction.execute(RESULT, values).await?;
        if rating.is_some() {
            transaction.execute(RATE, values![mu, sigma, first, *player]).await?;
        }
        for (what, times) in choices {
            transaction.execute(CHOICE, values![*player, table, *seat, what.as_str(), *times]).await?;
        }
    }
    Ok(())
}
