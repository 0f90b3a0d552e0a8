//! Being away with the others' knowledge: a nudge, a pause by consent with an end, vacation days. A clock doesn't run while
//! the table is paused or the player to act is on vacation, and no bot plays for anyone meanwhile. What the others can do
//! about players who are away without a word: absence.rs.

use crate::chair::Chair;
use crate::clock::Clock;
use crate::ids::PlayerId;
use crate::log_entry::LogEntry;
use crate::presence::Presence;
use crate::refusal::{Damage, Refusal};
use crate::table::{Next, Stage, Table};
use armonium_rules::Seat;
use serde::{Deserialize, Serialize};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The longest pause, in minutes: 12 hours, and 14 days where the game is played over days.
pub const LONGEST_PAUSE: u32 = 12 * 60;
/// The longest pause of a game over days, in minutes.
pub const LONGEST_PAUSE_OVER_DAYS: u32 = 14 * 24 * 60;
/// The most vacation days a table gives each player.
pub const MAX_VACATION: u8 = 60;
/// A player can be nudged once this long after being asked, in milliseconds.
pub const NUDGE_AFTER: i64 = MINUTE;
/// How long after a nudge the same player can be nudged again.
pub const NUDGE_INTERVAL: i64 = 5 * MINUTE;
/// The same where the game is played over days.
pub const NUDGE_INTERVAL_OVER_DAYS: i64 = 6 * HOUR;
/// How long after a proposal that failed the next one can be made.
const PROPOSAL_PAUSE: i64 = MINUTE;

/// One thing that happened about players who are away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "away", rename_all = "snake_case", deny_unknown_fields)]
pub enum Away {
    /// A player reminded the player to act.
    Nudged {
        /// Who.
        seat: Seat,
        /// Whom.
        to: Seat,
    },
    /// A player proposed a pause.
    PauseProposed {
        /// Who.
        seat: Seat,
        /// How long, in minutes.
        minutes: u32,
    },
    /// A player agreed to the proposed pause, or didn't.
    PauseAnswered {
        /// Who.
        seat: Seat,
        /// Agreed?
        agree: bool,
    },
    /// The proposal is over, and the game isn't paused.
    PauseDeclined {},
    /// The game is paused.
    Paused {
        /// When it continues by itself, in milliseconds since 1970.
        until: i64,
    },
    /// A player who agreed to the pause wants to continue.
    ResumeWanted {
        /// Who.
        seat: Seat,
    },
    /// The pause is over.
    PauseEnded {},
    /// A player went on vacation.
    VacationBegan {
        /// Who.
        seat: Seat,
    },
    /// A player is back from vacation, or has no days left.
    VacationEnded {
        /// Who.
        seat: Seat,
    },
}

/// What a player can ask for about being away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum AwayRequest {
    /// Remind the player to act.
    Nudge {
        /// That player's seat.
        seat: Seat,
    },
    /// Propose a pause.
    ProposePause {
        /// How long, in minutes.
        minutes: u32,
    },
    /// Agree to the proposed pause, or don't.
    AnswerPause {
        /// Agree?
        agree: bool,
    },
    /// Continue before the pause ends by itself.
    EndPause,
    /// Go on vacation, or come back.
    Vacation {
        /// Go?
        on: bool,
    },
}

/// A pause of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Since when.
    pub since: i64,
    /// When it ends by itself.
    pub until: i64,
}

/// A pause that was proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PauseProposal {
    /// Who proposed it.
    pub seat: Seat,
    /// How long, in minutes.
    pub minutes: u32,
    /// Since when.
    pub since: i64,
}

/// What a chair holds about its player's absence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChairAway {
    /// Agreed to the proposed pause, or to the one that is on?
    pub agreed: bool,
    /// Wants the pause to end?
    pub wants_resume: bool,
    /// Since when on vacation.
    pub vacation: Option<i64>,
    /// How many vacation days are used up.
    pub vacation_used: u8,
    /// When last nudged.
    pub nudged: Option<i64>,
}

/// How many days a vacation takes: every day that has begun counts.
fn days(since: i64, until: i64) -> u8 {
    let days = (until - since).max(1).div_euclid(DAY) + i64::from((until - since).max(1).rem_euclid(DAY) > 0);
    u8::try_from(days).unwrap_or(u8::MAX)
}

impl Table {
    const fn is_over_days(&self) -> bool {
        matches!(self.options.clock, Clock::Correspondence { .. })
    }

    /// The pause that is on.
    pub const fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// The pause that is proposed, and when the proposal expires.
    pub fn pause_proposal(&self) -> Option<(PauseProposal, i64)> {
        let proposal = self.pause_proposal.filter(|_| self.stage() == Stage::Running)?;
        Some((proposal, proposal.since + self.vote_lasts()))
    }

    /// How many vacation days a seat's player has left.
    pub fn vacation_left(&self, seat: Seat) -> u8 {
        let used = self.chairs.get(seat.index()).map_or(u8::MAX, |chair| chair.away.vacation_used);
        self.options.vacation.saturating_sub(used)
    }

    /// When a seat's player, who is on vacation, has no days left.
    pub fn vacation_until(&self, seat: Seat) -> Option<i64> {
        let since = self.chairs.get(seat.index())?.away.vacation?;
        Some(since + i64::from(self.vacation_left(seat)) * DAY)
    }

    /// True while no clock runs: the table is paused, or the player to act is on vacation.
    pub(crate) fn is_stopped(&self) -> bool {
        let asked = self.to_act().and_then(|seat| self.chairs.get(seat.index()));
        self.pause.is_some() || asked.is_some_and(|chair| chair.away.vacation.is_some())
    }

    pub(crate) const fn unpaused(&self) -> Result<(), Refusal> {
        if self.pause.is_some() { Err(Refusal::Paused) } else { Ok(()) }
    }

    /// When [`crate::Command::Tick`] has something to do.
    pub fn tick_due(&self) -> Option<i64> {
        if self.stage() != Stage::Running {
            return self.deal_at();
        }
        let deadline = match self.next() {
            Next::Player { deadline, .. } => deadline,
            Next::Bot { .. } | Next::Nobody => None,
        };
        let vacations = (0..self.options.players).filter_map(|seat| self.vacation_until(Seat(seat)));
        let pause = self.pause.map(|pause| pause.until);
        let proposal = self.pause_proposal().map(|(_, until)| until);
        let moments = [deadline, self.vote_until(), pause, proposal];
        moments.into_iter().flatten().chain(vacations).min()
    }

    /// A player asks for something about being away.
    pub(crate) fn away(
        &self,
        now: i64,
        by: Seat,
        request: AwayRequest,
        presence: &Presence,
    ) -> Result<Vec<LogEntry>, Refusal> {
        let entries = match request {
            AwayRequest::Nudge { seat } => self.nudge(now, by, seat)?,
            AwayRequest::ProposePause { minutes } => self.propose_pause(now, by, minutes, presence)?,
            AwayRequest::AnswerPause { agree } => self.answer_pause(now, by, agree, presence)?,
            AwayRequest::EndPause => self.end_pause(by)?,
            AwayRequest::Vacation { on } => self.go_on_vacation(by, on)?,
        };
        Ok(entries.into_iter().map(LogEntry::Away).collect())
    }

    fn nudge(&self, now: i64, by: Seat, seat: Seat) -> Result<Vec<Away>, Refusal> {
        let asked = matches!(self.next(), Next::Player { seat: asked, .. } if asked == seat);
        if !asked || by == seat || self.is_stopped() {
            return Err(Refusal::NotAsked);
        }
        let interval = if self.is_over_days() { NUDGE_INTERVAL_OVER_DAYS } else { NUDGE_INTERVAL };
        let nudged = self.chairs[seat.index()].away.nudged.map_or(i64::MIN, |nudged| nudged + interval);
        if now < nudged.max(self.turn + NUDGE_AFTER) {
            return Err(Refusal::NudgedTooSoon);
        }
        Ok(vec![Away::Nudged { seat: by, to: seat }])
    }

    /// Those whose agreement a pause needs. In an evening's game everyone who is connected, so that a pause can wait for
    /// those who aren't; over days everyone who isn't on vacation, because there nobody is connected all the time.
    fn pause_parties(&self, presence: &Presence) -> impl Iterator<Item = (Seat, &Chair)> {
        let over_days = self.is_over_days();
        let counts = move |seat: Seat, chair: &Chair| match over_days {
            true => chair.away.vacation.is_none(),
            false => presence.away_since(seat).is_none(),
        };
        self.played().filter(move |(seat, chair)| self.is_in(*seat) && counts(*seat, chair))
    }

    fn propose_pause(
        &self,
        now: i64,
        by: Seat,
        minutes: u32,
        presence: &Presence,
    ) -> Result<Vec<Away>, Refusal> {
        self.unpaused()?;
        if !self.is_in(by) {
            return Err(Refusal::OutOfGame);
        }
        let longest = if self.is_over_days() { LONGEST_PAUSE_OVER_DAYS } else { LONGEST_PAUSE };
        if !(1..=longest).contains(&minutes) {
            return Err(Refusal::BadPause);
        }
        if self.pause_proposal.is_some() {
            return Err(Refusal::PauseProposed);
        }
        if self.pause_declined.is_some_and(|declined| now < declined + PROPOSAL_PAUSE) {
            return Err(Refusal::PauseJustDeclined);
        }
        if let Some(player) = self.chairs[by.index()].player() {
            self.usage.allows_pause(player)?;
        }
        let mut entries = vec![Away::PauseProposed { seat: by, minutes }];
        if self.pause_parties(presence).all(|(seat, _)| seat == by) {
            entries.push(Away::Paused { until: now + i64::from(minutes) * MINUTE });
        }
        Ok(entries)
    }

    fn answer_pause(
        &self,
        now: i64,
        by: Seat,
        agree: bool,
        presence: &Presence,
    ) -> Result<Vec<Away>, Refusal> {
        let Some((proposal, _)) = self.pause_proposal() else {
            return if self.pause.is_some() && agree { Ok(Vec::new()) } else { Err(Refusal::Stale) };
        };
        if !self.is_in(by) {
            return Err(Refusal::OutOfGame);
        }
        if agree && self.chairs[by.index()].away.agreed {
            return Ok(Vec::new());
        }
        let mut entries = vec![Away::PauseAnswered { seat: by, agree }];
        if !agree {
            entries.push(Away::PauseDeclined {});
        } else if self.pause_parties(presence).all(|(seat, chair)| seat == by || chair.away.agreed) {
            entries.push(Away::Paused { until: now + i64::from(proposal.minutes) * MINUTE });
        }
        Ok(entries)
    }

    /// Those who agreed to the pause that is on and still play.
    fn agreed(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.played().filter(|(_, chair)| chair.away.agreed)
    }

    /// Who agreed to a pause ends it with all others who did; who didn't isn't bound by it.
    fn end_pause(&self, by: Seat) -> Result<Vec<Away>, Refusal> {
        if self.pause.is_none() {
            return Err(Refusal::NotPaused);
        }
        let own = self.chairs[by.index()].away;
        if own.agreed && own.wants_resume {
            return Ok(Vec::new());
        }
        let mut entries = if own.agreed { vec![Away::ResumeWanted { seat: by }] } else { Vec::new() };
        if !own.agreed || self.agreed().all(|(seat, chair)| seat == by || chair.away.wants_resume) {
            entries.push(Away::PauseEnded {});
        }
        Ok(entries)
    }

    fn go_on_vacation(&self, by: Seat, on: bool) -> Result<Vec<Away>, Refusal> {
        match (self.chairs[by.index()].away.vacation, on) {
            (Some(_), true) | (None, false) => Ok(Vec::new()),
            (Some(_), false) => Ok(vec![Away::VacationEnded { seat: by }]),
            (None, true) if !self.is_in(by) => Err(Refusal::OutOfGame),
            (None, true) if self.vacation_left(by) == 0 => Err(Refusal::NoVacationLeft),
            (None, true) => Ok(vec![Away::VacationBegan { seat: by }]),
        }
    }

    /// What follows for a pause now that `without` no longer counts, or because others have disconnected.
    pub(crate) fn settled_pause(
        &self,
        now: i64,
        without: Option<Seat>,
        presence: &Presence,
    ) -> Option<LogEntry> {
        let counts = |(seat, _): &(Seat, &Chair)| Some(*seat) != without;
        if self.pause.is_some() {
            let agreed: Vec<_> = self.agreed().filter(counts).collect();
            let all = !agreed.is_empty() && agreed.iter().all(|(_, chair)| chair.away.wants_resume);
            return all.then_some(LogEntry::Away(Away::PauseEnded {}));
        }
        let (proposal, _) = self.pause_proposal()?;
        let away = if !self.agreed().any(|one| counts(&one)) {
            Away::PauseDeclined {}
        } else if self.pause_parties(presence).filter(counts).all(|(_, chair)| chair.away.agreed) {
            Away::Paused { until: now + i64::from(proposal.minutes) * MINUTE }
        } else {
            return None;
        };
        Some(LogEntry::Away(away))
    }

    /// A pause or a vacation whose time is over, or a proposal that nobody answered.
    pub(crate) fn expired_away(&self, now: i64) -> Option<LogEntry> {
        if self.stage() != Stage::Running {
            return None;
        }
        let vacation = (0..self.options.players)
            .map(Seat)
            .find(|seat| self.vacation_until(*seat).is_some_and(|until| now >= until));
        let away = if self.pause.is_some_and(|pause| now >= pause.until) {
            Away::PauseEnded {}
        } else if let Some(seat) = vacation {
            Away::VacationEnded { seat }
        } else if self.pause_proposal().is_some_and(|(_, until)| now >= until) {
            Away::PauseDeclined {}
        } else {
            return None;
        };
        Some(LogEntry::Away(away))
    }

    /// Applies an entry. The clocks follow in [`Table::settle_clock`].
    pub(crate) fn enter_away(&mut self, at: i64, away: Away) -> Result<(), Damage> {
        if self.stage() != Stage::Running {
            return Err(Damage::Time);
        }
        match away {
            Away::Nudged { to, .. } => self.chair(to)?.away.nudged = Some(at),
            Away::PauseProposed { seat, minutes } => {
                self.pause_proposal = Some(PauseProposal { seat, minutes, since: at });
                self.chair(seat)?.away.agreed = true;
                let player = self.owner(seat);
                self.usage.proposed_pause(player);
            }
            Away::PauseAnswered { seat, agree } => self.chair(seat)?.away.agreed = agree,
            Away::PauseDeclined {} => {
                (self.pause_proposal, self.pause_declined) = (None, Some(at));
                self.forget_pause();
            }
            Away::Paused { until } => {
                if until < at {
                    return Err(Damage::Time);
                }
                self.pause_proposal = None;
                self.pause = Some(Pause { since: at, until });
            }
            Away::ResumeWanted { seat } => self.chair(seat)?.away.wants_resume = true,
            Away::PauseEnded {} => {
                self.pause = None;
                self.forget_pause();
            }
            Away::VacationBegan { seat } => self.chair(seat)?.away.vacation = Some(at),
            Away::VacationEnded { seat } => self.end_vacation(at, seat)?,
        }
        Ok(())
    }

    /// A vacation ends, because its player is back, has no days left or has left the game.
    pub(crate) fn end_vacation(&mut self, at: i64, seat: Seat) -> Result<(), Damage> {
        let left = self.vacation_left(seat);
        let away = &mut self.chair(seat)?.away;
        if let Some(since) = away.vacation.take() {
            away.vacation_used += days(since, at).min(left);
        }
        Ok(())
    }

    fn forget_pause(&mut self) {
        for chair in &mut self.chairs {
            (chair.away.agreed, chair.away.wants_resume) = (false, false);
        }
    }

    /// The players who get an alert because of these entries.
    pub fn nudged(&self, entries: &[LogEntry]) -> Option<(Seat, Seat, PlayerId)> {
        entries.iter().find_map(|entry| match *entry {
            LogEntry::Away(Away::Nudged { seat, to }) => Some((seat, to, self.owner(to)?)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_that_has_begun_counts() {
        assert_eq!([days(0, 0), days(0, 1), days(0, DAY), days(0, DAY + 1)], [1, 1, 1, 2]);
        assert_eq!(days(0, 400 * DAY), u8::MAX);
    }
}
