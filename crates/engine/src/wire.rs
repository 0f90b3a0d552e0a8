//! How things of the rules are written in requests and replies where the rules leave it open.

use armonium_rules::Seed;
use serde::Deserialize;
use serde::de::{self, Deserializer, Visitor};
use std::fmt;

/// A seed in a request: 64 hexadecimal digits, or a whole number for laboratories.
pub(crate) struct WireSeed(pub(crate) Seed);

impl<'de> Deserialize<'de> for WireSeed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = WireSeed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "64 hexadecimal digits or a whole number from 0 to {}", u64::MAX)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<WireSeed, E> {
                Ok(WireSeed(Seed::from_number(number)))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<WireSeed, E> {
                Seed::from_hex(text)
                    .map(WireSeed)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Other("another string"), &self))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        for half in [byte >> 4, byte & 15] {
            text.extend(char::from_digit(u32::from(half), 16));
        }
    }
    text
}
