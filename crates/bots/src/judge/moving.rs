//! Where the mover should go: towards Clues, and nearer to the goal or farther from it.

use super::{Judge, NEVER};
use crate::reach::{Movement, Reach};
use crate::terrain::around;
use crate::thrift::{is_careless, needed};
use crate::victory::{after, kinds};
use armonium_rules::{
    Action, Activity, Character, Effect, Item, LAST_HOUR, Machine, Power, Role, Space, SpaceSet, Step, Turn,
};

/// Farther than this is all the same.
const NEAR: u8 = 8;

/// Where a Clue is to be had: by going there, or by moving it from beside.
#[derive(Clone, Copy)]
pub(super) struct Prizes {
    clues: SpaceSet,
    beside: SpaceSet,
}

impl Judge<'_> {
    /// What is worth having at a place: the Clue there, and how near the goal it brings whom.
    pub(super) fn place(&self, character: Character, space: Space) -> f32 {
        let clue = if self.public.clues_on.has(space) { self.clue() } else { 0.0 };
        clue + self.standing(character, space)
    }

    /// What it is worth that this character stands there: near the goal for whoever can use it first.
    pub(super) fn standing(&self, character: Character, space: Space) -> f32 {
        let (own_ready, rival) = (self.own_ready, self.rival);
        match (self.info.role, self.organ) {
            (Role::Hero, Some((organ, _))) => {
                let away = f32::from(self.terrain.steps(space, organ).min(NEAR));
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
                    let away = f32::from(self.terrain.steps(from, to).min(NEAR));
                    worth -= self.weights.near * away * odds * 3.0 * own_ready;
                    if let (false, Some((organ, counts))) = (hunts, organ) {
                        let away = f32::from(self.terrain.steps(space, organ).min(NEAR));
                        worth += self.weights.near * away * odds * 2.0 * rival * counts;
                    }
                }
                worth
            }
        }
    }

    /// Where others stand in this character's way.
    pub(crate) fn barred(&self, character: Character) -> SpaceSet {
        let others = Character::ALL.into_iter().filter(|&other| other != character);
        others.map(|other| self.public.at[other.index()]).chain(self.public.organ).collect()
    }

    /// The best place to go and what going there is worth beyond staying.
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
                let away = |space| f32::from(self.terrain.steps(space, organ).min(NEAR));
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

    /// What can be taken where, if the Activity Gear shows this and there are Clues also on these.
    pub(super) fn prizes(&self, activity: Activity, more_clues: SpaceSet) -> Prizes {
        let clues = self.public.clues_on.or(more_clues);
        let beside = match activity {
            Activity::MoveClue => around(self.content, clues).without(clues),
            Activity::Investigate | Activity::Research | Activity::Compose => SpaceSet::EMPTY,
        };
        Prizes { clues, beside }
    }

    /// What a step nearer to the Organ is worth to a Hero: much for whoever is readiest, less than nothing for others.
    pub(super) fn pull(&self, character: Character) -> f32 {
        let counts = self.organ.map_or(0.0, |(_, counts)| counts);
        let ready = 3.0 * self.own_ready - 2.0 * self.rival;
        self.weights.near * self.info.odds[character.index()] * ready * counts
    }

    /// What turning the gears so far and going on from there is worth.
    pub(super) fn gears(&self, character: Character, teeth: i8) -> f32 {
        let (_, _, activity) = after(self.content, self.public, teeth);
        self.activity(activity).0 + self.going(character, teeth, SpaceSet::EMPTY)
    }

    /// What the movement after turning the gears so far is worth, less what turning costs; with Clues also on these.
    pub(super) fn going(&self, character: Character, teeth: i8, more_clues: SpaceSet) -> f32 {
        let price = teeth.unsigned_abs();
        if is_careless(self.content, self.public, self.info.seat, Action::Turn { teeth }) {
            return NEVER - f32::from(price);
        }
        let (machine, steps, activity) = after(self.content, self.public, teeth);
        let from = self.public.at[character.index()];
        let movement = Movement {
            from,
            steps: steps.min(self.purse(price)),
            machine: (!self.public.event.forbids_transport()).then_some(machine),
            barred: SpaceSet::EMPTY,
        };
        let prizes = self.prizes(activity, more_clues);
        let taken_here = if prizes.beside.has(from) { self.clue() } else { 0.0 };
        taken_here + self.best_move(character, movement, prizes) - f32::from(price) * self.time_price()
    }

    /// The Time that can be spent on walking once the gears are turned for this price.
    pub(super) fn purse(&self, price: u8) -> u8 {
        self.time().saturating_sub(price).saturating_sub(LAST_HOUR - self.public.hour + 1)
    }

    /// What the best place within this movement is worth beyond staying.
    pub(super) fn best_move(&self, character: Character, movement: Movement, prizes: Prizes) -> f32 {
        if !self.moves_matter(character) && !self.some_prize_near(&movement, prizes) {
            return 0.0;
        }
        let reach = Reach::new(self.content, Movement { barred: self.barred(character), ..movement });
        self.best_place(character, &reach, self.time_price(), prizes).1
    }

    /// Does it matter where this character stands, Clues apart?
    pub(super) fn moves_matter(&self, character: Character) -> bool {
        match self.info.role {
            Role::Hero => self.pull(character).abs() > 0.02,
            Role::Fenrir => self.info.own.has(character) || self.info.odds[character.index()] > 0.0,
        }
    }

    /// Could some Clue be within reach, if nobody stood in the way?
    pub(super) fn some_prize_near(&self, movement: &Movement, prizes: Prizes) -> bool {
        let mut clues = prizes.clues.or(prizes.beside);
        match movement.machine {
            None => clues.any(|clue| self.terrain.steps(movement.from, clue) <= movement.steps),
            Some(Machine::Taxi) => {
                clues.any(|clue| self.terrain.steps(movement.from, clue) <= movement.steps + 3)
            }
            Some(line) => {
                let start = self.terrain.to_station(line, movement.from);
                clues.any(|clue| {
                    let ride = start + self.terrain.to_station(line, clue);
                    self.terrain.steps(movement.from, clue).min(ride) <= movement.steps
                })
            }
        }
    }

    /// Walks, rides and stops: towards the best place there is, with a card or tile if that leads further.
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
                (steps.min(self.purse(0)), ride && !self.public.event.forbids_transport())
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

    /// Where to go for nothing when nothing is to be had: to a station, from where later rides begin, among Clues.
    fn idle_move(&self, turn: &Turn, character: Character, ride: bool) -> (f32, Option<Action>) {
        let from = self.public.at[character.index()];
        let barred = self.barred(character);
        let by = |steps, machine, kept: f32, play: Option<Action>| {
            let reach = Reach::new(self.content, Movement { from, steps, machine, barred });
            let here = self.idle_worth(character, from) + kept;
            let mut best = (0.0, None);
            for space in (0..=reach.levels()).fold(SpaceSet::EMPTY, |all, level| all.or(reach.level(level))) {
                // Of what comes to the same, moving about gives less away than staying.
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

    /// What standing there is worth when nothing is to be had at once: where a line is boarded that comes up often, or
    /// for which there is a ticket at hand.
    fn idle_worth(&self, character: Character, space: Space) -> f32 {
        let station = self.content.station_of(space).map_or(0.0, |line| {
            let faces = self.content.gears().machine.iter().filter(|&&face| face == line).count();
            let ticket =
                kinds(self.info.tile_kinds).any(|tile| self.content.item(tile) == Some(Item::Ride(line)));
            0.04 * faces as f32 + if ticket { 0.05 } else { 0.0 }
        });
        let near = self.public.clues_on.filter(|&clue| self.terrain.steps(space, clue) <= 2).count();
        station + 0.01 * near.min(3) as f32 + self.standing(character, space)
    }

    /// The best way with a ride beside the normal movement, if it is worth the card or tile that gives it.
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
                match self.content.item(tile) {
                    Some(Item::Ride(line)) if transport => consider(play, line, 0.1),
                    Some(Item::Steps) if self.time() >= 2 + needed(self.public) => {
                        consider(play, Machine::Taxi, 0.1 + 2.0 * self.time_price());
                    }
                    _ => {}
                }
            }
        }
        best
    }
}
