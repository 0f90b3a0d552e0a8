//! Reading a backup, line by line. That it is whole is known only at the end, so nothing of it may last before.

use super::{Counts, FORMAT, OLDEST, SHEETS, Sheet, VERSION, Value, hex};
use crate::StoreError;
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};
use std::io::BufRead;

pub(crate) struct Reading {
    from: Box<dyn BufRead + Send>,
    line: Vec<u8>,
    hash: Sha256,
    lines: u64,
    version: u64,
    promised: Counts,
    seen: Counts,
}

impl Reading {
    /// Reads the head.
    pub fn new(from: Box<dyn BufRead + Send>) -> Result<Self, StoreError> {
        let hash = Sha256::new();
        let [promised, seen] = [Counts::default(); 2];
        let mut reading = Self { from, line: Vec::new(), hash, lines: 0, version: VERSION, promised, seen };
        let head = reading.object()?;
        if head.get("format").and_then(Json::as_str) != Some(FORMAT) {
            return Err(reading.bad("this is no backup of Armonium"));
        }
        let version = head.get("version").and_then(Json::as_u64).unwrap_or(0);
        if !(OLDEST..=VERSION).contains(&version) {
            let why = format!(
                "the backup has version {version} and this program reads versions {OLDEST} to {VERSION}"
            );
            return Err(reading.bad(&why));
        }
        reading.version = version;
        for (sheet, count) in SHEETS.iter().zip(&mut reading.promised.0) {
            *count = head.get("counts").and_then(|counts| counts.get(sheet.name)?.as_u64()).unwrap_or(0);
        }
        reading.hash.update(&reading.line);
        Ok(reading)
    }

    /// The next row and its sheet; `None` after the last one, when all has turned out to be whole and unaltered.
    pub fn row(&mut self) -> Result<Option<(&'static Sheet, Vec<Value>)>, StoreError> {
        let mut object = self.object()?;
        if let Some(hash) = object.remove("sha256") {
            return self.foot(&object, &hash).map(|()| None);
        }
        let (place, sheet, json) = SHEETS
            .iter()
            .enumerate()
            .find_map(|(place, sheet)| Some((place, sheet, object.remove(sheet.name)?)))
            .ok_or_else(|| self.bad("it belongs to nothing this program knows"))?;
        let columns = sheet.columns_in(self.version);
        let values = match json {
            Json::Array(mut json) if json.len() == columns && columns > 0 => {
                // What an older version did not know is not there.
                json.resize(sheet.columns.len(), Json::Null);
                let kinds = sheet.columns.iter().map(|(_, kind)| *kind);
                kinds.zip(json).map(|(kind, json)| Value::from_json(kind, json)).collect()
            }
            _ => None,
        };
        let values: Vec<Value> = values.ok_or_else(|| self.bad("its values are of the wrong kind"))?;
        self.hash.update(&self.line);
        self.seen.0[place] += 1;
        Ok(Some((sheet, values)))
    }

    /// How much the backup holds, by its head.
    pub fn counts(&self) -> Counts {
        self.promised
    }

    pub fn bad(&self, why: &str) -> StoreError {
        StoreError::Backup { line: self.lines, why: why.to_owned() }
    }

    fn foot(&mut self, foot: &Map<String, Json>, hash: &Json) -> Result<(), StoreError> {
        let before = self.lines - 1;
        if hash.as_str() != Some(&hex(&self.hash.finalize_reset())) {
            return Err(self.bad("the file was altered: its SHA-256 is another one"));
        }
        if foot.get("lines").and_then(Json::as_u64) != Some(before) || self.seen != self.promised {
            return Err(self.bad("the number of lines is not the one that was written"));
        }
        if !self.from.fill_buf()?.is_empty() {
            return Err(self.bad("something follows after the end"));
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
        serde_json::from_slice(&self.line).map_err(|error| self.bad(&format!("it cannot be read ({error})")))
    }
}
