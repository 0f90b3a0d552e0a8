//! What a player thought when it decided, as data. The sentence for it: the locale crate.

use armonium_rules::Character;

/// The thought behind a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thought {
    /// It declared, that sure of the Chosen One, and would have declared from this confidence on.
    Declared {
        /// Whom it named.
        character: Character,
        /// How sure it was, from 0 to 1.
        sure: f64,
        /// How sure it wanted to be.
        needed: f64,
    },
}
