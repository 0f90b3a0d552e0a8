//! Opening and closing a store, and how its methods reach the database. The methods themselves: a file for each subject.

use crate::database::{DbRow, Dialect, Value};
use crate::database_url::Kind;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{Changes, DatabaseUrl, StoreError};
use std::sync::Arc;

/// A database of tables and players. Clones share it.
#[derive(Clone)]
pub struct Store(pub(crate) Arc<Backend>);

pub(crate) enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

pub(crate) type Result<T> = std::result::Result<T, StoreError>;

/// The same call on either backend.
macro_rules! each {
    ($self:ident, $backend:ident => $call:expr) => {
        match &*$self.0 {
            $crate::store::Backend::Sqlite($backend) => $call,
            $crate::store::Backend::Postgres($backend) => $call,
        }
    };
}
pub(crate) use each;

/// Runs a future in a transaction, which is committed if the future succeeds. Its captures must be owned: SQLite runs it on
/// the thread that writes.
macro_rules! transact {
    ($self:ident, $transaction:ident => $work:expr) => {
        match &*$self.0 {
            $crate::store::Backend::Sqlite(sqlite) => {
                sqlite
                    .transact(async move |$transaction: &mut $crate::sqlite::SqliteTransaction<'_>| {
                        $work.await
                    })
                    .await
            }
            $crate::store::Backend::Postgres(postgres) => {
                let mut transaction = postgres.begin().await?;
                let $transaction = &mut transaction;
                let done = $work.await?;
                transaction.commit().await?;
                Ok(done)
            }
        }
    };
}
pub(crate) use transact;

impl Store {
    /// Opens a database, and creates the file of a SQLite database and the tables if they are missing.
    pub async fn open(url: &DatabaseUrl) -> Result<Self> {
        let backend = match &url.0 {
            Kind::Sqlite(path) => Backend::Sqlite(Sqlite::open(path).await?),
            Kind::Postgres(options) => Backend::Postgres(Postgres::open(options).await?),
        };
        Ok(Self(Arc::new(backend)))
    }

    /// Commits a write that changes nothing: if this succeeds, rows can be written. [`StoreError::InUse`] if another
    /// process writes to the SQLite file.
    pub async fn probe(&self) -> Result<()> {
        each!(self, backend => backend.probe().await)
    }

    /// Finishes pending writes and closes the store; later calls are refused.
    pub async fn close(&self) -> Result<()> {
        each!(self, backend => backend.close().await)
    }

    /// Notices of what other nodes write from now on.
    pub fn changes(&self) -> Changes {
        each!(self, backend => backend.changes())
    }

    pub(crate) fn dialect(&self) -> &'static Dialect {
        match &*self.0 {
            Backend::Sqlite(_) => &crate::sqlite::DIALECT,
            Backend::Postgres(_) => &crate::postgres::DIALECT,
        }
    }

    /// The rows that a query returns.
    pub(crate) async fn list<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        read: fn(&mut DbRow) -> Result<T>,
    ) -> Result<Vec<T>> {
        let rows = each!(self, backend => backend.read(sql.into(), values).await)?;
        rows.into_iter().map(|mut row| read(&mut row)).collect()
    }

    /// The first row that a query returns.
    pub(crate) async fn first<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        read: fn(&mut DbRow) -> Result<T>,
    ) -> Result<Option<T>> {
        let rows = each!(self, backend => backend.read(sql.into(), values).await)?;
        rows.into_iter().next().map(|mut row| read(&mut row)).transpose()
    }

    /// The rows whose key is one of these, in any order. `sql` ends in `IN`.
    pub(crate) async fn list_in<T>(
        &self,
        sql: &'static str,
        keys: Vec<Value>,
        read: fn(&mut DbRow) -> Result<T>,
    ) -> Result<Vec<T>> {
        /// Keys in one query.
        const MOST: usize = 512;
        let mut found = Vec::with_capacity(keys.len());
        for keys in keys.chunks(MOST) {
            let mut keys = keys.to_vec();
            // Few different lengths mean few different statements to prepare.
            keys.resize(keys.len().next_power_of_two(), keys[0].clone());
            let places: Vec<String> = (1..=keys.len()).map(|number| format!("${number}")).collect();
            let sql = format!("{sql} ({})", places.join(", "));
            let rows = each!(self, backend => backend.read(sql.into(), keys).await)?;
            for mut row in rows {
                found.push(read(&mut row)?);
            }
        }
        Ok(found)
    }

    /// Runs one statement; true if it changed anything.
    pub(crate) async fn change(&self, sql: &'static str, values: Vec<Value>) -> Result<bool> {
        Ok(each!(self, backend => backend.execute(sql, values).await)? > 0)
    }

    /// Runs one statement and returns the rows it changed.
    pub(crate) async fn claim<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        read: fn(&mut DbRow) -> Result<T>,
    ) -> Result<Vec<T>> {
        let rows = each!(self, backend => backend.write(sql, values).await)?;
        rows.into_iter().map(|mut row| read(&mut row)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;
    use armonium_table::{PlayerId, TableId};
    use std::path::Path;

    /// Never runs: it has to compile.
    #[allow(dead_code)]
    fn every_kind_of_call_can_be_spawned(store: &Store, player: &Player) {
        fn spawned(_: impl Send) {}
        let (table, at) = (TableId::from_bits(1), PlayerId::from_bits(1));
        spawned(Store::open(&DatabaseUrl::file("x")));
        spawned(store.rows(table, 0));
        spawned(store.claim_tables(0, 0, 0));
        spawned(store.next_wake());
        spawned(store.pack([0; 32]));
        spawned(store.players(&[at]));
        spawned(store.rename(at, ""));
        spawned(store.delete_player(at, 0));
        spawned(store.add_player(player, [0; 32]));
        spawned(store.set_credentials(player, None, None, None));
        spawned(store.backup(Path::new("x")));
        spawned(store.restore(Path::new("x")));
        spawned(store.close());
    }
}
