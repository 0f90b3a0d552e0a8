//! One step of an explanation: a rule, its premises and the squares it decides.

use crate::Place;
use armonium_rules::{Character, CharacterSet};
use serde::{Deserialize, Serialize};

/// A rule of inference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// The cards in hand.
    Own,
    /// The face-up cards.
    FaceUp,
    /// Cards the reader saw.
    Saw,
    /// Cards a player revealed.
    Revealed,
    /// A wrongly declared name.
    Named,
    /// Characters that were not among those seen.
    Struck,
    /// A blotted note that leaves few candidates for a place.
    Blotted,
    /// Two cards in two places.
    Mixed,
    /// A card in one of some places.
    Astray,
    /// A note that refers to the chart of its Hour.
    Charted,
    /// One name is left for the Chosen One.
    LastName,
    /// A place has all its cards.
    Full,
    /// A card has one place left.
    OnlyPlace,
    /// A place has just enough cards left.
    OnlyCards,
    /// A blotted note has exactly enough candidates left.
    Remains,
    /// The rest of a place is reserved for the names in a blotted note.
    Taken,
    /// Of two cards in two places one is known.
    Unmixed,
    /// Some cards fill all the room of some places.
    CountCards,
    /// Some places need all their remaining candidates.
    CountPlaces,
}

/// A decided square of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleSquare"))]
#[serde(deny_unknown_fields)]
pub struct Square {
    /// The card.
    pub character: Character,
    /// The place.
    pub place: Place,
    /// True if the card lies there.
    pub holds: bool,
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// The facts it uses.
    pub facts: Vec<u8>,
    /// The earlier steps it uses.
    pub steps: Vec<u8>,
    /// The cards in its message.
    pub cards: CharacterSet,
    /// The places in its message.
    pub places: Vec<Place>,
    /// The squares it decides.
    pub decides: Vec<Square>,
}

impl Rule {
    /// True if it only reads hand or face-up cards.
    pub const fn is_given(self) -> bool {
        matches!(self, Rule::Own | Rule::FaceUp)
    }

    /// The depth of reasoning, from 0.
    pub const fn depth(self) -> u8 {
        match self {
            Rule::Own | Rule::FaceUp => 0,
            Rule::Saw | Rule::Revealed | Rule::Named | Rule::LastName => 1,
            Rule::Struck
            | Rule::Blotted
            | Rule::Mixed
            | Rule::Astray
            | Rule::Charted
            | Rule::Full
            | Rule::OnlyPlace
            | Rule::OnlyCards => 2,
            Rule::Remains | Rule::Taken | Rule::Unmixed => 3,
            Rule::CountCards | Rule::CountPlaces => 4,
        }
    }
}
