//! The facts of a puzzle: what the reader holds, saw and noted. A claim is what a fact implies about the cards.

use crate::{Layout, Place};
use armonium_rules::{Character, CharacterSet, Seat};
use serde::{Deserialize, Serialize};

/// One player's choice of a Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleChoice"))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The player.
    pub seat: Seat,
    /// The Character.
    pub character: Character,
}

/// Who had chosen a Character in that Hour; noted in place of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// One of the players.
    Somebody,
    /// No player.
    Nobody,
    /// This player.
    Player(Seat),
}

/// One line of the notebook. Every line is true; some say less than the reader once knew, because soot covers a part.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are: when, who, where, which cards, how many")]
pub enum Fact {
    /// The reader's own Character Cards.
    Own { cards: CharacterSet },
    /// Character Cards that lie face up beside the board.
    FaceUp { cards: CharacterSet },
    /// The reader looked there and saw these Characters.
    Saw { hour: u8, place: Place, cards: CharacterSet },
    /// The reader saw `count` Characters there, all among these.
    Blotted { hour: u8, place: Place, cards: CharacterSet, count: u8 },
    /// The reader saw every Character there, none of these among them.
    Struck { hour: u8, place: Place, cards: CharacterSet },
    /// The reader saw these two, one in each place, in unknown order.
    Mixed { hour: u8, cards: [Character; 2], places: [Place; 2] },
    /// The reader saw this Character in one of these places.
    Astray { hour: u8, character: Character, places: Vec<Place> },
    /// Who chose whom in an Hour that is over.
    Chart { hour: u8, choices: Vec<Choice> },
    /// The reader saw one Character there, and noted only who had chosen it in that Hour.
    Charted { hour: u8, place: Place, by: Chooser },
    /// A player ran out of Time and revealed these.
    Revealed { hour: u8, seat: Seat, cards: CharacterSet },
    /// A player declared victory and named this Character, wrongly.
    Named { hour: u8, seat: Seat, character: Character },
    /// Another player looked at this many cards. Proves nothing.
    Looked { hour: u8, seat: Seat, place: Place, count: u8 },
    /// The reader looked at this many cards of a hand, all Power Cards. Proves nothing.
    Powers { hour: u8, place: Place, count: u8 },
}

/// What a fact implies about card locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// All of these lie there.
    At(CharacterSet, Place),
    /// None of these lies there.
    NotAt(CharacterSet, Place),
    /// At least this many of these lie there.
    Among(CharacterSet, Place, u8),
    /// One of the two lies in each place.
    Mixed([Character; 2], [Place; 2]),
    /// The card lies in one of these places (a bit set).
    In(Character, u8),
}

impl Fact {
    /// Its Hour; 0 for the setup.
    pub fn hour(&self) -> u8 {
        match self {
            Fact::Own { .. } | Fact::FaceUp { .. } => 0,
            Fact::Saw { hour, .. }
            | Fact::Blotted { hour, .. }
            | Fact::Struck { hour, .. }
            | Fact::Mixed { hour, .. }
            | Fact::Astray { hour, .. }
            | Fact::Chart { hour, .. }
            | Fact::Charted { hour, .. }
            | Fact::Revealed { hour, .. }
            | Fact::Named { hour, .. }
            | Fact::Looked { hour, .. }
            | Fact::Powers { hour, .. } => *hour,
        }
    }

    /// Its claim, for the reader in this seat, with the index of a fact it refers to.
    pub(crate) fn claim(&self, layout: Layout, reader: Seat, all: &[Fact]) -> Option<(Claim, Option<usize>)> {
        let claim = match *self {
            Fact::Own { cards } => Claim::At(cards, Place::Hand(reader)),
            Fact::FaceUp { cards } => Claim::At(cards, Place::Deck),
            Fact::Saw { place, cards, .. } => Claim::At(cards, place),
            Fact::Blotted { place, cards, count, .. } => Claim::Among(cards, place, count),
            Fact::Struck { place, cards, .. } => Claim::NotAt(cards, place),
            Fact::Mixed { cards, places, .. } => Claim::Mixed(cards, places),
            Fact::Astray { character, ref places, .. } => {
                Claim::In(character, places.iter().fold(0, |bits, place| bits | 1 << layout.index(*place)))
            }
            Fact::Revealed { seat, cards, .. } => Claim::At(cards, Place::Hand(seat)),
            Fact::Named { character, .. } => Claim::NotAt(CharacterSet::of(character), Place::Chosen),
            Fact::Charted { hour, place, by } => {
                let of_hour = |fact: &Fact| matches!(fact, Fact::Chart { hour: known, .. } if *known == hour);
                let index = all.iter().position(of_hour)?;
                let Fact::Chart { choices, .. } = &all[index] else { return None };
                return Some((Claim::Among(by.chosen(choices), place, 1), Some(index)));
            }
            Fact::Chart { .. } | Fact::Looked { .. } | Fact::Powers { .. } => return None,
        };
        Some((claim, None))
    }

    /// True if its values are possible in this layout by this Hour.
    pub(crate) fn is_sound(&self, layout: Layout, now: u8) -> bool {
        let seat = |seat: &Seat| layout.has(Place::Hand(*seat));
        let fits = match self {
            Fact::Own { cards } | Fact::FaceUp { cards } => !cards.is_empty(),
            Fact::Saw { place, cards, .. } | Fact::Struck { place, cards, .. } => {
                layout.has(*place) && !cards.is_empty()
            }
            Fact::Blotted { place, cards, count, .. } => {
                layout.has(*place)
                    && (1..=layout.room(*place)).contains(count)
                    && cards.len() >= usize::from(*count)
            }
            Fact::Mixed { cards, places, .. } => {
                cards[0] != cards[1]
                    && places[0] != places[1]
                    && places.iter().all(|place| layout.has(*place))
            }
            Fact::Astray { places, .. } => {
                !places.is_empty() && places.iter().all(|place| layout.has(*place))
            }
            Fact::Chart { choices, hour } => *hour < now && choices.iter().all(|choice| seat(&choice.seat)),
            Fact::Charted { place, by, hour } => {
                let known = match by {
                    Chooser::Player(player) => seat(player),
                    Chooser::Somebody | Chooser::Nobody => true,
                };
                layout.has(*place) && known && *hour < now
            }
            Fact::Revealed { seat: player, cards, .. } => seat(player) && !cards.is_empty(),
            Fact::Named { seat: player, .. } => seat(player),
            Fact::Looked { seat: player, place, .. } => seat(player) && layout.has(*place),
            Fact::Powers { place, .. } => layout.has(*place),
        };
        fits && self.hour() <= now
    }
}

impl Chooser {
    /// The candidates, given the choices of that Hour.
    pub(crate) fn chosen(self, choices: &[Choice]) -> CharacterSet {
        let by = |wanted: &dyn Fn(Seat) -> bool| -> CharacterSet {
            choices.iter().filter(|choice| wanted(choice.seat)).map(|choice| choice.character).collect()
        };
        match self {
            Chooser::Somebody => by(&|_| true),
            Chooser::Nobody => CharacterSet::ALL.without(by(&|_| true)),
            Chooser::Player(seat) => by(&|chooser| chooser == seat),
        }
    }
}
