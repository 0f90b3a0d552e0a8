//! A game as its readers saw it last. The difference of two snapshots is what an update tells each reader.

use armonium_rules::{Action, Ask, Content, Public, Seat, State, View, Viewer};
use armonium_table::{Stage, Table};

/// A game as its readers saw it last. It holds the whole State and is never sent.
pub struct Snapshot {
    state: State,
    pub(crate) ask: Ask,
    /// What the player to act may do.
    legal: Vec<Action>,
}

impl Snapshot {
    /// The game of a table as it is now; none before the deal.
    pub fn of(table: &Table) -> Option<Self> {
        let state = *table.game()?.state();
        let mut legal = Vec::new();
        if state.to_act().is_some() && table.stage() != Stage::Abandoned && table.pause().is_none() {
            legal.reserve(64);
            state.legal(table.content(), &mut legal);
        }
        Some(Self { state, ask: state.ask(table.content()), legal })
    }

    /// A reader's View of it.
    pub fn view(&self, content: &Content, viewer: Viewer) -> View {
        let mut view = self.state.view(content, viewer);
        // At an abandoned or paused table nothing can be done.
        view.legal.truncate(self.legal.len());
        view
    }

    /// True if no reader's View differs in anything but what everybody sees and what can be done.
    pub fn same_hidden_state(&self, other: &Self) -> bool {
        self.state.same_hidden_state(&other.state)
    }

    pub(crate) fn public(&self) -> &Public {
        self.state.public()
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.state.to_act()
    }

    /// What a reader may do.
    pub(crate) fn legal(&self, viewer: Viewer) -> &[Action] {
        match viewer {
            Viewer::Seat(seat) if self.to_act() == Some(seat) => &self.legal,
            Viewer::Seat(_) | Viewer::Spectator => &[],
        }
    }
}
