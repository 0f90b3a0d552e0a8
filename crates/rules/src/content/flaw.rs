//! What can be wrong with a content pack, and where. The checks: inspect.rs.

use super::Item;
use crate::vocabulary::{Character, Machine, Mystic};
use std::fmt::{self, Display, Formatter};

/// Why a draft is refused: where it is wrong and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The part of the draft.
    pub place: Place,
    /// What is wrong there.
    pub fault: Fault,
}

/// A part of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The pack as a whole.
    Pack,
    /// The space with this number.
    Space(usize),
    /// The link with this number.
    Link(usize),
    /// The cut with this number.
    NoEdge(usize),
    /// The start of this character.
    Rune(Character),
    /// A gear, or the tooth with this number on it.
    Gear(Gear, Option<usize>),
    /// The kind of tile with this number.
    Tile(usize),
}

/// One of the three gears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gear {
    /// Eight teeth, with machines.
    Machine,
    /// Nine teeth, with numbers of steps.
    Walking,
    /// Seven teeth, with activities.
    Activity,
}

/// What is wrong with a part of a draft. Numbers are wide, so that a reader of files can report any number it meets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An id is empty, too long, or holds something else than `a-z`, `0-9` and `-`.
    BadId {
        /// The id.
        id: String,
    },
    /// Two spaces or two tiles have one id.
    SameId {
        /// The id.
        id: String,
    },
    /// A name is empty.
    NoName {
        /// Whose name.
        id: String,
    },
    /// A name is too long.
    LongName {
        /// Whose name.
        id: String,
    },
    /// A name holds a line break, a tab or another character that cannot be seen.
    UnprintableName {
        /// Whose name.
        id: String,
    },
    /// More spaces than a board can have.
    TooManySpaces {
        /// How many there are.
        count: usize,
    },
    /// Too few regular buildings for the characters, the Clues of an Hour and the Organ.
    TooFewRegular {
        /// How many there are.
        count: usize,
    },
    /// A space outside the lattice.
    OffLattice {
        /// Which space.
        id: String,
        /// Its column.
        col: i64,
        /// Its row.
        row: i64,
    },
    /// Two spaces on one cell.
    SameCell {
        /// The later space.
        id: String,
        /// The earlier space.
        other: String,
        /// Their column.
        col: u8,
        /// Their row.
        row: u8,
    },
    /// The Taxi has no stations.
    TaxiStation {
        /// Which space.
        id: String,
    },
    /// A line with too few stations.
    TooFewStations {
        /// The line.
        machine: Machine,
        /// How many stations it has.
        count: usize,
    },
    /// A Mystic Building that stands nowhere.
    NoMystic {
        /// The building.
        building: Mystic,
    },
    /// A Mystic Building that stands twice.
    MysticTwice {
        /// The building.
        building: Mystic,
        /// The later space.
        id: String,
        /// The earlier space.
        other: String,
    },
    /// A link, a cut or a rune names a space that is not there.
    NoSuchSpace {
        /// Its number.
        number: u8,
    },
    /// A rune that is not on a regular building.
    RuneNotRegular {
        /// Whose rune.
        character: Character,
        /// The space.
        id: String,
    },
    /// Two runes on one building.
    SharedRune {
        /// The later character.
        character: Character,
        /// The earlier character.
        other: Character,
        /// The space.
        id: String,
    },
    /// A link from a space to itself.
    LinkToItself {
        /// The space.
        id: String,
    },
    /// A link between orthogonal neighbours.
    NeedlessLink {
        /// One end.
        a: String,
        /// The other end.
        b: String,
    },
    /// The same two spaces linked twice.
    SameLink {
        /// One end.
        a: String,
        /// The other end.
        b: String,
    },
    /// A cut between spaces that are no orthogonal neighbours.
    NothingToCut {
        /// One side.
        a: String,
        /// The other side.
        b: String,
    },
    /// The same two spaces cut twice.
    SameCut {
        /// One side.
        a: String,
        /// The other side.
        b: String,
    },
    /// More ways out of a space than a board can draw.
    TooManyNeighbours {
        /// The space.
        id: String,
        /// How many neighbours it has.
        count: usize,
    },
    /// A space that cannot be walked to.
    Unreachable {
        /// The space.
        id: String,
        /// The pack's first space.
        from: String,
    },
    /// Nothing regular lies south of the Cimitero (3.5).
    CimiteroNeverNorth,
    /// A regular building lies north of the Cimitero (3.5).
    CimiteroSouth {
        /// That building.
        id: String,
    },
    /// A regular building lies east of the Mole and west of the Cimitero (3.5).
    BetweenMoleAndCimitero {
        /// That building.
        id: String,
    },
    /// The rulebooks' example leaves no regular building (3.5).
    EmptyExample,
    /// A direction that is neither 1 nor −1.
    BadDirection {
        /// The gear.
        gear: Gear,
        /// The direction.
        direction: i64,
    },
    /// A number of steps that no tooth can show.
    BadSteps {
        /// The number.
        steps: i64,
    },
    /// No tooth to start the game with.
    NoMoveClue,
    /// More kinds of tiles than tiles.
    TooManyKinds {
        /// How many there are.
        count: usize,
    },
    /// Not as many tiles as the box holds.
    WrongTotal {
        /// How many there are.
        count: usize,
    },
    /// A kind of tile with no tiles, or with more than all of them.
    BadCount {
        /// Which kind.
        id: String,
        /// How many tiles it claims.
        count: i64,
    },
    /// Two indistinguishable kinds.
    SameTile {
        /// The later kind.
        id: String,
        /// The earlier kind.
        other: String,
    },
    /// A Mystic Building without a Location Tile.
    NoLocation {
        /// The building.
        building: Mystic,
    },
    /// An item of the rules that no tile shows.
    NoItem {
        /// The item.
        item: Item,
    },
    /// A name on a tile that has none.
    NeedlessName {
        /// Which kind.
        id: String,
    },
    /// Music of neither 1 nor 2 pages.
    BadMusic {
        /// Which kind.
        id: String,
        /// How many pages.
        pages: i64,
    },
    /// A music tile with a name that is not in the rules for that many pages.
    UnknownMusic {
        /// The name.
        name: String,
        /// How many pages.
        pages: u8,
    },
    /// More than one tile of one piece of music.
    RepeatedMusic {
        /// The name.
        name: String,
    },
    /// A piece of music that no tile shows.
    MissingMusic {
        /// The name.
        name: &'static str,
        /// How many pages.
        pages: u8,
    },
    /// A ride by Taxi.
    TaxiTile {
        /// Which kind.
        id: String,
    },
    /// More than one Fenrir's Stones.
    RepeatedStones,
    /// Fenrir's Stones without their two Marks.
    StonesMarks {
        /// How many Marks they carry.
        marks: i64,
    },
    /// More Marks than a tile can carry.
    TooManyMarks {
        /// Which kind.
        id: String,
        /// How many Marks it carries.
        marks: i64,
    },
    /// The Organ symbol on a Location Tile.
    OrganOnLocation {
        /// Which kind.
        id: String,
    },
}

impl std::error::Error for Flaw {}

impl Display for Flaw {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}
