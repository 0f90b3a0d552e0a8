//! Looking back on a game that is over: the game as a reader saw it, what could be known at every moment, what the strongest
//! bot thinks of it, whether its record holds, and playing on from any moment.

use super::body::{Asked, AtTable, Body};
use super::caller::{Address, Me, Someone};
use super::error::{Answer, Error};
use super::games::records;
use super::packed;
use super::record_text::RecordSource;
use super::tables::{look, may_have_another};
use crate::analysis::Asker;
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::http::{Fault, TableAnswer};
use armonium_review::{
    AnalysisAsked, As, Beliefs, Eyes, Judge, Line, NewBranch, Recording, Replay, ReplayAsked, ReplayKey,
    Verification, Wanted, branched,
};
use armonium_rules::{Seat, Viewer};
use armonium_table::{Damage, PlayerId, TableId, verify_from};
use axum::Json;
use axum::body::{Body as Sent, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Frame;
use std::convert::Infallible;
use std::io::BufReader;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::sync::mpsc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many lines of an analysis may wait for a slow reader.
const WAITING: usize = 16;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(replay))
        .routes(routes!(beliefs))
        .routes(routes!(analysis))
        .routes(routes!(verification))
        .routes(routes!(branch))
}

/// Everything that is kept of a table that is over, for a caller who may watch its replay.
async fn recording(app: &App, table: TableId, caller: Option<PlayerId>, key: ReplayKey) -> Answer<Recording> {
    let kept = records(app, table, caller, key).await?;
    Ok(Recording {
        id: table,
        secret: kept.secret,
        content: kept.content,
        records: kept.records.into_iter().map(|(_, at, record)| (at, record)).collect(),
        names: kept.names.into_iter().collect(),
    })
}

/// Works on something away from the threads that answer everybody.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::INSIDE)
}

/// A table that was opened has a log that can be followed; so this is a fault of the program.
fn damaged(damage: Damage) -> Error {
    tracing::error!(?damage, "a table that could be opened cannot be replayed");
    TableError::Damaged.into()
}

/// The game as a reader saw it: what came over the WebSocket from the deal on, one frame for each record.
#[utoipa::path(get, path = "/api/games/{table}/replay", tag = "games", params(("table" = String, Path), ReplayAsked),
    responses((status = 200, description = "The frames a reader got", body = Replay)))]
async fn replay(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(asked): Asked<ReplayAsked>,
    headers: HeaderMap,
) -> Answer<Response> {
    let recording =
        recording(&app, table, caller.id(), ReplayKey { invitation: asked.invitation, link: asked.link })
            .await?;
    let eyes = asked.eyes.at(&recording)?;
    let told = aside(move || {
        let frames = recording.frames(eyes).map_err(damaged)?;
        if frames.is_empty() {
            return Err(Error::NOT_OVER);
        }
        let replay = serde_json::to_string(&Replay { frames }).unwrap_or_default();
        Ok(packed::json(&headers, replay))
    });
    told.await?
}

/// What could be known of the Chosen One and of Fenrir at every moment, by the facts of each View alone.
#[utoipa::path(get, path = "/api/games/{table}/beliefs", tag = "games", params(("table" = String, Path), ReplayAsked),
    responses((status = 200, description = "How likely everything was, whenever it changed", body = Beliefs)))]
async fn beliefs(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(asked): Asked<ReplayAsked>,
) -> Answer<Json<Beliefs>> {
    let recording =
        recording(&app, table, caller.id(), ReplayKey { invitation: asked.invitation, link: asked.link })
            .await?;
    let eyes = asked.eyes.at(&recording)?;
    let beliefs = aside(move || Beliefs::of(&recording, eyes)).await?.map_err(damaged)?;
    beliefs.map(Json).ok_or(Error::NOT_OVER)
}

/// A body of lines that come when they come. A client that stops reading drops it, and the other end notices.
struct Lines(mpsc::Receiver<Bytes>);

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.get_mut().0.poll_recv(context).map(|line| line.map(|bytes| Ok(Frame::data(bytes))))
    }
}

/// What the strongest bot thinks of the decisions, line by line as it judges them; closing the connection stops it.
#[utoipa::path(get, path = "/api/games/{table}/analysis", tag = "games", params(("table" = String, Path), AnalysisAsked),
    responses((status = 200, description = "A line of JSON for each decision", body = Line,
        content_type = "application/x-ndjson")))]
async fn analysis(
    State(app): State<App>,
    Address(address): Address,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(asked): Asked<AnalysisAsked>,
) -> Answer<Response> {
    let AnalysisAsked { setting, seat, at, invitation, link } = asked;
    let recording = recording(&app, table, caller.id(), ReplayKey { invitation, link }).await?;
    let seat = seat.map(Seat);
    if let Some(seat) = seat {
        As(Eyes::Reader(Viewer::Seat(seat))).at(&recording)?;
    }
    let asker = caller.id().map_or(Asker::Address(address), Asker::Player);
    let place = app.analyses.place(asker).ok_or_else(|| {
        Error::too_many("analysis_running", "You have an analysis running; wait for it or stop it first.")
    })?;
    let wanted = at.map_or(Wanted::Lasting(seat), Wanted::At);
    let judge = aside(move || Judge::new(&recording, wanted, setting)).await?.map_err(damaged)?;
    let judge = judge.ok_or(Error::from(Fault::NO_MOMENT))?;
    let (lines, receiver) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        tokio::select! {
            done = app.analyses.run(app.registry.bots(), table, setting, judge, &lines) => {
                if done.is_err() {
                    tracing::warn!(%table, "a game that is over cannot be played again");
                }
            }
            () = lines.closed() => {}
            () = app.registry.shutdown().cancelled() => {}
        }
        drop(place);
    });
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    // A proxy that gathers what comes would spoil the progress.
    let unbuffered = (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(([kind, unbuffered], Sent::new(Lines(receiver))).into_response())
}

/// Checks the record of the table as `armonium verify` does: plays everything again.
#[utoipa::path(get, path = "/api/games/{table}/verification", tag = "games",
    params(("table" = String, Path), ReplayKey),
    responses((status = 200, description = "What was found", body = Verification)))]
async fn verification(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(key): Asked<ReplayKey>,
) -> Answer<Json<Verification>> {
    let source = RecordSource::of(&app, table, caller.id(), key).await?;
    let checked = aside(move || verify_from(|| Ok(BufReader::new(source.read())), source.content()));
    let verified = checked.await?.map_err(|error| {
        tracing::error!(%error, "a record could not be read");
        Error::INSIDE
    })?;
    Ok(Json(Verification::of(verified)))
}

/// Plays on from a moment: a new private table, at which the caller takes a seat and bots the others. It does not count for
/// ratings or histories.
#[utoipa::path(post, path = "/api/games/{table}/branch", tag = "games", request_body = NewBranch,
    params(("table" = String, Path)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, description = "The new table", body = TableAnswer)))]
async fn branch(
    State(app): State<App>,
    Me(me): Me,
    AtTable(table): AtTable,
    Body(asked): Body<NewBranch>,
) -> Answer<(StatusCode, Json<TableAnswer>)> {
    let player = me.id;
    let key = ReplayKey { invitation: asked.invitation.clone(), link: asked.link.clone() };
    let recording = recording(&app, table, Some(player), key).await?;
    let content = Arc::clone(&recording.content);
    let wanted = aside(move || branched(&recording, player, &asked));
    let (options, entries) = wanted.await??;
    may_have_another(&app, player).await?;
    app.limits.new_tables_per_player.take(player)?;
    let new = app.registry.create_with(content, player, options, None, entries).await?;
    Ok((StatusCode::CREATED, Json(look(&app, new, Some(player), None).await?)))
}
