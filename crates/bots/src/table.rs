//! Players of the house at the table of one game: each hears and sees what its seat may, and nothing else.

use crate::{Bot, BotKind, Thought};
use armonium_rules::{Action, Content, Event, Illegal, Seat, State, Viewer};

/// Those who play, seat by seat.
pub struct Table(Vec<Box<dyn Bot>>);

impl Table {
    /// These players.
    pub fn new(bots: Vec<Box<dyn Bot>>) -> Self {
        Self(bots)
    }

    /// Players of one kind, whose decisions follow from one seed.
    pub fn of(kind: BotKind, seed: u64, players: u8) -> Self {
        Self((0..players).map(|seat| kind.seat(seed ^ (u64::from(seat) << 56))).collect())
    }

    /// Tells each of them what happened, as its seat saw it.
    pub fn watch(&mut self, content: &Content, state: &State, events: &[Event]) {
        for (seat, bot) in (0u8..).zip(&mut self.0) {
            let viewer = Viewer::Seat(Seat(seat));
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
            bot.watch(content, state.public(), &seen);
        }
    }

    /// What the player of a seat does, and what it thinks.
    pub fn decide(
        &mut self,
        content: &Content,
        state: &State,
        seat: Seat,
    ) -> Option<(Action, Option<Thought>)> {
        let bot = self.0.get_mut(seat.index())?;
        let action = bot.decide(content, &state.view(content, Viewer::Seat(seat)))?;
        Some((action, bot.thought()))
    }

    /// Plays a game on to its end, and shows the state and what happened before every decision and at the end.
    pub fn play(
        &mut self,
        content: &Content,
        state: &mut State,
        mut events: Vec<Event>,
        mut show: impl FnMut(&State, &[Event]),
    ) -> Result<(), Illegal> {
        loop {
            self.watch(content, state, &events);
            show(state, &events);
            let Some(seat) = state.to_act() else { return Ok(()) };
            let Some((action, _)) = self.decide(content, state, seat) else { return Ok(()) };
            events.clear();
            state.apply(content, seat, action, &mut events)?;
        }
    }
}
