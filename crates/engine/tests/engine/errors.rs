//! Every error code is reached, with its clause, and no refusal changes anything.

use crate::support::{Talk, content, options, random_file};
use armonium_engine::{Code, MAX_GAMES, MAX_PACKS};
use armonium_pack::Pack;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../docs/rules.md");
const RULINGS: &str = include_str!("../../../../docs/rulings.md");
const PROTOCOL: &str = include_str!("../../../../docs/engine.md");

fn new(game: &str) -> Value {
    json!({"cmd": "new", "game": game, "players": 4, "seed": 7})
}

/// Requests that an engine with the fresh game "g" refuses, and the code each is refused with.
fn refused() -> Vec<(&'static str, Value)> {
    let legal = json!({"do": "open", "position": 1});
    let apply = |action: Value| json!({"cmd": "apply", "game": "g", "seat": first(), "action": action});
    vec![
        ("unknown_protocol", json!({"cmd": "hello", "protocol": 2})),
        ("unknown_protocol", json!({"cmd": "hello", "protocol": "1"})),
        ("unknown_protocol", json!({"cmd": "hello", "protocol": 1.0})),
        ("unknown_command", json!({"cmd": "open"})),
        ("unknown_command", json!({"cmd": ""})),
        ("missing_field", json!({})),
        ("bad_field", json!({"cmd": 7})),
        ("bad_field", json!({"cmd": "hello", "id": {}})),
        ("bad_field", json!({"cmd": "hello", "id": true})),
        ("bad_field", json!({"cmd": "hello", "id": "x".repeat(500)})),
        ("unknown_field", json!({"cmd": "hello", "game": "g"})),
        ("unknown_field", json!({"cmd": "drop", "game": "g", "force": true})),
        ("missing_field", json!({"cmd": "drop"})),
        ("missing_field", json!({"cmd": "drop", "game": null})),
        ("bad_field", json!({"cmd": "drop", "game": 1})),
        ("unknown_game", json!({"cmd": "drop", "game": "nobody's"})),
        ("unknown_game", json!({"cmd": "legal", "game": "nobody's", "seat": 0})),
        ("game_exists", new("g")),
        ("bad_field", new("")),
        ("bad_field", new("two\nlines")),
        ("bad_field", new(&"long".repeat(50))),
        ("not_playable", json!({"cmd": "new", "game": "h", "players": 2, "seed": 1})),
        ("not_playable", json!({"cmd": "new", "game": "h", "players": 7, "seed": 1})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 300, "seed": 1})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": -4, "seed": 1})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 4, "seed": -1})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 4, "seed": 1.5})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 4, "seed": "12"})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 4, "seed": [1]})),
        ("missing_field", json!({"cmd": "new", "game": "h", "players": 4})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 4, "seed": 1, "beginner": "yes"})),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 4, "seed": 1, "auction_opener": "me"})),
        ("bad_names", json!({"cmd": "new", "game": "h", "players": 3, "seed": 1, "names": ["a", "b"]})),
        ("bad_names", json!({"cmd": "new", "game": "h", "players": 3, "seed": 1, "names": ["a", "b", "a"]})),
        ("bad_names", json!({"cmd": "new", "game": "h", "players": 3, "seed": 1, "names": ["a", "b", ""]})),
        (
            "bad_names",
            json!({"cmd": "new", "game": "h", "players": 3, "seed": 1, "names": ["a", "b", "c\u{1b}"]}),
        ),
        ("bad_field", json!({"cmd": "new", "game": "h", "players": 3, "seed": 1, "names": [1, 2, 3]})),
        ("bad_pack", json!({"cmd": "new", "game": "h", "players": 3, "seed": 1, "pack": {"text": "x"}})),
        ("bad_pack", json!({"cmd": "pack", "pack": {"file": "no/such/file.toml"}})),
        ("bad_pack", json!({"cmd": "pack", "pack": {"file": "."}})),
        ("bad_field", json!({"cmd": "pack", "pack": {"url": "x"}})),
        ("bad_field", json!({"cmd": "pack", "pack": {"text": "x"}, "game": "g"})),
        ("unknown_seat", json!({"cmd": "legal", "game": "g", "seat": 4})),
        ("bad_field", json!({"cmd": "legal", "game": "g", "seat": 6})),
        ("unknown_seat", json!({"cmd": "view", "game": "g", "viewer": 200})),
        ("unknown_seat", json!({"cmd": "view", "game": "g", "viewer": 5})),
        ("bad_field", json!({"cmd": "view", "game": "g", "viewer": "referee"})),
        ("bad_field", json!({"cmd": "view", "game": "g", "viewer": 1000})),
        ("missing_field", json!({"cmd": "view", "game": "g"})),
        ("unknown_seat", json!({"cmd": "events", "game": "g", "viewer": 4})),
        ("bad_field", json!({"cmd": "events", "game": "g", "viewer": 0, "from": 100_000})),
        ("bad_field", json!({"cmd": "events", "game": "g", "viewer": 0, "from": -1})),
        ("unknown_seat", json!({"cmd": "apply", "game": "g", "seat": 5, "action": legal})),
        ("unknown_seat", json!({"cmd": "apply", "game": "g", "seat": first(), "viewer": 4, "action": legal})),
        ("illegal", json!({"cmd": "apply", "game": "g", "seat": (first() + 1) % 4, "action": legal})),
        ("illegal", apply(json!({"do": "open", "position": 9}))),
        ("illegal", apply(json!({"do": "bid", "time": 0}))),
        ("illegal", apply(json!({"do": "step", "to": 255}))),
        ("bad_field", apply(json!({"do": "fly"}))),
        ("bad_field", apply(json!({"do": "open"}))),
        ("bad_field", apply(json!({"do": "open", "position": 1, "bid": 2}))),
        ("bad_field", apply(json!({"do": "open", "position": 256}))),
        ("bad_field", apply(json!("open"))),
        ("bad_field", apply(json!([]))),
        ("bad_field", apply(json!(["open", 1]))),
        ("bad_field", apply(json!({"do": "investigate", "target": {"hand": 255}, "clues": 0}))),
        ("nothing_to_undo", json!({"cmd": "undo", "game": "g"})),
        ("referee_only", json!({"cmd": "state", "game": "g"})),
        ("referee_only", json!({"cmd": "state", "game": "g", "referee": false})),
        ("referee_only", json!({"cmd": "export", "game": "g"})),
        ("bad_field", json!({"cmd": "export", "game": "g", "referee": "yes"})),
        ("bad_scenario", json!({"cmd": "scenario", "game": "h", "scenario": {}})),
        ("bad_field", json!({"cmd": "scenario", "game": "h", "scenario": 3})),
        ("game_exists", json!({"cmd": "scenario", "game": "g", "scenario": {}})),
        ("bad_file", json!({"cmd": "import", "game": "h", "file": {}})),
        ("bad_field", json!({"cmd": "import", "game": "h", "file": "text"})),
        ("game_exists", json!({"cmd": "import", "game": "g", "file": {}})),
    ]
}

/// Who opens the first auction of the game "g".
fn first() -> u64 {
    let mut talk = Talk::new();
    talk.ok(new("g"))["status"]["to_act"].as_u64().expect("a seat opens")
}

/// The clause is one of our pages.
fn known_clause(clause: &str) -> bool {
    match clause.as_bytes() {
        [b'P', ..] => PROTOCOL.contains(&format!("\n## {clause}. ")),
        [b'R', ..] => RULINGS.contains(&format!("{clause}\n")) || RULINGS.contains(&format!("{clause} ")),
        _ => RULES.contains(&format!("**{clause}**")),
    }
}

#[test]
fn every_refusal_has_its_code_clause_and_sentence_and_changes_nothing() {
    let mut talk = Talk::new();
    talk.ok(new("g"));
    let before = talk.everything("g");
    for (code, request) in refused() {
        let error = talk.error(request.clone());
        assert_eq!(error["code"], code, "{request}: {error}");
        assert!(known_clause(error["clause"].as_str().expect("a clause")), "{request}: {error}");
        let message = error["message"].as_str().expect("a sentence");
        assert!(message.ends_with(['.', '?', '…']) && message.chars().count() < 500, "{message}");
        let capital = message.starts_with(|c: char| !c.is_lowercase());
        assert!(capital || code == "bad_pack", "{message}");
        assert_eq!(talk.everything("g"), before, "{request}");
        assert_eq!(talk.error(json!({"cmd": "drop", "game": "h"}))["code"], "unknown_game", "{request}");
    }
}

#[test]
fn the_other_codes_are_reached_too() {
    let mut talk = Talk::new();
    let mut met: BTreeSet<String> = refused().iter().map(|(code, _)| (*code).to_owned()).collect();
    let mut meet = |reply: Value| {
        met.insert(reply["error"]["code"].as_str().unwrap_or_default().to_owned());
    };
    meet(talk.line(b"\xff"));
    meet(talk.line("{"));
    meet(talk.line("[]"));
    meet(talk.line("{\"cmd\":\"hello\",\"cmd\":\"hello\"}"));
    let mut out = Vec::new();
    let long = vec![b' '; armonium_engine::MAX_LINE + 1];
    armonium_engine::serve(&mut talk.engine, long.as_slice(), &mut out).expect("memory can be written");
    let reply = String::from_utf8(out).expect("text");
    meet(serde_json::from_str(reply.lines().nth(1).expect("a reply")).expect("JSON"));

    let sealed = random_file(options(4, 2), 2, 10_000);
    talk.ok(json!({"cmd": "import", "game": "over", "file": sealed}));
    let undone = (0..10_000).map(|_| talk.line(json!({"cmd": "undo", "game": "over"}).to_string()));
    meet(undone.into_iter().find(|reply| reply.get("error").is_some()).expect("an end of undoing"));

    let other = |number: usize| {
        let text = Pack::TURIN.replacen("id = \"turin\"", &format!("id = \"turin-{number}\""), 1);
        let game = format!("elsewhere {number}");
        json!({"cmd": "new", "game": game, "players": 3, "seed": 1, "pack": {"text": text}})
    };
    for number in 1..MAX_PACKS {
        talk.ok(other(number));
    }
    meet(talk.line(other(MAX_PACKS).to_string()));
    for number in 1..MAX_PACKS {
        talk.ok(json!({"cmd": "drop", "game": format!("elsewhere {number}")}));
    }

    for number in 1..MAX_GAMES {
        talk.ok(new(&format!("game {number}")));
    }
    meet(talk.line(new("one more").to_string()));
    talk.ok(json!({"cmd": "drop", "game": "over"}));
    talk.ok(new("one more"));

    let every = Code::ALL.map(|code| serde_json::to_value(code).expect("a word"));
    let every: BTreeSet<String> = every.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    assert_eq!(met, every);
}

/// Whatever the acting seat tries at whatever moment: refused or carried out, and a refusal changes nothing.
#[test]
fn refused_actions_change_nothing_at_any_moment() {
    let tries = [
        json!({"do": "open", "position": 0}),
        json!({"do": "bid", "time": 255}),
        json!({"do": "place_clue", "space": 255}),
        json!({"do": "choose", "character": "snowy"}),
        json!({"do": "play_power", "power": "ride"}),
        json!({"do": "play_item", "tile": 255}),
        json!({"do": "discard", "tile": 255}),
        json!({"do": "place_location", "tile": 255, "side": "north"}),
        json!({"do": "discard_organ", "tile": 255}),
        json!({"do": "place_organ", "space": 255}),
        json!({"do": "step", "to": 255}),
        json!({"do": "ride", "to": 255}),
        json!({"do": "taxi", "to": 255}),
        json!({"do": "turn", "teeth": -128}),
        json!({"do": "investigate", "target": {"hand": 5}, "clues": 255}),
        json!({"do": "research", "clues": 255}),
        json!({"do": "move_clue", "from": 255, "to": 255}),
        json!({"do": "relocate", "character": "vidal", "to": 255}),
        json!({"do": "swap", "a": "vidal", "b": "vidal"}),
        json!({"do": "name", "character": "palsson"}),
    ];
    let mut talk = Talk::new();
    let mut refusals = BTreeSet::new();
    for moves in (0..700).step_by(29) {
        let file = random_file(options(3 + (moves % 4) as u8, 5), 5, moves);
        talk.ok(json!({"cmd": "import", "game": "g", "file": file}));
        let before = talk.everything("g");
        let status = talk.ok(json!({"cmd": "legal", "game": "g", "seat": 0}));
        assert!(status["question"].is_string());
        for seat in 0..3 {
            for action in &tries {
                let request = json!({"cmd": "apply", "game": "g", "seat": seat, "action": action});
                let reply = talk.line(request.to_string());
                if reply.get("error").is_none() {
                    talk.ok(json!({"cmd": "drop", "game": "g"}));
                    talk.ok(json!({"cmd": "import", "game": "g", "file": file}));
                    continue;
                }
                assert_eq!(reply["error"]["code"], "illegal", "{request}: {reply}");
                let clause = reply["error"]["clause"].as_str().expect("a clause");
                assert!(known_clause(clause), "{request}: {reply}");
                refusals.extend(reply["error"]["refusal"]["refusal"].as_str().map(str::to_owned));
                assert_eq!(talk.everything("g"), before, "{request}");
            }
        }
        talk.ok(json!({"cmd": "drop", "game": "g"}));
    }
    assert!(refusals.len() > 10, "{refusals:?}");
    assert!(content().spaces().len() < 255 && content().tiles().len() < 255);
}
