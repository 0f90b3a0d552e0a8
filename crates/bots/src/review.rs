//! A whole game looked back on by masters: one for each seat, who hears and sees what that seat heard and saw, weighs each of
//! its decisions. The longer the game, the less it thinks about each, so that a game takes a bounded time.

use crate::{Bot, Budget, Master, Weighing};
use armonium_rules::{Content, Event, Game, Illegal, Move, Seat, Viewer};
use std::sync::Arc;

/// How hard it thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depth {
    /// A whole game in some seconds.
    #[default]
    Quick,
    /// Six times as hard.
    Deep,
}

impl Depth {
    /// The worlds it looks at for a decision of a game with so many choices.
    pub fn worlds(self, choices: usize) -> u32 {
        let (all, least, most) = match self {
            Depth::Quick => (120_000, 60, 600),
            Depth::Deep => (720_000, 360, 3600),
        };
        (all / u32::try_from(choices).unwrap_or(u32::MAX).max(1)).clamp(least, most)
    }
}

/// A moment that a review comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Its number: whatever the asker counts by.
    pub at: u32,
    /// What was decided there; nothing at the end of a game that was given up.
    pub made: Option<Move>,
    /// Is it to be weighed, or only passed?
    pub weighed: bool,
}

/// What was found at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// Its number.
    pub at: u32,
    /// Who decided.
    pub seat: Seat,
    /// What the master thinks of it.
    pub weighing: Weighing,
}

/// A game being looked back on.
pub struct Review {
    content: Arc<Content>,
    game: Game,
    masters: Vec<Master>,
    ahead: std::vec::IntoIter<Stop>,
}

impl Review {
    /// Sets out from a game with its history, to go on through these stops.
    pub fn new(content: Arc<Content>, start: &Game, stops: Vec<Stop>, worlds: u32) -> Result<Self, Illegal> {
        let seats = start.state().public().seats();
        let masters = seats.map(|_| Master::new(0, Budget::Iterations(worlds))).collect();
        let game = Game::from_state(*start.start());
        let mut review = Self { content, game, masters, ahead: stops.into_iter() };
        review.watch(start.setup_events());
        for step in start.moves() {
            review.follow(*step)?;
        }
        Ok(review)
    }

    /// The stop that comes next.
    pub fn peek(&self) -> Option<Stop> {
        self.ahead.as_slice().first().copied()
    }

    /// Passes the next stop without weighing it.
    pub fn pass(&mut self) -> Result<(), Illegal> {
        let made = self.ahead.next().and_then(|stop| stop.made);
        // After the last stop nothing is asked any more.
        match made.filter(|_| self.ahead.len() > 0) {
            Some(step) => self.follow(step),
            None => Ok(()),
        }
    }

    /// Goes on to the next stop that is to be weighed, weighs and passes it. Stops without a choice are passed.
    pub fn judge_next(&mut self) -> Result<Option<Reviewed>, Illegal> {
        while let Some(stop) = self.peek() {
            let reviewed = if stop.weighed { self.weigh(stop) } else { None };
            self.pass()?;
            if reviewed.is_some() {
                return Ok(reviewed);
            }
        }
        Ok(None)
    }

    fn weigh(&mut self, Stop { at, made, .. }: Stop) -> Option<Reviewed> {
        let seat = self.game.state().to_act()?;
        let view = self.game.state().view(&self.content, Viewer::Seat(seat));
        let master = self.masters.get_mut(seat.index())?;
        let weighing = master.weigh(&self.content, &view, made.map(|made| made.action), u64::from(at))?;
        Some(Reviewed { at, seat, weighing })
    }

    fn follow(&mut self, step: Move) -> Result<(), Illegal> {
        let events = self.game.apply(&self.content, step.seat, step.action)?.to_vec();
        self.watch(&events);
        Ok(())
    }

    /// Every master hears what its seat saw.
    fn watch(&mut self, events: &[Event]) {
        let public = self.game.state().public();
        for (seat, master) in (0..).map(Seat).zip(&mut self.masters) {
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect();
            master.watch(&self.content, public, &seen);
        }
    }
}

/// For each decision after the start of a game: was there a choice?
pub fn choices(content: &Content, start: &Game, moves: &[Move]) -> Result<Vec<bool>, Illegal> {
    let mut state = *start.state();
    let mut legal = Vec::new();
    let had_choice = |step: &Move| {
        state.legal(content, &mut legal);
        state.apply(content, step.seat, step.action, &mut ()).map(|()| legal.len() > 1)
    };
    moves.iter().map(had_choice).collect()
}
