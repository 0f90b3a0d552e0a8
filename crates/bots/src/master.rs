//! The master: tries its decisions out in many worlds that fit what it knows, and takes the one that wins most.

use crate::dice::Dice;
use crate::judge::{Judge, Weights};
use crate::kind::Budget;
use crate::plan::Plan;
use crate::search::{Found, Guise, Search};
use crate::terrain::Terrain;
use crate::winning::winning_turn;
use crate::{Bot, Inference, Thought};
use armonium_belief::{Belief, InformationState, Observations};
use armonium_rules::{
    Action, Ask, Character, CharacterSet, Content, Event, Public, Role, Seat, Sight, State, View, Viewer,
};
use std::sync::Arc;
use std::time::Instant;

/// How often a world that fits behaviour badly is drawn again.
const REDRAWS: usize = 12;
/// Once roles are dealt, one iteration in so many is played in the guise of somebody else.
const GUISES: u32 = 5;
/// Decisions this close to the best are as good, and the least telling of them is taken.
const AS_GOOD: f32 = 0.01;
/// Playouts end at the beginning of the Hour so many after this one.
const HORIZON: u8 = 1;
/// With this confidence there is nothing to search for.
const SURE: f32 = 0.999;

/// Searches over the worlds that fit its View.
pub struct Master {
    pub(crate) dice: Dice,
    pub(crate) budget: Budget,
    cores: usize,
    pub(crate) terrain: Option<Arc<Terrain>>,
    observations: Observations,
    /// What behaviour tells, unless it is to play by facts alone.
    pub(crate) inference: Inference,
    heeds: bool,
    pub(crate) seat: Option<Seat>,
    plan: Plan,
    thought: Option<Thought>,
    iterations: u64,
}

/// What one search needs to know; shared by the cores that search.
struct Task<'a> {
    content: &'a Content,
    terrain: &'a Terrain,
    weights: &'a Weights,
    view: &'a View,
    /// The same View as somebody sees it who does not know the searcher's own cards and role.
    outside: Option<View>,
    info: &'a InformationState,
    observations: &'a Observations,
    inference: &'a Inference,
    budget: Budget,
    /// A decision that is to be tried at least so often, however little it promises.
    insist: Option<(Action, u32)>,
}

impl Master {
    /// A player whose decisions follow from this seed and, if it counts iterations, this budget.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self {
            dice: Dice::new(seed),
            budget,
            cores: 1,
            terrain: None,
            observations: Observations::new(),
            inference: Inference::new(),
            heeds: true,
            seat: None,
            plan: Plan::default(),
            thought: None,
            iterations: 0,
        }
    }

    /// The same player thinking on so many cores: each searches a part of the worlds.
    #[must_use]
    pub fn on_cores(mut self, cores: usize) -> Self {
        self.cores = cores.max(1);
        self
    }

    /// The same player, learning nothing from behaviour: to measure what that is good for.
    #[must_use]
    pub const fn by_facts_alone(mut self) -> Self {
        self.heeds = false;
        self
    }

    /// The iterations it has made so far.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Searches on all its cores and says what it found out about each decision.
    pub(crate) fn search(
        &mut self,
        content: &Content,
        view: &View,
        terrain: &Terrain,
        info: &InformationState,
        insist: Option<(Action, u32)>,
    ) -> Vec<Found> {
        let seeds: Vec<u64> = (0..self.cores).map(|_| self.dice.seed()).collect();
        let budget = match self.budget {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(self.cores as u32)),
            Budget::Time(time) => Budget::Time(time),
        };
        let task = Task {
            content,
            terrain,
            weights: Weights::of(view.public.options.players),
            view,
            outside: (!view.public.roles_dealt.is_empty()).then(|| outside(view, info.seat)),
            info,
            observations: &self.observations,
            inference: &self.inference,
            budget,
            insist,
        };
        let parts: Vec<(Vec<Found>, u32)> = match seeds[..] {
            [seed] => vec![task.run(seed)],
            _ => std::thread::scope(|scope| {
                let workers: Vec<_> = seeds
                    .iter()
                    .map(|&seed| {
                        scope.spawn({
                            let task = &task;
                            move || task.run(seed)
                        })
                    })
                    .collect();
                workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
            }),
        };
        let mut all: Vec<Found> = Vec::new();
        for (part, iterations) in parts {
            self.iterations += u64::from(iterations);
            for found in part {
                match all.iter_mut().find(|other| other.action == found.action) {
                    Some(other) => other.join(found),
                    None => all.push(found),
                }
            }
        }
        all
    }

    /// Carries out a turn that wins, if there is one and it is sure enough.
    fn declare(&mut self, victory: Victory, needed: f32) -> Option<Action> {
        let Victory { character, sure, plan } = victory;
        self.thought = Some(Thought::Declared { character, sure: sure.into(), needed: needed.into() });
        self.plan.take_up(plan)
    }
}

/// A turn that wins if this character is the Chosen One.
struct Victory {
    character: Character,
    sure: f32,
    plan: Vec<Action>,
}

impl Task<'_> {
    /// Searches until the budget is spent.
    fn run(&self, seed: u64) -> (Vec<Found>, u32) {
        let until = self.view.public.hour + HORIZON;
        let mut search = Search::new(self.content, self.terrain, self.weights, self.info.seat, until, seed);
        let begun = Instant::now();
        let mut iterations = 0;
        while iterations == 0 || !self.is_spent(iterations, begun, &search) {
            iterations += 1;
            match &self.outside {
                Some(outside) if iterations.is_multiple_of(GUISES) => {
                    let mut world = self.draw(outside, search.dice());
                    for character in self.known_elsewhere() {
                        world.suppose_seen(self.info.seat, character);
                    }
                    search.iterate(world, Guise::Other);
                }
                _ => {
                    let world = self.draw(self.view, search.dice());
                    search.iterate(world, Guise::Own);
                }
            }
        }
        if let Some((action, times)) = self.insist {
            for _ in search.tries(action)..times {
                iterations += 1;
                let world = self.draw(self.view, search.dice());
                search.insist(world, action);
            }
        }
        (search.found(), iterations)
    }

    /// Is the budget spent, or could the rest of it no longer change the decision?
    fn is_spent(&self, iterations: u32, begun: Instant, search: &Search<'_>) -> bool {
        match self.budget {
            Budget::Iterations(most) => {
                iterations >= most || iterations.is_multiple_of(16) && search.lead() > most - iterations
            }
            Budget::Time(most) => iterations.is_multiple_of(16) && begun.elapsed() >= most,
        }
    }

    /// What the searcher knows that does not lie in its own hand.
    fn known_elsewhere(&self) -> CharacterSet {
        let seen = |character: &Character| self.view.cards[character.index()] != Sight::FaceDown;
        let known: CharacterSet = Character::ALL.into_iter().filter(seen).collect();
        known.without(self.info.own)
    }

    /// A world that fits the facts, the likelier the better it fits behaviour, in which the others know what they may.
    fn draw(&self, view: &View, dice: &mut Dice) -> State {
        let most = |weights: &mut dyn Iterator<Item = f32>| weights.fold(f32::MIN_POSITIVE, f32::max);
        let chosen = most(&mut self.info.possible.map(|character| self.inference.chosen(character)));
        let fenrir = most(&mut view.public.inside().map(|seat| self.inference.fenrir(seat)));
        let mut world = view.resample(self.content, &mut dice.0);
        for _ in 0..REDRAWS {
            let mut fit = self.inference.chosen(world.chosen_one()) / chosen;
            if let Some(seat) = view.public.seats().find(|&seat| world.role(seat) == Role::Fenrir) {
                fit *= self.inference.fenrir(seat) / fenrir;
            }
            if dice.fraction() < fit {
                break;
            }
            world = view.resample(self.content, &mut dice.0);
        }
        self.observations.apply_to(&mut world, self.info.seat, || dice.fraction());
        world
    }
}

/// The View without what only the searcher's own hand and role tell.
fn outside(view: &View, seat: Seat) -> View {
    let mut outside = view.clone();
    outside.viewer = Viewer::Spectator;
    outside.role = None;
    let own = armonium_rules::CardPlace::Hand(seat);
    for character in Character::ALL {
        let card = &mut outside.cards[character.index()];
        if *card == Sight::Seen(own) && !view.open_cards.has(character) {
            *card = Sight::FaceDown;
        }
    }
    outside.hands[seat.index()].tiles.fill(Sight::FaceDown);
    outside.shown_to = Default::default();
    outside
}

impl Bot for Master {
    fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        if self.heeds {
            self.inference.watch(self.seat, content, public, events);
        }
        self.observations.record(public, events);
    }

    fn decide(&mut self, content: &Content, view: &View) -> Option<Action> {
        self.thought = None;
        if let Some(next) = self.plan.next(view) {
            return Some(next);
        }
        if let [only] = view.legal[..] {
            return Some(only);
        }
        let terrain = Terrain::of(content, &mut self.terrain);
        let mut info = InformationState::of_view(view, &Belief::of(view))?;
        self.seat = Some(info.seat);
        info.reweight(|character| self.inference.chosen(character));
        let victory = match info.guess() {
            Some((character, sure))
                if view.ask == Ask::Choose && view.legal.contains(&Action::Declare { character }) =>
            {
                let plan = winning_turn(content, view, character, &mut self.dice.0);
                plan.map(|plan| Victory { character, sure, plan })
            }
            _ => None,
        };
        let victory = match victory {
            Some(victory) if victory.sure >= SURE => return self.declare(victory, SURE),
            other => other,
        };
        let found = self.search(content, view, &terrain, &info, None);
        let Some(best) = found.iter().max_by_key(|found| found.freely) else {
            return view.legal.first().copied();
        };
        let chance = best.own.value().unwrap_or_default();
        if let Some(victory) = victory.filter(|victory| victory.sure >= chance) {
            return self.declare(victory, chance);
        }
        let action = least_telling(&found, best).action;
        let judge =
            Judge::new(content, &terrain, &view.public, &info, Weights::of(view.public.options.players));
        self.thought = match judge.thought(action, 0.0) {
            // The search may have found a position worth more than the judge thinks.
            Some(Thought::Auction { position, most, why }) => {
                let bid = if let Action::Bid { time } = action { time } else { 0 };
                Some(Thought::Auction { position, most: most.max(bid), why })
            }
            _ => Some(Thought::Searched { chance: chance.into(), worlds: best.own.visits }),
        };
        Some(action)
    }

    fn thought(&self) -> Option<Thought> {
        self.thought
    }
}

/// Of the decisions as good as the best, the one that somebody else in its place would take most gladly.
pub(crate) fn least_telling<'a>(found: &'a [Found], best: &'a Found) -> &'a Found {
    let value = |found: &Found| found.own.value().unwrap_or_default();
    let as_good = |other: &&Found| 2 * other.freely >= best.freely && value(other) >= value(best) - AS_GOOD;
    found.iter().filter(as_good).max_by_key(|found| (found.other.visits, found.freely)).unwrap_or(best)
}
