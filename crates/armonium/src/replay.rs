//! `armonium replay`: verifies a game file and tells the game.

use crate::args::{Eyes, ReplayArgs};
use crate::pack;
use crate::story::{self, Story};
use crate::trouble::{Done, Trouble};
use armonium_engine::GameFile;
use armonium_rules::Viewer;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

pub(crate) fn replay(out: &mut impl Write, args: &ReplayArgs) -> Done {
    let pack = pack::open(args.content.as_deref())?;
    let refused = |fault| Trouble::with_file(&args.file, fault);
    let file = GameFile::parse(&read(&args.file)?).map_err(refused)?;
    let game = file.replay(&pack.content).map_err(refused)?;
    let eyes = args.viewer.unwrap_or(match game.outcome() {
        Some(_) => Eyes::Referee,
        None => Eyes::Viewer(Viewer::Spectator),
    });
    let story = Story { pack: &pack, names: &file.names, game: &game, eyes, thoughts: &[] };
    story::check_eyes(eyes, &game)?;
    Ok(story.tell(out)?)
}

/// Reads a text no longer than a game file can be.
pub(crate) fn read(path: &Path) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(GameFile::MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| Trouble::with_file(path, format_args!("cannot be read ({error})")))?;
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to() + 1;
        Trouble::with_file(path, format_args!("byte {byte}: this is no UTF-8 text"))
    })
}
