//! All data of a player as one JSON file, streamed, so that few games are in memory at a time. A running game contains only
//! what the player's seat may see.

use super::caller::Me;
use super::error::{Answer, Error};
use super::games::{attached, game_file};
use super::me::my_card;
use super::players::history_card;
use super::seeks::own;
use super::tables::{is_over, lines};
use crate::app::App;
use crate::notices::NoticeRules;
use crate::table_actor::log;
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use crate::time::now;
use armonium_protocol::Names;
use armonium_rules::{View, Viewer};
use armonium_store::{Player, PushSubscription, Scope};
use armonium_table::{LogEntry, Plan, PlayerId, Record, SeatOwnership, TableId};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Lines read at once.
const PAGE: u32 = 50;
/// Chunks in the channel.
const WAITING: usize = 4;
/// How long a request waits for a free slot.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a chunk may wait to be read before the export is aborted and its slot is free.
const UNREAD: Duration = Duration::from_secs(30);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export))
}

/// A game in the file.
#[derive(Serialize)]
struct GamePiece {
    table: TableId,
    created: i64,
    changed: i64,
    card: Value,
    seat: Option<u8>,
    /// What the player said there.
    said: Vec<Remark>,
    /// The game file, once the game is over.
    file: Option<Box<RawValue>>,
    /// What the player's seat sees of a running game.
    view: Option<View>,
}

#[derive(Serialize)]
struct Remark {
    at: i64,
    text: String,
}

#[derive(Serialize)]
struct PlanPiece {
    table: TableId,
    plan: Plan,
}

#[derive(Serialize)]
struct NotePiece {
    table: TableId,
    text: String,
}

/// Where and when the player wants notices.
#[derive(Serialize)]
struct NoticesPiece {
    email: Option<String>,
    rules: NoticeRules,
    browsers: Vec<BrowserPiece>,
}

#[derive(Serialize)]
struct BrowserPiece {
    endpoint: String,
    at: i64,
}

#[derive(Serialize)]
struct ProgramPiece {
    id: PlayerId,
    name: String,
    created: i64,
}

/// Everything the caller owns, as a file: identity, programs, where notices go, seeks, results with ratings, notes, and games with
/// what was said.
#[utoipa::path(get, path = "/api/me/export", tag = "identity", security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The file, as docs/operations.md describes it", body = Object)))]
async fn export(State(app): State<App>, Me(me): Me) -> Answer<Response> {
    let busy = || Error::from(crate::identity::Busy);
    let place = timeout(PATIENCE, Arc::clone(&app.exports).acquire_owned()).await;
    let place = place.map_err(|_| busy())?.map_err(|_| busy())?;
    let headers = attached(&format!("armonium-{}.json", me.id), "application/json")?;
    let (pieces, body) = Pieces::new(UNREAD);
    tokio::spawn(async move {
        match write(&app, me, &pieces).await {
            Ok(()) => pieces.finish().await,
            Err(Stop::Failed(trouble)) => tracing::warn!(?trouble, "an export failed"),
            Err(Stop::Unread) => tracing::info!("an export was aborted because the client did not read it"),
        }
        drop(place);
    });
    Ok((headers, body).into_response())
}

/// Why the writing stopped.
enum Stop {
    /// The client does not read.
    Unread,
    /// The data cannot be read.
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// The chunks of a file on their way to the caller; `None` ends it.
struct Pieces {
    sender: mpsc::Sender<Option<Bytes>>,
    /// How long a chunk may wait to be read.
    unread: Duration,
}

impl Pieces {
    /// The sender and the body. A body that stops before the end is an error for its reader.
    fn new(unread: Duration) -> (Self, Body) {
        let (sender, pieces) = mpsc::channel(WAITING);
        let body =
            futures_util::stream::try_unfold(pieces, async |mut pieces: mpsc::Receiver<_>| {
                match pieces.recv().await {
                    Some(Some(piece)) => Ok(Some((piece, pieces))),
                    Some(None) => Ok(None),
                    None => Err(io::Error::from(io::ErrorKind::BrokenPipe)),
                }
            });
        (Self { sender, unread }, Body::from_stream(body))
    }

    async fn send(&self, piece: Option<Bytes>) -> Result<(), Stop> {
        let sent = timeout(self.unread, self.sender.send(piece)).await;
        sent.map_err(|_| Stop::Unread)?.map_err(|_| Stop::Unread)
    }

    async fn finish(&self) {
        // A disconnected client needs no end.
        let _ = self.send(None).await;
    }

    async fn text(&self, text: String) -> Result<(), Stop> {
        self.send(Some(text.into())).await
    }

    /// One item of a list.
    async fn item(&self, first: &mut bool, item: &impl Serialize) -> Result<(), Stop> {
        let comma = if std::mem::take(first) { "\n" } else { ",\n" };
        self.text(format!("{comma}{}", json(item)?)).await
    }
}

fn json(value: &impl Serialize) -> Result<String, Stop> {
    serde_json::to_string(value).map_err(|_| Stop::Failed(Error::INSIDE))
}

async fn write(app: &App, me: Player, out: &Pieces) -> Result<(), Stop> {
    let store = app.registry.store();
    let (id, created) = (me.id, me.created);
    let programs = store.programs_of(id).await?.into_iter().map(|program| ProgramPiece {
        id: program.id,
        name: program.name,
        created: program.created,
    });
    let programs: Vec<_> = programs.collect();
    let browser = |to: PushSubscription| BrowserPiece { endpoint: to.endpoint, at: to.at };
    let notices = NoticesPiece {
        email: store.email(id).await?.map(|email| email.address),
        rules: app.notices.rules(id).await?.0,
        browsers: store.push_subscriptions(id).await?.into_iter().map(browser).collect(),
    };
    let at = now();
    let seeks: Vec<_> = store.seeks_of(id).await?.into_iter().filter_map(|seek| own(seek, at)).collect();
    let player = json(&my_card(me))?;
    out.text(format!(
        "{{\"format\":\"armonium-export\",\"version\":1,\"at\":{at},\"created\":{created},\n\"player\":{player},\n\
         \"programs\":{},\n\"notices\":{},\n\"seeks\":{},\n\"results\":[",
        json(&programs)?,
        json(&notices)?,
        json(&seeks)?
    ))
    .await?;
    let (mut first, mut before) = (true, None);
    loop {
        let page = store.history(id, Scope::All, PAGE, before).await?;
        before = page.last().map(|last| (last.at, last.table));
        let whole = page.len() < PAGE as usize;
        for line in page {
            out.item(&mut first, &history_card(line)).await?;
        }
        if whole {
            break;
        }
    }
    out.text("],\n\"notes\":[".to_owned()).await?;
    let mut first = true;
    for (table, text) in store.notes_of(id).await? {
        out.item(&mut first, &NotePiece { table, text }).await?;
    }
    out.text("],\n\"plans\":[".to_owned()).await?;
    first = true;
    for (table, plan) in store.plans_of(id).await? {
        // A plan that can't be read any more isn't carried out either.
        let Ok(plan) = serde_json::from_str(&plan) else { continue };
        out.item(&mut first, &PlanPiece { table, plan }).await?;
    }
    out.text("],\n\"games\":[".to_owned()).await?;
    let (mut first, mut before) = (true, None);
    loop {
        let page = store.tables_of(id, PAGE, before).await?;
        before = page.last().map(|last| (last.changed, last.table));
        let whole = page.len() < PAGE as usize;
        let times: Vec<_> = page.iter().map(|listed| (listed.created, listed.changed)).collect();
        for (line, (created, changed)) in lines(app, page).await?.into_iter().zip(times) {
            let (table, card) = (line.id, serde_json::to_value(line.card).unwrap_or_default());
            let piece = GamePiece { table, created, changed, card, ..game(&app.registry, id, table).await? };
            out.item(&mut first, &piece).await?;
        }
        if whole {
            break;
        }
    }
    out.text("]}\n".to_owned()).await
}

/// The player's data of one game.
async fn game(registry: &TableRegistry, player: PlayerId, id: TableId) -> Result<GamePiece, Stop> {
    let mut piece = GamePiece {
        table: id,
        created: 0,
        changed: 0,
        card: Value::Null,
        seat: None,
        said: said(registry, player, id).await?,
        file: None,
        view: None,
    };
    let table = match log::load(registry, id, u32::MAX).await {
        Ok((table, _, _)) => table,
        // Without its pack a game cannot be replayed; export the rest.
        Err(TableError::Damaged | TableError::MissingPack { .. }) => return Ok(piece),
        Err(trouble) => return Err(trouble.into()),
    };
    let seat = table.seat_of(player);
    piece.seat = seat.map(|seat| seat.0);
    if is_over(&table) {
        let players = registry.store().players(&log::members(&table)).await?;
        let names: Names = players.into_iter().map(|player| (player.id, player.name)).collect();
        let file = table.game().map(|game| game_file(&table, game, &names));
        piece.file = file.map(RawValue::from_string).transpose().map_err(|_| Stop::Failed(Error::INSIDE))?;
    } else if let Some(seat) = seat {
        piece.view = table.view(Viewer::Seat(seat));
    }
    Ok(piece)
}

/// A player's chat messages at a table.
async fn said(registry: &TableRegistry, player: PlayerId, table: TableId) -> Result<Vec<Remark>, Stop> {
    let mut ownership = SeatOwnership::default();
    let mut remarks = Vec::new();
    for row in registry.store().rows(table, 0).await? {
        let record: Record =
            serde_json::from_str(&row.body).map_err(|why| registry.damaged(table, row.seq, why))?;
        for entry in record.entries {
            match entry {
                LogEntry::Said { seat, text } if ownership.owner(seat) == Some(player) => {
                    remarks.push(Remark { at: row.at, text });
                }
                other => ownership.enter(&other),
            }
        }
    }
    Ok(remarks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::TryStreamExt;

    #[tokio::test]
    async fn an_unread_export_is_aborted() {
        let (pieces, body) = Pieces::new(Duration::ZERO);
        for _ in 0..WAITING {
            assert!(pieces.text("a piece".to_owned()).await.is_ok());
        }
        assert!(matches!(pieces.text("one more".to_owned()).await, Err(Stop::Unread)));
        drop(pieces);
        let read: Result<Vec<Bytes>, _> = body.into_data_stream().try_collect().await;
        assert!(read.is_err(), "half a file looks complete");
    }
}
