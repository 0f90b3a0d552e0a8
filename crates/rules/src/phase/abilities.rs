//! The abilities of the eight characters (section 6).

use crate::content::Content;
use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::phase::gifts::FREE_STEPS;
use crate::phase::{Effect, Phase, Turn};
use crate::play::{Paid, Play, known_space};
use crate::state::{MOST_MUSIC, MOST_TIME, State};
use crate::vocabulary::{Activity, Character, Seat, Space, SpaceSet};

/// What Pålsson pays.
const PALSSON_PRICE: u8 = 2;

impl Character {
    /// What it costs to choose the character.
    pub const fn price(self) -> u8 {
        match self {
            Self::Palsson => PALSSON_PRICE,
            Self::Johnsson
            | Self::Lilja
            | Self::Vikstrom
            | Self::Lewis
            | Self::Vidal
            | Self::Koleberg
            | Self::Snowy => 0,
        }
    }
}

impl State {
    /// The empty Mystic Buildings.
    pub(crate) fn empty_mystic(&self, content: &Content) -> SpaceSet {
        content.mystic().without(self.public.not_empty())
    }

    /// May Pålsson name this character? Any other whose ability would change something (R44).
    pub(crate) fn can_name(&self, content: &Content, turn: &Turn, seat: Seat, character: Character) -> bool {
        match character {
            Character::Palsson => false,
            Character::Johnsson => self.public.music[seat.index()] < MOST_MUSIC,
            Character::Lilja => self.secret.tiles.pile_len() > 0,
            Character::Vikstrom => self.public.time[seat.index()] < MOST_TIME,
            Character::Lewis => self.is_possible(content, turn, seat, Effect::Look(2)),
            Character::Vidal => self.is_possible(content, turn, seat, Effect::Favour),
            Character::Koleberg => self.is_possible(content, turn, seat, Effect::ClueOnMystic),
            Character::Snowy => self.is_possible(content, turn, seat, Effect::FreeSteps(FREE_STEPS)),
        }
    }

    /// Would this action change something now?
    pub(crate) fn is_useful(&self, content: &Content, turn: &Turn, seat: Seat, activity: Activity) -> bool {
        match activity {
            Activity::Investigate => self.is_possible(content, turn, seat, Effect::Look(1)),
            Activity::Research => self.secret.tiles.pile_len() > 0,
            Activity::Compose => self.public.music[seat.index()] < MOST_MUSIC,
            Activity::MoveClue => self.is_possible(content, turn, seat, Effect::MoveClue),
        }
    }

    /// Is there anything to decide in this effect? If not, it is skipped (R22).
    pub(crate) fn is_possible(&self, content: &Content, turn: &Turn, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Look(_) => self.targets(seat).next().is_some(),
            Effect::FreeSteps(_) | Effect::TaxiRide(_) => !self.steps(content, turn).is_empty(),
            Effect::RideAny => {
                !self.steps(content, turn).is_empty() || !self.any_line_stops(content, turn).is_empty()
            }
            Effect::RideLine(machine) => !self.line_stops(content, turn, machine).is_empty(),
            Effect::ClueOnMystic | Effect::Relocate => !self.empty_mystic(content).is_empty(),
            Effect::TakeBack => !self.public.played[seat.index()].is_empty(),
            Effect::Block => !self.blockable().is_empty(),
            Effect::Name => Character::ALL.into_iter().any(|other| self.can_name(content, turn, seat, other)),
            Effect::Favour => Activity::ALL.into_iter().any(|a| self.is_useful(content, turn, seat, a)),
            Effect::MoveClue => self.can_move_some_clue(content, turn),
            Effect::Swap => Character::ALL.into_iter().any(|other| self.can_swap(Character::Johnsson, other)),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Uses a character's ability for the mover.
    pub(crate) fn use_ability(&mut self, seat: Seat, character: Character) {
        self.emit(Event::AbilityUsed { seat, character });
        match character {
            Character::Johnsson => self.gain_music(seat, 2),
            Character::Lilja => self.draw_tiles(seat, 2),
            Character::Palsson => {
                let Phase::Turn(turn) = self.state.public.phase else { return };
                if self.pay(seat, PALSSON_PRICE) == Paid::Out {
                    self.finish_turn(&turn, seat);
                    return;
                }
                self.begin(Effect::Name);
            }
            Character::Vikstrom => self.gain_time(seat, 3),
            Character::Lewis => self.begin(Effect::Look(2)),
            Character::Vidal => self.begin(Effect::Favour),
            Character::Koleberg => self.begin(Effect::ClueOnMystic),
            Character::Snowy => self.begin(Effect::FreeSteps(FREE_STEPS)),
        }
    }

    pub(crate) fn name_ability(
        &mut self,
        turn: &Turn,
        seat: Seat,
        character: Character,
    ) -> Result<(), Illegal> {
        if character == Character::Palsson {
            return Err(Illegal::NotHimself);
        }
        if !self.state.can_name(self.content, turn, seat, character) {
            return Err(Illegal::IdleAbility);
        }
        self.set_effect(None);
        self.use_ability(seat, character);
        self.continue_turn();
        Ok(())
    }

    pub(crate) fn favour(&mut self, turn: &Turn, seat: Seat, activity: Activity) -> Result<(), Illegal> {
        if !self.state.is_useful(self.content, turn, seat, activity) {
            return Err(Illegal::IdleAbility);
        }
        self.set_effect(None);
        match activity {
            Activity::Investigate => self.begin(Effect::Look(1)),
            Activity::Research => self.draw_tiles(seat, 1),
            Activity::Compose => self.gain_music(seat, 1),
            Activity::MoveClue => self.begin(Effect::MoveClue),
        }
        self.continue_turn();
        Ok(())
    }

    /// Puts a Clue on an empty Mystic Building.
    pub(crate) fn clue_on_mystic(&mut self, seat: Seat, space: Space) -> Result<(), Illegal> {
        self.empty_mystic_only(space)?;
        self.state.public.clues_on.insert(space);
        self.emit(Event::CluePlaced { seat, space });
        self.effect_done();
        Ok(())
    }

    pub(crate) fn empty_mystic_only(&self, space: Space) -> Result<(), Illegal> {
        known_space(self.content, space)?;
        if !self.content.mystic().has(space) {
            return Err(Illegal::NotMystic { space });
        }
        if self.state.public.not_empty().has(space) {
            return Err(Illegal::NotEmpty { space });
        }
        Ok(())
    }
}
