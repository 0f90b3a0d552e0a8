//! What follows from the View of a seat and nothing else, for its reader: deductions, prices, previews, reach, and why something
//! can't be done. The engine in the page and the server answer with the same code. Odds: the belief crate. Advice: the bots.
//!
//! Whatever the rules would do is asked of the rules, in a world that fits the View: what it hides changes no answer
//! (invariant 2 of ARCHITECTURE.md).

#![warn(clippy::disallowed_methods)]

mod module;
mod movement;
mod victory_plan;
mod squares;
mod victory;

pub use module::{Module, ModuleRequest};
pub use movement::{GearTurn, Reach};
pub use victory_plan::{By, VictoryPlan, VictoryStep};
pub use squares::{Square, SquareReason, Standing};
pub use victory::{PageSource, Victory};

use armonium_rules::{
    Action, Ask, Character, CharacterSet, Content, Event, Illegal, Route, Seat, State, View, Viewer,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// What follows from a View.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    /// For each character a square per place: the hands seat by seat, the deck, the Chosen One.
    pub squares: Vec<Vec<Square>>,
    /// Who may be the Chosen One.
    pub names: CharacterSet,
    /// Seat by seat, whether the player is Fenrir; null before the roles are dealt.
    pub fenrir: Option<Vec<Standing>>,
    /// The Time that each legal action costs, in their order. A bid is paid by the winner.
    pub prices: Vec<u8>,
    /// Actions that the reader might try now although they aren't legal, and why they aren't.
    pub refused: Vec<RefusedAction>,
    /// Where the mover can go now, and how, if it is the reader's decision.
    pub routes: Vec<Route>,
    /// How many steps away each space is for the mover; empty if there is none.
    pub distances: Vec<Option<u8>>,
    /// Every turn of the gears.
    pub gears: Vec<GearTurn>,
    /// What each character could reach if the reader chose it; empty unless that is still to come.
    pub reach: Vec<Reach>,
}

/// An action that isn't legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefusedAction {
    /// The action.
    pub action: Action,
    /// Why it isn't.
    pub why: Illegal,
}

impl Insight {
    /// What follows from this View.
    pub fn of(content: &Content, view: &View) -> Self {
        let world = world(content, view);
        let decides = deciding(view);
        let wished = decides.map_or_else(Vec::new, |seat| candidates(content, view, seat));
        let whys = why_not(content, view, &wished);
        let refused = wished
            .into_iter()
            .zip(whys)
            .filter_map(|(action, why)| Some(RefusedAction { action, why: why? }));
        Self {
            squares: squares::squares(view),
            names: squares::names(view),
            fenrir: squares::fenrir(view),
            prices: view.legal.iter().map(|&action| price(content, &world, action)).collect(),
            refused: refused.collect(),
            routes: decides.map_or_else(Vec::new, |_| view.public.routes(content)),
            distances: view.public.distances(content),
            gears: movement::gears(content, view, &world),
            reach: movement::reach(content, view),
        }
    }
}

/// Why each of these actions isn't legal now for the reader; none for those that are.
pub fn why_not(content: &Content, view: &View, actions: &[Action]) -> Vec<Option<Illegal>> {
    let Viewer::Seat(seat) = view.viewer else { return vec![None; actions.len()] };
    let world = world(content, view);
    let judge = |&action: &Action| world.clone_and_apply(content, seat, action).err();
    actions.iter().map(judge).collect()
}

/// A world that fits the View, always the same for the same View.
fn world(content: &Content, view: &View) -> State {
    view.resample(content, &mut ChaCha8Rng::from_seed([0; 32]))
}

/// The reader, if it is the reader's decision.
fn deciding(view: &View) -> Option<Seat> {
    view.to_act.filter(|&seat| view.viewer == Viewer::Seat(seat))
}

trait Apply: Sized {
    /// The state after an action.
    fn clone_and_apply(&self, content: &Content, seat: Seat, action: Action) -> Result<Self, Illegal>;
}

impl Apply for State {
    fn clone_and_apply(&self, content: &Content, seat: Seat, action: Action) -> Result<Self, Illegal> {
        let mut after = *self;
        after.apply(content, seat, action, &mut ())?;
        Ok(after)
    }
}

/// What the seat to act pays for an action.
fn price(content: &Content, world: &State, action: Action) -> u8 {
    // Who wins the auction pays, now or later.
    if let Action::Bid { time } = action {
        return time;
    }
    let Some(payer) = world.to_act() else { return 0 };
    let (mut after, mut events) = (*world, Vec::new());
    if after.apply(content, payer, action, &mut events).is_err() {
        return 0;
    }
    let paid = |event: &Event| {
        let Event::TimePaid { seat, time } = *event else { return 0 };
        if seat == payer { time } else { 0 }
    };
    events.iter().map(paid).sum()
}

/// What a player might try: the cards in hand, and the characters.
fn candidates(content: &Content, view: &View, seat: Seat) -> Vec<Action> {
    let hand = &view.hands[seat.index()];
    let mut tiles: Vec<_> = hand.tiles.iter().filter_map(|tile| tile.seen()).collect();
    tiles.dedup();
    let items = tiles.into_iter().filter(|&tile| content.item(tile).is_some());
    let mut wished: Vec<Action> = hand.powers.map(|power| Action::PlayPower { power }).collect();
    wished.extend(items.map(|tile| Action::PlayItem { tile }));
    if view.ask == Ask::Choose {
        wished.extend(Character::ALL.map(|character| Action::Choose { character }));
        wished.push(Action::Declare { character: Character::Snowy });
    }
    wished.retain(|action| !view.legal.contains(action));
    wished
}

/// Visits the types of the module's requests and answers.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ModuleRequest>();
    visitor.visit::<Insight>();
    visitor.visit::<Victory>();
}
