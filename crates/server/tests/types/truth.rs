//! What holds samples of JSON against the types. Each sample becomes a statement in TypeScript, which does not compile if a
//! field is missing, is of another type, or is not in the type.

use serde_json::Value;
use std::collections::BTreeSet;
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
    met: BTreeSet<(String, String)>,
}

impl Samples {
    /// Adds a sample.
    pub fn add(&mut self, name: &str, value: &Value) {
        let mut value = value.clone();
        if self.note(name, &mut value) {
            self.statements.push(format!("({value}) satisfies wire.{name};"));
        }
    }

    /// Notes what is at a place: words as they are, everything else by its kind. Was there anything new?
    fn note(&mut self, place: &str, value: &mut Value) -> bool {
        let is_word = |text: &str| text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        let mut met = |what: &str| self.met.insert((place.to_owned(), what.to_owned()));
        match value {
            Value::Null => met("null"),
            Value::Bool(_) => met("bool"),
            Value::Number(_) => met("number"),
            Value::String(text) if is_word(text) => met(text),
            Value::String(_) => met("text"),
            Value::Array(items) => {
                let mut new = met(if items.is_empty() { "nothing" } else { "list" });
                let place = format!("{place}[]");
                let whole = items.len() <= FEW;
                let mut first = true;
                items.retain_mut(|item| {
                    let is_new = self.note(&place, item);
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
                let place = match tag {
                    Some((tag, Value::String(which))) => format!("{tag} {which}"),
                    Some((tag, _)) => tag.to_owned(),
                    None => place.to_owned(),
                };
                let mut new = self.met.insert((place.clone(), names));
                for (name, field) in fields {
                    new |= self.note(&format!("{place}.{name}"), field);
                }
                new
            }
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
        let met = self.met.iter().filter(|(at, _)| at.ends_with(&place)).map(|(_, what)| what.as_str());
        let met: BTreeSet<&str> = met.collect();
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
