//! The goal of a movement; every path that can still reach it is accepted.

use armonium_rules::{Character, Content, Seat, Space, State};
use serde::Deserialize;

/// A character on a space, with at least this many Clues in the learner's hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The character.
    pub character: Character,
    /// The ID of the space.
    at: String,
    /// The least number of Clues.
    #[serde(default)]
    clues: u8,
    /// The number of the space, once resolved.
    #[serde(skip)]
    space: Option<Space>,
}

impl Goal {
    /// Looks up the space.
    pub(crate) fn resolve(mut self, content: &Content) -> Result<Self, String> {
        let space = content.spaces().iter().position(|space| space.id == self.at);
        self.space = space.map(|index| Space(index as u8));
        if self.space.is_some() { Ok(self) } else { Err(format!("there is no space \"{}\"", self.at)) }
    }

    /// The space.
    pub const fn space(&self) -> Option<Space> {
        self.space
    }

    /// True if the goal is reached.
    pub(crate) fn holds(&self, state: &State, seat: Seat) -> bool {
        let public = state.public();
        Some(public.at[self.character.index()]) == self.space && public.clues[seat.index()] >= self.clues
    }

    /// True if the goal is reached or still reachable.
    pub(crate) fn is_near(&self, content: &Content, state: &State, seat: Seat) -> bool {
        let public = state.public();
        let enough = |more: u8| public.clues[seat.index()] + more >= self.clues;
        let leads =
            || public.routes(content).iter().any(|way| Some(way.to) == self.space && enough(way.clues));
        self.holds(state, seat) || (state.to_act() == Some(seat) && leads())
    }
}
