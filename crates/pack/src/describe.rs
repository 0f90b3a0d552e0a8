//! A pack for programs: what the numbers in actions, events and Views stand for, as JSON.

use crate::Pack;
use armonium_rules::{Character, Face, Gears, Space, SpaceKind, SpaceSet, Tile};
use serde::Serialize;

/// What the numbers in actions, events and Views stand for.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PackDescription"))]
pub struct Description<'a> {
    /// The pack's short name.
    id: &'a str,
    /// The hash of what a game depends on, in hexadecimal digits.
    hash: String,
    /// The SHA-256 of the whole file, in hexadecimal digits.
    file: String,
    name: &'a str,
    spaces: Vec<DescribedSpace<'a>>,
    tiles: Vec<DescribedTile<'a>>,
    gears: DescribedGears<'a>,
    turns: &'a [i8],
    characters: [DescribedCharacter; Character::COUNT],
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

impl<'a> Description<'a> {
    /// The description of a pack, with these names of tiles and characters.
    pub fn of(
        pack: &'a Pack,
        tile_name: impl Fn(Tile) -> String,
        character_name: impl Fn(Character) -> String,
    ) -> Self {
        let content = &pack.content;
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
            name: tile_name(Tile(number as u8)),
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
        Self {
            id: content.id(),
            hash: hex::encode(content.hash()),
            file: hex::encode(content.file_hash()),
            name: &pack.name,
            spaces: spaces.collect(),
            tiles: tiles.collect(),
            gears: DescribedGears { machine, walking, activity, directions: *directions },
            turns: content.turns(),
            characters: Character::ALL.map(|character| DescribedCharacter {
                character,
                name: character_name(character),
                starts_at: content.runes()[character.index()],
                price: character.price(),
            }),
        }
    }
}
