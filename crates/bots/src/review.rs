//! The review of a whole game: a master for each seat, who sees what that seat saw, evaluates its decisions. The longer
//! the game, the fewer worlds per decision, so that a review takes a bounded time.

use crate::{Bot, Evaluation, Master};
use armonium_rules::{Content, Event, Game, Illegal, Move, Seat, Viewer};
use std::sync::Arc;

/// How deep a review searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depth {
    /// A whole game in some seconds.
    #[default]
    Quick,
    /// Six times as many worlds.
    Deep,
}

impl Depth {
    /// The number of worlds per decision, in a game with so many choices.
    pub fn worlds(self, choices: usize) -> u32 {
        let (all, least, most) = match self {
            Depth::Quick => (120_000, 60, 600),
            Depth::Deep => (720_000, 360, 3600),
        };
        (all / u32::try_from(choices).unwrap_or(u32::MAX).max(1)).clamp(least, most)
    }
}

/// A moment on the way of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewStop {
    /// The caller's number for it.
    pub at: u32,
    /// The move played there; `None` where an abandoned game ends.
    pub played: Option<Move>,
    /// Evaluate it, or only apply the move?
    pub evaluate: bool,
}

/// An evaluated moment.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The caller's number for it.
    pub at: u32,
    /// The seat to act.
    pub seat: Seat,
    /// The evaluation.
    pub evaluation: Evaluation,
}

/// A review in progress.
pub struct Review {
    content: Arc<Content>,
    game: Game,
    masters: Vec<Master>,
    ahead: std::vec::IntoIter<ReviewStop>,
}

impl Review {
    /// A review that starts from a game with its history and visits these stops.
    pub fn new(
        content: Arc<Content>,
        start: &Game,
        stops: Vec<ReviewStop>,
        worlds: u32,
    ) -> Result<Self, Illegal> {
        let seats = start.state().public().seats();
        let masters = seats.map(|_| Master::new(0, worlds)).collect();
        let game = Game::from_state(*start.start());
        let mut review = Self { content, game, masters, ahead: stops.into_iter() };
        review.watch(start.setup_events());
        for step in start.moves() {
            review.apply(*step)?;
        }
        Ok(review)
    }

    /// The next stop.
    pub fn peek(&self) -> Option<ReviewStop> {
        self.ahead.as_slice().first().copied()
    }

    /// Skips the next stop without an evaluation.
    pub fn skip(&mut self) -> Result<(), Illegal> {
        let played = self.ahead.next().and_then(|stop| stop.played);
        // Nothing follows the last stop, so its move need not be applied.
        match played.filter(|_| self.ahead.len() > 0) {
            Some(step) => self.apply(step),
            None => Ok(()),
        }
    }

    /// Evaluates the next stop that is to be evaluated and has a choice. `None` at the end.
    pub fn evaluate_next(&mut self) -> Result<Option<ReviewedMove>, Illegal> {
        while let Some(stop) = self.peek() {
            let reviewed = if stop.evaluate { self.evaluate(stop) } else { None };
            self.skip()?;
            if reviewed.is_some() {
                return Ok(reviewed);
            }
        }
        Ok(None)
    }

    fn evaluate(&mut self, ReviewStop { at, played, .. }: ReviewStop) -> Option<ReviewedMove> {
        let seat = self.game.state().to_act()?;
        let view = self.game.state().view(&self.content, Viewer::Seat(seat));
        let master = self.masters.get_mut(seat.index())?;
        let played = played.map(|played| played.action);
        let evaluation = master.evaluate(&self.content, &view, played, u64::from(at))?;
        Some(ReviewedMove { at, seat, evaluation })
    }

    fn apply(&mut self, step: Move) -> Result<(), Illegal> {
        let events = self.game.apply(&self.content, step.seat, step.action)?.to_vec();
        self.watch(&events);
        Ok(())
    }

    /// Shows each master the events as its seat saw them.
    fn watch(&mut self, events: &[Event]) {
        let public = self.game.state().public();
        for (seat, master) in (0..).map(Seat).zip(&mut self.masters) {
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect();
            master.watch(&self.content, public, &seen);
        }
    }
}

/// For each move after the start of a game: was there more than one legal action?
pub fn had_choice(content: &Content, start: &Game, moves: &[Move]) -> Result<Vec<bool>, Illegal> {
    let mut state = *start.state();
    let mut legal = Vec::new();
    let had_choice = |step: &Move| {
        state.legal(content, &mut legal);
        state.apply(content, step.seat, step.action, &mut ()).map(|()| legal.len() > 1)
    };
    moves.iter().map(had_choice).collect()
}
