//! Histories, searches and profiles: what a player's results add up to. Writing a result: results.rs.

use crate::database::{DbRow, values};
use crate::store::Result;
use crate::tables::bounds;
use crate::{Cursor, Rating, Store};
use armonium_table::{PlayerId, TableId};

/// Reads what [`entry`] expects.
macro_rules! history {
    ($($condition:expr),+) => {
        concat!(
            "SELECT results.table_id, results.at, seat, place, role, players, mu, sigma, outcome, won \
             FROM results JOIN outcomes ON outcomes.table_id = results.table_id WHERE ",
            $($condition),+
        )
    };
}

/// Finished games that match a [`GameFilter`]. `$others` are the players of whom one sat there too.
macro_rules! find_games {
    ($others:literal) => {
        $crate::profiles::history!(
            "player_id = $1 AND (results.at, results.table_id) < ($2, $3) \
             AND ($4 = 0 OR seats = $4) \
             AND ($5 = 0 OR $5 = CASE WHEN won = 1 THEN 1 WHEN place > 1 THEN 2 ELSE 3 END) \
             AND ($6 = '' OR role = $6 OR ($7 = 1 AND role IS NULL)) \
             AND ($8 = 0 OR $8 = CASE WHEN mu IS NULL THEN 2 ELSE 1 END) \
             AND results.at >= $9 AND results.at < $10 \
             AND ($11 = 0 OR EXISTS (SELECT 1 FROM members WHERE members.table_id = results.table_id \
             AND members.player_id IN (",
            $others,
            "))) ORDER BY results.at DESC, results.table_id DESC, seat LIMIT $13"
        )
    };
}
pub(crate) use {find_games, history};

const HISTORY: &str = history!(
    "player_id = $1 AND (results.at, results.table_id) < ($2, $3) AND private <= $4 \
     ORDER BY results.at DESC, results.table_id DESC, seat LIMIT $5"
);
const OPPONENTS: &str = "SELECT DISTINCT players.id, players.name FROM members AS own \
     JOIN members AS other ON other.table_id = own.table_id AND other.player_id <> own.player_id \
     JOIN players ON players.id = other.player_id WHERE own.player_id = $1";
const OUTCOMES: &str = "SELECT seats, role, won, place, count(*), CAST(coalesce(sum(decisions), 0) AS BIGINT), \
     CAST(coalesce(sum(timed), 0) AS BIGINT), CAST(coalesce(sum(late), 0) AS BIGINT) FROM results \
     WHERE player_id = $1 AND private <= $2 GROUP BY seats, role, won, place ORDER BY seats, role, won, place";
const CHOICES: &str = "SELECT what, CAST(sum(times) AS BIGINT) FROM choices JOIN results \
     ON results.table_id = choices.table_id AND results.seat = choices.seat \
     WHERE choices.player_id = $1 AND private <= $2 GROUP BY what ORDER BY 2 DESC, what";
const RATINGS: &str = "SELECT at, table_id, mu, sigma FROM results WHERE player_id = $1 AND mu IS NOT NULL \
     AND private <= $2 ORDER BY at DESC, table_id DESC LIMIT $3";

/// Which games are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them: for the player alone.
    All,
    /// Games at public tables.
    Public,
}

impl Scope {
    /// The highest value of `private` that is read.
    const fn most(self) -> i64 {
        match self {
            Self::All => 1,
            Self::Public => 0,
        }
    }
}

/// One game in a player's history.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryEntry {
    /// The table.
    pub table: TableId,
    /// When it ended.
    pub at: i64,
    /// The player's seat.
    pub seat: u8,
    /// The player's place.
    pub place: u8,
    /// Whether the player won.
    pub won: bool,
    /// The role that was played.
    pub role: Option<String>,
    /// The number of players in the result.
    pub players: u8,
    /// The rating after the game, if it was rated.
    pub rating: Option<Rating>,
    /// The whole outcome: opaque JSON.
    pub outcome: String,
}

fn entry(row: &mut DbRow) -> Result<HistoryEntry> {
    Ok(HistoryEntry {
        table: row.get(0)?,
        at: row.get(1)?,
        seat: row.get(2)?,
        place: row.get(3)?,
        won: row.get(9)?,
        role: row.get(4)?,
        players: row.get(5)?,
        rating: Rating::read(row, 6)?,
        outcome: row.get(8)?,
    })
}

/// A player's games added up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProfileTotals {
    /// Games by how they ended.
    pub outcomes: Vec<OutcomeCount>,
    /// What the player chose, and how often; the most frequent first.
    pub choices: Vec<(String, u32)>,
    /// Decisions.
    pub decisions: u32,
    /// Those of them that had a time limit.
    pub timed: u32,
    /// How often the time ran out.
    pub late: u32,
}

/// The number of games that ended alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeCount {
    /// The number of seats at the tables.
    pub seats: u8,
    /// The role that was played.
    pub role: Option<String>,
    /// Whether the player won.
    pub won: bool,
    /// The player's place.
    pub place: u8,
    /// The number of games.
    pub games: u32,
}

/// The rating after one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: i64,
    /// The table.
    pub table: TableId,
    /// The rating.
    pub rating: Rating,
}

/// How a game ended, for a [`GameFilter`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player won.
    Won,
    /// Another player won.
    Lost,
    /// Nobody won.
    Nobody,
}

/// Which of a player's finished games are found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Part of the name of another player at the table, in any case.
    pub name: Option<String>,
    /// The number of seats.
    pub seats: Option<u8>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The role that was played, and whether games without roles match too.
    pub role: Option<(String, bool)>,
    /// Whether it was rated.
    pub rated: Option<bool>,
    /// It ended at this moment or later.
    pub from: Option<i64>,
    /// It ended before this moment.
    pub until: Option<i64>,
}

/// Profiles.
impl Store {
    /// A player's finished games, the last first, by `at`.
    pub async fn history(
        &self,
        player: PlayerId,
        scope: Scope,
        limit: u32,
        cursor: Cursor,
    ) -> Result<Vec<HistoryEntry>> {
        let [at, table] = bounds(cursor);
        self.list(HISTORY, values![player, at, table, scope.most(), limit], entry).await
    }

    /// The finished games of a player that match a filter, the last first, by `at`.
    pub async fn find_games(
        &self,
        player: PlayerId,
        filter: &GameFilter,
        limit: u32,
        cursor: Cursor,
    ) -> Result<Vec<HistoryEntry>> {
        let others = match &filter.name {
            Some(part) => Some(self.opponents_named(player, part).await?),
            None => None,
        };
        if others.as_ref().is_some_and(Vec::is_empty) {
            return Ok(Vec::new());
        }
        let [at, table] = bounds(cursor);
        // 0 and an empty text match everything.
        let ending = filter.ending.map_or(0, |ending| match ending {
            Ending::Won => 1u8,
            Ending::Lost => 2,
            Ending::Nobody => 3,
        });
        let (role, or_none) = filter.role.clone().unwrap_or_default();
        let rated = filter.rated.map_or(0u8, |rated| if rated { 1 } else { 2 });
        let values = values![
            player,
            at,
            table,
            filter.seats.unwrap_or(0),
            ending,
            role,
            or_none,
            rated,
            filter.from.unwrap_or(i64::MIN),
            filter.until.unwrap_or(i64::MAX),
            others.is_some(),
            // Debug output of numbers is a JSON array.
            format!("{:?}", others.unwrap_or_default()),
            limit
        ];
        self.list(self.dialect().find_games, values, entry).await
    }

    /// Players who sat at a table with this one and whose names contain the text.
    async fn opponents_named(&self, player: PlayerId, part: &str) -> Result<Vec<i64>> {
        let opponents =
            self.list(OPPONENTS, values![player], |row| Ok((row.get::<i64>(0)?, row.get::<String>(1)?)));
        let (opponents, part) = (opponents.await?, part.to_lowercase());
        let named = opponents.into_iter().filter(|(_, name)| name.to_lowercase().contains(&part));
        Ok(named.map(|(id, _)| id).collect())
    }

    /// A player's games added up.
    pub async fn profile_totals(&self, player: PlayerId, scope: Scope) -> Result<ProfileTotals> {
        let mut totals = ProfileTotals::default();
        let outcomes = self.list(OUTCOMES, values![player, scope.most()], |row| {
            let outcome = OutcomeCount {
                seats: row.get(0)?,
                role: row.get(1)?,
                won: row.get(2)?,
                place: row.get(3)?,
                games: row.get(4)?,
            };
            Ok((outcome, row.get::<u32>(5)?, row.get::<u32>(6)?, row.get::<u32>(7)?))
        });
        for (outcome, decisions, timed, late) in outcomes.await? {
            totals.outcomes.push(outcome);
            totals.decisions += decisions;
            totals.timed += timed;
            totals.late += late;
        }
        let choices = self.list(CHOICES, values![player, scope.most()], |row| Ok((row.get(0)?, row.get(1)?)));
        totals.choices = choices.await?;
        Ok(totals)
    }

    /// The ratings of a player after each of the last rated games, the last first.
    pub async fn ratings(&self, player: PlayerId, scope: Scope, limit: u32) -> Result<Vec<RatingPoint>> {
        self.list(RATINGS, values![player, scope.most(), limit], |row| {
            let rating = Rating { mu: row.get(2)?, sigma: row.get(3)? };
            Ok(RatingPoint { at: row.get(0)?, table: row.get(1)?, rating })
        })
        .await
    }
}
