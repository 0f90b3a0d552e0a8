//! The chain of sums through a record: a sum over each line and the sum before it, so that no line can be changed, left
//! out, added or moved without the sums showing where.

use super::fault::Wrong;
use super::{FORMAT, VERSION};
use crate::digest::Digest;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The sum before the first line.
fn first() -> Digest {
    Digest(Sha256::digest(format!("{FORMAT} {VERSION}")).into())
}

/// The sum of a line after this sum.
fn link(before: Digest, json: &str) -> Digest {
    Digest(Sha256::new().chain_update(before.0).chain_update(json).finalize().into())
}

/// The sums of a record being written.
pub(crate) struct Chain {
    lines: usize,
    sum: Digest,
}

impl Default for Chain {
    fn default() -> Self {
        Self { lines: 0, sum: first() }
    }
}

impl Chain {
    /// The number of the line that comes next.
    pub(crate) const fn next(&self) -> usize {
        self.lines + 1
    }

    /// The next line with its sum.
    pub(crate) fn line(&mut self, line: &impl Serialize) -> String {
        // Everything that stands in a record can be written as JSON.
        let json = serde_json::to_string(line).unwrap_or_default();
        self.sum = link(self.sum, &json);
        self.lines += 1;
        format!("{} {json}\n", self.sum)
    }
}

/// A line as it stands in a record.
#[derive(Clone, Copy)]
struct Line<'a> {
    sum: Option<Digest>,
    json: &'a str,
}

impl<'a> Line<'a> {
    fn new(text: &'a str) -> Self {
        let (sum, json) = text.split_once(' ').unwrap_or(("", text));
        let lower = sum.bytes().all(|digit| !digit.is_ascii_uppercase());
        Self { sum: Digest::from_hex(sum).filter(|_| lower), json }
    }

    /// The number in the line.
    fn number(self) -> Option<usize> {
        #[derive(Deserialize)]
        struct Numbered {
            line: usize,
        }
        serde_json::from_str::<Numbered>(self.json).ok().map(|numbered| numbered.line)
    }

    fn follows(self, sum: Digest) -> bool {
        self.sum == Some(link(sum, self.json))
    }
}

/// The sums of a record being read.
pub(crate) struct Check {
    lines: usize,
    pub(crate) sum: Digest,
}

impl Default for Check {
    fn default() -> Self {
        Self { lines: 0, sum: first() }
    }
}

/// A line whose sum does not fit.
pub(crate) struct Unfit;

impl Check {
    /// The JSON of the next line, if its sum fits and it has its number.
    pub(crate) fn line<'a>(&mut self, text: &'a str) -> Result<Result<&'a str, Wrong>, Unfit> {
        let line = Line::new(text);
        self.sum = line.follows(self.sum).then_some(line.sum).flatten().ok_or(Unfit)?;
        self.lines += 1;
        Ok(if line.number() == Some(self.lines) { Ok(line.json) } else { Err(Wrong::Number) })
    }
}

/// Finds out what has happened to the first line whose sum does not fit, by reading all lines again.
pub(crate) struct Diagnosis {
    /// That line, its place counted from 1, and the sum before it.
    here: String,
    place: usize,
    before: Digest,
    /// How many lines were seen, and whether one of them has a sum.
    seen: usize,
    any_sum: bool,
    /// Does the line after it follow what came before it, and which number has it?
    next_follows: bool,
    next_number: Option<usize>,
    /// The first earlier line with the same JSON.
    same: Option<usize>,
    /// Does the earlier line with its number have the same JSON?
    repeats: bool,
    /// Does a later line have the number of its place?
    later: bool,
}

impl Diagnosis {
    pub(crate) fn new(here: String, place: usize, before: Digest) -> Self {
        Self {
            here,
            place,
            before,
            seen: 0,
            any_sum: false,
            next_follows: false,
            next_number: None,
            same: None,
            repeats: false,
            later: false,
        }
    }

    /// Takes in the next line, from the first on.
    pub(crate) fn line(&mut self, text: &str) {
        self.seen += 1;
        let (line, here) = (Line::new(text), Line::new(&self.here));
        self.any_sum |= line.sum.is_some();
        if self.seen < self.place && line.json == here.json {
            self.same.get_or_insert(self.seen);
            self.repeats |= here.number() == Some(self.seen);
        }
        if self.seen == self.place + 1 {
            self.next_follows = line.follows(self.before);
            self.next_number = line.number();
        }
        self.later |= self.seen > self.place && line.number() == Some(self.place);
    }

    /// What has happened, once all lines were taken in.
    pub(crate) fn wrong(&self) -> Wrong {
        let (here, place) = (Line::new(&self.here), self.place);
        if here.number() != Some(1) && !self.any_sum {
            return Wrong::NoRecord;
        }
        if here.sum.is_none() && here.number().is_none() && here.json.is_empty() {
            return Wrong::Added;
        }
        if self.next_follows {
            return match (self.same, here.number()) {
                (Some(of), _) => Wrong::Repeated { of },
                (None, Some(number)) if number > place => Wrong::Moved { from: number },
                (None, _) => Wrong::Added,
            };
        }
        match here.number() {
            Some(number) if number > place && self.later => Wrong::Moved { from: number },
            Some(number) if number > place => Wrong::Missing,
            Some(number) if number < place && self.repeats => Wrong::Repeated { of: number },
            Some(number) if number < place && self.next_number == Some(place) => Wrong::Added,
            Some(_) | None => Wrong::Changed,
        }
    }
}
