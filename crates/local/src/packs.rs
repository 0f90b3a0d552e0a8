//! Content packs: the built-in one and those of stored and imported games.

use crate::answer::{Answer, text};
use crate::message::Reply;
use armonium_pack::Pack;
use armonium_protocol::PackCard;
use armonium_protocol::http::Fault;
use armonium_rules::Content;
use armonium_table::Digest;
use std::collections::HashMap;
use std::sync::Arc;

struct Read {
    content: Arc<Content>,
    text: Arc<str>,
}

/// The packs that are known, by the hash of their file.
#[derive(Default)]
pub(crate) struct Packs {
    read: HashMap<Digest, Read>,
    built_in: Option<Arc<Content>>,
}

impl Packs {
    /// The pack of new games.
    pub(crate) fn built_in(&mut self) -> Arc<Content> {
        let built_in = self.built_in.get_or_insert_with(|| Arc::new(Pack::turin().content.clone()));
        Arc::clone(built_in)
    }

    /// The pack with this card: known, or read from its text.
    pub(crate) fn of(&mut self, card: &PackCard, text: Option<&str>) -> Option<Arc<Content>> {
        let built_in = self.built_in();
        let fits = |content: &Content| {
            card.file == Digest(*content.file_hash()) && card.hash == Digest(*content.hash())
        };
        if fits(&built_in) {
            return Some(built_in);
        }
        if let Some(read) = self.read.get(&card.file) {
            return fits(&read.content).then(|| Arc::clone(&read.content));
        }
        let pack = Pack::read(text?, "pack").ok()?;
        fits(&pack.content).then(|| {
            let content = Arc::new(pack.content);
            self.read.insert(card.file, Read { content: Arc::clone(&content), text: pack.text });
            content
        })
    }

    /// The text of a pack that is known.
    pub(crate) fn text(&self, file: Digest) -> Option<&str> {
        if file == Digest(*Pack::turin().content.file_hash()) {
            return Some(Pack::TURIN);
        }
        self.read.get(&file).map(|read| &*read.text)
    }

    /// `GET /api/packs/FILE.toml`.
    pub(crate) fn file(&self, name: &str) -> Answer<Reply> {
        let digest = name.strip_suffix(".toml").and_then(Digest::from_hex);
        let found = digest.and_then(|file| self.text(file)).ok_or(Fault::NOT_FOUND)?;
        Ok(text("application/toml", found.to_owned()))
    }
}
