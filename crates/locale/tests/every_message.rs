//! Every event, action, question, refusal, thought and noun has a message in every language, and no raw key or variable shows.

use armonium_bots::{Kind, Lure, Thought};
use armonium_locale::{Language, Note, Words, roman};
use armonium_pack::Pack;
use armonium_rules::{
    Action, Activity, Ask, Card, Character, Event, EventCard, Illegal, Machine, Means, Mystic, Outcome,
    Power, Reason, Role, Seat, Side, Sight, Space, Target, Tile,
};
use std::collections::BTreeSet;

/// Names the variants of an enum by a match without `_`, so that a new variant does not compile until it is listed, and
/// then fails until there is a sample of it.
macro_rules! kinds {
    ($function:ident of $name:ident: $($variant:ident)+) => {
        fn $function(samples: &[$name]) {
            let kind = |sample: &$name| match sample { $($name::$variant { .. } => stringify!($variant)),+ };
            let met: BTreeSet<_> = samples.iter().map(kind).collect();
            let all = BTreeSet::from([$(stringify!($variant)),+]);
            assert_eq!(met, all, "samples of every {}", stringify!($name));
        }
    };
}

kinds!(covers_events of Event: CharacterDealt CharacterFaceUp HourBegan RoleDealt EventTurned AuctionOpened BidMade
    BidPassed PositionWon PositionGiven PositionStruck CluePlaced Declared MarkShown DeclaredWrongly DeclaredRightly
    CharacterChosen AbilityUsed CharacterBlocked TimeGained TimePaid MusicGained ClueGained CluesSpent CluePicked
    TileDrawn PowerTakenBack GearsTurned Moved ActionTaken Skipped CardLooked ClueMoved PowerPlayed ItemPlayed
    Relocated Swapped TurnEnded LocationPlaced LocationDeclined OrganTileDiscarded OrganPlaced TileDiscarded
    PlayerOut CardRevealed TilesReturned Ended);

kinds!(covers_actions of Action: Open Bid Pass PlaceClue Declare Choose PlayPower PlayItem Name Favour Block TakeBack
    Turn Step Ride Taxi Stop Investigate Research Compose MoveClue Relocate Swap EndTurn PlaceLocation DiscardOrgan
    Decline PlaceOrgan Discard);

kinds!(covers_asks of Ask: OpenAuction OpeningBid Raise PlaceClue Choose Gears Move Act EndTurn Look FreeSteps TaxiRide
    Ride ClueOnMystic TakeBack Block Name Favour MoveClue Relocate Swap PlaceLocation PlaceOrgan Discard Nothing);

kinds!(covers_refusals of Illegal: GameOver NotYourTurn NotNow NoSuchSpace NoSuchTile NoSuchPosition PositionTaken
    BidTooLow BidTooHigh NotRegular NotMystic NotEmpty AlreadyDeclared OrganNotOnMap TooFewMarks CharacterUsed
    CharacterBlocked MustChoose NotHimself NoEffect IdleAbility TeethNotOffered TooExpensive NoStepsLeft NotAdjacent Occupied
    RideUsed TransportForbidden NotAtStation NotAStop NoTaxi PowerNotHeld PowerAlready TileNotHeld ItemAlready
    NotAnItem NotALocation CardsForbidden NoCharacterYet NoClue NoTarget NoCluesHere TooManyClues NoClueThere PowerNotPlayed
    SameSpace SwapOrder SideTaken EmptyArea AreaOccupied NoOrganSymbol NotThreeTiles OutsideArea);

kinds!(covers_thoughts of Thought: Declared Auction Turn Look Searched);

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const HERE: Space = Space(0);
const THERE: Space = Space(1);

fn events() -> Vec<Event> {
    let (seat, space, tile, character) = (A, HERE, Tile(0), Character::Lewis);
    let mut events = vec![
        Event::CharacterDealt { seat, character: Sight::Seen(character) },
        Event::CharacterDealt { seat, character: Sight::FaceDown },
        Event::CharacterFaceUp { character },
        Event::HourBegan { hour: 5 },
        Event::RoleDealt { seat, role: Sight::FaceDown },
        Event::AuctionOpened { seat, position: 2 },
        Event::BidMade { seat, time: 0 },
        Event::BidPassed { seat },
        Event::PositionWon { seat, position: 1, time: 0 },
        Event::PositionWon { seat, position: 1, time: 4 },
        Event::PositionGiven { seat, position: 4 },
        Event::PositionStruck { position: 3 },
        Event::CluePlaced { seat, space },
        Event::DeclaredWrongly { seat, chosen: Sight::Seen(character) },
        Event::DeclaredWrongly { seat, chosen: Sight::FaceDown },
        Event::DeclaredRightly { seat, character },
        Event::CharacterChosen { seat, character },
        Event::CharacterBlocked { seat, character },
        Event::TimeGained { seat, time: 3 },
        Event::TimePaid { seat, time: 1 },
        Event::MusicGained { seat, pages: 1 },
        Event::MusicGained { seat, pages: 3 },
        Event::ClueGained { seat },
        Event::CluesSpent { seat, clues: 1 },
        Event::CluesSpent { seat, clues: 2 },
        Event::CluePicked { seat, space },
        Event::TileDrawn { seat, tile: Sight::FaceDown },
        Event::CardLooked { seat, target: Target::Hand(B), card: Sight::FaceDown },
        Event::CardLooked { seat, target: Target::Deck, card: Sight::FaceDown },
        Event::ClueMoved { seat, from: HERE, to: THERE },
        Event::Relocated { seat, character, from: HERE, to: THERE },
        Event::Swapped { seat, a: Character::Johnsson, b: character },
        Event::TurnEnded { seat },
        Event::LocationDeclined { seat },
        Event::OrganTileDiscarded { seat, tile },
        Event::OrganPlaced { seat, space },
        Event::TileDiscarded { seat, tile: Sight::Seen(tile) },
        Event::TileDiscarded { seat, tile: Sight::FaceDown },
        Event::CardRevealed { seat, character },
        Event::TilesReturned { seat, tiles: 1 },
        Event::TilesReturned { seat, tiles: 4 },
        Event::Ended { outcome: Outcome::Ragnarok {} },
        Event::Ended { outcome: Outcome::AllOut {} },
    ];
    events.extend(EventCard::ALL.map(|card| Event::EventTurned { card }));
    events.extend(Character::ALL.map(|character| Event::AbilityUsed { seat, character }));
    for role in Role::ALL {
        events.push(Event::RoleDealt { seat, role: Sight::Seen(role) });
        events.push(Event::Declared { seat, role, character });
        events.push(Event::Ended { outcome: Outcome::Won { seat, role } });
    }
    for reason in [Reason::Time, Reason::WrongName, Reason::Failed] {
        events.push(Event::PlayerOut { seat, reason });
    }
    for tile in (0..Pack::turin().content.tiles().len()).map(|number| Tile(number as u8)) {
        events.push(Event::TileDrawn { seat, tile: Sight::Seen(tile) });
        events.push(Event::ItemPlayed { seat, tile });
        events.push(Event::MarkShown { seat, tile });
        events.extend(Side::ALL.map(|side| Event::LocationPlaced { seat, tile, side }));
    }
    for power in Power::ALL {
        events.push(Event::PowerPlayed { seat, power });
        events.push(Event::PowerTakenBack { seat, power });
    }
    for card in [Card::Character(character), Card::Power(Power::Look)] {
        for target in [Target::Hand(B), Target::Deck] {
            events.push(Event::CardLooked { seat, target, card: Sight::Seen(card) });
        }
    }
    let machines = Machine::ALL.map(Means::Machine);
    for means in [Means::Walking, Means::FreeStep].into_iter().chain(machines) {
        events.push(Event::Moved { seat, character, from: HERE, to: THERE, means });
    }
    for activity in Activity::ALL {
        events.push(Event::ActionTaken { seat, activity });
        events.push(Event::Skipped { seat, activity });
        for teeth in [-3, -1, 1, 3] {
            let machine = Machine::Airship;
            events.push(Event::GearsTurned { seat, teeth, machine, walking: teeth.unsigned_abs(), activity });
        }
    }
    events
}

fn actions() -> Vec<Action> {
    let (space, tile, character, to) = (HERE, Tile(0), Character::Snowy, THERE);
    let mut actions = vec![
        Action::Open { position: 2 },
        Action::Bid { time: 3 },
        Action::Pass {},
        Action::PlaceClue { space },
        Action::Declare { character },
        Action::PlayItem { tile },
        Action::Block { character },
        Action::Turn { teeth: 1 },
        Action::Turn { teeth: 2 },
        Action::Turn { teeth: -1 },
        Action::Turn { teeth: -2 },
        Action::Step { to },
        Action::Ride { to },
        Action::Taxi { to },
        Action::Stop {},
        Action::MoveClue { from: HERE, to },
        Action::Relocate { character, to },
        Action::Swap { a: Character::Johnsson, b: character },
        Action::EndTurn {},
        Action::DiscardOrgan { tile },
        Action::Decline {},
        Action::PlaceOrgan { space },
        Action::Discard { tile },
    ];
    actions.extend(Character::ALL.map(|character| Action::Choose { character }));
    actions.extend(Character::ALL.map(|character| Action::Name { character }));
    actions.extend(Power::ALL.map(|power| Action::PlayPower { power }));
    actions.extend(Power::ALL.map(|power| Action::TakeBack { power }));
    actions.extend(Activity::ALL.map(|activity| Action::Favour { activity }));
    actions.extend(Side::ALL.map(|side| Action::PlaceLocation { tile, side }));
    for clues in 0..4 {
        actions.push(Action::Investigate { target: Target::Hand(B), clues });
        actions.push(Action::Investigate { target: Target::Deck, clues });
        actions.push(Action::Research { clues });
        actions.push(Action::Compose { clues });
    }
    actions
}

fn asks() -> Vec<Ask> {
    let mut asks = vec![
        Ask::OpenAuction,
        Ask::OpeningBid,
        Ask::Raise,
        Ask::PlaceClue,
        Ask::Choose,
        Ask::Gears,
        Ask::Move,
        Ask::EndTurn,
        Ask::Look,
        Ask::FreeSteps,
        Ask::TaxiRide,
        Ask::Ride,
        Ask::ClueOnMystic,
        Ask::TakeBack,
        Ask::Block,
        Ask::Name,
        Ask::Favour,
        Ask::MoveClue,
        Ask::Relocate,
        Ask::Swap,
        Ask::PlaceLocation,
        Ask::PlaceOrgan,
        Ask::Discard,
        Ask::Nothing,
    ];
    asks.extend(Activity::ALL.map(Ask::Act));
    asks
}

fn refusals() -> Vec<Illegal> {
    let (space, tile, character, power) = (HERE, Tile(0), Character::Vikstrom, Power::Ride);
    let mut refusals = vec![
        Illegal::GameOver,
        Illegal::NotYourTurn { seat: A, to_act: B },
        Illegal::NotYourTurn { seat: Seat(255), to_act: B },
        Illegal::NoSuchSpace { space: Space(255) },
        Illegal::NoSuchTile { tile: Tile(255) },
        Illegal::NoSuchPosition { position: 0, positions: 4 },
        Illegal::NoSuchPosition { position: 255, positions: 4 },
        Illegal::PositionTaken { position: 2 },
        Illegal::BidTooLow { least: 3 },
        Illegal::BidTooHigh { time: 12 },
        Illegal::NotRegular { space },
        Illegal::NotMystic { space },
        Illegal::NotEmpty { space },
        Illegal::AlreadyDeclared,
        Illegal::OrganNotOnMap,
        Illegal::TooFewMarks { marks: 1 },
        Illegal::CharacterUsed { character },
        Illegal::CharacterBlocked { character },
        Illegal::MustChoose { character },
        Illegal::NotHimself,
        Illegal::NoEffect,
        Illegal::IdleAbility,
        Illegal::NoCluesHere,
        Illegal::TeethNotOffered { teeth: -128 },
        Illegal::TooExpensive { price: 3, time: 2 },
        Illegal::NoStepsLeft,
        Illegal::NotAdjacent { from: HERE, to: THERE },
        Illegal::Occupied { space },
        Illegal::RideUsed,
        Illegal::TransportForbidden,
        Illegal::NotAtStation { space },
        Illegal::NotAStop { space: Space(255) },
        Illegal::NoTaxi,
        Illegal::PowerNotHeld { power },
        Illegal::PowerAlready,
        Illegal::TileNotHeld { tile: Tile(255) },
        Illegal::ItemAlready,
        Illegal::NotAnItem { tile },
        Illegal::NotALocation { tile },
        Illegal::CardsForbidden,
        Illegal::NoCharacterYet,
        Illegal::NoClue,
        Illegal::NoTarget { target: Target::Hand(Seat(255)) },
        Illegal::NoTarget { target: Target::Deck },
        Illegal::TooManyClues { most: 0 },
        Illegal::TooManyClues { most: 1 },
        Illegal::TooManyClues { most: 2 },
        Illegal::NoClueThere { space },
        Illegal::PowerNotPlayed { power },
        Illegal::SameSpace { space },
        Illegal::SwapOrder { a: character, b: Character::Johnsson },
        Illegal::SwapOrder { a: character, b: character },
        Illegal::SideTaken { side: Side::East },
        Illegal::EmptyArea { side: Side::West },
        Illegal::AreaOccupied,
        Illegal::NoOrganSymbol { tile },
        Illegal::NotThreeTiles { tiles: 2 },
        Illegal::OutsideArea { space },
    ];
    refusals.extend(asks().into_iter().map(|asked| Illegal::NotNow { asked }));
    refusals
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
    covers_events(&events());
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        for event in events() {
            let text = words.event(&event);
            sound(&text);
            assert!(text.ends_with(['.', '”', '!']), "{text:?}");
        }
    }
}

#[test]
fn every_action_has_a_label() {
    covers_actions(&actions());
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        let labels: BTreeSet<_> = actions().iter().map(|action| words.action(action)).collect();
        labels.iter().for_each(|label| sound(label));
        assert_eq!(labels.len(), actions().len(), "different actions have different labels");
    }
}

#[test]
fn every_question_and_every_refusal_has_a_sentence() {
    covers_asks(&asks());
    covers_refusals(&refusals());
    let players = players();
    for language in Language::ALL {
        let words = Words::new(language, &Pack::turin().content, &players);
        asks().into_iter().for_each(|ask| sound(&words.ask(ask)));
        for refusal in refusals() {
            let text = words.illegal(&refusal);
            sound(&text);
            assert!(text.ends_with(['.', '?']), "{text:?}");
        }
    }
}

#[test]
fn every_thought_has_one_sentence_and_says_whose_it_is() {
    covers_thoughts(&thoughts());
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
        let names = Kind::ALL.map(|kind| language.level(kind));
        names.iter().for_each(|name| sound(name));
        let about = Kind::ALL.map(|kind| language.level_about(kind));
        about.iter().for_each(|text| sound(text));
        assert!(about.iter().all(|text| text.ends_with('.')), "{about:?}");
        assert_eq!(BTreeSet::from(names).len(), Kind::ALL.len());
        assert_eq!(BTreeSet::from(about).len(), Kind::ALL.len());
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
            "I was 75 % sure that Snowy was the Chosen One, and 60 % would have been enough.",
        ),
        (
            Thought::Declared { character, sure: 0.604, needed: 0.6 },
            "I was 60 % sure that Snowy was the Chosen One, just enough to name a name.",
        ),
        (
            Thought::Declared { character, sure: 1.0, needed: 0.99 },
            "I had no doubt that Snowy was the Chosen One.",
        ),
        (
            Thought::Declared { character, sure: 0.333, needed: 0.0 },
            "I had nothing left to lose, and Snowy was my best guess, at 33 %.",
        ),
        (
            Thought::Auction { position: 2, most: 4, why: Lure::Event },
            "Position II was worth up to 4 Time to me, above all for what the Event gives there.",
        ),
        (
            Thought::Auction { position: 3, most: 0, why: Lure::Choice },
            "I would not have paid any Time for position III.",
        ),
        (
            Thought::Turn { guess, odds: 0.418, pages: 2.6 },
            "The turn seemed worth 3 Music Pages to me; my best guess for the Chosen One was Lewis, at 42 %.",
        ),
        (
            Thought::Look { target: Target::Hand(B), bits: 1.0 },
            "I looked at cards of Giulia, hoping to strike 50 % of the names off my list.",
        ),
        (
            Thought::Searched { chance: 0.384, worlds: 240 },
            "With this I won 38 % of the 240 games I played on in my head.",
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
