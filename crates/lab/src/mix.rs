//! Who sits at a table, as it is written on the command line: `master,3xdetective`, or one name for every seat.

use crate::player::{Player, UnknownPlayer};
use armonium_rules::Seat;
use std::fmt;
use std::str::FromStr;

/// The players of a table before it is known how many seats it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mix {
    /// The same player at every seat.
    Everywhere(Player),
    /// One player for each seat.
    Seats(Vec<Player>),
}

/// Why a mix cannot be read or seated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMix {
    /// A name nobody has.
    Unknown(UnknownPlayer),
    /// A number before an x that is none, or 0.
    Count(String),
    /// More or fewer players than a game can have.
    Table {
        /// The mix.
        mix: String,
        /// How many players it has.
        has: usize,
    },
    /// Not one player for each seat.
    Seats {
        /// The mix.
        mix: String,
        /// How many players it has.
        has: usize,
        /// How many seats the table has.
        needs: u8,
    },
}

impl Mix {
    /// How many seats it is for; none if it fits any table.
    pub fn players(&self) -> Result<Option<u8>, BadMix> {
        match self {
            Self::Everywhere(_) => Ok(None),
            Self::Seats(seats) => match u8::try_from(seats.len()) {
                Ok(players @ 3..=6) => Ok(Some(players)),
                _ => Err(BadMix::Table { mix: self.to_string(), has: seats.len() }),
            },
        }
    }

    /// One player for each of so many seats.
    pub fn seats(&self, players: u8) -> Result<Vec<Player>, BadMix> {
        match self {
            Self::Everywhere(player) => Ok(vec![*player; players.into()]),
            Self::Seats(seats) if seats.len() == usize::from(players) => Ok(seats.clone()),
            Self::Seats(seats) => {
                Err(BadMix::Seats { mix: self.to_string(), has: seats.len(), needs: players })
            }
        }
    }
}

impl FromStr for Mix {
    type Err = BadMix;

    fn from_str(text: &str) -> Result<Self, BadMix> {
        let player = |name: &str| name.parse::<Player>().map_err(BadMix::Unknown);
        if !text.contains(',') && !is_counted(text) {
            return player(text).map(Self::Everywhere);
        }
        let mut seats = Vec::new();
        for part in text.split(',').map(str::trim) {
            if !is_counted(part) {
                seats.push(player(part)?);
                continue;
            }
            let bad = || BadMix::Count(part.to_owned());
            let (count, name) = part.split_once('x').ok_or_else(bad)?;
            let count = count.parse().ok().filter(|count| (1..=Seat::MAX).contains(count)).ok_or_else(bad)?;
            seats.extend(std::iter::repeat_n(player(name)?, count));
        }
        Ok(Self::Seats(seats))
    }
}

/// Does a part say how many? No name begins with a digit.
fn is_counted(part: &str) -> bool {
    part.starts_with(|first: char| first.is_ascii_digit())
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Everywhere(player) => write!(f, "{player}"),
            Self::Seats(seats) => f.write_str(&lineup(seats)),
        }
    }
}

/// Seats in the short form: neighbours of one kind are counted.
pub(crate) fn lineup(seats: &[Player]) -> String {
    let runs = seats.chunk_by(|a, b| a == b).map(|run| match run {
        [player] => player.to_string(),
        [player, ..] => format!("{}x{player}", run.len()),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(",")
}

impl fmt::Display for BadMix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(unknown) => unknown.fmt(f),
            Self::Count(part) => {
                write!(
                    f,
                    "\"{part}\" does not say how many players of which name: write \
                     1 to 6, an x and a name, like 3xdetective"
                )
            }
            Self::Table { mix, has } => {
                write!(f, "the mix \"{mix}\" has {has} players, and a table has 3 to 6 seats")
            }
            Self::Seats { mix, has, needs } => write!(
                f,
                "the mix \"{mix}\" has {has} players, and the table has {needs} seats: name {needs} players, or \
                 one for all seats"
            ),
        }
    }
}

impl std::error::Error for BadMix {}
