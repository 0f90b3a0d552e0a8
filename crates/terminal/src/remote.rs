//! A table of a server. Who the player is: remote/identity.rs; what is asked over HTTP: remote/http.rs; the game over a
//! WebSocket: remote/socket.rs; what the server sends: the protocol crate.

mod address;
mod http;
mod identity;
mod plan;
mod session;
mod socket;

pub use address::{Address, BadAddress};

use crate::PlayError;
use crate::screen::Settings;
use crate::ui_event::{UiCommand, UiEvent};
use armonium_bots::Level;
use armonium_rules::Options;
use http::Http;
use session::{Session, Spot};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Whom to visit, and as whom.
#[derive(Clone, Debug)]
pub struct RemoteGame {
    /// The server, and the table if there is one.
    pub address: Address,
    /// What the others shall call the player, if the server does not know the player yet.
    pub name: String,
    /// The token of an identity.
    pub token: Option<String>,
    /// The recovery code of an identity.
    pub recovery: Option<String>,
    /// What a new table is played with.
    pub options: Options,
    /// Who takes free seats.
    pub level: Level,
    /// Where the game file goes when the game is over.
    pub record: Option<PathBuf>,
}

/// Goes to a server: what goes to its table, and what comes from it.
pub(crate) fn begin(
    visit: RemoteGame,
    settings: &Settings,
) -> Result<(Sender<UiCommand>, Receiver<UiEvent>), PlayError> {
    let mut http = Http::new(&visit.address);
    let current = http.current_pack()?;
    identity::sign_in(&mut http, &visit)?;
    let spot = match visit.address.table {
        Some(table) => Spot::Table(session::take_seat(&http, table, visit.address.invitation.as_deref())?),
        None => Spot::Lobby,
    };
    let (commands, received) = channel();
    let (events, ui_events) = channel();
    let mut session = Session::new(visit, http, settings, received, events);
    session.use_pack(current)?;
    thread::spawn(move || session.serve(spot));
    Ok((commands, ui_events))
}
