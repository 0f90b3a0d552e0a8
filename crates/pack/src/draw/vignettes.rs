//! The small pictures on the map. Each is a file of line drawing that stands on y = 0, centred on x = 0, about 46 wide
//! and 32 high, or 70 by 64 for a medallion. Classes: v paper with an outline, k solid ink, l a line, s hatched, g a
//! line in the colour of the ground. Which space shows which: the pack's hints, or `guess.rs`.

use super::layout::Layout;

/// A picture that a regular building can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(try_from = "String")]
pub struct Picture(usize);

/// A picture that the medallion of a Mystic Building can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(try_from = "String")]
pub struct Medallion(usize);

impl Picture {
    /// The picture of this name.
    pub fn named(name: &str) -> Option<Self> {
        PICTURES.iter().position(|(own, ..)| *own == name).map(Self)
    }

    /// Every name there is.
    pub fn names() -> impl Iterator<Item = &'static str> {
        PICTURES.iter().map(|(name, ..)| *name)
    }

    /// How a block with this picture is built over.
    pub(super) fn layout(self) -> Layout {
        PICTURES[self.0].1
    }

    /// The drawing.
    pub(super) fn drawing(self) -> &'static str {
        strip(PICTURES[self.0].2)
    }
}

impl Medallion {
    /// The picture of this name.
    pub fn named(name: &str) -> Option<Self> {
        MEDALLIONS.iter().position(|(own, ..)| *own == name).map(Self)
    }

    /// Every name there is.
    pub fn names() -> impl Iterator<Item = &'static str> {
        MEDALLIONS.iter().map(|(name, ..)| *name)
    }

    /// How much it is enlarged to fill the disc.
    pub(super) fn scale(self) -> f64 {
        MEDALLIONS[self.0].1
    }

    /// The drawing.
    pub(super) fn drawing(self) -> &'static str {
        strip(MEDALLIONS[self.0].2)
    }
}

impl TryFrom<String> for Picture {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        Self::named(&name).ok_or_else(|| unknown("picture", &name, Self::names()))
    }
}

impl TryFrom<String> for Medallion {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        Self::named(&name).ok_or_else(|| unknown("medallion", &name, Self::names()))
    }
}

fn unknown(what: &str, name: &str, names: impl Iterator<Item = &'static str>) -> String {
    format!("there is no {what} “{name}”; there are: {}", names.collect::<Vec<_>>().join(", "))
}

/// What lies between the opening and the closing tag of a file.
pub(super) fn strip(file: &'static str) -> &'static str {
    let start = file.find('>').map_or(0, |at| at + 1);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    file.get(start..end).unwrap_or_default().trim()
}

/// A drawing on one line.
pub(super) fn strip_lines(drawing: &str) -> String {
    drawing.lines().collect()
}

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!("vignettes/", $name, ".svg"))
    };
}

/// What the stations show, and what sails on the rivers.
pub(super) const LOCOMOTIVE: &str = drawing!("locomotive");
pub(super) const MONORAIL: &str = drawing!("monorail");
pub(super) const AIRSHIP: &str = drawing!("airship");
pub(super) const BOAT: &str = drawing!("boat");

const PICTURES: &[(&str, Layout, &str)] = &[
    ("houses", Layout::Borgo, drawing!("houses")),
    ("shacks", Layout::Borgo, drawing!("shacks")),
    ("statue", Layout::Piazza, drawing!("statue")),
    ("monument", Layout::Piazza, drawing!("monument")),
    ("fountain", Layout::Piazza, drawing!("fountain")),
    ("castle", Layout::Piazza, drawing!("castle")),
    ("market", Layout::Piazza, drawing!("market")),
    ("palace", Layout::Palace, drawing!("palace")),
    ("curved", Layout::Palace, drawing!("curved")),
    ("town-hall", Layout::Palace, drawing!("town-hall")),
    ("book", Layout::Palace, drawing!("book")),
    ("horseshoe", Layout::Palace, drawing!("horseshoe")),
    ("theatre", Layout::Palace, drawing!("theatre")),
    ("lyre", Layout::Palace, drawing!("lyre")),
    ("dome", Layout::Church, drawing!("dome")),
    ("belfry", Layout::Church, drawing!("belfry")),
    ("gable", Layout::Church, drawing!("gable")),
    ("chapel", Layout::Church, drawing!("chapel")),
    ("portico", Layout::Church, drawing!("portico")),
    ("onion", Layout::Church, drawing!("onion")),
    ("gate", Layout::Church, drawing!("gate")),
    ("barracks", Layout::Institution, drawing!("barracks")),
    ("hospital", Layout::Institution, drawing!("hospital")),
    ("almshouse", Layout::Institution, drawing!("almshouse")),
    ("prison", Layout::Institution, drawing!("prison")),
    ("cannon", Layout::Institution, drawing!("cannon")),
    ("muskets", Layout::Institution, drawing!("muskets")),
    ("avenue", Layout::Corso, drawing!("avenue")),
    ("riverside", Layout::Corso, drawing!("riverside")),
    ("arcades", Layout::Street, drawing!("arcades")),
    ("workshop", Layout::Works, drawing!("workshop")),
    ("windmill", Layout::Works, drawing!("windmill")),
    ("ox", Layout::Works, drawing!("ox")),
    ("bastion", Layout::Fort, drawing!("bastion")),
    ("rampart", Layout::Garden, drawing!("rampart")),
    ("villa", Layout::Garden, drawing!("villa")),
    ("stag", Layout::Garden, drawing!("stag")),
    ("chateau", Layout::Garden, drawing!("chateau")),
    ("anchor", Layout::Quay, drawing!("anchor")),
    ("gallows", Layout::Round, drawing!("gallows")),
];

const MEDALLIONS: &[(&str, f64, &str)] = &[
    ("spire", 0.84, drawing!("spire")),
    ("cemetery", 1.12, drawing!("cemetery")),
    ("temple", 1.12, drawing!("temple")),
    ("pharaoh", 1.08, drawing!("pharaoh")),
    ("obelisk", 0.84, drawing!("obelisk")),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_a_bare_fragment() {
        let all = PICTURES.iter().map(|p| p.2).chain(MEDALLIONS.iter().map(|m| m.2));
        for file in all.chain([LOCOMOTIVE, MONORAIL, AIRSHIP, BOAT]) {
            let drawing = strip(file);
            assert!(drawing.starts_with('<') && drawing.ends_with('>') && !drawing.contains("svg"));
        }
    }

    #[test]
    fn an_unknown_picture_is_told_by_name() {
        let told = Picture::try_from("dragon".to_owned()).expect_err("dragons are not drawn");
        assert!(told.contains("dragon") && told.contains("houses"), "{told}");
    }
}
