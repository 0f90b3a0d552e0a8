//! The baseline: any legal action with equal probability.

use crate::Bot;
use crate::rng::BotRng;
use armonium_rules::{Action, Content, View};

/// Decides at random.
pub struct Random {
    rng: BotRng,
}

impl Random {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: BotRng::new(seed) }
    }
}

impl Bot for Random {
    fn decide(&mut self, _: &Content, view: &View) -> Option<Action> {
        if view.legal.is_empty() {
            return None;
        }
        view.legal.get(self.rng.below(view.legal.len())).copied()
    }
}
