//! Writes the built-in pack as the page reads it: its description and its drawing, as the engine gives them, named by the
//! hash of the pack's file. Run by `cargo xtask wasm`.

use armonium_engine::Engine;
use armonium_pack::Pack;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

/// The engine's answer to a command it accepts.
#[derive(Deserialize)]
struct Answer {
    ok: Box<RawValue>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("usage: packs FOLDER")?);
    let pack = Pack::turin();
    let hash: String = pack.content.file_hash().iter().map(|byte| format!("{byte:02x}")).collect();
    fs::create_dir_all(&folder)?;
    let mut files = Vec::new();
    for (command, name) in [("pack", format!("{hash}.json")), ("drawing", format!("{hash}.drawing.json"))] {
        let answer = Engine::new(pack.clone()).answer(format!(r#"{{"id":1,"cmd":"{command}"}}"#).as_bytes());
        let answer: Answer = serde_json::from_str(&answer)?;
        let file = folder.join(name);
        // An unchanged file keeps its time, so that the page isn't rebuilt.
        if fs::read(&file).ok().as_deref() != Some(answer.ok.get().as_bytes()) {
            fs::write(&file, answer.ok.get())?;
        }
        files.push(file);
    }
    // Those of an older version of the pack.
    for entry in fs::read_dir(&folder)? {
        let file = entry?.path();
        if !files.contains(&file) {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}
