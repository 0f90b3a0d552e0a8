//! What is asked about a game that is over, and by whom it may be.

use crate::judge::Setting;
use crate::recording::{Eyes, Recording};
use armonium_protocol::ServerMessage;
use armonium_rules::{Seat, Viewer};
use armonium_table::Refusal;
use serde::{Deserialize, Deserializer, Serialize};

/// Through whose eyes: a seat's number, `spectator`, or `all` for everything laid open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct As(pub Eyes);

impl<'de> Deserialize<'de> for As {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let eyes = match text.as_str() {
            "all" => Some(Eyes::Open),
            "spectator" => Some(Eyes::Reader(Viewer::Spectator)),
            seat => seat.parse().ok().map(|seat| Eyes::Reader(Viewer::Seat(Seat(seat)))),
        };
        let wanted = "a game is seen as a seat's number, as spectator or as all";
        eyes.map(Self).ok_or_else(|| serde::de::Error::custom(wanted))
    }
}

impl Default for As {
    fn default() -> Self {
        Self(Eyes::Reader(Viewer::Spectator))
    }
}

impl As {
    /// These eyes, if they are a viewer's at a table.
    pub fn at(self, recording: &Recording) -> Result<Eyes, Refusal> {
        match self.0 {
            Eyes::Reader(Viewer::Seat(seat)) if !recording.seats().any(|other| other == seat) => {
                Err(Refusal::NoSuchSeat)
            }
            eyes => Ok(eyes),
        }
    }
}

/// What opens a private game that is over.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct ReplayKey {
    /// The token of the invitation; needed for private tables one does not belong to.
    pub invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    pub link: Option<String>,
}

/// What is asked of a replay.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct ReplayAsked {
    /// Through whose eyes: a seat's number, `spectator`, or `all` for everything laid open.
    #[serde(default, rename = "as")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    pub eyes: As,
    /// The token of the invitation; needed for private tables one does not belong to.
    pub invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    pub link: Option<String>,
}

/// A game that is over, as a reader saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// A `welcome` at the deal, and an `update` for each record since.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub frames: Vec<ServerMessage>,
}

/// What is asked of an analysis.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct AnalysisAsked {
    /// How hard the bot thinks.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", param(inline))]
    pub setting: Setting,
    /// Only the decisions of this seat.
    pub seat: Option<u8>,
    /// Only the decision at this moment.
    pub at: Option<u32>,
    /// The token of the invitation; needed for private tables one does not belong to.
    pub invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    pub link: Option<String>,
}
