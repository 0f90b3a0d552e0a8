//! Runes on seals. The Elder Futhark is drawn as strokes, so that no font is needed; anything else is set as text.

use crate::geometry::{Point, pt};
use crate::svg::{Svg, place};
use armonium_rules::Character;

/// The Elder Futhark in a box 10 wide and 16 high.
const STROKES: &[(&str, &str)] = &[
    ("ᚠ", "M2.4 15.5V.5M2.4 8L8 3M2.4 4.6L6 1.4"),
    ("ᚢ", "M2 15.5V.5L8 5.5V15.5"),
    ("ᚦ", "M2.6 15.5V.5M2.6 4L7.8 8L2.6 12"),
    ("ᚨ", "M2.6 15.5V.5L8 5M2.6 5L8 9.5"),
    ("ᚱ", "M2 15.5V.5L7.6 4.2L2 8L8 15.5"),
    ("ᚲ", "M7.6 1.5L2.4 8L7.6 14.5"),
    ("ᚷ", "M1.2 1L8.8 15M8.8 1L1.2 15"),
    ("ᚹ", "M3 15.5V.5L7.6 4L3 7.6"),
    ("ᚺ", "M1.8 15.5V.5M8.2 15.5V.5M1.8 6L8.2 10"),
    ("ᚾ", "M5 15.5V.5M2 5.6L8 10.4"),
    ("ᛁ", "M5 15.5V.5"),
    ("ᛃ", "M4 1.2L.5 5.2L4.4 9.6M6 14.8L9.5 10.8L5.6 6.4"),
    ("ᛇ", "M2 12.5L5 15.5V.5L8 3.5"),
    ("ᛈ", "M2 15.5V.5L5 4.5L8 .5M2 15.5L5 11.5L8 15.5"),
    ("ᛉ", "M5 15.5V.5M1.4 1.5L5 7L8.6 1.5"),
    ("ᛊ", "M7.4 .6L2.6 4.3L7.4 8L2.6 11.7L7.4 15.4"),
    ("ᛋ", "M7.4 .6L2.6 5.5L7.4 10.5L2.6 15.4"),
    ("ᛏ", "M5 15.5V.5M1.2 5L5 .5L8.8 5"),
    ("ᛒ", "M2.4 15.5V.5L7.6 4.2L2.4 8L7.6 11.8L2.4 15.5"),
    ("ᛖ", "M1.6 15.5V.5L5 4.5L8.4 .5V15.5"),
    ("ᛗ", "M1.6 15.5V.5L8.4 7.5M8.4 15.5V.5L1.6 7.5"),
    ("ᛚ", "M3 15.5V.5L8 5.5"),
    ("ᛜ", "M5 2.5L9 8L5 13.5L1 8Z"),
    ("ᛞ", "M1.4 15.5V.5L8.6 15.5V.5Z"),
    ("ᛟ", "M1.4 15.5L8.4 6L5 1.2L1.6 6L8.6 15.5"),
];

const SEAL: &str = "M0-21L14.8-14.8L21 0L14.8 14.8L0 21L-14.8 14.8L-21 0L-14.8-14.8Z";

/// The seal of a character's rune.
pub(crate) fn seal(svg: &mut Svg, at: Point, scale: f64, glyph: &str, character: Character) {
    svg.open(&format!(r#"class="rune" {}"#, place(at, 0.0, scale)));
    svg.title(character.name());
    svg.raw(&format!(
        r#"<path class="rune-shadow" d="{SEAL}" transform="translate(1.6 2.4)"/><path class="rune-stone" d="{SEAL}"/><path class="rune-inner" d="{SEAL}" transform="scale(.82)"/>"#
    ));
    match STROKES.iter().find(|(rune, _)| *rune == glyph) {
        Some((_, strokes)) => svg.raw(&format!(
            r#"<path class="rune-glyph" d="{strokes}" transform="translate(-7.3 -11.6) scale(1.45)"/>"#
        )),
        None => {
            let short: String = glyph.chars().take(2).collect();
            svg.text("rune-letter", "", pt(0.0, 8.0), &short);
        }
    }
    svg.close();
}
