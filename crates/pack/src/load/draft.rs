//! From what a file says to what the rules check: ids become numbers, words become kinds.

use super::Misread;
use super::form::{CutForm, Form, GearForm, HoleForm, ItemWord, KindWord, LinkForm, SpaceForm, TileForm};
use super::hash::hash;
use crate::error::Wrong;
use crate::{Cut, Hole, Link, words};
use armonium_rules::{
    Character, Content, Draft, Face, Fault, Flaw, Gear, Gears, Item, Kind, Machine, Place, Space, SpaceInfo,
    TileInfo,
};
use std::collections::BTreeMap;
use std::iter;
use toml::Spanned;

type Read<T> = Result<T, Misread>;

/// Everything that a file says, before the rules check it.
pub(super) struct Reading {
    pub draft: Draft,
    pub links: Vec<Link>,
    pub cuts: Vec<Cut>,
    pub holes: Vec<Hole>,
    pub runes: [String; Character::COUNT],
}

pub(super) fn read(form: &Form) -> Read<Reading> {
    people_name(&form.id, &form.name)?;
    let spaces = spaces(form)?;
    let index = Index::of(form);
    let links = form.link.iter().map(|link| index.link(link)).collect::<Read<Vec<_>>>()?;
    let cuts = form.no_edge.iter().map(|cut| index.cut(cut)).collect::<Read<Vec<_>>>()?;
    let mut draft = Draft {
        id: form.id.get_ref().clone(),
        hash: [0; 32],
        links: links.iter().map(|link| (link.a, link.b)).collect(),
        no_edge: cuts.iter().map(|cut| (cut.a, cut.b)).collect(),
        runes: starts(form)?,
        gears: gears(form)?,
        tiles: form.tile.iter().enumerate().map(tile).collect::<Read<Vec<_>>>()?,
        spaces,
    };
    draft.hash = hash(&draft);
    let holes = holes(&form.hole, &draft.spaces)?;
    Ok(Reading { draft, links, cuts, holes, runes: glyphs(form)? })
}

// Spaces

fn spaces(form: &Form) -> Read<Vec<SpaceInfo>> {
    if let Some(beyond) = form.space.get(Content::MAX_SPACES) {
        let fault = Fault::TooManySpaces { count: form.space.len() };
        return Err(flaw(beyond, Place::Space(Content::MAX_SPACES), fault));
    }
    form.space.iter().enumerate().map(space).collect()
}

fn space((index, space): (usize, &Spanned<SpaceForm>)) -> Read<SpaceInfo> {
    let space = space.get_ref();
    let (id, col, row) = (space.id.get_ref(), *space.col.get_ref(), *space.row.get_ref());
    let cell = |at: &Spanned<i64>| {
        let off = || flaw(at, Place::Space(index), Fault::OffLattice { id: id.clone(), col, row });
        u8::try_from(*at.get_ref()).map_err(|_| off())
    };
    Ok(SpaceInfo {
        id: id.clone(),
        name: space.name.get_ref().clone(),
        col: cell(&space.col)?,
        row: cell(&space.row)?,
        kind: kind(space)?,
    })
}

fn kind(space: &SpaceForm) -> Read<Kind> {
    let id = || space.id.get_ref().clone();
    let kind = match (*space.kind.get_ref(), &space.building) {
        (KindWord::Mystic, Some(building)) => return Ok(Kind::Mystic(*building.get_ref())),
        (KindWord::Mystic, None) => return Err(wrong(&space.kind, Wrong::WhichBuilding { id: id() })),
        (_, Some(building)) => return Err(wrong(building, Wrong::NeedlessBuilding { id: id() })),
        (KindWord::Regular, None) => Kind::Regular,
        (KindWord::Yellow, None) => Kind::Station(Machine::Train),
        (KindWord::Green, None) => Kind::Station(Machine::Monorail),
        (KindWord::Blue, None) => Kind::Station(Machine::Airship),
    };
    Ok(kind)
}

fn people_name(id: &Spanned<String>, name: &Spanned<String>) -> Read<()> {
    Content::check_name(id.get_ref(), name.get_ref()).map_err(|fault| flaw(name, Place::Pack, fault))
}

// Links, cuts and holes

/// The spaces by their ids.
struct Index<'a>(BTreeMap<&'a str, Space>);

impl<'a> Index<'a> {
    /// `spaces` has made sure that there are no more than a byte can number.
    fn of(form: &'a Form) -> Self {
        let number = |(index, space): (usize, &'a Spanned<SpaceForm>)| {
            (space.get_ref().id.get_ref().as_str(), Space(index as u8))
        };
        Self(form.space.iter().enumerate().map(number).collect())
    }

    fn find(&self, id: &Spanned<String>) -> Read<Space> {
        let name = id.get_ref();
        self.0.get(name.as_str()).copied().ok_or_else(|| {
            let like = super::likeness::closest(name, self.0.keys().copied()).map(str::to_owned);
            wrong(id, Wrong::UnknownSpace { id: name.clone(), like })
        })
    }

    fn pair(&self, between: &Spanned<Vec<Spanned<String>>>) -> Read<(Space, Space)> {
        match between.get_ref().as_slice() {
            [a, b] => Ok((self.find(a)?, self.find(b)?)),
            ends => Err(wrong(between, Wrong::NotTwo { count: ends.len() })),
        }
    }

    fn link(&self, link: &LinkForm) -> Read<Link> {
        let (a, b) = self.pair(&link.between)?;
        let ends = || link.between.get_ref().iter().map(|end| end.get_ref().as_str());
        let what = || iter::once("link").chain(ends()).collect::<Vec<_>>().join(" ");
        Ok(Link { a, b, kind: link.kind, name: optional_name(what, link.name.as_ref())? })
    }

    fn cut(&self, cut: &CutForm) -> Read<Cut> {
        let (a, b) = self.pair(&cut.between)?;
        Ok(Cut { a, b, kind: cut.kind })
    }
}

fn holes(forms: &[HoleForm], spaces: &[SpaceInfo]) -> Read<Vec<Hole>> {
    let mut holes: Vec<Hole> = Vec::with_capacity(forms.len());
    for form in forms {
        let hole = hole(form)?;
        let cell = (hole.col, hole.row);
        if let Some(space) = spaces.iter().find(|space| (space.col, space.row) == cell) {
            return Err(wrong(&form.col, Wrong::HoleOnSpace { id: space.id.clone() }));
        }
        if holes.iter().any(|other| (other.col, other.row) == cell) {
            return Err(wrong(&form.col, Wrong::SameHole { col: hole.col, row: hole.row }));
        }
        holes.push(hole);
    }
    Ok(holes)
}

fn hole(form: &HoleForm) -> Read<Hole> {
    let (col, row) = (*form.col.get_ref(), *form.row.get_ref());
    let cell = |at: &Spanned<i64>| match u8::try_from(*at.get_ref()) {
        Ok(cell) if cell < Content::MAX_LINES => Ok(cell),
        Ok(_) | Err(_) => Err(wrong(at, Wrong::HoleOffLattice { col, row })),
    };
    let name = optional_name(|| format!("hole {col} {row}"), form.name.as_ref())?;
    Ok(Hole { col: cell(&form.col)?, row: cell(&form.row)?, kind: form.kind, name })
}

/// The name of something that needs none.
fn optional_name(what: impl Fn() -> String, name: Option<&Spanned<String>>) -> Read<String> {
    let Some(name) = name.filter(|name| !name.get_ref().is_empty()) else { return Ok(String::new()) };
    Content::check_name(&what(), name.get_ref()).map_err(|fault| flaw(name, Place::Pack, fault))?;
    Ok(name.get_ref().clone())
}

// Runes

fn starts(form: &Form) -> Read<[Space; Character::COUNT]> {
    let mut starts: [Option<usize>; Character::COUNT] = [None; Character::COUNT];
    for (index, space) in form.space.iter().enumerate() {
        let Some(rune) = &space.get_ref().rune else { continue };
        let character = character(rune)?;
        if let Some(other) = starts[character.index()].replace(index) {
            let other = form.space[other].get_ref().id.get_ref().clone();
            return Err(wrong(rune, Wrong::RuneTwice { character, other }));
        }
    }
    if let Some(character) = Character::ALL.into_iter().find(|character| starts[character.index()].is_none())
    {
        return Err(Misread { at: first(&form.space), wrong: Wrong::RuneMissing { character } });
    }
    Ok(starts.map(|start| Space(start.unwrap_or_default() as u8)))
}

fn glyphs(form: &Form) -> Read<[String; Character::COUNT]> {
    let mut glyphs = Character::ALL.map(|character| words::rune(character).to_owned());
    let mut given = Vec::new();
    for (name, glyph) in &form.runes {
        let (character, text) = (character(name)?, glyph.get_ref());
        let mut letters = text.chars();
        if !matches!((letters.next(), letters.next()), (Some('\u{16a0}'..='\u{16ea}'), None)) {
            return Err(wrong(glyph, Wrong::BadGlyph { glyph: text.clone() }));
        }
        glyphs[character.index()].clone_from(text);
        given.push((character, glyph));
    }
    for (character, glyph) in given {
        let same = |other: &Character| *other != character && glyphs[other.index()] == *glyph.get_ref();
        if let Some(other) = Character::ALL.into_iter().find(same) {
            return Err(wrong(glyph, Wrong::SameGlyph { character, other }));
        }
    }
    Ok(glyphs)
}

fn character(name: &Spanned<String>) -> Read<Character> {
    let unknown = || wrong(name, Wrong::UnknownCharacter { name: name.get_ref().clone() });
    words::find_character(name.get_ref()).ok_or_else(unknown)
}

// Gears

fn gears(form: &Form) -> Read<Gears> {
    let gears = &form.gears;
    let directions = [
        direction(Gear::Machine, &gears.machine)?,
        direction(Gear::Walking, &gears.walking)?,
        direction(Gear::Activity, &gears.activity)?,
    ];
    let walking: [&Spanned<i64>; 9] =
        faces(Gear::Walking, &gears.walking, gears.walking.faces.get_ref().iter())?;
    let mut steps = [0; 9];
    for (tooth, number) in walking.into_iter().enumerate() {
        let place = Place::Gear(Gear::Walking, Some(tooth));
        steps[tooth] = u8::try_from(*number.get_ref())
            .map_err(|_| flaw(number, place, Fault::BadSteps { steps: *number.get_ref() }))?;
    }
    Ok(Gears {
        machine: faces(Gear::Machine, &gears.machine, gears.machine.faces.get_ref().iter().copied())?,
        walking: steps,
        activity: faces(Gear::Activity, &gears.activity, gears.activity.faces.get_ref().iter().copied())?,
        directions,
    })
}

fn direction<T>(gear: Gear, form: &GearForm<T>) -> Read<i8> {
    let direction = *form.direction.get_ref();
    i8::try_from(direction)
        .map_err(|_| flaw(&form.direction, Place::Gear(gear, None), Fault::BadDirection { gear, direction }))
}

fn faces<T, U, const TEETH: usize>(
    gear: Gear,
    form: &GearForm<T>,
    faces: impl Iterator<Item = U>,
) -> Read<[U; TEETH]> {
    let faces: Vec<U> = faces.collect();
    let count = faces.len();
    faces.try_into().map_err(|_| wrong(&form.faces, Wrong::WrongTeeth { gear, count, teeth: TEETH }))
}

// Tiles

fn tile((index, tile): (usize, &Spanned<TileForm>)) -> Read<TileInfo> {
    let (whole, tile) = (tile, tile.get_ref());
    let id = || tile.id.get_ref().clone();
    let face = face(index, whole)?;
    let count = tile.count.as_ref().map_or(Ok(1), |count| {
        let fault = || Fault::BadCount { id: id(), count: *count.get_ref() };
        u8::try_from(*count.get_ref()).map_err(|_| flaw(count, Place::Tile(index), fault()))
    })?;
    let marks = tile.marks.as_ref().map_or(Ok(0), |marks| {
        let many = *marks.get_ref();
        let fault = || match face {
            Face::Item(Item::Stones) => Fault::StonesMarks { marks: many },
            Face::Item(_) | Face::Location(_) => Fault::TooManyMarks { id: id(), marks: many },
        };
        u8::try_from(many).map_err(|_| flaw(marks, Place::Tile(index), fault()))
    })?;
    let name = tile.name.as_ref().map_or(String::new(), |name| name.get_ref().clone());
    let organ = tile.organ.as_ref().is_some_and(|organ| *organ.get_ref());
    Ok(TileInfo { id: id(), name, face, organ, marks, count })
}

fn face(index: usize, whole: &Spanned<TileForm>) -> Read<Face> {
    let tile = whole.get_ref();
    let id = || tile.id.get_ref().clone();
    let word = tile.item.as_ref().map(|item| *item.get_ref());
    if let Some(pages) = tile.pages.as_ref().filter(|_| word != Some(ItemWord::Music)) {
        return Err(wrong(pages, Wrong::NeedlessKey { id: id(), key: "pages", item: "music" }));
    }
    if let Some(machine) = tile.machine.as_ref().filter(|_| word != Some(ItemWord::Ride)) {
        return Err(wrong(machine, Wrong::NeedlessKey { id: id(), key: "machine", item: "ride" }));
    }
    let missing = |key| wrong(&tile.id, Wrong::KeyMissing { id: id(), key });
    let item = match (tile.location, word) {
        (Some(building), None) => return Ok(Face::Location(building)),
        (Some(_), Some(_)) | (None, None) => return Err(wrong(&tile.id, Wrong::LocationOrItem { id: id() })),
        (None, Some(word)) => word,
    };
    Ok(Face::Item(match item {
        ItemWord::Music => {
            let pages = tile.pages.as_ref().ok_or_else(|| missing("pages"))?;
            let fault = || Fault::BadMusic { id: id(), pages: *pages.get_ref() };
            Item::Music(u8::try_from(*pages.get_ref()).map_err(|_| flaw(pages, Place::Tile(index), fault()))?)
        }
        ItemWord::Ride => Item::Ride(*tile.machine.as_ref().ok_or_else(|| missing("machine"))?.get_ref()),
        ItemWord::ClueOnMystic => Item::ClueOnMystic,
        ItemWord::Time => Item::Time,
        ItemWord::ClueForTime => Item::ClueForTime,
        ItemWord::Investigate => Item::Investigate,
        ItemWord::Steps => Item::Steps,
        ItemWord::PaidMusic => Item::PaidMusic,
        ItemWord::PaidTiles => Item::PaidTiles,
        ItemWord::ToMystic => Item::ToMystic,
        ItemWord::Swap => Item::Swap,
        ItemWord::Stones => Item::Stones,
    }))
}

// Where

/// Where a list begins; the top of the file if it is empty.
pub(super) fn first<T>(list: &[Spanned<T>]) -> usize {
    list.first().map_or(0, |one| one.span().start)
}

fn wrong<T>(at: &Spanned<T>, wrong: Wrong) -> Misread {
    Misread { at: at.span().start, wrong }
}

fn flaw<T>(at: &Spanned<T>, place: Place, fault: Fault) -> Misread {
    wrong(at, Wrong::Flaw(Flaw { place, fault }))
}
