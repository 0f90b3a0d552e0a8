//! Content packs: a TOML file with the board, the gears and the tiles, which owners of the box can replace with their own.
//!
//! Reading, with errors that name line and column: `load.rs`. The report of `armonium pack check`: `report.rs`. The rules'
//! part of a pack: `Content` in the rules crate. The drawing of a pack: the crate `armonium-atlas`.

mod describe;
mod drawing_hints;
mod error;
mod load;
mod report;
mod words;

pub use describe::Description;
pub use drawing_hints::{
    Bank, Boulevard, Bridge, Cartouche, DrawingHints, HintError, LegendWords, Medallion, Picture, Region,
    River,
};
pub use error::{PackError, Position, Problem};
pub use report::{
    BoardReport, Closest, GearReport, GearsReport, GeographyReport, Placement, Report, TileLine, TilesReport,
};

use armonium_rules::{Character, Content, Space};
use std::sync::Arc;

/// A valid pack.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The part the rules use.
    pub content: Content,
    /// The display name of the city.
    pub name: String,
    /// The links, in the order of `Content::links`.
    pub links: Vec<Link>,
    /// The cut neighbours, in the order of `Content::no_edge`.
    pub cuts: Vec<Cut>,
    /// The features in empty cells of the lattice.
    pub holes: Vec<Hole>,
    /// Each character's rune, in the order of `Character::ALL`.
    pub runes: [String; Character::COUNT],
    /// Hints for the drawing; all are optional.
    pub hints: DrawingHints,
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
    /// Its display name; may be empty.
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
    /// How it is drawn.
    pub kind: CutKind,
}

/// How a cut is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutKind {
    /// A wall.
    Wall,
    /// A river.
    River,
}

/// A feature in an empty cell of the lattice.
#[derive(Clone, Debug)]
pub struct Hole {
    /// Column.
    pub col: u8,
    /// Row.
    pub row: u8,
    /// Its kind.
    pub kind: HoleKind,
    /// Its display name; may be empty.
    pub name: String,
}

/// The kind of a hole.
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
