//! A world played on by detectives: the search's way to see what becomes of a decision.

use crate::dice::Dice;
use crate::judge::{Judge, Weights};
use crate::mind::Mind;
use crate::terrain::Terrain;
use crate::victory::could_win;
use armonium_rules::{Action, Content, LAST_HOUR, Outcome, Phase, Seat, State, Step};

/// How likely each seat is to win.
pub(crate) type Values = [f32; Seat::MAX];

/// What a playout needs besides the world.
pub(crate) struct Playout<'a> {
    pub(crate) content: &'a Content,
    pub(crate) terrain: &'a Terrain,
    pub(crate) weights: &'a Weights,
    pub(crate) legal: Vec<Action>,
    pub(crate) scores: Vec<f32>,
}

/// The end of a game, as values.
pub(crate) fn values_of(outcome: Outcome) -> Values {
    let mut values = [0.0; Seat::MAX];
    if let Outcome::Won { seat, .. } = outcome {
        values[seat.index()] = 1.0;
    }
    values
}

impl<'a> Playout<'a> {
    pub(crate) fn new(content: &'a Content, terrain: &'a Terrain, weights: &'a Weights) -> Self {
        Self { content, terrain, weights, legal: Vec::with_capacity(128), scores: Vec::with_capacity(128) }
    }

    /// Whoever is about to choose a character and sees a way to win takes it, if sure enough: the win if the guess is
    /// right in this world; otherwise the declarer is out and the game goes on.
    pub(crate) fn declare(&self, world: &mut State, seat: Seat, mind: &Mind) -> Option<Values> {
        let public = world.public();
        let Phase::Turn(turn) = public.phase else { return None };
        if turn.step != Step::Choose || turn.declared.is_some() {
            return None;
        }
        let (guess, odds) = mind.guess()?;
        let needed = self.weights.sure[usize::from(public.hour.clamp(1, LAST_HOUR)) - 1];
        if odds < needed || !could_win(self.content, self.terrain, public, mind, turn.index, guess) {
            return None;
        }
        // Equally likely guesses are as good as each other: half of the time it is the one, half the other.
        if world.chosen_one() == guess {
            let mut values = [0.0; Seat::MAX];
            values[seat.index()] = 1.0;
            return Some(values);
        }
        let wrong = Action::Declare { character: guess };
        world.apply(self.content, seat, wrong, &mut ()).ok();
        world.outcome().map(values_of)
    }

    /// Plays the world to its end.
    pub(crate) fn play(&mut self, world: &mut State, dice: &mut Dice) -> Values {
        loop {
            if let Some(outcome) = world.outcome() {
                return values_of(outcome);
            }
            let Some(seat) = world.to_act() else { return [0.0; Seat::MAX] };
            let mind = Mind::in_world(world, seat);
            let at_choice = matches!(world.public().phase, Phase::Turn(turn) if turn.step == Step::Choose && turn.effect.is_none());
            if at_choice {
                if let Some(values) = self.declare(world, seat, &mind) {
                    return values;
                }
                if world.to_act() != Some(seat) || !world.public().is_in(seat) {
                    continue;
                }
            }
            world.legal(self.content, &mut self.legal);
            let action = match self.legal[..] {
                [] => return [0.0; Seat::MAX],
                [only] => only,
                _ => {
                    let judge = Judge::new(self.content, self.terrain, world.public(), &mind, self.weights);
                    judge.score(&self.legal, &mut self.scores);
                    match crate::detective::best(&self.legal, &self.scores, dice) {
                        Some(action) => action,
                        None => return [0.0; Seat::MAX],
                    }
                }
            };
            if world.apply(self.content, seat, action, &mut ()).is_err() {
                return [0.0; Seat::MAX];
            }
        }
    }
}
