//! The interface's own words: short names for narrow columns, prices, and the messages of `terminal.ftl`.

use armonium_locale::{Arg, Language, Words};
use armonium_protocol::Problem;
use armonium_rules::{Activity, Character, Content, Machine, Power, Side};

use crate::ui_event::{Occupant, Reason};

/// The language after this one.
pub(crate) fn next_language(language: Language) -> Language {
    let all = Language::ALL;
    let index = all.iter().position(|other| *other == language).unwrap_or(0);
    all[(index + 1) % all.len()]
}

/// The names of the players in a language; bots of one level are numbered.
pub(crate) fn names(language: Language, occupants: &[Occupant]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for who in occupants {
        let first = match who {
            Occupant::Name(name) => name.clone(),
            Occupant::Bot(kind) => language.level(kind.name()),
            Occupant::Empty => "–".to_owned(),
        };
        let again = (2..).map(|number| format!("{first} {number}"));
        let free = std::iter::once(first.clone()).chain(again);
        let mut free = free.filter(|name| *who == Occupant::Empty || !names.contains(name));
        names.extend(free.next());
    }
    names
}

/// Two letters for each character, different ones: the first, and the first that tells it from the others.
pub(crate) fn signs(words: &Words<'_>) -> [String; Character::COUNT] {
    let names = Character::ALL.map(|character| words.character(character).chars().collect::<Vec<_>>());
    std::array::from_fn(|own| {
        let name = &names[own];
        let first = name.first().copied().unwrap_or('?');
        let tells = |index: &usize| {
            let others = names.iter().enumerate().filter(|(other, _)| *other != own);
            name.get(*index).is_some()
                && others
                    .into_iter()
                    .all(|(_, other)| (other.first(), other.get(*index)) != (name.first(), name.get(*index)))
        };
        let second = (1..name.len()).find(tells).and_then(|index| name.get(index)).copied().unwrap_or('?');
        format!("{first}{second}")
    })
}

/// Something and what is said of it, with the colon of the language.
pub(crate) fn labelled(language: Language, label: &str, text: &str) -> String {
    language.message("labelled", &[("label", Arg::Text(label)), ("text", Arg::Text(text))])
}

/// A machine in a narrow column.
pub(crate) fn machine(language: Language, machine: Machine) -> String {
    let key = match machine {
        Machine::Taxi => "term-short-taxi",
        Machine::Train => "term-short-train",
        Machine::Monorail => "term-short-monorail",
        Machine::Airship => "term-short-airship",
    };
    language.message(key, &[])
}

/// An action of the Activity Gear in a narrow column.
pub(crate) fn activity(language: Language, activity: Activity) -> String {
    let key = match activity {
        Activity::Investigate => "term-short-investigate",
        Activity::Research => "term-short-research",
        Activity::Compose => "term-short-compose",
        Activity::MoveClue => "term-short-move-clue",
    };
    language.message(key, &[])
}

/// A Power Card in a narrow column.
pub(crate) fn power(language: Language, power: Power) -> String {
    let key = match power {
        Power::Look => "term-short-look",
        Power::Ride => "term-short-ride",
        Power::Research => "term-short-tiles",
        Power::Music => "term-short-music",
    };
    language.message(key, &[])
}

/// The letter of a side.
pub(crate) fn side(words: &Words<'_>, side: Side) -> String {
    words.side(side).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// So much Time.
pub(crate) fn time(language: Language, time: u8) -> String {
    language.message("term-time", &[("time", Arg::Number(time.into()))])
}

/// So many Clues.
pub(crate) fn clues(language: Language, clues: u8) -> String {
    language.message("term-clues", &[("clues", Arg::Number(clues.into()))])
}

/// What would be left of the Time, or that nothing would.
pub(crate) fn left(language: Language, left: u8) -> String {
    if left == 0 {
        language.message("term-out", &[])
    } else {
        language.message("term-left", &[("time", Arg::Number(left.into()))])
    }
}

/// What the gears show at these teeth.
pub(crate) fn faces(words: &Words<'_>, gears: [u8; 3]) -> String {
    let (machine, steps, activity) = shown(words.content(), gears);
    words.language().message(
        "term-faces",
        &[
            ("machine", Arg::Text(&words.machine(machine))),
            ("steps", Arg::Number(steps.into())),
            ("activity", Arg::Text(&words.activity(activity))),
        ],
    )
}

/// What the gears show now and after each turn they can make, in short.
pub(crate) fn gears(words: &Words<'_>, gears: [u8; 3]) -> Vec<(String, String)> {
    let (content, language) = (words.content(), words.language());
    let row = |teeth: i8| {
        let label = if teeth == 0 { "●".to_owned() } else { format!("{teeth:+}") };
        let (of, steps, action) = shown(content, turned(gears, teeth));
        (label, format!("{} · {steps} · {}", machine(language, of), activity(language, action)))
    };
    std::iter::once(0).chain(content.turns().iter().copied()).map(row).collect()
}

/// The faces at these teeth.
pub(crate) fn shown(content: &Content, gears: [u8; 3]) -> (Machine, u8, Activity) {
    let faces = content.gears();
    let [machine, walking, activity] = gears.map(usize::from);
    (faces.machine[machine % 8], faces.walking[walking % 9], faces.activity[activity % 7])
}

/// The teeth after a turn.
pub(crate) fn turned(gears: [u8; 3], teeth: i8) -> [u8; 3] {
    let mut after = gears;
    for (tooth, count) in after.iter_mut().zip([8i16, 9, 7]) {
        *tooth = (i16::from(*tooth) + i16::from(teeth)).rem_euclid(count) as u8;
    }
    after
}

/// Why something is refused, in a sentence.
pub(crate) fn reason(words: &Words<'_>, reason: &Reason) -> String {
    match reason {
        Reason::Rules(illegal) => format!("{} ({})", words.illegal(illegal), illegal.clause()),
        Reason::Table(refusal) => words.language().table_refusal(refusal.code()),
        Reason::Server(problem) => self::problem(words.language(), problem),
        Reason::NotSaved => words.language().message("table-not-saved", &[]),
        Reason::Http(message) => message.clone(),
        Reason::Sealed => words.language().message("term-sealed", &[]),
    }
}

/// What is wrong with the connection or the server, in a sentence.
pub(crate) fn problem(language: Language, problem: &Problem) -> String {
    let key = match problem {
        Problem::UnknownProtocol { .. }
        | Problem::BadMessage { .. }
        | Problem::NoHello
        | Problem::TooLong => "term-problem-version",
        Problem::TooFast => "problem-too-fast",
        Problem::NotSeated => "table-not-seated",
        Problem::NoTable => "problem-no-table",
        Problem::NotAdmitted => "problem-not-admitted",
        Problem::NoSpectators => "problem-no-spectators",
        Problem::SeatGivenAway | Problem::SeatLost => "problem-seat-given-away",
        Problem::Raced => "term-problem-raced",
        Problem::Storage => "table-stalled",
        Problem::Damaged => "term-problem-damaged",
        Problem::MissingPack { .. } => "term-problem-missing-pack",
        Problem::Closing | Problem::Restart => "problem-closing",
        Problem::NoChance => "term-problem-no-chance",
        Problem::SignedOut => "term-problem-signed-out",
        Problem::NoIdentity => "term-problem-no-identity",
    };
    language.message(key, &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_pack::Pack;
    use std::collections::BTreeSet;

    #[test]
    fn every_character_has_letters_of_its_own_in_every_language() {
        for language in Language::ALL {
            let signs = signs(&Words::new(language, &Pack::turin().content, &[]));
            assert!(signs.iter().all(|sign| crate::text::width(sign) == 2), "{signs:?}");
            assert_eq!(signs.iter().collect::<BTreeSet<_>>().len(), Character::COUNT, "{signs:?}");
        }
    }

    #[test]
    fn every_language_comes_round() {
        let mut met = BTreeSet::new();
        let mut language = Language::English;
        while met.insert(language.tag()) {
            language = next_language(language);
        }
        assert_eq!(met.len(), Language::ALL.len());
    }

    #[test]
    fn bots_of_one_level_have_different_names() {
        use armonium_bots::Level;
        let called = [
            Occupant::Bot(Level::Detective),
            Occupant::Name("Ada".to_owned()),
            Occupant::Bot(Level::Detective),
        ];
        assert_eq!(names(Language::English, &called), ["Detective", "Ada", "Detective 2"]);
    }
}
