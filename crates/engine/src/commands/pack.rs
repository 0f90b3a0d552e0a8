//! Content packs: which one a request means, and what the numbers in actions, events and views stand for.

use crate::engine::{Answer, Engine, ok};
use crate::refusal::{Code, Refusal};
use crate::request::Fields;
use crate::wire::hex;
use armonium_atlas::{Drawing, Sheet};
use armonium_locale::{Language, Words};
use armonium_pack::Pack;
use armonium_rules::{Character, Content, Face, Gears, Space, SpaceKind, SpaceSet, Tile};
use serde::{Deserialize, Serialize};

pub(super) use crate::file::PackId;

/// A pack given in a request.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum PackSource {
    /// A file on the engine's machine.
    File(String),
    /// The text of such a file.
    Text(String),
}

impl PackSource {
    /// Reads the pack.
    pub(super) fn read(self) -> Result<Pack, Refusal> {
        let read = match self {
            PackSource::File(path) if is_no_file(&path) => {
                return Err(Refusal::new(Code::BadPack, format!("{path}: is no file.")));
            }
            PackSource::File(path) => Pack::load(path),
            PackSource::Text(text) => Pack::read(&text, "pack"),
        };
        read.map_err(|error| Refusal::new(Code::BadPack, format!("{error}.")))
    }
}

/// True for a folder, a pipe or the like. Reading a pipe could block forever.
fn is_no_file(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|found| !found.is_file())
}

pub(super) fn pack_id(content: &Content) -> PackId {
    PackId::of(content)
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Pack"))]
struct Described<'a> {
    #[serde(flatten)]
    id: PackId,
    /// The SHA-256 of the whole file, in hexadecimal digits.
    file: String,
    name: &'a str,
    spaces: Vec<DescribedSpace<'a>>,
    tiles: Vec<DescribedTile<'a>>,
    gears: DescribedGears<'a>,
    turns: &'a [i8],
    characters: [DescribedCharacter; Character::COUNT],
    sheet: Sheet,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PackSpace"))]
struct DescribedSpace<'a> {
    space: Space,
    id: &'a str,
    name: &'a str,
    col: u8,
    row: u8,
    kind: SpaceKind,
    neighbours: SpaceSet,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PackTile"))]
struct DescribedTile<'a> {
    tile: Tile,
    id: &'a str,
    name: String,
    /// The name printed on it; empty if it has none of its own.
    printed: &'a str,
    face: Face,
    organ: bool,
    marks: u8,
    count: u8,
    /// The Time that playing it costs.
    price: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PackGears"))]
struct DescribedGears<'a> {
    machine: &'a [armonium_rules::Machine],
    walking: &'a [u8],
    activity: &'a [armonium_rules::Activity],
    directions: [i8; 3],
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PackCharacter"))]
struct DescribedCharacter {
    character: Character,
    name: String,
    starts_at: Space,
    /// The Time that choosing it costs.
    price: u8,
}

/// Visits the types of a pack's description.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<Described<'static>>();
    visitor.visit::<Drawing>();
}

/// Describes a pack.
pub(super) fn pack(engine: &mut Engine, fields: Fields<'_>) -> Answer {
    with_pack(engine, fields, |pack| ok(&describe(pack)))
}

/// The shapes of a pack's board.
pub(super) fn drawing(engine: &mut Engine, fields: Fields<'_>) -> Answer {
    with_pack(engine, fields, |pack| ok(&Drawing::new(pack)))
}

/// Answers with the pack of a request: the default one, that of a game, or one given in the request.
fn with_pack(engine: &mut Engine, mut fields: Fields<'_>, answer: impl FnOnce(&Pack) -> Answer) -> Answer {
    let game: Option<String> = fields.optional("game")?;
    let source: Option<PackSource> = fields.optional("pack")?;
    fields.finish()?;
    match (game, source) {
        (None, None) => answer(engine.default_pack()),
        (Some(name), None) => answer(&engine.table(&name)?.pack),
        (None, Some(source)) => answer(&source.read()?),
        (Some(_), Some(_)) => Err(Refusal::new(
            Code::BadField,
            "Give either \"game\" or \"pack\": the pack of a game or one of your own.",
        )),
    }
}

fn describe(pack: &Pack) -> Described<'_> {
    let content = &pack.content;
    let words = Words::new(Language::English, content, &[]);
    let spaces = content.spaces().iter().enumerate().map(|(number, info)| DescribedSpace {
        space: Space(number as u8),
        id: &info.id,
        name: &info.name,
        col: info.col,
        row: info.row,
        kind: info.kind,
        neighbours: content.neighbours(Space(number as u8)),
    });
    let tiles = content.tiles().iter().enumerate().map(|(number, info)| DescribedTile {
        tile: Tile(number as u8),
        id: &info.id,
        name: words.tile(Tile(number as u8)),
        printed: &info.name,
        face: info.face,
        organ: info.organ,
        marks: info.marks,
        count: info.count,
        price: match info.face {
            Face::Item(item) => item.price(),
            Face::Location(_) => 0,
        },
    });
    let Gears { machine, walking, activity, directions } = content.gears();
    Described {
        id: pack_id(content),
        file: hex(content.file_hash()),
        name: &pack.name,
        spaces: spaces.collect(),
        tiles: tiles.collect(),
        gears: DescribedGears { machine, walking, activity, directions: *directions },
        turns: content.turns(),
        characters: Character::ALL.map(|character| DescribedCharacter {
            character,
            name: words.character(character),
            starts_at: content.runes()[character.index()],
            price: character.price(),
        }),
        sheet: Sheet::new(pack),
    }
}
