//! Bots that play a whole game among themselves. Each sees only what its seat may see.

use crate::{Bot, BotKind, Thought};
use armonium_rules::{Action, Content, Event, Illegal, Seat, State, Viewer};

/// The bots of one game, seat by seat.
pub struct SelfPlay(Vec<Box<dyn Bot>>);

impl SelfPlay {
    /// A game of these bots.
    pub fn new(bots: Vec<Box<dyn Bot>>) -> Self {
        Self(bots)
    }

    /// A game of bots of one kind, all derived from one seed.
    pub fn of(kind: BotKind, seed: u64, players: u8) -> Self {
        Self((0..players).map(|seat| kind.new_bot(seed ^ (u64::from(seat) << 56))).collect())
    }

    /// Shows each bot the events as its seat saw them.
    pub fn watch(&mut self, content: &Content, state: &State, events: &[Event]) {
        for (seat, bot) in (0u8..).zip(&mut self.0) {
            let viewer = Viewer::Seat(Seat(seat));
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
            bot.watch(content, state.public(), &seen);
        }
    }

    /// The decision of the bot at a seat, and its thought.
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

    /// Plays a game to its end. `observe` gets the state and the latest events before every decision and at the end.
    pub fn play(
        &mut self,
        content: &Content,
        state: &mut State,
        mut events: Vec<Event>,
        mut observe: impl FnMut(&State, &[Event]),
    ) -> Result<(), Illegal> {
        loop {
            self.watch(content, state, &events);
            observe(state, &events);
            let Some(seat) = state.to_act() else { return Ok(()) };
            let Some((action, _)) = self.decide(content, state, seat) else { return Ok(()) };
            events.clear();
            state.apply(content, seat, action, &mut events)?;
        }
    }
}
