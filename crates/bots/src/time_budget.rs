//! The Time budget: every turn to come costs at least one Time Point for the gears, and a player at 0 is out.

use armonium_rules::{Action, Content, Item, LAST_HOUR, Phase, Public, Seat, Step};

/// The Time a seat must have left now to pay for the gears until midnight.
pub(crate) fn reserve(public: &Public) -> u8 {
    let turned = match public.phase {
        Phase::Turn(turn) => matches!(turn.step, Step::Move { .. } | Step::Act | Step::End),
        Phase::Location { .. } | Phase::Discard { .. } => true,
        Phase::Auction(_) | Phase::Clues { .. } | Phase::Over(_) => false,
    };
    LAST_HOUR - public.hour + 1 + u8::from(!turned)
}

/// Would this spend Time that later turns need? False for unavoidable costs and during a declared turn.
pub(crate) fn overspends(content: &Content, public: &Public, seat: Seat, action: Action) -> bool {
    let (price, gears) = match (action, public.phase) {
        (_, Phase::Turn(turn)) if turn.declared.is_some() => return false,
        (Action::Bid { time }, _) => (time, 0),
        (Action::Choose { character }, _) => (character.price(), 0),
        (Action::PlayItem { tile }, _) => (content.item(tile).map_or(0, Item::price), 0),
        (Action::Turn { teeth }, _) if teeth.unsigned_abs() > 1 => (teeth.unsigned_abs(), 1),
        (Action::Step { .. }, Phase::Turn(turn)) if turn.effect.is_none() => (1, 0),
        _ => return false,
    };
    price > 0 && public.time[seat.index()] < price + reserve(public) - gears
}
