//! What lies openly on the table (R42). What does not: secrecy_clauses.rs.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, auctions, ids, put_organ, scenario, space, tile, turn,
};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Activity, Character, CharacterSet, Event, EventCard, Machine, Phase, Power, PowerSet, Round,
    Scenario, SeatSet, Side, Sight, SpaceSet, View, Viewer,
};

/// R42, 10.1
#[test]
fn everybody_sees_time_music_and_clues_of_each_player() {
    let mut before = scenario(4);
    for (player, number) in before.players.iter_mut().zip(1..) {
        (player.time, player.music, player.clues) = (10 * number, number, number + 1);
    }
    for view in views(&Table::at(&before)) {
        assert_eq!(view.public.time[..4], [10, 20, 30, 40]);
        assert_eq!(view.public.music[..4], [1, 2, 3, 4]);
        assert_eq!(view.public.clues[..4], [2, 3, 4, 5]);
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_how_many_tiles_and_cards_a_hand_holds() {
    let mut before = scenario(4);
    before.players[1].tiles = ids(&["swap", "mole"]);
    before.players[1].played = [Power::Look, Power::Ride].into_iter().collect();
    let table = Table::at(&before);
    for view in views(&table) {
        let hand = &view.hands[1];
        assert_eq!(hand.tiles.len(), 2);
        assert_eq!(hand.tiles.iter().any(|tile| tile.seen().is_some()), view.viewer == Viewer::Seat(MARIO));
        assert_eq!((hand.powers.len(), hand.characters), (2, 1));
        assert_eq!(view.public.hand_size(MARIO), 3);
        assert_eq!(view.hands.iter().map(|hand| hand.tiles.len()).collect::<Vec<_>>(), [0, 2, 0, 0]);
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_power_cards_played_and_taken_back() {
    // E9: position X takes a played Power Card back.
    let mut before = Scenario { event: EventCard::E9, phase: Phase::Turn(turn(3)), ..scenario(4) };
    before.players[3].played = PowerSet::of(Power::Look);
    let mut table = Table::at(&before);
    let played = table.act(Action::PlayPower { power: Power::Music });
    assert_all_see(&table, &played);
    for view in views(&table) {
        assert_eq!(view.public.played[3], [Power::Look, Power::Music].into_iter().collect());
        assert_eq!(view.hands[3].powers, [Power::Ride, Power::Research].into_iter().collect());
    }
    table.act(Action::Choose { character: Character::Johnsson });
    let taken_back = table.act(Action::TakeBack { power: Power::Look });
    assert_all_see(&table, &taken_back);
    for view in views(&table) {
        assert_eq!(view.public.played[3], PowerSet::of(Power::Music));
        assert!(view.hands[3].powers.has(Power::Look));
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_the_chart_and_the_blocks() {
    let mut before = Scenario { event: EventCard::E8, ..scenario(4) };
    before.phase = Phase::Turn(turn(0));
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Lewis });
    let blocked = table.act(Action::Block { character: Character::Vidal });
    assert_all_see(&table, &blocked);
    for view in views(&table) {
        assert_eq!(view.public.used, CharacterSet::of(Character::Lewis));
        assert_eq!(view.public.blocked, CharacterSet::of(Character::Vidal));
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_the_bids() {
    let mut table = Table::at(&Scenario { phase: auctions(MARCO, 4), ..scenario(4) });
    let mut happened = table.act(Action::Open { position: 2 });
    happened.extend(table.act(Action::Bid { time: 3 }));
    happened.extend(table.act(Action::Pass {}));
    happened.extend(table.act(Action::Bid { time: 5 }));
    let expected = [
        Event::AuctionOpened { seat: MARCO, position: 2 },
        Event::BidMade { seat: MARCO, time: 3 },
        Event::BidPassed { seat: MARIO },
        Event::BidMade { seat: CHRISTIAN, time: 5 },
    ];
    assert_eq!(happened, expected);
    assert_all_see(&table, &happened);
    let passed = SeatSet::of(MARIO);
    let round = Round::Bidding { position: 2, bid: 5, leader: CHRISTIAN, bidder: LEONARDO, passed };
    for view in views(&table) {
        assert!(matches!(view.public.phase, Phase::Auction(auction) if auction.round == round));
        assert_eq!(view.to_act, Some(LEONARDO));
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_the_gears_and_the_map() {
    let mut before = scenario(4);
    put_organ(&mut before);
    before.clues_on = ids(&["duomo", "via-po"]);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    let turned = table.act(Action::Turn { teeth: 1 });
    let moved = table.act(Action::Step { to: space("sinagoga") });
    assert_all_see(&table, &turned);
    assert_all_see(&table, &moved);
    for view in views(&table) {
        assert_eq!(view.public.shown(turin()), (Machine::Train, 3, Activity::Investigate));
        assert_eq!(view.public.at[Character::Johnsson.index()], space("sinagoga"));
        assert_eq!(view.public.at[1..], turin().runes()[1..]);
        let clues: SpaceSet = [space("duomo"), space("via-po")].into_iter().collect();
        assert_eq!((view.public.clues_on, view.public.organ), (clues, Some(space("piazza-carlina"))));
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_the_tiles_on_the_location_spaces() {
    let mut before = Scenario { phase: Phase::Location { seat: LEONARDO, organ: false }, ..scenario(4) };
    before.players[3].tiles = ids(&["tempio-mark", "mole"]);
    let mut table = Table::at(&before);
    let placed = table.act(Action::PlaceLocation { tile: tile("tempio-mark"), side: Side::South });
    assert_all_see(&table, &placed);
    for view in views(&table) {
        let mut expected = [None; 4];
        expected[Side::South.index()] = Some(tile("tempio-mark"));
        assert_eq!(view.public.locations, expected);
        assert_eq!(view.hands[3].tiles.len(), 1);
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_how_many_tiles_the_pile_holds() {
    let mut before = scenario(4);
    before.players[1].tiles = ids(&["swap"]);
    let mut table = Table::at(&before);
    assert!(views(&table).all(|view| view.pile.len() == 49));
    table.act(Action::Choose { character: Character::Lilja });
    assert!(views(&table).all(|view| view.pile.len() == 47));
}

/// R42, 10.1
#[test]
fn everybody_sees_a_played_tile_and_so_its_place_under_the_pile() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["deggial", "mole"]);
    let mut table = Table::at(&before);
    let played = table.act(Action::PlayItem { tile: tile("deggial") });
    assert_eq!(played[0], Event::ItemPlayed { seat: MARCO, tile: tile("deggial") });
    assert_all_see(&table, &played);
    for view in views(&table) {
        assert_eq!(view.pile.len(), 49);
        assert_eq!(view.pile[48], Sight::Seen(tile("deggial")));
        assert!(view.pile[..48].iter().all(|tile| tile.seen().is_none()));
    }
}

/// R42, 10.1
#[test]
fn everybody_sees_a_tile_discarded_for_the_organ_and_so_its_place_under_the_pile() {
    let mut before = Scenario { phase: Phase::Location { seat: LEONARDO, organ: false }, ..scenario(4) };
    let placed = [(Side::South, "tempio"), (Side::West, "museo"), (Side::North, "obelisco")];
    before.locations = placed.map(|(side, id)| (side, id.to_owned())).into();
    before.players[3].tiles = ids(&["train-organ", "mole"]);
    let mut table = Table::at(&before);
    let discarded = table.act(Action::DiscardOrgan { tile: tile("train-organ") });
    assert_eq!(discarded, [Event::OrganTileDiscarded { seat: LEONARDO, tile: tile("train-organ") }]);
    assert_all_see(&table, &discarded);
    for view in views(&table) {
        assert_eq!(view.pile.last(), Some(&Sight::Seen(tile("train-organ"))));
    }
}

/// What each player and a spectator see.
fn views(table: &Table) -> impl Iterator<Item = View> + '_ {
    let all = viewers(table.state.public().options);
    all.into_iter().map(|viewer| table.state.view(turin(), viewer))
}

/// Nobody sees less of this than it is.
#[track_caller]
fn assert_all_see(table: &Table, happened: &[Event]) {
    for viewer in viewers(table.state.public().options) {
        for event in happened {
            assert_eq!(event.seen_by(viewer), *event);
        }
    }
}
