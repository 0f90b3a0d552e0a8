//! Every event, action, question, refusal, thought and noun has a message in every language, and no raw key or variable shows.

use armonium_bots::{BotKind, Lure, Thought};
use armonium_locale::{Language, Note, Words, roman};
use armonium_pack::Pack;
use armonium_puzzles::Saying;
use armonium_rules::samples::{actions, asks, events, refusals};
use armonium_rules::{
    Activity, Ask, Character, Event, EventCard, Face, Machine, Means, Mystic, Power, Role, Seat, Side, Space,
    Target, Tile,
};
use std::collections::BTreeSet;

/// What is tried below is a thought of every kind: a new one does not compile until somebody has added it here.
const fn kind(thought: &Thought) -> usize {
    match thought {
        Thought::Declared { .. } => 0,
        Thought::Auction { .. } => 1,
        Thought::Turn { .. } => 2,
        Thought::Look { .. } => 3,
        Thought::Searched { .. } => 4,
    }
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const HERE: Space = Space(0);

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
        thoughts.extend([Target::Hand(B), Target::Deck].map(|target| Thought::Look { target, bits: share }));
        thoughts.extend([0, 1, 500].map(|worlds| Thought::Searched { chance: share, worlds }));
    }
    for why in Lure::ALL {
        thoughts.extend([0, 1, 40].map(|most| Thought::Auction { position: 2, most, why }));
    }
    thoughts
}

fn notes() -> Vec<Note<'static>> {
    let (seat, character) = (A, Character::Palsson);
    vec![
        Note::Title { city: "Turin", players: 3 },
        Note::Beginner,
        Note::OpenerLast,
        Note::Setup,
        Note::Position { hour: 4 },
        Note::Auctions,
        Note::Clues,
        Note::Turn { seat, position: 3 },
        Note::Location,
        Note::Discards,
        Note::Score,
        Note::ScoreLine { time: 45, music: 1, clues: 0, tiles: 3 },
        Note::ScoreOut,
        Note::Unfinished { seat, ask: Ask::Raise },
        Note::ChosenOne { character },
    ]
}

fn players() -> Vec<String> {
    ["Marco", "Giulia"].map(str::to_owned).to_vec()
}

/// A finished sentence: nothing left to fill in, no key, no blank ends, no invisible marks.
fn sound(text: &str) {
    assert!(!text.is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains(['{', '}', '$', '\n', '\u{2068}', '\u{2069}']), "{text:?}");
    let key = text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c == '_');
    assert!(!key, "the key {text:?} has no message");
}

#[test]
fn every_event_has_a_sentence() {
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        for event in events(&Pack::turin().content) {
            let text = words.event(&event);
            sound(&text);
            assert!(text.ends_with(['.', '”', '»', '!']), "{text:?}");
        }
    }
}

#[test]
fn every_action_has_a_label() {
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        let actions = actions(&Pack::turin().content);
        let labels: BTreeSet<_> = actions.iter().map(|action| words.action(action)).collect();
        labels.iter().for_each(|label| sound(label));
        assert_eq!(labels.len(), actions.len(), "different actions have different labels");
    }
}

#[test]
fn every_question_and_every_refusal_has_a_sentence() {
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        asks().into_iter().for_each(|ask| sound(&words.ask(ask)));
        for refusal in refusals(&Pack::turin().content) {
            let text = words.illegal(&refusal);
            sound(&text);
            assert!(text.ends_with(['.', '?']), "{text:?}");
        }
    }
}

#[test]
fn every_thought_has_one_sentence_and_says_whose_it_is() {
    assert_eq!(thoughts().iter().map(kind).collect::<BTreeSet<_>>().len(), 5, "thoughts of every kind");
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        for thought in thoughts() {
            let text = words.thought(&thought);
            sound(&text);
            assert!(text.ends_with('.') && text.matches(". ").count() == 0, "{text:?}");
            let whose = words.thought_of(A, &thought);
            assert!(whose.contains("Marco") && whose.contains(&text), "{whose:?}");
        }
        let lures = Lure::ALL.map(|why| words.thought(&Thought::Auction { position: 2, most: 3, why }));
        assert_eq!(BTreeSet::from(lures).len(), Lure::ALL.len(), "different reasons are told apart");
    }
}

#[test]
fn every_level_has_a_name_and_says_how_it_plays() {
    for language in Language::ALL {
        let names = BotKind::ALL.map(|kind| language.level(kind));
        names.iter().for_each(|name| sound(name));
        let about = BotKind::ALL.map(|kind| language.level_about(kind));
        about.iter().for_each(|text| sound(text));
        assert!(about.iter().all(|text| text.ends_with('.')), "{about:?}");
        assert_eq!(BTreeSet::from(names).len(), BotKind::ALL.len());
        assert_eq!(BTreeSet::from(about).len(), BotKind::ALL.len());
    }
}

#[test]
fn every_noun_and_note_has_words() {
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        let mut texts = Vec::new();
        texts.extend(Character::ALL.map(|it| words.character(it)));
        texts.extend(Character::ALL.map(|it| words.ability(it)));
        texts.extend(Machine::ALL.map(|it| words.machine(it)));
        texts.extend(Activity::ALL.map(|it| words.activity(it)));
        texts.extend(Side::ALL.map(|it| words.side(it)));
        texts.extend(Mystic::ALL.map(|it| words.building(it)));
        texts.extend(Role::ALL.map(|it| words.role(it)));
        texts.extend(Power::ALL.map(|it| words.power(it)));
        texts.extend(EventCard::ALL.map(|it| words.event_card(it)));
        texts.extend((0..=255).map(|it| words.tile(Tile(it))));
        texts.extend((0..=255).map(|it| words.space(Space(it))));
        texts.extend((0..=255).map(|it| words.player(Seat(it))));
        texts.extend(notes().into_iter().map(|it| words.note(it)));
        texts.iter().for_each(|text| sound(text));
    }
}

#[test]
fn sentences_read_well() {
    let players = players();
    let pack = &Pack::turin().content;
    let words = Words::new(Language::English, pack, &players);
    let castle = pack.spaces().iter().position(|space| space.id == "piazza-castello");
    let to = Space(castle.expect("a famous square") as u8);
    let (seat, from, character) = (A, HERE, Character::Snowy);
    let means = Means::Walking;
    let event = |event: &Event| words.event(event);
    assert_eq!(event(&Event::Moved { seat, character, from, to, means }), "Snowy walks to Piazza Castello.");
    assert_eq!(event(&Event::BidMade { seat, time: 2 }), "Marco bids 2 Time.");
    assert_eq!(event(&Event::MusicGained { seat, pages: 1 }), "Marco gains 1 Music Page.");
    assert_eq!(event(&Event::CluesSpent { seat: Seat(4), clues: 2 }), "Player 5 spends 2 Clues.");
    assert_eq!(
        Character::ALL.map(|it| words.character(it)),
        ["Johnsson", "Lilja", "Pålsson", "Vikström", "Lewis", "Vidal", "Koleberg", "Snowy"]
    );
    assert_eq!([1, 4, 9, 11, 0, 200].map(roman), ["I", "IV", "IX", "XI", "0", "200"]);
}

#[test]
fn thoughts_read_well_and_round_sensibly() {
    let players = players();
    let words = Words::new(Language::English, &Pack::turin().content, &players);
    let (character, guess) = (Character::Snowy, Character::Lewis);
    let told = [
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
            Thought::Auction { position: 2, most: 4, why: Lure::Event },
            "Position II was worth up to 4 Time to me, above all for what the Event gives there.",
        ),
        (
            Thought::Auction { position: 3, most: 0, why: Lure::Choice },
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
    for (thought, sentence) in told {
        assert_eq!(words.thought(&thought), sentence);
    }
    let (thought, _) = told[2];
    assert_eq!(words.thought_of(B, &thought), "Giulia: “I had no doubt that Snowy was the Chosen One.”");
}

/// A name is put in as it is, whatever it looks like.
#[test]
fn a_name_is_only_a_name() {
    let players = ["{ $time }".to_owned(), "log-bid-made".to_owned()];
    let words = Words::new(Language::English, &Pack::turin().content, &players);
    assert_eq!(words.event(&Event::BidPassed { seat: A }), "{ $time } passes.");
    assert_eq!(words.event(&Event::BidPassed { seat: B }), "log-bid-made passes.");
}

/// Every line, step, question and answer of many puzzles, in every language.
#[test]
fn everything_that_is_said_of_puzzles_has_a_sentence() {
    let content = &Pack::turin().content;
    let mut keys = BTreeSet::new();
    for number in 0..120 {
        let puzzle = armonium_puzzles::of_series(content, 3, number, None).expect("a puzzle");
        let layout = puzzle.layout().expect("players");
        let mut sayings = vec![puzzle.question.saying(), puzzle.answer_saying()];
        sayings.extend(puzzle.facts.iter().map(|fact| fact.saying(puzzle.seat)));
        sayings.extend(puzzle.steps.iter().map(armonium_puzzles::Step::saying));
        for language in Language::ALL {
            let names = language.puzzle_names(&puzzle);
            let words = Words::new(language, content, &names);
            let said = sayings.iter().map(|saying| words.puzzle(layout, saying));
            let around =
                [words.puzzle_reader(&puzzle), words.puzzle_hour(3), language.puzzle_grade(puzzle.grade)];
            for text in said.chain(around).chain(names.iter().cloned()) {
                assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{text}");
                assert!(!text.contains("puzzle-") && !text.contains("  "), "{text}");
            }
        }
        keys.extend(sayings.iter().map(|saying| saying.key));
    }
    assert!(keys.len() > 25, "{keys:?}");
}

/// Lilja and Lewis are women, also where a puzzle speaks of them; several cards are joined as the language joins them.
#[test]
fn puzzles_agree_with_the_character_they_name() {
    let content = &Pack::turin().content;
    let puzzle = armonium_puzzles::of_series(content, 3, 0, None).expect("a puzzle");
    let layout = puzzle.layout().expect("players");
    let said = |language: Language, cards: &[Character]| {
        let names = language.puzzle_names(&puzzle);
        let words = Words::new(language, content, &names);
        ["answer-chosen", "answer-lies", "step-named", "step-last-name", "step-only-place", "step-astray"]
            .map(|key| words.puzzle(layout, &Saying { key, cards: cards.to_vec(), ..Saying::default() }))
    };
    let words = [
        (Language::Italian, "Prescelta", "Prescelto"),
        (Language::French, "Élue", "Élu"),
        (Language::Spanish, "Elegida", "Elegido"),
        (Language::Russian, "Избранная", "Избранный"),
    ];
    let has = |text: &str, word: &str| text.split(|c: char| !c.is_alphabetic()).any(|one| one == word);
    for (language, she, he) in words {
        for character in Character::ALL {
            let is_woman = [Character::Lilja, Character::Lewis].contains(&character);
            let (right, wrong) = if is_woman { (she, he) } else { (he, she) };
            for text in said(language, &[character]) {
                assert!(has(&text, right) && !has(&text, wrong), "{text}");
            }
        }
        let both = [Character::Lilja, Character::Lewis];
        let names = both.map(|character| Words::new(language, content, &[]).character(character));
        assert!(said(language, &both).iter().all(|text| text.contains(&language.list(&names))));
    }
}

/// An owner's names are on the map, so tiles and log must use them too.
#[test]
fn location_tiles_are_called_what_the_pack_calls_their_building() {
    const LINDHOLM: &str = include_str!("../../../fixtures/packs/lindholm.toml");
    let content = Pack::read(LINDHOLM, "lindholm.toml").expect("a sound pack").content;
    let churchyard = Face::Location(Mystic::Cimitero);
    let tile = content.tiles().iter().position(|tile| tile.face == churchyard).expect("a Location Tile");
    let tile = Tile(tile as u8);
    for language in Language::ALL {
        let words = Words::new(language, &content, &[]);
        let placed = Event::LocationPlaced { seat: Seat(0), tile, side: Side::North };
        for text in [words.tile(tile), words.event(&placed), words.building(Mystic::Cimitero)] {
            assert!(text.contains("Old Churchyard") && !text.contains("Cimitero"), "{text}");
        }
    }
}
