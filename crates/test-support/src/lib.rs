//! Helpers for the tests of several crates. A dev-dependency only; helpers panic where a test would.
//!
//! Recorded games and packs: `fixtures.rs`. Temporary files: [`temp_dir`].

mod fixtures;

pub use fixtures::{RecordedGame, fixture, packs, recorded_games};
pub use tempfile::TempDir;

use armonium_pack::Pack;
use armonium_rules::Content;
use std::sync::{Arc, LazyLock};

/// The content of the default pack.
pub fn content() -> &'static Content {
    &Pack::turin().content
}

/// The content of the default pack, shared.
pub fn shared_content() -> Arc<Content> {
    static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(content().clone()));
    Arc::clone(&CONTENT)
}

/// A new temporary folder, deleted when it is dropped.
pub fn temp_dir() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}
