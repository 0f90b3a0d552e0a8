//! Questions to a table: they are answered at once, from what the asking seat may know, and leave no trace.

use super::support::{Client, House, Socket, wait_until};
use armonium_insight::Insight;
use armonium_pack::Pack;
use armonium_rules::View;
use serde_json::{Value, json};

/// A table of Ada, Bruno and a bot, just dealt.
fn table(house: &House, options: Value) -> (String, Vec<(Client, Socket)>) {
    table_of(house, options, 2)
}

/// What a player sees now, with the number of the decision.
fn now(client: &Client, table: &str) -> Value {
    client.sit_at(table).1
}

/// Waits until one of the players is asked, and says which.
fn asked(players: &[(Client, Socket)], table: &str) -> (usize, Value) {
    wait_until("a player's turn", || {
        let welcome = now(&players[0].0, table);
        let seat = welcome["view"]["to_act"].as_u64()? as usize;
        (seat < players.len()).then(|| (seat, now(&players[seat].0, table)))
    })
}

fn ask(socket: &mut Socket, mut question: Value) -> Value {
    question["type"] = json!("ask");
    socket.command(question)
}

fn fields(answer: &Value) -> Vec<&str> {
    let mut fields: Vec<&str> = answer.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    fields
}

#[test]
fn an_answer_holds_what_was_asked_for_and_nothing_is_written_down() {
    let house = House::open();
    let (table, mut players) = table(&house, json!({ "players": 3, "odds": true }));
    let (seat, welcome) = asked(&players, &table);
    let socket = &mut players[seat].1;
    let empty = ask(socket, json!({}));
    assert_eq!(fields(&empty), ["decision", "id", "type", "version"], "{empty}");
    assert_eq!((&empty["type"], &empty["decision"]), (&json!("answer"), &welcome["decision"]));
    assert_eq!(empty["version"], welcome["version"]);
    let all = ask(socket, json!({ "why": [], "routes": true, "odds": true }));
    assert_eq!((&all["why"], &all["routes"]), (&json!([]), &json!([])), "no movement is asked for: {all}");
    assert!(all["odds"].is_object(), "{all}");
    assert_eq!(fields(&ask(socket, json!({ "odds": false, "routes": false, "why": null }))).len(), 4);
    assert_eq!(now(&players[seat].0, &table)["version"], welcome["version"]);
}

#[test]
fn why_something_cannot_be_done_is_said_as_its_refusal_would_say_it() {
    let house = House::open();
    let (table, mut players) = table(&house, json!({ "players": 3 }));
    let (seat, welcome) = asked(&players, &table);
    let (good, decision) = (welcome["view"]["legal"][0].clone(), welcome["decision"].clone());
    let bad = [json!({ "do": "end_turn" }), json!({ "do": "step", "to": 3 }), json!({ "do": "stop" })];
    let actions = json!([good, bad[0], bad[1], bad[2]]);
    let why = ask(&mut players[seat].1, json!({ "why": actions }))["why"].clone();
    assert_eq!((why.as_array().unwrap().len(), &why[0]), (4, &Value::Null), "{why}");
    for (action, why) in bad.iter().zip(&why.as_array().unwrap()[1..]) {
        let act = json!({ "type": "act", "at": decision, "actions": [action] });
        let refused = players[seat].1.command(act);
        assert_eq!(refused["type"], "refused", "{refused}");
        assert_eq!(fields(why), ["clause", "code", "refusal"], "{why}");
        for field in fields(why) {
            assert_eq!(why[field], refused[field], "{field}");
        }
    }
    // The other player is told whose decision it is, also about what the first may do.
    let other = 1 - seat;
    let why = ask(&mut players[other].1, json!({ "why": [good] }))["why"][0].clone();
    let refusal = json!({ "refusal": "not_your_turn", "seat": other, "to_act": seat });
    assert_eq!((&why["refusal"], &why["clause"]), (&refusal, &json!("3.4.1")), "{why}");
    // A spectator has no seat to ask for, and a player with a substitute has to reclaim the seat first.
    let mut watching = house.nobody().sit_at(&table).0;
    let answer = ask(&mut watching, json!({ "why": [good], "routes": true, "odds": true }));
    assert_eq!(
        (&answer["why"][0]["code"], &answer["why"][0]["clause"]),
        (&json!("not_seated"), &json!("T1"))
    );
    assert_eq!((&answer["routes"], &answer["odds"]), (&json!([]), &Value::Null), "{answer}");
    players[other].0.post(&format!("/api/tables/{table}/leave"), json!({}));
    let why = ask(&mut players[other].1, json!({ "why": [good] }))["why"][0].clone();
    assert_eq!((&why["code"], &why["clause"]), (&json!("substituted"), &json!("T4")), "{why}");
    assert_eq!(fields(&why), ["clause", "code"], "{why}");
}

#[test]
fn before_the_game_and_after_it_the_answers_say_so() {
    let house = House::open();
    let ada = house.player("Ada");
    let seats = json!(["me", "apprentice", "apprentice"]);
    let table = ada.new_table(json!({ "players": 3, "odds": true }), Some(seats)).table();
    let mut socket = ada.sit_at(&table).0;
    let everything = json!({ "why": [{ "do": "pass" }], "routes": true, "odds": true });
    let mut hear = |code: &str| {
        let answer = ask(&mut socket, everything.clone());
        assert_eq!((&answer["why"][0]["code"], &answer["routes"]), (&json!(code), &json!([])), "{answer}");
        assert!(answer["odds"].is_null() && answer.as_object().unwrap().contains_key("odds"), "{answer}");
    };
    hear("not_begun");
    ada.sit_at(&table).0.nonce(&"4".repeat(64));
    ada.post(&format!("/api/tables/{table}/leave"), json!({}));
    hear("over");
}

#[test]
fn odds_are_the_seats_own_and_only_where_the_table_allows_them() {
    let house = House::open();
    let (strict, mut players) = table(&house, json!({ "players": 3 }));
    asked(&players, &strict);
    let refused = ask(&mut players[0].1, json!({ "odds": true }));
    assert!(refused["odds"].is_null() && fields(&refused).contains(&"odds"), "{refused}");
    let (open, mut players) = table(&house, json!({ "players": 3, "odds": true }));
    let mut all = Vec::new();
    for (client, socket) in &mut players {
        let odds = ask(socket, json!({ "odds": true }))["odds"].clone();
        let view = now(client, &open)["view"].clone();
        let numbers = |value: &Value| -> Vec<f64> {
            value.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
        };
        let chosen = numbers(&odds["chosen"]);
        assert!((chosen.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{odds}");
        assert_eq!((odds["hands"].as_array().unwrap().len(), numbers(&odds["fenrir"])), (3, vec![0.0; 3]));
        let deck = numbers(&odds["deck"]);
        let hands: Vec<Vec<f64>> = odds["hands"].as_array().unwrap().iter().map(numbers).collect();
        for character in 0..8 {
            let hand: f64 = hands.iter().map(|hand| hand[character]).sum();
            assert!((chosen[character] + deck[character] + hand - 1.0).abs() < 1e-9, "{odds}");
            let known = view["cards"][character] != "face_down";
            assert!(!known || chosen[character] == 0.0, "no card of the own hand is the Chosen One");
        }
        all.push(odds);
    }
    assert_ne!(all[0], all[1], "each has cards of their own");
}

#[test]
fn routes_are_those_of_the_movement_now_or_after_a_turn_of_the_gears() {
    let house = House::with(|config| {
        config.limits.messages_per_second = 1_000_000;
        config.limits.messages_at_once = 1_000_000;
        config.limits.requests_per_address = "1000000/min".parse().unwrap();
        config.limits.requests_per_player = "1000000/min".parse().unwrap();
    });
    let (table, mut players) = table(&house, json!({ "players": 3 }));
    let (mut turns, mut walks) = (0, 0);
    while turns < 3 || walks < 3 {
        let (seat, welcome) = asked(&players, &table);
        let (view, socket) = (&welcome["view"], &mut players[seat].1);
        let legal = view["legal"].as_array().unwrap();
        let routes = |socket: &mut Socket, after: Value| {
            let answer = ask(socket, json!({ "routes": true, "after": after }));
            answer["routes"].as_array().unwrap_or_else(|| panic!("{answer}")).clone()
        };
        let mut action = legal[0].clone();
        match view["ask"].as_str() {
            Some("gears") => {
                assert!(routes(socket, Value::Null).is_empty(), "nobody moves before the gears are turned");
                action = json!({ "do": "turn", "teeth": 1 });
                let foretold = routes(socket, action.clone());
                let act = json!({ "type": "act", "at": welcome["decision"], "actions": [action] });
                assert_eq!(socket.command(act)["type"], "update");
                assert_eq!(routes(socket, Value::Null), foretold);
                let moved_on = ask(socket, json!({ "routes": true, "after": action }));
                assert_eq!((&moved_on["type"], &moved_on["code"]), (&json!("refused"), &json!("illegal")));
                assert!(moved_on["view"].is_object() && moved_on["refusal"].is_object(), "{moved_on}");
                turns += u32::from(!foretold.is_empty());
                continue;
            }
            Some("move" | "free_steps" | "taxi_ride" | "ride") => {
                let planned = routes(socket, Value::Null);
                for route in &planned {
                    let names = ["actions", "clues", "ride", "time", "to"];
                    assert_eq!(fields(route), names, "{route}");
                    assert!(legal.contains(&route["actions"][0]), "{route} in {legal:?}");
                }
                // A route is followed to its end, which must be where it says.
                if let Some(route) = planned.last() {
                    let mut decision = welcome["decision"].as_u64().unwrap();
                    for action in route["actions"].as_array().unwrap() {
                        let act = json!({ "type": "act", "at": decision, "actions": [action] });
                        let update = socket.command(act);
                        assert_eq!(update["type"], "update", "{route}: {update}");
                        decision = update["decision"].as_u64().unwrap();
                    }
                    let after = now(&players[seat].0, &table)["view"]["public"]["at"].clone();
                    assert!(after.as_array().unwrap().contains(&route["to"]), "{route}: {after}");
                    walks += 1;
                    continue;
                }
                let stop = json!({ "do": "stop" });
                action = if legal.contains(&stop) { stop } else { action };
            }
            _ => {
                assert!(routes(socket, Value::Null).is_empty(), "{}", view["ask"]);
                let pass = json!({ "do": "pass" });
                action = if legal.contains(&pass) { pass } else { action };
            }
        }
        let act = json!({ "type": "act", "at": welcome["decision"], "actions": [action] });
        let done = players[seat].1.command(act);
        assert_eq!(done["type"], "update", "{done}");
    }
}

#[test]
fn questions_count_as_messages() {
    let house = House::open();
    let (table, mut players) = table(&house, json!({ "players": 3 }));
    let socket = &mut players[0].1;
    for id in 0..200 {
        if !socket.try_say_text(&format!(r#"{{"type":"ask","id":{id},"routes":true}}"#)) {
            break;
        }
    }
    let end = wait_until("the end", || match socket.hear() {
        Some(frame) if frame["type"] == "error" => Some(frame["code"].clone()),
        Some(_) => None,
        None => Some(json!("too_fast")),
    });
    assert_eq!(end, "too_fast");
    let back = ask(&mut players[0].0.sit_at(&table).0, json!({ "routes": true }));
    assert_eq!(back["type"], "answer");
}

/// A table with so many people and bots on the other seats, just dealt.
fn table_of(house: &House, options: Value, people: usize) -> (String, Vec<(Client, Socket)>) {
    let seats: Vec<&str> = (0..3).map(|seat| if seat < people { "open" } else { "apprentice" }).collect();
    let seats = [&["me"], &seats[1..]].concat();
    let players: Vec<Client> =
        ["Ada", "Bruno", "Carla"][..people].iter().map(|name| house.player(name)).collect();
    let table = players[0].new_table(options, Some(json!(seats))).table();
    for player in &players[1..] {
        player.post(&format!("/api/tables/{table}/join"), json!({}));
    }
    let mut seated: Vec<(Client, Socket)> =
        players.into_iter().map(|player| (player.clone(), player.sit_at(&table).0)).collect();
    for (_, socket) in &mut seated {
        socket.nonce(&"3".repeat(64));
    }
    (table, seated)
}

/// Passes and opens until the first player is asked about an auction, and returns what that player's hint is.
fn hint_of_ada(table: &str, players: &mut [(Client, Socket)]) -> Value {
    loop {
        let (seat, welcome) = asked(players, table);
        if seat == 0 {
            let answer = ask(&mut players[0].1, json!({ "hint": true }));
            assert_eq!(answer["decision"], welcome["decision"]);
            assert!(fields(&answer).contains(&"hint"), "{answer}");
            return answer["hint"].clone();
        }
        let action = &welcome["view"]["legal"][0];
        let act = json!({ "type": "act", "at": welcome["decision"], "actions": [action] });
        assert_eq!(players[seat].1.command(act)["type"], "update");
    }
}

#[test]
fn hints_are_given_to_a_player_alone_with_bots_and_to_nobody_else() {
    let house = House::open();
    let (alone, mut players) = table_of(&house, json!({ "players": 3 }), 1);
    let hint = hint_of_ada(&alone, &mut players);
    assert_eq!(hint["about"], "position", "{hint}");
    assert!(hint["most"].is_u64() && hint["why"].is_string(), "{hint}");
    // Who watches gets none, whatever the player is asked.
    let watching = ask(&mut house.nobody().sit_at(&alone).0, json!({ "hint": true }));
    assert!(watching["hint"].is_null() && fields(&watching).contains(&"hint"), "{watching}");
    // Another person at the table, also while a bot plays for them.
    let (two, mut players) = table_of(&house, json!({ "players": 3 }), 2);
    assert_eq!(hint_of_ada(&two, &mut players), Value::Null);
    players[1].0.post(&format!("/api/tables/{two}/leave"), json!({}));
    assert_eq!(hint_of_ada(&two, &mut players), Value::Null, "Bruno may come back");
    // A rated game.
    let (rated, mut players) = table_of(&house, json!({ "players": 3, "rated": true }), 3);
    assert_eq!(hint_of_ada(&rated, &mut players), Value::Null);
}

#[test]
fn a_page_without_an_engine_gets_what_follows_from_its_view() {
    let house = House::open();
    let (table, mut players) = table(&house, json!({ "players": 3 }));
    let (seat, welcome) = asked(&players, &table);
    let answer = ask(&mut players[seat].1, json!({ "insight": true }));
    let view: View = serde_json::from_value(welcome["view"].clone()).expect("a View");
    let wanted = Insight::of(&Pack::turin().content, &view);
    assert_eq!(answer["insight"], serde_json::to_value(wanted).expect("JSON"));
    assert_eq!(answer["insight"]["prices"].as_array().unwrap().len(), view.legal.len());
}
