//! The policy of opponents without a script: deterministic, with as little effect as possible.

use armonium_rules::Action;

/// The effect of an action; the policy takes the lowest.
const fn cost(action: &Action) -> u16 {
    match action {
        Action::Pass {} | Action::Stop {} | Action::EndTurn {} | Action::Decline {} => 0,
        Action::Bid { time } => 1 + *time as u16,
        Action::Open { position } => 1 + *position as u16,
        Action::Turn { teeth } => 1 + teeth.unsigned_abs() as u16,
        Action::Investigate { clues, .. } | Action::Research { clues } | Action::Compose { clues } => {
            1 + *clues as u16
        }
        Action::Choose { .. }
        | Action::PlaceClue { .. }
        | Action::Name { .. }
        | Action::Favour { .. }
        | Action::Block { .. }
        | Action::TakeBack { .. }
        | Action::MoveClue { .. }
        | Action::Relocate { .. }
        | Action::Swap { .. }
        | Action::PlaceOrgan { .. }
        | Action::Discard { .. } => 300,
        Action::Step { .. } | Action::Ride { .. } | Action::Taxi { .. } => 400,
        Action::PlaceLocation { .. } | Action::DiscardOrgan { .. } => 500,
        Action::PlayPower { .. } | Action::PlayItem { .. } => 600,
        Action::Declare { .. } => 700,
    }
}

/// The first action with the lowest cost.
pub(crate) fn default_action(legal: &[Action]) -> Option<Action> {
    legal.iter().min_by_key(|action| cost(action)).copied()
}
