//! The movement planner: every space the mover can reach now, with its cheapest routes. It uses open information only, so it
//! works on any View.

use crate::action::Action;
use crate::content::Content;
use crate::phase::movement::TAXI_STEPS;
use crate::phase::{Effect, Phase, Step, Turn};
use crate::state::Public;
use crate::vocabulary::{Character, Machine, Space, SpaceSet};
use serde::{Deserialize, Serialize};

/// One way to a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Route {
    /// Where it leads.
    pub to: Space,
    /// The Time it costs.
    pub time: u8,
    /// The Clues it picks up.
    pub clues: u8,
    /// The Machine Transport it rides.
    pub ride: Option<Machine>,
    /// The decisions it takes, in order. Ending the movement there is not among them.
    pub actions: Vec<Action>,
}

/// What is left to move with at a point of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Budget {
    /// Free steps or taxi steps left of the current effect.
    effect: u8,
    /// Is that effect a taxi ride?
    in_taxi: bool,
    /// Paid steps left.
    steps: u8,
    /// May the gear's machine still be used?
    ride: bool,
    /// A ride that was played and is still to be taken.
    played: Played,
}

/// A ride that a card or tile gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Played {
    No,
    Any,
    Line(Machine),
}

/// A point of a route.
#[derive(Clone, Copy)]
struct Point {
    at: Space,
    budget: Budget,
    time: u8,
    picked: SpaceSet,
    ride: Option<Machine>,
    /// The point before, and the action that led here.
    came: Option<(u32, Action)>,
}

struct Planner<'a> {
    content: &'a Content,
    public: &'a Public,
    barred: SpaceSet,
    /// Where the game ends because the declarer wins.
    goal: Option<Space>,
    machine: Machine,
    points: Vec<Point>,
    /// The points at each space.
    here: Vec<Vec<u32>>,
}

impl Public {
    /// The mover's routes, except those that are worse than another to the same space with the same ride (more Time and no
    /// more Clues). Empty if no movement is asked for. No route spends all Time or passes the space where a declarer wins.
    pub fn routes(&self, content: &Content) -> Vec<Route> {
        let Phase::Turn(turn) = &self.phase else { return Vec::new() };
        let (Some(at), Some(seat)) = (self.mover_at(turn), self.order.get(turn.index)) else {
            return Vec::new();
        };
        let purse = self.time[seat.index()].saturating_sub(1);
        let Some(budget) = budget(turn, purse) else { return Vec::new() };
        let mut planner = Planner {
            content,
            public: self,
            barred: self.barred_on_the_way(turn),
            goal: self.winning_space(turn),
            machine: self.shown(content).0,
            points: Vec::new(),
            here: vec![Vec::new(); content.spaces().len()],
        };
        planner.explore(Point { at, budget, time: 0, picked: SpaceSet::EMPTY, ride: None, came: None });
        planner.routes()
    }
}

impl Public {
    /// How many steps away each space is for the mover on foot, whatever is left to move with; none without a way. Empty if no
    /// character is chosen.
    pub fn distances(&self, content: &Content) -> Vec<Option<u8>> {
        let Phase::Turn(turn) = &self.phase else { return Vec::new() };
        self.mover_at(turn).map_or_else(Vec::new, |at| content.distances(at, self.barred_on_the_way(turn)))
    }

    /// The occupied spaces, without the mover's own.
    fn barred_on_the_way(&self, turn: &Turn) -> SpaceSet {
        if turn.declared.is_some() {
            return SpaceSet::EMPTY;
        }
        let others = Character::ALL.into_iter().filter(|&character| Some(character) != turn.character);
        others.map(|character| self.at[character.index()]).chain(self.organ).collect()
    }
}

/// What the mover can move with now, or nothing if no movement is asked for.
fn budget(turn: &Turn, purse: u8) -> Option<Budget> {
    let (steps, ride) = match turn.step {
        Step::Move { steps, ride } => (steps.min(purse), ride),
        _ => (0, false),
    };
    let (effect, in_taxi, played) = match turn.effect {
        None if matches!(turn.step, Step::Move { .. }) => (0, false, Played::No),
        Some(Effect::FreeSteps(left)) => (left, false, Played::No),
        Some(Effect::TaxiRide(left)) => (left, true, Played::No),
        Some(Effect::RideAny) => (0, false, Played::Any),
        Some(Effect::RideLine(machine)) => (0, false, Played::Line(machine)),
        Some(_) | None => return None,
    };
    Some(Budget { effect, in_taxi, steps, ride, played })
}

impl Planner<'_> {
    /// Breadth first, so that among equal routes the one with the fewest actions is found.
    fn explore(&mut self, start: Point) {
        self.add(start);
        let mut next = 0;
        while next < self.points.len() {
            self.extend(next as u32);
            next += 1;
        }
    }

    fn extend(&mut self, number: u32) {
        let point = self.points[number as usize];
        if self.goal == Some(point.at) {
            return;
        }
        let budget = point.budget;
        let around = self.content.neighbours(point.at).without(self.barred);
        match budget.played {
            Played::Any => {
                self.taxi(number, around);
                self.line(number, self.content.station_of(point.at));
                return;
            }
            Played::Line(machine) => {
                self.line(number, Some(machine));
                return;
            }
            Played::No => {}
        }
        if budget.effect > 0 {
            for to in around {
                let ride = if budget.in_taxi { point.ride.or(Some(Machine::Taxi)) } else { point.ride };
                let left = budget.effect - 1;
                let budget = Budget { effect: left, in_taxi: budget.in_taxi && left > 0, ..budget };
                self.go(number, to, Action::Step { to }, budget, 0, ride);
            }
            if budget.steps > 0 || budget.ride {
                let stopped = Budget { effect: 0, in_taxi: false, ..budget };
                let came = Some((number, Action::Stop {}));
                self.add(Point { budget: stopped, came, ..point });
            }
            return;
        }
        if budget.steps > 0 {
            for to in around {
                let budget = Budget { steps: budget.steps - 1, ..budget };
                self.go(number, to, Action::Step { to }, budget, 1, point.ride);
            }
        }
        if budget.ride {
            match self.machine {
                Machine::Taxi => self.taxi(number, around),
                line => self.line(number, Some(line)),
            }
        }
    }

    fn taxi(&mut self, number: u32, around: SpaceSet) {
        let budget = self.after_ride(number);
        for to in around {
            let budget = Budget { effect: TAXI_STEPS - 1, in_taxi: true, ..budget };
            self.go(number, to, Action::Taxi { to }, budget, 0, Some(Machine::Taxi));
        }
    }

    fn line(&mut self, number: u32, line: Option<Machine>) {
        let at = self.points[number as usize].at;
        let Some(line) = line.filter(|&line| self.content.station_of(at) == Some(line)) else { return };
        if self.public.event.forbids_transport() {
            return;
        }
        let budget = self.after_ride(number);
        for to in self.content.stations(line).without(self.barred).without(SpaceSet::of(at)) {
            self.go(number, to, Action::Ride { to }, budget, 0, Some(line));
        }
    }

    /// The budget once the ride is taken: a played one first, else the gear's.
    fn after_ride(&self, number: u32) -> Budget {
        let budget = self.points[number as usize].budget;
        match budget.played {
            Played::No => Budget { ride: false, ..budget },
            Played::Any | Played::Line(_) => Budget { played: Played::No, ..budget },
        }
    }

    fn go(&mut self, from: u32, to: Space, action: Action, budget: Budget, price: u8, ride: Option<Machine>) {
        let before = self.points[from as usize];
        let mut picked = before.picked;
        if self.public.clues_on.has(to) {
            picked.insert(to);
        }
        let came = Some((from, action));
        // Free steps and taxi rides end automatically in a dead end (10.8).
        let dead_end = self.content.neighbours(to).without(self.barred).is_empty();
        let budget = if dead_end { Budget { effect: 0, in_taxi: false, ..budget } } else { budget };
        self.add(Point { at: to, budget, time: before.time + price, picked, ride, came });
    }

    /// Adds a point unless one at the same space is at least as good in everything.
    fn add(&mut self, point: Point) {
        let here = &self.here[point.at.index()];
        if here.iter().any(|&other| covers(&self.points[other as usize], &point)) {
            return;
        }
        self.here[point.at.index()].push(self.points.len() as u32);
        self.points.push(point);
    }

    /// The best routes to each space, cheapest first.
    fn routes(&self) -> Vec<Route> {
        let start = self.points[0].at;
        let mut routes = Vec::new();
        for (index, here) in self.here.iter().enumerate() {
            let to = Space(index as u8);
            let rests = |&&number: &&u32| self.points[number as usize].budget.played == Played::No;
            let mut best: Vec<&Point> = Vec::new();
            for number in here.iter().filter(rests) {
                let point = &self.points[*number as usize];
                if to == start && point.picked.is_empty() {
                    continue;
                }
                let better = |a: &Point, b: &Point| {
                    a.ride == b.ride && a.time <= b.time && a.picked.len() >= b.picked.len()
                };
                if best.iter().any(|other| better(other, point)) {
                    continue;
                }
                best.retain(|other| !better(point, other));
                best.push(point);
            }
            best.sort_by_key(|point| (point.time, point.ride, point.picked.len()));
            routes.extend(best.into_iter().map(|point| self.route(point)));
        }
        routes
    }

    fn route(&self, end: &Point) -> Route {
        let mut actions = Vec::new();
        let mut came = end.came;
        while let Some((number, action)) = came {
            actions.push(action);
            came = self.points[number as usize].came;
        }
        actions.reverse();
        if actions.last() == Some(&Action::Stop {}) {
            actions.pop();
        }
        Route { to: end.at, time: end.time, clues: end.picked.len() as u8, ride: end.ride, actions }
    }
}

/// Is `a` at least as good as `b` in every respect: remaining movement, Time and Clues?
fn covers(a: &Point, b: &Point) -> bool {
    let (have, want) = (a.budget, b.budget);
    a.ride == b.ride
        && a.time <= b.time
        && b.picked.without(a.picked).is_empty()
        && have.steps >= want.steps
        && have.ride >= want.ride
        && have.played == want.played
        && have.effect >= want.effect
        && (have.effect > 0) == (want.effect > 0)
        && have.in_taxi == want.in_taxi
}
