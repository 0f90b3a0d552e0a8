//! Random play that avoids obvious blunders, so that games last to the late Hours and meet rare positions. Tests and
//! generated puzzles use it; it is not offered as an opponent.

use crate::Bot;
use crate::rng::BotRng;
use armonium_rules::{Action, Content, Item, Phase, Public, Role, Round, Seat, Step, View};

/// The Time it keeps when it bids, enough for one turn.
const KEPT: u8 = 4;
/// The highest bid it makes.
const HIGHEST_BID: u8 = 6;

/// Decides at random among plausible actions.
pub struct PlausibleRandom {
    rng: BotRng,
}

impl PlausibleRandom {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: BotRng::new(seed) }
    }
}

impl Bot for PlausibleRandom {
    /// Works with any seat's View: it uses open information and the legal actions only.
    fn decide(&mut self, content: &Content, view: &View) -> Option<Action> {
        let (public, legal) = (&view.public, &view.legal);
        if let Some(action) = towards_victory(content, public) {
            return Some(action);
        }
        let seat = public.to_act()?;
        let weights: Vec<usize> = legal.iter().map(|action| weight(content, public, seat, action)).collect();
        let total = weights.iter().sum();
        if total == 0 {
            // Every action is a blunder.
            return legal.get(self.rng.below(legal.len())).copied();
        }
        let mut drawn = self.rng.below(total);
        for (action, weight) in legal.iter().zip(weights) {
            if drawn < weight {
                return Some(*action);
            }
            drawn -= weight;
        }
        None
    }
}

/// The next action on a route to the goal of a right declaration.
fn towards_victory(content: &Content, public: &Public) -> Option<Action> {
    let Phase::Turn(turn) = public.phase else { return None };
    let declaration = turn.declared?;
    let goal = match declaration.role {
        Role::Hero => public.organ?,
        Role::Fenrir => public.at[declaration.chosen.index()],
    };
    let route = public.routes(content).into_iter().find(|route| route.to == goal)?;
    route.actions.first().copied()
}

/// The relative probability of an action; 0 if it would cost all the Time.
fn weight(content: &Content, public: &Public, seat: Seat, action: &Action) -> usize {
    if price(content, public, action) >= public.time[seat.index()] {
        return 0;
    }
    let (hour, music) = (usize::from(public.hour), public.music[seat.index()]);
    match *action {
        // Small raises are likelier than large ones.
        Action::Bid { time } if time <= HIGHEST_BID => 64 >> (2 * time.saturating_sub(least_bid(public))),
        Action::Bid { .. } => 0,
        Action::Pass {} => 100,
        // Without the Organ on the map only Fenrir, who needs fewer pages, can declare.
        Action::Declare { .. } if music >= 15 || music >= 12 && public.organ.is_none() => hour,
        Action::Declare { .. } => usize::from(hour == 11),
        Action::Choose { .. } => 20,
        Action::PlayPower { .. } | Action::PlayItem { .. } => 6,
        Action::Turn { teeth } => 30 / usize::from(teeth.unsigned_abs().max(1)),
        Action::Stop {} | Action::EndTurn {} => 12,
        Action::Ride { .. } => 15,
        Action::PlaceLocation { .. } | Action::DiscardOrgan { .. } => 20,
        Action::Investigate { clues, .. } | Action::Research { clues } | Action::Compose { clues } => {
            1 + usize::from(clues)
        }
        Action::Open { .. }
        | Action::PlaceClue { .. }
        | Action::Name { .. }
        | Action::Favour { .. }
        | Action::Block { .. }
        | Action::TakeBack { .. }
        | Action::Step { .. }
        | Action::Taxi { .. }
        | Action::MoveClue { .. }
        | Action::Relocate { .. }
        | Action::Swap { .. }
        | Action::Decline {}
        | Action::PlaceOrgan { .. }
        | Action::Discard { .. } => 10,
    }
}

/// The lowest legal bid.
fn least_bid(public: &Public) -> u8 {
    match public.phase {
        Phase::Auction(auction) => match auction.round {
            Round::Bidding { bid, .. } => bid.saturating_add(1),
            Round::Opening { .. } | Round::FirstBid { .. } => 0,
        },
        _ => 0,
    }
}

/// The Time an action costs, or may cost.
fn price(content: &Content, public: &Public, action: &Action) -> u8 {
    match *action {
        Action::Bid { time: 0 } => 0,
        Action::Bid { time } => time.saturating_add(KEPT),
        Action::Choose { character } => character.price(),
        Action::Turn { teeth } => teeth.unsigned_abs(),
        Action::Step { .. } => match public.phase {
            Phase::Turn(turn) if turn.effect.is_none() && matches!(turn.step, Step::Move { .. }) => 1,
            _ => 0,
        },
        Action::PlayItem { tile } => content.item(tile).map_or(0, Item::price),
        _ => 0,
    }
}
