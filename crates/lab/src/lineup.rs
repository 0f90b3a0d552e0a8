//! The players of a table, as given on the command line: `master,3xdetective`, or one name for every seat.

use crate::player::{Player, UnknownPlayer};
use armonium_rules::Seat;
use std::fmt;
use std::str::FromStr;

/// The players of a table, for a given or any number of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lineup {
    /// The same player at every seat.
    Everywhere(Player),
    /// One player for each seat.
    Seats(Vec<Player>),
}

/// Why a lineup is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLineup {
    /// An unknown player.
    Unknown(UnknownPlayer),
    /// An invalid count before an x.
    Count(String),
    /// More or fewer players than a game can have.
    Table {
        /// The lineup.
        lineup: String,
        /// How many players it has.
        has: usize,
    },
    /// Not one player for each seat.
    Seats {
        /// The lineup.
        lineup: String,
        /// How many players it has.
        has: usize,
        /// How many seats the table has.
        needs: u8,
    },
}

impl Lineup {
    /// The number of seats; none if it fits any table.
    pub fn players(&self) -> Result<Option<u8>, BadLineup> {
        match self {
            Self::Everywhere(_) => Ok(None),
            Self::Seats(seats) => match u8::try_from(seats.len()) {
                Ok(players @ 3..=6) => Ok(Some(players)),
                _ => Err(BadLineup::Table { lineup: self.to_string(), has: seats.len() }),
            },
        }
    }

    /// The player of each seat.
    pub fn seats(&self, players: u8) -> Result<Vec<Player>, BadLineup> {
        match self {
            Self::Everywhere(player) => Ok(vec![*player; players.into()]),
            Self::Seats(seats) if seats.len() == usize::from(players) => Ok(seats.clone()),
            Self::Seats(seats) => {
                Err(BadLineup::Seats { lineup: self.to_string(), has: seats.len(), needs: players })
            }
        }
    }
}

impl FromStr for Lineup {
    type Err = BadLineup;

    fn from_str(text: &str) -> Result<Self, BadLineup> {
        let player = |name: &str| name.parse::<Player>().map_err(BadLineup::Unknown);
        if !text.contains(',') && !is_counted(text) {
            return player(text).map(Self::Everywhere);
        }
        let mut seats = Vec::new();
        for part in text.split(',').map(str::trim) {
            if !is_counted(part) {
                seats.push(player(part)?);
                continue;
            }
            let bad = || BadLineup::Count(part.to_owned());
            let (count, name) = part.split_once('x').ok_or_else(bad)?;
            let count = count.parse().ok().filter(|count| (1..=Seat::MAX).contains(count)).ok_or_else(bad)?;
            seats.extend(std::iter::repeat_n(player(name)?, count));
        }
        Ok(Self::Seats(seats))
    }
}

/// True if a part has a count. No name starts with a digit.
fn is_counted(part: &str) -> bool {
    part.starts_with(|first: char| first.is_ascii_digit())
}

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Everywhere(player) => write!(f, "{player}"),
            Self::Seats(seats) => f.write_str(&compact(seats)),
        }
    }
}

/// The short form: runs of the same player are counted.
pub(crate) fn compact(seats: &[Player]) -> String {
    let runs = seats.chunk_by(|a, b| a == b).map(|run| match run {
        [player] => player.to_string(),
        [player, ..] => format!("{}x{player}", run.len()),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(",")
}

impl fmt::Display for BadLineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(unknown) => unknown.fmt(f),
            Self::Count(part) => {
                write!(
                    f,
                    "\"{part}\" is not a count and a player: write \
                     1 to 6, an x and a name, like 3xdetective"
                )
            }
            Self::Table { lineup, has } => {
                write!(f, "the lineup \"{lineup}\" has {has} players, and a table has 3 to 6 seats")
            }
            Self::Seats { lineup, has, needs } => write!(
                f,
                "the lineup \"{lineup}\" has {has} players, and the table has {needs} seats: name {needs} players, or \
                 one for all seats"
            ),
        }
    }
}

impl std::error::Error for BadLineup {}
