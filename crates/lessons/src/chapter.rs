//! A chapter as it is written down: a position, the learner's seat and the steps. What is left out is taken from
//! `content/lessons/base.toml`.

use crate::goal::Goal;
use crate::pattern::Pattern;
use armonium_rules::{Action, Auction, Content, Phase, Round, Scenario, Seat, State};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its name, in addresses and keys.
    pub id: &'static str,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// Where the learner sits.
    pub seat: Seat,
    /// Where it begins.
    pub start: State,
    /// What is to be done, in order.
    pub steps: Vec<Step>,
}

/// One step: something to do, or only something to read.
#[derive(Debug)]
pub struct Step {
    /// The key of what is said.
    pub key: String,
    /// The clause of the rules it is about.
    pub clause: Option<String>,
    /// What the page should show.
    pub look: Option<Look>,
    /// Is the learner to find what is wanted? Then only where to look is pointed at, until there is a mistake.
    pub find: bool,
    /// The position it begins with, if that is another than the one before it left.
    pub(crate) scene: Option<State>,
    /// What is wanted; nothing if there is only something to read.
    pub(crate) want: Vec<Pattern>,
    /// Where a movement should lead; the step lasts until it is there.
    pub until: Option<Goal>,
    /// What must stay within reach besides.
    pub(crate) keep: Option<Goal>,
    /// Mistakes with an explanation of their own, by its key.
    pub(crate) wrong: Vec<(Pattern, String)>,
    /// What the opponents do afterwards.
    pub(crate) then: Vec<(Seat, Pattern)>,
}

/// A part of the table the page should show for a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// The gears.
    Machine,
    /// The hand.
    Hand,
    /// The notebook.
    Notebook,
    /// The players and what they own.
    Players,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterFile {
    minutes: u8,
    seat: Seat,
    /// Who opens the auctions, if the chapter begins with them.
    opener: Option<Seat>,
    /// The top of the pile; the rest follows in the pack's order.
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
    /// Which actions.
    when: Pattern,
    /// The end of the explanation's key.
    say: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThenFile {
    seat: Seat,
    /// What is done: the first legal action of this kind.
    does: Pattern,
}

impl Chapter {
    /// Reads a chapter.
    pub(crate) fn read(content: &Content, id: &'static str, base: &str, text: &str) -> Result<Self, String> {
        let base: Map<String, Value> = toml::from_str(base).map_err(|error| format!("base.toml: {error}"))?;
        let file: ChapterFile = toml::from_str(text).map_err(|error| error.to_string())?;
        let mut scenario = over(base, file.scenario);
        if let Some(opener) = file.opener {
            scenario.insert("phase".to_owned(), auctions(&scenario, opener)?);
        }
        let start = position(content, scenario.clone(), &file.draws)?;
        let scene = |own: Map<String, Value>| position(content, over(scenario.clone(), own), &[]);
        let settle = |mut step: StepFile| {
            let scene = step.scene.take().map(scene).transpose()?;
            Ok::<_, String>(Step { scene, ..step.settle(content, id)? })
        };
        let steps = file.step.into_iter().map(settle).collect::<Result<_, _>>()?;
        Ok(Self { id, minutes: file.minutes, seat: file.seat, start, steps })
    }
}

impl StepFile {
    fn settle(self, content: &Content, chapter: &str) -> Result<Step, String> {
        let key = format!("lesson-{chapter}-{}", self.key);
        let wrong = |wrong: WrongFile| {
            Ok::<_, String>((wrong.when.settle(content)?, format!("{key}-no-{}", wrong.say)))
        };
        let then = |then: ThenFile| Ok::<_, String>((then.seat, then.does.settle(content)?));
        Ok(Step {
            clause: self.clause,
            look: self.look,
            find: self.find,
            scene: None,
            want: self.want.into_iter().map(|want| want.settle(content)).collect::<Result<_, _>>()?,
            until: self.until.map(|goal| goal.settle(content)).transpose()?,
            keep: self.keep.map(|goal| goal.settle(content)).transpose()?,
            wrong: self.wrong.into_iter().map(wrong).collect::<Result<_, _>>()?,
            then: self.then.into_iter().map(then).collect::<Result<_, _>>()?,
            key,
        })
    }
}

impl Step {
    /// Is there nothing to do but to read and go on?
    pub fn is_reading(&self) -> bool {
        self.want.is_empty()
    }

    /// The key of what explains this mistake.
    pub(crate) fn explanation(&self, action: &Action) -> String {
        let own = self.wrong.iter().find(|(pattern, _)| pattern.matches(action));
        own.map_or_else(|| format!("{}-no", self.key), |(_, key)| key.clone())
    }

    /// The keys of everything that can be said at this step.
    pub fn keys(&self) -> Vec<String> {
        let default = (!self.is_reading()).then(|| format!("{}-no", self.key));
        let own = self.wrong.iter().map(|(_, key)| key.clone());
        std::iter::once(self.key.clone()).chain(default).chain(own).collect()
    }
}

/// The position a scenario describes, with these tiles on top of the pile.
fn position(content: &Content, scenario: Map<String, Value>, draws: &[String]) -> Result<State, String> {
    let mut scenario: Scenario =
        serde_json::from_value(Value::Object(scenario)).map_err(|error| error.to_string())?;
    if !draws.is_empty() {
        scenario.pile = Some(pile(content, &scenario, draws)?);
    }
    scenario.to_state(content).map_err(|fault| fault.to_string())
}

/// The base with the chapter's own values laid over it; tables are laid over each other.
fn over(mut base: Map<String, Value>, own: Map<String, Value>) -> Map<String, Value> {
    for (key, value) in own {
        let value = match (base.remove(&key), value) {
            (Some(Value::Object(below)), Value::Object(above)) if key != "phase" => {
                Value::Object(over(below, above))
            }
            (_, value) => value,
        };
        base.insert(key, value);
    }
    base
}

/// The beginning of an Hour's auctions. TOML has no word for a position that nobody has taken.
fn auctions(scenario: &Map<String, Value>, opener: Seat) -> Result<Value, String> {
    let players = scenario.get("players").and_then(Value::as_array).map_or(0, Vec::len);
    let round = Round::Opening { opener };
    let auction = Auction { taken: [None; Seat::MAX], positions: players as u8, round };
    serde_json::to_value(Phase::Auction(auction)).map_err(|error| error.to_string())
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
