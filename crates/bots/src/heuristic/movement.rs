//! Movement: towards Clues, and towards the goal or away from it.

use super::{Heuristic, NEVER};
use crate::distances::neighbours_of;
use crate::reach::{Movement, Reach};
use crate::time_budget::{overspends, reserve};
use crate::win_estimate::{after, kinds};
use crate::winning_item::WinningItem;
use armonium_rules::{
    Action, Activity, Character, Effect, Item, LAST_HOUR, Machine, Power, Role, Space, SpaceSet, Step, Turn,
};

/// Distances beyond this count as this.
const NEAR: u8 = 8;

/// The spaces where the mover gets a Clue: by entering, or by moving one there from a neighbouring space.
#[derive(Clone, Copy)]
pub(super) struct Prizes {
    clues: SpaceSet,
    beside: SpaceSet,
}

impl Heuristic<'_> {
    /// The value of moving a character to a space: the Clue there, and its standing.
    pub(super) fn place(&self, character: Character, space: Space) -> f32 {
        let clue = if self.public.clues_on.has(space) { self.clue() } else { 0.0 };
        clue + self.standing(character, space)
    }

    /// The value of this character standing there: near the goal if this seat can use it first, far if others can.
    pub(super) fn standing(&self, character: Character, space: Space) -> f32 {
        let (own_ready, rival) = (self.own_ready, self.rival);
        match (self.info.role, self.organ) {
            (Role::Hero, Some((organ, _))) => {
                let away = f32::from(self.distances.steps(space, organ).min(NEAR));
                -self.pull(character) * away
            }
            (Role::Hero, None) => 0.0,
            (Role::Fenrir, organ) => {
                let mut worth = 0.0;
                let hunts = self.info.own.has(character);
                for chosen in self.info.possible {
                    let odds = self.info.odds[chosen.index()];
                    let (from, to) = match (hunts, self.info.own.into_iter().next()) {
                        (true, _) => (space, self.public.at[chosen.index()]),
                        (false, Some(own)) if chosen == character => (self.public.at[own.index()], space),
                        (false, _) => continue,
                    };
                    let away = f32::from(self.distances.steps(from, to).min(NEAR));
                    worth -= self.weights.near * away * odds * 3.0 * own_ready;
                    if let (false, Some((organ, counts))) = (hunts, organ) {
                        let away = f32::from(self.distances.steps(space, organ).min(NEAR));
                        worth += self.weights.near * away * odds * 2.0 * rival * counts;
                    }
                }
                worth
            }
        }
    }

    /// The spaces this character may not enter.
    pub(crate) fn barred(&self, character: Character) -> SpaceSet {
        let others = Character::ALL.into_iter().filter(|&other| other != character);
        others.map(|other| self.public.at[other.index()]).chain(self.public.organ).collect()
    }

    /// The best space to move to, and its value above staying.
    pub(super) fn best_place(
        &self,
        character: Character,
        reach: &Reach<'_>,
        step_price: f32,
        prizes: Prizes,
    ) -> (Option<Space>, f32) {
        let mut best = (None, 0.0);
        let from = self.public.at[character.index()];
        let prize = |space| {
            let clues = u8::from(prizes.clues.has(space)) + u8::from(prizes.beside.has(space));
            self.clue() * f32::from(clues)
        };
        let stay = prize(from);
        let mut consider = |space, level: usize, nearer: f32| {
            let gain = nearer + prize(space) - stay - step_price * level as f32;
            if gain > best.1 + 1e-4 {
                best = (Some(space), gain);
            }
        };
        match (self.moves_matter(character), self.info.role, self.organ) {
            (false, _, _) => {
                // Only Clues make a difference.
                for level in 0..=reach.levels() {
                    for space in reach.level(level).and(prizes.clues.or(prizes.beside)) {
                        consider(space, level, 0.0);
                    }
                }
            }
            (true, Role::Hero, Some((organ, _))) => {
                let pull = self.pull(character);
                let away = |space| f32::from(self.distances.steps(space, organ).min(NEAR));
                let now = away(from);
                for level in 0..=reach.levels() {
                    for space in reach.level(level) {
                        consider(space, level, pull * (now - away(space)));
                    }
                }
            }
            (true, _, _) => {
                let now = self.standing(character, from);
                for level in 0..=reach.levels() {
                    for space in reach.level(level) {
                        consider(space, level, self.standing(character, space) - now);
                    }
                }
            }
        }
        best
    }

    /// The prizes if the Activity Gear shows this and more Clues lie on these spaces.
    pub(super) fn prizes(&self, activity: Activity, more_clues: SpaceSet) -> Prizes {
        let clues = self.public.clues_on.or(more_clues);
        let beside = match activity {
            Activity::MoveClue => neighbours_of(self.content, clues).without(clues),
            Activity::Investigate | Activity::Research | Activity::Compose => SpaceSet::EMPTY,
        };
        Prizes { clues, beside }
    }

    /// The value of a step nearer to the Organ for a Hero: positive if this seat is closest to winning, else negative.
    pub(super) fn pull(&self, character: Character) -> f32 {
        let counts = self.organ.map_or(0.0, |(_, counts)| counts);
        let ready = 3.0 * self.own_ready - 2.0 * self.rival;
        self.weights.near * self.info.odds[character.index()] * ready * counts
    }

    /// The value of turning the gears and of the movement and action after it.
    pub(super) fn gears(&self, character: Character, teeth: i8) -> f32 {
        let (_, _, activity) = after(self.content, self.public, teeth);
        self.activity(activity).0 + self.movement_value(character, teeth, SpaceSet::EMPTY)
    }

    /// The value of the movement after turning the gears, less the price of turning, with more Clues on these spaces.
    pub(super) fn movement_value(&self, character: Character, teeth: i8, more_clues: SpaceSet) -> f32 {
        let price = teeth.unsigned_abs();
        if overspends(self.content, self.public, self.info.seat, Action::Turn { teeth }) {
            return NEVER - f32::from(price);
        }
        let (machine, steps, activity) = after(self.content, self.public, teeth);
        let from = self.public.at[character.index()];
        let movement = Movement {
            from,
            steps: steps.min(self.time_to_walk(price)),
            machine: (!self.public.event.forbids_transport()).then_some(machine),
            barred: SpaceSet::EMPTY,
        };
        let prizes = self.prizes(activity, more_clues);
        let taken_here = if prizes.beside.has(from) { self.clue() } else { 0.0 };
        taken_here + self.best_move(character, movement, prizes) - f32::from(price) * self.time_price()
    }

    /// The Time left for walking after turning the gears for this price.
    pub(super) fn time_to_walk(&self, price: u8) -> u8 {
        self.time().saturating_sub(price).saturating_sub(LAST_HOUR - self.public.hour + 1)
    }

    /// The value of the best space within this movement, above staying.
    pub(super) fn best_move(&self, character: Character, movement: Movement, prizes: Prizes) -> f32 {
        if !self.moves_matter(character) && !self.some_prize_near(&movement, prizes) {
            return 0.0;
        }
        let reach = Reach::new(self.content, Movement { barred: self.barred(character), ..movement });
        self.best_place(character, &reach, self.time_price(), prizes).1
    }

    /// Does it matter where this character stands, apart from Clues?
    pub(super) fn moves_matter(&self, character: Character) -> bool {
        match self.info.role {
            Role::Hero => self.pull(character).abs() > 0.02,
            Role::Fenrir => self.info.own.has(character) || self.info.odds[character.index()] > 0.0,
        }
    }

    /// Could a Clue be within reach on an unobstructed board?
    pub(super) fn some_prize_near(&self, movement: &Movement, prizes: Prizes) -> bool {
        let mut clues = prizes.clues.or(prizes.beside);
        match movement.machine {
            None => clues.any(|clue| self.distances.steps(movement.from, clue) <= movement.steps),
            Some(Machine::Taxi) => {
                clues.any(|clue| self.distances.steps(movement.from, clue) <= movement.steps + 3)
            }
            Some(line) => {
                let start = self.distances.to_station(line, movement.from);
                clues.any(|clue| {
                    let ride = start + self.distances.to_station(line, clue);
                    self.distances.steps(movement.from, clue).min(ride) <= movement.steps
                })
            }
        }
    }

    /// Scores walks, rides and stops: towards the best space, with a card or tile if that reaches further.
    pub(super) fn score_movement(
        &self,
        turn: &Turn,
        character: Character,
        legal: &[Action],
        scores: &mut Vec<f32>,
    ) {
        let from = self.public.at[character.index()];
        let barred = self.barred(character);
        let (_, _, activity) = self.public.shown(self.content);
        let prizes = self.prizes(activity, SpaceSet::EMPTY);
        let best = |steps, machine, price| {
            let reach = Reach::new(self.content, Movement { from, steps, machine, barred });
            let (goal, gain) = self.best_place(character, &reach, price, prizes);
            (gain, goal.and_then(|goal| reach.first_action(goal)))
        };
        let (steps, ride) = match turn.step {
            Step::Move { steps, ride } => {
                (steps.min(self.time_to_walk(0)), ride && !self.public.event.forbids_transport())
            }
            _ => (0, false),
        };
        let plain = match turn.effect {
            Some(Effect::FreeSteps(left) | Effect::TaxiRide(left)) => best(left, None, 0.0),
            Some(Effect::RideAny) => {
                let line = self.content.station_of(from).map(|line| best(0, Some(line), 0.0));
                let taxi = best(0, Some(Machine::Taxi), 0.0);
                line.filter(|line| line.1.is_some() && line.0 >= taxi.0).unwrap_or(taxi)
            }
            Some(Effect::RideLine(line)) => best(0, Some(line), 0.0),
            _ => {
                let shown = ride.then(|| self.public.shown(self.content).0);
                let plain = best(steps, shown, self.time_price());
                self.with_help(turn, plain, |machine| best(steps, Some(machine), self.time_price()))
            }
        };
        let (worth, first) = match plain {
            (_, None) => self.idle_move(turn, character, ride),
            found => found,
        };
        scores.extend(legal.iter().map(|action| match *action {
            _ if Some(*action) == first => 1.0 + worth,
            Action::Stop {} => 0.5,
            Action::PlayPower { power } => self.power(power),
            Action::PlayItem { tile } => self.content.item(tile).map_or(NEVER, |item| self.item(turn, item)),
            Action::Ride { to } | Action::Taxi { to } => 0.01 * self.place(character, to),
            _ => -0.1,
        }));
    }

    /// A free move when there is nothing to gain: to a station, for later rides, or near Clues.
    fn idle_move(&self, turn: &Turn, character: Character, ride: bool) -> (f32, Option<Action>) {
        let from = self.public.at[character.index()];
        let barred = self.barred(character);
        let by = |steps, machine, kept: f32, play: Option<Action>| {
            let reach = Reach::new(self.content, Movement { from, steps, machine, barred });
            let here = self.idle_worth(character, from) + kept;
            let mut best = (0.0, None);
            for space in (0..=reach.levels()).fold(SpaceSet::EMPTY, |all, level| all.or(reach.level(level))) {
                // Among equal options, moving reveals less than staying.
                let gain = self.idle_worth(character, space) - here + 0.005;
                if space != from && gain > best.0 + 1e-4 {
                    best = (gain, Some(space));
                }
            }
            let first = best.1.and_then(|goal| reach.first_action(goal));
            (best.0, first.map(|first| play.unwrap_or(first)))
        };
        match turn.effect {
            Some(Effect::FreeSteps(left) | Effect::TaxiRide(left)) => by(left, None, 0.0, None),
            Some(Effect::RideAny | Effect::RideLine(_)) => (0.0, None),
            _ => {
                let shown = ride.then(|| self.public.shown(self.content).0);
                let mut best = by(0, shown, 0.0, None);
                let free = !turn.item_played
                    && !self.public.event.forbids_cards()
                    && !self.public.event.forbids_transport();
                for tile in kinds(self.info.tile_kinds).filter(|_| free) {
                    if let Some(Item::Ride(line)) = self.content.item(tile) {
                        let ticket = by(0, Some(line), -0.1, Some(Action::PlayItem { tile }));
                        if ticket.0 > best.0 {
                            best = ticket;
                        }
                    }
                }
                best
            }
        }
    }

    /// The value of a space for later: the station of a line that the gears show often or that a held tile rides.
    fn idle_worth(&self, character: Character, space: Space) -> f32 {
        let station = self.content.station_of(space).map_or(0.0, |line| {
            let faces = self.content.gears().machine.iter().filter(|&&face| face == line).count();
            let ticket =
                kinds(self.info.tile_kinds).any(|tile| self.content.item(tile) == Some(Item::Ride(line)));
            0.04 * faces as f32 + if ticket { 0.05 } else { 0.0 }
        });
        let near = self.public.clues_on.filter(|&clue| self.distances.steps(space, clue) <= 2).count();
        station + 0.01 * near.min(3) as f32 + self.standing(character, space)
    }

    /// The best movement with the ride of a card or tile, if it is worth that card or tile.
    pub(super) fn with_help(
        &self,
        turn: &Turn,
        plain: (f32, Option<Action>),
        by: impl Fn(Machine) -> (f32, Option<Action>),
    ) -> (f32, Option<Action>) {
        if self.public.event.forbids_cards() {
            return plain;
        }
        let mut best = plain;
        let mut consider = |play: Action, machine: Machine, kept: f32| {
            let (worth, first) = by(machine);
            if worth - kept > best.0 + 1e-3 {
                let boards = matches!(first, Some(Action::Ride { .. } | Action::Taxi { .. }));
                best = (worth - kept, if boards { Some(play) } else { first });
            }
        };
        let transport = !self.public.event.forbids_transport();
        let held = !self.public.played[self.info.seat.index()].has(Power::Ride);
        if held && !turn.power_played && transport {
            let play = Action::PlayPower { power: Power::Ride };
            if let Some(line) =
                turn.character.and_then(|c| self.content.station_of(self.public.at[c.index()]))
            {
                consider(play, line, self.kept(Power::Ride));
            }
            consider(play, Machine::Taxi, self.kept(Power::Ride));
        }
        if !turn.item_played {
            for tile in kinds(self.info.tile_kinds) {
                let play = Action::PlayItem { tile };
                match self.content.item(tile).and_then(WinningItem::of) {
                    Some(WinningItem::Ride(line)) if transport => consider(play, line, 0.1),
                    Some(WinningItem::Steps) if self.time() >= 2 + reserve(self.public) => {
                        consider(play, Machine::Taxi, 0.1 + 2.0 * self.time_price());
                    }
                    Some(
                        WinningItem::Ride(_)
                        | WinningItem::Steps
                        | WinningItem::Music(_)
                        | WinningItem::Shift(_),
                    )
                    | None => {}
                }
            }
        }
        best
    }
}
