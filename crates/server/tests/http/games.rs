//! What is told of games when they are over, and not before.

use super::support::{House, finished_game};
use armonium_bots::Belief;
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
