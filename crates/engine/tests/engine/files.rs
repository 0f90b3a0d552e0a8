//! Game files: whole circles, and every damage named with its place.

use crate::support::{Talk, content, options, random_file, random_game};
use armonium_engine::{GameFile, Place};
use armonium_rules::{Game, Seat};
use serde_json::{Value, json};

fn same(a: &Game, b: &Game) -> bool {
    a.state() == b.state() && a.moves() == b.moves() && a.events() == b.events()
}

#[test]
fn files_of_games_of_every_size_and_length_replay_to_the_same_game() {
    for players in 3..=6 {
        for number in 0..6 {
            for moves in [0, 1, 40, 10_000] {
                let options = options(players, number);
                let game = random_game(options, number, moves);
                let file = random_file(options, number, moves);
                for text in [file.to_text(), serde_json::to_string(&file).expect("JSON")] {
                    let read = GameFile::parse(&text).expect("our own file");
                    assert_eq!(read.to_text(), file.to_text());
                    assert!(same(&read.replay(content()).expect("a sound game"), &game));
                }
            }
        }
    }
}

#[test]
fn export_and_import_are_a_circle() {
    let mut talk = Talk::new();
    for players in 3..=6 {
        for moves in [0, 123, 10_000] {
            let file = random_file(options(players, 9), 9, moves);
            talk.ok(json!({"cmd": "import", "game": "a", "file": file}));
            let before = talk.everything("a");
            assert_eq!(before[1]["file"], serde_json::to_value(&file).expect("JSON"));
            talk.ok(json!({"cmd": "import", "game": "b", "file": before[1]["file"]}));
            assert_eq!(talk.everything("b"), before);
            for game in ["a", "b"] {
                talk.ok(json!({"cmd": "drop", "game": game}));
            }
        }
    }
}

/// A game that began in the middle is recorded with the position it began with.
#[test]
fn a_game_from_a_scenario_is_recorded_with_it() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "import", "game": "a", "file": random_file(options(5, 4), 4, 200)}));
    let position = talk.ok(json!({"cmd": "state", "game": "a", "referee": true}));
    talk.ok(json!({"cmd": "scenario", "game": "b", "scenario": position["scenario"]}));
    for _ in 0..20 {
        let status = talk.ok(json!({"cmd": "routes", "game": "b"}));
        let seat = status["seat"].clone();
        let legal = talk.ok(json!({"cmd": "legal", "game": "b", "seat": seat}));
        let action = legal["actions"][0]["action"].clone();
        talk.ok(json!({"cmd": "apply", "game": "b", "seat": seat, "action": action}));
    }
    let recorded = talk.everything("b");
    assert_eq!(recorded[1]["file"]["start"]["scenario"], position["scenario"]);
    talk.ok(json!({"cmd": "import", "game": "c", "file": recorded[1]["file"]}));
    assert_eq!(talk.everything("c"), recorded);
}

/// The fault of a file altered in some way.
fn fault(alter: impl FnOnce(&mut Value)) -> armonium_engine::FileFault {
    let file = random_file(options(4, 1), 1, 10_000);
    let mut value = serde_json::to_value(&file).expect("JSON");
    alter(&mut value);
    match GameFile::parse(&value.to_string()) {
        Err(fault) => fault,
        Ok(file) => match file.replay(content()) {
            Err(fault) => fault,
            Ok(_) => panic!("an altered file was accepted"),
        },
    }
}

fn without_check(value: &mut Value) {
    value.as_object_mut().expect("an object").remove("check");
}

#[test]
fn every_altered_field_is_named() {
    let at = |alter: fn(&mut Value)| fault(alter).place;
    assert_eq!(at(|file| file["format"] = json!("chess")), Place::Field("format"));
    assert_eq!(at(|file| file["version"] = json!(2)), Place::Field("version"));
    assert_eq!(at(|file| file["rules"] = json!(99)), Place::Field("rules"));
    assert_eq!(at(|file| file["pack"]["id"] = json!("rome")), Place::Field("pack.id"));
    assert_eq!(at(|file| file["pack"]["hash"] = json!("00")), Place::Field("pack.hash"));
    assert_eq!(at(|file| file["start"]["new"]["seed"] = json!("11".repeat(32))), Place::Field("start"));
    assert_eq!(at(|file| file["start"]["new"]["options"]["beginner"] = json!(false)), Place::Field("start"));
    assert_eq!(at(|file| file["names"][2] = json!("Mallory")), Place::Field("start"));
    assert_eq!(at(|file| file["outcome"] = json!(null)), Place::Field("outcome"));
    assert_eq!(at(|file| file["outcome"] = json!({"how": "all_out"})), Place::Field("outcome"));
    assert_eq!(at(|file| file["check"] = json!("")), Place::Field("start"));
    let longer =
        at(|file| file["check"] = json!(file["check"].as_str().unwrap_or_default().to_owned() + "0"));
    assert_eq!(longer, Place::Field("check"));
}

#[test]
fn every_altered_missing_or_added_move_is_named() {
    let length = random_file(options(4, 1), 1, 10_000).moves.len();
    for index in (0..length).step_by(11) {
        let moved = |place: &Place| matches!(place, Place::Move { number, .. } if *number == index + 1);
        let other = fault(|file| {
            let seat = file["moves"][index]["seat"].as_u64().unwrap_or_default();
            file["moves"][index]["seat"] = json!((seat + 1) % 4);
        });
        assert!(moved(&other.place), "{other}");
        let twice = fault(|file| {
            let list = file["moves"].as_array_mut().expect("moves");
            list.insert(index, json!({"seat": 0, "action": {"do": "bid", "time": 44}}));
        });
        assert!(moved(&twice.place), "{twice}");
    }
    let cut = fault(|file| {
        file["moves"].as_array_mut().expect("moves").truncate(30);
    });
    assert_eq!(cut.place, Place::Field("outcome"), "{cut}");
}

/// Without the sums the rules themselves find what does not fit.
#[test]
fn the_rules_judge_every_move_and_the_outcome() {
    let fault = |alter: fn(&mut Value)| {
        fault(|file| {
            without_check(file);
            alter(file);
        })
    };
    let refused = fault(|file| file["moves"][0]["action"] = json!({"do": "open", "position": 9}));
    assert!(matches!(refused.place, Place::Move { number: 1, seat: Seat(_) }), "{refused}");
    assert_eq!(
        refused.message,
        "“Open the auction for position IX” is refused: There’s no position 9 this Hour. Choose from 1 to 4."
    );
    let late = fault(|file| {
        let last = file["moves"].as_array().map_or(0, Vec::len);
        let seat = json!({"seat": 0, "action": {"do": "pass"}});
        file["moves"].as_array_mut().expect("moves").insert(last, seat);
    });
    assert!(late.message.contains("The game is over."), "{late}");
    let early = fault(|file| {
        file["moves"].as_array_mut().expect("moves").pop();
    });
    assert_eq!(early.place, Place::Field("outcome"));
    assert!(early.message.contains("no end yet"), "{early}");
    let claimed = fault(|file| file["outcome"] = json!({"how": "won", "seat": 1, "role": "fenrir"}));
    assert_eq!(claimed.place, Place::Field("outcome"));
    let names = fault(|file| file["names"] = json!(["A", "B", "C"]));
    assert_eq!(names.place, Place::Field("names"));
    let players = fault(|file| file["start"]["new"]["options"]["players"] = json!(9));
    assert_eq!((players.place, players.clause), (Place::Field("start.new.options.players"), "1.1"));
}

#[test]
fn what_is_no_game_file_is_refused_with_line_and_column() {
    let text = random_file(options(3, 2), 2, 50).to_text();
    let place = |text: &str| GameFile::parse(text).expect_err("a damaged text").place;
    assert_eq!(place(""), Place::Text { line: 1, column: 0 });
    assert_eq!(place("17"), Place::Text { line: 1, column: 2 });
    assert_eq!(place(&text[..text.len() / 2]), {
        let half = &text[..text.len() / 2];
        let line = half.lines().count();
        Place::Text { line, column: half.lines().last().map_or(0, str::len) }
    });
    let damaged = text.replacen("\"rules\": 1,", "\"rules\": 1", 1);
    assert_eq!(place(&damaged), Place::Text { line: 5, column: 1 });
    let strange = text.replacen("\"rules\": 1,", "\"rules\": 1, \"luck\": 7,", 1);
    assert!(matches!(place(&strange), Place::Text { line: 4, .. }));
    let twice = text.replacen("\"rules\": 1,", "\"rules\": 1, \"rules\": 1,", 1);
    assert!(matches!(place(&twice), Place::Text { line: 4, .. }));
    let unknown = text.replacen("\"do\":\"open\"", "\"do\":\"fly\"", 1);
    assert!(matches!(place(&unknown), Place::Text { line: 9, .. }));
    let future = "{\"format\":\"armonium-game\",\"version\":7,\"luck\":[1,2,3]}";
    assert_eq!(place(future), Place::Field("version"));
    assert_eq!(place("{\"format\":\"chess\"}"), Place::Field("format"));
    assert_eq!(place(&" ".repeat(GameFile::MAX_BYTES + 1)), Place::Whole);
    assert!(matches!(place(&"[".repeat(100_000)), Place::Text { line: 1, .. }));
}

/// Flipping any single byte of a file is either noticed or changes nothing that matters.
#[test]
fn single_damaged_bytes_are_noticed() {
    let file = random_file(options(3, 3), 3, 60);
    let (text, game) = (file.to_text(), random_game(options(3, 3), 3, 60));
    for at in (0..text.len()).step_by(3) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1 << (at % 7);
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        let Ok(read) = GameFile::parse(&damaged) else { continue };
        if let Ok(replayed) = read.replay(content()) {
            assert!(same(&replayed, &game) && read.names == file.names, "byte {at}");
        }
    }
}
