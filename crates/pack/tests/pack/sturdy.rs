//! Nothing that is read or drafted makes the loader panic, and other ways to write the same pack are the same pack.

use armonium_pack::Pack;
use armonium_rules::{Activity, Content, Draft, Face, Item, Machine, Mystic, Space, SpaceKind};

/// A small generator of numbers (xorshift), so that every run tries the same.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }

    fn byte(&mut self) -> u8 {
        self.roll(256) as u8
    }
}

/// Reads a text; if it is refused, the error must point into it.
fn read(text: &str) {
    if let Err(error) = Pack::read(text, "a.toml") {
        let position = error.position.expect("text that is read has lines");
        assert!(position.line <= text.matches('\n').count() + 1, "{error}");
        let message = error.to_string();
        assert!(!message.contains('\n') && message.chars().count() < 1000, "{message}");
    }
}

#[test]
fn a_pack_cut_off_anywhere_is_refused_or_read() {
    let cuts = (0..Pack::TURIN.len()).filter(|&end| Pack::TURIN.is_char_boundary(end)).step_by(23);
    cuts.for_each(|end| read(&Pack::TURIN[..end]));
}

#[test]
fn a_pack_without_any_one_line_is_refused_or_read() {
    let lines: Vec<&str> = Pack::TURIN.lines().collect();
    for gone in 0..lines.len() {
        let left: Vec<&str> =
            lines.iter().enumerate().filter(|&(line, _)| line != gone).map(|(_, text)| *text).collect();
        read(&left.join("\n"));
    }
}

#[test]
fn a_pack_with_a_line_twice_is_refused_or_read() {
    let lines: Vec<&str> = Pack::TURIN.lines().collect();
    for twice in 0..lines.len() {
        let mut more = lines.clone();
        more.insert(twice, lines[twice]);
        read(&more.join("\n"));
    }
}

#[test]
fn a_pack_with_scattered_bytes_changed_is_refused_or_read() {
    let mut dice = Dice(0x011);
    for _ in 0..2000 {
        let mut bytes = Pack::TURIN.as_bytes().to_vec();
        for _ in 0..=dice.roll(3) {
            let at = dice.roll(bytes.len());
            let letters = b"\0\n\"'[]{}=,.#-0123456789abcdefghijklmnopqrstuvwxyz\\";
            bytes[at] = letters[dice.roll(letters.len())];
        }
        read(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_pack_with_any_number_changed_is_refused_or_read() {
    let digits = Pack::TURIN.match_indices(|letter: char| letter.is_ascii_digit());
    for (at, digit) in digits.step_by(3) {
        for other in ["0", "-1", "9", "255", "256", "-129", "9223372036854775807"] {
            read(&format!("{}{other}{}", &Pack::TURIN[..at], &Pack::TURIN[at + digit.len()..]));
        }
    }
}

/// Changes one thing of a draft to anything that its type can hold.
fn change(draft: &mut Draft, dice: &mut Dice) {
    let space = dice.roll(draft.spaces.len().max(1));
    let tile = dice.roll(draft.tiles.len().max(1));
    let machine = Machine::ALL[dice.roll(Machine::COUNT)];
    let building = Mystic::ALL[dice.roll(Mystic::COUNT)];
    match dice.roll(14) {
        0 => draft.runes[dice.roll(8)] = Space(dice.byte()),
        1 => draft.links.push((Space(dice.byte()), Space(dice.byte()))),
        2 => draft.no_edge.push((Space(dice.byte()), Space(dice.byte()))),
        3 => draft.gears.directions[dice.roll(3)] = dice.byte() as i8,
        4 => draft.gears.walking[dice.roll(9)] = dice.byte(),
        5 => draft.gears.activity = [Activity::ALL[dice.roll(4)]; 7],
        6 => draft.spaces.truncate(space),
        7 => draft.tiles.truncate(tile),
        8 if !draft.spaces.is_empty() => draft.spaces.extend(draft.spaces.clone()),
        9 if !draft.tiles.is_empty() => draft.tiles.extend(draft.tiles.clone()),
        _ => {
            if let Some(space) = draft.spaces.get_mut(space) {
                match dice.roll(4) {
                    0 => space.col = dice.byte(),
                    1 => space.row = dice.byte(),
                    2 => {
                        space.kind =
                            [SpaceKind::Regular, SpaceKind::Mystic(building), SpaceKind::Station(machine)]
                                [dice.roll(3)]
                    }
                    _ => space.id = String::from("é\n").repeat(dice.roll(3)),
                }
            }
            if let Some(tile) = draft.tiles.get_mut(tile) {
                match dice.roll(4) {
                    0 => tile.count = dice.byte(),
                    1 => tile.marks = dice.byte(),
                    2 => tile.organ = !tile.organ,
                    _ => {
                        let music = Item::Music(dice.byte());
                        let faces =
                            [Face::Location(building), Face::Item(Item::Ride(machine)), Face::Item(music)];
                        tile.face = faces[dice.roll(3)];
                    }
                }
            }
        }
    }
}

#[test]
fn any_draft_is_refused_or_compiled() {
    let mut dice = Dice(0x504);
    let mut refused = 0;
    for _ in 0..20_000 {
        let mut draft = Pack::turin().content.draft().clone();
        (0..=dice.roll(3)).for_each(|_| change(&mut draft, &mut dice));
        refused += usize::from(Content::new(draft).is_err());
    }
    assert!((10_000..20_000).contains(&refused), "{refused}");
}

#[test]
fn a_draft_of_nothing_is_refused() {
    let mut draft = Pack::turin().content.draft().clone();
    draft.spaces.clear();
    draft.links.clear();
    draft.no_edge.clear();
    draft.tiles.clear();
    assert!(Content::new(draft).is_err());
}

/// The same pack with a table for each space, link and tile, as `[[space]]` and so on.
fn in_tables() -> String {
    let table: toml::Table = toml::from_str(Pack::TURIN).expect("turin.toml is TOML");
    toml::to_string(&table).expect("it can be written again")
}

#[test]
fn spaces_may_be_tables_of_their_own() {
    let text = in_tables();
    assert!(text.contains("[[space]]\n") && text.contains("[[tile]]\n"));
    let pack = Pack::read(&text, "a.toml").expect("the same pack in other clothes");
    let mut draft = Pack::turin().content.draft().clone();
    draft.hash = *pack.content.hash();
    draft.file_hash = *pack.content.file_hash();
    assert_eq!(*pack.content.draft(), draft);
}

#[test]
fn errors_point_into_tables_too() {
    let text =
        in_tables().replace("id = \"obelisco\"\nkind = \"mystic\"", "id = \"obelisco\"\nkind = \"regular\"");
    let error = Pack::read(&text, "a.toml").expect_err("a building that is not mystic").to_string();
    let line = text.lines().position(|line| line == "building = \"obelisco\"").expect("its line") + 1;
    assert_eq!(
        error,
        format!(
            "a.toml:{line}:12: space \"obelisco\" has a building but not kind = \"mystic\"; remove one of the two"
        )
    );
}

#[test]
fn characters_may_be_written_without_accents() {
    let plain = Pack::TURIN
        .replace("\"Pålsson\"", "\"Palsson\"")
        .replace("rune = \"Vikström\"", "rune = \"Vikstrom\"");
    let pack = Pack::read(&plain, "a.toml").expect("the same characters");
    assert_eq!(pack.content.runes(), Pack::turin().content.runes());
    assert_eq!(pack.runes, Pack::turin().runes);
}

#[test]
fn runes_and_names_of_links_may_be_left_out() {
    let (before, after) = Pack::TURIN.split_once("[runes]").expect("the runes");
    let after = &after[after.find("[gears.machine]").expect("the gears")..];
    let text = format!("{before}{after}").replace(", name = \"Ponte Isabella\"", "");
    let pack = Pack::read(&text, "a.toml").expect("still a pack");
    assert_eq!(pack.runes, Pack::turin().runes);
    assert!(pack.links.iter().any(|link| link.name.is_empty()));
}
