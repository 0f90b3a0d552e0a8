//! The messages of each language, compiled in, and how one is looked up and filled in. `lessons.ftl`, `newcomer.ftl`, `players.ftl`,
//! `replay.ftl` and `table.ftl` hold words of the page in the browser alone and are not compiled in; which of these files the
//! page leaves out: `web/vite.config.ts`.

use crate::liaison::add_liaison;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;

/// The messages of a language.
type Messages = FluentBundle<FluentResource>;

/// Declares the languages, each with its tag, which is also the name of its folder.
macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident = $tag:literal),+ $(,)?) => {
        /// A language people read.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language { $($(#[$doc])* $name),+ }

        impl Language {
            /// Every language.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$name),+];

            /// Its tag, as browsers and files write it.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$name => $tag),+ }
            }

            /// Its files, as they were when the program was built.
            pub(crate) const fn files(self) -> [&'static str; 9] {
                match self {
                    $(Self::$name => [
                        include_str!(concat!("../../../locales/", $tag, "/actions.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/asks.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/events.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/names.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/puzzles.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/refusals.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/tables.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/terminal.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/thoughts.ftl")),
                    ]),+
                }
            }

            fn messages(self) -> &'static Messages {
                match self {
                    $(Self::$name => {
                        static MESSAGES: LazyLock<Messages> = LazyLock::new(|| load(Language::$name));
                        &MESSAGES
                    })+
                }
            }
        }
    };
}

languages! {
    /// English.
    #[default]
    English = "en",
    /// Italian.
    Italian = "it",
    /// French.
    French = "fr",
    /// Spanish.
    Spanish = "es",
    /// Russian.
    Russian = "ru",
}

impl Language {
    /// The language that serves a reader who wants this one, such as `en-GB`; English if there is none.
    pub fn best(wanted: &str) -> Self {
        let primary = wanted.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
            .unwrap_or_default()
    }

    /// A message filled in. A message that is missing shows as its key; the tests see to it that none is.
    pub(crate) fn say(self, key: &str, args: &FluentArgs<'_>) -> String {
        let messages = self.messages();
        let Some(pattern) = messages.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        messages.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

/// Reads a language's files. What cannot be read is left out, which the tests would notice.
fn load(language: Language) -> Messages {
    let mut messages = FluentBundle::new_concurrent(language.tag().parse().into_iter().collect());
    messages.set_use_isolating(false);
    add_liaison(&mut messages, language);
    for file in language.files() {
        let resource = match FluentResource::try_new(file.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        messages.add_resource_overriding(resource);
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const SOURCES: [&str; 10] = [
        include_str!("actions.rs"),
        include_str!("asks.rs"),
        include_str!("events.rs"),
        include_str!("names.rs"),
        include_str!("puzzles.rs"),
        include_str!("refusals.rs"),
        include_str!("roman.rs"),
        include_str!("story.rs"),
        include_str!("tables.rs"),
        include_str!("thoughts.rs"),
    ];

    /// The sayings of puzzles are kept where they are made.
    const SAYINGS: &str = include_str!("../../puzzles/src/saying.rs");

    /// Is a message of the puzzles used? Names and grades go by number; `puzzles-` and `note-` are for the page alone, whose words are
    /// tried in tests/languages.rs.
    fn is_of_puzzles(key: &str) -> bool {
        let numbered = ["name-", "grade-"];
        ["puzzles-", "note-"].iter().any(|head| key.starts_with(head))
            || key.strip_prefix("puzzle-").is_some_and(|key| {
                SAYINGS.contains(&format!("\"{key}\"")) || numbered.iter().any(|head| key.starts_with(head))
            })
    }

    /// The keys a file gives a message for.
    fn keys(file: &str) -> Vec<&str> {
        let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        file.lines().filter(is_key).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    }

    /// The sources of the program that plays in a terminal, which names its messages itself.
    fn terminal() -> Vec<String> {
        fn collect(folder: &std::path::Path, found: &mut Vec<String>) {
            for entry in std::fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
                let path = entry.path();
                if path.is_dir() {
                    collect(&path, found);
                } else {
                    found.push(std::fs::read_to_string(path).expect("a text"));
                }
            }
        }
        let mut found = Vec::new();
        collect(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../terminal/src"), &mut found);
        found
    }

    #[test]
    fn every_file_is_sound_and_every_message_is_used_and_given_once() {
        let terminal = terminal();
        for language in Language::ALL {
            let mut met = BTreeSet::new();
            for file in language.files() {
                assert!(FluentResource::try_new(file.to_owned()).is_ok(), "a file of {}", language.tag());
                for key in keys(file) {
                    assert!(met.insert(key), "{key} is given twice");
                    let quoted = format!("\"{key}\"");
                    let used = SOURCES.iter().any(|source| source.contains(&quoted))
                        || terminal.iter().any(|source| source.contains(&quoted))
                        || is_of_puzzles(key);
                    assert!(used, "{key} is never used");
                }
            }
        }
    }
}
