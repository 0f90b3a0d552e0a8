//! Turin with something changed, and what the loader says about it.

use armonium_pack::{Pack, PackError, Position};

/// The text of a pack that is kept as it is, so that tuning the default pack changes no refusal.
pub const TURIN: &str = include_str!("../../../../fixtures/packs/turin-1.toml");

/// Where the loader is expected to point.
pub const HERE: char = '§';

/// That text with each `from` replaced by its `to`. Every `from` must occur exactly once.
pub fn turin_with(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(TURIN.to_owned(), |text, (from, to)| {
        assert_eq!(text.matches(from).count(), 1, "{from:?} must occur once in turin-1.toml");
        text.replace(from, to)
    })
}

/// Reads a text with the mark `HERE` in it, which must be refused there and with these words.
pub fn refused(marked: &str, says: &str) -> PackError {
    let at = marked.find(HERE).expect("the text says where the error is expected");
    let text = marked.replace(HERE, "");
    let error = Pack::read(&text, "a.toml").expect_err(says);
    let before = &marked[..at];
    let column =
        before.lines().last().filter(|_| !before.ends_with('\n')).unwrap_or_default().chars().count() + 1;
    let position = Position { line: before.matches('\n').count() + 1, column };
    assert_eq!(error.to_string(), format!("a.toml:{}:{}: {says}", position.line, position.column));
    assert_eq!(error.position, Some(position));
    error
}
