//! Replay, beliefs, knowledge, analysis, verification and branches answer what the functions give that a server answers with.

use crate::support::{Device, against, code, hot_seat, id, value};
use armonium_protocol::{ServerMessage, TableCard};
use armonium_review::{Beliefs, Eyes, Judge, Knowledge, Line, Recording, Replay, Setting, Wanted};
use armonium_rules::{Seat, Viewer};
use armonium_table::{Record, Secret, TableId};
use serde_json::{Value, json};
use std::sync::Arc;

fn finished() -> (Device, TableId) {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    device.play(&connections, 4, |_, _| {});
    device.reload();
    (device, table)
}

fn recording(device: &Device, table: TableId) -> Recording {
    let meta = &device.stored.metas[&table];
    let records = device.stored.records[&table].iter();
    let read = |record: &str| serde_json::from_str::<Record>(record).unwrap();
    Recording {
        id: table,
        secret: Secret(meta.secret.0),
        content: armonium_test_support::shared_content(),
        records: records.map(|stored| (stored.at, read(&stored.record))).collect(),
        names: meta.names.iter().map(|name| (name.player, name.name.clone())).collect(),
    }
}

fn json_of(value: impl serde::Serialize) -> Value {
    serde_json::from_str(&serde_json::to_string(&value).unwrap()).unwrap()
}

#[test]
fn a_replay_is_what_each_reader_saw() {
    let (mut device, table) = finished();
    let game = recording(&device, table);
    for (name, eyes) in [
        ("0", Eyes::Reader(Viewer::Seat(Seat(0)))),
        ("spectator", Eyes::Reader(Viewer::Spectator)),
        ("all", Eyes::Open),
    ] {
        let reply = device.get(&format!("/api/games/{table}/replay?as={name}"));
        assert_eq!(value(&reply), json_of(Replay { frames: game.frames(eyes).unwrap() }), "{name}");
        let reply = device.get(&format!("/api/games/{table}/beliefs?as={name}"));
        assert_eq!(value(&reply), json_of(Beliefs::of(&game, eyes).unwrap()), "{name}");
    }
    let truth = game.table().unwrap();
    let knowledge = device.get(&format!("/api/games/{table}/knowledge"));
    assert_eq!(value(&knowledge), json_of(Knowledge::of(&game.content, truth.game().unwrap())));
    let bad = device.get(&format!("/api/games/{table}/replay?as=9"));
    assert_eq!((bad.status, code(&bad).as_str()), (404, "no_such_seat"));
}

#[test]
fn nothing_is_shown_of_a_game_that_is_not_over() {
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    for what in ["replay", "beliefs", "knowledge", "truth", "record", "verification", "analysis"] {
        let reply = device.get(&format!("/api/games/{table}/{what}"));
        assert_eq!((reply.status, code(&reply).as_str()), (409, "not_over"), "{what}");
    }
}

#[test]
fn an_analysis_comes_line_by_line_and_can_be_stopped() {
    let (mut device, table) = finished();
    let game = recording(&device, table);
    let begin = device.get(&format!("/api/games/{table}/analysis?seat=1"));
    assert_eq!((begin.status, begin.content_type.as_str()), (200, "application/x-ndjson"));
    let stream = begin.stream.expect("a stream");
    for _ in 0..4 {
        assert_eq!(device.again, Some(0));
        device.tick();
    }
    let mut judge = Judge::new(&game, Wanted::Lasting(Some(Seat(1))), Setting::Quick).unwrap().unwrap();
    let mut expected = vec![json_of(Line::Begun { total: judge.total() })];
    expected.extend((0..3).map(|_| json_of(Line::Judged(judge.step().unwrap().unwrap()))));
    let lines: Vec<Value> =
        device.lines[&stream].lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines, expected);
    device.send(armonium_local::EngineRequest::Stop { stream });
    assert_eq!(device.again, None);
}

#[test]
fn a_record_verifies_and_one_that_was_tampered_with_does_not() {
    let (mut device, table) = finished();
    let record = device.get(&format!("/api/games/{table}/record"));
    let content = armonium_test_support::shared_content();
    let proof = armonium_table::verify(&record.body, Arc::clone(&content)).expect("it holds");
    let verified = value(&device.get(&format!("/api/games/{table}/verification")));
    assert_eq!(verified["proof"]["sum"], json!(proof.sum));
    let tampered = record.body.replacen("Ada", "Eve", 1);
    assert!(armonium_table::verify(&tampered, content).is_err());
}

#[test]
fn a_game_continues_from_any_moment_at_a_table_of_its_own() {
    let (mut device, table) = finished();
    let branch = device
        .post(&format!("/api/games/{table}/branch"), json!({ "at": 5, "seat": 1, "level": "apprentice" }));
    assert_eq!(branch.status, 201, "{}", branch.body);
    let card: TableCard = serde_json::from_value(value(&branch)["card"].clone()).unwrap();
    assert_eq!(card.branch.map(|branch| (branch.table, branch.at)), Some((table, 5)));
    let connection = device.connect(id(&branch), None, None);
    device.play(&[connection], 8, |_, _| {});
    let missing = device.post(&format!("/api/games/{table}/branch"), json!({ "at": 100_000, "seat": 1 }));
    assert_eq!((missing.status, code(&missing).as_str()), (404, "no_moment"));
}

#[test]
fn a_link_opens_the_replay_of_a_private_game_to_others_on_the_device() {
    let mut device = Device::new();
    let mut wanted = against(3, "apprentice");
    wanted["options"]["private"] = true.into();
    let table = device.table(wanted);
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    device.play(&[connection], 6, |_, _| {});
    let guest = device.guest("Bea");
    let path = format!("/api/games/{table}/replay");
    let shut = device.request("GET", &path, Some(&guest), None);
    assert_eq!((shut.status, code(&shut).as_str()), (403, "not_admitted"));
    let link = value(&device.post(&format!("/api/games/{table}/link"), json!({})))["link"].clone();
    let open = device.request("GET", &format!("{path}?link={}", link.as_str().unwrap()), Some(&guest), None);
    assert_eq!(open.status, 200);
    assert!(matches!(
        serde_json::from_value::<ServerMessage>(value(&open)["frames"][0].clone()).unwrap(),
        ServerMessage::Welcome(_)
    ));
}
