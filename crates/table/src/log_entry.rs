//! The durable log of a table: records of entries, one record for each command. Replaying them in order gives the whole table
//! except its secret. What a reader may see of an entry: table_event.rs.

use crate::away::Away;
use crate::colour::Colour;
use crate::digest::Digest;
use crate::ids::{PlayerId, TableId};
use crate::level::Level;
use crate::options::TableOptions;
use armonium_rules::{Action, Move, Seat, Seed};
use serde::{Deserialize, Serialize};

/// Everything that one command changed, or one action of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The command, so that a retry is recognized; none for the server's own actions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
    /// What happened, in order.
    pub entries: Vec<LogEntry>,
}

/// A command's number, which its sender chose, and what it was chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandId {
    /// The sender.
    pub by: PlayerId,
    /// The number.
    pub id: u64,
    /// How it came: each way has numbers of its own.
    pub via: Via,
    /// A digest of what was asked: the same number with other content is another command.
    pub content: u64,
}

/// How a command came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// Over a WebSocket, numbered by `id`.
    Socket,
    /// Over HTTP, numbered by `Idempotency-Key`.
    Http,
}

impl CommandId {
    /// The number of a command with this content.
    pub fn new(by: PlayerId, id: u64, via: Via, content: &impl Serialize) -> Self {
        // Neither commands nor requests hold anything that JSON could not.
        let json = serde_json::to_vec(content).unwrap_or_default();
        Self { by, id, via, content: first_bits(Digest::of("armonium command 1", &[&json])) }
    }

    /// The table that this command sets up: the same one, however often it is sent and to whichever node.
    pub fn table(self) -> TableId {
        let parts = [self.by.number().to_le_bytes(), self.id.to_le_bytes()];
        TableId::from_bits(first_bits(Digest::of("armonium table 1", &[&parts[0], &parts[1]])))
    }
}

fn first_bits(Digest(bytes): Digest) -> u64 {
    bytes.iter().take(8).fold(0, |bits, byte| bits << 8 | u64::from(*byte))
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case", deny_unknown_fields)]
pub enum LogEntry {
    /// The table was set up: always the first entry.
    Created {
        /// The version of the rules.
        rules: u32,
        /// The hash of what the game depends on of the content pack.
        pack: Digest,
        /// The hash of the pack's whole file, which names the places. No game depends on it.
        pack_file: Digest,
        /// What the host chose.
        options: TableOptions,
        /// What binds the server to its secret.
        commitment: Digest,
        /// The host.
        host: PlayerId,
        /// The table this is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<TableId>,
    },
    /// A player or a bot took a seat.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        occupant: Occupant,
    },
    /// A seat became free before the game.
    Vacated {
        /// Which.
        seat: Seat,
    },
    /// Another player became host.
    HostChanged {
        /// Who.
        host: PlayerId,
    },
    /// A player's part of the chance.
    Nonce {
        /// Whose.
        seat: Seat,
        /// The part.
        nonce: Digest,
    },
    /// The player or bot on a seat has this colour now. The seat that had it gets the other.
    Coloured {
        /// Whose.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// A player wants to swap seats with another.
    SwapAsked {
        /// Whose.
        seat: Seat,
        /// With whom.
        with: Seat,
    },
    /// A request to swap seats was withdrawn or declined.
    SwapEnded {
        /// The seat of the player who asked.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// Two seats were swapped with all who sit there: the second may have been free.
    SeatsSwapped {
        /// The seat of the player who moved or agreed.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// The host changed the options. Every player gives another nonce.
    OptionsChanged {
        /// All options.
        options: TableOptions,
    },
    /// All are there: the cards are dealt at this moment, unless a player stops it.
    Countdown {
        /// In milliseconds since 1970.
        until: i64,
    },
    /// A player stopped the countdown.
    CountdownStopped {
        /// Who.
        seat: Seat,
    },
    /// A player asks for the seat of a bot.
    SeatRequested {
        /// Who.
        player: PlayerId,
    },
    /// A request for a seat was withdrawn or declined.
    SeatRequestEnded {
        /// Whose.
        player: PlayerId,
        /// True if the host declined it.
        declined: bool,
    },
    /// A player got a bot's seat.
    SeatGiven {
        /// Which.
        seat: Seat,
        /// To whom.
        to: PlayerId,
    },
    /// All are there: the cards are dealt.
    Began {},
    /// Instead of a deal: the game continues from a moment of another table's game.
    Branched {
        /// That table.
        from: TableId,
        /// After how many decisions and take-backs there.
        at: u32,
        /// The seed of that game.
        seed: Seed,
        /// Every decision that counts at that moment, from the deal on.
        moves: Vec<Move>,
    },
    /// A decision.
    Decided {
        /// Whose.
        seat: Seat,
        /// What was decided.
        action: Action,
    },
    /// The last decision of a player was taken back.
    TookBack {
        /// Whose.
        seat: Seat,
    },
    /// From now on a bot plays for a player.
    Substituted {
        /// Whose seat.
        seat: Seat,
        /// Of which level.
        level: Level,
        /// Why.
        why: SubstituteReason,
    },
    /// A player is back.
    Reclaimed {
        /// Where.
        seat: Seat,
    },
    /// A seat has a new owner.
    HandedOver {
        /// Which.
        seat: Seat,
        /// To whom.
        to: PlayerId,
    },
    /// No server ran for a while: the clock of the question that is open resumes where it stood.
    Resumed {
        /// When a server last gave a sign of life.
        began: i64,
        /// When one ran again.
        ended: i64,
    },
    /// A player said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// A player used a phrase that every reader gets in their own language.
    Phrase {
        /// Who.
        seat: Seat,
        /// Which.
        phrase: Phrase,
    },
    /// A player wants to end the game, or no longer does.
    Voted {
        /// Who.
        seat: Seat,
        /// Wants the end?
        end: bool,
    },
    /// The vote to end the game is over, and the game is not.
    VoteEnded {},
    /// A player wants a bot to play for the absent player who is asked.
    BotWanted {
        /// Who.
        seat: Seat,
    },
    /// A nudge, a pause, a vacation.
    Away(Away),
    /// The owner of a seat cancelled its hand-over links.
    LinkCancelled {
        /// Whose.
        seat: Seat,
    },
    /// A player cancelled the links to the replay.
    ReplayLinkCancelled {
        /// Who.
        seat: Seat,
    },
    /// The game was ended without a result.
    Abandoned {},
    /// The players continue at another table.
    Rematch {
        /// Where.
        table: TableId,
    },
}

impl LogEntry {
    /// True for chat, which is no part of a transcript.
    pub const fn is_talk(&self) -> bool {
        matches!(self, LogEntry::Said { .. } | LogEntry::Phrase { .. })
    }
}

/// Who sits on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person or a program with an identity.
    Player(PlayerId),
    /// A bot of the server.
    Bot(Level),
}

/// Why a bot plays for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SubstituteReason {
    /// The clock ran out.
    Clock,
    /// The player left.
    Left,
    /// The player was disconnected for long at a table without a clock, and the others let a bot play.
    Absent,
}

/// Declares the preset phrases.
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident = $code:literal),+ $(,)?) => {
        /// What can be said in any language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum Phrase { $($(#[$doc])* #[serde(rename = $code)] $name),+ }

        impl Phrase {
            /// Every phrase.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its name on the wire and in messages.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code),+ }
            }
        }
    };
}

phrases! {
    /// A greeting.
    Hello = "hello",
    /// A wish before the game.
    GoodLuck = "good_luck",
    /// Admiration.
    WellPlayed = "well_played",
    /// Thanks.
    Thanks = "thanks",
    /// An apology.
    Sorry = "sorry",
    /// A request to hurry.
    YourTurn = "your_turn",
    /// A request for patience.
    OneMoment = "one_moment",
    /// An announcement of a pause.
    BackSoon = "back_soon",
    /// Suspicion.
    ISuspectYou = "i_suspect_you",
    /// Innocence.
    NotMe = "not_me",
    /// Fear.
    FenrirIsNear = "fenrir_is_near",
    /// A laugh.
    Haha = "haha",
    /// A farewell.
    Goodbye = "goodbye",
}
