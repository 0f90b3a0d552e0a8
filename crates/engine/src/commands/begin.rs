//! Starting a game: from a seed, a position, or a file.

use crate::commands::pack::PackSource;
use crate::engine::{Answer, Engine, ok};
use crate::file::{GameFile, Start};
use crate::names::{check_names, default_names};
use crate::refusal::{Code, Refusal, complaint, sentence};
use crate::request::Fields;
use crate::table::{Status, Table};
use crate::wire::WireSeed;
use armonium_rules::{Content, Game, Opener, Options, Scenario};
use serde::Serialize;

#[derive(Serialize)]
struct Begun<'a> {
    status: Status<'a>,
}

/// Sets up a new game.
pub(super) fn new(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let players: u8 = fields.required("players")?;
    let WireSeed(seed) = fields.required("seed")?;
    let beginner: Option<bool> = fields.optional("beginner")?;
    let opener: Option<Opener> = fields.optional("auction_opener")?;
    let newcomer: Option<bool> = fields.optional("newcomer")?;
    let names: Option<Vec<String>> = fields.optional("names")?;
    let pack: Option<PackSource> = fields.optional("pack")?;
    fields.finish()?;
    engine.room_for(&name)?;
    let pack = engine.adopt(pack.map(PackSource::read).transpose()?)?;
    let options = Options {
        players,
        beginner: beginner.unwrap_or_default(),
        auction_opener: opener.unwrap_or_default(),
        newcomer: newcomer.unwrap_or_default(),
    };
    let game = Game::new(&pack.content, options, seed)
        .map_err(|error| Refusal::new(Code::NotPlayable, format!("{error}.")).clause("1.1"))?;
    let names = named(names, &pack.content, players)?;
    let table = Table { pack, names, start: Start::New { seed, options }, game };
    let table = engine.keep(&name, table);
    ok(&Begun { status: table.status(&name) })
}

/// Starts a game in the middle.
pub(super) fn scenario(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let scenario = fields.object("scenario")?;
    let names: Option<Vec<String>> = fields.optional("names")?;
    let pack: Option<PackSource> = fields.optional("pack")?;
    fields.finish()?;
    engine.room_for(&name)?;
    let pack = engine.adopt(pack.map(PackSource::read).transpose()?)?;
    let scenario: Scenario = serde_json::from_str(scenario.get()).map_err(|error| {
        let place = format!("line {}, column {}", error.line(), error.column());
        Refusal::new(Code::BadScenario, sentence(&complaint(&error))).at(place)
    })?;
    let state = scenario.to_state(&pack.content).map_err(|fault| {
        Refusal::new(Code::BadScenario, sentence(&fault.sentence)).clause(fault.clause).at(fault.path)
    })?;
    let names = named(names, &pack.content, state.public().options.players)?;
    let start = Start::Scenario(Box::new(Scenario::from_state(&pack.content, &state)));
    let table = engine.keep(&name, Table { pack, names, start, game: Game::from_state(state) });
    ok(&Begun { status: table.status(&name) })
}

/// Continues a recorded game, which is verified move by move.
pub(super) fn import(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let file = fields.object("file")?;
    let pack: Option<PackSource> = fields.optional("pack")?;
    fields.finish()?;
    engine.room_for(&name)?;
    let pack = engine.adopt(pack.map(PackSource::read).transpose()?)?;
    let refused = |fault: crate::FileFault| {
        Refusal::new(Code::BadFile, fault.message).clause(fault.clause).at(fault.place.to_string())
    };
    let file = GameFile::parse(file.get()).map_err(refused)?;
    let game = file.replay(&pack.content).map_err(refused)?;
    let table = engine.keep(&name, Table { pack, names: file.names, start: file.start, game });
    ok(&Begun { status: table.status(&name) })
}

/// The names given, if they fit, or numbers.
fn named(names: Option<Vec<String>>, content: &Content, players: u8) -> Result<Vec<String>, Refusal> {
    let Some(names) = names else { return Ok(default_names(content, players)) };
    check_names(&names, players).map_err(|bad| Refusal::new(Code::BadNames, bad.to_string()))?;
    Ok(names)
}
