//! The messages from a client.

use crate::question::Question;
use armonium_rules::{Action, Seat};
use armonium_table::{Command, Digest, Phrase, Plan, PlayerId, Presence};
use serde::{Deserialize, Serialize};

/// A message from a client. Commands have an `id`, a number of the client's choice: a command sent twice is carried out once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: the protocol, and the last record the client has.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The last record the client has; null if it wants the View and no log.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        have: Option<u32>,
    },
    /// A player's part of the chance.
    Nonce {
        /// The command's number.
        id: u64,
        /// 64 hexadecimal digits.
        nonce: Digest,
    },
    /// One or more decisions that follow each other: all of them, or none.
    Act {
        /// The command's number.
        id: u64,
        /// The number of the first decision, as the last message from the server gave it.
        at: u32,
        /// The decisions: 1 to 64, of which only the last may reveal or draw something.
        actions: Vec<Action>,
    },
    /// Take back the last decision.
    TakeBack {
        /// The command's number.
        id: u64,
        /// The number of the decision.
        at: u32,
    },
    /// Take the seat back from a bot.
    Reclaim {
        /// The command's number.
        id: u64,
    },
    /// Send a chat message.
    Say {
        /// The command's number.
        id: u64,
        /// The message.
        text: String,
    },
    /// Send a preset phrase.
    Phrase {
        /// The command's number.
        id: u64,
        /// The phrase.
        phrase: Phrase,
    },
    /// Vote to end the game.
    Vote {
        /// The command's number.
        id: u64,
        /// True to end it.
        end: bool,
    },
    /// Let a bot play for the absent player to act.
    LetBotPlay {
        /// The command's number.
        id: u64,
        /// That player's seat.
        seat: Seat,
    },
    /// Replace the player's plan. Not a command: the last one wins.
    Plan {
        /// The message's number.
        id: u64,
        /// The plan; null cancels it.
        plan: Option<Plan>,
    },
    /// Ask the table something.
    Ask(Question),
    /// Ask for a pong.
    Ping {},
}

impl ClientMessage {
    /// The command in it, with its number, if there is one.
    pub fn command(self, player: PlayerId) -> Option<(u64, Command)> {
        Some(match self {
            ClientMessage::Hello { .. }
            | ClientMessage::Plan { .. }
            | ClientMessage::Ask(_)
            | ClientMessage::Ping {} => return None,
            ClientMessage::Nonce { id, nonce } => (id, Command::Nonce { player, nonce }),
            ClientMessage::Act { id, at, actions } => (id, Command::Act { player, at, actions }),
            ClientMessage::TakeBack { id, at } => (id, Command::TakeBack { player, at }),
            ClientMessage::Reclaim { id } => (id, Command::Reclaim { player }),
            ClientMessage::Say { id, text } => (id, Command::Say { player, text }),
            ClientMessage::Phrase { id, phrase } => (id, Command::Phrase { player, phrase }),
            ClientMessage::Vote { id, end } => {
                (id, Command::Vote { player, end, presence: Presence::EVERYONE })
            }
            ClientMessage::LetBotPlay { id, seat } => {
                (id, Command::LetBotPlay { player, seat, presence: Presence::EVERYONE })
            }
        })
    }

    /// The number of the command or question in it.
    pub const fn id(&self) -> Option<u64> {
        match self {
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => None,
            ClientMessage::Ask(question) => Some(question.id),
            ClientMessage::Nonce { id, .. }
            | ClientMessage::Act { id, .. }
            | ClientMessage::TakeBack { id, .. }
            | ClientMessage::Reclaim { id }
            | ClientMessage::Say { id, .. }
            | ClientMessage::Phrase { id, .. }
            | ClientMessage::Vote { id, .. }
            | ClientMessage::LetBotPlay { id, .. }
            | ClientMessage::Plan { id, .. } => Some(*id),
        }
    }
}
