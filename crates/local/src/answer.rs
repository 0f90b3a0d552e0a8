//! Replies to requests, and why one stops.

use crate::message::Reply;
use armonium_protocol::http::{Denied, Fault};
use armonium_table::{NoAccess, Refusal, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a request isn't carried out.
pub(crate) enum Stop {
    /// A stored table has to be restored first. Nothing has changed.
    Needs(TableId),
    /// Only the whole engine can carry it out. Nothing has changed.
    #[cfg(not(feature = "study"))]
    NeedsStudy,
    /// It is refused.
    Denied(Denied),
}

/// What a handler gives.
pub(crate) type Answer<T> = Result<T, Stop>;

impl<E: Into<Denied>> From<E> for Stop {
    fn from(why: E) -> Self {
        Self::Denied(why.into())
    }
}

/// Reads a value of JSON. By way of its text, because a second way to read the same types makes the module for the page a
/// tenth larger.
pub(crate) fn parse<T: DeserializeOwned>(value: &Value) -> serde_json::Result<T> {
    serde_json::from_str(&value.to_string())
}

/// A reply with a body of JSON.
pub(crate) fn json(status: u16, body: &impl Serialize) -> Reply {
    let body = serde_json::to_string(body).unwrap_or_default();
    Reply { status, content_type: "application/json".to_owned(), body, stream: None }
}

/// A reply with this text.
#[cfg(feature = "study")]
pub(crate) fn text(kind: &str, body: String) -> Reply {
    Reply { status: 200, content_type: kind.to_owned(), body, stream: None }
}

/// A reply without a body.
pub(crate) fn empty() -> Reply {
    Reply { status: 204, content_type: String::new(), body: String::new(), stream: None }
}

/// A refusal.
pub(crate) fn denied(denied: Denied) -> Reply {
    let fault = match denied {
        Denied::Fault(fault) => fault,
        // Clients put the code into words; this sentence is for developers.
        Denied::Refused(why) => Fault::refused(why, format!("The table refuses this: {}.", why.code())),
    };
    json(fault.status, &fault.body())
}

pub(crate) fn no_access(why: NoAccess) -> Stop {
    Fault::no_access(why).into()
}

/// Something that can't happen has happened: a table doesn't accept what it decided.
pub(crate) fn inside() -> Denied {
    Fault::fixed(500, "inside", "Something went wrong in the engine.").into()
}

pub(crate) fn refused(why: Refusal) -> Stop {
    Stop::Denied(why.into())
}
