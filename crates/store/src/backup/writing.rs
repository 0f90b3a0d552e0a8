//! Writing a backup, line by line.

use super::{Counts, FORMAT, SHEETS, Sheet, VERSION, Value, hex};
use serde_json::{Map, json};
use sha2::{Digest, Sha256};
use std::io::{Result, Write};

pub(crate) struct Writing<W> {
    to: W,
    line: Vec<u8>,
    hash: Sha256,
    lines: u64,
}

impl<W: Write> Writing<W> {
    /// Begins with the head.
    pub fn new(to: W, counts: Counts) -> Result<Self> {
        let mut writing = Self { to, line: Vec::new(), hash: Sha256::new(), lines: 0 };
        let counts: Map<_, _> =
            SHEETS.iter().zip(counts.0).map(|(sheet, count)| (sheet.name.to_owned(), count.into())).collect();
        let head = json!({ "format": FORMAT, "version": VERSION, "counts": counts });
        writing.line.extend(head.to_string().bytes());
        writing.end_line()?;
        Ok(writing)
    }

    /// One row of a sheet.
    pub fn row(&mut self, sheet: &Sheet, values: &[Value]) -> Result<()> {
        write!(self.line, "{{\"{}\":", sheet.name)?;
        serde_json::to_writer(&mut self.line, values)?;
        self.line.push(b'}');
        self.end_line()
    }

    /// Ends with the foot.
    pub fn done(mut self) -> Result<()> {
        let foot = json!({ "lines": self.lines, "sha256": hex(&self.hash.finalize_reset()) });
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
