//! Text in cells: how wide it is, how it is broken into lines and shortened.

use unicode_width::UnicodeWidthStr;

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// A text of at most so many cells; what is cut off is marked.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        let mut longer = short.clone();
        longer.push(letter);
        if width(&longer) + 1 > most {
            break;
        }
        short = longer;
    }
    if most > 0 {
        short.push('…');
    }
    short
}

/// A text of exactly so many cells.
pub(crate) fn padded(text: &str, cells: usize) -> String {
    let mut short = shortened(text, cells);
    short.extend(std::iter::repeat_n(' ', cells.saturating_sub(width(&short))));
    short
}

/// The lines of a text, none wider than `most`; all but the first are set in. Spaces that do not break stay as they are.
pub(crate) fn wrapped(text: &str, most: usize, indent: usize) -> Vec<String> {
    let most = most.max(1);
    let indent = if indent * 2 < most { indent } else { 0 };
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut empty = true;
    for word in text.split_ascii_whitespace() {
        let mut word = word.to_owned();
        loop {
            let space = usize::from(!empty);
            if width(&line) + space + width(&word) <= most {
                if !empty {
                    line.push(' ');
                }
                line.push_str(&word);
                empty = false;
                break;
            }
            if !empty {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                empty = true;
                continue;
            }
            // A word that is wider than a line is broken.
            let room = most.saturating_sub(width(&line)).max(1);
            let (head, tail) = split(&word, room);
            line.push_str(&head);
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            if tail.is_empty() {
                break;
            }
            word = tail;
        }
    }
    if !empty || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// The first cells of a word, at least one letter, and the rest.
fn split(word: &str, cells: usize) -> (String, String) {
    let mut at = 0;
    for (index, letter) in word.char_indices() {
        let end = index + letter.len_utf8();
        if at > 0 && width(&word[..end]) > cells {
            break;
        }
        at = end;
    }
    (word[..at].to_owned(), word[at..].to_owned())
}

/// Normalises text for searching: lower case, plain apostrophes and spaces.
pub(crate) fn search_form(text: &str) -> String {
    text.to_lowercase().replace('’', "'").replace(['\u{a0}', '\u{202f}'], " ")
}

/// Text from elsewhere, without control characters, which could move the cursor.
pub(crate) fn without_controls(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_it_may_be_and_no_word_is_lost() {
        let text = "Составление мелодии: 日本 ohneLeerzeichenundlängeralseineZeile e basta così";
        for most in 1..60 {
            for indent in [0, 3] {
                let lines = wrapped(text, most, indent);
                let wide = lines.iter().find(|line| width(line) > most.max(2));
                assert_eq!(wide, None, "{most}");
                let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
                assert_eq!(letters(&lines.concat()), letters(text));
            }
        }
        assert_eq!(wrapped("", 10, 0), [""]);
    }

    #[test]
    fn a_line_does_not_break_before_a_french_mark() {
        let text = "Qui est l’Élu\u{202f}? Voici\u{a0}: Lilja";
        assert_eq!(wrapped(text, 14, 0), ["Qui est", "l’Élu\u{202f}?", "Voici\u{a0}: Lilja"]);
        assert_eq!(wrapped(text, 16, 0), ["Qui est l’Élu\u{202f}?", "Voici\u{a0}: Lilja"]);
    }

    #[test]
    fn what_is_looked_for_can_be_typed() {
        assert_eq!(search_form("Qui est l’Élu\u{202f}?"), "qui est l'élu ?");
    }

    #[test]
    fn a_shortened_text_says_so() {
        assert_eq!(shortened("Piazza Castello", 8), "Piazza …");
        assert_eq!(shortened("Via Po", 6), "Via Po");
        assert_eq!(padded("Po", 4), "Po  ");
        assert_eq!(shortened("Po", 0), "");
        assert_eq!(without_controls("a\u{1b}[2Jb"), "a [2Jb");
    }
}
