//! How a table answers a command: with the entries to log, or with a refusal. Nothing changes here.

use crate::branch::{NoWay, played};
use crate::chair::Chair;
use crate::command::Command;
use crate::digest::Digest;
use crate::fair::{Secret, same_token};
use crate::ids::{PlayerId, TableId};
use crate::intent::check_intent;
use crate::log_entry::{LogEntry, Occupant, SubstituteReason};
use crate::options::TableOptions;
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::table::{Next, Stage, Table};
use armonium_rules::{Action, Content, RULES_VERSION, Seat};

/// The longest thing that can be said, in characters.
pub const MAX_TEXT: usize = 500;

impl Table {
    /// The first entry of a new table.
    pub fn create(
        content: &Content,
        secret: &Secret,
        options: TableOptions,
        host: PlayerId,
        rematch_of: Option<TableId>,
    ) -> Result<Vec<LogEntry>, Refusal> {
        options.check()?;
        let (pack, commitment) = (Digest(*content.hash()), secret.commitment());
        let (rules, pack_file) = (RULES_VERSION, Digest(*content.file_hash()));
        Ok(vec![LogEntry::Created { rules, pack, pack_file, options, commitment, host, rematch_of }])
    }

    /// The entries to log for this command now; empty if there is nothing to do.
    pub fn decide(&self, now: i64, command: &Command) -> Result<Vec<LogEntry>, Refusal> {
        match *command {
            Command::Sit { player, seat, ref invitation, nonce } => {
                let seat = self.sit(player, seat, invitation.as_deref())?;
                let mut entries = vec![LogEntry::Seated { seat, occupant: Occupant::Player(player) }];
                entries.extend(nonce.map(|nonce| LogEntry::Nonce { seat, nonce }));
                Ok(self.and_begin(now, entries, false))
            }
            Command::SeatBot { player, seat, level } => {
                self.hosting(player)?;
                self.may_seat_bots()?;
                self.free(seat)?;
                self.usage.allows_seat_change(player)?;
                let seated = LogEntry::Seated { seat, occupant: Occupant::Bot(level) };
                Ok(self.and_begin(now, vec![seated], false))
            }
            Command::Vacate { player, seat } => {
                self.hosting(player)?;
                match self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.occupant {
                    None => Ok(Vec::new()),
                    Some(_) => Ok(vec![LogEntry::Vacated { seat }]),
                }
            }
            Command::Fill { player, level } => {
                self.hosting(player)?;
                let free = (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.occupant.is_none());
                let seat_bot =
                    |(seat, _): (Seat, &Chair)| LogEntry::Seated { seat, occupant: Occupant::Bot(level) };
                let entries: Vec<LogEntry> = free.map(seat_bot).collect();
                if !entries.is_empty() {
                    self.may_seat_bots()?;
                    self.usage.allows_seat_change(player)?;
                } else if self.deal_at().is_some() {
                    return Ok(Vec::new());
                }
                Ok(self.and_begin(now, entries, true))
            }
            Command::Colour { player, seat, colour } => self.choose_colour(player, seat, colour),
            Command::Swap { player, with } => self.swap(player, with),
            Command::EndSwap { player, seat } => self.end_swap(player, seat),
            Command::ChangeOptions { player, options } => self.change_options(player, options),
            Command::Start { player } => self.start_again(now, player),
            Command::Stop { player } => self.stop_countdown(player),
            Command::RequestSeat { player, ref invitation } => {
                self.request_seat(player, invitation.as_deref())
            }
            Command::EndSeatRequest { player, of, ref presence } => {
                self.end_seat_request(now, player, of, presence)
            }
            Command::GiveSeat { player, seat, to, ref presence } => {
                self.give_seat(now, player, (seat, to), presence)
            }
            Command::Branch { player, from, at, seed, ref moves } => {
                self.hosting(player)?;
                if self.options.rated {
                    return Err(Refusal::Rated);
                }
                if self.chairs.iter().any(|chair| chair.occupant.is_none()) {
                    return Err(Refusal::NotBegun);
                }
                match played(&self.content, self.options.game(), seed, moves) {
                    Ok(_) => Ok(vec![LogEntry::Branched { from, at, seed, moves: moves.clone() }]),
                    Err(NoWay::Options) => Err(Refusal::BadPlayers),
                    Err(NoWay::Move(why)) => Err(why.into()),
                    Err(NoWay::Over) => Err(Refusal::Over),
                }
            }
            Command::Leave { player } => self.leave(now, player),
            Command::Nonce { player, nonce } => {
                self.open()?;
                let seat = self.seated(player)?;
                if self.chairs[seat.index()].nonce.is_some() {
                    return Err(Refusal::NonceGiven);
                }
                Ok(self.and_begin(now, vec![LogEntry::Nonce { seat, nonce }], false))
            }
            Command::Act { player, at, ref actions } => {
                let seat = self.playing(player)?;
                self.unpaused()?;
                self.decided_by(seat, at, actions)
            }
            Command::Planned { player, at, action } => {
                let seat = self.playing(player)?;
                self.decided_by(seat, at, &[action])
            }
            Command::TakeBack { player, at } => {
                let seat = self.playing(player)?;
                self.unpaused()?;
                self.current(at)?;
                match self.can_take_back() {
                    Some(last) if last == seat => {
                        self.usage.allows_undo(player)?;
                        Ok(vec![LogEntry::TookBack { seat }])
                    }
                    Some(_) => Err(Refusal::NothingToTakeBack),
                    None => Err(self.why_not_back(seat)),
                }
            }
            Command::BotMove { seat, at, action } => {
                self.running()?;
                self.unpaused()?;
                let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
                if chair.bot().is_none() {
                    return Err(Refusal::Stale);
                }
                self.decided_by(seat, at, &[action])
            }
            Command::Reclaim { player } => {
                self.running()?;
                let seat = self.seated(player)?;
                match self.chairs[seat.index()].substitute {
                    Some(_) => {
                        self.usage.allows_seat_change(player)?;
                        Ok(vec![LogEntry::Reclaimed { seat }])
                    }
                    None => Err(Refusal::NotSubstituted),
                }
            }
            Command::TakeOver { player, seat, ref link } => {
                self.running()?;
                let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
                let by_owner = same_token(link, &self.secret.owner_link(seat, chair.ended_links));
                let by_host = same_token(link, &self.secret.host_link(seat, chair.ended_links));
                if chair.player().is_none() || !(by_owner || by_host && chair.substitute.is_some()) {
                    return Err(Refusal::BadLink);
                }
                if self.seat_of(player).is_some() {
                    return Err(Refusal::SeatedAlready);
                }
                self.usage.allows_seat_change(player)?;
                let mut entries = vec![LogEntry::HandedOver { seat, to: player }];
                if chair.player() == Some(self.host) {
                    entries.push(LogEntry::HostChanged { host: player });
                }
                Ok(entries)
            }
            Command::Say { player, ref text } => {
                let seat = self.seated(player)?;
                let text = text.trim();
                let printable = |c: char| !c.is_control() || c == '\n';
                let characters = text.chars().count();
                if characters == 0 || characters > MAX_TEXT || !text.chars().all(printable) {
                    return Err(Refusal::BadText);
                }
                self.usage.allows_chat(player, characters)?;
                Ok(vec![LogEntry::Said { seat, text: text.to_owned() }])
            }
            Command::Phrase { player, phrase } => {
                let seat = self.seated(player)?;
                self.usage.allows_chat(player, 0)?;
                Ok(vec![LogEntry::Phrase { seat, phrase }])
            }
            Command::Vote { player, end, ref presence } => {
                let seat = self.playing(player)?;
                self.answer_vote(now, seat, end, presence)
            }
            Command::LetBotPlay { player, seat, ref presence } => {
                let by = self.playing(player)?;
                self.let_bot_play(now, by, seat, presence)
            }
            Command::Away { player, request, ref presence } => {
                let by = self.playing(player)?;
                self.away(now, by, request, presence)
            }
            Command::CancelLink { player, seat } => {
                self.running()?;
                if self.seated(player)? != seat {
                    return Err(Refusal::NotYourSeat);
                }
                self.usage.allows_seat_change(player)?;
                Ok(vec![LogEntry::LinkCancelled { seat }])
            }
            Command::CancelReplayLink { player } => {
                let seat = self.seated(player)?;
                match self.stage() {
                    Stage::Open | Stage::Running => Err(Refusal::NotOver),
                    Stage::Finished(_) | Stage::Abandoned => {
                        self.usage.allows_seat_change(player)?;
                        Ok(vec![LogEntry::ReplayLinkCancelled { seat }])
                    }
                }
            }
            Command::Rematch { player, table } => {
                self.seated(player)?;
                match (self.stage(), self.rematch) {
                    (Stage::Open | Stage::Running, _) => Err(Refusal::NotOver),
                    (_, Some(_)) => Err(Refusal::RematchExists),
                    (Stage::Finished(_) | Stage::Abandoned, None) => Ok(vec![LogEntry::Rematch { table }]),
                }
            }
            Command::Resume { ref downtimes } => Ok(self.downtimes(now, downtimes)),
            Command::Tick => Ok(self.tick(now)),
            Command::PresenceTick { ref presence } => Ok(self.presence_tick(now, presence)),
        }
    }

    /// The seat that a player may take.
    fn sit(&self, player: PlayerId, seat: Option<Seat>, invitation: Option<&str>) -> Result<Seat, Refusal> {
        self.open()?;
        if self.seat_of(player).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        let invited = invitation.is_some_and(|given| same_token(given, &self.secret.invitation()));
        if self.options.private && !invited && player != self.host {
            return Err(Refusal::NotInvited);
        }
        let seat = match seat {
            Some(seat) => seat,
            None => {
                let free = self.chairs.iter().position(|chair| chair.occupant.is_none());
                Seat(free.ok_or(Refusal::TableFull)? as u8)
            }
        };
        self.free(seat)?;
        self.usage.allows_seat_change(player)?;
        Ok(seat)
    }

    fn leave(&self, now: i64, player: PlayerId) -> Result<Vec<LogEntry>, Refusal> {
        let seat = self.seated(player)?;
        match self.stage() {
            Stage::Open => {
                let mut entries = vec![LogEntry::Vacated { seat }];
                if player == self.host {
                    let next = self.next_host(Some(player), &Presence::EVERYONE);
                    entries.push(next.map_or(LogEntry::Abandoned {}, |host| LogEntry::HostChanged { host }));
                }
                Ok(entries)
            }
            Stage::Running => {
                if self.chairs[seat.index()].substitute.is_some() {
                    return Err(Refusal::Substituted);
                }
                Ok(self.substitute(now, seat, SubstituteReason::Left, &Presence::EVERYONE))
            }
            Stage::Finished(_) | Stage::Abandoned => Err(Refusal::Over),
        }
    }

    /// Decisions that follow each other, if they may be one intent and the rules accept each of them.
    fn decided_by(&self, seat: Seat, at: u32, actions: &[Action]) -> Result<Vec<LogEntry>, Refusal> {
        self.current(at)?;
        let game = self.game.as_ref().ok_or(Refusal::NotBegun)?;
        check_intent(&self.content, *game.state(), seat, actions).map_err(|(_, refusal)| refusal)?;
        Ok(actions.iter().map(|&action| LogEntry::Decided { seat, action }).collect())
    }

    /// The entries for downtimes during which a player's clock ran.
    fn downtimes(&self, now: i64, downtimes: &[(i64, i64)]) -> Vec<LogEntry> {
        let Next::Player { deadline: Some(_), .. } = self.next() else { return Vec::new() };
        let counts =
            |&&(began, ended): &&(i64, i64)| began <= ended && ended <= now && ended > self.resumed_until();
        downtimes.iter().filter(counts).map(|&(began, ended)| LogEntry::Resumed { began, ended }).collect()
    }

    fn tick(&self, now: i64) -> Vec<LogEntry> {
        if let Some(expired) = self.expired_away(now) {
            return vec![expired];
        }
        match self.next() {
            Next::Player { seat, deadline: Some(deadline), .. } if deadline <= now => {
                self.substitute(now, seat, SubstituteReason::Clock, &Presence::EVERYONE)
            }
            Next::Player { .. } | Next::Bot { .. } | Next::Nobody => {
                self.counted_down(now).or_else(|| self.expired_vote(now)).into_iter().collect()
            }
        }
    }

    /// Adds the deal or the countdown to it, if these entries are all that it waited for.
    fn and_begin(&self, now: i64, mut entries: Vec<LogEntry>, asked: bool) -> Vec<LogEntry> {
        let mut chairs = self.chairs.clone();
        for entry in &entries {
            match *entry {
                LogEntry::Seated { seat, occupant } => chairs[seat.index()].occupant = Some(occupant),
                LogEntry::Nonce { seat, nonce } => chairs[seat.index()].nonce = Some(nonce),
                _ => {}
            }
        }
        entries.extend(self.starts(now, &chairs, asked));
        entries
    }

    pub(crate) fn hosting(&self, player: PlayerId) -> Result<(), Refusal> {
        self.open()?;
        if player == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn open(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Open => Ok(()),
            Stage::Running => Err(Refusal::Begun),
            Stage::Finished(_) | Stage::Abandoned => Err(Refusal::Over),
        }
    }

    fn running(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Open => Err(Refusal::NotBegun),
            Stage::Running => Ok(()),
            Stage::Finished(_) | Stage::Abandoned => Err(Refusal::Over),
        }
    }

    pub(crate) fn seated(&self, player: PlayerId) -> Result<Seat, Refusal> {
        self.seat_of(player).ok_or(Refusal::NotSeated)
    }

    /// The seat of a player who plays there now.
    pub(crate) fn playing(&self, player: PlayerId) -> Result<Seat, Refusal> {
        let seat = self.seated(player)?;
        self.running()?;
        match self.chairs[seat.index()].substitute {
            None => Ok(seat),
            Some(_) => Err(Refusal::Substituted),
        }
    }

    fn free(&self, seat: Seat) -> Result<(), Refusal> {
        match self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.occupant {
            None => Ok(()),
            Some(_) => Err(Refusal::SeatTaken),
        }
    }

    fn may_seat_bots(&self) -> Result<(), Refusal> {
        if self.options.rated { Err(Refusal::Rated) } else { Ok(()) }
    }

    fn current(&self, at: u32) -> Result<(), Refusal> {
        if at == self.decisions { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn why_not_back(&self, seat: Seat) -> Refusal {
        let last = self.game.as_ref().and_then(|game| game.moves().last());
        match last {
            Some(last) if last.seat == seat => Refusal::Sealed,
            _ => Refusal::NothingToTakeBack,
        }
    }
}
