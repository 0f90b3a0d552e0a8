//! Hints for a player who is alone with bots: what a detective would do on that seat, from the seat's View. At a table with
//! other people, in a rated game and for spectators there are none.

use super::frames::Frames;
use armonium_bots::{Advice, BidReason, CharacterReason};
use armonium_rules::{Character, CharacterSet, Space};
use armonium_table::{PlayerId, Stage};
use serde::Serialize;

/// A hint for the player who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "about", rename_all = "snake_case")]
pub(super) enum Hint {
    /// What a position is worth.
    Position {
        /// The position, from 1: the one that is bid for, or the best to open.
        position: u8,
        /// The most Time a detective would pay.
        most: u8,
        /// What makes it worth that: `choice`, `event`, `race`, `location` or `clue`.
        #[cfg_attr(feature = "ts", ts(type = r#""choice" | "event" | "race" | "location" | "clue""#))]
        why: &'static str,
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
        /// What speaks for that one more than for the others: `ability`, `event`, `gears` or `steps`.
        #[cfg_attr(feature = "ts", ts(type = r#""ability" | "event" | "gears" | "steps""#))]
        why: &'static str,
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

impl From<Advice> for Hint {
    fn from(advice: Advice) -> Self {
        match advice {
            Advice::Position { position, most, why } => {
                Hint::Position { position, most, why: bid_reason(why) }
            }
            Advice::Clue { space, character, steps } => Hint::Clue { space, character, steps },
            Advice::Character { character, why, clues, close } => {
                Hint::Character { character, why: character_reason(why), clues, close }
            }
            Advice::Gears { teeth, clues } => Hint::Gears { teeth, clues },
        }
    }
}

const fn bid_reason(why: BidReason) -> &'static str {
    match why {
        BidReason::Choice => "choice",
        BidReason::Event => "event",
        BidReason::Race => "race",
        BidReason::Location => "location",
        BidReason::Clue => "clue",
    }
}

const fn character_reason(why: CharacterReason) -> &'static str {
    match why {
        CharacterReason::Ability => "ability",
        CharacterReason::Event => "event",
        CharacterReason::Gears => "gears",
        CharacterReason::Steps => "steps",
    }
}

impl Frames<'_> {
    /// The hint for a player who is asked, where hints are given.
    pub(super) fn hint(&self, player: Option<PlayerId>) -> Option<Hint> {
        let table = self.table;
        let seat = table.seat_of(player?)?;
        let others = table.chairs.iter().filter(|chair| chair.player().is_some()).count() > 1;
        let asked = table.stage() == Stage::Running && table.to_act() == Some(seat);
        if others || table.options.rated || !asked {
            return None;
        }
        let view = table.view(table.viewer(player))?;
        Advice::of(table.content(), &view).map(Hint::from)
    }
}
