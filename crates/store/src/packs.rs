//! Content packs. Every file that was ever served is stored, so that a table is always shown on the board it was set up
//! with. The pack crate parses them.

use crate::database::{DbRow, values};
use crate::store::Result;
use crate::{Hash, Store};
use armonium_table::TableId;

const SAVE: &str = "INSERT INTO packs (file, hash, id, served, text) VALUES ($1, $2, $3, $4, $5) \
     ON CONFLICT (file) DO UPDATE SET served = excluded.served";
const PACK: &str = "SELECT file, id, hash, text FROM packs WHERE file = $1";
const WITH_HASH: &str =
    "SELECT file, id, hash, text FROM packs WHERE hash = $1 ORDER BY served DESC, file LIMIT 1";
const OF_TABLE: &str = "SELECT pack_id, pack_hash FROM tables WHERE id = $1 AND pack_hash IS NOT NULL";
const IN_USE: &str = "SELECT pack_id, pack_hash, count(*) FROM tables WHERE pack_hash IS NOT NULL \
     GROUP BY pack_hash, pack_id ORDER BY pack_id, pack_hash";

/// The file of a content pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPack {
    /// The SHA-256 of the whole file.
    pub file: Hash,
    /// Identifies the pack. Files that differ only in names, comments or drawing hints have the same key.
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
    /// The number of tables.
    pub tables: u64,
}

fn stored(row: &mut DbRow) -> Result<StoredPack> {
    Ok(StoredPack { file: row.get(0)?, key: key(row, 1)?, text: row.get(3)? })
}

fn key(row: &mut DbRow, column: usize) -> Result<PackKey> {
    Ok(PackKey { id: row.get(column)?, hash: row.get(column + 1)? })
}

/// Content packs.
impl Store {
    /// Stores a pack that is served from now on; a stored one becomes the last served.
    pub async fn save_pack(&self, pack: &StoredPack, at: i64) -> Result<()> {
        let StoredPack { file, key: PackKey { id, hash }, text } = pack;
        self.change(SAVE, values![*file, *hash, id.as_str(), at, text.as_str()]).await.map(drop)
    }

    /// The pack with this file.
    pub async fn pack(&self, file: Hash) -> Result<Option<StoredPack>> {
        self.first(PACK, values![file], stored).await
    }

    /// The last served of the packs whose [`PackKey`] has this hash.
    pub async fn pack_with_hash(&self, hash: Hash) -> Result<Option<StoredPack>> {
        self.first(WITH_HASH, values![hash], stored).await
    }

    /// The pack a table is played with.
    pub async fn pack_of(&self, table: TableId) -> Result<Option<PackKey>> {
        self.first(OF_TABLE, values![table], |row| key(row, 0)).await
    }

    /// Every pack that tables are played with, whether it is stored or not.
    pub async fn packs_in_use(&self) -> Result<Vec<PackUse>> {
        self.list(IN_USE, values![], |row| Ok(PackUse { key: key(row, 0)?, tables: row.get(2)? })).await
    }
}
