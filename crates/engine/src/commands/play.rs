//! Playing: legal actions, apply, undo, and the routes of the mover.

use crate::engine::{Answer, Engine, ok};
use crate::refusal::{Code, Refusal};
use crate::request::{self, Fields};
use crate::table::{Status, Told};
use armonium_rules::{Action, Ask, NoUndo, Route, Seat, Viewer};
use serde::Serialize;

#[derive(Serialize)]
struct Legal {
    seat: Seat,
    ask: Ask,
    question: String,
    actions: Vec<Labelled>,
}

#[derive(Serialize)]
struct Labelled {
    action: Action,
    label: String,
}

/// What a seat may do now; nothing while it is another's decision.
pub(super) fn legal(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let seat: Seat = fields.required("seat")?;
    fields.finish()?;
    let table = engine.table(&name)?;
    let seat = table.seat(seat)?;
    let (state, words) = (table.game.state(), table.words());
    let mut actions = Vec::new();
    if state.to_act() == Some(seat) {
        state.legal(table.content(), &mut actions);
    }
    let ask = state.ask(table.content());
    let labelled = |action| Labelled { action, label: words.action(&action) };
    let actions = actions.into_iter().map(labelled).collect();
    ok(&Legal { seat, ask, question: words.ask(ask), actions })
}

#[derive(Serialize)]
struct Applied<'a> {
    viewer: Viewer,
    from: usize,
    events: Vec<Told>,
    status: Status<'a>,
}

/// Applies an action and returns the events as the acting seat, or another reader, sees them.
pub(super) fn apply(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    let seat: Seat = fields.required("seat")?;
    let action: Action = request::parse("action", fields.object("action")?)?;
    let viewer: Option<Viewer> = fields.optional("viewer")?;
    fields.finish()?;
    let table = engine.table_mut(&name)?;
    let seat = table.seat(seat)?;
    let viewer = table.viewer(viewer.unwrap_or(Viewer::Seat(seat)))?;
    let from = table.game.events().len();
    if let Err(illegal) = table.game.apply(&table.pack.content, seat, action) {
        return Err(Refusal::of_rules(illegal, table.words().illegal(&illegal)));
    }
    ok(&Applied { viewer, from, events: table.told(viewer, from), status: table.status(&name) })
}

#[derive(Serialize)]
struct TakenBack<'a> {
    /// Who had made the move; which move it was, only its player may know.
    seat: Seat,
    status: Status<'a>,
}

/// Undoes the last move, unless it revealed or randomised something.
pub(super) fn undo(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    fields.finish()?;
    let table = engine.table_mut(&name)?;
    let taken = table.game.undo(&table.pack.content).map_err(|no| match no {
        NoUndo::NoMove => Refusal::new(Code::NothingToUndo, "No move was made yet."),
        NoUndo::Sealed => Refusal::new(
            Code::Sealed,
            "The last move revealed or randomised something and cannot be taken back.",
        ),
    })?;
    ok(&TakenBack { seat: taken.seat, status: table.status(&name) })
}

#[derive(Serialize)]
struct Routes {
    seat: Option<Seat>,
    routes: Vec<Route>,
}

/// The routes the mover still has, which are public.
pub(super) fn routes(engine: &mut Engine, mut fields: Fields<'_>) -> Answer {
    let name: String = fields.required("game")?;
    fields.finish()?;
    let table = engine.table(&name)?;
    let public = table.game.state().public();
    ok(&Routes { seat: public.to_act(), routes: public.routes(table.content()) })
}
