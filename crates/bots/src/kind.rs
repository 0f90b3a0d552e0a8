//! The players by name, and how hard they think.

use crate::{Apprentice, Bot, Detective, Master, Random};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A kind of player. From the apprentice on they are the levels a person can choose, in order of measured strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Any legal action: the lower yardstick.
    Random,
    /// Rules of thumb.
    Apprentice,
    /// Plans whole turns, values information, bids by worth.
    Detective,
    /// Searches a little.
    Inspector,
    /// Searches more.
    Master,
}

/// How long a searching player may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same decisions on every machine.
    Iterations(u32),
    /// So long at most.
    Time(Duration),
}

/// The worlds an inspector looks at for a decision.
const INSPECTOR: u32 = 100;
/// The worlds a master looks at for a decision.
const MASTER: u32 = 600;

impl Kind {
    /// Every kind, weakest first.
    pub const ALL: [Self; 5] =
        [Self::Random, Self::Apprentice, Self::Detective, Self::Inspector, Self::Master];
    /// The levels a person can choose, weakest first.
    pub const LEVELS: [Self; 4] = [Self::Apprentice, Self::Detective, Self::Inspector, Self::Master];

    /// The name, as it is written on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
            Self::Detective => "detective",
            Self::Inspector => "inspector",
            Self::Master => "master",
        }
    }

    /// A player of this kind whose decisions follow from this seed.
    pub fn seat(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Apprentice => Box::new(Apprentice::new(seed)),
            Self::Detective => Box::new(Detective::new(seed)),
            Self::Inspector => Box::new(Master::new(seed, Budget::Iterations(INSPECTOR))),
            Self::Master => Box::new(Master::new(seed, Budget::Iterations(MASTER))),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no player \"{}\"; there are ", self.0)?;
        let last = Kind::ALL.len() - 1;
        Kind::ALL.iter().enumerate().try_for_each(|(index, kind)| match index {
            0 => write!(f, "{kind}"),
            _ if index == last => write!(f, " and {kind}"),
            _ => write!(f, ", {kind}"),
        })
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let known = Self::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}
