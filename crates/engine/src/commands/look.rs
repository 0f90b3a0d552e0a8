//! Reading: the engine itself, the view of a reader, and what only the referee may see.

use crate::commands::COMMANDS;
use crate::commands::pack::{PackId, pack_id};
use crate::engine::{Answer, Engine, MAX_GAMES, PROTOCOL, ok};
use crate::file::GameFile;
use crate::refusal::{Code, Refusal};
use crate::request::Fields;
use crate::serve::MAX_LINE;
use crate::table::Told;
use armonium_rules::{RULES_VERSION, Scenario, View, Viewer};
use serde::Serialize;

#[derive(Serialize)]
struct Hello {
    engine: &'static str,
    protocol: u32,
    rules: u32,
    pack: PackId,
    max_line: usize,
    max_games: usize,
    commands: [&'static str; COMMANDS.len()],
}

/// The name, version and limits of the engine.
pub(crate) fn hello(engine: &Engine) -> Answer {
    ok(&Hello {
        engine: "armonium",
        protocol: PROTOCOL,
        rules: RULES_VERSION,
        pack: pack_id(&engine.default_pack().content),
        max_line: MAX_LINE,
        max_games: MAX_GAMES,
        commands: COMMANDS,
    })
}

#[derive(Serialize)]
struct Viewed {
    view: View,
}

/// The game as a seat or a spectator sees it.
pub(super) fn view(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let viewer: Viewer = fields.required("viewer")?;
    fields.finish()?;
    let table = engine.table(&name)?;
    let viewer = table.viewer(viewer)?;
    ok(&Viewed { view: table.game.state().view(table.content(), viewer) })
}

#[derive(Serialize)]
struct Events {
    viewer: Viewer,
    from: usize,
    events: Vec<Told>,
    next: usize,
}

/// What happened, as a seat or a spectator saw it.
pub(super) fn events(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let viewer: Viewer = fields.required("viewer")?;
    let from: Option<usize> = fields.optional("from")?;
    fields.finish()?;
    let table = engine.table(&name)?;
    let viewer = table.viewer(viewer)?;
    let next = table.game.events().len();
    let from = from.unwrap_or(0);
    if from > next {
        return Err(Refusal::new(
            Code::BadField,
            format!("The field \"from\" is wrong: {next} events have happened, there is no number {from}."),
        ));
    }
    ok(&Events { viewer, from, events: table.told(viewer, from), next })
}

#[derive(Serialize)]
struct Whole {
    scenario: Scenario,
}

/// The full state, as a scenario.
pub(super) fn state(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name = referee(&mut fields)?;
    fields.finish()?;
    let table = engine.table(&name)?;
    ok(&Whole { scenario: Scenario::from_state(table.content(), table.game.state()) })
}

#[derive(Serialize)]
struct Exported {
    file: GameFile,
}

/// The game's file.
pub(super) fn export(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name = referee(&mut fields)?;
    fields.finish()?;
    ok(&Exported { file: engine.table(&name)?.file() })
}

/// The game's name, if the request comes from the referee.
fn referee(fields: &mut Fields<'_>) -> Result<String, Refusal> {
    let name: String = fields.required("game")?;
    let referee: Option<bool> = fields.optional("referee")?;
    if referee == Some(true) {
        return Ok(name);
    }
    Err(Refusal::new(
        Code::RefereeOnly,
        "This tells every secret of the game: only a referee may ask for it, with \"referee\": true.",
    ))
}
