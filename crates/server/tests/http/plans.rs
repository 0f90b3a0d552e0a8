//! Plans over the wire: carried out for players who are away, seen by nobody else, and cancelled when they have to be.

use super::support::{Client, House, Socket, logged, wait_until};
use serde_json::{Value, json};
use std::time::Duration;

/// A running game of these people, with their sockets, and a spectator who has been there from the start.
fn game(people: &[Client], spectator: &Client, options: Value) -> (String, Vec<Socket>, Socket) {
    let table = people[0].new_table(options, None).table();
    for player in &people[1..] {
        assert_eq!(player.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    }
    let (watching, _) = spectator.sit_at(&table);
    let sockets = people.iter().map(|player| {
        let (mut socket, _) = player.sit_at(&table);
        socket.nonce(&"ab".repeat(32));
        socket
    });
    let sockets = sockets.collect();
    wait_until("the deal", || {
        (people[0].get(&format!("/api/tables/{table}")).body["card"]["stage"] == "running").then_some(())
    });
    (table, sockets, watching)
}

fn three(house: &House) -> Vec<Client> {
    ["Ada", "Bob", "Cid"].map(|name| house.player(name)).into()
}

fn steps(then: &[Value]) -> Value {
    let steps: Vec<Value> = then.iter().map(|then| json!({ "hour": 1, "then": then })).collect();
    json!({ "steps": steps })
}

/// Opens any position at 0, and passes at once.
fn cheap() -> Vec<Value> {
    let open = (1..=3).map(|position| json!({ "do": "open", "position": position, "time": 0 }));
    open.chain([json!({ "do": "pass" })]).collect()
}

fn plan(socket: &mut Socket, plan: Value) -> Value {
    socket.command(json!({ "type": "plan", "plan": plan }))
}

/// The seat that is asked, what is asked, the decision's number and what the asked seat may do, from a fresh connection.
fn asked(people: &[Client], table: &str) -> (usize, Value) {
    let welcome = people[0].sit_at(table).1;
    let seat = welcome["view"]["to_act"].as_u64().expect("a seat") as usize;
    (seat, people[seat].sit_at(table).1)
}

fn act(people: &[Client], sockets: &mut [Socket], table: &str, action: Option<Value>) -> Value {
    let (seat, welcome) = asked(people, table);
    let action = action.unwrap_or_else(|| welcome["view"]["legal"][0].clone());
    sockets[seat].command(json!({ "type": "act", "at": welcome["decision"], "actions": [action] }))
}

/// Everything that a socket has got until it answers a ping.
fn everything(socket: &mut Socket) -> Vec<Value> {
    socket.say(json!({ "type": "ping" }));
    let mut frames = Vec::new();
    loop {
        let frame = socket.hear().expect("a frame");
        if frame["type"] == "pong" {
            return frames;
        }
        frames.push(frame);
    }
}

fn phase_is(people: &[Client], table: &str, phase: &str) -> bool {
    people[0].sit_at(table).1["view"]["public"]["phase"].get(phase).is_some()
}

#[test]
fn an_hours_auctions_among_absent_players_take_moments_and_show_no_plan() {
    let house = House::for_games();
    let (people, eve) = (three(&house), house.player("Eve"));
    let (table, mut sockets, mut watching) = game(&people, &eve, json!({ "players": 3 }));
    for socket in &mut sockets {
        let answer = plan(socket, steps(&cheap()));
        assert_eq!(answer["type"], "plan", "{answer}");
    }
    drop(sockets);
    wait_until("the end of the auctions", || (!phase_is(&people, &table, "auction")).then_some(()));
    // What the others and a spectator get of it: the decisions, as ever.
    let frames = everything(&mut watching);
    let passed = frames.iter().flat_map(|frame| frame["news"].as_array().into_iter().flatten());
    assert!(passed.filter(|news| news["news"] == "decided").count() >= 5, "{frames:?}");
    for frame in frames {
        let text = frame.to_string();
        assert!(!text.contains("\"plan\"") && !text.contains("\"most\""), "{text}");
    }
    for client in people.iter().chain([&eve]) {
        for path in ["", "/note"] {
            let seen = client.get(&format!("/api/tables/{table}{path}")).text;
            assert!(!seen.contains("\"plan\""), "{seen}");
        }
    }
}

#[test]
fn a_plan_is_its_owners_alone() {
    let house = House::for_games();
    let (people, eve) = (three(&house), house.player("Eve"));
    let (table, mut sockets, mut watching) = game(&people, &eve, json!({ "players": 3 }));
    // The last to be asked: nothing of it is carried out yet.
    let (first, _) = asked(&people, &table);
    let owner = (first + 2) % 3;
    let mine = steps(&[json!({ "do": "raise", "position": 2, "most": 7 })]);
    let answer = plan(&mut sockets[owner], mine.clone());
    assert_eq!((&answer["type"], &answer["plan"]), (&json!("plan"), &mine));
    let (mut second, welcome) = people[owner].sit_at(&table);
    assert_eq!(welcome["plan"], mine, "on every device of the owner");
    plan(&mut sockets[owner], steps(&[json!({ "do": "pass" })]));
    assert_eq!(second.until("plan")["plan"], steps(&[json!({ "do": "pass" })]));
    for (seat, client) in people.iter().enumerate().filter(|(seat, _)| *seat != owner) {
        assert!(client.sit_at(&table).1.get("plan").is_none());
        let kinds =
            everything(&mut sockets[seat]).iter().map(|frame| frame["type"].clone()).collect::<Vec<_>>();
        assert!(!kinds.contains(&json!("plan")), "{kinds:?}");
        assert_eq!(client.get("/api/me/export").body["plans"], json!([]));
    }
    assert!(everything(&mut watching).iter().all(|frame| frame["type"] != "plan"));
    let exported = people[owner].get("/api/me/export").body["plans"].clone();
    assert_eq!(exported, json!([{ "table": table, "plan": steps(&[json!({ "do": "pass" })]) }]));
    assert!(!logged().contains("most\\\":7") && !logged().contains("\"most\":7"), "in what the server logs");

    plan(&mut sockets[owner], Value::Null);
    assert_eq!(second.until("plan")["plan"], Value::Null);
    assert_eq!(people[owner].get("/api/me/export").body["plans"], json!([]));
    let refused = plan(&mut watching, mine.clone());
    assert_eq!(refused["code"], "not_seated");
    let bad = plan(&mut sockets[owner], steps(&[json!({ "do": "raise", "position": 9, "most": 7 })]));
    assert_eq!(
        (&bad["type"], &bad["code"], &bad["clause"]),
        (&json!("refused"), &json!("bad_plan"), &json!("W12"))
    );
}

#[test]
fn a_plan_survives_a_restart_and_is_deleted_with_the_game() {
    let house = House::for_games();
    let (people, eve) = (three(&house), house.player("Eve"));
    let (table, mut sockets, _) = game(&people, &eve, json!({ "players": 3 }));
    let (first, _) = asked(&people, &table);
    for other in [1, 2] {
        plan(&mut sockets[(first + other) % 3], steps(&cheap()));
    }
    drop(sockets);
    let house = House::at(house.stop(), House::hurried);
    let people: Vec<Client> = people.iter().map(|client| client.at_house(&house)).collect();
    let (mut socket, welcome) = people[first].sit_at(&table);
    let open = json!({ "type": "act", "at": welcome["decision"],
        "actions": [{ "do": "open", "position": 1 }, { "do": "bid", "time": 0 }] });
    assert_eq!(socket.command(open)["type"], "update");
    // Both pass and open the next auctions by their plans.
    wait_until("the end of the auctions", || (!phase_is(&people, &table, "auction")).then_some(()));
    let owner = (first + 1) % 3;
    let (mut other, _) = people[owner].sit_at(&table);
    plan(&mut other, json!({ "steps": [{ "hour": 2, "then": { "do": "pass" } }] }));
    for client in &people {
        client.sit_at(&table).0.command(json!({ "type": "vote", "end": true }));
    }
    wait_until("the end of the game", || {
        (people[0].get(&format!("/api/tables/{table}")).body["card"]["stage"] == "abandoned").then_some(())
    });
    assert_eq!(other.until("plan")["plan"], Value::Null, "the end deletes it");
    assert_eq!(people[owner].get("/api/me/export").body["plans"], json!([]));
    let record = people[0].get(&format!("/api/games/{table}/record"));
    assert!(!record.text.contains("\"plan\"") && !record.text.contains("\"most\""), "{}", record.text);
}

#[test]
fn a_step_that_rests_on_a_position_that_is_gone_ends_with_a_notice_for_its_owner() {
    let house = House::for_games();
    let (people, eve) = (three(&house), house.player("Eve"));
    let (table, mut sockets, _) = game(&people, &eve, json!({ "players": 3 }));
    let (first, _) = asked(&people, &table);
    let owner = (first + 1) % 3;
    let open = json!({ "do": "open", "position": 1, "time": 0 });
    plan(&mut sockets[owner], steps(&[open.clone(), json!({ "do": "raise", "position": 1, "most": 0 })]));
    act(&people, &mut sockets, &table, Some(json!({ "do": "open", "position": 1 })));
    act(&people, &mut sockets, &table, Some(json!({ "do": "bid", "time": 0 })));
    // The plan passes for its owner, the third player by hand, and the position is taken.
    wait_until("the plan", || (asked(&people, &table).0 == (first + 2) % 3).then_some(()));
    act(&people, &mut sockets, &table, Some(json!({ "do": "pass" })));
    let ended = json!([{ "hour": 1, "then": open, "why": "position_gone" }]);
    let welcome = wait_until("the notice", || {
        let welcome = people[owner].sit_at(&table).1;
        (welcome["plan"]["ended"] == ended).then_some(welcome)
    });
    assert_eq!(welcome["plan"]["steps"], json!([]), "{welcome}");
    let read = plan(&mut sockets[owner], Value::Null);
    assert_eq!(read["plan"], Value::Null);
}

#[test]
fn an_undo_of_a_planned_decision_ends_the_plan() {
    let house = House::for_games();
    let (people, eve) = (three(&house), house.player("Eve"));
    let (table, mut sockets, _) = game(&people, &eve, json!({ "players": 3 }));
    let legal = |seat: usize| people[seat].sit_at(&table).1["view"]["legal"].clone();
    for socket in &mut sockets {
        plan(socket, steps(&cheap()));
    }
    wait_until("the Clues", || phase_is(&people, &table, "clues").then_some(()));
    let (seat, welcome) = asked(&people, &table);
    let space = legal(seat)[3]["space"].clone();
    plan(&mut sockets[seat], steps(&[json!({ "do": "clue", "space": space }), json!({ "do": "end_turn" })]));
    wait_until("the planned Clue", || (asked(&people, &table).0 != seat).then_some(()));
    let (_, after) = people[seat].sit_at(&table);
    assert_eq!(
        (&after["take_back"], &after["view"]["public"]["clues_on"][0].is_null()),
        (&json!(true), &false)
    );
    let undone = sockets[seat].command(json!({ "type": "take_back", "at": after["decision"] }));
    assert_eq!(undone["type"], "update", "{undone}");
    let ended = sockets[seat].until("plan")["plan"].clone();
    assert_eq!((&ended["steps"], &ended["ended"][0]["why"]), (&json!([]), &json!("taken_back")), "{ended}");
    std::thread::sleep(Duration::from_millis(300));
    let (again, now) = asked(&people, &table);
    assert_eq!(again, seat, "the player decides by hand");
    assert!(now["decision"].as_u64() > welcome["decision"].as_u64());
}

#[test]
fn a_decision_by_hand_comes_before_the_plan_and_the_plan_answers_at_the_pace_of_bots() {
    const PACE: i64 = 600;
    let house = House::with(|config| {
        House::hurried(config);
        config.bot_pace = Duration::from_millis(PACE as u64);
    });
    let (people, eve) = (three(&house), house.player("Eve"));
    let (table, mut sockets, mut watching) = game(&people, &eve, json!({ "players": 3 }));
    let (first, welcome) = asked(&people, &table);
    // By hand, before the plan answers.
    plan(&mut sockets[first], steps(&cheap()));
    let open =
        json!({ "type": "act", "at": welcome["decision"], "actions": [{ "do": "open", "position": 3 }] });
    assert_eq!(sockets[first].command(open)["type"], "update");
    let mine = wait_until("the shorter plan", || {
        let plan = people[first].sit_at(&table).1["plan"].clone();
        (plan["steps"].as_array()?.len() == 3).then_some(plan)
    });
    assert_eq!(mine["steps"][0]["then"]["position"], 2, "what was decided by hand isn't planned any more");
    let bid = json!({ "type": "act", "at": 1, "actions": [{ "do": "bid", "time": 0 }] });
    assert_eq!(sockets[first].command(bid)["type"], "update");
    let second = (first + 1) % 3;
    plan(&mut sockets[second], steps(&cheap()));
    let bid = loop {
        let update = watching.until("update");
        if update["news"][0]["events"][0]["event"] == "bid_made" {
            break update["at"].as_i64().unwrap();
        }
    };
    let passed = watching.until("update");
    assert_eq!(passed["news"][0]["events"][0]["event"], "bid_passed", "{passed}");
    let took = passed["at"].as_i64().unwrap() - bid;
    assert!(took >= PACE && took % PACE == 0, "{took} ms");
}
