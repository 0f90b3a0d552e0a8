//! The game of 011 and nothing else: no I/O, no clock, no async, no float, no global.
//!
//! [`State`] is the whole game; [`State::legal`] lists legal [`Action`]s, [`State::apply`] checks and applies one and emits
//! [`Event`]s, [`State::view`] builds the [`View`] of one reader, [`View::resample`] samples a world that fits a View.
//! [`Game`] keeps the history for undo and files. Clauses in comments are those of `docs/rules.md`; R-numbers are the
//! rulings of `docs/rulings.md`.

#![warn(clippy::disallowed_methods)]

mod action;
mod chance;
mod content;
mod event;
mod fits;
mod game;
mod illegal;
mod options;
mod phase;
mod play;
mod resample;
mod routes;
#[cfg(feature = "samples")]
pub mod samples;
mod scenario;
mod setup;
mod state;
mod tiles;
mod victory;
mod view;
mod vocabulary;

pub use action::{Action, Target};
pub use chance::Seed;
pub use content::{
    Content, Draft, Face, Fault, Flaw, Gear, Gears, Item, Place, SpaceInfo, SpaceKind, TileInfo,
};
pub use event::{Card, Event, Means, Outcome, Reason, Sight, Sink};
pub use game::{Game, Move, NoUndo};
pub use illegal::Illegal;
pub use options::{Opener, Options};
pub use phase::{Ask, Auction, Declaration, Effect, Phase, Round, Step, Turn};
pub use routes::Route;
pub use scenario::{
    CardKnown, ChanceUsed, HeldApart, Player, Scenario, ScenarioFault, TileKnown, TilePlace, Who,
};
pub use setup::NotPlayable;
pub use state::{
    CardPlace, FENRIR_HOUR, FENRIR_MARKS, FENRIR_MUSIC, Fate, LAST_HOUR, MOST_MUSIC, MOST_TIME, Order,
    Public, State, TILES_KEPT,
};
pub use view::{Apart, Hand, View, Viewer};
pub use vocabulary::*;

/// The version of the rules a game is played with. A change that would alter a recorded game is a new version.
pub const RULES_VERSION: u32 = 1;
