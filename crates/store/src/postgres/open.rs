//! Connecting to PostgreSQL and bringing its tables up to date.

use super::pool::{Pool, unreachable};
use crate::StoreError;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};

/// What leads from each version of the tables to the next. Entries are added, never changed.
const MIGRATIONS: &[&str] =
    &[include_str!("schema-1.sql"), include_str!("schema-2.sql"), include_str!("schema-3.sql")];

/// The lock under which one node at a time brings the tables up to date: "armonium" as a number.
const LOCK: i64 = i64::from_be_bytes(*b"armonium");

/// The connections, and a name for this node that no other has.
pub async fn open(options: &PgConnectOptions) -> Result<(Pool, String), StoreError> {
    let mut options = options.clone().disable_statement_logging();
    if options.get_application_name().is_none() {
        options = options.application_name("armonium");
    }
    // Once without the pool, which would try for a long time where waiting does not help.
    let mut first = PgConnection::connect_with(&options).await.map_err(unreachable)?;
    migrate(&mut first).await?;
    let node = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&mut first).await?;
    // If saying goodbye fails, nothing is lost.
    let _ = first.close().await;
    Ok((Pool::new(options), node))
}

async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as i64;
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    let there: bool = sqlx::query_scalar("SELECT to_regclass('armonium_schema') IS NOT NULL")
        .fetch_one(&mut *transaction)
        .await?;
    if !there {
        sqlx::raw_sql(
            "CREATE TABLE armonium_schema (version BIGINT NOT NULL); INSERT INTO armonium_schema VALUES (0)",
        )
        .execute(&mut *transaction)
        .await?;
    }
    let found: i64 =
        sqlx::query_scalar("SELECT version FROM armonium_schema").fetch_one(&mut *transaction).await?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for migration in MIGRATIONS.iter().skip(found.max(0) as usize) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    if found < known {
        sqlx::query("UPDATE armonium_schema SET version = $1").bind(known).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
