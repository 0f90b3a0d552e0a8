//! An intent: one or more decisions that a player sends as one `Command::Act`. It is applied completely or not at all. Which
//! chains of actions may be one intent is decided here and nowhere else.

use crate::refusal::Refusal;
use armonium_rules::{Action, Content, Event, Seat, Sink, State};

/// The most actions of an intent.
pub const MAX_ACTIONS: usize = 64;

/// Checks that these actions may follow each other as one intent of a seat. Each must be legal when its turn comes, so the
/// seat must be asked throughout, and only the last may reveal, draw or randomise something: what a player decides after
/// learning something new is another intent. So a refusal depends only on what the player knows already, and undo
/// reaches every action but a last one that seals. The index of the action that is refused comes with the refusal.
pub fn check_intent(
    content: &Content,
    mut state: State,
    seat: Seat,
    actions: &[Action],
) -> Result<(), (usize, Refusal)> {
    let last = match actions.len() {
        length @ 1..=MAX_ACTIONS => length - 1,
        _ => return Err((0, Refusal::IntentLength)),
    };
    for (index, &action) in actions.iter().enumerate() {
        let mut seals = Seals(false);
        state.apply(content, seat, action, &mut seals).map_err(|why| (index, why.into()))?;
        if seals.0 && index < last {
            return Err((index, Refusal::IntentReveals));
        }
    }
    Ok(())
}

/// Remembers whether any event sealed the decision.
struct Seals(bool);

impl Sink for Seals {
    fn event(&mut self, event: Event) {
        self.0 |= event.seals();
    }
}
