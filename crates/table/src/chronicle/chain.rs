//! The chain of sums through a record: a sum over each line and the sum before it, so that no line can be changed, left
//! out, added or moved without the sums telling where.

use super::fault::{RecordFault, Wrong};
use super::{FORMAT, VERSION};
use crate::digest::Digest;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// The sum before the first line.
fn first() -> Digest {
    Digest(Sha256::digest(format!("{FORMAT} {VERSION}")).into())
}

/// The sum of a line after this sum.
fn link(before: Digest, json: &str) -> Digest {
    Digest(Sha256::new().chain_update(before.0).chain_update(json).finalize().into())
}

/// A record being written.
pub(crate) struct Chain {
    text: String,
    lines: usize,
    sum: Digest,
}

impl Default for Chain {
    fn default() -> Self {
        Self { text: String::new(), lines: 0, sum: first() }
    }
}

impl Chain {
    /// The number of the line that comes next.
    pub(crate) const fn next(&self) -> usize {
        self.lines + 1
    }

    /// Adds a line.
    pub(crate) fn add(&mut self, line: &impl Serialize) {
        // Everything that stands in a record can be written as JSON.
        let json = serde_json::to_string(line).unwrap_or_default();
        self.sum = link(self.sum, &json);
        self.lines += 1;
        // Writing to a text cannot fail.
        let _ = writeln!(self.text, "{} {json}", self.sum);
    }

    pub(crate) fn into_text(self) -> String {
        self.text
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

    /// The number the line says it has.
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

/// The JSON of every line and the last sum, if every sum fits.
pub(crate) fn unchain(text: &str) -> Result<(Vec<&str>, Digest), RecordFault> {
    let lines: Vec<Line<'_>> = text.strip_suffix('\n').unwrap_or(text).split('\n').map(Line::new).collect();
    let mut sum = first();
    for (index, line) in lines.iter().enumerate() {
        let fits = line.follows(sum).then_some(line.sum).flatten();
        sum = fits.ok_or_else(|| RecordFault { line: index + 1, wrong: broken(&lines, index, sum) })?;
        if line.number() != Some(index + 1) {
            return Err(RecordFault { line: index + 1, wrong: Wrong::Number });
        }
    }
    Ok((lines.iter().map(|line| line.json).collect(), sum))
}

/// What has happened to the first line whose sum does not fit.
fn broken(lines: &[Line<'_>], index: usize, before: Digest) -> Wrong {
    let (here, place) = (lines[index], index + 1);
    if here.number() != Some(1) && lines.iter().all(|line| line.sum.is_none()) {
        return Wrong::NoRecord;
    }
    if here.sum.is_none() && here.number().is_none() && here.json.is_empty() {
        return Wrong::Added;
    }
    if lines.get(place).is_some_and(|next| next.follows(before)) {
        return match lines[..index].iter().position(|line| line.json == here.json) {
            Some(earlier) => Wrong::Repeated { of: earlier + 1 },
            None if here.number().is_some_and(|number| number > place) => moved(here, place),
            None => Wrong::Added,
        };
    }
    match here.number() {
        Some(number) if number > place => {
            let later = lines[place..].iter().any(|line| line.number() == Some(place));
            if later { moved(here, place) } else { Wrong::Missing }
        }
        Some(number) if number < place => {
            let earlier = number.checked_sub(1).and_then(|earlier| lines.get(earlier));
            let same = earlier.is_some_and(|earlier| earlier.json == here.json);
            let extra = lines.get(place).is_some_and(|next| next.number() == Some(place));
            match (same, extra) {
                (true, _) => Wrong::Repeated { of: number },
                (false, true) => Wrong::Added,
                (false, false) => Wrong::Changed,
            }
        }
        Some(_) | None => Wrong::Changed,
    }
}

fn moved(line: Line<'_>, place: usize) -> Wrong {
    Wrong::Moved { from: line.number().unwrap_or(place) }
}
