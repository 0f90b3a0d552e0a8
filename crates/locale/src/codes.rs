//! Words for codes of other crates, which this crate does not depend on: the levels of bots, the phrases of a table, and why
//! a table refuses a command. A test knows every code.

use crate::messages::Language;

impl Language {
    /// The name of a bot level, by the level's name in files and on the command line.
    pub fn level(self, level: &str) -> String {
        self.message(&format!("level-{level}"), &[])
    }

    /// How the bots of a level play, in a sentence.
    pub fn level_about(self, level: &str) -> String {
        self.message(&format!("level-{level}-about"), &[])
    }

    /// A preset phrase, by its code.
    pub fn phrase(self, code: &str) -> String {
        self.message(&format!("phrase-{}", code.replace('_', "-")), &[])
    }

    /// Why a table refuses a command, by the code of the refusal. If the rules refuse an action: `Words::illegal`.
    pub fn table_refusal(self, code: &str) -> String {
        let code = code.strip_prefix("table_").unwrap_or(code);
        self.message(&format!("table-{}", code.replace('_', "-")), &[])
    }
}
