//! The cost of single operations: a setup, a View, a resampled world, a mover's routes, the replay of a game file.

mod cpu_time;

use armonium_bench::{RandomPlay, Wyrand};
use armonium_engine::{GameFile, Start, default_names};
use armonium_pack::Pack;
use armonium_rules::{Ask, Content, Game, Options, Seed, State, View, Viewer};
use cpu_time::CpuTime;
use criterion::{Criterion, criterion_group, criterion_main};
use std::time::Duration;

const PLAYERS: [u8; 4] = [3, 4, 5, 6];
/// Decisions between two positions, so that every phase of a game occurs.
const STRIDE: u32 = 97;
const POSITIONS: usize = 512;
const GAMES: usize = 64;

/// Positions of random games, each from every seat.
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

/// Game files of whole random games.
fn files(content: &Content) -> Vec<String> {
    let mut rng = Wyrand::new(11);
    let mut legal = Vec::new();
    let mut files = Vec::new();
    for number in 0..GAMES {
        let options = Options::new(PLAYERS[number % PLAYERS.len()]);
        let seed = Seed::from_number(rng.number());
        let mut game = Game::new(content, options, seed).expect("3 to 6 can play");
        while let Some(seat) = game.state().to_act() {
            game.state().legal(content, &mut legal);
            let action = legal[rng.below(legal.len())];
            game.apply(content, seat, action).expect("an offered action is legal");
        }
        let names = default_names(content, options.players);
        files.push(GameFile::of(content, &Start::New { seed, options }, &names, &game).to_text());
    }
    files
}

fn parts(criterion: &mut Criterion<CpuTime>) {
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

    let moving: Vec<State> = positions
        .iter()
        .filter(|(state, viewer)| state.to_act().map(Viewer::Seat) == Some(*viewer))
        .filter(|(state, _)| matches!(state.ask(content), Ask::Move))
        .map(|(state, _)| *state)
        .collect();
    let mut next = moving.iter().cycle();
    group.bench_function("routes", |bench| {
        bench.iter(|| next.next().map(|state| state.public().routes(content)));
    });

    let files = files(content);
    let mut next = files.iter().cycle();
    group.bench_function("replay", |bench| {
        bench.iter(|| {
            let text = next.next().expect("a cycle does not end");
            let file = GameFile::parse(text).expect("a game file");
            file.replay(content).expect("a game that was played")
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(CpuTime);
    targets = parts
}
criterion_main!(benches);
