//! Scenarios through the engine: every position of a game comes back, and what is impossible is refused with its place.

use crate::support::{Talk, options, random_file};
use serde_json::{Value, json};

#[test]
fn every_position_of_a_game_can_be_loaded_again() {
    let mut talk = Talk::new();
    for players in 3..=6 {
        for moves in (0..500).step_by(17) {
            let file = random_file(options(players, 6), 6, moves);
            talk.ok(json!({"cmd": "import", "game": "a", "file": file}));
            let state = talk.ok(json!({"cmd": "state", "game": "a", "referee": true}));
            talk.ok(json!({"cmd": "scenario", "game": "b", "scenario": state["scenario"]}));
            assert_eq!(talk.ok(json!({"cmd": "state", "game": "b", "referee": true})), state);
            for viewer in [json!(0), json!(2), json!("spectator")] {
                let [a, b] =
                    ["a", "b"].map(|game| talk.ok(json!({"cmd": "view", "game": game, "viewer": viewer})));
                assert_eq!(a, b);
            }
            for game in ["a", "b"] {
                talk.ok(json!({"cmd": "drop", "game": game}));
            }
        }
    }
}

fn position(talk: &mut Talk) -> Value {
    talk.ok(json!({"cmd": "import", "game": "a", "file": random_file(options(4, 6), 6, 150)}));
    talk.ok(json!({"cmd": "state", "game": "a", "referee": true}))["scenario"].take()
}

#[test]
fn an_impossible_position_is_refused_with_its_place_and_clause() {
    let mut talk = Talk::new();
    let sound = position(&mut talk);
    let mut refused = |alter: fn(&mut Value)| {
        let mut scenario = sound.clone();
        alter(&mut scenario);
        let error = talk.error(json!({"cmd": "scenario", "game": "b", "scenario": scenario}));
        assert_eq!(error["code"], "bad_scenario");
        assert!(error["message"].as_str().is_some_and(|text| text.ends_with('.')), "{error}");
        (
            error["at"].as_str().unwrap_or_default().to_owned(),
            error["clause"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let place = |(at, clause): (String, String), path: &str| {
        assert!(at.starts_with(path), "{at}: {clause}");
        assert!(!clause.starts_with('P'), "{at}: {clause}");
    };
    place(refused(|it| it["hour"] = json!(12)), "hour");
    place(refused(|it| it["gears"] = json!([9, 0, 0])), "gears");
    place(refused(|it| it["players"][1]["time"] = json!(46)), "players[1].time");
    place(refused(|it| it["players"][1]["time"] = json!(0)), "players[1].time");
    place(refused(|it| it["players"][2]["music"] = json!(16)), "players[2].music");
    place(refused(|it| it["order"] = json!([0, 1, 2, 2])), "order");
    place(refused(|it| it["characters"]["snowy"] = json!("atlantis")), "characters");
    place(refused(|it| it["options"]["players"] = json!(5)), "players");
    let (at, clause) = refused(|it| it["luck"] = json!(7));
    assert!(at.starts_with("line 1, column ") && clause == "P10", "{at}: {clause}");
}
