//! 011 in a terminal: against bots in this process, or at a server's table.
//!
//! The interface is a value, [`Screen`]: what a table tells and what a person presses goes in, orders come out, and
//! [`draw`] paints it into cells. Tables run on a thread of their own: `local.rs` and `remote.rs`. The words are in the
//! locale crate; what a seat may know is decided by the rules' `View` before anything comes here.

mod choices;
mod draw;
mod local;
mod looks;
mod page;
mod pages;
mod remote;
mod run;
mod saved;
mod screen;
#[cfg(test)]
mod tests;
mod text;
mod told;
mod tongue;

pub use draw::draw;
pub use local::{LocalGame, LocalTable, why};
pub use looks::Looks;
pub use remote::{Address, BadAddress, Visit};
pub use saved::SaveFile;
pub use screen::{Screen, Settings};
pub use told::{Called, Ending, Listed, News, Offer, Order, Reason, Room, Scene, Told};

use std::io::{self, IsTerminal};

/// Why nobody can play here.
#[derive(Debug)]
pub enum Trouble {
    /// There is no terminal to play in.
    NoTerminal,
    /// The terminal failed.
    Terminal(io::Error),
    /// Anything else, as a sentence.
    Said(String),
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoTerminal => f.write_str(
                "play needs a terminal: run it in a window or over ssh -t, with input and output not redirected",
            ),
            Self::Terminal(error) => write!(f, "the terminal failed ({error})"),
            Self::Said(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for Trouble {}

/// Is there a terminal to play in?
pub fn check_terminal() -> Result<(), Trouble> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let there = io::stdin().is_terminal() && io::stdout().is_terminal();
    if there && !dumb { Ok(()) } else { Err(Trouble::NoTerminal) }
}

/// Plays in this process until the person has had enough.
pub fn play_here(settings: Settings, game: LocalGame) -> Result<(), Trouble> {
    check_terminal()?;
    let (orders, told) = local::begin(game).map_err(Trouble::Said)?;
    run::run(&mut Screen::new(settings), &orders, &told).map_err(Trouble::Terminal)
}

/// Plays at a server's table until the person has had enough. What is wrong with the server, the table or the identity is
/// found out before the terminal is taken.
pub fn play_there(settings: Settings, visit: Visit) -> Result<(), Trouble> {
    check_terminal()?;
    let (orders, told) = remote::begin(visit, &settings)?;
    run::run(&mut Screen::new(settings), &orders, &told).map_err(Trouble::Terminal)
}
