//! What everybody may know, clause by clause: through the Views of all seats and of a spectator, and through what each sees
//! of the events. Long, with one test per clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, ids, leave_in_pile, make_chosen, put_organ, scenario,
    scenario_in_hour, space, tile, turn,
};
use crate::support::{Policy, all_options, play, turin, viewers};
use armonium_rules::{
    Action, Activity, Apart, Ask, Card, CardKnown, CardPlace, Character, CharacterSet, Event, EventCard,
    Fate, HeldApart, Options, Phase, Power, PowerSet, Reason, Role, Scenario, Seat, SeatSet, Side, Sight,
    State, Step, Target, Tile, TileKnown, TilePlace, Turn, View, Viewer, Who,
};

/// 10.1
#[test]
fn the_table_lies_open_to_all() {
    let mut before = scenario_in_hour(4, 6);
    put_organ(&mut before);
    before.players[1].tiles = ids(&["mole", "time"]);
    before.players[1].played = PowerSet::of(Power::Ride);
    before.clues_on = ids(&["duomo"]);
    before.used = CharacterSet::of(Character::Vidal);
    before.phase = Phase::Turn(turn(1));
    let table = Table::at(&before);
    let pile = table.truth().pile.expect("a pile").len();
    for viewer in viewers(before.options) {
        let view = table.state.view(turin(), viewer);
        let public = &view.public;
        assert_eq!(public, table.state.public());
        assert_eq!((public.time[..4].to_vec(), public.music[..4].to_vec()), (vec![30; 4], vec![5; 4]));
        assert_eq!(public.clues[..4], [2; 4]);
        assert_eq!((public.hand_size(MARIO), public.hand_size(MARCO)), (4, 5), "cards in hand");
        assert_eq!((view.hands[1].tiles.len(), view.hands[0].tiles.len()), (2, 0), "tiles in hand");
        assert!(public.played[1].has(Power::Ride) && !view.hands[1].powers.has(Power::Ride));
        assert_eq!((public.used, public.blocked), (before.used, CharacterSet::of(Character::Lewis)));
        assert_eq!((public.gears, public.hour, public.event), ([0, 0, 0], 6, EventCard::E6));
        assert!(public.clues_on.has(space("duomo")));
        assert_eq!(public.at[Character::Johnsson.index()], space("conservatorio"));
        assert_eq!(public.organ, Some(space("piazza-carlina")));
        assert!(public.locations.iter().all(Option::is_some));
        assert_eq!(view.pile.len(), pile, "tiles in the pile");
    }
}

/// 10.1
#[test]
fn bids_power_cards_blocks_and_item_tiles_are_seen_by_all() {
    let events = [
        Event::BidMade { seat: MARCO, time: 3 },
        Event::BidPassed { seat: MARIO },
        Event::PositionWon { seat: MARCO, position: 1, time: 3 },
        Event::PowerPlayed { seat: MARCO, power: Power::Look },
        Event::PowerTakenBack { seat: MARCO, power: Power::Look },
        Event::CharacterChosen { seat: MARCO, character: Character::Lewis },
        Event::CharacterBlocked { seat: MARCO, character: Character::Vidal },
        Event::ItemPlayed { seat: MARCO, tile: tile("time") },
        Event::OrganTileDiscarded { seat: MARCO, tile: tile("train-organ") },
        Event::CluesSpent { seat: MARCO, clues: 2 },
        Event::EventTurned { card: EventCard::E3 },
    ];
    for event in events {
        for viewer in viewers(Options::new(4)) {
            assert_eq!(event.seen_by(viewer), event);
        }
    }
}

/// 10.2, 2.8, 2.9
#[test]
fn a_hand_is_known_to_its_owner_alone_and_the_chosen_one_to_nobody() {
    for options in all_options() {
        let table = Table::new(options, 7);
        let truth = table.truth();
        let open_deck = options.players == 3 || options.beginner;
        for viewer in viewers(options) {
            let view = table.state.view(turin(), viewer);
            for character in Character::ALL {
                let place = (0u8..)
                    .zip(&truth.players)
                    .find(|(_, player)| player.characters.has(character))
                    .map_or(CardPlace::Deck, |(seat, _)| CardPlace::Hand(Seat(seat)));
                let place = if truth.chosen_one == character { CardPlace::Chosen } else { place };
                let known = match place {
                    CardPlace::Hand(owner) => viewer == Viewer::Seat(owner),
                    CardPlace::Deck => open_deck,
                    CardPlace::Chosen => false,
                };
                let expected = if known { Sight::Seen(place) } else { Sight::FaceDown };
                assert_eq!(
                    view.cards[character.index()],
                    expected,
                    "{viewer:?} on {character:?} in {options:?}"
                );
            }
            assert!(view.pile.iter().all(|sight| *sight == Sight::FaceDown), "nobody knows the pile's order");
        }
        for event in &table.events {
            if let Event::CharacterDealt { seat, character } = *event {
                for viewer in viewers(options) {
                    let seen = if viewer == Viewer::Seat(seat) { character } else { Sight::FaceDown };
                    assert_eq!(event.seen_by(viewer), Event::CharacterDealt { seat, character: seen });
                }
            }
        }
    }
}

/// 10.2
#[test]
fn which_card_is_the_chosen_one_and_which_lie_in_the_deck_changes_nobodys_view() {
    let one = scenario(4);
    let mut other = scenario(4);
    make_chosen(&mut other, Character::Vidal);
    same_sight(&one, &other, &[]);
}

/// 10.2
#[test]
fn anothers_card_changes_nobodys_view_but_the_owners() {
    let one = scenario(4);
    let mut other = scenario(4);
    other.players[1].characters = one.players[2].characters;
    other.players[2].characters = one.players[1].characters;
    same_sight(&one, &other, &[MARIO, CHRISTIAN]);
}

/// 10.2
#[test]
fn the_order_of_tiles_and_events_to_come_changes_nobodys_view() {
    let one = scenario(4);
    let mut other = Table::at(&one).truth();
    other.pile.as_mut().expect("a pile").reverse();
    other.events_to_come.as_mut().expect("events").reverse();
    same_sight(&one, &other, &[]);
}

/// 10.2
#[test]
fn only_the_player_to_act_sees_what_may_be_done() {
    let table = Table::at(&scenario(4));
    for viewer in viewers(Options::new(4)) {
        let view = table.state.view(turin(), viewer);
        assert_eq!(view.legal.is_empty(), viewer != Viewer::Seat(MARCO));
        assert_eq!((view.to_act, view.ask), (Some(MARCO), Ask::Choose));
    }
}

/// 10.3
#[test]
fn only_the_investigator_and_the_owner_know_which_cards_of_a_hand_were_shown() {
    let mut table = Table::at(&scenario(4));
    table.act(Action::PlayPower { power: Power::Look });
    let target = Target::Hand(CHRISTIAN);
    let events = table.act(Action::Investigate { target, clues: 0 });
    assert_eq!(events.len(), 3);
    for viewer in viewers(Options::new(4)) {
        let knows = [Viewer::Seat(MARCO), Viewer::Seat(CHRISTIAN)].contains(&viewer);
        for event in &events {
            let Event::CardLooked { card, .. } = *event else { panic!("{event:?}") };
            let card = if knows { card } else { Sight::FaceDown };
            assert_eq!(event.seen_by(viewer), Event::CardLooked { seat: MARCO, target, card });
        }
        let apart = table.state.view(turin(), viewer).apart;
        let [Apart { target: whose, cards }] = &apart[..] else { panic!("{apart:?}") };
        assert_eq!((*whose, cards.len()), (target, 3), "how many cards of whom is known to all");
        assert!(cards.iter().all(|card| card.seen().is_some() == knows), "{viewer:?}");
    }
}

/// 10.3
#[test]
fn a_character_card_that_was_shown_stays_known_to_the_investigator_and_the_owner_knows_that() {
    let mut before = scenario(4);
    before.players[2].played = PowerSet::ALL;
    let mut table = Table::at(&before);
    table.act(Action::PlayPower { power: Power::Look });
    table.act(Action::Investigate { target: Target::Hand(CHRISTIAN), clues: 0 });
    let shown = Character::Palsson;
    table.choose_up_to_gears(Character::Johnsson);
    table.finish_turn();
    for viewer in viewers(before.options) {
        let view = table.state.view(turin(), viewer);
        let knows = [Viewer::Seat(MARCO), Viewer::Seat(CHRISTIAN)].contains(&viewer);
        let place = if knows { Sight::Seen(CardPlace::Hand(CHRISTIAN)) } else { Sight::FaceDown };
        assert_eq!(view.cards[shown.index()], place, "{viewer:?}");
        let emitted = if viewer == Viewer::Seat(CHRISTIAN) { SeatSet::of(MARCO) } else { SeatSet::EMPTY };
        assert_eq!(view.shown_to[shown.index()], emitted, "only the owner knows who has seen it");
        assert!(view.apart.is_empty(), "mixed back at the end of the turn");
    }
}

/// 10.3
#[test]
fn of_the_unknown_characters_only_the_investigator_knows_what_was_seen() {
    let mut table = Table::at(&scenario(4));
    table.act(Action::PlayPower { power: Power::Look });
    let events = table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    assert_eq!(events.len(), 3, "all others know how many");
    for viewer in viewers(Options::new(4)) {
        let knows = viewer == Viewer::Seat(MARCO);
        for event in &events {
            let Event::CardLooked { card, .. } = *event else { panic!("{event:?}") };
            let card = if knows { card } else { Sight::FaceDown };
            let seen = Event::CardLooked { seat: MARCO, target: Target::Deck, card };
            assert_eq!(event.seen_by(viewer), seen);
        }
        let view = table.state.view(turin(), viewer);
        for character in [Character::Lewis, Character::Vidal, Character::Koleberg] {
            let place = if knows { Sight::Seen(CardPlace::Deck) } else { Sight::FaceDown };
            assert_eq!(view.cards[character.index()], place);
        }
        assert_eq!(view.apart.len(), 1);
        assert_eq!(view.apart[0].cards.len(), 3);
        assert!(view.apart[0].cards.iter().all(|card| card.seen().is_some() == knows));
    }
}

/// 10.3
#[test]
fn which_card_of_a_third_players_hand_was_shown_changes_nobody_elses_view() {
    let apart = |card| {
        let mut scenario = scenario(4);
        let mut going_on = turn(0);
        going_on.power_played = true;
        scenario.players[0].played = PowerSet::of(Power::Look);
        scenario.phase = Phase::Turn(going_on);
        scenario.apart = vec![HeldApart { target: Target::Hand(CHRISTIAN), cards: vec![card] }];
        scenario
    };
    let (power, character) = (Card::Power(Power::Ride), Card::Character(Character::Palsson));
    same_sight(&apart(power), &apart(character), &[MARCO, CHRISTIAN]);
}

/// 10.4
#[test]
fn a_drawn_tile_is_known_to_the_player_who_drew_it_alone() {
    let mut table = Table::at(&scenario(4));
    let events = table.act(Action::PlayPower { power: Power::Research });
    let drawn: Vec<Tile> = events
        .iter()
        .filter_map(|event| match event {
            Event::TileDrawn { tile, .. } => tile.seen(),
            _ => None,
        })
        .collect();
    assert_eq!(drawn.len(), 3);
    for viewer in viewers(Options::new(4)) {
        let own = viewer == Viewer::Seat(MARCO);
        for event in &events[1..] {
            let Event::TileDrawn { seat: MARCO, tile } = event.seen_by(viewer) else { panic!("{event:?}") };
            assert_eq!(tile.seen().is_some(), own);
        }
        let hand = table.state.view(turin(), viewer).hands[0].tiles.clone();
        assert_eq!(hand.len(), 3);
        assert!(hand.iter().all(|tile| tile.seen().is_some() == own), "{viewer:?}");
    }
}

/// 10.4, 3.6.1, R50
#[test]
fn a_tile_discarded_at_the_end_of_the_hour_is_known_to_its_player_alone_with_its_place() {
    let mut before = scenario(4);
    before.players[1].tiles = ids(&["mole", "time", "swap", "train", "lemuria"]);
    before.phase = Phase::Location { seat: LEONARDO, organ: false };
    let mut table = Table::at(&before);
    table.act(Action::Decline {});
    let first = table.act(Action::Discard { tile: tile("swap") })[0];
    table.act(Action::Discard { tile: tile("mole") });
    for viewer in viewers(before.options) {
        let own = viewer == Viewer::Seat(MARIO);
        let sight = |id| if own { Sight::Seen(tile(id)) } else { Sight::FaceDown };
        assert_eq!(first.seen_by(viewer), Event::TileDiscarded { seat: MARIO, tile: sight("swap") });
        let pile = table.state.view(turin(), viewer).pile;
        assert_eq!(pile[pile.len() - 2..], [sight("swap"), sight("mole")], "{viewer:?}");
        assert_eq!(pile.len(), 47, "all others know how many there were");
    }
}

/// 10.5, R77
#[test]
fn a_tile_played_openly_stays_known_when_it_is_drawn_again() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["time"]);
    leave_in_pile(&mut before, LEONARDO, &["mole"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("time") });
    table.choose_up_to_gears(Character::Johnsson);
    table.finish_turn();
    table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(table.tiles(MARIO), [tile("mole"), tile("time")]);
    for viewer in viewers(before.options).into_iter().filter(|&viewer| viewer != Viewer::Seat(MARIO)) {
        let hand = table.state.view(turin(), viewer).hands[1].tiles.clone();
        assert_eq!(hand, [Sight::Seen(tile("time")), Sight::FaceDown], "{viewer:?}");
    }
}

/// 10.5, R77
#[test]
fn for_the_others_certainty_ends_when_the_holder_discards_in_secret() {
    for (more, discards) in [(2, 0), (3, 1)] {
        let mut before = scenario(4);
        before.players[1].tiles = ids(&["time", "mole", "swap", "lemuria"][..1 + more]);
        before.tiles_known =
            vec![TileKnown { at: TilePlace::Hand(MARIO), tile: "time".into(), by: Who::Everybody }];
        before.phase = Phase::Location { seat: LEONARDO, organ: false };
        let mut table = Table::at(&before);
        let sees = |table: &Table, viewer| {
            table.state.view(turin(), viewer).hands[1].tiles.contains(&Sight::Seen(tile("time")))
        };
        let others: Vec<_> =
            viewers(before.options).into_iter().filter(|&viewer| viewer != Viewer::Seat(MARIO)).collect();
        assert!(others.iter().all(|&viewer| sees(&table, viewer)));
        table.act(Action::Decline {});
        if discards > 0 {
            table.act(Action::Discard { tile: tile("mole") });
        }
        for &viewer in &others {
            assert_eq!(sees(&table, viewer), discards == 0, "it might have been the Time tile");
        }
        assert!(sees(&table, Viewer::Seat(MARIO)));
    }
}

/// 10.5, R77
#[test]
fn an_own_secret_discard_stays_known_to_its_player_when_another_draws_it() {
    let mut before = scenario(4);
    let mut pile = Table::at(&before).truth().pile.expect("a pile");
    let at = pile.iter().position(|id| id == "swap").expect("in the pile");
    pile.swap(0, at);
    before.pile = Some(pile);
    let by = Who::Seats(SeatSet::of(MARIO));
    before.tiles_known = vec![TileKnown { at: TilePlace::Pile(0), tile: "swap".into(), by }];
    let mut table = Table::at(&before);
    assert_eq!(table.view(MARIO).pile[0], Sight::Seen(tile("swap")));
    table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(table.view(MARIO).hands[0].tiles, [Sight::Seen(tile("swap")), Sight::FaceDown]);
    assert_eq!(table.view(CHRISTIAN).hands[0].tiles, [Sight::FaceDown, Sight::FaceDown]);
}

/// 10.5, R77
#[test]
fn of_equal_tiles_nobody_can_tell_which_one_was_placed() {
    for known in 0..=2 {
        let mut before = scenario(4);
        before.players[3].tiles = ids(&["mole", "mole", "time"]);
        let mole = TileKnown { at: TilePlace::Hand(LEONARDO), tile: "mole".into(), by: Who::Everybody };
        before.tiles_known = vec![mole; known];
        before.phase = Phase::Location { seat: LEONARDO, organ: false };
        let mut table = Table::at(&before);
        table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::West });
        let other = if known == 2 { Sight::Seen(tile("mole")) } else { Sight::FaceDown };
        assert_eq!(table.view(MARCO).hands[3].tiles, [other, Sight::FaceDown], "{known} were known");
    }
}

/// 10.5, 4.5, R73
#[test]
fn when_a_hand_is_mixed_under_the_pile_nobody_knows_any_longer_where_each_tile_is() {
    let mut before = going_out();
    before.players[0].tiles = ids(&["time", "mole"]);
    let everybody = |id: &str| TileKnown { at: TilePlace::Hand(MARCO), tile: id.into(), by: Who::Everybody };
    before.tiles_known = vec![everybody("time"), everybody("mole")];
    let mut table = Table::at(&before);
    table.act(Action::Turn { teeth: 1 });
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time));
    for viewer in viewers(before.options) {
        let pile = table.state.view(turin(), viewer).pile;
        assert_eq!(pile[48..], [Sight::FaceDown, Sight::FaceDown], "{viewer:?}, the former holder too");
    }
}

/// 10.5, 4.5, R73
#[test]
fn a_single_tile_of_a_player_who_is_out_stays_known_to_those_who_knew_it() {
    let known = [
        (Who::Seats(SeatSet::EMPTY), vec![Viewer::Seat(MARCO)]),
        (Who::Seats(SeatSet::of(CHRISTIAN)), vec![Viewer::Seat(MARCO), Viewer::Seat(CHRISTIAN)]),
        (Who::Everybody, viewers(Options::new(4))),
    ];
    for (by, knowing) in known {
        let mut before = going_out();
        before.players[0].tiles = ids(&["time"]);
        before.tiles_known = vec![TileKnown { at: TilePlace::Hand(MARCO), tile: "time".into(), by }];
        let mut table = Table::at(&before);
        table.act(Action::Turn { teeth: 1 });
        for viewer in viewers(before.options) {
            let last = table.state.view(turin(), viewer).pile.last().copied();
            let sight = if knowing.contains(&viewer) { Sight::Seen(tile("time")) } else { Sight::FaceDown };
            assert_eq!(last, Some(sight), "{viewer:?} of {by:?}");
        }
    }
}

/// 10.2, 4.3
#[test]
fn a_player_who_runs_out_of_time_shows_the_character_card_to_all() {
    for players in 3..=6 {
        let mut before = scenario(players);
        before.players[0].time = 1;
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        let events = table.act(Action::Turn { teeth: 1 });
        for character in before.players[0].characters {
            let shown = Event::CardRevealed { seat: MARCO, character };
            assert!(events.contains(&shown));
            for viewer in viewers(before.options) {
                assert_eq!(shown.seen_by(viewer), shown);
                let view = table.state.view(turin(), viewer);
                assert_eq!(view.cards[character.index()], Sight::Seen(CardPlace::Hand(MARCO)));
            }
        }
    }
}

/// 10.6, R75
#[test]
fn a_declaration_tells_all_who_was_named_and_whether_it_was_right() {
    for (named, right) in [(Character::Snowy, true), (Character::Vidal, false)] {
        let mut before = scenario_in_hour(4, 6);
        put_organ(&mut before);
        let mut table = Table::at(&before);
        let events = table.act(Action::Declare { character: named });
        for viewer in viewers(before.options) {
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            assert_eq!(seen[0], Event::Declared { seat: MARCO, role: Role::Hero, character: named });
            match right {
                true => assert_eq!(seen[1], Event::DeclaredRightly { seat: MARCO, character: named }),
                false => assert!(matches!(seen[1], Event::DeclaredWrongly { seat: MARCO, .. })),
            }
            let view = table.state.view(turin(), viewer);
            assert_eq!(view.public.not_chosen.has(named), !right);
            assert_eq!(view.open_cards.has(named), right);
        }
    }
}

/// 5.6, 10.6
#[test]
fn the_choice_a_declaring_fenrir_must_make_tells_all_whose_card_it_is() {
    let mut before = scenario_in_hour(4, 6);
    before.players[3].tiles = ids(&["stones"]);
    before.order = vec![LEONARDO, MARCO, MARIO, CHRISTIAN];
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    assert_eq!(table.view(MARCO).cards[Character::Vikstrom.index()], Sight::FaceDown);
    table.act(Action::Choose { character: Character::Vikstrom });
    for viewer in viewers(before.options) {
        let view = table.state.view(turin(), viewer);
        assert_eq!(view.cards[Character::Vikstrom.index()], Sight::Seen(CardPlace::Hand(LEONARDO)));
    }
}

/// 10.3, 3.4.16
#[test]
fn the_investigator_knows_the_cards_seen_in_the_winning_turn_too() {
    let mut before = scenario_in_hour(4, 6);
    put_organ(&mut before);
    before.players[0].music = 15;
    let mut table = Table::at(&before);
    table.act(Action::PlayPower { power: Power::Look });
    table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 0 });
    table.act(Action::Declare { character: Character::Snowy });
    table.act(Action::Choose { character: Character::Snowy });
    table.act(Action::Step { to: space("san-giovannino") });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert!(table.outcome().is_some());
    // The game ends the turn: the cards are mixed back, and what is no longer held apart hides nothing.
    assert_eq!(table.view(MARCO).apart, []);
    assert_eq!(table.truth().to_state(turin()), Ok(table.state));
}

/// 10.7, R74
#[test]
fn a_role_card_is_known_to_its_player_alone() {
    let mut before = scenario_in_hour(4, 5);
    let table = Table::at(&before);
    for viewer in viewers(before.options) {
        let own = match viewer {
            Viewer::Seat(LEONARDO) => Some(Role::Fenrir),
            Viewer::Seat(_) => Some(Role::Hero),
            Viewer::Spectator => None,
        };
        assert_eq!(table.state.view(turin(), viewer).role, own);
        for (seat, role) in [(LEONARDO, Role::Fenrir), (MARCO, Role::Hero)] {
            let sight = if viewer == Viewer::Seat(seat) { Sight::Seen(role) } else { Sight::FaceDown };
            let dealt = Event::RoleDealt { seat, role: Sight::Seen(role) };
            assert_eq!(dealt.seen_by(viewer), Event::RoleDealt { seat, role: sight });
        }
    }
    let one = before.clone();
    before.players[3].role = Some(Role::Hero);
    before.players[1].role = Some(Role::Fenrir);
    same_sight(&one, &before, &[MARIO, LEONARDO]);
}

/// 10.7, R74
#[test]
fn running_out_of_time_shows_no_role() {
    let out = |fenrir: Seat| {
        let mut before = scenario_in_hour(4, 6);
        for (seat, player) in (0u8..).zip(&mut before.players) {
            player.role = Some(if Seat(seat) == fenrir { Role::Fenrir } else { Role::Hero });
        }
        before.players[0].time = 1;
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        table.act(Action::Turn { teeth: 1 });
        assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time));
        table
    };
    let (hero, fenrir) = (out(LEONARDO), out(MARCO));
    for viewer in [Viewer::Seat(MARIO), Viewer::Seat(CHRISTIAN), Viewer::Spectator] {
        assert_eq!(hero.state.view(turin(), viewer), fenrir.state.view(turin(), viewer), "{viewer:?}");
    }
}

/// 10.7, R74
#[test]
fn only_the_way_a_player_declares_shows_the_role() {
    let mut before = scenario_in_hour(4, 6);
    put_organ(&mut before);
    before.players[3].tiles = ids(&["stones"]);
    before.order = vec![MARCO, LEONARDO, MARIO, CHRISTIAN];
    let mut table = Table::at(&before);
    assert_eq!(table.state.public().declared_heroes, SeatSet::EMPTY);
    table.act(Action::Declare { character: Character::Vidal });
    assert_eq!(table.state.public().declared_heroes, SeatSet::of(MARCO));
    assert_eq!(table.state.public().declared_fenrir, None);
    table.act(Action::Declare { character: Character::Lewis });
    assert_eq!(table.state.public().declared_fenrir, Some(LEONARDO));
}

/// 10.8, 3.4.13
#[test]
fn ending_the_movement_and_the_turn_is_asked_even_with_one_answer() {
    let mut before = scenario(4);
    before.event = EventCard::E11; // nothing can be played
    before.gears = [0, 0, 2]; // Compose comes up
    before.players[0].clues = 0;
    before.characters.insert(Character::Johnsson, "santa-zita".into());
    before.characters.insert(Character::Lilja, "corso-francia".into());
    before.characters.insert(Character::Vidal, "borgo-san-donato".into());
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Johnsson });
    table.act(Action::Turn { teeth: 1 });
    assert_eq!((table.state.ask(turin()), table.legal()), (Ask::Move, vec![Action::Stop {}]), "no way to go");
    let events = table.act(Action::Stop {});
    let composed = [
        Event::ActionTaken { seat: MARCO, activity: Activity::Compose },
        Event::MusicGained { seat: MARCO, pages: 1 },
    ];
    assert_eq!(events, composed, "without a Clue to spend Compose happens by itself");
    assert_eq!((table.state.ask(turin()), table.legal()), (Ask::EndTurn, vec![Action::EndTurn {}]));
    assert_eq!(table.to_act(), MARCO);
}

/// 10.8
#[test]
fn research_without_a_clue_to_spend_and_impossible_steps_happen_by_themselves() {
    let mut before = scenario(4);
    before.gears = [0, 0, 1]; // Research comes up
    before.players[0].clues = 0;
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    let events = table.act(Action::Stop {});
    assert_eq!(events[0], Event::ActionTaken { seat: MARCO, activity: Activity::Research });
    assert!(matches!(events[1], Event::TileDrawn { seat: MARCO, .. }));
    assert_eq!(table.state.ask(turin()), Ask::EndTurn);

    before.gears = [0, 0, 6]; // Move Clue comes up, and there is none on the map
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    let events = table.act(Action::Stop {});
    assert_eq!(events, [Event::Skipped { seat: MARCO, activity: Activity::MoveClue }]);
}

/// 10.8, R76
#[test]
fn what_is_on_offer_does_not_depend_on_what_a_player_knows() {
    let ignorant = scenario(4);
    let mut knowing = scenario(4);
    knowing.cards_known = Character::ALL
        .into_iter()
        .filter(|&character| character != Character::Johnsson)
        .map(|character| CardKnown { character, by: Who::Seats(SeatSet::of(MARCO)) })
        .collect();
    let (mut ignorant, mut knowing) = (Table::at(&ignorant), Table::at(&knowing));
    for action in [
        Action::PlayPower { power: Power::Look },
        Action::Investigate { target: Target::Deck, clues: 0 },
        Action::Choose { character: Character::Vidal },
        Action::Favour { activity: Activity::Investigate },
    ] {
        assert_eq!(ignorant.legal(), knowing.legal());
        ignorant.act(action);
        knowing.act(action);
    }
    assert_eq!(ignorant.legal(), knowing.legal());
}

/// 10.1, 10.2, 10.3, 10.4
#[test]
fn through_whole_games_each_view_holds_what_its_reader_may_know() {
    for options in all_options() {
        for seed in 0..2 {
            let mut known: Option<Known> = None;
            play(turin(), options, seed, Policy::Frugal, |state, _, action| {
                let known = known.get_or_insert_with(|| Known::from_the_deal(state));
                for viewer in viewers(options) {
                    known.check(&state.view(turin(), viewer), state);
                }
                let mut next = *state;
                let mut events: Vec<Event> = Vec::new();
                let seat = state.to_act().expect("a seat to act");
                next.apply(turin(), seat, action, &mut events).expect("offered");
                events.iter().for_each(|&event| known.learn(event));
            });
        }
    }
}

/// Who knows each Character Card's place, according to the events.
struct Known {
    options: Options,
    cards: Vec<(Character, Viewer)>,
}

impl Known {
    fn from_the_deal(state: &State) -> Self {
        let truth = Scenario::from_state(turin(), state);
        let mut known = Self { options: truth.options, cards: Vec::new() };
        let mut dealt = CharacterSet::of(truth.chosen_one);
        for (seat, player) in (0u8..).zip(&truth.players) {
            known.cards.extend(player.characters.map(|character| (character, Viewer::Seat(Seat(seat)))));
            dealt = dealt.or(player.characters);
        }
        if truth.options.players == 3 || truth.options.beginner {
            CharacterSet::ALL.without(dealt).for_each(|character| known.open(character));
        }
        known
    }

    fn open(&mut self, character: Character) {
        self.cards.extend(viewers(self.options).into_iter().map(|viewer| (character, viewer)));
    }

    fn learn(&mut self, event: Event) {
        match event {
            Event::CardLooked { seat, card: Sight::Seen(Card::Character(character)), .. } => {
                self.cards.push((character, Viewer::Seat(seat)));
            }
            Event::DeclaredWrongly { seat, chosen: Sight::Seen(character) } => {
                self.cards.push((character, Viewer::Seat(seat)));
            }
            Event::DeclaredRightly { character, .. } | Event::CardRevealed { character, .. } => {
                self.open(character);
            }
            _ => {}
        }
    }

    fn check(&self, view: &View, state: &State) {
        assert_eq!(&view.public, state.public());
        for character in Character::ALL {
            let knows = self.cards.contains(&(character, view.viewer));
            let seen = view.cards[character.index()].seen().is_some();
            assert_eq!(seen, knows, "{:?} on {character:?}", view.viewer);
        }
        for (seat, hand) in (0u8..).zip(&view.hands) {
            if view.viewer == Viewer::Seat(Seat(seat)) {
                assert!(hand.tiles.iter().all(|tile| tile.seen().is_some()), "own tiles");
            }
        }
    }
}

/// Marco is about to run out of Time with the gears.
fn going_out() -> Scenario {
    let mut scenario = scenario(4);
    scenario.players[0].time = 1;
    scenario.used = CharacterSet::of(Character::Johnsson);
    scenario.phase = Phase::Turn(Turn { step: Step::Gears, character: Some(Character::Johnsson), ..turn(0) });
    scenario
}

/// Two positions look the same to everybody but these seats, to whom they look different.
#[track_caller]
fn same_sight(one: &Scenario, other: &Scenario, but: &[Seat]) {
    let (one, other) = (Table::at(one), Table::at(other));
    assert_ne!(one.truth(), other.truth());
    for viewer in viewers(one.state.public().options) {
        let same = one.state.view(turin(), viewer) == other.state.view(turin(), viewer);
        let knows = but.iter().any(|&seat| viewer == Viewer::Seat(seat));
        assert_eq!(same, !knows, "{viewer:?}");
    }
}
