//! The messages of each language, compiled in, and their lookup. The files for the page alone are not compiled in; the files
//! the page leaves out are listed in `web/vite.config.ts`.

use crate::liaison::add_liaison;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;

/// The messages of a language.
type Messages = FluentBundle<FluentResource>;

/// The value of a variable in a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A text.
    Text(&'a str),
    /// A number, which a language can select plural forms by.
    Number(u32),
}

/// Declares the languages, each with its tag, which is also the name of its folder, and its own name.
macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident = $tag:literal, $own:literal;)+) => {
        /// A language of the interface.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language { $($(#[$doc])* $name),+ }

        impl Language {
            /// Every language.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$name),+];

            /// Its tag, as browsers and files write it.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$name => $tag),+ }
            }

            /// What it calls itself.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$name => $own),+ }
            }

            /// Its files, as they were at build time.
            pub(crate) const fn files(self) -> [&'static str; 11] {
                match self {
                    $(Self::$name => [
                        include_str!(concat!("../../../locales/", $tag, "/actions.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/asks.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/events.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/names.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/notices.ftl")),
                        include_str!(concat!("../../../locales/", $tag, "/previews.ftl")),
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
    English = "en", "English";
    /// Italian.
    Italian = "it", "Italiano";
    /// French.
    French = "fr", "Français";
    /// Spanish.
    Spanish = "es", "Español";
    /// Russian.
    Russian = "ru", "Русский";
}

impl Language {
    /// The best language for a tag such as `en-GB`; English if there is none.
    pub fn best(wanted: &str) -> Self {
        Self::known(wanted).unwrap_or_default()
    }

    /// The language of a tag such as `en-GB`, if it is one of ours.
    pub fn known(wanted: &str) -> Option<Self> {
        let primary = wanted.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The message with this key, filled in. A missing message shows as its key; tests ensure that none is missing.
    pub fn message(self, key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
        let mut fluent = FluentArgs::new();
        for (name, arg) in args {
            match *arg {
                Arg::Text(text) => fluent.set(*name, text),
                Arg::Number(number) => fluent.set(*name, number),
            }
        }
        self.format(key, &fluent)
    }

    pub(crate) fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        let messages = self.messages();
        let Some(pattern) = messages.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        messages.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

/// Reads the files of a language. Tests ensure that they have no syntax errors.
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
