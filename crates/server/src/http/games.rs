//! Games that are over: the game file, the record that anybody can verify, the whole truth, and what every seat could know
//! of it. Before the end nothing of this is told. Also the link with which players of a private game share its replay.

use super::body::{Asked, AtTable, Numbered};
use super::caller::{Me, Someone};
use super::error::{Answer, Error};
use super::tables::{Invited, ask, is_over, lines};
use crate::app::App;
use crate::table_error::TableError;
use armonium_engine::{GameFile, Start};
use armonium_locale::Language;
use armonium_protocol::Names;
use armonium_protocol::http::PageAsked;
use armonium_protocol::http::{Link, TableAnswer, TableList};
use armonium_review::{Knowledge, ReplayKey, everybody};
use armonium_rules::{Content, Game, Scenario};
use armonium_table::{Chair, Command, PlayerId, Record, Secret, Table, TableId, transcript};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(file))
        .routes(routes!(record))
        .routes(routes!(truth))
        .routes(routes!(knowledge))
        .routes(routes!(replay_link, cancel_replay_link))
}

/// Public games that are over, the last first.
#[utoipa::path(get, path = "/api/games", tag = "games", params(PageAsked),
    responses((status = 200, description = "A page of tables", body = TableList)))]
async fn list(State(app): State<App>, Asked(page): Asked<PageAsked>) -> Answer<Json<TableList>> {
    let listed = app.registry.store().finished_tables(page.limit(), page.before()?).await?;
    let next = page.next(listed.len(), listed.last().map(|last| (last.changed, last.table)));
    Ok(Json(TableList { tables: lines(&app, listed).await?, next }))
}

/// Reads a table that is over, for a caller who may watch its replay. `read` learns whether the caller may also know the
/// table itself; one with a link to the replay alone may not.
pub(super) async fn look_back<T: Send + 'static>(
    app: &App,
    table: TableId,
    caller: Option<PlayerId>,
    key: ReplayKey,
    read: impl FnOnce(&Table, &Names, bool) -> T + Send + 'static,
) -> Answer<T> {
    let seen = app.registry.inspect(table, move |table, names| {
        let visitor = table.visitor(caller, key.invitation.as_deref());
        table.may_replay(visitor, key.link.as_deref()).map_err(TableError::NoAccess)?;
        if !is_over(table) {
            return Err(Error::NOT_OVER);
        }
        Ok(read(table, names, table.may_know(visitor).is_ok()))
    });
    seen.await?
}

/// Makes the link with which anyone can watch the replay, for players of the game. It works until it is cancelled.
#[utoipa::path(post, path = "/api/games/{table}/link", tag = "games", params(("table" = String, Path)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The link's token", body = Link)))]
async fn replay_link(State(app): State<App>, Me(me): Me, AtTable(table): AtTable) -> Answer<Json<Link>> {
    let link = app.registry.inspect(table, move |table, _| table.replay_link(me.id)).await??;
    Ok(Json(Link { link }))
}

/// A player cancels the links to the replay.
#[utoipa::path(delete, path = "/api/games/{table}/link", tag = "games",
    params(("table" = String, Path), ("Idempotency-Key" = Option<u64>, Header)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The table", body = TableAnswer)))]
async fn cancel_replay_link(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Numbered(number): Numbered,
) -> Answer<Json<TableAnswer>> {
    ask(&app, table, me.id, number, Command::CancelReplayLink { player: me.id }).await
}

/// A name for every seat, no two alike. A deleted player is named by the id that stays in the records.
fn names(table: &Table, names: &Names) -> Vec<String> {
    let name = |chair: &Chair| match (chair.player(), chair.bot()) {
        (Some(player), _) => names.get(&player).cloned().unwrap_or_else(|| player.to_string()),
        (None, Some(level)) => Language::English.level(level.name()),
        (None, None) => "Nobody".to_owned(),
    };
    let mut all: Vec<String> = Vec::new();
    for first in table.chairs.iter().map(name) {
        let again = (2..).map(|number| format!("{first} ({number})"));
        let free = std::iter::once(first.clone()).chain(again).find(|name| !all.contains(name));
        all.extend(free);
    }
    all
}

pub(super) fn game_file(table: &Table, game: &Game, players: &Names) -> String {
    let start = Start::New { seed: table.seed(), options: table.options.game() };
    GameFile::of(table.content(), &start, &names(table, players), game).to_text()
}

/// Headers for something to be kept as a file.
pub(super) fn attached(name: &str, kind: &'static str) -> Answer<[(HeaderName, HeaderValue); 2]> {
    let attachment = format!("attachment; filename=\"{name}\"");
    let attachment = HeaderValue::try_from(attachment).map_err(|_| Error::INSIDE)?;
    Ok([(header::CONTENT_DISPOSITION, attachment), (header::CONTENT_TYPE, HeaderValue::from_static(kind))])
}

/// A game that was given up before the deal.
const NO_GAME: Error = Error::NOT_OVER;

/// The game file, for `armonium replay` and every other program that reads one.
#[utoipa::path(get, path = "/api/games/{table}/file", tag = "games", params(("table" = String, Path), ReplayKey),
    responses((status = 200, description = "The game file", body = Object)))]
async fn file(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(key): Asked<ReplayKey>,
) -> Answer<Response> {
    let write = |table: &Table, names: &Names, _| table.game().map(|game| game_file(table, game, names));
    let text = look_back(&app, table, caller.id(), key, write).await?.ok_or(NO_GAME)?;
    Ok((attached(&format!("armonium-{table}.json"), "application/json")?, text).into_response())
}

/// All that is kept of a table that is over.
pub(super) struct Kept {
    pub(super) secret: Secret,
    pub(super) content: Arc<Content>,
    /// Every record with its number and the moment it was written at.
    pub(super) records: Vec<(u32, i64, Record)>,
    /// What its players are called.
    pub(super) names: Vec<(PlayerId, String)>,
}

/// Everything that is kept of a table that is over, for a caller who may watch its replay. What the players said is left
/// out for one who has only the link to it.
pub(super) async fn records(
    app: &App,
    table: TableId,
    caller: Option<PlayerId>,
    key: ReplayKey,
) -> Answer<Kept> {
    let look = |table: &Table, _: &Names, knows| (*table.secret(), Arc::clone(table.content()), knows);
    let (secret, content, knows) = look_back(app, table, caller, key, look).await?;
    let rows = app.registry.store().rows(table, 0).await?;
    let records: Vec<(u32, i64, Record)> = rows
        .into_iter()
        .map(|row| {
            let record = serde_json::from_str::<Record>(&row.body);
            let mut record = record.map_err(|why| app.registry.damaged(table, row.seq, why))?;
            if !knows {
                record.entries.retain(|entry| !entry.is_talk());
            }
            Ok((row.seq, row.at, record))
        })
        .collect::<Result<_, TableError>>()?;
    let players = everybody(records.iter().map(|(_, _, record)| record));
    let known = app.registry.store().players(&players).await?;
    let names: Vec<(PlayerId, String)> = known.into_iter().map(|player| (player.id, player.name)).collect();
    Ok(Kept { secret, content, records, names })
}

/// The record of the table, for `armonium verify`: every line carries a sum over all before it.
#[utoipa::path(get, path = "/api/games/{table}/record", tag = "games", params(("table" = String, Path), Invited),
    responses((status = 200, description = "The record", body = String, content_type = "text/plain")))]
async fn record(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(Invited { invitation }): Asked<Invited>,
) -> Answer<Response> {
    let key = ReplayKey { invitation, link: None };
    let Kept { secret, content, records, names } = records(&app, table, caller.id(), key).await?;
    let text = transcript(table, &secret, &content, &names, records.into_iter())
        .map_err(|damage| app.registry.damaged(table, 0, format_args!("{damage:?}")))?;
    Ok((attached(&format!("armonium-{table}.txt"), "text/plain; charset=utf-8")?, text).into_response())
}

/// The whole truth at the end: every card, role and tile.
#[utoipa::path(get, path = "/api/games/{table}/truth", tag = "games", params(("table" = String, Path), ReplayKey),
    responses((status = 200, description = "The last position as a scenario", body = Object)))]
async fn truth(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(key): Asked<ReplayKey>,
) -> Answer<Json<Scenario>> {
    let look = |table: &Table, _: &Names, _| {
        table.game().map(|game| Scenario::from_state(table.content(), game.state()))
    };
    look_back(&app, table, caller.id(), key, look).await?.map(Json).ok_or(NO_GAME)
}

/// What every seat could know of the Chosen One and of Fenrir, Hour by Hour, by the facts of its View alone.
#[utoipa::path(get, path = "/api/games/{table}/knowledge", tag = "games",
    params(("table" = String, Path), ReplayKey),
    responses((status = 200, description = "How likely the truth was for each seat", body = Knowledge)))]
async fn knowledge(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(key): Asked<ReplayKey>,
) -> Answer<Json<Knowledge>> {
    let look =
        |table: &Table, _: &Names, _| table.game().map(|game| (Arc::clone(table.content()), game.clone()));
    let (content, game) = look_back(&app, table, caller.id(), key, look).await?.ok_or(NO_GAME)?;
    Ok(Json(Knowledge::of(&content, &game)))
}
