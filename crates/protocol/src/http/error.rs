//! Why a request is refused, in one shape for all of them.

use crate::problem::PackName;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// The error.
    pub error: ErrorInside,
}

/// The code of an error, with its data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorInside {
    /// The code, for programs.
    pub code: Cow<'static, str>,
    /// The clause of the rules or of the protocol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clause: Option<Cow<'static, str>>,
    /// A sentence in English, for developers.
    pub message: Cow<'static, str>,
    /// With the code `missing_pack`: the content pack that is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub pack: Option<PackName>,
}
