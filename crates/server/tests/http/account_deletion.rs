//! Taking everything along, and deleting an identity: games stay and name nobody.

use super::profiles::played;
use super::support::{Client, House, holds, wait_until};
use armonium_engine::GameFile;
use armonium_pack::Pack;
use armonium_store::testing::Cluster;
use armonium_table::verify;
use serde_json::{Value, json};
use std::sync::Arc;

fn goodbye(client: &Client, body: Value) -> super::support::Reply {
    client.ask("DELETE", "/api/me", Some(("application/json", body.to_string().as_bytes())))
}

#[test]
fn an_export_holds_everything_that_is_the_callers_and_nothing_of_anybody_else() {
    let house = House::for_games();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    ada.patch("/api/me", json!({ "passphrase": "analytical engine", "proof": ada.recovery }));
    let hook = ada.put("/api/me/webhook", json!({ "url": "https://bot.example/turn" }));
    let secret = hook.body["secret"].as_str().unwrap().to_owned();
    let program = house.program(&ada, "Engine");
    let over = played(json!({ "players": 3, "private": true }), &[&ada, &bob], 2);
    let on = ada.new_table(json!({ "players": 4 }), Some(json!(["me", "open", "apprentice", "apprentice"])));
    let on = on.table();
    bob.post(&format!("/api/tables/{on}/join"), json!({}));
    for player in [&ada, &bob] {
        let (mut socket, _) = player.sit_at(&on);
        socket.nonce(&"22".repeat(32));
        for table in [&on, &over] {
            let (mut socket, _) = player.sit_at(table);
            let own = if player.id == ada.id { "my own words" } else { "words of another" };
            assert_eq!(socket.command(json!({ "type": "say", "text": own }))["type"], "update");
            let text = if player.id == ada.id { "my own suspicion" } else { "a note of another" };
            assert_eq!(player.write_note(table, text).status, 200);
        }
    }
    ada.put("/api/me/seeks/days", json!({ "players": [5] }));
    bob.put("/api/me/seeks/days", json!({ "players": [6] }));
    let reply = ada.get("/api/me/export");
    assert_eq!(reply.status, 200);
    let name = format!("armonium-{}.json", ada.id);
    assert!(reply.header("content-disposition").unwrap().contains(&name), "{reply:?}");
    let file = &reply.body;
    assert_eq!((&file["format"], &file["version"]), (&json!("armonium-export"), &json!(1)));
    assert_eq!(file["player"], ada.get("/api/me").body);
    assert_eq!(file["player"]["webhook"], "https://bot.example/turn");
    assert_eq!(file["programs"][0]["id"], json!(program.id));
    assert_eq!(file["seeks"], ada.get("/api/me/seeks").body["seeks"]);
    assert_eq!(file["seeks"].as_array().map(Vec::len), Some(1));
    let history = ada.get(&format!("/api/players/{}/games", ada.id)).body;
    assert_eq!(file["results"], history["games"]);
    let mut notes = file["notes"].as_array().unwrap().clone();
    notes.sort_by_key(|note| note["table"].to_string());
    let mut tables = [&on, &over];
    tables.sort();
    let expected = tables.map(|table| json!({ "table": table, "text": "my own suspicion" }));
    assert_eq!(notes, expected);
    let games = file["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    let game = |table: &str| games.iter().find(|game| game["table"] == table).unwrap();
    for table in [&on, &over] {
        let said: Vec<_> = game(table)["said"].as_array().unwrap().iter().map(|one| &one["text"]).collect();
        assert_eq!(said, ["my own words"]);
        assert_eq!(game(table)["seat"], 0);
    }
    // A finished game comes whole; one that goes on as the own seat sees it.
    let known = GameFile::parse(&game(&over)["file"].to_string()).unwrap();
    assert_eq!(json!(known.names), json!(["Ada", "Bob", "Apprentice"]));
    assert!(known.replay(&Pack::turin().content).unwrap().outcome().is_some());
    assert_eq!((&game(&over)["view"], &game(&on)["file"]), (&Value::Null, &Value::Null));
    let (_, welcome) = ada.sit_at(&on);
    assert_eq!(game(&on)["view"], welcome["view"]);
    let invitation = ada.get(&format!("/api/tables/{on}")).body["invitation"].as_str().unwrap().to_owned();
    for hidden in
        ["words of another", "a note of another", &secret, &invitation, "analytical engine", "argon2"]
    {
        assert!(!reply.text.contains(hidden), "{hidden}");
    }
    for hidden in [ada.cookie.as_deref(), Some(&ada.recovery), program.bearer.as_deref()] {
        assert!(!reply.text.contains(hidden.unwrap()));
    }
    assert_eq!(house.nobody().get("/api/me/export").refusal(), (401, "no_identity"));
}

#[test]
fn deleting_an_identity_needs_its_name_and_a_proof() {
    let house = House::open();
    let ada = house.player("Ada");
    for unconfirmed in [json!({ "name": "Bob" }), json!({ "name": "" }), json!({ "name": "ada" })] {
        assert_eq!(goodbye(&ada, unconfirmed).refusal(), (422, "not_confirmed"));
    }
    assert_eq!(goodbye(&ada, json!({})).refusal(), (422, "bad_field"));
    assert_eq!(goodbye(&ada, json!({ "name": "Ada" })).refusal(), (403, "proof_missing"), "the code");
    ada.patch("/api/me", json!({ "passphrase": "analytical engine", "proof": ada.recovery }));
    assert_eq!(goodbye(&ada, json!({ "name": "Ada" })).refusal(), (403, "proof_missing"));
    let wrong = json!({ "name": "Ada", "proof": "difference engine" });
    assert_eq!(goodbye(&ada, wrong).refusal(), (403, "wrong_proof"));
    // Another site's page cannot do it either.
    let foreign = ada.with("origin", "https://evil.example");
    assert_eq!(goodbye(&foreign, json!({ "name": "Ada" })).refusal(), (403, "foreign_origin"));
    assert_eq!(ada.get("/api/me").status, 200);
    let right = json!({ "name": " Ada ", "proof": "analytical engine" });
    let gone = goodbye(&ada, right);
    assert_eq!(gone.status, 204, "{gone:?}");
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(goodbye(&house.nobody(), json!({ "name": "Ada" })).refusal(), (401, "no_identity"));
}

#[test]
fn of_a_deleted_identity_only_nameless_games_stay() {
    let house = House::for_games();
    let (ada, bob) = (house.player("Ada Lovelace"), house.player("Bob"));
    let program = house.program(&ada, "Difference Engine");
    let over = played(json!({ "players": 3 }), &[&ada, &bob], 7);
    let rating = bob.get(&format!("/api/players/{}", bob.id)).body;
    // Games that go on: one with Bob, one against bots alone, one that still waits, and one where Ada is host and stands.
    let with_bob = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    bob.post(&format!("/api/tables/{with_bob}/join"), json!({}));
    let alone =
        ada.new_table(json!({ "players": 3 }), Some(json!(["me", "apprentice", "apprentice"]))).table();
    let open = ada.new_table(json!({ "players": 3 }), None).table();
    bob.post(&format!("/api/tables/{open}/join"), json!({}));
    let stands = ada.new_table(json!({ "players": 3 }), Some(json!(["open", "open", "apprentice"]))).table();
    for (player, table) in [(&ada, &with_bob), (&bob, &with_bob), (&ada, &alone)] {
        player.sit_at(table).0.nonce(&"33".repeat(32));
    }
    for table in [&with_bob, &over] {
        let (mut socket, _) = ada.sit_at(table);
        socket.command(json!({ "type": "say", "text": "I am Ada, really" }));
        socket.command(json!({ "type": "phrase", "phrase": "hello" }));
        ada.write_note(table, "it was Bob");
    }
    let (mut watching, _) = bob.sit_at(&with_bob);
    let (mut own, _) = ada.sit_at(&with_bob);

    let gone = goodbye(&ada, json!({ "name": "Ada Lovelace", "proof": ada.recovery }));
    assert_eq!(gone.status, 204, "{gone:?}");

    // Who was connected is told to go, and nothing opens again.
    assert_eq!(own.until("bye")["code"], "no_identity");
    assert_eq!(ada.get("/api/me").status, 204);
    assert_eq!(ada.get("/api/me/tables").refusal(), (401, "no_identity"));
    assert_eq!(program.get("/api/me").refusal(), (401, "bad_token"));
    let recovery = json!({ "recovery": ada.recovery });
    assert_eq!(house.nobody().post("/api/sign-in", recovery).refusal(), (403, "wrong"));
    for path in ["", "/profile", "/games"] {
        let reply = bob.get(&format!("/api/players/{}{path}", ada.id));
        assert_eq!(reply.refusal(), (404, "no_player"), "{path}");
    }

    // Bob sees it at once, without a word of a name.
    let nameless = wait_until("a nameless chair", || {
        let frame = watching.hear()?;
        (frame["table"]["chairs"][0]["name"].is_null() && frame["table"].is_object()).then_some(frame)
    });
    assert_eq!(nameless["table"]["chairs"][0]["player"], json!(ada.id));
    assert_eq!(nameless["table"]["chairs"][1]["name"], "Bob");

    // Running games go on with a bot or end; tables that wait have another host or are given up.
    let card = |table: &str| bob.get(&format!("/api/tables/{table}")).body["card"].clone();
    assert_eq!(card(&with_bob)["chairs"][0]["substitute"]["why"], "left");
    assert_eq!(card(&with_bob)["host"], json!(bob.id));
    assert_eq!(card(&alone)["stage"], "abandoned");
    assert_eq!(card(&stands)["stage"], "abandoned");
    assert_eq!((&card(&open)["host"], &card(&open)["chairs"][0]["player"]), (&json!(bob.id), &Value::Null));

    // The finished game is there for Bob, nameless everywhere, and its record verifies.
    let chair = &card(&over)["chairs"][0];
    assert_eq!((&chair["player"], &chair["name"]), (&json!(ada.id), &Value::Null));
    let found = bob.get("/api/me/games").body;
    assert_eq!(found["games"][0]["card"]["chairs"][0]["name"], Value::Null);
    assert!(bob.get("/api/me/games?search=ada").body["games"].as_array().unwrap().is_empty());
    assert_eq!(bob.get(&format!("/api/players/{}", bob.id)).body, rating);
    let file = bob.get(&format!("/api/games/{over}/file"));
    assert_eq!(GameFile::parse(&file.text).unwrap().names, [ada.id.as_str(), "Bob", "Apprentice"]);
    let record = bob.get(&format!("/api/games/{over}/record"));
    let proof = verify(&record.text, Arc::new(Pack::turin().content.clone())).unwrap();
    assert_eq!(proof.name(ada.id.parse().unwrap()), ada.id);
    for text in [&file.text, &record.text, &found.to_string()] {
        assert!(!text.contains("Lovelace"), "{text}");
    }
    // What Ada said is gone, what was said with a phrase says nothing of her; the log has no gap.
    let mut socket = bob.connect(&format!("/api/tables/{over}/socket")).unwrap();
    socket.say(json!({ "type": "hello", "protocol": 1, "have": 0 }));
    let missed = socket.until("welcome")["missed"].as_array().unwrap().clone();
    let said: Vec<_> = missed
        .iter()
        .flat_map(|told| told["news"].as_array().unwrap())
        .filter(|news| news["news"] == "said")
        .map(|news| news["text"].clone())
        .collect();
    assert_eq!(said, [""]);
    for (number, told) in (1..).zip(&missed) {
        assert_eq!(told["version"], number);
    }
    // A rematch leaves the seat free.
    let again = bob.post(&format!("/api/tables/{over}/rematch"), json!({}));
    assert_eq!((again.status, &again.body["card"]["chairs"][1]["player"]), (201, &Value::Null), "{again:?}");
    // Nothing of it is in the database any more, under no name.
    let folder = house.stop();
    let file = rusqlite::Connection::open(folder.0.join("armonium.db")).unwrap();
    file.execute_batch("VACUUM").unwrap();
    drop(file);
    for trace in ["Ada Lovelace", "Difference Engine", "I am Ada, really", "it was Bob"] {
        assert!(!holds(&folder.0, trace), "{trace}");
    }
}

/// Two nodes over one PostgreSQL: the other one has the player in memory and in a WebSocket.
#[test]
fn a_node_where_the_identity_was_not_deleted_lets_go_of_it_too() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let node = || House::with(|config| config.place = url.parse().unwrap());
    let (here, there) = (node(), node());
    let (ada, bob) = (here.player("Ada"), here.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    assert_eq!(bob.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    let (ada_there, bob_there) = (ada.at_house(&there), bob.at_house(&there));
    let (mut own, welcome) = ada_there.sit_at(&table);
    assert_eq!(welcome["table"]["chairs"][0]["name"], "Ada");
    let (mut watching, _) = bob_there.sit_at(&table);
    for socket in [&mut own, &mut watching] {
        socket.nonce(&"44".repeat(32));
    }
    own.command(json!({ "type": "say", "text": "Ada was here" }));
    // A table that is over, and that the other node has open.
    let given_up = ada.new_table(json!({ "players": 3 }), None).table();
    bob.post(&format!("/api/tables/{given_up}/join"), json!({}));
    let (mut gathering, seen) = bob_there.sit_at(&given_up);
    assert_eq!(seen["table"]["chairs"][0]["name"], "Ada");

    assert_eq!(goodbye(&ada, json!({ "name": "Ada", "proof": ada.recovery })).status, 204);

    assert_eq!(own.until("bye")["code"], "no_identity");
    let nameless = |socket: &mut super::support::Socket| {
        wait_until("a nameless chair", || {
            let frame = socket.hear()?;
            (frame["table"].is_object() && frame["table"]["chairs"][0]["name"].is_null()).then_some(frame)
        })
    };
    let frame = nameless(&mut watching);
    assert_eq!(frame["table"]["chairs"][0]["player"], json!(ada.id));
    nameless(&mut gathering);
    assert_eq!(ada_there.get("/api/me").status, 204);
    assert_eq!(ada_there.patch("/api/me", json!({ "name": "Ada" })).refusal(), (401, "no_identity"));
    let card = bob_there.get(&format!("/api/tables/{table}")).body["card"].clone();
    assert_eq!(
        (&card["chairs"][0]["name"], &card["chairs"][0]["substitute"]["why"]),
        (&Value::Null, &json!("left"))
    );
    assert_eq!(
        there.nobody().post("/api/sign-in", json!({ "recovery": ada.recovery })).refusal(),
        (403, "wrong")
    );
    let mut socket = bob_there.connect(&format!("/api/tables/{table}/socket")).unwrap();
    socket.say(json!({ "type": "hello", "protocol": 1, "have": 0 }));
    assert!(!socket.until("welcome").to_string().contains("Ada was here"));
}
