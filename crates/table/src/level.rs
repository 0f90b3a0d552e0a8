//! The levels of the house's players, as a table writes them down.

use armonium_bots::Kind;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A level a person can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = r#""apprentice" | "detective" | "inspector" | "master""#))]
pub struct Level(Kind);

impl Level {
    /// Plans whole turns and decides at once: who plays on for somebody unless the table says otherwise.
    pub const DETECTIVE: Self = Self(Kind::Detective);

    /// The level of this name.
    pub fn named(name: &str) -> Option<Self> {
        Kind::LEVELS.into_iter().find(|kind| kind.name() == name).map(Self)
    }

    /// Who plays it.
    pub const fn kind(self) -> Kind {
        self.0
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.0.name()
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::DETECTIVE
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = || Kind::LEVELS.map(Kind::name).join(", ");
        Self::named(&name).ok_or_else(|| serde::de::Error::custom(format_args!("the levels are {}", known())))
    }
}
