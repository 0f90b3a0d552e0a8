//! `armonium replay`: verifies a game file and prints the game.

use crate::args::{Perspective, ReplayArgs};
use crate::error::{CliError, CliResult};
use crate::pack;
use crate::transcript::{self, Transcript};
use armonium_engine::GameFile;
use armonium_rules::Viewer;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

pub(crate) fn replay(out: &mut impl Write, args: &ReplayArgs) -> CliResult {
    let pack = pack::open(args.content.as_deref())?;
    let refused = |fault| CliError::with_file(&args.file, fault);
    let file = GameFile::parse(&read(&args.file)?).map_err(refused)?;
    let game = file.replay(&pack.content).map_err(refused)?;
    let perspective = args.viewer.unwrap_or(match game.outcome() {
        Some(_) => Perspective::Referee,
        None => Perspective::Viewer(Viewer::Spectator),
    });
    let transcript = Transcript { pack: &pack, names: &file.names, game: &game, perspective, thoughts: &[] };
    transcript::check_perspective(perspective, &game)?;
    Ok(transcript.write(out)?)
}

/// Reads a text of at most the size of a game file.
pub(crate) fn read(path: &Path) -> Result<String, CliError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(GameFile::MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| CliError::with_file(path, format_args!("cannot be read ({error})")))?;
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to() + 1;
        CliError::with_file(path, format_args!("byte {byte}: this is no UTF-8 text"))
    })
}
