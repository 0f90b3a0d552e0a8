//! Resampled worlds are drawn evenly over what the reader cannot know: small cases, counted.

use crate::support::table::{MARCO, MARIO, Table, id, scenario, scenario_in_hour};
use crate::support::{rng, turin};
use armonium_rules::{
    Card, CardKnown, Character, CharacterSet, HeldApart, Power, Scenario, Seat, SeatSet, Target, Viewer, Who,
};
use std::collections::BTreeMap;

/// Draws many worlds and counts what each shows of itself.
fn census(
    start: &Scenario,
    viewer: Viewer,
    draws: u32,
    shows: impl Fn(&Scenario) -> String,
) -> BTreeMap<String, u32> {
    let view = Table::at(start).state.view(turin(), viewer);
    let mut rng = rng(23);
    let mut census = BTreeMap::new();
    for _ in 0..draws {
        let world = view.resample(turin(), &mut rng);
        *census.entry(shows(&Scenario::from_state(turin(), &world))).or_default() += 1;
    }
    census
}

/// Fails unless there are exactly so many different worlds, drawn about equally often (χ² within six deviations).
#[track_caller]
fn assert_even(census: &BTreeMap<String, u32>, worlds: usize) {
    assert_eq!(census.len(), worlds, "{:?}", census.keys().take(12).collect::<Vec<_>>());
    let draws: u32 = census.values().sum();
    let expected = f64::from(draws) / worlds as f64;
    let chi: f64 = census.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    let freedom = worlds as f64 - 1.0;
    let limit = freedom + 6.0 * (2.0 * freedom).sqrt();
    assert!(chi < limit, "χ² {chi} of at most {limit}: {:?}", census.values().take(24).collect::<Vec<_>>());
    assert!(chi > freedom - 6.0 * (2.0 * freedom).sqrt(), "too even to be chance: {chi}");
}

fn deal(world: &Scenario) -> String {
    let hands: Vec<String> =
        world.players.iter().map(|p| format!("{:?}", p.characters.collect::<Vec<_>>())).collect();
    format!("{:?} {hands:?}", world.chosen_one)
}

/// 10.2
#[test]
fn unknown_cards_are_dealt_evenly() {
    // Marco sees his own card: 7 cards for three hands, the Chosen One and a deck of three: 7!/3! worlds.
    let census = census(&scenario(4), Viewer::Seat(MARCO), 84_000, deal);
    assert_even(&census, 840);
}

/// 10.2, 10.6
#[test]
fn looks_and_wrong_names_narrow_the_deal_and_leave_the_rest_even() {
    let mut start = scenario(4);
    let by = |seat| Who::Seats(SeatSet::of(seat));
    start.cards_known = vec![
        CardKnown { character: Character::Lilja, by: by(MARCO) },
        CardKnown { character: Character::Lewis, by: by(MARCO) },
    ];
    // Lilja in Mario's hand, Lewis in the deck: 5 cards for two hands, the Chosen One and two of the deck: 5!/2!.
    assert_even(&census(&start, Viewer::Seat(MARCO), 30_000, deal), 60);
    // Leonardo named Vidal wrongly: of the five cards left for the Chosen One four are possible.
    start.players[3].fate = serde_json::from_str(r#"{"out":"wrong_name"}"#).expect("a fate");
    start.players[3].clues = 0;
    start.declarers = SeatSet::of(Seat(3));
    start.wrongly_named = CharacterSet::of(Character::Vidal);
    assert_even(&census(&start, Viewer::Seat(MARCO), 30_000, deal), 48);
}

/// 10.7
#[test]
fn fenrir_is_drawn_evenly_among_those_who_may_be() {
    let start = scenario_in_hour(5, 6);
    let role = |world: &Scenario| {
        format!("{:?}", world.players.iter().position(|p| p.role == Some(armonium_rules::Role::Fenrir)))
    };
    assert_even(&census(&start, Viewer::Spectator, 20_000, role), 5);
    assert_even(&census(&start, Viewer::Seat(MARCO), 20_000, role), 4);
    // Fenrir knows.
    assert_eq!(census(&start, Viewer::Seat(Seat(4)), 500, role).len(), 1);
}

/// 10.2, 10.4
#[test]
fn unknown_tiles_and_events_are_drawn_evenly() {
    let mut start = scenario(4);
    let mut hours = start.clone();
    hours.hour = 8;
    hours = Scenario { players: scenario_in_hour(4, 8).players, ..hours };
    let events = |world: &Scenario| format!("{:?}", world.events_to_come);
    assert_even(&census(&hours, Viewer::Spectator, 12_000, events), 6);
    // All but three different tiles lie known in Marco's hand: the pile of three can lie in six orders.
    let mut ids: Vec<String> = turin().deck().iter().map(|&tile| id(tile)).collect();
    let single = |ids: &[String], one: &String| ids.iter().filter(|other| *other == one).count() == 1;
    let pile: Vec<String> = ids.iter().filter(|one| single(&ids, one)).take(3).cloned().collect();
    ids.retain(|one| !pile.contains(one));
    start.players[0].tiles = ids;
    start.pile = Some(pile);
    let order = |world: &Scenario| format!("{:?}", world.pile);
    assert_even(&census(&start, Viewer::Seat(MARCO), 12_000, order), 6);
}

/// 10.3
#[test]
fn cards_held_apart_are_drawn_evenly_for_those_who_know_only_how_many() {
    let mut start = scenario(4);
    start.apart = vec![HeldApart {
        target: Target::Hand(MARIO),
        cards: vec![Card::Power(Power::Look), Card::Power(Power::Ride)],
    }];
    let apart = |world: &Scenario| {
        let cards = world.apart[0].cards.iter().map(|card| match card {
            Card::Power(power) => format!("{power:?}"),
            Card::Character(_) => "the character".into(),
        });
        format!("{:?}", cards.collect::<Vec<String>>())
    };
    // Two of five cards.
    assert_even(&census(&start, Viewer::Seat(Seat(2)), 20_000, apart), 10);
    assert_eq!(census(&start, Viewer::Seat(MARIO), 500, apart).len(), 1);
    assert_eq!(census(&start, Viewer::Seat(MARCO), 500, apart).len(), 1);
}
