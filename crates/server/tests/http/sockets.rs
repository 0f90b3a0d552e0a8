//! The way to a table's WebSocket.

use super::support::{House, wait_until};
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn only_own_pages_and_programs_open_a_websocket() {
    let house = House::with(|config| config.origins = vec!["https://play.example".to_owned()]);
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let path = format!("/api/tables/{table}/socket");
    let from = |origin: &str| ada.with("origin", origin).connect(&path).map(|_| ());
    assert_eq!(from(&format!("http://{}", house.address)), Ok(()));
    assert_eq!(from("https://play.example"), Ok(()));
    assert_eq!(from("https://evil.example"), Err(403));
    assert_eq!(from("null"), Err(403));
    let mut silent = house.nobody();
    assert!(silent.connect(&path).is_ok(), "a client without a cookie watches");
    silent.headers.push(("cookie", format!("armonium={}", ada.cookie.clone().unwrap())));
    assert_eq!(silent.connect(&path).map(|_| ()), Err(403), "a cookie needs an origin");
    assert!(house.program(&ada, "Engine").connect(&path).is_ok());
    assert_eq!(house.nobody().with("origin", "https://evil.example").connect(&path).map(|_| ()), Err(403));
    assert_eq!(ada.get(&path).refusal(), (426, "no_websocket"));
}

#[test]
fn an_invitation_opens_the_websocket_of_a_private_table() {
    let house = House::open();
    let ada = house.player("Ada");
    let made = ada.new_table(json!({ "players": 3, "private": true }), None);
    let path = format!("/api/tables/{}/socket", made.table());
    let hear = |path: &str| {
        let mut socket = house.nobody().connect(path).unwrap();
        socket.say(json!({ "type": "hello", "protocol": 1 }));
        socket.hear().unwrap()
    };
    assert_eq!(hear(&path)["code"], "not_admitted");
    let invitation = made.body["invitation"].as_str().unwrap();
    assert_eq!(hear(&format!("{path}?invitation={invitation}"))["type"], "welcome");
}

#[test]
fn a_message_that_is_too_long_ends_the_connection() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let (mut socket, _) = ada.sit_at(&table);
    let said = socket.command(json!({ "type": "say", "text": "x".repeat(500) }));
    assert_eq!(said["type"], "update", "{said}");
    socket.say(json!({ "type": "say", "id": 9, "text": "x".repeat(5000) }));
    wait_until("the end", || socket.hear().is_none().then_some(()));
}

#[test]
fn connections_are_counted_in_all_and_for_addresses_and_players() {
    let house = House::with(|config| {
        config.trust_proxy = true;
        config.limits.connections = 4;
        config.limits.connections_per_address = 3;
        config.limits.connections_per_player = 2;
    });
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let path = format!("/api/tables/{table}/socket");
    let first = ada.connect(&path).unwrap();
    let _second = ada.connect(&path).unwrap();
    assert_eq!(ada.connect(&path).map(|_| ()), Err(429), "one player");
    let _third = house.nobody().connect(&path).unwrap();
    assert_eq!(house.nobody().connect(&path).map(|_| ()), Err(429), "one address");
    let elsewhere = house.nobody().with("x-forwarded-for", "192.0.2.9");
    let _fourth = elsewhere.connect(&path).unwrap();
    assert_eq!(elsewhere.connect(&path).map(|_| ()), Err(429), "all together");
    drop(first);
    wait_until("a free place", || elsewhere.connect(&path).ok());
}

#[test]
fn frames_carry_codes_and_data_and_no_sentences() {
    let house = House::open();
    let (ada, bruno) = (house.player("Ada"), house.player("Bruno"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    assert_eq!(bruno.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    let (mut ada, _) = ada.sit_at(&table);
    let (mut bruno, _) = bruno.sit_at(&table);
    let said = ada.command(json!({ "type": "phrase", "phrase": "hello" }));
    assert_eq!(said["news"], json!([{ "news": "phrase", "seat": 0, "phrase": "hello" }]));
    assert_eq!(bruno.until("update")["news"], said["news"]);
    let refused = bruno.command(json!({ "type": "reclaim" }));
    assert_eq!((&refused["code"], &refused["clause"]), (&json!("not_begun"), &json!("T1")), "{refused}");
    assert!(refused["message"].is_null(), "{refused}");
    ada.say(json!({ "type": "hello", "protocol": 1, "language": "it" }));
    let error = ada.until("error");
    assert_eq!(error["code"], "bad_message");
    assert!(error["detail"].as_str().unwrap().contains("language"), "for the client's developer: {error}");
}

#[test]
fn a_client_that_pings_and_then_goes_silent_is_let_go_soon() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    assert_eq!(bob.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    let (mut silent, _) = bob.sit_at(&table);
    silent.say(json!({ "type": "ping" }));
    silent.until("pong");
    let (mut socket, _) = ada.sit_at(&table);
    // Only a client that reads answers the server's pings. Others are kept for a minute.
    let since = Instant::now();
    while socket.until("presence")["seats"][1] != json!(false) {}
    assert!(since.elapsed() < Duration::from_secs(45), "{:?}", since.elapsed());
    drop(silent);
}

#[test]
fn a_client_with_more_records_than_there_are_gets_all_of_them_anew() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let hear = |have: u32| {
        let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).unwrap();
        socket.say(json!({ "type": "hello", "protocol": 1, "have": have }));
        socket.until("welcome")["missed"].clone()
    };
    assert!(!hear(0).as_array().unwrap().is_empty());
    assert_eq!(hear(4711), hear(0));
}
