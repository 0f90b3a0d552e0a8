//! Samples of every event, action, question and refusal, for tests of code that must handle all of them.

use crate::action::{Action, Target};
use crate::content::Content;
use crate::event::{Card, Event, Means, Outcome, Reason, Sight};
use crate::illegal::Illegal;
use crate::phase::Ask;
use crate::vocabulary::{Activity, Character, EventCard, Machine, Power, Role, Seat, Side, Space, Tile};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const HERE: Space = Space(0);
const THERE: Space = Space(1);
/// Numbers that languages count differently.
const COUNTS: [u8; 9] = [0, 1, 2, 3, 4, 5, 11, 21, 25];

fn tiles(content: &Content) -> impl Iterator<Item = Tile> {
    (0..content.tiles().len()).map(|number| Tile(number as u8))
}

/// Some of every event, with every noun where sentences may differ by it.
pub fn events(content: &Content) -> Vec<Event> {
    let (seat, space, from, to) = (A, HERE, HERE, THERE);
    let mut events = vec![
        Event::CharacterDealt { seat, character: Sight::FaceDown },
        Event::RoleDealt { seat, role: Sight::FaceDown },
        Event::AuctionOpened { seat, position: 2 },
        Event::BidPassed { seat },
        Event::PositionGiven { seat, position: 4 },
        Event::PositionStruck { position: 3 },
        Event::CluePlaced { seat, space },
        Event::DeclaredWrongly { seat, chosen: Sight::FaceDown },
        Event::ClueGained { seat },
        Event::CluePicked { seat, space },
        Event::TileDrawn { seat, tile: Sight::FaceDown },
        Event::TileDiscarded { seat, tile: Sight::FaceDown },
        Event::CardLooked { seat, target: Target::Hand(B), card: Sight::FaceDown },
        Event::CardLooked { seat, target: Target::Deck, card: Sight::FaceDown },
        Event::ClueMoved { seat, from, to },
        Event::TurnEnded { seat },
        Event::LocationDeclined { seat },
        Event::OrganPlaced { seat, space },
        Event::Ended { outcome: Outcome::Ragnarok {} },
        Event::Ended { outcome: Outcome::AllOut {} },
    ];
    events.extend((1..=11).map(|hour| Event::HourBegan { hour }));
    events.extend(EventCard::ALL.map(|card| Event::EventTurned { card }));
    for count in COUNTS {
        events.push(Event::BidMade { seat, time: count });
        events.push(Event::PositionWon { seat, position: 1, time: count });
        events.push(Event::TimeGained { seat, time: count });
        events.push(Event::TimePaid { seat, time: count });
        events.push(Event::MusicGained { seat, pages: count });
        events.push(Event::CluesSpent { seat, clues: count });
        events.push(Event::TilesReturned { seat, tiles: count });
    }
    for role in Role::ALL {
        events.push(Event::RoleDealt { seat, role: Sight::Seen(role) });
        events.push(Event::Ended { outcome: Outcome::Won { seat, role } });
        events.extend(Character::ALL.map(|character| Event::Declared { seat, role, character }));
    }
    for reason in [Reason::Time, Reason::WrongName, Reason::Failed] {
        events.push(Event::PlayerOut { seat, reason });
    }
    let machines = Machine::ALL.map(Means::Machine);
    for character in Character::ALL {
        events.push(Event::CharacterDealt { seat, character: Sight::Seen(character) });
        events.push(Event::CharacterFaceUp { character });
        events.push(Event::DeclaredWrongly { seat, chosen: Sight::Seen(character) });
        events.push(Event::DeclaredRightly { seat, character });
        events.push(Event::CharacterChosen { seat, character });
        events.push(Event::AbilityUsed { seat, character });
        events.push(Event::CharacterBlocked { seat, character });
        events.push(Event::Relocated { seat, character, from, to });
        events.push(Event::CardRevealed { seat, character });
        events.extend(later(character).map(|b| Event::Swapped { seat, a: character, b }));
        for means in [Means::Walking, Means::FreeStep].into_iter().chain(machines) {
            events.push(Event::Moved { seat, character, from, to, means });
        }
    }
    let cards = Character::ALL.map(Card::Character).into_iter().chain(Power::ALL.map(Card::Power));
    for card in cards.map(Sight::Seen) {
        events.push(Event::CardLooked { seat, target: Target::Hand(B), card });
        events.push(Event::CardLooked { seat, target: Target::Deck, card });
    }
    for tile in tiles(content) {
        events.push(Event::TileDrawn { seat, tile: Sight::Seen(tile) });
        events.push(Event::TileDiscarded { seat, tile: Sight::Seen(tile) });
        events.push(Event::ItemPlayed { seat, tile });
        events.push(Event::MarkShown { seat, tile });
        events.push(Event::OrganTileDiscarded { seat, tile });
        events.extend(Side::ALL.map(|side| Event::LocationPlaced { seat, tile, side }));
    }
    for power in Power::ALL {
        events.push(Event::PowerPlayed { seat, power });
        events.push(Event::PowerTakenBack { seat, power });
    }
    for activity in Activity::ALL {
        events.push(Event::ActionTaken { seat, activity });
        events.push(Event::Skipped { seat, activity });
        for machine in Machine::ALL {
            for teeth in [-3i8, -1, 1, 3] {
                let walking = teeth.unsigned_abs();
                events.push(Event::GearsTurned { seat, teeth, machine, walking, activity });
            }
        }
    }
    events
}

/// The characters that can change places with this one, named after it.
fn later(character: Character) -> impl Iterator<Item = Character> {
    Character::ALL.into_iter().skip(character.index() + 1)
}

/// Some of every action.
pub fn actions(content: &Content) -> Vec<Action> {
    let (space, to) = (HERE, THERE);
    let mut actions = vec![
        Action::Pass {},
        Action::PlaceClue { space },
        Action::Step { to },
        Action::Ride { to },
        Action::Taxi { to },
        Action::Stop {},
        Action::MoveClue { from: HERE, to },
        Action::EndTurn {},
        Action::Decline {},
        Action::PlaceOrgan { space },
    ];
    actions.extend((1..=6).map(|position| Action::Open { position }));
    actions.extend(COUNTS.map(|time| Action::Bid { time }));
    actions.extend([1, 2, 3, -1, -2, -3].map(|teeth| Action::Turn { teeth }));
    for character in Character::ALL {
        actions.push(Action::Declare { character });
        actions.push(Action::Choose { character });
        actions.push(Action::Name { character });
        actions.push(Action::Block { character });
        actions.push(Action::Relocate { character, to });
        actions.extend(later(character).map(|b| Action::Swap { a: character, b }));
    }
    for tile in tiles(content) {
        actions.push(Action::PlayItem { tile });
        actions.push(Action::DiscardOrgan { tile });
        actions.push(Action::Discard { tile });
        actions.extend(Side::ALL.map(|side| Action::PlaceLocation { tile, side }));
    }
    actions.extend(Power::ALL.map(|power| Action::PlayPower { power }));
    actions.extend(Power::ALL.map(|power| Action::TakeBack { power }));
    actions.extend(Activity::ALL.map(|activity| Action::Favour { activity }));
    for clues in COUNTS {
        actions.push(Action::Investigate { target: Target::Hand(B), clues });
        actions.push(Action::Investigate { target: Target::Deck, clues });
        actions.push(Action::Research { clues });
        actions.push(Action::Compose { clues });
    }
    actions
}

/// Every question.
pub fn asks() -> Vec<Ask> {
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

/// Some of every refusal.
pub fn refusals(content: &Content) -> Vec<Illegal> {
    let space = HERE;
    let mut refusals = vec![
        Illegal::GameOver,
        Illegal::NotYourTurn { seat: A, to_act: B },
        Illegal::NotYourTurn { seat: Seat(255), to_act: B },
        Illegal::NoSuchSpace { space: Space(255) },
        Illegal::NoSuchTile { tile: Tile(255) },
        Illegal::NoSuchPosition { position: 0, positions: 4 },
        Illegal::NoSuchPosition { position: 255, positions: 4 },
        Illegal::PositionTaken { position: 2 },
        Illegal::NotRegular { space },
        Illegal::NotMystic { space },
        Illegal::NotEmpty { space },
        Illegal::AlreadyDeclared,
        Illegal::OrganNotOnMap,
        Illegal::NotHimself,
        Illegal::NoEffect,
        Illegal::IdleAbility,
        Illegal::NoCluesHere,
        Illegal::TeethNotOffered { teeth: -128 },
        Illegal::NoStepsLeft,
        Illegal::NotAdjacent { from: HERE, to: THERE },
        Illegal::Occupied { space },
        Illegal::RideUsed,
        Illegal::TransportForbidden,
        Illegal::NotAtStation { space },
        Illegal::NotAStop { space: Space(255) },
        Illegal::NoTaxi,
        Illegal::PowerAlready,
        Illegal::TileNotHeld { tile: Tile(255) },
        Illegal::ItemAlready,
        Illegal::CardsForbidden,
        Illegal::NoCharacterYet,
        Illegal::NoClue,
        Illegal::NoTarget { target: Target::Hand(Seat(255)) },
        Illegal::NoTarget { target: Target::Hand(B) },
        Illegal::NoTarget { target: Target::Deck },
        Illegal::NoClueThere { space },
        Illegal::SameSpace { space },
        Illegal::AreaOccupied,
        Illegal::OutsideArea { space },
    ];
    for count in COUNTS {
        refusals.push(Illegal::BidTooLow { least: count });
        refusals.push(Illegal::BidTooHigh { time: count });
        refusals.push(Illegal::TooFewMarks { marks: count });
        refusals.push(Illegal::TooExpensive { price: 3, time: count });
        refusals.push(Illegal::TooManyClues { most: count });
        refusals.push(Illegal::NotThreeTiles { tiles: count });
    }
    for character in Character::ALL {
        refusals.push(Illegal::CharacterUsed { character });
        refusals.push(Illegal::CharacterBlocked { character });
        refusals.push(Illegal::MustChoose { character });
        refusals.push(Illegal::SwapOrder { a: character, b: Character::Johnsson });
        refusals.push(Illegal::SwapOrder { a: character, b: character });
    }
    for power in Power::ALL {
        refusals.push(Illegal::PowerNotHeld { power });
        refusals.push(Illegal::PowerNotPlayed { power });
    }
    for side in Side::ALL {
        refusals.push(Illegal::SideTaken { side });
        refusals.push(Illegal::EmptyArea { side });
    }
    for tile in tiles(content) {
        refusals.push(Illegal::TileNotHeld { tile });
        refusals.push(Illegal::NotAnItem { tile });
        refusals.push(Illegal::NotALocation { tile });
        refusals.push(Illegal::NoOrganSymbol { tile });
    }
    refusals.extend(asks().into_iter().map(|asked| Illegal::NotNow { asked }));
    refusals
}
