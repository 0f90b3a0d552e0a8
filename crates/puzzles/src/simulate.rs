//! Games for puzzles: players of the house, most of them sensible and some of them lively, so that names are also called in
//! vain. They decide by whole numbers and plain fractions, and so alike on every machine.

use crate::dice::Dice;
use armonium_bots::{Apprentice, Bot, PlausibleRandom, SelfPlay};
use armonium_rules::{Content, Event, Options, Seed, State};

/// One of so many players is lively.
const LIVELY: usize = 4;

/// Everything that happened in the game that follows from a seed, and how many played it; nothing if the content cannot
/// be played with.
pub fn simulated(content: &Content, seed: u64) -> Option<(u8, Vec<Event>)> {
    let mut dice = Dice::new([seed, 0, 0, 0]);
    let players = dice.one(&[3, 4, 4, 4, 5, 5, 5, 6, 6])?;
    let mut told = Vec::new();
    let mut state =
        State::new(content, Options::new(players), Seed::from_number(dice.seed()), &mut told).ok()?;
    let seats = (0..players).map(|_| -> Box<dyn Bot> {
        let seed = dice.seed();
        if dice.below(LIVELY) == 0 {
            Box::new(PlausibleRandom::new(seed))
        } else {
            Box::new(Apprentice::new(seed))
        }
    });
    let mut table = SelfPlay::new(seats.collect());
    let mut all = Vec::new();
    table.play(content, &mut state, told, |_, events| all.extend_from_slice(events)).ok()?;
    Some((players, all))
}
