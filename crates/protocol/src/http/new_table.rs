//! What follows from a request for a new table: the entries after its creation.

use super::fault::{Denied, Fault};
use super::tables::{NewTable, Wanted};
use armonium_rules::Seat;
use armonium_table::{Colour, LogEntry, Occupant, PlayerId, Refusal, Stage, Table, TableId, TableOptions};

impl NewTable {
    /// What is written down for the seats that this player wants.
    pub fn entries(&self, me: PlayerId) -> Result<Vec<LogEntry>, Denied> {
        let (options, wanted) = (self.options, self.seats.as_deref().unwrap_or(&[Wanted::Me]));
        if wanted.len() > usize::from(options.players) {
            return Err(Fault::senseless("bad_seats", "There are more seats than players.").into());
        }
        if wanted.iter().filter(|wanted| **wanted == Wanted::Me).count() > 1 {
            return Err(Fault::senseless("bad_seats", "No one can take two seats.").into());
        }
        let is_bot = |wanted: &Wanted| matches!(wanted, Wanted::Bot(_));
        let alone = wanted.len() == usize::from(options.players)
            && wanted
                .split_first()
                .is_some_and(|(first, rest)| *first == Wanted::Me && rest.iter().all(is_bot));
        if options.newcomer && !alone {
            return Err(Fault::senseless(
                "bad_seats",
                "A newcomer’s table has the newcomer on the first seat and bots on all others.",
            )
            .into());
        }
        let mut entries = Vec::new();
        for (seat, wanted) in (0..).map(Seat).zip(wanted) {
            let occupant = match wanted {
                Wanted::Me => Occupant::Player(me),
                Wanted::Open => continue,
                Wanted::Bot(_) if options.rated => return Err(Refusal::Rated.into()),
                Wanted::Bot(level) => Occupant::Bot(*level),
            };
            entries.push(LogEntry::Seated { seat, occupant });
        }
        let bots = wanted.iter().filter(|wanted| is_bot(wanted)).count();
        if bots == usize::from(options.players) {
            // Nobody has to give a nonce.
            entries.push(LogEntry::Began {});
        }
        options.check().map_err(Refusal::from)?;
        Ok(entries)
    }
}

/// What a rematch needs to know of the table before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RematchOf {
    /// The rematch exists.
    Exists(TableId),
    /// There is none yet: its options and seats.
    Wanted(TableOptions, Vec<LogEntry>),
}

impl RematchOf {
    /// The rematch that this player of a table wants. The seat of a player who `is_gone` stays free.
    pub fn of(table: &Table, player: PlayerId, is_gone: impl Fn(PlayerId) -> bool) -> Result<Self, Refusal> {
        table.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned) {
            return Err(Refusal::NotOver);
        }
        if let Some(rematch) = table.rematch {
            return Ok(Self::Exists(rematch));
        }
        let players = table.options.players;
        // Everyone moves one seat on and keeps their colour. The free seats' colours are free, so each follows its seat at once.
        let mut colours: Vec<Colour> = (0..players).map(|seat| Colour::of_seat(Seat(seat))).collect();
        let mut seated = Vec::new();
        for (seat, chair) in (0..players).zip(&table.chairs) {
            let Some(occupant) = chair.occupant else { continue };
            if chair.player().is_some_and(&is_gone) {
                continue;
            }
            let seat = Seat((seat + 1) % players);
            seated.push(LogEntry::Seated { seat, occupant });
            let before = colours[seat.index()];
            if before != chair.colour {
                if let Some(other) = colours.iter().position(|colour| *colour == chair.colour) {
                    colours[other] = before;
                }
                colours[seat.index()] = chair.colour;
                seated.push(LogEntry::Coloured { seat, colour: chair.colour });
            }
        }
        // No player is new to the game any more, and another one has the first seat.
        Ok(Self::Wanted(TableOptions { newcomer: false, ..table.options }, seated))
    }
}

/// The token that hands a seat over: its owner may have it, and the host when a bot plays for the owner.
pub fn hand_over(table: &Table, player: PlayerId, seat: Seat) -> Result<String, Refusal> {
    let chair = table.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
    match table.stage() {
        Stage::Open => return Err(Refusal::NotBegun),
        Stage::Finished(_) | Stage::Abandoned => return Err(Refusal::Over),
        Stage::Running => {}
    }
    let owner = chair.player() == Some(player);
    let absent = chair.player().is_some() && chair.substitute.is_some();
    match (owner, absent && table.host == player) {
        (true, _) => Ok(table.secret().owner_link(seat, chair.ended_links)),
        (_, true) => Ok(table.secret().host_link(seat, chair.ended_links)),
        (false, false) if table.host == player => Err(Refusal::NotSubstituted),
        (false, false) => Err(Refusal::NotHost),
    }
}
