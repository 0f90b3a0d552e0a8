//! Seeks: posting one, cancelling it, and what became of it. Which of them agree: seeks.rs in the crate.

use super::body::Body;
use super::caller::Me;
use super::error::{Answer, Error};
use super::tables::may_have_another;
use crate::app::App;
use crate::random;
use crate::seeks::{PRESENT, lifetime, on_wire, settle, stored};
use armonium_protocol::http::{
    MySeek, MySeeks, SeekKind, SeekLine, SeekList, SeekOptions, SeekState, SeekerPresence,
};
use armonium_store::{NewSeek, Seek};
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use std::collections::HashMap;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many seeks the public list names.
const MOST: u32 = 100;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(mine))
        .routes(routes!(put, cancel))
        .routes(routes!(here))
}

/// The kind in the path.
fn kind(path: Result<Path<SeekKind>, PathRejection>) -> Answer<SeekKind> {
    path.map(|Path(kind)| kind).map_err(|_| Error::NOT_FOUND)
}

/// A seek as its player sees it.
pub(super) fn own(seek: Seek, now: i64) -> Option<MySeek> {
    let options = serde_json::from_str(&seek.body).ok()?;
    let state = match seek.table {
        Some(_) => SeekState::Found,
        None if seek.expires <= now => SeekState::Expired,
        None => SeekState::Waiting,
    };
    let Seek { kind, table, posted, expires, .. } = seek;
    Some(MySeek { kind: on_wire(kind), options, state, table, posted, expires })
}

async fn seeks_of(app: &App, player: PlayerId) -> Answer<Json<MySeeks>> {
    let now = app.registry.now();
    let seeks = app.registry.store().seeks_of(player).await?;
    Ok(Json(MySeeks { seeks: seeks.into_iter().filter_map(|seek| own(seek, now)).collect() }))
}

/// The seeks that wait, the oldest first. Live ones are listed while their players are there.
#[utoipa::path(get, path = "/api/seeks", tag = "seeks",
    responses((status = 200, description = "The seeks", body = SeekList)))]
async fn list(State(app): State<App>) -> Answer<Json<SeekList>> {
    let (store, now) = (app.registry.store(), app.registry.now());
    let waiting = store.waiting_seeks(now, now - PRESENT, MOST).await?;
    let mut players: Vec<PlayerId> = waiting.iter().map(|seek| seek.player).collect();
    players.sort_unstable();
    players.dedup();
    let known = store.players(&players).await?;
    let names: HashMap<_, _> = known.into_iter().map(|player| (player.id, player.name)).collect();
    let line = |seek: Seek| {
        let name = names.get(&seek.player)?.clone();
        let options = serde_json::from_str(&seek.body).ok()?;
        let Seek { player, kind, posted, .. } = seek;
        Some(SeekLine { player, name, kind: on_wire(kind), options, posted })
    };
    Ok(Json(SeekList { seeks: waiting.into_iter().filter_map(line).collect() }))
}

/// The caller's seeks, and the tables they have led to.
#[utoipa::path(get, path = "/api/me/seeks", tag = "seeks", security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The seeks", body = MySeeks)))]
async fn mine(State(app): State<App>, Me(me): Me) -> Answer<Json<MySeeks>> {
    seeks_of(&app, me.id).await
}

/// Posts a seek, which replaces the caller's seek of this kind. If enough others agree, it leads to a table at once.
#[utoipa::path(put, path = "/api/me/seeks/{kind}", tag = "seeks", request_body = SeekOptions,
    params(("kind" = SeekKind, Path)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller's seeks", body = MySeeks)))]
async fn put(
    State(app): State<App>,
    Me(me): Me,
    path: Result<Path<SeekKind>, PathRejection>,
    Body(asked): Body<SeekOptions>,
) -> Answer<Json<MySeeks>> {
    let kind = kind(path)?;
    let options = asked.checked(kind)?;
    may_have_another(&app, me.id).await?;
    app.limits.new_tables_per_player.take(me.id)?;
    let (at, kind) = (app.registry.now(), stored(kind));
    let body = serde_json::to_string(&options).map_err(|_| Error::INSIDE)?;
    let id = i64::from_le_bytes(random::bytes()?);
    let seek = NewSeek { player: me.id, kind, id, at, expires: at + lifetime(kind), body };
    app.registry.store().put_seek(seek).await?;
    settle(&app.registry).await?;
    seeks_of(&app, me.id).await
}

/// Cancels a seek, or removes one that has expired or led to a table. The table and the seat stay.
#[utoipa::path(delete, path = "/api/me/seeks/{kind}", tag = "seeks", params(("kind" = SeekKind, Path)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller's seeks", body = MySeeks)))]
async fn cancel(
    State(app): State<App>,
    Me(me): Me,
    path: Result<Path<SeekKind>, PathRejection>,
) -> Answer<Json<MySeeks>> {
    app.registry.store().remove_seek(me.id, stored(kind(path)?)).await?;
    seeks_of(&app, me.id).await
}

/// The caller is there, or leaves. A live seek waits while the last sign of life is at most 90 seconds old.
#[utoipa::path(post, path = "/api/me/seeks/here", tag = "seeks", request_body = SeekerPresence,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller's seeks", body = MySeeks)))]
async fn here(
    State(app): State<App>,
    Me(me): Me,
    Body(asked): Body<SeekerPresence>,
) -> Answer<Json<MySeeks>> {
    let at = if asked.here { app.registry.now() } else { 0 };
    app.registry.store().see_seeker(me.id, at).await?;
    seeks_of(&app, me.id).await
}
