//! Tables: setting one up, finding one, joining, leaving, starting.

use super::body::{Asked, AtTable, Body, Numbered, PageAsked};
use super::caller::{Me, Someone};
use super::error::{Answer, Error};
use super::schema;
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::{Names, TableCard};
use armonium_rules::Seat;
use armonium_store::{Listed, Status};
use armonium_table::{
    Command, CommandId, Digest, Entry, Level, Next, NoAccess, PlayerId, Refusal, Sitter, Stage, Table,
    TableId, TableOptions, Via,
};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(mine))
        .routes(routes!(show))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
}

/// A table as the caller may know it. Playing goes over its WebSocket.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct TableAnswer {
    #[schema(value_type = String)]
    id: TableId,
    #[schema(value_type = schema::TableCard)]
    card: TableCard,
    /// The number of its last record.
    version: u32,
    /// The caller's seat.
    seat: Option<u8>,
    /// Who is asked, once the game has begun.
    next: Option<NextCard>,
    /// The token that lets others in; for members only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    invitation: Option<String>,
}

impl TableAnswer {
    fn of(table: &Table, names: &Names, player: Option<PlayerId>) -> Self {
        Self {
            id: table.id,
            card: TableCard::of(table, names),
            version: table.version,
            seat: player.and_then(|player| table.seat_of(player)).map(|seat| seat.0),
            next: NextCard::of(table),
            invitation: table.is_member(player).then(|| table.secret().invitation()),
        }
    }
}

/// Who is asked.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct NextCard {
    seat: u8,
    /// The player; null if a bot is asked.
    #[schema(value_type = Option<String>)]
    player: Option<PlayerId>,
    /// When the time runs out, in milliseconds since 1970.
    deadline: Option<i64>,
}

impl NextCard {
    pub(super) fn of(table: &Table) -> Option<Self> {
        match table.next() {
            Next::Nobody => None,
            Next::Bot { seat, .. } => Some(Self { seat: seat.0, player: None, deadline: None }),
            Next::Player { seat, player, deadline } => {
                Some(Self { seat: seat.0, player: Some(player), deadline })
            }
        }
    }
}

/// The table as somebody may know it.
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
    // Whoever has just left a private table may not know of it any more, but may see what they did.
    let seen = app.registry.inspect(table, move |table, names| TableAnswer::of(table, names, Some(me)));
    Ok(Json(seen.await?))
}

/// Refuses whoever has too many tables that are not over.
pub(super) async fn may_have_another(app: &App, player: PlayerId) -> Answer<()> {
    if app.registry.store().count_live_tables_of(player).await? >= app.limits.numbers.tables_per_player {
        return Err(Error::too_many(
            "too_many_tables",
            "You have as many tables as you may have at a time; finish or leave one first.",
        ));
    }
    Ok(())
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = r#""me" | "open" | Level"#))]
pub(super) enum Wanted {
    Me,
    Open,
    Bot(Level),
}

impl<'de> Deserialize<'de> for Wanted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        match name.as_str() {
            "me" => Ok(Self::Me),
            "open" => Ok(Self::Open),
            level => level.parse().map(Self::Bot).map_err(|_| {
                let levels = Level::ALL.map(Level::name).join(", ");
                serde::de::Error::custom(format_args!("a seat is one of me, open, {levels}"))
            }),
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    #[schema(value_type = schema::TableOptions)]
    #[cfg_attr(feature = "ts", ts(type = "{ players: number } & Partial<TableOptions>"))]
    options: TableOptions,
    /// Who shall sit where; what is left out is open. Usually the caller sits first. Bots alone begin at once.
    #[serde(default)]
    #[schema(value_type = Option<Vec<schema::Wanted>>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    seats: Option<Vec<Wanted>>,
}

/// What is written down for the seats that are wanted.
fn seated(me: PlayerId, options: TableOptions, wanted: &[Wanted]) -> Answer<Vec<Entry>> {
    if wanted.len() > usize::from(options.players) {
        return Err(Error::senseless("bad_seats", "There are more seats than players."));
    }
    if wanted.iter().filter(|wanted| **wanted == Wanted::Me).count() > 1 {
        return Err(Error::senseless("bad_seats", "No one can take two seats."));
    }
    let is_bot = |wanted: &Wanted| matches!(wanted, Wanted::Bot(_));
    let alone = wanted.len() == usize::from(options.players)
        && wanted.split_first().is_some_and(|(first, rest)| *first == Wanted::Me && rest.iter().all(is_bot));
    if options.newcomer && !alone {
        return Err(Error::senseless(
            "bad_seats",
            "A newcomer’s table has the newcomer on the first seat and bots on all others.",
        ));
    }
    let mut entries = Vec::new();
    for (seat, wanted) in (0..).map(Seat).zip(wanted) {
        let sitter = match wanted {
            Wanted::Me => Sitter::Player(me),
            Wanted::Open => continue,
            Wanted::Bot(_) if options.rated => return Err(Refusal::Rated.into()),
            Wanted::Bot(level) => Sitter::Bot(*level),
        };
        entries.push(Entry::Seated { seat, sitter });
    }
    let bots = wanted.iter().filter(|wanted| is_bot(wanted)).count();
    if bots == usize::from(options.players) {
        // Nobody has to give a nonce.
        entries.push(Entry::Began {});
    }
    Ok(entries)
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
    let entries = seated(me.id, asked.options, asked.seats.as_deref().unwrap_or(&[Wanted::Me]))?;
    asked.options.check().map_err(Refusal::from)?;
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

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct TableLine {
    #[schema(value_type = String)]
    pub(super) id: TableId,
    /// When it was set up, in milliseconds since 1970.
    created: i64,
    /// When it last changed in a way that lists show.
    changed: i64,
    #[schema(value_type = schema::TableCard)]
    #[cfg_attr(feature = "ts", ts(as = "TableCard"))]
    pub(super) card: Value,
    /// Who is asked; in the caller's own list only, for games that are on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    next: Option<NextCard>,
    /// Is it for the caller to decide? In the caller's own list only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    my_turn: Option<bool>,
}

/// A page of a list of tables.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct TableList {
    tables: Vec<TableLine>,
    /// Where the next page begins.
    next: Option<String>,
}

impl TableList {
    pub(super) fn new(tables: Vec<TableLine>, next: Option<String>) -> Self {
        Self { tables, next }
    }
}

/// The lines of a list, with the players' names.
pub(super) async fn lines(app: &App, listed: Vec<Listed>) -> Answer<Vec<TableLine>> {
    let mut lines: Vec<TableLine> = listed
        .into_iter()
        .map(|listed| TableLine {
            id: listed.table,
            created: listed.created,
            changed: listed.changed,
            card: serde_json::from_str(&listed.summary.card).unwrap_or_default(),
            next: None,
            my_turn: None,
        })
        .collect();
    let player = |chair: &Value| chair["player"].as_str()?.parse::<PlayerId>().ok();
    let chairs = |line: &TableLine| line.card["chairs"].as_array().cloned().unwrap_or_default();
    let mut players: Vec<PlayerId> =
        lines.iter().flat_map(chairs).filter_map(|chair| player(&chair)).collect();
    players.sort_unstable();
    players.dedup();
    let known = app.registry.store().players(&players).await?;
    let names: Names = known.into_iter().map(|player| (player.id, player.name)).collect();
    for line in &mut lines {
        for chair in line.card["chairs"].as_array_mut().into_iter().flatten() {
            if let Some(name) = player(chair).and_then(|player| names.get(&player)) {
                chair["name"] = Value::from(name.as_str());
            }
        }
    }
    Ok(lines)
}

/// Public tables that wait for players, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(PageAsked),
    responses((status = 200, description = "A page of tables", body = TableList)))]
async fn list(State(app): State<App>, Asked(page): Asked<PageAsked>) -> Answer<Json<TableList>> {
    let listed = app.registry.store().open_tables(page.limit(), page.before()?).await?;
    let next = page.next(listed.len(), listed.last().map(|last| (last.created, last.table)));
    Ok(Json(TableList { tables: lines(&app, listed).await?, next }))
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
        line.card = serde_json::to_value(card).unwrap_or_default();
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

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    /// Where; the first free seat if it does not matter.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    seat: Option<u8>,
    /// The token of the invitation; needed at a private table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    invitation: Option<String>,
    /// The player's part of the chance: 64 hexadecimal digits, drawn after the commitment was seen. Without it, it is given
    /// over the WebSocket.
    #[serde(default)]
    #[schema(value_type = Option<String>, pattern = "^[0-9A-Fa-f]{64}$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    nonce: Option<Digest>,
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

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Starting {
    /// Who takes the free seats.
    #[serde(default)]
    #[schema(value_type = Option<schema::Level>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Level>"))]
    level: Level,
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
