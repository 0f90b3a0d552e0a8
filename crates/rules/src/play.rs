//! Checks an action, applies it and emits events. The rules of each phase: `phase/`.

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Outcome, Reason, Sink};
use crate::illegal::Illegal;
use crate::phase::{Ask, Phase};
use crate::state::{Eyes, Fate, MOST_MUSIC, MOST_TIME, State};
use crate::vocabulary::{CharacterSet, PowerSet, Seat, Space};

/// A state being changed: what the phases work on.
pub(crate) struct Play<'a, S> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) sink: &'a mut S,
}

/// Is the payer still in the game?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paid {
    Alive,
    Out,
}

impl State {
    /// Carries out a player's action, or refuses it and changes nothing.
    pub fn apply(
        &mut self,
        content: &Content,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink,
    ) -> Result<(), Illegal> {
        let to_act = self.to_act().ok_or(Illegal::GameOver)?;
        if seat != to_act {
            return Err(Illegal::NotYourTurn { seat, to_act });
        }
        let mut play = Play { content, state: self, sink };
        match play.state.public.phase {
            Phase::Auction(auction) => play.auction(auction, action),
            Phase::Clues { index } => play.clues(index, action),
            Phase::Turn(turn) => play.turn(&turn, action),
            Phase::Location { seat, organ: false } => play.location(seat, action),
            Phase::Location { seat, organ: true } => play.organ(seat, action),
            Phase::Discard { index } => play.discard(index, action),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    /// Every action the player to act may take, and no other; the buffer is cleared first.
    pub fn legal(&self, content: &Content, out: &mut Vec<Action>) {
        out.clear();
        match &self.public.phase {
            Phase::Auction(auction) => self.offer_auction(auction, out),
            Phase::Clues { .. } => self.offer_clues(content, out),
            Phase::Turn(turn) => self.offer_turn(content, turn, out),
            Phase::Location { seat, organ: false } => self.offer_location(content, *seat, out),
            Phase::Location { organ: true, .. } => self.offer_organ(content, out),
            Phase::Discard { index } => self.offer_discard(*index, out),
            Phase::Over(_) => {}
        }
    }

    /// What is asked of the player to act.
    pub fn ask(&self, content: &Content) -> Ask {
        self.public.phase.ask(self.public.shown(content).2)
    }

    /// The refusal of an action that answers another question than the one asked.
    #[cold]
    pub(crate) fn not_now(&self, content: &Content) -> Illegal {
        Illegal::NotNow { asked: self.ask(content) }
    }
}

/// Refuses spaces that the board does not have.
#[inline]
pub(crate) fn known_space(content: &Content, space: Space) -> Result<(), Illegal> {
    if content.has_space(space) { Ok(()) } else { Err(Illegal::NoSuchSpace { space }) }
}

impl<S: Sink> Play<'_, S> {
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        self.sink.event(event);
    }

    /// Pays Time; reaching 0 puts the player out at once (4.3, R32).
    pub(crate) fn pay(&mut self, seat: Seat, price: u8) -> Paid {
        if price == 0 {
            return Paid::Alive;
        }
        let time = &mut self.state.public.time[seat.index()];
        let paid = price.min(*time);
        *time -= paid;
        let left = *time;
        self.emit(Event::TimePaid { seat, time: paid });
        if left > 0 {
            return Paid::Alive;
        }
        self.eliminate(seat, Reason::Time);
        Paid::Out
    }

    /// Gains Time, up to the end of the track.
    pub(crate) fn gain_time(&mut self, seat: Seat, gain: u8) {
        if self.is_over() {
            return;
        }
        let time = &mut self.state.public.time[seat.index()];
        let gained = gain.min(MOST_TIME - *time);
        *time += gained;
        if gained > 0 {
            self.emit(Event::TimeGained { seat, time: gained });
        }
    }

    /// Gains Music Pages, up to the end of the track; they may complete a declared victory.
    pub(crate) fn gain_music(&mut self, seat: Seat, gain: u8) {
        let music = &mut self.state.public.music[seat.index()];
        let gained = gain.min(MOST_MUSIC - *music);
        *music += gained;
        if gained > 0 {
            self.emit(Event::MusicGained { seat, pages: gained });
            self.check_victory();
        }
    }

    /// Gains a Clue from the supply.
    pub(crate) fn gain_clue(&mut self, seat: Seat) {
        let clues = &mut self.state.public.clues[seat.index()];
        *clues = clues.saturating_add(1);
        self.emit(Event::ClueGained { seat });
    }

    /// Draws tiles, as many as there are.
    pub(crate) fn draw_tiles(&mut self, seat: Seat, count: u8) {
        if self.is_over() {
            return;
        }
        for _ in 0..count {
            let Some(tile) = self.state.secret.tiles.draw(seat) else { return };
            self.emit(Event::TileDrawn { seat, tile: crate::event::Sight::Seen(tile) });
        }
    }

    /// Puts a player out of the game (4.3, 4.5, 5.10). The caller handles what follows for the phase.
    pub(crate) fn eliminate(&mut self, seat: Seat, reason: Reason) {
        self.state.public.fates[seat.index()] = Fate::Out(reason);
        self.emit(Event::PlayerOut { seat, reason });
        if reason == Reason::Time {
            for character in self.state.characters_of(seat) {
                self.state.secret.cards_known[character.index()] = Eyes::EVERYBODY;
                self.emit(Event::CardRevealed { seat, character });
            }
        }
        self.state.public.clues[seat.index()] = 0;
        let secret = &mut self.state.secret;
        let chance = &mut secret.chance;
        let returned = secret.tiles.return_all(seat, || chance.next_mixing());
        if returned > 0 {
            self.emit(Event::TilesReturned { seat, tiles: returned });
        }
        if self.state.public.active().is_empty() {
            self.end(Outcome::AllOut {});
        }
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.release_apart();
        self.state.public.phase = Phase::Over(outcome);
        self.emit(Event::Ended { outcome });
    }

    /// Returns the cards held apart.
    pub(crate) fn release_apart(&mut self) {
        self.state.secret.apart_characters = CharacterSet::EMPTY;
        self.state.secret.apart_powers = [PowerSet::EMPTY; Seat::MAX];
    }

    /// Is the game over?
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state.public.phase, Phase::Over(_))
    }
}
