//! The lessons over HTTP: played by sending what was done, and nothing is kept.

use super::support::{House, Reply};
use serde_json::{Value, json};

fn play(house: &House, chapter: &str, body: Value) -> Reply {
    house.nobody().post(&format!("/api/lessons/{chapter}"), body)
}

/// The ids of the chapters.
fn chapters(house: &House) -> Vec<String> {
    let list = house.nobody().get("/api/lessons").body;
    list["chapters"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_chapter_ends_for_a_learner_who_does_what_is_asked() {
    let house = House::open();
    let pack = house.nobody().get("/api/lessons").body["pack"]["file"].as_str().unwrap().to_owned();
    assert_eq!(house.nobody().get(&format!("/api/packs/{pack}")).status, 200);
    let ids = chapters(&house);
    assert_eq!(ids.len(), 10);
    for id in ids {
        let mut did: Vec<Value> = Vec::new();
        let mut now = play(&house, &id, json!({ "did": did })).body;
        assert_eq!(now["frames"][0]["type"], "welcome", "{id}");
        assert_eq!(now["frames"][0]["view"]["viewer"], 0, "{id}");
        while !now["say"].is_null() {
            assert!(did.len() < 60, "{id} does not end");
            let deed = if now["reading"] == true { json!("go_on") } else { now["wanted"][0].clone() };
            let tried = play(&house, &id, json!({ "did": did, "try": [deed] })).body;
            assert!(tried["wrong"].is_null(), "{id}: {deed}: {tried}");
            let frames = tried["frames"].as_array().unwrap();
            assert!(frames.iter().all(|frame| frame["type"] == "update"), "{id}");
            did.push(deed);
            now = play(&house, &id, json!({ "did": did })).body;
            // What the updates led to is what a returning learner is welcomed with.
            if let Some(last) = frames.last() {
                assert_eq!(last["version"], now["frames"][0]["version"], "{id}");
                assert_eq!(last["decision"], now["frames"][0]["decision"], "{id}");
            }
            assert_eq!(tried["step"], now["step"], "{id}");
        }
    }
}

#[test]
fn a_mistake_is_explained_and_a_forbidden_move_refused_and_neither_happens() {
    let house = House::open();
    let did = json!(["go_on"]);
    let wrong = play(&house, "gears", json!({ "did": did, "try": [{ "do": "turn", "teeth": 1 }] })).body;
    assert_eq!(wrong["wrong"], "lesson-gears-turn-no-one");
    assert_eq!((wrong["step"].as_u64(), wrong["frames"].as_array().unwrap().len()), (Some(1), 0));
    let body = json!({ "did": did, "try": [{ "do": "turn", "teeth": 9 }] });
    let refused = play(&house, "gears", body).body;
    assert_eq!(refused["frames"][0]["type"], "refused");
    assert_eq!(refused["frames"][0]["code"], "illegal");
    assert_eq!(refused["frames"][0]["clause"], "3.4.5");
    assert_eq!(refused["step"], 1);
    // Two deeds together: the second is wrong, so the first does not happen either.
    let both = json!([{ "do": "turn", "teeth": 2 }, { "do": "play_power", "power": "music" }]);
    let neither = play(&house, "gears", json!({ "did": did, "try": both })).body;
    assert_eq!(neither["wrong"], "lesson-gears-stay-no-card");
    assert_eq!((neither["step"].as_u64(), neither["frames"].as_array().unwrap().len()), (Some(1), 0));
}

#[test]
fn a_lesson_answers_the_questions_a_table_answers() {
    let house = House::open();
    let ask = json!({ "id": 7, "why": [{ "do": "pass" }], "routes": true, "odds": true, "hint": true });
    let now = play(&house, "moving", json!({ "did": [], "ask": ask })).body;
    let answer = &now["frames"][0];
    assert_eq!((answer["type"].as_str(), answer["id"].as_u64()), (Some("answer"), Some(7)));
    assert!(answer["routes"].as_array().unwrap().len() > 10);
    assert_eq!(answer["why"][0]["code"], "illegal");
    assert_eq!(answer["odds"]["chosen"].as_array().unwrap().len(), 8);
    assert!(answer["hint"].is_null(), "a lesson has a guide");
}

#[test]
fn what_makes_no_sense_is_refused_with_a_code_of_its_own() {
    let house = House::open();
    let many = vec!["go_on"; 201];
    for (chapter, body, status, code) in [
        ("nowhere", json!({}), 404, "no_chapter"),
        ("gears", json!({ "did": [{ "do": "pass" }] }), 422, "lesson_changed"),
        ("gears", json!({ "did": ["go_on", "go_on"] }), 422, "lesson_changed"),
        ("gears", json!({ "did": many }), 422, "too_many"),
        ("gears", json!({ "try": vec!["go_on"; 21] }), 422, "too_many"),
        ("gears", json!({ "did": ["go_on"], "try": ["go_on"] }), 422, "not_now"),
        ("gears", json!({ "did": ["run"] }), 422, "bad_field"),
        ("gears", json!({ "done": [] }), 422, "bad_field"),
    ] {
        let reply = play(&house, chapter, body.clone());
        assert_eq!((reply.status, reply.body["error"]["code"].as_str()), (status, Some(code)), "{body}");
    }
}
