//! Content packs: the built-in one and those of stored and imported games.

use crate::answer::{Answer, json, text};
use crate::message::Reply;
use armonium_pack::{Description, Pack};
use armonium_protocol::PackCard;
use armonium_protocol::http::Fault;
use armonium_rules::{Content, Tile};
use armonium_table::Digest;
use std::collections::HashMap;
use std::sync::Arc;

struct Read {
    content: Arc<Content>,
    pack: Pack,
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
            let content = Arc::new(pack.content.clone());
            self.read.insert(card.file, Read { content: Arc::clone(&content), pack });
            content
        })
    }

    /// The text of a pack that is known.
    pub(crate) fn text(&self, file: Digest) -> Option<&str> {
        if file == Digest(*Pack::turin().content.file_hash()) {
            return Some(Pack::TURIN);
        }
        self.read.get(&file).map(|read| &*read.pack.text)
    }

    /// `GET /api/packs/FILE` and `GET /api/packs/FILE.toml`. What describes the built-in pack comes with the page, with its
    /// drawing; any other pack is described without one, and with the names that are printed on its tiles.
    pub(crate) fn file(&self, name: &str) -> Answer<Reply> {
        let (digest, is_text) = match name.strip_suffix(".toml") {
            Some(digest) => (digest, true),
            None => (name, false),
        };
        let file = Digest::from_hex(digest).ok_or(Fault::NOT_FOUND)?;
        if is_text {
            let found = self.text(file).ok_or(Fault::NOT_FOUND)?;
            return Ok(text("application/toml", found.to_owned()));
        }
        let pack = match self.read.get(&file) {
            Some(read) => &read.pack,
            None if file == Digest(*Pack::turin().content.file_hash()) => Pack::turin(),
            None => return Err(Fault::NOT_FOUND.into()),
        };
        let tile = |tile: Tile| {
            let info = pack.content.tile(tile);
            if info.name.is_empty() { info.id.clone() } else { info.name.clone() }
        };
        Ok(json(200, &Description::of(pack, tile, |character| character.name().to_owned())))
    }
}
