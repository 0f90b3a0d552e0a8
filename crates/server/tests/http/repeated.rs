//! Commands that are sent again, and numbers that are used again for something else.

use super::support::{Client, House, Socket};
use armonium_server::Rate;
use armonium_store::testing::Cluster;
use serde_json::{Value, json};

/// Says something with a number of its own choice and waits for the answer.
fn say(socket: &mut Socket, id: u64, text: &str) -> Value {
    socket.say(json!({ "type": "say", "id": id, "text": text }));
    loop {
        let frame = socket.hear().expect("an answer");
        if frame["done"] == id || frame["id"] == id {
            return frame;
        }
    }
}

/// Bob has said "one" as number 7 and joined with the key 7.
fn bob_at(house: &House) -> (Client, Client, String) {
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let joined = bob.with("idempotency-key", "7").post(&format!("/api/tables/{table}/join"), json!({}));
    assert_eq!(joined.status, 200, "{joined:?}");
    let said = say(&mut bob.sit_at(&table).0, 7, "one");
    assert_eq!(
        (&said["type"], &said["done"]),
        (&json!("update"), &json!(7)),
        "a key is no number of a message"
    );
    (ada, bob, table)
}

/// What Bob sends again is known, and other content under the same number is refused.
fn numbers_hold(bob: &Client, table: &str) {
    let (mut socket, welcome) = bob.sit_at(table);
    assert_eq!(say(&mut socket, 7, "one")["type"], "done");
    let refused = say(&mut socket, 7, "two");
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("id_reused")), "{refused}");
    assert_eq!(refused["clause"], "W6");
    socket.say(json!({ "type": "phrase", "id": 7, "phrase": "hello" }));
    assert_eq!(socket.until("refused")["code"], "id_reused");
    let numbered = bob.with("idempotency-key", "7");
    let join = format!("/api/tables/{table}/join");
    assert_eq!(numbered.post(&join, json!({})).status, 200);
    assert_eq!(numbered.post(&join, json!({ "seat": 2 })).refusal(), (422, "id_reused"));
    assert_eq!(numbered.post(&format!("/api/tables/{table}/leave"), json!({})).refusal(), (422, "id_reused"));
    assert_eq!(bob.sit_at(table).1["version"], welcome["version"], "nothing has changed");
}

#[test]
fn a_number_used_again_for_something_else_is_refused_also_after_a_restart() {
    let house = House::open();
    let (_, bob, table) = bob_at(&house);
    numbers_hold(&bob, &table);
    let house = House::at(house.stop(), |_| {});
    numbers_hold(&bob.at_house(&house), &table);
}

#[test]
fn a_number_used_again_for_something_else_is_refused_on_every_node() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let node = || House::with(|config| config.place = url.parse().unwrap());
    let (here, there) = (node(), node());
    let (ada, bob, table) = bob_at(&here);
    numbers_hold(&bob.at_house(&there), &table);
    // So is the key of a new table.
    let numbered = ada.with("idempotency-key", "11");
    let made = numbered.new_table(json!({ "players": 3 }), None).table();
    let numbered = numbered.at_house(&there);
    assert_eq!(numbered.new_table(json!({ "players": 3 }), None).table(), made);
    let other = numbered.post("/api/tables", json!({ "options": { "players": 4 } }));
    assert_eq!(other.refusal(), (422, "id_reused"));
}

#[test]
fn a_table_is_set_up_once_however_often_it_is_asked_for() {
    let house = House::with(|config| config.limits.new_tables_per_player = Rate::per_hour(2));
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let numbered = ada.with("idempotency-key", "5");
    // Two at once, as after a lost connection.
    let made: Vec<_> = std::thread::scope(|scope| {
        let ask = || numbered.clone().post("/api/tables", json!({ "options": { "players": 3 } }));
        let asking: Vec<_> = (0..2).map(|_| scope.spawn(ask)).collect();
        asking.into_iter().map(|one| one.join().unwrap()).collect()
    });
    for reply in &made {
        assert_eq!((reply.status, reply.table()), (201, made[0].table()), "{reply:?}");
    }
    for _ in 0..5 {
        assert_eq!(numbered.new_table(json!({ "players": 3 }), None).table(), made[0].table());
    }
    assert_eq!(ada.get("/api/me/tables").body["tables"].as_array().unwrap().len(), 1);
    for other in
        [json!({ "options": { "players": 4 } }), json!({ "options": { "players": 3 }, "seats": ["open"] })]
    {
        assert_eq!(numbered.post("/api/tables", other).refusal(), (422, "id_reused"));
    }
    // Keys are each player's own, and the table is like any other.
    let theirs = bob.with("idempotency-key", "5").new_table(json!({ "players": 3 }), None).table();
    assert_ne!(theirs, made[0].table());
    assert_eq!(bob.post(&format!("/api/tables/{}/join", made[0].table()), json!({})).status, 200);
    let house = House::at(house.stop(), |_| {});
    let again = numbered.at_house(&house).new_table(json!({ "players": 3 }), None);
    assert_eq!(again.table(), made[0].table(), "also after a restart");
    let bad = ada.at_house(&house).with("idempotency-key", "x");
    assert_eq!(
        bad.post("/api/tables", json!({ "options": { "players": 3 } })).refusal(),
        (400, "bad_number")
    );
}
