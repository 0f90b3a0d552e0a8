//! What was shown is never lost, and what can't be read is refused without changing anything.

use crate::support::{Device, Storage, against, code, content, hot_seat, value};
use armonium_bots::{Bot, PlausibleRandom};
use armonium_local::{EngineRequest, FORMAT};
use armonium_protocol::ServerMessage;
use armonium_rules::View;
use serde_json::{Value, json};

#[test]
fn a_reload_after_every_record_shows_the_same_table() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let mut reloads = 0;
    device.play(&connections, 11, |device, decision| {
        // A reload in the middle of every third decision, for every seat in turn.
        if decision % 3 == 0 {
            let mut other = Device::with(device.stored.clone(), device.now);
            let have = device.clients[&connections[0]].version;
            let again = other.connect(table, None, Some(have));
            let (here, there) = (&device.clients[&connections[0]], &other.clients[&again]);
            assert_eq!(
                (here.version, here.decision, here.take_back),
                (there.version, there.decision, there.take_back)
            );
            assert_eq!((&here.view, &here.card, here.seat), (&there.view, &there.card, there.seat));
            let ServerMessage::Welcome(welcome) = &there.frames[0] else { panic!("{:?}", there.frames[0]) };
            assert!(welcome.missed.is_empty());
            reloads += 1;
        }
    });
    assert!(reloads > 10, "{reloads}");
}

#[test]
fn a_game_with_a_reload_in_every_turn_of_a_bot_is_played_to_its_end() {
    let mut device = Device::new();
    let table = device.table(against(3, "apprentice"));
    let mut connection = device.connect(table, None, None);
    device.nonce(connection);
    let mut person = PlausibleRandom::new(1);
    let mut reloads = 0;
    while !device.clients[&connection].is_over() {
        let client = &device.clients[&connection];
        if client.is_asked() {
            let action = person.decide(content(), client.view.as_ref().unwrap()).unwrap();
            device.act(connection, action);
        } else {
            // Once before the bot has thought and once after, while its answer waits for its time.
            if reloads % 2 == 0 {
                assert!(device.tick());
            }
            let before = (client_view(&device, connection), device.stored.records[&table].len());
            device.reload();
            connection = device.connect(table, None, None);
            assert_eq!((client_view(&device, connection), device.stored.records[&table].len()), before);
            reloads += 1;
            let records = device.stored.records[&table].len();
            while device.stored.records[&table].len() == records {
                assert!(device.tick());
            }
        }
    }
    assert!(reloads > 30, "{reloads}");
}

fn client_view(device: &Device, connection: u64) -> Option<View> {
    device.clients[&connection].view.clone()
}

#[test]
fn every_beginning_of_a_log_is_a_table_and_its_updates_are_those_of_the_whole() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    device.play(&connections, 12, |_, _| {});
    let stored = device.stored_table(table);
    let records = stored["records"].as_array().unwrap().clone();
    for length in (1..=records.len()).step_by(7) {
        let mut part = stored.clone();
        part["records"] = records[..length].into();
        let mut other = Device::with(
            Storage { identity: device.stored.identity.clone(), ..Storage::default() },
            device.now,
        );
        let restored = other.restore(part);
        assert_eq!(restored.status, 200, "{length}: {}", restored.body);
        assert_eq!(value(&restored)["version"], length);
    }
}

fn finished() -> (Device, Value) {
    let mut device = Device::new();
    let table = device.table(against(3, "apprentice"));
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    device.play(&[connection], 2, |_, _| {});
    let stored = device.stored_table(table);
    (device, stored)
}

fn refused(device: &Device, table: Value) -> String {
    let mut other = Device::with(device.stored.clone(), device.now);
    let before = serde_json::to_value(other.get("/api/me/tables")).unwrap();
    let restored = other.restore(table);
    assert!(restored.status >= 400, "{}", restored.body);
    let after = serde_json::to_value(other.get("/api/me/tables")).unwrap();
    assert_eq!(after, before, "nothing has changed");
    code(&restored)
}

#[test]
fn a_damaged_table_is_refused_with_the_record_that_is_wrong() {
    let (device, stored) = finished();
    let mut missing = stored.clone();
    missing["records"].as_array_mut().unwrap().remove(10);
    assert_eq!(refused(&device, missing), "damaged");
    let mut cut = stored.clone();
    cut["records"][5]["record"] = "{\"entries\":[".into();
    assert_eq!(refused(&device, cut), "damaged");
    let mut swapped = stored.clone();
    let text = swapped["records"][20]["record"].clone();
    swapped["records"][21]["record"] = text;
    assert_eq!(refused(&device, swapped), "damaged");
    let mut secret = stored.clone();
    secret["meta"]["secret"] = "00".repeat(32).into();
    assert_eq!(refused(&device, secret), "damaged");
    let mut time = stored.clone();
    time["records"][8]["at"] = i64::MAX.into();
    assert_eq!(refused(&device, time), "damaged");
    let mut none = stored;
    none["records"] = json!([]);
    assert_eq!(refused(&device, none), "damaged");
    assert_eq!(refused(&device, json!({})), "damaged");
}

#[test]
fn a_newer_format_other_rules_and_a_missing_pack_are_refused_as_what_they_are() {
    let (device, stored) = finished();
    let mut newer = stored.clone();
    newer["meta"]["format"] = (FORMAT + 1).into();
    newer["meta"]["something new"] = true.into();
    assert_eq!(refused(&device, newer), "newer_format");
    let mut rules = stored.clone();
    rules["meta"]["rules"] = 99.into();
    assert_eq!(refused(&device, rules), "other_rules");
    let mut pack = stored.clone();
    pack["meta"]["pack"]["file"] = "11".repeat(32).into();
    pack["pack"] = Value::Null;
    assert_eq!(refused(&device, pack.clone()), "missing_pack");
    pack["pack"] = "not a pack".into();
    assert_eq!(refused(&device, pack), "missing_pack");
}

#[test]
fn a_table_that_could_not_be_stored_is_read_again() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let kept = device.stored.clone();
    let asked = connections.iter().copied().find(|one| device.clients[one].is_asked()).unwrap();
    let action = device.clients[&asked].view.as_ref().unwrap().legal[0];
    device.act(asked, action);
    // The write fails: the worker has stored nothing of it, and says so.
    device.stored = kept.clone();
    device.send(EngineRequest::Failed { table });
    assert!(connections.iter().all(|one| device.clients[one].bye.is_some()));
    let again = device.connect(table, None, None);
    assert_eq!(device.clients[&again].version as usize, kept.records[&table].len());
    assert_eq!(device.stored.records[&table].len(), kept.records[&table].len());
}

#[test]
fn tables_without_connections_leave_memory_and_come_back_when_they_are_asked_for() {
    let mut device = Device::new();
    let tables: Vec<_> = (0..12).map(|_| device.table(json!({ "options": { "players": 3 } }))).collect();
    let answers: Vec<Value> =
        tables.iter().map(|table| value(&device.get(&format!("/api/tables/{table}")))).collect();
    for (table, answer) in tables.iter().zip(&answers) {
        assert_eq!(answer["id"], table.to_string());
        assert_eq!(answer["seat"], 0);
    }
    let listed = value(&device.get("/api/me/tables?limit=100"));
    assert_eq!(listed["tables"].as_array().unwrap().len(), 12);
    let restored = device.engine.handle(
        device.now,
        EngineRequest::Request {
            method: "GET".to_owned(),
            path: format!("/api/tables/{}", tables[0]),
            token: None,
            key: None,
            body: None,
        },
    );
    assert_eq!(restored.needs, Some(tables[0]), "it isn't in memory any more");
}
