//! What players arrange before the game: colours, seats, options, and the countdown to the deal. Who sits down: decide.rs;
//! bots' seats for latecomers: seat_request.rs.

use crate::chair::Chair;
use crate::colour::Colour;
use crate::ids::PlayerId;
use crate::log_entry::LogEntry;
use crate::options::TableOptions;
use crate::refusal::Refusal;
use crate::table::Table;
use armonium_rules::Seat;

/// How long the countdown to the deal is, in milliseconds.
pub const COUNTDOWN: i64 = 5_000;

/// What the deal waits for, besides players and nonces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Nothing: the countdown, or the game, starts once the table is ready.
    #[default]
    Automatic,
    /// The end of the countdown.
    Countdown {
        /// When the cards are dealt, in milliseconds since 1970.
        until: i64,
    },
    /// The countdown was stopped: somebody has to start it again.
    Stopped {
        /// By this player; none if the options changed meanwhile.
        by: Option<PlayerId>,
    },
}

impl Table {
    /// When the countdown ends that is running.
    pub fn deal_at(&self) -> Option<i64> {
        match self.start {
            Start::Countdown { until } if self.game.is_none() && !self.abandoned => Some(until),
            Start::Countdown { .. } | Start::Automatic | Start::Stopped { .. } => None,
        }
    }

    /// True if the countdown was stopped and has to be started again.
    pub const fn is_start_stopped(&self) -> bool {
        matches!(self.start, Start::Stopped { .. }) && self.game.is_none()
    }

    /// What follows once these chairs are ready: the deal, or, among several people, the countdown. `asked` if a player asked
    /// for the start.
    pub(crate) fn starts(&self, now: i64, chairs: &[Chair], asked: bool) -> Option<LogEntry> {
        if !chairs.iter().all(Chair::is_ready) {
            return None;
        }
        let people = chairs.iter().filter(|chair| chair.player().is_some()).count();
        if !self.options.countdown || people < 2 {
            return Some(LogEntry::Began {});
        }
        match self.start {
            Start::Stopped { .. } if !asked => None,
            Start::Automatic | Start::Countdown { .. } | Start::Stopped { .. } => {
                Some(LogEntry::Countdown { until: now + COUNTDOWN })
            }
        }
    }

    /// The deal, if the countdown is over.
    pub(crate) fn counted_down(&self, now: i64) -> Option<LogEntry> {
        let due = self.deal_at().is_some_and(|until| now >= until);
        (due && self.is_ready()).then_some(LogEntry::Began {})
    }

    /// The host, or who stopped the countdown, starts it again.
    pub(crate) fn start_again(&self, now: i64, player: PlayerId) -> Result<Vec<LogEntry>, Refusal> {
        self.open()?;
        let stopped_by = match self.start {
            Start::Stopped { by } => by,
            Start::Countdown { .. } => return Ok(Vec::new()),
            Start::Automatic => None,
        };
        if player != self.host && stopped_by != Some(player) {
            return Err(Refusal::NotHost);
        }
        self.starts(now, &self.chairs, true).map(|entry| vec![entry]).ok_or(Refusal::NotReady)
    }

    /// Anyone seated stops the countdown.
    pub(crate) fn stop_countdown(&self, player: PlayerId) -> Result<Vec<LogEntry>, Refusal> {
        self.open()?;
        let seat = self.seated(player)?;
        match self.start {
            Start::Countdown { .. } => {
                self.usage.allows_seat_change(player)?;
                Ok(vec![LogEntry::CountdownStopped { seat }])
            }
            Start::Stopped { .. } => Ok(Vec::new()),
            Start::Automatic => Err(Refusal::NoCountdown),
        }
    }

    /// A player chooses a colour, or the host one for a bot. A colour that no other player has changes hands.
    pub(crate) fn choose_colour(
        &self,
        player: PlayerId,
        seat: Seat,
        colour: Colour,
    ) -> Result<Vec<LogEntry>, Refusal> {
        self.open()?;
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        let hosts_bot = player == self.host && chair.player().is_none() && chair.bot().is_some();
        if chair.player() != Some(player) && !hosts_bot {
            return Err(Refusal::NotYourSeat);
        }
        if chair.colour == colour {
            return Ok(Vec::new());
        }
        if self.chairs.iter().any(|other| other.colour == colour && other.player().is_some()) {
            return Err(Refusal::ColourTaken);
        }
        self.usage.allows_seat_change(player)?;
        Ok(vec![LogEntry::Coloured { seat, colour }])
    }

    /// A player moves to a free seat or a bot's, or asks the player there to swap; both asking is consent.
    pub(crate) fn swap(&self, player: PlayerId, with: Seat) -> Result<Vec<LogEntry>, Refusal> {
        self.open()?;
        let seat = self.seated(player)?;
        let other = self.chairs.get(with.index()).ok_or(Refusal::NoSuchSeat)?;
        if seat == with || self.chairs[seat.index()].wants_swap == Some(with) {
            return Ok(Vec::new());
        }
        self.usage.allows_seat_change(player)?;
        let consent = other.player().is_none() || other.wants_swap == Some(seat);
        Ok(vec![if consent {
            LogEntry::SeatsSwapped { seat, with }
        } else {
            LogEntry::SwapAsked { seat, with }
        }])
    }

    /// The player at `seat` asked for a swap: that player, or the one asked, ends it.
    pub(crate) fn end_swap(&self, player: PlayerId, seat: Seat) -> Result<Vec<LogEntry>, Refusal> {
        self.open()?;
        let by = self.seated(player)?;
        let with = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.wants_swap;
        match with {
            Some(with) if by == seat || by == with => Ok(vec![LogEntry::SwapEnded { seat, by }]),
            Some(_) => Err(Refusal::NotYourSeat),
            None => Err(Refusal::NoSwap),
        }
    }

    /// The host changes the options.
    pub(crate) fn change_options(
        &self,
        player: PlayerId,
        options: TableOptions,
    ) -> Result<Vec<LogEntry>, Refusal> {
        self.hosting(player)?;
        options.check()?;
        if options == self.options {
            return Ok(Vec::new());
        }
        if options.newcomer && !self.options.newcomer {
            return Err(Refusal::NewcomerAlone);
        }
        if options.rated && self.chairs.iter().any(|chair| chair.bot().is_some()) {
            return Err(Refusal::Rated);
        }
        let leaves = self.chairs.iter().skip(usize::from(options.players));
        if leaves.into_iter().any(|chair| chair.occupant.is_some()) {
            return Err(Refusal::SeatTaken);
        }
        self.usage.allows_seat_change(player)?;
        Ok(vec![LogEntry::OptionsChanged { options }])
    }

    /// Gives a seat this colour, and the seat that had it the other.
    pub(crate) fn colour(&mut self, seat: Seat, colour: Colour) {
        let Some(before) = self.chairs.get(seat.index()).map(|chair| chair.colour) else { return };
        if let Some(other) = self.chairs.iter_mut().find(|chair| chair.colour == colour) {
            other.colour = before;
        }
        self.chairs[seat.index()].colour = colour;
    }

    /// Applies new options: the reserves of the clock and the number of seats follow. Every player gives another nonce, so
    /// that nobody chooses options knowing the nonces.
    pub(crate) fn set_options(&mut self, options: TableOptions) {
        self.options = options;
        let reserve = options.clock.reserve();
        self.chairs.truncate(usize::from(options.players));
        while self.chairs.len() < usize::from(options.players) {
            let unused = |colour: &Colour| self.chairs.iter().all(|chair| chair.colour != *colour);
            let colour = Colour::all().find(unused).unwrap_or_default();
            self.chairs.push(Chair::free(reserve, colour));
        }
        for chair in &mut self.chairs {
            (chair.reserve, chair.nonce) = (reserve, None);
        }
        self.end_swaps_of(|seat| seat.0 >= options.players);
        if let Start::Countdown { .. } = self.start {
            self.start = Start::Stopped { by: None };
        }
    }

    /// Swaps two chairs with all that belongs to their players. Both give another nonce for the seat they have now.
    pub(crate) fn swap_chairs(&mut self, seat: Seat, with: Seat) {
        self.chairs.swap(seat.index(), with.index());
        for moved in [seat, with] {
            self.chairs[moved.index()].nonce = None;
        }
        self.end_swaps_of(|ended| ended == seat || ended == with);
        self.interrupt_countdown();
    }

    /// Who sits where has changed: a countdown that runs starts anew once the table is ready again.
    pub(crate) fn interrupt_countdown(&mut self) {
        if let Start::Countdown { .. } = self.start {
            self.start = Start::Automatic;
        }
    }

    /// Ends the open requests to swap from and with these seats.
    pub(crate) fn end_swaps_of(&mut self, is_gone: impl Fn(Seat) -> bool) {
        for (seat, chair) in (0..).map(Seat).zip(&mut self.chairs) {
            if is_gone(seat) || chair.wants_swap.is_some_and(&is_gone) {
                chair.wants_swap = None;
            }
        }
    }
}
