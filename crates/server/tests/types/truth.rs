//! What holds samples of JSON against the types. Each sample becomes a statement in TypeScript, which does not compile if a
//! field is missing, is of another type, or is not in the type.

use serde_json::Value;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Fields that tell what a thing is, wherever it lies.
const TAGS: [&str; 9] = ["type", "event", "do", "news", "refusal", "code", "how", "viewer", "chairs"];

/// Lists up to this length may be of a fixed length, and stay whole.
const FEW: usize = 4;

/// Samples of JSON, each said to be of a type. What shows nothing new is left out: whole samples, and items of long lists.
#[derive(Default)]
pub struct Samples {
    statements: Vec<String>,
    /// What was met at each place.
    met: HashMap<String, HashSet<String>>,
}

impl Samples {
    /// Adds a sample.
    pub fn add(&mut self, name: &str, value: &Value) {
        let mut value = value.clone();
        if self.note(&mut name.to_owned(), &mut value) {
            self.statements.push(format!("({value}) satisfies wire.{name};"));
        }
    }

    /// Notes what is at a place: words as they are, everything else by its kind. Was there anything new?
    fn note(&mut self, place: &mut String, value: &mut Value) -> bool {
        let is_word = |text: &str| text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        match value {
            Value::Null => self.meet(place, "null"),
            Value::Bool(_) => self.meet(place, "bool"),
            Value::Number(_) => self.meet(place, "number"),
            Value::String(text) if is_word(text) => self.meet(place, text),
            Value::String(_) => self.meet(place, "text"),
            Value::Array(items) => {
                let mut new = self.meet(place, if items.is_empty() { "nothing" } else { "list" });
                let whole = items.len() <= FEW;
                let mut first = true;
                items.retain_mut(|item| {
                    let is_new = self.below(place, "[]", item);
                    new |= is_new;
                    is_new || whole || std::mem::take(&mut first)
                });
                new
            }
            Value::Object(fields) => {
                let names = fields.keys().map(String::as_str).collect::<Vec<_>>().join(" ");
                // The Event Card of a position is no tag.
                let mut tags = TAGS.iter().filter(|tag| **tag != "event" || !fields.contains_key("options"));
                let tag = tags.find_map(|tag| Some((*tag, fields.get(*tag)?)));
                let mut tagged = match tag {
                    Some((tag, Value::String(which))) => Some(format!("{tag} {which}")),
                    Some((tag, _)) => Some(tag.to_owned()),
                    None => None,
                };
                let place = tagged.as_mut().unwrap_or(place);
                let mut new = self.meet(place, &names);
                for (name, field) in fields {
                    new |= self.below(place, &format!(".{name}"), field);
                }
                new
            }
        }
    }

    /// Notes what is at a place below another.
    fn below(&mut self, place: &mut String, step: &str, value: &mut Value) -> bool {
        let length = place.len();
        place.push_str(step);
        let new = self.note(place, value);
        place.truncate(length);
        new
    }

    /// Is this new at this place?
    fn meet(&mut self, place: &str, what: &str) -> bool {
        match self.met.get_mut(place) {
            Some(met) => !met.contains(what) && met.insert(what.to_owned()),
            None => self.met.entry(place.to_owned()).or_default().insert(what.to_owned()),
        }
    }

    /// Was every alternative of a type of tagged things met?
    pub fn must_cover(&self, name: &str, tag: &str) {
        let types = armonium_server::types();
        let begin = types.find(&format!("export type {name} =")).unwrap();
        let declaration = &types[begin..];
        let declaration = &declaration[..declaration.find(";\n\n").unwrap_or(declaration.len())];
        let before = format!("{tag}: \"");
        let rest = declaration.split(&before).skip(1);
        let all: BTreeSet<&str> = rest.map(|rest| rest.split('"').next().unwrap()).collect();
        assert!(!all.is_empty(), "{name} has no {tag}");
        let place = format!(".{tag}");
        let met = self.met.iter().filter(|(at, _)| at.ends_with(&place)).flat_map(|(_, met)| met);
        let met: BTreeSet<&str> = met.map(String::as_str).collect();
        let missing: Vec<_> = all.difference(&met).collect();
        assert!(missing.is_empty(), "no sample of {name}: {missing:?}");
    }

    /// Lets TypeScript check all samples.
    pub fn must_hold(&self, title: &str) {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let tsc = web.join("node_modules/typescript/bin/tsc");
        assert!(tsc.is_file(), "the packages of the page are missing: `cargo xtask test` installs them");
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(title);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("types.ts"), armonium_server::types()).unwrap();
        let text = format!("import type * as wire from './types';\n{}\n", self.statements.join("\n"));
        std::fs::write(folder.join("samples.ts"), text).unwrap();
        let output = Command::new("node")
            .arg(tsc)
            .args(["--ignoreConfig", "--noEmit", "--strict", "--exactOptionalPropertyTypes"])
            .args([
                "--target",
                "es2023",
                "--module",
                "esnext",
                "--moduleResolution",
                "bundler",
                "--lib",
                "es2023",
            ])
            .arg(folder.join("samples.ts"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let lines: Vec<&str> = said.lines().take(20).collect();
        assert!(output.status.success(), "{}\n{}", folder.join("samples.ts").display(), lines.join("\n"));
    }
}
