//! Figures about the Research Tiles.

use crate::words;
use armonium_rules::{Content, Face, TileInfo};

/// The fifty Research Tiles.
#[derive(Clone, Debug)]
pub struct TilesReport {
    /// How many Location Tiles there are.
    pub locations: usize,
    /// How many Item Tiles there are.
    pub items: usize,
    /// How many kinds can be told apart.
    pub kinds: usize,
    /// How many Item Tiles carry the Organ symbol.
    pub organ: usize,
    /// How many Location Tiles carry a Mark of the Wolf.
    pub marked_locations: usize,
    /// How many Item Tiles carry a Mark of the Wolf, Fenrir's Stones included.
    pub marked_items: usize,
    /// How many Marks of the Wolf there are in all.
    pub marks: usize,
    /// One line for each face, in the pack's order; all music of so many pages is one line.
    pub lines: Vec<TileLine>,
}

/// All tiles with one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileLine {
    /// What they show.
    pub face: Face,
    /// The same in words; places are called what the pack calls them.
    pub text: String,
    /// How many there are.
    pub count: usize,
    /// How many of them carry the Organ symbol.
    pub organ: usize,
    /// How many Marks of the Wolf they carry.
    pub marks: usize,
}

impl TilesReport {
    pub(super) fn of(content: &Content) -> Self {
        let count = |wanted: &dyn Fn(&TileInfo) -> bool| {
            content.tiles().iter().filter(|tile| wanted(tile)).map(|tile| usize::from(tile.count)).sum()
        };
        let location = |tile: &TileInfo| matches!(tile.face, Face::Location(_));
        let lines = lines(content);
        Self {
            locations: count(&location),
            items: count(&|tile| !location(tile)),
            kinds: content.tiles().len(),
            organ: count(&|tile| tile.organ),
            marked_locations: count(&|tile| tile.marks > 0 && location(tile)),
            marked_items: count(&|tile| tile.marks > 0 && !location(tile)),
            marks: lines.iter().map(|line| line.marks).sum(),
            lines,
        }
    }
}

fn lines(content: &Content) -> Vec<TileLine> {
    let mut lines: Vec<TileLine> = Vec::new();
    for tile in content.tiles() {
        let count = usize::from(tile.count);
        let organ = if tile.organ { count } else { 0 };
        let marks = usize::from(tile.marks) * count;
        match lines.iter_mut().find(|line| line.face == tile.face) {
            Some(line) => {
                line.count += count;
                line.organ += organ;
                line.marks += marks;
            }
            None => {
                let text = words::face(content, tile.face);
                lines.push(TileLine { face: tile.face, text, count, organ, marks });
            }
        }
    }
    lines
}
