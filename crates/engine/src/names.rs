//! The players' names: one for each seat, short, printable, no two alike.

use armonium_locale::{Language, Words};
use armonium_rules::{Content, Seat};
use std::fmt::{self, Display, Formatter};

/// What is wrong with the players' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadNames {
    /// Not one for each seat.
    Count {
        /// How many there are.
        count: usize,
        /// How many there must be.
        players: u8,
    },
    /// Empty, too long, or with something in it that cannot be printed.
    Unreadable {
        /// Whose name.
        seat: Seat,
    },
    /// Two players of one name.
    Alike {
        /// The later one.
        seat: Seat,
    },
}

impl Display for BadNames {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            BadNames::Count { count, players } => {
                write!(f, "There are {count} names for {players} players; give one for each seat.")
            }
            BadNames::Unreadable { seat } => write!(
                f,
                "The name of seat {} must have 1 to {} characters that can be printed.",
                seat.0,
                Content::MAX_NAME
            ),
            BadNames::Alike { seat } => {
                write!(f, "The name of seat {} is taken; no two players have the same name.", seat.0)
            }
        }
    }
}

impl std::error::Error for BadNames {}

/// Are these names for so many players?
pub fn check_names(names: &[String], players: u8) -> Result<(), BadNames> {
    if names.len() != usize::from(players) {
        return Err(BadNames::Count { count: names.len(), players });
    }
    for (seat, name) in (0..players).map(Seat).zip(names) {
        if name.trim() != name || Content::check_name("player", name).is_err() {
            return Err(BadNames::Unreadable { seat });
        }
        if names[..seat.index()].contains(name) {
            return Err(BadNames::Alike { seat });
        }
    }
    Ok(())
}

/// Names for players who gave none.
pub fn default_names(content: &Content, players: u8) -> Vec<String> {
    let words = Words::new(Language::English, content, &[]);
    (0..players).map(|seat| words.player(Seat(seat))).collect()
}
