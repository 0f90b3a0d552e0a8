//! A turn from the choice of a character to its end, and the thoughts behind its decisions.

use super::{Heuristic, NEVER};
use crate::reach::Movement;
use crate::thought::Thought;
use crate::time_budget::reserve;
use crate::win_estimate::after;
use armonium_belief::{DECK, target_index};
use armonium_rules::{
    Action, Activity, Character, Effect, EventCard, Phase, Power, Round, SpaceSet, Step, Target, Turn,
};

impl Heuristic<'_> {
    /// The value of a turn with this character in parts: ability, event, gears, free steps. `activities` are the values of
    /// the Activity Gear's action for each number of teeth.
    fn choice_value(&self, character: Character, index: u8, ability: f32, activities: &[f32]) -> [f32; 4] {
        let times = if self.public.event == EventCard::E1 && index == 2 { 1.8 } else { 1.0 };
        let turns = self.content.turns().iter().zip(activities);
        let more_clues = match character {
            Character::Koleberg => self.content.mystic().without(self.public.not_empty()),
            _ => SpaceSet::EMPTY,
        };
        let gears =
            turns.map(|(&teeth, activity)| activity + self.movement_value(character, teeth, more_clues));
        let mut free_steps = 0.0;
        if character == Character::Snowy {
            let from = self.public.at[character.index()];
            free_steps = self.best_move(
                character,
                Movement { from, steps: 3, machine: None, barred: SpaceSet::EMPTY },
                self.prizes(Activity::Compose, SpaceSet::EMPTY),
            );
        }
        [ability * times, self.character_gift(character), gears.fold(NEVER, f32::max), free_steps]
    }

    /// The value of each character this turn.
    pub(super) fn score_choices(&self, turn: &Turn, legal: &[Action], scores: &mut Vec<f32>) {
        let parts = self.choice_values(turn);
        scores.extend(legal.iter().map(|action| match *action {
            Action::Choose { character } => parts(character).into_iter().sum(),
            _ => self.in_turn(turn, action),
        }));
    }

    /// The value of a turn with each character in parts: ability, event, gears, free steps.
    pub(super) fn choice_values(&self, turn: &Turn) -> impl Fn(Character) -> [f32; 4] {
        let abilities = Character::ALL.map(|character| match character {
            Character::Palsson => 0.0,
            other => self.ability(other),
        });
        let turns = self.content.turns();
        let mut activities = [0.0; 6];
        for (worth, &teeth) in activities.iter_mut().zip(turns) {
            *worth = self.activity(after(self.content, self.public, teeth).2).0;
        }
        let index = turn.index;
        move |character| {
            let ability = match character {
                Character::Palsson => self.palsson(abilities.into_iter().fold(0.0, f32::max)),
                other => abilities[other.index()],
            };
            self.choice_value(character, index, ability, &activities)
        }
    }

    /// The value of Pålsson's ability, which uses the best of the others.
    pub(super) fn palsson(&self, best: f32) -> f32 {
        if self.time() < 2 + reserve(self.public) { NEVER } else { best - 2.0 * self.time_price() }
    }

    /// The thought behind this action, given its value.
    pub(crate) fn thought(&self, action: Action, value: f32) -> Option<Thought> {
        match (action, &self.public.phase) {
            (Action::Open { position }, Phase::Auction(auction)) => {
                Some(self.auction_thought(auction, position))
            }
            (Action::Bid { .. } | Action::Pass {}, Phase::Auction(auction)) => match auction.round {
                Round::FirstBid { position, .. } | Round::Bidding { position, .. } => {
                    Some(self.auction_thought(auction, position))
                }
                Round::Opening { .. } => None,
            },
            (Action::Choose { .. }, _) => {
                let (guess, odds) = self.info.guess()?;
                Some(Thought::Turn { guess, odds: odds.into(), pages: value.into() })
            }
            (Action::Investigate { target, clues }, Phase::Turn(turn)) => {
                let cards = match turn.effect {
                    Some(Effect::Look(cards)) => cards,
                    _ => 1 + clues,
                };
                let bits = self.info.information_gain(target_index(target), cards);
                Some(Thought::Look { target, bits: bits.into() })
            }
            _ => None,
        }
    }

    pub(super) fn score_turn(&self, turn: &Turn, legal: &[Action], scores: &mut Vec<f32>) {
        let moves = match turn.effect {
            Some(effect) => matches!(
                effect,
                Effect::FreeSteps(_) | Effect::TaxiRide(_) | Effect::RideAny | Effect::RideLine(_)
            ),
            None => matches!(turn.step, Step::Move { .. }),
        };
        if let (true, Some(character)) = (moves, turn.character) {
            self.score_movement(turn, character, legal, scores);
            return;
        }
        if turn.step == Step::Choose && turn.effect.is_none() {
            self.score_choices(turn, legal, scores);
            return;
        }
        scores.extend(legal.iter().map(|action| self.in_turn(turn, action)));
    }

    pub(super) fn in_turn(&self, turn: &Turn, action: &Action) -> f32 {
        match *action {
            Action::Declare { .. } => NEVER,
            Action::Turn { teeth } => turn.character.map_or(0.0, |character| self.gears(character, teeth)),
            Action::PlayPower { power } => self.power(power),
            Action::PlayItem { tile } => self.content.item(tile).map_or(NEVER, |item| self.item(turn, item)),
            Action::Name { character } => self.ability(character),
            Action::Favour { activity } => self.favour(activity),
            Action::Block { character } => self.ability(character),
            Action::TakeBack { power } => match power {
                Power::Music => self.pages(3),
                Power::Look => self.look(3),
                Power::Research => self.tiles(3),
                Power::Ride => 0.5,
            },
            Action::Investigate { target, clues } => self.investigate(turn, target, clues),
            Action::Research { clues } => self.tiles(1 + clues) - f32::from(clues) * self.clue(),
            Action::Compose { clues } => self.pages(1 + clues) - f32::from(clues) * self.clue(),
            Action::MoveClue { from, to } => self.move_clue(turn, from, to),
            Action::PlaceClue { space } => self.mystic_clue(turn, space),
            Action::Relocate { character, to } => {
                self.standing(character, to) - self.standing(character, self.public.at[character.index()])
            }
            Action::Swap { a, b } => self.swap(a, b),
            Action::EndTurn {} | Action::Stop {} => 0.0,
            _ => 0.0,
        }
    }

    pub(super) fn investigate(&self, turn: &Turn, target: Target, clues: u8) -> f32 {
        let cards = match turn.effect {
            Some(Effect::Look(cards)) => cards,
            _ => 1 + clues,
        };
        let gain = self.info.information_gain(target_index(target), cards);
        // Without any gain it looks at a hand, which reveals less than the deck.
        let idle = if target_index(target) == DECK { 0.0 } else { 0.01 };
        self.weights.bit * gain + idle - f32::from(clues) * self.clue()
    }
}
