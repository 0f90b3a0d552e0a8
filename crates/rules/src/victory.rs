//! Declaring victory and winning (section 5).

use crate::content::Content;
use crate::event::{Event, Outcome, Reason, Sight, Sink};
use crate::illegal::Illegal;
use crate::phase::discard::each_kind;
use crate::phase::{Declaration, Phase, Turn};
use crate::play::Play;
use crate::state::{Eyes, FENRIR_MARKS, FENRIR_MUSIC, MOST_MUSIC, Public, State};
use crate::vocabulary::{Character, Role, Seat, Space, Tile};

impl Public {
    /// Where the declarer of this turn wins by being there, once the pages suffice (5.4, 5.6).
    pub(crate) fn winning_space(&self, turn: &Turn) -> Option<Space> {
        let (declaration, seat) = turn.declared.zip(self.order.get(turn.index))?;
        let (goal, needed) = match declaration.role {
            Role::Hero => (self.organ, MOST_MUSIC),
            Role::Fenrir => (Some(self.at[declaration.chosen.index()]), FENRIR_MUSIC),
        };
        goal.filter(|_| self.music[seat.index()] >= needed)
    }
}

impl State {
    /// May this player declare victory now, as what the player is?
    pub(crate) fn can_declare(&self, content: &Content, seat: Seat) -> Result<(), Illegal> {
        match self.role(seat) {
            Role::Hero if self.public.organ.is_none() => Err(Illegal::OrganNotOnMap),
            Role::Hero => Ok(()),
            Role::Fenrir => {
                let marks = self.secret.tiles.hand(seat).map(|(tile, _)| content.marks(tile)).sum();
                if marks >= FENRIR_MARKS { Ok(()) } else { Err(Illegal::TooFewMarks { marks }) }
            }
        }
    }

    /// Has the declarer of this turn all that victory needs (5.4, 5.6)?
    pub(crate) fn has_won(&self, turn: &Turn) -> bool {
        let at = turn.character.map(|character| self.public.at[character.index()]);
        at.is_some() && at == self.public.winning_space(turn)
    }

    /// The tiles Fenrir shows: the fewest that carry two Marks, the lowest numbers of these (R46, R60).
    fn marks_to_show(&self, content: &Content, seat: Seat) -> [Option<Tile>; 2] {
        let held = self.secret.tiles.kinds_held(seat);
        if let Some(stones) = each_kind(held).find(|&tile| content.marks(tile) >= FENRIR_MARKS) {
            return [Some(stones), None];
        }
        let mut shown = [None; 2];
        for (tile, _) in self.secret.tiles.hand(seat).filter(|&(tile, _)| content.marks(tile) == 1) {
            match shown {
                [Some(first), _] if tile < first => shown = [Some(tile), Some(first)],
                [Some(_), Some(second)] if tile >= second => {}
                [Some(first), _] => shown = [Some(first), Some(tile)],
                [None, _] => shown = [Some(tile), None],
            }
        }
        shown
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn declare(&mut self, turn: &Turn, seat: Seat, named: Character) -> Result<(), Illegal> {
        if turn.declared.is_some() {
            return Err(Illegal::AlreadyDeclared);
        }
        self.state.can_declare(self.content, seat)?;
        let role = self.state.role(seat);
        self.emit(Event::Declared { seat, role, character: named });
        match role {
            Role::Hero => self.state.public.declared_heroes.insert(seat),
            Role::Fenrir => {
                self.state.public.declared_fenrir = Some(seat);
                self.show_marks(seat);
            }
        }
        let chosen = self.state.chosen_one();
        if named != chosen {
            self.state.public.not_chosen.insert(named);
            self.state.secret.cards_known[chosen.index()].add(seat);
            self.emit(Event::DeclaredWrongly { seat, chosen: Sight::Seen(chosen) });
            self.eliminate(seat, Reason::WrongName);
            self.finish_turn(turn, seat);
            return Ok(());
        }
        self.state.secret.cards_known[chosen.index()] = Eyes::EVERYBODY;
        self.emit(Event::DeclaredRightly { seat, character: chosen });
        self.state.public.phase = Phase::Turn(Turn { declared: Some(Declaration { role, chosen }), ..*turn });
        Ok(())
    }

    fn show_marks(&mut self, seat: Seat) {
        let shown = self.state.marks_to_show(self.content, seat);
        for tile in shown.into_iter().flatten() {
            let copies = shown.iter().flatten().filter(|&&other| other == tile).count();
            self.state.secret.tiles.show(seat, tile, copies);
            self.emit(Event::MarkShown { seat, tile });
        }
    }

    /// Ends the game if the declarer of this turn has all that victory needs (5.9).
    pub(crate) fn check_victory(&mut self) {
        let Some(turn) = self.current_turn() else { return };
        if !self.state.has_won(&turn) {
            return;
        }
        if let (Some(declaration), Some(seat)) = (turn.declared, self.state.public.order.get(turn.index)) {
            self.end(Outcome::Won { seat, role: declaration.role });
        }
    }
}
