//! The words of a pack's file and of messages about it.

use armonium_rules::{Character, Gear};

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
    match character {
        Character::Johnsson => "Johnsson",
        Character::Lilja => "Lilja",
        Character::Palsson => "Pålsson",
        Character::Vikstrom => "Vikström",
        Character::Lewis => "Lewis",
        Character::Vidal => "Vidal",
        Character::Koleberg => "Koleberg",
        Character::Snowy => "Snowy",
    }
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
