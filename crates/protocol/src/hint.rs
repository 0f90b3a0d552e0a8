//! Hints for a player who is alone with bots: what a detective would do on that seat, from the seat's View. There are none at
//! a table with other people, in a rated game, and for spectators.

use armonium_bots::{Advice, BidReason};
use armonium_rules::{Character, CharacterSet, Space};
use armonium_table::{PlayerId, Stage, Table};
use serde::{Deserialize, Serialize};

/// A hint for the player to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Hint {
    /// What a position is worth.
    Position {
        /// The position, from 1: the one to bid for, or the best to open.
        position: u8,
        /// The most Time a detective would pay.
        most: u8,
        /// What makes it worth that.
        why: PositionReason,
    },
    /// Where to place a Clue.
    Clue {
        /// The space.
        space: Space,
        /// A character near it that may still be free when the player chooses.
        character: Character,
        /// The steps between them.
        steps: u8,
    },
    /// Whom to choose.
    Character {
        /// The character.
        character: Character,
        /// What speaks for that one more than for the others.
        why: CharacterReason,
        /// The most Clues within reach of that character.
        clues: u8,
        /// The other free characters that are about as good.
        close: CharacterSet,
    },
    /// How far to turn the gears.
    Gears {
        /// The teeth.
        teeth: i8,
        /// The Clues within reach then; no turn has more.
        clues: u8,
    },
}

/// What makes a position worth its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PositionReason {
    /// The choice of characters.
    Choice,
    /// The Event.
    Event,
    /// Being there first.
    Race,
    /// A Location Tile.
    Location,
    /// A Clue.
    Clue,
}

/// What speaks for a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CharacterReason {
    /// The ability.
    Ability,
    /// The Event.
    Event,
    /// Where the gears lead.
    Gears,
    /// Free steps.
    Steps,
}

impl From<Advice> for Hint {
    fn from(advice: Advice) -> Self {
        match advice {
            Advice::Position { position, most, why } => Hint::Position { position, most, why: why.into() },
            Advice::Clue { space, character, steps } => Hint::Clue { space, character, steps },
            Advice::Character { character, why, clues, close } => {
                Hint::Character { character, why: why.into(), clues, close }
            }
            Advice::Gears { teeth, clues } => Hint::Gears { teeth, clues },
        }
    }
}

impl From<BidReason> for PositionReason {
    fn from(reason: BidReason) -> Self {
        match reason {
            BidReason::Choice => Self::Choice,
            BidReason::Event => Self::Event,
            BidReason::Race => Self::Race,
            BidReason::Location => Self::Location,
            BidReason::Clue => Self::Clue,
        }
    }
}

impl From<armonium_bots::CharacterReason> for CharacterReason {
    fn from(reason: armonium_bots::CharacterReason) -> Self {
        match reason {
            armonium_bots::CharacterReason::Ability => Self::Ability,
            armonium_bots::CharacterReason::Event => Self::Event,
            armonium_bots::CharacterReason::Gears => Self::Gears,
            armonium_bots::CharacterReason::Steps => Self::Steps,
        }
    }
}

impl Hint {
    /// The hint for a player to act, where hints are given.
    pub(crate) fn of(table: &Table, player: Option<PlayerId>) -> Option<Self> {
        let seat = table.seat_of(player?)?;
        let others = table.chairs.iter().filter(|chair| chair.player().is_some()).count() > 1;
        let asked = table.stage() == Stage::Running && table.to_act() == Some(seat);
        if others || table.options.rated || !asked {
            return None;
        }
        let view = table.view(table.viewer(player))?;
        Advice::of(table.content(), &view).map(Self::from)
    }
}
