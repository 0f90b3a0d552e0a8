//! Questions to a table and their answers: why something cannot be done, where the mover can go, the odds, and a hint. A
//! question changes nothing, and its answer follows from the asking seat's View alone.

use crate::hint::hint as hint_for;
use armonium_belief::Belief;
use armonium_bots::Advice;
use armonium_insight::Insight;
use armonium_rules::{Action, Character, Content, Route, Seat, State, View, Viewer};
use armonium_table::{Command, PlayerId, Refusal, Stage, Table};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;

/// The most actions one question can be about.
const MOST_ACTIONS: usize = 64;

/// A question to the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The question's number, which the answer repeats.
    pub id: u64,
    /// Actions to say why they cannot be done.
    #[serde(default, deserialize_with = "not_too_many", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub why: Option<Vec<Action>>,
    /// Ask where the mover can go, and how.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub routes: bool,
    /// A turn of the gears, to get the routes after it.
    #[serde(default, deserialize_with = "a_turn", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub after: Option<Action>,
    /// Ask how likely is what the seat does not know.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub odds: bool,
    /// Ask what a detective would do.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hint: bool,
    /// Ask what follows from the View, for a page that can't run the engine itself.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub insight: bool,
}

fn not_too_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<Action>>, D::Error> {
    let actions: Option<Vec<Action>> = Option::deserialize(deserializer)?;
    match actions {
        Some(many) if many.len() > MOST_ACTIONS => {
            Err(serde::de::Error::custom("a question is about 64 actions at most"))
        }
        some => Ok(some),
    }
}

fn a_turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Action>, D::Error> {
    match Option::deserialize(deserializer)? {
        None => Ok(None),
        Some(turn @ Action::Turn { .. }) => Ok(Some(turn)),
        Some(_) => Err(serde::de::Error::custom("`after` is a turn of the gears")),
    }
}

/// The answer to a question: of the optional fields those that were asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Answer {
    /// The question's number.
    pub id: u64,
    /// The number of the last record.
    pub version: u32,
    /// The number of the decision that is asked now.
    pub decision: u32,
    /// For each action null, if the asking player may do it now, or why not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Vec<Option<WhyNot>>>,
    /// Where the mover can go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub routes: Option<Vec<Route>>,
    /// The odds; null where they are not shown.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<Odds>"))]
    pub odds: Option<Option<Odds>>,
    /// The hint; null where there is none.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<Advice>"))]
    pub hint: Option<Option<Advice>>,
    /// What follows from the View; null before there is one.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<Insight>"))]
    pub insight: Option<Option<Insight>>,
}

/// Reads a field that is there. `null` is a value of the field, not its absence.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Why something cannot be done now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    /// The refusal.
    #[serde(flatten)]
    pub refusal: Refusal,
    /// The clause of the rules or of the protocol it belongs to.
    pub clause: Cow<'static, str>,
}

impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, clause: Cow::Borrowed(refusal.clause()) }
    }
}

/// How likely what a seat does not know is: exactly, from the facts of its View.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// For each character, that it is the Chosen One.
    pub chosen: [f64; Character::COUNT],
    /// For each character, that its card is in the Unknown Characters deck.
    pub deck: [f64; Character::COUNT],
    /// Seat by seat, for each character, that its card is in that hand.
    pub hands: Vec<[f64; Character::COUNT]>,
    /// Seat by seat, that the player is Fenrir; 0 before the roles are dealt.
    pub fenrir: Vec<f64>,
}

impl Odds {
    /// By the facts of this View.
    pub fn of(view: &View) -> Self {
        let belief = Belief::of(view);
        let seats = || view.public.seats().into_iter();
        Self {
            chosen: Character::ALL.map(|character| belief.chosen(character)),
            deck: Character::ALL.map(|character| belief.in_deck(character)),
            hands: seats()
                .map(|seat| Character::ALL.map(|character| belief.in_hand(seat, character)))
                .collect(),
            fenrir: seats().map(|seat| belief.fenrir(seat)).collect(),
        }
    }
}

impl Answer {
    /// A table's answer to a player or a spectator. The question is refused if its `after` cannot be done now.
    pub fn of(table: &Table, player: Option<PlayerId>, question: &Question) -> Result<Self, Refusal> {
        let &Question { id, ref why, routes, after, odds, hint, insight } = question;
        if let Some(action) = after {
            judge(table, player, action)?;
        }
        let viewer = table.viewer(player);
        let why_not = |action: &Action| judge(table, player, *action).err().map(WhyNot::from);
        Ok(Self {
            id,
            version: table.version,
            decision: table.decisions,
            why: why.as_ref().map(|actions| actions.iter().map(why_not).collect()),
            routes: routes.then(|| routes_of_table(table, viewer, after)),
            odds: odds.then(|| shown_odds(table, viewer)),
            hint: hint.then(|| hint_for(table, player)),
            insight: insight.then(|| table.view(viewer).map(|view| Insight::of(table.content(), &view))),
        })
    }
}

/// Whether a player may do this now.
fn judge(table: &Table, player: Option<PlayerId>, action: Action) -> Result<(), Refusal> {
    let player = player.ok_or(Refusal::NotSeated)?;
    let act = Command::Act { player, at: table.decisions, actions: vec![action] };
    // A decision does not depend on the time.
    table.decide(0, &act).map(|_| ())
}

fn routes_of_table(table: &Table, viewer: Viewer, after: Option<Action>) -> Vec<Route> {
    match (viewer, table.game()) {
        (Viewer::Seat(seat), Some(game)) if table.to_act() == Some(seat) => {
            routes(table.content(), game.state(), seat, after)
        }
        _ => Vec::new(),
    }
}

/// Where a seat can go that is asked to move, now or after an action.
pub fn routes(content: &Content, state: &State, seat: Seat, after: Option<Action>) -> Vec<Route> {
    let mut state = *state;
    if after.is_some_and(|action| state.apply(content, seat, action, &mut ()).is_err()) {
        return Vec::new();
    }
    // A turn of the gears that costs the last Time puts the seat out of the game.
    if state.to_act() == Some(seat) { state.public().routes(content) } else { Vec::new() }
}

/// What a seat believes, where that may be shown.
fn shown_odds(table: &Table, viewer: Viewer) -> Option<Odds> {
    let seated = matches!(viewer, Viewer::Seat(_));
    let shown = seated && table.options.odds && table.stage() == Stage::Running;
    if shown { table.view(viewer).as_ref().map(Odds::of) } else { None }
}
