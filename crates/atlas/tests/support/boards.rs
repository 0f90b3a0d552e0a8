//! Boards of every shape with the tiles and gears of Turin, for drawings to be tried on.

use armonium_pack::{Cut, CutKind, DrawingHints, Hole, HoleKind, Link, LinkKind, Pack};
use armonium_rules::{Content, Machine, Mystic, Space, SpaceInfo, SpaceKind};
use std::collections::BTreeSet;

/// A stream of numbers from a seed.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count.max(1) as u64) as usize
    }
}

type Cell = (u8, u8);

/// A pack with these cells as spaces, if the rules can be played there with some choice of kinds.
pub fn pack(id: &str, cells: &[Cell], links: &[(usize, usize)], chance: &mut Chance) -> Option<Pack> {
    let turin = Pack::turin();
    for _ in 0..200 {
        let mut draft = turin.content.draft().clone();
        draft.id = id.to_owned();
        draft.spaces = kinds(cells, chance)?;
        draft.links = links.iter().map(|&(a, b)| (Space(a as u8), Space(b as u8))).collect();
        draft.no_edge = Vec::new();
        let regular = |index: &usize| draft.spaces[*index].kind == SpaceKind::Regular;
        let mut starts = (0..draft.spaces.len()).filter(regular).map(|index| Space(index as u8));
        draft.runes = draft.runes.map(|rune| starts.next().unwrap_or(rune));
        let Ok(content) = Content::new(draft) else { continue };
        let kinds =
            [LinkKind::Bridge, LinkKind::Avenue, LinkKind::Tunnel, LinkKind::Overpass, LinkKind::Passage];
        let link = |(k, &(a, b)): (usize, &(usize, usize))| {
            let name =
                ["", "Long Bridge & Sons", "An Avenue of Considerable Length and Breadth"][k % 3].to_owned();
            Link { a: Space(a as u8), b: Space(b as u8), kind: kinds[k % kinds.len()], name }
        };
        return Some(Pack {
            content,
            name: "A Town".into(),
            links: links.iter().enumerate().map(link).collect(),
            cuts: Vec::new(),
            holes: Vec::new(),
            runes: turin.runes.clone(),
            hints: DrawingHints::default(),
            text: Pack::TURIN.into(),
        });
    }
    None
}

/// Mystic Buildings so that the compass of the rules holds, stations, and regular buildings for the rest.
fn kinds(cells: &[Cell], chance: &mut Chance) -> Option<Vec<SpaceInfo>> {
    let mut all: Vec<SpaceInfo> = cells
        .iter()
        .enumerate()
        .map(|(k, &(col, row))| SpaceInfo {
            id: format!("space-{k}"),
            name: NAMES[(k + chance.below(3)) % NAMES.len()].to_owned(),
            col,
            row,
            kind: SpaceKind::Regular,
        })
        .collect();
    let north = (0..cells.len()).min_by_key(|k| (cells[*k].1, cells[*k].0))?;
    let east = (0..cells.len()).filter(|k| *k != north).max_by_key(|k| cells[*k].0)?;
    all[north].kind = SpaceKind::Mystic(Mystic::Cimitero);
    all[east].kind = SpaceKind::Mystic(Mystic::Mole);
    let mut kinds = vec![
        SpaceKind::Mystic(Mystic::Tempio),
        SpaceKind::Mystic(Mystic::Museo),
        SpaceKind::Mystic(Mystic::Obelisco),
    ];
    for machine in [Machine::Train, Machine::Monorail, Machine::Airship] {
        kinds.extend([SpaceKind::Station(machine); 3]);
    }
    while let Some(kind) = kinds.pop() {
        let free: Vec<usize> = (0..all.len()).filter(|k| all[*k].kind == SpaceKind::Regular).collect();
        all[*free.get(chance.below(free.len()))?].kind = kind;
    }
    Some(all)
}

/// Names of every kind: short, long, without spaces, with signs XML minds, in other scripts.
const NAMES: [&str; 9] = [
    "X",
    "Rock & <Roll> \"d'Or\"",
    "Saint Bartholomew's-without-the-Walls by the River Crossing",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "площадь Согласия",
    "東京駅",
    "The Old Fish Market of the Guild of Net Makers & Menders",
    "]]>",
    "Palazzo Reale",
];

/// A patch of cells that hang together, grown at random within a lattice of this size.
pub fn patch(count: usize, columns: u8, rows: u8, chance: &mut Chance) -> Vec<Cell> {
    let mut cells = vec![(columns / 2, rows / 2)];
    let mut taken: BTreeSet<Cell> = cells.iter().copied().collect();
    for _ in 0..100_000 {
        let (col, row) = cells[chance.below(cells.len())];
        let next = match chance.below(4) {
            0 => (col.saturating_sub(1), row),
            1 => ((col + 1).min(columns - 1), row),
            2 => (col, row.saturating_sub(1)),
            _ => (col, (row + 1).min(rows - 1)),
        };
        if cells.len() < count && taken.insert(next) {
            cells.push(next);
        }
    }
    cells
}

/// Fills empty cells with holes of every kind, and parts neighbours that stay joined another way.
pub fn furnish(pack: &mut Pack, chance: &mut Chance) {
    let spaces = pack.content.spaces();
    let taken: BTreeSet<Cell> = spaces.iter().map(|space| (space.col, space.row)).collect();
    let (columns, rows) = taken.iter().fold((0, 0), |(c, r), cell| (c.max(cell.0), r.max(cell.1)));
    let kinds = [
        HoleKind::Fields,
        HoleKind::River,
        HoleKind::River,
        HoleKind::River,
        HoleKind::Garden,
        HoleKind::Glacis,
        HoleKind::Yard,
        HoleKind::Hills,
    ];
    for col in 0..=columns {
        for row in 0..=rows {
            if !taken.contains(&(col, row)) && chance.below(3) > 0 {
                let name = ["", "Arle", "A Name That Is Rather Long & Winding"][chance.below(3)].to_owned();
                pack.holes.push(Hole { col, row, kind: kinds[chance.below(kinds.len())], name });
            }
        }
    }
    for a in 0..spaces.len() {
        for b in a + 1..spaces.len() {
            let (one, other) = (&spaces[a], &spaces[b]);
            let near = one.col.abs_diff(other.col) + one.row.abs_diff(other.row) == 1;
            if near && chance.below(6) == 0 {
                let kind = if chance.below(2) == 0 { CutKind::Wall } else { CutKind::River };
                pack.cuts.push(Cut { a: Space(a as u8), b: Space(b as u8), kind });
            }
        }
    }
}
