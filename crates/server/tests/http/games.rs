//! What is told of games when they are over, and not before.

use super::support::{House, finished_game};
use armonium_belief::Belief;
use armonium_engine::GameFile;
use armonium_pack::Pack;
use armonium_rules::{Seat, Viewer};
use armonium_table::{Digest, verify};
use serde_json::json;
use std::sync::Arc;

#[test]
fn nothing_is_told_of_a_game_before_its_end() {
    let house = House::open();
    let ada = house.player("Ada");
    let table =
        ada.new_table(json!({ "players": 3 }), Some(json!(["me", "apprentice", "apprentice"]))).table();
    let refused = || {
        for what in ["file", "record", "truth", "knowledge"] {
            let reply = ada.get(&format!("/api/games/{table}/{what}"));
            assert_eq!(reply.refusal(), (409, "not_over"), "{what}");
        }
    };
    refused();
    ada.sit_at(&table).0.nonce(&"11".repeat(32));
    refused();
}

#[test]
fn a_finished_game_is_told_whole_and_can_be_verified_by_anybody() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = finished_game(&ada, json!({ "players": 3 }));
    let nobody = house.nobody();
    let content = Pack::turin().content.clone();

    let file = nobody.get(&format!("/api/games/{table}/file"));
    assert!(file.header("content-disposition").unwrap().contains(&format!("armonium-{table}.json")));
    let game = GameFile::parse(&file.text).unwrap();
    assert_eq!(game.names, ["Apprentice", "Apprentice (2)", "Apprentice (3)"]);
    let game = game.replay(&content).unwrap();
    assert!(game.outcome().is_some());

    let card = nobody.get(&format!("/api/tables/{table}")).body["card"].clone();
    let record = nobody.get(&format!("/api/games/{table}/record"));
    assert!(record.header("content-type").unwrap().starts_with("text/plain"));
    let commitment = Digest::from_hex(card["commitment"].as_str().unwrap());
    let proof = verify(&record.text, Arc::new(content.clone())).unwrap();
    assert_eq!(Some(proof.commitment), commitment);

    let truth = nobody.get(&format!("/api/games/{table}/truth"));
    assert_eq!(truth.status, 200);
    assert!(truth.body["chosen_one"].is_string(), "{}", truth.text);
    assert_eq!(truth.body["players"][2]["characters"].as_array().unwrap().len(), 2);

    let known = nobody.get(&format!("/api/games/{table}/knowledge")).body;
    assert_eq!((&known["chosen"], &known["fenrir"]), (&truth.body["chosen_one"], &json!(null)), "{known}");
    let hours = known["hours"].as_array().unwrap();
    assert_eq!(hours.len(), usize::from(game.state().public().hour));
    let last = &hours[hours.len() - 1];
    assert_eq!(last["hour"], json!(game.state().public().hour));
    for (seat, seen) in (0..).map(Seat).zip(last["seats"].as_array().unwrap()) {
        let belief = Belief::of(&game.state().view(&content, Viewer::Seat(seat)));
        let chosen = belief.chosen(game.state().chosen_one());
        assert_eq!(*seen, json!({ "chosen": chosen, "fenrir": null }));
    }

    let listed = nobody.get("/api/games").body;
    assert_eq!(listed["tables"][0]["id"], json!(table));
}

#[test]
fn a_private_game_is_told_to_members_and_the_invited_alone() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = finished_game(&ada, json!({ "players": 3, "private": true }));
    let invitation = ada.get(&format!("/api/tables/{table}")).body["invitation"].as_str().unwrap().to_owned();
    for what in ["file", "record", "truth", "knowledge"] {
        let path = format!("/api/games/{table}/{what}");
        assert_eq!(house.nobody().get(&path).refusal(), (403, "not_admitted"), "{what}");
        assert_eq!(house.nobody().get(&format!("{path}?invitation={invitation}")).status, 200);
        assert_eq!(ada.get(&path).status, 200);
    }
    assert!(house.nobody().get("/api/games").body["tables"].as_array().unwrap().is_empty());
}

#[test]
fn a_player_shares_the_replay_of_a_private_game_and_nothing_else() {
    let house = House::open();
    let ada = house.player("Ada");
    let bruno = house.player("Bruno");
    let options = json!({ "players": 3, "private": true });
    let table = ada.new_table(options, Some(json!(["me", "apprentice", "apprentice"]))).table();
    let path = format!("/api/games/{table}/link");
    let (mut socket, _) = ada.sit_at(&table);
    socket.nonce(&"11".repeat(32));
    assert_eq!(ada.post(&path, json!({})).refusal(), (409, "not_over"));
    assert_eq!(ada.delete(&path).refusal(), (409, "not_over"));
    socket.command(json!({ "type": "say", "text": "Between us" }));
    socket.command(json!({ "type": "vote", "end": true }));

    assert_eq!(bruno.post(&path, json!({})).code(), "not_seated", "a stranger gives no links away");
    assert_eq!(bruno.delete(&path).code(), "not_seated");
    assert_eq!(house.nobody().post(&path, json!({})).status, 401);
    let link = || ada.post(&path, json!({})).body["link"].as_str().unwrap().to_owned();
    let first = link();
    assert_eq!(first, link(), "it stays the same until it is cancelled");
    let invitation = ada.get(&format!("/api/tables/{table}")).body["invitation"].clone();
    assert_ne!(json!(first), invitation);

    let open =
        ["replay", "replay?as=all", "replay?as=0", "beliefs", "verification", "file", "truth", "knowledge"];
    let ask = |what: &str, link: &str| {
        let sign = if what.contains('?') { '&' } else { '?' };
        house.nobody().get(&format!("/api/games/{table}/{what}{sign}link={link}"))
    };
    for what in open {
        assert_eq!(ask(what, &first).status, 200, "{what}");
        assert_eq!(ask(what, &"0".repeat(32)).refusal(), (403, "not_admitted"), "{what}");
        assert_eq!(
            house.nobody().get(&format!("/api/games/{table}/{what}")).refusal(),
            (403, "not_admitted")
        );
    }
    assert!(ada.get(&format!("/api/games/{table}/replay")).text.contains("Between us"));
    assert!(!ask("replay", &first).text.contains("Between us"), "the chat stays among the players");
    // The link is neither an invitation nor a way to the record, which holds the secret that invitations follow from.
    assert_ne!(ask("record", &first).status, 200);
    for query in ["link", "invitation"] {
        let record = house.nobody().get(&format!("/api/games/{table}/record?{query}={first}"));
        assert_ne!(record.status, 200, "{query}");
        assert_ne!(
            house.nobody().get(&format!("/api/tables/{table}?{query}={first}")).status,
            200,
            "{query}"
        );
        if let Ok(mut socket) = house.nobody().connect(&format!("/api/tables/{table}/socket?{query}={first}"))
        {
            socket.say(json!({ "type": "hello", "protocol": 1, "have": 0 }));
            assert_eq!(socket.hear().unwrap()["code"], json!("not_admitted"), "{query}");
        }
    }
    let other = ada.new_table(json!({ "players": 3, "private": true }), None).table();
    assert_eq!(
        bruno.post(&format!("/api/tables/{other}/join"), json!({ "invitation": first })).code(),
        "not_invited"
    );
    let branch = json!({ "at": 0, "seat": 1, "link": first });
    assert_eq!(bruno.post(&format!("/api/games/{table}/branch"), branch).status, 201);

    assert_eq!(ada.delete(&path).status, 200);
    for what in open {
        assert_eq!(ask(what, &first).refusal(), (403, "not_admitted"), "{what}");
    }
    let second = link();
    assert_ne!(first, second);
    assert_eq!(ask("replay", &second).status, 200);
    let record = ada.get(&format!("/api/games/{table}/record")).text;
    verify(&record, Arc::new(Pack::turin().content.clone())).expect("a record with a cancelled link holds");
}

#[test]
fn players_have_ratings_and_histories() {
    let house = House::open();
    let ada = house.player("Ada");
    let card = house.nobody().get(&format!("/api/players/{}", ada.id)).body;
    assert_eq!(
        card,
        json!({ "id": ada.id, "name": "Ada", "program": false, "rating": null, "rated_games": 0 })
    );
    let history = house.nobody().get(&format!("/api/players/{}/games", ada.id));
    assert_eq!(history.body, json!({ "games": [], "next": null }));
    assert_eq!(house.nobody().get("/api/players/0000000000000").refusal(), (404, "no_player"));
    assert_eq!(house.nobody().get("/api/players/nobody/games").refusal(), (404, "no_player"));
    assert_eq!(house.nobody().get("/api/leaders").body, json!({ "players": [] }));
}
