//! The value function at which a playout ends: the probability that each seat wins, estimated at the beginning of an Hour
//! from pages, entropy, Time and other features. The weights were fitted to games between bots
//! (`cargo run -p armonium-lab --example fit`).

mod weights;

use crate::distances::Distances;
use crate::playout::Values;
use crate::win_estimate::{could_win, marks, pages_needed};
use armonium_belief::InformationState;
use armonium_rules::{Content, FENRIR_MARKS, Public, Role, Seat, State};
use std::sync::Arc;
use weights::{NOBODY, SEAT};

/// How many features a seat has.
pub const FEATURES: usize = 16;
/// How many stages of a game have separate weights.
pub const STAGES: usize = 5;

/// The stage of the game an Hour belongs to.
const fn stage(hour: u8) -> usize {
    match hour {
        ..=4 => 0,
        5 | 6 => 1,
        7 | 8 => 2,
        9 | 10 => 3,
        _ => 4,
    }
}

/// Computes features from a whole State, to fit the weights.
pub struct FeatureExtractor {
    distances: Option<Arc<Distances>>,
}

impl FeatureExtractor {
    /// An extractor with no cached distances.
    pub const fn new() -> Self {
        Self { distances: None }
    }

    /// The stage, and the features of each seat still in the game.
    pub fn of(&mut self, content: &Content, state: &State) -> (usize, Vec<(Seat, [f32; FEATURES])>) {
        let distances = Distances::of(content, &mut self.distances);
        let public = state.public();
        let seats = public.active().map(|seat| (seat, features(content, &distances, state, seat)));
        (stage(public.hour), seats.collect())
    }
}

impl Default for FeatureExtractor {
    fn default() -> Self {
        Self::new()
    }
}

/// The probability that each seat wins from here.
pub(crate) fn values(content: &Content, distances: &Distances, world: &State) -> Values {
    let public = world.public();
    let stage = stage(public.hour);
    let mut values = [0.0; Seat::MAX];
    let mut sum = libm::expf(NOBODY[stage]);
    for seat in public.active() {
        let features = features(content, distances, world, seat);
        let score: f32 = features.iter().zip(&SEAT[stage]).map(|(feature, weight)| feature * weight).sum();
        values[seat.index()] = libm::expf(score.clamp(-20.0, 20.0));
        sum += values[seat.index()];
    }
    values.iter_mut().for_each(|value| *value /= sum);
    values
}

fn features(content: &Content, distances: &Distances, world: &State, seat: Seat) -> [f32; FEATURES] {
    let public = world.public();
    let info = InformationState::in_world(world, seat);
    let fenrir = info.role == Role::Fenrir;
    let is = |yes: bool| f32::from(u8::from(yes));
    let own = seat.index();
    let lacking = pages_needed(info.role).saturating_sub(public.music[own]);
    let (guess, odds) = info.guess().map_or((None, 0.0), |(guess, odds)| (Some(guess), odds));
    let wins = guess.is_some_and(|guess| could_win(content, distances, public, &info, 0, guess));
    let placed = public.locations.iter().flatten().count();
    let away = match (info.role, guess, public.organ, info.own.into_iter().next()) {
        (Role::Hero, Some(guess), Some(organ), _) => distances.steps(public.at[guess.index()], organ),
        (Role::Fenrir, Some(guess), _, Some(own)) => {
            distances.steps(public.at[own.index()], public.at[guess.index()])
        }
        _ => 0,
    };
    let away = f32::from(away.min(10)) / 5.0;
    [
        is(!fenrir && public.organ.is_some()),
        f32::from(lacking) / 5.0,
        is(lacking == 0),
        info.entropy(),
        is(info.possible.len() == 1),
        f32::from(public.time[own]) / 10.0,
        lead(public, seat),
        f32::from(public.clues[own].min(6)) / 3.0,
        f32::from(info.tiles_held.min(4)) / 3.0,
        (4 - public.played[own].len()) as f32 / 4.0,
        is(wins) * odds,
        is(fenrir),
        is(fenrir) * f32::from(marks(content, info.tile_kinds).min(FENRIR_MARKS)),
        is(fenrir) * away,
        is(!fenrir) * away,
        is(!fenrir && public.organ.is_none()) * placed as f32 / 4.0,
    ]
}

/// A seat's lead in Time over the richest other seat.
fn lead(public: &Public, seat: Seat) -> f32 {
    let others = public.active().filter(|&other| other != seat).map(|other| public.time[other.index()]);
    let most = others.max().unwrap_or(0);
    ((f32::from(public.time[seat.index()]) - f32::from(most)) / 10.0).clamp(-1.5, 1.5)
}
