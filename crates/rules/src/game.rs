//! A game with its history: start, moves and events; undo.

use crate::action::Action;
use crate::chance::Seed;
use crate::content::Content;
use crate::event::{Event, Outcome};
use crate::illegal::Illegal;
use crate::options::Options;
use crate::setup::NotPlayable;
use crate::state::State;
use crate::view::Viewer;
use crate::vocabulary::Seat;
use serde::{Deserialize, Serialize};

/// One decision that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who made it.
    pub seat: Seat,
    /// What it was.
    pub action: Action,
}

/// A game being played or replayed.
#[derive(Clone, Debug)]
pub struct Game {
    start: State,
    state: State,
    moves: Vec<Move>,
    events: Vec<Event>,
    /// For each move, how many events there were before it; the first entry is for the setup.
    marks: Vec<usize>,
}

/// Why the last move cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoUndo {
    /// There is no move yet.
    NoMove,
    /// The last move revealed or randomised something.
    Sealed,
}

impl Game {
    /// Sets up a game.
    pub fn new(content: &Content, options: Options, seed: Seed) -> Result<Self, NotPlayable> {
        let mut events = Vec::new();
        let start = State::new(content, options, seed, &mut events)?;
        Ok(Self { start, state: start, moves: Vec::new(), marks: Vec::new(), events })
    }

    /// A game that continues from a position.
    pub fn from_state(start: State) -> Self {
        Self { start, state: start, moves: Vec::new(), marks: Vec::new(), events: Vec::new() }
    }

    /// The game at this moment.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The game before its first move.
    pub const fn start(&self) -> &State {
        &self.start
    }

    /// Every move so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Carries out a move and returns what happened, or refuses it and changes nothing.
    pub fn apply(&mut self, content: &Content, seat: Seat, action: Action) -> Result<&[Event], Illegal> {
        let before = self.events.len();
        self.state.apply(content, seat, action, &mut self.events)?;
        self.marks.push(before);
        self.moves.push(Move { seat, action });
        Ok(&self.events[before..])
    }

    /// Every event so far, in full.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The events from a number on, as this reader saw them.
    pub fn events_seen(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = Event> + '_ {
        self.events.iter().skip(from).map(move |event| event.seen_by(viewer))
    }

    /// The events of a move.
    pub fn events_of(&self, number: usize) -> &[Event] {
        let from = self.marks.get(number).copied().unwrap_or(self.events.len());
        let to = self.marks.get(number + 1).copied().unwrap_or(self.events.len());
        &self.events[from..to]
    }

    /// The events of the setup, before the first move.
    pub fn setup_events(&self) -> &[Event] {
        &self.events[..self.marks.first().copied().unwrap_or(self.events.len())]
    }

    /// How many of the last moves revealed and randomised nothing, and so can be undone one after the other.
    pub fn undoable(&self) -> usize {
        (0..self.moves.len())
            .rev()
            .take_while(|&number| !self.events_of(number).iter().any(Event::seals))
            .count()
    }

    /// Undoes the last move, unless it revealed or randomised something.
    pub fn undo(&mut self, content: &Content) -> Result<Move, NoUndo> {
        let last = self.moves.len().checked_sub(1).ok_or(NoUndo::NoMove)?;
        if self.undoable() == 0 {
            return Err(NoUndo::Sealed);
        }
        let mut state = self.start;
        for &Move { seat, action } in &self.moves[..last] {
            // These moves were accepted in this very order before.
            if state.apply(content, seat, action, &mut ()).is_err() {
                return Err(NoUndo::Sealed);
            }
        }
        self.state = state;
        self.events.truncate(self.marks.pop().unwrap_or(0));
        self.moves.pop().ok_or(NoUndo::NoMove)
    }
}
