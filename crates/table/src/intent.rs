//! An intent: one or more decisions that a player sends as one command. It is applied completely or not at all. Which
//! chains of actions may be one intent is decided here and nowhere else.

use crate::refusal::Refusal;
use armonium_rules::{Action, Content, Event, Seat, Sink, State};
use serde::{Deserialize, Serialize};

/// The most actions of an intent.
pub const MAX_ACTIONS: usize = 64;

/// The actions of one seat, in order, and the number of the decision they start from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Intent {
    /// The number of the decision that the first action answers.
    pub at: u32,
    /// 1 to 64 actions.
    pub actions: Vec<Action>,
}

impl Intent {
    /// A single action.
    pub fn one(at: u32, action: Action) -> Self {
        Self { at, actions: vec![action] }
    }
}

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
