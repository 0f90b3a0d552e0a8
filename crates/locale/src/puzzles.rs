//! What is said of puzzles: their sayings filled in.

use crate::messages::Language;
use crate::names::{Words, character_key};
use crate::roman::roman;
use armonium_puzzles::{Grade, Layout, Place, Puzzle, Saying};
use armonium_rules::Character;
use fluent_bundle::FluentArgs;

impl Language {
    /// What the players of a puzzle are called, seat by seat.
    pub fn puzzle_names(self, puzzle: &Puzzle) -> Vec<String> {
        let name = |number: &u8| self.say(&format!("puzzle-name-{number}"), &FluentArgs::new());
        puzzle.names.iter().map(name).collect()
    }

    /// What a grade is called.
    pub fn puzzle_grade(self, grade: Grade) -> String {
        self.say(&format!("puzzle-grade-{}", grade.number()), &FluentArgs::new())
    }
}

impl Words<'_> {
    /// Who the reader of a puzzle is, and when.
    pub fn puzzle_reader(&self, puzzle: &Puzzle) -> String {
        let you = self.sentence("puzzle-you").player(puzzle.seat);
        you.hour(puzzle.hour).number("count", puzzle.players).text()
    }

    /// An Hour of a chronicle.
    pub fn puzzle_hour(&self, hour: u8) -> String {
        self.sentence("puzzle-hour").hour(hour).text()
    }

    /// A saying of a puzzle with these places.
    pub fn puzzle(&self, layout: Layout, saying: &Saying) -> String {
        let cards: Vec<String> = saying.cards.iter().map(|card| self.character(*card)).collect();
        let places: Vec<String> =
            saying.places.iter().map(|place| self.puzzle_place(layout, *place)).collect();
        let choices = saying.choices.iter().map(|choice| {
            let card = self.character(choice.character);
            self.sentence("puzzle-choice").player(choice.seat).with("cards", card).text()
        });
        let choices: Vec<String> = choices.collect();
        let first = match saying.places.first() {
            Some(Place::Hand(seat)) => Some(*seat),
            _ => None,
        };
        let mut args = FluentArgs::new();
        if let Some(seat) = saying.seat.or(first) {
            args.set("player", self.player(seat));
        }
        if let Some(seat) = saying.other {
            args.set("other", self.player(seat));
        }
        args.set("place", saying.kind(layout));
        args.set("cards", self.language().list(&cards));
        args.set("cardsKey", only_key(&saying.cards));
        args.set("places", self.language().list(&places));
        args.set("choices", self.language().list(&choices));
        args.set("hour", roman(saying.hour.unwrap_or_default()));
        args.set("count", saying.count.unwrap_or_default());
        self.language().say(&format!("puzzle-{}", saying.key), &args)
    }

    fn puzzle_place(&self, layout: Layout, place: Place) -> String {
        let kind = Saying { places: vec![place], ..Saying::default() }.kind(layout);
        let sentence = self.sentence("puzzle-place").with("place", kind);
        match place {
            Place::Hand(seat) => sentence.player(seat),
            Place::Deck | Place::Chosen => sentence,
        }
        .text()
    }
}

/// The key of the only card, which some languages select by; of several, none.
fn only_key(cards: &[Character]) -> &'static str {
    match cards {
        [one] => character_key(*one),
        _ => "several",
    }
}
