//! Players that see a View and nothing else, and what a View lets them know, exactly.

mod apprentice;
mod belief;
mod dice;
mod random;
mod winning;

pub use apprentice::Apprentice;
pub use belief::Belief;
pub use random::Random;

use armonium_rules::{Action, Content, View};

/// A player. All it ever sees is a View of its seat, with the legal actions in it.
pub trait Bot {
    /// Decides what to do. Nothing is decided only where the View offers nothing.
    fn decide(&mut self, content: &Content, view: &View) -> Option<Action>;
}
