//! Advice for a seat, from the same values as the detective's own decisions.

use super::Heuristic;
use crate::advice::{Advice, CharacterReason};
use crate::reach::{Movement, Reach};
use crate::thought::Thought;
use crate::win_estimate::after;
use armonium_rules::{Action, Character, Phase, Round, SpaceSet, Step};

impl Heuristic<'_> {
    /// The advice for a seat with these choices.
    pub(crate) fn advice(&self, legal: &[Action]) -> Option<Advice> {
        match &self.public.phase {
            Phase::Auction(auction) => {
                let position = match auction.round {
                    Round::Opening { .. } => {
                        self.best_position(auction, &self.position_values(auction.positions))
                    }
                    Round::FirstBid { position, .. } | Round::Bidding { position, .. } => position,
                };
                match self.auction_thought(auction, position) {
                    Thought::Auction { position, most, why } => {
                        Some(Advice::Position { position, most, why })
                    }
                    _ => None,
                }
            }
            Phase::Clues { .. } => self.advise_clue(legal),
            // A declared turn has only one goal.
            Phase::Turn(turn) if turn.effect.is_none() && turn.declared.is_none() => {
                match (turn.step, turn.character) {
                    (Step::Choose, None) => self.advise_character(self.choice_values(turn), legal),
                    (Step::Gears, Some(character)) => self.advise_gears(character, legal),
                    _ => None,
                }
            }
            Phase::Turn(_) | Phase::Location { .. } | Phase::Discard { .. } | Phase::Over(_) => None,
        }
    }

    /// The best space for a Clue, and the nearest character that may still be free for the seat.
    fn advise_clue(&self, legal: &[Action]) -> Option<Advice> {
        let ranks = self.choice_ranks();
        let worth = |action: &&Action| self.place_clue(&ranks, action);
        let best = legal.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        let Action::PlaceClue { space } = *best else { return None };
        let before = self.public.order.iter().position(|seat| seat == self.info.seat)?;
        let away = |character: &Character| self.distances.steps(self.public.at[character.index()], space);
        let left = |character: &Character| {
            ranks[character.index()] >= before && !self.public.blocked.has(*character)
        };
        let character = Character::ALL.into_iter().filter(left).min_by_key(away)?;
        Some(Advice::Clue { space, character, steps: away(&character) })
    }

    /// The best character, and its strongest reason compared with the others.
    fn advise_character(
        &self,
        parts: impl Fn(Character) -> [f32; CharacterReason::ALL.len()],
        legal: &[Action],
    ) -> Option<Advice> {
        let free = legal.iter().filter_map(|action| match *action {
            Action::Choose { character } => Some((character, parts(character))),
            _ => None,
        });
        let free: Vec<_> = free.collect();
        let worth = |parts: &[f32; CharacterReason::ALL.len()]| parts.iter().sum::<f32>();
        let &(character, best) = free.iter().max_by(|a, b| worth(&a.1).total_cmp(&worth(&b.1)))?;
        let above_average = |part: usize| {
            let average = free.iter().map(|(_, parts)| parts[part]).sum::<f32>() / free.len() as f32;
            best[part] - average
        };
        let strongest =
            (0..CharacterReason::ALL.len()).max_by(|&a, &b| above_average(a).total_cmp(&above_average(b)))?;
        let clues = self.content.turns().iter().map(|&teeth| self.clues_in_reach(character, teeth)).max();
        let margin = worth(&best) - self.time_price();
        let near = free.iter().filter(|(other, parts)| *other != character && worth(parts) > margin);
        let close = near.map(|&(other, _)| other).collect();
        Some(Advice::Character {
            character,
            why: CharacterReason::ALL[strongest],
            clues: clues.unwrap_or(0),
            close,
        })
    }

    /// The cheapest turn of the gears among those with the most Clues within reach.
    fn advise_gears(&self, character: Character, legal: &[Action]) -> Option<Advice> {
        let turns = legal.iter().filter_map(|action| match *action {
            Action::Turn { teeth } => Some((self.clues_in_reach(character, teeth), teeth)),
            _ => None,
        });
        let (clues, teeth) = turns.max_by_key(|&(clues, teeth)| (clues, -i16::from(teeth.unsigned_abs())))?;
        Some(Advice::Gears { teeth, clues })
    }

    /// The number of Clues a character can reach after this turn of the gears without spending the last Time.
    fn clues_in_reach(&self, character: Character, teeth: i8) -> u8 {
        let Some(time) = self.time().checked_sub(teeth.unsigned_abs() + 1) else { return 0 };
        let (machine, steps, _) = after(self.content, self.public, teeth);
        let movement = Movement {
            from: self.public.at[character.index()],
            steps: steps.min(time),
            machine: (!self.public.event.forbids_transport()).then_some(machine),
            barred: self.barred(character),
        };
        let reach = Reach::new(self.content, movement);
        let spaces = (0..=reach.levels()).fold(SpaceSet::EMPTY, |all, level| all.or(reach.level(level)));
        spaces.and(self.public.clues_on).len() as u8
    }
}
