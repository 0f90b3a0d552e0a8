//! Content packs: which one a request means, and what the numbers in actions, events and views stand for.

use crate::engine::{Answer, Engine, ok};
use crate::refusal::{Code, Refusal};
use crate::request::Fields;
use armonium_atlas::{Drawing, Sheet};
use armonium_locale::{Language, Words};
use armonium_pack::{Description, Pack};
use armonium_rules::Content;
use serde::{Deserialize, Serialize};

pub(super) use crate::file::PackId;

/// A pack given in a request.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum PackSource {
    /// A file on the engine's machine.
    File(String),
    /// The text of such a file.
    Text(String),
}

impl PackSource {
    /// Reads the pack.
    pub(super) fn read(self) -> Result<Pack, Refusal> {
        let read = match self {
            PackSource::File(path) if is_no_file(&path) => {
                return Err(Refusal::new(Code::BadPack, format!("{path}: is no file.")));
            }
            PackSource::File(path) => Pack::load(path),
            PackSource::Text(text) => Pack::read(&text, "pack"),
        };
        read.map_err(|error| Refusal::new(Code::BadPack, format!("{error}.")))
    }
}

/// True for a folder, a pipe or the like. Reading a pipe could block forever.
fn is_no_file(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|found| !found.is_file())
}

pub(super) fn pack_id(content: &Content) -> PackId {
    PackId::of(content)
}

/// A pack's description, with the sheet that its drawing fits.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Pack"))]
struct Described<'a> {
    #[serde(flatten)]
    pack: Description<'a>,
    sheet: Sheet,
}

/// Visits the types of a pack's description.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<Described<'static>>();
    visitor.visit::<Drawing>();
}

/// Describes a pack.
pub(super) fn pack(engine: &mut Engine, fields: Fields<'_>) -> Answer {
    with_pack(engine, fields, |pack| ok(&describe(pack)))
}

/// The shapes of a pack's board.
pub(super) fn drawing(engine: &mut Engine, fields: Fields<'_>) -> Answer {
    with_pack(engine, fields, |pack| ok(&Drawing::new(pack)))
}

/// Answers with the pack of a request: the default one, that of a game, or one given in the request.
fn with_pack(engine: &mut Engine, mut fields: Fields<'_>, answer: impl FnOnce(&Pack) -> Answer) -> Answer {
    let game: Option<String> = fields.optional("game")?;
    let source: Option<PackSource> = fields.optional("pack")?;
    fields.finish()?;
    match (game, source) {
        (None, None) => answer(engine.default_pack()),
        (Some(name), None) => answer(&engine.table(&name)?.pack),
        (None, Some(source)) => answer(&source.read()?),
        (Some(_), Some(_)) => Err(Refusal::new(
            Code::BadField,
            "Give either \"game\" or \"pack\": the pack of a game or one of your own.",
        )),
    }
}

fn describe(pack: &Pack) -> Described<'_> {
    let words = Words::new(Language::English, &pack.content, &[]);
    let description = Description::of(pack, |tile| words.tile(tile), |character| words.character(character));
    Described { pack: description, sheet: Sheet::new(pack) }
}
