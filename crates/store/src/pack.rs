//! Content packs: every file that was ever served is kept, so that a table is shown on the board it was set up with for as
//! long as the table is kept. What a file means: the pack crate.

use crate::Hash;

/// The file of a content pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPack {
    /// The SHA-256 of the whole file.
    pub file: Hash,
    /// Which pack it is. Files that differ only in names, comments or drawing hints have the same key.
    pub key: PackKey,
    /// The file, byte for byte.
    pub text: String,
}

/// What a game depends on of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackKey {
    /// The pack's short name.
    pub id: String,
    /// The hash of everything that decides a game.
    pub hash: Hash,
}

/// A pack that tables are played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackUse {
    /// Which pack.
    pub key: PackKey,
    /// By how many tables.
    pub tables: u64,
}
