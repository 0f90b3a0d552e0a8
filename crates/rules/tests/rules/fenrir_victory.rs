//! Winning as Fenrir: Fenrir's Character on the Chosen One's space with 12 pages.

use crate::planner::{leads_past, legal_routes};
use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, failed_before, ids, put_organ, scenario_in_hour, space, tile,
    turn,
};
use crate::support::turin;
use armonium_rules::{
    Action, Ask, Character, CharacterSet, Event, EventCard, Fate, Illegal, Means, Outcome, Phase, Power,
    Reason, Role, Scenario, Target,
};

/// 5.6, 5.9
#[test]
fn fenrir_wins_by_bringing_the_own_character_to_the_chosen_one_with_12_pages() {
    for music in [12, 15] {
        let mut table = declared(&hunt(music));
        table.act(Action::Choose { character: Character::Vikstrom });
        table.act(Action::Turn { teeth: 1 });
        let events = table.act(Action::Step { to: space("imbarcadero") });
        let expected = [
            Event::TimePaid { seat: LEONARDO, time: 1 },
            Event::Moved {
                seat: LEONARDO,
                character: Character::Vikstrom,
                from: space("san-giovannino"),
                to: space("imbarcadero"),
                means: Means::Walking,
            },
            Event::Ended { outcome: FENRIR_WON },
        ];
        assert_eq!(events, expected);
        assert_eq!(table.outcome(), Some(FENRIR_WON));
        let refusal = table.state.apply(turin(), LEONARDO, Action::EndTurn {}, &mut ());
        assert_eq!(refusal, Err(Illegal::GameOver));
    }
}

/// 5.6, 5.7
#[test]
fn fenrir_must_choose_the_own_character() {
    let mut table = declared(&hunt(12));
    for character in Character::ALL.into_iter().filter(|&other| other != Character::Vikstrom) {
        let must = Illegal::MustChoose { character: Character::Vikstrom };
        assert_eq!(table.refused(Action::Choose { character }), must, "not even the Chosen One");
    }
    assert!(table.offers(Action::Choose { character: Character::Vikstrom }));
}

/// 5.7
#[test]
fn fenrir_takes_the_own_character_even_if_it_is_blocked() {
    let mut before = hunt(12);
    before.event = EventCard::E5;
    let mut table = Table::at(&before);
    let choose = Action::Choose { character: Character::Vikstrom };
    assert_eq!(table.refused(choose), Illegal::CharacterBlocked { character: Character::Vikstrom });
    table.act(Action::Declare { character: Character::Snowy });
    table.act(choose);
    assert_eq!(table.turn().character, Some(Character::Vikstrom));
}

/// 5.7
#[test]
fn fenrir_takes_the_own_character_even_if_it_was_used_with_ability_and_gifts_again() {
    let mut before = hunt(11);
    before.event = EventCard::E9;
    before.order = vec![MARCO, LEONARDO, MARIO, CHRISTIAN];
    before.phase = Phase::Turn(turn(1));
    before.used = CharacterSet::of(Character::Vikstrom);
    let mut table = Table::at(&before);
    let choose = Action::Choose { character: Character::Vikstrom };
    assert_eq!(table.refused(choose), Illegal::CharacterUsed { character: Character::Vikstrom });
    table.act(Action::Declare { character: Character::Snowy });
    let events = table.act(choose);
    assert!(events.contains(&Event::MusicGained { seat: LEONARDO, pages: 1 }), "by E9");
    assert!(events.iter().any(|event| matches!(event, Event::TileDrawn { .. })), "by E9");
    assert!(events.contains(&Event::TimeGained { seat: LEONARDO, time: 3 }), "the ability");
}

/// 5.6
#[test]
fn eleven_pages_are_not_enough_for_fenrir() {
    let mut table = declared(&hunt(11));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("imbarcadero") });
    assert_eq!(table.outcome(), None);
    table.act(Action::Stop {});
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    let events = table.act(Action::EndTurn {});
    let expected = [
        Event::PlayerOut { seat: LEONARDO, reason: Reason::Failed },
        Event::TilesReturned { seat: LEONARDO, tiles: 1 },
        Event::TurnEnded { seat: LEONARDO },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.state.public().fates[3], Fate::Out(Reason::Failed));
    assert_eq!(table.to_act(), MARCO, "the Heroes play on");
}

/// 5.9, R21
#[test]
fn fenrirs_last_page_may_come_after_the_arrival() {
    let mut before = hunt(11);
    before.gears[2] = 2;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("imbarcadero") });
    table.act(Action::Stop {});
    let events = table.act(Action::Compose { clues: 0 });
    assert_eq!(
        events[1..],
        [Event::MusicGained { seat: LEONARDO, pages: 1 }, Event::Ended { outcome: FENRIR_WON }]
    );

    let mut table = declared(&hunt(9));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("imbarcadero") });
    table.act(Action::PlayPower { power: Power::Music });
    assert_eq!(table.outcome(), Some(FENRIR_WON));
}

/// 5.9, R52, R71
#[test]
fn fenrir_wins_at_the_choice_if_both_share_a_space_already() {
    let mut before = hunt(12);
    failed_before(&mut before, MARIO);
    before.characters.insert(Character::Vikstrom, "imbarcadero".into());
    let mut table = declared(&before);
    let events = table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(events[0], Event::CharacterChosen { seat: LEONARDO, character: Character::Vikstrom });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: FENRIR_WON }));
    assert!(!events.iter().any(|event| matches!(event, Event::AbilityUsed { .. })));
}

/// 5.9, R70
#[test]
fn a_swap_with_a_character_that_shares_the_chosen_ones_space_wins() {
    let mut before = hunt(12);
    failed_before(&mut before, MARIO);
    before.characters.insert(Character::Koleberg, "imbarcadero".into());
    before.players[3].tiles = ids(&["stones", "swap"]);
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::PlayItem { tile: tile("swap") });
    let events = table.act(Action::Swap { a: Character::Vikstrom, b: Character::Koleberg });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: FENRIR_WON }));
}

/// 5.6, 5.9
#[test]
fn a_swap_with_the_chosen_one_alone_brings_them_no_closer() {
    let mut before = hunt(12);
    before.players[3].tiles = ids(&["stones", "swap"]);
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::PlayItem { tile: tile("swap") });
    table.act(Action::Swap { a: Character::Vikstrom, b: Character::Snowy });
    assert_eq!(table.outcome(), None);
    assert_eq!(table.stands(Character::Snowy), space("san-giovannino"));
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("san-giovannino") });
    assert_eq!(table.outcome(), Some(FENRIR_WON), "the Chosen One is hunted where the figure stands now");
}

/// 5.8, R20
#[test]
fn fenrir_walks_through_others_and_over_the_organ() {
    let mut before = hunt(12);
    put_organ(&mut before);
    before.characters.insert(Character::Vikstrom, "universita".into());
    before.characters.insert(Character::Koleberg, "san-giovannino".into());
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    for id in ["piazza-carlina", "san-giovannino", "imbarcadero"] {
        assert_eq!(table.outcome(), None);
        table.act(Action::Step { to: space(id) });
    }
    assert_eq!(table.outcome(), Some(FENRIR_WON));
}

/// 5.6, 5.9
#[test]
fn no_route_leads_past_the_chosen_one_where_fenrir_wins() {
    let goal = space("imbarcadero");
    for (pages, wins) in [(11, false), (12, true)] {
        let mut before = hunt(pages);
        before.characters.insert(Character::Vikstrom, "corso-moncalieri".into());
        let mut table = declared(&before);
        table.act(Action::Choose { character: Character::Vikstrom });
        table.act(Action::Turn { teeth: 1 });
        let routes = legal_routes(&table.state);
        assert!(routes.iter().any(|route| route.to == goal));
        assert_eq!(routes.iter().any(|route| leads_past(route, goal)), !wins, "with {pages} pages");
    }
}

/// 5.8, R69
#[test]
fn fenrir_rides_onto_a_station_with_the_chosen_one() {
    let mut before = hunt(12);
    before.characters.insert(Character::Vikstrom, "porta-palazzo".into());
    before.characters.insert(Character::Snowy, "piazza-vittorio".into());
    before.gears[0] = 2;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    let events = table.act(Action::Ride { to: space("piazza-vittorio") });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: FENRIR_WON }));
}

/// 5.9, 8.7
#[test]
fn the_free_steps_of_an_event_may_bring_fenrir_to_the_goal() {
    let mut before = hunt(12);
    before.event = EventCard::E7;
    before.order = vec![MARCO, MARIO, CHRISTIAN, LEONARDO];
    before.phase = Phase::Turn(turn(3));
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(table.state.ask(turin()), Ask::FreeSteps);
    let events = table.act(Action::Step { to: space("imbarcadero") });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: FENRIR_WON }));
}

/// 4.4, R12
#[test]
fn the_step_that_would_win_puts_a_fenrir_with_one_time_out() {
    let mut before = hunt(12);
    before.players[3].time = 1;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(table.time(LEONARDO), 4, "3 Time by the ability");
    table.act(Action::Turn { teeth: 3 });
    let events = table.act(Action::Step { to: space("imbarcadero") });
    assert_eq!(events[1], Event::PlayerOut { seat: LEONARDO, reason: Reason::Time });
    assert_eq!(table.stands(Character::Vikstrom), space("san-giovannino"));
    assert_eq!((table.outcome(), table.to_act()), (None, MARCO));
}

/// 5.6
#[test]
fn the_own_character_on_the_organ_means_nothing_to_fenrir() {
    let mut before = hunt(15);
    put_organ(&mut before);
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), None);
}

/// 5.6
#[test]
fn without_a_declaration_fenrir_wins_nothing() {
    let mut before = hunt(12);
    failed_before(&mut before, MARIO);
    before.characters.insert(Character::Vikstrom, "imbarcadero".into());
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Vikstrom);
    table.finish_turn();
    assert_eq!(table.outcome(), None);
    assert!(table.state.public().is_active(LEONARDO));
}

const FENRIR_WON: Outcome = Outcome::Won { seat: LEONARDO, role: Role::Fenrir };

/// The turn of Leonardo, Fenrir, first in order in Hour VI, with Fenrir's Stones and so many pages. The player's Character,
/// Vikström, stands on San Giovannino next to the Imbarcadero, where Snowy, the Chosen One, is. No Organ.
fn hunt(music: u8) -> Scenario {
    let mut scenario = scenario_in_hour(4, 6);
    scenario.order = vec![LEONARDO, MARCO, MARIO, CHRISTIAN];
    scenario.players[3].music = music;
    scenario.players[3].tiles = ids(&["stones"]);
    scenario.characters.insert(Character::Vikstrom, "san-giovannino".into());
    scenario
}

/// Leonardo declares and names the Chosen One.
fn declared(scenario: &Scenario) -> Table {
    let mut table = Table::at(scenario);
    table.act(Action::Declare { character: scenario.chosen_one });
    table
}
