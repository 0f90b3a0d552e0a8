//! Players' names: which are valid, and what they are at a table.

use crate::card::Names;
use armonium_table::PlayerId;

/// The longest name, in characters.
pub const MAX_NAME: usize = 40;

/// Normalizes a name; `None` if it is not valid.
pub fn name(text: &str) -> Option<String> {
    let name = text.split(' ').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    ((1..=MAX_NAME).contains(&length) && name.chars().all(is_printable)).then_some(name)
}

/// False for characters that are invisible or change the text around them. An invisible letter makes a name look like
/// another, and a change of direction garbles the sentence around the name.
fn is_printable(c: char) -> bool {
    let hidden = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    let private = matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}');
    let no_character = c as u32 & 0xfffe == 0xfffe || matches!(c, '\u{fdd0}'..='\u{fdef}');
    !(c.is_control() || hidden || private || no_character || (c.is_whitespace() && c != ' '))
}

/// The players' names at a table. If two share one, the later player's name gets a number.
pub fn distinct(mut players: Vec<(PlayerId, String)>, arrivals: &[PlayerId]) -> Names {
    // Players who never had a seat come last.
    players.sort_by_key(|(player, _)| arrivals.iter().position(|id| id == player).unwrap_or(usize::MAX));
    let mut names = Names::new();
    let mut taken: Vec<String> = Vec::new();
    for (player, own) in players {
        let numbered = (2..).map(|number| format!("{own} ({number})"));
        let mut candidates = std::iter::once(own.clone()).chain(numbered);
        let name = candidates.find(|name| !taken.contains(&name.to_lowercase())).unwrap_or_default();
        taken.push(name.to_lowercase());
        names.insert(player, name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(id: u64, name: &str) -> (PlayerId, String) {
        (PlayerId::from_bits(id), name.to_owned())
    }

    #[test]
    fn of_two_players_with_one_name_the_later_gets_a_number() {
        let players = vec![player(1, "anna"), player(2, "Anna"), player(3, "Anna (2)"), player(4, "Bea")];
        let arrivals = [2, 1, 3, 4].map(PlayerId::from_bits);
        let names = distinct(players, &arrivals);
        let name = |id: u64| names[&PlayerId::from_bits(id)].as_str();
        assert_eq!((name(2), name(1), name(3), name(4)), ("Anna", "anna (2)", "Anna (2) (2)", "Bea"));
    }

    #[test]
    fn names_are_trimmed_and_what_cannot_be_seen_is_refused() {
        assert_eq!(name("  Ada  Lovelace "), Some("Ada Lovelace".to_owned()));
        assert_eq!(name(&"é".repeat(40)), Some("é".repeat(40)));
        for good in ["Лев", "張偉", "Zoë 🎹", "O'Neill-Ó", "عمر"] {
            assert_eq!(name(good).as_deref(), Some(good));
        }
        for bad in [
            "",
            "   ",
            "a\u{202e}b",
            "a\u{200b}b",
            "a\nb",
            "a\tb",
            "a\u{0}b",
            "\u{3164}",
            "a\u{2066}b",
            "\u{feff}a",
            "a\u{a0}b",
            "a\u{e0041}",
            "\u{e000}",
            "a\u{ffff}",
        ] {
            assert_eq!(name(bad), None, "{bad:?}");
        }
        assert_eq!(name(&"x".repeat(41)), None);
    }
}
