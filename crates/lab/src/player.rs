//! The players of tournaments: every bot, and the oracle.

use armonium_bots::BotKind;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A player of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// A bot, which sees its View.
    Bot(BotKind),
    /// The upper baseline, which sees everything.
    Oracle,
}

impl Player {
    /// Every player, from the weakest to the strongest.
    pub fn all() -> impl Iterator<Item = Self> {
        BotKind::ALL.into_iter().map(Self::Bot).chain([Self::Oracle])
    }

    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bot(kind) => kind.name(),
            Self::Oracle => "oracle",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No player has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer(pub String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Player::all().map(Player::name).collect();
        let (last, others) = names.split_last().unwrap_or((&"", &[]));
        write!(f, "there is no player \"{}\"; there are {} and {last}", self.0, others.join(", "))
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Self, UnknownPlayer> {
        Self::all().find(|player| player.name() == name).ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
