//! The report as text for a terminal: a title for each part, a label and a sentence for each figure.

use super::{BoardReport, Closest, GearReport, GearsReport, GeographyReport, Report, TilesReport};
use crate::words;
use armonium_rules::{Mystic, Side};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({})", self.name, self.id)?;
        for (label, hash) in [("hash", &self.hash), ("file", &self.file_hash)] {
            writeln!(f, "{label} {}", hex::encode(hash))?;
        }
        write!(f, "\n{}\n{}\n{}\n{}", self.board, self.geography, self.gears, self.tiles)
    }
}

/// A labelled figure.
fn line(f: &mut Formatter<'_>, label: &str, text: impl Display) -> fmt::Result {
    writeln!(f, "  {label:<18} {text}")
}

/// How often each value occurs: "14 spaces of 2, 22 of 3".
fn spread(counts: &BTreeMap<usize, usize>, noun: &str, joint: &str) -> String {
    let one = |(index, (value, &count)): (usize, (&usize, &usize))| match index {
        0 if !noun.is_empty() => format!("{count} {} {joint} {value}", plural(count, noun)),
        _ => format!("{count} {joint} {value}"),
    };
    counts.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

fn plural(count: usize, noun: &str) -> String {
    format!("{noun}{}", if count == 1 { "" } else { "s" })
}

fn names(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

impl Display for Closest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({}, {})", self.steps, plural(self.steps, "step"), self.a, self.b)
    }
}

impl Display for BoardReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [yellow, green, blue] = self.stations;
        writeln!(f, "Board")?;
        let kinds = format!(
            "{}: {} regular, {} Mystic Buildings, {yellow} yellow, {green} green, {blue} blue",
            self.spaces,
            self.regular,
            self.mystic.len()
        );
        line(f, "spaces", kinds)?;
        let (cols, rows) = self.size;
        line(f, "lattice", format!("{cols} columns × {rows} rows, {} empty cells", self.empty_cells()))?;
        for (name, col, row, degree) in &self.mystic {
            line(
                f,
                "Mystic Building",
                format!("{name}: column {col}, row {row}, {degree} {}", plural(*degree, "neighbour")),
            )?;
        }
        let mean = self.mean_degree();
        line(f, "graph", format!("connected, {} edges, diameter {}", self.edges, self.diameter))?;
        line(f, "neighbours", format!("mean {mean:.2}: {}", spread(&self.degrees, "space", "of")))?;
        let kinds: Vec<_> = self.links.iter().map(|(kind, count)| words::links(*kind, *count)).collect();
        let links: usize = self.links.iter().map(|(_, count)| count).sum();
        line(f, "links", format!("{links}{}{}", if links > 0 { ": " } else { "" }, kinds.join(", ")))?;
        line(f, "cut neighbours", self.cuts)?;
        line(f, "dead ends", names(&self.dead_ends))?;
        line(f, "bottlenecks", names(&self.bottlenecks))?;
        for (index, colour) in ["yellow", "green", "blue"].into_iter().enumerate() {
            let (closest, walk) = (&self.closest_stations[index], self.mean_walks()[index]);
            line(f, &format!("{colour} stations"), format!("mean walk {walk:.2}; closest pair {closest}"))?;
        }
        line(
            f,
            "nearest station",
            format!(
                "{} {}",
                spread(&self.to_station, "regular building", "at"),
                plural(self.to_station.keys().last().copied().unwrap_or_default(), "step")
            ),
        )?;
        line(f, "runes", format!("closest pair {}", self.closest_runes))
    }
}

impl Display for GeographyReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "Geography")?;
        line(f, "four tiles", format!("{} of {} ways are possible", self.possible(), self.ways))?;
        let (median, mean) = (self.median(), self.mean());
        line(f, "area", format!("median {median}, mean {mean:.1}; rulebook's example {}", self.example))?;
        line(f, "ways by area", spread(&self.sizes, "", "of"))?;
        line(f, "one tile leaves", "regular buildings (! locks the opposite side, – never allowed)")?;
        let width = self.buildings.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(18);
        for (building, name) in Mystic::ALL.into_iter().zip(&self.buildings) {
            let cells = Side::ALL.map(|side| {
                let placement = self.single[side.index()][building.index()];
                let text = match (placement.left, placement.locks) {
                    (0, _) => "–".to_owned(),
                    (left, locks) => format!("{left}{}", if locks { "!" } else { "" }),
                };
                format!("{} {text:<4}", words::side(side))
            });
            line(f, "", format!("{name:<width$} {}", cells.join(" ").trim_end()))?;
        }
        let reach =
            format!("{} inside some four tiles, {} inside some three", self.within_four, self.within_three);
        line(f, "Organ can lie on", reach)?;
        line(f, "never on", names(&self.never))
    }
}

impl Display for GearsReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "Gears (face × teeth, and from how many teeth it can be turned to)")?;
        let turns: Vec<_> = self.turns.iter().map(|turn| format!("{turn:+}")).collect();
        line(f, "turns", format!("{} teeth; {} positions can come up", turns.join(", "), self.states))?;
        gear(f, "Machine Gear", &self.machine, |machine| words::machine(machine).to_owned())?;
        gear(f, "Walking Gear", &self.walking, |steps| steps.to_string())?;
        line(f, "", format!("mean {:.2} steps", self.mean_steps()))?;
        gear(f, "Activity Gear", &self.activity, |activity| words::activity(activity).to_owned())
    }
}

fn gear<T: Copy>(
    f: &mut Formatter<'_>,
    label: &str,
    gear: &GearReport<T>,
    word: impl Fn(T) -> String,
) -> fmt::Result {
    let teeth = gear.teeth;
    let face =
        |&(face, shown, offered): &(T, usize, usize)| format!("{} × {shown} ({offered}/{teeth})", word(face));
    let faces: Vec<_> = gear.faces.iter().map(face).collect();
    let repeats =
        if gear.repeats > 0 { format!("; {} alike side by side", gear.repeats) } else { String::new() };
    line(f, label, format!("{}{repeats}", faces.join(", ")))
}

impl Display for TilesReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "Tiles")?;
        let total = self.locations + self.items;
        let sorts =
            format!("{total}: {} Location, {} Item; {} kinds", self.locations, self.items, self.kinds);
        line(f, "tiles", sorts)?;
        line(f, "Organ symbol", format!("{} Item Tiles", self.organ))?;
        let (items, locations) = (self.marked_items, self.marked_locations);
        line(
            f,
            "Marks of the Wolf",
            format!("{} on {items} Item and {locations} Location Tiles", self.marks),
        )?;
        for tile in &self.lines {
            let mut text = format!("{:>2} × {}", tile.count, tile.text);
            if tile.organ > 0 {
                text += &format!(", {} with Organ", tile.organ);
            }
            if tile.marks > 0 {
                text += &format!(", {} Mark{}", tile.marks, if tile.marks > 1 { "s" } else { "" });
            }
            line(f, "", text)?;
        }
        Ok(())
    }
}
