//! What the game is made of (section 1). Long, with one test per clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, Table, id, ids, item, leave_in_pile, put_organ, scenario, scenario_in_hour,
    space,
};
use crate::support::turin;
use armonium_rules::{
    Action, Activity, CardPlace, Character, CharacterSet, Content, Draft, Event, EventCard, EventSet, Face,
    Illegal, Item, Machine, Mystic, NotPlayable, Options, Phase, Power, PowerSet, Role, Scenario, Seat, Seed,
    Side, Sight, Space, SpaceKind, SpaceSet, State, Step, Tile,
};
use std::collections::BTreeSet;

/// 1.1
#[test]
fn three_to_six_players_can_be_set_up_and_no_other_number() {
    let set_up = |players| State::new(turin(), Options::new(players), Seed::from_number(1), &mut ());
    let playable: Vec<u8> = (0..=u8::MAX).filter(|&players| set_up(players).is_ok()).collect();
    assert_eq!(playable, [3, 4, 5, 6]);
    for players in [0, 1, 2, 7, 255] {
        assert_eq!(set_up(players).map(|_| ()), Err(NotPlayable { players }));
    }
}

/// 1.2
#[test]
fn eight_characters_have_one_figure_and_one_card_each() {
    let names = ["Johnsson", "Lilja", "Palsson", "Vikstrom", "Lewis", "Vidal", "Koleberg", "Snowy"];
    assert_eq!(Character::ALL.map(|character| format!("{character:?}")), names);
    for players in 3..=6 {
        let table = Table::new(Options::new(players), 2);
        let figures: SpaceSet = table.state.public().at.into_iter().collect();
        assert_eq!(figures.len(), 8);
        let truth = table.truth();
        let held: Vec<_> = truth.players.iter().flat_map(|player| player.characters).collect();
        let in_hands: CharacterSet = held.iter().copied().collect();
        assert_eq!(in_hands.len(), held.len(), "no card is in two hands");
        assert!(!in_hands.has(truth.chosen_one));
    }
}

/// 1.2
#[test]
fn any_player_may_choose_any_character_whatever_card_the_player_holds() {
    for character in Character::ALL {
        for index in 0..4 {
            let mut before = scenario(4);
            before.event = EventCard::E2;
            before.phase = Phase::Turn(crate::support::table::turn(index));
            let mut table = Table::at(&before);
            let happened = table.act(Action::Choose { character });
            assert_eq!(happened[0], Event::CharacterChosen { seat: Seat(index), character });
        }
    }
}

/// 1.3, 3.1.1
#[test]
fn eleven_event_cards_come_once_each_in_a_game() {
    for players in 3..=6 {
        let mut table = Table::new(Options::new(players), 3);
        table.go_on_until(|public| matches!(public.phase, Phase::Over(_)));
        let turned: Vec<_> = table.events.iter().filter_map(turned_event).collect();
        assert_eq!(turned.len(), 11);
        assert_eq!(turned.into_iter().collect::<EventSet>().len(), EventCard::COUNT);
    }
}

/// 1.3
#[test]
fn each_player_has_four_power_cards_one_of_each_kind() {
    for players in 3..=6 {
        let table = Table::new(Options::new(players), 4);
        assert!(table.view(MARCO).hands.iter().all(|hand| hand.powers == PowerSet::ALL));
        let mut table = Table::at(&scenario(players));
        // The fourth, the ride, waits for a character.
        let at_once = [Power::Look, Power::Research, Power::Music];
        assert!(at_once.into_iter().all(|power| table.offers(Action::PlayPower { power })));
        table.act(Action::PlayPower { power: Power::Music });
        let again = table.refused(Action::PlayPower { power: Power::Music });
        assert_eq!(again, Illegal::PowerNotHeld { power: Power::Music });
        assert_eq!(table.view(MARCO).hands[1].powers, PowerSet::ALL, "the others keep theirs");
    }
}

/// 1.3
#[test]
fn there_are_five_hero_cards_and_one_fenrir_card() {
    let mut before = scenario_in_hour(6, 4);
    before.phase = Phase::Location { seat: Seat(5), organ: false };
    let mut table = Table::at(&before);
    let happened = table.act(Action::Decline {});
    let dealt = |role| {
        let same =
            |event: &&Event| matches!(event, Event::RoleDealt { role: r, .. } if *r == Sight::Seen(role));
        happened.iter().filter(same).count()
    };
    assert_eq!((dealt(Role::Hero), dealt(Role::Fenrir)), (5, 1));
}

/// 1.4, 4.2
#[test]
fn time_ends_at_45_and_what_is_beyond_is_lost() {
    for (had, gained) in [(41, 3), (42, 3), (43, 2), (44, 1), (45, 0)] {
        let mut before = scenario(4);
        before.players[0].time = had;
        let mut table = Table::at(&before);
        let happened = table.act(Action::Choose { character: Character::Vikstrom });
        let emitted: Vec<_> = happened.iter().filter(|e| matches!(e, Event::TimeGained { .. })).collect();
        if gained > 0 {
            assert_eq!(emitted, [&Event::TimeGained { seat: MARCO, time: gained }]);
        } else {
            assert!(emitted.is_empty());
        }
        assert_eq!(table.time(MARCO), had + gained);
    }
}

/// 1.4, R23
#[test]
fn music_ends_at_15_pages_and_what_is_beyond_is_lost() {
    for (had, gained) in [(12, 2), (13, 2), (14, 1), (15, 0)] {
        let mut before = scenario(4);
        before.players[0].music = had;
        let mut table = Table::at(&before);
        let happened = table.act(Action::Choose { character: Character::Johnsson });
        let emitted: Vec<_> = happened.iter().filter(|e| matches!(e, Event::MusicGained { .. })).collect();
        if gained > 0 {
            assert_eq!(emitted, [&Event::MusicGained { seat: MARCO, pages: gained }]);
        } else {
            assert!(emitted.is_empty());
        }
        assert_eq!(table.music(MARCO), had + gained);
    }
}

/// 1.4
#[test]
fn the_supply_of_clues_never_runs_out() {
    let mut before = scenario(4);
    before.event = EventCard::E2;
    before.players.iter_mut().for_each(|player| player.clues = 100);
    before.clues_on = free_buildings(&before);
    let kept = before.clues_on.pop().expect("a building without a Clue");
    before.phase = Phase::Clues { index: 1 };
    let mut table = Table::at(&before);
    table.act(Action::PlaceClue { space: space(&kept) });
    let happened = table.act(Action::Choose { character: Character::Lilja });
    assert!(happened.contains(&Event::ClueGained { seat: MARCO }));
    assert_eq!(table.clues(MARCO), 101);
}

/// 1.5
#[test]
fn fifty_tiles_show_mystic_buildings_or_are_items() {
    let deck = turin().deck();
    assert_eq!(deck.len(), 50);
    let locations =
        |building| deck.iter().filter(|&&tile| turin().tile(tile).face == Face::Location(building)).count();
    assert!(Mystic::ALL.into_iter().all(|building| locations(building) > 0));
    let items = deck.iter().filter(|&&tile| turin().item(tile).is_some()).count();
    assert_eq!(items + Mystic::ALL.into_iter().map(locations).sum::<usize>(), 50);
}

/// 1.5, 9.1, 9.2
#[test]
fn each_music_tile_and_the_stones_exist_once() {
    let named = |name: &str| turin().deck().iter().filter(|&&tile| turin().tile(tile).name == name).count();
    let music = [1, 2].into_iter().flat_map(Item::music_names);
    assert_eq!(music.clone().count(), 10);
    for name in music {
        assert_eq!(named(name), 1, "{name}");
    }
    let stones = turin().deck().iter().filter(|&&tile| turin().item(tile) == Some(Item::Stones));
    assert_eq!(stones.count(), 1);
}

/// 1.6
#[test]
fn every_space_is_a_regular_building_a_mystic_building_or_a_station() {
    let mut mystic = Vec::new();
    for (index, info) in turin().spaces().iter().enumerate() {
        let at = Space(index as u8);
        match info.kind {
            SpaceKind::Regular => assert!(turin().regular().has(at)),
            SpaceKind::Mystic(building) => {
                assert!(turin().mystic().has(at));
                mystic.push(building);
            }
            SpaceKind::Station(machine) => {
                assert_ne!(machine, Machine::Taxi);
                assert!(turin().stations(machine).has(at));
            }
        }
    }
    mystic.sort_unstable();
    assert_eq!(mystic, Mystic::ALL);
    let runes: SpaceSet = turin().runes().iter().copied().collect();
    assert_eq!((runes.len(), runes.without(turin().regular())), (8, SpaceSet::EMPTY));
    // A space that the board does not have is no space to name.
    let mut table = Table::at(&Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) });
    let nowhere = Space(turin().spaces().len() as u8);
    let refused = table.refused(Action::PlaceClue { space: nowhere });
    assert_eq!(refused, Illegal::NoSuchSpace { space: nowhere });
    assert_eq!(refused.clause(), "1.6");
}

/// 1.7, R72
#[test]
fn orthogonal_neighbours_are_adjacent_diagonal_and_cut_ones_are_not() {
    let mut table = Table::at(&scenario(4));
    table.choose_up_to_gears(Character::Lilja);
    table.act(Action::Turn { teeth: 1 });
    assert_eq!(steps(&table), spaces(&["duomo", "piazza-castello"]));
    let from = space("palazzo-reale");
    // Wall to the north; diagonals on all four corners; two columns away.
    for far in
        ["porta-palatina", "porta-palazzo", "bastion-verde", "palazzo-di-citta", "teatro-regio", "consolata"]
    {
        let to = space(far);
        let refused = table.refused(Action::Step { to });
        assert_eq!(refused, Illegal::NotAdjacent { from, to }, "{far}");
        assert_eq!(refused.clause(), "1.7");
    }
}

/// 1.7, R53
#[test]
fn links_join_in_both_directions_and_are_one_step() {
    for (from, to) in [("bastion-verde", "teatro-regio"), ("teatro-regio", "bastion-verde")] {
        let mut before = scenario(4);
        before.characters.insert(Character::Lilja, from.to_owned());
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Lilja);
        table.act(Action::Turn { teeth: 1 });
        let time = table.time(MARCO);
        table.act(Action::Step { to: space(to) });
        assert_eq!(table.stands(Character::Lilja), space(to));
        assert_eq!(table.time(MARCO), time - 1);
        assert!(matches!(table.turn().step, Step::Move { steps: 2, .. }));
    }
    for &(a, b) in turin().links() {
        assert!(turin().neighbours(a).has(b) && turin().neighbours(b).has(a));
    }
}

/// 1.7, R72
#[test]
fn a_river_cuts_neighbours_and_a_link_crosses_it_elsewhere() {
    let mut before = scenario(4);
    before.characters.insert(Character::Lilja, "bastion-verde".into());
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Lilja);
    table.act(Action::Turn { teeth: 1 });
    assert_eq!(steps(&table), spaces(&["porta-palatina", "teatro-regio"]));
    let (from, to) = (space("bastion-verde"), space("borgo-aurora"));
    assert_eq!(table.refused(Action::Step { to }), Illegal::NotAdjacent { from, to });
}

/// R72, 3.5.3
#[test]
fn the_compass_ignores_cuts() {
    let wall = (space("museo-egizio"), space("palazzo-carignano"));
    let walled = pack(|draft| draft.no_edge.push(wall));
    assert!(!walled.neighbours(wall.0).has(wall.1));
    let mut before = scenario(4);
    before.players[3].tiles = vec!["museo".into()];
    before.phase = Phase::Location { seat: LEONARDO, organ: false };
    let mut table = Table::with(walled, &before);
    let museo = Tile(walled.tiles().iter().position(|tile| tile.id == "museo").expect("a tile") as u8);
    table.act(Action::PlaceLocation { tile: museo, side: Side::West });
    let area = table.state.public().area(walled);
    assert!(area.has(wall.1), "it still lies east of the museum");
    assert_eq!(area, turin().area(Side::West, Mystic::Museo));
}

/// 1.8
#[test]
fn the_tooth_at_the_pointer_counts() {
    let gears = turin().gears();
    assert_eq!((gears.machine.len(), gears.walking.len(), gears.activity.len()), (8, 9, 7));
    let before = Scenario { gears: [7, 8, 6], event: EventCard::E2, ..scenario(4) };
    let mut table = Table::at(&before);
    assert_eq!(table.state.public().shown(turin()), (Machine::Monorail, 1, Activity::Compose));
    table.choose_up_to_gears(Character::Johnsson);
    let happened = table.act(Action::Turn { teeth: 1 });
    let (machine, walking, activity) = (Machine::Taxi, 2, Activity::MoveClue);
    assert!(happened.contains(&Event::GearsTurned { seat: MARCO, teeth: 1, machine, walking, activity }));
    // The machine: the Taxi can be taken, no line can.
    let (carlo_felice, castle) = (space("piazza-carlo-felice"), space("san-salvario"));
    assert!(table.offers(Action::Taxi { to: carlo_felice }));
    assert_eq!(table.refused(Action::Ride { to: castle }), Illegal::NotAStop { space: castle });
    // The number of steps: two.
    table.act(Action::Step { to: carlo_felice });
    table.act(Action::Step { to: space("conservatorio") });
    assert_eq!(table.refused(Action::Step { to: carlo_felice }), Illegal::NoStepsLeft);
    // The action: no Clue lies on the map, so there is none to move.
    let happened = table.act(Action::Stop {});
    assert_eq!(happened, [Event::Skipped { seat: MARCO, activity: Activity::MoveClue }]);
}

/// 1.9, R54
#[test]
fn turning_moves_each_gear_by_that_many_teeth() {
    for teeth in 1..=3 {
        let mut table = Table::at(&Scenario { gears: [6, 7, 5], ..scenario(4) });
        table.choose_up_to_gears(Character::Johnsson);
        table.act(Action::Turn { teeth });
        let turned = |from: u8, count: u8| (from + teeth as u8) % count;
        assert_eq!(table.state.public().gears, [turned(6, 8), turned(7, 9), turned(5, 7)]);
    }
}

/// 1.9
#[test]
fn the_gears_return_after_504_teeth_and_not_before() {
    let (mut gears, mut seen) = ([0, 0, 0], BTreeSet::new());
    for _ in 0..504 {
        assert!(seen.insert(gears), "{gears:?} came twice");
        let mut table = Table::at(&Scenario { gears, ..scenario(4) });
        table.choose_up_to_gears(Character::Johnsson);
        table.act(Action::Turn { teeth: 1 });
        gears = table.state.public().gears;
    }
    assert_eq!(gears, [0, 0, 0]);
}

/// 1.9, R54
#[test]
fn gears_turn_only_the_way_of_the_arrows() {
    let offered = |content: &'static Content| {
        let mut table = Table::with(content, &scenario(4));
        table.choose_up_to_gears(Character::Johnsson);
        for teeth in
            [-4, -3, -2, -1, 0, 1, 2, 3, 4].into_iter().filter(|teeth| !content.turns().contains(teeth))
        {
            let refused = table.refused(Action::Turn { teeth });
            assert_eq!(refused, Illegal::TeethNotOffered { teeth });
            assert_eq!(refused.clause(), "3.4.5");
        }
        let turns = table.legal().into_iter().filter_map(|action| match action {
            Action::Turn { teeth } => Some(teeth),
            _ => None,
        });
        turns.collect::<Vec<_>>()
    };
    assert_eq!(offered(turin()), [1, 2, 3]);
    assert_eq!(offered(pack(|draft| draft.gears.directions = [-1; 3])), [-1, -2, -3]);
    // Whichever gear drives the train, equal results are offered once.
    for mixed in [[1, -1, 1], [-1, 1, 1], [-1, -1, 1]] {
        let both = offered(pack(|draft| draft.gears.directions = mixed));
        assert_eq!(both, [1, 2, 3, -1, -2, -3]);
    }
}

/// 1.9, R54
#[test]
fn a_pack_that_turns_backwards_counts_teeth_backwards() {
    let backwards = pack(|draft| draft.gears.directions = [-1; 3]);
    let mut table = Table::with(backwards, &Scenario { gears: [1, 0, 2], ..scenario(4) });
    table.choose_up_to_gears(Character::Johnsson);
    let time = table.time(MARCO);
    table.act(Action::Turn { teeth: -3 });
    assert_eq!(table.state.public().gears, [6, 6, 6]);
    assert_eq!(table.time(MARCO), time - 3, "teeth cost the same both ways");
}

/// 1.10, R7
#[test]
fn empty_means_no_character_no_clue_and_not_the_organ_for_a_clue_of_phase_3() {
    let mut before = scenario(4);
    put_organ(&mut before);
    before.clues_on = vec!["duomo".into()];
    before.phase = Phase::Clues { index: 1 };
    let mut table = Table::at(&before);
    for full in ["duomo", "conservatorio", "piazza-carlina"] {
        let refused = table.refused(Action::PlaceClue { space: space(full) });
        assert_eq!(refused, Illegal::NotEmpty { space: space(full) });
        assert_eq!(refused.clause(), "1.10");
    }
    assert_eq!(table.legal().len(), 52 - 8 - 1 - 1);
    table.act(Action::PlaceClue { space: space("consolata") });
}

/// 1.10, R7
#[test]
fn empty_means_the_same_for_koleberg_and_for_the_tiles() {
    let mut before = scenario(4);
    before.event = EventCard::E2;
    before.clues_on = vec!["cimitero".into()];
    before.characters.insert(Character::Snowy, "museo-egizio".into());
    before.players[0].tiles = vec![id(item(Item::ClueOnMystic)), id(item(Item::ToMystic))];
    let full = [space("cimitero"), space("museo-egizio")];
    let empty = spaces(&["mole-antonelliana", "tempio-valdese", "obelisco"]);

    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Koleberg });
    assert_eq!(clue_spaces(&table), empty);
    for at in full {
        assert_eq!(table.refused(Action::PlaceClue { space: at }), Illegal::NotEmpty { space: at });
    }

    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: item(Item::ClueOnMystic) });
    assert_eq!(clue_spaces(&table), empty);

    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: item(Item::ToMystic) });
    for at in full {
        let refused = table.refused(Action::Relocate { character: Character::Lewis, to: at });
        assert_eq!(refused, Illegal::NotEmpty { space: at });
    }
    table.act(Action::Relocate { character: Character::Lewis, to: space("obelisco") });
}

/// 1.10, R7
#[test]
fn empty_means_the_same_for_moving_a_clue() {
    let mut before = scenario(4);
    put_organ(&mut before);
    before.gears = [6, 7, 6];
    before.characters.insert(Character::Lewis, "piazza-carlo-felice".into());
    before.clues_on = ids(&["piazza-san-carlo", "palazzo-di-citta", "ospedale-san-giovanni"]);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(1);
    // Another Clue, another character and the Organ are in the way.
    let (square, hospital) = (space("piazza-san-carlo"), space("ospedale-san-giovanni"));
    let full = [(square, "palazzo-di-citta"), (square, "piazza-carlo-felice"), (hospital, "piazza-carlina")];
    for (from, to) in full.map(|(from, to)| (from, space(to))) {
        assert_eq!(table.refused(Action::MoveClue { from, to }), Illegal::NotEmpty { space: to });
    }
    // The chosen Johnsson takes the Clue; a station and a Mystic Building can be empty.
    for (from, to) in [(hospital, "conservatorio"), (hospital, "tempio-valdese"), (square, "museo-egizio")] {
        assert!(table.offers(Action::MoveClue { from, to: space(to) }));
    }
    table.act(Action::MoveClue { from: square, to: space("piazza-solferino") });
}

/// R24, 3.4.17
#[test]
fn drawing_from_a_short_pile_draws_what_is_left() {
    let mut before = scenario(4);
    leave_in_pile(&mut before, CHRISTIAN, &["swap"]);
    let mut table = Table::at(&before);
    let happened = table.act(Action::Choose { character: Character::Lilja });
    let swap = Event::TileDrawn { seat: MARCO, tile: Sight::Seen(item(Item::Swap)) };
    assert_eq!(happened.iter().filter(|e| matches!(e, Event::TileDrawn { .. })).collect::<Vec<_>>(), [&swap]);
    assert_eq!(table.tiles(MARCO), [item(Item::Swap)]);
    assert_eq!(table.view(MARCO).pile, []);
    // Nothing is left to draw: a card for three tiles has no effect, and Research is skipped.
    let refused = table.refused(Action::PlayPower { power: Power::Research });
    assert_eq!(refused, Illegal::NoEffect);
    table.act(Action::Turn { teeth: 2 });
    let happened = table.act(Action::Stop {});
    assert_eq!(happened, [Event::Skipped { seat: MARCO, activity: Activity::Research }]);
}

/// R24
#[test]
fn two_of_three_tiles_are_drawn_when_two_are_left() {
    let mut before = scenario(4);
    leave_in_pile(&mut before, CHRISTIAN, &["swap", "stones"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayPower { power: Power::Research });
    assert_eq!(table.tiles(MARCO), [item(Item::Swap), item(Item::Stones)]);
    // The next ability that draws finds nothing and is skipped.
    let happened = table.act(Action::Choose { character: Character::Lilja });
    assert!(!happened.iter().any(|event| matches!(event, Event::TileDrawn { .. })));
    assert_eq!(table.turn().step, Step::Gears);
}

/// 1.2
#[test]
fn the_chosen_one_is_a_card_and_its_figure_stays_on_the_board() {
    let table = Table::at(&scenario(4));
    assert_eq!(table.stands(Character::Snowy), space("imbarcadero"));
    assert_eq!(table.view(MARCO).cards[Character::Snowy.index()], Sight::FaceDown);
    assert_eq!(table.view(MARCO).cards[0], Sight::Seen(CardPlace::Hand(MARCO)));
}

/// The Event Card that was turned.
fn turned_event(event: &Event) -> Option<EventCard> {
    match event {
        Event::EventTurned { card } => Some(*card),
        _ => None,
    }
}

/// The regular buildings without a character.
fn free_buildings(scenario: &Scenario) -> Vec<String> {
    let stands = |id: &String| scenario.characters.values().any(|at| at == id);
    turin().regular().map(|at| turin().space(at).id.clone()).filter(|id| !stands(id)).collect()
}

/// Turin with something changed.
fn pack(change: impl Fn(&mut Draft)) -> &'static Content {
    let mut draft = turin().draft().clone();
    change(&mut draft);
    Box::leak(Box::new(Content::new(draft).expect("a sound pack")))
}

fn spaces(ids: &[&str]) -> BTreeSet<Space> {
    ids.iter().map(|id| space(id)).collect()
}

/// Where the mover may step.
fn steps(table: &Table) -> BTreeSet<Space> {
    let step = |action| match action {
        Action::Step { to } => Some(to),
        _ => None,
    };
    table.legal().into_iter().filter_map(step).collect()
}

/// Where a Clue may be placed.
fn clue_spaces(table: &Table) -> BTreeSet<Space> {
    let place = |action| match action {
        Action::PlaceClue { space } => Some(space),
        _ => None,
    };
    table.legal().into_iter().filter_map(place).collect()
}
