//! Bots: players that see a View and nothing else. What a View lets a seat know: the belief crate.

#![warn(clippy::disallowed_methods)]

mod advice;
mod apprentice;
mod bidding;
mod bot_kind;
mod detective;
mod distances;
mod evaluation;
mod heuristic;
mod inference;
mod master;
mod plan;
mod plausible_random;
mod playout;
mod random;
mod reach;
mod review;
mod rng;
mod search;
mod self_play;
mod thought;
mod time_budget;
mod value;
mod win_estimate;
mod win_search;
mod winning_item;

pub use advice::{Advice, CharacterReason};
pub use apprentice::Apprentice;
pub use armonium_table::Level;
pub use bot_kind::{BotKind, UnknownBot};
pub use detective::Detective;
pub use evaluation::{EvaluatedAction, Evaluation};
pub use heuristic::Weights;
pub use inference::{BehaviourWatcher, CHOSEN_EVIDENCE, Evidence, FENRIR_EVIDENCE, Inference};
pub use master::Master;
pub use plausible_random::PlausibleRandom;
pub use random::Random;
pub use review::{Depth, Review, ReviewStop, ReviewedMove, had_choice};
pub use self_play::SelfPlay;
pub use thought::{BidReason, Thought};
pub use value::{FEATURES, FeatureExtractor, STAGES};
pub use win_search::best_winning_turn;

use armonium_rules::{Action, Content, Event, Public, View};

/// A bot. It sees only the View of its seat, with the legal actions in it, and the events its seat sees.
pub trait Bot: Send {
    /// Observes what happened, as its seat saw it, and the open information after it.
    fn watch(&mut self, _content: &Content, _public: &Public, _events: &[Event]) {}

    /// Decides; `None` only if the View offers no action.
    fn decide(&mut self, content: &Content, view: &View) -> Option<Action>;

    /// The thought behind its last decision, if any. Only its seat may see it before the game is over.
    fn thought(&self) -> Option<Thought> {
        None
    }
}
