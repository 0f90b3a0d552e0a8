//! The example in `docs/engine.md`, replayed byte for byte. `UPDATE_DOCS=1 cargo test -p armonium-engine` writes it anew.

use armonium_engine::{Code, Engine};
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
    let mut listed = BTreeSet::new();
    for code in Code::ALL {
        let word = serde_json::to_value(code).expect("a word");
        let row = format!("| `{}` | ", word.as_str().unwrap_or_default());
        let Some(at) = page.find(&row) else { panic!("{row} is missing") };
        let clause = code.clause();
        let cell = page[at + row.len()..].split(" |").next().unwrap_or_default();
        let of_rules = ["1.1", "of the rules"].contains(&cell);
        assert!(of_rules || cell.split(' ').next() == Some(clause), "{row}{cell}: {clause}");
        assert!(page.contains(&format!("\n## {clause}. ")), "{clause} is a clause of the page");
        listed.insert(row);
    }
    assert_eq!(listed.len(), page.matches("| P").count() + 2 - usize::from(page.contains("| P… ")));
}
