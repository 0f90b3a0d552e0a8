//! A sentence for each thought behind a decision of a bot (`armonium demo --thoughts`).

use armonium_bots::{BidReason, Thought};
use armonium_locale::Words;
use armonium_rules::{Seat, Target};

/// From this share on, a bot is certain.
const CERTAIN: f64 = 0.995;

/// A thought in the words of the bot that had it.
fn sentence(words: &Words<'_>, thought: &Thought) -> String {
    let say = |key| words.sentence(key);
    match *thought {
        Thought::Declared { character, sure, needed } => {
            let key = match (percent(sure), percent(needed)) {
                _ if sure >= CERTAIN => "thought-declared-certain",
                (_, 0) => "thought-declared-desperate",
                (sure, needed) if sure > needed => "thought-declared",
                _ => "thought-declared-just",
            };
            say(key).character(character).number("sure", percent(sure)).number("needed", percent(needed))
        }
        Thought::Auction { position, most: 0, .. } => say("thought-auction-nothing").position(position),
        Thought::Auction { position, most, why } => {
            say("thought-auction").position(position).number("most", most).with("whyKey", reason_key(why))
        }
        Thought::Turn { guess, odds, pages } => {
            let pages = whole(pages);
            let key = match (pages, odds >= CERTAIN) {
                (0, false) => "thought-turn-poor",
                (0, true) => "thought-turn-poor-certain",
                (_, false) => "thought-turn",
                (_, true) => "thought-turn-certain",
            };
            say(key).character(guess).number("odds", percent(odds)).number("pages", pages)
        }
        Thought::Look { target, bits } => {
            let struck = ruled_out(bits);
            match (target, percent(struck)) {
                (Target::Hand(seat), 0) => say("thought-look-idle").other(seat),
                (Target::Hand(seat), _) => say("thought-look").other(seat).number("struck", percent(struck)),
                (Target::Deck, 0) => say("thought-look-deck-idle"),
                (Target::Deck, _) => say("thought-look-deck").number("struck", percent(struck)),
            }
        }
        Thought::Searched { chance, worlds: 0 | 1 } => {
            say("thought-searched-once").number("chance", percent(chance))
        }
        Thought::Searched { chance, worlds } => {
            say("thought-searched").number("chance", percent(chance)).number("worlds", worlds)
        }
    }
    .text()
}

/// A thought with the name of its player.
pub(crate) fn quoted(words: &Words<'_>, seat: Seat, thought: &Thought) -> String {
    words.sentence("thought-of").player(seat).with("thought", sentence(words, thought)).text()
}

const fn reason_key(why: BidReason) -> &'static str {
    match why {
        BidReason::Choice => "choice",
        BidReason::Event => "event",
        BidReason::Race => "race",
        BidReason::Location => "location",
        BidReason::Clue => "clue",
    }
}

/// A share as a whole percentage.
fn percent(share: f64) -> u32 {
    whole(share.min(1.0) * 100.0)
}

/// The nearest whole number, at least 0.
fn whole(number: f64) -> u32 {
    number.round().max(0.0) as u32
}

/// The share of equally likely candidates that this many bits of information rule out: one bit, half of them.
fn ruled_out(bits: f64) -> f64 {
    1.0 - (-bits.max(0.0)).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_locale::Language;
    use armonium_pack::Pack;
    use armonium_rules::Character;
    use std::collections::BTreeSet;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    /// The thoughts below are of every kind: a new one does not compile until it has a number here.
    const fn kind(thought: &Thought) -> usize {
        match thought {
            Thought::Declared { .. } => 0,
            Thought::Auction { .. } => 1,
            Thought::Turn { .. } => 2,
            Thought::Look { .. } => 3,
            Thought::Searched { .. } => 4,
        }
    }

    /// Thoughts on every side of every rounding.
    fn thoughts() -> Vec<Thought> {
        const SHARES: [f64; 8] = [-0.1, 0.0, 0.003, 0.25, 0.75, 0.99, 1.0, 1.1];
        let character = Character::Koleberg;
        let mut thoughts = Vec::new();
        for share in SHARES {
            thoughts.extend(SHARES.map(|needed| Thought::Declared { character, sure: share, needed }));
            thoughts.extend([-3.0, 0.0, 1.2, 7.7].map(|pages| Thought::Turn {
                guess: character,
                odds: share,
                pages,
            }));
            thoughts
                .extend([Target::Hand(B), Target::Deck].map(|target| Thought::Look { target, bits: share }));
            thoughts.extend([0, 1, 500].map(|worlds| Thought::Searched { chance: share, worlds }));
        }
        for why in BidReason::ALL {
            thoughts.extend([0, 1, 40].map(|most| Thought::Auction { position: 2, most, why }));
        }
        thoughts
    }

    #[test]
    fn every_thought_has_one_sentence_and_says_whose_it_is() {
        assert_eq!(thoughts().iter().map(kind).collect::<BTreeSet<_>>().len(), 5, "thoughts of every kind");
        let players = ["Marco", "Giulia"].map(str::to_owned);
        for language in Language::ALL {
            let words = Words::new(language, &Pack::turin().content, &players);
            for thought in thoughts() {
                let text = sentence(&words, &thought);
                assert!(
                    text.ends_with('.') && !text.contains(['{', '$']) && text.matches(". ").count() == 0,
                    "{text:?}"
                );
                let whose = quoted(&words, A, &thought);
                assert!(whose.contains("Marco") && whose.contains(&text), "{whose:?}");
            }
            let reasons =
                BidReason::ALL.map(|why| sentence(&words, &Thought::Auction { position: 2, most: 3, why }));
            assert_eq!(
                BTreeSet::from(reasons).len(),
                BidReason::ALL.len(),
                "different reasons have different sentences"
            );
        }
    }

    #[test]
    fn thoughts_read_well_and_round_sensibly() {
        let players = ["Marco", "Giulia"].map(str::to_owned);
        let words = Words::new(Language::English, &Pack::turin().content, &players);
        let (character, guess) = (Character::Snowy, Character::Lewis);
        let cases = [
            (
                Thought::Declared { character, sure: 0.7501, needed: 0.6 },
                "I was 75% sure that Snowy was the Chosen One, and 60% would have been enough.",
            ),
            (
                Thought::Declared { character, sure: 0.604, needed: 0.6 },
                "I was 60% sure that Snowy was the Chosen One: just enough to risk it.",
            ),
            (
                Thought::Declared { character, sure: 1.0, needed: 0.99 },
                "I had no doubt that Snowy was the Chosen One.",
            ),
            (
                Thought::Declared { character, sure: 0.333, needed: 0.0 },
                "I had nothing left to lose, and Snowy was my best guess, at 33%.",
            ),
            (
                Thought::Auction { position: 2, most: 4, why: BidReason::Event },
                "Position II was worth up to 4 Time to me, above all for what the Event gives there.",
            ),
            (
                Thought::Auction { position: 3, most: 0, why: BidReason::Choice },
                "I wouldn’t have paid any Time for position III.",
            ),
            (
                Thought::Turn { guess, odds: 0.418, pages: 2.6 },
                "The turn seemed worth 3 Music Pages to me; my best guess for the Chosen One was Lewis, at 42%.",
            ),
            (
                Thought::Look { target: Target::Hand(B), bits: 1.0 },
                "I looked at Giulia’s cards, hoping to cross 50% of the names off my list.",
            ),
            (
                Thought::Searched { chance: 0.384, worlds: 240 },
                "I played this out 240 times in my head and won 38% of the games.",
            ),
        ];
        for (thought, expected) in cases {
            assert_eq!(sentence(&words, &thought), expected);
        }
        let (thought, _) = cases[2];
        assert_eq!(quoted(&words, B, &thought), "Giulia: “I had no doubt that Snowy was the Chosen One.”");
    }
}
