//! Why a table refuses a command. Nothing has changed then. The sentences: the locale crate.

use crate::clock::BadClock;
use crate::options::BadOptions;
use armonium_rules::{Illegal, NoUndo, Seat};
use serde::{Deserialize, Serialize};

/// Why a table refuses a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// The rules refuse the action.
    Illegal {
        /// Why.
        refusal: Illegal,
    },
    /// The game has gone on since the command was thought of.
    Stale,
    /// The intent has no action, or more than 64.
    IntentLength,
    /// An action of the intent reveals, draws or randomises something, and more actions follow it.
    IntentReveals,
    /// Not 3 to 6 players.
    BadPlayers,
    /// The clock makes no sense.
    BadClock,
    /// The daily sleep makes no sense.
    BadSleep,
    /// There is no such seat here.
    NoSuchSeat,
    /// The seat is taken.
    SeatTaken,
    /// Every seat is taken.
    TableFull,
    /// The player has a seat already.
    SeatedAlready,
    /// The player has no seat here.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The table is private, and the invitation is missing or wrong.
    NotInvited,
    /// The link that hands a seat over is wrong or was used before.
    BadLink,
    /// Only before the game begins.
    Begun,
    /// Only once the game has begun.
    NotBegun,
    /// The game is over.
    Over,
    /// Only when the game is over.
    NotOver,
    /// Bots of the house cannot sit at a rated table.
    Rated,
    /// This player's part of the chance is there already.
    NonceGiven,
    /// A bot plays on this seat; reclaim it first.
    Substituted,
    /// No bot plays for this player.
    NotSubstituted,
    /// There is nothing of this player's to take back.
    NothingToTakeBack,
    /// The last thing revealed or randomised something.
    Sealed,
    /// What was said is empty, too long, or cannot be printed.
    BadText,
    /// The rematch is there already.
    RematchExists,
    /// The command's number was used for another command.
    IdReused,
    /// This player has undone too many decisions.
    TooManyUndos,
    /// This player has sent too many chat messages.
    TooMuchChat,
    /// This player has changed too often who sits where.
    TooManySeatChanges,
    /// This player has too many running tables of bots alone.
    TooManyBotTables,
    /// Another player has this colour.
    ColourTaken,
    /// Nobody asked for this swap.
    NoSwap,
    /// No countdown is running.
    NoCountdown,
    /// A seat is free, or a player's part of the chance is missing.
    NotReady,
    /// Only a player alone with bots can be a newcomer.
    NewcomerAlone,
    /// This player hasn't asked for a seat.
    NoRequest,
    /// Too many people ask for a seat, or this one has asked too often.
    TooManyRequests,
    /// A bot can stand in only for the player who is asked, once disconnected for long enough.
    NotAbsent,
    /// The clock decides when a bot stands in.
    HasClock,
    /// A vote to end has just failed; the next one has to wait a minute.
    VoteJustEnded,
    /// Only players who are still in the game vote.
    OutOfGame,
    /// Only the owner of the seat may do this.
    NotYourSeat,
    /// The number of vacation days makes no sense.
    BadVacation,
    /// The table is paused.
    Paused,
    /// The table isn't paused.
    NotPaused,
    /// The length of the pause makes no sense.
    BadPause,
    /// A pause is proposed already.
    PauseProposed,
    /// A proposed pause has just failed; the next one has to wait a minute.
    PauseJustDeclined,
    /// This player has proposed too many pauses.
    TooManyPauses,
    /// Only the player to act can be nudged, and not on vacation.
    NotAsked,
    /// The player has just been asked or nudged.
    NudgedTooSoon,
    /// This player has no vacation days left, or the table has none.
    NoVacationLeft,
    /// This spectator may not use phrases here.
    NoCheers,
    /// This spectator has just used a phrase.
    CheeredTooSoon,
    /// The plan has too many or repeated steps, or one for an Hour, a position, Time or a space that can't be.
    BadPlan,
}

impl Refusal {
    /// What kind of refusal it is, as it is written for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Illegal { .. } => "illegal",
            Refusal::Stale => "stale",
            Refusal::IntentLength => "intent_length",
            Refusal::IntentReveals => "intent_reveals",
            Refusal::BadPlayers => "bad_players",
            Refusal::BadClock => "bad_clock",
            Refusal::BadSleep => "bad_sleep",
            Refusal::NoSuchSeat => "no_such_seat",
            Refusal::SeatTaken => "seat_taken",
            Refusal::TableFull => "table_full",
            Refusal::SeatedAlready => "seated_already",
            Refusal::NotSeated => "not_seated",
            Refusal::NotHost => "not_host",
            Refusal::NotInvited => "not_invited",
            Refusal::BadLink => "bad_link",
            Refusal::Begun => "begun",
            Refusal::NotBegun => "not_begun",
            Refusal::Over => "over",
            Refusal::NotOver => "not_over",
            Refusal::Rated => "rated",
            Refusal::NonceGiven => "nonce_given",
            Refusal::Substituted => "substituted",
            Refusal::NotSubstituted => "not_substituted",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::Sealed => "sealed",
            Refusal::BadText => "bad_text",
            Refusal::RematchExists => "rematch_exists",
            Refusal::IdReused => "id_reused",
            Refusal::TooManyUndos => "too_many_undos",
            Refusal::TooMuchChat => "too_much_chat",
            Refusal::TooManySeatChanges => "too_many_seat_changes",
            Refusal::TooManyBotTables => "too_many_bot_tables",
            Refusal::ColourTaken => "colour_taken",
            Refusal::NoSwap => "no_swap",
            Refusal::NoCountdown => "no_countdown",
            Refusal::NotReady => "not_ready",
            Refusal::NewcomerAlone => "newcomer_alone",
            Refusal::NoRequest => "no_request",
            Refusal::TooManyRequests => "too_many_requests",
            Refusal::NotAbsent => "not_absent",
            Refusal::HasClock => "has_clock",
            Refusal::VoteJustEnded => "vote_just_ended",
            Refusal::OutOfGame => "out_of_game",
            Refusal::NotYourSeat => "not_your_seat",
            Refusal::BadVacation => "bad_vacation",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not_paused",
            Refusal::BadPause => "bad_pause",
            Refusal::PauseProposed => "pause_proposed",
            Refusal::PauseJustDeclined => "pause_just_declined",
            Refusal::TooManyPauses => "too_many_pauses",
            Refusal::NotAsked => "not_asked",
            Refusal::NudgedTooSoon => "nudged_too_soon",
            Refusal::NoVacationLeft => "no_vacation_left",
            Refusal::NoCheers => "no_cheers",
            Refusal::CheeredTooSoon => "cheered_too_soon",
            Refusal::BadPlan => "bad_plan",
        }
    }

    /// The clause of the rules or of `docs/protocol.md` that it belongs to.
    pub const fn clause(&self) -> &'static str {
        match self {
            Refusal::Illegal { refusal } => refusal.clause(),
            Refusal::BadPlayers => "1.1",
            Refusal::Stale | Refusal::IdReused => "W6",
            Refusal::NothingToTakeBack | Refusal::Sealed => "W7",
            Refusal::IntentLength | Refusal::IntentReveals => "W11",
            Refusal::BadText => "W8",
            Refusal::BadPlan => "W12",
            Refusal::TooManyUndos
            | Refusal::TooMuchChat
            | Refusal::TooManySeatChanges
            | Refusal::TooManyBotTables
            | Refusal::TooManyRequests
            | Refusal::TooManyPauses
            | Refusal::CheeredTooSoon => "W9",
            Refusal::BadClock
            | Refusal::BadSleep
            | Refusal::BadVacation
            | Refusal::Rated
            | Refusal::NewcomerAlone => "T2",
            Refusal::NonceGiven | Refusal::NoCountdown | Refusal::NotReady => "T3",
            Refusal::NoSuchSeat
            | Refusal::SeatTaken
            | Refusal::TableFull
            | Refusal::SeatedAlready
            | Refusal::NotSeated
            | Refusal::NotHost
            | Refusal::NotInvited
            | Refusal::Begun
            | Refusal::ColourTaken
            | Refusal::NoSwap
            | Refusal::NoRequest
            | Refusal::NotBegun
            | Refusal::NoCheers => "T1",
            Refusal::BadLink
            | Refusal::Substituted
            | Refusal::NotSubstituted
            | Refusal::NotAbsent
            | Refusal::HasClock
            | Refusal::NotYourSeat
            | Refusal::Paused
            | Refusal::NotPaused
            | Refusal::BadPause
            | Refusal::PauseProposed
            | Refusal::PauseJustDeclined
            | Refusal::NotAsked
            | Refusal::NudgedTooSoon
            | Refusal::NoVacationLeft => "T4",
            Refusal::Over
            | Refusal::NotOver
            | Refusal::RematchExists
            | Refusal::VoteJustEnded
            | Refusal::OutOfGame => "T5",
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(refusal: Illegal) -> Self {
        match refusal {
            Illegal::GameOver => Refusal::Over,
            _ => Refusal::Illegal { refusal },
        }
    }
}

impl From<NoUndo> for Refusal {
    fn from(no: NoUndo) -> Self {
        match no {
            NoUndo::NoMove => Refusal::NothingToTakeBack,
            NoUndo::Sealed => Refusal::Sealed,
        }
    }
}

impl From<BadOptions> for Refusal {
    fn from(bad: BadOptions) -> Self {
        match bad {
            BadOptions::Players => Refusal::BadPlayers,
            BadOptions::Vacation => Refusal::BadVacation,
            BadOptions::Clock(BadClock::Sleep) => Refusal::BadSleep,
            BadOptions::Clock(BadClock::RealTime | BadClock::Hours) => Refusal::BadClock,
        }
    }
}

/// A record that does not follow from those before it: the log is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The table begins with something else than its creation, or is created twice.
    Beginning,
    /// The content pack is another one.
    Pack,
    /// The version of the rules is another one.
    Rules,
    /// The commitment does not fit the secret.
    Commitment,
    /// A chair that is not there, or not in a state for this.
    Chair(Seat),
    /// The rules refuse the decision.
    Move(Seat, Illegal),
    /// Something was taken back that could not be.
    TakeBack(Seat),
    /// Not at this time of a table's life.
    Time,
}
