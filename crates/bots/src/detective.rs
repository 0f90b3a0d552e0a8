//! The detective: plans the rest of every turn, values information by the doubt it takes away, bids what a position is
//! worth, and declares when it sees the way and is sure enough for the Hour.

use crate::dice::Dice;
use crate::judge::{Judge, Weights};
use crate::plan::Plan;
use crate::terrain::Terrain;
use crate::winning::winning_turn;
use crate::{Bot, Inference, Thought};
use armonium_belief::{Belief, InformationState};
use armonium_rules::{Action, Ask, Content, Event, Public, Seat, View};
use std::sync::Arc;

/// Plans whole turns.
pub struct Detective {
    dice: Dice,
    /// Other weights than the usual ones.
    weights: Option<Weights>,
    terrain: Option<Arc<Terrain>>,
    /// What is left of a turn that wins.
    plan: Plan,
    scores: Vec<f32>,
    /// What behaviour tells, unless it is to play by facts alone.
    inference: Option<Inference>,
    /// The seat it plays, once it has seen it.
    seat: Option<Seat>,
    thought: Option<Thought>,
}

impl Detective {
    /// A player whose decisions follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            dice: Dice::new(seed),
            weights: None,
            terrain: None,
            plan: Plan::default(),
            scores: Vec::new(),
            inference: Some(Inference::new()),
            seat: None,
            thought: None,
        }
    }

    /// A player with other weights, to be measured against the usual ones.
    pub fn with_weights(seed: u64, weights: Weights) -> Self {
        Self { weights: Some(weights), ..Self::new(seed) }
    }

    /// The same player, learning nothing from behaviour: to measure what that is good for.
    #[must_use]
    pub fn by_facts_alone(mut self) -> Self {
        self.inference = None;
        self
    }

    /// Declares if it is sure enough for this Hour and finds the way.
    fn look_for_victory(
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
        let turn = winning_turn(content, view, chosen, &mut self.dice.0)?;
        self.thought =
            Some(Thought::Declared { character: chosen, sure: odds.into(), needed: needed.into() });
        self.plan.take_up(turn)
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
        let terrain = Terrain::of(content, &mut self.terrain);
        let belief = Belief::of(view);
        let mut info = InformationState::of_view(view, &belief)?;
        self.seat = Some(info.seat);
        if let Some(inference) = &self.inference {
            info.reweight(|character| inference.chosen(character));
        }
        let weights = self.weights.unwrap_or(*Weights::of(view.public.options.players));
        if view.ask == Ask::Choose
            && let Some(action) = self.look_for_victory(content, view, &info, &weights)
        {
            return Some(action);
        }
        let judge = Judge::new(content, &terrain, &view.public, &info, &weights);
        judge.score(&view.legal, &mut self.scores);
        let index = best(&self.scores, &mut self.dice)?;
        let action = *view.legal.get(index)?;
        self.thought = judge.thought(action, self.scores[index]);
        Some(action)
    }

    fn thought(&self) -> Option<Thought> {
        self.thought
    }
}

/// One of the best scores, by lot among equals.
pub(crate) fn best(scores: &[f32], dice: &mut Dice) -> Option<usize> {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max) - 1e-4;
    let equals = scores.iter().filter(|&&score| score >= most).count();
    let drawn = if equals > 1 { dice.below(equals) } else { 0 };
    scores.iter().enumerate().filter(|(_, score)| **score >= most).nth(drawn).map(|(index, _)| index)
}
