//! 011 in a terminal: against bots in this process, or at a server's table.
//!
//! The interface is a value, [`Screen`]: [`UiEvent`]s and keys go in, [`UiCommand`]s come out, and [`draw`] paints it into
//! cells. Tables run on a thread of their own: `local.rs` and `remote.rs`. The texts are in the locale crate; the rules'
//! `View` decides what a seat may know before anything arrives here.

mod choices;
mod draw;
mod labels;
mod local;
mod page;
mod pages;
mod remote;
mod run;
mod saved;
mod screen;
#[cfg(test)]
mod tests;
mod text;
mod theme;
mod ui_event;

pub use draw::draw;
pub use local::{LocalGame, LocalTable, why};
pub use remote::{Address, BadAddress, RemoteGame};
pub use saved::SaveFile;
pub use screen::{Screen, Settings};
pub use theme::Theme;
pub use ui_event::{
    GameOver, LogItem, Occupant, Reason, Room, SavedGameOffer, Snapshot, TableListing, UiCommand, UiEvent,
};

use std::io::{self, IsTerminal};

/// Why the game can't be played.
#[derive(Debug)]
pub enum PlayError {
    /// There is no terminal to play in.
    NoTerminal,
    /// The terminal failed.
    Terminal(io::Error),
    /// Anything else, as a sentence.
    Other(String),
}

impl std::fmt::Display for PlayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoTerminal => f.write_str(
                "play needs a terminal: run it in a window or over ssh -t, with input and output not redirected",
            ),
            Self::Terminal(error) => write!(f, "the terminal failed ({error})"),
            Self::Other(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for PlayError {}

/// Is there a terminal to play in?
pub fn check_terminal() -> Result<(), PlayError> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let there = io::stdin().is_terminal() && io::stdout().is_terminal();
    if there && !dumb { Ok(()) } else { Err(PlayError::NoTerminal) }
}

/// Plays in this process until the player leaves.
pub fn play_local(settings: Settings, game: LocalGame) -> Result<(), PlayError> {
    check_terminal()?;
    let (commands, events) = local::begin(game).map_err(PlayError::Other)?;
    run::run(&mut Screen::new(settings), &commands, &events).map_err(PlayError::Terminal)
}

/// Plays at a server's table until the player leaves. Problems with the server, the table or the identity are reported
/// before the terminal is taken over.
pub fn play_remote(settings: Settings, game: RemoteGame) -> Result<(), PlayError> {
    check_terminal()?;
    let (commands, events) = remote::begin(game, &settings)?;
    run::run(&mut Screen::new(settings), &commands, &events).map_err(PlayError::Terminal)
}
