//! Hints for a player who is alone with bots: what a detective would do on that seat, from the seat's View. There are none at
//! a table with other people, in a rated game, and for spectators.

use armonium_bots::Advice;
use armonium_table::{PlayerId, Stage, Table};

/// The hint for a player to act, where hints are given.
pub(crate) fn hint(table: &Table, player: Option<PlayerId>) -> Option<Advice> {
    let seat = table.seat_of(player?)?;
    let others = table.chairs.iter().filter(|chair| chair.player().is_some()).count() > 1;
    let asked = table.stage() == Stage::Running && table.to_act() == Some(seat);
    if others || table.options.rated || !asked {
        return None;
    }
    let view = table.view(table.viewer(player))?;
    Advice::of(table.content(), &view)
}
