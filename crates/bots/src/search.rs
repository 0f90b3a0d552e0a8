//! Monte Carlo tree search over information sets: every iteration draws a world that fits what the searcher knows, walks
//! down the tree of decisions, plays the world on from where the tree ends, and keeps for each decision what it was worth
//! to whoever took it.

use crate::dice::Dice;
use crate::judge::{Judge, Weights};
use crate::rollout::{Playout, Values, values_of};
use crate::terrain::Terrain;
use crate::thrift::is_careless;
use armonium_belief::InformationState;
use armonium_rules::{Action, Content, Phase, Seat, State, Step};

/// How much the search explores.
const EXPLORE: f32 = 0.6;
/// What is expected of a decision before anything was tried.
const USUAL: f32 = 0.25;
/// How many pages make a decision so much more plausible to begin with.
const TEMPERATURE: f32 = 0.7;

/// One decision in the tree.
struct Edge {
    action: Action,
    prior: f32,
    /// What came of it: for whoever takes it, and for the searcher in the guise of somebody else.
    tries: [Tries; 2],
    /// The decisions that follow, by who takes them.
    next: Vec<(Seat, u32)>,
}

/// How often something was tried, and how often it led to a win.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tries {
    pub(crate) visits: u32,
    pub(crate) total: f32,
    /// The sum of the squares, which tells how far the share may be off.
    pub(crate) squares: f32,
}

impl Tries {
    fn add(&mut self, value: f32) {
        self.visits += 1;
        self.total += value;
        self.squares += value * value;
    }

    /// The share of wins.
    pub(crate) fn value(self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / self.visits as f32)
    }

    /// The standard error of the share: that of so many tries, with two more that went either way, so that a few lucky ones
    /// are not taken for certain.
    pub(crate) fn error(self) -> f32 {
        let (tries, total, squares) = (self.visits as f32 + 2.0, self.total + 1.0, self.squares + 1.0);
        let share = total / tries;
        ((squares / tries - share * share).max(0.0) / tries).sqrt()
    }
}

/// The decisions at a point of the tree.
#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    tries: [Tries; 2],
}

/// Whom the searcher plays in an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guise {
    /// Itself.
    Own,
    /// Somebody the others might take it for: with another Character Card, in another role. Only what the others do in
    /// such worlds counts, so that in the tree they cannot answer to what they cannot know.
    Other,
}

/// What the search found out about a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) action: Action,
    pub(crate) own: Tries,
    pub(crate) other: Tries,
    /// How often the search itself chose to try it.
    pub(crate) freely: u32,
}

impl Found {
    /// Adds what another search found out about the same decision.
    pub(crate) fn join(&mut self, found: Self) {
        for (all, more) in [(&mut self.own, found.own), (&mut self.other, found.other)] {
            all.visits += more.visits;
            all.total += more.total;
            all.squares += more.squares;
        }
        self.freely += found.freely;
    }
}

/// A search under way.
pub(crate) struct Search<'a> {
    playout: Playout<'a>,
    seat: Seat,
    nodes: Vec<Node>,
    dice: Dice,
    path: Vec<(u32, usize, Seat)>,
    available: Vec<usize>,
    /// What is done at the root, whatever it promises.
    forced: Option<Action>,
    /// How often it was.
    insisted: u32,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        content: &'a Content,
        terrain: &'a Terrain,
        weights: &'a Weights,
        seat: Seat,
        until: u8,
        seed: u64,
    ) -> Self {
        Self {
            playout: Playout::new(content, terrain, weights, until),
            seat,
            nodes: vec![Node::default()],
            dice: Dice::new(seed),
            path: Vec::new(),
            available: Vec::new(),
            forced: None,
            insisted: 0,
        }
    }

    pub(crate) fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// One iteration in one world.
    pub(crate) fn iterate(&mut self, mut world: State, guise: Guise) {
        self.path.clear();
        let values = self.descend(&mut world, guise);
        for &(node, edge, seat) in &self.path {
            let kept = self.kept(seat, guise);
            let value = values[seat.index()];
            let node = &mut self.nodes[node as usize];
            node.tries[kept].add(value);
            node.edges[edge].tries[kept].add(value);
        }
    }

    /// One iteration in which this is done at the root; after the first no other is made.
    pub(crate) fn insist(&mut self, world: State, action: Action) {
        self.forced = Some(action);
        self.insisted += 1;
        self.iterate(world, Guise::Own);
    }

    /// How often a decision was tried at the root.
    pub(crate) fn tries(&self, action: Action) -> u32 {
        let edge = self.nodes[0].edges.iter().find(|edge| edge.action == action);
        edge.map_or(0, |edge| edge.tries[0].visits)
    }

    /// Where the tries of a seat are kept.
    fn kept(&self, seat: Seat, guise: Guise) -> usize {
        usize::from(seat == self.seat && guise == Guise::Other)
    }

    /// Walks down the tree, adds a node where it ends, and plays on from there.
    fn descend(&mut self, world: &mut State, guise: Guise) -> Values {
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
                    // The declarer is out: the tree knows nothing of what follows.
                    return self.playout.play(world, &mut self.dice);
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
            self.offer(node, world, &info);
            let chosen = match self.forced.filter(|_| at_root) {
                Some(action) => Some(self.edge(node, action)),
                None => self.select(node, self.kept(seat, guise)),
            };
            let Some(edge) = chosen else { return [0.0; Seat::MAX] };
            self.path.push((node, edge, seat));
            let action = self.nodes[node as usize].edges[edge].action;
            if world.apply(self.playout.content, seat, action, &mut ()).is_err() {
                return [0.0; Seat::MAX];
            }
            if is_new && !at_root {
                return self.playout.play(world, &mut self.dice);
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

    /// Adds what is possible in this world and not yet in the tree, and notes what is possible now.
    fn offer(&mut self, node: u32, world: &State, info: &InformationState) {
        self.available.clear();
        let legal = &self.playout.legal;
        let edges = &self.nodes[node as usize].edges;
        let mut fresh = 0;
        for action in legal {
            if left_out(self.playout.content, world, info.seat, *action) {
                continue;
            }
            match edges.iter().position(|edge| edge.action == *action) {
                Some(edge) => self.available.push(edge),
                None => fresh += 1,
            }
        }
        if fresh == 0 {
            return;
        }
        let judge = Judge::new(
            self.playout.content,
            self.playout.terrain,
            world.public(),
            info,
            self.playout.weights,
        );
        judge.score(&self.playout.legal, &mut self.playout.scores);
        let most = self.playout.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let likely = |score: f32| ((score - most) / TEMPERATURE).max(-6.0).exp();
        let sum: f32 = self.playout.scores.iter().map(|&score| likely(score)).sum();
        let node = &mut self.nodes[node as usize];
        for (action, &score) in self.playout.legal.iter().zip(&self.playout.scores) {
            let is_left_out = left_out(self.playout.content, world, info.seat, *action);
            if is_left_out || node.edges.iter().any(|edge| edge.action == *action) {
                continue;
            }
            self.available.push(node.edges.len());
            let prior = likely(score) / sum;
            node.edges.push(Edge { action: *action, prior, tries: Default::default(), next: Vec::new() });
        }
    }

    /// The place of a decision in the tree, which is added if it was left out.
    fn edge(&mut self, node: u32, action: Action) -> usize {
        let edges = &mut self.nodes[node as usize].edges;
        if let Some(edge) = edges.iter().position(|edge| edge.action == action) {
            return edge;
        }
        edges.push(Edge { action, prior: 0.0, tries: Default::default(), next: Vec::new() });
        edges.len() - 1
    }

    /// The most promising of the decisions that are possible: good so far, plausible, or little tried.
    fn select(&self, node: u32, kept: usize) -> Option<usize> {
        let node = &self.nodes[node as usize];
        let tried: u32 = self.available.iter().map(|&edge| node.edges[edge].tries[kept].visits).sum();
        let root = (tried as f32 + 1.0).sqrt();
        let usual = node.tries[kept].value().unwrap_or(USUAL);
        let promise = |&edge: &usize| {
            let edge = &node.edges[edge];
            let tries = edge.tries[kept];
            let value = tries.value().unwrap_or(usual);
            value + EXPLORE * edge.prior * root / (1.0 + tries.visits as f32)
        };
        self.available.iter().copied().max_by(|a, b| promise(a).total_cmp(&promise(b)))
    }

    /// How far the most tried decision at the root is ahead of the next, in tries.
    pub(crate) fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        for edge in &self.nodes[0].edges {
            let visits = edge.tries[0].visits;
            if visits > most {
                (most, next) = (visits, most);
            } else if visits > next {
                next = visits;
            }
        }
        most - next
    }

    /// What was found out about the decisions at the root.
    pub(crate) fn found(self) -> Vec<Found> {
        let root = self.nodes.into_iter().next().unwrap_or_default();
        let insisted = |action: Action| if self.forced == Some(action) { self.insisted } else { 0 };
        let found = |edge: Edge| Found {
            action: edge.action,
            own: edge.tries[0],
            other: edge.tries[1],
            freely: edge.tries[0].visits - insisted(edge.action).min(edge.tries[0].visits),
        };
        root.edges.into_iter().map(found).collect()
    }
}

/// What is not tried: declarations, which are weighed apart, and what costs Time that the turns to come need.
fn left_out(content: &Content, world: &State, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Declare { .. }) || is_careless(content, world.public(), seat, action)
}

fn is_choice(world: &State) -> bool {
    matches!(world.public().phase, Phase::Turn(turn) if turn.step == Step::Choose && turn.effect.is_none())
}
