//! Backups: one portable format for both kinds of store. A file of lines of JSON: a head, a line for each row of each
//! sheet, and a foot with the number of lines before it and their SHA-256. What goes in and out of a store:
//! `sqlite/backup.rs` and `postgres/backup.rs`.

mod file;
mod reading;
mod sheet;
mod writing;

pub(crate) use file::{part, reader};
pub(crate) use reading::Reading;
pub use sheet::Counts;
pub(crate) use sheet::{Kind, SHEETS, Sheet, Value};
pub(crate) use writing::Writing;

/// What the head calls the format.
const FORMAT: &str = "armonium-backup";
/// The version of the format. It changes with the sheets.
const VERSION: u64 = 3;
/// The oldest version that can be read.
const OLDEST: u64 = 1;

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a String does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| Some(digit(pair[0])? << 4 | digit(*pair.get(1)?)?)).collect()
}
