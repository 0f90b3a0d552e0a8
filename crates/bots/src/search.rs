//! Information set Monte Carlo tree search (ISMCTS): every iteration samples a world that fits what the searcher knows,
//! descends the tree of decisions, adds a node, plays the world out, and credits each decision with the result of the
//! seat that made it.

use crate::distances::Distances;
use crate::heuristic::{Heuristic, Weights};
use crate::playout::{Playout, Values, values_of};
use crate::rng::BotRng;
use crate::time_budget::overspends;
use armonium_belief::InformationState;
use armonium_rules::{Action, Content, Phase, Seat, State, Step};

/// The exploration constant.
const EXPLORE: f32 = 0.6;
/// The value of an action before any was tried.
const DEFAULT_VALUE: f32 = 0.25;
/// The softmax temperature of the priors, in pages.
const TEMPERATURE: f32 = 0.7;

/// An action in the tree.
struct Edge {
    action: Action,
    prior: f32,
    /// Its results for the seat that takes it, and for the searcher from the outside perspective.
    stats: [WinStats; 2],
    /// The nodes that follow, by seat to act.
    next: Vec<(Seat, u32)>,
}

/// How often something was tried, and how often it won.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct WinStats {
    pub(crate) visits: u32,
    pub(crate) total: f32,
    /// The sum of the squares, for the standard error.
    pub(crate) squares: f32,
}

impl WinStats {
    fn add(&mut self, value: f32) {
        self.visits += 1;
        self.total += value;
        self.squares += value * value;
    }

    /// The share of wins.
    pub(crate) fn value(self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / self.visits as f32)
    }

    /// The standard error of the share, with one win and one loss added so that a few lucky tries are not certain.
    pub(crate) fn error(self) -> f32 {
        let (tries, total, squares) = (self.visits as f32 + 2.0, self.total + 1.0, self.squares + 1.0);
        let share = total / tries;
        ((squares / tries - share * share).max(0.0) / tries).sqrt()
    }
}

/// A decision in the tree.
#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    stats: [WinStats; 2],
}

/// The perspective from which the searcher plays an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// Its own cards and role.
    Own,
    /// Cards and a role that the others could suspect. Only the others' results in such worlds count, so that in the tree
    /// they cannot react to what they cannot know.
    Outside,
}

/// The statistics of an action at the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchedAction {
    pub(crate) action: Action,
    pub(crate) own: WinStats,
    pub(crate) outside: WinStats,
    /// How often the search itself chose to try it.
    pub(crate) unforced: u32,
}

/// A search in progress.
pub(crate) struct Search<'a> {
    playout: Playout<'a>,
    seat: Seat,
    nodes: Vec<Node>,
    rng: BotRng,
    path: Vec<(u32, usize, Seat)>,
    available: Vec<usize>,
    /// An action forced at the root, and how often.
    forced: Option<Action>,
    times_forced: u32,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        content: &'a Content,
        distances: &'a Distances,
        weights: &'a Weights,
        seat: Seat,
        until: u8,
        seed: u64,
    ) -> Self {
        Self {
            playout: Playout::new(content, distances, weights, until),
            seat,
            nodes: vec![Node::default()],
            rng: BotRng::new(seed),
            path: Vec::new(),
            available: Vec::new(),
            forced: None,
            times_forced: 0,
        }
    }

    pub(crate) fn rng(&mut self) -> &mut BotRng {
        &mut self.rng
    }

    /// One iteration in one world.
    pub(crate) fn iterate(&mut self, mut world: State, perspective: Perspective) {
        self.path.clear();
        let values = self.descend(&mut world, perspective);
        for &(node, edge, seat) in &self.path {
            let index = self.stats_index(seat, perspective);
            let value = values[seat.index()];
            let node = &mut self.nodes[node as usize];
            node.stats[index].add(value);
            node.edges[edge].stats[index].add(value);
        }
    }

    /// One iteration with a forced action at the root. All later iterations must force it too.
    pub(crate) fn force(&mut self, world: State, action: Action) {
        self.forced = Some(action);
        self.times_forced += 1;
        self.iterate(world, Perspective::Own);
    }

    /// How often an action was tried at the root.
    pub(crate) fn visits(&self, action: Action) -> u32 {
        let edge = self.nodes[0].edges.iter().find(|edge| edge.action == action);
        edge.map_or(0, |edge| edge.stats[0].visits)
    }

    /// The index of a seat's results in `stats`.
    fn stats_index(&self, seat: Seat, perspective: Perspective) -> usize {
        usize::from(seat == self.seat && perspective == Perspective::Outside)
    }

    /// Descends the tree, adds a node at its end, and plays out from there.
    fn descend(&mut self, world: &mut State, perspective: Perspective) -> Values {
        let mut node = 0u32;
        let mut at_root = true;
        loop {
            if let Some(outcome) = world.outcome() {
                return values_of(outcome);
            }
            let Some(seat) = world.to_act() else { return [0.0; Seat::MAX] };
            let info = InformationState::in_world(world, seat);
            if !at_root && is_choice(world) {
                if let Some(values) = self.playout.declare(world, seat, &info) {
                    return values;
                }
                if world.to_act() != Some(seat) {
                    // The declarer is out, which the tree does not cover.
                    return self.playout.play(world, &mut self.rng);
                }
            }
            world.legal(self.playout.content, &mut self.playout.legal);
            if let [only] = self.playout.legal[..] {
                if world.apply(self.playout.content, seat, only, &mut ()).is_err() {
                    return [0.0; Seat::MAX];
                }
                continue;
            }
            let is_new = self.nodes[node as usize].edges.is_empty();
            self.expand(node, world, &info);
            let chosen = match self.forced.filter(|_| at_root) {
                Some(action) => Some(self.edge(node, action)),
                None => self.select(node, self.stats_index(seat, perspective)),
            };
            let Some(edge) = chosen else { return [0.0; Seat::MAX] };
            self.path.push((node, edge, seat));
            let action = self.nodes[node as usize].edges[edge].action;
            if world.apply(self.playout.content, seat, action, &mut ()).is_err() {
                return [0.0; Seat::MAX];
            }
            if is_new && !at_root {
                return self.playout.play(world, &mut self.rng);
            }
            at_root = false;
            node = match world.to_act() {
                Some(next) => self.child(node, edge, next),
                None => continue,
            };
        }
    }

    fn child(&mut self, node: u32, edge: usize, seat: Seat) -> u32 {
        let known = self.nodes[node as usize].edges[edge].next.iter().find(|(who, _)| *who == seat);
        if let Some(&(_, child)) = known {
            return child;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.nodes[node as usize].edges[edge].next.push((seat, child));
        child
    }

    /// Lists the actions available in this world, and adds the new ones to the tree.
    fn expand(&mut self, node: u32, world: &State, info: &InformationState) {
        self.available.clear();
        let legal = &self.playout.legal;
        let edges = &self.nodes[node as usize].edges;
        let mut added = 0;
        for action in legal {
            if is_excluded(self.playout.content, world, info.seat, *action) {
                continue;
            }
            match edges.iter().position(|edge| edge.action == *action) {
                Some(edge) => self.available.push(edge),
                None => added += 1,
            }
        }
        if added == 0 {
            return;
        }
        let heuristic = Heuristic::new(
            self.playout.content,
            self.playout.distances,
            world.public(),
            info,
            self.playout.weights,
        );
        heuristic.score(&self.playout.legal, &mut self.playout.scores);
        let most = self.playout.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let likely = |score: f32| libm::expf(((score - most) / TEMPERATURE).max(-6.0));
        let sum: f32 = self.playout.scores.iter().map(|&score| likely(score)).sum();
        let node = &mut self.nodes[node as usize];
        for (action, &score) in self.playout.legal.iter().zip(&self.playout.scores) {
            let excluded = is_excluded(self.playout.content, world, info.seat, *action);
            if excluded || node.edges.iter().any(|edge| edge.action == *action) {
                continue;
            }
            self.available.push(node.edges.len());
            let prior = likely(score) / sum;
            node.edges.push(Edge { action: *action, prior, stats: Default::default(), next: Vec::new() });
        }
    }

    /// The index of an action at a node; adds it if it was excluded.
    fn edge(&mut self, node: u32, action: Action) -> usize {
        let edges = &mut self.nodes[node as usize].edges;
        if let Some(edge) = edges.iter().position(|edge| edge.action == action) {
            return edge;
        }
        edges.push(Edge { action, prior: 0.0, stats: Default::default(), next: Vec::new() });
        edges.len() - 1
    }

    /// The most promising available action by PUCT: value so far plus prior, discounted by visits.
    fn select(&self, node: u32, index: usize) -> Option<usize> {
        let node = &self.nodes[node as usize];
        let tried: u32 = self.available.iter().map(|&edge| node.edges[edge].stats[index].visits).sum();
        let root = (tried as f32 + 1.0).sqrt();
        let default = node.stats[index].value().unwrap_or(DEFAULT_VALUE);
        let promise = |&edge: &usize| {
            let edge = &node.edges[edge];
            let stats = edge.stats[index];
            let value = stats.value().unwrap_or(default);
            value + EXPLORE * edge.prior * root / (1.0 + stats.visits as f32)
        };
        self.available.iter().copied().max_by(|a, b| promise(a).total_cmp(&promise(b)))
    }

    /// The lead of the most visited action at the root over the next, in visits.
    pub(crate) fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        for edge in &self.nodes[0].edges {
            let visits = edge.stats[0].visits;
            if visits > most {
                (most, next) = (visits, most);
            } else if visits > next {
                next = visits;
            }
        }
        most - next
    }

    /// The statistics of every action at the root.
    pub(crate) fn searched(self) -> Vec<SearchedAction> {
        let root = self.nodes.into_iter().next().unwrap_or_default();
        let forced = |action: Action| if self.forced == Some(action) { self.times_forced } else { 0 };
        let searched = |edge: Edge| SearchedAction {
            action: edge.action,
            own: edge.stats[0],
            outside: edge.stats[1],
            unforced: edge.stats[0].visits.saturating_sub(forced(edge.action)),
        };
        root.edges.into_iter().map(searched).collect()
    }
}

/// Excludes declarations, which are evaluated separately, and actions that overspend Time.
fn is_excluded(content: &Content, world: &State, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Declare { .. }) || overspends(content, world.public(), seat, action)
}

fn is_choice(world: &State) -> bool {
    matches!(world.public().phase, Phase::Turn(turn) if turn.step == Step::Choose && turn.effect.is_none())
}
