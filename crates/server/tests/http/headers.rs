//! What browsers are told, and whose pages may do what.

use super::support::{Client, House, logged};
use serde_json::json;
use std::time::Duration;

#[test]
fn every_response_tells_browsers_to_be_careful() {
    let house = House::open();
    let ada = house.player("Ada");
    for path in ["/", "/api", "/api/me", "/api/nothing", "/api/pack", "/metrics", "/nothing"] {
        let reply = ada.get(path);
        let policy = reply.header("content-security-policy").unwrap();
        for part in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "img-src 'self' blob:;",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "object-src 'none'",
            &format!("connect-src 'self' ws://{0} wss://{0}", house.address),
        ] {
            assert!(policy.contains(part), "{path}: {part} in {policy}");
        }
        // Of what is called unsafe, only compiling WebAssembly.
        assert_eq!(policy.matches("unsafe").count(), 1, "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"));
        assert!(reply.header("permissions-policy").unwrap().contains("camera=()"));
        assert_eq!(reply.header("strict-transport-security"), None);
        assert!(reply.headers.iter().all(|(name, _)| !name.starts_with("access-control")), "{reply:?}");
        assert_eq!(reply.header("x-request-id").unwrap().len(), 16);
    }
    assert_eq!(ada.get("/api/me").header("cache-control"), Some("no-store"));
    let strict = House::with(|config| config.hsts = Some(Duration::from_secs(600)));
    let told = strict.nobody().get("/").header("strict-transport-security").unwrap().to_owned();
    assert_eq!(told, "max-age=600", "other hosts are left alone");
    let all = House::with(|config| {
        (config.hsts, config.hsts_subdomains) = (Some(Duration::from_secs(600)), true);
    });
    let told = all.nobody().get("/").header("strict-transport-security").unwrap().to_owned();
    assert_eq!(told, "max-age=600; includeSubDomains");
}

#[test]
fn a_host_cannot_write_itself_into_the_policy() {
    let house = House::open();
    let reply = house.nobody().with("host", "x; script-src *").get("/");
    let policy = reply.header("content-security-policy");
    assert!(policy.is_none_or(|policy| !policy.contains("script-src *")), "{policy:?}");
}

#[test]
fn no_other_site_acts_in_a_players_name() {
    let house = House::with(|config| config.origins = vec!["https://play.example".to_owned()]);
    let ada = house.player("Ada");
    let own = format!("http://{}", house.address);
    let status = |headers: &[(&'static str, &str)]| {
        let mut client = ada.clone();
        client.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        client.patch("/api/me", json!({ "name": "Ada" })).status
    };
    assert_eq!(status(&[("origin", &own)]), 200);
    assert_eq!(status(&[("sec-fetch-site", "same-origin")]), 200);
    assert_eq!(status(&[("origin", "https://play.example")]), 200);
    assert_eq!(status(&[("origin", "https://evil.example")]), 403);
    assert_eq!(status(&[("origin", &format!("{own}.evil.example"))]), 403);
    assert_eq!(status(&[("origin", "null")]), 403);
    assert_eq!(status(&[("sec-fetch-site", "cross-site")]), 403);
    assert_eq!(status(&[("sec-fetch-site", "same-site"), ("origin", "https://other.example")]), 403);
    // A cookie without a word of where it comes from is not enough.
    let mut silent = ada.clone();
    silent.cookie = None;
    let silent = silent.with("cookie", format!("armonium={}", ada.cookie.clone().unwrap()));
    assert_eq!(silent.patch("/api/me", json!({ "name": "Ada" })).refusal(), (403, "foreign_origin"));
    assert_eq!(silent.get("/api/me").status, 200, "reading changes nothing");
    let engine = house.program(&ada, "Engine");
    assert_eq!(
        engine.patch("/api/me", json!({ "name": "Engine 2" })).status,
        200,
        "programs say nothing and may"
    );
    let foreign = house.nobody().with("origin", "https://evil.example");
    assert_eq!(foreign.post("/api/me", json!({ "name": "Eve" })).status, 403);
}

#[test]
fn a_refused_origin_is_told_what_is_wrong_and_logged_once_with_advice() {
    let house = House::with(|config| config.origins = vec!["https://play.example".to_owned()]);
    let ada = house.player("Ada");
    let refused = |client: &Client| {
        let reply = client.patch("/api/me", json!({ "name": "Ada" }));
        assert_eq!(reply.refusal(), (403, "foreign_origin"));
        reply.body["error"]["message"].as_str().unwrap().to_owned()
    };
    // A program that has only the cookie is not called another site.
    let mut silent = ada.clone();
    silent.cookie = None;
    let silent = silent.with("cookie", format!("armonium={}", ada.cookie.clone().unwrap()));
    let message = refused(&silent);
    assert!(message.contains("without an Origin header"), "{message}");
    assert!(message.contains("Authorization: Bearer"), "{message}");
    // A page whose address is not the server's is told both.
    let origin = "https://proxied.example:18261";
    let behind = ada.with("origin", origin);
    let message = refused(&behind);
    for part in [origin, &format!("http://{}", house.address), "https://play.example"] {
        assert!(message.contains(part), "{part} in {message}");
    }
    let marked = ada.with("sec-fetch-site", "cross-site");
    let message = refused(&marked);
    assert!(message.contains("marked this as sent by another site"), "{message}");
    refused(&behind);
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    assert_eq!(behind.connect(&format!("/api/tables/{table}/socket")).map(|_| ()), Err(403));
    let log = logged();
    let lines: Vec<_> = log.lines().filter(|line| line.contains(origin)).collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in ["\"WARN\"", "--origin", "--trust-proxy", &house.address.to_string()] {
        assert!(lines[0].contains(part), "{part} in {}", lines[0]);
    }
}

#[test]
fn the_proxy_of_the_manual_works_on_any_port() {
    let manual = include_str!("../../../../docs/operations.md");
    let sample = manual.split("```nginx").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let sent = |name: &str| {
        let set = sample.lines().filter_map(|line| line.trim().strip_prefix("proxy_set_header "));
        let value = set.filter_map(|set| set.strip_suffix(';')?.strip_prefix(name)).next();
        value.unwrap_or_else(|| panic!("no {name} in {sample}")).trim().to_owned()
    };
    // What nginx puts in their places for a browser at https://play.example:18261.
    let value = |variable: String| match variable.as_str() {
        "$http_host" => "play.example:18261".to_owned(),
        "$host" => "play.example".to_owned(),
        "$scheme" => "https".to_owned(),
        "$proxy_add_x_forwarded_for" => "192.0.2.7".to_owned(),
        other => panic!("{other} is not known here"),
    };
    let house = House::with(|config| config.trust_proxy = true);
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let mut through = ada.clone();
    through.headers = vec![("origin", "https://play.example:18261".to_owned())];
    for (name, header) in [
        ("Host", "host"),
        ("X-Forwarded-Host", "x-forwarded-host"),
        ("X-Forwarded-For", "x-forwarded-for"),
        ("X-Forwarded-Proto", "x-forwarded-proto"),
    ] {
        through.headers.push((header, value(sent(name))));
    }
    assert!(through.connect(&format!("/api/tables/{table}/socket")).is_ok(), "the WebSocket is not foreign");
    assert_eq!(through.patch("/api/me", json!({ "name": "Ada" })).status, 200);
    let page = through.get("/");
    assert!(page.header("content-security-policy").unwrap().contains("wss://play.example:18261"), "{page:?}");
}
