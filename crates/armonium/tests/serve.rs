//! `armonium serve`, `backup` and `restore`, from outside.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
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
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
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
    assert!(said.contains("the server has shut down"), "{said}");
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
fn a_backup_replaces_no_file_and_can_be_piped() {
    let (here, there) = (folder("piped-here"), folder("piped-there"));
    let served = Served::start(&mut serve(&here));
    assert!(served.ask("POST /api/me", "{\"name\":\"Ada\"}").starts_with("HTTP/1.0 201"));
    served.end();
    let file = file("kept.backup");
    std::fs::write(&file, "something dear").expect("a file");
    let line = refused(&["backup", path(&file), "--data", path(&here)]);
    assert!(line.contains("kept.backup") && line.contains("--force"), "{line}");
    assert_eq!(std::fs::read(&file).expect("a file"), b"something dear");
    printed(&["backup", path(&file), "--force", "--data", path(&here)]);
    let piped = armonium(&["backup", "-", "--data", path(&here)]).output().expect("the program runs");
    assert!(piped.status.success());
    assert_eq!(piped.stdout, std::fs::read(&file).expect("a file"));
    assert_eq!(String::from_utf8_lossy(&piped.stderr), "0 tables, 0 rows, 1 players\n");
    assert!(!Path::new("-").exists());
    let mut restoring = armonium(&["restore", "-", "--data", path(&there)])
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    restoring.stdin.take().expect("an input").write_all(&piped.stdout).expect("it reads");
    let restored = restoring.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&restored.stdout), "restored: 0 tables, 0 rows, 1 players\n");
}

#[test]
fn a_restore_that_fails_names_the_file_and_leaves_nothing_behind() {
    let folder = folder("nothing-behind");
    let (missing, place) = (folder.join("missing.backup"), folder.join("new/deeper"));
    let line = refused(&["restore", path(&missing), "--data", path(&place)]);
    assert!(line.contains("missing.backup: "), "{line}");
    assert!(!folder.join("new").exists());
    let bad = folder.join("bad.backup");
    std::fs::write(&bad, "this is no backup\n").expect("a file");
    let line = refused(&["restore", path(&bad), "--data", path(&place)]);
    assert!(line.contains("bad.backup: line 1 of the backup"), "{line}");
    assert!(!folder.join("new").exists(), "no empty database is left");
    // A database that was there stays.
    let empty = folder.join("empty.db");
    let rest = ["restore", path(&bad), "--database", path(&empty)];
    std::fs::write(&empty, "").expect("a file");
    refused(&rest);
    assert!(empty.exists());
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
        .env("ARMONIUM_ORIGIN", "http://a,http://b");
    let served = Served::start(&mut command);
    assert!(served.ask("GET /api/version", "").contains("max-age=3"));
    assert!(served.end().starts_with('{'), "logs are JSON, as the file says");
    let mut command = serve(&folder);
    command.args(["--config", path(&config)]).env("ARMONIUM_HSTS", "2");
    let served = Served::start(&mut command);
    assert!(served.ask("GET /api/version", "").contains("max-age=2"));
    served.end();
}

/// The line with which a command is refused whose environment was changed.
fn refused_with(args: &[&str], variables: &[(&str, &str)]) -> String {
    let output = armonium(args).envs(variables.iter().copied()).output().expect("the program runs");
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(line.starts_with("armonium: ") && line.trim_end().lines().count() == 1, "{line}");
    line
}

#[test]
fn variables_that_are_no_settings_are_refused_with_the_nearest_name() {
    let folder = folder("variables");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", path(&folder)];
    let line = refused_with(&serve, &[("ARMONIUM_PACKS", "mine.toml")]);
    assert!(line.contains("ARMONIUM_PACKS") && line.contains("did you mean ARMONIUM_PACK?"), "{line}");
    let line = refused_with(&serve, &[("ARMONIUM_MAX_PLAYERS_EVER", "1"), ("ARMONIUM_ZZZ", "")]);
    assert!(line.contains("ARMONIUM_MAX_PLAYERS_EVER is set in the environment"), "{line}");
    let backup = folder.join("x.backup");
    let line = refused_with(&["backup", path(&backup)], &[("ARMONIUM_DATABSE", "x.db")]);
    assert!(line.contains("did you mean ARMONIUM_DATABASE?"), "{line}");
    let line = refused_with(&["serve"], &[("ARMONIUM_PORT", "8080")]);
    assert!(line.contains("ARMONIUM_PORT"), "{line}");
}

#[cfg(unix)]
#[test]
fn empty_variables_and_those_of_container_systems_change_nothing() {
    let folder = folder("empty-variables");
    let mut command = serve(&folder);
    command.envs([
        ("ARMONIUM_HSTS", ""),
        ("ARMONIUM_ORIGIN", ""),
        ("ARMONIUM_DATABASE", ""),
        ("ARMONIUM_CONFIG", ""),
        ("ARMONIUM_TRUST_PROXY", ""),
        ("ARMONIUM_NO_SUCH_SETTING", ""),
        ("ARMONIUM_SERVICE_HOST", "10.0.0.7"),
        ("ARMONIUM_SERVICE_PORT_HTTP", "8011"),
        ("ARMONIUM_PORT", "tcp://10.0.0.7:8011"),
        ("ARMONIUM_PORT_8011_TCP_ADDR", "10.0.0.7"),
    ]);
    let served = Served::start(&mut command);
    assert!(!served.ask("GET /api/version", "").contains("strict-transport-security"));
    served.end();
    assert!(folder.join("armonium.db").exists());
}

#[cfg(unix)]
#[test]
fn the_database_is_named_in_one_way() {
    let folder = folder("one-way");
    let file = folder.join("other.db");
    let both = ["serve", "--data", path(&folder), "--database", path(&file)];
    assert!(refused_with(&both, &[]).contains("give only one"));
    let variables = [("ARMONIUM_DATA", path(&folder)), ("ARMONIUM_DATABASE", path(&file))];
    assert!(refused_with(&["serve"], &variables).contains("give only one"));
    // The command line comes before the environment.
    let mut command = serve(&folder);
    let served = Served::start(command.env("ARMONIUM_DATABASE", path(&file)));
    served.end();
    assert!(folder.join("armonium.db").exists() && !file.exists());
}

#[test]
fn the_help_names_every_usual_value_that_the_manual_names() {
    let manual = include_str!("../../../docs/operations.md");
    let help = printed(&["serve", "--help"]);
    let mut compared = 0;
    for line in manual.lines().filter(|line| line.starts_with("| `--")) {
        let mut columns = line
            .trim_matches('|')
            .replace("\\|", "/")
            .split('|')
            .map(str::trim)
            .map(str::to_owned)
            .collect::<Vec<_>>()
            .into_iter();
        let (flag, usual) = (columns.next().unwrap_or_default(), columns.next().unwrap_or_default());
        let flag = flag.trim_matches('`').split(' ').next().unwrap_or_default().to_owned();
        let told = help.split(&format!("{flag} ")).nth(1).unwrap_or_else(|| panic!("no {flag} in {help}"));
        let told = told.split("\n      --").next().unwrap_or_default();
        if usual.starts_with('`') {
            assert!(told.contains(&format!("[default: {}]", usual.trim_matches('`'))), "{flag}: {told}");
            compared += 1;
        }
    }
    assert!(compared > 15, "{compared} values were compared");
}

#[cfg(target_os = "linux")]
#[test]
fn a_limit_of_open_files_below_the_connections_is_warned_of() {
    let folder = folder("open-files");
    let limited = |connections: &str| {
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -n 256; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_armonium"), "serve"]);
        command.args(["--listen", "127.0.0.1:0", "--data", path(&folder), "--connections", connections]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Served::start(&mut command).end()
    };
    let said = limited("257");
    assert!(
        said.contains("WARN") && said.contains("the limit of open files is below --connections"),
        "{said}"
    );
    assert!(!limited("200").contains("open files"));
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
    assert!(line.contains("is not an origin"), "{line}");
}
