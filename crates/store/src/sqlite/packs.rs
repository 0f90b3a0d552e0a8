//! Content packs.

use super::Sqlite;
use crate::{Hash, PackKey, PackUse, StoreError, StoredPack, sql};
use armonium_table::TableId;
use rusqlite::Row;

type Result<T> = std::result::Result<T, StoreError>;

impl Sqlite {
    pub async fn keep_pack(&self, pack: &StoredPack, at: i64) -> Result<()> {
        let StoredPack { file, key: PackKey { id, hash }, text } = pack.clone();
        self.change(sql::KEEP_PACK, (file, hash, id, at, text)).await.map(drop)
    }

    pub async fn pack(&self, file: Hash) -> Result<Option<StoredPack>> {
        self.one(sql::PACK, [file], stored).await
    }

    pub async fn pack_with_hash(&self, hash: Hash) -> Result<Option<StoredPack>> {
        self.one(sql::PACK_WITH_HASH, [hash], stored).await
    }

    pub async fn pack_of(&self, table: TableId) -> Result<Option<PackKey>> {
        self.one(sql::PACK_OF, [table.number()], key).await
    }

    pub async fn packs_in_use(&self) -> Result<Vec<PackUse>> {
        self.list(sql::PACKS_IN_USE, [], |row| {
            Ok(PackUse { key: key(row)?, tables: row.get::<_, i64>(2)?.unsigned_abs() })
        })
        .await
    }
}

fn stored(row: &Row<'_>) -> rusqlite::Result<StoredPack> {
    let key = PackKey { id: row.get(2)?, hash: row.get(1)? };
    Ok(StoredPack { file: row.get(0)?, key, text: row.get(3)? })
}

fn key(row: &Row<'_>) -> rusqlite::Result<PackKey> {
    Ok(PackKey { id: row.get(0)?, hash: row.get(1)? })
}
