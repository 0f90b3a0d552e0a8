//! Programs with identities of their own.

use super::support::House;
use serde_json::json;

#[test]
fn a_program_has_a_token_and_is_marked_as_one() {
    let house = House::open();
    let ada = house.player("Ada");
    let engine = house.program(&ada, "Analytical Engine");
    let me = engine.get("/api/me").body;
    assert_eq!((&me["program"], &me["owner"]), (&json!(true), &json!(ada.id)));
    assert_eq!(house.nobody().get(&format!("/api/players/{}", engine.id)).body["program"], true);
    let listed = ada.get("/api/me/programs").body;
    assert_eq!(listed["programs"][0]["name"], "Analytical Engine");
    let table = engine.new_table(json!({ "players": 3 }), None);
    assert_eq!(table.body["card"]["chairs"][0]["player"], json!(engine.id));
    assert_eq!(engine.post("/api/me/programs", json!({ "name": "Child" })).refusal(), (403, "program"));
}

#[test]
fn a_program_that_is_deleted_is_let_in_no_more_and_only_its_owner_can_delete_it() {
    let house = House::open();
    let (ada, eve) = (house.player("Ada"), house.player("Eve"));
    let engine = house.program(&ada, "Engine");
    let path = format!("/api/me/programs/{}", engine.id);
    assert_eq!(eve.delete(&path).refusal(), (404, "no_player"));
    assert_eq!(ada.delete(&format!("/api/me/programs/{}", eve.id)).refusal(), (404, "no_player"));
    let recovery = engine.post("/api/me/recovery", json!({})).body["recovery"].clone();
    let set = engine.patch("/api/me", json!({ "passphrase": "a way back in", "proof": recovery }));
    assert_eq!(set.status, 200, "{set:?}");
    let table = engine.new_table(json!({ "players": 3 }), None).table();
    let (mut socket, _) = engine.sit_at(&table);
    assert_eq!(ada.delete(&path).status, 204);
    assert_eq!(engine.get("/api/me").refusal(), (401, "bad_token"));
    assert_eq!(socket.until("bye")["code"], "signed_out", "its connections end too");
    let ways =
        [json!({ "recovery": recovery }), json!({ "player": engine.id, "passphrase": "a way back in" })];
    for way in ways {
        assert_eq!(house.nobody().post("/api/sign-in", way).refusal(), (403, "wrong"));
    }
    assert_eq!(ada.get("/api/me/programs").body["programs"], json!([]));
    assert_eq!(engine.get("/api/tables").status, 200, "what needs no identity needs none");
}

#[test]
fn nobody_has_more_programs_than_they_may_have() {
    let house = House::with(|config| config.limits.programs_per_player = 1);
    let ada = house.player("Ada");
    let one = house.program(&ada, "One");
    assert_eq!(ada.post("/api/me/programs", json!({ "name": "Two" })).refusal(), (429, "too_many_programs"));
    ada.delete(&format!("/api/me/programs/{}", one.id));
    house.program(&ada, "Two");
}
