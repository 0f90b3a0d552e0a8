//! Lessons, puzzles, notes, lists, tables and their refusals over HTTP.

use crate::support::{Device, against, code, hot_seat, id, value};
use armonium_lessons::{Course, Input, LessonPlay};
use armonium_local::EngineRequest;
use armonium_puzzles::http::{Guessed, PuzzleCard};
use armonium_puzzles::{Date, PuzzleId};
use serde_json::{Value, json};

fn json_of(value: impl serde::Serialize) -> Value {
    serde_json::from_str(&serde_json::to_string(&value).unwrap()).unwrap()
}

#[test]
fn every_chapter_is_played_to_its_end_with_the_frames_of_the_course() {
    let mut device = Device::new();
    let course = Course::read().unwrap();
    assert_eq!(value(&device.get("/api/lessons")), json_of(course.list()));
    let mut played = 0;
    for chapter in course.chapters() {
        let mut did: Vec<Input> = Vec::new();
        loop {
            let path = format!("/api/lessons/{}", chapter.id);
            let now = value(&device.post(&path, json!({ "did": did, "ask": { "id": 1, "routes": true } })));
            if now["say"].is_null() {
                break;
            }
            let input = match now["wanted"].as_array().unwrap().first() {
                Some(action) => Input::Act(serde_json::from_value(action.clone()).unwrap()),
                None => Input::CONTINUE,
            };
            let answer = value(&device.post(&path, json!({ "did": did, "try": [input] })));
            let play = LessonPlay { did: did.clone(), tries: vec![input], ask: None };
            assert_eq!(answer, json_of(course.play(chapter.id, &play).unwrap()));
            did.push(input);
            played += 1;
        }
    }
    assert!(played > 60, "{played}");
    let none = device.post("/api/lessons/nothing", json!({}));
    assert_eq!((none.status, code(&none).as_str()), (404, "no_chapter"));
}

#[test]
fn the_puzzle_of_the_day_is_the_same_as_everywhere_and_its_answer_is_judged() {
    let mut device = Device::new();
    let id = PuzzleId::Day(Date::at(device.now));
    let puzzle = id.make(crate::support::content()).unwrap();
    let today = device.get("/api/puzzles/today");
    assert_eq!(value(&today), json_of(PuzzleCard::of(&puzzle)));
    let path = format!("/api/puzzles/{}/answer", puzzle.id);
    let right = device.post(&path, json!({ "answer": puzzle.answer }));
    let guessed = Guessed { answer: Some(puzzle.answer), give_up: false };
    assert_eq!(value(&right), json_of(guessed.judge(&puzzle).unwrap()));
    assert_eq!(value(&right)["right"], true);
    let bad = device.post(&path, json!({}));
    assert_eq!((bad.status, code(&bad).as_str()), (422, "bad_answer"));
    let tomorrow = device.get("/api/puzzles/2999-01-01");
    assert_eq!((tomorrow.status, code(&tomorrow).as_str()), (404, "not_yet"));
    let practice = device.get("/api/puzzles/next?grade=1&seed=3");
    assert_eq!(
        value(&practice)["id"],
        PuzzleCard::of(
            &PuzzleId::practice(serde_json::from_value(json!({ "grade": 1, "seed": 3 })).unwrap(), || 0)
                .unwrap()
                .make(crate::support::content())
                .unwrap()
        )
        .id
    );
}

#[test]
fn notes_are_kept_and_never_overwritten_unread() {
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    let path = format!("/api/tables/{table}/note");
    let empty = value(&device.get(&path));
    assert_eq!(empty["text"], "");
    let note = json!({ "text": "Bea has Lewis", "version": empty["version"] });
    let written = device.request("PUT", &path, None, Some(note.clone()));
    assert_eq!(written.status, 200, "{}", written.body);
    device.reload();
    assert_eq!(value(&device.get(&path))["text"], "Bea has Lewis");
    assert_eq!(device.request("PUT", &path, None, Some(note)).status, 200, "a repeated write");
    let stale = json!({ "text": "other", "version": empty["version"] });
    let refused = device.request("PUT", &path, None, Some(stale));
    assert_eq!((refused.status, code(&refused).as_str()), (409, "note_changed"));
}

#[test]
fn a_table_created_twice_with_the_same_key_is_one_table() {
    let mut device = Device::new();
    let create = |device: &mut Device, players: u8| {
        let request = EngineRequest::Request {
            method: "POST".to_owned(),
            path: "/api/tables".to_owned(),
            token: None,
            key: Some(5),
            body: Some(against(players, "apprentice").to_string()),
        };
        device.send(request).reply.unwrap()
    };
    let first = create(&mut device, 3);
    device.reload();
    let again = create(&mut device, 3);
    assert_eq!(id(&first), id(&again));
    let other = create(&mut device, 4);
    assert_eq!((other.status, code(&other).as_str()), (422, "id_reused"));
}

#[test]
fn before_there_is_a_name_nobody_plays() {
    let mut device = Device::with(Default::default(), 0);
    assert_eq!(device.get("/api/me").status, 204);
    let refused = device.post("/api/tables", against(3, "apprentice"));
    assert_eq!((refused.status, code(&refused).as_str()), (401, "no_identity"));
    let bad = device.post("/api/me", json!({ "name": "" }));
    assert_eq!((bad.status, code(&bad).as_str()), (422, "bad_name"));
}

#[test]
fn requests_that_make_no_sense_are_refused_as_a_server_refuses_them() {
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    for (method, path, body, status, expected) in [
        ("GET", "/api/nothing".to_owned(), None, 404, "not_found"),
        ("GET", "/elsewhere".to_owned(), None, 404, "not_found"),
        ("DELETE", "/api/me".to_owned(), None, 405, "method"),
        ("GET", "/api/tables/nothing".to_owned(), None, 404, "no_table"),
        ("GET", "/api/tables/0000000000001".to_owned(), None, 404, "no_table"),
        ("GET", "/api/me/tables?limit=0".to_owned(), None, 400, "bad_query"),
        ("GET", "/api/me/tables?nothing=1".to_owned(), None, 400, "bad_query"),
        ("POST", "/api/tables".to_owned(), Some(json!({ "options": { "players": 9 } })), 422, "bad_players"),
        ("POST", "/api/tables".to_owned(), Some(json!({ "options": {} })), 422, "bad_field"),
        (
            "POST",
            "/api/tables".to_owned(),
            Some(json!({ "options": { "players": 3, "rated": true } })),
            422,
            "no_ratings",
        ),
        ("POST", format!("/api/tables/{table}/start"), Some(json!({})), 409, "begun"),
        ("POST", format!("/api/tables/{table}/join"), Some(json!([])), 400, "bad_json"),
        ("PUT", format!("/api/tables/{table}/seats/9"), Some(json!({ "bot": "master" })), 409, "begun"),
        (
            "PUT",
            format!("/api/tables/{table}/seats/x"),
            Some(json!({ "bot": "master" })),
            404,
            "no_such_seat",
        ),
    ] {
        let reply = device.request(method, &path, None, body);
        assert_eq!(
            (reply.status, code(&reply).as_str()),
            (status, expected),
            "{method} {path}: {}",
            reply.body
        );
    }
}

#[test]
fn live_and_finished_games_are_listed_and_found_by_name() {
    let mut device = Device::new();
    let (finished, connections) = hot_seat(&mut device);
    device.play(&connections, 1, |_, _| {});
    let live = device.table(against(4, "detective"));
    device.reload();
    let games = |device: &mut Device, query: &str| -> Vec<String> {
        let found = value(&device.get(&format!("/api/me/games{query}")));
        let ids =
            found["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned());
        ids.collect()
    };
    assert_eq!(games(&mut device, "?state=live"), [live.to_string()]);
    assert_eq!(games(&mut device, ""), [finished.to_string()]);
    assert_eq!(games(&mut device, "?search=cle"), [finished.to_string()]);
    assert!(games(&mut device, "?search=zoe").is_empty());
    assert!(games(&mut device, "?players=4").is_empty());
    let listed = value(&device.get("/api/me/tables"));
    assert_eq!(listed["tables"].as_array().unwrap().len(), 2);
    let first = value(&device.get("/api/me/tables?limit=1"));
    let next = first["next"].as_str().unwrap();
    let second = value(&device.get(&format!("/api/me/tables?limit=1&before={next}")));
    assert_ne!(first["tables"][0]["id"], second["tables"][0]["id"]);
}
