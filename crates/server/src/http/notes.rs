//! A player's private notebook at a table.

use super::MAX_NOTE_BODY;
use super::body::{AtTable, Body};
use super::caller::Me;
use super::error::Answer;
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::http::{Fault, Note};
use armonium_table::{PlayerId, TableId};
use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, write)).layer(DefaultBodyLimit::max(MAX_NOTE_BODY))
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
    note.check()?;
    require_member(&app, table, me.id).await?;
    let store = app.registry.store();
    let stored = store.note(table, me.id).await?.unwrap_or_default();
    // A write that is repeated after its response was lost has already succeeded.
    let written = stored == note.text
        || (note.replaces(&stored) && store.set_note(table, me.id, &stored, &note.text).await?);
    if written { Ok(Json(Note::new(note.text))) } else { Err(Fault::NOTE_CHANGED.into()) }
}
