//! The commands. Beginning games: begin.rs. Playing: play.rs. Looking: look.rs. The pack: pack.rs.

mod begin;
mod look;
mod pack;
mod play;

pub(crate) use look::hello;
#[cfg(feature = "ts")]
pub use pack::types;

use crate::engine::{Answer, Engine, ok};
use crate::refusal::{Code, Refusal, quoted};
use crate::request::Fields;
use serde::Serialize;

/// Every command.
pub(crate) const COMMANDS: [&str; 15] = [
    "hello", "pack", "drawing", "new", "scenario", "import", "legal", "apply", "undo", "routes", "view",
    "events", "state", "export", "drop",
];

/// Executes a request, or refuses it and changes nothing.
pub(crate) fn carry_out(engine: &mut Engine, command: &str, fields: Fields<'_>) -> Answer {
    match command {
        "hello" => {
            fields.finish()?;
            hello(engine)
        }
        "pack" => pack::pack(engine, fields),
        "drawing" => pack::drawing(engine, fields),
        "new" => begin::new(engine, fields),
        "scenario" => begin::scenario(engine, fields),
        "import" => begin::import(engine, fields),
        "legal" => play::legal(engine, fields),
        "apply" => play::apply(engine, fields),
        "undo" => play::undo(engine, fields),
        "routes" => play::routes(engine, fields),
        "view" => look::view(engine, fields),
        "events" => look::events(engine, fields),
        "state" => look::state(engine, fields),
        "export" => look::export(engine, fields),
        "drop" => drop_game(engine, fields),
        _ => Err(Refusal::new(
            Code::UnknownCommand,
            format!("There is no command {}; there are {}.", quoted(command), COMMANDS.join(", ")),
        )),
    }
}

#[derive(Serialize)]
struct Dropped<'a> {
    dropped: &'a str,
}

/// Removes a game.
fn drop_game(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    fields.finish()?;
    engine.forget(&name)?;
    ok(&Dropped { dropped: &name })
}
