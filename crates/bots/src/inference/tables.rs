//! How much likelier each kind of behaviour is with the truth than without it, as natural logarithms. Counted, not chosen:
//! `cargo run --release -p armonium-lab --example infer` prints this file.

use super::{CHOSEN_KINDS, FENRIR_KINDS};

pub(super) const CHOSEN: [f32; CHOSEN_KINDS] = [0.0; CHOSEN_KINDS];

pub(super) const FENRIR: [f32; FENRIR_KINDS] = [0.0; FENRIR_KINDS];
