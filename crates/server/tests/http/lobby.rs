//! What players arrange before the game over the wire, and seats for latecomers.

use super::support::{Client, House, Socket, wait_until};
use armonium_store::testing::Cluster;
use serde_json::{Value, json};
use std::time::Instant;

fn with_countdown(players: u8) -> Value {
    json!({ "players": players, "private": true, "countdown": true })
}

/// A table of these people and its invitation. The first is the host, and all have their seats.
fn gathered<const N: usize>(people: [&Client; N], options: Value) -> (String, Value) {
    let made = people[0].new_table(options, None);
    let (table, invitation) = (made.table(), made.body["invitation"].clone());
    for player in &people[1..] {
        let join = json!({ "invitation": invitation });
        assert_eq!(player.post(&format!("/api/tables/{table}/join"), join).status, 200);
    }
    (table, invitation)
}

fn card(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).body["card"].clone()
}

fn ready<const N: usize>(people: [&Client; N], table: &str) -> [Socket; N] {
    people.map(|player| {
        let (mut socket, _) = player.sit_at(table);
        socket.nonce(&"ab".repeat(32));
        socket
    })
}

fn news(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let update = socket.until("update");
        let found = update["news"].as_array().unwrap().iter().find(|news| news["news"] == kind);
        if found.is_some() {
            return update;
        }
    }
}

#[test]
fn the_countdown_is_stopped_by_a_guest_and_started_again_by_the_host() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let people = people.each_ref();
    let (table, _) = gathered(people, with_countdown(3));
    let [mut ada, mut bob, _cid] = ready(people, &table);
    assert!(card(people[0], &table)["deal_at"].is_i64());
    assert_eq!(bob.command(json!({ "type": "stop" }))["type"], "update");
    let stopped = news(&mut ada, "countdown_stopped");
    assert_eq!((&stopped["table"]["stopped"], &stopped["table"]["stage"]), (&json!(true), &json!("open")));
    let (mut late, welcome) = people[2].sit_at(&table);
    assert_eq!(welcome["table"]["stopped"], true, "who reconnects sees it too");
    let started = Instant::now();
    assert_eq!(ada.command(json!({ "type": "start" }))["type"], "update");
    news(&mut late, "began");
    assert!(started.elapsed().as_millis() >= 4_900, "dealt after {:?}", started.elapsed());
}

#[test]
fn the_countdown_goes_on_after_a_restart_with_nobody_connected() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let (table, _) = gathered(people.each_ref(), with_countdown(3));
    drop(ready(people.each_ref(), &table));
    assert!(card(&people[0], &table)["deal_at"].is_i64());
    let house = House::at(house.stop(), |_| {});
    let ada = people[0].at_house(&house);
    wait_until("the deal", || (card(&ada, &table)["stage"] == "running").then_some(()));
}

#[test]
fn players_on_two_nodes_share_a_countdown() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let [one, two] = [(), ()].map(|()| House::with(|config| config.place = url.parse().unwrap()));
    let people = ["Ada", "Bob", "Cid"].map(|name| one.player(name));
    let (table, _) = gathered(people.each_ref(), with_countdown(3));
    let [_ada, _cid] = ready([&people[0], &people[2]], &table);
    let [mut bob] = ready([&people[1].at_house(&two)], &table);
    assert_eq!(bob.command(json!({ "type": "stop" }))["type"], "update");
    wait_until("the stop on the other node", || {
        (card(&people[0], &table)["stopped"] == json!(true)).then_some(())
    });
    assert_eq!(bob.command(json!({ "type": "start" }))["type"], "update");
    wait_until("the deal", || (card(&people[0], &table)["stage"] == "running").then_some(()));
}

#[test]
fn options_change_for_everyone_and_access_is_asked_again() {
    let house = House::open();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| house.player(name));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    let (mut watching, _) = eve.sit_at(&table);
    let [mut host, mut guest] = ready([&ada, &bob], &table);
    let options = json!({ "players": 4, "private": true, "odds": true,
        "clock": { "kind": "real_time", "reserve": 600, "increment": 30 } });
    let change = json!({ "type": "change_options", "options": options });
    assert_eq!(guest.command(change.clone())["code"], "not_host");
    assert_eq!(host.command(change)["type"], "update");
    let changed = news(&mut guest, "options_changed");
    assert_eq!(changed["news"][0]["was"]["players"], 3);
    assert_eq!(changed["news"][0]["options"]["clock"]["reserve"], 600);
    assert_eq!(changed["table"]["chairs"].as_array().unwrap().len(), 4);
    assert_eq!(changed["table"]["chairs"][1]["ready"], false, "another nonce is wanted");
    assert_eq!(watching.until("bye")["code"], "not_admitted", "the table is private now");
    assert_eq!(eve.get(&format!("/api/tables/{table}")).refusal(), (403, "not_admitted"));
    assert!(house.nobody().get("/api/tables").body["tables"].as_array().unwrap().is_empty());
    let bad = json!({ "type": "change_options", "options": { "players": 4, "clock": { "kind": "real_time",
        "reserve": 1, "increment": 30 } } });
    assert_eq!(host.command(bad)["code"], "bad_clock");
}

#[test]
fn a_latecomer_with_the_invitation_gets_a_bots_seat_in_a_running_game_nobody_may_watch() {
    let house = House::open();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| house.player(name));
    let options = json!({ "players": 3, "private": true, "spectators": false });
    let made = ada.new_table(options, Some(json!(["me", "apprentice", "master"])));
    let (table, invitation) = (made.table(), made.body["invitation"].clone());
    let (requests, give) = (format!("/api/tables/{table}/requests"), |seat: u8| {
        format!("/api/tables/{table}/seats/{seat}/give")
    });
    let [mut host] = ready([&ada], &table);
    let asks = json!({ "invitation": invitation });
    assert_eq!(bob.post(&requests, json!({})).refusal(), (403, "not_invited"));
    for latecomer in [&bob, &eve] {
        assert_eq!(latecomer.post(&requests, asks.clone()).status, 200);
        assert_eq!(latecomer.post(&requests, asks.clone()).status, 200, "once is enough");
    }
    let asked = news(&mut host, "seat_requested");
    assert_eq!(asked["table"]["requests"][0]["name"], "Bob");
    assert_eq!(bob.post(&give(2), json!({ "to": bob.id })).refusal(), (403, "not_host"));
    assert_eq!(ada.post(&give(0), json!({ "to": bob.id })).refusal(), (409, "seat_taken"));
    assert_eq!(ada.post(&give(2), json!({ "to": bob.id })).status, 200);
    assert_eq!(ada.post(&give(2), json!({ "to": eve.id })).refusal(), (409, "seat_taken"));
    news(&mut host, "seat_given");
    let (_, welcome) = bob.sit_at(&table);
    assert_eq!((&welcome["seat"], &welcome["view"]["viewer"]), (&json!(2), &json!(2)));
    assert!(bob.get("/api/me/tables").body["tables"].as_array().unwrap().len() == 1);
    assert_eq!(ada.delete(&format!("{requests}/{}", eve.id)).status, 200, "not now");
    assert!(card(&ada, &table)["requests"].is_null());
}

#[test]
fn who_has_deleted_the_identity_gets_no_seat() {
    let house = House::open();
    let [ada, eve] = ["Ada", "Eve"].map(|name| house.player(name));
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "apprentice", "master"]))).table();
    assert_eq!(eve.post(&format!("/api/tables/{table}/requests"), json!({})).status, 200);
    let proof = json!({ "name": "Eve", "proof": eve.recovery }).to_string();
    let gone = eve.ask("DELETE", "/api/me", Some(("application/json", proof.as_bytes())));
    assert_eq!(gone.status, 204, "{gone:?}");
    let give = ada.post(&format!("/api/tables/{table}/seats/2/give"), json!({ "to": eve.id }));
    assert_eq!(give.refusal(), (409, "no_request"));
}

#[test]
fn a_rematch_keeps_people_and_colours_and_rotates_the_order() {
    let house = House::open();
    let people = ["Ada", "Bob"].map(|name| house.player(name));
    let [ada, bob] = people.each_ref();
    let made = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"])));
    let table = made.table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    let (mut host, _) = ada.sit_at(&table);
    assert_eq!(host.command(json!({ "type": "colour", "seat": 0, "colour": 5 }))["type"], "update");
    let _sockets = ready([ada, bob], &table);
    assert_eq!(host.command(json!({ "type": "colour", "seat": 0, "colour": 4 }))["code"], "begun");
    for player in [ada, bob] {
        player.post(&format!("/api/tables/{table}/leave"), json!({}));
    }
    let colours = |table: &str| {
        let card = card(ada, table);
        let of = |chair: &Value| (chair["player"].clone(), chair["bot"].clone(), chair["colour"].clone());
        card["chairs"].as_array().unwrap().iter().map(of).collect::<Vec<_>>()
    };
    let rematch = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).table();
    let mut before = colours(&table);
    before.rotate_right(1);
    assert_eq!(colours(&rematch), before);
    assert_eq!(bob.post(&format!("/api/tables/{table}/rematch"), json!({})).table(), rematch);
}
