//! Rematches: a new table with the same players, each one seat further.

use super::body::AtTable;
use super::caller::Me;
use super::error::{Answer, Error};
use super::tables::{look, may_have_another};
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::Names;
use armonium_protocol::http::{RematchOf, TableAnswer};
use armonium_rules::Seat;
use armonium_table::{Command, PlayerId, Refusal, Table, TableId};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(rematch))
}

/// Goes on at a new table, or at the one where the others went on.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, description = "The new table", body = TableAnswer),
        (status = 200, description = "The rematch that another player created", body = TableAnswer)))]
async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
) -> Answer<(StatusCode, Json<TableAnswer>)> {
    let player = me.id;
    let of = move |table: &Table, names: &Names| {
        RematchOf::of(table, player, |player| !names.contains_key(&player))
    };
    let (status, rematch) = match app.registry.inspect(table, of).await?? {
        RematchOf::Exists(rematch) => (StatusCode::OK, rematch),
        RematchOf::Wanted(options, seated) => {
            may_have_another(&app, player).await?;
            app.limits.new_tables_per_player.take(player)?;
            let new = app.registry.create(player, options, Some(table), seated).await?;
            match app.registry.execute(table, Command::Rematch { player, table: new }, None).await {
                Ok(_) => (StatusCode::CREATED, new),
                Err(trouble) => {
                    give_up(&app, player, new, options.players).await;
                    match trouble {
                        TableError::Refused(Refusal::RematchExists) => {
                            (StatusCode::OK, theirs(&app, table).await?)
                        }
                        other => return Err(other.into()),
                    }
                }
            }
        }
    };
    Ok((status, Json(look(&app, rematch, Some(player), None).await?)))
}

/// The rematch that another player created first.
async fn theirs(app: &App, table: TableId) -> Answer<TableId> {
    app.registry.inspect(table, |table, _| table.rematch).await?.ok_or(Error::INSIDE)
}

/// Abandons a table that nobody needs: its host frees every seat and leaves.
async fn give_up(app: &App, host: PlayerId, table: TableId, players: u8) {
    let own = app.registry.inspect(table, move |table, _| table.seat_of(host)).await.ok().flatten();
    let others = (0..players).map(Seat).filter(|seat| Some(*seat) != own);
    let leave =
        others.map(|seat| Command::Vacate { player: host, seat }).chain([Command::Leave { player: host }]);
    for command in leave {
        if let Err(trouble) = app.registry.execute(table, command, None).await {
            tracing::warn!(%table, %trouble, "a table that nobody needs could not be given up");
            return;
        }
    }
}
