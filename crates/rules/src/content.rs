//! The board, the gears and the tiles a game is played with: a checked, compiled content pack. Files: the pack crate.

mod flaw;
mod inspect;
mod item;
mod sentences;

pub use flaw::{Fault, Flaw, Gear, Place};
pub use item::Item;

use crate::vocabulary::{Activity, Character, Machine, Mystic, Side, Space, SpaceSet, Tile};
use serde::{Deserialize, Serialize};

/// The kind of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    /// An ordinary building.
    Regular,
    /// A Mystic Building.
    Mystic(Mystic),
    /// A station of a line (never the Taxi).
    Station(Machine),
}

/// A space as a pack describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceInfo {
    /// Short unique name, for files.
    pub id: String,
    /// The place's name, for people.
    pub name: String,
    /// Column, growing eastwards.
    pub col: u8,
    /// Row, growing southwards.
    pub row: u8,
    /// Building, Mystic Building or station.
    pub kind: SpaceKind,
}

/// What a Research Tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A Location Tile of a Mystic Building.
    Location(Mystic),
    /// An Item Tile.
    Item(Item),
}

/// A kind of Research Tile as a pack describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileInfo {
    /// Short unique name, for files.
    pub id: String,
    /// The name printed on it; empty if it has none of its own (only music tiles do).
    pub name: String,
    /// What it shows.
    pub face: Face,
    /// Does it carry the Organ symbol?
    pub organ: bool,
    /// How many Marks of the Wolf it carries.
    pub marks: u8,
    /// How many such tiles there are.
    pub count: u8,
}

/// The three gears: the face at each tooth, and the direction in which each may be turned (+1 or −1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gears {
    /// Eight machines.
    pub machine: [Machine; 8],
    /// Nine numbers of steps.
    pub walking: [u8; 9],
    /// Seven activities.
    pub activity: [Activity; 7],
    /// Direction of the Machine, Walking and Activity Gear.
    pub directions: [i8; 3],
}

/// A content pack before it is checked: plain data in the pack's own order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The pack's short name.
    pub id: String,
    /// The hash of what a game depends on; a game records it.
    pub hash: [u8; 32],
    /// The SHA-256 of the pack's whole file: names, comments and drawing hints are in it as well.
    pub file_hash: [u8; 32],
    /// The spaces, in order.
    pub spaces: Vec<SpaceInfo>,
    /// Pairs of spaces joined though not orthogonal neighbours.
    pub links: Vec<(Space, Space)>,
    /// Pairs of orthogonal neighbours that are not adjacent.
    pub no_edge: Vec<(Space, Space)>,
    /// Where each character starts, in the order of `Character::ALL`.
    pub runes: [Space; Character::COUNT],
    /// The gears.
    pub gears: Gears,
    /// The kinds of tiles, in order.
    pub tiles: Vec<TileInfo>,
}

/// A checked content pack, compiled for play.
#[derive(Clone, Debug)]
pub struct Content {
    draft: Draft,
    neighbours: Vec<SpaceSet>,
    regular: SpaceSet,
    mystic: SpaceSet,
    mystic_at: [Space; Mystic::COUNT],
    stations: [SpaceSet; Machine::COUNT],
    station_of: Vec<Option<Machine>>,
    areas: [[SpaceSet; Mystic::COUNT]; Side::COUNT],
    turns: Vec<i8>,
    location_tiles: [u64; Mystic::COUNT],
    organ_tiles: u64,
    item_of: Vec<Option<Item>>,
    marks_of: Vec<u8>,
    deck: Vec<Tile>,
}

impl Content {
    /// The most spaces a board can have.
    pub const MAX_SPACES: usize = 128;
    /// Columns and rows are smaller than this.
    pub const MAX_LINES: u8 = 64;
    /// The most neighbours a space can have.
    pub const MAX_NEIGHBOURS: usize = 8;
    /// The fewest regular buildings: eight characters, the five Clues of an Hour and the Organ have room.
    pub const MIN_REGULAR: usize = 14;
    /// The fewest stations of a line.
    pub const MIN_STATIONS: usize = 3;
    /// The longest id, in characters.
    pub const MAX_ID: usize = 40;
    /// The longest name, in characters.
    pub const MAX_NAME: usize = 60;
    /// The highest number on the Walking Gear.
    pub const MAX_STEPS: u8 = 9;
    /// How many Research Tiles there are.
    pub const TILES: usize = 50;

    /// Checks and compiles a draft; the first flaw refuses it.
    pub fn new(draft: Draft) -> Result<Self, Flaw> {
        match Self::flaws(&draft).into_iter().next() {
            Some(flaw) => Err(flaw),
            None => Ok(Self::compile(draft)),
        }
    }

    /// Every flaw of a draft. The board as a whole is checked only if its parts are sound.
    pub fn flaws(draft: &Draft) -> Vec<Flaw> {
        inspect::draft(draft)
    }

    /// Compiles a draft whose board was found sound.
    fn compile(draft: Draft) -> Self {
        let at = |col: i16, row: i16| {
            draft.spaces.iter().position(|s| i16::from(s.col) == col && i16::from(s.row) == row)
        };
        let mut neighbours = vec![SpaceSet::EMPTY; draft.spaces.len()];
        for (index, space) in draft.spaces.iter().enumerate() {
            let (col, row) = (i16::from(space.col), i16::from(space.row));
            for (dc, dr) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
                if let Some(other) = at(col + dc, row + dr) {
                    neighbours[index].insert(Space(other as u8));
                }
            }
        }
        for &(a, b) in &draft.no_edge {
            neighbours[a.index()].remove(b);
            neighbours[b.index()].remove(a);
        }
        for &(a, b) in &draft.links {
            neighbours[a.index()].insert(b);
            neighbours[b.index()].insert(a);
        }

        let mut regular = SpaceSet::EMPTY;
        let mut mystic = SpaceSet::EMPTY;
        let mut mystic_at = [Space(0); Mystic::COUNT];
        let mut stations = [SpaceSet::EMPTY; Machine::COUNT];
        let mut station_of = vec![None; draft.spaces.len()];
        for (index, info) in draft.spaces.iter().enumerate() {
            let space = Space(index as u8);
            match info.kind {
                SpaceKind::Regular => regular.insert(space),
                SpaceKind::Mystic(building) => {
                    mystic.insert(space);
                    mystic_at[building.index()] = space;
                }
                SpaceKind::Station(machine) => {
                    stations[machine.index()].insert(space);
                    station_of[index] = Some(machine);
                }
            }
        }

        let areas = Side::ALL.map(|side| {
            Mystic::ALL.map(|building| {
                let from = &draft.spaces[mystic_at[building.index()].index()];
                regular
                    .filter(|space| {
                        let to = &draft.spaces[space.index()];
                        match side {
                            Side::North => to.row > from.row,
                            Side::East => to.col < from.col,
                            Side::South => to.row < from.row,
                            Side::West => to.col > from.col,
                        }
                    })
                    .collect()
            })
        });

        let mut turns: Vec<i8> =
            (1..=3).flat_map(|teeth| draft.gears.directions.map(|direction| direction * teeth)).collect();
        turns.sort_unstable_by_key(|&teeth| (teeth < 0, teeth.abs()));
        turns.dedup();

        let mut location_tiles = [0; Mystic::COUNT];
        let mut organ_tiles = 0;
        let mut deck = Vec::with_capacity(Self::TILES);
        for (index, info) in draft.tiles.iter().enumerate() {
            match info.face {
                Face::Location(building) => location_tiles[building.index()] |= 1 << index,
                Face::Item(_) if info.organ => organ_tiles |= 1 << index,
                Face::Item(_) => {}
            }
            deck.extend((0..info.count).map(|_| Tile(index as u8)));
        }
        let item_of = draft
            .tiles
            .iter()
            .map(|info| match info.face {
                Face::Item(item) => Some(item),
                Face::Location(_) => None,
            })
            .collect();
        let marks_of = draft.tiles.iter().map(|info| info.marks).collect();

        Self {
            draft,
            neighbours,
            regular,
            mystic,
            mystic_at,
            stations,
            station_of,
            areas,
            turns,
            location_tiles,
            organ_tiles,
            item_of,
            marks_of,
            deck,
        }
    }

    /// Is this a name people can read, for the thing with this id?
    pub fn check_name(id: &str, name: &str) -> Result<(), Fault> {
        inspect::name(id, name)
    }

    /// The pack as plain data, for another pack to start from.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The pack's short name.
    pub fn id(&self) -> &str {
        &self.draft.id
    }

    /// The hash of what a game depends on.
    pub fn hash(&self) -> &[u8; 32] {
        &self.draft.hash
    }

    /// The SHA-256 of the pack's whole file, names included. No game depends on it.
    pub fn file_hash(&self) -> &[u8; 32] {
        &self.draft.file_hash
    }

    /// Every space, in the pack's order.
    pub fn spaces(&self) -> &[SpaceInfo] {
        &self.draft.spaces
    }

    /// What is known of one space.
    #[inline]
    pub fn space(&self, space: Space) -> &SpaceInfo {
        &self.draft.spaces[space.index()]
    }

    /// Is there such a space?
    #[inline]
    pub fn has_space(&self, space: Space) -> bool {
        space.index() < self.draft.spaces.len()
    }

    /// The spaces one step away.
    #[inline]
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        self.neighbours[space.index()]
    }

    /// How many steps away each space is from one, on a way that enters none of the barred spaces.
    pub fn distances(&self, from: Space, barred: SpaceSet) -> Vec<Option<u8>> {
        let mut found = vec![None; self.draft.spaces.len()];
        let (mut front, mut seen, mut steps) = (SpaceSet::of(from), SpaceSet::of(from), 0);
        while !front.is_empty() {
            for space in front {
                found[space.index()] = Some(steps);
            }
            let around = front.fold(SpaceSet::EMPTY, |all, space| all.or(self.neighbours(space)));
            front = around.without(barred).without(seen);
            seen = seen.or(front);
            steps += 1;
        }
        found
    }

    /// All regular buildings.
    #[inline]
    pub fn regular(&self) -> SpaceSet {
        self.regular
    }

    /// All Mystic Buildings.
    #[inline]
    pub fn mystic(&self) -> SpaceSet {
        self.mystic
    }

    /// Where a Mystic Building stands.
    #[inline]
    pub fn mystic_at(&self, building: Mystic) -> Space {
        self.mystic_at[building.index()]
    }

    /// What the pack calls a Mystic Building.
    pub fn mystic_name(&self, building: Mystic) -> &str {
        &self.space(self.mystic_at(building)).name
    }

    /// The stations of a line; empty for the Taxi.
    #[inline]
    pub fn stations(&self, machine: Machine) -> SpaceSet {
        self.stations[machine.index()]
    }

    /// The line that stops here.
    #[inline]
    pub fn station_of(&self, space: Space) -> Option<Machine> {
        self.station_of[space.index()]
    }

    /// The regular buildings where the Organ may lie if this building stands on this side.
    #[inline]
    pub fn area(&self, side: Side, building: Mystic) -> SpaceSet {
        self.areas[side.index()][building.index()]
    }

    /// Where each character starts.
    pub fn runes(&self) -> &[Space; Character::COUNT] {
        &self.draft.runes
    }

    /// Links drawn on the board.
    pub fn links(&self) -> &[(Space, Space)] {
        &self.draft.links
    }

    /// Orthogonal neighbours that are cut.
    pub fn no_edge(&self) -> &[(Space, Space)] {
        &self.draft.no_edge
    }

    /// The gears.
    #[inline]
    pub fn gears(&self) -> &Gears {
        &self.draft.gears
    }

    /// The signed numbers of teeth the gears may be turned by (R54).
    #[inline]
    pub fn turns(&self) -> &[i8] {
        &self.turns
    }

    /// Every kind of tile, in the pack's order.
    pub fn tiles(&self) -> &[TileInfo] {
        &self.draft.tiles
    }

    /// What is known of one kind of tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileInfo {
        &self.draft.tiles[tile.index()]
    }

    /// Is there such a kind of tile?
    #[inline]
    pub fn has_tile(&self, tile: Tile) -> bool {
        tile.index() < self.draft.tiles.len()
    }

    /// The item a kind of tile is, unless it is a Location Tile.
    #[inline]
    pub fn item(&self, tile: Tile) -> Option<Item> {
        self.item_of[tile.index()]
    }

    /// The Marks of the Wolf on a kind of tile.
    #[inline]
    pub fn marks(&self, tile: Tile) -> u8 {
        self.marks_of[tile.index()]
    }

    /// The kinds of Location Tiles of a building, as bits.
    #[inline]
    pub fn location_tiles(&self, building: Mystic) -> u64 {
        self.location_tiles[building.index()]
    }

    /// The kinds of Item Tiles with the Organ symbol, as bits.
    #[inline]
    pub fn organ_tiles(&self) -> u64 {
        self.organ_tiles
    }

    /// Every tile, kind by kind.
    pub fn deck(&self) -> &[Tile] {
        &self.deck
    }
}
