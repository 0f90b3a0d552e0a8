//! Latecomers: a person with the invitation asks for a seat, and the host gives a bot's, before or during the game. What the
//! bot knew the person knows from then on: the View of the seat.

use crate::fair::same_token;
use crate::ids::PlayerId;
use crate::log_entry::{LogEntry, Occupant};
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::table::{Stage, Table};
use armonium_rules::Seat;

/// How many people can ask for a seat at a time.
pub const MAX_SEAT_REQUESTS: usize = 6;

impl Table {
    fn not_over(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Open | Stage::Running => Ok(()),
            Stage::Finished(_) | Stage::Abandoned => Err(Refusal::Over),
        }
    }

    /// A player asks for the seat of a bot.
    pub(crate) fn request_seat(
        &self,
        player: PlayerId,
        invitation: Option<&str>,
    ) -> Result<Vec<LogEntry>, Refusal> {
        self.not_over()?;
        if self.seat_of(player).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        let invited = invitation.is_some_and(|given| same_token(given, &self.secret.invitation()));
        if self.options.private && !invited && !self.is_member(Some(player)) {
            return Err(Refusal::NotInvited);
        }
        if self.options.rated {
            return Err(Refusal::Rated);
        }
        if self.requests.contains(&player) {
            return Ok(Vec::new());
        }
        if !self.chairs.iter().any(|chair| matches!(chair.occupant, Some(Occupant::Bot(_)))) {
            return Err(Refusal::TableFull);
        }
        if self.requests.len() >= MAX_SEAT_REQUESTS {
            return Err(Refusal::TooManyRequests);
        }
        self.usage.allows_request(player)?;
        Ok(vec![LogEntry::SeatRequested { player }])
    }

    /// The host answers requests; while the host is absent, any player does.
    fn answers_requests(&self, now: i64, player: PlayerId, presence: &Presence) -> Result<(), Refusal> {
        let stands_in = presence.is_host_absent(now) && self.seat_of(player).is_some();
        if player == self.host || stands_in { Ok(()) } else { Err(Refusal::NotHost) }
    }

    /// The host declines a request, or its sender withdraws it.
    pub(crate) fn end_seat_request(
        &self,
        now: i64,
        player: PlayerId,
        of: PlayerId,
        presence: &Presence,
    ) -> Result<Vec<LogEntry>, Refusal> {
        self.not_over()?;
        if player != of {
            self.answers_requests(now, player, presence)?;
        }
        if !self.requests.contains(&of) {
            return Err(Refusal::NoRequest);
        }
        Ok(vec![LogEntry::SeatRequestEnded { player: of, declined: player != of }])
    }

    /// The host gives a bot's seat to a player who asked for one.
    pub(crate) fn give_seat(
        &self,
        now: i64,
        player: PlayerId,
        (seat, to): (Seat, PlayerId),
        presence: &Presence,
    ) -> Result<Vec<LogEntry>, Refusal> {
        self.not_over()?;
        self.answers_requests(now, player, presence)?;
        if self.options.rated {
            return Err(Refusal::Rated);
        }
        if !self.requests.contains(&to) {
            return Err(Refusal::NoRequest);
        }
        match self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.occupant {
            Some(Occupant::Bot(_)) => Ok(vec![LogEntry::SeatGiven { seat, to }]),
            Some(Occupant::Player(_)) | None => Err(Refusal::SeatTaken),
        }
    }
}
