//! Checks the built-in pack and writes it as JSON, so that the module plays without reading TOML.

use armonium_pack::Pack;
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = std::env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?;
    let draft = serde_json::to_string(Pack::turin().content.draft())?;
    std::fs::write(Path::new(&folder).join("turin.json"), draft)?;
    Ok(())
}
