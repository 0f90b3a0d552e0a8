//! The content packs of tables: the one for new games, those given at startup, and those in the database. A pack has two
//! hashes: one of everything a game depends on, which games pin, and one of the whole file, which includes the names.

use crate::http::Packed;
use crate::time::now;
use armonium_engine::Engine;
use armonium_pack::Pack;
use armonium_rules::Content;
use armonium_store::{PackKey, Store, StoreError, StoredPack};
use armonium_table::Digest;
use axum::body::Bytes;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::OnceCell;

/// A pack in each form that clients request. Expensive forms are built once, on the first request.
pub(crate) struct Served {
    pub(crate) content: Arc<Content>,
    /// Its file.
    pub(crate) text: Bytes,
    pack: Pack,
    description: OnceLock<Packed>,
    drawing: OnceLock<Packed>,
}

impl Served {
    fn new(pack: &Pack) -> Self {
        Self {
            content: Arc::new(pack.content.clone()),
            text: Bytes::copy_from_slice(pack.text.as_bytes()),
            pack: pack.clone(),
            description: OnceLock::new(),
            drawing: OnceLock::new(),
        }
    }

    /// The engine's description.
    pub(crate) fn description(&self) -> &Packed {
        self.description.get_or_init(|| Packed::new(engine_answer(&self.pack, "pack")))
    }

    /// The shapes of its board.
    pub(crate) fn drawing(&self) -> &Packed {
        self.drawing.get_or_init(|| Packed::new(engine_answer(&self.pack, "drawing")))
    }

    pub(crate) fn hash(&self) -> Digest {
        Digest(*self.content.hash())
    }

    /// The hash of the whole file.
    pub(crate) fn file(&self) -> Digest {
        Digest(*self.content.file_hash())
    }
}

/// The engine's answer to a command about its pack, as JSON.
fn engine_answer(pack: &Pack, command: &str) -> String {
    #[derive(Deserialize)]
    struct Answer {
        ok: Box<RawValue>,
    }
    let answer = Engine::new(pack.clone()).answer(format!(r#"{{"id":1,"cmd":"{command}"}}"#).as_bytes());
    // The engine never refuses to describe its own pack.
    serde_json::from_str::<Answer>(&answer).map(|answer| answer.ok.get().to_owned()).unwrap_or_default()
}

/// The packs. Clones are handles to the same packs.
#[derive(Clone)]
pub struct Packs(Arc<Inside>);

struct Inside {
    store: Store,
    /// The packs given at startup; new games use the first.
    given: Vec<Arc<Served>>,
    /// Packs read from the store, by file hash.
    read: Mutex<HashMap<Digest, Arc<Served>>>,
    stored: OnceCell<()>,
}

impl Packs {
    /// New games use `current`; lessons use the built-in pack.
    pub fn new(store: Store, current: &Pack, others: &[Pack]) -> Self {
        let all = std::iter::once(current).chain(others).chain([Pack::turin()]);
        let given = all.map(|pack| Arc::new(Served::new(pack))).collect();
        Self(Arc::new(Inside { store, given, read: Mutex::default(), stored: OnceCell::new() }))
    }

    /// The pack for new games.
    pub fn current(&self) -> Arc<Content> {
        Arc::clone(&self.0.given[0].content)
    }

    pub(crate) fn served_now(&self) -> &Arc<Served> {
        &self.0.given[0]
    }

    /// Stores the packs given at startup, so that a later process need not be given them. Does nothing the second time.
    pub(crate) async fn store(&self) -> Result<(), StoreError> {
        let Inside { store, given, stored, .. } = &*self.0;
        let work = async || {
            for pack in given {
                let text = String::from_utf8_lossy(&pack.text).into_owned();
                let key = PackKey { id: pack.content.id().to_owned(), hash: pack.hash().0 };
                store.save_pack(&StoredPack { file: pack.file().0, key, text }, now()).await?;
            }
            Ok(())
        };
        stored.get_or_try_init(work).await.map(|_| ())
    }

    /// The pack with this file.
    pub(crate) async fn with_file(&self, file: Digest) -> Result<Option<Arc<Served>>, StoreError> {
        let Inside { store, given, .. } = &*self.0;
        if let Some(known) =
            given.iter().find(|pack| pack.file() == file).cloned().or_else(|| self.known(file))
        {
            return Ok(Some(known));
        }
        Ok(store.pack(file.0).await?.and_then(|stored| self.read(&stored)))
    }

    /// A pack with this game hash: one given at startup, else the last one served.
    pub(crate) async fn with_hash(&self, hash: Digest) -> Result<Option<Arc<Served>>, StoreError> {
        let Inside { store, given, .. } = &*self.0;
        if let Some(known) = given.iter().find(|pack| pack.hash() == hash) {
            return Ok(Some(Arc::clone(known)));
        }
        Ok(store.pack_with_hash(hash.0).await?.and_then(|stored| self.read(&stored)))
    }

    /// The pack of a table: the file it was created with, else one with the same game hash.
    pub(crate) async fn of_table(
        &self,
        hash: Digest,
        file: Digest,
    ) -> Result<Option<Arc<Content>>, StoreError> {
        let same = self.with_file(file).await?.filter(|pack| pack.hash() == hash);
        let found = match same {
            Some(found) => Some(found),
            None => self.with_hash(hash).await?,
        };
        Ok(found.map(|pack| Arc::clone(&pack.content)))
    }

    /// Logs missing packs and how many tables need them.
    pub(crate) async fn log_missing(&self) -> Result<(), StoreError> {
        for used in self.0.store.packs_in_use().await? {
            let (id, hash) = (used.key.id, Digest(used.key.hash));
            if self.with_hash(hash).await?.is_none() {
                let tables = match used.tables {
                    1 => "1 table needs".to_owned(),
                    many => format!("{many} tables need"),
                };
                let short = short(hash);
                tracing::warn!(%hash, "{tables} the pack {id} ({short}…); give it with --pack");
            }
        }
        Ok(())
    }

    fn known(&self, file: Digest) -> Option<Arc<Served>> {
        self.0.read.lock().unwrap_or_else(PoisonError::into_inner).get(&file).cloned()
    }

    /// Reads a stored pack, unless this version cannot.
    fn read(&self, stored: &StoredPack) -> Option<Arc<Served>> {
        let (file, hash) = (Digest(stored.file), Digest(stored.key.hash));
        if let Some(known) = self.known(file) {
            return Some(known);
        }
        let id = &stored.key.id;
        let pack = match Pack::read(&stored.text, id) {
            Ok(pack) => Served::new(&pack),
            Err(error) => {
                tracing::error!(id, %hash, %error, "a stored content pack cannot be read by this version");
                return None;
            }
        };
        if (pack.file(), pack.hash()) != (file, hash) {
            tracing::error!(id, %hash, "a stored content pack does not match its hash");
            return None;
        }
        let pack = Arc::new(pack);
        let mut read = self.0.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.insert(file, Arc::clone(&pack));
        Some(pack)
    }
}

/// The first characters of a hash.
pub(crate) fn short(hash: Digest) -> String {
    hash.to_string().chars().take(12).collect()
}
