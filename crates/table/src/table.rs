//! A table as its records make it. What can be asked of it: command.rs; how it decides: decide.rs.

use crate::branch::{Branch, NoWay, played};
use crate::chair::Chair;
use crate::deeds::{Deeds, Tally};
use crate::digest::Digest;
use crate::entry::{CommandId, Entry, Record, Sitter, Via};
use crate::fair::Secret;
use crate::ids::{PlayerId, TableId};
use crate::level::Level;
use crate::limits::Usage;
use crate::news::News;
use crate::options::TableOptions;
use crate::refusal::{Damage, Refusal};
use armonium_rules::{Content, Game, Move, Outcome, Phase, RULES_VERSION, Seat, Seed, State, View, Viewer};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// How many of a player's last commands are remembered, so that one sent again is known.
const REMEMBERED: usize = 64;
/// How many past occupants are remembered, for the names in the log.
const FORMER: usize = 64;

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    pub(crate) content: Arc<Content>,
    pub(crate) secret: Secret,
    /// The number of its last record.
    pub version: u32,
    /// What the host chose.
    pub options: TableOptions,
    /// The host.
    pub host: PlayerId,
    /// The first host, who set the table up.
    pub creator: PlayerId,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Where the players went on.
    pub rematch: Option<TableId>,
    /// How many links to the replay were cancelled.
    pub(crate) ended_replay_links: u32,
    /// Where it branched off, if its game began at another table.
    pub branch: Option<Branch>,
    /// The chairs, one for each player.
    pub chairs: Vec<Chair>,
    pub(crate) game: Option<Box<Game>>,
    pub(crate) abandoned: bool,
    /// Since when a vote to end the game is open.
    pub(crate) vote: Option<i64>,
    /// When the last vote ended without ending the game.
    pub(crate) vote_ended: Option<i64>,
    /// Everyone who ever had a seat, in the order they came.
    pub arrivals: Vec<PlayerId>,
    /// Who sat where before, oldest first.
    pub former: VecDeque<Former>,
    /// Players who gave a seat away during the game.
    gave_away: Vec<PlayerId>,
    /// How many decisions and take-backs there were: what a decision is thought of for.
    pub decisions: u32,
    /// When the question that is open now was asked.
    pub(crate) asked: i64,
    /// When whoever is asked now was first asked without anybody else in between.
    pub(crate) turn: i64,
    /// When the last downtime ended for which the clock was resumed.
    resumed: i64,
    /// For each of the last decisions, the clock as it was before.
    clocks: Vec<Stopped>,
    tally: Tally,
    pub(crate) usage: Usage,
    /// The command that set the table up, if it had a number.
    pub made_by: Option<CommandId>,
    commands: HashMap<(PlayerId, Via), Commands>,
}

/// The last commands of a player, each with its record.
#[derive(Clone, Debug, Default)]
struct Commands {
    last: VecDeque<(CommandId, u32)>,
    /// The highest number any of them had: most are higher than those before.
    highest: u64,
}

/// A past occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Former {
    /// The seat.
    pub seat: Seat,
    /// The last record in which they had it.
    pub until: u32,
    /// Who.
    pub sitter: Sitter,
}

/// The clock of a player who decided, as it was before.
#[derive(Clone, Copy, Debug)]
struct Stopped {
    asked: i64,
    turn: i64,
    reserve: i64,
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Players gather.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Finished(Outcome),
    /// The table was given up.
    Abandoned,
}

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nobody is asked.
    Nobody,
    /// A bot.
    Bot {
        /// Its seat.
        seat: Seat,
        /// Its level.
        level: Level,
    },
    /// A player, until the clock runs out.
    Player {
        /// The seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// When the clock runs out, if it does.
        deadline: Option<i64>,
    },
}

impl Table {
    /// The table that begins with this record.
    pub fn begin(
        id: TableId,
        secret: Secret,
        content: Arc<Content>,
        at: i64,
        first: &Record,
    ) -> Result<(Self, Vec<News>), Damage> {
        let Some((Entry::Created { rules, pack, options, commitment, host, rematch_of, .. }, rest)) =
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
        let chair = Chair::free(options.clock.reserve());
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
            chairs: vec![chair; usize::from(options.players)],
            game: None,
            abandoned: false,
            vote: None,
            vote_ended: None,
            arrivals: Vec::new(),
            former: VecDeque::new(),
            gave_away: Vec::new(),
            decisions: 0,
            asked: at,
            turn: at,
            resumed: at,
            clocks: Vec::new(),
            tally: Tally::default(),
            usage: Usage::default(),
            made_by: first.command,
            commands: HashMap::new(),
        };
        let created = News::Created {
            options: *options,
            commitment: *commitment,
            host: *host,
            rematch_of: *rematch_of,
        };
        table.tally.enter(&first.entries[0]);
        let mut news = vec![created];
        for entry in rest {
            news.push(table.enter(at, entry)?);
        }
        table.close(first.command);
        Ok((table, news))
    }

    /// Takes in the next record and tells what it brought about. A table that reports damage is not to be used any more.
    pub fn apply(&mut self, at: i64, record: &Record) -> Result<Vec<News>, Damage> {
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

    /// The record of a command that was carried out before. Refused if its number belongs to another command.
    pub fn done(&self, command: CommandId) -> Result<Option<u32>, Refusal> {
        let known = self.commands.get(&(command.by, command.via));
        let Some(known) = known.filter(|known| command.id <= known.highest) else { return Ok(None) };
        match known.last.iter().find(|(known, _)| known.id == command.id) {
            Some((known, version)) if *known == command => Ok(Some(*version)),
            Some(_) => Err(Refusal::IdReused),
            None => Ok(None),
        }
    }

    fn enter(&mut self, at: i64, entry: &Entry) -> Result<News, Damage> {
        self.tally.enter(entry);
        Ok(match *entry {
            Entry::Created { .. } => return Err(Damage::Beginning),
            Entry::Seated { seat, sitter } => {
                self.gathering()?;
                let reserve = self.options.clock.reserve();
                let chair = self.chair(seat)?;
                *chair = Chair { sitter: Some(sitter), ..Chair::free(reserve) };
                let by = if let Sitter::Player(player) = sitter { player } else { self.host };
                self.usage.changed_seat(Some(by));
                if let Sitter::Player(player) = sitter {
                    self.arrived(player);
                }
                News::Seated { seat, sitter }
            }
            Entry::Vacated { seat } => {
                self.gathering()?;
                let reserve = self.options.clock.reserve();
                let left = std::mem::replace(self.chair(seat)?, Chair::free(reserve));
                self.remember(seat, left.sitter, self.version + 1);
                News::Vacated { seat }
            }
            Entry::HostChanged { host } => {
                self.host = host;
                News::HostChanged { host }
            }
            Entry::Nonce { seat, nonce } => {
                self.gathering()?;
                self.chair(seat)?.nonce = Some(nonce);
                News::Nonce { seat, nonce }
            }
            Entry::Began {} => self.deal(at)?,
            Entry::Branched { from, at: moment, seed, ref moves } => {
                self.take_over(at, from, moment, seed, moves)?
            }
            Entry::Moved { seat, action } => {
                let before = self.to_act();
                let game = self.game.as_mut().ok_or(Damage::Time)?;
                let events =
                    game.apply(&self.content, seat, action).map_err(|why| Damage::Move(seat, why))?;
                let events = events.to_vec();
                let sealed = game.undoable() == 0;
                self.usage.decided(self.chairs.get(seat.index()).and_then(Chair::present), sealed);
                self.decided(at, seat, before);
                News::Moved { seat, events }
            }
            Entry::TookBack { seat } => {
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
                News::TookBack { seat, events }
            }
            Entry::Substituted { seat, level, why } => {
                self.asked_again(at, seat);
                let chair = self.chair(seat)?;
                chair.player().ok_or(Damage::Chair(seat))?;
                chair.substitute = Some((level, why));
                chair.vote = None;
                News::Substituted { seat, level, why }
            }
            Entry::Reclaimed { seat } => {
                self.asked_again(at, seat);
                let chair = self.chair(seat)?;
                chair.substitute = None;
                chair.ended_links += 1;
                self.usage.changed_seat(self.owner(seat));
                News::Reclaimed { seat }
            }
            Entry::HandedOver { seat, to } => {
                self.asked_again(at, seat);
                let reserve = self.options.clock.reserve();
                let chair = self.chair(seat)?;
                let before = chair.sitter.replace(Sitter::Player(to));
                chair.substitute = None;
                chair.vote = None;
                chair.reserve = reserve;
                chair.ended_links += 1;
                self.usage.changed_seat(Some(to));
                self.remember(seat, before, self.version);
                if let Some(Sitter::Player(player)) = before
                    && !self.gave_away.contains(&player)
                {
                    self.gave_away.push(player);
                }
                self.arrived(to);
                News::HandedOver { seat, to }
            }
            Entry::Resumed { began, ended } => {
                if began > ended || ended > at || ended <= self.resumed_until() {
                    return Err(Damage::Time);
                }
                self.resume(began, ended);
                News::Resumed { began, ended }
            }
            Entry::Said { seat, ref text } => {
                self.usage.chatted(self.owner(seat), text.chars().count());
                News::Said { seat, text: text.clone() }
            }
            Entry::Phrase { seat, phrase } => {
                self.usage.chatted(self.owner(seat), 0);
                News::Phrase { seat, phrase }
            }
            Entry::Voted { seat, end } => {
                self.chair(seat)?.vote = Some(end);
                self.vote.get_or_insert(at);
                News::Voted { seat, end }
            }
            Entry::VoteEnded {} => {
                (self.vote, self.vote_ended) = (None, Some(at));
                for chair in &mut self.chairs {
                    chair.vote = None;
                }
                News::VoteEnded {}
            }
            Entry::BotWanted { seat } => {
                self.chair(seat)?.wants_bot = true;
                News::BotWanted { seat }
            }
            Entry::LinkCancelled { seat } => {
                self.chair(seat)?.ended_links += 1;
                self.usage.changed_seat(self.owner(seat));
                News::LinkCancelled { seat }
            }
            Entry::ReplayLinkCancelled { seat } => {
                self.ended_replay_links += 1;
                self.usage.changed_seat(self.owner(seat));
                News::ReplayLinkCancelled { seat }
            }
            Entry::Abandoned {} => {
                self.abandoned = true;
                News::Abandoned {}
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table);
                News::Rematch { table }
            }
        })
    }

    fn arrived(&mut self, player: PlayerId) {
        if !self.arrivals.contains(&player) {
            self.arrivals.push(player);
        }
    }

    fn remember(&mut self, seat: Seat, sitter: Option<Sitter>, until: u32) {
        let Some(sitter) = sitter else { return };
        if self.former.len() == FORMER {
            self.former.pop_front();
        }
        self.former.push_back(Former { seat, until, sitter });
    }

    /// Did this player give a seat away during the game, and has none now?
    pub fn gave_seat_away(&self, player: PlayerId) -> bool {
        self.gave_away.contains(&player) && self.seat_of(player).is_none()
    }

    /// The players who gave a seat away during the game and have none now.
    pub fn former_players(&self) -> impl Iterator<Item = PlayerId> {
        self.gave_away.iter().copied().filter(|player| self.seat_of(*player).is_none())
    }

    fn forget_wanted_bots(&mut self) {
        for chair in &mut self.chairs {
            chair.wants_bot = false;
        }
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Damage> {
        self.chairs.get_mut(seat.index()).ok_or(Damage::Chair(seat))
    }

    fn owner(&self, seat: Seat) -> Option<PlayerId> {
        self.chairs.get(seat.index()).and_then(Chair::player)
    }

    fn gathering(&self) -> Result<(), Damage> {
        if self.stage() == Stage::Open { Ok(()) } else { Err(Damage::Time) }
    }

    fn deal(&mut self, at: i64) -> Result<News, Damage> {
        self.gathering()?;
        if !self.is_ready() {
            return Err(Damage::Time);
        }
        let game =
            Game::new(&self.content, self.options.game(), self.seed()).map_err(|_| Damage::Beginning)?;
        let events = game.setup_events().to_vec();
        self.game = Some(Box::new(game));
        (self.asked, self.turn) = (at, at);
        Ok(News::Began { events })
    }

    /// Goes on with the game of another table.
    fn take_over(
        &mut self,
        at: i64,
        from: TableId,
        moment: u32,
        seed: Seed,
        moves: &[Move],
    ) -> Result<News, Damage> {
        self.gathering()?;
        if self.options.rated || self.chairs.iter().any(|chair| chair.sitter.is_none()) {
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
        Ok(News::Began { events })
    }

    /// Stops the clock of whoever decided and starts the next one.
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

    /// Starts the clock of whoever took a decision back where it stopped: a take-back wins no time. The time in which
    /// somebody else was asked is not counted.
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

    /// Lets the clock go on after a downtime as if there had been none, also where a decision is taken back.
    fn resume(&mut self, began: i64, ended: i64) {
        let clock = self.options.clock;
        let questions = self.clocks.iter_mut().flat_map(|stopped| [&mut stopped.asked, &mut stopped.turn]);
        for asked in questions.chain([&mut self.asked, &mut self.turn]) {
            *asked = clock.resumed(*asked, began, ended);
        }
        self.resumed = ended;
    }

    /// Downtimes that ended until then do not count for the question that is open.
    pub fn resumed_until(&self) -> i64 {
        self.asked.max(self.resumed)
    }

    /// Whoever comes to a seat that is being asked is asked anew; decisions before that have no clock to go back to.
    fn asked_again(&mut self, at: i64, seat: Seat) {
        self.clocks.clear();
        self.forget_wanted_bots();
        if self.to_act() == Some(seat) {
            (self.asked, self.turn) = (at, at);
        }
    }

    /// Does nothing but the deal stand between the players and the game?
    pub(crate) fn is_ready(&self) -> bool {
        self.chairs.iter().all(Chair::is_ready)
    }

    /// The parts of the chance that players gave.
    pub fn nonces(&self) -> Vec<(Seat, Digest)> {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.filter_map(|(seat, chair)| Some((seat, chair.nonce?))).collect()
    }

    /// What all chance of the game follows from: secret, options and nonces, or the game that it branched off.
    pub fn seed(&self) -> Seed {
        match self.branch {
            Some(branch) => branch.seed,
            None => self.secret.seed(self.id, &self.options, &self.nonces()),
        }
    }

    /// The content pack it is played with.
    pub const fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// The game, once it has begun. It is the whole truth, and nobody's to see before the end.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_deref()
    }

    /// The same table in another world: the game stands like this, with no history. Proofs of secrecy compare such worlds.
    #[must_use]
    pub fn in_world(&self, state: State) -> Self {
        Self { game: Some(Box::new(Game::from_state(state))), ..self.clone() }
    }

    /// What every player did here until now.
    pub fn deeds(&self) -> HashMap<PlayerId, Deeds> {
        self.tally.deeds()
    }

    /// What only the server knows until the end.
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// How the table stands.
    pub fn stage(&self) -> Stage {
        match (&self.game, self.abandoned) {
            (_, true) => Stage::Abandoned,
            (None, false) => Stage::Open,
            (Some(game), false) => game.outcome().map_or(Stage::Running, Stage::Finished),
        }
    }

    /// Do only bots of the house sit here?
    pub fn is_bots_only(&self) -> bool {
        self.chairs.iter().all(|chair| chair.player().is_none())
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let index = self.chairs.iter().position(|chair| chair.player() == Some(player))?;
        u8::try_from(index).ok().map(Seat)
    }

    /// Through whose eyes a player sees the table.
    pub fn viewer(&self, player: Option<PlayerId>) -> Viewer {
        player.and_then(|player| self.seat_of(player)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What a reader sees of the game, once it has begun.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        let game = self.game.as_ref()?;
        let mut view = game.state().view(&self.content, viewer);
        if self.abandoned {
            view.legal.clear();
        }
        Some(view)
    }

    /// The seat that is asked.
    pub fn to_act(&self) -> Option<Seat> {
        match (self.abandoned, &self.game) {
            (false, Some(game)) => game.state().to_act(),
            _ => None,
        }
    }

    /// When the question that is open now was asked, in milliseconds since 1970.
    pub const fn asked(&self) -> i64 {
        self.asked
    }

    /// What the table waits for.
    pub fn next(&self) -> Next {
        let Some(seat) = self.to_act() else { return Next::Nobody };
        let Some(chair) = self.chairs.get(seat.index()) else { return Next::Nobody };
        match (chair.bot(), chair.player()) {
            (Some(level), _) => Next::Bot { seat, level },
            (None, Some(player)) => {
                let deadline = self.options.clock.deadline(chair.reserve, self.asked, self.turn);
                Next::Player { seat, player, deadline }
            }
            (None, None) => Next::Nobody,
        }
    }

    /// The seat whose last decision can be taken back. Bids and passes in an auction stand.
    pub fn can_take_back(&self) -> Option<Seat> {
        let game = self.game.as_ref()?;
        let last = game.moves().last()?;
        if self.branch.is_some_and(|branch| game.moves().len() <= branch.moves) {
            return None;
        }
        let bid = {
            use armonium_rules::Action::{Bid, Pass};
            matches!(last.action, Bid { .. } | Pass {})
        };
        let over = matches!(game.state().public().phase, Phase::Over(_));
        (!self.abandoned && !over && !bid && game.undoable() > 0).then_some(last.seat)
    }
}
