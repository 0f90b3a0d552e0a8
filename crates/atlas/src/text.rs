//! How wide words are, and how a name is broken into lines. The widths are those of EB Garamond.

/// Widths in hundredths of the letter size.
const WIDTHS: [(u8, &str); 26] = [
    (18, "'’‘"),
    (21, " .·"),
    (23, "j"),
    (25, ",:;!|"),
    (28, "il1ìíîï()[]/"),
    (30, "s"),
    (31, "fJ"),
    (32, "t"),
    (34, "Iš"),
    (35, "r\""),
    (39, "ceèéêëç-?"),
    (41, "aàáâãäSåŠ"),
    (42, "vyxýÿ"),
    (43, "zž"),
    (45, "pg"),
    (47, "uùúûü023456789"),
    (49, "doqòóôõöøñ"),
    (50, "bß"),
    (52, "BYÝ"),
    (53, "k"),
    (54, "hnPF"),
    (57, "EÈÉÊËV"),
    (59, "LTZ"),
    (64, "wKUXÙÚÛÜ"),
    (67, "ARÀÁÂÃÄÅNCGÇ&"),
    (76, "DHOQÒÓÔÕÖØmMW"),
];

/// Words a line does not like to end on: articles and prepositions of the languages maps are made in.
const LITTLE: [&str; 52] = [
    "a", "al", "alla", "am", "an", "and", "at", "da", "dal", "dalla", "das", "de", "degli", "dei", "del",
    "della", "delle", "der", "des", "di", "die", "do", "du", "e", "et", "gran", "i", "il", "im", "in", "la",
    "las", "le", "les", "lo", "los", "of", "on", "re", "saint", "san", "sankt", "sant", "santa", "santo",
    "st", "the", "und", "von", "y", "zu", "zum",
];

/// How wide a text is, about.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(letter).sum::<f64>() * size / 100.0
}

fn letter(c: char) -> f64 {
    match WIDTHS.iter().find(|(_, letters)| letters.contains(c)) {
        Some((width, _)) => f64::from(*width),
        None if c > '\u{2e7f}' => 100.0,
        None if c.is_uppercase() => 66.0,
        None => 50.0,
    }
}

/// Is this a word a line does not like to end on?
pub(crate) fn is_little(word: &str) -> bool {
    LITTLE.binary_search(&word.to_lowercase().as_str()).is_ok()
}

/// A name in lines, and the size that makes them fit.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Wrapped {
    pub lines: Vec<String>,
    pub size: f64,
}

/// The smallest letters a person can still read on a printed sheet.
const SMALLEST: f64 = 9.0;

/// Breaks a name into one to four lines, as large as the width allows.
pub(crate) fn wrap(name: &str, room: f64, largest: f64) -> Wrapped {
    let words: Vec<&str> = name.split_whitespace().collect();
    let mut best: Option<(f64, Wrapped)> = None;
    for count in 1..=words.len().min(4) {
        let lines = break_evenly(&words, count);
        let widest = lines.iter().map(|line| width(line, 1.0)).fold(0.1, f64::max);
        let most = if count < 3 { largest } else { largest * 0.87 };
        let size = most.min(room.max(1.0) / widest);
        let score = size - [0.0, 1.4, 5.8, 10.0][count - 1] - 4.0 * dangling(&lines) as f64;
        if best.as_ref().is_none_or(|(other, _)| score > *other) {
            best = Some((score, Wrapped { lines, size }));
        }
    }
    let Some((_, mut wrapped)) = best else { return Wrapped { lines: Vec::new(), size: largest } };
    if wrapped.size < SMALLEST {
        wrapped.size = SMALLEST;
        wrapped.lines.iter_mut().for_each(|line| *line = shorten(line, room, SMALLEST));
    }
    wrapped
}

/// A text cut down to a width, with an ellipsis if anything was lost.
pub(crate) fn shorten(text: &str, room: f64, size: f64) -> String {
    if width(text, size) <= room + 0.5 {
        return text.to_owned();
    }
    let mut out = String::new();
    for c in text.chars() {
        if width(&out, size) + letter(c) * size / 100.0 + 0.6 * size > room {
            break;
        }
        out.push(c);
    }
    format!("{}…", out.trim_end())
}

fn dangling(lines: &[String]) -> usize {
    let ends = lines.iter().rev().skip(1);
    ends.filter(|line| line.rsplit(' ').next().is_some_and(is_little)).count()
}

/// The words in that many lines so that the widest is as narrow as can be, little words kept with what follows.
pub(crate) fn break_evenly(words: &[&str], count: usize) -> Vec<String> {
    let n = words.len();
    let cost = |from: usize, to: usize| {
        let dangles = to < n && is_little(words[to - 1]);
        width(&words[from..to].join(" "), 1.0) + if dangles { 2.5 } else { 0.0 }
    };
    // best[k][i]: the cost of the first i words in k lines, and where the last of these lines begins.
    let mut best = vec![vec![(f64::INFINITY, 0); n + 1]; count + 1];
    best[0][0].0 = 0.0;
    for k in 1..=count {
        for i in k..=n {
            for j in k - 1..i {
                let worst = best[k - 1][j].0.max(cost(j, i));
                if worst < best[k][i].0 {
                    best[k][i] = (worst, j);
                }
            }
        }
    }
    let (mut lines, mut end) = (Vec::new(), n);
    for k in (1..=count).rev() {
        let start = best[k][end].1;
        lines.push(words[start..end].join(" "));
        end = start;
    }
    lines.reverse();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_words_are_in_order() {
        assert!(LITTLE.is_sorted());
    }

    #[test]
    fn a_line_does_not_end_on_a_little_word() {
        let lines = wrap("Imbarcadero del Valentino", 90.0, 18.0).lines;
        assert_eq!(lines, ["Imbarcadero", "del Valentino"]);
    }

    #[test]
    fn a_word_that_cannot_fit_is_cut() {
        let wrapped = wrap(&"W".repeat(60), 90.0, 18.0);
        assert!(wrapped.lines[0].ends_with('…') && width(&wrapped.lines[0], wrapped.size) <= 92.0);
    }

    #[test]
    fn no_name_has_no_lines() {
        assert!(wrap("", 90.0, 18.0).lines.is_empty());
    }
}
