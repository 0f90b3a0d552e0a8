//! Game files: a recorded game as JSON, strict and versioned. Reading one verifies it by playing it again.
//!
//! What can be wrong: fault.rs. The sums that find an altered move: sums.rs.

mod fault;
mod sums;

pub use fault::{FileFault, Place};

use crate::engine::json;
use crate::names::check_names;
use crate::refusal::{complaint, quoted, sentence};
use crate::wire::hex;
use armonium_locale::{Language, Words};
use armonium_rules::{Content, Game, Move, Options, Outcome, RULES_VERSION, Scenario, Seed};
use serde::{Deserialize, Deserializer, Serialize};

/// The value of `format`.
const FORMAT: &str = "armonium-game";
/// The version of the form of game files.
const VERSION: u32 = 1;

/// A recorded game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    format: String,
    version: u32,
    /// The version of the rules it was played with.
    pub rules: u32,
    /// The content pack it was played with.
    pub pack: PackId,
    /// Its start.
    pub start: Start,
    /// The players' names, seat by seat.
    pub names: Vec<String>,
    /// Every decision, in order.
    pub moves: Vec<Move>,
    /// Its outcome; null if it is not over.
    #[serde(deserialize_with = "given")]
    pub outcome: Option<Outcome>,
    /// A running sum over all of the above, to find alterations; optional.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    check: Option<String>,
}

/// The pack of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PackId {
    /// The pack's short name.
    pub id: String,
    /// The hash of what a game depends on, in hexadecimal digits.
    pub hash: String,
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// With the setup.
    New {
        /// The seed of all chance.
        seed: Seed,
        /// The options of the game.
        options: Options,
    },
    /// In the middle.
    Scenario(Box<Scenario>),
}

/// The beginning of a file of any version.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<u64>,
}

/// A value that may be null but must be there.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Outcome>, D::Error> {
    Option::deserialize(deserializer)
}

impl PackId {
    /// What identifies this pack.
    pub fn of(content: &Content) -> Self {
        Self { id: content.id().to_owned(), hash: hex(content.hash()) }
    }
}

impl GameFile {
    /// The longest text, in bytes; no game needs as much.
    pub const MAX_BYTES: usize = 2 << 20;

    /// The record of a game.
    pub fn of(content: &Content, start: &Start, names: &[String], game: &Game) -> Self {
        let mut file = Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: RULES_VERSION,
            pack: PackId::of(content),
            start: start.clone(),
            names: names.to_vec(),
            moves: game.moves().to_vec(),
            outcome: game.outcome(),
            check: None,
        };
        file.check = Some(sums::of(&file));
        file
    }

    /// Reads a file's text. Whether it is a game: [`GameFile::replay`].
    pub fn parse(text: &str) -> Result<Self, FileFault> {
        if text.len() > Self::MAX_BYTES {
            let message = format!("The file is longer than {} bytes; it is no game file.", Self::MAX_BYTES);
            return Err(FileFault::new(Place::Whole, message));
        }
        match serde_json::from_str::<Self>(text) {
            Ok(file) => {
                known(&file.format, u64::from(file.version))?;
                Ok(file)
            }
            Err(error) => {
                // A file of another version says so, whatever else is in it.
                if let Ok(Head { format, version }) = serde_json::from_str(text) {
                    let (format, version) = (format.unwrap_or_default(), version.unwrap_or_default());
                    known(&format, version)?;
                }
                let place = Place::Text { line: error.line(), column: error.column() };
                Err(FileFault::new(place, sentence(&complaint(&error))))
            }
        }
    }

    /// Plays the game again from its beginning, which verifies every part of the file.
    pub fn replay(&self, content: &Content) -> Result<Game, FileFault> {
        if self.rules != RULES_VERSION {
            return Err(FileFault::new(
                Place::Field("rules"),
                format!(
                    "The game follows version {} of the rules, this program version {RULES_VERSION}.",
                    self.rules
                ),
            ));
        }
        self.fits(content)?;
        if let Some(check) = &self.check {
            sums::verify(self, check)?;
        }
        let mut game = self.begin(content)?;
        let players = game.state().public().options.players;
        check_names(&self.names, players)
            .map_err(|bad| FileFault::new(Place::Field("names"), bad.to_string()))?;
        for (number, &Move { seat, action }) in self.moves.iter().enumerate() {
            if let Err(illegal) = game.apply(content, seat, action) {
                let words = Words::new(Language::English, content, &self.names);
                let place = Place::Move { number: number + 1, seat };
                return Err(FileFault::illegal(place, illegal, words, action));
            }
        }
        if game.outcome() != self.outcome {
            let words = Words::new(Language::English, content, &self.names);
            return Err(FileFault::outcome(game.outcome(), self.outcome, words));
        }
        Ok(game)
    }

    /// The text of the file: a line for each part and each move, so that people and version control can read it.
    pub fn to_text(&self) -> String {
        let mut text = String::from("{\n");
        let mut line = |name: &str, value: String| {
            text.push_str(&format!("\"{name}\": {value},\n"));
        };
        line("format", json(&self.format));
        line("version", json(&self.version));
        line("rules", json(&self.rules));
        line("pack", json(&self.pack));
        line("start", json(&self.start));
        line("names", json(&self.names));
        let moves: Vec<String> = self.moves.iter().map(|one| format!("\n{}", json(one))).collect();
        line("moves", format!("[{}\n]", moves.join(",")));
        text.push_str(&format!("\"outcome\": {}", json(&self.outcome)));
        if let Some(check) = &self.check {
            text.push_str(&format!(",\n\"check\": {}", json(check)));
        }
        text.push_str("\n}\n");
        text
    }

    fn fits(&self, content: &Content) -> Result<(), FileFault> {
        let here = PackId::of(content);
        if self.pack == here {
            return Ok(());
        }
        let field = if self.pack.hash == here.hash { "pack.id" } else { "pack.hash" };
        let PackId { id, hash } = &self.pack;
        Err(FileFault::new(
            Place::Field(field),
            format!(
                "The game was played with the pack {} ({}…), and this is {} ({}…); name the file of the right pack \
                 with --content.",
                quoted(id),
                hash.chars().take(12).collect::<String>().escape_debug(),
                quoted(&here.id),
                &here.hash[..12]
            ),
        ))
    }

    fn begin(&self, content: &Content) -> Result<Game, FileFault> {
        match &self.start {
            Start::New { seed, options } => Game::new(content, *options, *seed).map_err(|error| {
                FileFault::new(Place::Field("start.new.options.players"), format!("{error}.")).clause("1.1")
            }),
            Start::Scenario(scenario) => match scenario.to_state(content) {
                Ok(state) => Ok(Game::from_state(state)),
                Err(fault) => {
                    let place = Place::Scenario(fault.path);
                    Err(FileFault::new(place, sentence(&fault.sentence)).clause(fault.clause))
                }
            },
        }
    }
}

fn known(format: &str, version: u64) -> Result<(), FileFault> {
    if format != FORMAT {
        return Err(FileFault::new(
            Place::Field("format"),
            format!("This is no game file: its format must be {FORMAT:?}."),
        ));
    }
    if version != u64::from(VERSION) {
        return Err(FileFault::new(
            Place::Field("version"),
            format!("The file has version {version}; this program reads version {VERSION}."),
        ));
    }
    Ok(())
}
