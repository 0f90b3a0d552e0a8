//! Rematches: a new table with the same players, each one seat further.

use super::body::AtTable;
use super::caller::Me;
use super::error::{Answer, Error};
use super::tables::{is_over, look, may_have_another};
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::Names;
use armonium_protocol::http::TableAnswer;
use armonium_rules::Seat;
use armonium_table::{Command, LogEntry, PlayerId, Refusal, Table, TableId, TableOptions};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(rematch))
}

/// What a rematch needs to know of the previous table.
enum Before {
    /// The rematch exists.
    Exists(TableId),
    /// There is none yet: its options and seats.
    Wanted(TableOptions, Vec<LogEntry>),
}

fn before(table: &Table, names: &Names, player: PlayerId) -> Result<Before, Refusal> {
    table.seat_of(player).ok_or(Refusal::NotSeated)?;
    if !is_over(table) {
        return Err(Refusal::NotOver);
    }
    if let Some(rematch) = table.rematch {
        return Ok(Before::Exists(rematch));
    }
    let players = table.options.players;
    let seated = (0..players).zip(&table.chairs).filter_map(|(seat, chair)| {
        // The seat of a deleted player stays free.
        let occupant =
            chair.occupant.filter(|_| chair.player().is_none_or(|player| names.contains_key(&player)));
        Some(LogEntry::Seated { seat: Seat((seat + 1) % players), occupant: occupant? })
    });
    // No player is new to the game any more, and another one has the first seat.
    Ok(Before::Wanted(TableOptions { newcomer: false, ..table.options }, seated.collect()))
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
    let (status, rematch) =
        match app.registry.inspect(table, move |table, names| before(table, names, player)).await?? {
            Before::Exists(rematch) => (StatusCode::OK, rematch),
            Before::Wanted(options, seated) => {
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
