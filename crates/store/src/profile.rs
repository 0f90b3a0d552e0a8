//! What is told of a player's games together, and what is asked of them. One game: result.rs.

use crate::Rating;
use armonium_table::{PlayerId, TableId};

/// Which games are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them: for the player alone.
    All,
    /// Those at tables that are not private. A game that was not counted yet is taken for a private one.
    Public,
}

impl Scope {
    /// The highest value of `private` that is looked at.
    pub(crate) const fn most(self) -> i64 {
        match self {
            Self::All => 1,
            Self::Public => 0,
        }
    }
}

/// A player's games added up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many games ended how.
    pub ends: Vec<Ends>,
    /// What the player chose, and how often; the most frequent first.
    pub choices: Vec<(String, u32)>,
    /// How many decisions the player made.
    pub decisions: u32,
    /// How many of them had to be made in time.
    pub timed: u32,
    /// How often the time ran out instead.
    pub late: u32,
    /// How many games were not counted yet.
    pub uncounted: u32,
}

impl Tally {
    /// What the statements of a store give: games that ended alike with what was decided in them, choices, and how many
    /// games were not counted yet.
    pub(crate) fn of(sums: Vec<(Ends, [u32; 3])>, choices: Vec<(String, u32)>, uncounted: u32) -> Self {
        let sum = |which: usize| sums.iter().map(|(_, sums)| sums[which]).sum();
        let (decisions, timed, late) = (sum(0), sum(1), sum(2));
        Self {
            ends: sums.into_iter().map(|(ends, _)| ends).collect(),
            choices,
            decisions,
            timed,
            late,
            uncounted,
        }
    }
}

/// So many games that ended alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    /// How many seats the tables had.
    pub seats: u8,
    /// The role that was played.
    pub role: Option<String>,
    /// Whether the player won.
    pub won: bool,
    /// In which place the player came.
    pub place: u8,
    /// How many games.
    pub games: u32,
}

/// The rating after one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: i64,
    /// At which table.
    pub table: TableId,
    /// The rating then.
    pub rating: Rating,
}

/// How a game must have ended to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player won.
    Won,
    /// Somebody else won.
    Lost,
    /// Nobody won.
    Nobody,
}

/// Which of a player's finished games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Part of the name of somebody who sat there too.
    pub name: Option<String>,
    /// How many seats the table had.
    pub seats: Option<u8>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The role that was played, and whether games without roles count as well.
    pub role: Option<(String, bool)>,
    /// Whether it was rated.
    pub rated: Option<bool>,
    /// It ended at this moment or later.
    pub from: Option<i64>,
    /// It ended before this moment.
    pub until: Option<i64>,
}

impl Wanted {
    /// What the statement compares with, in the order of its values: seats, ending, role, without roles, rated, from,
    /// until. 0 and nothing mean that anything will do.
    pub(crate) fn values(&self) -> (i64, i64, String, i64, i64, i64, i64) {
        let ending = self.ending.map_or(0, |ending| match ending {
            Ending::Won => 1,
            Ending::Lost => 2,
            Ending::Nobody => 3,
        });
        let (role, without) = self.role.clone().unwrap_or_default();
        let rated = self.rated.map_or(0, |rated| if rated { 1 } else { 2 });
        let (from, until) = (self.from.unwrap_or(i64::MIN), self.until.unwrap_or(i64::MAX));
        (self.seats.unwrap_or(0).into(), ending, role, without.into(), rated, from, until)
    }
}

/// The players among these whose names hold a text, however it is written.
pub(crate) fn named(players: Vec<(PlayerId, String)>, part: &str) -> Vec<i64> {
    let part = part.to_lowercase();
    let holds = |name: &str| name.to_lowercase().contains(&part);
    players.into_iter().filter(|(_, name)| holds(name)).map(|(player, _)| player.number()).collect()
}
