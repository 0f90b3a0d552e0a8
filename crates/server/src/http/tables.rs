//! Tables: setting one up, finding one, joining, leaving, starting.

use super::body::{Asked, AtTable, Body, Numbered};
use super::caller::{Me, Someone};
use super::error::{Answer, Error};
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::http::{Joining, NewTable, NextCard, Starting, TableAnswer, TableLine, TableList};
use armonium_protocol::http::{PageAsked, TablesAsked};
use armonium_protocol::{Names, TableCard};
use armonium_rules::Seat;
use armonium_store::{Listed, Status};
use armonium_table::{Command, CommandId, NoAccess, PlayerId, Stage, Table, TableId, Via};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many pages of the list of open tables are searched for one that has a line.
const MAX_PAGES: u32 = 10;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(mine))
        .routes(routes!(show))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
}

/// The table as a caller may know it.
pub(super) async fn look(
    app: &App,
    table: TableId,
    player: Option<PlayerId>,
    invitation: Option<String>,
) -> Answer<TableAnswer> {
    let seen = app.registry.inspect(table, move |table, names| {
        table.may_know(table.visitor(player, invitation.as_deref()))?;
        Ok(TableAnswer::of(table, names, player))
    });
    seen.await?.map_err(|why: NoAccess| TableError::NoAccess(why).into())
}

/// Carries out a player's command and shows the table.
pub(super) async fn ask(
    app: &App,
    table: TableId,
    me: PlayerId,
    number: Option<u64>,
    command: Command,
) -> Answer<Json<TableAnswer>> {
    let id = number.map(|id| CommandId::new(me, id, Via::Http, &command));
    app.registry.execute(table, command, id).await?;
    // A player who has just left a private table may not read it any more, but gets the result.
    let seen = app.registry.inspect(table, move |table, names| TableAnswer::of(table, names, Some(me)));
    Ok(Json(seen.await?))
}

/// Refuses a player with too many tables that are not over.
pub(super) async fn may_have_another(app: &App, player: PlayerId) -> Answer<()> {
    if app.registry.store().count_live_tables_of(player).await? >= app.limits.numbers.tables_per_player {
        return Err(Error::too_many(
            "too_many_tables",
            "You have as many tables as you may have at a time; finish or leave one first.",
        ));
    }
    Ok(())
}

/// Sets up a table. Its host is the caller. Sent again with the same key, it is the same table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    params(("Idempotency-Key" = Option<u64>, Header)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, description = "The new table", body = TableAnswer)))]
async fn create(
    State(app): State<App>,
    Me(me): Me,
    Numbered(number): Numbered,
    Body(asked): Body<NewTable>,
) -> Answer<(StatusCode, Json<TableAnswer>)> {
    let entries = asked.entries(me.id)?;
    let id = number.map(|id| CommandId::new(me.id, id, Via::Http, &(asked.options, &entries)));
    let made = match id {
        Some(id) => app.registry.created_by(id).await?,
        None => None,
    };
    let table = match made {
        Some(table) => table,
        None => {
            may_have_another(&app, me.id).await?;
            app.limits.new_tables_per_player.take(me.id)?;
            app.registry.create_once(me.id, asked.options, entries, id).await?
        }
    };
    Ok((StatusCode::CREATED, Json(look(&app, table, Some(me.id), None).await?)))
}

/// The lines of a list, with the players' names.
pub(super) async fn lines(app: &App, listed: Vec<Listed>) -> Answer<Vec<TableLine>> {
    // A card that cannot be read belongs to another version of the server: the table is left out.
    let line = |listed: Listed| {
        let card: TableCard = serde_json::from_str(&listed.summary.card).ok()?;
        let (id, created, changed) = (listed.table, listed.created, listed.changed);
        Some(TableLine { id, created, changed, card, next: None, my_turn: None })
    };
    let mut lines: Vec<TableLine> = listed.into_iter().filter_map(line).collect();
    let chairs = lines.iter().flat_map(|line| &line.card.chairs);
    let mut players: Vec<PlayerId> = chairs.filter_map(|chair| chair.player).collect();
    players.sort_unstable();
    players.dedup();
    let known = app.registry.store().players(&players).await?;
    let names: Names = known.into_iter().map(|player| (player.id, player.name)).collect();
    for chair in lines.iter_mut().flat_map(|line| &mut line.card.chairs) {
        chair.name = chair.player.and_then(|player| names.get(&player).cloned());
    }
    Ok(lines)
}

/// Public tables that wait for players, the newest first. With a filter a page may have fewer lines than asked for, or none,
/// although another one follows.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(TablesAsked),
    responses((status = 200, description = "A page of tables", body = TableList)))]
async fn list(State(app): State<App>, Asked(asked): Asked<TablesAsked>) -> Answer<Json<TableList>> {
    let page = asked.page();
    let (mut tables, mut next, mut before) = (Vec::new(), None, page.before()?);
    for _ in 0..MAX_PAGES {
        let listed = app.registry.store().open_tables(page.limit(), before).await?;
        before = listed.last().map(|last| (last.created, last.table));
        next = page.next(listed.len(), before);
        let found = lines(&app, listed).await?;
        tables.extend(found.into_iter().filter(|line| asked.fits(&line.card.options)));
        if next.is_none() || !tables.is_empty() {
            break;
        }
    }
    Ok(Json(TableList { tables, next }))
}

/// The lines of the caller's own list: games that are on say who is asked.
pub(super) async fn own_lines(app: &App, me: PlayerId, listed: Vec<Listed>) -> Answer<Vec<TableLine>> {
    let running: Vec<TableId> = listed
        .iter()
        .filter(|listed| listed.summary.status == Status::Running)
        .map(|listed| listed.table)
        .collect();
    let mut tables = lines(app, listed).await?;
    for table in running {
        let now = app
            .registry
            .inspect(table, |table, names| (NextCard::of(table), TableCard::of(table, names)))
            .await;
        // A table that cannot be opened is listed all the same.
        let (Ok((next, card)), Some(line)) = (now, tables.iter_mut().find(|line| line.id == table)) else {
            continue;
        };
        line.my_turn = Some(next.as_ref().is_some_and(|next| next.player == Some(me)));
        line.next = next;
        line.card = card;
    }
    Ok(tables)
}

/// The caller's tables, the last changed first.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", params(PageAsked),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "A page of tables", body = TableList)))]
async fn mine(State(app): State<App>, Me(me): Me, Asked(page): Asked<PageAsked>) -> Answer<Json<TableList>> {
    let listed = app.registry.store().tables_of(me.id, page.limit(), page.before()?).await?;
    let next = page.next(listed.len(), listed.last().map(|last| (last.changed, last.table)));
    Ok(Json(TableList { tables: own_lines(&app, me.id, listed).await?, next }))
}

/// An invitation in the address.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Invited {
    /// The token of the invitation; needed for private tables one does not belong to.
    pub(super) invitation: Option<String>,
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path), Invited),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn show(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(Invited { invitation }): Asked<Invited>,
) -> Answer<Json<TableAnswer>> {
    look(&app, table, caller.id(), invitation).await.map(Json)
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "tables", request_body = Joining,
    params(("table" = String, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn join(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Numbered(number): Numbered,
    Body(asked): Body<Joining>,
) -> Answer<Json<TableAnswer>> {
    may_have_another(&app, me.id).await?;
    let Joining { seat, invitation, nonce } = asked;
    let command = Command::Sit { player: me.id, seat: seat.map(Seat), invitation, nonce };
    ask(&app, table, me.id, number, command).await
}

/// Leaves: the seat becomes free, or a bot plays on.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables",
    params(("table" = String, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn leave(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Numbered(number): Numbered,
) -> Answer<Json<TableAnswer>> {
    ask(&app, table, me.id, number, Command::Leave { player: me.id }).await
}

/// The host starts: bots take the free seats. The game begins when every player has given a nonce.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", request_body = Starting,
    params(("table" = String, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn start(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Numbered(number): Numbered,
    Body(asked): Body<Starting>,
) -> Answer<Json<TableAnswer>> {
    ask(&app, table, me.id, number, Command::Fill { player: me.id, level: asked.level }).await
}

/// Is the table over?
pub(super) fn is_over(table: &Table) -> bool {
    matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned)
}
