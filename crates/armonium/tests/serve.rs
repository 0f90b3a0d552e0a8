//! `armonium serve`, `backup` and `restore`, from outside.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command};
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
    lines: BufReader<ChildStdout>,
    address: String,
}

impl Served {
    fn start(command: &mut Command) -> Self {
        let mut served = Self::spawn(command);
        served.until_ready();
        served
    }

    fn spawn(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the program runs");
        let lines = BufReader::new(child.stdout.take().expect("an output"));
        Self { child, lines, address: String::new() }
    }

    /// The next line of its output.
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("a line");
        line
    }

    fn until_ready(&mut self) {
        let line = self.line();
        let address = line.trim_end().strip_prefix("Armonium is ready at http://");
        self.address = address.unwrap_or_else(|| panic!("{line:?}")).to_owned();
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
fn a_second_server_on_the_same_file_waits_and_takes_over() {
    let folder = folder("two-servers");
    let first = Served::start(&mut serve(&folder));
    let made = first.ask("POST /api/me", "{\"name\":\"Ada\"}");
    let code = made.split("\"recovery\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a code");
    let mut second = Served::spawn(&mut serve(&folder));
    let line = second.line();
    let address = line.strip_prefix("Armonium waits at http://").and_then(|rest| rest.split(": ").next());
    second.address = address.unwrap_or_else(|| panic!("{line:?}")).to_owned();
    assert!(line.contains("another process writes to") && line.contains("armonium.db"), "{line}");
    assert!(second.ask("GET /api/health/ready", "").starts_with("HTTP/1.0 503"));
    assert!(second.ask("GET /api/health/live", "").starts_with("HTTP/1.0 200"));
    let sign_in = format!("{{\"recovery\":\"{code}\"}}");
    assert!(second.ask("POST /api/sign-in", &sign_in).starts_with("HTTP/1.0 503"), "it answers nobody yet");
    assert!(first.ask("GET /api/health/ready", "").starts_with("HTTP/1.0 200"));
    first.end();
    second.until_ready();
    assert!(second.ask("GET /api/health/ready", "").starts_with("HTTP/1.0 200"));
    assert!(second.ask("POST /api/sign-in", &sign_in).starts_with("HTTP/1.0 200"));
    let said = second.end();
    assert!(said.contains("standing by") && said.contains("taking over"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_server_that_waits_can_be_ended() {
    let folder = folder("waiting-server");
    let first = Served::start(&mut serve(&folder));
    let mut second = Served::spawn(&mut serve(&folder));
    assert!(second.line().starts_with("Armonium waits at"));
    second.end();
    first.end();
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
