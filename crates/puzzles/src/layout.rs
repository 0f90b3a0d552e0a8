//! The places of Character Cards, numbered: hands by seat, then the deck, then the Chosen One.

use crate::Place;
use armonium_rules::{Options, Seat};

/// The places of a game with this many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    players: u8,
}

impl Layout {
    /// The places of a game with 3 to 6 players.
    pub const fn new(players: u8) -> Option<Self> {
        if Options::new(players).is_playable() { Some(Self { players }) } else { None }
    }

    /// The number of players.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The number of places.
    pub const fn count(self) -> usize {
        self.players as usize + 2
    }

    /// True if the game has this place.
    pub fn has(self, place: Place) -> bool {
        match place {
            Place::Hand(seat) => seat.0 < self.players,
            Place::Deck | Place::Chosen => true,
        }
    }

    /// Every place, in order.
    pub fn places(self) -> impl Iterator<Item = Place> {
        (0..self.count()).map(move |index| self.place(index))
    }

    /// A place's number.
    pub const fn index(self, place: Place) -> usize {
        match place {
            Place::Hand(seat) => seat.index(),
            Place::Deck => self.players as usize,
            Place::Chosen => self.players as usize + 1,
        }
    }

    /// The place with a number.
    pub const fn place(self, index: usize) -> Place {
        if index < self.players as usize {
            Place::Hand(Seat(index as u8))
        } else if index == self.players as usize {
            Place::Deck
        } else {
            Place::Chosen
        }
    }

    /// The number of Character Cards in a place.
    pub const fn room(self, place: Place) -> u8 {
        let options = Options::new(self.players);
        match place {
            Place::Hand(_) => options.characters_each(),
            Place::Deck => options.unknown_cards(),
            Place::Chosen => 1,
        }
    }
}
