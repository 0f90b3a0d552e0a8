//! A master's evaluation of a decision, for the review of a game: the chance of each action to win, the best action, and
//! how much of a win the played action lost. It sees only what the seat saw.

use crate::distances::Distances;
use crate::master::{Master, least_revealing};
use crate::rng::BotRng;
use crate::search::SearchedAction;
use crate::win_search::winning_turn;
use armonium_belief::{Belief, InformationState};
use armonium_rules::{Action, Ask, Character, Content, View};

/// The played action gets at least one in so many iterations, so that its chance is known.
const PLAYED_SHARE: u32 = 4;

/// An action and its chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvaluatedAction {
    /// The action.
    pub action: Action,
    /// Its chance to win, from 0 to 1.
    pub chance: f64,
    /// The number of worlds it was tried in; 0 for a declaration, whose chance is the probability that it is right.
    pub tries: u32,
    /// The standard error of the chance.
    pub error: f64,
}

/// A master's evaluation of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The action the master would have taken.
    pub best: EvaluatedAction,
    /// The played action, if one was given.
    pub played: Option<EvaluatedAction>,
    /// Every action it tried, best first.
    pub tried: Vec<EvaluatedAction>,
}

impl EvaluatedAction {
    fn of(searched: &SearchedAction) -> Option<Self> {
        let chance = f64::from(searched.own.value()?);
        let error = searched.own.error().into();
        Some(Self { action: searched.action, chance, tries: searched.own.visits, error })
    }
}

impl Evaluation {
    /// How much of a win the played action lost, from 0 to 1.
    pub fn loss(&self) -> Option<f64> {
        let played = self.played?;
        let loss = if played.action == self.best.action { 0.0 } else { self.best.chance - played.chance };
        Some(loss.max(0.0))
    }

    /// Is the loss within two standard errors?
    pub fn is_inconclusive(&self) -> bool {
        let Some((played, loss)) = self.played.zip(self.loss()) else { return false };
        let error = (self.best.error * self.best.error + played.error * played.error).sqrt();
        loss > 0.0 && loss < 2.0 * error
    }
}

impl Master {
    /// Evaluates a decision with at least two legal actions, and the action played there. The same seed gives the same
    /// evaluation.
    pub fn evaluate(
        &mut self,
        content: &Content,
        view: &View,
        played: Option<Action>,
        seed: u64,
    ) -> Option<Evaluation> {
        let played = played.filter(|played| view.legal.contains(played));
        if view.legal.len() < 2 {
            return None;
        }
        self.rng = BotRng::new(seed);
        let distances = Distances::of(content, &mut self.distances);
        let mut info = InformationState::of_view(view, &Belief::of(view))?;
        self.seat = Some(info.seat);
        info.reweight(|character| self.inference.chosen(character));
        let declared = match played {
            Some(Action::Declare { character }) => Some(self.declaration(content, view, &info, character)),
            _ => None,
        };
        let own = match info.guess() {
            Some((guess, _)) if view.ask == Ask::Choose => {
                let declare = Action::Declare { character: guess };
                let declared = declared.filter(|declared| declared.action == declare);
                let is_legal = view.legal.contains(&declare);
                declared.or_else(|| is_legal.then(|| self.declaration(content, view, &info, guess)))
            }
            _ => None,
        };
        let share = (self.budget / PLAYED_SHARE).max(1);
        let forced = played.filter(|_| declared.is_none()).map(|played| (played, share));
        let searched = self.search(content, view, &distances, &info, forced);
        let mut tried: Vec<EvaluatedAction> = searched.iter().filter_map(EvaluatedAction::of).collect();
        let unforced = |action| searched.iter().find(|other| other.action == action).map(|it| it.unforced);
        tried.sort_by_key(|one| std::cmp::Reverse(unforced(one.action)));
        let most = searched.iter().max_by_key(|it| it.unforced);
        let found = most.and_then(|most| EvaluatedAction::of(least_revealing(&searched, most)));
        let best = match (found, own) {
            (Some(found), Some(own)) if own.chance > 0.0 && own.chance >= found.chance => own,
            (Some(found), _) => found,
            (None, own) => own?,
        };
        for declaration in [own, declared].into_iter().flatten() {
            if !tried.iter().any(|one| one.action == declaration.action) {
                tried.push(declaration);
            }
        }
        if let Some(place) = tried.iter().position(|one| one.action == best.action) {
            let first = tried.remove(place);
            tried.insert(0, first);
        }
        let evaluated = |played: Action| tried.iter().find(|one| one.action == played).copied();
        Some(Evaluation { best, played: declared.or_else(|| evaluated(played?)), tried })
    }

    /// A declaration wins if it is right and there is a winning turn.
    fn declaration(
        &mut self,
        content: &Content,
        view: &View,
        info: &InformationState,
        character: Character,
    ) -> EvaluatedAction {
        let sure = f64::from(info.odds[character.index()]);
        let wins = sure > 0.0 && winning_turn(content, view, character, &mut self.rng.0).is_some();
        EvaluatedAction {
            action: Action::Declare { character },
            chance: if wins { sure } else { 0.0 },
            tries: 0,
            error: 0.0,
        }
    }
}
