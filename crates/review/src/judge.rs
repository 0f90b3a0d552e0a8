//! What the strongest bot thinks of the decisions of a game that is over. Each seat's decisions are judged by what that seat
//! saw, one step at a time.

use crate::recording::Recording;
use armonium_bots::{Depth, EvaluatedAction, Review, ReviewStop, ReviewedMove, had_choice};
use armonium_rules::{Action, Illegal, Move, Seat};
use armonium_table::Damage;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many of the other decisions are told.
const OTHERS: usize = 4;

/// How hard it thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "AnalysisSetting"))]
#[serde(rename_all = "snake_case")]
pub enum Setting {
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "WeighedAction"))]
pub struct Tried {
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    action: Action,
    /// How likely it makes a victory, from 0 to 1.
    chance: f64,
    /// In how many worlds it was tried; 0 for a declaration, whose chance is how sure the player could be.
    tries: u32,
}

/// What the bot thinks of a moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// The moment: how many decisions and take-backs came before it.
    pub at: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    /// Whose decision it is.
    pub seat: Seat,
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "AnalysisLine"))]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum Line {
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
pub struct Judge {
    review: Review,
    /// How many decisions are to be judged in all.
    total: u32,
}

/// Which decisions are to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Those that counted in the end, of everybody or of a seat.
    Lasting(Option<Seat>),
    /// The one at this moment.
    At(u32),
}

impl Judge {
    /// Sets out to judge a game; none if its cards were never dealt or there is no such moment.
    pub fn new(recording: &Recording, wanted: Wanted, setting: Setting) -> Result<Option<Self>, Damage> {
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
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// Judges the next decision that is to be judged.
    pub fn step(&mut self) -> Result<Option<Judged>, Damage> {
        let next = self.review.evaluate_next().map_err(illegal)?;
        Ok(next.as_ref().map(Judged::new))
    }

    /// Passes everything that is known already. Is there more to judge?
    pub fn pass_known(
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
