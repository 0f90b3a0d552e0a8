//! A game as its readers were last shown it. From two of them follows what is new to each reader.

use armonium_rules::{Action, Ask, Content, Public, Seat, State, View, Viewer};
use armonium_table::{Stage, Table};

/// A game as its readers were last shown it. It is the whole truth, and nobody's to see.
pub struct Shown {
    state: State,
    pub(super) ask: Ask,
    /// What whoever decides may do.
    legal: Vec<Action>,
}

impl Shown {
    /// The game of a table as it is now, once it has begun.
    pub fn of(table: &Table) -> Option<Self> {
        let state = *table.game()?.state();
        let mut legal = Vec::new();
        if state.to_act().is_some() && table.stage() != Stage::Abandoned {
            legal.reserve(64);
            state.legal(table.content(), &mut legal);
        }
        Some(Self { state, ask: state.ask(table.content()), legal })
    }

    /// What a reader saw of it.
    pub fn view(&self, content: &Content, viewer: Viewer) -> View {
        let mut view = self.state.view(content, viewer);
        // Nobody may do anything at a table that was given up.
        view.legal.truncate(self.legal.len());
        view
    }

    /// Does every reader see the same of what not everybody sees?
    pub fn same_hidden_state(&self, other: &Self) -> bool {
        self.state.same_hidden_state(&other.state)
    }

    pub(super) fn public(&self) -> &Public {
        self.state.public()
    }

    pub(super) fn to_act(&self) -> Option<Seat> {
        self.state.to_act()
    }

    /// What a reader may do.
    pub(super) fn legal(&self, viewer: Viewer) -> &[Action] {
        match viewer {
            Viewer::Seat(seat) if self.to_act() == Some(seat) => &self.legal,
            Viewer::Seat(_) | Viewer::Spectator => &[],
        }
    }
}
