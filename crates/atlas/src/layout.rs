//! How a block is built over, depending on what stands there. The houses themselves: blocks.rs.

use crate::geometry::Facing;
use crate::theme::Wash;

/// The ways a block can be built over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Crooked dwellings with gardens between them.
    Borgo,
    /// A square between even fronts with a gate in each.
    Piazza,
    /// Four wings around a court.
    Palace,
    /// Small houses around a church.
    Church,
    /// Long even wings: barracks, hospitals, schools.
    Institution,
    /// Houses along a planted avenue.
    Corso,
    /// Houses along a street.
    Street,
    /// Sheds and yards.
    Works,
    /// Ramparts with four bastions.
    Fort,
    /// Trees around a lawn.
    Garden,
    /// Houses that leave the side to the water open.
    Quay,
    /// Houses around a circular place.
    Round,
}

/// How deep the houses stand along each side and how much that varies, how long each is, how often one is missing, how
/// large the corner houses are, and which wash the colourist gave the block.
#[derive(Clone, Copy)]
pub(crate) struct Build {
    pub north: f64,
    pub east: f64,
    pub south: f64,
    pub west: f64,
    pub vary: f64,
    pub length: f64,
    pub gap: f64,
    pub corner: Option<(f64, f64)>,
    pub wash: Wash,
}

impl Build {
    /// How deep the houses are on this side.
    pub fn depth(&self, side: Facing) -> f64 {
        match side {
            Facing::North => self.north,
            Facing::East => self.east,
            Facing::South => self.south,
            Facing::West => self.west,
        }
    }

    /// How deep the deepest side is.
    pub fn deepest(&self) -> f64 {
        self.north.max(self.east).max(self.south).max(self.west)
    }
}

/// Depths as north, east, south, west; then variation, length, gaps, corner houses, wash.
const fn build(
    [north, east, south, west]: [f64; 4],
    [vary, length, gap]: [f64; 3],
    corner: Option<(f64, f64)>,
    wash: Wash,
) -> Build {
    Build { north, east, south, west, vary, length, gap, corner, wash }
}

impl Layout {
    /// What a block with this layout looks like.
    pub const fn build(self) -> Build {
        match self {
            Layout::Borgo => {
                build([15.0, 14.0, 14.0, 14.0], [4.5, 20.0, 0.14], Some((20.0, 32.0)), Wash::Sand)
            }
            Layout::Piazza => build([13.0; 4], [0.8, 26.0, 0.0], Some((26.0, 26.0)), Wash::Mauve),
            Layout::Palace => {
                build([18.0, 13.0, 10.0, 13.0], [1.0, 30.0, 0.0], Some((24.0, 24.0)), Wash::Mauve)
            }
            Layout::Church => {
                build([12.0, 15.0, 11.0, 14.0], [3.5, 22.0, 0.07], Some((17.0, 30.0)), Wash::Rose)
            }
            Layout::Institution => build([12.0; 4], [0.5, 34.0, 0.0], Some((27.0, 27.0)), Wash::Slate),
            Layout::Corso => build([17.0, 0.0, 13.0, 0.0], [3.5, 22.0, 0.06], Some((18.0, 27.0)), Wash::Sand),
            Layout::Street => build([17.0, 0.0, 14.0, 0.0], [1.0, 17.0, 0.0], Some((24.0, 28.0)), Wash::Sand),
            Layout::Works => {
                build([20.0, 9.0, 14.0, 12.0], [1.5, 12.0, 0.05], Some((16.0, 28.0)), Wash::Slate)
            }
            Layout::Fort => build([9.0; 4], [0.0, 200.0, 0.0], None, Wash::Slate),
            Layout::Garden => build([0.0; 4], [0.0, 60.0, 1.0], None, Wash::Leaf),
            Layout::Quay => build([14.0, 0.0, 14.0, 14.0], [4.0, 21.0, 0.1], Some((18.0, 28.0)), Wash::Sand),
            Layout::Round => build([0.0; 4], [0.0, 60.0, 1.0], None, Wash::Sand),
        }
    }
}
