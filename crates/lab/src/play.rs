//! Plays one game of a tournament. A player who breaks the rules spoils its game, and nothing else.

use crate::notes::Notes;
use crate::oracle::Oracle;
use crate::player::Player;
use crate::record::{End, Record};
use crate::setup::{Fixture, Setup, mixed};
use armonium_bots::{Bot, Thought};
use armonium_rules::{Action, Content, Event, Public, Seat, Seed, State, View, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays a game to its end; none if it is told to stop before.
pub fn play(content: &Content, setup: &Setup, fixture: Fixture, stop: &AtomicBool) -> Option<Record> {
    let bots = setup.seated(fixture);
    let seed = setup.seed_of(fixture.deal);
    let mut events = Vec::new();
    let options = setup.options(bots.len());
    let mut state = State::new(content, options, Seed::from_number(seed), &mut events).ok()?;
    let mut notes = Notes::new(&state);
    let mut players: Vec<Sitting> =
        (0u8..).zip(&bots).map(|(seat, &bot)| Sitting::new(bot, Seat(seat), seed)).collect();
    let mut fault = None;
    players.iter_mut().for_each(|player| player.watch(content, state.public(), &events));
    while let Some(seat) = state.to_act() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let view = state.view(content, Viewer::Seat(seat));
        notes.before(&state, &view);
        let Some(player) = players.get_mut(seat.index()) else { break };
        let (hour, before) = (state.public().hour, events.len());
        let decided = player.decide(content, &state, &view);
        let applied = decided.and_then(|action| match state.apply(content, seat, action, &mut events) {
            Ok(()) => Ok(action),
            Err(illegal) => Err(format!("{action:?} was refused: {illegal:?}")),
        });
        match applied {
            Ok(action) => {
                let news = &events[before..];
                notes.after(content, hour, action, player.thought(), news);
                notes.pages(hour, &state);
                for player in &mut players {
                    player.watch(content, state.public(), news);
                }
            }
            Err(what) => {
                fault = Some(End::Faulty { seat, what });
                break;
            }
        }
        events.clear();
    }
    Some(notes.record(content, fixture, seed, &bots, &state, fault))
}

/// A player at its seat.
struct Sitting {
    mind: Mind,
    seat: Seat,
    seen: Vec<Event>,
}

enum Mind {
    Bot(Box<dyn Bot>),
    Oracle(Oracle),
}

impl Sitting {
    fn new(player: Player, seat: Seat, deal: u64) -> Self {
        let own = mixed(deal.wrapping_mul(8).wrapping_add(u64::from(seat.0)));
        let mind = match player {
            Player::Bot(kind) => Mind::Bot(kind.seat(own)),
            Player::Oracle => Mind::Oracle(Oracle::new(own)),
        };
        Self { mind, seat, seen: Vec::new() }
    }

    /// Tells it what happened, as its seat saw it.
    fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        self.seen.clear();
        self.seen.extend(events.iter().map(|event| event.seen_by(Viewer::Seat(self.seat))));
        match &mut self.mind {
            Mind::Bot(bot) => bot.watch(content, public, &self.seen),
            Mind::Oracle(oracle) => oracle.watch(content, public, &self.seen),
        }
    }

    /// What it does, or what went wrong with it.
    fn decide(&mut self, content: &Content, state: &State, view: &View) -> Result<Action, String> {
        // A player that panics is dropped with its game, so nobody meets what it left behind.
        let decided = catch_unwind(AssertUnwindSafe(|| match &mut self.mind {
            Mind::Bot(bot) => bot.decide(content, view),
            Mind::Oracle(oracle) => oracle.decide(content, state, self.seat),
        }));
        match decided {
            Ok(Some(action)) => Ok(action),
            Ok(None) => Err(format!("nothing was decided when asked for {:?}", view.ask)),
            Err(_) => Err(format!("the player panicked when asked for {:?}", view.ask)),
        }
    }

    fn thought(&self) -> Option<Thought> {
        match &self.mind {
            Mind::Bot(bot) => bot.thought(),
            Mind::Oracle(oracle) => oracle.thought(),
        }
    }
}
