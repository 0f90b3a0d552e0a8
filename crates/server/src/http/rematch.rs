//! Playing again: a new table with the same players, everybody one seat on.

use super::body::AtTable;
use super::caller::Me;
use super::error::{Answer, Error};
use super::tables::{is_over, look, may_have_another};
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::Names;
use armonium_protocol::http::TableAnswer;
use armonium_rules::Seat;
use armonium_table::{Command, Entry, PlayerId, Refusal, Table, TableId, TableOptions};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(rematch))
}

/// What a rematch has to know of the table before.
enum Before {
    /// The rematch is there.
    Exists(TableId),
    /// There is none yet: what is wanted, and who sits where.
    Wanted(TableOptions, Vec<Entry>),
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
        // The seat of somebody who has deleted their identity stays free.
        let sitter = chair.sitter.filter(|_| chair.player().is_none_or(|player| names.contains_key(&player)));
        Some(Entry::Seated { seat: Seat((seat + 1) % players), sitter: sitter? })
    });
    // Nobody is new to the game any more, and the first seat is somebody else's.
    Ok(Before::Wanted(TableOptions { newcomer: false, ..table.options }, seated.collect()))
}

/// Goes on at a new table, or at the one where the others went on.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, description = "The new table", body = TableAnswer),
        (status = 200, description = "The table where somebody else went on", body = TableAnswer)))]
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

/// Where somebody else, who was faster, went on.
async fn theirs(app: &App, table: TableId) -> Answer<TableId> {
    app.registry.inspect(table, |table, _| table.rematch).await?.ok_or(Error::INSIDE)
}

/// Gives up a table that nobody needs: its host frees every seat and leaves.
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
