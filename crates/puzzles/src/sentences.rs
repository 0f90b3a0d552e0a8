//! Puzzles as text: player names, grade names, and a sentence for each [`PuzzleMessage`].

use crate::{Grade, Layout, Place, Puzzle, PuzzleMessage};
use armonium_locale::{Language, Words, character_key};
use armonium_rules::Character;

/// The names of the players of a puzzle, by seat.
pub fn player_names(language: Language, puzzle: &Puzzle) -> Vec<String> {
    let name = |number: &u8| language.message(&format!("puzzle-name-{number}"), &[]);
    puzzle.names.iter().map(name).collect()
}

/// The name of a grade.
pub fn grade_name(language: Language, grade: Grade) -> String {
    language.message(&format!("puzzle-grade-{}", grade.number()), &[])
}

/// The reader of a puzzle, and the Hour of its moment.
pub fn reader(words: &Words<'_>, puzzle: &Puzzle) -> String {
    let you = words.sentence("puzzle-you").player(puzzle.seat);
    you.hour(puzzle.hour).number("count", puzzle.players).text()
}

/// The heading of an Hour.
pub fn hour(words: &Words<'_>, hour: u8) -> String {
    words.sentence("puzzle-hour").hour(hour).text()
}

/// The sentence of a message.
pub fn sentence(words: &Words<'_>, layout: Layout, message: &PuzzleMessage) -> String {
    let list = |parts: Vec<String>| words.language().list(&parts);
    let cards = message.cards.iter().map(|card| words.character(*card)).collect();
    let places = message.places.iter().map(|at| place(words, layout, *at)).collect();
    let choices = message.choices.iter().map(|choice| {
        let card = words.character(choice.character);
        words.sentence("puzzle-choice").player(choice.seat).with("cards", card).text()
    });
    let mut sentence = words
        .sentence(format!("puzzle-{}", message.key))
        .with("place", message.kind(layout))
        .with("cards", list(cards))
        .with("cardsKey", only_key(&message.cards))
        .with("places", list(places))
        .with("choices", list(choices.collect()))
        .hour(message.hour.unwrap_or_default())
        .number("count", message.count.unwrap_or_default());
    let first = match message.places.first() {
        Some(Place::Hand(seat)) => Some(*seat),
        _ => None,
    };
    if let Some(seat) = message.seat.or(first) {
        sentence = sentence.player(seat);
    }
    if let Some(seat) = message.other {
        sentence = sentence.other(seat);
    }
    sentence.text()
}

fn place(words: &Words<'_>, layout: Layout, place: Place) -> String {
    let kind = PuzzleMessage { places: vec![place], ..PuzzleMessage::default() }.kind(layout);
    let sentence = words.sentence("puzzle-place").with("place", kind);
    match place {
        Place::Hand(seat) => sentence.player(seat),
        Place::Deck | Place::Chosen => sentence,
    }
    .text()
}

/// The key of a single card, which some languages need for agreement.
fn only_key(cards: &[Character]) -> &'static str {
    match cards {
        [one] => character_key(*one),
        _ => "several",
    }
}
