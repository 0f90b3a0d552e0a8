//! A running sum over a game file: four hexadecimal digits for the beginning, for each move and for the end. The first
//! that does not fit says what was altered. It guards against damage, not against forgery.

use super::{FileFault, GameFile, Place};
use serde::Serialize;
use std::io::{self, Write};

/// FNV-1a, 64 bits, over the compact JSON of the parts one after the other.
struct Sum(u64);

impl Write for Sum {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sum {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, part: &impl Serialize) -> u16 {
        // Writing to a sum cannot fail.
        let _ = serde_json::to_writer(&mut *self, part);
        (self.0 ^ self.0 >> 16 ^ self.0 >> 32 ^ self.0 >> 48) as u16
    }
}

/// Every sum in order: the beginning, each move, the end.
fn each(file: &GameFile) -> impl Iterator<Item = u16> + '_ {
    let mut sum = Sum::new();
    let first = sum.add(&(&file.format, file.version, file.rules, &file.pack, &file.start, &file.names));
    let moves = file.moves.iter().map(Some).chain([None]);
    let rest = moves.map(move |one| match one {
        Some(one) => sum.add(one),
        None => sum.add(&file.outcome),
    });
    std::iter::once(first).chain(rest)
}

/// The text of the sums.
pub(super) fn of(file: &GameFile) -> String {
    let mut text = String::with_capacity(4 * (file.moves.len() + 2));
    for sum in each(file) {
        text.push_str(&format!("{sum:04x}"));
    }
    text
}

/// Finds the first part that does not fit its sum.
pub(super) fn verify(file: &GameFile, check: &str) -> Result<(), FileFault> {
    let mut given = check.as_bytes().chunks(4);
    for (number, sum) in each(file).enumerate() {
        if given.next().and_then(digits) != Some(sum) {
            return Err(altered(file, number));
        }
    }
    match given.next() {
        None => Ok(()),
        Some(_) => Err(FileFault::new(
            Place::Field("check"),
            "There are more sums than moves: moves at the end of the file are missing.",
        )),
    }
}

fn digits(group: &[u8]) -> Option<u16> {
    let four = <&[u8; 4]>::try_from(group).ok()?;
    four.iter().try_fold(0, |sum, &digit| match digit {
        b'0'..=b'9' => Some(sum << 4 | u16::from(digit - b'0')),
        b'a'..=b'f' => Some(sum << 4 | u16::from(digit - b'a' + 10)),
        _ => None,
    })
}

fn altered(file: &GameFile, number: usize) -> FileFault {
    let moved = number.checked_sub(1).and_then(|index| file.moves.get(index));
    match moved {
        Some(moved) => FileFault::new(
            Place::Move { number, seat: moved.seat },
            "This move or its sum is not as it was recorded, or a move before it is missing.",
        ),
        None if number == 0 => FileFault::new(
            Place::Field("start"),
            "The beginning of the file, from the format to the names, is not as it was recorded.",
        ),
        None => FileFault::new(Place::Field("outcome"), "The outcome or its sum is not as it was recorded."),
    }
}
