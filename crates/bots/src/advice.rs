//! What a detective would advise a newcomer, as data: from the seat's own View and nothing else.

use crate::Lure;
use crate::judge::{Judge, Weights};
use crate::terrain::Terrain;
use armonium_belief::{Belief, InformationState};
use armonium_rules::{Character, CharacterSet, Content, Space, View};

/// A piece of advice for the seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// In an auction: what a position is worth.
    Position {
        /// The position, from 1: the one that is bid for, or the best to open.
        position: u8,
        /// The most Time the detective would pay.
        most: u8,
        /// What makes the position worth it.
        why: Lure,
    },
    /// Where to place a Clue.
    Clue {
        /// The space.
        space: Space,
        /// A character near it that may still be free when the seat chooses.
        character: Character,
        /// The steps between them.
        steps: u8,
    },
    /// Whom to choose.
    Character {
        /// The character.
        character: Character,
        /// What speaks for that character most, compared with the others.
        why: Appeal,
        /// The most Clues within reach of that character, over all turns of the gears.
        clues: u8,
        /// The other free characters that are about as good: less than one Time worse.
        close: CharacterSet,
    },
    /// How far to turn the gears to have the most Clues within reach.
    Gears {
        /// The teeth.
        teeth: i8,
        /// The Clues within reach then; no turn has more.
        clues: u8,
    },
}

/// What speaks for a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appeal {
    /// The ability.
    Ability,
    /// What the Event gives.
    Event,
    /// Where the gears lead, and what they let do.
    Gears,
    /// Free steps.
    Steps,
}

impl Appeal {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Ability, Self::Event, Self::Gears, Self::Steps];
}

impl Advice {
    /// What to advise the reader of this View; nothing where there is no choice, or none that it knows about.
    pub fn of(content: &Content, view: &View) -> Option<Self> {
        if view.legal.len() < 2 {
            return None;
        }
        let terrain = Terrain::of(content, &mut None);
        let info = InformationState::of_view(view, &Belief::of(view))?;
        let weights = Weights::of(view.public.options.players);
        Judge::new(content, &terrain, &view.public, &info, weights).advice(&view.legal)
    }
}
