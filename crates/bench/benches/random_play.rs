//! Decisions per second in random games, compared with plies per second in random chess games by `shakmaty`. The two
//! alternate, so that noise hits both; the summary takes the median of the ratios.

mod cpu_time;

use armonium_bench::{RandomPlay, Wyrand};
use armonium_pack::Pack;
use cpu_time::CpuTime;
use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use shakmaty::{Chess, Position};
use std::time::Duration;

const ROUNDS: u32 = 5;
const DECISIONS: u64 = 20_000;
const MOST_PLIES: u32 = 400;

/// A sequence of random chess games.
struct RandomChess {
    rng: Wyrand,
    position: Chess,
    plies: u32,
}

impl RandomChess {
    fn new(seed: u64) -> Self {
        Self { rng: Wyrand::new(seed), position: Chess::default(), plies: 0 }
    }

    #[inline]
    fn ply(&mut self) {
        let moves = self.position.legal_moves();
        if moves.is_empty() || self.position.is_insufficient_material() || self.plies == MOST_PLIES {
            (self.position, self.plies) = (Chess::default(), 0);
            return self.ply();
        }
        self.position.play_unchecked(moves[self.rng.below(moves.len())]);
        self.plies += 1;
    }
}

fn random_play(criterion: &mut Criterion<CpuTime>) {
    let content = &Pack::turin().content;
    let mut mixed = RandomPlay::new(content, &[3, 4, 5, 6], 11);
    let mut four = RandomPlay::new(content, &[4], 11);
    let mut chess = RandomChess::new(11);
    let mut group = criterion.benchmark_group("random_play");
    group.throughput(Throughput::Elements(DECISIONS));
    group
        .sample_size(20)
        .sampling_mode(SamplingMode::Flat)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    for round in 1..=ROUNDS {
        group.bench_function(BenchmarkId::new("mixed", round), |bench| {
            bench.iter(|| (0..DECISIONS).for_each(|_| _ = mixed.decide()));
        });
        group.bench_function(BenchmarkId::new("chess", round), |bench| {
            bench.iter(|| (0..DECISIONS).for_each(|_| chess.ply()));
        });
        group.bench_function(BenchmarkId::new("four", round), |bench| {
            bench.iter(|| (0..DECISIONS).for_each(|_| _ = four.decide()));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(CpuTime);
    targets = random_play
}
criterion_main!(benches);
