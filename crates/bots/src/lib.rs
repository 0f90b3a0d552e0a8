//! Bots: players that see a View and nothing else. What a View lets them know: the belief crate.

mod advice;
mod apprentice;
mod bidding;
mod detective;
mod dice;
mod inference;
mod judge;
mod kind;
mod lively;
mod master;
mod plan;
mod random;
mod reach;
mod review;
mod rollout;
mod search;
mod table;
mod terrain;
mod thought;
mod thrift;
mod value;
mod victory;
mod weigh;
mod winning;

pub use advice::{Advice, Appeal};
pub use apprentice::Apprentice;
pub use detective::Detective;
pub use inference::{CHOSEN_KINDS, Evidence, FENRIR_KINDS, Inference, Watcher};
pub use judge::Weights;
pub use kind::{BotKind, Budget, UnknownBot};
pub use lively::Lively;
pub use master::Master;
pub use random::Random;
pub use review::{Depth, Review, Reviewed, Stop, choices};
pub use table::Table;
pub use thought::{Lure, Thought};
pub use value::{FEATURES, Prospects, STAGES};
pub use weigh::{Weighed, Weighing};

// Part of `BotKind`.
pub use armonium_table::Level;

use armonium_rules::{Action, Content, Event, Public, View};

/// A player. All it ever sees is a View of its seat, with the legal actions in it, and the events its seat sees.
pub trait Bot: Send {
    /// Hears what happened, as its seat saw it, and sees how the table looks now. Bots that learn nothing from what the
    /// others do need not listen.
    fn watch(&mut self, _content: &Content, _public: &Public, _events: &[Event]) {}

    /// Decides what to do. Nothing is decided only where the View offers nothing.
    fn decide(&mut self, content: &Content, view: &View) -> Option<Action>;

    /// What it thought when it last decided, if it has something to say: for its seat alone until the game is over.
    fn thought(&self) -> Option<Thought> {
        None
    }
}
