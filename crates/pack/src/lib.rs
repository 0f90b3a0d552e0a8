//! Content packs: the board, the gears and the tiles as a TOML file that an owner of the box can replace.
//!
//! Reading with located errors: `load.rs`. The report of `armonium pack check`: `check.rs`. The SVG of
//! `armonium pack draw`: `draw/`. What the rules make of a pack: `Content` in the rules crate.

mod check;
mod draw;
mod error;
mod load;
mod plate;
mod words;

pub use check::{
    BoardReport, Closest, GearReport, GearsReport, GeographyReport, Placement, Report, TileLine, TilesReport,
};
pub use draw::{
    Drawing, Ground, Medallion, NameKind, Picture, Place, River, Sheet, SheetName, Theme, Title, TitleLine,
    draw,
};
pub use error::{PackError, Spot, Wrong};
pub use plate::{Plate, PlateFault};

use armonium_rules::{Character, Content, Space};
use std::sync::Arc;

/// A pack that was read and found sound: what the rules need, and what a drawing needs besides.
#[derive(Clone, Debug)]
pub struct Pack {
    /// What the rules play with.
    pub content: Content,
    /// The city's name, for people.
    pub name: String,
    /// The drawn links, in the order of `Content::links`.
    pub links: Vec<Link>,
    /// The cut neighbours, in the order of `Content::no_edge`.
    pub cuts: Vec<Cut>,
    /// What lies in empty cells of the lattice.
    pub holes: Vec<Hole>,
    /// Each character's rune, in the order of `Character::ALL`.
    pub runes: [String; Character::COUNT],
    /// Hints for the drawing; every one may be missing.
    pub plate: Plate,
    /// The file it was read from, byte for byte.
    pub text: Arc<str>,
}

/// A drawn link between two spaces.
#[derive(Clone, Debug)]
pub struct Link {
    /// One end.
    pub a: Space,
    /// The other end.
    pub b: Space,
    /// How it is drawn.
    pub kind: LinkKind,
    /// Its name, for people; may be empty.
    pub name: String,
}

/// How a link is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Over water.
    Bridge,
    /// Across a park.
    Avenue,
    /// Underground.
    Tunnel,
    /// Over a railway.
    Overpass,
    /// Anything else.
    Passage,
}

/// Two neighbours that are not adjacent.
#[derive(Clone, Debug)]
pub struct Cut {
    /// One side.
    pub a: Space,
    /// The other side.
    pub b: Space,
    /// What keeps them apart.
    pub kind: CutKind,
}

/// What keeps two neighbours apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutKind {
    /// A wall.
    Wall,
    /// A river.
    River,
}

/// An empty cell of the lattice and what lies there.
#[derive(Clone, Debug)]
pub struct Hole {
    /// Column.
    pub col: u8,
    /// Row.
    pub row: u8,
    /// What lies there.
    pub kind: HoleKind,
    /// Its name, for people; may be empty.
    pub name: String,
}

/// What lies in an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HoleKind {
    /// Open land.
    Fields,
    /// Water.
    River,
    /// A park or garden.
    Garden,
    /// A fortress' open ground.
    Glacis,
    /// Railway tracks.
    Yard,
    /// Wooded hills.
    Hills,
}
