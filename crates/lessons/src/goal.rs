//! Where a movement should lead: any way there will do, as long as it still leads there.

use armonium_rules::{Character, Content, Seat, Space, State};
use serde::Deserialize;

/// A character on a space, and so many Clues in the learner's hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Who.
    pub character: Character,
    /// The space's id in the pack.
    at: String,
    /// The least Clues the learner has then.
    #[serde(default)]
    clues: u8,
    /// The space's number, once it was looked up.
    #[serde(skip)]
    space: Option<Space>,
}

impl Goal {
    /// Looks up the space.
    pub(crate) fn settle(mut self, content: &Content) -> Result<Self, String> {
        let space = content.spaces().iter().position(|space| space.id == self.at);
        self.space = space.map(|index| Space(index as u8));
        if self.space.is_some() { Ok(self) } else { Err(format!("there is no space \"{}\"", self.at)) }
    }

    /// The space.
    pub const fn space(&self) -> Option<Space> {
        self.space
    }

    /// Is it reached?
    pub(crate) fn holds(&self, state: &State, seat: Seat) -> bool {
        let public = state.public();
        Some(public.at[self.character.index()]) == self.space && public.clues[seat.index()] >= self.clues
    }

    /// Is it reached, or does a way still lead there?
    pub(crate) fn is_near(&self, content: &Content, state: &State, seat: Seat) -> bool {
        let public = state.public();
        let enough = |more: u8| public.clues[seat.index()] + more >= self.clues;
        let leads =
            || public.routes(content).iter().any(|way| Some(way.to) == self.space && enough(way.clues));
        self.holds(state, seat) || (state.to_act() == Some(seat) && leads())
    }
}
