//! The value of each action to a seat, in Music Pages, by planning the rest of its turn. Detectives decide by it; the
//! master's search uses it for priors and playouts. The auction: `bidding.rs`.

mod advice;
mod items;
mod movement;
mod placement;
mod turn;
mod weights;

pub use weights::Weights;

use crate::distances::Distances;
use crate::win_estimate::{kinds, marks, pages_needed};
use armonium_belief::InformationState;
use armonium_rules::{
    Action, Activity, Character, Content, EventCard, FENRIR_MARKS, LAST_HOUR, MOST_TIME, Phase, Public, Role,
    Seat, Space, TILES_KEPT,
};
use std::cell::Cell;

/// The Organ's space, or the middle of its possible area from two Location Tiles on, with the weight of that estimate.
fn organ(content: &Content, public: &Public) -> Option<(Space, f32)> {
    let placed = public.locations.iter().flatten().count();
    match public.organ {
        Some(organ) => Some((organ, 1.0)),
        None if placed < 2 => None,
        None => {
            let mut area = public.area(content);
            let middle = area.len() / 2;
            area.nth(middle).map(|space| (space, 0.2 * placed as f32))
        }
    }
}

/// The values of one seat at one decision.
pub(crate) struct Heuristic<'a> {
    pub(crate) content: &'a Content,
    pub(crate) distances: &'a Distances,
    pub(crate) public: &'a Public,
    pub(crate) info: &'a InformationState,
    pub(crate) weights: &'a Weights,
    /// How close the seat itself and the closest other seat are to winning, from 0 to 1, as far as the seat knows.
    own_ready: f32,
    pub(crate) rival: f32,
    /// The Organ's space or an estimate of it, with the weight of that.
    organ: Option<(Space, f32)>,
    /// The current value of one Time Point, one Clue and one more tile.
    price: f32,
    clue: f32,
    tile: f32,
    /// The value of looking at so many cards of the best target; negative until computed.
    looks: Cell<[f32; LOOKS]>,
}

/// More cards than this have no further effect.
const LOOKS: usize = 9;

/// The value of what it must not do.
const NEVER: f32 = -1000.0;
/// Added to the value of what it does first.
const AT_ONCE: f32 = 100.0;

impl<'a> Heuristic<'a> {
    pub(crate) fn new(
        content: &'a Content,
        distances: &'a Distances,
        public: &'a Public,
        info: &'a InformationState,
        weights: &'a Weights,
    ) -> Self {
        let mut heuristic = Self {
            content,
            distances,
            public,
            info,
            weights,
            own_ready: 0.0,
            rival: 0.0,
            organ: organ(content, public),
            price: 0.0,
            clue: 0.0,
            tile: 0.0,
            looks: Cell::new([-1.0; LOOKS]),
        };
        for seat in public.active() {
            let ready = heuristic.readiness(seat);
            if seat == info.seat {
                heuristic.own_ready = ready;
            } else {
                heuristic.rival = heuristic.rival.max(ready);
            }
        }
        heuristic.price = heuristic.worth_of_time();
        heuristic.clue = heuristic.worth_of_clue();
        heuristic.tile = heuristic.worth_of_tile();
        heuristic
    }

    /// Pages times certainty: exact for the seat itself, estimated from the Hour for others.
    fn readiness(&self, seat: Seat) -> f32 {
        let own = seat == self.info.seat;
        let role = if own { self.info.role } else { Role::Hero };
        let lacking = f32::from(pages_needed(role)) - f32::from(self.public.music[seat.index()]);
        let pages = (1.0 - lacking / 8.0).clamp(0.0, 1.0);
        if pages == 0.0 {
            return 0.0;
        }
        let sure = if own {
            self.info.guess().map_or(0.0, |(_, odds)| odds)
        } else {
            (f32::from(self.public.hour) / 12.0).min(0.7)
        };
        pages * sure
    }

    fn time(&self) -> u8 {
        self.public.time[self.info.seat.index()]
    }

    fn clues(&self) -> u8 {
        self.public.clues[self.info.seat.index()]
    }

    /// The current value of one Time Point.
    pub(crate) const fn time_price(&self) -> f32 {
        self.price
    }

    fn worth_of_time(&self) -> f32 {
        // After the last auction Time is worth nearly nothing.
        if self.public.hour == LAST_HOUR && !matches!(self.public.phase, Phase::Auction(_)) {
            return 0.05;
        }
        let hours = f32::from(LAST_HOUR + 1 - self.public.hour);
        let spare = f32::from(self.time()) - self.weights.hour * hours;
        let scarce = if spare < 0.0 { -0.08 * spare } else { 0.0 };
        let plenty = if spare > 8.0 { 0.6 } else { 1.0 };
        let last = if self.time() <= 3 { 1.5 } else { 0.0 };
        self.weights.time * plenty + scarce.min(0.8) + last
    }

    fn worth_of_clue(&self) -> f32 {
        let last = self.public.hour == LAST_HOUR;
        let enough = if self.clues() >= 4 { 0.5 } else { 1.0 };
        if last { 0.1 } else { self.weights.clue * enough }
    }

    fn worth_of_tile(&self) -> f32 {
        let crowded = if usize::from(self.info.tiles_held) >= TILES_KEPT { 0.6 } else { 1.0 };
        let mut each = self.weights.tile * crowded;
        if self.lacking() == 0 {
            each *= 0.4;
        }
        if self.seeks_organ() && self.info.role == Role::Hero && !self.holds_location() {
            each += 0.4 * self.weights.location;
        }
        if self.info.role == Role::Fenrir {
            each += 0.28 * self.weights.mark * f32::from(self.marks_lacking().min(1));
        }
        each
    }

    fn lacking(&self) -> u8 {
        pages_needed(self.info.role).saturating_sub(self.public.music[self.info.seat.index()])
    }

    /// The value of so many pages.
    pub(crate) fn pages(&self, count: u8) -> f32 {
        f32::from(count.min(self.lacking()))
    }

    fn seeks_organ(&self) -> bool {
        self.public.organ.is_none()
    }

    /// The Marks Fenrir still lacks; a Hero lacks none.
    fn marks_lacking(&self) -> u8 {
        match self.info.role {
            Role::Fenrir => FENRIR_MARKS.saturating_sub(marks(self.content, self.info.tile_kinds)),
            Role::Hero => 0,
        }
    }

    /// The value of drawing so many tiles.
    pub(crate) fn tiles(&self, count: u8) -> f32 {
        self.tile * f32::from(count)
    }

    pub(crate) fn holds_location(&self) -> bool {
        kinds(self.info.tile_kinds).any(|tile| self.content.item(tile).is_none())
    }

    /// Could it discard a tile with the Organ symbol to put the Organ on the map?
    pub(crate) fn may_discard(&self) -> bool {
        self.placed() == 3 && self.info.tile_kinds & self.content.organ_tiles() != 0
    }

    /// The number of Location Tiles placed.
    fn placed(&self) -> usize {
        self.public.locations.iter().flatten().count()
    }

    /// The value of looking at so many cards of the best target.
    pub(crate) fn look(&self, cards: u8) -> f32 {
        if self.info.possible.len() <= 1 {
            return 0.0;
        }
        let mut looks = self.looks.get();
        let worth = &mut looks[usize::from(cards).min(LOOKS - 1)];
        if *worth < 0.0 {
            *worth = self.weights.bit * self.info.best_target(cards).1;
        }
        let worth = *worth;
        self.looks.set(looks);
        worth
    }

    pub(crate) const fn clue(&self) -> f32 {
        self.clue
    }

    /// The value of the Activity Gear's action, and the Clues to spend on it.
    fn activity(&self, activity: Activity) -> (f32, u8) {
        let most = self.clues();
        let with = |worth: &dyn Fn(u8) -> f32| {
            let mut best = (worth(1), 0);
            for clues in 1..=most {
                let total = worth(1 + clues) - f32::from(clues) * self.clue();
                if total > best.0 + 1e-4 {
                    best = (total, clues);
                }
            }
            best
        };
        match activity {
            Activity::Investigate => with(&|cards| self.look(cards)),
            Activity::Research => with(&|tiles| self.tiles(tiles)),
            Activity::Compose => with(&|pages| self.pages(pages)),
            // Its value depends on where the character goes: movement.rs.
            Activity::MoveClue => (0.0, 0),
        }
    }

    /// The value of Vidal's free action.
    fn favour(&self, activity: Activity) -> f32 {
        match activity {
            Activity::Investigate => self.look(1),
            Activity::Research => self.tiles(1),
            Activity::Compose => self.pages(1),
            Activity::MoveClue => 0.3 * self.clue(),
        }
    }

    /// The value of a character's ability.
    pub(crate) fn ability(&self, character: Character) -> f32 {
        match character {
            Character::Johnsson => self.pages(2),
            Character::Lilja => self.tiles(2),
            Character::Palsson => {
                let best = Character::ALL.into_iter().filter(|&other| other != character);
                self.palsson(best.map(|other| self.ability(other)).fold(0.0, f32::max))
            }
            Character::Vikstrom => f32::from((MOST_TIME - self.time()).min(3)) * self.time_price(),
            Character::Lewis => self.look(2),
            Character::Vidal => Activity::ALL.into_iter().map(|a| self.favour(a)).fold(0.0, f32::max),
            Character::Koleberg => 0.1 * self.clue(),
            Character::Snowy => 0.0,
        }
    }

    /// The value of the event's gift to this character.
    pub(crate) fn character_gift(&self, character: Character) -> f32 {
        match (self.public.event, character) {
            (EventCard::E2, Character::Lilja) => self.clue() + self.tiles(1),
            (EventCard::E3, Character::Vidal) => self.clue() + self.time_price(),
            (EventCard::E4, Character::Palsson) => self.clue() + 2.0 * self.time_price(),
            (EventCard::E5, Character::Johnsson) => self.clue() + self.pages(1),
            (EventCard::E9, Character::Vikstrom) => self.pages(1) + self.tiles(1),
            (EventCard::E10, Character::Snowy) => self.pages(1) + 2.0 * self.time_price(),
            (EventCard::E11, Character::Koleberg) => self.clue() + 0.3,
            _ => 0.0,
        }
    }

    /// The value of each legal action.
    pub(crate) fn score(&self, legal: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        match &self.public.phase {
            Phase::Auction(auction) => self.score_auction(auction, legal, scores),
            Phase::Clues { .. } => {
                let ranks = self.choice_ranks();
                scores.extend(legal.iter().map(|action| self.place_clue(&ranks, action)));
            }
            Phase::Turn(turn) => self.score_turn(turn, legal, scores),
            Phase::Location { .. } => scores.extend(legal.iter().map(|action| self.location(action))),
            Phase::Discard { .. } => scores.extend(legal.iter().map(|action| match *action {
                Action::Discard { tile } => -self.keep(tile),
                _ => 0.0,
            })),
            Phase::Over(_) => scores.extend(legal.iter().map(|_| 0.0)),
        }
    }
}
