//! Reads chapters: a position, the learner's seat and the steps. Missing values come from `content/lessons/base.toml`.

use crate::goal::Goal;
use crate::pattern::Pattern;
use armonium_rules::{Action, Auction, Content, Phase, Round, Scenario, Seat, State};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its ID, in URLs and keys.
    pub id: &'static str,
    /// Its approximate duration.
    pub minutes: u8,
    /// The seat of the learner.
    pub seat: Seat,
    /// The initial state.
    pub start: State,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// One step: an action to take, or a text to read.
#[derive(Debug)]
pub struct Step {
    /// The key of its text.
    pub key: String,
    /// The clause of the rules it is about.
    pub clause: Option<String>,
    /// The part of the table to show.
    pub look: Option<Look>,
    /// True if the learner should find the action: the page hints only at where to look, until the first mistake.
    pub find: bool,
    /// Its initial state, if not the result of the previous step.
    pub(crate) scene: Option<State>,
    /// The accepted actions; empty if it is only to be read.
    pub(crate) want: Vec<Pattern>,
    /// The goal of a movement; the step lasts until it is reached.
    pub until: Option<Goal>,
    /// Another goal that must stay reachable.
    pub(crate) keep: Option<Goal>,
    /// Mistakes with a specific explanation, given by key.
    pub(crate) wrong: Vec<(Pattern, String)>,
    /// The scripted replies of the opponents.
    pub(crate) then: Vec<(Seat, Pattern)>,
}

/// A part of the table to show for a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// The gears.
    Machine,
    /// The hand.
    Hand,
    /// The notebook.
    Notebook,
    /// The players and their possessions.
    Players,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterFile {
    minutes: u8,
    seat: Seat,
    /// The opener, if the chapter starts with the auctions.
    opener: Option<Seat>,
    /// The top of the pile; the rest is in the order of the pack.
    #[serde(default)]
    draws: Vec<String>,
    scenario: Map<String, Value>,
    step: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    key: String,
    clause: Option<String>,
    look: Option<Look>,
    #[serde(default)]
    find: bool,
    scene: Option<Map<String, Value>>,
    #[serde(default)]
    want: Vec<Pattern>,
    until: Option<Goal>,
    keep: Option<Goal>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
    #[serde(default)]
    then: Vec<ThenFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFile {
    /// The actions.
    when: Pattern,
    /// The suffix of the key of the explanation.
    say: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThenFile {
    seat: Seat,
    /// The action: the first legal one that matches.
    does: Pattern,
}

impl Chapter {
    /// Reads a chapter.
    pub(crate) fn read(content: &Content, id: &'static str, base: &str, text: &str) -> Result<Self, String> {
        let base: Map<String, Value> = toml::from_str(base).map_err(|error| format!("base.toml: {error}"))?;
        let file: Value = toml::from_str(text).map_err(|error| error.to_string())?;
        let file: ChapterFile = parse(&file)?;
        let mut scenario = merge(base, file.scenario);
        if let Some(opener) = file.opener {
            scenario.insert("phase".to_owned(), auctions(&scenario, opener)?);
        }
        let start = position(content, scenario.clone(), &file.draws)?;
        let scene = |own: Map<String, Value>| position(content, merge(scenario.clone(), own), &[]);
        let resolve = |mut step: StepFile| {
            let scene = step.scene.take().map(scene).transpose()?;
            Ok::<_, String>(Step { scene, ..step.resolve(content, id)? })
        };
        let steps = file.step.into_iter().map(resolve).collect::<Result<_, _>>()?;
        Ok(Self { id, minutes: file.minutes, seat: file.seat, start, steps })
    }
}

impl StepFile {
    fn resolve(self, content: &Content, chapter: &str) -> Result<Step, String> {
        let key = format!("lesson-{chapter}-{}", self.key);
        let wrong = |wrong: WrongFile| {
            Ok::<_, String>((wrong.when.resolve(content)?, format!("{key}-no-{}", wrong.say)))
        };
        let then = |then: ThenFile| Ok::<_, String>((then.seat, then.does.resolve(content)?));
        Ok(Step {
            clause: self.clause,
            look: self.look,
            find: self.find,
            scene: None,
            want: self.want.into_iter().map(|want| want.resolve(content)).collect::<Result<_, _>>()?,
            until: self.until.map(|goal| goal.resolve(content)).transpose()?,
            keep: self.keep.map(|goal| goal.resolve(content)).transpose()?,
            wrong: self.wrong.into_iter().map(wrong).collect::<Result<_, _>>()?,
            then: self.then.into_iter().map(then).collect::<Result<_, _>>()?,
            key,
        })
    }
}

impl Step {
    /// True if the step is only to be read.
    pub fn is_reading(&self) -> bool {
        self.want.is_empty()
    }

    /// The key of the explanation of this mistake.
    pub(crate) fn explanation(&self, action: &Action) -> String {
        let own = self.wrong.iter().find(|(pattern, _)| pattern.matches(action));
        own.map_or_else(|| format!("{}-no", self.key), |(_, key)| key.clone())
    }

    /// All keys this step can use.
    pub fn keys(&self) -> Vec<String> {
        let default = (!self.is_reading()).then(|| format!("{}-no", self.key));
        let own = self.wrong.iter().map(|(_, key)| key.clone());
        std::iter::once(self.key.clone()).chain(default).chain(own).collect()
    }
}

/// Reads a value by way of its text: the page's module has one way to read these types, and not three.
fn parse<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
}

/// The state of a scenario, with these tiles on top of the pile.
fn position(content: &Content, scenario: Map<String, Value>, draws: &[String]) -> Result<State, String> {
    let mut scenario: Scenario = parse(&Value::Object(scenario))?;
    if !draws.is_empty() {
        scenario.pile = Some(pile(content, &scenario, draws)?);
    }
    scenario.to_state(content).map_err(|fault| fault.to_string())
}

/// Merges values into a base, recursively.
fn merge(mut base: Map<String, Value>, own: Map<String, Value>) -> Map<String, Value> {
    for (key, value) in own {
        let value = match (base.remove(&key), value) {
            (Some(Value::Object(below)), Value::Object(above)) if key != "phase" => {
                Value::Object(merge(below, above))
            }
            (_, value) => value,
        };
        base.insert(key, value);
    }
    base
}

/// The phase at the start of the auctions. TOML cannot express it, because it has no null.
fn auctions(scenario: &Map<String, Value>, opener: Seat) -> Result<Value, String> {
    let players = scenario.get("players").and_then(Value::as_array).map_or(0, Vec::len);
    let round = Round::Opening { opener };
    let auction = Auction { taken: [None; Seat::MAX], positions: players as u8, round };
    let phase = serde_json::to_string(&Phase::Auction(auction)).map_err(|error| error.to_string())?;
    serde_json::from_str(&phase).map_err(|error| error.to_string())
}

/// The pile with these tiles on top.
fn pile(content: &Content, scenario: &Scenario, top: &[String]) -> Result<Vec<String>, String> {
    let mut rest: Vec<String> = content.deck().iter().map(|&tile| content.tile(tile).id.clone()).collect();
    let held = scenario.players.iter().flat_map(|player| &player.tiles);
    for id in held.chain(scenario.locations.values()).chain(top) {
        let at =
            rest.iter().position(|left| left == id).ok_or_else(|| format!("no tile \"{id}\" is left"))?;
        rest.remove(at);
    }
    Ok(top.iter().cloned().chain(rest).collect())
}
