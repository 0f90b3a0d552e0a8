//! Tables before, during and after the game.

use super::support::{House, Socket};
use armonium_pack::Pack;
use armonium_table::verify;
use serde_json::{Value, json};
use std::sync::Arc;

const NONCE: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

#[test]
fn the_host_of_a_new_table_sits_first_and_gets_the_invitation() {
    let house = House::open();
    let ada = house.player("Ada");
    let made = ada.new_table(json!({ "players": 4 }), None).body;
    let chairs = made["card"]["chairs"].as_array().unwrap();
    assert_eq!(chairs.len(), 4);
    assert_eq!((&chairs[0]["player"], &chairs[0]["name"]), (&json!(ada.id), &json!("Ada")));
    assert!(chairs[1..].iter().all(|chair| chair["player"].is_null() && chair["bot"].is_null()));
    assert_eq!((&made["seat"], &made["card"]["host"]), (&json!(0), &json!(ada.id)));
    assert_eq!(made["invitation"].as_str().unwrap().len(), 32);
    let seats = json!(["master", "open", "me", "apprentice"]);
    let made = ada.new_table(json!({ "players": 4 }), Some(seats)).body;
    let chairs = &made["card"]["chairs"];
    assert_eq!((&chairs[0]["bot"], &chairs[3]["bot"]), (&json!("master"), &json!("apprentice")));
    assert_eq!((&chairs[2]["player"], &made["seat"]), (&json!(ada.id), &json!(2)));
}

#[test]
fn a_table_that_makes_no_sense_is_refused() {
    let house = House::open();
    let ada = house.player("Ada");
    let refused = |body: Value| {
        let reply = ada.post("/api/tables", body);
        (reply.status, reply.code().to_owned())
    };
    let three = json!({ "players": 3 });
    assert_eq!(refused(json!({ "options": { "players": 7 } })), (422, "bad_players".into()));
    let clock = json!({ "players": 3, "clock": { "kind": "real_time", "reserve": 1, "increment": 0 } });
    assert_eq!(refused(json!({ "options": clock })), (422, "bad_clock".into()));
    let seats = |seats: Value| json!({ "options": three, "seats": seats });
    assert_eq!(refused(seats(json!(["me", "open", "open", "open"]))), (422, "bad_seats".into()));
    assert_eq!(refused(seats(json!(["me", "me"]))), (422, "bad_seats".into()));
    assert_eq!(refused(seats(json!(["oracle"]))), (422, "bad_field".into()));
    let rated = json!({ "options": { "players": 3, "rated": true }, "seats": ["me", "master"] });
    assert_eq!(refused(rated), (409, "rated".into()));
    assert_eq!(refused(json!({ "options": { "players": 3, "speed": 1 } })), (422, "bad_field".into()));
    for seats in
        [json!(["me", "open", "master"]), json!(["master", "me", "master"]), json!(["me"]), json!([])]
    {
        let newcomer = json!({ "options": { "players": 3, "newcomer": true }, "seats": seats });
        assert_eq!(refused(newcomer), (422, "bad_seats".into()), "{seats}");
    }
    assert_eq!(house.nobody().post("/api/tables", json!({ "options": three })).status, 401);
}

#[test]
fn a_private_table_is_told_only_to_members_and_the_invited() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let made = ada.new_table(json!({ "players": 3, "private": true }), None);
    let (table, invitation) = (made.table(), made.body["invitation"].as_str().unwrap().to_owned());
    let path = format!("/api/tables/{table}");
    assert_eq!(bob.get(&path).refusal(), (403, "not_admitted"));
    assert_eq!(house.nobody().get(&path).refusal(), (403, "not_admitted"));
    assert_eq!(bob.get(&format!("{path}?invitation=x{}", &invitation[1..])).status, 403);
    let seen = house.nobody().get(&format!("{path}?invitation={invitation}"));
    assert_eq!((seen.status, &seen.body["invitation"]), (200, &Value::Null), "only members get it");
    assert_eq!(bob.post(&format!("{path}/join"), json!({})).refusal(), (403, "not_invited"));
    let joined = bob.post(&format!("{path}/join"), json!({ "invitation": invitation }));
    assert_eq!((joined.status, &joined.body["seat"]), (200, &json!(1)));
    assert_eq!(bob.get(&path).body["invitation"], json!(invitation));
    assert!(ada.get("/api/tables").body["tables"].as_array().unwrap().is_empty(), "it is in no list");
}

#[test]
fn seats_are_joined_and_left() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let (join, leave) = (format!("/api/tables/{table}/join"), format!("/api/tables/{table}/leave"));
    assert_eq!(bob.post(&join, json!({ "seat": 0 })).refusal(), (409, "seat_taken"));
    assert_eq!(bob.post(&join, json!({ "seat": 9 })).refusal(), (404, "no_such_seat"));
    assert_eq!(bob.post(&join, json!({ "seat": 2 })).body["seat"], 2);
    assert_eq!(bob.post(&join, json!({})).refusal(), (409, "seated_already"));
    assert_eq!(bob.post(&leave, json!({})).body["seat"], Value::Null);
    assert_eq!(bob.post(&leave, json!({})).refusal(), (403, "not_seated"));
    let gone = ada.post(&leave, json!({}));
    assert_eq!(gone.body["card"]["stage"], "abandoned");
    let nowhere = "/api/tables/0000000000000/join";
    assert_eq!(bob.post(nowhere, json!({})).refusal(), (404, "no_table"));
    assert_eq!(bob.post("/api/tables/what/join", json!({})).refusal(), (404, "no_table"));
}

#[test]
fn a_command_sent_again_with_its_number_is_carried_out_once() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let join = format!("/api/tables/{table}/join");
    let numbered = bob.with("idempotency-key", "9007199254740992");
    let first = numbered.post(&join, json!({}));
    let again = numbered.post(&join, json!({}));
    assert_eq!((first.status, again.status), (200, 200));
    assert_eq!(first.body["version"], again.body["version"]);
    assert_eq!(
        bob.post(&join, json!({})).refusal(),
        (409, "seated_already"),
        "without a number it is another"
    );
    for number in ["9007199254740993", "-1", "x", "1.5"] {
        let bad = bob.with("idempotency-key", number).post(&join, json!({}));
        assert_eq!(bad.refusal(), (400, "bad_number"), "{number}");
    }
}

fn over(mut sockets: Vec<Socket>) {
    for socket in &mut sockets {
        let answer = socket.command(json!({ "type": "vote", "end": true }));
        assert_eq!(answer["type"], "update", "{answer}");
    }
}

#[test]
fn the_host_starts_with_bots_and_the_game_begins_with_the_last_nonce() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let start = format!("/api/tables/{table}/start");
    assert_eq!(bob.post(&start, json!({ "level": "apprentice" })).refusal(), (403, "not_host"));
    let started = ada.post(&start, json!({ "level": "apprentice" }));
    assert_eq!(started.body["card"]["chairs"][2]["bot"], "apprentice");
    assert_eq!(started.body["card"]["stage"], "open");
    let (mut socket, welcome) = ada.sit_at(&table);
    assert_eq!((&welcome["seat"], &welcome["table"]["id"]), (&json!(0), &json!(table)));
    let begun = socket.nonce(NONCE);
    assert_eq!(begun["table"]["stage"], "running", "{begun}");
    let mine = ada.get("/api/me/tables").body;
    assert_eq!(mine["tables"][0]["id"], json!(table));
    let next = &mine["tables"][0]["next"];
    let turn = next["player"] == json!(ada.id);
    assert_eq!(mine["tables"][0]["my_turn"], json!(turn));
    assert!(next["seat"].is_number() && next["deadline"].is_null(), "{mine}");
}

#[test]
fn a_list_of_my_tables_says_whose_turn_it_is_and_until_when() {
    let house = House::open();
    let ada = house.player("Ada");
    let options = json!({ "players": 3, "clock": { "kind": "correspondence", "hours": 24 } });
    let table = ada.new_table(options, Some(json!(["me", "apprentice", "apprentice"]))).table();
    let (mut socket, _) = ada.sit_at(&table);
    socket.nonce(NONCE);
    let line = super::support::wait_until("a turn", || {
        let line = ada.get("/api/me/tables").body["tables"][0].clone();
        (line["my_turn"] == true).then_some(line)
    });
    assert_eq!((&line["next"]["seat"], &line["next"]["player"]), (&json!(0), &json!(ada.id)));
    assert!(line["next"]["deadline"].as_i64().unwrap() > line["created"].as_i64().unwrap());
}

#[test]
fn a_rematch_is_one_table_for_all_with_everybody_one_seat_on() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(ada.post(&rematch, json!({})).refusal(), (409, "not_over"));
    let mut sockets = vec![ada.sit_at(&table).0, bob.sit_at(&table).0];
    for socket in &mut sockets {
        socket.nonce(NONCE);
    }
    over(sockets);
    assert_eq!(house.player("Eve").post(&rematch, json!({})).refusal(), (403, "not_seated"));
    let new = ada.post(&rematch, json!({}));
    assert_eq!(new.status, 201, "{new:?}");
    let chairs = &new.body["card"]["chairs"];
    assert_eq!((&chairs[1]["player"], &chairs[2]["player"]), (&json!(ada.id), &json!(bob.id)));
    assert_eq!(chairs[0]["bot"], "apprentice");
    assert_eq!(new.body["card"]["rematch_of"], json!(table));
    let same = bob.post(&rematch, json!({}));
    assert_eq!((same.status, same.table()), (200, new.table()));
    assert_eq!(ada.get(&format!("/api/tables/{table}")).body["card"]["rematch"], json!(new.table()));
}

#[test]
fn of_many_who_want_a_rematch_at_once_all_get_the_same_and_nothing_else_is_left() {
    let house = House::open();
    let players: Vec<_> = ["Ada", "Bob", "Cid"].map(|name| house.player(name)).into();
    let table = players[0].new_table(json!({ "players": 3 }), None).table();
    for player in &players[1..] {
        player.post(&format!("/api/tables/{table}/join"), json!({}));
    }
    let mut sockets: Vec<_> = players.iter().map(|player| player.sit_at(&table).0).collect();
    for socket in &mut sockets {
        socket.nonce(NONCE);
    }
    over(sockets);
    let path = format!("/api/tables/{table}/rematch");
    let tables: Vec<String> = std::thread::scope(|scope| {
        let asked: Vec<_> =
            players.iter().map(|player| scope.spawn(|| player.post(&path, json!({})).table())).collect();
        asked.into_iter().map(|asked| asked.join().unwrap()).collect()
    });
    assert!(tables.iter().all(|new| *new == tables[0]), "{tables:?}");
    let mine = players[0].get("/api/me/tables").body;
    let open: Vec<_> =
        mine["tables"].as_array().unwrap().iter().filter(|line| line["card"]["stage"] == "open").collect();
    assert_eq!(open.len(), 1, "{open:?}");
}

#[test]
fn a_notebook_is_its_owners_alone() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let note = format!("/api/tables/{table}/note");
    assert_eq!(ada.get(&note).body["text"], "");
    let text = "é".repeat(10_000);
    assert_eq!(ada.write_note(&table, &text).status, 200);
    assert_eq!(ada.get(&note).body["text"], json!(text));
    assert_eq!(ada.write_note(&table, &format!("{text}x")).refusal(), (422, "too_long"));
    assert_eq!(ada.write_note(&table, &"x".repeat(40_000)).refusal(), (413, "too_long"));
    assert_eq!(bob.get(&note).refusal(), (403, "not_seated"));
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    assert_eq!(bob.get(&note).body["text"], "");
    assert_eq!(house.nobody().get(&note).status, 401);
}

#[test]
fn a_note_is_not_overwritten_by_a_client_that_has_not_read_it() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let note = format!("/api/tables/{table}/note");
    let unread = ada.get(&note).body["version"].clone();
    let written = ada.put(&note, json!({ "text": "it was Bob", "version": unread }));
    assert_eq!(written.body, ada.get(&note).body);
    let stale = ada.put(&note, json!({ "text": "it was Cleo", "version": unread }));
    assert_eq!(stale.refusal(), (409, "note_changed"));
    assert_eq!(ada.put(&note, json!({ "text": "it was Cleo" })).status, 422);
    assert_eq!(ada.get(&note).body["text"], "it was Bob");
    // A write whose answer was lost is sent again.
    assert_eq!(ada.put(&note, json!({ "text": "it was Bob", "version": unread })).body, written.body);
    let version = &written.body["version"];
    assert_eq!(ada.put(&note, json!({ "text": "", "version": version })).status, 200);
    assert_eq!(ada.get(&note).body, json!({ "text": "", "version": unread }));
}

#[test]
fn in_a_newcomers_game_a_bot_opens_the_first_auction_and_the_record_proves_it() {
    let house = House::open();
    let ada = house.player("Ada");
    for deal in 0..6 {
        let seats = json!(["me", "apprentice", "apprentice"]);
        let options = json!({ "players": 3, "newcomer": true });
        let made = ada.new_table(options, Some(seats));
        assert_eq!(made.body["card"]["options"]["newcomer"], true);
        let table = made.table();
        let begun = ada.sit_at(&table).0.nonce(&format!("{deal}").repeat(64));
        let order = begun["view"]["public"]["order"].clone();
        assert_eq!((order.as_array().unwrap().len(), &order[2]), (3, &json!(0)), "{begun}");
        ada.post(&format!("/api/tables/{table}/leave"), json!({}));
        let record = ada.get(&format!("/api/games/{table}/record")).text;
        assert!(record.contains(r#""newcomer":true"#), "{record}");
        verify(&record, Arc::new(Pack::turin().content.clone())).expect("a true record");
        // The option is part of the seed: without it the cards would be others.
        let without = record.replace(r#","newcomer":true"#, "");
        verify(&without, Arc::new(Pack::turin().content.clone())).expect_err("a false record");
        let rematch = ada.post(&format!("/api/tables/{table}/rematch"), json!({}));
        assert_eq!(rematch.body["card"]["options"]["newcomer"], Value::Null, "nobody is new in a rematch");
        ada.post(&format!("/api/tables/{}/leave", rematch.table()), json!({}));
    }
}
