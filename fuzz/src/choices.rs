//! Bytes of the fuzzer, used up as choices.

use armonium_rules::{Action, Activity, Character, Power, Seat, Side, Space, Target, Tile};

/// Choices made by bytes, until there are no more.
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// Choices made by these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte.
    pub fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// The next eight bytes, zeros where there are no more.
    pub fn number(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte().unwrap_or(0)))
    }

    /// One of some things.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let choice = usize::from(self.byte()?);
        (!things.is_empty()).then(|| things[choice % things.len()])
    }

    /// Any action that can be written down, sensible or not.
    pub fn action(&mut self) -> Option<Action> {
        let character = |choices: &mut Self| choices.one_of(&Character::ALL);
        let space = |choices: &mut Self| choices.byte().map(Space);
        let tile = |choices: &mut Self| choices.byte().map(Tile);
        Some(match self.byte()? % 28 {
            0 => Action::Open { position: self.byte()? },
            1 => Action::Bid { time: self.byte()? },
            2 => Action::Pass {},
            3 => Action::PlaceClue { space: space(self)? },
            4 => Action::Declare { character: character(self)? },
            5 => Action::Choose { character: character(self)? },
            6 => Action::PlayPower { power: self.one_of(&Power::ALL)? },
            7 => Action::PlayItem { tile: tile(self)? },
            8 => Action::Name { character: character(self)? },
            9 => Action::Favour { activity: self.one_of(&Activity::ALL)? },
            10 => Action::Block { character: character(self)? },
            11 => Action::TakeBack { power: self.one_of(&Power::ALL)? },
            12 => Action::Turn { teeth: self.byte()?.cast_signed() },
            13 => Action::Step { to: space(self)? },
            14 => Action::Ride { to: space(self)? },
            15 => Action::Taxi { to: space(self)? },
            16 => Action::Stop {},
            17 => {
                let target = self.byte()?;
                let target = if target == 0 { Target::Deck } else { Target::Hand(Seat(target - 1)) };
                Action::Investigate { target, clues: self.byte()? }
            }
            18 => Action::Research { clues: self.byte()? },
            19 => Action::Compose { clues: self.byte()? },
            20 => Action::MoveClue { from: space(self)?, to: space(self)? },
            21 => Action::Relocate { character: character(self)?, to: space(self)? },
            22 => Action::Swap { a: character(self)?, b: character(self)? },
            23 => Action::EndTurn {},
            24 => Action::PlaceLocation { tile: tile(self)?, side: self.one_of(&Side::ALL)? },
            25 => Action::DiscardOrgan { tile: tile(self)? },
            26 => Action::Decline {},
            _ => match self.byte()? % 2 {
                0 => Action::PlaceOrgan { space: space(self)? },
                _ => Action::Discard { tile: tile(self)? },
            },
        })
    }
}
