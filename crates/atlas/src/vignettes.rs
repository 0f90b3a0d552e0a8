//! The small pictures on the map. Each is a file of line drawing that stands on y = 0, centred on x = 0, about 46 wide
//! and 32 high, or 70 by 64 for a medallion. Classes: v paper with an outline, k solid ink, l a line, s hatched, g a
//! line in the colour of the ground. Which space shows which: the pack's hints, or `guess.rs`.

use crate::layout::Layout;
use armonium_pack::{Medallion, Picture};

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("vignettes/", $name, ".svg"))
    };
}

/// The pictures on stations and rivers.
pub(crate) const LOCOMOTIVE: &str = file!("locomotive");
pub(crate) const MONORAIL: &str = file!("monorail");
pub(crate) const AIRSHIP: &str = file!("airship");
pub(crate) const BOAT: &str = file!("boat");

/// The picture of a regular building, and how its block is built over.
pub(crate) fn picture(picture: Picture) -> (Layout, &'static str) {
    let (layout, file) = match picture {
        Picture::Houses => (Layout::Borgo, file!("houses")),
        Picture::Shacks => (Layout::Borgo, file!("shacks")),
        Picture::Statue => (Layout::Piazza, file!("statue")),
        Picture::Monument => (Layout::Piazza, file!("monument")),
        Picture::Fountain => (Layout::Piazza, file!("fountain")),
        Picture::Castle => (Layout::Piazza, file!("castle")),
        Picture::Market => (Layout::Piazza, file!("market")),
        Picture::Palace => (Layout::Palace, file!("palace")),
        Picture::Curved => (Layout::Palace, file!("curved")),
        Picture::TownHall => (Layout::Palace, file!("town-hall")),
        Picture::Book => (Layout::Palace, file!("book")),
        Picture::Horseshoe => (Layout::Palace, file!("horseshoe")),
        Picture::Theatre => (Layout::Palace, file!("theatre")),
        Picture::Lyre => (Layout::Palace, file!("lyre")),
        Picture::Dome => (Layout::Church, file!("dome")),
        Picture::Belfry => (Layout::Church, file!("belfry")),
        Picture::Gable => (Layout::Church, file!("gable")),
        Picture::Chapel => (Layout::Church, file!("chapel")),
        Picture::Portico => (Layout::Church, file!("portico")),
        Picture::Onion => (Layout::Church, file!("onion")),
        Picture::Gate => (Layout::Church, file!("gate")),
        Picture::Barracks => (Layout::Institution, file!("barracks")),
        Picture::Hospital => (Layout::Institution, file!("hospital")),
        Picture::Almshouse => (Layout::Institution, file!("almshouse")),
        Picture::Prison => (Layout::Institution, file!("prison")),
        Picture::Cannon => (Layout::Institution, file!("cannon")),
        Picture::Muskets => (Layout::Institution, file!("muskets")),
        Picture::Avenue => (Layout::Corso, file!("avenue")),
        Picture::Riverside => (Layout::Corso, file!("riverside")),
        Picture::Arcades => (Layout::Street, file!("arcades")),
        Picture::Workshop => (Layout::Works, file!("workshop")),
        Picture::Windmill => (Layout::Works, file!("windmill")),
        Picture::Ox => (Layout::Works, file!("ox")),
        Picture::Bastion => (Layout::Fort, file!("bastion")),
        Picture::Rampart => (Layout::Garden, file!("rampart")),
        Picture::Villa => (Layout::Garden, file!("villa")),
        Picture::Stag => (Layout::Garden, file!("stag")),
        Picture::Chateau => (Layout::Garden, file!("chateau")),
        Picture::Anchor => (Layout::Quay, file!("anchor")),
        Picture::Gallows => (Layout::Round, file!("gallows")),
    };
    (layout, body(file))
}

/// The picture of a Mystic Building, and the scale at which it fills the disc.
pub(crate) fn medallion(medallion: Medallion) -> (f64, &'static str) {
    let (scale, file) = match medallion {
        Medallion::Spire => (0.84, file!("spire")),
        Medallion::Cemetery => (1.12, file!("cemetery")),
        Medallion::Temple => (1.12, file!("temple")),
        Medallion::Pharaoh => (1.08, file!("pharaoh")),
        Medallion::Obelisk => (0.84, file!("obelisk")),
    };
    (scale, body(file))
}

/// The content between the opening and the closing `svg` tag of a file.
pub(crate) fn body(file: &'static str) -> &'static str {
    let start = file.find('>').map_or(0, |at| at + 1);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    file.get(start..end).unwrap_or_default().trim()
}

/// A drawing on one line.
pub(crate) fn strip_lines(drawing: &str) -> String {
    drawing.lines().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_a_bare_fragment() {
        let all = Picture::ALL.map(|one| picture(one).1).into_iter();
        let all = all.chain(Medallion::ALL.map(|one| medallion(one).1));
        for drawing in all.chain([LOCOMOTIVE, MONORAIL, AIRSHIP, BOAT].map(body)) {
            assert!(drawing.starts_with('<') && drawing.ends_with('>') && !drawing.contains("svg"));
        }
    }
}
