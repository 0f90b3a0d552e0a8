//! Everything out of a SQLite file and into it.

use super::Sqlite;
use crate::StoreError;
use crate::backup::{Counts, Kind, Reading, SHEETS, Value, Writing};
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, ToSql, params_from_iter};
use std::io::{BufRead, Write};

impl Sqlite {
    pub async fn backup(&self, to: Box<dyn Write + Send>) -> Result<Counts, StoreError> {
        self.readers.read(move |connection| write(connection, to)).await
    }

    pub async fn restore(&self, from: Box<dyn BufRead + Send>) -> Result<Counts, StoreError> {
        self.writer.write(move |connection| restore(connection, from)).await
    }
}

/// One transaction that reads sees one moment, whatever is written meanwhile.
fn write(connection: &Connection, to: Box<dyn Write + Send>) -> Result<Counts, StoreError> {
    let moment = connection.unchecked_transaction()?;
    let mut counts = Counts::default();
    for (sheet, count) in SHEETS.iter().zip(&mut counts.0) {
        let all = format!("SELECT count(*) FROM {}", sheet.name);
        *count = moment.query_row(&all, [], |row| row.get::<_, i64>(0))?.unsigned_abs();
    }
    let mut writing = Writing::new(to, counts)?;
    let mut values = Vec::new();
    for sheet in &SHEETS {
        let mut statement = moment.prepare(&sheet.select())?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            values.clear();
            for (place, (_, kind)) in sheet.columns.iter().enumerate() {
                values.push(value(row, place, *kind)?);
            }
            writing.row(sheet, &values)?;
        }
    }
    writing.done()?;
    Ok(counts)
}

/// Within the transaction of the writer, and undone by it if the file turns out to be bad.
fn restore(connection: &Connection, from: Box<dyn BufRead + Send>) -> Result<Counts, StoreError> {
    for sheet in SHEETS.iter().filter(|sheet| sheet.is_in_use()) {
        let any = format!("SELECT EXISTS (SELECT 1 FROM {})", sheet.name);
        if connection.query_row(&any, [], |row| row.get(0))? {
            return Err(StoreError::NotEmpty);
        }
    }
    connection.execute("DELETE FROM packs", [])?;
    let mut reading = Reading::new(from)?;
    let inserts = SHEETS.each_ref().map(|sheet| {
        let values = vec!["?"; sheet.columns.len()].join(", ");
        (sheet.name, format!("INSERT INTO {} ({}) VALUES ({values})", sheet.name, sheet.columns()))
    });
    while let Some((sheet, values)) = reading.row()? {
        for (name, insert) in &inserts {
            if *name == sheet.name {
                let inserted = connection.prepare_cached(insert)?.execute(params_from_iter(&values));
                inserted.map_err(|error| reading.bad(&error.to_string()))?;
            }
        }
    }
    Ok(reading.counts())
}

fn value(row: &Row<'_>, place: usize, kind: Kind) -> rusqlite::Result<Value> {
    Ok(match kind {
        _ if row.get_ref(place)? == ValueRef::Null => Value::Null,
        Kind::Int => Value::Int(row.get(place)?),
        Kind::Real => Value::Real(row.get(place)?),
        Kind::Text => Value::Text(row.get(place)?),
        Kind::Bytes => Value::Bytes(row.get(place)?),
        Kind::Bool => Value::Bool(row.get(place)?),
    })
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Int(number) => ValueRef::Integer(*number),
            Self::Real(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
            Self::Bool(yes) => ValueRef::Integer(i64::from(*yes)),
        }))
    }
}
