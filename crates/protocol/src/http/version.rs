//! What runs on a server.

use crate::card::PackCard;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What runs on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Version {
    /// The version of the program.
    pub version: Cow<'static, str>,
    /// The version of the protocol of tables.
    pub protocol: u32,
    /// The version of the rules.
    pub rules: u32,
    /// What new games are played with.
    pub pack: PackCard,
}
