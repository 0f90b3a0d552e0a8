//! Being away with the others' knowledge, and watching: pauses survive restarts, a nudge reaches its player, spectators have
//! names and phrases.

use super::support::{Client, House, Socket, wait_until};
use armonium_store::testing::Cluster;
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

const HOUR: i64 = 3_600_000;

fn system() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// A running game of Ada, Bob and a bot.
fn game(ada: &Client, bob: &Client, options: Value) -> (String, [Socket; 2]) {
    let table = ada.new_table(options, Some(json!(["me", "open", "apprentice"]))).table();
    assert_eq!(bob.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    let sockets = [ada, bob].map(|player| {
        let (mut socket, _) = player.sit_at(&table);
        socket.nonce(&"ab".repeat(32));
        socket
    });
    wait_until("the deal", || (card(ada, &table)["stage"] == "running").then_some(()));
    (table, sockets)
}

fn card(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).body["card"].clone()
}

/// Waits until a player is asked, and returns the seat.
fn asked(client: &Client, table: &str) -> usize {
    wait_until("a player is asked", || {
        let body = client.get(&format!("/api/tables/{table}")).body;
        let seats = body["card"]["chairs"].as_array().unwrap().clone();
        let player = body["next"]["player"].clone();
        seats.iter().position(|chair| player.is_string() && chair["player"] == player)
    })
}

#[test]
fn a_pause_lasts_over_a_restart_and_costs_no_time() {
    let house = House::open();
    let [ada, bob] = ["Ada", "Bob"].map(|name| house.player(name));
    let clock = json!({ "kind": "real_time", "reserve": 600, "increment": 10 });
    let (table, [mut a, mut b]) = game(&ada, &bob, json!({ "players": 3, "clock": clock }));
    let seat = asked(&ada, &table);
    a.command(json!({ "type": "propose_pause", "minutes": 600 }));
    assert_eq!(card(&bob, &table)["pause_proposal"]["minutes"], 600);
    b.command(json!({ "type": "answer_pause", "agree": true }));
    let until = card(&ada, &table)["pause"]["until"].as_i64().expect("a pause");
    assert!((0..60_000).contains(&(system() + 10 * HOUR - until)));
    let (mut again, welcome) = ada.sit_at(&table);
    assert_eq!(welcome["clock"]["deadline"], Value::Null);
    assert_eq!(again.command(json!({ "type": "take_back", "at": 0 }))["code"], "paused");
    drop((a, b, again));

    let house = House::at(house.stop(), |config| config.system_time = || system() + 3 * HOUR);
    let (mut a, welcome) = ada.at_house(&house).sit_at(&table);
    assert_eq!(welcome["table"]["pause"]["until"], json!(until));
    let (mut b, _) = bob.at_house(&house).sit_at(&table);
    a.command(json!({ "type": "end_pause" }));
    let update = b.command(json!({ "type": "end_pause" }));
    assert!(update["table"]["pause"].is_null());
    assert!(update["table"]["chairs"][seat]["substitute"].is_null());
    let left = update["clock"]["deadline"].as_i64().expect("a deadline") - update["at"].as_i64().unwrap();
    assert!((540_000..=610_000).contains(&left), "{left} ms are left");
}

#[test]
fn a_pause_that_ends_while_no_server_runs_ends_when_one_does() {
    let house = House::open();
    let [ada, bob] = ["Ada", "Bob"].map(|name| house.player(name));
    let clock = json!({ "kind": "real_time", "reserve": 600, "increment": 10 });
    let (table, [mut a, mut b]) = game(&ada, &bob, json!({ "players": 3, "clock": clock }));
    let seat = asked(&ada, &table);
    a.command(json!({ "type": "propose_pause", "minutes": 5 }));
    b.command(json!({ "type": "answer_pause", "agree": true }));
    drop((a, b));
    let house = House::at(house.stop(), |config| config.system_time = || system() + 3 * HOUR);
    let ada = ada.at_house(&house);
    wait_until("the end of the pause", || card(&ada, &table)["pause"].is_null().then_some(()));
    assert!(card(&ada, &table)["chairs"][seat]["substitute"].is_null(), "nobody lost a seat");
}

#[test]
fn a_pause_holds_on_every_node() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let node = || House::with(|config| config.place = url.parse().unwrap());
    let (here, there) = (node(), node());
    let [ada, bob] = ["Ada", "Bob"].map(|name| here.player(name));
    let clock = json!({ "kind": "correspondence", "hours": 24 });
    let (table, [mut a, b]) = game(&ada, &bob, json!({ "players": 3, "clock": clock }));
    drop(b);
    let elsewhere = bob.at_house(&there);
    let (mut b, _) = elsewhere.sit_at(&table);
    a.command(json!({ "type": "propose_pause", "minutes": 1440 }));
    wait_until("the proposal", || card(&elsewhere, &table)["pause_proposal"].is_object().then_some(()));
    // It came to this node's connection too.
    while b.until("update")["table"]["pause_proposal"].is_null() {}
    b.command(json!({ "type": "answer_pause", "agree": true }));
    wait_until("the pause", || card(&ada, &table)["pause"].is_object().then_some(()));
    assert_eq!(a.command(json!({ "type": "take_back", "at": 0 }))["code"], "paused");
    a.command(json!({ "type": "end_pause" }));
    b.command(json!({ "type": "end_pause" }));
    wait_until("the end", || card(&ada, &table)["pause"].is_null().then_some(()));
}

#[test]
fn vacation_is_seen_by_everyone_and_stops_the_players_clock() {
    let house = House::open();
    let [ada, bob] = ["Ada", "Bob"].map(|name| house.player(name));
    let clock = json!({ "kind": "correspondence", "hours": 24 });
    let options = json!({ "players": 3, "clock": clock, "vacation": 7 });
    let (table, mut sockets) = game(&ada, &bob, options);
    let seat = asked(&ada, &table);
    let update = sockets[seat].command(json!({ "type": "vacation", "on": true }));
    assert_eq!(update["clock"]["deadline"], Value::Null);
    let away = card(&house.nobody(), &table)["chairs"][seat]["away"].clone();
    assert_eq!(away["vacation_left"], 7);
    let until = away["vacation"].as_i64().expect("an end");
    assert!((0..60_000).contains(&(system() + 7 * 24 * HOUR - until)));
    let update = sockets[seat].command(json!({ "type": "vacation", "on": false }));
    assert!(update["clock"]["deadline"].is_i64());
    assert_eq!(update["table"]["chairs"][seat]["away"]["vacation_left"], 6, "a day that has begun counts");
}

/// The next presence in which somebody watches.
fn watched(socket: &mut Socket) -> Value {
    loop {
        let presence = socket.until("presence");
        if presence["watching"] != 0 {
            return presence;
        }
    }
}

#[test]
fn spectators_have_names_and_phrases_of_their_own() {
    let house = House::open();
    let [ada, bob, iris] = ["Ada", "Bob", "Iris"].map(|name| house.player(name));
    let (table, [mut a, mut b]) = game(&ada, &bob, json!({ "players": 3 }));
    let (mut watcher, welcome) = iris.sit_at(&table);
    assert_eq!(welcome["seat"], Value::Null);
    for socket in [&mut a, &mut b] {
        assert_eq!(watched(socket)["spectators"], json!([{ "player": iris.id, "name": "Iris" }]));
    }
    let before = card(&ada, &table);
    watcher.say(json!({ "type": "cheer", "id": 1, "cheer": "applause" }));
    for socket in [&mut a, &mut b] {
        let cheer = socket.until("cheer");
        assert_eq!((&cheer["name"], &cheer["cheer"]), (&json!("Iris"), &json!("applause")));
    }
    watcher.say(json!({ "type": "cheer", "id": 2, "cheer": "laugh" }));
    assert_eq!(watcher.until("refused")["code"], "cheered_too_soon");
    a.say(json!({ "type": "cheer", "id": 900, "cheer": "laugh" }));
    assert_eq!(a.until("refused")["code"], "no_cheers", "players have phrases of their own");
    assert_eq!(card(&ada, &table), before, "a phrase is not part of the table");
    watcher.say(json!({ "type": "cheer", "id": 3, "cheer": "ada_has_it" }));
    assert_eq!(watcher.until("error")["code"], "bad_message", "the list is closed");
    let (mut nobody, _) = house.nobody().sit_at(&table);
    nobody.say(json!({ "type": "cheer", "id": 1, "cheer": "laugh" }));
    assert_eq!(nobody.until("error")["code"], "not_seated", "without a name there is no phrase");
}

#[test]
fn a_table_can_switch_off_the_phrases_of_spectators() {
    let house = House::open();
    let [ada, bob, iris] = ["Ada", "Bob", "Iris"].map(|name| house.player(name));
    let (table, _sockets) = game(&ada, &bob, json!({ "players": 3, "cheers": false }));
    let (mut watcher, _) = iris.sit_at(&table);
    watcher.say(json!({ "type": "cheer", "id": 1, "cheer": "hello" }));
    assert_eq!(watcher.until("refused")["code"], "no_cheers");
}
