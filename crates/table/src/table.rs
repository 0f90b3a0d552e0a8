//! The state of a table and its queries. How the log changes it: table/apply.rs; its commands: command.rs; how it decides:
//! decide.rs.

mod apply;

use crate::away::{Pause, PauseProposal};
use crate::branch::Branch;
use crate::chair::Chair;
use crate::colour::Colour;
use crate::digest::Digest;
use crate::fair::Secret;
use crate::ids::{PlayerId, TableId};
use crate::level::Level;
use crate::limits::Usage;
use crate::lobby::Start;
use crate::log_entry::{CommandId, Occupant, Via};
use crate::options::TableOptions;
use crate::player_stats::{PlayerStats, StatsCounter};
use crate::refusal::Refusal;
use armonium_rules::{Content, Game, Outcome, Phase, Seat, Seed, State, View, Viewer};
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
    /// The table of the rematch.
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
    /// What the deal waits for.
    pub(crate) start: Start,
    /// Who asks for the seat of a bot, in order.
    pub requests: Vec<PlayerId>,
    /// The pause that is on, and the one that is proposed.
    pub(crate) pause: Option<Pause>,
    pub(crate) pause_proposal: Option<PauseProposal>,
    /// When the last proposal ended without a pause.
    pub(crate) pause_declined: Option<i64>,
    /// Since when no clock runs, because of a pause or a vacation.
    stopped: Option<i64>,
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
    /// When the player who is asked now was first asked, with no other player in between.
    pub(crate) turn: i64,
    /// When the last downtime ended for which the clock was resumed.
    resumed: i64,
    /// For each of the last decisions, the clock as it was before.
    clocks: Vec<Stopped>,
    stats: StatsCounter,
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
    pub occupant: Occupant,
    /// The colour they had.
    pub colour: Colour,
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
    /// Waiting for players.
    Open,
    /// The game is in progress.
    Running,
    /// The game is over.
    Finished(Outcome),
    /// The game was ended without a result.
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

    /// Did this player give a seat away during the game, and has none now?
    pub fn gave_seat_away(&self, player: PlayerId) -> bool {
        self.gave_away.contains(&player) && self.seat_of(player).is_none()
    }

    /// The players who gave a seat away during the game and have none now.
    pub fn former_players(&self) -> impl Iterator<Item = PlayerId> {
        self.gave_away.iter().copied().filter(|player| self.seat_of(*player).is_none())
    }

    /// Downtimes that ended until then do not count for the question that is open.
    pub fn resumed_until(&self) -> i64 {
        self.asked.max(self.resumed)
    }

    /// Does nothing but the deal stand between the players and the game?
    pub(crate) fn is_ready(&self) -> bool {
        self.chairs.iter().all(Chair::is_ready)
    }

    /// The nonces of the players.
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

    /// The statistics of every player so far.
    pub fn player_stats(&self) -> HashMap<PlayerId, PlayerStats> {
        self.stats.player_stats()
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

    /// Are all occupants bots?
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
        if self.abandoned || self.pause.is_some() {
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
        if self.pause.is_some() {
            return Next::Nobody;
        }
        let Some(seat) = self.to_act() else { return Next::Nobody };
        let Some(chair) = self.chairs.get(seat.index()) else { return Next::Nobody };
        match (chair.bot(), chair.player()) {
            (Some(level), _) => Next::Bot { seat, level },
            (None, Some(player)) => {
                let deadline = self.options.clock.deadline(chair.reserve, self.asked, self.turn);
                let deadline = deadline.filter(|_| !self.is_stopped());
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
