//! How much likelier each kind of behaviour is with the truth than without it, as natural logarithms. Counted, not chosen:
//! `cargo run --release -p armonium-lab --example infer` prints these tables.

use super::{CHOSEN_KINDS, FENRIR_KINDS};

pub(super) const CHOSEN: [f32; CHOSEN_KINDS] = [
    1.531, -0.158, -0.342, -0.198, -0.399, 0.929, -0.107, -0.223, -0.244, 0.309, 0.633, 0.206, -0.300, 0.480,
    1.291, 0.257, -0.707, -0.084, 0.159, 1.111,
];

pub(super) const FENRIR: [f32; FENRIR_KINDS] = [
    -0.053, 0.976, 0.404, -0.085, 0.210, 0.874, -0.189, -0.061, 0.494, 0.861, 0.312, 0.351, -1.849, -1.014,
    -2.180, -2.149, -1.006, 1.851, -1.087, 1.211, -0.095, -0.647, -0.149, -0.143, 0.169, -0.041, 0.048,
    -0.172, -0.030,
];
