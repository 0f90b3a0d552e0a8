//! A detective's advice for a newcomer, as data, from the seat's own View alone. It goes over the wire as it is.

use crate::BidReason;
use crate::distances::Distances;
use crate::heuristic::{Heuristic, Weights};
use armonium_belief::{Belief, InformationState};
use armonium_rules::{Character, CharacterSet, Content, Space, View};
use serde::{Deserialize, Serialize};

/// A hint for the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Advice {
    /// In an auction: the value of a position.
    Position {
        /// The position, from 1: the one up for auction, or the best to open.
        position: u8,
        /// The most Time the detective would pay.
        most: u8,
        /// What makes the position worth it.
        why: BidReason,
    },
    /// Where to place a Clue.
    Clue {
        /// The space.
        space: Space,
        /// The nearest character that may still be free when the seat chooses.
        character: Character,
        /// The steps between them.
        steps: u8,
    },
    /// Which character to choose.
    Character {
        /// The character.
        character: Character,
        /// The strongest reason for it, compared with the others.
        why: CharacterReason,
        /// The most Clues within its reach, over all turns of the gears.
        clues: u8,
        /// The other free characters that are worth less than one Time less.
        close: CharacterSet,
    },
    /// How to turn the gears for the most Clues within reach.
    Gears {
        /// The teeth.
        teeth: i8,
        /// The Clues within reach then.
        clues: u8,
    },
}

/// A reason to choose a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CharacterReason {
    /// Its ability.
    Ability,
    /// The event's gift.
    Event,
    /// The movement and the action that the gears offer.
    Gears,
    /// Its free steps.
    Steps,
}

impl CharacterReason {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Ability, Self::Event, Self::Gears, Self::Steps];
}

impl Advice {
    /// Advice for the reader of this View. `None` without a choice, or for a kind of choice it has no advice on.
    pub fn of(content: &Content, view: &View) -> Option<Self> {
        if view.legal.len() < 2 {
            return None;
        }
        let distances = Distances::of(content, &mut None);
        let info = InformationState::of_view(view, &Belief::of(view))?;
        let weights = Weights::of(view.public.options.players);
        Heuristic::new(content, &distances, &view.public, &info, weights).advice(&view.legal)
    }
}
