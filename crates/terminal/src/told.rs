//! What the interface and the table it plays at say to each other. Tables in this process: local.rs; at a server: remote.rs.

use armonium_bots::Level;
use armonium_protocol::Problem;
use armonium_rules::{Action, Content, Event, Illegal, Scenario, Seat, View};
use armonium_table::{Phrase, Refusal, TableId};
use std::sync::Arc;

/// What the interface asks of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// One or more decisions that follow each other, from the question with this number on: all of them, or none.
    Act {
        /// The number of the question.
        decision: u32,
        /// The decisions.
        actions: Vec<Action>,
    },
    /// Take back the own last decision.
    TakeBack {
        /// The number of the question that is open now.
        decision: u32,
    },
    /// Why can these not be done now?
    Why {
        /// The number of the question.
        decision: u32,
        /// What cannot be done.
        actions: Vec<Action>,
    },
    /// Say something to all.
    Say(String),
    /// Play where a bot has played for the player.
    Reclaim,
    /// Let bots take the free seats and begin.
    Start,
    /// Play again.
    Again,
    /// Make a table at the server.
    Make {
        /// Shall bots take the other seats at once?
        bots: bool,
    },
    /// Go to a table of the server.
    Enter(TableId),
    /// Continue the saved game.
    Continue,
    /// Move the saved game aside and play another.
    New,
}

/// What a table tells the interface.
#[derive(Clone, Debug)]
pub enum Told {
    /// The tables of the server.
    Lobby(Vec<Listed>),
    /// The board of the table, before anything else is told of it.
    Board {
        /// The city's name.
        city: String,
        /// The pack.
        content: Arc<Content>,
    },
    /// Players gather.
    Room(Room),
    /// How the game stands, and what has happened since.
    Scene(Box<Scene>),
    /// Why some things cannot be done.
    Why {
        /// The number of the question.
        decision: u32,
        /// What cannot be done, and why.
        reasons: Vec<(Action, Reason)>,
    },
    /// What was ordered is refused.
    Refused(Reason),
    /// The connection is lost; the next attempt is in so many seconds.
    Cut(u64),
    /// The connection is there again.
    Back,
    /// The game is over.
    Over(Box<Ending>),
    /// Nothing more comes from this table.
    Lost(Reason),
    /// A saved game can be continued.
    Offer(Offer),
    /// From now on the game is saved, or it cannot be for this reason.
    Saved(Result<(), String>),
}

/// A saved game that can be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What the players are called.
    pub names: Vec<String>,
    /// The Hour it is in.
    pub hour: u8,
    /// Where it is.
    pub file: String,
    /// Where it goes if another game is played instead.
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
    /// For a reason in English, over HTTP.
    Http(String),
    /// It cannot be taken back: it was revealed, left to chance or bid.
    Sealed,
}

/// What a player is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// By a name.
    Name(String),
    /// By the level of a bot.
    Bot(Level),
    /// Nobody sits there.
    Nobody,
}

/// A table of the server, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub table: TableId,
    /// Who sits where.
    pub seats: Vec<Called>,
    /// Does the player have a seat there?
    pub mine: bool,
    /// Is the game on?
    pub running: bool,
}

/// A table before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// Who sits where, and is all there that the deal needs?
    pub seats: Vec<(Called, bool)>,
    /// May the player start?
    pub host: bool,
    /// The address to invite others with.
    pub address: String,
}

/// How a game stands for the one who looks.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What is seen.
    pub view: View,
    /// What the players are called, seat by seat.
    pub called: Vec<Called>,
    /// The number of the question that is open.
    pub decision: u32,
    /// Can the player take back a decision?
    pub take_back: bool,
    /// When the time of whoever is asked runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Does a bot play for the player?
    pub substituted: bool,
    /// What happened since the scene before.
    pub news: Vec<News>,
    /// Who decided, if this is what a decision brought about.
    pub by: Option<Seat>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// In the game.
    Happened(Event),
    /// The last decision was taken back, and so many events with it.
    TookBack {
        /// Whose.
        seat: Seat,
        /// How many events are void.
        events: usize,
    },
    /// A player said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// A player sent a preset phrase.
    Phrase {
        /// Who.
        seat: Seat,
        /// Which.
        phrase: Phrase,
    },
    /// A bot plays for a player.
    Substituted(Seat),
    /// A player is back.
    Reclaimed(Seat),
    /// No server ran for a while.
    Resumed,
    /// A player wants to end the game.
    WantsEnd(Seat),
    /// The table was given up.
    Abandoned,
}

/// What is told when a game is over.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The whole truth, if it can be had.
    pub truth: Option<Scenario>,
    /// Where the game file was written, or why it was not.
    pub saved: Option<Result<String, String>>,
    /// Can one play again?
    pub again: bool,
}
