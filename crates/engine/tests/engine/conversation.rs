//! The example in `docs/engine.md`, replayed byte for byte. `UPDATE_DOCS=1 cargo test -p armonium-engine` writes it anew.

use crate::support::{content, options, random_game};
use armonium_engine::{Code, Engine};
use armonium_rules::{Scenario, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");
const IMPORT: &str = "> {\"id\":19,\"cmd\":\"import\",\"game\":\"again\",\"file\":";

fn page() -> String {
    std::fs::read_to_string(Path::new(PAGE)).expect("docs/engine.md")
}

/// The page with every reply as the engine gives it now.
fn answered(page: &str) -> String {
    let mut engine = Engine::default();
    let (mut text, mut inside, mut greeted) = (String::new(), false, false);
    let mut exported = String::new();
    for line in page.lines() {
        match line {
            "```conversation" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        if inside && line.starts_with('<') {
            if !std::mem::replace(&mut greeted, true) {
                text.push_str(&format!("< {}\n", engine.greeting()));
            }
            continue;
        }
        let request = match inside && line.starts_with(IMPORT) {
            true => format!("{IMPORT}{exported}}}"),
            false => line.to_owned(),
        };
        text.push_str(&request);
        text.push('\n');
        if let (true, Some(request)) = (inside, request.strip_prefix("> ")) {
            let reply = engine.answer(request.as_bytes());
            text.push_str(&format!("< {reply}\n"));
            if let Some((_, file)) = reply.split_once("\"ok\":{\"file\":") {
                exported = file.trim_end_matches('}').to_owned() + "}";
            }
        }
    }
    text
}

#[test]
fn the_conversation_is_as_the_page_says() {
    let page = page();
    let now = answered(&page);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(PAGE, now).expect("docs/engine.md can be written");
        return;
    }
    for (number, (said, now)) in page.lines().zip(now.lines()).enumerate() {
        assert_eq!(said, now, "line {} of docs/engine.md; UPDATE_DOCS=1 writes it anew", number + 1);
    }
    assert_eq!(page, now);
}

#[test]
fn requests_fail_in_the_conversation_only_where_they_are_meant_to() {
    let mut met = BTreeSet::new();
    let mut asked = 0;
    for line in answered(&page()).lines().filter_map(|line| line.strip_prefix("< {")) {
        let reply: Value = serde_json::from_str(&format!("{{{line}")).expect("a reply");
        let meant = reply["id"].as_str().is_some_and(|id| id.starts_with("bad"));
        assert_eq!(reply.get("error").is_some(), meant, "{reply}");
        met.extend(reply["error"]["code"].as_str().map(str::to_owned));
        asked += 1;
    }
    assert!(asked > 25 && met.len() > 5, "{asked} replies, {met:?}");
}

#[test]
fn the_page_lists_every_error_with_its_clause() {
    let page = page();
    let table =
        page.split("\n## Errors\n").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("a table");
    assert_eq!(table.matches("\n| `").count(), Code::ALL.len());
    for code in Code::ALL {
        let (word, clause) = (value(&code), code.clause());
        let row = format!("\n| `{}` | ", word.as_str().unwrap_or_default());
        let cell = table.split(&row).nth(1).and_then(|rest| rest.split(" |").next()).expect("a row");
        let of_rules = ["1.1", "of the rules"].contains(&cell);
        assert!(of_rules || cell.split(' ').next() == Some(clause), "{row}{cell}: {clause}");
        assert!(page.contains(&format!("\n## {clause}. ")), "{clause} is a clause of the page");
    }
}

/// Every field of a view and a position, every event and every action that occurs is on the page.
#[test]
fn the_page_names_whatever_games_show() {
    let page = page();
    let mut words = BTreeSet::new();
    for players in 3..=6 {
        let game = random_game(options(players, 30), 30, 10_000);
        for event in game.events() {
            words.extend(keys(&value(event)));
            words.insert(text(&value(event)["event"]));
        }
        for made in game.moves() {
            words.extend(keys(&value(&made.action)));
            words.insert(text(&value(&made.action)["do"]));
        }
        let view = value(&game.state().view(content(), Viewer::Spectator));
        words.extend(keys(&view));
        words.extend(keys(&view["public"]));
        words.extend(keys(&value(&Scenario::from_state(content(), game.state()))));
    }
    assert!(words.len() > 100, "{}", words.len());
    for word in words {
        assert!(page.contains(&format!("`{word}`")) || page.contains(&format!("{{\"{word}\":")), "{word}");
    }
}

fn value(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("our things can be written")
}

fn keys(object: &Value) -> Vec<String> {
    object.as_object().expect("an object").keys().cloned().collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a word").to_owned()
}
