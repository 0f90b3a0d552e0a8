//! The spaces a character can reach with its remaining movement, by price, and the first action towards each.

use crate::distances::neighbours_of;
use armonium_rules::{Action, Content, Machine, Space, SpaceSet};

/// One more than the most steps any gear or effect gives.
const LEVELS: usize = 16;
/// The steps of a taxi.
const TAXI: usize = 3;

/// A character's remaining movement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Movement {
    pub(crate) from: Space,
    pub(crate) steps: u8,
    /// The machine that can still be used.
    pub(crate) machine: Option<Machine>,
    /// The spaces it may not enter.
    pub(crate) barred: SpaceSet,
}

/// The spaces it can reach.
pub(crate) struct Reach<'a> {
    content: &'a Content,
    movement: Movement,
    levels: usize,
    /// Reached after so many steps without a machine.
    walked: [SpaceSet; LEVELS],
    /// Reached after so many steps and the machine.
    ridden: [SpaceSet; LEVELS],
}

impl<'a> Reach<'a> {
    pub(crate) fn new(content: &'a Content, movement: Movement) -> Self {
        let levels = usize::from(movement.steps).min(LEVELS - 1);
        let mut reach = Self {
            content,
            movement,
            levels,
            walked: [SpaceSet::EMPTY; LEVELS],
            ridden: [SpaceSet::EMPTY; LEVELS],
        };
        let mut seen = SpaceSet::of(movement.from);
        let mut ridden_seen = seen;
        reach.walked[0] = seen;
        for level in 0..=levels {
            if level > 0 {
                let next =
                    neighbours_of(content, reach.walked[level - 1]).without(movement.barred).without(seen);
                reach.walked[level] = next;
                seen = seen.or(next);
            }
            if movement.machine.is_some() {
                // A taxi taken later reaches no more than a taxi taken at once and steps after it.
                let entered = match movement.machine {
                    Some(Machine::Taxi) if level > 0 => SpaceSet::EMPTY,
                    _ => reach.ride_from(reach.walked[level]),
                };
                let walked_on = match level {
                    0 => SpaceSet::EMPTY,
                    _ => neighbours_of(content, reach.ridden[level - 1]).without(movement.barred),
                };
                let next = entered.or(walked_on).without(ridden_seen);
                reach.ridden[level] = next;
                ridden_seen = ridden_seen.or(next);
            }
        }
        reach
    }

    /// The spaces the machine reaches from these.
    fn ride_from(&self, spaces: SpaceSet) -> SpaceSet {
        match self.movement.machine {
            None => SpaceSet::EMPTY,
            Some(Machine::Taxi) => {
                let (mut all, mut front) = (SpaceSet::EMPTY, spaces);
                for _ in 0..TAXI {
                    front = neighbours_of(self.content, front).without(self.movement.barred).without(all);
                    all = all.or(front);
                }
                all
            }
            Some(line) => {
                let stations = self.content.stations(line);
                let here = spaces.and(stations);
                match here.len() {
                    0 => SpaceSet::EMPTY,
                    1 => stations.without(here).without(self.movement.barred),
                    _ => stations.without(self.movement.barred),
                }
            }
        }
    }

    /// The spaces that take exactly so many steps.
    #[inline]
    pub(crate) fn level(&self, level: usize) -> SpaceSet {
        self.walked[level].or(self.ridden[level])
    }

    /// The most steps there are.
    #[inline]
    pub(crate) const fn levels(&self) -> usize {
        self.levels
    }

    /// The first action on the cheapest way to a reachable space.
    pub(crate) fn first_action(&self, to: Space) -> Option<Action> {
        let level = (0..=self.levels).find(|&level| self.level(level).has(to))?;
        if self.walked[level].has(to) { self.first_step(to, level) } else { self.first_of_ride(to, level) }
    }

    /// The first step of a walk.
    fn first_step(&self, to: Space, level: usize) -> Option<Action> {
        let mut at = to;
        for before in (1..level).rev() {
            at = self.content.neighbours(at).and(self.walked[before]).next()?;
        }
        (level > 0).then_some(Action::Step { to: at })
    }

    fn first_of_ride(&self, to: Space, level: usize) -> Option<Action> {
        let (mut at, mut level) = (to, level);
        // Trace back the steps after the ride.
        while level > 0 && !self.ride_from(self.walked[level]).has(at) {
            at = self.content.neighbours(at).and(self.ridden[level - 1]).next()?;
            level -= 1;
        }
        match self.movement.machine? {
            Machine::Taxi => {
                let mut front = [self.walked[level]; TAXI + 1];
                for step in 1..=TAXI {
                    front[step] = neighbours_of(self.content, front[step - 1]).without(self.movement.barred);
                }
                let mut step = (1..=TAXI).find(|&step| front[step].has(at))?;
                while step > 1 {
                    step -= 1;
                    at = self.content.neighbours(at).and(front[step]).next()?;
                }
                let start = self.content.neighbours(at).and(self.walked[level]).next()?;
                if level == 0 { Some(Action::Taxi { to: at }) } else { self.first_step(start, level) }
            }
            line => {
                let stations = self.content.stations(line).without(SpaceSet::of(at));
                let start = self.walked[level].and(stations).next()?;
                if level == 0 { Some(Action::Ride { to: at }) } else { self.first_step(start, level) }
            }
        }
    }
}
