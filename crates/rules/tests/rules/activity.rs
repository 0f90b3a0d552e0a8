//! The action of the Activity Gear (3.4.13, 3.4.17 to 3.4.19) and the Clues spent on it (3.4.20, 3.4.21).

use crate::support::table::{CHRISTIAN, LEONARDO, MARCO, MARIO, Table, scenario, space, turn};
use crate::support::turns::{ids, leave_in_pile, put, put_on_pile, put_organ, put_out, spaces, tile};
use armonium_rules::{
    Action, Activity, Ask, Character, Event, EventCard, Illegal, Machine, Phase, Power, Reason, Seat, Sight,
    Space, Target,
};
use std::collections::BTreeSet;

/// The neutral character of these tests, who stands in the Università.
const MOVER: Character = Character::Vikstrom;

/// 3.4.13, R62
#[test]
fn ending_the_movement_begins_the_action_and_leaves_no_room_between() {
    for activity in Activity::ALL {
        let mut before = scenario(4);
        before.clues_on = ids(&["duomo"]);
        before.players[0].tiles = ids(&["time"]);
        let mut table = Table::moving(&mut before, MOVER, Machine::Train, 2, activity);
        // What is played before the action is played while the movement is open.
        let cards = [Action::PlayPower { power: Power::Music }, Action::PlayItem { tile: tile("time") }];
        assert!(cards.into_iter().all(|card| table.offers(card)));
        table.act(Action::Stop {});
        table.asks_instead(Ask::Act(activity), &cards);
        let others = [Action::EndTurn {}, Action::Stop {}, Action::Step { to: space("via-po") }];
        table.asks_instead(Ask::Act(activity), &others);
    }
}

/// 3.4.13
#[test]
fn the_action_is_the_one_the_activity_gear_shows_and_is_taken_once() {
    let clue = (space("duomo"), space("consolata"));
    let actions = [
        Action::Investigate { target: Target::Hand(MARIO), clues: 0 },
        Action::Research { clues: 0 },
        Action::Compose { clues: 0 },
        Action::MoveClue { from: clue.0, to: clue.1 },
    ];
    for (activity, action) in Activity::ALL.into_iter().zip(actions) {
        let mut before = scenario(4);
        before.clues_on = ids(&["duomo"]);
        let mut table = Table::acting(&mut before, MOVER, activity);
        let others: Vec<_> = actions.into_iter().filter(|&other| other != action).collect();
        table.asks_instead(Ask::Act(activity), &others);
        assert_eq!(table.act(action)[0], Event::ActionTaken { seat: MARCO, activity });
        table.asks_instead(Ask::EndTurn, &actions);
    }
}

/// 3.4.17
#[test]
fn research_draws_the_top_tile_of_the_pile() {
    let mut before = scenario(4);
    put_on_pile(&mut before, &["swap", "mole", "time"]);
    let mut table = Table::acting(&mut before, MOVER, Activity::Research);
    let happened = table.act(Action::Research { clues: 0 });
    let (seat, activity) = (MARCO, Activity::Research);
    let drawn = Event::TileDrawn { seat, tile: Sight::Seen(tile("swap")) };
    assert_eq!(happened, [Event::ActionTaken { seat, activity }, drawn]);
    assert_eq!(table.tiles(MARCO), [tile("swap")]);
    assert_eq!(table.truth().pile.expect("a pile")[..2], ["mole", "time"]);
    assert_eq!(table.clues(MARCO), 2);
}

/// 3.4.17, 3.4.20
#[test]
fn each_clue_spent_on_research_draws_one_more_tile() {
    let mut before = scenario(4);
    put_on_pile(&mut before, &["swap", "mole", "time", "museo"]);
    let mut table = Table::acting(&mut before, MOVER, Activity::Research);
    let happened = table.act(Action::Research { clues: 2 });
    let (seat, activity) = (MARCO, Activity::Research);
    let drawn = ["swap", "mole", "time"].map(|id| Event::TileDrawn { seat, tile: Sight::Seen(tile(id)) });
    let begun = [Event::ActionTaken { seat, activity }, Event::CluesSpent { seat, clues: 2 }];
    assert_eq!(happened[..2], begun, "the Clues are spent before anything is drawn");
    assert_eq!(happened[2..], drawn);
    assert_eq!(table.clues(MARCO), 0);
}

/// 3.4.17, R24
#[test]
fn whatever_draws_tiles_draws_what_is_left() {
    // Lilja draws 2, the Power Card 3, the paid tile 3, X of E10 3, Vidal 1, the action 1.
    let short = |pile: &[&str]| {
        let mut before = scenario(4);
        leave_in_pile(&mut before, MARIO, pile);
        before
    };
    let mut table = Table::at(&short(&["swap"]));
    table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(table.tiles(MARCO), [tile("swap")]);

    let mut table = Table::at(&short(&["swap", "time"]));
    table.act(Action::PlayPower { power: Power::Research });
    assert_eq!((table.tiles(MARCO).len(), table.tiles_in_pile()), (2, 0));

    let mut before = scenario(4);
    before.players[0].tiles = ids(&["paid-tiles"]);
    leave_in_pile(&mut before, MARIO, &["swap"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("paid-tiles") });
    assert_eq!(
        (table.tiles(MARCO), table.tiles_in_pile()),
        (vec![tile("swap")], 1),
        "the tile itself is under it"
    );

    let mut before = short(&["swap", "time"]);
    before.event = EventCard::E10;
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: MOVER });
    assert_eq!((table.tiles(LEONARDO).len(), table.tiles_in_pile()), (2, 0));
}

/// 3.4.4, 3.4.17, R22
#[test]
fn research_from_an_empty_pile_is_skipped() {
    let mut before = scenario(4);
    leave_in_pile(&mut before, MARIO, &[]);
    let mut table = Table::moving(&mut before, MOVER, Machine::Train, 1, Activity::Research);
    let activity = Activity::Research;
    assert_eq!(table.act(Action::Stop {}), [Event::Skipped { seat: MARCO, activity }]);
    assert_eq!((table.ask(), table.clues(MARCO)), (Ask::EndTurn, 2));
}

/// 3.4.18
#[test]
fn compose_gains_1_page() {
    let mut table = Table::acting(&mut scenario(4), MOVER, Activity::Compose);
    let (seat, activity) = (MARCO, Activity::Compose);
    let happened = table.act(Action::Compose { clues: 0 });
    assert_eq!(happened, [Event::ActionTaken { seat, activity }, Event::MusicGained { seat, pages: 1 }]);
    assert_eq!((table.music(MARCO), table.clues(MARCO)), (6, 2));
}

/// 3.4.18, 3.4.20
#[test]
fn each_clue_spent_on_compose_gains_one_more_page() {
    let mut table = Table::acting(&mut scenario(4), MOVER, Activity::Compose);
    let happened = table.act(Action::Compose { clues: 2 });
    let seat = MARCO;
    assert_eq!(happened[1..], [Event::CluesSpent { seat, clues: 2 }, Event::MusicGained { seat, pages: 3 }]);
    assert_eq!((table.music(MARCO), table.clues(MARCO)), (8, 0));
}

/// 3.4.18, R23, R63
#[test]
fn with_15_pages_compose_is_carried_out_and_gains_nothing() {
    let mut before = scenario(4);
    before.players[0].music = 15;
    let mut table = Table::moving(&mut before, MOVER, Machine::Train, 1, Activity::Compose);
    let activity = Activity::Compose;
    assert_eq!(table.act(Action::Stop {}), [Event::ActionTaken { seat: MARCO, activity }]);
    assert_eq!((table.ask(), table.music(MARCO), table.clues(MARCO)), (Ask::EndTurn, 15, 2));
}

/// R23
#[test]
fn pages_beyond_15_are_lost_wherever_they_come_from() {
    let with = |music, item: &str| {
        let mut before = scenario(4);
        before.players[0].music = music;
        before.players[0].tiles = ids(&[item]);
        Table::at(&before)
    };
    // Johnsson 2, the Power Card 3, the tiles 2 and 4.
    let mut table = with(14, "time");
    let happened = table.act(Action::Choose { character: Character::Johnsson });
    assert_eq!(happened.last(), Some(&Event::MusicGained { seat: MARCO, pages: 1 }));
    assert_eq!(table.music(MARCO), 15);
    let mut table = with(13, "time");
    table.act(Action::PlayPower { power: Power::Music });
    assert_eq!(table.music(MARCO), 15);
    let mut table = with(14, "adulruna-rediviva");
    table.act(Action::PlayItem { tile: tile("adulruna-rediviva") });
    assert_eq!(table.music(MARCO), 15);
    let mut table = with(12, "paid-music");
    table.act(Action::PlayItem { tile: tile("paid-music") });
    assert_eq!((table.music(MARCO), table.time(MARCO)), (15, 28));
}

/// 3.4.19
#[test]
fn any_one_clue_on_the_map_moves_to_an_adjacent_space() {
    let mut before = scenario(4);
    before.clues_on = ids(&["duomo", "crocetta"]);
    let mut table = Table::acting(&mut before, MOVER, Activity::MoveClue);
    // The Duomo's fourth neighbour is the Palazzo Reale, where Lilja is; the Crocetta's other one holds Pålsson.
    assert_eq!(ways(&table, "duomo"), spaces(&["porta-palazzo", "consolata", "palazzo-di-citta"]));
    assert_eq!(ways(&table, "crocetta"), spaces(&["ospedale-mauriziano"]));
    let (from, to) = (space("duomo"), space("via-garibaldi"));
    table.refuses(Action::MoveClue { from, to }, Illegal::NotAdjacent { from, to }, "1.7");
    let bare = space("consolata");
    table.refuses(Action::MoveClue { from: bare, to: from }, Illegal::NoClueThere { space: bare }, "3.4.19");
    let (seat, to, activity) = (MARCO, space("consolata"), Activity::MoveClue);
    let happened = table.act(Action::MoveClue { from, to });
    assert_eq!(happened, [Event::ActionTaken { seat, activity }, Event::ClueMoved { seat, from, to }]);
    let on_map: BTreeSet<_> = table.state.public().clues_on.collect();
    assert_eq!(on_map, spaces(&["consolata", "crocetta"]));
    assert_eq!((table.clues(MARCO), table.ask()), (2, Ask::EndTurn), "one Clue, and none is taken or spent");
}

/// 3.4.19, R7
#[test]
fn a_clue_is_not_moved_onto_a_character_a_clue_or_the_organ() {
    let mut before = scenario(4);
    before.clues_on = ids(&["duomo", "consolata"]);
    put_organ(&mut before, "palazzo-di-citta");
    let mut table = Table::acting(&mut before, MOVER, Activity::MoveClue);
    assert_eq!(ways(&table, "duomo"), spaces(&["porta-palazzo"]));
    let from = space("duomo");
    for to in spaces(&["palazzo-reale", "consolata", "palazzo-di-citta"]) {
        table.refuses(Action::MoveClue { from, to }, Illegal::NotEmpty { space: to }, "1.10");
    }
}

/// 3.4.19, R57
#[test]
fn a_clue_may_be_moved_onto_stations_and_mystic_buildings_and_off_them() {
    for (from, to) in [
        ("duomo", "porta-palazzo"),
        ("porta-palazzo", "duomo"),
        ("cottolengo", "cimitero"),
        ("cimitero", "cottolengo"),
    ] {
        let mut before = scenario(4);
        before.clues_on = ids(&[from]);
        let mut table = Table::acting(&mut before, MOVER, Activity::MoveClue);
        table.act(Action::MoveClue { from: space(from), to: space(to) });
        assert_eq!(table.state.public().clues_on.collect::<Vec<_>>(), [space(to)]);
    }
}

/// 3.4.19, R6, R7
#[test]
fn a_clue_moved_onto_the_chosen_character_is_taken() {
    let mut before = scenario(4);
    before.clues_on = ids(&["via-po"]);
    let mut table = Table::acting(&mut before, MOVER, Activity::MoveClue);
    let (seat, from, to) = (MARCO, space("via-po"), space("universita"));
    assert!(ways(&table, "via-po").contains(&to));
    let happened = table.act(Action::MoveClue { from, to });
    assert_eq!(happened[1..], [Event::ClueMoved { seat, from, to }, Event::CluePicked { seat, space: to }]);
    assert_eq!(table.clues(MARCO), 3);
    assert!(table.state.public().clues_on.is_empty());
    // With another Character chosen, Vikström is in the way like anybody else.
    let mut table = Table::acting(&mut before, Character::Johnsson, Activity::MoveClue);
    table.refuses(Action::MoveClue { from, to }, Illegal::NotEmpty { space: to }, "1.10");
}

/// 3.4.19, R7
#[test]
fn the_chosen_character_takes_the_clue_even_where_another_stands_too() {
    let mut before = scenario(4);
    put_out(&mut before, MARIO, Reason::Failed);
    put(&mut before, Character::Snowy, "universita");
    before.clues_on = ids(&["via-po"]);
    let mut table = Table::acting(&mut before, MOVER, Activity::MoveClue);
    table.act(Action::MoveClue { from: space("via-po"), to: space("universita") });
    assert_eq!(table.clues(MARCO), 3);
}

/// 3.4.4, 3.4.19, R22
#[test]
fn without_a_clue_that_can_move_the_action_is_skipped() {
    let activity = Activity::MoveClue;
    let mut table = Table::moving(&mut scenario(4), MOVER, Machine::Train, 1, activity);
    assert_eq!(table.act(Action::Stop {}), [Event::Skipped { seat: MARCO, activity }]);
    assert_eq!(table.ask(), Ask::EndTurn);
    // A Clue with Characters all around it cannot move.
    let mut before = scenario(4);
    before.clues_on = ids(&["corso-moncalieri"]);
    put(&mut before, Character::Lilja, "monte-dei-cappuccini");
    let mut table = Table::moving(&mut before, MOVER, Machine::Train, 1, activity);
    assert_eq!(table.act(Action::Stop {}), [Event::Skipped { seat: MARCO, activity }]);
}

/// 3.4.20
#[test]
fn move_clue_takes_no_clues() {
    let mut before = scenario(4);
    before.clues_on = ids(&["duomo", "crocetta"]);
    let mut table = Table::acting(&mut before, MOVER, Activity::MoveClue);
    table.act(Action::MoveClue { from: space("duomo"), to: space("consolata") });
    assert_eq!(table.clues(MARCO), 2);
    let second = Action::MoveClue { from: space("crocetta"), to: space("ospedale-mauriziano") };
    table.asks_instead(Ask::EndTurn, &[second]);
}

/// 3.4.20
#[test]
fn clues_cannot_be_spent_on_abilities_cards_tiles_and_events() {
    let mut vidal = Table::at(&scenario(4));
    vidal.act(Action::Choose { character: Character::Vidal });
    vidal.act(Action::Favour { activity: Activity::Investigate });
    let mut before = scenario(4);
    before.event = EventCard::E2;
    before.players[0].tiles = ids(&["investigate"]);
    let mut lewis = Table::at(&before);
    lewis.act(Action::Choose { character: Character::Lewis });
    let mut power = Table::at(&before);
    power.act(Action::PlayPower { power: Power::Look });
    let mut item = Table::at(&before);
    item.act(Action::PlayItem { tile: tile("investigate") });
    before.event = EventCard::E3;
    before.phase = Phase::Turn(turn(2));
    let mut event = Table::at(&before);
    event.act(Action::Choose { character: MOVER });
    for (table, cards) in [(&mut vidal, 1), (&mut lewis, 2), (&mut power, 3), (&mut item, 1), (&mut event, 2)]
    {
        let target = Target::Hand(LEONARDO);
        let with = Action::Investigate { target, clues: 1 };
        assert_eq!(table.refused(with), Illegal::NoCluesHere);
        let happened = table.act(Action::Investigate { target, clues: 0 });
        let seen = happened.iter().filter(|event| matches!(event, Event::CardLooked { .. })).count();
        assert_eq!(seen, cards);
        assert!(!happened.iter().any(|event| matches!(event, Event::CluesSpent { .. })));
    }
    // Vidal's Research and Compose bring one each and ask for no Clues.
    for (activity, tiles, pages) in [(Activity::Research, 1, 0), (Activity::Compose, 0, 1)] {
        let mut table = Table::at(&scenario(4));
        table.act(Action::Choose { character: Character::Vidal });
        table.act(Action::Favour { activity });
        assert_eq!(table.ask(), Ask::Gears);
        assert_eq!((table.tiles(MARCO).len(), table.music(MARCO), table.clues(MARCO)), (tiles, 5 + pages, 2));
    }
}

/// 3.4.20, 3.4.21, R40
#[test]
fn no_more_clues_are_spent_than_the_player_has() {
    for clues in 0..=3 {
        let mut before = scenario(4);
        before.players[0].clues = clues;
        for activity in [Activity::Research, Activity::Compose, Activity::Investigate] {
            let mut table = Table::acting(&mut before, MOVER, activity);
            if clues == 0 && activity != Activity::Investigate {
                assert_eq!(table.ask(), Ask::EndTurn, "nothing to ask");
                continue;
            }
            assert_eq!(most_clues(&table, MARIO), Some(clues), "{activity:?}");
            let refusal = Illegal::TooManyClues { most: clues };
            table.refuses(spend(activity, MARIO, clues + 1), refusal, "3.4.21");
        }
    }
}

/// 3.4.21, R40
#[test]
fn no_more_clues_are_spent_on_research_than_tiles_in_the_pile_less_one() {
    for (pile, most) in [(["swap", "time"].as_slice(), 1), (&["swap", "time", "mole"], 2)] {
        let mut before = scenario(4);
        before.players[0].clues = 9;
        leave_in_pile(&mut before, MARIO, pile);
        let mut table = Table::acting(&mut before, MOVER, Activity::Research);
        assert_eq!(most_clues(&table, MARIO), Some(most));
        table.refuses(Action::Research { clues: most + 1 }, Illegal::TooManyClues { most }, "3.4.21");
        table.act(Action::Research { clues: most });
        assert_eq!((table.tiles(MARCO).len(), table.tiles_in_pile()), (pile.len(), 0));
        assert_eq!(table.clues(MARCO), 9 - most);
    }
}

/// 3.4.21, R40
#[test]
fn no_more_clues_are_spent_on_compose_than_pages_missing_to_15_less_one() {
    for music in 5..=13 {
        let mut before = scenario(4);
        before.players[0].clues = 20;
        before.players[0].music = music;
        let mut table = Table::acting(&mut before, MOVER, Activity::Compose);
        let most = 14 - music;
        assert_eq!(most_clues(&table, MARIO), Some(most));
        table.refuses(Action::Compose { clues: most + 1 }, Illegal::TooManyClues { most }, "3.4.21");
        table.act(Action::Compose { clues: most });
        assert_eq!((table.music(MARCO), table.clues(MARCO)), (15, 20 - most));
    }
}

/// 3.4.21
#[test]
fn the_number_of_clues_is_final() {
    for (activity, action) in [
        (Activity::Research, Action::Research { clues: 1 }),
        (Activity::Compose, Action::Compose { clues: 1 }),
        (Activity::Investigate, Action::Investigate { target: Target::Hand(CHRISTIAN), clues: 1 }),
    ] {
        let mut table = Table::acting(&mut scenario(4), MOVER, activity);
        let happened = table.act(action);
        assert_eq!(
            happened[1],
            Event::CluesSpent { seat: MARCO, clues: 1 },
            "before anything is drawn or seen"
        );
        table.asks_instead(Ask::EndTurn, &[action]);
    }
}

/// The spaces a Clue may be moved to.
fn ways(table: &Table, id: &str) -> BTreeSet<Space> {
    let clue = space(id);
    let way = |action| if let Action::MoveClue { from, to } = action { Some((from, to)) } else { None };
    table.offered(way).into_iter().filter(|&(from, _)| from == clue).map(|(_, to)| to).collect()
}

/// The action with so many Clues.
fn spend(activity: Activity, seat: Seat, clues: u8) -> Action {
    match activity {
        Activity::Investigate => Action::Investigate { target: Target::Hand(seat), clues },
        Activity::Research => Action::Research { clues },
        Activity::Compose | Activity::MoveClue => Action::Compose { clues },
    }
}

/// The most Clues on offer; every smaller number is on offer, too.
fn most_clues(table: &Table, seat: Seat) -> Option<u8> {
    let offers = table.offered(|action| match action {
        Action::Investigate { target: Target::Hand(of), clues } if of == seat => Some(clues),
        Action::Research { clues } | Action::Compose { clues } => Some(clues),
        _ => None,
    });
    let most = offers.last().copied()?;
    assert!(offers.into_iter().eq(0..=most));
    Some(most)
}
