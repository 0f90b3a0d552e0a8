//! A player who decides by chance, but lives: it bids little, keeps some Time, and declares when it has the pages.
//!
//! It is for tests, which want games that are long and odd; nobody can choose it as an opponent.

use crate::Bot;
use crate::dice::Dice;
use armonium_rules::{Action, Character, Content, Item, Phase, Public, Role, Round, Seat, Step, View};

/// The Time it keeps when it bids: enough for one turn.
const KEPT: u8 = 4;
/// The highest bid it makes.
const HIGHEST_BID: u8 = 6;

/// Decides by chance, but lives.
pub struct Lively {
    dice: Dice,
}

impl Lively {
    /// A player whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed) }
    }
}

impl Bot for Lively {
    /// Any seat's View will do: it looks at nothing that is not open to all, save its own legal actions.
    fn decide(&mut self, content: &Content, view: &View) -> Option<Action> {
        let (public, legal) = (&view.public, &view.legal);
        if let Some(action) = towards_victory(content, public) {
            return Some(action);
        }
        let seat = public.to_act()?;
        let weights: Vec<usize> = legal.iter().map(|action| weight(content, public, seat, action)).collect();
        let total = weights.iter().sum();
        if total == 0 {
            // Whatever it does would be foolish.
            return legal.get(self.dice.below(legal.len())).copied();
        }
        let mut drawn = self.dice.below(total);
        for (action, weight) in legal.iter().zip(weights) {
            if drawn < weight {
                return Some(*action);
            }
            drawn -= weight;
        }
        None
    }
}

/// The next decision on the way to where a right declaration leads, if there is a way.
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

/// How gladly an action is taken, compared with the others. What would cost all the Time: not at all.
fn weight(content: &Content, public: &Public, seat: Seat, action: &Action) -> usize {
    if price(content, public, action) >= public.time[seat.index()] {
        return 0;
    }
    let (hour, music) = (usize::from(public.hour), public.music[seat.index()]);
    match *action {
        // Gladly by a little, seldom by much.
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

/// The lowest bid that is possible now.
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
        Action::Choose { character: Character::Palsson } => 2,
        Action::Turn { teeth } => teeth.unsigned_abs(),
        Action::Step { .. } => match public.phase {
            Phase::Turn(turn) if turn.effect.is_none() && matches!(turn.step, Step::Move { .. }) => 1,
            _ => 0,
        },
        Action::PlayItem { tile } => content.item(tile).map_or(0, Item::price),
        _ => 0,
    }
}
