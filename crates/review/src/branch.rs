//! Playing on from a moment of a game that is over.

use crate::recording::Recording;
use armonium_protocol::http::{Denied, Fault};
use armonium_rules::Seat;
use armonium_table::{Clock, Colour, Damage, Level, LogEntry, Occupant, PlayerId, Refusal, TableOptions};
use serde::Deserialize;

/// A table that was opened has a log that can be followed; so this is a fault of the program.
fn damaged(_: Damage) -> Denied {
    Fault {
        clause: Some("W9".into()), ..Fault::fixed(500, "damaged", "This version can’t read this table.")
    }
    .into()
}

/// A table that continues from a moment of a game.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// The moment to play on from: how many decisions and take-backs came before it.
    pub at: u32,
    /// Where the caller sits.
    pub seat: u8,
    /// Who sits on the other seats.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Level>))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Level>"))]
    pub level: Level,
    /// The token of the invitation; needed for private tables one does not belong to.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
    /// The token of the link to the replay, which opens it without the invitation.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub link: Option<String>,
}

/// What is written down of a table that branches off, after its creation.
pub fn branched(
    recording: &Recording,
    me: PlayerId,
    asked: &NewBranch,
) -> Result<(TableOptions, Vec<LogEntry>), Denied> {
    let seat = Seat(asked.seat);
    if !recording.seats().any(|other| other == seat) {
        return Err(Refusal::NoSuchSeat.into());
    }
    let game = recording.game_at(asked.at).map_err(damaged)?.ok_or(Fault::NO_MOMENT)?;
    if game.outcome().is_some() {
        return Err(Fault::fixed(
            409,
            "moment_over",
            "The game is over at this moment; choose an earlier one.",
        )
        .into());
    }
    if !game.state().public().is_active(seat) {
        return Err(Fault::fixed(
            422,
            "seat_out",
            "This seat is out of the game at this moment; choose another.",
        )
        .into());
    }
    let source = recording.table().map_err(damaged)?;
    let options = TableOptions {
        clock: Clock::None {},
        rated: false,
        private: true,
        substitute: asked.level,
        ..source.options
    };
    let occupant = |at: Seat| if at == seat { Occupant::Player(me) } else { Occupant::Bot(asked.level) };
    // Everyone has the colour of the game that goes on.
    let mut colours: Vec<Colour> = recording.seats().map(Colour::of_seat).collect();
    let mut entries = Vec::new();
    for (seat, chair) in recording.seats().zip(&source.chairs) {
        entries.push(LogEntry::Seated { seat, occupant: occupant(seat) });
        let before = std::mem::replace(&mut colours[seat.index()], chair.colour);
        if before != chair.colour {
            let had = |at: &usize| *at != seat.index() && colours[*at] == chair.colour;
            if let Some(other) = (0..colours.len()).find(had) {
                colours[other] = before;
            }
            entries.push(LogEntry::Coloured { seat, colour: chair.colour });
        }
    }
    entries.push(LogEntry::Branched {
        from: recording.id,
        at: asked.at,
        seed: source.seed(),
        moves: game.moves().to_vec(),
    });
    Ok((options, entries))
}
