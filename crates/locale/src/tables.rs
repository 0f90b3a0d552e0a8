//! Why a table refuses a command, and what players can say in every language.

use crate::messages::Language;
use crate::names::Words;
use armonium_table::{Phrase, Refusal};
use fluent_bundle::FluentArgs;

impl Words<'_> {
    /// Why a table refuses a command, in a sentence.
    pub fn table_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Illegal { refusal } => self.illegal(refusal),
            other => self::refusal(self.language(), other),
        }
    }
}

/// Why a table refuses a command, in a sentence that needs no names.
pub fn refusal(language: Language, refusal: &Refusal) -> String {
    let key = match refusal {
        Refusal::Illegal { .. } => "table-illegal",
        Refusal::Stale => "table-stale",
        Refusal::BadPlayers => "table-bad-players",
        Refusal::BadClock => "table-bad-clock",
        Refusal::BadSleep => "table-bad-sleep",
        Refusal::NoSuchSeat => "table-no-such-seat",
        Refusal::SeatTaken => "table-seat-taken",
        Refusal::TableFull => "table-full",
        Refusal::SeatedAlready => "table-seated-already",
        Refusal::NotSeated => "table-not-seated",
        Refusal::NotHost => "table-not-host",
        Refusal::NotInvited => "table-not-invited",
        Refusal::BadLink => "table-bad-link",
        Refusal::Begun => "table-begun",
        Refusal::NotBegun => "table-not-begun",
        Refusal::Over => "table-over",
        Refusal::NotOver => "table-not-over",
        Refusal::Rated => "table-rated",
        Refusal::NonceGiven => "table-nonce-given",
        Refusal::Substituted => "table-substituted",
        Refusal::NotSubstituted => "table-not-substituted",
        Refusal::NothingToTakeBack => "table-nothing-to-take-back",
        Refusal::Sealed => "table-sealed",
        Refusal::BadText => "table-bad-text",
        Refusal::RematchExists => "table-rematch-exists",
        Refusal::IdReused => "table-id-reused",
        Refusal::TooManyUndos => "table-too-many-undos",
        Refusal::TooMuchChat => "table-too-much-chat",
        Refusal::TooManySeatChanges => "table-too-many-seat-changes",
        Refusal::TooManyBotTables => "table-too-many-bot-tables",
        Refusal::NotAbsent => "table-not-absent",
        Refusal::HasClock => "table-has-clock",
        Refusal::VoteJustEnded => "table-vote-just-ended",
        Refusal::OutOfGame => "table-out-of-game",
        Refusal::NotYourSeat => "table-not-your-seat",
    };
    language.say(key, &FluentArgs::new())
}

/// A command could not be saved, and nothing has changed.
pub fn not_saved(language: Language) -> String {
    language.say("table-not-saved", &FluentArgs::new())
}

/// The game waits because the server cannot save it.
pub fn stalled(language: Language) -> String {
    language.say("table-stalled", &FluentArgs::new())
}

/// A preset phrase.
pub fn phrase(language: Language, phrase: Phrase) -> String {
    let key = match phrase {
        Phrase::Hello => "phrase-hello",
        Phrase::GoodLuck => "phrase-good-luck",
        Phrase::WellPlayed => "phrase-well-played",
        Phrase::Thanks => "phrase-thanks",
        Phrase::Sorry => "phrase-sorry",
        Phrase::YourTurn => "phrase-your-turn",
        Phrase::OneMoment => "phrase-one-moment",
        Phrase::BackSoon => "phrase-back-soon",
        Phrase::ISuspectYou => "phrase-i-suspect-you",
        Phrase::NotMe => "phrase-not-me",
        Phrase::FenrirIsNear => "phrase-fenrir-is-near",
        Phrase::Haha => "phrase-haha",
        Phrase::Goodbye => "phrase-goodbye",
    };
    language.say(key, &FluentArgs::new())
}
