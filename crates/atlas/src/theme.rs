//! The two colourings of a drawing and the style sheet they fill in.

use crate::svg::Svg;

/// How a drawing is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// An ivory sheet, printed in brown ink and coloured by hand.
    #[default]
    Paper,
    /// The same plate in brass on soot.
    Night,
}

/// The colours of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wash {
    /// Dwellings.
    Sand,
    /// Churches.
    Rose,
    /// Palaces and squares.
    Mauve,
    /// Barracks, hospitals and works.
    Slate,
    /// Gardens.
    Leaf,
}

impl Wash {
    /// Its name in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Wash::Sand => "sand",
            Wash::Rose => "rose",
            Wash::Mauve => "mauve",
            Wash::Slate => "slate",
            Wash::Leaf => "leaf",
        }
    }

    /// The number of tints for roofs; the class of a tint is the name and its number.
    pub const TINTS: usize = 4;
}

impl Theme {
    /// The prefix of ids and classes in a drawing with this theme.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Theme::Paper => "paper",
            Theme::Night => "night",
        }
    }

    const fn colours(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Theme::Paper => PAPER,
            Theme::Night => NIGHT,
        }
    }

    /// Fills the colours in: `$name` stands for a colour, `#self-` for the names of things in this drawing.
    fn fill(self, template: &str) -> String {
        let mut longest_first: Vec<_> = self.colours().to_vec();
        longest_first.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        let own = format!("#{}-", self.prefix());
        longest_first.iter().fold(template.replace("#self-", &own), |text, (name, colour)| {
            text.replace(&format!("${name}"), colour)
        })
    }

    /// The style sheet. Every rule is confined to this drawing, so that a page may hold it inline.
    pub(crate) fn style(self) -> String {
        let mut out = String::new();
        for rule in self.fill(STYLE).split_inclusive('}') {
            let Some((selectors, body)) = rule.split_once('{') else { continue };
            let confined: Vec<String> =
                selectors.split(',').map(|one| format!(".{}-plate {}", self.prefix(), one.trim())).collect();
            let body: Vec<&str> = body.split_whitespace().collect();
            out.push_str(&format!("{}{{{}\n", confined.join(","), body.join(" ")));
        }
        out
    }

    /// Hatchings and the darkened edge of the sheet.
    pub(crate) fn definitions(self, svg: &mut Svg) {
        let own = format!(r#"id="{}-"#, self.prefix());
        svg.raw(&self.fill(DEFINITIONS).replace(r#"id="self-"#, &own));
    }
}

const STYLE: &str = include_str!("style.css");
const DEFINITIONS: &str = include_str!("definitions.svg");

const PAPER: &[(&str, &str)] = &[
    ("land", "#d8cda6"),
    ("field0", "#d3cba0"),
    ("field1", "#dbd2aa"),
    ("field2", "#ccc899"),
    ("field3", "#dccfa4"),
    ("edge", "#b89f6f"),
    ("hill", "#8b7350"),
    ("ink", "#2a2019"),
    ("soft", "#6d5a44"),
    ("shadow", "#2a2019"),
    ("pave", "#f8f2e2"),
    ("paveline", "#5b4a37"),
    ("court", "#fbf5e6"),
    ("groundsand", "#ecdcb8"),
    ("groundrose", "#f0d0bd"),
    ("groundmauve", "#ead2d3"),
    ("groundslate", "#dcd7ca"),
    ("groundleaf", "#d7dda9"),
    ("sand0", "#dcc49a"),
    ("sand1", "#d4b98b"),
    ("sand2", "#e2cda6"),
    ("sand3", "#cdb083"),
    ("rose0", "#d8a189"),
    ("rose1", "#cf957d"),
    ("rose2", "#dfae97"),
    ("rose3", "#c98d76"),
    ("mauve0", "#c39a9f"),
    ("mauve1", "#b98e94"),
    ("mauve2", "#cba7aa"),
    ("mauve3", "#b1868c"),
    ("slate0", "#b9b3a6"),
    ("slate1", "#aea89d"),
    ("slate2", "#c4bdb0"),
    ("slate3", "#a5a096"),
    ("leaf0", "#b9c48a"),
    ("leaf1", "#b1bd82"),
    ("leaf2", "#c0ca94"),
    ("leaf3", "#aab67a"),
    ("water", "#b4c8c9"),
    ("waterline", "#5f7f86"),
    ("river", "#2f4d55"),
    ("park", "#c2c796"),
    ("parkline", "#6d7a47"),
    ("bed", "#aab67a"),
    ("tree", "#a3b072"),
    ("treedark", "#5f6640"),
    ("yard", "#d0c3a4"),
    ("portal", "#cbb78f"),
    ("yellow", "#e0aa1c"),
    ("green", "#3f8f56"),
    ("blue", "#3c74b5"),
    ("mark", "#fbf5e6"),
    ("sleeper", "#1d1712"),
    ("mystic", "#2b1d2b"),
    ("mysticring", "#b88a2e"),
    ("mysticline", "#f3dfa6"),
    ("mysticfill", "#4a3346"),
    ("ribbon", "#f8ecc9"),
    ("ribbonedge", "#8c6a21"),
    ("ribbontext", "#1f1711"),
    ("rune", "#1f2a33"),
    ("runeline", "#f4e6bf"),
    ("runerim", "#b88a2e"),
    ("name", "#1f1711"),
    ("bridge", "#f6efdc"),
    ("frame", "#2a2019"),
    ("framefill", "#f3ead3"),
    ("gold", "#a87b22"),
    ("goldtext", "#7c5410"),
];

const NIGHT: &[(&str, &str)] = &[
    ("land", "#191d20"),
    ("field0", "#1b2022"),
    ("field1", "#1e2324"),
    ("field2", "#171c1e"),
    ("field3", "#202322"),
    ("edge", "#07080a"),
    ("hill", "#6f5c38"),
    ("ink", "#cfae6e"),
    ("soft", "#6f6147"),
    ("shadow", "#000"),
    ("pave", "#0b0d11"),
    ("paveline", "#8d7448"),
    ("court", "#242a33"),
    ("groundsand", "#2c2820"),
    ("groundrose", "#38261f"),
    ("groundmauve", "#31263a"),
    ("groundslate", "#252b32"),
    ("groundleaf", "#1d2a1f"),
    ("sand0", "#54472f"),
    ("sand1", "#4b3f2a"),
    ("sand2", "#5c4e34"),
    ("sand3", "#453a26"),
    ("rose0", "#6b4032"),
    ("rose1", "#60392c"),
    ("rose2", "#754838"),
    ("rose3", "#573427"),
    ("mauve0", "#584060"),
    ("mauve1", "#4f3957"),
    ("mauve2", "#624769"),
    ("mauve3", "#47334f"),
    ("slate0", "#434c55"),
    ("slate1", "#3b444c"),
    ("slate2", "#4b545e"),
    ("slate3", "#353d45"),
    ("leaf0", "#2f4a30"),
    ("leaf1", "#2a432c"),
    ("leaf2", "#345236"),
    ("leaf3", "#263d28"),
    ("water", "#15303b"),
    ("waterline", "#4f8594"),
    ("river", "#9cc6cf"),
    ("park", "#1e2f20"),
    ("parkline", "#5f7f4e"),
    ("bed", "#2a4029"),
    ("tree", "#35543a"),
    ("treedark", "#666a49"),
    ("yard", "#22231f"),
    ("portal", "#5a4a2e"),
    ("yellow", "#dba81f"),
    ("green", "#2f9a62"),
    ("blue", "#4a8ad6"),
    ("mark", "#f8efd6"),
    ("sleeper", "#17120a"),
    ("mystic", "#0c0a14"),
    ("mysticring", "#d9a83a"),
    ("mysticline", "#ffe7a6"),
    ("mysticfill", "#2b2144"),
    ("ribbon", "#ecdcae"),
    ("ribbonedge", "#8a6720"),
    ("ribbontext", "#1a140c"),
    ("rune", "#ead9a8"),
    ("runeline", "#1c1610"),
    ("runerim", "#8a6720"),
    ("name", "#f4e7c6"),
    ("bridge", "#40382a"),
    ("frame", "#cfae6e"),
    ("framefill", "#101319"),
    ("gold", "#b98c3c"),
    ("goldtext", "#d9b25f"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_themes_name_the_same_colours() {
        let names = |theme: Theme| theme.colours().iter().map(|(name, _)| *name).collect::<Vec<_>>();
        assert_eq!(names(Theme::Paper), names(Theme::Night));
    }

    #[test]
    fn every_colour_is_filled_in() {
        for theme in [Theme::Paper, Theme::Night] {
            assert!(!theme.style().contains('$') && !theme.fill(DEFINITIONS).contains('$'));
        }
    }
}
