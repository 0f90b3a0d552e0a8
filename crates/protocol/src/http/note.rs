//! A player's private notebook at a table.

use super::fault::Fault;
use armonium_table::Digest;
use serde::{Deserialize, Serialize};

/// The longest note, in bytes.
pub const MAX_NOTE: usize = 20_000;

/// What a player has noted: at most 20,000 bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The text.
    pub text: String,
    /// Names the stored text. A write gives the version it replaces, so that a client that has not read the latest text
    /// cannot overwrite it.
    pub version: String,
}

impl Note {
    /// The note with this text.
    pub fn new(text: String) -> Self {
        let version = version(&text);
        Self { text, version }
    }

    /// Refuses a note that is too long.
    pub fn check(&self) -> Result<(), Fault> {
        let too_long = Fault::fixed(422, "too_long", "A note has at most 20,000 bytes.");
        if self.text.len() > MAX_NOTE { Err(too_long) } else { Ok(()) }
    }

    /// True if its writer has read this stored text.
    pub fn replaces(&self, stored: &str) -> bool {
        version(stored) == self.version
    }
}

fn version(text: &str) -> String {
    Digest::of("armonium note 1", &[text.as_bytes()]).to_string()
}
