//! The game for programs: the engine protocol (a JSON object a line) and game files. See `docs/engine.md`.
//!
//! [`serve`] talks over any reader and writer, [`Engine::answer`] answers one line. [`GameFile`] reads, verifies and
//! writes recorded games. What a reader may know is decided in the rules crate; sentences come from the locale crate.

mod commands;
mod engine;
mod file;
mod names;
mod refusal;
mod request;
mod serve;
mod table;
mod wire;

#[cfg(feature = "ts")]
pub use commands::types;
pub use engine::{Engine, MAX_GAMES, MAX_PACKS, PROTOCOL};
pub use file::{FileFault, GameFile, PackId, Place, Start};
pub use names::{BadNames, check_names, default_names};
pub use refusal::{Code, Refusal};
pub use serve::{MAX_LINE, serve};
