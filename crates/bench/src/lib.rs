//! Random games and a fast generator for the benchmarks in `benches/`; their summary: `main.rs`. Games over days: `days.rs`.

pub mod days;
mod random_play;
mod wyrand;

pub use random_play::RandomPlay;
pub use wyrand::Wyrand;
