//! Players of the house at the table of one game: each hears and sees what its seat may, and nothing else.

use armonium_bots::{Bot, Kind, Thought};
use armonium_rules::{Action, Content, Event, Seat, Seed, State, Viewer};

/// Those who play, seat by seat.
pub(crate) struct Players(Vec<Box<dyn Bot>>);

impl Players {
    /// Players of one kind, whose decisions follow from the game's seed.
    pub(crate) fn new(kind: Kind, seed: Seed, players: u8) -> Self {
        let number = seed.0.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        Self((0..players).map(|seat| kind.seat(number ^ (u64::from(seat) << 56))).collect())
    }

    /// Tells each of them what happened, as its seat saw it.
    pub(crate) fn watch(&mut self, content: &Content, state: &State, events: &[Event]) {
        for (seat, bot) in (0u8..).zip(&mut self.0) {
            let viewer = Viewer::Seat(Seat(seat));
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
            bot.watch(content, state.public(), &seen);
        }
    }

    /// What the player of a seat does, and what it thinks.
    pub(crate) fn decide(
        &mut self,
        content: &Content,
        state: &State,
        seat: Seat,
    ) -> Option<(Action, Option<Thought>)> {
        let bot = self.0.get_mut(seat.index())?;
        let action = bot.decide(content, &state.view(content, Viewer::Seat(seat)))?;
        Some((action, bot.thought()))
    }
}
