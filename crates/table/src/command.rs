//! What can be asked of a table. How it answers: decide.rs.

use crate::away::AwayRequest;
use crate::colour::Colour;
use crate::digest::Digest;
use crate::ids::{PlayerId, TableId};
use crate::level::Level;
use crate::log_entry::Phrase;
use crate::options::TableOptions;
use crate::presence::Presence;
use armonium_rules::{Action, Move, Seat, Seed};
use serde::Serialize;

/// Something asked of a table, by a player or by the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Command {
    /// Take a free seat: this one, or the first.
    Sit {
        /// Who.
        player: PlayerId,
        /// Where; the first free one if it does not matter.
        seat: Option<Seat>,
        /// The token of the invitation; needed at a private table.
        invitation: Option<String>,
        /// The player's part of the chance, if it comes along.
        nonce: Option<Digest>,
    },
    /// The host seats a bot of the house.
    SeatBot {
        /// The host.
        player: PlayerId,
        /// Where.
        seat: Seat,
        /// Of which level.
        level: Level,
    },
    /// The host frees a seat before the game.
    Vacate {
        /// The host.
        player: PlayerId,
        /// Which.
        seat: Seat,
    },
    /// The host wants to start: bots take the free seats.
    Fill {
        /// The host.
        player: PlayerId,
        /// Of which level.
        level: Level,
    },
    /// A player chooses a colour, or the host one for a bot.
    Colour {
        /// Who.
        player: PlayerId,
        /// For which seat.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// Move to a free seat or a bot's, or ask the player there to swap; two players who ask each other swap.
    Swap {
        /// Who.
        player: PlayerId,
        /// Where to.
        with: Seat,
    },
    /// Withdraw or decline a request to swap.
    EndSwap {
        /// Who.
        player: PlayerId,
        /// The seat of the player who asked.
        seat: Seat,
    },
    /// The host changes the options before the game.
    ChangeOptions {
        /// The host.
        player: PlayerId,
        /// All options.
        options: TableOptions,
    },
    /// The host, or who stopped the countdown, starts it again.
    Start {
        /// Who.
        player: PlayerId,
    },
    /// Stop the countdown to the deal.
    Stop {
        /// Who.
        player: PlayerId,
    },
    /// Ask for the seat of a bot, before or during the game.
    RequestSeat {
        /// Who.
        player: PlayerId,
        /// The token of the invitation; needed at a private table.
        invitation: Option<String>,
    },
    /// Withdraw a request for a seat, or, as the host, decline it.
    EndSeatRequest {
        /// Who.
        player: PlayerId,
        /// Whose request.
        of: PlayerId,
        /// Who is connected; never sent by a client.
        #[serde(skip)]
        presence: Presence,
    },
    /// The host gives a bot's seat to a player who asked for one.
    GiveSeat {
        /// The host.
        player: PlayerId,
        /// Which.
        seat: Seat,
        /// To whom.
        to: PlayerId,
        /// Who is connected; never sent by a client.
        #[serde(skip)]
        presence: Presence,
    },
    /// The host continues from a moment of another table's game, in which everybody has a seat here.
    Branch {
        /// The host.
        player: PlayerId,
        /// The other table.
        from: TableId,
        /// After how many decisions and take-backs there.
        at: u32,
        /// The seed of that game.
        seed: Seed,
        /// Every decision that counts at that moment, from the deal on.
        moves: Vec<Move>,
    },
    /// Leave: the seat becomes free, or a bot plays on.
    Leave {
        /// Who.
        player: PlayerId,
    },
    /// A player's part of the chance.
    Nonce {
        /// Whose.
        player: PlayerId,
        /// The part.
        nonce: Digest,
    },
    /// An intent: one or more decisions of the game, all of them or none.
    Act {
        /// Whose.
        player: PlayerId,
        /// The number of the decision that the first action answers.
        at: u32,
        /// 1 to 64 actions.
        actions: Vec<Action>,
    },
    /// Take back the own last decision.
    TakeBack {
        /// Who.
        player: PlayerId,
        /// The number of the decision it was thought of for.
        at: u32,
    },
    /// A bot's decision.
    BotMove {
        /// Its seat.
        seat: Seat,
        /// The number of the decision it was thought of for.
        at: u32,
        /// The decision.
        action: Action,
    },
    /// A player's decision that their plan makes for them.
    Planned {
        /// Whose.
        player: PlayerId,
        /// The number of the decision.
        at: u32,
        /// The decision.
        action: Action,
    },
    /// Play again where a bot has played.
    Reclaim {
        /// Who.
        player: PlayerId,
    },
    /// Take over a seat by its link.
    TakeOver {
        /// Who.
        player: PlayerId,
        /// Which.
        seat: Seat,
        /// The token of the link.
        link: String,
    },
    /// Send a chat message.
    Say {
        /// Who.
        player: PlayerId,
        /// What.
        text: String,
    },
    /// Use a preset phrase.
    Phrase {
        /// Who.
        player: PlayerId,
        /// Which.
        phrase: Phrase,
    },
    /// Vote to end the game without a result.
    Vote {
        /// Who.
        player: PlayerId,
        /// For the end?
        end: bool,
        /// Who is connected; never sent by a client.
        #[serde(skip)]
        presence: Presence,
    },
    /// Let a bot play for the absent player who is asked, until that player is back.
    LetBotPlay {
        /// Who wants it.
        player: PlayerId,
        /// The absent player's seat.
        seat: Seat,
        /// Who is connected; never sent by a client.
        #[serde(skip)]
        presence: Presence,
    },
    /// A nudge, a pause, a vacation.
    Away {
        /// Who.
        player: PlayerId,
        /// What.
        request: AwayRequest,
        /// Who is connected; never sent by a client.
        #[serde(skip)]
        presence: Presence,
    },
    /// The owner of a seat cancels its hand-over links.
    CancelLink {
        /// Who.
        player: PlayerId,
        /// Which.
        seat: Seat,
    },
    /// A player cancels the links to the replay of a game that is over.
    CancelReplayLink {
        /// Who.
        player: PlayerId,
    },
    /// The players continue at this new table.
    Rematch {
        /// Who asks.
        player: PlayerId,
        /// Where.
        table: TableId,
    },
    /// No server ran at these times: the clock resumes where it stood.
    Resume {
        /// From when until when, in milliseconds since 1970, in order.
        downtimes: Vec<(i64, i64)>,
    },
    /// Time has passed: has a clock or a vote run out?
    Tick,
    /// Players have connected or been away for long: does anything follow?
    PresenceTick {
        /// Who is connected; never sent by a client.
        #[serde(skip)]
        presence: Presence,
    },
}

impl Command {
    /// The same with what this node sees of who is connected, if the answer depends on it. Clients don't send it.
    #[must_use]
    pub fn with_presence(mut self, seen: impl FnOnce() -> Presence) -> Self {
        if let Command::Vote { presence, .. }
        | Command::LetBotPlay { presence, .. }
        | Command::EndSeatRequest { presence, .. }
        | Command::GiveSeat { presence, .. }
        | Command::Away { presence, .. }
        | Command::PresenceTick { presence } = &mut self
        {
            *presence = seen();
        }
        self
    }
}
