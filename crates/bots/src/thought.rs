//! What a bot thought when it decided, as data. Sentences: the locale crate.

use armonium_rules::{Character, Target};
use serde::{Deserialize, Serialize};

/// The thought behind a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thought {
    /// It declared.
    Declared {
        /// The character it named.
        character: Character,
        /// How sure it was, from 0 to 1.
        sure: f64,
        /// How sure it wanted to be.
        needed: f64,
    },
    /// It bid for a position, or passed.
    Auction {
        /// The position, from 1.
        position: u8,
        /// The most Time it would have paid.
        most: u8,
        /// What made the position worth it.
        why: BidReason,
    },
    /// It chose a character for a whole turn.
    Turn {
        /// Its guess who the Chosen One is.
        guess: Character,
        /// The probability of that, from 0 to 1.
        odds: f64,
        /// The value of the turn, in Music Pages.
        pages: f64,
    },
    /// It looked at cards for information.
    Look {
        /// Whose.
        target: Target,
        /// The expected information gain, in bits.
        bits: f64,
    },
    /// It searched.
    Searched {
        /// The share of worlds in which the decision wins, from 0 to 1.
        chance: f64,
        /// The number of worlds.
        worlds: u32,
    },
}

/// What makes a turn position worth Time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BidReason {
    /// To be among the first to choose a character.
    Choice,
    /// The event's gift to this position.
    Event,
    /// To win before the others, or to stop them.
    Race,
    /// To place a Location Tile.
    Location,
    /// To place a Clue.
    Clue,
}

impl BidReason {
    /// Every reason.
    pub const ALL: [Self; 5] = [Self::Choice, Self::Event, Self::Race, Self::Location, Self::Clue];
}
