//! The content packs games are played with: the current one, and those of older games.

use armonium_rules::Content;
use armonium_table::Digest;
use std::sync::Arc;

/// The packs by their hash.
#[derive(Clone)]
pub struct Packs {
    all: Arc<Vec<Arc<Content>>>,
}

impl Packs {
    /// New games are played with the first of these.
    pub fn new(current: Content, others: Vec<Content>) -> Self {
        let all = std::iter::once(current).chain(others).map(Arc::new).collect();
        Self { all: Arc::new(all) }
    }

    /// What new games are played with.
    pub fn current(&self) -> Arc<Content> {
        Arc::clone(&self.all[0])
    }

    /// The pack with this hash.
    pub fn get(&self, hash: Digest) -> Option<Arc<Content>> {
        self.all.iter().find(|content| *content.hash() == hash.0).cloned()
    }
}
