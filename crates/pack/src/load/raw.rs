//! A pack's file, key by key, as serde reads it, with positions. Its meaning: draft.rs.

use crate::{CutKind, DrawingHints, HoleKind, LinkKind};
use armonium_rules::{Activity, Machine, Mystic};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPack {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub space: Vec<Spanned<RawSpace>>,
    #[serde(default)]
    pub link: Vec<RawLink>,
    #[serde(default)]
    pub no_edge: Vec<RawCut>,
    #[serde(default)]
    pub hole: Vec<RawHole>,
    #[serde(default)]
    pub runes: BTreeMap<Spanned<String>, Spanned<String>>,
    pub gears: RawGears,
    pub tile: Vec<Spanned<RawTile>>,
    #[serde(default)]
    pub drawing: DrawingHints,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpace {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub col: Spanned<i64>,
    pub row: Spanned<i64>,
    pub kind: Spanned<KindWord>,
    pub building: Option<Spanned<Mystic>>,
    pub rune: Option<Spanned<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum KindWord {
    Regular,
    Yellow,
    Green,
    Blue,
    Mystic,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLink {
    pub between: Spanned<Vec<Spanned<String>>>,
    pub kind: LinkKind,
    pub name: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCut {
    pub between: Spanned<Vec<Spanned<String>>>,
    pub kind: CutKind,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHole {
    pub col: Spanned<i64>,
    pub row: Spanned<i64>,
    pub kind: HoleKind,
    pub name: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGears {
    pub machine: RawGear<Machine>,
    pub walking: RawGear<Spanned<i64>>,
    pub activity: RawGear<Activity>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGear<T> {
    pub faces: Spanned<Vec<T>>,
    pub direction: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub id: Spanned<String>,
    pub location: Option<Mystic>,
    pub item: Option<Spanned<ItemWord>>,
    pub pages: Option<Spanned<i64>>,
    pub machine: Option<Spanned<Machine>>,
    pub name: Option<Spanned<String>>,
    pub organ: Option<Spanned<bool>>,
    pub marks: Option<Spanned<i64>>,
    pub count: Option<Spanned<i64>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ItemWord {
    Music,
    Ride,
    ClueOnMystic,
    Time,
    ClueForTime,
    Investigate,
    Steps,
    PaidMusic,
    PaidTiles,
    ToMystic,
    Swap,
    Stones,
}
