//! The kinds of bots by name, and the bot that plays each level.

use crate::{Apprentice, Bot, Detective, Master, Random};
use armonium_table::Level;
use std::fmt;
use std::str::FromStr;

/// A kind of bot: a level a person can choose, or the baseline of tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// Any legal action.
    Random,
    /// A level a person can choose.
    Level(Level),
}

/// The iterations of an inspector per decision.
const INSPECTOR: u32 = 100;
/// The iterations of a master per decision.
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

    /// Its name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level) => level.name(),
        }
    }

    /// A bot of this kind whose decisions follow from this seed.
    pub fn new_bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Level(Level::Apprentice) => Box::new(Apprentice::new(seed)),
            Self::Level(Level::Detective) => Box::new(Detective::new(seed)),
            Self::Level(Level::Inspector) => Box::new(Master::new(seed, INSPECTOR)),
            Self::Level(Level::Master) => Box::new(Master::new(seed, MASTER)),
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

/// No kind of bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown bot \"{}\"; the bots are {}", self.0, BotKind::ALL.map(BotKind::name).join(", "))
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
