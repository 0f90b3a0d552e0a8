//! Whole games, at the pace of a clock that the test moves.

use crate::support::{Device, against, code, hot_seat, id, value};
use armonium_local::{EngineRequest, LocalServer};
use armonium_protocol::ServerMessage;
use armonium_review::{Eyes, Recording};
use armonium_rules::{Seat, Viewer};
use armonium_table::{Record, Secret, TableId};
use serde_json::json;
use std::sync::Arc;

/// What is stored of a table, as the referee knows it.
fn recording(device: &Device, table: TableId) -> Recording {
    let meta = &device.stored.metas[&table];
    let records = device.stored.records[&table].iter();
    let read = |record: &str| serde_json::from_str::<Record>(record).unwrap();
    Recording {
        id: table,
        secret: Secret(meta.secret.0),
        content: Arc::new(crate::support::content().clone()),
        records: records.map(|stored| (stored.at, read(&stored.record))).collect(),
        names: meta.names.iter().map(|name| (name.player, name.name.clone())).collect(),
    }
}

/// The updates of a connection, without what only its sender gets, equal those that the log gives this reader: so they hold
/// nothing else, and the proofs of secrecy for those frames hold here too.
fn updates_are_those_of_the_log(device: &Device, table: TableId, connection: u64, viewer: Viewer) -> usize {
    let told = recording(device, table).frames(Eyes::Reader(viewer)).unwrap();
    let told = told.into_iter().filter_map(|frame| match frame {
        ServerMessage::Update(update) => Some((update.version, *update)),
        _ => None,
    });
    let told: std::collections::BTreeMap<u32, _> = told.collect();
    let mut compared = 0;
    for frame in &device.clients[&connection].frames {
        if let ServerMessage::Update(update) = frame
            && let Some(told) = told.get(&update.version)
        {
            let mut update = update.clone();
            update.done = None;
            assert_eq!(*update, *told);
            compared += 1;
        }
    }
    compared
}

/// Nothing that a connection got before the end holds the table's secret or the seed of its cards.
fn secrets_stay_secret(device: &Device, table: TableId, connection: u64) {
    let game = recording(device, table);
    let (secret, seed) = (device.stored.metas[&table].secret.to_string(), game.table().unwrap().seed());
    let seed = serde_json::to_value(seed).unwrap();
    for text in &device.clients[&connection].texts {
        assert!(!text.contains(&secret) && !text.contains(seed.as_str().unwrap()), "{text}");
    }
}

fn a_whole_game(players: u8) {
    let mut device = Device::new();
    let table = device.table(against(players, "detective"));
    let connection = device.connect(table, None, Some(0));
    device.nonce(connection);
    assert!(device.clients[&connection].view.is_some(), "the cards are dealt");
    let began = device.now;
    let decisions = device.play(&[connection], u64::from(players), |_, _| {});
    assert!(decisions > 20, "{decisions}");
    assert!(device.now - began > 60_000, "bots take their time");
    assert_eq!(device.again, None, "nothing is left to do");
    let compared = updates_are_those_of_the_log(&device, table, connection, Viewer::Seat(Seat(0)));
    assert!(compared > 100, "{compared}");
    secrets_stay_secret(&device, table, connection);
    let games = value(&device.get("/api/me/games"));
    assert_eq!(games["games"][0]["id"], table.to_string());
    assert_eq!(games["games"][0]["result"]["players"], 1);
    let verified = value(&device.get(&format!("/api/games/{table}/verification")));
    assert_eq!(verified["fault"], json!(null), "{verified}");
}

#[test]
fn a_person_plays_a_whole_game_of_four_against_detectives() {
    a_whole_game(4);
}

#[test]
fn a_person_plays_a_whole_game_of_six_against_detectives() {
    a_whole_game(6);
}

#[test]
fn three_people_play_a_whole_game_on_one_device_and_each_sees_their_own_cards_only() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    device.play(&connections, 3, |_, _| {});
    for (seat, connection) in (0..).zip(&connections) {
        let compared = updates_are_those_of_the_log(&device, table, *connection, Viewer::Seat(Seat(seat)));
        assert!(compared > 50, "{compared}");
        secrets_stay_secret(&device, table, *connection);
    }
    let rematch = device.post(&format!("/api/tables/{table}/rematch"), json!({}));
    assert_eq!(rematch.status, 201, "{}", rematch.body);
    assert_eq!(value(&rematch)["seat"], 1, "everyone moves one seat on");
    let again = device.post(&format!("/api/tables/{table}/rematch"), json!({}));
    assert_eq!((again.status, id(&again)), (200, id(&rematch)));
}

#[test]
fn bots_alone_play_at_once_and_a_spectator_sees_it() {
    let mut device = Device::new();
    let table = device
        .table(json!({ "options": { "players": 3 }, "seats": ["apprentice", "apprentice", "apprentice"] }));
    let connection = device.connect(table, None, Some(0));
    let began = device.now;
    while device.tick() {}
    assert!(device.clients[&connection].is_over());
    assert_eq!(device.now, began);
    assert!(updates_are_those_of_the_log(&device, table, connection, Viewer::Spectator) > 50);
}

#[test]
fn a_bot_answers_a_whole_number_of_paces_after_the_question() {
    let mut device = Device::new();
    let table = device.table(against(3, "apprentice"));
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    device.play(&[connection], 5, |_, _| {});
    let records = &device.stored.records[&table];
    let mut bots = 0;
    for pair in records.windows(2) {
        let record: Record = serde_json::from_str(&pair[1].record).unwrap();
        if record.command.is_none() && pair[1].version > 3 {
            let took = pair[1].at - pair[0].at;
            assert!(took == 450 || took == 300, "{took} ms");
            bots += 1;
        }
    }
    assert!(bots > 50, "{bots}");
}

#[test]
fn bots_answer_at_once_where_the_player_wants_it() {
    let mut device = Device::new();
    device.pace = Some(0);
    device.reload();
    let table = device.table(against(3, "apprentice"));
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    let began = device.now;
    device.play(&[connection], 5, |_, _| {});
    assert_eq!(device.now, began);
}

#[test]
fn a_decision_is_taken_back_and_a_command_sent_twice_is_carried_out_once() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let asked = |device: &Device| connections.iter().copied().find(|one| device.clients[one].is_asked());
    // The opening of an auction can be undone until the first bid.
    let connection = asked(&device).expect("a player opens");
    let view = device.clients[&connection].view.clone().unwrap();
    device.act(connection, view.legal[0]);
    let records = device.stored.records[&table].len();
    if device.clients[&connection].take_back {
        let at = device.clients[&connection].decision;
        device.command(connection, json!({ "type": "take_back", "at": at }));
        assert_eq!(device.stored.records[&table].len(), records + 1);
        assert_eq!(device.clients[&connection].view.as_ref().unwrap().legal, view.legal);
    }
    let connection = asked(&device).expect("a player is asked");
    let client = &device.clients[&connection];
    let action = client.view.as_ref().unwrap().legal[0];
    let act = json!({ "type": "act", "id": 9_999, "at": client.decision, "actions": [action] });
    device.hear(connection, act.clone());
    let records = device.stored.records[&table].len();
    device.hear(connection, act);
    assert!(matches!(device.clients[&connection].last(), ServerMessage::Done { done: 9_999, .. }));
    assert_eq!(device.stored.records[&table].len(), records);
}

#[test]
fn what_is_not_ones_turn_is_refused_with_a_fresh_view_and_changes_nothing() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let asked = connections.iter().copied().find(|one| device.clients[one].is_asked()).unwrap();
    let other = connections.iter().copied().find(|one| *one != asked).unwrap();
    let action = device.clients[&asked].view.as_ref().unwrap().legal[0];
    let before = device.stored.records[&table].clone();
    device.act(other, action);
    match device.clients[&other].last() {
        ServerMessage::Refused(refused) => assert!(refused.view.is_some()),
        other => panic!("{other:?}"),
    }
    assert_eq!(device.stored.records[&table], before);
}

#[test]
fn chat_questions_and_presence_work_as_at_a_server() {
    let mut device = Device::new();
    let (_, connections) = hot_seat(&mut device);
    device.command(connections[1], json!({ "type": "say", "text": "Hello!" }));
    let heard = device.clients[&connections[0]].texts.last().unwrap();
    assert!(heard.contains(r#""news":"said""#) && heard.contains("Hello!"), "{heard}");
    let asked = connections.iter().copied().find(|one| device.clients[one].is_asked()).unwrap();
    device.hear(asked, json!({ "type": "ask", "id": 77, "odds": true, "why": [{ "do": "pass" }] }));
    let answer = device.clients[&asked].texts.last().unwrap();
    assert!(answer.contains(r#""type":"answer","id":77"#), "{answer}");
    device.hear(connections[0], json!({ "type": "ping" }));
    assert_eq!(*device.clients[&connections[0]].last(), ServerMessage::Pong {});
    device.send(EngineRequest::Close { connection: connections[2] });
    match device.clients[&connections[0]].last() {
        ServerMessage::Presence { seats, absent_since, .. } => {
            assert_eq!(*seats, [true, true, false]);
            assert_eq!(absent_since[2], Some(device.now));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_guest_is_known_by_the_token_only() {
    let mut device = Device::new();
    let token = device.guest("Bea");
    let me = device.request("GET", "/api/me", Some(&token), None);
    assert_eq!(value(&me)["name"], "Bea");
    let nobody = device.request("GET", "/api/me", Some("00"), None);
    assert_eq!((nobody.status, code(&nobody).as_str()), (401, "bad_token"));
    assert_eq!(value(&device.get("/api/me"))["id"], LocalServer::PLAYER.to_string());
    device.reload();
    let me = device.request("GET", "/api/me", Some(&token), None);
    assert_eq!(value(&me)["name"], "Bea");
}

#[test]
fn a_new_name_is_shown_at_every_table_at_once() {
    let mut device = Device::new();
    let (_, connections) = hot_seat(&mut device);
    let renamed = device.request("PATCH", "/api/me", None, Some(json!({ "name": "Augusta" })));
    assert_eq!(renamed.status, 200, "{}", renamed.body);
    let card = device.clients[&connections[1]].card.as_ref().unwrap();
    assert_eq!(card.chairs[0].name.as_deref(), Some("Augusta"));
}

#[test]
fn a_clock_runs_only_while_the_device_plays() {
    let mut device = Device::new();
    let table = device.table(json!({
        "options": { "players": 3, "clock": { "kind": "real_time", "reserve": 60, "increment": 10 } },
        "seats": ["me", "apprentice", "apprentice"],
    }));
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    while !device.clients[&connection].is_asked() {
        assert!(device.tick());
    }
    let left = device.again.expect("the clock runs");
    assert!(left > 60_000, "{left}");
    device.now += 3_600_000;
    device.reload();
    let connection = device.connect(table, None, None);
    assert!(device.clients[&connection].is_asked(), "an hour without the engine costs nothing");
    device.now += 3_600_000;
    device.send(EngineRequest::Tick {});
    let substitute = device.clients[&connection].card.as_ref().unwrap().chairs[0].substitute;
    assert!(substitute.is_some(), "an hour with it does");
}

#[test]
fn a_vote_that_ran_out_while_the_engine_was_away_costs_nobody_their_seat() {
    let mut device = Device::new();
    let table = device.table(json!({
        "options": { "players": 3, "clock": { "kind": "real_time", "reserve": 60, "increment": 10 } },
        "seats": ["me", "open", "open"],
    }));
    let tokens = [None, Some(device.guest("Bea")), Some(device.guest("Cleo"))];
    for token in tokens.iter().flatten() {
        device.request("POST", &format!("/api/tables/{table}/join"), Some(token), None);
    }
    let connections = tokens.map(|token| device.connect(table, token.as_deref(), None));
    for connection in connections {
        device.nonce(connection);
    }
    device.command(connections[0], json!({ "type": "vote", "end": true }));
    assert!(device.clients[&connections[0]].card.as_ref().unwrap().vote.is_some());
    device.now += 3_600_000;
    device.reload();
    // The table is in memory before anyone is back at it.
    assert_eq!(device.get(&format!("/api/tables/{table}")).status, 200);
    device.send(EngineRequest::Tick {});
    let back = device.connect(table, None, None);
    device.send(EngineRequest::Tick {});
    let card = device.clients[&back].card.as_ref().unwrap();
    assert!(card.vote.is_none(), "the vote is over");
    assert!(card.chairs.iter().all(|chair| chair.substitute.is_none()), "the clock stood");
}

#[test]
fn a_pause_on_the_device_outlives_a_reload_and_ends_by_itself() {
    let mut device = Device::new();
    let table = device.table(json!({
        "options": { "players": 3, "clock": { "kind": "real_time", "reserve": 60, "increment": 10 } },
        "seats": ["me", "apprentice", "apprentice"],
    }));
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    while !device.clients[&connection].is_asked() {
        assert!(device.tick());
    }
    device.command(connection, json!({ "type": "propose_pause", "minutes": 30 }));
    let pause = |device: &Device, connection: u64| {
        device.clients[&connection].card.as_ref().and_then(|card| card.pause).map(|pause| pause.until)
    };
    let until = pause(&device, connection).expect("nobody else is asked");
    assert_eq!(until, device.now + 30 * 60_000);
    assert_eq!(device.again, Some(30 * 60_000), "nothing else is due");
    device.now += 10 * 60_000;
    device.reload();
    let connection = device.connect(table, None, None);
    assert_eq!(pause(&device, connection), Some(until));
    device.now = until;
    device.send(EngineRequest::Tick {});
    assert_eq!(pause(&device, connection), None);
    let substitute = device.clients[&connection].card.as_ref().unwrap().chairs[0].substitute;
    assert!(substitute.is_none() && device.clients[&connection].is_asked(), "the clock stood");
}

#[test]
fn whoever_watches_on_the_device_has_a_name_and_phrases() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let token = device.guest("Iris");
    let watcher = device.connect(table, Some(&token), None);
    match device.clients[&connections[0]].last() {
        ServerMessage::Presence { spectators, .. } => assert_eq!(spectators[0].name, "Iris"),
        other => panic!("{other:?}"),
    }
    device.hear(watcher, json!({ "type": "cheer", "id": 5, "cheer": "applause" }));
    let heard = device.clients[&connections[0]].texts.last().unwrap();
    assert!(heard.contains(r#""type":"cheer""#) && heard.contains("Iris"), "{heard}");
}
