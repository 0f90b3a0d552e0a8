//! The bot levels a person can choose. Which bot plays a level: the bots crate.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A bot level, in order of measured strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Rules of thumb.
    Apprentice,
    /// Plans whole turns and decides at once. The default substitute for a player who is gone.
    #[default]
    Detective,
    /// Searches a little.
    Inspector,
    /// Searches more.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Apprentice, Self::Detective, Self::Inspector, Self::Master];

    /// Its name on the command line, on the wire and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Detective => "detective",
            Self::Inspector => "inspector",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown level \"{}\"; the levels are {}", self.0, Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let known = Self::ALL.into_iter().find(|level| level.name() == name);
        known.ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn every_level_has_one_name_everywhere() {
        for level in Level::ALL {
            assert_eq!(serde_json::to_value(level).ok(), Some(level.name().into()));
            assert_eq!(level.name().parse(), Ok(level));
        }
    }
}
