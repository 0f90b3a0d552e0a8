//! What the measurements share: dice and random games. The measurements: `benches/`. Their summary: `main.rs`.

mod random_play;
mod wyrand;

pub use random_play::RandomPlay;
pub use wyrand::Wyrand;
