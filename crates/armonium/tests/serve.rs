//! `armonium serve`, `backup` and `restore`, from outside.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use support::{armonium, file, path, printed, refused};

/// A folder of this test that is empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A server that runs, and where.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the program runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("Armonium is ready at http://");
        let address = address.unwrap_or_else(|| panic!("{line:?}")).to_owned();
        Self { child, address }
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("somebody listens");
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        );
        stream.write_all(format!("{head}{body}").as_bytes()).expect("a request is taken");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Tells it to end and waits for its last words.
    fn end(mut self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.is_ok_and(|told| told.success()));
        let mut said = String::new();
        let mut errors = self.child.stderr.take().expect("an output");
        errors.read_to_string(&mut said).expect("text");
        assert_eq!(self.child.wait().expect("an end").code(), Some(0), "{said}");
        said
    }
}

fn serve(data: &Path) -> Command {
    armonium(&["serve", "--listen", "127.0.0.1:0", "--data", path(data)])
}

#[cfg(unix)]
#[test]
fn a_server_says_where_it_is_and_ends_when_it_is_told_to() {
    let served = Served::start(&mut serve(&folder("serve")));
    assert!(served.ask("GET /api/health/ready", "").starts_with("HTTP/1.0 200"));
    let said = served.end();
    assert!(said.contains("the server has ended"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_backup_is_made_while_the_server_runs_and_restored_elsewhere() {
    let (here, there) = (folder("backup-here"), folder("backup-there"));
    let served = Served::start(&mut serve(&here));
    let made = served.ask("POST /api/me", "{\"name\":\"Ada\"}");
    assert!(made.starts_with("HTTP/1.0 201"), "{made}");
    let file = file("games.backup");
    let line = printed(&["backup", path(&file), "--data", path(&here)]);
    assert!(line.ends_with(": 0 tables, 0 rows, 1 players\n"), "{line}");
    served.end();
    let line = printed(&["restore", path(&file), "--data", path(&there)]);
    assert_eq!(line, "restored: 0 tables, 0 rows, 1 players\n");
    let again = refused(&["restore", path(&file), "--data", path(&there)]);
    assert!(again.contains("empty"), "{again}");
    let code = made.split("\"recovery\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a code");
    let served = Served::start(&mut serve(&there));
    let back = served.ask("POST /api/sign-in", &format!("{{\"recovery\":\"{code}\"}}"));
    assert!(back.starts_with("HTTP/1.0 200") && back.contains("\"Ada\""), "{back}");
    served.end();
    let nothing = refused(&["backup", path(&file), "--data", path(&here.join("nowhere"))]);
    assert!(nothing.contains("there is no database here"), "{nothing}");
}

#[cfg(unix)]
#[test]
fn the_command_line_comes_before_the_environment_and_that_before_the_file() {
    let folder = folder("settings");
    let config = folder.join("armonium.toml");
    let text = "listen = \"127.0.0.1:1\"\nlog_format = \"json\"\nhsts = 1\ntrust_proxy = true\n";
    std::fs::write(&config, text).expect("a file");
    let mut command = serve(&folder);
    command
        .args(["--config", path(&config), "--hsts", "3"])
        .env("ARMONIUM_HSTS", "2")
        .env("ARMONIUM_ORIGINS", "http://a,http://b");
    let served = Served::start(&mut command);
    assert!(served.ask("GET /api/version", "").contains("max-age=3"));
    assert!(served.end().starts_with('{'), "logs are JSON, as the file says");
    let mut command = serve(&folder);
    command.args(["--config", path(&config)]).env("ARMONIUM_HSTS", "2");
    let served = Served::start(&mut command);
    assert!(served.ask("GET /api/version", "").contains("max-age=2"));
    served.end();
}

#[test]
fn settings_that_cannot_be_used_are_refused_in_one_line() {
    let folder = folder("refused");
    let config = folder.join("armonium.toml");
    std::fs::write(&config, "listen = \"127.0.0.1:0\"\nlimit = 3\n").expect("a file");
    let line = refused(&["serve", "--config", path(&config)]);
    assert!(line.contains("armonium.toml:2: unknown field `limit`"), "{line}");
    let line = refused(&["serve", "--config", path(&folder.join("nothing.toml"))]);
    assert!(line.contains("cannot be read"), "{line}");
    let line = refused(&["serve", "--data", path(&folder), "--origin", "example"]);
    assert!(line.contains("no origin"), "{line}");
}
