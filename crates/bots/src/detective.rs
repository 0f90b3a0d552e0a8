//! The detective: plans the rest of every turn, values information by its gain in bits, bids what a position is worth, and
//! declares when it finds a winning turn and is sure enough for the Hour.

use crate::distances::Distances;
use crate::heuristic::{Heuristic, Weights};
use crate::plan::Plan;
use crate::rng::BotRng;
use crate::win_search::winning_turn;
use crate::{Bot, Inference, Thought};
use armonium_belief::{Belief, InformationState};
use armonium_rules::{Action, Ask, Content, Event, Public, Seat, View};
use std::sync::Arc;

/// The bot that plans whole turns.
pub struct Detective {
    rng: BotRng,
    /// Weights to play with instead of the standard ones.
    weights: Option<Weights>,
    distances: Option<Arc<Distances>>,
    /// The rest of a winning turn.
    plan: Plan,
    scores: Vec<f32>,
    /// What it infers from behaviour, unless switched off.
    inference: Option<Inference>,
    /// Its seat, known from the first decision on.
    seat: Option<Seat>,
    thought: Option<Thought>,
}

impl Detective {
    /// A bot whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: BotRng::new(seed),
            weights: None,
            distances: None,
            plan: Plan::default(),
            scores: Vec::new(),
            inference: Some(Inference::new()),
            seat: None,
            thought: None,
        }
    }

    /// A bot with other weights, to measure them against the standard ones.
    pub fn with_weights(seed: u64, weights: Weights) -> Self {
        Self { weights: Some(weights), ..Self::new(seed) }
    }

    /// Switches off inference from behaviour, to measure its value.
    #[must_use]
    pub fn without_inference(mut self) -> Self {
        self.inference = None;
        self
    }

    /// Declares if it is sure enough for this Hour and finds a winning turn.
    fn declare(
        &mut self,
        content: &Content,
        view: &View,
        info: &InformationState,
        weights: &Weights,
    ) -> Option<Action> {
        let (chosen, odds) = info.guess()?;
        let needed = weights.needed(info.role, view.public.hour);
        let declare = Action::Declare { character: chosen };
        if odds < needed || !view.legal.contains(&declare) {
            return None;
        }
        let turn = winning_turn(content, view, chosen, &mut self.rng.0)?;
        self.thought =
            Some(Thought::Declared { character: chosen, sure: odds.into(), needed: needed.into() });
        self.plan.start(turn)
    }
}

impl Bot for Detective {
    fn watch(&mut self, content: &Content, public: &Public, events: &[Event]) {
        if let Some(inference) = &mut self.inference {
            inference.watch(self.seat, content, public, events);
        }
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
        let belief = Belief::of(view);
        let mut info = InformationState::of_view(view, &belief)?;
        self.seat = Some(info.seat);
        if let Some(inference) = &self.inference {
            info.reweight(|character| inference.chosen(character));
        }
        let weights = self.weights.unwrap_or(*Weights::of(view.public.options.players));
        if view.ask == Ask::Choose
            && let Some(action) = self.declare(content, view, &info, &weights)
        {
            return Some(action);
        }
        let heuristic = Heuristic::new(content, &distances, &view.public, &info, &weights);
        heuristic.score(&view.legal, &mut self.scores);
        let index = best(&self.scores, &mut self.rng)?;
        let action = *view.legal.get(index)?;
        self.thought = heuristic.thought(action, self.scores[index]);
        Some(action)
    }

    fn thought(&self) -> Option<Thought> {
        self.thought
    }
}

/// The index of the best score, drawn at random among equals.
pub(crate) fn best(scores: &[f32], rng: &mut BotRng) -> Option<usize> {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max) - 1e-4;
    let equals = scores.iter().filter(|&&score| score >= most).count();
    let drawn = if equals > 1 { rng.below(equals) } else { 0 };
    scores.iter().enumerate().filter(|(_, score)| **score >= most).nth(drawn).map(|(index, _)| index)
}
