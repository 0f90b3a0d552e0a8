//! The upper yardstick: a player who sees every card, tile and role. It decides from a State, which no table hands out,
//! so it is no `Bot` and can sit nowhere but here:
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

/// Who decides for the oracle, from a View in which nothing lies face down.
const DECIDES: BotKind = BotKind::Level(Level::Master);

/// A player who sees the whole State.
pub struct Oracle {
    decides: Box<dyn Bot>,
}

impl Oracle {
    /// An oracle whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { decides: DECIDES.new_bot(seed) }
    }

    /// Hears what happened, as its seat saw it.
    pub fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        self.decides.watch(content, public, events);
    }

    /// Decides for a seat, knowing everything.
    pub fn decide(&mut self, content: &Content, state: &State, seat: Seat) -> Option<Action> {
        self.decides.decide(content, &everything(content, state, seat))
    }

    /// What it thought when it last decided.
    pub fn thought(&self) -> Option<Thought> {
        self.decides.thought()
    }
}

/// The View of a seat with the truth in place of all that lies face down.
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
    // Whoever is known not to be Fenrir has declared as a Hero, as far as a View can say it.
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
