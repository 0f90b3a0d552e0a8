//! Every action there could be, sensible or not, for judging against the offer.

use armonium_rules::{Action, Activity, Character, Content, Power, Seat, Side, Space, Target, Tile};

/// Spaces of the board and some that no board has.
fn spaces(content: &Content) -> impl Iterator<Item = Space> + Clone {
    let last = content.spaces().len() as u8;
    (0..=last).chain([127, 128, 200, 255]).map(Space)
}

fn tiles(content: &Content) -> impl Iterator<Item = Tile> + Clone {
    let last = content.tiles().len() as u8;
    (0..=last).chain([63, 64, 255]).map(Tile)
}

/// Every action with every value, and values beyond.
pub fn universe(content: &Content) -> Vec<Action> {
    let mut all = vec![Action::Pass {}, Action::Stop {}, Action::EndTurn {}, Action::Decline {}];
    let numbers = || (0u8..=52).chain([100, 255]);
    all.extend(numbers().map(|position| Action::Open { position }));
    all.extend(numbers().map(|time| Action::Bid { time }));
    all.extend(numbers().map(|clues| Action::Research { clues }));
    all.extend(numbers().map(|clues| Action::Compose { clues }));
    all.extend((-5i8..=5).chain([-128, 127]).map(|teeth| Action::Turn { teeth }));
    for character in Character::ALL {
        all.extend([
            Action::Declare { character },
            Action::Choose { character },
            Action::Name { character },
            Action::Block { character },
        ]);
        all.extend(spaces(content).map(|to| Action::Relocate { character, to }));
        all.extend(Character::ALL.map(|b| Action::Swap { a: character, b }));
    }
    for power in Power::ALL {
        all.extend([Action::PlayPower { power }, Action::TakeBack { power }]);
    }
    all.extend(Activity::ALL.map(|activity| Action::Favour { activity }));
    for tile in tiles(content) {
        all.extend([Action::PlayItem { tile }, Action::DiscardOrgan { tile }, Action::Discard { tile }]);
        all.extend(Side::ALL.map(|side| Action::PlaceLocation { tile, side }));
    }
    let targets = (0..6).chain([6, 7, 8, 255]).map(|seat| Target::Hand(Seat(seat))).chain([Target::Deck]);
    for target in targets {
        all.extend((0..8).chain([255]).map(|clues| Action::Investigate { target, clues }));
    }
    for space in spaces(content) {
        all.extend([
            Action::PlaceClue { space },
            Action::PlaceOrgan { space },
            Action::Step { to: space },
            Action::Ride { to: space },
            Action::Taxi { to: space },
        ]);
        all.extend(spaces(content).map(|to| Action::MoveClue { from: space, to }));
    }
    all
}
