//! Writing a backup line by line.

use super::{BackupCounts, FORMAT, TABLES, Table, VERSION};
use crate::database::Value;
use serde_json::{Map, json};
use sha2::{Digest, Sha256};
use std::io::{Result, Write};

pub(crate) struct BackupWriter<W> {
    to: W,
    line: Vec<u8>,
    hash: Sha256,
    lines: u64,
}

impl<W: Write> BackupWriter<W> {
    /// Writes the head.
    pub fn new(to: W, counts: BackupCounts) -> Result<Self> {
        let mut writer = Self { to, line: Vec::new(), hash: Sha256::new(), lines: 0 };
        let counts: Map<_, _> =
            TABLES.iter().zip(counts.0).map(|(table, count)| (table.name.to_owned(), count.into())).collect();
        let head = json!({ "format": FORMAT, "version": VERSION, "counts": counts });
        writer.line.extend(head.to_string().bytes());
        writer.end_line()?;
        Ok(writer)
    }

    /// Writes one row of a table.
    pub fn row(&mut self, table: &Table, values: &[Value]) -> Result<()> {
        write!(self.line, "{{\"{}\":", table.name)?;
        serde_json::to_writer(&mut self.line, values)?;
        self.line.push(b'}');
        self.end_line()
    }

    /// Writes the foot.
    pub fn finish(mut self) -> Result<()> {
        let foot = json!({ "lines": self.lines, "sha256": hex::encode(self.hash.finalize_reset()) });
        writeln!(self.to, "{foot}")?;
        self.to.flush()
    }

    fn end_line(&mut self) -> Result<()> {
        self.line.push(b'\n');
        self.hash.update(&self.line);
        self.to.write_all(&self.line)?;
        self.lines += 1;
        self.line.clear();
        Ok(())
    }
}
