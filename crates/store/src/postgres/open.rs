//! Connecting to PostgreSQL and creating the tables.

use super::pool::{Pool, unreachable};
use crate::StoreError;
use crate::database::{SCHEMA, SCHEMA_VERSION};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};

const OWN_SCHEMA: &str = include_str!("schema.sql");

/// The types of the shared schema, which is written for SQLite, and PostgreSQL's.
const TYPES: [(&str, &str); 5] = [
    (" INTEGER", " BIGINT"),
    (" REAL", " DOUBLE PRECISION"),
    (" BLOB", " BYTEA"),
    (") STRICT, WITHOUT ROWID;", ");"),
    (") STRICT;", ");"),
];

/// The advisory lock under which one node at a time creates the tables: "armonium" as a number.
const LOCK: i64 = i64::from_be_bytes(*b"armonium");

/// The connections, and a unique name for this node.
pub async fn open(options: &PgConnectOptions) -> Result<(Pool, String), StoreError> {
    let mut options = options.clone().disable_statement_logging();
    if options.get_application_name().is_none() {
        options = options.application_name("armonium");
    }
    // First without the pool, which would retry for a long time where waiting does not help.
    let mut first = PgConnection::connect_with(&options).await.map_err(unreachable)?;
    create_tables(&mut first).await?;
    let node = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&mut first).await?;
    // An error while disconnecting changes nothing.
    let _ = first.close().await;
    Ok((Pool::new(options), node))
}

/// Creates the tables, unless they are there already in this version.
async fn create_tables(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    let exist: bool = sqlx::query_scalar("SELECT to_regclass('armonium_schema') IS NOT NULL")
        .fetch_one(&mut *transaction)
        .await?;
    if !exist {
        let shared = TYPES.iter().fold(SCHEMA.to_owned(), |schema, (from, to)| schema.replace(from, to));
        sqlx::raw_sql(AssertSqlSafe(shared)).execute(&mut *transaction).await?;
        sqlx::raw_sql(OWN_SCHEMA).execute(&mut *transaction).await?;
        let version = sqlx::query("INSERT INTO armonium_schema VALUES ($1)").bind(SCHEMA_VERSION);
        version.execute(&mut *transaction).await?;
    }
    let found: i64 =
        sqlx::query_scalar("SELECT version FROM armonium_schema").fetch_one(&mut *transaction).await?;
    transaction.commit().await?;
    if found == SCHEMA_VERSION {
        Ok(())
    } else {
        Err(StoreError::OtherVersion { found, known: SCHEMA_VERSION })
    }
}
