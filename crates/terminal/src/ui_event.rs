//! The messages between the interface and the table it plays at: commands to the table, events from it. Tables in this
//! process: local.rs; at a server: remote.rs.

use armonium_bots::Level;
use armonium_protocol::Problem;
use armonium_rules::{Action, Content, Event, Illegal, Scenario, Seat, View};
use armonium_table::{Away, Phrase, Refusal, TableId};
use std::sync::Arc;

/// A command of the interface to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum UiCommand {
    /// Consecutive actions of the player, applied completely or not at all.
    Act {
        /// The number of the decision that the first action answers.
        decision: u32,
        /// The actions.
        actions: Vec<Action>,
    },
    /// Take back the player's last decision.
    TakeBack {
        /// The number of the open decision.
        decision: u32,
    },
    /// Explain why these actions are illegal now.
    Explain {
        /// The number of the open decision.
        decision: u32,
        /// The actions.
        actions: Vec<Action>,
    },
    /// Send a chat message.
    Chat(String),
    /// Replace the bot that substitutes for the player.
    Reclaim,
    /// Fill the free seats with bots and start the game.
    Start,
    /// Play another game.
    PlayAgain,
    /// Create a table at the server.
    CreateTable {
        /// Fill the other seats with bots at once?
        bots: bool,
    },
    /// Go to a table of the server.
    JoinTable(TableId),
    /// Continue the saved game.
    Continue,
    /// Move the saved game aside and start a new one.
    NewGame,
}

/// An event of a table for the interface.
#[derive(Clone, Debug)]
pub enum UiEvent {
    /// The tables of the server.
    Lobby(Vec<TableListing>),
    /// The board of the table, before any other event of it.
    Board {
        /// The city's name.
        city: String,
        /// The pack.
        content: Arc<Content>,
    },
    /// The table waits for players.
    Room(Room),
    /// How the game stands, and what has happened since the last snapshot.
    Snapshot(Box<Snapshot>),
    /// Why some actions are illegal.
    Explained {
        /// The number of the decision.
        decision: u32,
        /// The actions, each with its reason.
        reasons: Vec<(Action, Reason)>,
    },
    /// The last command was refused.
    Refused(Reason),
    /// The connection is lost.
    Disconnected {
        /// Seconds until the next attempt.
        retry_in: u64,
    },
    /// The connection is back.
    Reconnected,
    /// The game is over.
    Over(Box<GameOver>),
    /// The table sends no more events.
    Closed(Reason),
    /// A saved game can be continued.
    Offer(SavedGameOffer),
    /// From now on the game is saved, or it can't be for this reason.
    Saved(Result<(), String>),
}

/// A saved game that can be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGameOffer {
    /// The names of the players.
    pub names: Vec<String>,
    /// The Hour it is in.
    pub hour: u8,
    /// Its file.
    pub file: String,
    /// Where the file is moved if a new game is played instead.
    pub aside: String,
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// By the rules.
    Rules(Illegal),
    /// By the table.
    Table(Refusal),
    /// By the server, which has this problem.
    Server(Problem),
    /// A command could not be saved.
    NotSaved,
    /// An HTTP error, in English.
    Http(String),
    /// It can't be taken back: it revealed or randomised something, or was a bid.
    Sealed,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Illegal { refusal } => Self::Rules(refusal),
            refusal => Self::Table(refusal),
        }
    }
}

/// Who occupies a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A player with this name.
    Name(String),
    /// A bot of this level.
    Bot(Level),
    /// The seat is free.
    Empty,
}

/// A table of the server, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableListing {
    /// Its id.
    pub table: TableId,
    /// The seats.
    pub seats: Vec<Occupant>,
    /// Does the player have a seat there?
    pub mine: bool,
    /// Has the game begun?
    pub running: bool,
}

/// A table before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// The seats, each with whether it is ready for the deal.
    pub seats: Vec<(Occupant, bool)>,
    /// May the player start the game?
    pub host: bool,
    /// The address to invite others with.
    pub address: String,
}

/// How a game stands for its viewer.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// What the viewer sees.
    pub view: View,
    /// The players, seat by seat.
    pub occupants: Vec<Occupant>,
    /// The number of the open decision.
    pub decision: u32,
    /// Can the player take back a decision?
    pub take_back: bool,
    /// When the decision must be made, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Does a bot substitute for the player?
    pub substituted: bool,
    /// What happened since the last snapshot.
    pub news: Vec<LogItem>,
    /// Who decided, if a decision led to this snapshot.
    pub by: Option<Seat>,
}

/// An item of the table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogItem {
    /// An event of the game.
    Happened(Event),
    /// The last decision was taken back.
    TookBack {
        /// Whose decision.
        seat: Seat,
        /// How many events are void.
        events: usize,
    },
    /// A chat message.
    Said {
        /// The sender.
        seat: Seat,
        /// The text.
        text: String,
    },
    /// A preset phrase.
    Phrase {
        /// The sender.
        seat: Seat,
        /// The phrase.
        phrase: Phrase,
    },
    /// A bot substitutes for a player.
    Substituted(Seat),
    /// A player is back.
    Reclaimed(Seat),
    /// A latecomer asks for the seat of a bot.
    SeatRequested,
    /// A player got the seat of a bot.
    SeatGiven(Seat),
    /// The server is back after an interruption.
    Resumed,
    /// A player votes to end the game.
    WantsEnd(Seat),
    /// A nudge, a pause, a vacation.
    Away(Away),
    /// The game was abandoned.
    Abandoned,
}

/// The end of a game.
#[derive(Clone, Debug)]
pub struct GameOver {
    /// Everything that was hidden, if it is available.
    pub truth: Option<Scenario>,
    /// The game file that was written, or the error.
    pub saved: Option<Result<String, String>>,
    /// Can another game be played?
    pub again: bool,
}
