//! Placements outside of turns: Clues, Location Tiles, the Organ.

use super::Heuristic;
use armonium_rules::{Action, Character, Face, Mystic, Role, Side, Tile};

impl Heuristic<'_> {
    /// The value of a Clue on a space: low near characters that others will choose first, high near those that may be left.
    pub(super) fn place_clue(&self, rank: &[usize; Character::COUNT], action: &Action) -> f32 {
        let Action::PlaceClue { space } = *action else { return 0.0 };
        let before = self.public.order.iter().position(|seat| seat == self.info.seat).unwrap_or(0);
        let mut worth = 0.0;
        for character in Character::ALL {
            let away = self.distances.steps(self.public.at[character.index()], space);
            let near = match away {
                0..=2 => 1.0,
                3 => 0.7,
                4 => 0.2,
                _ => 0.0,
            };
            let free_steps = if character == Character::Snowy && away <= 3 { 1.5 } else { 1.0 };
            let for_whom = if rank[character.index()] < before { -0.2 } else { 0.1 };
            worth += near * free_steps * for_whom;
        }
        worth
    }

    /// The expected order in which characters are chosen, from abilities and the event.
    pub(super) fn choice_ranks(&self) -> [usize; Character::COUNT] {
        let worth = Character::ALL.map(|character| {
            let blocked = self.public.blocked.has(character);
            if blocked { -1.0 } else { self.ability(character) + self.character_gift(character) }
        });
        worth.map(|own| worth.iter().filter(|&&other| other > own).count())
    }

    /// Location Tiles and the Organ.
    pub(super) fn location(&self, action: &Action) -> f32 {
        match *action {
            Action::PlaceLocation { tile, side } => {
                let placed = self.placed();
                let reward = self.clue() + 2.0 * self.time_price();
                let room = self.room_after(tile, side);
                let progress = match self.info.role {
                    Role::Hero => self.weights.organ + 0.1 * room,
                    Role::Fenrir => -self.weights.organ * (1.0 + placed as f32) - 0.1 * room,
                };
                let mark = f32::from(self.content.marks(tile))
                    * if self.info.role == Role::Fenrir { 1.5 } else { 0.05 };
                reward + progress - mark
            }
            Action::DiscardOrgan { .. } => match self.info.role {
                Role::Hero => self.weights.organ + 3.0 * self.time_price(),
                Role::Fenrir => -2.0,
            },
            Action::PlaceOrgan { space } => Character::ALL
                .into_iter()
                .map(|character| {
                    let mut there = *self.public;
                    there.organ = Some(space);
                    let heuristic =
                        Heuristic::new(self.content, self.distances, &there, self.info, self.weights);
                    heuristic.standing(character, self.public.at[character.index()])
                })
                .sum(),
            _ => 0.0,
        }
    }

    /// The room a placement leaves for the other sides: the logarithm of the area, less 4 for each side blocked for good.
    pub(super) fn room_after(&self, tile: Tile, side: Side) -> f32 {
        let Face::Location(building) = self.content.tile(tile).face else { return 0.0 };
        let area = self.public.area(self.content).and(self.content.area(side, building));
        let open = Side::ALL
            .into_iter()
            .filter(|&other| other != side && self.public.locations[other.index()].is_none());
        let blocked = open.filter(|&other| {
            Mystic::ALL.into_iter().all(|b| self.content.area(other, b).and(area).is_empty())
        });
        libm::log2f(area.len() as f32) - 4.0 * blocked.count() as f32
    }
}
