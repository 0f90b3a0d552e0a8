//! How much one caller may ask for.

use super::support::{House, wait_until};
use armonium_server::Rate;
use serde_json::json;
use std::io::{ErrorKind, Read, Write};
use std::time::Duration;

#[test]
fn requests_are_counted_for_each_address_and_the_answer_says_when_to_come_back() {
    let house = House::with(|config| {
        config.trust_proxy = true;
        config.limits.requests_per_address = Rate::per_minute(5);
    });
    let from = |address: &str| house.nobody().with("x-forwarded-for", address);
    for _ in 0..5 {
        assert_eq!(from("192.0.2.1").get("/api/version").status, 200);
    }
    let refused = from("192.0.2.1").get("/api/version");
    assert_eq!(refused.refusal(), (429, "too_fast"));
    assert!((1..=60).contains(&refused.header("retry-after").unwrap().parse::<u32>().unwrap()));
    assert_eq!(from("192.0.2.2").get("/api/version").status, 200);
    // Only the proxy's own word counts, which is the last.
    assert_eq!(from("192.0.2.77, 192.0.2.1").get("/api/version").status, 429);
    assert_eq!(from("192.0.2.1").get("/api/health/live").status, 200, "health is always told");
}

#[test]
fn without_a_proxy_nobody_chooses_the_address_they_are_counted_for() {
    let house = House::with(|config| config.limits.requests_per_address = Rate::per_minute(3));
    let from = |number: u8| house.nobody().with("x-forwarded-for", format!("192.0.2.{number}"));
    let status: Vec<u16> = (0..5).map(|number| from(number).get("/api/version").status).collect();
    assert_eq!(status, [200, 200, 200, 429, 429]);
}

#[test]
fn one_address_does_not_hold_all_connections() {
    let house = House::with(|config| config.limits.connections_per_address = 3);
    let connect = || std::net::TcpStream::connect(house.address).unwrap();
    let held: Vec<_> = (0..3).map(|_| connect()).collect();
    let mut fourth = connect();
    fourth.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let ended = fourth.read(&mut [0; 1]);
    assert!(matches!(ended, Ok(0)) || ended.is_err_and(|error| error.kind() == ErrorKind::ConnectionReset));
    drop(held);
    wait_until("a free place", || {
        let mut stream = connect();
        stream.write_all(b"GET /api/health/live HTTP/1.0\r\n\r\n").unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer.starts_with("HTTP/1.0 200").then_some(())
    });
}

#[test]
fn requests_are_counted_for_each_player() {
    let house = House::with(|config| config.limits.requests_per_player = Rate::per_minute(4));
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let status: Vec<u16> = (0..5).map(|_| ada.get("/api/me").status).collect();
    assert_eq!(status, [200, 200, 200, 200, 429]);
    assert_eq!(bob.get("/api/me").status, 200);
}

#[test]
fn new_identities_and_new_tables_are_fewer() {
    let house = House::with(|config| {
        config.limits.identities_per_address = Rate::per_hour(2);
        config.limits.new_tables_per_player = Rate::per_hour(2);
    });
    let ada = house.player("Ada");
    let status: Vec<u16> =
        (0..3).map(|_| ada.post("/api/tables", json!({ "options": { "players": 3 } })).status).collect();
    assert_eq!(status, [201, 201, 429]);
    house.player("Bob");
    assert_eq!(house.nobody().post("/api/me", json!({ "name": "Cid" })).refusal(), (429, "too_fast"));
}

#[test]
fn nobody_has_more_tables_than_they_may_have() {
    let house = House::with(|config| config.limits.tables_per_player = 2);
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let first = ada.new_table(json!({ "players": 3 }), None).table();
    ada.new_table(json!({ "players": 3 }), None);
    let refused = ada.post("/api/tables", json!({ "options": { "players": 3 } }));
    assert_eq!(refused.refusal(), (429, "too_many_tables"));
    let others = bob.new_table(json!({ "players": 3 }), None).table();
    let join = format!("/api/tables/{others}/join");
    assert_eq!(ada.post(&join, json!({})).refusal(), (429, "too_many_tables"));
    ada.post(&format!("/api/tables/{first}/leave"), json!({}));
    assert_eq!(ada.post(&join, json!({})).status, 200, "one that is over does not count");
}

#[test]
fn an_identity_has_so_many_games_between_bots_at_once() {
    let house = House::open();
    let (ada, bruno) = (house.player("Ada"), house.player("Bruno"));
    let bots = || Some(json!(["master", "master", "master", "master", "master", "master"]));
    for _ in 0..10 {
        assert_eq!(ada.new_table(json!({ "players": 6 }), bots()).status, 201);
    }
    let more = ada.post("/api/tables", json!({ "options": { "players": 6 }, "seats": bots() }));
    assert_eq!(more.refusal(), (409, "too_many_bot_tables"));
    // Nor by seating the last bot, or by filling an empty table.
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["open", "open", "open"]))).table();
    let start = ada.post(&format!("/api/tables/{table}/start"), json!({ "level": "master" }));
    assert_eq!(start.refusal(), (409, "too_many_bot_tables"));
    // A game with a person in it is another matter, and so is another person.
    assert_eq!(ada.new_table(json!({ "players": 3 }), Some(json!(["me", "master", "master"]))).status, 201);
    assert_eq!(bruno.new_table(json!({ "players": 6 }), bots()).status, 201);
}
