//! `armonium pack`: creates, reads, checks and draws content packs.

use crate::error::{CliError, CliResult};
use armonium_atlas::Theme;
use armonium_pack::{Pack, PackError};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

/// The pack in a file, or the built-in one.
pub(crate) fn open(file: Option<&Path>) -> Result<Pack, CliError> {
    match file {
        None => Ok(Pack::turin().clone()),
        Some(file) => Pack::load(file).map_err(|error| CliError::Failed(error.to_string())),
    }
}

/// Writes the built-in pack as a starting point.
pub(crate) fn new(out: &mut impl Write, file: Option<&Path>) -> CliResult {
    let Some(file) = file.filter(|file| *file != Path::new("-")) else {
        return Ok(out.write_all(Pack::TURIN.as_bytes())?);
    };
    let written = File::create_new(file).and_then(|mut made| made.write_all(Pack::TURIN.as_bytes()));
    written.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            CliError::with_file(file, "is there already and was left alone; name another file")
        }
        _ => CliError::with_file(file, format_args!("cannot be written ({error})")),
    })?;
    let name = file.display();
    writeln!(
        out,
        "{name} is written. Give it an id and a name of its own and change what differs, then run:"
    )?;
    Ok(writeln!(out, "    armonium pack check {name}")?)
}

/// Reports on a pack, or lists every mistake in it.
pub(crate) fn check(out: &mut impl Write, file: Option<&Path>) -> CliResult {
    let pack = match file {
        None => Pack::turin().clone(),
        Some(file) => read_all(file).map_err(|mistakes| match mistakes.as_slice() {
            [mistake] => CliError::Failed(mistake.to_string()),
            mistakes => {
                let lines: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
                let many = if mistakes.len() < Pack::MAX_MISTAKES { "" } else { " at least" };
                CliError::Failed(format!("{} mistakes{many}:\n{}", mistakes.len(), lines.join("\n")))
            }
        })?,
    };
    Ok(write!(out, "{}", pack.report())?)
}

fn read_all(file: &Path) -> Result<Pack, Vec<PackError>> {
    let (name, text) = if file == Path::new("-") {
        ("stdin".to_owned(), Pack::text(std::io::stdin().lock(), "stdin"))
    } else {
        let name = file.display().to_string();
        let text = Pack::open(file).and_then(|opened| Pack::text(opened, &name));
        (name, text)
    };
    Pack::read_all(&text.map_err(|error| vec![error])?, &name)
}

/// Draws a pack.
pub(crate) fn draw(
    out: &mut impl Write,
    file: Option<&Path>,
    theme: Theme,
    output: Option<&Path>,
) -> CliResult {
    let svg = armonium_atlas::draw(&open(file)?, theme);
    write_to(out, output, &svg)
}

/// Writes to a file, or to the output.
pub(crate) fn write_to(out: &mut impl Write, file: Option<&Path>, text: &str) -> CliResult {
    match file {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(file) => std::fs::write(file, text)
            .map_err(|error| CliError::with_file(file, format_args!("cannot be written ({error})"))),
    }
}
