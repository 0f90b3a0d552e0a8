//! Writes the types of everything that goes over the wire, as TypeScript, into the file given: `cargo xtask types`.

fn main() -> Result<(), String> {
    let path = std::env::args_os().nth(1).ok_or("into which file?")?;
    std::fs::write(path, armonium_server::types()).map_err(|error| error.to_string())
}
