//! The colour, and with it the shape, by which a player is known at a table. It stays with its player on another seat and in a
//! rematch.

use armonium_rules::Seat;
use serde::{Deserialize, Serialize};

/// One of six colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Colour(u8);

impl Colour {
    /// How many there are.
    pub const COUNT: usize = Seat::MAX;

    /// Every colour.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The colour of a new seat.
    pub const fn of_seat(seat: Seat) -> Self {
        Self(seat.0 % Self::COUNT as u8)
    }

    /// Its number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Colour {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < Self::COUNT {
            Ok(Self(number))
        } else {
            Err(format!("a colour is a number from 0 to {}", Self::COUNT - 1))
        }
    }
}

impl From<Colour> for u8 {
    fn from(colour: Colour) -> Self {
        colour.0
    }
}
