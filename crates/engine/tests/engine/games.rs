//! Whole games through the engine: legal, apply, undo, routes, views and events agree with the rules.

use crate::support::{Talk, content, options};
use armonium_bots::{Bot, PlausibleRandom};
use armonium_locale::{Language, Words};
use armonium_rules::{Action, Game, Seat, Seed, Viewer};
use serde_json::{Value, json};

fn names(players: u8) -> Vec<String> {
    ["Marco", "Giulia", "Carlo", "Elena", "Pietro", "Lucia"][..players.into()]
        .iter()
        .map(|&n| n.into())
        .collect()
}

fn value(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("our things can be written")
}

/// Plays a game in the engine and beside it, and compares after every move.
fn play(players: u8, number: u64) {
    let options = options(players, number);
    let names = names(players);
    let words = Words::new(Language::English, content(), &names);
    let seed = Seed::from_number(number);
    let mut game = Game::new(content(), options, seed).expect("playable options");
    let mut talk = Talk::new();
    talk.ok(json!({
        "cmd": "new", "game": "g", "players": players, "seed": seed.to_string(), "names": names,
        "beginner": options.beginner, "auction_opener": options.auction_opener,
        "newcomer": options.newcomer,
    }));
    let mut player = PlausibleRandom::new(number);
    while let Some(seat) = game.state().to_act() {
        let viewer = Viewer::Seat(seat);
        let view = game.state().view(content(), viewer);
        let offered = talk.ok(json!({"cmd": "legal", "game": "g", "seat": seat}));
        let labelled = |action: &Action| json!({"action": action, "label": words.action(action)});
        assert_eq!(offered["actions"], value(&view.legal.iter().map(labelled).collect::<Vec<_>>()));
        let action = player.decide(content(), &view).expect("something to do");
        let before = game.events().len();
        game.apply(content(), seat, action).expect("a legal action");
        let applied = talk.ok(json!({"cmd": "apply", "game": "g", "seat": seat, "action": action}));
        let told = |event| json!({"event": event, "text": words.event(&event)});
        let seen: Vec<_> = game.events_seen(viewer, before).map(told).collect();
        assert_eq!(applied["events"], value(&seen));
        assert_eq!(applied["status"]["to_act"], value(&game.state().to_act()));
        assert_eq!(applied["status"]["moves"], game.moves().len());
        if game.moves().len().is_multiple_of(5) {
            look_around(&mut talk, &game, seat);
        }
    }
    look_around(&mut talk, &game, Seat(0));
    let legal = talk.ok(json!({"cmd": "legal", "game": "g", "seat": 0}));
    assert_eq!(legal["actions"], json!([]));
}

fn look_around(talk: &mut Talk, game: &Game, seat: Seat) {
    for (viewer, wire) in [(Viewer::Seat(seat), json!(seat)), (Viewer::Spectator, json!("spectator"))] {
        let view = talk.ok(json!({"cmd": "view", "game": "g", "viewer": wire}));
        assert_eq!(view["view"], value(&game.state().view(content(), viewer)));
    }
    let routes = talk.ok(json!({"cmd": "routes", "game": "g"}));
    assert_eq!(routes["routes"], value(&game.state().public().routes(content())));
    let taken = game.undoable();
    let before = talk.everything("g");
    let moves = &game.moves()[game.moves().len() - taken..];
    for _ in 0..taken {
        talk.ok(json!({"cmd": "undo", "game": "g"}));
    }
    let code = if moves.len() == game.moves().len() { "nothing_to_undo" } else { "sealed" };
    assert_eq!(talk.error(json!({"cmd": "undo", "game": "g"}))["code"], code);
    for made in moves {
        talk.ok(json!({"cmd": "apply", "game": "g", "seat": made.seat, "action": made.action}));
    }
    assert_eq!(talk.everything("g"), before, "undone and done again");
}

#[test]
fn games_of_every_size_agree_with_the_rules() {
    for players in 3..=6 {
        play(players, 20 + u64::from(players));
    }
}

#[test]
fn the_pack_says_what_the_numbers_stand_for() {
    let mut talk = Talk::new();
    let pack = talk.ok(json!({"cmd": "pack"}));
    assert_eq!(pack["id"], content().id());
    assert_eq!(pack["hash"], talk.ok(json!({"cmd": "hello"}))["pack"]["hash"]);
    for (number, info) in content().spaces().iter().enumerate() {
        let space = &pack["spaces"][number];
        assert_eq!((&space["space"], &space["id"]), (&json!(number), &json!(info.id)));
        assert_eq!((&space["col"], &space["row"]), (&json!(info.col), &json!(info.row)));
        for next in space["neighbours"].as_array().expect("a list") {
            let back = &pack["spaces"][next.as_u64().expect("a number") as usize]["neighbours"];
            assert!(back.as_array().expect("a list").contains(&json!(number)));
        }
    }
    for (number, info) in content().tiles().iter().enumerate() {
        let tile = &pack["tiles"][number];
        assert_eq!(
            (&tile["tile"], &tile["id"], &tile["count"]),
            (&json!(number), &json!(info.id), &json!(info.count))
        );
        assert_eq!(tile["printed"], json!(info.name));
    }
    assert_eq!(pack["characters"][2]["name"], "Pålsson");
    talk.ok(json!({"cmd": "new", "game": "g", "players": 3, "seed": 1}));
    assert_eq!(talk.ok(json!({"cmd": "pack", "game": "g"})), pack);
}

#[test]
fn a_game_can_bring_its_own_pack() {
    let text = armonium_pack::Pack::TURIN.replacen("id = \"turin\"", "id = \"other\"", 1);
    let pack = json!({"text": text});
    let mut talk = Talk::new();
    let described = talk.ok(json!({"cmd": "pack", "pack": pack}));
    assert_eq!(described["id"], "other");
    talk.ok(json!({"cmd": "new", "game": "g", "players": 3, "seed": 1, "pack": pack}));
    assert_eq!(talk.ok(json!({"cmd": "pack", "game": "g"})), described);
    let [_, file] = talk.everything("g");
    assert_eq!(file["file"]["pack"]["hash"], described["hash"]);
    let import = json!({"cmd": "import", "game": "h", "file": file["file"]});
    let error = talk.error(import.clone());
    assert_eq!((&error["code"], &error["at"]), (&json!("bad_file"), &json!("pack.hash")));
    let mut with_pack = import;
    with_pack["pack"] = pack;
    talk.ok(with_pack);
}
