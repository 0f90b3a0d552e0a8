//! Turns the raw pack into the draft that the rules check: ids become numbers, words become kinds.

use super::Mistake;
use super::hash::hash;
use super::raw::{ItemWord, KindWord, RawCut, RawGear, RawHole, RawLink, RawPack, RawSpace, RawTile};
use super::recover::Lost;
use crate::error::Problem;
use crate::{Cut, Hole, Link, words};
use armonium_rules::{
    Activity, Character, Content, Draft, Face, Fault, Flaw, Gear, Gears, Item, Machine, Place, Space,
    SpaceInfo, SpaceKind, TileInfo,
};
use std::collections::BTreeMap;
use std::iter;
use toml::Spanned;

type Read<T> = Result<T, Mistake>;

/// The whole pack, before the rules check it.
pub(super) struct Reading {
    pub draft: Draft,
    pub links: Vec<Link>,
    pub cuts: Vec<Cut>,
    pub holes: Vec<Hole>,
    pub runes: [String; Character::COUNT],
}

/// Reads everything. What cannot be read is noted, and taken out of the raw or replaced by something sound, so that the
/// numbers of spaces, links, cuts and tiles are the same in the raw and in the draft.
pub(super) fn read(raw: &mut RawPack, lost: &mut Lost, found: &mut Vec<Mistake>) -> Reading {
    keep(found, people_name(&raw.id, &raw.name));
    let spaces = spaces(raw, lost, found);
    let index = Index::of(&raw.space, lost);
    let links = retain(&mut raw.link, found, |link| index.link(link));
    let cuts = retain(&mut raw.no_edge, found, |cut| index.cut(cut));
    lost.paths |= links.1 || cuts.1;
    let (links, cuts) = (links.0, cuts.0);
    let runes = starts(raw, lost, found);
    let gears = gears(raw, found);
    let tiles = retain(&mut raw.tile, found, |one| tile(one).map(Some));
    lost.tiles |= tiles.1;
    let mut draft = Draft {
        id: raw.id.get_ref().clone(),
        hash: [0; 32],
        file_hash: [0; 32],
        links: links.iter().map(|link| (link.a, link.b)).collect(),
        no_edge: cuts.iter().map(|cut| (cut.a, cut.b)).collect(),
        runes,
        gears,
        tiles: tiles.0,
        spaces,
    };
    draft.hash = hash(&draft);
    let holes = holes(&raw.hole, &draft.spaces, found);
    Reading { draft, links, cuts, holes, runes: glyphs(raw, found) }
}

/// The value, or none with the mistake recorded.
fn keep<T>(found: &mut Vec<Mistake>, read: Read<T>) -> Option<T> {
    read.map_err(|misread| found.push(misread)).ok()
}

/// Reads the entries of a list and takes those out of it that cannot be read. Also says whether there were any.
fn retain<F, T>(
    raws: &mut Vec<F>,
    found: &mut Vec<Mistake>,
    mut read: impl FnMut(&F) -> Read<Option<T>>,
) -> (Vec<T>, bool) {
    let (mut all, before) = (Vec::with_capacity(raws.len()), raws.len());
    raws.retain(|raw| {
        let one = keep(found, read(raw)).flatten();
        let is_read = one.is_some();
        all.extend(one);
        is_read
    });
    let lost = all.len() < before;
    (all, lost)
}

// Spaces

fn spaces(raw: &mut RawPack, lost: &mut Lost, found: &mut Vec<Mistake>) -> Vec<SpaceInfo> {
    if let Some(beyond) = raw.space.get(Content::MAX_SPACES) {
        let fault = Fault::TooManySpaces { count: raw.space.len() };
        found.push(flaw(beyond, Place::Space(Content::MAX_SPACES), fault));
        let beyond = raw.space.split_off(Content::MAX_SPACES);
        beyond.iter().for_each(|space| lost.space(Some(space.get_ref().id.get_ref())));
    }
    let mut spaces = Vec::with_capacity(raw.space.len());
    raw.space.retain(|one| {
        let space = space(spaces.len(), one.get_ref(), found);
        if space.is_none() {
            lost.space(Some(one.get_ref().id.get_ref()));
        }
        let is_read = space.is_some();
        spaces.extend(space);
        is_read
    });
    spaces
}

fn space(index: usize, space: &RawSpace, found: &mut Vec<Mistake>) -> Option<SpaceInfo> {
    let (id, col, row) = (space.id.get_ref(), *space.col.get_ref(), *space.row.get_ref());
    let cell = |at: &Spanned<i64>| {
        let off = || flaw(at, Place::Space(index), Fault::OffLattice { id: id.clone(), col, row });
        u8::try_from(*at.get_ref()).map_err(|_| off())
    };
    let cell = keep(found, cell(&space.col).and_then(|col| Ok((col, cell(&space.row)?))));
    let kind = keep(found, kind(space));
    let ((col, row), kind) = (cell?, kind?);
    Some(SpaceInfo { id: id.clone(), name: space.name.get_ref().clone(), col, row, kind })
}

fn kind(space: &RawSpace) -> Read<SpaceKind> {
    let id = || space.id.get_ref().clone();
    let kind = match (*space.kind.get_ref(), &space.building) {
        (KindWord::Mystic, Some(building)) => return Ok(SpaceKind::Mystic(*building.get_ref())),
        (KindWord::Mystic, None) => return Err(problem(&space.kind, Problem::WhichBuilding { id: id() })),
        (_, Some(building)) => return Err(problem(building, Problem::NeedlessBuilding { id: id() })),
        (KindWord::Regular, None) => SpaceKind::Regular,
        (KindWord::Yellow, None) => SpaceKind::Station(Machine::Train),
        (KindWord::Green, None) => SpaceKind::Station(Machine::Monorail),
        (KindWord::Blue, None) => SpaceKind::Station(Machine::Airship),
    };
    Ok(kind)
}

fn people_name(id: &Spanned<String>, name: &Spanned<String>) -> Read<()> {
    Content::check_name(id.get_ref(), name.get_ref()).map_err(|fault| flaw(name, Place::Pack, fault))
}

// Links, cuts and holes

/// The spaces by their ids; without a number those that could not be read.
struct Index<'a>(BTreeMap<&'a str, Option<Space>>);

impl<'a> Index<'a> {
    /// `spaces` has made sure that there are no more than a byte can number.
    fn of(spaces: &'a [Spanned<RawSpace>], lost: &'a Lost) -> Self {
        let number = |(index, space): (usize, &'a Spanned<RawSpace>)| {
            (space.get_ref().id.get_ref().as_str(), Some(Space(index as u8)))
        };
        let lost = lost.space_ids.iter().map(|id| (id.as_str(), None));
        Self(lost.chain(spaces.iter().enumerate().map(number)).collect())
    }

    fn find(&self, id: &Spanned<String>) -> Read<Option<Space>> {
        let name = id.get_ref();
        self.0.get(name.as_str()).copied().ok_or_else(|| {
            let like = super::suggest::closest(name, self.0.keys().copied()).map(str::to_owned);
            problem(id, Problem::UnknownSpace { id: name.clone(), like })
        })
    }

    /// Both spaces; nothing if one of them could not be read.
    fn pair(&self, between: &Spanned<Vec<Spanned<String>>>) -> Read<Option<(Space, Space)>> {
        match between.get_ref().as_slice() {
            [a, b] => Ok(self.find(a)?.zip(self.find(b)?)),
            ends => Err(problem(between, Problem::NotTwo { count: ends.len() })),
        }
    }

    fn link(&self, link: &RawLink) -> Read<Option<Link>> {
        let pair = self.pair(&link.between)?;
        let ends = || link.between.get_ref().iter().map(|end| end.get_ref().as_str());
        let what = || iter::once("link").chain(ends()).collect::<Vec<_>>().join(" ");
        let name = optional_name(what, link.name.as_ref())?;
        Ok(pair.map(|(a, b)| Link { a, b, kind: link.kind, name }))
    }

    fn cut(&self, cut: &RawCut) -> Read<Option<Cut>> {
        Ok(self.pair(&cut.between)?.map(|(a, b)| Cut { a, b, kind: cut.kind }))
    }
}

fn holes(raws: &[RawHole], spaces: &[SpaceInfo], found: &mut Vec<Mistake>) -> Vec<Hole> {
    let mut holes: Vec<Hole> = Vec::with_capacity(raws.len());
    for raw in raws {
        let Some(hole) = keep(found, hole(raw)) else { continue };
        let cell = (hole.col, hole.row);
        if let Some(space) = spaces.iter().find(|space| (space.col, space.row) == cell) {
            found.push(problem(&raw.col, Problem::HoleOnSpace { id: space.id.clone() }));
        }
        if holes.iter().any(|other| (other.col, other.row) == cell) {
            found.push(problem(&raw.col, Problem::SameHole { col: hole.col, row: hole.row }));
        }
        holes.push(hole);
    }
    holes
}

fn hole(raw: &RawHole) -> Read<Hole> {
    let (col, row) = (*raw.col.get_ref(), *raw.row.get_ref());
    let cell = |at: &Spanned<i64>| match u8::try_from(*at.get_ref()) {
        Ok(cell) if cell < Content::MAX_LINES => Ok(cell),
        Ok(_) | Err(_) => Err(problem(at, Problem::HoleOffLattice { col, row })),
    };
    let name = optional_name(|| format!("hole {col} {row}"), raw.name.as_ref())?;
    Ok(Hole { col: cell(&raw.col)?, row: cell(&raw.row)?, kind: raw.kind, name })
}

/// The name of something that needs none.
fn optional_name(what: impl Fn() -> String, name: Option<&Spanned<String>>) -> Read<String> {
    let Some(name) = name.filter(|name| !name.get_ref().is_empty()) else { return Ok(String::new()) };
    Content::check_name(&what(), name.get_ref()).map_err(|fault| flaw(name, Place::Pack, fault))?;
    Ok(name.get_ref().clone())
}

// Runes

/// Where the characters start. For those of whom that cannot be said there is no such space.
fn starts(raw: &RawPack, lost: &mut Lost, found: &mut Vec<Mistake>) -> [Space; Character::COUNT] {
    let mut starts: [Option<usize>; Character::COUNT] = [None; Character::COUNT];
    let mut unknown = false;
    for (index, space) in raw.space.iter().enumerate() {
        let Some(rune) = &space.get_ref().rune else { continue };
        let Some(character) = keep(found, character(rune)) else {
            unknown = true;
            continue;
        };
        if let Some(other) = starts[character.index()].replace(index) {
            let other = raw.space[other].get_ref().id.get_ref().clone();
            found.push(problem(rune, Problem::RuneTwice { character, other }));
        }
    }
    for character in Character::ALL.into_iter().filter(|character| starts[character.index()].is_none()) {
        lost.runes.insert(character);
        if !unknown && !lost.spaces {
            found.push(Mistake { at: first(&raw.space), problem: Problem::RuneMissing { character } });
        }
    }
    starts.map(|start| Space(start.map_or(u8::MAX, |start| start as u8)))
}

fn glyphs(raw: &RawPack, found: &mut Vec<Mistake>) -> [String; Character::COUNT] {
    let mut glyphs = Character::ALL.map(|character| words::rune(character).to_owned());
    let mut given = Vec::new();
    for (name, glyph) in &raw.runes {
        let Some(character) = keep(found, character(name)) else { continue };
        let text = glyph.get_ref();
        let mut letters = text.chars();
        if !matches!((letters.next(), letters.next()), (Some('\u{16a0}'..='\u{16ea}'), None)) {
            found.push(problem(glyph, Problem::BadGlyph { glyph: text.clone() }));
            continue;
        }
        glyphs[character.index()].clone_from(text);
        given.push((character, glyph));
    }
    for (character, glyph) in given {
        let same = |other: &Character| *other != character && glyphs[other.index()] == *glyph.get_ref();
        if let Some(other) = Character::ALL.into_iter().find(same) {
            found.push(problem(glyph, Problem::SameGlyph { character, other }));
        }
    }
    glyphs
}

fn character(name: &Spanned<String>) -> Read<Character> {
    let unknown = || problem(name, Problem::UnknownCharacter { name: name.get_ref().clone() });
    words::find_character(name.get_ref()).ok_or_else(unknown)
}

// Gears

/// The gears; faces and directions that cannot be read are replaced by sound ones.
fn gears(raw: &RawPack, found: &mut Vec<Mistake>) -> Gears {
    let gears = &raw.gears;
    let directions = [
        keep(found, direction(Gear::Machine, &gears.machine)).unwrap_or(1),
        keep(found, direction(Gear::Walking, &gears.walking)).unwrap_or(1),
        keep(found, direction(Gear::Activity, &gears.activity)).unwrap_or(1),
    ];
    let mut walking = [1; 9];
    let read: Read<[&Spanned<i64>; 9]> =
        faces(Gear::Walking, &gears.walking, gears.walking.faces.get_ref().iter());
    for (tooth, number) in keep(found, read).into_iter().flatten().enumerate() {
        let place = Place::Gear(Gear::Walking, Some(tooth));
        let steps = u8::try_from(*number.get_ref())
            .map_err(|_| flaw(number, place, Fault::BadSteps { steps: *number.get_ref() }));
        walking[tooth] = keep(found, steps).unwrap_or(1);
    }
    let machine = faces(Gear::Machine, &gears.machine, gears.machine.faces.get_ref().iter().copied());
    let activity = faces(Gear::Activity, &gears.activity, gears.activity.faces.get_ref().iter().copied());
    Gears {
        machine: keep(found, machine).unwrap_or([Machine::Train; 8]),
        walking,
        activity: keep(found, activity).unwrap_or([Activity::MoveClue; 7]),
        directions,
    }
}

fn direction<T>(gear: Gear, raw: &RawGear<T>) -> Read<i8> {
    let direction = *raw.direction.get_ref();
    i8::try_from(direction)
        .map_err(|_| flaw(&raw.direction, Place::Gear(gear, None), Fault::BadDirection { gear, direction }))
}

fn faces<T, U, const TEETH: usize>(
    gear: Gear,
    raw: &RawGear<T>,
    faces: impl Iterator<Item = U>,
) -> Read<[U; TEETH]> {
    let faces: Vec<U> = faces.collect();
    let count = faces.len();
    faces.try_into().map_err(|_| problem(&raw.faces, Problem::WrongTeeth { gear, count, teeth: TEETH }))
}

// Tiles

fn tile(whole: &Spanned<RawTile>) -> Read<TileInfo> {
    // Where it stands says enough; its number is not known before all others are read.
    let (index, tile) = (0, whole.get_ref());
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

fn face(index: usize, whole: &Spanned<RawTile>) -> Read<Face> {
    let tile = whole.get_ref();
    let id = || tile.id.get_ref().clone();
    let word = tile.item.as_ref().map(|item| *item.get_ref());
    if let Some(pages) = tile.pages.as_ref().filter(|_| word != Some(ItemWord::Music)) {
        return Err(problem(pages, Problem::NeedlessKey { id: id(), key: "pages", item: "music" }));
    }
    if let Some(machine) = tile.machine.as_ref().filter(|_| word != Some(ItemWord::Ride)) {
        return Err(problem(machine, Problem::NeedlessKey { id: id(), key: "machine", item: "ride" }));
    }
    let missing = |key| problem(&tile.id, Problem::KeyMissing { id: id(), key });
    let item = match (tile.location, word) {
        (Some(building), None) => return Ok(Face::Location(building)),
        (Some(_), Some(_)) | (None, None) => {
            return Err(problem(&tile.id, Problem::LocationOrItem { id: id() }));
        }
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

fn problem<T>(at: &Spanned<T>, problem: Problem) -> Mistake {
    Mistake { at: at.span().start, problem }
}

fn flaw<T>(at: &Spanned<T>, place: Place, fault: Fault) -> Mistake {
    problem(at, Problem::Flaw(Flaw { place, fault }))
}
