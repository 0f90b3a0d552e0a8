//! How much likelier each kind of behaviour is with the truth than without it, as natural logarithms. Counted, not chosen:
//! `cargo run --release -p armonium-lab --example infer` prints these tables.

use super::{CHOSEN_KINDS, FENRIR_KINDS};

pub(super) const CHOSEN: [f32; CHOSEN_KINDS] = [
    1.598, -0.099, -0.163, -0.218, -0.548, 1.051, 0.201, -0.333, -0.298, 0.447, 0.494, 0.260, 0.312, 0.090,
    1.375, 0.018, -0.400, -0.196, -0.038, 1.190,
];

pub(super) const FENRIR: [f32; FENRIR_KINDS] = [
    0.074, 1.012, 0.358, -0.160, 0.200, 0.985, -0.276, -0.211, 0.488, 0.931, 0.166, 0.347, -1.736, -1.021,
    -2.376, -2.207, -0.979, 1.879, -1.231, 1.323, -0.086, -0.803, -0.228, -0.136, 0.191, -0.287, 0.071,
    -0.137, -0.102,
];
