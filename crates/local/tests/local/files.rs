//! Tables as files.

use crate::support::{Device, Storage, against, code, content, hot_seat, id, value};
use armonium_bots::{Bot, PlausibleRandom};
use armonium_pack::Pack;
use serde_json::{Value, json};

fn other_device() -> Device {
    let mut device = Device::with(Storage::default(), 5_000_000);
    device.post("/api/me", json!({ "name": "Grace" }));
    device
}

fn import(device: &mut Device, file: &str) -> armonium_local::Reply {
    let request = armonium_local::EngineRequest::Request {
        method: "POST".to_owned(),
        path: "/api/files".to_owned(),
        token: None,
        key: None,
        body: Some(file.to_owned()),
    };
    device.send(request).reply.unwrap()
}

#[test]
fn a_game_is_saved_as_a_file_and_continues_on_another_device() {
    let mut device = Device::new();
    let table = device.table(against(3, "apprentice"));
    let connection = device.connect(table, None, None);
    device.nonce(connection);
    while !device.clients[&connection].is_asked() {
        device.tick();
    }
    let file = device.get(&format!("/api/tables/{table}/file"));
    assert_eq!(file.status, 200);
    assert!(file.body.contains("\"pack_text\""), "the pack is in it");
    let mut other = other_device();
    let imported = import(&mut other, &file.body);
    assert_eq!((imported.status, id(&imported)), (201, table), "{}", imported.body);
    assert_eq!(other.stored.records[&table], device.stored.records[&table]);
    let there = other.connect(table, None, None);
    assert_eq!(other.clients[&there].view, device.clients[&connection].view);
    other.play(&[there], 9, |_, _| {});
    // The same file again is the same table, and the longer one continues it.
    assert_eq!(import(&mut other, &file.body).status, 200);
    let longer = other.get(&format!("/api/tables/{table}/file")).body;
    let back = import(&mut device, &longer);
    assert_eq!((back.status, id(&back)), (201, table), "{}", back.body);
    assert_eq!(device.stored.records[&table], other.stored.records[&table]);
    device.reload();
    let again = value(&device.get(&format!("/api/tables/{table}")));
    assert!(again["card"]["stage"]["finished"].is_object());
}

#[test]
fn a_file_that_continues_a_game_keeps_the_notes_about_it() {
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    let (note, file) = (format!("/api/tables/{table}/note"), format!("/api/tables/{table}/file"));
    let version = value(&device.get(&note))["version"].clone();
    let text = json!({ "text": "Bea bluffs", "version": version });
    let written = device.request("PUT", &note, None, Some(text));
    assert_eq!(written.status, 200, "{}", written.body);
    let mut other = other_device();
    import(&mut other, &device.get(&file).body);
    assert_eq!(value(&other.get(&note))["text"], "", "notes stay on their device");
    let there = other.connect(table, None, None);
    other.command(there, json!({ "type": "say", "text": "there" }));
    assert_eq!(import(&mut device, &other.get(&file).body).status, 201);
    assert_eq!(value(&device.get(&note))["text"], "Bea bluffs");
    device.reload();
    assert_eq!(value(&device.get(&note))["text"], "Bea bluffs");
}

#[test]
fn bots_keep_their_pace_in_a_game_from_a_device_whose_clock_is_an_hour_ahead() {
    let mut ahead = Device::with(Storage::default(), 5_000_000 + 3_600_000);
    ahead.post("/api/me", json!({ "name": "Ada" }));
    let table = ahead.table(against(3, "apprentice"));
    let connection = ahead.connect(table, None, None);
    ahead.nonce(connection);
    let mut person = PlausibleRandom::new(3);
    while ahead.clients[&connection].is_asked() {
        let view = ahead.clients[&connection].view.as_ref().unwrap();
        let action = person.decide(content(), view).unwrap();
        ahead.act(connection, action);
    }
    let mut device = other_device();
    import(&mut device, &ahead.get(&format!("/api/tables/{table}/file")).body);
    let connection = device.connect(table, None, None);
    let mut answers = 0;
    while !device.clients[&connection].is_asked() {
        let (asked, records) = (device.now, device.stored.records[&table].len());
        assert!(device.tick());
        // How long it thinks doesn't show.
        device.now += 100 + answers % 7;
        while device.stored.records[&table].len() == records {
            assert!(device.tick());
        }
        let took = device.now - asked;
        assert!([300, 450].contains(&took), "answer {answers} took {took} ms");
        answers += 1;
    }
    assert!(answers > 0);
}

#[test]
fn a_game_that_went_on_differently_stays_as_it_is() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let file = device.get(&format!("/api/tables/{table}/file")).body;
    let mut other = other_device();
    import(&mut other, &file);
    let there = other.connect(table, None, None);
    other.command(there, json!({ "type": "say", "text": "there" }));
    device.command(connections[0], json!({ "type": "say", "text": "here" }));
    let refused = import(&mut device, &other.get(&format!("/api/tables/{table}/file")).body);
    assert_eq!((refused.status, code(&refused).as_str()), (409, "table_differs"));
}

#[test]
fn files_that_are_damaged_newer_or_of_other_rules_are_refused_and_change_nothing() {
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    let file = value(&device.get(&format!("/api/tables/{table}/file")));
    let mut other = other_device();
    let mut refused = |change: &dyn Fn(&mut Value), expected: &str| {
        let mut changed = file.clone();
        change(&mut changed);
        let reply = import(&mut other, &changed.to_string());
        assert_eq!(code(&reply), expected, "{}", reply.body);
        assert!(other.stored.records.is_empty() && other.stored.metas.is_empty());
    };
    refused(&|file| file["records"][2]["at"] = 0.into(), "damaged");
    refused(&|file| file["names"] = json!({}), "damaged");
    refused(&|file| drop(file["records"].as_array_mut().unwrap().pop()), "damaged");
    refused(&|file| file["pack_text"] = "".into(), "damaged");
    refused(&|file| file["more"] = 1.into(), "damaged");
    refused(&|file| file["version"] = 2.into(), "newer_format");
    refused(&|file| file["rules"] = 2.into(), "other_rules");
    refused(&|file| file["format"] = "armonium-game".into(), "no_table_file");
    let reply = import(&mut other, "PK\u{3}\u{4}");
    assert_eq!(code(&reply), "no_table_file");
}

#[test]
fn a_file_brings_its_own_pack() {
    // Another name makes another file; the game depends on the same.
    let text = Pack::TURIN.replacen("name = \"", "name = \"My ", 1);
    let pack = Pack::read(&text, "mine").expect("a pack");
    assert_ne!(pack.content.file_hash(), Pack::turin().content.file_hash());
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    let mut stored = device.stored_table(table);
    let hex = armonium_table::Digest(*pack.content.file_hash()).to_string();
    stored["meta"]["pack"]["file"] = hex.clone().into();
    stored["meta"]["pack"]["hash"] = armonium_table::Digest(*pack.content.hash()).to_string().into();
    stored["pack"] = text.clone().into();
    let mut other = other_device();
    let restored = other.restore(stored);
    assert_eq!(restored.status, 200, "{}", restored.body);
    let ada_reads = other.get(&format!("/api/tables/{table}/file"));
    assert!(value(&ada_reads)["pack_text"] == json!(text), "the file has the pack it is played with");
    let mut third = other_device();
    assert_eq!(import(&mut third, &ada_reads.body).status, 201);
    assert_eq!(third.stored.packs.get(&hex), Some(&text));
    third.reload();
    assert_eq!(third.get(&format!("/api/tables/{table}")).status, 200);
    assert_eq!(third.get(&format!("/api/packs/{hex}.toml")).body, text);
    // Without the text it can't be opened, and with it left out for a link neither: it isn't the built-in one.
    let short = other.get(&format!("/api/tables/{table}/file?short=true"));
    assert!(value(&short)["pack_text"].is_string());
}

#[test]
fn a_short_file_leaves_out_the_pack_that_every_device_has() {
    let mut device = Device::new();
    let (table, _) = hot_seat(&mut device);
    let short = device.get(&format!("/api/tables/{table}/file?short=true"));
    assert!(value(&short).get("pack_text").is_none());
    assert_eq!(import(&mut other_device(), &short.body).status, 201);
}

#[test]
fn a_deleted_table_is_gone_for_good() {
    let mut device = Device::new();
    let (table, connections) = hot_seat(&mut device);
    let deleted = device.request("DELETE", &format!("/api/tables/{table}"), None, None);
    assert_eq!(deleted.status, 204);
    assert!(device.stored.records.is_empty() && device.stored.metas.is_empty());
    assert!(device.clients[&connections[0]].bye.is_some());
    let gone = device.get(&format!("/api/tables/{table}"));
    assert_eq!((gone.status, code(&gone).as_str()), (404, "no_table"));
    device.reload();
    assert_eq!(device.get(&format!("/api/tables/{table}")).status, 404);
}
