//! Why a pack's file was refused: where, what is wrong, and what to do.

use crate::{HintError, words};
use armonium_rules::{Character, Content, Flaw, Gear};
use std::fmt::{self, Display, Formatter};

/// A refused pack: the file, the position in it, and what is wrong there.
#[derive(Debug)]
pub struct PackError {
    /// The name of the file.
    pub file: String,
    /// The position; none if the file could not be read.
    pub position: Option<Position>,
    /// What is wrong, and what to do.
    pub problem: Box<Problem>,
}

/// A position in a text file, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// What is wrong with a pack's file.
#[derive(Debug)]
pub enum Problem {
    /// The file cannot be opened or read.
    Unreadable(std::io::Error),
    /// The file is larger than any pack.
    TooLarge,
    /// The file is no UTF-8 text.
    NotText,
    /// The file is no TOML, has an unknown or missing key, or a value of the wrong type.
    Toml(String),
    /// No space has this id.
    UnknownSpace {
        /// The id.
        id: String,
        /// The most similar id.
        like: Option<String>,
    },
    /// A link or a cut is not between two spaces.
    NotTwo {
        /// How many were named.
        count: usize,
    },
    /// A gear with the wrong number of teeth.
    WrongTeeth {
        /// The gear.
        gear: Gear,
        /// How many teeth it has.
        count: usize,
        /// How many it must have.
        teeth: usize,
    },
    /// A Mystic Building without a building.
    WhichBuilding {
        /// The space.
        id: String,
    },
    /// A building on a space that is no Mystic Building.
    NeedlessBuilding {
        /// The space.
        id: String,
    },
    /// No character has this name.
    UnknownCharacter {
        /// The name.
        name: String,
    },
    /// A character starts in two places.
    RuneTwice {
        /// The character.
        character: Character,
        /// The earlier space.
        other: String,
    },
    /// A character starts nowhere.
    RuneMissing {
        /// The character.
        character: Character,
    },
    /// A character's rune is not one runic letter.
    BadGlyph {
        /// The text.
        glyph: String,
    },
    /// Two characters have one runic letter.
    SameGlyph {
        /// The later character.
        character: Character,
        /// The earlier character.
        other: Character,
    },
    /// A hole outside the lattice.
    HoleOffLattice {
        /// Its column.
        col: i64,
        /// Its row.
        row: i64,
    },
    /// A hole on a cell with a space.
    HoleOnSpace {
        /// The space.
        id: String,
    },
    /// Two holes on one cell.
    SameHole {
        /// Their column.
        col: u8,
        /// Their row.
        row: u8,
    },
    /// A tile that is neither Location nor Item Tile, or both.
    LocationOrItem {
        /// The tile.
        id: String,
    },
    /// A tile that lacks a key its item needs.
    KeyMissing {
        /// The tile.
        id: String,
        /// The key.
        key: &'static str,
    },
    /// A tile with a key that is not for its item.
    NeedlessKey {
        /// The tile.
        id: String,
        /// The key.
        key: &'static str,
        /// The item it is for.
        item: &'static str,
    },
    /// A hint for the drawing that does not fit the board.
    Hint(HintError),
    /// A violation of the rules.
    Flaw(Flaw),
}

impl std::error::Error for PackError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &*self.problem {
            Problem::Unreadable(error) => Some(error),
            Problem::Hint(fault) => Some(fault),
            Problem::Flaw(flaw) => Some(flaw),
            _ => None,
        }
    }
}

impl Display for PackError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.position {
            Some(Position { line, column }) => write!(f, "{}:{line}:{column}: {}", self.file, self.problem),
            None => write!(f, "{}: {}", self.file, self.problem),
        }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unreadable(error) => {
                write!(f, "cannot be read ({error}); check the name and the permissions")
            }
            Problem::TooLarge => write!(
                f,
                "is larger than {} KiB; a pack is a short text, name the right file",
                crate::Pack::MAX_BYTES / 1024
            ),
            Problem::NotText => f.write_str("this is no UTF-8 text; save the file as UTF-8"),
            Problem::Toml(message) => f.write_str(message),
            Problem::UnknownSpace { id, like: Some(like) } => {
                write!(f, "no space has the id {}; did you mean {}?", words::quoted(id), words::quoted(like))
            }
            Problem::UnknownSpace { id, like: None } => {
                write!(f, "no space has the id {}; write the id of one of the spaces", words::quoted(id))
            }
            Problem::NotTwo { count } => write!(f, "between names {count} spaces; name exactly 2"),
            Problem::WrongTeeth { gear, count, teeth } => {
                write!(
                    f,
                    "the {} Gear has {count} faces; give it {teeth}, one for each tooth",
                    words::gear(*gear)
                )
            }
            Problem::WhichBuilding { id } => write!(
                f,
                "space {} is a Mystic Building without a building; add building = \"mole\", \
                 \"cimitero\", \"tempio\", \"museo\" or \"obelisco\"",
                words::quoted(id)
            ),
            Problem::NeedlessBuilding { id } => {
                write!(
                    f,
                    "space {} has a building but not kind = \"mystic\"; remove one of the two",
                    words::quoted(id)
                )
            }
            Problem::UnknownCharacter { name } => {
                write!(f, "no character is called {}; the characters are ", words::quoted(name))?;
                f.write_str(&Character::ALL.map(words::character).join(", "))
            }
            Problem::RuneTwice { character, other } => write!(
                f,
                "{} starts on {} already; leave one rune of each character",
                words::character(*character),
                words::quoted(other)
            ),
            Problem::RuneMissing { character } => {
                let name = words::character(*character);
                write!(f, "{name} starts nowhere; give one regular building rune = \"{name}\"")
            }
            Problem::BadGlyph { glyph } => {
                write!(f, "{} is not one runic letter; use one of ᚠ to ᛪ", words::quoted(glyph))
            }
            Problem::SameGlyph { character, other } => write!(
                f,
                "{} has the same rune as {}; give each character a rune of its own",
                words::character(*character),
                words::character(*other)
            ),
            Problem::HoleOffLattice { col, row } => write!(
                f,
                "this hole is on column {col}, row {row}; columns and rows go from 0 to {}",
                Content::MAX_LINES - 1
            ),
            Problem::HoleOnSpace { id } => {
                write!(
                    f,
                    "this hole is where space {} stands; holes are for empty cells, take it out",
                    words::quoted(id)
                )
            }
            Problem::SameHole { col, row } => {
                write!(f, "there is a hole on column {col}, row {row} already; take one of the two out")
            }
            Problem::LocationOrItem { id } => write!(
                f,
                "tile {} must be one of the two: give it location = … for a Location Tile or item = \
                 … for an Item Tile",
                words::quoted(id)
            ),
            Problem::KeyMissing { id, key } => {
                write!(f, "tile {} does not say {key}; add {key} = …", words::quoted(id))
            }
            Problem::NeedlessKey { id, key, item } => {
                write!(
                    f,
                    "tile {} says {key}, which only item = \"{item}\" has; take it out",
                    words::quoted(id)
                )
            }
            Problem::Hint(fault) => fault.fmt(f),
            Problem::Flaw(flaw) => flaw.fmt(f),
        }
    }
}
