//! Hints for the drawing are checked against the board.

use crate::support::TURIN;
use armonium_pack::{DrawingHints, Pack};

#[test]
fn hints_are_checked() {
    let board = Pack::read(TURIN, "turin-1.toml").expect("a valid pack").content;
    let message = |hint: &str| {
        let hints: DrawingHints = match toml::from_str(hint) {
            Ok(hints) => hints,
            Err(error) => return error.message().to_owned(),
        };
        hints.check(&board).expect_err(hint).to_string()
    };
    let expected = [
        ("pictures = { duomo = \"dragon\" }", "unknown variant `dragon`, expected one of `houses`"),
        ("pictures = { atlantis = \"dome\" }", "drawing.pictures: there is no space “atlantis”"),
        ("pictures = { obelisco = \"dome\" }", "“obelisco” is no regular building"),
        ("medallions = { duomo = \"spire\" }", "“duomo” is no Mystic Building"),
        ("medallions = { obelisco = \"dome\" }", "unknown variant `dome`, expected one of `spire`"),
        ("ribbons = { obelisco = [] }", "0 lines"),
        ("columns = [150]", "1 sizes are given, but the board has 11 columns"),
        ("rows = [150, 150, 150, 150, 150, 150, 150, 9]", "a size is 9"),
        ("squares = [[1, 2.5, 16]]", "[1, 2.5] is no crossing"),
        ("boulevards = [{ from = 0, to = 3 }]", "either a row or a column"),
        ("rivers = [{ course = [[0, 0]] }]", "two positions"),
        ("rivers = [{ course = [[0, 0], [nan, 0]] }]", "a position is NaN"),
        ("rivers = [{ course = [[0, 0], [500, 0]] }]", "a position is 500"),
        ("bridges = [{ between = [\"duomo\", \"via-po\"] }]", "no neighbours"),
        ("banks = [{ spaces = [\"duomo\"], shift = [0, 400] }]", "a shift is 400"),
        ("regions = [{ name = \"a\\tb\", at = [0, 0] }]", "cannot be seen"),
        ("dragons = true", "unknown field `dragons`"),
    ];
    for (hint, words) in expected {
        let message = message(hint);
        assert!(message.contains(words), "{hint}: {message}");
    }
}
