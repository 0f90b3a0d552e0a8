//! Backing up a SQLite file and restoring into one.

use super::{Sqlite, read};
use crate::StoreError;
use crate::backup::{BackupCounts, BackupReader, BackupWriter, TABLES};
use rusqlite::{Connection, params_from_iter};
use std::io::{BufRead, Write};

impl Sqlite {
    pub async fn backup(&self, to: Box<dyn Write + Send>) -> Result<BackupCounts, StoreError> {
        self.readers.read(move |connection| backup(connection, to)).await
    }

    pub async fn restore(&self, from: Box<dyn BufRead + Send>) -> Result<BackupCounts, StoreError> {
        self.writer.write(move |connection| restore(connection, from)).await
    }
}

/// In one read transaction, which sees one moment.
fn backup(connection: &Connection, to: Box<dyn Write + Send>) -> Result<BackupCounts, StoreError> {
    let moment = connection.unchecked_transaction()?;
    let mut counts = BackupCounts::default();
    for (table, count) in TABLES.iter().zip(&mut counts.0) {
        let all = format!("SELECT count(*) FROM {}", table.name);
        *count = moment.query_row(&all, [], |row| row.get::<_, i64>(0))?.unsigned_abs();
    }
    let mut writer = BackupWriter::new(to, counts)?;
    for table in &TABLES {
        let mut statement = moment.prepare(&table.select())?;
        let columns = statement.column_count();
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            writer.row(table, &read(row, columns)?.0)?;
        }
    }
    writer.finish()?;
    Ok(counts)
}

/// In the savepoint of the writer, which rolls back if the file turns out to be bad.
fn restore(connection: &Connection, from: Box<dyn BufRead + Send>) -> Result<BackupCounts, StoreError> {
    for table in TABLES.iter().filter(|table| table.is_in_use()) {
        let any = format!("SELECT EXISTS (SELECT 1 FROM {})", table.name);
        if connection.query_row(&any, [], |row| row.get(0))? {
            return Err(StoreError::NotEmpty);
        }
    }
    connection.execute("DELETE FROM packs", [])?;
    let mut reader = BackupReader::new(from)?;
    let mut insert = ("", String::new());
    while let Some((table, values)) = reader.row()? {
        if insert.0 != table.name {
            insert = (table.name, table.insert());
        }
        let inserted = connection.prepare_cached(&insert.1)?.execute(params_from_iter(values));
        inserted.map_err(|error| reader.bad(&error.to_string()))?;
    }
    Ok(reader.counts())
}
