//! The report of `armonium pack check` on a valid pack. The checks themselves: the rules crate.

mod board;
mod gears;
mod geography;
mod show;
mod tiles;

pub use board::{BoardReport, Closest};
pub use gears::{GearReport, GearsReport};
pub use geography::{GeographyReport, Placement};
pub use tiles::{TileLine, TilesReport};

use crate::Pack;

/// Figures about a pack; displays as text for a terminal.
#[derive(Clone, Debug)]
pub struct Report {
    /// The pack's short name.
    pub id: String,
    /// The city's name.
    pub name: String,
    /// The hash of everything a game depends on.
    pub hash: [u8; 32],
    /// The SHA-256 of the whole file.
    pub file_hash: [u8; 32],
    /// Spaces and paths.
    pub board: BoardReport,
    /// The areas that Location Tiles can describe.
    pub geography: GeographyReport,
    /// The gears.
    pub gears: GearsReport,
    /// The Research Tiles.
    pub tiles: TilesReport,
}

impl Pack {
    /// Figures about the pack.
    pub fn report(&self) -> Report {
        Report {
            id: self.content.id().to_owned(),
            name: self.name.clone(),
            hash: *self.content.hash(),
            file_hash: *self.content.file_hash(),
            board: BoardReport::of(self),
            geography: GeographyReport::of(&self.content),
            gears: GearsReport::of(&self.content),
            tiles: TilesReport::of(&self.content),
        }
    }
}
