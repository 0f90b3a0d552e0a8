//! For tests: a temporary folder and a PostgreSQL server. Failures panic.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

/// The user of the databases. There is no password, because the cluster listens on localhost only.
const USER: &str = "armonium";

/// A temporary folder, removed with its contents when this is dropped.
#[derive(Debug)]
pub struct Folder(tempfile::TempDir);

impl Folder {
    /// Creates a folder.
    pub fn make() -> Self {
        Self(
            tempfile::Builder::new()
                .prefix("armonium-")
                .tempdir()
                .expect("a temporary folder can be created"),
        )
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

/// Whether the databases of a cluster survive a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Commits wait for the disk, as in production.
    Real,
    /// Commits do not wait for the disk: enough when the server crashes, but the machine does not.
    Pretended,
}

/// A PostgreSQL server on a free local port; it is stopped when this is dropped.
#[derive(Debug)]
pub struct Cluster {
    // Before the folder, so that the server stops before its files are removed.
    server: Server,
    durability: Durability,
    databases: AtomicU32,
    folder: Folder,
}

impl Cluster {
    /// Creates and starts a cluster. Panics in one line if PostgreSQL is missing.
    pub fn start(durability: Durability) -> Self {
        let folder = Folder::make();
        if is_root() {
            done("chown", Command::new("chown").arg("postgres").arg(folder.path()).output());
        }
        let init = program("initdb")
            .args(["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"])
            .arg("--pgdata")
            .arg(folder.path().join("data"))
            .current_dir(folder.path())
            .output();
        done("initdb", init);
        let server = Server::start(&folder, free_port(), durability);
        Self { server, durability, databases: AtomicU32::new(0), folder }
    }

    /// The cluster that all tests of this process share; it stops after the last of them.
    pub fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let cluster = Arc::new(Self::start(Durability::Pretended));
            *shared = Arc::downgrade(&cluster);
            cluster
        })
    }

    /// Creates an empty database and returns its URL.
    pub fn database(&self) -> String {
        let name = format!("games_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://{USER}@127.0.0.1:{}/{name}", self.server.port)
    }

    /// Runs a statement as the administrator; `database` is the last part of a URL.
    pub fn sql(&self, database: &str, sql: &str) {
        let run = program("psql")
            .args(["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--username", USER])
            .args(["--host", "127.0.0.1", "--port", &self.server.port.to_string()])
            .args(["--dbname", database, "--command", sql])
            .current_dir(self.folder.path())
            .output();
        done("psql", run);
    }

    /// Stops the server abruptly and starts it again.
    pub fn crash(&mut self) {
        let port = self.server.port;
        self.server.stop();
        self.server = Server::start(&self.folder, port, self.durability);
    }
}

#[derive(Debug)]
struct Server {
    process: Child,
    port: u16,
}

impl Server {
    fn start(folder: &Folder, port: u16, durability: Durability) -> Self {
        let log = fs::File::create(folder.path().join("log")).expect("the log of PostgreSQL can be created");
        let mut command = program("postgres");
        command.arg("-D").arg(folder.path().join("data")).args(["-p", &port.to_string()]);
        command.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
        command.args(["-c", "max_connections=200"]);
        if durability == Durability::Pretended {
            command.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
        command.current_dir(folder.path()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let process = command.spawn().expect("PostgreSQL can be started");
        let mut server = Self { process, port };
        let patience = Instant::now() + Duration::from_secs(30);
        while !server.ready() {
            let gone = server.process.try_wait().is_ok_and(|status| status.is_some());
            if gone || Instant::now() > patience {
                let log = fs::read_to_string(folder.path().join("log")).unwrap_or_default();
                panic!("PostgreSQL does not start: {log}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        server
    }

    fn ready(&self) -> bool {
        let asked = program("pg_isready")
            .args(["--quiet", "--host", "127.0.0.1", "--port", &self.port.to_string()])
            .status();
        asked.is_ok_and(|status| status.success())
    }

    /// SIGQUIT is PostgreSQL's immediate shutdown.
    fn stop(&mut self) {
        // After the exit the process id may be reused.
        if self.process.try_wait().is_ok_and(|status| status.is_some()) {
            return;
        }
        let asked = Command::new("kill").args(["-QUIT", &self.process.id().to_string()]).status();
        if !asked.is_ok_and(|status| status.success()) {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A program of PostgreSQL. As root it runs as the user `postgres`, because PostgreSQL refuses to run as root.
fn program(name: &str) -> Command {
    let Some(file) = find(name) else {
        panic!("PostgreSQL is missing (`{name}`): install the package `postgresql`");
    };
    if !is_root() {
        return Command::new(file);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "postgres", "--regid", "postgres", "--init-groups"]).arg(file);
    command
}

/// Searches the PATH, then Debian's folders for the newest version.
fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file());
    on_path.or_else(|| {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(Result::ok);
        let files = versions.map(|version| (version.file_name(), version.path().join("bin").join(name)));
        let number = |name: &std::ffi::OsStr| name.to_str().and_then(|name| name.parse::<u32>().ok());
        files.filter(|(_, file)| file.is_file()).max_by_key(|(name, _)| number(name)).map(|(_, file)| file)
    })
}

fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn free_port() -> u16 {
    let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    free.expect("there is a free port").port()
}

fn done(name: &str, output: std::io::Result<Output>) {
    let output = output.unwrap_or_else(|error| panic!("`{name}` cannot be run: {error}"));
    assert!(output.status.success(), "`{name}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
}
