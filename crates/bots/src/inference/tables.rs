//! How much likelier each kind of behaviour is with the truth than without it, as natural logarithms. Counted, not chosen:
//! `cargo run --release -p armonium-lab --example infer` prints these tables.

use super::{CHOSEN_KINDS, FENRIR_KINDS};

pub(super) const CHOSEN: [f32; CHOSEN_KINDS] = [
    1.519, 0.597, -0.438, -0.765, -0.363, 1.044, -0.054, 0.201, 0.202, 0.181, 0.657, -0.203, -0.254, 0.371,
    1.331, 0.255, 0.017, -0.950, 0.597, 1.206,
];

pub(super) const FENRIR: [f32; FENRIR_KINDS] = [
    0.009, 1.017, -0.003, -0.217, 0.166, 0.942, -0.011, -0.048, 0.467, 0.947, 0.293, 0.454, -1.954, -1.162,
    -2.158, -2.286, -0.739, 1.823, -1.265, 1.111, -0.074, -0.906, -0.200, -0.013, 0.370, -0.035, 0.040,
    -0.129, -0.111,
];
