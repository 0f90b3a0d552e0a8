//! The caller's own identity, and guests on the caller's device.

use super::fault::Fault;
use crate::names;
use armonium_table::PlayerId;
use serde::{Deserialize, Serialize};

/// Who the caller is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyCard {
    /// The player.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// Is it a program?
    pub program: bool,
    /// Whose program it is.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub owner: Option<PlayerId>,
    /// Can the player sign in with a passphrase?
    pub passphrase: bool,
    /// Is there a recovery code?
    pub recovery_code: bool,
    /// Where alerts go.
    pub webhook: Option<String>,
    /// The player's strength.
    pub rating: Option<RatingCard>,
    /// How many rated games the player has finished.
    pub rated_games: u32,
}

impl MyCard {
    /// A player of whom there is nothing but a name.
    pub const fn named(id: PlayerId, name: String) -> Self {
        Self {
            id,
            name,
            program: false,
            owner: None,
            passphrase: false,
            recovery_code: false,
            webhook: None,
            rating: None,
            rated_games: 0,
        }
    }
}

/// A strength, as a normal distribution.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Rating"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = Rating))]
pub struct RatingCard {
    /// The middle.
    pub mu: f64,
    /// The width.
    pub sigma: f64,
}

/// An identity to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewIdentity {
    /// The name that others see: 1 to 40 visible characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: String,
    /// Whether to create a recovery code at once. `POST /api/me/recovery` creates one later.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<bool>))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub recovery: bool,
}

const fn yes() -> bool {
    true
}

/// A new identity. The code is sent only this once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewMe {
    /// Who the caller is now.
    #[serde(flatten)]
    pub player: MyCard,
    /// Restores the identity on another device. Write it down. Null if none was requested.
    pub recovery: Option<String>,
}

/// What to change of an identity.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeChanges {
    /// Another name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// A passphrase to sign in with, 8 to 200 characters; null removes it.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<String>"))]
    pub passphrase: Option<Option<String>>,
    /// With a passphrase, also to remove it: the one before, or the recovery code. Needed if there is either.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub proof: Option<String>,
}

/// Distinguishes null from a missing field.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// A guest to make an identity for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name that others see: 1 to 40 visible characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: String,
}

/// A new guest. The token is sent only this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Guest {
    /// The guest.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    /// The guest's name.
    pub name: String,
    /// For the header `Authorization: Bearer TOKEN`, and for the subprotocol `bearer.TOKEN` of WebSockets.
    pub token: String,
}

/// The normalized name.
pub fn checked_name(text: &str) -> Result<String, Fault> {
    names::name(text).ok_or(Fault::fixed(422, "bad_name", "Names must be 1–40 visible characters."))
}
