//! The fair deal: a secret the server is bound to before anybody has said a word, and a nonce from every player. What
//! follows from them: the seed of the game. How it is checked afterwards: verify.rs.

use crate::digest::Digest;
use crate::ids::TableId;
use crate::options::TableOptions;
use armonium_rules::{Seat, Seed};
use std::fmt::{self, Debug, Formatter};
use subtle::ConstantTimeEq;

/// What only the server knows until the game is over: 256 random bits. Links to the table follow from it as well.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Debug for Secret {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// The commitment, shown before the deal: it binds the server to the secret and reveals nothing about it.
    pub fn commitment(&self) -> Digest {
        Digest::of("armonium commitment 1", &[&self.0])
    }

    /// The seed of the game: neither the server nor any player could choose it alone. The options are part of it, so
    /// that a record with other options is a record of other cards.
    pub fn seed(&self, table: TableId, options: &TableOptions, nonces: &[(Seat, Digest)]) -> Seed {
        let table = table.to_string();
        // Options hold nothing that cannot be written as JSON.
        let options = serde_json::to_string(options).unwrap_or_default();
        let seats: Vec<[u8; 1]> = nonces.iter().map(|(seat, _)| [seat.0]).collect();
        let mut parts: Vec<&[u8]> = vec![&self.0, table.as_bytes(), options.as_bytes()];
        for (seat, (_, nonce)) in seats.iter().zip(nonces) {
            parts.push(seat);
            parts.push(&nonce.0);
        }
        Seed(Digest::of("armonium seed 2", &parts).0)
    }

    /// What a bot's own chance at a seat follows from.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let digest = Digest::of("armonium bot 1", &[&self.0, &[seat.0]]);
        digest.0.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }

    /// The token of the invitation to the table.
    pub fn invitation(&self) -> String {
        token(Digest::of("armonium invitation 1", &[&self.0]))
    }

    /// The token with which the owner of a seat hands it over, after so many that have ended.
    pub fn owner_link(&self, seat: Seat, ended: u32) -> String {
        token(Digest::of("armonium hand-over 1", &[&self.0, &[seat.0], &ended.to_le_bytes()]))
    }

    /// The token with which the host gives away a seat that a bot plays for its owner, after so many that have ended.
    pub fn host_link(&self, seat: Seat, ended: u32) -> String {
        token(Digest::of("armonium host hand-over 1", &[&self.0, &[seat.0], &ended.to_le_bytes()]))
    }

    /// The token with which anyone can watch the replay, after so many that have ended.
    pub fn replay_link(&self, ended: u32) -> String {
        token(Digest::of("armonium replay 1", &[&self.0, &ended.to_le_bytes()]))
    }
}

/// Half a digest, 128 bits, is long enough for a link and short enough to type.
fn token(digest: Digest) -> String {
    digest.to_string().split_at(32).0.to_owned()
}

/// Compares tokens in constant time.
pub fn same_token(given: &str, right: &str) -> bool {
    given.as_bytes().ct_eq(right.as_bytes()).into()
}
