//! The file of a backup: it gets its name only when it is complete and on the disk.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Error, Result, Write};
use std::path::{Path, PathBuf};

/// A file that is being written under a temporary name.
pub struct Part {
    file: File,
    part: PathBuf,
    whole: PathBuf,
}

/// Creates a file under a temporary name.
pub async fn create(whole: &Path) -> Result<Part> {
    let whole = whole.to_owned();
    let mut part = OsString::from(&whole);
    part.push(".part");
    let part = PathBuf::from(part);
    blocking(move || {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        // A backup contains the same secrets as the database.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        Ok(Part { file: options.open(&part)?, part, whole })
    })
    .await
}

/// Removes an unfinished file. A finished one has lost the temporary name.
impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.part);
    }
}

impl Part {
    pub fn writer(&self) -> Result<Box<dyn Write + Send>> {
        Ok(Box::new(BufWriter::with_capacity(1 << 18, self.file.try_clone()?)))
    }

    /// Syncs the file to the disk and renames it.
    pub async fn finish(self) -> Result<()> {
        blocking(move || {
            self.file.sync_all()?;
            fs::rename(&self.part, &self.whole)?;
            // Without this a power cut may undo the renaming. Only Unix can open a folder.
            #[cfg(unix)]
            if let Some(folder) = self.whole.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                File::open(folder)?.sync_all()?;
            }
            Ok(())
        })
        .await
    }
}

/// Opens a file to be restored.
pub async fn open(path: &Path) -> Result<Box<dyn BufRead + Send>> {
    let path = path.to_owned();
    blocking(move || Ok(Box::new(BufReader::with_capacity(1 << 18, File::open(path)?)) as Box<_>)).await
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(Error::other(error)))
}
