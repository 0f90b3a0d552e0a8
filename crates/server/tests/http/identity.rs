//! Identities without accounts.

use super::support::{Client, House, Socket, holds};
use armonium_server::Rate;
use armonium_store::testing::Cluster;
use serde_json::{Value, json};

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
    let made = ada.post("/api/me/recovery", json!({ "proof": ada.recovery }));
    let new = made.body["recovery"].as_str().unwrap().to_owned();
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
    let set = ada.patch("/api/me", json!({ "passphrase": "analytical engine", "proof": ada.recovery }));
    assert_eq!((set.status, &set.body["passphrase"]), (200, &json!(true)));
    assert_eq!(sign_in("difference engine").refusal(), (403, "wrong"));
    let back = sign_in("analytical engine");
    assert_eq!((back.status, &back.body["id"]), (200, &json!(ada.id)));
    // What is not mentioned stays.
    assert_eq!(ada.patch("/api/me", json!({ "name": "Ada L" })).body["passphrase"], true);
    let removed = ada.patch("/api/me", json!({ "passphrase": null, "proof": "analytical engine" }));
    assert_eq!(removed.body["passphrase"], false);
    assert_eq!(sign_in("analytical engine").refusal(), (403, "wrong"));
}

#[test]
fn wrong_attempts_to_sign_in_are_few_for_an_address_and_for_a_player() {
    let house = House::with(|config| {
        config.trust_proxy = true;
        config.limits.sign_ins_per_address = Rate::per_hour(3);
        config.limits.sign_ins_per_player = Rate::per_hour(5);
    });
    let ada = house.player("Ada");
    ada.patch("/api/me", json!({ "passphrase": "analytical engine", "proof": ada.recovery }));
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

/// The same player on one more device.
fn another_device(house: &House, ada: &Client) -> Client {
    let mut other = ada.at_house(house);
    other.cookie = None;
    let back = other.post("/api/sign-in", json!({ "recovery": ada.recovery }));
    assert_eq!(back.status, 200, "{back:?}");
    other.cookie = Some(back.cookie());
    other
}

/// Is a connection alive? What it was sent before is passed over.
fn answers(socket: &mut Socket) -> bool {
    socket.try_say_text(r#"{"type":"ping"}"#);
    std::iter::from_fn(|| socket.hear()).any(|frame| frame["type"] == "pong")
}

#[test]
fn signing_out_everywhere_ends_all_other_sessions_and_their_connections() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    let others = [another_device(&house, &ada), another_device(&house, &ada)];
    let mut own = ada.sit_at(&table).0;
    let mut theirs = others.each_ref().map(|other| other.sit_at(&table).0);
    let mut bobs = bob.sit_at(&table).0;
    let program = house.program(&ada, "Engine");

    let out = ada.post("/api/sign-out/everywhere", json!({}));
    assert_eq!((out.status, &out.body), (200, &json!({ "ended": 2 })));

    for socket in &mut theirs {
        let bye = socket.until("bye");
        assert_eq!((&bye["code"], &bye["retry_ms"]), (&json!("signed_out"), &Value::Null));
        assert!(socket.hear().is_none(), "the connection is over");
    }
    for other in &others {
        assert_eq!(other.get("/api/me").status, 204);
        assert_eq!(other.get("/api/me/tables").refusal(), (401, "no_identity"));
    }
    assert!(answers(&mut own) && answers(&mut bobs), "this session and other players stay");
    assert_eq!(program.get("/api/me").status, 200, "a program is an identity of its own");
    assert_eq!(ada.post("/api/sign-out/everywhere", json!({})).body, json!({ "ended": 0 }));
    // The code is still good.
    assert_eq!(another_device(&house, &ada).get("/api/me").status, 200);
    assert_eq!(house.nobody().post("/api/sign-out/everywhere", json!({})).refusal(), (401, "no_identity"));
}

#[test]
fn signing_out_ends_the_connections_of_this_session() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let other = another_device(&house, &ada);
    let (mut own, mut theirs) = (ada.sit_at(&table).0, other.sit_at(&table).0);
    assert_eq!(ada.post("/api/sign-out", json!({})).status, 204);
    assert_eq!(own.until("bye")["code"], "signed_out");
    assert!(answers(&mut theirs));
}

/// Two nodes over one PostgreSQL.
#[test]
fn signing_out_everywhere_reaches_every_node() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let node = || House::with(|config| config.place = url.parse().unwrap());
    let (here, there) = (node(), node());
    let ada = here.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let other = another_device(&there, &ada);
    let mut theirs = other.sit_at(&table).0;
    let mut own = ada.at_house(&there).sit_at(&table).0;
    assert_eq!(ada.post("/api/sign-out/everywhere", json!({})).body, json!({ "ended": 1 }));
    assert_eq!(theirs.until("bye")["code"], "signed_out");
    assert_eq!(other.get("/api/me").status, 204);
    assert!(answers(&mut own));
    // So does a new code.
    let other = another_device(&there, &ada);
    let mut theirs = other.sit_at(&table).0;
    assert_eq!(ada.post("/api/me/recovery", json!({ "proof": ada.recovery })).status, 200);
    assert_eq!(theirs.until("bye")["code"], "signed_out");
}

#[test]
fn a_connection_does_not_outlive_a_session_that_ends_while_it_is_opened() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let other = another_device(&house, &ada);
    // Connected as Ada, but not yet at the table.
    let mut socket = other.connect(&format!("/api/tables/{table}/socket")).unwrap();
    ada.post("/api/sign-out/everywhere", json!({}));
    socket.say(json!({ "type": "hello", "protocol": 1 }));
    assert_eq!(socket.until("bye")["code"], "signed_out");
    assert!(socket.hear().is_none());
}

#[test]
fn a_stolen_session_neither_changes_what_proves_the_identity_nor_deletes_it() {
    let house = House::open();
    let ada = house.player("Ada");
    let thief = another_device(&house, &ada);
    let delete = |client: &Client, body: Value| {
        client.ask("DELETE", "/api/me", Some(("application/json", body.to_string().as_bytes())))
    };
    let attempts = |proof: Option<&str>| {
        let with = |mut body: Value| {
            if let Some(proof) = proof {
                body["proof"] = json!(proof);
            }
            body
        };
        [
            thief.patch("/api/me", with(json!({ "passphrase": "mine from now on" }))),
            thief.patch("/api/me", with(json!({ "passphrase": null }))),
            thief.post("/api/me/recovery", with(json!({}))),
            delete(&thief, with(json!({ "name": "Ada" }))),
        ]
    };
    let wrong = Some("00000-00000-00000-00000");
    let refused = |proof: Option<&str>, code: &str| {
        for reply in attempts(proof) {
            assert_eq!(reply.refusal(), (403, code), "{proof:?}");
        }
    };
    // With a code alone, the code is asked for.
    refused(None, "proof_missing");
    refused(wrong, "wrong_proof");
    let set = ada.patch("/api/me", json!({ "passphrase": "analytical engine", "proof": ada.recovery }));
    assert_eq!(set.status, 200, "{set:?}");
    assert_eq!(thief.get("/api/me").status, 204, "setting a passphrase has ended the other session");
    assert_eq!(ada.get("/api/me").status, 200);
    // With a passphrase it is the passphrase; a name is no secret.
    let thief = another_device(&house, &ada);
    let patch = |body: Value| thief.patch("/api/me", body);
    assert_eq!(patch(json!({ "passphrase": null })).refusal(), (403, "proof_missing"));
    let missing = patch(json!({ "passphrase": null })).body["error"]["message"].to_string();
    assert!(missing.contains("passphrase"), "{missing}");
    assert_eq!(
        patch(json!({ "passphrase": null, "proof": "difference engine" })).refusal(),
        (403, "wrong_proof")
    );
    assert_eq!(patch(json!({ "name": "Ada L" })).status, 200);
    let new = ada.post("/api/me/recovery", json!({ "proof": "analytical engine" }));
    assert_eq!(new.status, 200, "{new:?}");
    assert_eq!(thief.get("/api/me").status, 204, "a new code has ended the other session");
    assert_eq!(delete(&ada, json!({ "name": "Ada L", "proof": "analytical engine" })).status, 204);
}

#[test]
fn wrong_proofs_are_few_like_attempts_to_sign_in() {
    let house = House::with(|config| {
        config.trust_proxy = true;
        config.limits.sign_ins_per_address = Rate::per_hour(3);
        config.limits.sign_ins_per_player = Rate::per_hour(5);
    });
    let ada = house.player("Ada");
    let from = |address: u8| ada.with("x-forwarded-for", format!("192.0.2.{address}"));
    let guess = |address: u8| {
        let body = json!({ "proof": "00000-00000-00000-00000" });
        from(address).post("/api/me/recovery", body).status
    };
    // A right one costs nothing.
    for _ in 0..6 {
        let body = json!({ "passphrase": null, "proof": ada.recovery });
        assert_eq!(from(1).patch("/api/me", body).status, 200);
    }
    assert_eq!([1, 1, 1, 1].map(guess), [403, 403, 403, 429], "an address");
    assert_eq!([2, 3, 4].map(guess), [403, 403, 429], "a player, from many addresses");
}

#[test]
fn an_identity_without_a_code_has_nothing_to_prove_until_it_makes_one() {
    let house = House::open();
    let made = house.nobody().post("/api/me", json!({ "name": "Ada", "recovery": false }));
    assert_eq!((made.status, &made.body["recovery"]), (201, &Value::Null));
    assert_eq!(made.body["recovery_code"], false);
    let mut ada = house.nobody();
    ada.cookie = Some(made.cookie());
    let code = ada.post("/api/me/recovery", json!({})).body["recovery"].clone();
    assert_eq!(ada.get("/api/me").body["recovery_code"], true);
    assert_eq!(ada.post("/api/me/recovery", json!({})).refusal(), (403, "proof_missing"));
    assert_eq!(ada.post("/api/me/recovery", json!({ "proof": code })).status, 200);
}
