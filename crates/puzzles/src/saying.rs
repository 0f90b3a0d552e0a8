//! What is said of facts, steps, questions and answers: the key of a message and the nouns that fill it in, so that the
//! terminal and the page say the same. The messages themselves: `locales/*/puzzles.ftl`.

use crate::{Answer, Choice, Chooser, Fact, Layout, Place, Puzzle, Question, Rule, Step};
use armonium_rules::{Character, CharacterSet, Seat};
use serde::Serialize;

/// How many names there are for players: `puzzle-name-0` and on.
pub const NAMES: u8 = 10;

/// A message to be filled in. `puzzle-` and the key is the message; the nouns are the variables `$player` (the first seat
/// that is named), `$other`, `$cards` and `$places` (lists), `$place` (`hand`, `deck`, `table` or `chosen`), `$hour`,
/// `$count` and `$choices`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Saying {
    /// Which message.
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

impl Saying {
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

    /// What kind of place the first is, as messages select by it.
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
    /// What is said of it, for the reader in this seat.
    pub fn saying(&self, reader: Seat) -> Saying {
        match self {
            Fact::Own { cards } => Saying::new("fact-own").cards(*cards),
            Fact::FaceUp { cards } => Saying::new("fact-face-up").cards(*cards),
            Fact::Saw { hour, place, cards } => {
                Saying::new("fact-saw").hour(*hour).places(&[*place]).cards(*cards)
            }
            Fact::Blotted { hour, place, cards, count } => {
                Saying::new("fact-blotted").hour(*hour).places(&[*place]).cards(*cards).count(*count)
            }
            Fact::Struck { hour, place, cards } => {
                Saying::new("fact-struck").hour(*hour).places(&[*place]).cards(*cards)
            }
            Fact::Mixed { hour, cards, places } => {
                Saying::new("fact-mixed").hour(*hour).places(places).cards(cards.iter().copied().collect())
            }
            Fact::Astray { hour, character, places } => {
                Saying::new("fact-astray").hour(*hour).places(places).cards(CharacterSet::of(*character))
            }
            Fact::Chart { hour, choices } => {
                Saying { choices: choices.clone(), ..Saying::new("fact-chart").hour(*hour) }
            }
            Fact::Charted { hour, place, by } => match by {
                Chooser::Somebody => Saying::new("fact-charted-somebody"),
                Chooser::Nobody => Saying::new("fact-charted-nobody"),
                Chooser::Player(seat) if *seat == reader => Saying::new("fact-charted-you"),
                Chooser::Player(seat) => Saying::new("fact-charted-player").other(*seat),
            }
            .hour(*hour)
            .places(&[*place]),
            Fact::Revealed { hour, seat, cards } => {
                Saying::new("fact-revealed").hour(*hour).seat(*seat).cards(*cards)
            }
            Fact::Named { hour, seat, character } => {
                Saying::new("fact-named").hour(*hour).seat(*seat).cards(CharacterSet::of(*character))
            }
            Fact::Looked { hour, seat, place, count } => {
                let saying = match place {
                    Place::Hand(owner) if *owner == reader => Saying::new("fact-looked-you"),
                    Place::Hand(owner) => Saying::new("fact-looked-hand").other(*owner),
                    Place::Deck | Place::Chosen => Saying::new("fact-looked-deck"),
                };
                saying.hour(*hour).seat(*seat).count(*count)
            }
            Fact::Powers { hour, place, count } => {
                Saying::new("fact-powers").hour(*hour).places(&[*place]).count(*count)
            }
        }
    }
}

impl Step {
    /// What is said of it.
    pub fn saying(&self) -> Saying {
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
        Saying::new(key).cards(self.cards).places(&self.places)
    }
}

impl Question {
    /// What is said of it.
    pub fn saying(&self) -> Saying {
        match self {
            Question::Chosen {} => Saying::new("question-chosen"),
            Question::Holds { seat } => Saying::new("question-holds").seat(*seat),
            Question::Lies { character } => Saying::new("question-lies").cards(CharacterSet::of(*character)),
        }
    }
}

impl Puzzle {
    /// The answer in words.
    pub fn answer_saying(&self) -> Saying {
        match (self.question, self.answer) {
            (Question::Chosen {}, Answer::Character { character }) => {
                Saying::new("answer-chosen").cards(CharacterSet::of(character))
            }
            (Question::Holds { seat }, Answer::Character { character }) => {
                Saying::new("answer-holds").seat(seat).cards(CharacterSet::of(character))
            }
            (Question::Lies { character }, Answer::Place { place }) => {
                Saying::new("answer-lies").places(&[place]).cards(CharacterSet::of(character))
            }
            (_, Answer::Character { character }) => {
                Saying::new("answer-chosen").cards(CharacterSet::of(character))
            }
            (_, Answer::Place { place }) => Saying::new("answer-lies").places(&[place]),
        }
    }
}
