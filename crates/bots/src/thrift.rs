//! Keeping enough Time: every turn to come costs at least one Time Point for the gears, and whoever cannot pay it is out.

use armonium_rules::{Action, Character, Content, Item, LAST_HOUR, Phase, Public, Seat, Step};

/// The Time a seat must have left now to live until midnight, if it pays for nothing but the gears.
pub(crate) fn needed(public: &Public) -> u8 {
    let turned = match public.phase {
        Phase::Turn(turn) => matches!(turn.step, Step::Move { .. } | Step::Act | Step::End),
        Phase::Location { .. } | Phase::Discard { .. } => true,
        Phase::Auction(_) | Phase::Clues { .. } | Phase::Over(_) => false,
    };
    LAST_HOUR - public.hour + 1 + u8::from(!turned)
}

/// Would this cost Time that the turns to come need? Never said of what cannot be avoided, or of a declared turn.
pub(crate) fn is_careless(content: &Content, public: &Public, seat: Seat, action: Action) -> bool {
    let (price, gears) = match (action, public.phase) {
        (_, Phase::Turn(turn)) if turn.declared.is_some() => return false,
        (Action::Bid { time }, _) => (time, 0),
        (Action::Choose { character: Character::Palsson }, _) => (2, 0),
        (Action::PlayItem { tile }, _) => (content.item(tile).map_or(0, Item::price), 0),
        (Action::Turn { teeth }, _) if teeth.unsigned_abs() > 1 => (teeth.unsigned_abs(), 1),
        (Action::Step { .. }, Phase::Turn(turn)) if turn.effect.is_none() => (1, 0),
        _ => return false,
    };
    price > 0 && public.time[seat.index()] < price + needed(public) - gears
}
