//! Tunes the weights of the detective by hill climbing: changes some of them, plays one detective with the new weights against
//! others with the old, every deal from each seat, and keeps the change if it wins significantly more than its share.
//!
//! `cargo run --release -p armonium-lab --example climb -- [PLAYERS] [SECONDS]`

use armonium_bots::{Bot, Detective, SelfPlay, Weights};
use armonium_pack::Pack;
use armonium_rules::{Content, Options, Outcome, Seat, Seed, State};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::time::{Duration, Instant};

/// The number of deals for a first test and for the decision.
const LOOK: u64 = 200;
const DECISION: u64 = 1000;
/// The threshold relative to a fair share.
const CLEARLY: f64 = 1.05;

fn main() {
    let mut words = std::env::args().skip(1);
    let players = words.next().and_then(|word| word.parse().ok()).unwrap_or(4);
    let seconds = words.next().and_then(|word| word.parse().ok()).unwrap_or(300);
    let (begun, patience) = (Instant::now(), Duration::from_secs(seconds));
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    let in_use = *Weights::of(players);
    let mut best = in_use;
    let mut deal = 0;
    while begun.elapsed() < patience {
        let other = changed(best, &mut dice);
        deal += LOOK + DECISION;
        let share = |from, deals| share(players, other, best, from, deals);
        if share(deal, LOOK) > CLEARLY && share(deal + LOOK, DECISION) > CLEARLY {
            best = other;
            println!("{best:.2?}");
        }
    }
    let gained = share(players, best, in_use, deal + LOOK + DECISION, DECISION);
    println!("one with these against those with the weights in use: {gained:.2} of a fair share");
}

/// Changes some weights by up to a third.
fn changed(mut weights: Weights, dice: &mut ChaCha8Rng) -> Weights {
    let few = dice.next_u32().is_multiple_of(3);
    let mut change = |weight: &mut f32| {
        if !few || dice.next_u32().is_multiple_of(4) {
            *weight *= 0.75 + 0.6 * (dice.next_u32() >> 8) as f32 / (1 << 24) as f32;
        }
    };
    let Weights { bit, clue, tile, location, mark, time, hour, near, first, bid, organ, card, sure, wolf } =
        &mut weights;
    for weight in [bit, clue, tile, location, mark, time, hour, near, first, bid, organ, card] {
        change(weight);
    }
    sure.iter_mut().chain(wolf).for_each(|sure| {
        change(sure);
        *sure = sure.min(1.0);
    });
    weights
}

/// The share of decided games that one wins, relative to a fair share.
fn share(players: u8, one: Weights, others: Weights, from: u64, deals: u64) -> f64 {
    let content = &Pack::turin().content;
    let (mut won, mut fair) = (0.0, 0.0);
    for deal in from..from + deals {
        for seat in 0..players {
            if let Some(winner) = winner(content, players, deal, |own| if own == seat { one } else { others })
            {
                fair += 1.0 / f64::from(players);
                won += f64::from(u8::from(winner == Seat(seat)));
            }
        }
    }
    won / f64::max(fair, 1.0)
}

fn winner(content: &Content, players: u8, deal: u64, weights: impl Fn(u8) -> Weights) -> Option<Seat> {
    let mut events = Vec::new();
    let mut state = State::new(content, Options::new(players), Seed::from_number(deal), &mut events).ok()?;
    let seat =
        |own| Box::new(Detective::with_weights(deal * 8 + u64::from(own), weights(own))) as Box<dyn Bot>;
    SelfPlay::new((0..players).map(seat).collect()).play(content, &mut state, events, |_, _| {}).ok()?;
    match state.outcome()? {
        Outcome::Won { seat, .. } => Some(seat),
        Outcome::Ragnarok {} | Outcome::AllOut {} => None,
    }
}
