//! The players by name, and how hard they think.

use crate::{Apprentice, Bot, Detective, Master, Random};
use armonium_table::Level;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A kind of bot: a level a person can choose, or the baseline of the tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// Any legal action: the lower baseline.
    Random,
    /// A level a person can choose.
    Level(Level),
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

impl BotKind {
    /// Every kind, weakest first.
    pub const ALL: [Self; 1 + Level::ALL.len()] = {
        let mut all = [Self::Random; 1 + Level::ALL.len()];
        let mut level = 0;
        while level < Level::ALL.len() {
            all[level + 1] = Self::Level(Level::ALL[level]);
            level += 1;
        }
        all
    };

    /// The name, as it is written on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level) => level.name(),
        }
    }

    /// A bot of this kind whose decisions follow from this seed.
    pub fn seat(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Level(Level::Apprentice) => Box::new(Apprentice::new(seed)),
            Self::Level(Level::Detective) => Box::new(Detective::new(seed)),
            Self::Level(Level::Inspector) => Box::new(Master::new(seed, Budget::Iterations(INSPECTOR))),
            Self::Level(Level::Master) => Box::new(Master::new(seed, Budget::Iterations(MASTER))),
        }
    }
}

impl From<Level> for BotKind {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl fmt::Display for BotKind {
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
        let last = BotKind::ALL.len() - 1;
        BotKind::ALL.iter().enumerate().try_for_each(|(index, kind)| match index {
            0 => write!(f, "{kind}"),
            _ if index == last => write!(f, " and {kind}"),
            _ => write!(f, ", {kind}"),
        })
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let known = Self::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}
