//! One step of an explanation: by which rule, from which facts and earlier steps, what it decides.

use crate::Place;
use armonium_rules::{Character, CharacterSet};
use serde::{Deserialize, Serialize};

/// A way to conclude something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// The own cards.
    Own,
    /// The cards that lie face up.
    FaceUp,
    /// What was seen.
    Saw,
    /// What was laid open.
    Revealed,
    /// Who was named in vain.
    Named,
    /// Who was not seen.
    Struck,
    /// A blotted note that leaves few names for a place.
    Blotted,
    /// Two cards in two places.
    Mixed,
    /// A card in one of some places.
    Astray,
    /// A note that only the chart of its Hour explains.
    Charted,
    /// One name is left for the Chosen One.
    LastName,
    /// A place has all its cards.
    Full,
    /// A card has one place left.
    OnlyPlace,
    /// A place has just enough cards left.
    OnlyCards,
    /// Of the names in a blotted note just enough are left.
    Remains,
    /// The rest of a place belongs to the names in a blotted note.
    Taken,
    /// Of two cards in two places one is known.
    Unmixed,
    /// Some cards need all the room of some places.
    CountCards,
    /// Some places need all the cards that are left for them.
    CountPlaces,
}

/// One square of the grid, decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleSquare"))]
#[serde(deny_unknown_fields)]
pub struct Square {
    /// Whose card.
    pub character: Character,
    /// Where.
    pub place: Place,
    /// Does it lie there?
    pub holds: bool,
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// By which rule.
    pub rule: Rule,
    /// The facts it reads.
    pub facts: Vec<u8>,
    /// The earlier steps it builds on.
    pub steps: Vec<u8>,
    /// The cards it speaks of.
    pub cards: CharacterSet,
    /// The places it speaks of.
    pub places: Vec<Place>,
    /// The squares it decides.
    pub decides: Vec<Square>,
}

impl Rule {
    /// Is it nothing but what the reader holds or everybody sees from the beginning?
    pub const fn is_given(self) -> bool {
        matches!(self, Rule::Own | Rule::FaceUp)
    }

    /// How much thinking it takes, from 0.
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
