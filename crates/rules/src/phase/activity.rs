//! The action of the Activity Gear, with Clues (3.4.13 to 3.4.21), and moving Clues.

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::phase::{Step, Turn};
use crate::play::{Play, known_space};
use crate::state::{MOST_MUSIC, State};
use crate::vocabulary::{Activity, Seat, Space, SpaceSet};

impl State {
    /// The most Clues that can usefully be spent on an action that yields at most `most` in all (R40).
    fn clues_for(&self, seat: Seat, most: u8) -> u8 {
        self.public.clues[seat.index()].min(most.saturating_sub(1))
    }

    fn clues_for_research(&self, seat: Seat) -> u8 {
        self.clues_for(seat, self.secret.tiles.pile_len())
    }

    fn clues_for_composing(&self, seat: Seat) -> u8 {
        self.clues_for(seat, MOST_MUSIC - self.public.music[seat.index()])
    }

    pub(crate) fn offer_act(&self, content: &Content, turn: &Turn, seat: Seat, out: &mut Vec<Action>) {
        match self.public.shown(content).2 {
            Activity::Investigate => {
                for target in self.targets(seat) {
                    let most = self.clues_for(seat, self.cards_to_see(seat, target));
                    out.extend((0..=most).map(|clues| Action::Investigate { target, clues }));
                }
            }
            Activity::Research => {
                out.extend((0..=self.clues_for_research(seat)).map(|clues| Action::Research { clues }));
            }
            Activity::Compose => {
                out.extend((0..=self.clues_for_composing(seat)).map(|clues| Action::Compose { clues }));
            }
            Activity::MoveClue => self.offer_clue_moves(content, turn, out),
        }
    }

    /// Does the Activity Gear's action leave something to decide?
    pub(crate) fn act_is_asked(&self, content: &Content, turn: &Turn, seat: Seat) -> bool {
        match self.public.shown(content).2 {
            Activity::Investigate => self.targets(seat).next().is_some(),
            Activity::Research => self.clues_for_research(seat) > 0,
            Activity::Compose => self.clues_for_composing(seat) > 0,
            Activity::MoveClue => self.can_move_some_clue(content, turn),
        }
    }

    /// The spaces a Clue may be moved onto: empty ones and the chosen character's (R6, R7).
    fn clue_targets(&self, turn: &Turn) -> SpaceSet {
        let own = self.public.mover_at(turn).map_or(SpaceSet::EMPTY, SpaceSet::of);
        SpaceSet(!self.public.not_empty().0).or(own)
    }

    pub(crate) fn offer_clue_moves(&self, content: &Content, turn: &Turn, out: &mut Vec<Action>) {
        let targets = self.clue_targets(turn);
        for from in self.public.clues_on {
            out.extend(content.neighbours(from).and(targets).map(|to| Action::MoveClue { from, to }));
        }
    }

    pub(crate) fn can_move_some_clue(&self, content: &Content, turn: &Turn) -> bool {
        let targets = self.clue_targets(turn);
        let mut clues = self.public.clues_on;
        clues.any(|from| !content.neighbours(from).and(targets).is_empty())
    }
}

impl<S: Sink> Play<'_, S> {
    /// Carries out or skips an action that leaves nothing to decide; false if there is a choice (R22, R63, R78).
    pub(crate) fn act_without_choice(&mut self, seat: Seat) -> bool {
        let Some(turn) = self.current_turn() else { return false };
        if self.state.act_is_asked(self.content, &turn, seat) {
            return false;
        }
        let activity = self.state.public.shown(self.content).2;
        let skipped = match activity {
            Activity::Investigate | Activity::MoveClue => true,
            Activity::Research => self.state.secret.tiles.pile_len() == 0,
            Activity::Compose => false,
        };
        self.set_step(Step::End);
        if skipped {
            self.emit(Event::Skipped { seat, activity });
            return true;
        }
        self.emit(Event::ActionTaken { seat, activity });
        match activity {
            Activity::Research => self.draw_tiles(seat, 1),
            Activity::Compose => self.gain_music(seat, 1),
            Activity::Investigate | Activity::MoveClue => {}
        }
        true
    }

    pub(crate) fn act(&mut self, turn: &Turn, seat: Seat, action: Action) -> Result<(), Illegal> {
        let shown = self.state.public.shown(self.content).2;
        match (shown, action) {
            (Activity::Investigate, Action::Investigate { target, clues }) => {
                self.state.can_investigate(seat, target)?;
                let most = self.state.clues_for(seat, self.state.cards_to_see(seat, target));
                self.begin_action(seat, shown, clues, most)?;
                self.look(seat, target, 1 + clues);
            }
            (Activity::Research, Action::Research { clues }) => {
                self.begin_action(seat, shown, clues, self.state.clues_for_research(seat))?;
                self.draw_tiles(seat, 1 + clues);
            }
            (Activity::Compose, Action::Compose { clues }) => {
                self.begin_action(seat, shown, clues, self.state.clues_for_composing(seat))?;
                self.gain_music(seat, 1 + clues);
            }
            (Activity::MoveClue, Action::MoveClue { from, to }) => {
                self.can_move_clue(turn, from, to)?;
                self.begin_action(seat, shown, 0, 0)?;
                self.move_clue(turn, seat, from, to)?;
            }
            _ => return Err(self.state.not_now(self.content)),
        }
        Ok(())
    }

    /// Spends the Clues and leaves the turn with nothing but cards and tiles to play.
    fn begin_action(&mut self, seat: Seat, activity: Activity, clues: u8, most: u8) -> Result<(), Illegal> {
        if clues > most {
            return Err(Illegal::TooManyClues { most });
        }
        self.set_step(Step::End);
        self.emit(Event::ActionTaken { seat, activity });
        if clues > 0 {
            self.state.public.clues[seat.index()] -= clues;
            self.emit(Event::CluesSpent { seat, clues });
        }
        Ok(())
    }

    fn can_move_clue(&self, turn: &Turn, from: Space, to: Space) -> Result<(), Illegal> {
        known_space(self.content, from)?;
        known_space(self.content, to)?;
        if !self.state.public.clues_on.has(from) {
            return Err(Illegal::NoClueThere { space: from });
        }
        if !self.content.neighbours(from).has(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if self.state.clue_targets(turn).has(to) { Ok(()) } else { Err(Illegal::NotEmpty { space: to }) }
    }

    /// Moves a Clue. The mover takes it if it lands on the chosen character's space.
    pub(crate) fn move_clue(
        &mut self,
        turn: &Turn,
        seat: Seat,
        from: Space,
        to: Space,
    ) -> Result<(), Illegal> {
        self.can_move_clue(turn, from, to)?;
        self.state.public.clues_on.remove(from);
        self.emit(Event::ClueMoved { seat, from, to });
        if self.state.public.mover_at(turn) == Some(to) {
            let clues = &mut self.state.public.clues[seat.index()];
            *clues = clues.saturating_add(1);
            self.emit(Event::CluePicked { seat, space: to });
        } else {
            self.state.public.clues_on.insert(to);
        }
        Ok(())
    }
}
