//! What the players of the house are called, and a sentence for each thought behind their decisions.

use crate::messages::Language;
use crate::names::{Sentence, Words};
use armonium_bots::{BotKind, Level, Lure, Thought};
use armonium_rules::{Seat, Target};
use fluent_bundle::FluentArgs;

/// From here on a player has no doubt worth a word.
const CERTAIN: f64 = 0.995;

/// Players are chosen before there is a game, so their names need neither pack nor seats.
impl Language {
    /// What a kind of player is called.
    pub fn level(self, kind: impl Into<BotKind>) -> String {
        self.plain(match kind.into() {
            BotKind::Random => "level-random",
            BotKind::Level(Level::Apprentice) => "level-apprentice",
            BotKind::Level(Level::Detective) => "level-detective",
            BotKind::Level(Level::Inspector) => "level-inspector",
            BotKind::Level(Level::Master) => "level-master",
        })
    }

    /// How a kind of player plays, in a sentence for those who choose an opponent.
    pub fn level_about(self, kind: impl Into<BotKind>) -> String {
        self.plain(match kind.into() {
            BotKind::Random => "level-random-about",
            BotKind::Level(Level::Apprentice) => "level-apprentice-about",
            BotKind::Level(Level::Detective) => "level-detective-about",
            BotKind::Level(Level::Inspector) => "level-inspector-about",
            BotKind::Level(Level::Master) => "level-master-about",
        })
    }

    /// What a player is called who has deleted their identity.
    pub fn somebody(self) -> String {
        self.plain("player-gone")
    }

    fn plain(self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }
}

impl Words<'_> {
    /// A thought in the words of the player who had it.
    pub fn thought(&self, thought: &Thought) -> String {
        let say = |key| self.sentence(key);
        match *thought {
            Thought::Declared { character, sure, needed } => {
                let key = match (percent(sure), percent(needed)) {
                    _ if sure >= CERTAIN => "thought-declared-certain",
                    (_, 0) => "thought-declared-desperate",
                    (sure, needed) if sure > needed => "thought-declared",
                    _ => "thought-declared-just",
                };
                say(key).character(character).percent("sure", sure).percent("needed", needed)
            }
            Thought::Auction { position, most: 0, .. } => say("thought-auction-nothing").position(position),
            Thought::Auction { position, most, why } => {
                say("thought-auction").position(position).number("most", most).with("whyKey", lure_key(why))
            }
            Thought::Turn { guess, odds, pages } => {
                let pages = whole(pages);
                let key = match (pages, odds >= CERTAIN) {
                    (0, false) => "thought-turn-poor",
                    (0, true) => "thought-turn-poor-certain",
                    (_, false) => "thought-turn",
                    (_, true) => "thought-turn-certain",
                };
                say(key).character(guess).percent("odds", odds).number("pages", pages)
            }
            Thought::Look { target, bits } => {
                let struck = ruled_out(bits);
                match (target, percent(struck)) {
                    (Target::Hand(seat), 0) => say("thought-look-idle").other(seat),
                    (Target::Hand(seat), _) => say("thought-look").other(seat).percent("struck", struck),
                    (Target::Deck, 0) => say("thought-look-deck-idle"),
                    (Target::Deck, _) => say("thought-look-deck").percent("struck", struck),
                }
            }
            Thought::Searched { chance, worlds: 0 | 1 } => {
                say("thought-searched-once").percent("chance", chance)
            }
            Thought::Searched { chance, worlds } => {
                say("thought-searched").percent("chance", chance).number("worlds", worlds)
            }
        }
        .text()
    }

    /// A thought, and who had it.
    pub fn thought_of(&self, seat: Seat, thought: &Thought) -> String {
        self.sentence("thought-of").player(seat).with("thought", self.thought(thought)).text()
    }
}

impl Sentence<'_> {
    fn percent(self, name: &'static str, share: f64) -> Self {
        self.number(name, percent(share))
    }
}

const fn lure_key(why: Lure) -> &'static str {
    match why {
        Lure::Choice => "choice",
        Lure::Event => "event",
        Lure::Race => "race",
        Lure::Location => "location",
        Lure::Clue => "clue",
    }
}

/// A share in whole per cents.
fn percent(share: f64) -> u32 {
    whole(share.min(1.0) * 100.0)
}

/// The nearest whole number from 0 on.
fn whole(number: f64) -> u32 {
    number.round().max(0.0) as u32
}

/// The share of equally likely candidates that falls away with so many bits of doubt: half of them with one bit.
fn ruled_out(bits: f64) -> f64 {
    1.0 - (-bits.max(0.0)).exp2()
}
