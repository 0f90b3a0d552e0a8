//! A turn that was planned to its end and is now executed decision by decision.

use armonium_rules::{Action, View};
use std::collections::VecDeque;

/// The actions still to execute.
#[derive(Default)]
pub(crate) struct Plan(VecDeque<Action>);

impl Plan {
    /// Starts a plan and returns its first action.
    pub(crate) fn start(&mut self, actions: Vec<Action>) -> Option<Action> {
        self.0 = actions.into();
        self.0.pop_front()
    }

    /// The next action if it is still legal; otherwise the plan is dropped.
    pub(crate) fn next(&mut self, view: &View) -> Option<Action> {
        let next = self.0.pop_front().filter(|next| view.legal.contains(next));
        if next.is_none() {
            self.0.clear();
        }
        next
    }
}
