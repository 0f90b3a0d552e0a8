//! Whatever comes in, the engine answers, and what is refused changes nothing.

use crate::support::{Device, Storage, hot_seat};
use armonium_local::{BuiltIn, LocalServer};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A device with a game that is on and one that is over.
static STORED: LazyLock<(Storage, i64, Vec<String>)> = LazyLock::new(|| {
    let mut device = Device::new();
    let (over, connections) = hot_seat(&mut device);
    device.play(&connections, 21, |_, _| {});
    let (on, _) = hot_seat(&mut device);
    let stored: Vec<String> =
        [over, on].iter().map(|table| device.stored_table(*table).to_string()).collect();
    (device.stored, device.now, stored)
});

/// Values that a careless or hostile caller could put into a request.
fn values() -> impl Strategy<Value = Value> {
    let table = STORED.0.metas.keys().next().unwrap().to_string();
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0u64..12).prop_map(Value::from),
        Just(json!(1e300)),
        ".{0,12}".prop_map(Value::from),
        Just(json!("00".repeat(32))),
        Just(json!(table)),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[[[{}]]]])),
    ]
}

fn paths() -> impl Strategy<Value = String> {
    let ids: Vec<String> = STORED.0.metas.keys().map(ToString::to_string).collect();
    let id = prop::sample::select(ids);
    let rest = prop::sample::select(vec![
        "",
        "/join",
        "/leave",
        "/start",
        "/rematch",
        "/note",
        "/file",
        "/seats/1",
        "/seats/1/link",
        "/seats/255/take-over",
        "/replay",
        "/beliefs",
        "/verification",
        "/record",
        "/truth",
        "/knowledge",
        "/branch",
        "/link",
        "/analysis",
    ]);
    let query = prop::sample::select(vec![
        "",
        "?as=1",
        "?as=all",
        "?at=5",
        "?at=4294967295",
        "?seat=1",
        "?limit=5",
        "?%ff=%",
    ]);
    let table = (prop::sample::select(vec!["tables", "games"]), id, rest, query)
        .prop_map(|(kind, id, rest, query)| format!("/api/{kind}/{id}{rest}{query}"));
    let other = prop::sample::select(vec![
        "/api/me",
        "/api/guests",
        "/api/tables",
        "/api/games",
        "/api/me/tables?before=9-0000000000000",
        "/api/me/games?state=live",
        "/api/lessons",
        "/api/lessons/goal",
        "/api/puzzles/1-2",
        "/api/puzzles/-1-2",
        "/api/packs/00.toml",
        "/api/files",
        "",
        "/",
        "/api",
        "/api//",
        "/api/tables//",
    ]);
    prop_oneof![table, other.prop_map(str::to_owned), ".{0,20}".prop_map(|text| text)]
}

fn messages() -> impl Strategy<Value = Value> {
    let kinds = prop::sample::select(vec![
        "hello",
        "nonce",
        "act",
        "take_back",
        "reclaim",
        "say",
        "phrase",
        "vote",
        "let_bot_play",
        "ask",
        "ping",
    ]);
    let actions = prop::sample::select(vec![
        json!([]),
        json!([{ "do": "pass" }]),
        json!([{ "do": "open", "position": 1 }]),
        json!([{ "do": "open", "position": 255 }]),
        json!([{ "do": "step", "to": 255 }]),
        json!([{ "do": "turn", "teeth": -128 }]),
        json!([{ "do": "bid", "time": 255 }]),
        json!([{ "do": "choose", "character": "lewis" }]),
        json!([{ "do": "place_clue", "space": 200 }]),
        json!([{ "do": "play_item", "tile": 255 }]),
        json!([{ "do": "investigate", "target": { "hand": 9 }, "clues": 255 }]),
    ]);
    (kinds, 0u64..4, 0u32..3, actions, values(), any::<bool>()).prop_map(
        |(kind, id, at, actions, value, end)| match kind {
            "hello" => json!({ "type": kind, "protocol": 1, "have": at }),
            "nonce" => json!({ "type": kind, "id": id, "nonce": "ab".repeat(32) }),
            "act" => json!({ "type": kind, "id": id, "at": at, "actions": actions }),
            "take_back" => json!({ "type": kind, "id": id, "at": at }),
            "reclaim" => json!({ "type": kind, "id": id }),
            "say" => json!({ "type": kind, "id": id, "text": value }),
            "phrase" => json!({ "type": kind, "id": id, "phrase": "hello" }),
            "vote" => json!({ "type": kind, "id": id, "end": end }),
            "let_bot_play" => json!({ "type": kind, "id": id, "seat": at }),
            "ask" => {
                json!({ "type": kind, "id": id, "why": actions, "routes": true, "odds": end, "hint": true })
            }
            _ => json!({ "type": kind }),
        },
    )
}

/// A request of any kind, more or less sensible.
fn requests() -> impl Strategy<Value = Value> {
    let tables: Vec<Value> = STORED.2.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let restores: Vec<Value> = tables.clone();
    let table = prop::sample::select(tables).prop_map(|table| table["meta"]["id"].clone());
    let methods = prop::sample::select(vec!["GET", "POST", "PUT", "PATCH", "DELETE", "", "get"]);
    let bodies = prop_oneof![
        Just(None),
        values().prop_map(|value| Some(value.to_string())),
        Just(Some(json!({ "name": "Bea" }).to_string())),
        Just(Some(
            json!({ "options": { "players": 3 }, "seats": ["me", "apprentice", "apprentice"] }).to_string()
        )),
        Just(Some(json!({ "at": 3, "seat": 0 }).to_string())),
        Just(Some(json!({ "level": "apprentice" }).to_string())),
        Just(Some(json!({ "bot": "apprentice" }).to_string())),
        Just(Some("{".to_owned())),
    ];
    let tokens = prop_oneof![3 => Just(None), 1 => ".{0,6}".prop_map(Some)];
    let keys = prop_oneof![3 => Just(None), 1 => any::<u64>().prop_map(Some), 1 => (0u64..3).prop_map(Some)];
    prop_oneof![
        6 => (methods, paths(), bodies, tokens.clone(), keys).prop_map(|(method, path, body, token, key)| {
            json!({ "op": "request", "method": method, "path": path, "body": body, "token": token, "key": key })
        }),
        2 => (0u64..4, table.clone(), tokens).prop_map(|(connection, table, token)| {
            json!({ "op": "open", "connection": connection, "table": table, "token": token })
        }),
        8 => (0u64..4, messages()).prop_map(|(connection, message)| {
            json!({ "op": "hear", "connection": connection, "message": message.to_string() })
        }),
        1 => (0u64..4, ".{0,30}").prop_map(|(connection, message)| {
            json!({ "op": "hear", "connection": connection, "message": message })
        }),
        1 => (0u64..4).prop_map(|connection| json!({ "op": "close", "connection": connection })),
        4 => Just(json!({ "op": "tick" })),
        1 => (0u64..4).prop_map(|stream| json!({ "op": "stop", "stream": stream })),
        1 => table.clone().prop_map(|table| json!({ "op": "forget", "table": table })),
        1 => table.prop_map(|table| json!({ "op": "failed", "table": table })),
        3 => prop::sample::select(restores).prop_map(|table| json!({ "op": "restore", "table": table })),
        1 => values().prop_map(|value| json!({ "op": "restore", "table": value })),
        1 => values(),
    ]
}

/// One change somewhere in a JSON value: something else in place of a part, or a part that is gone.
fn damage(value: &mut Value, mut place: usize, with: &Value) {
    fn count(value: &Value) -> usize {
        1 + match value {
            Value::Array(items) => items.iter().map(count).sum(),
            Value::Object(fields) => fields.values().map(count).sum(),
            _ => 0,
        }
    }
    fn go(value: &mut Value, place: &mut usize, with: &Value) -> bool {
        if *place == 0 {
            *value = with.clone();
            return true;
        }
        *place -= 1;
        match value {
            Value::Array(items) => items.iter_mut().any(|item| go(item, place, with)),
            Value::Object(fields) => fields.values_mut().any(|item| go(item, place, with)),
            _ => false,
        }
    }
    place %= count(value);
    go(value, &mut place, with);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_answers_whatever_it_is_sent(
        requests in prop::collection::vec(requests(), 1..40),
        times in prop::collection::vec(prop_oneof![Just(f64::NAN), Just(1e300), Just(-1.0), 0.0..1e13], 1..4),
    ) {
        let (stored, now, _) = &*STORED;
        let mut engine = LocalServer::new(BuiltIn::turin());
        let tables: Vec<Value> = stored.metas.values().map(|meta| json!(meta)).collect();
        let start = json!({ "op": "start", "random": "07".repeat(32), "identity": stored.identity, "tables": tables });
        engine.handle_json(*now as f64, &start.to_string());
        for (number, request) in requests.iter().enumerate() {
            let time = if number % 10 == 9 { times[number % times.len()] } else { *now as f64 + number as f64 * 200.0 };
            let response = engine.handle_json(time, &request.to_string());
            let response: Value = serde_json::from_str(&response).unwrap();
            prop_assert!(response["outputs"].is_array());
            let refused = response["reply"]["status"].as_u64().is_some_and(|status| status >= 400);
            if refused || response["fault"].is_object() || response["needs"].is_string() {
                let appended = response["outputs"].as_array().unwrap().iter().any(|output| output["out"] == "append");
                prop_assert!(!appended, "{request} was refused and changed something: {response}");
            }
        }
    }

    #[test]
    fn a_stored_table_with_any_damage_is_refused_or_a_table_that_plays_on(
        which in 0usize..2,
        place in any::<usize>(),
        with in values(),
        record in any::<usize>(),
        inside in any::<bool>(),
    ) {
        let (_, now, tables) = &*STORED;
        let mut table: Value = serde_json::from_str(&tables[which]).unwrap();
        if inside {
            // Inside a record, where the text is JSON again.
            let records = table["records"].as_array_mut().unwrap();
            let number = record % records.len();
            let mut text: Value = serde_json::from_str(records[number]["record"].as_str().unwrap()).unwrap();
            damage(&mut text, place, &with);
            records[number]["record"] = text.to_string().into();
        } else {
            damage(&mut table, place, &with);
        }
        let mut device = Device::with(Storage::default(), *now);
        device.post("/api/me", json!({ "name": "Ada" }));
        let restored = device.restore(table.clone());
        if restored.status == 200 {
            for _ in 0..5 {
                device.tick();
            }
        }
    }
}
