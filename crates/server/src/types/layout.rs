//! A declaration laid out for readers: what fits stays on its line; what does not is broken at its outermost alternatives
//! or fields.

const WIDTH: usize = 110;

/// A declaration on lines of a readable length.
pub(super) fn lay_out(declaration: &str) -> String {
    let flat = one_line(declaration);
    let (docs, rest) = match flat.split_once("*/ ") {
        Some((docs, rest)) if docs.starts_with("/**") => (format!("{docs}*/\n"), rest),
        _ => (String::new(), flat.as_str()),
    };
    let (name, shape) = rest.trim_end_matches(';').split_once(" = ").unwrap_or((rest, ""));
    let shape = broken(shape, name.len() + 3, 0);
    let gap = if shape.starts_with('\n') { "" } else { " " };
    format!("{docs}{name} ={gap}{shape};\n")
}

/// The same on one line, with comments of one line.
fn one_line(text: &str) -> String {
    let mut words = Vec::new();
    let mut in_comment = false;
    for word in text.split_whitespace() {
        match word {
            "/**" => in_comment = true,
            "*/" => in_comment = false,
            "*" if in_comment => continue,
            _ => {}
        }
        // Names of fields need no quotes.
        match word.strip_prefix('"').and_then(|rest| rest.strip_suffix("\":")) {
            Some(name) if !in_comment => words.push(format!("{name}:")),
            _ => words.push(word.to_owned()),
        }
    }
    words.join(" ").replace(", }", " }").replace("{ }", "{}")
}

/// The shape after `used` columns of a line that is indented by `indent`.
fn broken(shape: &str, used: usize, indent: usize) -> String {
    let shape = shape.trim();
    if used + shape.len() < WIDTH && !shape.contains("/**") {
        return shape.to_owned();
    }
    let inner = " ".repeat(indent + 2);
    let alternatives = parts(shape, " | ");
    if alternatives.len() > 1 {
        let lines =
            alternatives.iter().map(|one| format!("\n{inner}| {}", broken(one, indent + 4, indent + 4)));
        return lines.collect();
    }
    let together = parts(shape, " & ");
    if together.len() > 1 {
        let all: Vec<String> = together.iter().map(|one| broken(one, used, indent)).collect();
        return all.join(" & ");
    }
    let between = |open, close| shape.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    if let Some(inside) = between("(", ")") {
        return format!("({}\n{})", broken(inside, used, indent), " ".repeat(indent));
    }
    let Some(fields) = between("{", "}") else { return shape.to_owned() };
    let mut text = String::from("{");
    for field in parts(fields.trim(), ", ") {
        let (docs, field) = match field.split_once("*/ ") {
            Some((docs, rest)) if docs.starts_with("/**") => (format!("\n{inner}{docs}*/"), rest),
            _ => (String::new(), field),
        };
        let (name, of) = field.split_once(": ").unwrap_or((field, ""));
        let of = broken(of, indent + name.len() + 4, indent + 2);
        let gap = if of.starts_with('\n') { "" } else { " " };
        text.push_str(&format!("{docs}\n{inner}{name}:{gap}{of};"));
    }
    format!("{text}\n{}}}", " ".repeat(indent))
}

/// The text cut where the separator stands outside all brackets, strings and comments.
fn parts<'a>(text: &'a str, separator: &str) -> Vec<&'a str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0u32);
    let (mut quoted, mut in_comment) = (false, false);
    for (at, letter) in text.char_indices() {
        let rest = &text[at..];
        match letter {
            _ if in_comment => in_comment = !rest.starts_with("*/"),
            _ if rest.starts_with("/**") => in_comment = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 && rest.starts_with(separator) => {
                parts.push(&text[start..at]);
                start = at + separator.len();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_stays_on_its_line() {
        let text = "/**\n * A side.\n */\nexport type Side = \"north\" | \"east\";";
        assert_eq!(lay_out(text), "/** A side. */\nexport type Side = \"north\" | \"east\";\n");
    }

    #[test]
    fn what_is_long_or_explained_is_broken_at_its_fields_and_alternatives() {
        let text = "export type It = { \"is\": \"this\", \n/**\n * Why, or | not.\n */\nwhy: string, } | { \"is\": \"that\", };";
        let wanted = "\
export type It =
  | {
      is: \"this\";
      /** Why, or | not. */
      why: string;
    }
  | { is: \"that\" };
";
        assert_eq!(lay_out(text), wanted);
    }
}
