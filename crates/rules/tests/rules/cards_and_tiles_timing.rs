//! Playing Power Cards and Item Tiles: how many (3.4.22), when (3.4.23), and not without effect (3.4.24).

use crate::support::table::{CHRISTIAN, LEONARDO, MARCO, MARIO, Table, scenario, space, turn};
use crate::support::turns::{
    enclose_johnsson, gears_before, ids, leave_in_pile, put, put_organ, put_out, tile,
};
use armonium_rules::{
    Action, Activity, Ask, Character, Event, EventCard, Illegal, Machine, Phase, Power, PowerSet, Reason,
    Scenario, Step, Target, Tile,
};

/// What is tried at every moment; neither needs a Character.
const MUSIC: Action = Action::PlayPower { power: Power::Music };

/// 3.4.22
#[test]
fn at_most_one_power_card_and_one_item_tile_are_played_in_a_turn() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["time", "lemuria"]);
    let mut table = Table::at(&before);
    let (first, second) = (play("time"), play("lemuria"));
    assert_eq!(table.act(MUSIC)[0], Event::PowerPlayed { seat: MARCO, power: Power::Music });
    assert_eq!(table.act(first)[0], Event::ItemPlayed { seat: MARCO, tile: tile("time") });
    for character in [None, Some(Character::Johnsson)] {
        if let Some(character) = character {
            table.act(Action::Choose { character });
        }
        assert!(table.cards().is_empty());
        table.refuses(Action::PlayPower { power: Power::Research }, Illegal::PowerAlready, "3.4.22");
        table.refuses(second, Illegal::ItemAlready, "3.4.22");
    }
}

/// 3.4.22
#[test]
fn a_power_card_leaves_the_game_after_its_effect() {
    let mut table = Table::at(&scenario(4));
    table.act(MUSIC);
    assert_eq!(table.state.public().played[0], PowerSet::of(Power::Music));
    assert_eq!(table.state.public().hand_size(MARCO), 4);
    assert!(!table.view(MARIO).hands[0].powers.has(Power::Music));
    let held = Illegal::PowerNotHeld { power: Power::Music };
    table.refuses(MUSIC, held, "3.4.22");
    // In the next turn other Power Cards are on offer, this one is not.
    let mut before = scenario(4);
    before.players[0].played = PowerSet::of(Power::Music);
    let mut table = Table::at(&before);
    let others = [Power::Look, Power::Research].map(|power| Action::PlayPower { power });
    assert_eq!(table.cards(), others);
    table.refuses(MUSIC, held, "3.4.22");
}

/// 3.4.22
#[test]
fn an_item_tile_goes_under_the_pile_after_its_effect() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["paid-tiles"]);
    leave_in_pile(&mut before, MARIO, &["swap", "mole", "time", "museo"]);
    let mut table = Table::at(&before);
    table.act(play("paid-tiles"));
    assert_eq!(table.tiles(MARCO), [tile("mole"), tile("time"), tile("swap")]);
    assert_eq!(table.truth().pile.expect("a pile"), ["museo", "paid-tiles"]);
    // Even the last tile is drawn before it gets there.
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["paid-tiles"]);
    leave_in_pile(&mut before, MARIO, &["swap"]);
    let mut table = Table::at(&before);
    table.act(play("paid-tiles"));
    assert_eq!(table.tiles(MARCO), [tile("swap")]);
    assert_eq!(table.truth().pile.expect("a pile"), ["paid-tiles"]);
}

/// 3.4.22
#[test]
fn only_item_tiles_in_the_own_hand_can_be_played() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["mole"]);
    before.players[1].tiles = ids(&["time"]);
    let mut table = Table::at(&before);
    let (mole, time, none) = (tile("mole"), tile("time"), Tile(63));
    table.refuses(Action::PlayItem { tile: mole }, Illegal::NotAnItem { tile: mole }, "3.4.22");
    table.refuses(Action::PlayItem { tile: time }, Illegal::TileNotHeld { tile: time }, "3.4.22");
    table.refuses(Action::PlayItem { tile: none }, Illegal::NoSuchTile { tile: none }, "1.5");
}

/// 3.4.22
#[test]
fn cards_and_tiles_are_played_in_the_own_turn_only() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["time"]);
    before.players[1].tiles = ids(&["lemuria"]);
    let mut table = Table::at(&before);
    assert!(table.cards().contains(&MUSIC) && table.cards().contains(&play("time")));
    for action in [MUSIC, play("lemuria")] {
        let refusal = table.state.apply(table.content, MARIO, action, &mut ());
        assert_eq!(refusal, Err(Illegal::NotYourTurn { seat: MARIO, to_act: MARCO }));
    }
    // Nor in the other phases.
    before.order = vec![MARIO, CHRISTIAN, LEONARDO, MARCO];
    for (phase, asked) in [
        (Phase::Clues { index: 3 }, Ask::PlaceClue),
        (Phase::Location { seat: MARCO, organ: false }, Ask::PlaceLocation),
    ] {
        before.phase = phase;
        let mut table = Table::at(&before);
        assert!(table.cards().is_empty());
        table.asks_instead(asked, &[MUSIC, play("time")]);
    }
}

/// 3.4.23, R31, R62
#[test]
fn cards_and_tiles_may_be_played_at_every_rest_of_the_turn_and_at_no_other_moment() {
    // Koleberg, whose ability asks something, with a Taxi in the movement.
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["time"]);
    before.gears = gears_before(1, Machine::Taxi, 2, Activity::Compose);
    let mut table = Table::at(&before);
    open(&mut table, "before the choice");
    table.act(Action::Choose { character: Character::Koleberg });
    closed(&mut table, "between the choice and the end of the ability");
    table.act(Action::PlaceClue { space: space("museo-egizio") });
    open(&mut table, "after the ability and before the gears");
    table.act(Action::Turn { teeth: 1 });
    open(&mut table, "before the movement");
    table.walk(&["cottolengo"]);
    open(&mut table, "between a step and a ride");
    table.act(Action::Taxi { to: space("consolata") });
    closed(&mut table, "inside the Taxi ride");
    table.walk(&["quartieri-militari"]);
    closed(&mut table, "inside the Taxi ride");
    table.act(Action::Stop {});
    open(&mut table, "between a ride and a step");
    table.walk(&["carmine"]);
    open(&mut table, "after the last step");
    table.act(Action::Stop {});
    closed(&mut table, "when the action has begun");
    table.act(Action::Compose { clues: 0 });
    open(&mut table, "after the action");
}

/// 3.4.23, R31
#[test]
fn cards_and_tiles_may_be_played_before_and_after_declaring() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["time"]);
    put_organ(&mut before, "via-garibaldi");
    let mut table = Table::at(&before);
    open(&mut table, "before declaring");
    table.act(MUSIC);
    table.act(Action::Declare { character: Character::Snowy });
    assert_eq!(table.cards(), [play("time")]);
    table.act(play("time"));
    assert_eq!((table.music(MARCO), table.time(MARCO), table.ask()), (8, 31, Ask::Choose));
}

/// 3.4.23, R31
#[test]
fn nothing_is_played_between_gifts_and_inside_effects() {
    let with_time = |event, index| {
        let mut before = scenario(4);
        before.event = event;
        before.phase = Phase::Turn(turn(index));
        before.players[usize::from(index)].tiles = ids(&["time", "clue-on-mystic"]);
        Table::at(&before)
    };
    let mut table = with_time(EventCard::E3, 2);
    table.act(Action::Choose { character: Character::Johnsson });
    closed(&mut table, "a gift");
    let mut table = with_time(EventCard::E7, 3);
    table.act(Action::Choose { character: Character::Johnsson });
    closed(&mut table, "free steps");
    let mut table = with_time(EventCard::E1, 2);
    table.act(Action::Choose { character: Character::Koleberg });
    closed(&mut table, "the first use");
    table.act(Action::PlaceClue { space: space("museo-egizio") });
    assert_eq!(table.ask(), Ask::ClueOnMystic);
    closed(&mut table, "between E1's two uses");
    table.act(Action::PlaceClue { space: space("cimitero") });
    open(&mut table, "after both");
    // Inside a card's effect no tile, inside a tile's effect no card.
    table.act(Action::PlayPower { power: Power::Look });
    table.asks_instead(Ask::Look, &[play("time"), MUSIC]);
    let mut table = with_time(EventCard::E2, 0);
    table.act(play("clue-on-mystic"));
    table.asks_instead(Ask::ClueOnMystic, &[play("time"), MUSIC]);
}

/// 3.4.23, R31
#[test]
fn what_moves_the_chosen_character_waits_until_there_is_one() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["train", "steps-mark", "swap", "to-mystic-organ"]);
    put(&mut before, Character::Johnsson, "porta-nuova");
    let mut table = Table::at(&before);
    let movers = [Action::PlayPower { power: Power::Ride }, play("train"), play("steps-mark")];
    for card in movers {
        table.refuses(card, Illegal::NoCharacterYet, "3.4.23");
    }
    assert!(table.offers(play("swap")) && table.offers(play("to-mystic-organ")), "they move any Character");
    table.act(Action::Choose { character: Character::Johnsson });
    for card in movers {
        assert!(table.offers(card), "{card:?}");
    }
}

/// 3.4.24, R43
#[test]
fn a_power_card_that_would_change_nothing_cannot_be_played() {
    let alone = |scenario: &mut Scenario| {
        put_out(scenario, MARIO, Reason::Time);
        put_out(scenario, CHRISTIAN, Reason::Time);
    };
    let mut looking = scenario(3);
    alone(&mut looking);
    let mut researching = scenario(3);
    leave_in_pile(&mut researching, MARIO, &[]);
    let mut composing = scenario(3);
    composing.players[0].music = 15;
    let mut riding = scenario(3);
    enclose_johnsson(&mut riding);
    for (power, before) in [
        (Power::Look, looking),
        (Power::Research, researching),
        (Power::Music, composing),
        (Power::Ride, riding),
    ] {
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.refuses(Action::PlayPower { power }, Illegal::NoEffect, "3.4.24");
        let mut table = Table::at(&scenario(3));
        table.choose_up_to_gears(Character::Johnsson);
        assert!(table.offers(Action::PlayPower { power }), "{power:?} otherwise");
    }
}

/// 3.4.24, R43, R64
#[test]
fn an_item_tile_that_would_change_nothing_cannot_be_played() {
    let full = |scenario: &mut Scenario| scenario.players[0].music = 15;
    let rich = |scenario: &mut Scenario| scenario.players[0].time = 45;
    let empty = |scenario: &mut Scenario| leave_in_pile(scenario, MARIO, &[]);
    let alone = |scenario: &mut Scenario| {
        put_out(scenario, MARIO, Reason::Time);
        put_out(scenario, CHRISTIAN, Reason::Time);
    };
    let no_mystic = |scenario: &mut Scenario| {
        let all = ["mole-antonelliana", "cimitero", "tempio-valdese", "museo-egizio", "obelisco"];
        scenario.clues_on = ids(&all);
    };
    let on_no_line = |scenario: &mut Scenario| put(scenario, Character::Johnsson, "duomo");
    let nowhere: [(&str, Hindrance); 14] = [
        ("lemuria", full),
        ("adulruna-rediviva", full),
        ("paid-music", full),
        ("time", rich),
        ("clue-for-time", rich),
        ("paid-tiles", empty),
        ("investigate", alone),
        ("clue-on-mystic", no_mystic),
        ("to-mystic-organ", no_mystic),
        ("steps-mark", enclose_johnsson),
        ("train", on_no_line),
        ("monorail", on_no_line),
        ("airship", on_no_line),
        ("train", no_train),
    ];
    for (item, hinder) in nowhere {
        let mut before = scenario(3);
        before.players[0].tiles = ids(&[item]);
        hinder(&mut before);
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.refuses(play(item), Illegal::NoEffect, "3.4.24");
    }
    // Without these hindrances they can be played.
    for (item, _) in nowhere {
        let station = match item {
            "monorail" => "piazza-solferino",
            "airship" => "piazza-d-armi",
            _ => "porta-nuova",
        };
        let mut before = scenario(3);
        before.players[0].tiles = ids(&[item]);
        put(&mut before, Character::Johnsson, station);
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        assert!(table.offers(play(item)), "{item}");
    }
}

/// R43
#[test]
fn fenrirs_stones_can_never_be_played() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["stones"]);
    let mut table = Table::at(&before);
    table.refuses(play("stones"), Illegal::NoEffect, "3.4.24");
    table.choose_up_to_gears(Character::Johnsson);
    table.refuses(play("stones"), Illegal::NoEffect, "3.4.24");
    table.turn_and_stop(3);
    table.act(Action::Compose { clues: 0 });
    table.refuses(play("stones"), Illegal::NoEffect, "3.4.24");
}

/// 3.4.24, R43
#[test]
fn a_gain_that_is_lost_in_part_is_a_change() {
    let mut before = scenario(4);
    before.players[0].music = 14;
    before.players[0].time = 44;
    before.players[0].tiles = ids(&["paid-music", "adulruna-rediviva", "clue-for-time", "paid-tiles"]);
    leave_in_pile(&mut before, MARIO, &["swap"]);
    let table = Table::at(&before);
    for item in ["paid-music", "adulruna-rediviva", "clue-for-time", "paid-tiles"] {
        assert!(table.offers(play(item)), "{item}");
    }
    assert!(table.offers(MUSIC) && table.offers(Action::PlayPower { power: Power::Research }));
}

/// 3.4.24, R43, R64
#[test]
fn a_paid_tile_needs_a_gain_and_takes_no_time_without_one() {
    // Paying 2 Time would be a change, but it does not count.
    for (item, music, pile) in [("paid-music", 15, ["swap"].as_slice()), ("paid-tiles", 5, &[])] {
        let mut before = scenario(4);
        before.players[0].music = music;
        before.players[0].tiles = ids(&[item]);
        leave_in_pile(&mut before, MARIO, pile);
        let mut table = Table::at(&before);
        table.refuses(play(item), Illegal::NoEffect, "3.4.24");
        assert_eq!(table.time(MARCO), 30);
    }
}

/// R43
#[test]
fn investigating_can_be_played_as_long_as_one_card_is_unseen() {
    // Three cards by the Power Card, two by Lewis, and the tile finds one target left.
    let mut before = scenario(3);
    before.event = EventCard::E2;
    before.players[0].tiles = ids(&["investigate"]);
    put_out(&mut before, CHRISTIAN, Reason::Time);
    let mut table = Table::at(&before);
    let look = Action::Investigate { target: Target::Hand(MARIO), clues: 0 };
    table.act(Action::PlayPower { power: Power::Look });
    table.act(look);
    table.act(Action::Choose { character: Character::Lewis });
    table.act(look);
    assert!(table.offers(play("investigate")), "one of six is unseen");
    table.turn_and_stop(1);
    table.act(look);
    assert!(matches!(table.turn().step, Step::End));
    table.refuses(play("investigate"), Illegal::NoEffect, "3.4.24");
}

/// Something that makes a tile useless.
type Hindrance = fn(&mut Scenario);

fn play(id: &str) -> Action {
    Action::PlayItem { tile: tile(id) }
}

/// Both sorts can be played now.
#[track_caller]
fn open(table: &mut Table, when: &str) {
    assert!(table.offers(MUSIC) && table.offers(play("time")), "{when}");
}

/// Neither sort can be played now.
#[track_caller]
fn closed(table: &mut Table, when: &str) {
    assert!(table.cards().is_empty(), "{when}");
    let asked = table.ask();
    table.asks_instead(asked, &[MUSIC, play("time")]);
}

/// Johnsson stands at Porta Nuova, and a character at every other yellow station.
fn no_train(scenario: &mut Scenario) {
    put(scenario, Character::Johnsson, "porta-nuova");
    put(scenario, Character::Lilja, "porta-susa");
    put(scenario, Character::Koleberg, "porta-milano");
    put(scenario, Character::Snowy, "barriera-di-casale");
}
