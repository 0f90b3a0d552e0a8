//! What the TOML reader complains about, in words for people who write packs.

/// Says the reader's message plainly, and what to do.
pub(super) fn plain(message: &str) -> String {
    let rewritten = None
        .or_else(|| missing_key(message))
        .or_else(|| unknown(message, "unknown field ", "key"))
        .or_else(|| unknown(message, "unknown variant ", "word"))
        .or_else(|| wrong_type(message));
    rewritten.unwrap_or_else(|| format!("{}; correct the TOML here", message.replace(['\n', '\r'], " ")))
}

fn missing_key(message: &str) -> Option<String> {
    let key = message.strip_prefix("missing field ")?;
    Some(format!("the key {key} is missing; add it"))
}

fn unknown(message: &str, opening: &str, what: &str) -> Option<String> {
    let (word, expected) = message.strip_prefix(opening)?.split_once(", ")?;
    let advice = match expected.strip_prefix("expected ") {
        Some(choices) => format!("use {choices}"),
        None => "take it out".to_owned(),
    };
    Some(format!("unknown {what} {word}; {advice}"))
}

fn wrong_type(message: &str) -> Option<String> {
    let (found, expected) = ["invalid type: ", "invalid value: "]
        .into_iter()
        .find_map(|opening| message.strip_prefix(opening))?
        .rsplit_once(", expected ")?;
    let expected = match expected {
        "i64" | "u8" | "u16" | "u32" => "a whole number",
        "f32" | "f64" => "a number",
        "a sequence" => "a list in [ ]",
        "a map" => "a table",
        "string or table" => "a word in quotes",
        other if other.starts_with("struct ") => "a table",
        other if other.starts_with("enum ") => "a word in quotes",
        other => other,
    };
    Some(format!("found {found}; write {expected}"))
}
