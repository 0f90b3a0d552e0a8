//! Refusals: one shape, the right status, and nothing of the inside.

use super::support::House;
use serde_json::json;

#[test]
fn every_refusal_has_one_shape_and_the_right_status() {
    let house = House::open();
    let ada = house.player("Ada");
    let json = |body: &str| ada.ask("POST", "/api/tables", Some(("application/json", body.as_bytes())));
    let cases = [
        (json("{"), 400, "bad_json"),
        (json("[1"), 400, "bad_json"),
        (json(""), 422, "bad_field"),
        (json("{\"options\":{\"players\":3},\"x\":1}"), 422, "bad_field"),
        (json("{\"options\":{\"players\":\"3\"}}"), 422, "bad_field"),
        (ada.ask("POST", "/api/tables", Some(("text/plain", b"{}"))), 415, "not_json"),
        (json(&format!("{{\"x\":\"{}\"}}", "x".repeat(20_000))), 413, "too_long"),
        (json(&"[".repeat(10_000)), 400, "bad_json"),
        (ada.get("/api/nothing"), 404, "not_found"),
        (ada.get("/api/"), 404, "not_found"),
        (ada.get("/nothing.txt"), 404, "not_found"),
        (ada.delete("/api/tables"), 405, "method"),
        (house.nobody().get("/api/me/tables"), 401, "no_identity"),
    ];
    for (reply, status, code) in cases {
        assert_eq!(reply.refusal(), (status, code), "{reply:?}");
        assert!(reply.body["error"]["message"].as_str().unwrap().ends_with('.'), "{reply:?}");
        assert_eq!(reply.header("content-type"), Some("application/json"));
    }
    let refused = ada.post("/api/tables", json!({ "options": { "players": 2 } }));
    assert_eq!(refused.body["error"]["clause"], "1.1");
}
