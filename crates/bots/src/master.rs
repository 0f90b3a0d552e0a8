//! The master: searches before it decides.

use crate::dice::Dice;
use crate::judge::Weights;
use crate::kind::Budget;
use crate::looks::Looks;
use crate::mind::Mind;
use crate::search::{Found, Search};
use crate::terrain::Terrain;
use crate::winning::winning_turn;
use crate::{Belief, Bot, Thought};
use armonium_rules::{Action, Ask, Content, Event, Public, View};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

/// Searches over the worlds that fit its View.
pub struct Master {
    dice: Dice,
    budget: Budget,
    weights: Weights,
    terrain: Option<Arc<Terrain>>,
    looks: Looks,
    plan: VecDeque<Action>,
    thought: Option<Thought>,
    /// Iterations made so far, for measurements.
    pub iterations: u64,
}

impl Master {
    /// A player whose decisions follow from this seed and this budget.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self {
            dice: Dice::new(seed),
            budget,
            weights: Weights::DETECTIVE,
            terrain: None,
            looks: Looks::new(),
            plan: VecDeque::new(),
            thought: None,
            iterations: 0,
        }
    }

    /// Searches, and says what it found out about each decision.
    fn search(&mut self, content: &Content, view: &View, terrain: &Terrain, mind: &Mind) -> Vec<Found> {
        let mut search = Search::new(content, terrain, &self.weights, mind.seat, self.dice.seed());
        let begun = Instant::now();
        let mut iterations = 0u32;
        loop {
            let over = match self.budget {
                Budget::Iterations(most) => iterations >= most,
                Budget::Time(most) => iterations % 16 == 0 && begun.elapsed() >= most,
            };
            if over && iterations > 0 {
                break;
            }
            let mut world = view.resample(content, &mut search.dice().0);
            self.looks.suppose(&mut world, mind.seat, &mut search.dice().0);
            search.iterate(world);
            iterations += 1;
        }
        self.iterations += u64::from(iterations);
        search.found().collect()
    }
}

impl Bot for Master {
    fn watch(&mut self, _: &Content, public: &Public, events: &[Event]) {
        self.looks.watch(public, events);
    }

    fn decide(&mut self, content: &Content, view: &View) -> Option<Action> {
        self.thought = None;
        if let Some(next) = self.plan.pop_front().filter(|next| view.legal.contains(next)) {
            return Some(next);
        }
        self.plan.clear();
        if let [only] = view.legal[..] {
            return Some(only);
        }
        let terrain = Terrain::of(content, &mut self.terrain);
        let belief = Belief::of(view);
        let mind = Mind::of_view(view, &belief)?;
        let mut victory = None;
        if view.ask == Ask::Choose
            && let Some((chosen, odds)) = mind.guess()
            && view.legal.contains(&Action::Declare { character: chosen })
            && let Some(plan) = winning_turn(content, view, chosen, &mut self.dice.0)
        {
            victory = Some((chosen, odds, plan));
        }
        if let Some((character, sure, plan)) = &victory
            && *sure >= 0.999
        {
            self.thought =
                Some(Thought::Declared { character: *character, sure: (*sure).into(), needed: 0.999 });
            self.plan = plan.clone().into();
            return self.plan.pop_front();
        }
        let found = self.search(content, view, &terrain, &mind);
        let best = found.iter().max_by_key(|found| found.visits)?;
        if let Some((character, sure, plan)) = victory
            && sure >= best.value()
        {
            self.thought =
                Some(Thought::Declared { character, sure: sure.into(), needed: best.value().into() });
            self.plan = plan.into();
            return self.plan.pop_front();
        }
        Some(best.action)
    }

    fn thought(&self) -> Option<Thought> {
        self.thought
    }
}
