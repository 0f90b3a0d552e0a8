//! How long a view remembers where a tile is (R73, R77).

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, ids, leave_in_pile, put_organ, scenario, scenario_in_hour,
    tile, turn,
};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Character, EventCard, Options, Phase, Scenario, Seat, Side, Sight, Tile, TileKnown, TilePlace,
    Viewer, Who,
};

/// R77, 10.4
#[test]
fn a_drawn_tile_is_remembered_by_its_player_alone() {
    let mut before = scenario(4);
    leave_in_pile(&mut before, LEONARDO, &["swap", "deggial", "mole"]);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(table.tiles(MARCO), [tile("deggial"), tile("swap")]);
    for viewer in others(MARCO) {
        assert_eq!(table.state.view(turin(), viewer).hands[0].tiles, [Sight::FaceDown; 2]);
    }
}

/// R77, R42, 10.5
#[test]
fn a_played_tile_is_remembered_under_the_pile_and_in_the_hand_of_the_player_who_draws_it() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["deggial"]);
    leave_in_pile(&mut before, LEONARDO, &["swap"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("deggial") });
    let pile = [Sight::FaceDown, Sight::Seen(tile("deggial"))];
    assert!(viewers(before.options).into_iter().all(|v| table.state.view(turin(), v).pile == pile));
    table.finish_turn();
    // Mario draws both: everybody knows one of them.
    table.act(Action::Choose { character: Character::Lilja });
    for viewer in others(MARIO) {
        let seen = table.state.view(turin(), viewer).hands[1].tiles.clone();
        assert_eq!(seen, [Sight::Seen(tile("deggial")), Sight::FaceDown]);
    }
    assert_eq!(table.tiles(MARIO).len(), 2);
}

/// R77, 10.5
#[test]
fn a_place_under_the_pile_stays_known_while_others_go_under_it_and_are_drawn() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["deggial"]);
    before.players[1].tiles = ids(&["lemuria"]);
    leave_in_pile(&mut before, LEONARDO, &["swap", "mole", "stones"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("deggial") });
    table.choose_up_to_gears(Character::Lilja);
    table.finish_turn();
    table.act(Action::PlayItem { tile: tile("lemuria") });
    let pile = [Sight::FaceDown, Sight::Seen(tile("deggial")), Sight::Seen(tile("lemuria"))];
    assert_eq!(table.view(CHRISTIAN).pile, pile);
}

/// R77, 10.4, 10.5
#[test]
fn an_own_secret_discard_is_remembered_by_its_player_alone() {
    let mut before = evening();
    before.players[1].tiles = ids(&["deggial", "mole", "swap", "stones"]);
    let mut table = Table::at(&before);
    table.act(Action::Decline {});
    assert_eq!(table.to_act(), MARIO);
    table.act(Action::Discard { tile: tile("deggial") });
    assert_eq!(table.view(MARIO).pile.last(), Some(&Sight::Seen(tile("deggial"))));
    for viewer in others(MARIO) {
        assert_eq!(table.state.view(turin(), viewer).pile.last(), Some(&Sight::FaceDown));
    }
}

/// R77, 10.5
#[test]
fn who_discarded_a_tile_knows_who_draws_it_later() {
    let mut before = scenario(4);
    leave_in_pile(&mut before, LEONARDO, &["swap", "deggial"]);
    let known = TileKnown { at: TilePlace::Pile(1), tile: "deggial".into(), by: seats(&[CHRISTIAN]) };
    before.tiles_known.push(known);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(table.view(CHRISTIAN).hands[0].tiles, [Sight::Seen(tile("deggial")), Sight::FaceDown]);
    assert_eq!(table.view(MARIO).hands[0].tiles, [Sight::FaceDown; 2]);
}

/// R77, 5.5
#[test]
fn tiles_shown_as_marks_are_remembered_by_all() {
    let mut before = scenario_in_hour(4, 5);
    before.players[3].tiles = ids(&["nifelheim", "swap", "sitra-ahra"]);
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    for viewer in others(LEONARDO) {
        let seen = table.state.view(turin(), viewer).hands[3].tiles.clone();
        assert_eq!(seen, [Sight::Seen(tile("nifelheim")), Sight::Seen(tile("sitra-ahra")), Sight::FaceDown]);
    }
}

/// R77, 10.5
#[test]
fn a_secret_discard_ends_what_the_others_knew_of_that_hand() {
    let mut before = evening();
    before.players[1].tiles = ids(&["deggial", "mole", "swap", "stones"]);
    before.tiles_known.push(in_hand(MARIO, "deggial", Who::Everybody));
    let mut table = Table::at(&before);
    assert!(table.view(MARCO).hands[1].tiles.contains(&Sight::Seen(tile("deggial"))));
    table.act(Action::Decline {});
    // Whether it was this tile or another, the others cannot know.
    table.act(Action::Discard { tile: tile("swap") });
    for viewer in others(MARIO) {
        let view = table.state.view(turin(), viewer);
        assert_eq!(view.hands[1].tiles, [Sight::FaceDown; 3]);
        assert_eq!(view.pile.last(), Some(&Sight::FaceDown));
    }
    assert_eq!(table.tiles(MARIO), [tile("mole"), tile("deggial"), tile("stones")]);
}

/// R77
#[test]
fn without_a_discard_the_knowledge_outlasts_the_hour() {
    let mut before = evening();
    before.players[1].tiles = ids(&["deggial", "mole", "swap"]);
    before.players[2].tiles = ids(&["lemuria", "time", "train", "airship"]);
    before.tiles_known.push(in_hand(MARIO, "deggial", Who::Everybody));
    let mut table = Table::at(&before);
    table.act(Action::Decline {});
    table.act(Action::Discard { tile: tile("time") });
    assert_eq!(table.state.public().hour, 3);
    assert!(
        table.view(MARCO).hands[1].tiles.contains(&Sight::Seen(tile("deggial"))),
        "Christian's discard is his own"
    );
}

/// R77
#[test]
fn an_open_placement_takes_away_one_of_the_tiles_known() {
    // All know one tile of the Mole in Leonardo's hand; he holds two. When one is placed, all are sure of none.
    let mut before = evening();
    before.players[3].tiles = ids(&["mole", "mole", "swap"]);
    before.tiles_known.push(in_hand(LEONARDO, "mole", Who::Everybody));
    let mut table = Table::at(&before);
    assert_eq!(
        table.view(MARCO).hands[3].tiles,
        [Sight::Seen(tile("mole")), Sight::FaceDown, Sight::FaceDown]
    );
    table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::East });
    assert_eq!(table.view(MARCO).hands[3].tiles, [Sight::FaceDown; 2]);
    assert_eq!(table.tiles(LEONARDO), [tile("mole"), tile("swap")]);
}

/// R77
#[test]
fn which_of_two_equal_tiles_was_placed_is_nobodys_knowledge() {
    // Leonardo holds a tile of the Mole in secret and draws another that all know to lie on top.
    let mut before = Scenario { phase: Phase::Turn(turn(3)), ..scenario(4) };
    before.players[3].tiles = ids(&["mole"]);
    leave_in_pile(&mut before, CHRISTIAN, &["mole", "swap"]);
    let top = TileKnown { at: TilePlace::Pile(0), tile: "mole".into(), by: Who::Everybody };
    before.tiles_known.push(top);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Lilja);
    let one_known = [Sight::Seen(tile("mole")), Sight::FaceDown, Sight::FaceDown];
    assert_eq!(table.view(MARCO).hands[3].tiles, one_known);
    table.finish_turn();
    table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::East });
    assert_eq!(table.view(MARCO).hands[3].tiles, [Sight::FaceDown; 2]);
}

/// R73, R77, 4.5, 10.5
#[test]
fn when_a_hand_is_mixed_under_the_pile_nobody_knows_its_tiles_any_more() {
    let mut before = scenario(4);
    before.players[0].time = 1;
    before.players[0].tiles = ids(&["deggial", "mole"]);
    before.tiles_known.push(in_hand(MARCO, "deggial", Who::Everybody));
    before.tiles_known.push(in_hand(MARCO, "mole", seats(&[CHRISTIAN])));
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    for viewer in viewers(before.options) {
        let view = table.state.view(turin(), viewer);
        assert_eq!(view.pile[48..], [Sight::FaceDown; 2], "not even Marco knows which lies where");
        assert!(view.hands[0].tiles.is_empty());
    }
}

/// R73, 4.5, 10.5
#[test]
fn a_single_tile_of_a_player_who_is_out_stays_known_to_those_who_knew_it() {
    let knowers = [(None, vec![MARCO]), (Some(seats(&[CHRISTIAN])), vec![MARCO, CHRISTIAN])];
    for (by, who) in knowers {
        let mut before = scenario(4);
        before.players[0].time = 1;
        before.players[0].tiles = ids(&["deggial"]);
        before.tiles_known.extend(by.map(|by| in_hand(MARCO, "deggial", by)));
        let table = out_by_gears(&before);
        assert_known_at_the_bottom(&table, tile("deggial"), &who);
        assert_eq!(table.state.view(turin(), Viewer::Spectator).pile[49], Sight::FaceDown);
    }
    let mut before = scenario(4);
    before.players[0].time = 1;
    before.players[0].tiles = ids(&["deggial"]);
    before.tiles_known.push(in_hand(MARCO, "deggial", Who::Everybody));
    let table = out_by_gears(&before);
    assert_known_at_the_bottom(&table, tile("deggial"), &[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    assert_eq!(table.state.view(turin(), Viewer::Spectator).pile[49], Sight::Seen(tile("deggial")));
}

/// R73, R56, 4.5
#[test]
fn one_tile_beside_the_one_whose_price_was_too_high_is_not_mixed() {
    let mut before = scenario(4);
    before.players[0].time = 2;
    before.players[0].tiles = ids(&["paid-music", "swap"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("paid-music") });
    let (open, own) = (Sight::Seen(tile("paid-music")), Sight::Seen(tile("swap")));
    assert_eq!(table.view(MARCO).pile[48..], [open, own]);
    assert_eq!(table.view(MARIO).pile[48..], [open, Sight::FaceDown]);
}

/// R73, R77, 5.5
#[test]
fn shown_marks_are_forgotten_when_they_are_mixed_and_kept_when_there_is_one() {
    for (tiles, known) in [(ids(&["stones"]), true), (ids(&["stones", "swap"]), false)] {
        let mut before = Scenario { event: EventCard::E2, ..scenario_in_hour(4, 5) };
        before.players[3].tiles = tiles;
        before.phase = Phase::Turn(turn(3));
        let mut table = Table::at(&before);
        table.act(Action::Declare { character: Character::Lewis });
        assert!(!table.state.public().is_active(LEONARDO));
        let seen = table.view(MARCO).pile.last().copied();
        assert_eq!(seen, Some(if known { Sight::Seen(tile("stones")) } else { Sight::FaceDown }));
    }
}

/// R73, 4.5
#[test]
fn a_declarer_who_is_out_forgets_the_mixed_tiles_too() {
    let mut before = scenario(4);
    put_organ(&mut before);
    before.players[0].tiles = ids(&["deggial", "swap"]);
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Lewis });
    let pile = table.view(MARCO).pile;
    assert_eq!(pile[pile.len() - 2..], [Sight::FaceDown; 2]);
}

/// Phase 5: when Leonardo declines, tiles are discarded.
fn evening() -> Scenario {
    Scenario { phase: Phase::Location { seat: LEONARDO, organ: false }, ..scenario(4) }
}

/// A tile in a hand that others know.
fn in_hand(seat: Seat, id: &str, by: Who) -> TileKnown {
    TileKnown { at: TilePlace::Hand(seat), tile: id.to_owned(), by }
}

fn seats(seats: &[Seat]) -> Who {
    Who::Seats(seats.iter().copied().collect())
}

/// Everybody but one, and a spectator.
fn others(seat: Seat) -> impl Iterator<Item = Viewer> {
    let all = viewers(Options::new(4));
    all.into_iter().filter(move |&viewer| viewer != Viewer::Seat(seat))
}

/// Marco pays the last Time for a tooth.
fn out_by_gears(before: &Scenario) -> Table {
    let mut table = Table::at(before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    table
}

/// Exactly these seats know the lowest tile of the pile.
#[track_caller]
fn assert_known_at_the_bottom(table: &Table, tile: Tile, who: &[Seat]) {
    for seat in [MARCO, MARIO, CHRISTIAN, LEONARDO] {
        let expected = if who.contains(&seat) { Sight::Seen(tile) } else { Sight::FaceDown };
        assert_eq!(table.view(seat).pile[49], expected, "{seat:?}");
    }
}
