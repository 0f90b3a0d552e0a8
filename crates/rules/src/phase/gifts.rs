//! What the Hour's Event gives to a turn position and to a character (section 8). What it locks: hour.rs.

use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::phase::Effect;
use crate::play::Play;
use crate::state::State;
use crate::vocabulary::{Character, CharacterSet, EventCard, Power, Seat};

/// Indices of turn positions.
const II: u8 = 1;
const III: u8 = 2;
const IV: u8 = 3;

/// Free steps given by events, Snowy and a tile.
pub(crate) const FREE_STEPS: u8 = 3;

impl EventCard {
    /// Does it forbid every Machine Transport?
    pub const fn forbids_transport(self) -> bool {
        matches!(self, EventCard::E4)
    }

    /// Does it forbid Power Cards and Item Tiles?
    pub const fn forbids_cards(self) -> bool {
        matches!(self, EventCard::E11)
    }
}

impl State {
    /// E1: the third player uses the ability twice.
    pub(crate) fn uses_ability_twice(&self, index: u8) -> bool {
        self.public.event == EventCard::E1 && index == III
    }

    /// The characters that can be blocked: neither used nor blocked (R5).
    pub(crate) fn blockable(&self) -> CharacterSet {
        CharacterSet::ALL.without(self.public.used).without(self.public.blocked)
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn give_to_position(&mut self, seat: Seat, index: u8) {
        let last = index + 1 == self.state.public.order.len();
        match self.state.public.event {
            EventCard::E2 if index == IV => self.draw_tiles(seat, 2),
            EventCard::E3 if index == III => self.begin(Effect::Look(2)),
            EventCard::E5 if index == IV => self.gain_time(seat, 3),
            EventCard::E6 if index == II => self.gain_time(seat, 2),
            EventCard::E7 if last => self.begin(Effect::FreeSteps(FREE_STEPS)),
            EventCard::E8 if last => self.draw_tiles(seat, 1),
            EventCard::E9 if last => self.begin(Effect::TakeBack),
            EventCard::E10 if last => self.draw_tiles(seat, 3),
            EventCard::E11 if index == II => self.gain_music(seat, 2),
            EventCard::E1
            | EventCard::E2
            | EventCard::E3
            | EventCard::E4
            | EventCard::E5
            | EventCard::E6
            | EventCard::E7
            | EventCard::E8
            | EventCard::E9
            | EventCard::E10
            | EventCard::E11 => {}
        }
    }

    pub(crate) fn give_to_character(&mut self, seat: Seat, character: Character) {
        match (self.state.public.event, character) {
            (EventCard::E2, Character::Lilja) => {
                self.gain_clue(seat);
                self.draw_tiles(seat, 1);
            }
            (EventCard::E3, Character::Vidal) => {
                self.gain_clue(seat);
                self.gain_time(seat, 1);
            }
            (EventCard::E4, Character::Palsson) => {
                self.gain_clue(seat);
                self.gain_time(seat, 2);
            }
            (EventCard::E5, Character::Johnsson) => {
                self.gain_clue(seat);
                self.gain_music(seat, 1);
            }
            (EventCard::E8, Character::Lewis) => self.begin(Effect::Block),
            (EventCard::E9, Character::Vikstrom) => {
                self.gain_music(seat, 1);
                self.draw_tiles(seat, 1);
            }
            (EventCard::E10, Character::Snowy) => {
                self.gain_music(seat, 1);
                self.gain_time(seat, 2);
            }
            (EventCard::E11, Character::Koleberg) => {
                self.gain_clue(seat);
                self.begin(Effect::FreeSteps(FREE_STEPS));
            }
            _ => {}
        }
    }

    pub(crate) fn block(&mut self, seat: Seat, character: Character) -> Result<(), Illegal> {
        if self.state.public.used.has(character) {
            return Err(Illegal::CharacterUsed { character });
        }
        if self.state.public.blocked.has(character) {
            return Err(Illegal::CharacterBlocked { character });
        }
        self.state.public.blocked.insert(character);
        self.emit(Event::CharacterBlocked { seat, character });
        self.effect_done();
        Ok(())
    }

    pub(crate) fn take_back(&mut self, seat: Seat, power: Power) -> Result<(), Illegal> {
        let played = &mut self.state.public.played[seat.index()];
        if !played.has(power) {
            return Err(Illegal::PowerNotPlayed { power });
        }
        played.remove(power);
        self.emit(Event::PowerTakenBack { seat, power });
        self.effect_done();
        Ok(())
    }
}
