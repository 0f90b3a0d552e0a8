//! Stations: a coloured ring whose pattern tells the lines apart without colour, too.

use crate::caption;
use crate::geometry::inset;
use crate::plan::Block;
use crate::svg::{PathData, Svg, shadow};
use crate::vignettes::{AIRSHIP, LOCOMOTIVE, MONORAIL, body};
use armonium_rules::Machine;

/// The colour a line has on the board. The Taxi has no stations; if one were drawn it would be yellow as cabs are.
pub(crate) const fn colour(machine: Machine) -> &'static str {
    match machine {
        Machine::Train | Machine::Taxi => "yellow",
        Machine::Monorail => "green",
        Machine::Airship => "blue",
    }
}

/// A station of a line.
pub(crate) fn draw(svg: &mut Svg, block: &Block, name: &str, machine: Machine) {
    let outline = &block.outline;
    let inner = inset(outline, 16.0);
    let colour = colour(machine);
    shadow(svg, outline);
    svg.polygon(&format!("{colour}-ring"), outline);
    pattern(svg, machine, &PathData::of_polygon(&inset(outline, 8.0)));
    svg.polygon("outline thick", outline);
    svg.polygon("station-court", &inner);
    svg.polygon(&format!("{colour}-line"), &inset(&inner, 3.2));
    let picture = match machine {
        Machine::Train | Machine::Taxi => LOCOMOTIVE,
        Machine::Monorail => MONORAIL,
        Machine::Airship => AIRSHIP,
    };
    caption::draw(svg, block, name, body(picture), "court", [21.0, 116.0]);
}

/// Sleepers and rails, a beam on pillars, or a string of pearls.
pub(crate) fn pattern(svg: &mut Svg, machine: Machine, along: &PathData) {
    let strokes: &[&str] = match machine {
        Machine::Train | Machine::Taxi => &["sleeper", "track", "track-gap"],
        Machine::Monorail => &["beam", "pillar"],
        Machine::Airship => &["pearl"],
    };
    strokes.iter().for_each(|class| svg.path(class, along));
}
