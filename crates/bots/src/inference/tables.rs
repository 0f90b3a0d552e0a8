//! The natural logarithm of the likelihood ratio of each kind of behaviour, as counted in games:
//! `cargo run --release -p armonium-lab --example infer` prints these tables.

use super::{CHOSEN_EVIDENCE, FENRIR_EVIDENCE};

pub(super) const CHOSEN: [f32; CHOSEN_EVIDENCE] = [
    1.659, 0.445, 0.101, -0.572, -1.146, 0.713, 0.116, -0.179, 0.163, 0.471, 0.215, -0.123, -0.024, -0.166,
    1.451, 0.152, -0.235, -0.229, 0.137, 1.371,
];

pub(super) const FENRIR: [f32; FENRIR_EVIDENCE] = [
    -0.128, 1.347, -0.813, -0.502, 0.038, 1.343, -0.774, -0.363, 0.300, 1.507, -0.264, 0.121, -1.638, -1.084,
    -2.793, -2.346, -0.862, 1.629, -1.129, 1.452, -0.428, -0.759, -0.208, -0.251, 0.155, -0.082, -0.214,
    0.009, 0.085,
];
