//! Characters carried by Item Tiles, to a Mystic Building or in exchange for another (R29).

use crate::support::table::{MARCO, Table, scenario, space, turn};
use crate::support::turns::{ids, put, spaces, tile};
use armonium_rules::{Action, Ask, Character, Event, EventCard, Illegal, Phase, Scenario, Seat};
use std::collections::BTreeSet;

/// R29
#[test]
fn any_character_is_put_on_any_empty_mystic_building_used_and_blocked_ones_too() {
    let mut before = with_tile("to-mystic-organ");
    put(&mut before, Character::Snowy, "cimitero");
    before.clues_on = ids(&["obelisco"]);
    let mut table = Table::at(&before);
    play(&mut table, "to-mystic-organ");
    assert_eq!(table.ask(), Ask::Relocate);
    let offers = table.offered(|action| {
        if let Action::Relocate { character, to } = action { Some((character, to)) } else { None }
    });
    let free = spaces(&["mole-antonelliana", "tempio-valdese", "museo-egizio"]);
    let all: BTreeSet<_> = Character::ALL
        .into_iter()
        .flat_map(|character| free.iter().map(move |&to| (character, to)))
        .collect();
    assert_eq!(offers, all);
    let blocked = Character::Lewis;
    assert!(table.state.public().blocked.has(blocked) && table.state.public().used.has(Character::Johnsson));
    for to in spaces(&["cimitero", "obelisco"]) {
        let refusal = table.refused(Action::Relocate { character: blocked, to });
        assert_eq!(refusal, Illegal::NotEmpty { space: to });
    }
    let (from, to) = (space("gran-madre"), space("museo-egizio"));
    let happened = table.act(Action::Relocate { character: blocked, to });
    assert_eq!(happened, [Event::Relocated { seat: Seat(1), character: blocked, from, to }]);
    assert_eq!((table.stands(blocked), table.clues(Seat(1))), (to, 2));
}

/// R29
#[test]
fn any_two_characters_change_places_used_and_blocked_ones_too() {
    for (a, b) in [
        (Character::Johnsson, Character::Lewis),
        (Character::Lilja, Character::Snowy),
        (Character::Lewis, Character::Koleberg),
    ] {
        let mut table = Table::at(&with_tile("swap"));
        play(&mut table, "swap");
        let places = [table.stands(a), table.stands(b)];
        assert_eq!(table.act(Action::Swap { a, b }), [Event::Swapped { seat: Seat(1), a, b }]);
        assert_eq!([table.stands(b), table.stands(a)], places);
    }
    let mut table = Table::at(&with_tile("swap"));
    play(&mut table, "swap");
    let pairs = table.offered(|action| if let Action::Swap { a, b } = action { Some((a, b)) } else { None });
    assert_eq!(pairs.len(), 8 * 7 / 2, "every pair once");
}

/// R29
#[test]
fn a_carried_character_picks_up_no_clue() {
    // A Clue under Lilja stays there when the chosen Character takes her place.
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["swap"]);
    before.clues_on = ids(&["palazzo-reale"]);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::PlayItem { tile: tile("swap") });
    let happened = table.act(Action::Swap { a: Character::Johnsson, b: Character::Lilja });
    assert_eq!(happened.len(), 1);
    assert_eq!((table.stands(Character::Johnsson), table.clues(MARCO)), (space("palazzo-reale"), 2));
    assert!(table.state.public().clues_on.has(space("palazzo-reale")));
}

/// The second turn of an Hour in which Johnsson is used and Lewis is blocked; the mover holds this tile.
fn with_tile(id: &str) -> Scenario {
    let mut before = scenario(4);
    before.event = EventCard::E6;
    before.phase = Phase::Turn(turn(1));
    before.used.insert(Character::Johnsson);
    before.players[1].tiles = ids(&[id]);
    before
}

fn play(table: &mut Table, id: &str) {
    table.act(Action::PlayItem { tile: tile(id) });
}
