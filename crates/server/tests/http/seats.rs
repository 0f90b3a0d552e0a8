//! Bots on seats, free seats, and seats that change hands.

use super::support::House;
use serde_json::json;

#[test]
fn the_host_seats_bots_and_frees_seats() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    assert_eq!(bob.put(&seat(1), json!({ "bot": "master" })).refusal(), (403, "not_host"));
    assert_eq!(ada.put(&seat(1), json!({ "bot": "wizard" })).refusal(), (422, "bad_field"));
    assert_eq!(ada.put(&seat(7), json!({ "bot": "master" })).refusal(), (404, "no_such_seat"));
    let seated = ada.put(&seat(1), json!({ "bot": "master" }));
    assert_eq!(seated.body["card"]["chairs"][1]["bot"], "master");
    assert_eq!(bob.delete(&seat(1)).refusal(), (403, "not_host"));
    assert!(ada.delete(&seat(1)).body["card"]["chairs"][1]["bot"].is_null());
    bob.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1 }));
    assert!(
        ada.delete(&seat(1)).body["card"]["chairs"][1]["player"].is_null(),
        "the host may show people out"
    );
}

#[test]
fn a_seat_is_handed_over_by_a_link_that_is_good_once() {
    let house = House::open();
    let [ada, bob, cid, eve] = ["Ada", "Bob", "Cid", "Eve"].map(|name| house.player(name));
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    let (link, take) =
        (format!("/api/tables/{table}/seats/1/link"), format!("/api/tables/{table}/seats/1/take-over"));
    assert_eq!(bob.post(&link, json!({})).refusal(), (409, "not_begun"));
    for player in [&ada, &bob] {
        player.sit_at(&table).0.nonce(&"ab".repeat(32));
    }
    assert_eq!(eve.post(&link, json!({})).refusal(), (403, "not_host"));
    assert_eq!(ada.post(&link, json!({})).refusal(), (409, "not_substituted"), "not while the owner plays");
    let own = bob.post(&link, json!({})).body["link"].clone();
    assert_eq!(cid.post(&take, json!({ "link": "0".repeat(32) })).refusal(), (403, "bad_link"));
    assert_eq!(ada.post(&take, json!({ "link": own })).refusal(), (409, "seated_already"));
    let taken = cid.post(&take, json!({ "link": own }));
    assert_eq!((taken.status, &taken.body["seat"]), (200, &json!(1)));
    assert_eq!(eve.post(&take, json!({ "link": own })).refusal(), (403, "bad_link"), "it was used");
    cid.post(&format!("/api/tables/{table}/leave"), json!({}));
    let hosts = ada.post(&link, json!({})).body["link"].clone();
    assert_eq!(
        eve.post(&take, json!({ "link": hosts })).body["seat"],
        1,
        "for a player who left, the host may"
    );
}
