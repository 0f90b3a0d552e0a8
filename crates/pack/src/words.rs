//! The words of a pack's file and of messages about it.

use crate::LinkKind;
use armonium_rules::{Activity, Character, Content, Face, Gear, Item, Machine, Side};

/// A text from a file, quoted, with everything unprintable escaped and no longer than a line.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 48;
    match text.char_indices().nth(LONGEST) {
        None => format!("{text:?}"),
        Some((end, _)) => format!("{:?}…", &text[..end]),
    }
}

/// A character's name.
pub(crate) const fn character(character: Character) -> &'static str {
    character.name()
}

/// The character with this name, with or without its accent.
pub(crate) fn find_character(name: &str) -> Option<Character> {
    let plain = |name: &str| name.replace('å', "a").replace('ö', "o");
    Character::ALL.into_iter().find(|&one| plain(character(one)) == plain(name))
}

/// The rune of a character whose pack gives none.
pub(crate) const fn rune(character: Character) -> &'static str {
    match character {
        Character::Johnsson => "ᛃ",
        Character::Lilja => "ᛚ",
        Character::Palsson => "ᛈ",
        Character::Vikstrom => "ᚹ",
        Character::Lewis => "ᛖ",
        Character::Vidal => "ᛞ",
        Character::Koleberg => "ᚲ",
        Character::Snowy => "ᛊ",
    }
}

/// A gear's name.
pub(crate) const fn gear(gear: Gear) -> &'static str {
    match gear {
        Gear::Machine => "Machine",
        Gear::Walking => "Walking",
        Gear::Activity => "Activity",
    }
}

/// A machine's name.
pub(crate) const fn machine(machine: Machine) -> &'static str {
    machine.name()
}

/// An activity's name.
pub(crate) const fn activity(activity: Activity) -> &'static str {
    match activity {
        Activity::Investigate => "Investigate",
        Activity::Research => "Research",
        Activity::Compose => "Compose",
        Activity::MoveClue => "Move Clue",
    }
}

/// A Location Space's name.
pub(crate) const fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// So many links of a kind.
pub(crate) fn links(kind: LinkKind, count: usize) -> String {
    let word = match kind {
        LinkKind::Bridge => "bridge",
        LinkKind::Avenue => "avenue",
        LinkKind::Tunnel => "tunnel",
        LinkKind::Overpass if count != 1 => "overpasse",
        LinkKind::Overpass => "overpass",
        LinkKind::Passage => "passage",
    };
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// What a tile shows.
pub(crate) fn face(content: &Content, face: Face) -> String {
    let item = match face {
        Face::Location(place) => return format!("Location: {}", content.mystic_name(place)),
        Face::Item(Item::Music(pages)) => return format!("+{pages} Music"),
        Face::Item(Item::Ride(line)) => return format!("ride by {}", machine(line)),
        Face::Item(Item::ClueOnMystic) => "Clue on a Mystic Building",
        Face::Item(Item::Time) => "+1 Time",
        Face::Item(Item::ClueForTime) => "a Clue for 3 Time",
        Face::Item(Item::Investigate) => "Investigate",
        Face::Item(Item::Steps) => "2 Time: 3 steps",
        Face::Item(Item::PaidMusic) => "2 Time: +4 Music",
        Face::Item(Item::PaidTiles) => "2 Time: 3 tiles",
        Face::Item(Item::ToMystic) => "2 Time: a character to a Mystic Building",
        Face::Item(Item::Swap) => "swap two characters",
        Face::Item(Item::Stones) => "Fenrir's Stones",
    };
    item.to_owned()
}
