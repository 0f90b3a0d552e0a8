//! The file that holds a game of this process while it is played. It is written after every decision, so that the game can
//! be continued after leaving or a crash; the end of the game removes it.

use armonium_bots::Level;
use armonium_engine::{GameFile, Start};
use armonium_rules::{Content, Move, Options, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const FORMAT: &str = "armonium-saved-game";
const VERSION: u32 = 1;

/// The file, which this process alone uses.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// Locked as long as it is open.
    _lock: File,
}

/// A game that can be continued.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) names: Vec<String>,
    pub(crate) options: Options,
    pub(crate) seed: Seed,
    pub(crate) moves: Vec<Move>,
    /// The Hour it is in.
    pub(crate) hour: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    version: u32,
    seat: Seat,
    level: String,
    game: Value,
}

impl SaveFile {
    /// Where games are saved unless another file is named, if the user has a folder for that.
    pub fn usual() -> Option<PathBuf> {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("XDG_STATE_HOME")
            .or_else(|| set("LOCALAPPDATA"))
            .or_else(|| Some(set("HOME")?.join(".local").join("state")));
        Some(folder?.join("armonium").join("game.json"))
    }

    /// Takes the file for this process. It need not be there yet.
    pub fn open(path: &Path) -> Result<Self, String> {
        let shown = path.display();
        let lock = |path: &Path| {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            OpenOptions::new().write(true).create(true).truncate(false).open(path.with_extension("lock"))
        };
        let lock = lock(path).map_err(|error| {
            format!("{shown}: no game can be saved there ({error}); name a file with --save")
        })?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                Err(format!("{shown}: this game is open in another terminal; name another file with --save"))
            }
            Err(TryLockError::Error(error)) => Err(format!("{shown}: {error}")),
        }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Where a game goes that makes room for a new one.
    pub(crate) fn aside(&self) -> PathBuf {
        self.path.with_extension("old.json")
    }

    /// The game in it. A file that is not a game of this program and pack is refused with the reason and left as it is.
    pub(crate) fn read(&self, content: &Content) -> Result<Option<SavedGame>, String> {
        let refuse = |why: &str| {
            format!(
                "{}: the saved game cannot be continued. {why} The file stays as it is; --new plays another game and \
                 moves it to {}",
                self.path.display(),
                self.aside().display()
            )
        };
        let text = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Ok(file) if file.len() > 2 * GameFile::MAX_BYTES as u64 => Err("It is too long.".to_owned()),
            _ => fs::read_to_string(&self.path).map_err(|error| format!("It cannot be read ({error}).")),
        };
        let game = text.and_then(|text| SavedGame::parse(&text, content));
        game.map(Some).map_err(|why| refuse(&why))
    }

    /// Writes a game, whole or not at all.
    pub(crate) fn write(&self, seat: Seat, level: Level, game: &GameFile) -> io::Result<()> {
        let (format, level) = (FORMAT.to_owned(), level.name().to_owned());
        let game = serde_json::to_value(game)?;
        let text = serde_json::to_string(&Written { format, version: VERSION, seat, level, game })?;
        let beside = self.path.with_extension("new");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&beside)?.write_all(text.as_bytes())?;
        fs::rename(&beside, &self.path)
    }

    /// Moves the game aside.
    pub(crate) fn set_aside(&self) -> io::Result<()> {
        match fs::rename(&self.path, self.aside()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// The game is over. A file that stays although it should go is offered again, and shows the same end.
    pub(crate) fn remove(&self) {
        let _ = fs::remove_file(&self.path);
    }
}

impl SavedGame {
    fn parse(text: &str, content: &Content) -> Result<Self, String> {
        let damaged = |error: serde_json::Error| format!("It is damaged ({error}).");
        let value: Value = serde_json::from_str(text).map_err(damaged)?;
        if value["format"] != FORMAT {
            return Err("It is not a saved game.".to_owned());
        }
        if value["version"] != VERSION {
            let version = &value["version"];
            return Err(format!("It has version {version}; this program reads version {VERSION}."));
        }
        let written: Written = serde_json::from_value(value).map_err(damaged)?;
        let file = GameFile::parse(&written.game.to_string()).map_err(|fault| fault.to_string())?;
        let game = file.replay(content).map_err(|fault| fault.to_string())?;
        let Start::New { seed, options } = file.start else {
            return Err("It does not begin with the setup.".to_owned());
        };
        let level = written.level.parse().map_err(|_| format!("There is no level {:?}.", written.level))?;
        if written.seat.0 >= options.players {
            return Err(format!("There is no seat {}.", written.seat.0));
        }
        let hour = game.state().public().hour;
        Ok(Self { seat: written.seat, level, names: file.names, options, seed, moves: file.moves, hour })
    }
}
