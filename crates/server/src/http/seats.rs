//! The seats of a table: bots on them, freeing them, handing them over.

use super::body::{AtSeat, AtTable, Body, Numbered};
use super::caller::Me;
use super::error::Answer;
use super::tables::{ask, may_have_another};
use crate::app::App;
use armonium_protocol::http::{Link, NewBot, TableAnswer, TakingOver, hand_over};
use armonium_table::Command;
use axum::Json;
use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(seat_bot, vacate))
        .routes(routes!(link, cancel_link))
        .routes(routes!(take_over))
}

/// The host seats a bot.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", tag = "seats", request_body = NewBot,
    params(("table" = String, Path), ("seat" = u8, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn seat_bot(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    AtSeat(seat): AtSeat,
    Numbered(number): Numbered,
    Body(asked): Body<NewBot>,
) -> Answer<Json<TableAnswer>> {
    ask(&app, table, me.id, number, Command::SeatBot { player: me.id, seat, level: asked.bot }).await
}

/// The host frees a seat before the game.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn vacate(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    AtSeat(seat): AtSeat,
    Numbered(number): Numbered,
) -> Answer<Json<TableAnswer>> {
    ask(&app, table, me.id, number, Command::Vacate { player: me.id, seat }).await
}

/// Makes the link that hands a seat over. The owner's works until it is used or cancelled, the host's only while a bot plays
/// for the owner; both end when the seat is taken or reclaimed.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/link", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The link's token", body = Link)))]
async fn link(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    AtSeat(seat): AtSeat,
) -> Answer<Json<Link>> {
    let link = app.registry.inspect(table, move |table, _| hand_over(table, me.id, seat)).await??;
    Ok(Json(Link { link }))
}

/// The owner cancels the links that hand the seat over.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/link", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn cancel_link(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    AtSeat(seat): AtSeat,
    Numbered(number): Numbered,
) -> Answer<Json<TableAnswer>> {
    ask(&app, table, me.id, number, Command::CancelLink { player: me.id, seat }).await
}

/// Takes a seat over by its link.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/take-over", tag = "seats", request_body = TakingOver,
    params(("table" = String, Path), ("seat" = u8, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn take_over(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    AtSeat(seat): AtSeat,
    Numbered(number): Numbered,
    Body(asked): Body<TakingOver>,
) -> Answer<Json<TableAnswer>> {
    may_have_another(&app, me.id).await?;
    ask(&app, table, me.id, number, Command::TakeOver { player: me.id, seat, link: asked.link }).await
}
