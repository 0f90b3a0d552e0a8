//! Hints for the drawing that a pack may give. Everything has a default, so that any pack can be drawn.

use serde::Deserialize;

/// The `[plate]` table of a pack.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plate {}
