//! How the log changes a table: its beginning, and each entry after it. Nothing is refused here that [`Table::decide`] allowed;
//! an entry that does not follow is damage.

use super::{FORMER, Former, REMEMBERED, Stage, Stopped, Table};
use crate::away::ChairAway;
use crate::branch::{Branch, NoWay, played};
use crate::chair::Chair;
use crate::colour::Colour;
use crate::digest::Digest;
use crate::fair::Secret;
use crate::ids::{PlayerId, TableId};
use crate::limits::Usage;
use crate::lobby::Start;
use crate::log_entry::{CommandId, LogEntry, Occupant, Record};
use crate::player_stats::StatsCounter;
use crate::refusal::Damage;
use crate::table_event::TableEvent;
use armonium_rules::{Content, Game, Move, RULES_VERSION, Seat, Seed};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

impl Table {
    /// The table that begins with this record.
    pub fn begin(
        id: TableId,
        secret: Secret,
        content: Arc<Content>,
        at: i64,
        first: &Record,
    ) -> Result<(Self, Vec<TableEvent>), Damage> {
        let Some((LogEntry::Created { rules, pack, options, commitment, host, rematch_of, .. }, rest)) =
            first.entries.split_first()
        else {
            return Err(Damage::Beginning);
        };
        if *rules != RULES_VERSION {
            return Err(Damage::Rules);
        }
        if *pack != Digest(*content.hash()) {
            return Err(Damage::Pack);
        }
        if *commitment != secret.commitment() {
            return Err(Damage::Commitment);
        }
        if options.check().is_err() {
            return Err(Damage::Beginning);
        }
        let chair = |seat| Chair::free(options.clock.reserve(), Colour::of_seat(Seat(seat)));
        let mut table = Self {
            id,
            content,
            secret,
            version: 0,
            options: *options,
            host: *host,
            creator: *host,
            rematch_of: *rematch_of,
            rematch: None,
            ended_replay_links: 0,
            branch: None,
            chairs: (0..options.players).map(chair).collect(),
            game: None,
            abandoned: false,
            vote: None,
            vote_ended: None,
            start: Start::default(),
            requests: Vec::new(),
            pause: None,
            pause_proposal: None,
            pause_declined: None,
            stopped: None,
            arrivals: Vec::new(),
            former: VecDeque::new(),
            gave_away: Vec::new(),
            decisions: 0,
            asked: at,
            turn: at,
            resumed: at,
            clocks: Vec::new(),
            stats: StatsCounter::default(),
            usage: Usage::default(),
            made_by: first.command,
            commands: HashMap::new(),
        };
        let created = TableEvent::Created {
            options: *options,
            commitment: *commitment,
            host: *host,
            rematch_of: *rematch_of,
        };
        table.stats.enter(&first.entries[0]);
        let mut news = vec![created];
        for entry in rest {
            news.push(table.enter(at, entry)?);
        }
        table.close(first.command);
        Ok((table, news))
    }

    /// Applies the next record and returns its events. After damage the table must not be used any more.
    pub fn apply(&mut self, at: i64, record: &Record) -> Result<Vec<TableEvent>, Damage> {
        let news = record.entries.iter().map(|entry| self.enter(at, entry)).collect::<Result<_, _>>()?;
        self.close(record.command);
        Ok(news)
    }

    fn close(&mut self, command: Option<CommandId>) {
        self.version += 1;
        let Some(command) = command else { return };
        let known = self.commands.entry((command.by, command.via)).or_default();
        if known.last.len() == REMEMBERED {
            known.last.pop_front();
        }
        known.last.push_back((command, self.version));
        known.highest = known.highest.max(command.id);
    }

    fn enter(&mut self, at: i64, entry: &LogEntry) -> Result<TableEvent, Damage> {
        self.stats.enter(entry);
        // What follows is decided after the stop, not during it.
        if matches!(entry, LogEntry::Decided { .. } | LogEntry::TookBack { .. }) {
            self.restart_clock(at);
        }
        let event = self.enter_entry(at, entry)?;
        self.settle_clock(at);
        Ok(event)
    }

    fn enter_entry(&mut self, at: i64, entry: &LogEntry) -> Result<TableEvent, Damage> {
        Ok(match *entry {
            LogEntry::Created { .. } => return Err(Damage::Beginning),
            LogEntry::Seated { seat, occupant } => {
                self.gathering()?;
                let reserve = self.options.clock.reserve();
                let chair = self.chair(seat)?;
                *chair = Chair { occupant: Some(occupant), ..Chair::free(reserve, chair.colour) };
                let by = if let Occupant::Player(player) = occupant { player } else { self.host };
                self.usage.changed_seat(Some(by));
                if let Occupant::Player(player) = occupant {
                    self.arrived(player);
                }
                self.interrupt_countdown();
                TableEvent::Seated { seat, occupant }
            }
            LogEntry::Vacated { seat } => {
                self.gathering()?;
                let reserve = self.options.clock.reserve();
                let chair = self.chair(seat)?;
                let left = *chair;
                *chair = Chair::free(reserve, left.colour);
                self.remember(seat, left, self.version + 1);
                self.end_swaps_of(|ended| ended == seat);
                self.interrupt_countdown();
                TableEvent::Vacated { seat }
            }
            LogEntry::HostChanged { host } => {
                self.host = host;
                TableEvent::HostChanged { host }
            }
            LogEntry::Nonce { seat, nonce } => {
                self.gathering()?;
                self.chair(seat)?.nonce = Some(nonce);
                TableEvent::Nonce { seat, nonce }
            }
            LogEntry::Coloured { seat, colour } => {
                self.gathering()?;
                let by = self.chair(seat)?.player().unwrap_or(self.host);
                self.colour(seat, colour);
                self.usage.changed_seat(Some(by));
                TableEvent::Coloured { seat, colour }
            }
            LogEntry::SwapAsked { seat, with } => {
                self.gathering()?;
                self.chair(with)?;
                self.chair(seat)?.wants_swap = Some(with);
                self.usage.changed_seat(self.owner(seat));
                TableEvent::SwapAsked { seat, with }
            }
            LogEntry::SwapEnded { seat, by } => {
                self.gathering()?;
                self.chair(seat)?.wants_swap = None;
                TableEvent::SwapEnded { seat, by }
            }
            LogEntry::SeatsSwapped { seat, with } => {
                self.gathering()?;
                self.usage.changed_seat(self.owner(seat));
                let (one, other) = (*self.chair(seat)?, *self.chair(with)?);
                self.remember(seat, one, self.version + 1);
                self.remember(with, other, self.version + 1);
                self.swap_chairs(seat, with);
                TableEvent::SeatsSwapped { seat, with }
            }
            LogEntry::OptionsChanged { options } => {
                self.gathering()?;
                if options.check().is_err() {
                    return Err(Damage::Beginning);
                }
                let was = self.options;
                self.set_options(options);
                self.usage.changed_seat(Some(self.host));
                TableEvent::OptionsChanged { was, options }
            }
            LogEntry::Countdown { until } => {
                self.gathering()?;
                self.start = Start::Countdown { until };
                TableEvent::Countdown { until }
            }
            LogEntry::CountdownStopped { seat } => {
                self.gathering()?;
                let by = self.owner(seat);
                self.start = Start::Stopped { by };
                self.usage.changed_seat(by);
                TableEvent::CountdownStopped { seat }
            }
            LogEntry::SeatRequested { player } => {
                self.requests.push(player);
                self.usage.requested(player);
                TableEvent::SeatRequested { player }
            }
            LogEntry::SeatRequestEnded { player, declined } => {
                self.requests.retain(|other| *other != player);
                TableEvent::SeatRequestEnded { player, declined }
            }
            LogEntry::SeatGiven { seat, to } => {
                self.asked_again(at, seat);
                let reserve = self.options.clock.reserve();
                let chair = self.chair(seat)?;
                let before = *chair;
                *chair =
                    Chair { occupant: Some(Occupant::Player(to)), ..Chair::free(reserve, before.colour) };
                let until = if self.game.is_some() { self.version } else { self.version + 1 };
                self.remember(seat, before, until);
                self.usage.changed_seat(Some(to));
                self.arrived(to);
                self.interrupt_countdown();
                TableEvent::SeatGiven { seat, to }
            }
            LogEntry::Began {} => self.deal(at)?,
            LogEntry::Branched { from, at: moment, seed, ref moves } => {
                self.take_over(at, from, moment, seed, moves)?
            }
            LogEntry::Decided { seat, action } => {
                let before = self.to_act();
                let game = self.game.as_mut().ok_or(Damage::Time)?;
                let events =
                    game.apply(&self.content, seat, action).map_err(|why| Damage::Move(seat, why))?;
                let events = events.to_vec();
                let sealed = game.undoable() == 0;
                self.usage.decided(self.chairs.get(seat.index()).and_then(Chair::present), sealed);
                self.decided(at, seat, before);
                TableEvent::Decided { seat, events }
            }
            LogEntry::TookBack { seat } => {
                let before = self.to_act();
                let game = self.game.as_mut().ok_or(Damage::Time)?;
                if self.branch.is_some_and(|branch| game.moves().len() <= branch.moves) {
                    return Err(Damage::TakeBack(seat));
                }
                let events = game.events().len();
                let last = game.undo(&self.content).map_err(|_| Damage::TakeBack(seat))?;
                if last.seat != seat {
                    return Err(Damage::TakeBack(seat));
                }
                let events = events - game.events().len();
                self.undecided(at, seat, before);
                self.usage.undid(self.owner(seat));
                TableEvent::TookBack { seat, events }
            }
            LogEntry::Substituted { seat, level, why } => {
                self.asked_again(at, seat);
                let chair = self.chair(seat)?;
                chair.player().ok_or(Damage::Chair(seat))?;
                chair.substitute = Some((level, why));
                chair.vote = None;
                (chair.away.agreed, chair.away.wants_resume) = (false, false);
                self.end_vacation(at, seat)?;
                TableEvent::Substituted { seat, level, why }
            }
            LogEntry::Reclaimed { seat } => {
                self.asked_again(at, seat);
                let chair = self.chair(seat)?;
                chair.substitute = None;
                chair.ended_links += 1;
                self.usage.changed_seat(self.owner(seat));
                TableEvent::Reclaimed { seat }
            }
            LogEntry::HandedOver { seat, to } => {
                self.asked_again(at, seat);
                let reserve = self.options.clock.reserve();
                let chair = self.chair(seat)?;
                let before = *chair;
                chair.occupant = Some(Occupant::Player(to));
                chair.substitute = None;
                chair.vote = None;
                chair.away = ChairAway::default();
                chair.reserve = reserve;
                chair.ended_links += 1;
                self.usage.changed_seat(Some(to));
                self.remember(seat, before, self.version);
                if let Some(player) = before.player()
                    && !self.gave_away.contains(&player)
                {
                    self.gave_away.push(player);
                }
                self.arrived(to);
                TableEvent::HandedOver { seat, to }
            }
            LogEntry::Resumed { began, ended } => {
                if began > ended || ended > at || ended <= self.resumed_until() {
                    return Err(Damage::Time);
                }
                self.resume(began, ended);
                TableEvent::Resumed { began, ended }
            }
            LogEntry::Said { seat, ref text } => {
                self.usage.chatted(self.owner(seat), text.chars().count());
                TableEvent::Said { seat, text: text.clone() }
            }
            LogEntry::Phrase { seat, phrase } => {
                self.usage.chatted(self.owner(seat), 0);
                TableEvent::Phrase { seat, phrase }
            }
            LogEntry::Voted { seat, end } => {
                self.chair(seat)?.vote = Some(end);
                self.vote.get_or_insert(at);
                TableEvent::Voted { seat, end }
            }
            LogEntry::VoteEnded {} => {
                (self.vote, self.vote_ended) = (None, Some(at));
                for chair in &mut self.chairs {
                    chair.vote = None;
                }
                TableEvent::VoteEnded {}
            }
            LogEntry::BotWanted { seat } => {
                self.chair(seat)?.wants_bot = true;
                TableEvent::BotWanted { seat }
            }
            LogEntry::Away(away) => {
                self.enter_away(at, away)?;
                TableEvent::Away(away)
            }
            LogEntry::LinkCancelled { seat } => {
                self.chair(seat)?.ended_links += 1;
                self.usage.changed_seat(self.owner(seat));
                TableEvent::LinkCancelled { seat }
            }
            LogEntry::ReplayLinkCancelled { seat } => {
                self.ended_replay_links += 1;
                self.usage.changed_seat(self.owner(seat));
                TableEvent::ReplayLinkCancelled { seat }
            }
            LogEntry::Abandoned {} => {
                self.abandoned = true;
                TableEvent::Abandoned {}
            }
            LogEntry::Rematch { table } => {
                self.rematch = Some(table);
                TableEvent::Rematch { table }
            }
        })
    }

    fn arrived(&mut self, player: PlayerId) {
        self.requests.retain(|other| *other != player);
        if !self.arrivals.contains(&player) {
            self.arrivals.push(player);
        }
    }

    fn remember(&mut self, seat: Seat, chair: Chair, until: u32) {
        let Some(occupant) = chair.occupant else { return };
        if self.former.len() == FORMER {
            self.former.pop_front();
        }
        self.former.push_back(Former { seat, until, occupant, colour: chair.colour });
    }

    fn forget_wanted_bots(&mut self) {
        for chair in &mut self.chairs {
            chair.wants_bot = false;
        }
    }

    pub(crate) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Damage> {
        self.chairs.get_mut(seat.index()).ok_or(Damage::Chair(seat))
    }

    pub(crate) fn owner(&self, seat: Seat) -> Option<PlayerId> {
        self.chairs.get(seat.index()).and_then(Chair::player)
    }

    fn gathering(&self) -> Result<(), Damage> {
        if self.stage() == Stage::Open { Ok(()) } else { Err(Damage::Time) }
    }

    fn deal(&mut self, at: i64) -> Result<TableEvent, Damage> {
        self.gathering()?;
        if !self.is_ready() {
            return Err(Damage::Time);
        }
        let game =
            Game::new(&self.content, self.options.game(), self.seed()).map_err(|_| Damage::Beginning)?;
        let events = game.setup_events().to_vec();
        self.game = Some(Box::new(game));
        (self.asked, self.turn) = (at, at);
        Ok(TableEvent::Began { events })
    }

    /// Continues the game of another table.
    fn take_over(
        &mut self,
        at: i64,
        from: TableId,
        moment: u32,
        seed: Seed,
        moves: &[Move],
    ) -> Result<TableEvent, Damage> {
        self.gathering()?;
        if self.options.rated || self.chairs.iter().any(|chair| chair.occupant.is_none()) {
            return Err(Damage::Time);
        }
        let game = played(&self.content, self.options.game(), seed, moves).map_err(|why| match why {
            NoWay::Options | NoWay::Over => Damage::Beginning,
            NoWay::Move(why) => Damage::Move(Seat(0), why),
        })?;
        let events = game.events().to_vec();
        self.game = Some(Box::new(game));
        self.branch = Some(Branch { table: from, at: moment, seed, moves: moves.len() });
        (self.asked, self.turn) = (at, at);
        Ok(TableEvent::Began { events })
    }

    /// Stops the clock of the player who decided and starts the next one.
    fn decided(&mut self, at: i64, seat: Seat, before: Option<Seat>) {
        let clock = self.options.clock;
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            let (asked, turn, reserve) = (self.asked, self.turn, chair.reserve);
            self.clocks.push(Stopped { asked, turn, reserve });
            if chair.substitute.is_none() {
                chair.reserve = clock.after(reserve, at - asked);
            }
        }
        self.forget_wanted_bots();
        self.decisions += 1;
        self.asked = at;
        if self.to_act() != before {
            self.turn = at;
        }
    }

    /// Restarts the clock of the player who took a decision back where it stopped: a take-back wins no time. The time in
    /// which another player was asked does not count.
    fn undecided(&mut self, at: i64, seat: Seat, before: Option<Seat>) {
        self.forget_wanted_bots();
        self.decisions += 1;
        let Some(Stopped { asked, turn, reserve }) = self.clocks.pop() else {
            (self.asked, self.turn) = (at, at);
            return;
        };
        let others = if before == Some(seat) { 0 } else { at - self.asked };
        (self.asked, self.turn) = (asked + others, turn + others);
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.reserve = reserve;
        }
    }

    /// Stops or restarts the clocks where a pause or a vacation begins or ends, or where the next player is on vacation.
    fn settle_clock(&mut self, at: i64) {
        match (self.stopped, self.is_stopped()) {
            (None, true) => self.stopped = Some(at),
            (Some(_), false) => self.restart_clock(at),
            (None, false) | (Some(_), true) => {}
        }
    }

    /// The clocks go on from where they stopped.
    fn restart_clock(&mut self, at: i64) {
        if let Some(since) = self.stopped.take() {
            self.resume(since, at);
        }
    }

    /// Resumes the clocks after a downtime as if there had been none, those of earlier decisions too.
    fn resume(&mut self, began: i64, ended: i64) {
        let clock = self.options.clock;
        let questions = self.clocks.iter_mut().flat_map(|stopped| [&mut stopped.asked, &mut stopped.turn]);
        for asked in questions.chain([&mut self.asked, &mut self.turn]) {
            *asked = clock.resumed(*asked, began, ended);
        }
        self.resumed = ended;
    }

    /// A new player or bot at a seat that is asked gets a new question; earlier decisions lose the clock a take-back restores.
    fn asked_again(&mut self, at: i64, seat: Seat) {
        self.clocks.clear();
        self.forget_wanted_bots();
        if self.to_act() == Some(seat) {
            (self.asked, self.turn) = (at, at);
        }
    }
}
