//! A turn that was thought out to its end, and is now carried out decision by decision.

use armonium_rules::{Action, View};
use std::collections::VecDeque;

/// What is left of it.
#[derive(Default)]
pub(crate) struct Plan(VecDeque<Action>);

impl Plan {
    /// Takes up a plan, and gives its first action.
    pub(crate) fn take_up(&mut self, actions: Vec<Action>) -> Option<Action> {
        self.0 = actions.into();
        self.0.pop_front()
    }

    /// The next action, if it is still possible; otherwise the plan is given up.
    pub(crate) fn next(&mut self, view: &View) -> Option<Action> {
        let next = self.0.pop_front().filter(|next| view.legal.contains(next));
        if next.is_none() {
            self.0.clear();
        }
        next
    }
}
