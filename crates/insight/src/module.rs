//! The engine that the page asks at every table: one JSON object in, one JSON object out. It knows the board and the View that
//! a request brings, and nothing else.

use crate::{Insight, Victory, why_not};
use armonium_rules::{
    Action, Activity, Character, Content, Draft, Face, Gears, Machine, Space, SpaceInfo, SpaceKind, SpaceSet,
    TileInfo, View,
};
use serde::Deserialize;
use serde_json::{Value, json};

/// A request of the page.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum ModuleRequest {
    /// The board of the Views that follow.
    Pack {
        /// The description of its pack.
        #[cfg_attr(feature = "ts", ts(type = "Omit<Pack, \"sheet\">"))]
        pack: Box<Board>,
    },
    /// What follows from a View: `Insight`.
    Insight {
        /// The View of the reader's seat.
        view: Box<View>,
    },
    /// Why actions aren't legal now: for each `Illegal`, or null.
    WhyNot {
        /// The View of the reader's seat.
        view: Box<View>,
        /// The actions.
        actions: Vec<Action>,
    },
    /// What a declaration needs: `Victory`, or null.
    Victory {
        /// The View of the reader's seat.
        view: Box<View>,
        /// Who would be named.
        named: Option<Character>,
    },
}

/// The part of a pack's description (`armonium_pack::Description`) that the rules need.
#[derive(Deserialize)]
pub struct Board {
    id: String,
    spaces: Vec<BoardSpace>,
    tiles: Vec<BoardTile>,
    gears: BoardGears,
    characters: Vec<BoardCharacter>,
}

#[derive(Deserialize)]
struct BoardSpace {
    id: String,
    name: String,
    col: u8,
    row: u8,
    kind: SpaceKind,
    neighbours: SpaceSet,
}

#[derive(Deserialize)]
struct BoardTile {
    id: String,
    printed: String,
    face: Face,
    organ: bool,
    marks: u8,
    count: u8,
}

#[derive(Deserialize)]
struct BoardGears {
    machine: [Machine; 8],
    walking: [u8; 9],
    activity: [Activity; 7],
    directions: [i8; 3],
}

#[derive(Deserialize)]
struct BoardCharacter {
    starts_at: Space,
}

impl Board {
    /// The content it describes; its hashes aren't part of the answer to any question.
    pub fn content(self) -> Result<Content, String> {
        let (mut links, mut no_edge) = (Vec::new(), Vec::new());
        for (a, one) in self.spaces.iter().enumerate() {
            for (b, other) in self.spaces.iter().enumerate().skip(a + 1) {
                let near = one.col.abs_diff(other.col) + one.row.abs_diff(other.row) == 1;
                let (a, b) = (Space(a as u8), Space(b as u8));
                match (near, one.neighbours.has(b)) {
                    (false, true) => links.push((a, b)),
                    (true, false) => no_edge.push((a, b)),
                    (true, true) | (false, false) => {}
                }
            }
        }
        let spaces = self.spaces.into_iter();
        let tiles = self.tiles.into_iter();
        let runes: Vec<Space> = self.characters.iter().map(|character| character.starts_at).collect();
        let BoardGears { machine, walking, activity, directions } = self.gears;
        let draft = Draft {
            id: self.id,
            hash: [0; 32],
            file_hash: [0; 32],
            spaces: spaces
                .map(|BoardSpace { id, name, col, row, kind, .. }| SpaceInfo { id, name, col, row, kind })
                .collect(),
            links,
            no_edge,
            runes: runes.try_into().map_err(|_| "a pack has eight characters".to_owned())?,
            gears: Gears { machine, walking, activity, directions },
            tiles: tiles
                .map(|BoardTile { id, printed, face, organ, marks, count }| TileInfo {
                    id,
                    name: printed,
                    face,
                    organ,
                    marks,
                    count,
                })
                .collect(),
        };
        Content::new(draft).map_err(|_| "the pack is flawed".to_owned())
    }
}

/// Answers the page's requests.
#[derive(Default)]
pub struct Module {
    content: Option<Content>,
}

impl Module {
    /// A module without a board.
    pub const fn new() -> Self {
        Self { content: None }
    }

    /// Answers a request: `{"ok": …}` or `{"error": …}`.
    pub fn handle_json(&mut self, request: &str) -> String {
        let answer = match serde_json::from_str(request) {
            Ok(request) => self.handle(request),
            Err(error) => Err(error.to_string()),
        };
        match answer {
            Ok(value) => json!({ "ok": value }).to_string(),
            Err(error) => json!({ "error": error }).to_string(),
        }
    }

    fn handle(&mut self, request: ModuleRequest) -> Result<Value, String> {
        if let ModuleRequest::Pack { pack } = request {
            self.content = Some(pack.content()?);
            return Ok(Value::Null);
        }
        let content = self.content.as_ref().ok_or("the first request is `pack`")?;
        let answer = match request {
            ModuleRequest::Insight { view } => serde_json::to_value(Insight::of(content, &view)),
            ModuleRequest::WhyNot { view, actions } => {
                serde_json::to_value(why_not(content, &view, &actions))
            }
            ModuleRequest::Victory { view, named } => {
                serde_json::to_value(Victory::of(content, &view, named))
            }
            ModuleRequest::Pack { .. } => Ok(Value::Null),
        };
        answer.map_err(|error| error.to_string())
    }
}
