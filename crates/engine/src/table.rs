//! A game the engine holds: its pack, its players' names, how it began, and its history.

use crate::file::{GameFile, Start};
use crate::refusal::{Code, Refusal};
use armonium_locale::{Language, Words};
use armonium_pack::Pack;
use armonium_rules::{Ask, Content, Event, Game, Outcome, Seat, Viewer};
use serde::Serialize;
use std::sync::Arc;

/// A game with everything its file needs.
pub(crate) struct Table {
    pub(crate) pack: Arc<Pack>,
    pub(crate) names: Vec<String>,
    pub(crate) start: Start,
    pub(crate) game: Game,
}

/// The public status of a game.
#[derive(Serialize)]
pub(crate) struct Status<'a> {
    game: &'a str,
    hour: u8,
    to_act: Option<Seat>,
    ask: Ask,
    question: String,
    moves: usize,
    events: usize,
    undoable: usize,
    outcome: Option<Outcome>,
}

/// An event as its reader saw it, with its sentence.
#[derive(Serialize)]
pub(crate) struct Told {
    event: Event,
    text: String,
}

impl Table {
    pub(crate) fn content(&self) -> &Content {
        &self.pack.content
    }

    pub(crate) fn words(&self) -> Words<'_> {
        Words::new(Language::English, self.content(), &self.names)
    }

    pub(crate) fn status<'a>(&self, name: &'a str) -> Status<'a> {
        let state = self.game.state();
        let ask = state.ask(self.content());
        Status {
            game: name,
            hour: state.public().hour,
            to_act: state.to_act(),
            ask,
            question: self.words().ask(ask),
            moves: self.game.moves().len(),
            events: self.game.events().len(),
            undoable: self.game.undoable(),
            outcome: self.game.outcome(),
        }
    }

    /// The events from a number on, as this reader saw them.
    pub(crate) fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let words = self.words();
        let seen = self.game.events_seen(viewer, from);
        seen.map(|event| Told { event, text: words.event(&event) }).collect()
    }

    /// Refuses seats that do not exist.
    pub(crate) fn seat(&self, seat: Seat) -> Result<Seat, Refusal> {
        let players = self.game.state().public().options.players;
        if seat.0 < players {
            return Ok(seat);
        }
        let last = players.saturating_sub(1);
        Err(Refusal::new(
            Code::UnknownSeat,
            format!("There is no seat {} at this table; the seats go from 0 to {last}.", seat.0),
        ))
    }

    /// Refuses readers whose seat does not exist.
    pub(crate) fn viewer(&self, viewer: Viewer) -> Result<Viewer, Refusal> {
        match viewer {
            Viewer::Seat(seat) => self.seat(seat).map(|_| viewer),
            Viewer::Spectator => Ok(viewer),
        }
    }

    /// The game's file. For referees only: it contains every secret.
    pub(crate) fn file(&self) -> GameFile {
        GameFile::of(self.content(), &self.start, &self.names, &self.game)
    }
}
