//! What the others can do about players who are away: let a bot play for one, end the game by a vote, pass the host's role
//! on. Clocks: decide.rs. Who counts as absent: presence.rs.

use crate::chair::Chair;
use crate::clock::Clock;
use crate::ids::PlayerId;
use crate::log_entry::{LogEntry, SubstituteReason};
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::table::{Next, Stage, Table};
use armonium_rules::Seat;

const MINUTE: i64 = 60_000;
/// How long a vote to end stays open, in milliseconds; longer where the game is played over days.
const VOTE_LASTS: i64 = 3 * MINUTE;
const VOTE_LASTS_OVER_DAYS: i64 = 24 * 60 * MINUTE;
/// How long after a vote that failed the next one can be called.
const VOTE_PAUSE: i64 = MINUTE;
/// How long the host may be away from an open table before the role passes on. In a rematch everyone is expected at once;
/// elsewhere the host may just be sending out the invitation.
const LOBBY_HOST_AWAY: i64 = 10 * MINUTE;
const REMATCH_HOST_AWAY: i64 = MINUTE;

impl Table {
    /// True if nobody waits for this seat any more: without a clock once its owner is absent. A clock settles absence by
    /// itself, so with one everybody who isn't substituted counts as present.
    fn is_absent(&self, seat: Seat, presence: &Presence, now: i64) -> bool {
        // A pause was agreed on so that nobody has to be there.
        self.options.clock == Clock::None {} && self.pause.is_none() && presence.is_absent(seat, now)
    }

    /// The chairs whose owners play there now, with their seats.
    pub(crate) fn played(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.present().is_some())
    }

    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        self.game.as_ref().is_none_or(|game| game.state().public().is_active(seat))
    }

    /// The next host when `leaving` goes: preferably someone who has come and is connected.
    pub(crate) fn next_host(&self, leaving: Option<PlayerId>, presence: &Presence) -> Option<PlayerId> {
        let candidates = self.played().filter(|(_, chair)| chair.player() != leaving);
        let rank = |(seat, chair): &(Seat, &Chair)| {
            (presence.away_since(*seat).is_some(), self.stage() == Stage::Open && !chair.is_ready())
        };
        candidates.min_by_key(rank).and_then(|(_, chair)| chair.player())
    }

    /// From when on the others may let a bot play for the seat that is asked.
    pub fn bot_from(&self, presence: &Presence) -> Option<i64> {
        match (self.options.clock, self.next()) {
            (Clock::None {}, Next::Player { seat, .. }) => presence.absent_from(seat),
            _ => None,
        }
    }

    /// A player wants a bot to play for the absent player who is asked: the host decides alone, others by majority of those
    /// present.
    pub(crate) fn let_bot_play(
        &self,
        now: i64,
        by: Seat,
        seat: Seat,
        presence: &Presence,
    ) -> Result<Vec<LogEntry>, Refusal> {
        if self.options.clock != (Clock::None {}) {
            return Err(Refusal::HasClock);
        }
        let asked = matches!(self.next(), Next::Player { seat: asked, .. } if asked == seat);
        if !asked || !presence.is_absent(seat, now) {
            return Err(Refusal::NotAbsent);
        }
        if self.chairs[by.index()].player() == Some(self.host) {
            return Ok(self.substitute(now, seat, SubstituteReason::Absent, presence));
        }
        let wanted_before = self.chairs[by.index()].wants_bot;
        let mut entries = if wanted_before { Vec::new() } else { vec![LogEntry::BotWanted { seat: by }] };
        if self.majority_wants_bot(now, seat, Some(by), presence) {
            entries.extend(self.substitute(now, seat, SubstituteReason::Absent, presence));
        }
        Ok(entries)
    }

    /// Does a majority of those present want a bot to play for this seat, `by` included?
    fn majority_wants_bot(&self, now: i64, seat: Seat, by: Option<Seat>, presence: &Presence) -> bool {
        let present = self.played().filter(|(other, _)| *other != seat && !presence.is_absent(*other, now));
        let wants = |(other, chair): (Seat, &Chair)| i32::from(Some(other) == by || chair.wants_bot);
        // Each who wants it outweighs one who doesn't.
        present.map(|one| wants(one) * 2 - 1).sum::<i32>() > 0
    }

    /// A bot plays on for this seat; host and vote follow.
    pub(crate) fn substitute(
        &self,
        now: i64,
        seat: Seat,
        why: SubstituteReason,
        presence: &Presence,
    ) -> Vec<LogEntry> {
        let mut entries = vec![LogEntry::Substituted { seat, level: self.options.substitute, why }];
        let owner = self.chairs.get(seat.index()).and_then(Chair::player);
        match self.next_host(owner, presence) {
            // Nobody plays any more. Who left on purpose ends the game; who was late may come back to it.
            None if why == SubstituteReason::Left => return [entries, vec![LogEntry::Abandoned {}]].concat(),
            // Who was late may be back in a moment; at a table with a clock nothing waits for the host.
            Some(host) if owner == Some(self.host) && why != SubstituteReason::Clock => {
                entries.push(LogEntry::HostChanged { host })
            }
            None | Some(_) => {}
        }
        let vote = self.settled_vote(now, Some(seat), presence);
        if vote != Some(LogEntry::Abandoned {}) {
            entries.extend(self.settled_pause(now, Some(seat), presence));
        }
        entries.extend(vote);
        entries
    }

    /// A player's answer to whether the game should end.
    pub(crate) fn answer_vote(
        &self,
        now: i64,
        seat: Seat,
        end: bool,
        presence: &Presence,
    ) -> Result<Vec<LogEntry>, Refusal> {
        if !self.is_in(seat) {
            return Err(Refusal::OutOfGame);
        }
        let answered = self.chairs[seat.index()].vote == Some(end);
        match self.vote {
            None if !end => return Ok(Vec::new()),
            None if self.vote_ended.is_some_and(|ended| now < ended + VOTE_PAUSE) => {
                return Err(Refusal::VoteJustEnded);
            }
            Some(_) if answered => return Ok(Vec::new()),
            None | Some(_) => {}
        }
        let mut entries = vec![LogEntry::Voted { seat, end }];
        if !end {
            entries.push(LogEntry::VoteEnded {});
        } else if self.voters(now, presence).all(|(other, chair)| other == seat || chair.vote == Some(true)) {
            entries.push(LogEntry::Abandoned {});
        }
        Ok(entries)
    }

    /// Those whose agreement a vote to end needs: the present players who are still in the game.
    fn voters(&self, now: i64, presence: &Presence) -> impl Iterator<Item = (Seat, &Chair)> {
        let counts = move |seat: Seat| self.is_in(seat) && !self.is_absent(seat, presence, now);
        self.played().filter(move |(seat, _)| counts(*seat))
    }

    /// How an open vote ends now that `without` no longer counts, if it does.
    fn settled_vote(&self, now: i64, without: Option<Seat>, presence: &Presence) -> Option<LogEntry> {
        self.vote?;
        let voters: Vec<_> = self.voters(now, presence).filter(|(seat, _)| Some(*seat) != without).collect();
        let agree = voters.iter().filter(|(_, chair)| chair.vote == Some(true)).count();
        match agree {
            0 => Some(LogEntry::VoteEnded {}),
            _ if agree == voters.len() => Some(LogEntry::Abandoned {}),
            _ => None,
        }
    }

    /// How long a vote or a proposal stays open.
    pub(crate) const fn vote_lasts(&self) -> i64 {
        match self.options.clock {
            Clock::None {} | Clock::RealTime { .. } => VOTE_LASTS,
            Clock::Correspondence { .. } => VOTE_LASTS_OVER_DAYS,
        }
    }

    /// When an open vote ends by itself.
    pub fn vote_until(&self) -> Option<i64> {
        self.vote.filter(|_| self.stage() == Stage::Running).map(|since| since + self.vote_lasts())
    }

    /// A vote whose time is over ends. Where a clock or a rating is at stake, silence means to play on; at a casual table
    /// without a clock nothing else would free the others from a player who is connected but gone, so it counts as absence.
    pub(crate) fn expired_vote(&self, now: i64) -> Option<LogEntry> {
        self.vote_until().filter(|until| now >= *until)?;
        // In a pause silence is what everyone agreed on.
        let casual = self.options.clock == Clock::None {} && !self.options.rated && self.pause.is_none();
        let agreed = self.voters(now, &Presence::EVERYONE).any(|(_, chair)| chair.vote == Some(true));
        Some(if casual && agreed { LogEntry::Abandoned {} } else { LogEntry::VoteEnded {} })
    }

    /// What follows from who is connected now: those who are left may be a majority for a bot or agree to end the game, and
    /// the host's role passes on at an open table that the host has left alone.
    pub(crate) fn presence_tick(&self, now: i64, presence: &Presence) -> Vec<LogEntry> {
        match self.stage() {
            Stage::Running => match self.next() {
                Next::Player { seat, .. }
                    if self.is_absent(seat, presence, now)
                        && self.majority_wants_bot(now, seat, None, presence) =>
                {
                    self.substitute(now, seat, SubstituteReason::Absent, presence)
                }
                Next::Player { .. } | Next::Bot { .. } | Next::Nobody => {
                    let settled = self.settled_vote(now, None, presence);
                    settled.or_else(|| self.settled_pause(now, None, presence)).into_iter().collect()
                }
            },
            Stage::Open => {
                let gone = presence.host_away_since().is_some_and(|since| now >= since + self.host_away());
                let connected = |player: &PlayerId| {
                    self.seat_of(*player).is_some_and(|seat| presence.away_since(seat).is_none())
                };
                let next = self.next_host(Some(self.host), presence).filter(connected);
                next.filter(|_| gone).map(|host| LogEntry::HostChanged { host }).into_iter().collect()
            }
            Stage::Finished(_) | Stage::Abandoned => Vec::new(),
        }
    }

    const fn host_away(&self) -> i64 {
        if self.rematch_of.is_some() { REMATCH_HOST_AWAY } else { LOBBY_HOST_AWAY }
    }

    /// True if something at the table depends on who is connected: an open vote, the wish for a bot, the host of a lobby.
    pub fn depends_on_presence(&self) -> bool {
        match self.stage() {
            Stage::Open => true,
            Stage::Running if self.vote.is_some() || self.pause_proposal.is_some() => true,
            Stage::Running => self.chairs.iter().any(|chair| chair.wants_bot),
            Stage::Finished(_) | Stage::Abandoned => false,
        }
    }

    /// When [`Self::presence_tick`] may have something to do: at once if a moment has passed that nobody acted on.
    pub fn presence_due(&self, now: i64, presence: &Presence) -> Option<i64> {
        if !self.presence_tick(now, presence).is_empty() {
            return Some(now);
        }
        let seats = || (0..self.options.players).map(Seat);
        let due: Option<i64> = match self.stage() {
            Stage::Running if self.depends_on_presence() => {
                seats().filter_map(|seat| presence.absent_from(seat)).filter(|at| *at > now).min()
            }
            Stage::Open => presence.host_away_since().map(|since| since + self.host_away()),
            Stage::Running | Stage::Finished(_) | Stage::Abandoned => None,
        };
        due.filter(|at| *at > now)
    }
}
