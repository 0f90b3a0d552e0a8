//! Puzzles over HTTP: the same for every player, without the answer, and with the solution for a player who has found it.

use super::support::House;
use armonium_pack::Pack;
use armonium_puzzles::{Date, Puzzle, of_day, of_seed};
use serde_json::{Value, json};

fn today() -> Date {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    Date::at(i64::try_from(since.as_millis()).unwrap())
}

/// No part of the answer may be in what is given before: only these fields are.
const GIVEN: [&str; 13] = [
    "asked", "daily", "face_up", "facts", "grade", "hour", "id", "names", "own", "players", "question",
    "seat", "steps",
];

fn keys(body: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = body.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// An answer of the right kind that is not the right one.
fn wrong(puzzle: &Puzzle) -> Value {
    let right = serde_json::to_value(puzzle.answer).unwrap();
    let characters = ["lewis", "snowy"].map(|character| json!({ "character": character }));
    let places = ["deck", "chosen"].map(|place| json!({ "place": place }));
    let kind = if right.get("character").is_some() { characters } else { places };
    kind.into_iter().find(|answer| *answer != right).unwrap()
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_all_and_does_not_hold_its_answer() {
    let house = House::open();
    let (ada, nobody) = (house.player("Ada"), house.nobody());
    let card = nobody.get("/api/puzzles/today");
    assert_eq!(card.status, 200, "{card:?}");
    assert_eq!(card.text, ada.get("/api/puzzles/today").text);
    assert_eq!(keys(&card.body), GIVEN);
    let day = card.body["id"].as_str().unwrap();
    assert_eq!(nobody.get(&format!("/api/puzzles/{day}")).text, card.text);
    let puzzle = of_day(&Pack::turin().content, day.parse().unwrap()).unwrap();
    assert_eq!(card.body["facts"].as_array().unwrap().len(), puzzle.facts.len());
    assert_eq!(card.body["steps"], json!(puzzle.length()));
    assert!(card.body["daily"].as_bool().unwrap());
}

#[test]
fn a_wrong_answer_gets_a_hint_and_the_right_one_the_explanation() {
    let house = House::open();
    let nobody = house.nobody();
    let puzzle =
        of_seed(&Pack::turin().content, "3".parse::<u8>().unwrap().try_into().unwrap(), 0x1f).unwrap();
    let card = nobody.get("/api/puzzles/next?grade=3&seed=31");
    assert_eq!((&card.body["id"], keys(&card.body)), (&json!("3-1f"), GIVEN.to_vec()));
    assert_eq!(nobody.get("/api/puzzles/3-1f").text, card.text);

    let no = nobody.post("/api/puzzles/3-1f/answer", json!({ "answer": wrong(&puzzle) }));
    assert_eq!((no.status, keys(&no.body)), (200, vec!["hint", "right"]), "{no:?}");
    assert_eq!(no.body["right"], json!(false));
    let hint = no.body["hint"].as_array().unwrap();
    assert!(
        !hint.is_empty() && hint.iter().all(|fact| (fact.as_u64().unwrap() as usize) < puzzle.facts.len())
    );

    let yes = nobody.post("/api/puzzles/3-1f/answer", json!({ "answer": puzzle.answer }));
    assert_eq!(yes.body["right"], json!(true), "{yes:?}");
    assert_eq!(yes.body["solution"]["steps"].as_array().unwrap().len(), puzzle.steps.len());
    let shown = nobody.post("/api/puzzles/3-1f/answer", json!({ "give_up": true }));
    assert_eq!(shown.body["right"], json!(false));
    assert_eq!(shown.body["solution"], yes.body["solution"]);
}

#[test]
fn what_is_no_puzzle_is_refused_and_days_to_come_stay_secret() {
    let house = House::open();
    let nobody = house.nobody();
    let tomorrow = today().next().unwrap().next().unwrap();
    for path in [format!("/api/puzzles/{tomorrow}"), "/api/puzzles/9999-12-31".to_owned()] {
        assert_eq!(nobody.get(&path).refusal(), (404, "not_yet"), "{path}");
        let told = nobody.post(&format!("{path}/answer"), json!({ "give_up": true }));
        assert_eq!(told.refusal(), (404, "not_yet"), "{path}");
    }
    for name in ["2025-12-31", "2026-02-30", "6-1", "3-01", "3-1F", "x", "3-11111111111111111"] {
        assert_eq!(nobody.get(&format!("/api/puzzles/{name}")).refusal(), (404, "no_puzzle"), "{name}");
    }
    for query in ["grade=6", "grade=0", "grade=x", "seed=-1", "seed=4294967296", "colour=red"] {
        assert_eq!(
            nobody.get(&format!("/api/puzzles/next?{query}")).refusal(),
            (400, "bad_query"),
            "{query}"
        );
    }
    for body in [json!({}), json!({ "answer": { "character": "lewis" }, "give_up": true })] {
        assert_eq!(nobody.post("/api/puzzles/1-1/answer", body).refusal(), (422, "bad_answer"));
    }
    for body in
        [json!({ "answer": "lewis" }), json!({ "answer": { "character": "wolf" } }), json!({ "x": 1 })]
    {
        assert_eq!(nobody.post("/api/puzzles/1-1/answer", body).refusal(), (422, "bad_field"));
    }
}
