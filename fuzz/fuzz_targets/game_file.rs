//! A game file is refused with a reason, or it is a game that can be written and read again.

#![no_main]

use armonium_engine::{GameFile, PackId};
use armonium_fuzz::{Form, examine, kept_pack};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|bytes: &[u8]| {
    let content = &kept_pack().content;
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut file = match GameFile::parse(text) {
        Ok(file) => file,
        Err(fault) => return assert!(!fault.message.is_empty() && !fault.clause.is_empty()),
    };
    // Inputs are to be played on, whichever pack they claim to be of.
    file.pack = PackId::of(content);
    let game = match file.replay(content) {
        Ok(game) => game,
        Err(fault) => return assert!(!fault.message.is_empty() && !fault.clause.is_empty()),
    };
    examine(content, game.state(), bytes.len() as u64);
    let written = GameFile::of(content, &file.start, &file.names, &game).to_text();
    let again = GameFile::parse(&written).expect("what is written can be read");
    assert_eq!(again.to_text(), written);
    let replayed = again.replay(content).expect("what is written can be replayed");
    assert_eq!((replayed.state(), replayed.moves()), (game.state(), game.moves()));
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    Form::Json.mutate(data, size, max_size, seed).unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});
