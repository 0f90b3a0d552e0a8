//! Games that are over: replay, beliefs, knowledge, analysis, verification, the record, the truth, and the link to the replay.

use crate::LocalServer;
use crate::answer::{self, Answer, Stop, no_access, refused};
use crate::http::{Request, body, query};
use crate::message::Reply;
use crate::table::is_over;
use armonium_protocol::http::{Fault, Link};
use armonium_review::{
    AnalysisAsked, As, Beliefs, Eyes, Judge, Knowledge, NewBranch, Recording, Replay, ReplayAsked, ReplayKey,
    Verification, Wanted, branched,
};
use armonium_rules::{Scenario, Seat, Viewer};
use armonium_table::{Command, Damage, PlayerId, TableId, transcript, verify};
use serde::Deserialize;
use std::sync::Arc;

/// How many analyses run at once.
const MAX_ANALYSES: usize = 4;

/// An invitation in the address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    invitation: Option<String>,
}

/// The log of a table in memory was followed before; so this is a fault of the program.
fn damaged(_: Damage) -> Stop {
    Stop::Denied(answer::inside())
}

impl LocalServer {
    /// Everything that is kept of a table that is over, for a caller who may watch its replay. What the players said is left
    /// out for one who has only the link to it.
    pub(crate) fn recording(
        &mut self,
        id: TableId,
        caller: Option<PlayerId>,
        key: &ReplayKey,
    ) -> Answer<Recording> {
        let table = self.table(id)?;
        let visitor = table.table.visitor(caller, key.invitation.as_deref());
        table.table.may_replay(visitor, key.link.as_deref()).map_err(no_access)?;
        if !is_over(&table.table) {
            return Err(Fault::NOT_OVER.into());
        }
        let mut records = table.records.clone();
        if table.table.may_know(visitor).is_err() {
            for (_, record) in &mut records {
                record.entries.retain(|entry| !entry.is_talk());
            }
        }
        Ok(Recording {
            id,
            secret: *table.table.secret(),
            content: Arc::clone(table.table.content()),
            records,
            names: table.own_names.iter().map(|(player, name)| (*player, name.clone())).collect(),
        })
    }

    /// `/api/games/TABLE/…`.
    pub(crate) fn game_request(
        &mut self,
        id: TableId,
        rest: &[&str],
        method: &str,
        request: &Request,
    ) -> Answer<Reply> {
        let token = request.token.as_deref();
        let caller = self.caller(token)?;
        match (rest, method) {
            (["replay"], "GET") => {
                let ReplayAsked { eyes, invitation, link } = query(request)?;
                let recording = self.recording(id, caller, &ReplayKey { invitation, link })?;
                let frames = recording.frames(eyes.at(&recording)?).map_err(damaged)?;
                if frames.is_empty() {
                    return Err(Fault::NOT_OVER.into());
                }
                Ok(answer::json(200, &Replay { frames }))
            }
            (["beliefs"], "GET") => {
                let ReplayAsked { eyes, invitation, link } = query(request)?;
                let recording = self.recording(id, caller, &ReplayKey { invitation, link })?;
                let beliefs = Beliefs::of(&recording, eyes.at(&recording)?).map_err(damaged)?;
                Ok(answer::json(200, &beliefs.ok_or(Fault::NOT_OVER)?))
            }
            (["analysis"], "GET") => self.analysis(id, caller, query(request)?),
            (["verification"], "GET") => {
                let recording = self.recording(id, caller, &query(request)?)?;
                let checked = verify(&record_text(&recording)?, Arc::clone(&recording.content));
                Ok(answer::json(200, &Verification::of(checked)))
            }
            (["record"], "GET") => {
                let Invited { invitation } = query(request)?;
                let key = ReplayKey { invitation, link: None };
                let text = record_text(&self.recording(id, caller, &key)?)?;
                Ok(answer::text("text/plain; charset=utf-8", text))
            }
            (["truth"], "GET") => {
                let recording = self.recording(id, caller, &query(request)?)?;
                let table = recording.table().map_err(damaged)?;
                let game = table.game().ok_or(Fault::NOT_OVER)?;
                Ok(answer::json(200, &Scenario::from_state(table.content(), game.state())))
            }
            (["knowledge"], "GET") => {
                let recording = self.recording(id, caller, &query(request)?)?;
                let table = recording.table().map_err(damaged)?;
                let game = table.game().ok_or(Fault::NOT_OVER)?;
                Ok(answer::json(200, &Knowledge::of(table.content(), game)))
            }
            (["branch"], "POST") => self.branch(id, request),
            (["link"], "POST") => {
                let me = self.me(token)?;
                let link = self.table(id)?.table.replay_link(me).map_err(refused)?;
                Ok(answer::json(200, &Link { link }))
            }
            (["link"], "DELETE") => {
                let player = self.me(token)?;
                self.ask(id, request, player, &Command::CancelReplayLink { player })
            }
            (
                [
                    "replay" | "beliefs" | "analysis" | "verification" | "record" | "truth" | "knowledge"
                    | "branch" | "link",
                ],
                _,
            ) => Err(Fault::METHOD.into()),
            _ => Err(Fault::NOT_FOUND.into()),
        }
    }

    /// `GET /api/games/TABLE/analysis`: its lines come with the next ticks.
    fn analysis(&mut self, id: TableId, caller: Option<PlayerId>, asked: AnalysisAsked) -> Answer<Reply> {
        let AnalysisAsked { setting, seat, at, invitation, link } = asked;
        let recording = self.recording(id, caller, &ReplayKey { invitation, link })?;
        let seat = seat.map(Seat);
        if let Some(seat) = seat {
            As(Eyes::Reader(Viewer::Seat(seat))).at(&recording)?;
        }
        if self.study.streams.len() >= MAX_ANALYSES {
            let why = "You have an analysis running; wait for it or stop it first.";
            return Err(Fault::fixed(429, "analysis_running", why).into());
        }
        let wanted = at.map_or(Wanted::Lasting(seat), Wanted::At);
        let judge = Judge::new(&recording, wanted, setting).map_err(damaged)?.ok_or(Fault::NO_MOMENT)?;
        let stream = self.study.streams.add(id, judge);
        Ok(Reply { stream: Some(stream), ..answer::text("application/x-ndjson", String::new()) })
    }

    /// `POST /api/games/TABLE/branch`.
    pub(crate) fn branch(&mut self, id: TableId, request: &Request) -> Answer<Reply> {
        let me = self.me(request.token.as_deref())?;
        let asked: NewBranch = body(request)?;
        let key = ReplayKey { invitation: asked.invitation.clone(), link: asked.link.clone() };
        let recording = self.recording(id, Some(me), &key)?;
        let (options, entries) = branched(&recording, me, &asked)?;
        let new = self.create(recording.content, me, (options, None), entries, None)?;
        Ok(answer::json(201, &self.look(new, Some(me), None)?))
    }
}

/// The record of a table, as `armonium verify` reads it.
fn record_text(recording: &Recording) -> Answer<String> {
    let mut names: Vec<(PlayerId, String)> =
        recording.names.iter().map(|(player, name)| (*player, name.clone())).collect();
    names.sort_unstable();
    let records = recording.records.iter().cloned();
    let numbered = (1..).zip(records).map(|(version, (at, record))| (version, at, record));
    transcript(recording.id, &recording.secret, &recording.content, &names, numbered).map_err(damaged)
}
