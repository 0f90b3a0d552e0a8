//! What the strongest bot thinks of the decisions of a game that is over. Each seat's decisions are judged by what that seat
//! saw. It runs where the bots think, one game at a time, and only while no bot of a table waits; a client that stops listening
//! stops it. Who may ask: http/replay.rs.

mod cache;

use crate::bots::Pool;
use crate::replay::Recording;
use armonium_bots::{Depth, EvaluatedAction, Review, ReviewStop, ReviewedMove, had_choice};
use armonium_rules::{Action, Illegal, Move, Seat};
use armonium_table::{Damage, PlayerId, TableId};
use axum::body::Bytes;
use cache::Cache;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, mpsc};
use utoipa::ToSchema;

/// How many of the other decisions are told.
const OTHERS: usize = 4;

/// How hard it thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "AnalysisSetting"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Setting {
    /// A whole game in some seconds.
    #[default]
    Quick,
    /// Six times as hard.
    Deep,
}

impl Setting {
    const fn depth(self) -> Depth {
        match self {
            Setting::Quick => Depth::Quick,
            Setting::Deep => Depth::Deep,
        }
    }
}

/// A decision as it was weighed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "WeighedAction"))]
pub(crate) struct Tried {
    #[schema(value_type = Object)]
    action: Action,
    /// How likely it makes a victory, from 0 to 1.
    chance: f64,
    /// In how many worlds it was tried; 0 for a declaration, whose chance is how sure the player could be.
    tries: u32,
}

/// What the bot thinks of a moment.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Judged {
    /// The moment: how many decisions and take-backs came before it.
    pub(crate) at: u32,
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// What it would have done.
    best: Tried,
    /// What was done; null if nothing was.
    made: Option<Tried>,
    /// What else it thinks of, the most promising first.
    others: Vec<Tried>,
    /// How much of a victory was given away, from 0 to 1.
    given_away: Option<f64>,
    /// Is that within what chance alone could make of it?
    unsure: bool,
}

/// A line of an analysis, each a JSON object.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "AnalysisLine"))]
#[serde(tag = "line", rename_all = "snake_case")]
pub(crate) enum Line {
    /// There are so many decisions to judge.
    Begun {
        /// How many.
        total: u32,
    },
    /// One was judged.
    Judged(Judged),
    /// That was all.
    Done {},
}

fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

impl From<EvaluatedAction> for Tried {
    fn from(EvaluatedAction { action, chance, tries, .. }: EvaluatedAction) -> Self {
        Self { action, chance: rounded(chance), tries }
    }
}

impl Judged {
    fn new(ReviewedMove { at, seat, evaluation }: &ReviewedMove) -> Self {
        let told = |other: &&EvaluatedAction| {
            let is = |one: Option<EvaluatedAction>| one.is_some_and(|one| one.action == other.action);
            !is(Some(evaluation.best)) && !is(evaluation.played)
        };
        Self {
            at: *at,
            seat: *seat,
            best: evaluation.best.into(),
            made: evaluation.played.map(Tried::from),
            others: evaluation.tried.iter().filter(told).take(OTHERS).map(|&one| one.into()).collect(),
            given_away: evaluation.loss().map(rounded),
            unsure: evaluation.is_inconclusive(),
        }
    }
}

/// A game being judged.
pub(crate) struct Judge {
    review: Review,
    /// How many decisions are to be judged in all.
    total: u32,
}

/// Which decisions are to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Those that counted in the end, of everybody or of a seat.
    Lasting(Option<Seat>),
    /// The one at this moment.
    At(u32),
}

impl Judge {
    /// Sets out to judge a game; none if its cards were never dealt or there is no such moment.
    pub(crate) fn new(
        recording: &Recording,
        wanted: Wanted,
        setting: Setting,
    ) -> Result<Option<Self>, Damage> {
        let (Some(start), moments) = (recording.start()?, recording.moments()) else { return Ok(None) };
        let before = start.moves().len();
        let played = moments.moves(moments.end()).unwrap_or_default();
        let choices = had_choice(&recording.content, &start, &played[before..]).map_err(illegal)?;
        let stop = |at, played, evaluate| ReviewStop { at, played, evaluate };
        let mut stops: Vec<ReviewStop> = match wanted {
            Wanted::Lasting(seat) => {
                let is_wanted = |step: Move| seat.is_none_or(|seat| seat == step.seat);
                let made = moments.lasting().into_iter().filter_map(|at| Some((at, moments.next(at)?)));
                let judged = made.zip(&choices);
                judged.map(|((at, step), &choice)| stop(at, Some(step), choice && is_wanted(step))).collect()
            }
            Wanted::At(at) => {
                let Some(moves) = moments.moves(at) else { return Ok(None) };
                let passed = moves[before..].iter().map(|step| stop(0, Some(*step), false));
                passed.chain([stop(at, moments.next(at), true)]).collect()
            }
        };
        while stops.last().is_some_and(|stop| !stop.evaluate) {
            stops.pop();
        }
        let worlds = setting.depth().worlds(choices.iter().filter(|&&choice| choice).count());
        let total = stops.iter().filter(|stop| stop.evaluate).count() as u32;
        let review = Review::new(Arc::clone(&recording.content), &start, stops, worlds).map_err(illegal)?;
        Ok(Some(Self { review, total }))
    }

    /// How many decisions are to be judged.
    pub(crate) const fn total(&self) -> u32 {
        self.total
    }

    /// Judges the next decision that is to be judged.
    pub(crate) fn next(&mut self) -> Result<Option<Judged>, Damage> {
        let next = self.review.evaluate_next().map_err(illegal)?;
        Ok(next.as_ref().map(Judged::new))
    }

    /// Passes everything that is known already. Is there more to judge?
    fn pass_known(
        &mut self,
        known: &dyn Fn(u32) -> Option<Judged>,
        told: &mut Vec<Judged>,
    ) -> Result<bool, Damage> {
        while let Some(stop) = self.review.peek() {
            if stop.evaluate {
                match known(stop.at) {
                    Some(judged) => told.push(judged),
                    None => return Ok(true),
                }
            }
            self.review.skip().map_err(illegal)?;
        }
        Ok(false)
    }
}

fn illegal(why: Illegal) -> Damage {
    Damage::Move(Seat(0), why)
}

/// Who asks: a player, or an address without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asker {
    Player(PlayerId),
    Address(IpAddr),
}

/// The analyses that are going on, and what came of the last ones.
pub(crate) struct Analyses {
    asking: Mutex<HashSet<Asker>>,
    /// One game at a time; later requests wait.
    turn: Semaphore,
    cache: Mutex<Cache>,
}

/// A client's one analysis; it counts until this is dropped.
pub(crate) struct Place {
    of: Arc<Analyses>,
    asker: Asker,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { asking: Mutex::default(), turn: Semaphore::new(1), cache: Mutex::default() }
    }
}

/// The most who may wait for an analysis.
const MOST_WAITING: usize = 32;

impl Analyses {
    /// A place for a client that has none yet, unless too many wait.
    pub(crate) fn place(self: &Arc<Self>, asker: Asker) -> Option<Place> {
        let mut asking = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        let may = asking.len() < MOST_WAITING && asking.insert(asker);
        may.then(|| Place { of: Arc::clone(self), asker })
    }

    fn known(&self, table: TableId, setting: Setting, at: u32) -> Option<Judged> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).get(table, setting, at)
    }

    fn keep(&self, table: TableId, setting: Setting, judged: Judged) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).keep(table, setting, judged);
    }

    /// Judges what is to be judged and tells it line by line, until nobody listens any more.
    pub(crate) async fn run(
        &self,
        pool: &Pool,
        table: TableId,
        setting: Setting,
        mut judge: Judge,
        lines: &mpsc::Sender<Bytes>,
    ) -> Result<(), Damage> {
        if !tell(lines, Line::Begun { total: judge.total() }).await {
            return Ok(());
        }
        // Nobody closes it.
        let Ok(_turn) = self.turn.acquire().await else { return Ok(()) };
        loop {
            let mut told = Vec::new();
            let more = judge.pass_known(&|at| self.known(table, setting, at), &mut told)?;
            for judged in told {
                if !tell(lines, Line::Judged(judged)).await {
                    return Ok(());
                }
            }
            if !more {
                tell(lines, Line::Done {}).await;
                return Ok(());
            }
            let thought = pool.analyse(move || {
                let judged = judge.next();
                (judge, judged)
            });
            let Some((back, judged)) = thought.await else { return Ok(()) };
            judge = back;
            if let Some(judged) = judged? {
                self.keep(table, setting, judged.clone());
                if !tell(lines, Line::Judged(judged)).await {
                    return Ok(());
                }
            }
        }
    }
}

/// Tells a line. Is anybody still listening?
async fn tell(lines: &mpsc::Sender<Bytes>, line: Line) -> bool {
    let mut text = serde_json::to_vec(&line).unwrap_or_default();
    text.push(b'\n');
    lines.send(Bytes::from(text)).await.is_ok()
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut asking = self.of.asking.lock().unwrap_or_else(PoisonError::into_inner);
        asking.remove(&self.asker);
    }
}
