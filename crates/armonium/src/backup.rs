//! `armonium backup` and `armonium restore`: everything a server keeps, in one file that fits every kind of database.

use crate::args::BackupArgs;
use crate::serve::runtime;
use crate::trouble::{Done, Trouble};
use armonium_server::Settings;
use armonium_store::{Counts, Store, StoreError};
use std::io::Write;
use std::path::Path;

/// Writes a backup, also while a server runs.
pub(crate) fn backup(out: &mut impl Write, args: BackupArgs) -> Done {
    let file = args.file.clone();
    let counts = with_store(args, true, async |store, file| store.backup(file).await)?;
    writeln!(out, "{}: {}", file.display(), counts)?;
    Ok(())
}

/// Restores a backup into an empty database.
pub(crate) fn restore(out: &mut impl Write, args: BackupArgs) -> Done {
    let counts = with_store(args, false, async |store, file| store.restore(file).await)?;
    writeln!(out, "restored: {}", counts)?;
    Ok(())
}

fn with_store(
    args: BackupArgs,
    must_exist: bool,
    work: impl AsyncFnOnce(&Store, &Path) -> Result<Counts, StoreError>,
) -> Result<Counts, Trouble> {
    let said = Settings { data: args.data, database: args.database, ..Settings::default() };
    let settings = match args.config {
        None => said,
        Some(file) => said.or(Settings::read(&file)?),
    };
    let place = settings.place()?;
    let name = place.to_string();
    if must_exist && !name.starts_with("postgres://") && !Path::new(&name).exists() {
        return Err(Trouble::Said(format!("{name}: there is no database here")));
    }
    let done = runtime()?.block_on(async {
        let store = Store::open(&place).await?;
        let counts = work(&store, &args.file).await;
        store.close().await?;
        counts
    });
    done.map_err(|error| Trouble::Said(error.to_string()))
}
