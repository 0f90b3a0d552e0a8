//! What single things cost: a setup, a View, a resampled world, the replay of a whole game.

use armonium_bench::{RandomPlay, Wyrand};
use armonium_pack::Pack;
use armonium_rules::{Content, Game, Move, Options, Seed, State, View, Viewer};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;

const PLAYERS: [u8; 4] = [3, 4, 5, 6];
/// Between two positions lie this many decisions, so that every phase of a game is met.
const STRIDE: u32 = 97;
const POSITIONS: usize = 512;
const GAMES: usize = 64;

/// Positions of random games, each with every seat that looks at it.
fn positions(content: &Content) -> Vec<(State, Viewer)> {
    let mut play = RandomPlay::new(content, &PLAYERS, 11);
    let mut found = Vec::new();
    for _ in 0..POSITIONS {
        (0..STRIDE).for_each(|_| _ = play.decide());
        let state = *play.state();
        found.extend(state.public().seats().map(|seat| (state, Viewer::Seat(seat))));
    }
    found
}

/// Whole random games: how they were set up, and their moves.
fn games(content: &Content) -> Vec<(State, Vec<Move>)> {
    let mut play = RandomPlay::new(content, &PLAYERS, 11);
    let mut found = Vec::new();
    for number in 1..=GAMES as u64 {
        let start = *play.state();
        let mut moves = Vec::new();
        while play.games() < number {
            moves.push(play.decide());
        }
        found.push((start, moves));
    }
    found
}

fn parts(criterion: &mut Criterion) {
    let content = &Pack::turin().content;
    let mut group = criterion.benchmark_group("parts");
    group.warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));

    let mut rng = Wyrand::new(11);
    group.bench_function("setup", |bench| {
        bench.iter(|| {
            let options = Options::new(PLAYERS[rng.below(PLAYERS.len())]);
            State::new(content, options, Seed::from_number(rng.number()), &mut ())
        });
    });

    let positions = positions(content);
    let mut next = positions.iter().cycle();
    group.bench_function("view", |bench| {
        bench.iter(|| next.next().map(|(state, viewer)| state.view(content, *viewer)));
    });

    let views: Vec<View> = positions.iter().map(|(state, viewer)| state.view(content, *viewer)).collect();
    let mut next = views.iter().cycle();
    group.bench_function("resample", |bench| {
        bench.iter(|| next.next().map(|view| view.resample(content, &mut rng)));
    });

    let games = games(content);
    let mut next = games.iter().cycle();
    group.bench_function("replay", |bench| {
        bench.iter(|| {
            let (start, moves) = next.next().expect("a cycle does not end");
            let mut game = Game::from_state(*start);
            for &Move { seat, action } in moves {
                black_box(game.apply(content, seat, action)).expect("it was legal before");
            }
            game
        });
    });
    group.finish();
}

criterion_group!(benches, parts);
criterion_main!(benches);
