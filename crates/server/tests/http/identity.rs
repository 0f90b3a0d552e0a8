//! Identities without accounts.

use super::support::{House, holds};
use armonium_server::Rate;
use serde_json::json;

#[test]
fn an_identity_is_a_cookie_that_scripts_cannot_read_and_only_its_hash_is_kept() {
    let house = House::open();
    let made = house.nobody().post("/api/me", json!({ "name": "  Ada  Lovelace " }));
    assert_eq!((made.status, &made.body["name"]), (201, &json!("Ada Lovelace")));
    let cookie = made.header("set-cookie").unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=315360000"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "this server is not encrypted: {cookie}");
    let (token, recovery) = (made.cookie(), made.body["recovery"].as_str().unwrap().to_owned());
    assert_eq!(token.len(), 64);
    let mut ada = house.nobody();
    ada.cookie = Some(token.clone());
    assert_eq!(ada.get("/api/me").body["id"], made.body["id"]);
    assert_eq!(house.nobody().get("/api/me").status, 204);
    let folder = house.stop();
    assert!(holds(&folder.0, "Ada Lovelace"));
    assert!(!holds(&folder.0, &token) && !holds(&folder.0, &recovery));
}

#[test]
fn cookies_are_for_encrypted_connections_only_where_that_is_wanted() {
    let made = |house: &House, headers: &[(&'static str, &str)]| {
        let mut client = house.nobody();
        client.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        client.post("/api/me", json!({ "name": "Ada" })).header("set-cookie").unwrap().contains("; Secure")
    };
    let house = House::with(|config| config.secure_cookies = true);
    assert!(made(&house, &[]));
    let behind = House::with(|config| config.trust_proxy = true);
    assert!(made(&behind, &[("x-forwarded-proto", "https")]));
    assert!(!made(&behind, &[("x-forwarded-proto", "http")]));
    let alone = House::open();
    assert!(!made(&alone, &[("x-forwarded-proto", "https")]), "anybody could say so");
}

#[test]
fn names_that_cannot_be_seen_are_refused() {
    let house = House::open();
    for name in ["", "   ", "a\u{202e}b", "a\u{200b}b", "a\nb", &"x".repeat(41)] {
        let made = house.nobody().post("/api/me", json!({ "name": name }));
        assert_eq!(made.refusal(), (422, "bad_name"), "{name:?}");
    }
    let ada = house.player("Ada");
    assert_eq!(ada.patch("/api/me", json!({ "name": "\u{feff}" })).refusal(), (422, "bad_name"));
    assert_eq!(ada.patch("/api/me", json!({ "name": "Countess" })).body["name"], "Countess");
    assert_eq!(ada.get("/api/me").body["name"], "Countess");
}

#[test]
fn a_recovery_code_gives_the_identity_back_and_a_new_one_voids_the_old() {
    let house = House::open();
    let ada = house.player("Ada");
    let typed = ada.recovery.to_lowercase().replace('-', " ");
    let back = house.nobody().post("/api/sign-in", json!({ "recovery": typed }));
    assert_eq!((back.status, &back.body["id"]), (200, &json!(ada.id)));
    assert_ne!(Some(back.cookie()), ada.cookie, "every device has a token of its own");
    let new = ada.post("/api/me/recovery", json!({})).body["recovery"].as_str().unwrap().to_owned();
    let old = house.nobody().post("/api/sign-in", json!({ "recovery": ada.recovery }));
    assert_eq!(old.refusal(), (403, "wrong"));
    assert_eq!(house.nobody().post("/api/sign-in", json!({ "recovery": new })).status, 200);
}

#[test]
fn a_passphrase_can_be_set_used_and_removed() {
    let house = House::open();
    let ada = house.player("Ada");
    let sign_in = |passphrase: &str| {
        house.nobody().post("/api/sign-in", json!({ "player": ada.id, "passphrase": passphrase }))
    };
    assert_eq!(sign_in("analytical engine").refusal(), (403, "wrong"));
    assert_eq!(ada.patch("/api/me", json!({ "passphrase": "short" })).refusal(), (422, "bad_passphrase"));
    let set = ada.patch("/api/me", json!({ "passphrase": "analytical engine" }));
    assert_eq!((set.status, &set.body["passphrase"]), (200, &json!(true)));
    assert_eq!(sign_in("difference engine").refusal(), (403, "wrong"));
    let back = sign_in("analytical engine");
    assert_eq!((back.status, &back.body["id"]), (200, &json!(ada.id)));
    // What is not mentioned stays.
    assert_eq!(ada.patch("/api/me", json!({ "name": "Ada L" })).body["passphrase"], true);
    assert_eq!(ada.patch("/api/me", json!({ "passphrase": null })).body["passphrase"], false);
    assert_eq!(sign_in("analytical engine").refusal(), (403, "wrong"));
}

#[test]
fn wrong_attempts_to_sign_in_are_few_for_an_address_and_for_a_player() {
    let house = House::with(|config| {
        config.trust_proxy = true;
        config.limits.sign_ins_per_address = Rate::an_hour(3);
        config.limits.sign_ins_per_player = Rate::an_hour(5);
    });
    let ada = house.player("Ada");
    ada.patch("/api/me", json!({ "passphrase": "analytical engine" }));
    let from = |address: &str| house.nobody().with("x-forwarded-for", address);
    let wrong = json!({ "recovery": "00000-00000-00000-00000" });
    // A right one costs nothing.
    for _ in 0..5 {
        assert_eq!(from("192.0.2.1").post("/api/sign-in", json!({ "recovery": ada.recovery })).status, 200);
    }
    for _ in 0..3 {
        assert_eq!(from("192.0.2.1").post("/api/sign-in", wrong.clone()).status, 403);
    }
    let too_fast = from("192.0.2.1").post("/api/sign-in", wrong.clone());
    assert_eq!(too_fast.refusal(), (429, "too_fast"));
    assert!(too_fast.header("retry-after").unwrap().parse::<u32>().unwrap() > 600);
    assert_eq!(from("192.0.2.2").post("/api/sign-in", wrong).status, 403, "another address has its own");
    // Guessing at one player from many addresses.
    let guess = |address: u8| {
        let from = from(&format!("198.51.100.{address}"));
        from.post("/api/sign-in", json!({ "player": ada.id, "passphrase": "a wrong guess" })).status
    };
    assert_eq!((1..=6).map(guess).collect::<Vec<_>>(), [403, 403, 403, 403, 403, 429]);
}

#[test]
fn signing_out_voids_the_token_of_this_device_alone() {
    let house = House::open();
    let ada = house.player("Ada");
    let mut other = house.nobody();
    other.cookie = Some(other.post("/api/sign-in", json!({ "recovery": ada.recovery })).cookie());
    let out = ada.post("/api/sign-out", json!({}));
    assert_eq!(out.status, 204);
    assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(ada.get("/api/me").status, 204);
    assert_eq!(other.get("/api/me").status, 200);
}
