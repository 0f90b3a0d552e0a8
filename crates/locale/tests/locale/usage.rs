//! Every message is used by the program or by the page, and every key they use has a message: keys that are written out, and
//! keys put together from a value.

use crate::every_message::TABLE_REFUSALS;
use crate::languages::{files, read, root};
use armonium_bots::{BotKind, Level};
use armonium_locale::Language;
use armonium_pack::Pack;
use armonium_rules::samples;
use armonium_rules::{Activity, Character, EventCard, Machine, Power, Role, Side};
use armonium_table::Phrase;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// The files with messages that the page shows; it shows no message of the others.
fn is_for_page(file: &str) -> bool {
    !["previews.ftl", "terminal.ftl", "thoughts.ftl"].contains(&file)
}

/// The texts of all sources below a folder with one of these endings, without tests.
fn sources(folder: &Path, endings: &[&str]) -> Vec<String> {
    fn collect(folder: &Path, endings: &[&str], found: &mut Vec<String>) {
        let entries =
            std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() {
                collect(&path, endings, found);
            } else if endings.iter().any(|ending| name.ends_with(ending)) && !name.contains(".test.") {
                found.push(read(&path));
            }
        }
    }
    let mut found = Vec::new();
    collect(folder, endings, &mut found);
    found
}

/// The string literals of a Rust source, outside comments and test modules.
fn rust_literals(source: &str) -> BTreeSet<String> {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let mut found = BTreeSet::new();
    let mut rest = source;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        rest = &rest[at..];
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\'") {
            3
        } else if let Some(text) = rest.strip_prefix('"') {
            let end = end_of_literal(text);
            found.insert(text[..end].to_owned());
            end + 2
        } else {
            1
        };
        rest = &rest[skipped.min(rest.len())..];
    }
    found
}

/// The byte of the quote that ends a literal.
fn end_of_literal(text: &str) -> usize {
    let mut is_escaped = false;
    let ends = |c: char| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    };
    text.find(ends).unwrap_or(text.len().saturating_sub(1))
}

/// The name of a value in JSON: of `"swap"`, and of `{"ride": "train"}`.
fn code(value: impl Serialize) -> String {
    match serde_json::to_value(value).expect("JSON") {
        Value::String(name) => name,
        Value::Object(fields) => fields.keys().next().expect("a field").clone(),
        other => panic!("{other} has no name"),
    }
}

/// The field of a value in JSON that names its variant, with hyphens as in keys.
fn tag(value: impl Serialize, field: &str) -> String {
    let value = serde_json::to_value(value).expect("JSON");
    value[field].as_str().expect("a tag").replace('_', "-")
}

/// Keys put together from a value of the game: head, values, tail. A value without a message fails the test below, so a new
/// Item, level or refusal needs its words.
fn families() -> Vec<(&'static str, Vec<String>, &'static str)> {
    let content = &Pack::turin().content;
    let codes = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
    let characters: Vec<String> = Character::ALL.map(code).into();
    let machines: Vec<String> = Machine::ALL.map(code).into();
    let activities: Vec<String> = Activity::ALL.map(code).into();
    let sides: Vec<String> = Side::ALL.map(code).into();
    let powers: Vec<String> = Power::ALL.map(code).into();
    let roles: Vec<String> = Role::ALL.map(code).into();
    let cards: Vec<String> = EventCard::ALL.map(|card| (card.index() + 1).to_string()).into();
    let levels: Vec<String> = Level::ALL.map(|level| level.name().to_owned()).into();
    let bots: Vec<String> = BotKind::ALL.map(|kind| kind.name().to_owned()).into();
    // Every pack has every Item, and Location Tiles.
    let faces = content.tiles().iter().map(|tile| serde_json::to_value(tile.face).expect("JSON"));
    let tiles: BTreeSet<String> = faces
        .map(|face| match face.get("item") {
            Some(item) => code(item),
            None => "location".to_owned(),
        })
        .collect();
    let tiles: Vec<String> = tiles.into_iter().collect();
    let refusals = TABLE_REFUSALS.iter().map(|refusal| {
        let code = refusal.code();
        code.strip_prefix("table_").unwrap_or(code).replace('_', "-")
    });
    let asks = samples::asks().into_iter().map(|ask| code(ask).replace('_', "-"));
    let mut asks: BTreeSet<String> = asks.collect();
    // Asked with its action: `ask-act`.
    asks.insert("act".to_owned());
    let split: [&str; 2] = ["turn", "investigate"];
    let actions = samples::actions(content).into_iter().map(|action| tag(action, "do"));
    let actions: BTreeSet<String> = actions.filter(|action| !split.contains(&action.as_str())).collect();
    vec![
        ("character-", characters.clone(), ""),
        ("ability-", characters, ""),
        ("machine-", machines, ""),
        ("activity-", activities.clone(), ""),
        ("favour-", activities, ""),
        ("side-", sides.clone(), ""),
        ("city-side-", sides.clone(), ""),
        ("city-area-", sides, ""),
        ("power-", powers.clone(), ""),
        ("hand-power-", powers.clone(), ""),
        ("hand-power-", powers, "-text"),
        ("role-", roles.clone(), ""),
        ("hand-role-", roles.clone(), ""),
        ("role-card-", roles, "-means"),
        ("event-card-", cards, ""),
        ("level-", bots.clone(), ""),
        ("level-", bots, "-about"),
        ("level-name-", levels.clone(), ""),
        ("level-about-", levels, ""),
        ("hand-tile-", tiles.clone(), ""),
        ("help-tile-", tiles.clone(), ""),
        ("help-tile-", tiles, "-title"),
        ("table-", refusals.collect(), ""),
        ("phrase-", Phrase::ALL.iter().map(|phrase| phrase.code().replace('_', "-")).collect(), ""),
        ("ask-", asks.into_iter().collect(), ""),
        ("do-", actions.into_iter().collect(), ""),
        ("do-turn", codes(&["", "-back"]), ""),
        ("do-investigate-", codes(&["hand", "deck"]), ""),
        ("puzzle-grade-", (1..=5).map(|grade| grade.to_string()).collect(), ""),
        ("puzzle-name-", (0..10).map(|number| number.to_string()).collect(), ""),
    ]
}

/// Keys that the page puts together, such as `prompt-step-${step}`: head and tail.
fn page_families(page: &str) -> BTreeSet<(&str, &str)> {
    let templates = page.split('`').skip(1).filter_map(|rest| rest.split('\n').next());
    templates
        .filter_map(|key| {
            let (head, tail) = (key.split("${").next()?, key.rsplit('}').next()?);
            (key.contains("${") && head.ends_with('-') && head.len() > 1).then_some((head, tail))
        })
        .collect()
}

fn keys(text: &str) -> impl Iterator<Item = &str> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    text.lines().filter(is_key).filter_map(|line| line.split_once(" =")).map(|(key, _)| key)
}

#[test]
fn every_message_is_used() {
    let page = sources(&root().join("web/src"), &[".ts", ".svelte"]).join("\n");
    let page_families = page_families(&page);
    let literals: BTreeSet<String> =
        sources(&root().join("crates"), &[".rs"]).iter().flat_map(|source| rust_literals(source)).collect();
    let families = families();
    // Of a family that is declared above, only the declared values count.
    let is_open = |family: &(&str, &str)| !families.iter().any(|(head, _, tail)| *family == (*head, *tail));
    let page_families: BTreeSet<_> = page_families.into_iter().filter(is_open).collect();
    let mut unused = Vec::new();
    for (file, text) in files(Language::English) {
        for key in keys(&text) {
            let in_page = || {
                ["'", "\"", "`"].iter().any(|quote| page.contains(&format!("{quote}{key}{quote}")))
                    || page_families.iter().any(|(head, tail)| key.starts_with(head) && key.ends_with(tail))
            };
            let in_family = || {
                families.iter().any(|(head, values, tail)| {
                    let value = key.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail));
                    value.is_some_and(|value| values.iter().any(|one| one == value))
                })
            };
            // A message of a puzzle names its message without the head.
            let in_puzzle = || key.strip_prefix("puzzle-").is_some_and(|message| literals.contains(message));
            let is_used =
                literals.contains(key) || in_family() || in_puzzle() || is_for_page(&file) && in_page();
            if !is_used {
                unused.push(format!("{file}: {key}"));
            }
        }
    }
    assert!(unused.is_empty(), "nothing uses\n{}", unused.join("\n"));
}

#[test]
fn every_key_put_together_from_a_value_of_the_game_has_a_message() {
    let files = files(Language::English);
    let known: BTreeSet<&str> = files.values().flat_map(|text| keys(text)).collect();
    let wanted = families().into_iter().flat_map(|(head, values, tail)| {
        values.into_iter().map(move |value| format!("{head}{value}{tail}")).collect::<Vec<_>>()
    });
    let missing: Vec<String> = wanted.filter(|key| !known.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "there is no message for {missing:?}");
}

#[test]
fn every_key_that_is_written_out_has_a_message() {
    let files = files(Language::English);
    let known: BTreeSet<&str> = files.values().flat_map(|text| keys(text)).collect();
    let is_key = |key: &&str| {
        let is_part = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
        key.contains('-') && key.bytes().all(is_part) && !key.ends_with('-')
    };
    let page = sources(&root().join("web/src"), &[".ts", ".svelte"]).join("\n");
    let rust = sources(&root().join("crates"), &[".rs"]).join("\n");
    let calls = |text: &str, open: &str, close: char| -> Vec<String> {
        // `t('key')` is a call, `get('content-type')` is another one.
        let is_call = |at: usize| !text[..at].ends_with(|c: char| c.is_alphanumeric() || "._".contains(c));
        let starts = text.match_indices(open).filter(|(at, _)| open.starts_with('.') || is_call(*at));
        let found = starts.filter_map(|(at, _)| text[at + open.len()..].split(close).next());
        found.filter(is_key).map(str::to_owned).collect()
    };
    let mut asked: BTreeSet<String> = BTreeSet::new();
    for open in ["t('", "say('"] {
        asked.extend(calls(&page, open, '\''));
    }
    for open in [".message(\"", ".sentence(\"", ".plain(\"", "say(\"", "by(\""] {
        asked.extend(calls(&rust, open, '"'));
    }
    let missing: Vec<&String> = asked.iter().filter(|key| !known.contains(key.as_str())).collect();
    assert!(asked.len() > 500, "{} keys", asked.len());
    assert!(missing.is_empty(), "there is no message for {missing:?}");
}
