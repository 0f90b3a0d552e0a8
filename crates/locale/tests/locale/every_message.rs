//! Every event, action, question, refusal and noun has a message in every language, and no raw key or variable shows.

use armonium_bots::BotKind;
use armonium_locale::{Language, Note, Words, roman};
use armonium_pack::Pack;
use armonium_rules::samples::{actions, asks, events, refusals};
use armonium_rules::{
    Activity, Ask, Character, Event, EventCard, Face, Illegal, Machine, Means, Mystic, Power, Role, Seat,
    Side, Space, Tile,
};
use armonium_table::{Phrase, Refusal};
use std::collections::BTreeSet;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const HERE: Space = Space(0);

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
fn every_level_has_a_name_and_says_how_it_plays() {
    for language in Language::ALL {
        let names = BotKind::ALL.map(|kind| language.level(kind.name()));
        names.iter().for_each(|name| sound(name));
        let about = BotKind::ALL.map(|kind| language.level_about(kind.name()));
        about.iter().for_each(|text| sound(text));
        assert!(about.iter().all(|text| text.ends_with('.')), "{about:?}");
        assert_eq!(BTreeSet::from(names).len(), BotKind::ALL.len());
        assert_eq!(BTreeSet::from(about).len(), BotKind::ALL.len());
    }
}

/// Every refusal of a table; the match in `table_refusal_number` has to name a new one to compile.
pub(crate) const TABLE_REFUSALS: [Refusal; 57] = [
    Refusal::Illegal { refusal: Illegal::GameOver },
    Refusal::Stale,
    Refusal::BadPlayers,
    Refusal::BadClock,
    Refusal::BadSleep,
    Refusal::NoSuchSeat,
    Refusal::SeatTaken,
    Refusal::TableFull,
    Refusal::SeatedAlready,
    Refusal::NotSeated,
    Refusal::NotHost,
    Refusal::NotInvited,
    Refusal::BadLink,
    Refusal::Begun,
    Refusal::NotBegun,
    Refusal::Over,
    Refusal::NotOver,
    Refusal::Rated,
    Refusal::NonceGiven,
    Refusal::Substituted,
    Refusal::NotSubstituted,
    Refusal::NothingToTakeBack,
    Refusal::Sealed,
    Refusal::BadText,
    Refusal::RematchExists,
    Refusal::IdReused,
    Refusal::TooManyUndos,
    Refusal::TooMuchChat,
    Refusal::TooManySeatChanges,
    Refusal::TooManyBotTables,
    Refusal::NotAbsent,
    Refusal::HasClock,
    Refusal::VoteJustEnded,
    Refusal::OutOfGame,
    Refusal::NotYourSeat,
    Refusal::IntentLength,
    Refusal::IntentReveals,
    Refusal::ColourTaken,
    Refusal::NoSwap,
    Refusal::NoCountdown,
    Refusal::NotReady,
    Refusal::NewcomerAlone,
    Refusal::NoRequest,
    Refusal::TooManyRequests,
    Refusal::BadVacation,
    Refusal::Paused,
    Refusal::NotPaused,
    Refusal::BadPause,
    Refusal::PauseProposed,
    Refusal::PauseJustDeclined,
    Refusal::TooManyPauses,
    Refusal::NotAsked,
    Refusal::NudgedTooSoon,
    Refusal::NoVacationLeft,
    Refusal::NoCheers,
    Refusal::CheeredTooSoon,
    Refusal::BadPlan,
];

const fn table_refusal_number(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::Illegal { .. } => 0,
        Refusal::Stale => 1,
        Refusal::BadPlayers => 2,
        Refusal::BadClock => 3,
        Refusal::BadSleep => 4,
        Refusal::NoSuchSeat => 5,
        Refusal::SeatTaken => 6,
        Refusal::TableFull => 7,
        Refusal::SeatedAlready => 8,
        Refusal::NotSeated => 9,
        Refusal::NotHost => 10,
        Refusal::NotInvited => 11,
        Refusal::BadLink => 12,
        Refusal::Begun => 13,
        Refusal::NotBegun => 14,
        Refusal::Over => 15,
        Refusal::NotOver => 16,
        Refusal::Rated => 17,
        Refusal::NonceGiven => 18,
        Refusal::Substituted => 19,
        Refusal::NotSubstituted => 20,
        Refusal::NothingToTakeBack => 21,
        Refusal::Sealed => 22,
        Refusal::BadText => 23,
        Refusal::RematchExists => 24,
        Refusal::IdReused => 25,
        Refusal::TooManyUndos => 26,
        Refusal::TooMuchChat => 27,
        Refusal::TooManySeatChanges => 28,
        Refusal::TooManyBotTables => 29,
        Refusal::NotAbsent => 30,
        Refusal::HasClock => 31,
        Refusal::VoteJustEnded => 32,
        Refusal::OutOfGame => 33,
        Refusal::NotYourSeat => 34,
        Refusal::IntentLength => 35,
        Refusal::IntentReveals => 36,
        Refusal::ColourTaken => 37,
        Refusal::NoSwap => 38,
        Refusal::NoCountdown => 39,
        Refusal::NotReady => 40,
        Refusal::NewcomerAlone => 41,
        Refusal::NoRequest => 42,
        Refusal::TooManyRequests => 43,
        Refusal::BadVacation => 44,
        Refusal::Paused => 45,
        Refusal::NotPaused => 46,
        Refusal::BadPause => 47,
        Refusal::PauseProposed => 48,
        Refusal::PauseJustDeclined => 49,
        Refusal::TooManyPauses => 50,
        Refusal::NotAsked => 51,
        Refusal::NudgedTooSoon => 52,
        Refusal::NoVacationLeft => 53,
        Refusal::NoCheers => 54,
        Refusal::CheeredTooSoon => 55,
        Refusal::BadPlan => 56,
    }
}

#[test]
fn every_refusal_and_every_phrase_of_a_table_has_a_text() {
    let numbers: Vec<usize> = TABLE_REFUSALS.iter().map(table_refusal_number).collect();
    assert_eq!(numbers, (0..TABLE_REFUSALS.len()).collect::<Vec<_>>());
    for language in Language::ALL {
        let refusals: BTreeSet<String> =
            TABLE_REFUSALS.iter().map(|refusal| language.table_refusal(refusal.code())).collect();
        refusals.iter().for_each(|text| sound(text));
        assert_eq!(refusals.len(), TABLE_REFUSALS.len());
        let phrases: BTreeSet<String> =
            Phrase::ALL.iter().map(|phrase| language.phrase(phrase.code())).collect();
        phrases.iter().for_each(|text| sound(text));
        assert_eq!(phrases.len(), Phrase::ALL.len());
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

/// A name is put in as it is, whatever it looks like.
#[test]
fn a_name_is_only_a_name() {
    let players = ["{ $time }".to_owned(), "log-bid-made".to_owned()];
    let words = Words::new(Language::English, &Pack::turin().content, &players);
    assert_eq!(words.event(&Event::BidPassed { seat: A }), "{ $time } passes.");
    assert_eq!(words.event(&Event::BidPassed { seat: B }), "log-bid-made passes.");
}

/// An owner's names are on the map, so tiles and log must use them too.
#[test]
fn location_tiles_are_called_what_the_pack_calls_their_building() {
    const LINDHOLM: &str = include_str!("../../../../fixtures/packs/lindholm.toml");
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
