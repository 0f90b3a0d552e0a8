//! Content packs.

use super::Postgres;
use crate::backup::Value;
use crate::{Hash, PackKey, PackUse, StoreError, StoredPack, sql};
use armonium_table::TableId;
use sqlx::Row as _;
use sqlx::postgres::PgRow;

type Result<T> = std::result::Result<T, StoreError>;

impl Postgres {
    pub async fn keep_pack(&self, pack: &StoredPack, at: i64) -> Result<()> {
        let StoredPack { file, key: PackKey { id, hash }, text } = pack.clone();
        let bytes = |hash: Hash| Value::Bytes(hash.to_vec());
        let values = vec![bytes(file), bytes(hash), Value::Text(id), Value::Int(at), Value::Text(text)];
        self.change(sql::KEEP_PACK, values).await.map(drop)
    }

    pub async fn pack(&self, file: Hash) -> Result<Option<StoredPack>> {
        self.one(sql::PACK, vec![Value::Bytes(file.to_vec())], stored).await
    }

    pub async fn pack_with_hash(&self, hash: Hash) -> Result<Option<StoredPack>> {
        self.one(sql::PACK_WITH_HASH, vec![Value::Bytes(hash.to_vec())], stored).await
    }

    pub async fn pack_of(&self, table: TableId) -> Result<Option<PackKey>> {
        self.one(sql::PACK_OF, vec![Value::Int(table.number())], key).await
    }

    pub async fn packs_in_use(&self) -> Result<Vec<PackUse>> {
        self.list(sql::PACKS_IN_USE, Vec::new(), |row| {
            Ok(PackUse { key: key(row)?, tables: row.try_get::<i64, _>(2)?.unsigned_abs() })
        })
        .await
    }
}

fn stored(row: &PgRow) -> sqlx::Result<StoredPack> {
    let key = PackKey { id: row.try_get(2)?, hash: row.try_get(1)? };
    Ok(StoredPack { file: row.try_get(0)?, key, text: row.try_get(3)? })
}

fn key(row: &PgRow) -> sqlx::Result<PackKey> {
    Ok(PackKey { id: row.try_get(0)?, hash: row.try_get(1)? })
}
