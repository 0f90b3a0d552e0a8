//! `armonium backup` and `armonium restore`: all data of a server in one file, independent of the kind of database.

use crate::args::{BackupArgs, PlaceArgs, RestoreArgs};
use crate::error::{CliError, CliResult};
use crate::serve::runtime;
use armonium_server::Settings;
use armonium_store::{BackupCounts, DatabaseUrl, Store, StoreError};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The name that stands for the standard output or input.
const STANDARD: &str = "-";

/// Writes a backup, even while a server runs.
pub(crate) fn backup(args: BackupArgs) -> CliResult {
    let BackupArgs { file, force, place } = args;
    let place = self::place(place)?;
    if place.path().is_some_and(|path| !path.exists()) {
        return Err(CliError::Failed(format!("{place}: there is no database here")));
    }
    if file == Path::new(STANDARD) {
        let to = Box::new(BufWriter::new(io::stdout()));
        let counts = with_store(&place, async |store| store.backup_into(to).await)?;
        let counts = counts.map_err(|error| about(&file, &error))?;
        writeln!(io::stderr(), "{counts}")?;
        return Ok(());
    }
    if !force && file.exists() {
        return Err(CliError::with_file(
            &file,
            "this file exists; choose another name, or replace it with --force",
        ));
    }
    let counts = with_store(&place, async |store| store.backup(&file).await)?;
    let counts = counts.map_err(|error| about(&file, &error))?;
    writeln!(io::stdout(), "{}: {counts}", file.display())?;
    Ok(())
}

/// Restores a backup into an empty database. If that fails, no new database is left behind.
pub(crate) fn restore(out: &mut impl Write, args: RestoreArgs) -> CliResult {
    let RestoreArgs { file, place } = args;
    let place = self::place(place)?;
    let from: Box<dyn BufRead + Send> = if file == Path::new(STANDARD) {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let opened = File::open(&file).map_err(|error| CliError::with_file(&file, error))?;
        Box::new(BufReader::with_capacity(1 << 18, opened))
    };
    let made = place.path().filter(|path| !path.exists()).map(New::of);
    let counts = with_store(&place, async |store| store.restore_from(from).await)?;
    if let (Err(_), Some(made)) = (&counts, made) {
        made.remove();
    }
    let counts = counts.map_err(|error| about(&file, &error))?;
    writeln!(out, "restored: {counts}")?;
    Ok(())
}

/// A new SQLite database and the folders to be created for it, innermost first.
struct New {
    file: PathBuf,
    folders: Vec<PathBuf>,
}

impl New {
    fn of(file: &Path) -> Self {
        let missing =
            file.ancestors().skip(1).take_while(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        Self { file: file.to_owned(), folders: missing.map(Path::to_owned).collect() }
    }

    /// Removes what was created. Errors are ignored: leftovers are harmless.
    fn remove(self) {
        for end in ["", "-wal", "-shm", ".lock"] {
            let mut name = OsString::from(&self.file);
            name.push(end);
            let _ = std::fs::remove_file(name);
        }
        for folder in self.folders {
            let _ = std::fs::remove_dir(folder);
        }
    }
}

fn place(args: PlaceArgs) -> Result<DatabaseUrl, CliError> {
    let said = Settings { data: args.data, database: args.database, ..Settings::default() };
    let settings = match args.config {
        None => said,
        Some(file) => said.or(Settings::read(&file)?),
    };
    Ok(settings.place()?)
}

fn with_store(
    place: &DatabaseUrl,
    work: impl AsyncFnOnce(&Store) -> Result<BackupCounts, StoreError>,
) -> Result<Result<BackupCounts, StoreError>, CliError> {
    Ok(runtime()?.block_on(async {
        let store = Store::open(place).await?;
        let counts = work(&store).await;
        store.close().await?;
        counts
    }))
}

/// The error, with the name of the backup if it is about the backup.
fn about(file: &Path, error: &StoreError) -> CliError {
    match error {
        StoreError::File(_) | StoreError::Backup { .. } => CliError::with_file(file, error),
        _ => CliError::Failed(error.to_string()),
    }
}
