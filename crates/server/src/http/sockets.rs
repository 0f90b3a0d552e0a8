//! The way to a table's WebSocket: who may open one, and how many. Its messages: the protocol crate.

use super::body::{Asked, AtTable};
use super::caller::{Address, Opening};
use super::error::{Answer, Error};
use super::tables::Invited;
use crate::app::App;
use crate::headers::{Site, foreign, site};
use crate::limits::{MessageLimit, limited};
use crate::socket::{Caller, serve};
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Buffer sizes of a connection, in bytes: there are many, they are mostly idle, and messages are short.
const READ: usize = 512;
const WRITE: usize = 4 << 10;

/// The subprotocol that is confirmed to browsers. A token beside it is never repeated.
const SUBPROTOCOL: &str = "armonium";

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open))
}

/// Opens a table's WebSocket; its protocol is in docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "tables",
    params(("table" = String, Path), Invited, ("Sec-WebSocket-Protocol" = Option<String>, Header,
        description = "`armonium`, or `armonium, bearer.TOKEN` for clients with a token that cannot send `Authorization`")),
    security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 101, description = "From here on the protocol of tables is spoken")))]
async fn open(
    State(app): State<App>,
    Address(address): Address,
    Opening { session, by_cookie }: Opening,
    AtTable(table): AtTable,
    Asked(Invited { invitation }): Asked<Invited>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|_| {
        Error::fixed(StatusCode::UPGRADE_REQUIRED, "no_websocket", "This is the address of a WebSocket.")
    })?;
    match site(&headers, &app) {
        Site::Own => {}
        Site::Unknown if !by_cookie => {}
        Site::Unknown | Site::Foreign => return Err(foreign(&headers, &app)),
    }
    let (player, token) = session.map(|session| (session.player.id, session.token)).unzip();
    let Some(connection) = app.limits.connect(address, player) else {
        limited("connections").increment(1);
        return Err(Error::too_many(
            "too_many_connections",
            "There are too many connections; close one first.",
        ));
    };
    let numbers = app.limits.numbers;
    let messages = MessageLimit::new(numbers.messages_per_second, numbers.messages_at_once);
    let registry = app.registry.clone();
    let open = app.sockets.token();
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_message_size(numbers.message_bytes)
        .max_frame_size(numbers.message_bytes);
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(socket, registry, table, Caller { player, token, invitation, messages }).await;
        drop((connection, open));
    }))
}
