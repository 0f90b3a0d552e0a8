//! Seeks: matching, cancelling, and what survives.

use super::support::{Client, Folder, House, wait_until};
use armonium_store::testing::Cluster;
use armonium_store::{DatabaseUrl, NewSeek, Seating, SeekKind, Store};
use serde_json::{Value, json};
use std::slice::from_ref;
use std::time::Duration;

/// Posts a seek and returns the list of the player's seeks.
fn seek(player: &Client, kind: &str, what: Value) -> Value {
    let reply = player.put(&format!("/api/me/seeks/{kind}"), what);
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.body["seeks"].clone()
}

/// The player's seek of this kind.
fn mine(player: &Client, kind: &str) -> Value {
    let seeks = player.get("/api/me/seeks").body["seeks"].as_array().unwrap().clone();
    seeks.into_iter().find(|seek| seek["kind"] == kind).unwrap_or_default()
}

fn found(player: &Client, kind: &str) -> String {
    wait_until("a table", || mine(player, kind)["table"].as_str().map(str::to_owned))
}

/// Opens the store of a server that does not run.
fn with_store<T>(folder: &Folder, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&DatabaseUrl::file(folder.0.join("armonium.db"))).await.unwrap();
        let done = work(&store).await;
        store.close().await.unwrap();
        done
    })
}

#[test]
fn four_who_seek_the_same_get_a_table_with_what_they_agree_on() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid", "Dora"].map(|name| house.player(name));
    let wanted = json!({ "players": [4], "rated": true, "languages": ["it", "en"] });
    for player in &people[..3] {
        let seeks = seek(player, "days", wanted.clone());
        assert_eq!((&seeks[0]["state"], &seeks[0]["table"]), (&json!("waiting"), &Value::Null));
    }
    let line = &house.nobody().get("/api/seeks").body["seeks"][0];
    assert_eq!((&line["name"], &line["kind"]), (&json!("Ada"), &json!("days")));
    let last = seek(&people[3], "days", json!({ "players": [3, 4], "rated": true, "languages": ["it"] }));
    assert_eq!(last[0]["state"], "found", "the last one learns it at once: {last}");
    let tables: Vec<String> = people.iter().map(|player| found(player, "days")).collect();
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
    let card = people[0].get(&format!("/api/tables/{}", tables[0])).body["card"].clone();
    let seated: Vec<&str> =
        card["chairs"].as_array().unwrap().iter().map(|chair| chair["name"].as_str().unwrap()).collect();
    assert_eq!(seated, ["Ada", "Bob", "Cid", "Dora"]);
    let options = &card["options"];
    assert_eq!((&options["rated"], &options["languages"]), (&json!(true), &json!(["it"])));
    assert_eq!((&options["clock"]["kind"], &card["host"]), (&json!("correspondence"), &json!(people[0].id)));
    assert_eq!(house.nobody().get("/api/seeks").body["seeks"], json!([]));
    for player in &people {
        player.sit_at(&tables[0]).0.nonce(&"55".repeat(32));
    }
    wait_until("the game", || {
        let table = people[0].get(&format!("/api/tables/{}", tables[0]));
        (table.body["card"]["stage"] == "running").then_some(())
    });
}

#[test]
fn a_cancelled_seek_seats_nobody_and_one_player_has_one_seek_of_each_kind() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let three = json!({ "players": [3] });
    for _ in 0..3 {
        seek(&people[0], "live", three.clone());
        seek(&people[0], "days", three.clone());
    }
    assert_eq!(people[0].get("/api/me/seeks").body["seeks"].as_array().unwrap().len(), 2);
    seek(&people[1], "live", three.clone());
    assert_eq!(people[0].delete("/api/me/seeks/live").status, 200);
    seek(&people[2], "live", three.clone());
    std::thread::sleep(Duration::from_millis(2500));
    for player in &people[1..] {
        assert_eq!(mine(player, "live")["state"], "waiting");
    }
    seek(&people[0], "live", three);
    let table = found(&people[0], "live");
    assert_eq!([found(&people[1], "live"), found(&people[2], "live")], [table.clone(), table]);
    assert_eq!(mine(&people[0], "days")["state"], "waiting", "the other kind still waits");
}

#[test]
fn a_player_who_is_gone_is_not_seated_live_but_is_over_days() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let three = json!({ "players": [3] });
    for kind in ["live", "days"] {
        seek(&people[0], kind, three.clone());
    }
    let gone = people[0].post("/api/me/seeks/here", json!({ "here": false }));
    assert_eq!(gone.body["seeks"].as_array().unwrap().len(), 2);
    for kind in ["live", "days"] {
        for player in &people[1..] {
            seek(player, kind, three.clone());
        }
    }
    found(&people[0], "days");
    std::thread::sleep(Duration::from_millis(2500));
    assert_eq!(mine(&people[1], "live")["state"], "waiting");
    let listed = house.nobody().get("/api/seeks").body["seeks"].clone();
    assert_eq!(listed.as_array().unwrap().len(), 2, "one who is gone is not listed: {listed}");
    people[0].post("/api/me/seeks/here", json!({ "here": true }));
    let table = found(&people[0], "live");
    assert_eq!(found(&people[2], "live"), table);
}

#[test]
fn a_seek_that_makes_no_sense_is_refused() {
    let house = House::open();
    let ada = house.player("Ada");
    let put = |kind: &str, what: Value| {
        let reply = ada.put(&format!("/api/me/seeks/{kind}"), what);
        (reply.status, reply.code().to_owned())
    };
    for players in [json!([]), json!([2]), json!([4, 7])] {
        assert_eq!(put("live", json!({ "players": players })), (422, "bad_seek".to_owned()));
    }
    assert_eq!(put("days", json!({ "players": [3], "timed": true })), (422, "bad_seek".to_owned()));
    assert_eq!(put("live", json!({ "players": [3], "languages": ["xx"] })), (422, "bad_field".to_owned()));
    assert_eq!(put("live", json!({ "players": [3], "hours": 1 })), (422, "bad_field".to_owned()));
    assert_eq!(put("soon", json!({ "players": [3] })), (404, "not_found".to_owned()));
    assert_eq!(house.nobody().put("/api/me/seeks/live", json!({ "players": [3] })).status, 401);
    assert_eq!(house.nobody().get("/api/me/seeks").status, 401);
}

#[test]
fn seeks_are_limited_like_new_tables() {
    let house = House::with(|config| config.limits.new_tables_per_player = "2/hour".parse().unwrap());
    let ada = house.player("Ada");
    for _ in 0..2 {
        seek(&ada, "days", json!({ "players": [3] }));
    }
    assert_eq!(ada.put("/api/me/seeks/days", json!({ "players": [3] })).refusal(), (429, "too_fast"));
}

#[test]
fn seeks_and_agreed_tables_survive_a_restart_and_expire_visibly() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let three = json!({ "players": [3] });
    seek(&people[0], "days", three.clone());
    seek(&people[1], "days", three.clone());
    let folder = house.stop();
    // A node that was killed between the claim and the table leaves a seating behind; and one seek is long past.
    let (cid, table) = (people[2].id.parse().unwrap(), "0123456789abc".parse().unwrap());
    with_store(&folder, async |store| {
        let now =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
        let new = NewSeek {
            player: cid,
            kind: SeekKind::Days,
            id: 77,
            at: now,
            expires: now + 1_000_000,
            body: r#"{"players":[3]}"#.to_owned(),
        };
        store
            .put_seek(NewSeek { kind: SeekKind::Live, id: 78, expires: now - 1, ..new.clone() })
            .await
            .unwrap();
        store.put_seek(new).await.unwrap();
        let waiting = store.waiting_seeks(now, now, 9).await.unwrap();
        let ids: Vec<i64> = waiting.iter().map(|seek| seek.id).collect();
        let players: Vec<String> = waiting.iter().map(|seek| seek.player.to_string()).collect();
        assert_eq!(players.len(), 3, "two of them were posted before the restart");
        let body = json!({ "options": { "players": 3 }, "players": players }).to_string();
        let seating = Seating { table, at: now - 60_000, body };
        assert!(store.claim_seeks(&ids, seating, now - 1_000_000).await.unwrap());
    });
    let house = House::at(folder, |_| {});
    let people = people.map(|player| player.at_house(&house));
    let card = wait_until("the table", || {
        let reply = people[0].get("/api/tables/0123456789abc");
        (reply.status == 200).then(|| reply.body["card"].clone())
    });
    assert!(card["chairs"].as_array().unwrap().iter().all(|chair| !chair["player"].is_null()), "{card}");
    assert_eq!(mine(&people[2], "days")["table"], "0123456789abc");
    assert_eq!(mine(&people[2], "live")["state"], "expired");
    assert_eq!(people[2].delete("/api/me/seeks/live").body["seeks"].as_array().unwrap().len(), 1);
}

#[test]
fn players_at_two_nodes_meet_and_nobody_is_seated_twice() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let node = || House::with(|config| config.place = database.parse().unwrap());
    let nodes = [node(), node()];
    let people: Vec<Client> = (0..12).map(|number| nodes[number % 2].player(&format!("P{number}"))).collect();
    std::thread::scope(|scope| {
        for player in &people {
            scope.spawn(|| seek(player, "live", json!({ "players": [3] })));
        }
    });
    let tables: Vec<String> = people.iter().map(|player| found(player, "live")).collect();
    let mut different = tables.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 4, "{tables:?}");
    for table in &different {
        let card = wait_until("the table", || {
            let reply = people[0].get(&format!("/api/tables/{table}"));
            (reply.status == 200).then(|| reply.body["card"].clone())
        });
        for chair in card["chairs"].as_array().unwrap() {
            let player = people.iter().position(|one| chair["player"] == json!(one.id)).unwrap();
            assert_eq!(tables[player], *table, "a seat belongs to one who found this table");
        }
    }
}

#[test]
fn a_seek_over_days_alerts_its_players_through_their_webhooks() {
    let house = House::with(|config| config.allow_private_webhooks = true);
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let (url, calls) = super::alerts::listener(&[]);
    people[0].put("/api/me/webhook", json!({ "url": url }));
    for player in &people {
        seek(player, "days", json!({ "players": [3] }));
    }
    let call = calls.recv_timeout(Duration::from_secs(60)).unwrap();
    let alert: Value = serde_json::from_str(&call.body).unwrap();
    assert_eq!((&alert["type"], &alert["table"]), (&json!("seated"), &json!(found(&people[0], "days"))));
}

#[test]
fn a_deleted_player_is_not_seated() {
    let house = House::open();
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    seek(&people[0], "days", json!({ "players": [3] }));
    let body = json!({ "name": "Ada", "proof": people[0].recovery }).to_string();
    let gone = people[0].ask("DELETE", "/api/me", Some(("application/json", body.as_bytes())));
    assert!(gone.status < 300, "{gone:?}");
    for player in &people[1..] {
        assert_eq!(seek(player, "days", json!({ "players": [3] }))[0]["state"], "waiting");
    }
}

#[test]
fn open_tables_are_filtered_by_pace_language_and_experience() {
    let house = House::open();
    let ada = house.player("Ada");
    let days = json!({ "kind": "correspondence", "hours": 24 });
    let timed = json!({ "kind": "real_time", "reserve": 600, "increment": 20 });
    let plain = ada.new_table(json!({ "players": 3 }), None).table();
    let italian = ada.new_table(json!({ "players": 3, "clock": days, "languages": ["it"] }), None).table();
    let new = ada.new_table(json!({ "players": 3, "clock": timed, "experience": "beginners" }), None).table();
    let listed = |query: &str| {
        let reply = house.nobody().get(&format!("/api/tables?{query}"));
        assert_eq!(reply.status, 200, "{reply:?}");
        let tables = reply.body["tables"].as_array().unwrap();
        tables.iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(listed(""), [new.clone(), italian.clone(), plain.clone()]);
    assert_eq!(listed("pace=untimed"), from_ref(&plain));
    assert_eq!(listed("pace=days"), from_ref(&italian));
    assert_eq!(listed("pace=timed"), from_ref(&new));
    assert_eq!(listed("language=it"), [new.clone(), italian.clone(), plain.clone()]);
    assert_eq!(listed("language=fr"), [new.clone(), plain.clone()], "tables that name other languages only");
    assert_eq!(listed("experience=experienced"), [italian.clone(), plain.clone()]);
    assert_eq!(listed("experience=any&language=it"), [italian.clone(), plain]);
    assert_eq!(listed("experience=beginners&pace=days&language=it"), from_ref(&italian));
    assert_eq!(listed("limit=1&pace=days"), [italian], "lines that do not fit do not hide those that do");
    assert!(listed("language=ru&pace=days").is_empty());
    for query in ["pace=slow", "language=xx", "experience=all", "colour=red"] {
        assert_eq!(house.nobody().get(&format!("/api/tables?{query}")).status, 400, "{query}");
    }
}
