//! The seats of a table: bots on them, freeing them, handing them over.

use super::body::{AtSeat, AtTable, Body, Numbered, OfPlayer};
use super::caller::Me;
use super::error::Answer;
use super::tables::{ask, may_have_another};
use crate::app::App;
use armonium_protocol::http::{Link, NewBot, SeatGift, SeatRequest, TableAnswer, TakingOver, hand_over};
use armonium_table::{Command, Presence, Refusal};
use axum::Json;
use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(seat_bot, vacate))
        .routes(routes!(link, cancel_link))
        .routes(routes!(take_over))
        .routes(routes!(request_seat))
        .routes(routes!(end_seat_request))
        .routes(routes!(give_seat))
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

/// Asks for the seat of a bot, before or during the game.
#[utoipa::path(post, path = "/api/tables/{table}/requests", tag = "seats", request_body = SeatRequest,
    params(("table" = String, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn request_seat(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Numbered(number): Numbered,
    Body(asked): Body<SeatRequest>,
) -> Answer<Json<TableAnswer>> {
    may_have_another(&app, me.id).await?;
    let command = Command::RequestSeat { player: me.id, invitation: asked.invitation };
    ask(&app, table, me.id, number, command).await
}

/// Withdraws a request for a seat, or, as the host, declines it.
#[utoipa::path(delete, path = "/api/tables/{table}/requests/{player}", tag = "seats",
    params(("table" = String, Path), ("player" = String, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn end_seat_request(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    OfPlayer(of): OfPlayer,
    Numbered(number): Numbered,
) -> Answer<Json<TableAnswer>> {
    let command = Command::EndSeatRequest { player: me.id, of, presence: Presence::EVERYONE };
    ask(&app, table, me.id, number, command).await
}

/// The host gives a bot's seat to a player who asked for one.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/give", tag = "seats", request_body = SeatGift,
    params(("table" = String, Path), ("seat" = u8, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn give_seat(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    AtSeat(seat): AtSeat,
    Numbered(number): Numbered,
    Body(SeatGift { to }): Body<SeatGift>,
) -> Answer<Json<TableAnswer>> {
    // Who has deleted the identity meanwhile can't play.
    if app.registry.store().players(&[to]).await?.is_empty() {
        return Err(Refusal::NoRequest.into());
    }
    let command = Command::GiveSeat { player: me.id, seat, to, presence: Presence::EVERYONE };
    ask(&app, table, me.id, number, command).await
}
