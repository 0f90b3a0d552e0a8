//! The messages from a client.

use crate::cheer::Cheer;
use crate::question::Question;
use armonium_rules::{Action, Seat};
use armonium_table::{AwayRequest, Colour, Command, Digest, Phrase, Plan, PlayerId, Presence, TableOptions};
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
    /// Choose a colour before the game.
    Colour {
        /// The command's number.
        id: u64,
        /// Whose seat: the player's, or a bot's.
        seat: Seat,
        /// The colour, from 0.
        colour: Colour,
    },
    /// Move to a free seat or a bot's before the game, or ask the player there to swap.
    Swap {
        /// The command's number.
        id: u64,
        /// That seat.
        with: Seat,
    },
    /// Withdraw or decline a request to swap.
    EndSwap {
        /// The command's number.
        id: u64,
        /// The seat of the player who asked.
        seat: Seat,
    },
    /// Change the options before the game.
    ChangeOptions {
        /// The command's number.
        id: u64,
        /// All options.
        options: TableOptions,
    },
    /// Start the countdown to the deal again.
    Start {
        /// The command's number.
        id: u64,
    },
    /// Stop the countdown to the deal.
    Stop {
        /// The command's number.
        id: u64,
    },
    /// Remind the player to act.
    Nudge {
        /// The command's number.
        id: u64,
        /// That player's seat.
        seat: Seat,
    },
    /// Propose a pause.
    ProposePause {
        /// The command's number.
        id: u64,
        /// How long, in minutes.
        minutes: u32,
    },
    /// Agree to the proposed pause, or don't.
    AnswerPause {
        /// The command's number.
        id: u64,
        /// True to agree.
        agree: bool,
    },
    /// Continue before the pause ends by itself.
    EndPause {
        /// The command's number.
        id: u64,
    },
    /// Go on vacation, or come back.
    Vacation {
        /// The command's number.
        id: u64,
        /// True to go.
        on: bool,
    },
    /// Send a spectator's phrase.
    Cheer {
        /// The message's number.
        id: u64,
        /// The phrase.
        cheer: Cheer,
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
        let away = |request| Command::Away { player, request, presence: Presence::EVERYONE };
        Some(match self {
            ClientMessage::Hello { .. }
            | ClientMessage::Plan { .. }
            | ClientMessage::Ask(_)
            | ClientMessage::Cheer { .. }
            | ClientMessage::Ping {} => return None,
            ClientMessage::Nonce { id, nonce } => (id, Command::Nonce { player, nonce }),
            ClientMessage::Act { id, at, actions } => (id, Command::Act { player, at, actions }),
            ClientMessage::TakeBack { id, at } => (id, Command::TakeBack { player, at }),
            ClientMessage::Reclaim { id } => (id, Command::Reclaim { player }),
            ClientMessage::Say { id, text } => (id, Command::Say { player, text }),
            ClientMessage::Phrase { id, phrase } => (id, Command::Phrase { player, phrase }),
            ClientMessage::Colour { id, seat, colour } => (id, Command::Colour { player, seat, colour }),
            ClientMessage::Swap { id, with } => (id, Command::Swap { player, with }),
            ClientMessage::EndSwap { id, seat } => (id, Command::EndSwap { player, seat }),
            ClientMessage::ChangeOptions { id, options } => (id, Command::ChangeOptions { player, options }),
            ClientMessage::Start { id } => (id, Command::Start { player }),
            ClientMessage::Stop { id } => (id, Command::Stop { player }),
            ClientMessage::Vote { id, end } => {
                (id, Command::Vote { player, end, presence: Presence::EVERYONE })
            }
            ClientMessage::LetBotPlay { id, seat } => {
                (id, Command::LetBotPlay { player, seat, presence: Presence::EVERYONE })
            }
            ClientMessage::Nudge { id, seat } => (id, away(AwayRequest::Nudge { seat })),
            ClientMessage::ProposePause { id, minutes } => (id, away(AwayRequest::ProposePause { minutes })),
            ClientMessage::AnswerPause { id, agree } => (id, away(AwayRequest::AnswerPause { agree })),
            ClientMessage::EndPause { id } => (id, away(AwayRequest::EndPause)),
            ClientMessage::Vacation { id, on } => (id, away(AwayRequest::Vacation { on })),
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
            | ClientMessage::Colour { id, .. }
            | ClientMessage::Swap { id, .. }
            | ClientMessage::EndSwap { id, .. }
            | ClientMessage::ChangeOptions { id, .. }
            | ClientMessage::Start { id }
            | ClientMessage::Stop { id }
            | ClientMessage::LetBotPlay { id, .. }
            | ClientMessage::Nudge { id, .. }
            | ClientMessage::ProposePause { id, .. }
            | ClientMessage::AnswerPause { id, .. }
            | ClientMessage::EndPause { id }
            | ClientMessage::Vacation { id, .. }
            | ClientMessage::Cheer { id, .. }
            | ClientMessage::Plan { id, .. } => Some(*id),
        }
    }
}
