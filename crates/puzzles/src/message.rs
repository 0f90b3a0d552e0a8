//! Messages for facts, steps, questions and answers: a Fluent key with its arguments, shared by command line and page. The
//! texts are in `locales/*/puzzles.ftl`.

use crate::{Answer, Choice, Chooser, Fact, Layout, Place, Puzzle, Question, Rule, Step};
use armonium_rules::{Character, CharacterSet, Seat};
use serde::Serialize;

/// The number of player names: `puzzle-name-0` and so on.
pub const NAMES: u8 = 10;

/// A message with its arguments. The Fluent ID is `puzzle-` and the key; the variables are `$player` (`seat`, or the owner of
/// the first place), `$other`, `$cards` and `$places` (lists), `$place` (`hand`, `deck`, `table` or `chosen`), `$hour`,
/// `$count` and `$choices`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleMessage {
    /// The key, without `puzzle-`.
    pub key: &'static str,
    /// A player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Another player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other: Option<Seat>,
    /// Characters.
    pub cards: Vec<Character>,
    /// Places.
    pub places: Vec<Place>,
    /// An Hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hour: Option<u8>,
    /// A number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub count: Option<u8>,
    /// Who chose whom.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Choice>>", optional))]
    pub choices: Vec<Choice>,
}

impl PuzzleMessage {
    fn new(key: &'static str) -> Self {
        Self { key, ..Self::default() }
    }

    fn cards(mut self, cards: CharacterSet) -> Self {
        self.count = Some(cards.len() as u8);
        self.cards = cards.collect();
        self
    }

    fn count(mut self, count: u8) -> Self {
        self.count = Some(count);
        self
    }

    fn hour(mut self, hour: u8) -> Self {
        self.hour = Some(hour);
        self
    }

    fn seat(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    fn other(mut self, seat: Seat) -> Self {
        self.other = Some(seat);
        self
    }

    fn places(mut self, places: &[Place]) -> Self {
        self.places = places.to_vec();
        self
    }

    /// The kind of the first place, for selectors.
    pub fn kind(&self, layout: Layout) -> &'static str {
        match self.places.first() {
            Some(Place::Hand(_)) => "hand",
            Some(Place::Deck) if layout.players() == 3 => "table",
            Some(Place::Deck) => "deck",
            Some(Place::Chosen) | None => "chosen",
        }
    }
}

impl Fact {
    /// Its message for the reader in this seat.
    pub fn message(&self, reader: Seat) -> PuzzleMessage {
        match self {
            Fact::Own { cards } => PuzzleMessage::new("fact-own").cards(*cards),
            Fact::FaceUp { cards } => PuzzleMessage::new("fact-face-up").cards(*cards),
            Fact::Saw { hour, place, cards } => {
                PuzzleMessage::new("fact-saw").hour(*hour).places(&[*place]).cards(*cards)
            }
            Fact::Blotted { hour, place, cards, count } => {
                PuzzleMessage::new("fact-blotted").hour(*hour).places(&[*place]).cards(*cards).count(*count)
            }
            Fact::Struck { hour, place, cards } => {
                PuzzleMessage::new("fact-struck").hour(*hour).places(&[*place]).cards(*cards)
            }
            Fact::Mixed { hour, cards, places } => PuzzleMessage::new("fact-mixed")
                .hour(*hour)
                .places(places)
                .cards(cards.iter().copied().collect()),
            Fact::Astray { hour, character, places } => PuzzleMessage::new("fact-astray")
                .hour(*hour)
                .places(places)
                .cards(CharacterSet::of(*character)),
            Fact::Chart { hour, choices } => {
                PuzzleMessage { choices: choices.clone(), ..PuzzleMessage::new("fact-chart").hour(*hour) }
            }
            Fact::Charted { hour, place, by } => match by {
                Chooser::Somebody => PuzzleMessage::new("fact-charted-somebody"),
                Chooser::Nobody => PuzzleMessage::new("fact-charted-nobody"),
                Chooser::Player(seat) if *seat == reader => PuzzleMessage::new("fact-charted-you"),
                Chooser::Player(seat) => PuzzleMessage::new("fact-charted-player").other(*seat),
            }
            .hour(*hour)
            .places(&[*place]),
            Fact::Revealed { hour, seat, cards } => {
                PuzzleMessage::new("fact-revealed").hour(*hour).seat(*seat).cards(*cards)
            }
            Fact::Named { hour, seat, character } => {
                PuzzleMessage::new("fact-named").hour(*hour).seat(*seat).cards(CharacterSet::of(*character))
            }
            Fact::Looked { hour, seat, place, count } => {
                let message = match place {
                    Place::Hand(owner) if *owner == reader => PuzzleMessage::new("fact-looked-you"),
                    Place::Hand(owner) => PuzzleMessage::new("fact-looked-hand").other(*owner),
                    Place::Deck | Place::Chosen => PuzzleMessage::new("fact-looked-deck"),
                };
                message.hour(*hour).seat(*seat).count(*count)
            }
            Fact::Powers { hour, place, count } => {
                PuzzleMessage::new("fact-powers").hour(*hour).places(&[*place]).count(*count)
            }
        }
    }
}

impl Step {
    /// Its message.
    pub fn message(&self) -> PuzzleMessage {
        let key = match self.rule {
            Rule::Own => "step-own",
            Rule::FaceUp => "step-face-up",
            Rule::Saw => "step-saw",
            Rule::Revealed => "step-revealed",
            Rule::Named => "step-named",
            Rule::Struck => "step-struck",
            Rule::Blotted => "step-blotted",
            Rule::Mixed => "step-mixed",
            Rule::Astray => "step-astray",
            Rule::Charted => "step-charted",
            Rule::LastName => "step-last-name",
            Rule::Full => "step-full",
            Rule::OnlyPlace => "step-only-place",
            Rule::OnlyCards => "step-only-cards",
            Rule::Remains => "step-remains",
            Rule::Taken => "step-taken",
            Rule::Unmixed => "step-unmixed",
            Rule::CountCards => "step-count-cards",
            Rule::CountPlaces => "step-count-places",
        };
        PuzzleMessage::new(key).cards(self.cards).places(&self.places)
    }
}

impl Question {
    /// Its message.
    pub fn message(&self) -> PuzzleMessage {
        match self {
            Question::Chosen {} => PuzzleMessage::new("question-chosen"),
            Question::Holds { seat } => PuzzleMessage::new("question-holds").seat(*seat),
            Question::Lies { character } => {
                PuzzleMessage::new("question-lies").cards(CharacterSet::of(*character))
            }
        }
    }
}

impl Puzzle {
    /// The message of the answer.
    pub fn answer_message(&self) -> PuzzleMessage {
        match (self.question, self.answer) {
            (Question::Chosen {}, Answer::Character { character }) => {
                PuzzleMessage::new("answer-chosen").cards(CharacterSet::of(character))
            }
            (Question::Holds { seat }, Answer::Character { character }) => {
                PuzzleMessage::new("answer-holds").seat(seat).cards(CharacterSet::of(character))
            }
            (Question::Lies { character }, Answer::Place { place }) => {
                PuzzleMessage::new("answer-lies").places(&[place]).cards(CharacterSet::of(character))
            }
            (_, Answer::Character { character }) => {
                PuzzleMessage::new("answer-chosen").cards(CharacterSet::of(character))
            }
            (_, Answer::Place { place }) => PuzzleMessage::new("answer-lies").places(&[place]),
        }
    }
}
