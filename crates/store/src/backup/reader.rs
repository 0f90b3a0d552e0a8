//! Reading a backup line by line. Only its end shows that it is complete, so nothing may be committed before.

use super::{BackupCounts, FORMAT, TABLES, Table, VERSION};
use crate::StoreError;
use crate::database::Value;
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};
use std::io::BufRead;

pub(crate) struct BackupReader {
    from: Box<dyn BufRead + Send>,
    line: Vec<u8>,
    hash: Sha256,
    lines: u64,
    promised: BackupCounts,
    seen: BackupCounts,
}

impl BackupReader {
    /// Reads the head.
    pub fn new(from: Box<dyn BufRead + Send>) -> Result<Self, StoreError> {
        let [promised, seen] = [BackupCounts::default(); 2];
        let mut reader = Self { from, line: Vec::new(), hash: Sha256::new(), lines: 0, promised, seen };
        let head = reader.object()?;
        if head.get("format").and_then(Json::as_str) != Some(FORMAT) {
            return Err(reader.bad("this is not a backup of Armonium"));
        }
        let version = head.get("version").and_then(Json::as_u64).unwrap_or(0);
        if version != VERSION {
            let why = format!("the backup has version {version} and this program reads version {VERSION}");
            return Err(reader.bad(&why));
        }
        for (table, count) in TABLES.iter().zip(&mut reader.promised.0) {
            *count = head.get("counts").and_then(|counts| counts.get(table.name)?.as_u64()).unwrap_or(0);
        }
        reader.hash.update(&reader.line);
        Ok(reader)
    }

    /// The next row and its table; `None` after the last one, if the file is complete and unaltered.
    pub fn row(&mut self) -> Result<Option<(&'static Table, Vec<Value>)>, StoreError> {
        let mut object = self.object()?;
        if let Some(hash) = object.remove("sha256") {
            return self.foot(&object, &hash).map(|()| None);
        }
        let (place, table, json) = TABLES
            .iter()
            .enumerate()
            .find_map(|(place, table)| Some((place, table, object.remove(table.name)?)))
            .ok_or_else(|| self.bad("it belongs to no table"))?;
        let values = table.values(json).ok_or_else(|| self.bad("its values have the wrong types"))?;
        self.hash.update(&self.line);
        self.seen.0[place] += 1;
        Ok(Some((table, values)))
    }

    /// The numbers of rows, as the head states them.
    pub fn counts(&self) -> BackupCounts {
        self.promised
    }

    pub fn bad(&self, why: &str) -> StoreError {
        StoreError::Backup { line: self.lines, why: why.to_owned() }
    }

    fn foot(&mut self, foot: &Map<String, Json>, hash: &Json) -> Result<(), StoreError> {
        let before = self.lines - 1;
        if hash.as_str() != Some(&hex::encode(self.hash.finalize_reset())) {
            return Err(self.bad("the file was altered: its SHA-256 differs"));
        }
        if foot.get("lines").and_then(Json::as_u64) != Some(before) || self.seen != self.promised {
            return Err(self.bad("the number of lines differs from the number that was written"));
        }
        if !self.from.fill_buf()?.is_empty() {
            return Err(self.bad("there is more after the end"));
        }
        Ok(())
    }

    fn object(&mut self) -> Result<Map<String, Json>, StoreError> {
        self.line.clear();
        self.from.read_until(b'\n', &mut self.line)?;
        self.lines += 1;
        if !self.line.ends_with(b"\n") {
            return Err(self.bad("the file ends here, but the backup does not"));
        }
        serde_json::from_slice(&self.line)
            .map_err(|error| self.bad(&format!("it cannot be parsed ({error})")))
    }
}
