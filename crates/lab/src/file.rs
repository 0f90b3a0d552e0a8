//! Result files: the setup in the first line, then one record per line, in the order in which games ended. An interrupted
//! run may leave a truncated last line; it is dropped, and its game is played again.

use crate::record::Record;
use crate::setup::{Fixture, Setup};
use std::collections::HashSet;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Why a result file cannot be used.
#[derive(Debug)]
pub enum FileError {
    /// It cannot be read or written.
    Io(io::Error),
    /// Another run is writing to it.
    Busy,
    /// It is not a result file.
    Foreign(String),
    /// It belongs to another tournament; lists the differences.
    OtherSetup(Vec<String>),
    /// A line before the last is invalid.
    Line {
        /// The line number, from 1.
        line: usize,
        /// The problem.
        problem: String,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot be used ({error})"),
            Self::Busy => {
                f.write_str("another run is writing to this file; wait until it ends, or choose another file")
            }
            Self::Foreign(problem) => {
                write!(f, "this is not a result file ({problem}); choose another file, or remove this one")
            }
            Self::OtherSetup(differences) => write!(
                f,
                "this file holds another tournament ({}); repeat the command it was made with, or choose another file",
                differences.join("; ")
            ),
            Self::Line { line, problem } => {
                write!(f, "line {line}: {problem}; remove this line and its game will be played again")
            }
        }
    }
}

impl std::error::Error for FileError {}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// A result file open for writing.
#[derive(Debug)]
pub struct Store {
    file: File,
}

impl Store {
    /// Opens or creates the file of a tournament, and returns its records.
    pub fn open(path: &Path, setup: &Setup) -> Result<(Self, Vec<Record>), FileError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FileError::Busy),
            Err(TryLockError::Error(error)) => return Err(FileError::Io(error)),
        }
        let text = whole(&mut file)?;
        let first = line_of(setup)?;
        if first.as_bytes().starts_with(text.as_bytes()) {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(first.as_bytes())?;
            return Ok((Self { file }, Vec::new()));
        }
        let (held, records, end) = parse(&text)?;
        if held != *setup {
            return Err(FileError::OtherSetup(held.differences(setup)));
        }
        file.set_len(end as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Self { file }, records))
    }

    /// Appends a record and flushes it.
    pub fn add(&mut self, record: &Record) -> io::Result<()> {
        self.file.write_all(line_of(record)?.as_bytes())?;
        self.file.flush()
    }
}

/// Reads a result file.
pub fn read(path: &Path) -> Result<(Setup, Vec<Record>), FileError> {
    let text = whole(&mut File::open(path)?)?;
    parse(&text).map(|(setup, records, _)| (setup, records))
}

fn whole(file: &mut File) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    // What was torn in the middle of a letter is torn anyway.
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) if error.utf8_error().valid_up_to() >= end && end > 0 => {
            let mut bytes = error.into_bytes();
            bytes.truncate(end);
            String::from_utf8(bytes).map_err(|_| FileError::Foreign("it is not UTF-8 text".to_owned()))
        }
        Err(_) => Err(FileError::Foreign("it is not UTF-8 text".to_owned())),
    }
}

fn line_of(thing: &impl serde::Serialize) -> Result<String, io::Error> {
    let mut line = serde_json::to_string(thing)?;
    line.push('\n');
    Ok(line)
}

/// The setup, every record once, and the end of the last complete line.
fn parse(text: &str) -> Result<(Setup, Vec<Record>, usize), FileError> {
    let end = text.rfind('\n').map_or(0, |last| last + 1);
    let mut lines = text[..end].lines();
    let first = lines.next().ok_or_else(|| FileError::Foreign("it is empty".to_owned()))?;
    let setup: Setup = serde_json::from_str(first).map_err(|error| FileError::Foreign(error.to_string()))?;
    let mut seen = HashSet::<Fixture>::new();
    let mut records = Vec::new();
    for (line, text) in (2..).zip(lines) {
        let record: Record = serde_json::from_str(text)
            .map_err(|error| FileError::Line { line, problem: error.to_string() })?;
        if !setup.has(record.fixture()) {
            return Err(FileError::Line {
                line,
                problem: "this game is not part of the tournament".to_owned(),
            });
        }
        if seen.insert(record.fixture()) {
            records.push(record);
        }
    }
    Ok((setup, records, end))
}
