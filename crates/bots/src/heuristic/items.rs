//! Power Cards and Item Tiles: when to play them, what to keep.

use super::{AT_ONCE, Heuristic, NEVER};
use crate::time_budget::reserve;
use armonium_rules::{
    Character, CharacterSet, FENRIR_HOUR, Item, LAST_HOUR, MOST_TIME, Power, Role, Space, SpaceSet, Step,
    TILES_KEPT, Tile, Turn,
};

impl Heuristic<'_> {
    /// The value of playing this card now rather than keeping it.
    pub(super) fn power(&self, power: Power) -> f32 {
        let kept = self.kept(power);
        let (worth, full) = match power {
            Power::Look => (self.look(3), self.weights.bit * 0.75),
            Power::Music => (self.pages(3), 3.0),
            Power::Research => (self.tiles(3), 0.8),
            Power::Ride => return NEVER,
        };
        if worth >= full - 1e-3 && worth > kept { AT_ONCE + worth } else { NEVER }
    }

    pub(super) fn item(&self, turn: &Turn, item: Item) -> f32 {
        let price = f32::from(item.price()) * self.time_price();
        if item.price() > 0 && self.time() < item.price() + reserve(self.public) {
            return NEVER;
        }
        let worth = match item {
            Item::Music(pages) => {
                if self.lacking() >= pages {
                    self.pages(pages)
                } else {
                    0.0
                }
            }
            Item::PaidMusic => self.pages(item.pages()),
            Item::PaidTiles => self.tiles(3),
            Item::Time => self.time_price(),
            Item::ClueForTime => {
                f32::from((MOST_TIME - self.time()).min(3)) * self.time_price() - self.clue()
            }
            Item::Investigate => self.look(1),
            Item::ClueOnMystic => self.best_mystic(turn),
            Item::ToMystic => self.best_relocation(),
            Item::Swap => self.best_swap(),
            Item::Steps | Item::Ride(_) | Item::Stones => return NEVER,
        };
        let worth = worth - price;
        let needs_marks = self.marks_lacking() == 0 && self.info.role == Role::Fenrir;
        let kept = match usize::from(self.info.tiles_held) >= TILES_KEPT {
            _ if needs_marks => 0.4,
            true => 0.0,
            false => 0.1,
        };
        if worth > kept { AT_ONCE + worth } else { NEVER }
    }

    pub(super) fn best_relocation(&self) -> f32 {
        let free = self.content.mystic().without(self.public.not_empty());
        let mut best = 0.0;
        for character in CharacterSet::ALL {
            let now = self.standing(character, self.public.at[character.index()]);
            for space in free {
                best = f32::max(best, self.standing(character, space) - now);
            }
        }
        best
    }

    pub(super) fn swap(&self, a: Character, b: Character) -> f32 {
        let (at_a, at_b) = (self.public.at[a.index()], self.public.at[b.index()]);
        self.standing(a, at_b) - self.standing(a, at_a) + self.standing(b, at_a) - self.standing(b, at_b)
    }

    pub(super) fn best_swap(&self) -> f32 {
        let mut best = 0.0;
        for a in CharacterSet::ALL {
            for b in Character::ALL[a.index() + 1..].iter() {
                best = f32::max(best, self.swap(a, *b));
            }
        }
        best
    }

    /// The value of a Clue on the best Mystic Building.
    pub(super) fn best_mystic(&self, turn: &Turn) -> f32 {
        let free = self.content.mystic().without(self.public.not_empty());
        free.map(|space| self.mystic_clue(turn, space)).fold(0.0, f32::max)
    }

    /// The value of a Clue on a Mystic Building: high if it can be picked up this turn.
    pub(super) fn mystic_clue(&self, turn: &Turn, space: Space) -> f32 {
        let Some(character) = turn.character else { return 0.0 };
        let away = self.distances.steps(self.public.at[character.index()], space);
        let idle = 0.05 / f32::from(away.max(1));
        match turn.step {
            Step::Ability(_) | Step::CharacterGift | Step::PositionGift | Step::Gears => {
                let with = |teeth: &i8| self.movement_value(character, *teeth, SpaceSet::of(space));
                let without = |teeth: &i8| self.movement_value(character, *teeth, SpaceSet::EMPTY);
                let gain = self.content.turns().iter().map(|teeth| with(teeth) - without(teeth));
                gain.fold(0.0, f32::max) + idle
            }
            Step::Move { steps, .. } if away <= steps => self.clue() - f32::from(away) * self.time_price(),
            _ => idle,
        }
    }

    pub(super) fn move_clue(&self, turn: &Turn, from: Space, to: Space) -> f32 {
        let Some(character) = turn.character else { return 0.0 };
        let at = self.public.at[character.index()];
        if to == at {
            return self.clue();
        }
        let characters_near = |space: Space| {
            let near = self.public.at.iter().filter(|&&other| self.distances.steps(other, space) <= 2);
            near.count() as f32
        };
        0.02 * (characters_near(from) - characters_near(to))
    }

    /// The value of keeping a Power Card.
    pub(super) fn kept(&self, power: Power) -> f32 {
        let hours = f32::from(LAST_HOUR - self.public.hour);
        let factor = if power == Power::Ride { 0.8 } else { 1.0 };
        self.weights.card * factor * (hours / 6.0).min(1.0)
    }

    /// The value of keeping a tile.
    pub(super) fn keep(&self, tile: Tile) -> f32 {
        let may_be_fenrir = self.public.hour < FENRIR_HOUR && self.public.options.has_fenrir();
        let each_mark = match self.info.role {
            Role::Fenrir => self.weights.mark * 2.0,
            Role::Hero if may_be_fenrir => 0.3,
            Role::Hero => 0.0,
        };
        let marks = f32::from(self.content.marks(tile).min(2)) * each_mark;
        let organ = self.content.organ_tiles() >> tile.0 & 1 == 1 && self.seeks_organ();
        // With three Location Tiles placed, a tile with the symbol can put the Organ on the map.
        let organ = match (self.info.role, self.placed()) {
            _ if !organ => 0.0,
            (Role::Hero, 3) => 2.0 * self.weights.organ,
            _ => 0.5 * self.weights.location,
        };
        let item = match self.content.item(tile) {
            None if self.seeks_organ() => self.weights.location,
            None => 0.0,
            Some(Item::Music(pages)) => self.pages(pages),
            Some(Item::PaidMusic) => self.pages(4) - 2.0 * self.time_price(),
            Some(Item::PaidTiles) => 0.5,
            Some(Item::Investigate) => self.look(1),
            Some(Item::Ride(_)) => 0.3,
            Some(Item::Steps) => 0.3,
            Some(Item::ClueForTime | Item::Time) => 0.25,
            Some(Item::ToMystic | Item::Swap) => 0.25,
            Some(Item::ClueOnMystic) => 0.35,
            Some(Item::Stones) => 0.0,
        };
        item + marks + organ
    }
}
