//! Looking back on a game that is over: the game as a reader saw it, what could be known at every moment, what the strongest
//! bot thinks of it, whether its record holds, and playing on from any moment.

use super::body::{Asked, AtTable, Body};
use super::caller::{Address, Me, Someone};
use super::error::{Answer, Error};
use super::games::{ReplayKey, records};
use super::packed;
use super::record_text::RecordSource;
use super::tables::{look, may_have_another};
use crate::analysis::{Asker, Judge, Line, Setting, Wanted};
use crate::app::App;
use crate::replay::{Beliefs, Eyes, Recording};
use crate::table_error::TableError;
use armonium_protocol::http::TableAnswer;
use armonium_protocol::{BranchOf, ServerMessage};
use armonium_rules::{Seat, Seed, Viewer};
use armonium_table::{
    Clock, Damage, Digest, Level, LogEntry, Occupant, PlayerId, Proof, RecordFault, Refusal, TableId,
    TableOptions, verify_from,
};
use axum::Json;
use axum::body::{Body as Sent, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Frame;
use serde::{Deserialize, Deserializer, Serialize};
use std::convert::Infallible;
use std::io::BufReader;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::sync::mpsc;
use utoipa::ToSchema;
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

/// Through whose eyes: a seat's number, `spectator`, or `all` for everything laid open.
#[derive(Clone, Copy)]
struct As(Eyes);

impl<'de> Deserialize<'de> for As {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let eyes = match text.as_str() {
            "all" => Some(Eyes::Open),
            "spectator" => Some(Eyes::Reader(Viewer::Spectator)),
            seat => seat.parse().ok().map(|seat| Eyes::Reader(Viewer::Seat(Seat(seat)))),
        };
        let wanted = "a game is seen as a seat's number, as spectator or as all";
        eyes.map(Self).ok_or_else(|| serde::de::Error::custom(wanted))
    }
}

impl Default for As {
    fn default() -> Self {
        Self(Eyes::Reader(Viewer::Spectator))
    }
}

impl As {
    /// These eyes, if they are a viewer's at a table.
    fn at(self, recording: &Recording) -> Answer<Eyes> {
        match self.0 {
            Eyes::Reader(Viewer::Seat(seat)) if !recording.seats().any(|other| other == seat) => {
                Err(Refusal::NoSuchSeat.into())
            }
            eyes => Ok(eyes),
        }
    }
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

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ReplayAsked {
    /// Through whose eyes: a seat's number, `spectator`, or `all` for everything laid open.
    #[serde(default, rename = "as")]
    #[param(value_type = Option<String>)]
    eyes: As,
    /// The token of the invitation; needed for private tables one does not belong to.
    invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    link: Option<String>,
}

/// A game that is over, as a reader saw it.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Replay {
    /// A `welcome` at the deal, and an `update` for each record since.
    #[schema(value_type = Vec<Object>)]
    frames: Vec<ServerMessage>,
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

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct BeliefsAsked {
    /// Whose: a seat's number, `spectator`, or `all` for every seat and the truth.
    #[serde(default, rename = "as")]
    #[param(value_type = Option<String>)]
    eyes: As,
    /// The token of the invitation; needed for private tables one does not belong to.
    invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    link: Option<String>,
}

/// What could be known of the Chosen One and of Fenrir at every moment, by the facts of each View alone.
#[utoipa::path(get, path = "/api/games/{table}/beliefs", tag = "games", params(("table" = String, Path), BeliefsAsked),
    responses((status = 200, description = "How likely everything was, whenever it changed", body = Beliefs)))]
async fn beliefs(
    State(app): State<App>,
    caller: Someone,
    AtTable(table): AtTable,
    Asked(asked): Asked<BeliefsAsked>,
) -> Answer<Json<Beliefs>> {
    let recording =
        recording(&app, table, caller.id(), ReplayKey { invitation: asked.invitation, link: asked.link })
            .await?;
    let eyes = asked.eyes.at(&recording)?;
    let beliefs = aside(move || Beliefs::of(&recording, eyes)).await?.map_err(damaged)?;
    beliefs.map(Json).ok_or(Error::NOT_OVER)
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct AnalysisAsked {
    /// How hard the bot thinks.
    #[serde(default)]
    #[param(inline)]
    setting: Setting,
    /// Only the decisions of this seat.
    seat: Option<u8>,
    /// Only the decision at this moment.
    at: Option<u32>,
    /// The token of the invitation; needed for private tables one does not belong to.
    invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    link: Option<String>,
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
    let judge = judge.ok_or_else(no_moment)?;
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

fn no_moment() -> Error {
    Error::new(StatusCode::NOT_FOUND, "no_moment", "This game has no moment with that number.")
}

/// What was found when the record of a table was checked.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Verification {
    /// What does not hold; null if everything does.
    fault: Option<Fault>,
    /// What was proved; null if something does not hold.
    proof: Option<Proved>,
}

/// What does not hold in a record.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Fault {
    /// The line of the record, from 1; 0 for all of it.
    line: u32,
    /// The clause that is broken.
    clause: &'static str,
    /// A sentence about it, in English.
    message: String,
}

/// What was checked of a record, and found true.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Proved {
    /// The last sum of the chain.
    #[schema(value_type = String)]
    sum: Digest,
    /// What bound the server to its secret.
    #[schema(value_type = String)]
    commitment: Digest,
    /// The players' parts of the chance.
    nonces: Vec<Nonce>,
    /// The seed that the cards were dealt from.
    #[schema(value_type = Option<String>)]
    seed: Option<Seed>,
    /// How many records there are.
    records: u32,
    /// How many decisions, with those that were taken back.
    decisions: u32,
    /// How many decisions were taken back.
    take_backs: u32,
    /// How often a clock ran out.
    clocks: u32,
    /// Where the table branched off: then its cards are those of another game, and the deal proves nothing.
    branch: Option<BranchOf>,
}

/// A player's part of the chance.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GivenNonce"))]
pub(super) struct Nonce {
    #[schema(value_type = u8)]
    seat: Seat,
    #[schema(value_type = String)]
    nonce: Digest,
}

impl Verification {
    fn of(verified: Result<Proof, RecordFault>) -> Self {
        match verified {
            Ok(proof) => {
                let nonces = proof.nonces.iter().map(|given| Nonce { seat: given.seat, nonce: given.nonce });
                let proved = Proved {
                    sum: proof.sum,
                    commitment: proof.commitment,
                    nonces: nonces.collect(),
                    seed: proof.seed,
                    records: proof.records as u32,
                    decisions: proof.decisions as u32,
                    take_backs: proof.take_backs as u32,
                    clocks: proof.clocks as u32,
                    branch: proof.table.branch.map(BranchOf::from),
                };
                Self { fault: None, proof: Some(proved) }
            }
            Err(fault) => {
                let clause = fault.clause();
                let RecordFault { line, wrong } = fault;
                let fault = Fault { line: line as u32, clause, message: wrong.to_string() };
                Self { fault: Some(fault), proof: None }
            }
        }
    }
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

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewBranch {
    /// The moment to play on from: how many decisions and take-backs came before it.
    at: u32,
    /// Where the caller sits.
    seat: u8,
    /// Who sits on the other seats.
    #[serde(default)]
    #[schema(value_type = Option<Level>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Level>"))]
    level: Level,
    /// The token of the invitation; needed for private tables one does not belong to.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    link: Option<String>,
}

/// What is written down of a table that branches off, after its creation.
fn branched(recording: &Recording, me: PlayerId, asked: &NewBranch) -> Answer<(TableOptions, Vec<LogEntry>)> {
    let seat = Seat(asked.seat);
    if !recording.seats().any(|other| other == seat) {
        return Err(Refusal::NoSuchSeat.into());
    }
    let game = recording.game_at(asked.at).map_err(damaged)?.ok_or_else(no_moment)?;
    if game.outcome().is_some() {
        return Err(Error::new(
            StatusCode::CONFLICT,
            "moment_over",
            "The game is over at this moment; choose an earlier one.",
        ));
    }
    if !game.state().public().is_active(seat) {
        return Err(Error::senseless(
            "seat_out",
            "This seat is out of the game at this moment; choose another.",
        ));
    }
    let source = recording.table().map_err(damaged)?;
    let options = TableOptions {
        clock: Clock::None {},
        rated: false,
        private: true,
        substitute: asked.level,
        ..source.options
    };
    let occupant = |at: Seat| if at == seat { Occupant::Player(me) } else { Occupant::Bot(asked.level) };
    let mut entries: Vec<LogEntry> =
        recording.seats().map(|at| LogEntry::Seated { seat: at, occupant: occupant(at) }).collect();
    entries.push(LogEntry::Branched {
        from: recording.id,
        at: asked.at,
        seed: source.seed(),
        moves: game.moves().to_vec(),
    });
    Ok((options, entries))
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
