//! The upper baseline: a player that sees every card, tile and role. It decides from a State, which tables don't expose,
//! so it is not a `Bot` and exists only here:
//!
//! ```
//! let oracle = armonium_lab::Oracle::new(1);
//! ```
//!
//! ```compile_fail,E0277
//! let seated: Box<dyn armonium_bots::Bot> = Box::new(armonium_lab::Oracle::new(1));
//! ```

use armonium_bots::{Bot, BotKind, Level, Thought};
use armonium_rules::{
    Action, CardPlace, Character, Content, Event, Public, Role, Scenario, Seat, SeatSet, Sight, State, Tile,
    View, Viewer,
};

/// The bot that decides for the oracle, from a View with nothing hidden.
const DECIDES: BotKind = BotKind::Level(Level::Master);

/// A player that sees the whole State.
pub struct Oracle {
    decides: Box<dyn Bot>,
}

impl Oracle {
    /// An oracle with this seed.
    pub fn new(seed: u64) -> Self {
        Self { decides: DECIDES.new_bot(seed) }
    }

    /// Observes events, as its seat saw them.
    pub fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        self.decides.watch(content, public, events);
    }

    /// Decides for a seat from the whole State.
    pub fn decide(&mut self, content: &Content, state: &State, seat: Seat) -> Option<Action> {
        self.decides.decide(content, &everything(content, state, seat))
    }

    /// The thought behind its last decision.
    pub fn thought(&self) -> Option<Thought> {
        self.decides.thought()
    }
}

/// The View of a seat with everything hidden revealed.
fn everything(content: &Content, state: &State, seat: Seat) -> View {
    let truth = Scenario::from_state(content, state);
    let mut view = state.view(content, Viewer::Seat(seat));
    let owner = |character| (0u8..).zip(&truth.players).find(|(_, player)| player.characters.has(character));
    view.cards = Character::ALL.map(|character| {
        Sight::Seen(match owner(character) {
            _ if character == truth.chosen_one => CardPlace::Chosen,
            Some((seat, _)) => CardPlace::Hand(Seat(seat)),
            None => CardPlace::Deck,
        })
    });
    for (hand, player) in view.hands.iter_mut().zip(&truth.players) {
        hand.tiles = seen(content, &player.tiles);
        hand.tiles.sort_unstable();
    }
    view.pile = seen(content, truth.pile.as_deref().unwrap_or_default());
    // A View can express that a seat is not Fenrir only as a declaration as a Hero.
    if view.role == Some(Role::Hero) {
        let heroes = (0u8..).zip(&truth.players).filter(|(_, player)| player.role == Some(Role::Hero));
        let heroes: SeatSet = heroes.map(|(hero, _)| Seat(hero)).filter(|&hero| hero != seat).collect();
        view.public.declared_heroes = view.public.declared_heroes.or(heroes);
    }
    view
}

fn seen(content: &Content, ids: &[String]) -> Vec<Sight<Tile>> {
    let tile = |id: &String| content.tiles().iter().position(|tile| tile.id == *id);
    ids.iter().filter_map(tile).map(|index| Sight::Seen(Tile(index as u8))).collect()
}
