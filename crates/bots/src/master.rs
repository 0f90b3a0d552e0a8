//! The master (and, with fewer iterations, the inspector): tries its decisions in many worlds that fit what it knows, and
//! takes the one that wins most.

use crate::distances::Distances;
use crate::heuristic::{Heuristic, Weights};
use crate::plan::Plan;
use crate::rng::BotRng;
use crate::search::{Perspective, Search, SearchedAction};
use crate::win_search::winning_turn;
use crate::{Bot, Inference, Thought};
use armonium_belief::{Belief, InformationState, Observations};
use armonium_rules::{
    Action, Ask, CardPlace, Character, CharacterSet, Content, Event, Public, Role, Seat, Sight, State, View,
    Viewer,
};
use std::sync::Arc;

/// How often a world that fits the observed behaviour badly is drawn again.
const REDRAWS: usize = 12;
/// Once roles are dealt, one iteration in so many is played from the outside perspective.
const OUTSIDE_EVERY: u32 = 5;
/// Actions this close to the best count as equally good.
const AS_GOOD: f32 = 0.01;
/// A playout ends at the beginning of the Hour so many after this one.
const HORIZON: u8 = 1;
/// With this confidence it declares without a search.
const SURE: f32 = 0.999;

/// The bot that searches over the worlds that fit its View.
pub struct Master {
    pub(crate) rng: BotRng,
    /// The most iterations for a decision.
    pub(crate) budget: u32,
    pub(crate) distances: Option<Arc<Distances>>,
    observations: Observations,
    pub(crate) inference: Inference,
    infers: bool,
    pub(crate) seat: Option<Seat>,
    plan: Plan,
    thought: Option<Thought>,
    iterations: u64,
}

/// The input of one search.
struct Task<'a> {
    content: &'a Content,
    distances: &'a Distances,
    weights: &'a Weights,
    view: &'a View,
    /// The View without the searcher's own cards and role.
    outside: Option<View>,
    info: &'a InformationState,
    observations: &'a Observations,
    inference: &'a Inference,
    budget: u32,
    /// An action to try at least so often.
    forced: Option<(Action, u32)>,
}

impl Master {
    /// A bot whose decisions follow from this seed and number of iterations per decision.
    pub fn new(seed: u64, iterations: u32) -> Self {
        Self {
            rng: BotRng::new(seed),
            budget: iterations,
            distances: None,
            observations: Observations::new(),
            inference: Inference::new(),
            infers: true,
            seat: None,
            plan: Plan::default(),
            thought: None,
            iterations: 0,
        }
    }

    /// Switches off inference from behaviour, to measure its value.
    #[must_use]
    pub const fn without_inference(mut self) -> Self {
        self.infers = false;
        self
    }

    /// All iterations so far.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// The statistics of each action after a search.
    pub(crate) fn search(
        &mut self,
        content: &Content,
        view: &View,
        distances: &Distances,
        info: &InformationState,
        forced: Option<(Action, u32)>,
    ) -> Vec<SearchedAction> {
        let task = Task {
            content,
            distances,
            weights: Weights::of(view.public.options.players),
            view,
            outside: (!view.public.roles_dealt.is_empty()).then(|| outside(view, info.seat)),
            info,
            observations: &self.observations,
            inference: &self.inference,
            budget: self.budget,
            forced,
        };
        let (searched, iterations) = task.run(self.rng.seed());
        self.iterations += u64::from(iterations);
        searched
    }

    /// Starts a winning turn with its declaration.
    fn declare(&mut self, victory: Victory, needed: f32) -> Option<Action> {
        let Victory { character, sure, plan } = victory;
        self.thought = Some(Thought::Declared { character, sure: sure.into(), needed: needed.into() });
        self.plan.start(plan)
    }
}

/// A turn that wins if this character is the Chosen One.
struct Victory {
    character: Character,
    sure: f32,
    plan: Vec<Action>,
}

impl Task<'_> {
    fn run(&self, seed: u64) -> (Vec<SearchedAction>, u32) {
        let until = self.view.public.hour + HORIZON;
        let mut search = Search::new(self.content, self.distances, self.weights, self.info.seat, until, seed);
        let mut iterations = 0;
        while iterations == 0 || !self.is_decided(iterations, &search) {
            iterations += 1;
            match &self.outside {
                Some(outside) if iterations.is_multiple_of(OUTSIDE_EVERY) => {
                    let mut world = self.draw(outside, search.rng());
                    for character in self.known_elsewhere() {
                        world.mark_seen(self.info.seat, character);
                    }
                    search.iterate(world, Perspective::Outside);
                }
                _ => {
                    let world = self.draw(self.view, search.rng());
                    search.iterate(world, Perspective::Own);
                }
            }
        }
        if let Some((action, times)) = self.forced {
            for _ in search.visits(action)..times {
                iterations += 1;
                let world = self.draw(self.view, search.rng());
                search.force(world, action);
            }
        }
        (search.searched(), iterations)
    }

    /// Is the budget spent, or too small to change the decision?
    fn is_decided(&self, iterations: u32, search: &Search<'_>) -> bool {
        iterations >= self.budget || iterations.is_multiple_of(16) && search.lead() > self.budget - iterations
    }

    /// The characters whose cards the searcher knows outside its own hand.
    fn known_elsewhere(&self) -> CharacterSet {
        let seen = |character: &Character| self.view.cards[character.index()] != Sight::FaceDown;
        let known: CharacterSet = Character::ALL.into_iter().filter(seen).collect();
        known.without(self.info.own)
    }

    /// A world that fits the facts, drawn by how well it fits behaviour, in which the others know what they may have seen.
    fn draw(&self, view: &View, rng: &mut BotRng) -> State {
        let most = |weights: &mut dyn Iterator<Item = f32>| weights.fold(f32::MIN_POSITIVE, f32::max);
        let chosen = most(&mut self.info.possible.map(|character| self.inference.chosen(character)));
        let fenrir = most(&mut view.public.active().map(|seat| self.inference.fenrir(seat)));
        let mut world = view.resample(self.content, &mut rng.0);
        for _ in 0..REDRAWS {
            let mut fit = self.inference.chosen(world.chosen_one()) / chosen;
            if let Some(seat) = view.public.seats().find(|&seat| world.role(seat) == Role::Fenrir) {
                fit *= self.inference.fenrir(seat) / fenrir;
            }
            if rng.fraction() < fit {
                break;
            }
            world = view.resample(self.content, &mut rng.0);
        }
        self.observations.apply_to(&mut world, self.info.seat, || rng.fraction());
        world
    }
}

/// The View without what only the searcher's own hand and role show.
fn outside(view: &View, seat: Seat) -> View {
    let mut outside = view.clone();
    outside.viewer = Viewer::Spectator;
    outside.role = None;
    for character in Character::ALL {
        let card = &mut outside.cards[character.index()];
        if *card == Sight::Seen(CardPlace::Hand(seat)) && !view.open_cards.has(character) {
            *card = Sight::FaceDown;
        }
    }
    outside.hands[seat.index()].tiles.fill(Sight::FaceDown);
    outside.shown_to = Default::default();
    outside
}

impl Bot for Master {
    fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        if self.infers {
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
        let distances = Distances::of(content, &mut self.distances);
        let mut info = InformationState::of_view(view, &Belief::of(view))?;
        self.seat = Some(info.seat);
        info.reweight(|character| self.inference.chosen(character));
        let victory = match info.guess() {
            Some((character, sure))
                if view.ask == Ask::Choose && view.legal.contains(&Action::Declare { character }) =>
            {
                let plan = winning_turn(content, view, character, &mut self.rng.0);
                plan.map(|plan| Victory { character, sure, plan })
            }
            _ => None,
        };
        let victory = match victory {
            Some(victory) if victory.sure >= SURE => return self.declare(victory, SURE),
            other => other,
        };
        let searched = self.search(content, view, &distances, &info, None);
        let Some(best) = searched.iter().max_by_key(|it| it.unforced) else {
            return view.legal.first().copied();
        };
        let chance = best.own.value().unwrap_or_default();
        if let Some(victory) = victory.filter(|victory| victory.sure >= chance) {
            return self.declare(victory, chance);
        }
        let action = least_revealing(&searched, best).action;
        let weights = Weights::of(view.public.options.players);
        let heuristic = Heuristic::new(content, &distances, &view.public, &info, weights);
        self.thought = match heuristic.thought(action, 0.0) {
            // The search may bid more than the heuristic's limit.
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

/// Of the actions as good as the best, the one the outside perspective takes most often.
pub(crate) fn least_revealing<'a>(
    searched: &'a [SearchedAction],
    best: &'a SearchedAction,
) -> &'a SearchedAction {
    let value = |it: &SearchedAction| it.own.value().unwrap_or_default();
    let as_good =
        |it: &&SearchedAction| 2 * it.unforced >= best.unforced && value(it) >= value(best) - AS_GOOD;
    searched.iter().filter(as_good).max_by_key(|it| (it.outside.visits, it.unforced)).unwrap_or(best)
}
