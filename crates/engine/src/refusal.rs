//! Why a request is refused: a code for programs, the clause it breaks, and a sentence for people.

use armonium_rules::Illegal;
use serde::Serialize;
use std::borrow::Cow;

/// The longest sentence; quotations from a request are cut off there.
const LONGEST: usize = 400;

/// Declares the codes with the clause of `docs/engine.md` that each belongs to.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident in $clause:literal),+ $(,)?) => {
        /// The kind of a refusal. Programs may rely on these words.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Code { $($(#[$doc])* $name),+ }

        impl Code {
            /// Every code.
            pub const ALL: [Self; [$($clause),+].len()] = [$(Self::$name),+];

            /// The clause of `docs/engine.md` it belongs to; a refusal may name a clause of the rules instead.
            pub const fn clause(self) -> &'static str {
                match self { $(Self::$name => $clause),+ }
            }
        }
    };
}

codes! {
    /// The line is longer than a request may be.
    LineTooLong in "P1",
    /// The line is no UTF-8 text.
    NotUtf8 in "P1",
    /// The line is no JSON.
    NotJson in "P1",
    /// The line is JSON but no object.
    NotAnObject in "P1",
    /// The request wants another version of the protocol.
    UnknownProtocol in "P2",
    /// The command does not exist.
    UnknownCommand in "P2",
    /// A field is given twice.
    RepeatedField in "P3",
    /// The command has no such field.
    UnknownField in "P3",
    /// The command needs this field.
    MissingField in "P3",
    /// The field's value is of the wrong sort or out of range.
    BadField in "P3",
    /// There is no game of this name.
    UnknownGame in "P4",
    /// There is a game of this name.
    GameExists in "P4",
    /// The engine holds as many games as it can.
    TooManyGames in "P4",
    /// The content pack cannot be read or played with.
    BadPack in "P5",
    /// The games of the engine use as many different packs as it can hold.
    TooManyPacks in "P5",
    /// The options are not playable.
    NotPlayable in "P6",
    /// The players' names do not fit.
    BadNames in "P6",
    /// There is no such seat at this table.
    UnknownSeat in "P7",
    /// The rules refuse the action.
    Illegal in "P8",
    /// No move was made yet.
    NothingToUndo in "P8",
    /// The last move revealed or randomised something.
    Sealed in "P8",
    /// Only the referee may see this.
    RefereeOnly in "P9",
    /// The scenario is no possible position.
    BadScenario in "P10",
    /// The game file is damaged or does not fit.
    BadFile in "P11",
}

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// What kind of refusal it is.
    pub code: Code,
    /// The clause it breaks: of `docs/engine.md` (P…), `docs/rules.md` or `docs/rulings.md` (R…).
    pub clause: Cow<'static, str>,
    /// What is wrong, as a sentence.
    pub message: String,
    /// Where in a scenario or game file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The rules' own refusal, for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Illegal>,
}

impl Refusal {
    /// A refusal by a clause of the protocol.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        let message = cut(message.into());
        Self { code, clause: code.clause().into(), message, at: None, refusal: None }
    }

    pub(crate) fn clause(self, clause: impl Into<Cow<'static, str>>) -> Self {
        Self { clause: clause.into(), ..self }
    }

    pub(crate) fn at(self, place: impl Into<String>) -> Self {
        Self { at: Some(cut(place.into())), ..self }
    }

    pub(crate) fn of_rules(illegal: Illegal, sentence: String) -> Self {
        Self { refusal: Some(illegal), ..Self::new(Code::Illegal, sentence).clause(illegal.clause()) }
    }
}

/// A phrase made a sentence: it begins with a capital and ends with a full stop.
pub(crate) fn sentence(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first: String = letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
    let end = if phrase.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

/// A text no longer than a sentence.
pub(crate) fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// A text from outside, quoted, with everything unprintable escaped, and short.
pub(crate) fn quoted(text: &str) -> String {
    const SHORT: usize = 60;
    match text.char_indices().nth(SHORT) {
        None => format!("{text:?}"),
        Some((end, _)) => format!("{:?}…", &text[..end]),
    }
}

/// The message of serde_json without the position at its end.
pub(crate) fn complaint(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}
