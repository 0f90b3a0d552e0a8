//! Random games and a fast generator for the benchmarks in `benches/`. Their summary: `main.rs`.

mod random_play;
mod wyrand;

pub use random_play::RandomPlay;
pub use wyrand::Wyrand;
