//! Rewrites messages of the TOML parser for authors of packs.

/// The longest quotation of the file in a message.
const LONGEST: usize = 60;

/// The message in plain words, with what to do.
pub(super) fn plain(message: &str) -> String {
    let rewritten = None
        .or_else(|| missing_key(message))
        .or_else(|| unknown(message, "unknown field ", "key"))
        .or_else(|| unknown(message, "unknown variant ", "word"))
        .or_else(|| wrong_type(message))
        .or_else(|| known(message));
    let text = rewritten.unwrap_or_else(|| match message.contains("; ") {
        true => message.to_owned(), // a sentence of our own, advice and all
        false => format!("{message}; correct the TOML here"),
    });
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn missing_key(message: &str) -> Option<String> {
    let key = message.strip_prefix("missing field ")?;
    Some(format!("the key {key} is missing; add it"))
}

fn unknown(message: &str, opening: &str, what: &str) -> Option<String> {
    let (word, choices) = message.strip_prefix(opening)?.rsplit_once(", expected ")?;
    Some(format!("unknown {what} {}; use {choices}", short(word)))
}

fn wrong_type(message: &str) -> Option<String> {
    let (found, expected) = ["invalid type: ", "invalid value: "]
        .into_iter()
        .find_map(|opening| message.strip_prefix(opening))?
        .rsplit_once(", expected ")?;
    let found = match found.trim_end_matches(" as i128").trim_end_matches(" as u128") {
        "map" => "a table",
        "sequence" => "a list",
        other => other,
    };
    let expected = match expected {
        "i64" | "u8" | "u16" | "u32" => "a whole number",
        "f32" | "f64" => "a number",
        "a string" => "a text in quotes",
        "a boolean" => "true or false",
        "a sequence" => "a list in [ ]",
        "a map" => "a table",
        other if other.starts_with("struct ") => "a table",
        other => other,
    };
    Some(format!("found {}; write {expected}", short(found)))
}

fn known(message: &str) -> Option<String> {
    let plain = match message {
        "duplicate key" => "this key is here twice; take one of the two out",
        "wanted string or table" => "this is no word; write one in quotes",
        "recursion limit" | "cannot recurse further; max recursion depth met" => {
            "tables or lists are nested too deeply here; no key of a pack needs that"
        }
        _ if message.starts_with("invalid boolean") => {
            "this is no value; write words in quotes, and numbers without"
        }
        _ => return None,
    };
    Some(plain.to_owned())
}

fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
