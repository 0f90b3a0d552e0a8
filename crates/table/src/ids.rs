//! The names of tables and players: 63 random bits, written as 13 letters and digits that nobody misreads.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

/// Crockford's digits in base 32: no i, l, o or u.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 13;

/// The text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl Display for BadId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LENGTH} digits and letters, without i, l, o and u")
    }
}

impl std::error::Error for BadId {}

fn write(id: i64, f: &mut Formatter<'_>) -> fmt::Result {
    let digits: [u8; LENGTH] =
        std::array::from_fn(|place| DIGITS[(id >> (5 * (LENGTH - 1 - place)) & 31) as usize]);
    digits.iter().try_for_each(|&digit| f.write_fmt(format_args!("{}", char::from(digit))))
}

fn read(text: &str) -> Result<i64, BadId> {
    if text.len() != LENGTH {
        return Err(BadId);
    }
    text.bytes().try_fold(0i64, |id, byte| {
        let digit = DIGITS.iter().position(|&digit| digit == byte).ok_or(BadId)? as i64;
        if id >> 58 == 0 { Ok(id << 5 | digit) } else { Err(BadId) }
    })
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(i64);

        impl $name {
            /// From random bits, of which the highest is dropped.
            pub const fn from_bits(bits: u64) -> Self {
                Self((bits & i64::MAX as u64) as i64)
            }

            /// The number that stands for it in a database.
            pub const fn number(self) -> i64 {
                self.0
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                read(text).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

ids! {
    /// A table.
    TableId,
    /// A player: a person or a program that keeps its identity from table to table.
    PlayerId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        for bits in [0, 1, 31, 32, 0x0123_4567_89ab_cdef, i64::MAX as u64, u64::MAX] {
            let id = TableId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), LENGTH);
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in
            ["", "0", "00000000000000", "000000000000i", "000000000000é", "zzzzzzzzzzzzz", "000000000000A"]
        {
            assert_eq!(text.parse::<PlayerId>(), Err(BadId), "{text}");
        }
    }
}
