//! Hints for the drawing that a pack can give, and their checks. All have defaults, so that any pack can be drawn; the
//! drawing itself is in the crate `armonium-atlas`. Over 500 lines because every hint comes with its check.
//!
//! Positions are columns and rows of the lattice, with fractions: `[2.5, 1.5]` is a crossing, `[-1, 0]` lies west of the
//! map. Lengths are in units of the drawing, where a cell is about 150 wide.

use armonium_rules::{Content, Space, SpaceKind};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// The `[drawing]` table of a pack.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DrawingHints {
    /// Another number bends the streets another way.
    pub variation: u32,
    /// The width of every column.
    pub columns: Vec<f64>,
    /// The height of every row.
    pub rows: Vec<f64>,
    /// What regular buildings show, by id.
    pub pictures: BTreeMap<String, Picture>,
    /// What the medallions of Mystic Buildings show, by id.
    pub medallions: BTreeMap<String, Medallion>,
    /// What the ribbons of Mystic Buildings say, by id: a short name, and if wanted a smaller second line.
    pub ribbons: BTreeMap<String, Vec<String>>,
    /// The rivers. If any is given, none is derived from holes and cuts.
    pub rivers: Vec<River>,
    /// Bridges that carry an ordinary street between two neighbours.
    pub bridges: Vec<Bridge>,
    /// Parts of the city that move a little to make room.
    pub banks: Vec<Bank>,
    /// Crossings opened into small squares: column, row, size.
    pub squares: Vec<[f64; 3]>,
    /// Streets with a row of trees.
    pub boulevards: Vec<Boulevard>,
    /// Great roads that leave the city, each from position to position.
    pub roads: Vec<Vec<[f64; 2]>>,
    /// Ridges of hills, each from position to position.
    pub ridges: Vec<Vec<[f64; 2]>>,
    /// Names written across the land.
    pub regions: Vec<Region>,
    /// The title of the sheet.
    pub cartouche: Cartouche,
    /// The words of the legend.
    pub words: LegendWords,
    /// The letters of the compass: north, east, south, west.
    pub compass: Option<[String; 4]>,
}

/// The picture of a regular building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say what is shown")]
pub enum Picture {
    Houses,
    Shacks,
    Statue,
    Monument,
    Fountain,
    Castle,
    Market,
    Palace,
    Curved,
    TownHall,
    Book,
    Horseshoe,
    Theatre,
    Lyre,
    Dome,
    Belfry,
    Gable,
    Chapel,
    Portico,
    Onion,
    Gate,
    Barracks,
    Hospital,
    Almshouse,
    Prison,
    Cannon,
    Muskets,
    Avenue,
    Riverside,
    Arcades,
    Workshop,
    Windmill,
    Ox,
    Bastion,
    Rampart,
    Villa,
    Stag,
    Chateau,
    Anchor,
    Gallows,
}

impl Picture {
    /// Every variant.
    pub const ALL: [Self; 40] = [
        Self::Houses,
        Self::Shacks,
        Self::Statue,
        Self::Monument,
        Self::Fountain,
        Self::Castle,
        Self::Market,
        Self::Palace,
        Self::Curved,
        Self::TownHall,
        Self::Book,
        Self::Horseshoe,
        Self::Theatre,
        Self::Lyre,
        Self::Dome,
        Self::Belfry,
        Self::Gable,
        Self::Chapel,
        Self::Portico,
        Self::Onion,
        Self::Gate,
        Self::Barracks,
        Self::Hospital,
        Self::Almshouse,
        Self::Prison,
        Self::Cannon,
        Self::Muskets,
        Self::Avenue,
        Self::Riverside,
        Self::Arcades,
        Self::Workshop,
        Self::Windmill,
        Self::Ox,
        Self::Bastion,
        Self::Rampart,
        Self::Villa,
        Self::Stag,
        Self::Chateau,
        Self::Anchor,
        Self::Gallows,
    ];
}

/// The picture on the medallion of a Mystic Building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say what is shown")]
pub enum Medallion {
    Spire,
    Cemetery,
    Temple,
    Pharaoh,
    Obelisk,
}

impl Medallion {
    /// Every variant.
    pub const ALL: [Self; 5] = [Self::Spire, Self::Cemetery, Self::Temple, Self::Pharaoh, Self::Obelisk];
}

/// A river and its course.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// Its name, written along it.
    #[serde(default)]
    pub name: String,
    /// How wide it is.
    #[serde(default = "River::usual_width")]
    pub width: f64,
    /// The places it flows through.
    pub course: Vec<[f64; 2]>,
}

impl River {
    fn usual_width() -> f64 {
        60.0
    }
}

/// A bridge on an ordinary edge of the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bridge {
    /// The two neighbours, by id.
    pub between: [String; 2],
    /// Its name.
    #[serde(default)]
    pub name: String,
}

/// Spaces that move together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bank {
    /// Which spaces, by id.
    pub spaces: Vec<String>,
    /// How far east and south.
    pub shift: [f64; 2],
}

/// A street with a row of trees: a line between two rows or between two columns.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boulevard {
    /// The row it runs along, such as 1.5.
    pub row: Option<f64>,
    /// Or the column it runs along.
    pub column: Option<f64>,
    /// The first column or row it passes.
    pub from: f64,
    /// The last column or row it passes.
    pub to: f64,
}

/// A name written across the land.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The name.
    pub name: String,
    /// Its middle.
    pub at: [f64; 2],
    /// Degrees clockwise.
    #[serde(default)]
    pub turn: f64,
    /// The size of its letters.
    #[serde(default = "Region::usual_size")]
    pub size: f64,
}

impl Region {
    fn usual_size() -> f64 {
        24.0
    }
}

/// The title of the sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cartouche {
    /// A small line above the title.
    pub above: String,
    /// The title; the city's name in capitals if it is missing.
    pub title: String,
    /// A small line below it.
    pub below: String,
}

impl Default for Cartouche {
    fn default() -> Self {
        Self { above: "A plan of the city of".into(), title: String::new(), below: String::new() }
    }
}

/// The words of the legend.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LegendWords {
    /// The yellow stations.
    pub train: String,
    /// The green stations.
    pub monorail: String,
    /// The blue stations.
    pub airship: String,
    /// The Mystic Buildings.
    pub mystic: String,
    /// The drawn links.
    pub passage: String,
    /// The walls.
    pub wall: String,
}

impl Default for LegendWords {
    fn default() -> Self {
        Self {
            train: "Train".into(),
            monorail: "Monorail".into(),
            airship: "Airship".into(),
            mystic: "Mystic Building".into(),
            passage: "Passage".into(),
            wall: "Wall".into(),
        }
    }
}

/// What is wrong with a hint: which one, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintError {
    /// The key under `[drawing]`.
    pub key: String,
    /// A sentence without its full stop.
    pub message: String,
}

impl fmt::Display for HintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drawing.{}: {}", self.key, self.message)
    }
}

impl std::error::Error for HintError {}

/// How many of a kind a plate can have; a drawing has to end somewhere.
const MANY: usize = 64;
/// How far from the lattice a position can lie.
const OUTSIDE: f64 = 4.0;
/// The longest text, in characters.
const LONG: usize = 60;

impl DrawingHints {
    /// Checks the hints against the board they are for; the first fault refuses them.
    pub fn check(&self, content: &Content) -> Result<(), HintError> {
        self.faults(content).into_iter().next().map_or(Ok(()), Err)
    }

    /// What is wrong with the hints: one fault at most of each sort.
    pub fn faults(&self, content: &Content) -> Vec<HintError> {
        let board = Board::new(content);
        let sorts = [
            self.check_lattice(&board),
            self.check_spaces(&board),
            self.check_lines(&board),
            self.check_texts(),
        ];
        sorts.into_iter().filter_map(Result::err).collect()
    }

    fn check_lattice(&self, board: &Board) -> Result<(), HintError> {
        for (key, sizes, count, what) in
            [("columns", &self.columns, board.columns, "columns"), ("rows", &self.rows, board.rows, "rows")]
        {
            if !sizes.is_empty() && sizes.len() < count {
                return fault(
                    key,
                    format!("{} sizes are given, but the board has {count} {what}", sizes.len()),
                );
            }
            few(key, sizes.len())?;
            sizes.iter().try_for_each(|&size| within(key, "a size", size, 110.0, 260.0))?;
        }
        few("squares", self.squares.len())?;
        for &[col, row, size] in &self.squares {
            board.position("squares", [col, row])?;
            within("squares", "the size of a square", size, 8.0, 30.0)?;
            if col.rem_euclid(1.0) != 0.5 || row.rem_euclid(1.0) != 0.5 {
                return fault(
                    "squares",
                    format!("[{col}, {row}] is no crossing; a crossing ends in .5 twice"),
                );
            }
        }
        few("boulevards", self.boulevards.len())?;
        for way in &self.boulevards {
            match (way.row, way.column) {
                (Some(at), None) | (None, Some(at)) if at.rem_euclid(1.0) == 0.5 => {
                    board.position("boulevards", [at, way.from])?;
                    board.position("boulevards", [at, way.to])?;
                }
                _ => {
                    let message = "give either a row or a column, and one that ends in .5, such as 1.5";
                    return fault("boulevards", message.into());
                }
            }
        }
        Ok(())
    }

    fn check_spaces(&self, board: &Board) -> Result<(), HintError> {
        for id in self.pictures.keys() {
            if board.find("pictures", id)?.1 != SpaceKind::Regular {
                return fault(
                    "pictures",
                    format!("“{id}” is no regular building; only those have a picture"),
                );
            }
        }
        let mystic = |key: &str, id: &str| match board.find(key, id)?.1 {
            SpaceKind::Mystic(_) => Ok(()),
            SpaceKind::Regular | SpaceKind::Station(_) => fault(key, format!("“{id}” is no Mystic Building")),
        };
        self.medallions.keys().try_for_each(|id| mystic("medallions", id))?;
        for (id, lines) in &self.ribbons {
            mystic("ribbons", id)?;
            if !(1..=2).contains(&lines.len()) {
                return fault("ribbons", format!("“{id}” has {} lines; give one or two", lines.len()));
            }
        }
        few("bridges", self.bridges.len())?;
        for bridge in &self.bridges {
            let [a, b] = &bridge.between;
            let (a_space, b_space) = (board.find("bridges", a)?.0, board.find("bridges", b)?.0);
            if !board.joined(a_space, b_space) {
                let message = format!("“{a}” and “{b}” are no neighbours on the lattice that are joined");
                return fault("bridges", message);
            }
        }
        few("banks", self.banks.len())?;
        for bank in &self.banks {
            bank.spaces.iter().try_for_each(|id| board.find("banks", id).map(|_| ()))?;
            bank.shift.iter().try_for_each(|&by| within("banks", "a shift", by, -40.0, 40.0))?;
        }
        Ok(())
    }

    fn check_lines(&self, board: &Board) -> Result<(), HintError> {
        few("rivers", self.rivers.len())?;
        for river in &self.rivers {
            board.line("rivers", &river.course)?;
            within("rivers", "the width of a river", river.width, 16.0, 110.0)?;
        }
        for (key, lines) in [("roads", &self.roads), ("ridges", &self.ridges)] {
            few(key, lines.len())?;
            lines.iter().try_for_each(|line| board.line(key, line))?;
        }
        few("regions", self.regions.len())?;
        for region in &self.regions {
            board.position("regions", region.at)?;
            within("regions", "a turn", region.turn, -180.0, 180.0)?;
            within("regions", "the size of letters", region.size, 10.0, 60.0)?;
        }
        Ok(())
    }

    fn check_texts(&self) -> Result<(), HintError> {
        let words = &self.words;
        let of_words =
            [&words.train, &words.monorail, &words.airship, &words.mystic, &words.passage, &words.wall];
        let of_cartouche = [&self.cartouche.above, &self.cartouche.title, &self.cartouche.below];
        let all = of_words.into_iter().map(|text| ("words", text));
        let all = all.chain(of_cartouche.into_iter().map(|text| ("cartouche", text)));
        let all = all.chain(self.compass.iter().flatten().map(|text| ("compass", text)));
        let all = all.chain(self.ribbons.values().flatten().map(|text| ("ribbons", text)));
        let all = all.chain(self.rivers.iter().map(|river| ("rivers", &river.name)));
        let all = all.chain(self.bridges.iter().map(|bridge| ("bridges", &bridge.name)));
        let mut all = all.chain(self.regions.iter().map(|region| ("regions", &region.name)));
        all.try_for_each(|(key, text)| {
            if text.chars().count() > LONG {
                fault(key, format!("“{text}” has more than {LONG} characters"))
            } else if text.contains(char::is_control) {
                fault(key, format!("{text:?} holds a character that cannot be seen"))
            } else {
                Ok(())
            }
        })
    }
}

/// What hints can speak of.
struct Board<'a> {
    content: &'a Content,
    columns: usize,
    rows: usize,
}

impl<'a> Board<'a> {
    fn new(content: &'a Content) -> Self {
        let size = |last: Option<u8>| last.map_or(0, |last| usize::from(last) + 1);
        let spaces = content.spaces();
        Self {
            content,
            columns: size(spaces.iter().map(|space| space.col).max()),
            rows: size(spaces.iter().map(|space| space.row).max()),
        }
    }

    fn find(&self, key: &str, id: &str) -> Result<(Space, SpaceKind), HintError> {
        match self.content.spaces().iter().position(|space| space.id == id) {
            Some(index) => Ok((Space(index as u8), self.content.spaces()[index].kind)),
            None => fault(key, format!("there is no space “{id}”")),
        }
    }

    /// Are they orthogonal neighbours with a street between them?
    fn joined(&self, a: Space, b: Space) -> bool {
        let (one, other) = (self.content.space(a), self.content.space(b));
        one.col.abs_diff(other.col) + one.row.abs_diff(other.row) == 1 && self.content.neighbours(a).has(b)
    }

    fn position(&self, key: &str, [col, row]: [f64; 2]) -> Result<(), HintError> {
        // A boulevard gives its line first, so both numbers are held against the longer side.
        let far = OUTSIDE + self.columns.max(self.rows) as f64;
        within(key, "a position", col, -OUTSIDE, far)?;
        within(key, "a position", row, -OUTSIDE, far)
    }

    fn line(&self, key: &str, line: &[[f64; 2]]) -> Result<(), HintError> {
        few(key, line.len())?;
        if line.len() < 2 {
            return fault(key, "a line needs two positions at least".into());
        }
        line.iter().try_for_each(|&at| self.position(key, at))
    }
}

fn fault<T>(key: &str, message: String) -> Result<T, HintError> {
    Err(HintError { key: key.to_owned(), message })
}

fn few(key: &str, count: usize) -> Result<(), HintError> {
    if count > MANY { fault(key, format!("{count} are too many; {MANY} is the most")) } else { Ok(()) }
}

/// Refuses what is not a number, too.
fn within(key: &str, what: &str, value: f64, low: f64, high: f64) -> Result<(), HintError> {
    if (low..=high).contains(&value) {
        Ok(())
    } else {
        fault(key, format!("{what} is {value}, but should lie between {low} and {high}"))
    }
}
