//! Content packs: the built-in one and those of stored and imported games.

use crate::answer::Answer;
use crate::restore::missing_pack;
use armonium_protocol::PackCard;
use armonium_rules::Content;
use armonium_table::Digest;
use std::sync::Arc;
#[cfg(feature = "study")]
use {
    crate::answer::{json, text},
    crate::message::Reply,
    armonium_pack::{Description, Pack},
    armonium_protocol::http::Fault,
    armonium_rules::Tile,
    std::collections::HashMap,
};

/// The pack of new games. The module for the page has it checked and compiled in, so that it can play without reading TOML.
#[derive(Clone)]
pub struct BuiltIn {
    /// What the rules need of it.
    pub content: Arc<Content>,
    /// Its file.
    pub text: &'static str,
}

#[cfg(feature = "study")]
impl BuiltIn {
    /// The default pack, read from its file.
    pub fn turin() -> Self {
        Self { content: Arc::new(Pack::turin().content.clone()), text: Pack::TURIN }
    }
}

#[cfg(feature = "study")]
struct Read {
    content: Arc<Content>,
    pack: Pack,
}

/// The packs that are known, by the hash of their file.
pub(crate) struct Packs {
    pub(crate) built_in: BuiltIn,
    #[cfg(feature = "study")]
    read: HashMap<Digest, Read>,
}

impl Packs {
    pub(crate) fn new(built_in: BuiltIn) -> Self {
        Self {
            built_in,
            #[cfg(feature = "study")]
            read: HashMap::new(),
        }
    }

    /// The pack of new games.
    pub(crate) fn built_in(&self) -> Arc<Content> {
        Arc::clone(&self.built_in.content)
    }

    /// The pack with this card: known, or read from its text.
    pub(crate) fn of(&mut self, card: &PackCard, text: Option<&str>) -> Answer<Arc<Content>> {
        let fits = |content: &Content| {
            card.file == Digest(*content.file_hash()) && card.hash == Digest(*content.hash())
        };
        if fits(&self.built_in.content) {
            return Ok(self.built_in());
        }
        self.other(card, text, fits)
    }

    #[cfg(not(feature = "study"))]
    fn other(
        &mut self,
        card: &PackCard,
        text: Option<&str>,
        _: impl Fn(&Content) -> bool,
    ) -> Answer<Arc<Content>> {
        Err(text.map_or_else(|| missing_pack(card), |_| crate::answer::Stop::NeedsStudy))
    }

    #[cfg(feature = "study")]
    fn other(
        &mut self,
        card: &PackCard,
        text: Option<&str>,
        fits: impl Fn(&Content) -> bool,
    ) -> Answer<Arc<Content>> {
        let missing = || missing_pack(card);
        if let Some(read) = self.read.get(&card.file) {
            return if fits(&read.content) { Ok(Arc::clone(&read.content)) } else { Err(missing()) };
        }
        let pack = text.and_then(|text| Pack::read(text, "pack").ok()).ok_or_else(missing)?;
        if !fits(&pack.content) {
            return Err(missing());
        }
        let content = Arc::new(pack.content.clone());
        self.read.insert(card.file, Read { content: Arc::clone(&content), pack });
        Ok(content)
    }

    /// The text of a pack that is known.
    pub(crate) fn text(&self, file: Digest) -> Option<&str> {
        if file == Digest(*self.built_in.content.file_hash()) {
            return Some(self.built_in.text);
        }
        #[cfg(feature = "study")]
        return self.read.get(&file).map(|read| &*read.pack.text);
        #[cfg(not(feature = "study"))]
        None
    }

    #[cfg(feature = "study")]
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
