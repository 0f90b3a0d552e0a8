//! Players: people and programs that keep their identity from table to table. How they prove it: the server.

use armonium_table::PlayerId;
use std::fmt::{self, Debug, Formatter};

/// The hash of a token or a recovery code; the store never sees what it was made of.
pub type Hash = [u8; 32];

/// A player's strength, as a bell curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The middle.
    pub mu: f64,
    /// The width.
    pub sigma: f64,
}

/// Where a program wants to be told.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// What calls are signed with.
    pub secret: String,
}

impl Debug for Webhook {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Webhook").field("url", &self.url).finish_non_exhaustive()
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Who.
    pub id: PlayerId,
    /// What the others call the player.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
    /// Whose program it is.
    pub owner: Option<PlayerId>,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// The hash of the passphrase, in the notation of argon2.
    pub passphrase: Option<String>,
    /// The hash of the recovery code, once there is one.
    pub recovery: Option<Hash>,
    /// Where the player wants to be told.
    pub webhook: Option<Webhook>,
    /// The rating, once there was a rated game.
    pub rating: Option<Rating>,
    /// The number of rated games.
    pub rated_games: u32,
}
