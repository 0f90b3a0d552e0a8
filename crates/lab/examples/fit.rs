//! Fits the value function of the search to games of one kind of player, and prints the tables of
//! `crates/bots/src/value/weights.rs`.
//!
//! `cargo run --release -p armonium-lab --example fit -- [PLAYER] [GAMES]`

use armonium_bots::{BotKind, FEATURES, FeatureExtractor, Level, STAGES, SelfPlay};
use armonium_pack::Pack;
use armonium_rules::{Content, Options, Outcome, Phase, Round, Seed, State};

/// A position at the start of an Hour: the features of each seat still in, and the winner.
struct Sample {
    stage: usize,
    seats: Vec<[f32; FEATURES]>,
    winner: Option<usize>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let kind = words.next().map_or(Ok(BotKind::Level(Level::Detective)), |name| name.parse());
    let games = words.next().map_or(Ok(6000), |number| number.parse::<u64>());
    let (kind, games) = match (kind, games) {
        (Ok(kind), Ok(games)) => (kind, games),
        (Err(unknown), _) => return eprintln!("{unknown}"),
        (_, Err(_)) => return eprintln!("the number of games is no number"),
    };
    let mut samples = Vec::new();
    for number in 0..games {
        play(&Pack::turin().content, kind, number, &mut samples);
    }
    let kept = samples.len() * 9 / 10;
    let (train, test) = samples.split_at(kept);
    let fitted = fit(train);
    println!(
        "// {} positions; surprise per position in bits: {:.4} before, {:.4} fitted, {:.4} on others",
        samples.len(),
        surprise(train, &Fit::default()),
        surprise(train, &fitted),
        surprise(test, &fitted)
    );
    println!("\npub(super) const NOBODY: [f32; STAGES] = {:.3?};", fitted.nobody);
    println!("\npub(super) const SEAT: [[f32; FEATURES]; STAGES] = {:.3?};", fitted.seat);
}

#[derive(Clone, Default)]
struct Fit {
    nobody: [f32; STAGES],
    seat: [[f32; FEATURES]; STAGES],
}

/// The chance of each seat to win, and of no winner.
fn chances(sample: &Sample, fit: &Fit) -> (Vec<f32>, f32) {
    let score = |counts: &[f32; FEATURES]| -> f32 {
        counts.iter().zip(&fit.seat[sample.stage]).map(|(count, weight)| count * weight).sum()
    };
    let seats: Vec<f32> = sample.seats.iter().map(|counts| score(counts).exp()).collect();
    let nobody = fit.nobody[sample.stage].exp();
    let sum: f32 = seats.iter().sum::<f32>() + nobody;
    (seats.iter().map(|seat| seat / sum).collect(), nobody / sum)
}

fn surprise(samples: &[Sample], fit: &Fit) -> f32 {
    let bits = samples.iter().map(|sample| {
        let (seats, nobody) = chances(sample, fit);
        -sample.winner.map_or(nobody, |winner| seats[winner]).max(1e-9).log2()
    });
    bits.sum::<f32>() / samples.len().max(1) as f32
}

/// Gradient descent with momentum on the cross entropy, with weight decay.
fn fit(samples: &[Sample]) -> Fit {
    let mut fit = Fit::default();
    let mut speed = Fit::default();
    let mut counts = [0.0f32; STAGES];
    samples.iter().for_each(|sample| counts[sample.stage] += 1.0);
    for _ in 0..600 {
        let mut slope = Fit::default();
        for sample in samples {
            let (seats, nobody) = chances(sample, &fit);
            let stage = sample.stage;
            slope.nobody[stage] += f32::from(u8::from(sample.winner.is_none())) - nobody;
            for (seat, (chance, features)) in seats.iter().zip(&sample.seats).enumerate() {
                let error = f32::from(u8::from(sample.winner == Some(seat))) - chance;
                for (sum, feature) in slope.seat[stage].iter_mut().zip(features) {
                    *sum += error * feature;
                }
            }
        }
        for (stage, count) in counts.iter().enumerate() {
            let size = count.max(1.0);
            speed.nobody[stage] = 0.9 * speed.nobody[stage] + slope.nobody[stage] / size;
            fit.nobody[stage] += 0.1 * speed.nobody[stage];
            for feature in 0..FEATURES {
                let pull = slope.seat[stage][feature] / size - 0.0005 * fit.seat[stage][feature];
                speed.seat[stage][feature] = 0.9 * speed.seat[stage][feature] + pull;
                fit.seat[stage][feature] += 0.1 * speed.seat[stage][feature];
            }
        }
    }
    fit
}

/// Plays one game and returns its positions at the start of every Hour from the second on.
fn play(content: &Content, kind: BotKind, number: u64, samples: &mut Vec<Sample>) {
    let options = Options::new(3 + (number % 4) as u8);
    let mut events = Vec::new();
    let Ok(mut state) = State::new(content, options, Seed::from_number(9_000_000 + number), &mut events)
    else {
        return;
    };
    let mut prospects = FeatureExtractor::new();
    let mut positions = Vec::new();
    let mut hour = 1;
    let mut table = SelfPlay::of(kind, number, options.players);
    let played = table.play(content, &mut state, events, |state, _| {
        let opening = matches!(state.public().phase, Phase::Auction(auction)
            if matches!(auction.round, Round::Opening { .. }) && auction.taken.iter().all(Option::is_none));
        if opening && state.public().hour > hour {
            hour = state.public().hour;
            positions.push(prospects.of(content, state));
        }
    });
    if played.is_err() {
        return;
    }
    for (stage, seats) in positions {
        let winner = match state.outcome() {
            Some(Outcome::Won { seat, .. }) => seats.iter().position(|(own, _)| *own == seat),
            _ => None,
        };
        samples.push(Sample { stage, seats: seats.into_iter().map(|(_, counts)| counts).collect(), winner });
    }
}
