//! The files in `fixtures/`: recorded games, and packs that are no longer built in.

use armonium_engine::GameFile;
use armonium_pack::Pack;
use armonium_rules::Game;
use std::fs;
use std::path::{Path, PathBuf};

/// A game in `fixtures/games`.
pub struct RecordedGame {
    /// The name of the file.
    pub name: String,
    /// The file.
    pub file: GameFile,
    /// The pack it was played with.
    pub pack: Pack,
    /// The game, replayed to its end.
    pub game: Game,
}

/// The path of a fixture.
pub fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name)
}

/// The texts in a folder of fixtures with the names of their files, in order.
fn texts(folder: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(fixture(folder)).expect("a folder of fixtures");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let text = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a text"))
    };
    let mut texts: Vec<_> = paths.map(text).collect();
    texts.sort();
    texts
}

/// Every pack that a recorded game can name: those in `fixtures/packs` and the built-in one.
pub fn packs() -> Vec<Pack> {
    let kept = texts("packs").into_iter().map(|(name, text)| Pack::read(&text, &name).expect("a valid pack"));
    kept.chain([Pack::turin().clone()]).collect()
}

/// Every recorded game, in the order of the names.
pub fn recorded_games() -> impl Iterator<Item = RecordedGame> {
    let packs = packs();
    texts("games").into_iter().map(move |(name, text)| {
        let file = GameFile::parse(&text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        let fits = |pack: &Pack| file.replay(&pack.content).ok().map(|game| (pack.clone(), game));
        let (pack, game) = packs.iter().find_map(fits).unwrap_or_else(|| {
            let fault = file.replay(&Pack::turin().content).err();
            panic!("{name}: no pack fits: {fault:?}")
        });
        RecordedGame { name, file, pack, game }
    })
}
