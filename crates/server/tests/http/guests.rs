//! Guests: several people on one device.

use super::support::{Client, House, holds};
use armonium_server::Rate;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;

/// A guest on a player's device: the device's cookie goes along with everything, and the guest's token beats it.
fn guest(owner: &Client, name: &str) -> Client {
    let made = owner.post("/api/guests", json!({ "name": name }));
    assert_eq!(made.status, 201, "{made:?}");
    let mut guest = owner.clone();
    guest.id = made.body["player"].as_str().unwrap().to_owned();
    guest.bearer = Some(made.body["token"].as_str().unwrap().to_owned());
    guest
}

/// The same guest as a browser opens a WebSocket: without the header.
fn in_browser(guest: &Client) -> Client {
    let mut browser = guest.with("sec-websocket-protocol", offer(guest));
    browser.bearer = None;
    browser
}

fn offer(guest: &Client) -> String {
    format!("armonium, bearer.{}", guest.bearer.as_ref().unwrap())
}

#[test]
fn a_guest_is_a_person_with_a_token_and_the_cookie_stays_as_it_is() {
    let house = House::open();
    let ada = house.player("Ada");
    let made = ada.post("/api/guests", json!({ "name": "  Chloé " }));
    assert_eq!((made.status, made.header("set-cookie")), (201, None));
    let mut fields: Vec<_> = made.body.as_object().unwrap().keys().cloned().collect();
    fields.sort();
    assert_eq!(
        (fields, &made.body["name"]),
        (["name", "player", "token"].map(str::to_owned).into(), &json!("Chloé"))
    );
    let chloe = guest(&ada, "Chloé");
    let card = chloe.get("/api/me").body;
    assert_eq!(
        (&card["id"], &card["program"], &card["owner"]),
        (&json!(chloe.id), &json!(false), &Value::Null)
    );
    assert_eq!(ada.get("/api/me").body["id"], json!(ada.id), "Ada is still Ada");
    assert_eq!(chloe.post("/api/me/recovery", json!({})).status, 200, "a guest can stay");
    let mut forged = chloe.clone();
    forged.bearer = Some("f".repeat(64));
    assert_eq!(forged.get("/api/me").refusal(), (401, "bad_token"));
    let foreign = ada.with("origin", "https://evil.example").post("/api/guests", json!({ "name": "Eve" }));
    assert_eq!(foreign.refusal(), (403, "foreign_origin"));
    let token = chloe.bearer.clone().unwrap();
    assert!(!holds(&house.stop().0, &token), "only its hash is kept");
}

#[test]
fn guests_are_limited_like_all_identities() {
    let house = House::with(|config| config.limits.identities_per_address = Rate::per_hour(3));
    let ada = house.player("Ada");
    assert_eq!(ada.post("/api/guests", json!({ "name": "\u{202e}" })).refusal(), (422, "bad_name"));
    assert_eq!(ada.post("/api/guests", json!({ "name": "Bo", "token": "x" })).refusal(), (422, "bad_field"));
    for name in ["Bo", "Cid"] {
        guest(&ada, name);
    }
    assert_eq!(ada.post("/api/guests", json!({ "name": "Dora" })).refusal(), (429, "too_fast"));
}

#[test]
fn a_browser_shows_a_token_as_a_subprotocol_which_beats_the_cookie() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let chloe = guest(&ada, "Chloé");
    assert_eq!(chloe.post(&format!("/api/tables/{table}/join"), json!({})).body["seat"], 1);
    let browser = in_browser(&chloe);
    assert_eq!(browser.sit_at(&table).1["seat"], 1, "not Ada, whose cookie was sent along");
    assert_eq!(ada.with("sec-websocket-protocol", "armonium").sit_at(&table).1["seat"], 0);
    let path = format!("/api/tables/{table}/socket");
    let with = |offer: &str| ada.with("sec-websocket-protocol", offer).connect(&path).map(|_| ());
    assert_eq!(with(&format!("armonium, bearer.{}", "f".repeat(64))), Err(401), "as for any other token");
    assert_eq!(with(&format!("armonium, bearer.{}", "f".repeat(300))), Err(401));
    assert_eq!(with("armonium, bearer."), Err(401));
    let foreign = browser.with("origin", "https://evil.example").connect(&path).map(|_| ());
    assert_eq!(foreign, Err(403));
    // Over HTTP it is nobody's token.
    assert_eq!(browser.get("/api/me").body["id"], json!(ada.id));
}

#[test]
fn the_server_answers_with_its_own_subprotocol_and_never_repeats_a_token() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let chloe = guest(&ada, "Chloé");
    let token = chloe.bearer.clone().unwrap();
    let answer = |offer: &str| {
        let mut stream = TcpStream::connect(house.address).unwrap();
        write!(
            stream,
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
             Sec-WebSocket-Protocol: {offer}\r\n\r\n",
            house.address
        )
        .unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            head.extend(byte);
        }
        String::from_utf8(head).unwrap().to_lowercase()
    };
    for offer in [offer(&chloe), format!("bearer.{token} , armonium")] {
        let head = answer(&offer);
        assert!(
            head.starts_with("http/1.1 101") && head.contains("sec-websocket-protocol: armonium\r\n"),
            "{head}"
        );
        assert!(!head.contains(&token), "{head}");
    }
    let alone = answer(&format!("bearer.{token}"));
    assert!(alone.starts_with("http/1.1 101") && !alone.contains("sec-websocket-protocol"), "{alone}");
}

#[test]
fn a_private_table_on_one_device_begins_when_all_its_guests_are_ready() {
    let house = House::open();
    let ada = house.player("Ada");
    let made = ada.new_table(json!({ "players": 4, "private": true }), None);
    let (table, invitation) = (made.table(), made.body["invitation"].clone());
    let join = format!("/api/tables/{table}/join");
    let guests = ["Bo", "Cid", "Dora"].map(|name| guest(&ada, name));
    assert_eq!(guests[0].post(&join, json!({})).refusal(), (403, "not_invited"));
    let wrong = json!({ "invitation": invitation, "nonce": "5".repeat(63) });
    assert_eq!(guests[0].post(&join, wrong).refusal(), (422, "bad_field"));
    // Two bring their nonces along, one gives it over a short connection of its own.
    for guest in &guests[..2] {
        let body = json!({ "invitation": invitation, "nonce": "5".repeat(64) });
        let numbered = guest.with("idempotency-key", "1");
        let (seated, again) = (numbered.post(&join, body.clone()), numbered.post(&join, body));
        assert_eq!((seated.status, again.status), (200, 200), "{seated:?}");
        assert_eq!(seated.body["version"], again.body["version"]);
        let seat = seated.body["seat"].as_u64().unwrap() as usize;
        assert_eq!(seated.body["card"]["chairs"][seat]["ready"], true);
    }
    let seated = guests[2].post(&join, json!({ "invitation": invitation }));
    assert_eq!(seated.body["card"]["chairs"][3]["ready"], false, "{seated:?}");
    in_browser(&guests[2]).sit_at(&table).0.nonce(&"6".repeat(64));
    let begun = ada.sit_at(&table).0.nonce(&"7".repeat(64));
    assert_eq!(begun["table"]["stage"], "running", "{begun}");
    for (seat, guest) in guests.iter().enumerate() {
        let (_, welcome) = in_browser(guest).sit_at(&table);
        assert_eq!((&welcome["seat"], &welcome["view"]["viewer"]), (&json!(seat + 1), &json!(seat + 1)));
    }
}

#[test]
fn the_last_to_sit_down_with_a_nonce_begins_the_game() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "apprentice", "open"]))).table();
    ada.sit_at(&table).0.nonce(&"7".repeat(64));
    let bo = guest(&ada, "Bo");
    let seated = bo.post(&format!("/api/tables/{table}/join"), json!({ "nonce": "8".repeat(64) }));
    assert_eq!(seated.body["card"]["stage"], "running", "{seated:?}");
}
