//! A player's private notebook at a table.

use super::MAX_NOTE_BODY;
use super::body::{AtTable, Body};
use super::caller::Me;
use super::error::{Answer, Error};
use crate::app::App;
use crate::table_error::TableError;
use armonium_table::{Digest, PlayerId, TableId};
use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest note, in bytes.
const MAX_NOTE: usize = 20_000;
const CHANGED: Error = Error::fixed(
    StatusCode::CONFLICT,
    "note_changed",
    "The note has changed since you read it; read it again and merge the two.",
);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, write)).layer(DefaultBodyLimit::max(MAX_NOTE_BODY))
}

/// What a player has noted: at most 20,000 bytes.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Note {
    text: String,
    /// Names the stored text. A write gives the version it replaces, so that a client that has not read the latest text
    /// cannot overwrite it.
    version: String,
}

impl Note {
    fn new(text: String) -> Self {
        let version = version(&text);
        Self { text, version }
    }
}

fn version(text: &str) -> String {
    Digest::of("armonium note 1", &[text.as_bytes()]).to_string()
}

async fn require_member(app: &App, table: TableId, player: PlayerId) -> Answer<()> {
    let member = app.registry.inspect(table, move |table, _| table.is_member(Some(player))).await?;
    if member { Ok(()) } else { Err(TableError::Refused(armonium_table::Refusal::NotSeated).into()) }
}

/// Reads the caller's notebook.
#[utoipa::path(get, path = "/api/tables/{table}/note", tag = "tables", params(("table" = String, Path)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The note; empty if there is none", body = Note)))]
async fn read(State(app): State<App>, Me(me): Me, AtTable(table): AtTable) -> Answer<Json<Note>> {
    require_member(&app, table, me.id).await?;
    Ok(Json(Note::new(app.registry.store().note(table, me.id).await?.unwrap_or_default())))
}

/// Replaces what is in the caller's notebook, if it is still the version that the caller has read.
#[utoipa::path(put, path = "/api/tables/{table}/note", tag = "tables", params(("table" = String, Path)),
    request_body = Note, security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "Noted, with the new version", body = Note)))]
async fn write(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Body(note): Body<Note>,
) -> Answer<Json<Note>> {
    if note.text.len() > MAX_NOTE {
        return Err(Error::senseless("too_long", "A note has at most 20,000 bytes."));
    }
    require_member(&app, table, me.id).await?;
    let store = app.registry.store();
    let stored = store.note(table, me.id).await?.unwrap_or_default();
    // A write that is repeated after its response was lost has already succeeded.
    let written = stored == note.text
        || (version(&stored) == note.version && store.set_note(table, me.id, &stored, &note.text).await?);
    if written { Ok(Json(Note::new(note.text))) } else { Err(CHANGED) }
}
