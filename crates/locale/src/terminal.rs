//! What the program says that plays in a terminal. It puts its screens together itself; the sentences are in `terminal.ftl`.

use crate::messages::Language;
use fluent_bundle::FluentArgs;

/// What a message is filled in with.
#[derive(Clone, Copy, Debug)]
pub enum Fill<'a> {
    /// A text.
    Text(&'a str),
    /// A number, which a language may have several forms for.
    Number(u32),
}

impl Language {
    /// A message of the terminal, filled in.
    pub fn tell(self, key: &'static str, fills: &[(&'static str, Fill<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, fill) in fills {
            match *fill {
                Fill::Text(text) => args.set(*name, text),
                Fill::Number(number) => args.set(*name, number),
            }
        }
        self.say(key, &args)
    }
}
