//! Versions, packs, health and metrics.

use super::support::{Client, House};
use serde_json::json;
use std::net::SocketAddr;

#[test]
fn the_server_says_what_it_is_and_how_it_is() {
    let house = House::open();
    let nobody = house.nobody();
    let version = nobody.get("/api/version").body;
    assert_eq!((&version["protocol"], &version["rules"]), (&json!(1), &json!(1)));
    assert_eq!(version["pack"]["id"], "turin");
    assert_eq!(nobody.get("/api/health/live").body, json!({ "ok": true }));
    assert_eq!(nobody.get("/api/health/ready").body, json!({ "ok": true }));
}

#[test]
fn packs_are_told_by_hash_and_not_twice() {
    let house = House::open();
    let nobody = house.nobody();
    let pack = nobody.get("/api/pack");
    assert_eq!(pack.body["id"], "turin");
    assert!(pack.body["spaces"].as_array().unwrap().len() > 20 && pack.body["gears"].is_object());
    let version = nobody.get("/api/version").body;
    let file = version["pack"]["file"].as_str().unwrap();
    assert_eq!(pack.body["hash"], version["pack"]["hash"]);
    let tag = format!("\"{file}\"");
    assert_eq!(pack.header("etag"), Some(tag.as_str()));
    let known = nobody.with("if-none-match", tag.clone()).get("/api/pack");
    assert_eq!((known.status, known.text.as_str()), (304, ""));
    let by_hash = nobody.get(&format!("/api/packs/{file}"));
    assert_eq!(by_hash.text, pack.text);
    assert!(by_hash.header("cache-control").unwrap().contains("immutable"));
    assert_eq!(nobody.get(&format!("/api/packs/{}", "0".repeat(64))).refusal(), (404, "no_pack"));
    assert_eq!(nobody.get(&format!("/api/packs/{file}.toml")).text, armonium_pack::Pack::TURIN);
    assert_eq!(nobody.get("/api/packs/x").refusal(), (404, "not_found"));
}

#[test]
fn metrics_count_requests_by_route_and_status() {
    let house = House::open();
    house.nobody().get("/api/tables/0000000000000");
    let text = house.nobody().get("/metrics").text;
    let line = "armonium_http_requests_total{route=\"/api/tables/{table}\",method=\"GET\",status=\"404\"}";
    assert!(text.contains(line), "{text}");
    assert!(text.contains("armonium_http_seconds_bucket{route=\"/api/tables/{table}\""), "{text}");
    assert!(text.contains("# TYPE armonium_http_seconds histogram"), "{text}");
    house.nobody().get("/api/some/made-up/path");
    assert!(!house.nobody().get("/metrics").text.contains("made-up"), "callers must not make up labels");
}

/// The metrics that the manual names.
fn documented() -> Vec<&'static str> {
    let manual = include_str!("../../../../docs/operations.md");
    let lines = manual.lines().filter_map(|line| line.strip_prefix("| `armonium_"));
    lines.filter_map(|line| line.split(['`', '{']).next()).collect()
}

#[test]
fn every_documented_metric_is_there_before_anything_was_counted() {
    let house = House::open();
    let text = house.nobody().get("/metrics").text;
    let names = documented();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        let is_sample = |line: &str| {
            let rest = line.strip_prefix("armonium_").and_then(|line| line.strip_prefix(name));
            rest.is_some_and(|rest| rest.starts_with([' ', '{']) || rest.starts_with("_count"))
        };
        assert!(text.lines().any(is_sample), "no armonium_{name} in\n{text}");
    }
    for limit in ["requests_per_address", "sign_ins_per_player", "connections"] {
        assert!(text.contains(&format!("armonium_limited_total{{limit=\"{limit}\"}} 0")), "{text}");
    }
    assert!(text.contains("armonium_ready 1"), "{text}");
}

#[test]
fn metrics_can_have_an_address_of_their_own() {
    let house = House::with(|config| config.metrics_listen = Some(SocketAddr::from(([127, 0, 0, 1], 0))));
    assert_eq!(house.nobody().get("/metrics").status, 404);
    let aside = Client::at(house.metrics_address.unwrap());
    assert!(aside.get("/metrics").text.contains("armonium_http_requests_total"));
    assert_eq!(aside.get("/api/version").status, 404);
}
