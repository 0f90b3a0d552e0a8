//! What a player thought when it decided, as data. The sentence for it: the locale crate.

use armonium_rules::{Character, Target};

/// The thought behind a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thought {
    /// It declared, that sure of the Chosen One.
    Declared {
        /// Whom it named.
        character: Character,
        /// How sure it was, from 0 to 1.
        sure: f64,
        /// How sure it wanted to be.
        needed: f64,
    },
    /// A position was worth bidding for, or no longer.
    Auction {
        /// The position, from 1.
        position: u8,
        /// The most Time it would have paid.
        most: u8,
        /// What made the position worth it.
        why: Lure,
    },
    /// It chose a character for a whole turn.
    Turn {
        /// Who it took for the Chosen One then, and how likely that was.
        guess: Character,
        /// From 0 to 1.
        odds: f64,
        /// What the turn was worth, in Music Pages.
        pages: f64,
    },
    /// It looked at cards, to learn something.
    Look {
        /// Whose.
        target: Target,
        /// The bits of doubt it hoped to lose.
        bits: f64,
    },
    /// It tried the decision out in many worlds and would win in so many of them.
    Searched {
        /// From 0 to 1.
        chance: f64,
        /// In how many worlds.
        worlds: u32,
    },
}

/// What makes a turn position worth Time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lure {
    /// To be among the first to choose a character.
    Choice,
    /// What the event gives this position.
    Event,
    /// To win before the others, or to stop them.
    Race,
    /// To place a Location Tile.
    Location,
    /// To place a Clue.
    Clue,
}

impl Lure {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Choice, Self::Event, Self::Race, Self::Location, Self::Clue];
}
