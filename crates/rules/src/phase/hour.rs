//! How an Hour begins and ends: Fenrir's awakening (3.0), the Event (3.1), the hand of the clock (3.6).

use crate::chance::Purpose;
use crate::event::{Event, Outcome, Sight, Sink};
use crate::play::Play;
use crate::state::{FENRIR_HOUR, LAST_HOUR};
use crate::vocabulary::{Character, CharacterSet, EventCard, Seat};

impl EventCard {
    /// The character this event locks.
    pub const fn locks(self) -> Option<Character> {
        match self {
            EventCard::E1 => Some(Character::Palsson),
            EventCard::E5 => Some(Character::Vikstrom),
            EventCard::E6 => Some(Character::Lewis),
            EventCard::E7 => Some(Character::Snowy),
            EventCard::E9 => Some(Character::Koleberg),
            EventCard::E10 => Some(Character::Lilja),
            EventCard::E2 | EventCard::E3 | EventCard::E4 | EventCard::E8 | EventCard::E11 => None,
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins the Hour the hand points at.
    pub(crate) fn begin_hour(&mut self) {
        let hour = self.state.public.hour;
        self.emit(Event::HourBegan { hour });
        if hour == FENRIR_HOUR && self.state.public.options.has_fenrir() {
            self.awake_fenrir();
        }
        self.turn_event();
        self.begin_auctions();
    }

    /// Deals the role cards to the players still in the game.
    fn awake_fenrir(&mut self) {
        let inside = self.state.public.active();
        let drawn = self.state.secret.chance.once(Purpose::Roles).below(inside.len());
        let mut seats = inside;
        self.state.secret.fenrir = seats.nth(drawn);
        self.state.public.roles_dealt = inside;
        for seat in inside {
            let role = Sight::Seen(self.state.role(seat));
            self.emit(Event::RoleDealt { seat, role });
        }
    }

    fn turn_event(&mut self) {
        let card = self.state.secret.events[self.state.public.hour as usize - 1];
        self.state.public.event = card;
        self.state.public.events.insert(card);
        self.state.public.blocked = card.locks().map_or(CharacterSet::EMPTY, CharacterSet::of);
        self.emit(Event::EventTurned { card });
    }

    /// Clears the Chart and advances the hand; past the eleventh Hour comes Ragnarök.
    pub(crate) fn end_hour(&mut self) {
        self.state.public.used = CharacterSet::EMPTY;
        self.state.public.blocked = CharacterSet::EMPTY;
        if self.state.public.hour == LAST_HOUR {
            self.end(Outcome::Ragnarok {});
            return;
        }
        self.state.public.hour += 1;
        self.begin_hour();
    }

    /// The last player in order who is still in the game.
    pub(crate) fn last_in_order(&self) -> Option<Seat> {
        self.state.public.order.iter().rev().find(|&seat| self.state.public.is_active(seat))
    }
}
