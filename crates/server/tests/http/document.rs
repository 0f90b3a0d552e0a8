//! The document that describes the API, and whether it tells the truth.

use super::support::{House, finished_game};
use serde_json::{Value, json};

#[test]
fn the_document_names_every_route_with_its_shapes() {
    let house = House::open();
    let reply = house.nobody().get("/api");
    let document = reply.body;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"), "{}", document["openapi"]);
    let routes = [
        ("post", "/api/me"),
        ("get", "/api/me"),
        ("patch", "/api/me"),
        ("delete", "/api/me"),
        ("get", "/api/me/export"),
        ("get", "/api/me/games"),
        ("post", "/api/me/recovery"),
        ("post", "/api/sign-out/everywhere"),
        ("post", "/api/guests"),
        ("post", "/api/sign-in"),
        ("post", "/api/sign-out"),
        ("get", "/api/me/programs"),
        ("post", "/api/me/programs"),
        ("delete", "/api/me/programs/{player}"),
        ("put", "/api/me/webhook"),
        ("delete", "/api/me/webhook"),
        ("get", "/api/tables"),
        ("post", "/api/tables"),
        ("get", "/api/me/tables"),
        ("get", "/api/tables/{table}"),
        ("post", "/api/tables/{table}/join"),
        ("post", "/api/tables/{table}/leave"),
        ("post", "/api/tables/{table}/start"),
        ("put", "/api/tables/{table}/seats/{seat}"),
        ("delete", "/api/tables/{table}/seats/{seat}"),
        ("post", "/api/tables/{table}/seats/{seat}/link"),
        ("delete", "/api/tables/{table}/seats/{seat}/link"),
        ("post", "/api/tables/{table}/seats/{seat}/take-over"),
        ("post", "/api/tables/{table}/requests"),
        ("delete", "/api/tables/{table}/requests/{player}"),
        ("post", "/api/tables/{table}/seats/{seat}/give"),
        ("post", "/api/tables/{table}/rematch"),
        ("get", "/api/tables/{table}/note"),
        ("put", "/api/tables/{table}/note"),
        ("get", "/api/tables/{table}/socket"),
        ("get", "/api/seeks"),
        ("get", "/api/me/seeks"),
        ("put", "/api/me/seeks/{kind}"),
        ("delete", "/api/me/seeks/{kind}"),
        ("post", "/api/me/seeks/here"),
        ("get", "/api/games"),
        ("get", "/api/games/{table}/file"),
        ("get", "/api/games/{table}/record"),
        ("get", "/api/games/{table}/truth"),
        ("get", "/api/games/{table}/knowledge"),
        ("get", "/api/games/{table}/replay"),
        ("get", "/api/games/{table}/beliefs"),
        ("get", "/api/games/{table}/analysis"),
        ("get", "/api/games/{table}/verification"),
        ("post", "/api/games/{table}/branch"),
        ("post", "/api/games/{table}/link"),
        ("delete", "/api/games/{table}/link"),
        ("get", "/api/players/{player}"),
        ("get", "/api/players/{player}/games"),
        ("get", "/api/players/{player}/profile"),
        ("get", "/api/me/notices"),
        ("put", "/api/me/notices"),
        ("post", "/api/me/looking"),
        ("post", "/api/me/push"),
        ("delete", "/api/me/push"),
        ("put", "/api/me/email"),
        ("delete", "/api/me/email"),
        ("post", "/api/email/confirm"),
        ("get", "/api/email/unsubscribe"),
        ("post", "/api/email/unsubscribe"),
        ("get", "/api/leaders"),
        ("get", "/api/pack"),
        ("get", "/api/lessons"),
        ("post", "/api/lessons/{chapter}"),
        ("get", "/api/packs/{hash}"),
        ("get", "/api/puzzles/next"),
        ("get", "/api/puzzles/today"),
        ("get", "/api/puzzles/{puzzle}"),
        ("post", "/api/puzzles/{puzzle}/answer"),
        ("get", "/api/version"),
        ("get", "/api/health/live"),
        ("get", "/api/health/ready"),
    ];
    let mut ids = Vec::new();
    for (method, path) in routes {
        let operation = &document["paths"][path][method];
        ids.push(operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path}")).to_owned());
        assert!(
            operation["responses"]["default"]["content"]["application/json"].is_object(),
            "{method} {path}"
        );
        if matches!(method, "put" | "patch") {
            assert!(operation["requestBody"].is_object(), "{method} {path}");
        }
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), routes.len(), "every operation has a name of its own");
    let count: usize =
        document["paths"].as_object().unwrap().values().map(|path| path.as_object().unwrap().len()).sum();
    assert_eq!(count, routes.len(), "a route is missing from this list");
    assert!(document["components"]["securitySchemes"]["cookie"].is_object());
    assert!(document["components"]["securitySchemes"]["bearer"].is_object());
    every_reference_leads_somewhere(&document, &document);
}

fn every_reference_leads_somewhere(document: &Value, value: &Value) {
    match value {
        Value::Object(fields) => {
            if let Some(to) = fields.get("$ref").and_then(Value::as_str) {
                assert!(document.pointer(to.trim_start_matches('#')).is_some(), "{to}");
            }
            fields.values().for_each(|field| every_reference_leads_somewhere(document, field));
        }
        Value::Array(items) => items.iter().for_each(|item| every_reference_leads_somewhere(document, item)),
        _ => {}
    }
}

/// What does not fit a schema, if anything.
fn misfit(document: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    if let Some(to) = schema["$ref"].as_str() {
        return misfit(document, document.pointer(to.trim_start_matches('#')).unwrap(), value, at);
    }
    if let Some(choices) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        let wrong: Vec<_> = choices.iter().map(|choice| misfit(document, choice, value, at)).collect();
        return wrong.iter().all(Option::is_some).then(|| format!("{at}: none fits: {wrong:?}"));
    }
    if let Some(all) = schema["allOf"].as_array() {
        // The parts of one object: each knows some of its fields.
        let mut whole = json!({ "type": "object", "properties": {}, "required": [] });
        for part in all {
            let part = part["$ref"]
                .as_str()
                .map_or(part, |to| document.pointer(to.trim_start_matches('#')).unwrap());
            whole["properties"]
                .as_object_mut()
                .unwrap()
                .extend(part["properties"].as_object().unwrap().clone());
            let required = part["required"].as_array().cloned().unwrap_or_default();
            whole["required"].as_array_mut().unwrap().extend(required);
        }
        return misfit(document, &whole, value, at);
    }
    if let Some(names) = schema["enum"].as_array() {
        return (!names.contains(value)).then(|| format!("{at}: {value} is none of {names:?}"));
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let named = |name: &Value| name == kind || (name == "number" && kind == "integer");
    let kinds = &schema["type"];
    if !(kinds.is_null() || named(kinds) || kinds.as_array().is_some_and(|all| all.iter().any(named))) {
        return Some(format!("{at}: {value} is no {kinds}"));
    }
    match (value, schema["properties"].as_object()) {
        (Value::Array(items), _) => {
            items.iter().find_map(|item| misfit(document, &schema["items"], item, &format!("{at}[]")))
        }
        (Value::Object(fields), Some(properties)) => {
            let required = schema["required"].as_array().cloned().unwrap_or_default();
            let missing = required.iter().find(|name| !fields.contains_key(name.as_str().unwrap()));
            missing.map(|name| format!("{at}: {name} is missing")).or_else(|| {
                fields.iter().find_map(|(name, field)| match properties.get(name) {
                    None => Some(format!("{at}: {name} is not described")),
                    Some(schema) => misfit(document, schema, field, &format!("{at}.{name}")),
                })
            })
        }
        _ => None,
    }
}

#[test]
fn every_answer_has_the_shape_that_the_document_describes() {
    let house = House::for_games();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let document = ada.get("/api").body;
    let fits = |method: &str, route: &str, reply: &super::support::Reply| {
        let responses = &document["paths"][route][method]["responses"];
        let response = responses.get(reply.status.to_string()).unwrap_or(&responses["default"]);
        let schema = &response["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{method} {route} {}", reply.status);
        let wrong = misfit(&document, schema, &reply.body, "");
        assert_eq!(wrong, None, "{method} {route} {}", reply.body);
    };
    fits("post", "/api/me", &house.nobody().post("/api/me", json!({ "name": "Cid" })));
    fits("post", "/api/me", &house.nobody().post("/api/me", json!({ "name": "" })));
    fits("get", "/api/me", &ada.get("/api/me"));
    fits("patch", "/api/me", &ada.patch("/api/me", json!({ "name": "Ada L" })));
    fits("post", "/api/me/recovery", &ada.post("/api/me/recovery", json!({ "proof": ada.recovery })));
    fits("post", "/api/sign-in", &house.nobody().post("/api/sign-in", json!({ "recovery": bob.recovery })));
    fits("post", "/api/guests", &ada.post("/api/guests", json!({ "name": "Chloé" })));
    fits("post", "/api/me/programs", &ada.post("/api/me/programs", json!({ "name": "Engine" })));
    fits("get", "/api/me/programs", &ada.get("/api/me/programs"));
    fits("put", "/api/me/webhook", &ada.put("/api/me/webhook", json!({ "url": "https://bot.example/" })));
    fits("get", "/api/me/notices", &ada.get("/api/me/notices"));
    let rules = json!({ "language": "it", "zone": "Europe/Rome", "only_turns": true, "not_while_looking": true,
        "quiet": { "from": 1320, "to": 480 }, "digest": 1080 });
    assert_eq!(ada.put("/api/me/notices", rules).status, 204);
    fits("get", "/api/me/notices", &ada.get("/api/me/notices"));
    fits("post", "/api/me/looking", &ada.post("/api/me/looking", json!({})));
    let email = json!({ "address": "ada@example.com", "language": "en" });
    fits("put", "/api/me/email", &ada.put("/api/me/email", email));
    let token = json!({ "token": "1.2.3" });
    fits("post", "/api/email/confirm", &house.nobody().post("/api/email/confirm", token));
    let clock = json!({ "kind": "correspondence", "hours": 24, "sleep": { "from": 0, "to": 60 } });
    let options = json!({ "players": 3, "clock": clock });
    let made = ada.new_table(options, Some(json!(["me", "open", "apprentice"])));
    fits("post", "/api/tables", &made);
    let table = made.table();
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    fits("get", "/api/tables/{table}", &bob.get(&at("")));
    fits("get", "/api/tables", &ada.get("/api/tables"));
    fits("put", "/api/tables/{table}/seats/{seat}", &ada.put(&at("/seats/1"), json!({ "bot": "master" })));
    fits("delete", "/api/tables/{table}/seats/{seat}", &ada.delete(&at("/seats/1")));
    fits("post", "/api/tables/{table}/join", &bob.post(&at("/join"), json!({})));
    fits("post", "/api/tables/{table}/start", &ada.post(&at("/start"), json!({})));
    for player in [&ada, &bob] {
        player.sit_at(&table).0.nonce(&"22".repeat(32));
    }
    fits("get", "/api/me/tables", &ada.get("/api/me/tables"));
    fits("get", "/api/tables/{table}/note", &ada.get(&at("/note")));
    fits("post", "/api/tables/{table}/seats/{seat}/link", &ada.post(&at("/seats/0/link"), json!({})));
    fits("post", "/api/tables/{table}/leave", &bob.post(&at("/leave"), json!({})));
    fits("post", "/api/tables/{table}/leave", &ada.post(&at("/leave"), json!({})));
    fits("post", "/api/tables/{table}/rematch", &ada.post(&at("/rematch"), json!({})));
    let over = finished_game(&ada, json!({ "players": 3 }));
    fits("get", "/api/games", &ada.get("/api/games"));
    let path = format!("/api/games/{over}/knowledge");
    fits("get", "/api/games/{table}/knowledge", &ada.get(&path));
    let again = |what: &str| ada.get(&format!("/api/games/{over}/{what}"));
    fits("get", "/api/games/{table}/beliefs", &again("beliefs?as=all"));
    fits("get", "/api/games/{table}/beliefs", &again("beliefs?as=0"));
    fits("get", "/api/games/{table}/verification", &again("verification"));
    let wanted = json!({ "at": 20, "seat": 1, "level": "apprentice" });
    let branch = ada.post(&format!("/api/games/{over}/branch"), wanted);
    fits("post", "/api/games/{table}/branch", &branch);
    fits("get", "/api/tables/{table}", &ada.get(&format!("/api/tables/{}", branch.table())));
    fits("get", "/api/players/{player}", &bob.get(&format!("/api/players/{}", ada.id)));
    fits("get", "/api/players/{player}/games", &bob.get(&format!("/api/players/{}/games", ada.id)));
    let path = format!("/api/players/{}/profile", ada.id);
    fits("get", "/api/players/{player}/profile", &bob.get(&path));
    let own = super::profiles::played(json!({ "players": 3 }), &[&ada], 1);
    let games = ada.get("/api/me/games");
    assert_eq!(games.body["games"][0]["id"], json!(own));
    fits("get", "/api/me/games", &games);
    fits("get", "/api/me/games", &bob.get("/api/me/games?state=live"));
    fits("get", "/api/players/{player}/profile", &ada.get(&path));
    fits("get", "/api/players/{player}/games", &ada.get(&format!("/api/players/{}/games", ada.id)));
    let unsure = json!({ "name": "another name" }).to_string();
    let unsure = bob.ask("DELETE", "/api/me", Some(("application/json", unsure.as_bytes())));
    fits("delete", "/api/me", &unsure);
    for (kind, players) in [("days", 3), ("live", 4)] {
        let wanted = json!({ "players": [players], "languages": ["fr"], "experience": "beginners" });
        fits("put", "/api/me/seeks/{kind}", &ada.put(&format!("/api/me/seeks/{kind}"), wanted));
    }
    fits("get", "/api/seeks", &bob.get("/api/seeks"));
    fits("get", "/api/me/seeks", &ada.get("/api/me/seeks"));
    fits("post", "/api/me/seeks/here", &ada.post("/api/me/seeks/here", json!({ "here": true })));
    fits("delete", "/api/me/seeks/{kind}", &ada.delete("/api/me/seeks/live"));
    fits("put", "/api/me/seeks/{kind}", &ada.put("/api/me/seeks/live", json!({ "players": [9] })));
    fits("get", "/api/leaders", &bob.get("/api/leaders"));
    fits("get", "/api/version", &bob.get("/api/version"));
    fits("get", "/api/lessons", &bob.get("/api/lessons"));
    fits("post", "/api/lessons/{chapter}", &bob.post("/api/lessons/gears", json!({})));
    fits("post", "/api/lessons/{chapter}", &bob.post("/api/lessons/nowhere", json!({})));
    fits("get", "/api/health/ready", &bob.get("/api/health/ready"));
}
