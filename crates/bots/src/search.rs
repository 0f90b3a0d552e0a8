//! Monte Carlo tree search over information sets: every iteration draws a world that fits what the searcher knows, walks
//! down the tree of decisions, plays the world on from where the tree ends, and keeps for each decision what it was worth
//! to whoever took it.

use crate::dice::Dice;
use crate::judge::{Judge, Weights};
use crate::mind::Mind;
use crate::rollout::{Playout, Values, values_of};
use crate::terrain::Terrain;
use armonium_rules::{Action, Content, Phase, Seat, State, Step};

/// How much the search explores.
const EXPLORE: f32 = 0.6;
/// How many pages make a decision so much more plausible to begin with.
const TEMPERATURE: f32 = 0.7;

/// One decision in the tree.
struct Edge {
    action: Action,
    prior: f32,
    visits: u32,
    total: f32,
    /// The decisions that follow, by who takes them.
    next: Vec<(Seat, u32)>,
}

/// The decisions at a point of the tree.
struct Node {
    edges: Vec<Edge>,
    visits: u32,
    total: f32,
}

/// What the search found out about a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) action: Action,
    pub(crate) visits: u32,
    pub(crate) total: f32,
    pub(crate) prior: f32,
}

impl Found {
    pub(crate) fn value(&self) -> f32 {
        self.total / self.visits.max(1) as f32
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
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        content: &'a Content,
        terrain: &'a Terrain,
        weights: &'a Weights,
        seat: Seat,
        seed: u64,
    ) -> Self {
        Self {
            playout: Playout::new(content, terrain, weights),
            seat,
            nodes: vec![Node { edges: Vec::new(), visits: 0, total: 0.0 }],
            dice: Dice::new(seed),
            path: Vec::new(),
            available: Vec::new(),
        }
    }

    pub(crate) fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// One iteration in one world.
    pub(crate) fn iterate(&mut self, mut world: State) {
        self.path.clear();
        let values = self.descend(&mut world);
        for &(node, edge, seat) in &self.path {
            let value = values[seat.index()];
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.total += value;
            node.edges[edge].visits += 1;
            node.edges[edge].total += value;
        }
    }

    /// Walks down the tree, adds a node where it ends, and plays on from there.
    fn descend(&mut self, world: &mut State) -> Values {
        let mut node = 0u32;
        let mut at_root = true;
        loop {
            if let Some(outcome) = world.outcome() {
                return values_of(outcome);
            }
            let Some(seat) = world.to_act() else { return [0.0; Seat::MAX] };
            let mind = Mind::in_world(world, seat);
            if !at_root && is_choice(world) {
                if let Some(values) = self.playout.declare(world, seat, &mind) {
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
            self.offer(node, world, &mind);
            let Some(edge) = self.select(node) else { return [0.0; Seat::MAX] };
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
        self.nodes.push(Node { edges: Vec::new(), visits: 0, total: 0.0 });
        self.nodes[node as usize].edges[edge].next.push((seat, child));
        child
    }

    /// Adds what is possible in this world and not yet in the tree, and notes what is possible now.
    fn offer(&mut self, node: u32, world: &State, mind: &Mind) {
        self.available.clear();
        let legal = &self.playout.legal;
        let edges = &self.nodes[node as usize].edges;
        let mut fresh = 0;
        for action in legal {
            if matches!(action, Action::Declare { .. }) {
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
            mind,
            self.playout.weights,
        );
        judge.score(&self.playout.legal, &mut self.playout.scores);
        let most = self.playout.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let likely = |score: f32| ((score - most) / TEMPERATURE).max(-6.0).exp();
        let sum: f32 = self.playout.scores.iter().map(|&score| likely(score)).sum();
        let node = &mut self.nodes[node as usize];
        for (action, &score) in self.playout.legal.iter().zip(&self.playout.scores) {
            if matches!(action, Action::Declare { .. })
                || node.edges.iter().any(|edge| edge.action == *action)
            {
                continue;
            }
            self.available.push(node.edges.len());
            let prior = likely(score) / sum;
            node.edges.push(Edge { action: *action, prior, visits: 0, total: 0.0, next: Vec::new() });
        }
    }

    /// The most promising of the decisions that are possible: good so far, plausible, or little tried.
    fn select(&self, node: u32) -> Option<usize> {
        let node = &self.nodes[node as usize];
        let tried: u32 = self.available.iter().map(|&edge| node.edges[edge].visits).sum();
        let root = (tried as f32 + 1.0).sqrt();
        let usual = if node.visits > 0 { node.total / node.visits as f32 } else { 0.25 };
        let promise = |&edge: &usize| {
            let edge = &node.edges[edge];
            let value = if edge.visits > 0 { edge.total / edge.visits as f32 } else { usual };
            value + EXPLORE * edge.prior * root / (1.0 + edge.visits as f32)
        };
        self.available.iter().copied().max_by(|a, b| promise(a).total_cmp(&promise(b)))
    }

    /// What was found out about the decisions at the root.
    pub(crate) fn found(&self) -> impl Iterator<Item = Found> + '_ {
        self.nodes[0].edges.iter().map(|edge| Found {
            action: edge.action,
            visits: edge.visits,
            total: edge.total,
            prior: edge.prior,
        })
    }

    /// Whose search it is.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }
}

fn is_choice(world: &State) -> bool {
    matches!(world.public().phase, Phase::Turn(turn) if turn.step == Step::Choose && turn.effect.is_none())
}
