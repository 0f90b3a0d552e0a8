//! What is asked and answered over HTTP.

use super::truth::Samples;
use crate::support::{House, finished_game};
use serde_json::json;

#[test]
fn what_is_asked_and_answered_over_http_is_of_the_type_the_page_expects() {
    let house = House::open();
    let mut samples = Samples::default();
    let (ada, bruno) = (house.player("Ada"), house.player("Bruno"));
    let mut add = |name: &str, reply: &crate::support::Reply| {
        assert!(!reply.body.is_null(), "{name}: {reply:?}");
        samples.add(name, &reply.body);
    };
    add("NewMe", &house.nobody().post("/api/me", json!({ "name": "Carla" })));
    add("NewMe", &house.nobody().post("/api/me", json!({ "name": "Dora", "recovery": false })));
    add("ErrorBody", &house.nobody().get("/api/me/tables"));
    add("ErrorBody", &ada.post("/api/tables", json!({ "options": { "players": 9 } })));
    add("Version", &ada.get("/api/version"));
    let pack = ada.get("/api/pack");
    add("Pack", &pack);
    add("Drawing", &ada.get(&format!("/api/packs/{}.drawing", pack.body["file"].as_str().unwrap())));
    add("Guest", &ada.post("/api/guests", json!({ "name": "Chloé" })));
    add("MyCard", &ada.get("/api/me"));
    add("MyCard", &ada.patch("/api/me", json!({ "passphrase": "eight letters", "proof": ada.recovery })));
    add("Recovery", &bruno.post("/api/me/recovery", json!({ "proof": bruno.recovery })));
    add("SignedOut", &bruno.post("/api/sign-out/everywhere", json!({})));
    add("CreatedProgram", &ada.post("/api/me/programs", json!({ "name": "Automaton" })));
    add("MyCard", &house.program(&ada, "Another").get("/api/me"));
    add("ProgramList", &ada.get("/api/me/programs"));
    add("Signing", &ada.put("/api/me/webhook", json!({ "url": "https://example.org/hook" })));
    add("MyCard", &ada.get("/api/me"));

    let made = ada.new_table(json!({ "players": 3 }), None);
    add("TableAnswer", &made);
    let table = made.table();
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    add("TableAnswer", &house.nobody().get(&at("")));
    add("TableList", &ada.get("/api/tables"));
    add("TableAnswer", &ada.put(&at("/seats/2"), json!({ "bot": "master" })));
    add("TableAnswer", &bruno.post(&at("/join"), json!({})));
    for player in [&ada, &bruno] {
        let (mut socket, _) = player.sit_at(&table);
        socket.nonce(&"1".repeat(64));
    }
    add("TableAnswer", &ada.get(&at("")));
    add("TableList", &ada.get("/api/me/tables"));
    add("TableList", &bruno.get("/api/me/tables"));
    add("Note", &ada.get(&at("/note")));
    add("Link", &bruno.post(&at("/seats/1/link"), json!({})));
    add("TableAnswer", &bruno.post(&at("/leave"), json!({})));

    let over = finished_game(&ada, json!({ "players": 3 }));
    add("TableAnswer", &ada.get(&format!("/api/tables/{over}")));
    add("Scenario", &ada.get(&format!("/api/games/{over}/truth")));
    add("Knowledge", &ada.get(&format!("/api/games/{over}/knowledge")));
    add("Beliefs", &ada.get(&format!("/api/games/{over}/beliefs?as=all")));
    add("Beliefs", &ada.get(&format!("/api/games/{over}/beliefs?as=spectator")));
    add("Verification", &ada.get(&format!("/api/games/{over}/verification")));
    add("TableAnswer", &ada.post(&format!("/api/games/{over}/branch"), json!({ "at": 9, "seat": 0 })));
    add("TableList", &ada.get("/api/games"));
    add("PlayerCard", &ada.get(&format!("/api/players/{}", ada.id)));
    add("History", &ada.get(&format!("/api/players/{}/games", ada.id)));
    add("Leaders", &ada.get("/api/leaders"));
    add("LessonList", &ada.get("/api/lessons"));
    add("LessonNow", &ada.post("/api/lessons/wolf", json!({})));

    add("Profile", &ada.get(&format!("/api/players/{}/profile", ada.id)));
    add("MyGames", &ada.get("/api/me/games?state=live"));
    add("MyGames", &ada.get("/api/me/games"));

    let analysed = ada.get(&format!("/api/games/{over}/analysis?at=9")).text;
    assert!(analysed.lines().count() > 1, "{analysed}");
    for line in analysed.lines() {
        samples.add("AnalysisLine", &serde_json::from_str(line).expect("JSON"));
    }

    // What the requests above hold, and what they may hold besides.
    for (name, body) in [
        ("NewIdentity", json!({ "name": "Carla" })),
        ("MeChanges", json!({ "name": "Ada" })),
        ("MeChanges", json!({ "passphrase": null, "proof": "eight letters" })),
        ("NewRecovery", json!({ "proof": "eight letters" })),
        ("DeleteAccount", json!({ "name": "Ada" })),
        ("DeleteAccount", json!({ "name": "Ada", "proof": "eight letters" })),
        ("Proof", json!({ "recovery": "code" })),
        ("Proof", json!({ "player": "0000000000000", "passphrase": "eight letters" })),
        ("NewProgram", json!({ "name": "Automaton" })),
        ("NewWebhook", json!({ "url": "https://example.org/hook" })),
        ("NewTable", json!({ "options": { "players": 3 } })),
        (
            "NewTable",
            json!({ "options": { "players": 3, "rated": true }, "seats": ["me", "open", "master"] }),
        ),
        ("Joining", json!({})),
        ("Joining", json!({ "seat": 1, "invitation": "token", "nonce": "0" })),
        ("Starting", json!({})),
        ("Starting", json!({ "level": "apprentice" })),
        ("NewBot", json!({ "bot": "inspector" })),
        ("TakingOver", json!({ "link": "token" })),
        ("SeatRequest", json!({})),
        ("SeatRequest", json!({ "invitation": "token" })),
        ("SeatGift", json!({ "to": "0000000000000" })),
        ("Note", json!({ "text": "It was Snowy.", "version": "0".repeat(64) })),
        (
            "LessonPlay",
            json!({ "did": ["go_on"], "try": [{ "do": "turn", "teeth": 2 }], "ask": { "id": 1 } }),
        ),
        ("NewBranch", json!({ "at": 57, "seat": 2, "level": "master" })),
        ("NewBranch", json!({ "at": 57, "seat": 2, "link": "token" })),
    ] {
        samples.add(name, &body);
    }
    samples.must_hold("answers");
}
