//! Plays one game of a tournament. A player that breaks the rules makes only its own game faulty.

use crate::notes::Notes;
use crate::oracle::Oracle;
use crate::player::Player;
use crate::record::{End, Record};
use crate::setup::{Fixture, Setup, mixed};
use armonium_bots::{Bot, Thought};
use armonium_rules::{Action, Content, Event, Public, Seat, Seed, State, View, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays a game to its end; none if stopped before.
pub fn play(content: &Content, setup: &Setup, fixture: Fixture, stop: &AtomicBool) -> Option<Record> {
    let (bots, deal) = (setup.seated(fixture), setup.seed_of(fixture.deal));
    let minds = (0u8..).zip(&bots).map(|(seat, &bot)| Mind::new(bot, seat, deal));
    play_with(content, setup, fixture, stop, minds.collect())
}

/// Plays a game with these deciders.
fn play_with(
    content: &Content,
    setup: &Setup,
    fixture: Fixture,
    stop: &AtomicBool,
    minds: Vec<Mind>,
) -> Option<Record> {
    let (bots, seed) = (setup.seated(fixture), setup.seed_of(fixture.deal));
    let mut events = Vec::new();
    let options = setup.options(bots.len());
    let mut state = State::new(content, options, Seed::from_number(seed), &mut events).ok()?;
    let mut notes = Notes::new(&state, seed);
    let mut players: Vec<Sitting> =
        (0u8..).zip(minds).map(|(seat, mind)| Sitting { mind, seat: Seat(seat), seen: Vec::new() }).collect();
    let mut fault = None;
    players.iter_mut().for_each(|player| player.watch(content, state.public(), &events));
    while let Some(seat) = state.to_act() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let view = state.view(content, Viewer::Seat(seat));
        notes.before(&state, &view);
        let Some(player) = players.get_mut(seat.index()) else { break };
        events.clear();
        let hour = state.public().hour;
        let applied = player.decide(content, &state, &view).and_then(|action| {
            let refused = |illegal| format!("{action:?} was refused: {illegal:?}");
            state.apply(content, seat, action, &mut events).map(|()| action).map_err(refused)
        });
        match applied {
            Ok(action) => {
                notes.after(content, hour, action, player.thought(), &events);
                notes.pages(hour, &state);
                players.iter_mut().for_each(|player| player.watch(content, state.public(), &events));
            }
            Err(what) => {
                fault = Some(End::Faulty { seat, what });
                break;
            }
        }
    }
    Some(notes.record(content, fixture, seed, &bots, &state, fault))
}

/// A player at its seat.
struct Sitting {
    mind: Mind,
    seat: Seat,
    seen: Vec<Event>,
}

/// The decider behind a player.
enum Mind {
    Bot(Box<dyn Bot>),
    Oracle(Oracle),
}

impl Mind {
    /// The decider of a player, seeded by deal and seat.
    fn new(player: Player, seat: u8, deal: u64) -> Self {
        let own = mixed(deal.wrapping_mul(8).wrapping_add(seat.into()));
        match player {
            Player::Bot(kind) => Self::Bot(kind.new_bot(own)),
            Player::Oracle => Self::Oracle(Oracle::new(own)),
        }
    }
}

impl Sitting {
    /// Passes on events, as its seat saw them.
    fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        self.seen.clear();
        self.seen.extend(events.iter().map(|event| event.seen_by(Viewer::Seat(self.seat))));
        match &mut self.mind {
            Mind::Bot(bot) => bot.watch(content, public, &self.seen),
            Mind::Oracle(oracle) => oracle.watch(content, public, &self.seen),
        }
    }

    /// Its decision, or its fault.
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

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_bots::BotKind;
    use armonium_pack::Pack;

    /// A bot that breaks the rules in its own way from the first decision on.
    struct Bad(Way);

    type Way = fn() -> Option<Action>;

    impl Bot for Bad {
        fn decide(&mut self, _: &Content, _: &View) -> Option<Action> {
            (self.0)()
        }
    }

    #[test]
    fn a_player_who_breaks_the_rules_spoils_its_game_and_nothing_else() {
        let content = &Pack::turin().content;
        let setup = Setup::new(content, vec![vec![Player::Bot(BotKind::Random); 3]], 1, 1);
        let fixture = Fixture { deal: 0, table: 0, rotation: 0 };
        let stop = AtomicBool::new(false);
        let ways: [(Way, &str); 3] = [
            (|| None, "nothing was decided when asked for OpenAuction"),
            (|| Some(Action::EndTurn {}), "EndTurn was refused: "),
            (|| panic!("a panic"), "the player panicked when asked for OpenAuction"),
        ];
        for (way, said) in ways {
            let minds = (0..3).map(|_| Mind::Bot(Box::new(Bad(way)))).collect();
            let record = play_with(content, &setup, fixture, &stop, minds).expect("a record");
            assert!(matches!(&record.end, End::Faulty { what, .. } if what.starts_with(said)), "{record:?}");
            assert_eq!((record.decisions, record.seats.len()), (0, 3));
        }
    }
}
