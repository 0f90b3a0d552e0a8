//! The lower yardstick: any legal action, each as likely as the others.

use crate::Bot;
use crate::dice::Dice;
use armonium_rules::{Action, Content, View};

/// Decides by chance alone.
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed) }
    }
}

impl Bot for Random {
    fn decide(&mut self, _: &Content, view: &View) -> Option<Action> {
        if view.legal.is_empty() {
            return None;
        }
        view.legal.get(self.dice.below(view.legal.len())).copied()
    }
}
