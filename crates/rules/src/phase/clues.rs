//! Phase 3, placing Clues (3.3).

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::play::{Play, known_space};
use crate::state::State;
use crate::vocabulary::SpaceSet;

impl State {
    /// The regular buildings where a Clue may be placed.
    fn clue_spaces(&self, content: &Content) -> SpaceSet {
        content.regular().without(self.public.not_empty())
    }

    pub(crate) fn offer_clues(&self, content: &Content, out: &mut Vec<Action>) {
        out.extend(self.clue_spaces(content).map(|space| Action::PlaceClue { space }));
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins phase 3 with the second player in order.
    pub(crate) fn begin_clues(&mut self) {
        self.ask_for_clue(1);
    }

    fn ask_for_clue(&mut self, index: u8) {
        if index < self.state.public.order.len() && !self.state.clue_spaces(self.content).is_empty() {
            self.state.public.phase = Phase::Clues { index };
        } else {
            self.begin_turns();
        }
    }

    pub(crate) fn clues(&mut self, index: u8, action: Action) -> Result<(), Illegal> {
        let (Action::PlaceClue { space }, Some(seat)) = (action, self.state.public.order.get(index)) else {
            return Err(self.state.not_now(self.content));
        };
        known_space(self.content, space)?;
        if !self.content.regular().has(space) {
            return Err(Illegal::NotRegular { space });
        }
        if self.state.public.not_empty().has(space) {
            return Err(Illegal::NotEmpty { space });
        }
        self.state.public.clues_on.insert(space);
        self.emit(Event::CluePlaced { seat, space });
        self.ask_for_clue(index + 1);
        Ok(())
    }
}
