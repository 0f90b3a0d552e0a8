//! The types of everything that goes over the wire, as TypeScript, so that the page is checked against them: what
//! `cargo xtask types` writes. How they are laid out: layout.rs.

mod layout;

use crate::http;
use armonium_locale::Language;
use armonium_table::Level;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str =
    "// What goes over the wire, generated from the Rust types by `cargo xtask types`. Do not edit.\n";

/// The file `web/src/wire/types.ts`: every type by its name.
pub fn types() -> String {
    // What goes over the wire are numbers that JavaScript holds exactly. Long lists of fixed length are lists.
    let config = Config::new().with_large_int("number").with_array_tuple_limit(4);
    let mut found = Found { config, declarations: BTreeMap::new() };
    armonium_protocol::types(&mut found);
    http::types(&mut found);
    armonium_review::types(&mut found);
    armonium_lessons::types(&mut found);
    armonium_puzzles::types(&mut found);
    armonium_local::message::types(&mut found);
    armonium_engine::types(&mut found);
    armonium_insight::types(&mut found);
    let levels = Level::ALL.map(|level| format!("'{level}'")).join(", ");
    let levels = format!(
        "/** Every bot level, weakest first. */\nexport const LEVELS: readonly Level[] = [{levels}];\n"
    );
    found.declarations.insert("LEVELS".to_owned(), levels);
    let languages = Language::ALL.map(|one| format!("  {}: '{}',\n", one.tag(), one.own_name())).concat();
    let languages = format!(
        "/** Every language by its tag, with its own name. */\nexport const LANGUAGES = {{\n{languages}}} as const;\n"
    );
    found.declarations.insert("LANGUAGES".to_owned(), languages);
    let declarations: Vec<String> = found.declarations.into_values().collect();
    format!("{HEAD}\n{}", declarations.join("\n"))
}

/// The declarations found so far, by name.
struct Found {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like have no declaration of their own.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declarations.contains_key(&name) {
            return;
        }
        let declaration = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&self.config));
        self.declarations.insert(name, layout::lay_out(&declaration));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
