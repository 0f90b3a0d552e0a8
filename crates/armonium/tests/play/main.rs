//! `armonium play` from outside: whole games under a pseudo-terminal, here and at a server's table, and what it refuses.

mod person;
mod proxy;
mod window;

use person::Person;
use proxy::Proxy;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use window::Window;

const LINDHOLM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/packs/lindholm.toml");
const NO_LIMITS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/server/no-limits.toml");

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Plays a whole game here and gives back what the end says.
fn a_whole_game(language: &str, end: &str, seed: &str) -> String {
    let home = home();
    let record = home.path().join("game.json");
    let file = record.to_str().expect("a path");
    let mut window = Window::open(
        &[
            "play",
            "--level",
            "apprentice",
            "--seed",
            seed,
            "--seat",
            "1",
            "--pace",
            "0",
            "--name",
            "Ada",
            "--language",
            language,
            "--record",
            file,
        ],
        home.path(),
    );
    let mut person = Person::new(11);
    assert!(person.play(&mut window, end, u32::MAX - 1));
    let told = window.text();
    assert!(person.decisions > 40, "{} decisions\n{told}", person.decisions);
    window.press("0\r");
    let (code, _, restored) = window.end();
    assert_eq!(code, 0);
    assert!(restored, "the terminal is as it was");
    // The game that was written down is the game that was played.
    let replay =
        Command::new(env!("CARGO_BIN_EXE_armonium")).args(["replay", file]).output().expect("a replay");
    let story = String::from_utf8(replay.stdout).expect("text");
    assert!(
        replay.status.success() && story.contains("Ada") && story.contains("The Chosen One was "),
        "{story}"
    );
    told
}

#[test]
fn a_whole_game_is_played_in_a_terminal() {
    let told = a_whole_game("en", "· The end ─", "5");
    assert!(told.contains("The Chosen One was ") && told.contains("1 Play again"), "{told}");
}

#[test]
fn a_whole_game_is_played_in_a_terminal_in_russian() {
    let told = a_whole_game("ru", "· Конец ─", "8");
    let english = ["Chosen", "Time", "Leave", "Hour"].into_iter().find(|word| told.contains(word));
    assert_eq!(english, None, "{told}");
    assert!(told.contains("Избранн") && told.contains("1 Сыграть ещё раз"), "{told}");
}

#[test]
fn a_game_that_was_left_or_killed_is_continued() {
    let home = home();
    let args = ["play", "--level", "apprentice", "--pace", "0", "--name", "Ada", "--seed", "5"];
    let mut window = Window::open(&args, home.path());
    assert!(!Person::new(11).play(&mut window, "· The end ─", 5));
    window.when(|text| text.contains('▸'));
    window.press("q");
    window.when(|text| text.contains("It’s saved: armonium play continues it."));
    window.press("\r");
    assert_eq!(window.end().0, 0);
    // Whatever the game was begun with, it is the same game; and then the program is gone without a word.
    let mut window = Window::open(&["play", "--pace", "0"], home.path());
    window.when(|text| text.contains("1 Continue the saved game"));
    window.press("1\r");
    window.when(|text| text.contains("Ada") && text.contains("Your decision"));
    assert!(!Person::new(12).play(&mut window, "· The end ─", 3));
    window.when(|text| text.contains('▸'));
    drop(window);
    let mut window = Window::open(&["play", "--pace", "0"], home.path());
    window.when(|text| text.contains("1 Continue the saved game"));
    window.press("2\r");
    window.when(|text| text.contains("Hour I · Auctions"));
    assert!(home.path().join("armonium").join("game.old.json").exists());
}

/// A server of its own.
struct Server {
    child: Child,
    port: u16,
    data: TempDir,
}

impl Server {
    fn start() -> Self {
        Self::with(home(), &[])
    }

    /// A server over this data, started with more words.
    fn with(data: TempDir, more: &[&str]) -> Self {
        let port =
            TcpListener::bind(("127.0.0.1", 0)).and_then(|port| port.local_addr()).expect("a port").port();
        Self::at(port, data, more)
    }

    /// The same at a port.
    fn at(port: u16, data: TempDir, more: &[&str]) -> Self {
        // A process that ignores the signal gets an error from a write beyond the limit of a file's size.
        let child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_armonium")])
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--config", NO_LIMITS, "--data"])
            .arg(data.path())
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .expect("a server");
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(began.elapsed() < Duration::from_secs(20), "the server does not answer");
            std::thread::sleep(Duration::from_millis(5));
        }
        Self { child, port, data }
    }

    /// Ends it and keeps its data.
    fn end(mut self) -> TempDir {
        std::mem::replace(&mut self.data, home())
    }

    /// Lets commits fail, as a full disk does; or no longer.
    #[cfg(target_os = "linux")]
    fn fill_disk(&self, full: bool) {
        let log = std::fs::metadata(self.data.path().join("armonium.db-wal")).expect("a log").len();
        let limit = if full { log.to_string() } else { "unlimited".to_owned() };
        let set = Command::new("prlimit")
            .args(["--pid", &self.child.id().to_string(), &format!("--fsize={limit}:unlimited")])
            .status();
        assert!(set.expect("`prlimit` of util-linux is there").success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_decision_that_the_server_cannot_save_is_called_so_and_can_be_made_again() {
    let server = Server::start();
    let home = home();
    let address = format!("http://127.0.0.1:{}", server.port);
    let args = ["play", &address, "--level", "apprentice", "--pace", "0", "--name", "Ada", "--players", "3"];
    let mut window = Window::open(&args, home.path());
    window.when(|text| text.contains("New table, with bots in the other seats"));
    window.press("1\r");
    let mut person = Person::new(4);
    assert!(!person.play(&mut window, "· The end ─", 1));
    window.when(|text| text.contains('▸') && text.contains("Your decision"));
    server.fill_disk(true);
    person.play(&mut window, "· The end ─", 1);
    window.when(|text| text.contains("The server couldn’t save this."));
    assert!(!window.text().contains("Connection lost"), "{}", window.text());
    server.fill_disk(false);
    assert!(!person.play(&mut window, "· The end ─", 3));
}

#[test]
fn a_whole_game_is_played_at_a_servers_table_through_a_cut_connection() {
    let server = Server::start();
    let proxy = Proxy::start(server.port);
    let home = home();
    let address = format!("http://127.0.0.1:{}", proxy.port);
    let args = ["play", &address, "--level", "apprentice", "--pace", "0", "--name", "Ada", "--players", "3"];
    let mut window = Window::open(&args, home.path());
    window.when(|text| text.contains("New table, with bots in the other seats"));
    window.press("1\r");
    window.when(|text| text.contains("Hour I"));
    // What is said comes back to all.
    window.press("cBuona sera\r");
    let mut person = Person::new(4);
    assert!(!person.play(&mut window, "· The end ─", 12));
    window.press("l\x1b[H");
    window.when(|text| text.contains("Ada: Buona sera"));
    window.press("\x1b");
    window.when(|text| text.contains('▸'));
    // A decision is lost on the way, and then the line is cut: it is made again, and once.
    proxy.swallow(true);
    person.play(&mut window, "· The end ─", 1);
    window.when(|text| text.contains("─ … ─"));
    // By now it has been said, and lost.
    std::thread::sleep(Duration::from_millis(200));
    proxy.swallow(false);
    proxy.cut();
    assert!(person.play(&mut window, "· The end ─", u32::MAX / 2));
    assert!(proxy.connections() > 2, "it came back over a new connection");
    let told = window.text();
    assert!(told.contains("The Chosen One was "), "{told}");
    window.press("q");
    let (code, _, restored) = window.end();
    assert!(code == 0 && restored);
    let kept = home.path().join("armonium").join("identities.json");
    assert!(std::fs::read_to_string(kept).expect("an identity").contains("\"name\": \"Ada\""));
}

#[test]
fn the_terminal_shows_each_table_on_its_own_board_after_the_server_changed_its_pack() {
    let server = Server::with(home(), &["--content", LINDHOLM]);
    let home = home();
    let visit = |server: &Server| {
        let address = format!("http://127.0.0.1:{}", server.port);
        let args = ["play", &address, "--level", "apprentice", "--pace", "0", "--players", "3"];
        let mut window = Window::open(&args, home.path());
        window.when(|text| text.contains("New table, with bots in the other seats"));
        window
    };
    let leave = |mut window: Window| {
        window.press("q");
        window.when(|text| text.contains("Enter: yes"));
        window.press("\r");
        assert_eq!(window.end().0, 0);
    };
    let mut window = visit(&server);
    assert!(window.text().contains("011 · Lindholm"), "{}", window.text());
    window.press("1\r");
    window.when(|text| text.contains("Hour I") && text.contains("Lindholm"));
    assert!(!Person::new(4).play(&mut window, "· The end ─", 2));
    leave(window);
    // An identity belongs to the address of a server.
    let server = Server::at(server.port, server.end(), &[]);
    let mut window = visit(&server);
    window.when(|text| text.contains("011 · Torino"));
    // The game from before is the first table of the list.
    window.press("3\r");
    window.when(|text| text.contains("Hour I") && text.contains("Lindholm"));
    assert!(!Person::new(5).play(&mut window, "· The end ─", 8));
    leave(window);
}

#[test]
fn the_terminal_comes_back_as_the_same_player_after_its_session_was_ended() {
    let server = Server::start();
    let home = home();
    let address = format!("http://127.0.0.1:{}", server.port);
    let visit = || {
        let mut window = Window::open(&["play", &address, "--name", "Ada"], home.path());
        window.when(|text| text.contains("New table, with bots in the other seats"));
        window.press("q");
        assert_eq!(window.end().0, 0);
        let kept = home.path().join("armonium").join("identities.json");
        let kept: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(kept).expect("an identity")).expect("json");
        kept[&address]["token"].as_str().expect("a token").to_owned()
    };
    let agent = ureq::Agent::new_with_defaults();
    let who = |token: &str| {
        let me = agent.get(format!("{address}/api/me")).header("Authorization", format!("Bearer {token}"));
        let text = me.call().expect("an answer").body_mut().read_to_string().expect("text");
        serde_json::from_str::<serde_json::Value>(&text).expect("json")["id"].clone()
    };
    let token = visit();
    let ada = who(&token);
    let out =
        agent.post(format!("{address}/api/sign-out")).header("Authorization", format!("Bearer {token}"));
    out.send_empty().expect("signed out");
    let new = visit();
    assert_ne!(new, token);
    assert_eq!(who(&new), ada);
}

#[test]
fn the_terminal_notices_a_connection_that_went_silent() {
    let server = Server::start();
    let proxy = Proxy::start(server.port);
    let home = home();
    let address = format!("http://127.0.0.1:{}", proxy.port);
    let args = ["play", &address, "--level", "apprentice", "--pace", "0", "--name", "Ada", "--players", "3"];
    let mut window = Window::open(&args, home.path());
    window.when(|text| text.contains("New table, with bots in the other seats"));
    window.press("1\r");
    window.when(|text| text.contains("Hour I"));
    let before = proxy.connections();
    proxy.silence(true);
    let since = Instant::now();
    while proxy.connections() == before {
        assert!(since.elapsed() < Duration::from_secs(30), "it still waits");
        std::thread::sleep(Duration::from_millis(100));
    }
    proxy.silence(false);
    proxy.cut();
    window.press("cBack again\r");
    window.press("l\x1b[H");
    window.when(|text| text.contains("Ada: Back again"));
    window.press("\x1b");
    window.when(|text| text.contains('▸'));
    window.press("q");
    window.when(|text| text.contains("Enter: yes"));
    window.press("\r");
    window.end();
}

/// The one line with which the program refuses in a terminal.
fn refused(args: &[&str]) -> String {
    let home = home();
    let window = Window::open(args, home.path());
    let (code, text, restored) = window.end();
    assert!(code == 2 && restored, "{code}\n{text}");
    let joined = text.split('\n').map(str::trim_end).collect::<String>();
    assert_eq!(text.matches("armonium: ").count(), 1, "{text}");
    joined
}

#[test]
fn what_cannot_be_played_is_refused_in_a_line() {
    let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|port| port.local_addr()).expect("a port").port();
    let nobody = refused(&["play", &format!("http://127.0.0.1:{free}")]);
    assert!(nobody.contains("cannot be reached"), "{nobody}");
    let server = Server::start();
    let base = format!("http://127.0.0.1:{}", server.port);
    let no_table = refused(&["play", &format!("{base}/table/0000000000001")]);
    assert!(no_table.contains("This table doesn’t exist"), "{no_table}");
    let no_seat = refused(&["play", "--players", "4", "--seat", "4"]);
    assert!(no_seat.contains("the seats go from 0 to 3"), "{no_seat}");
    let token = refused(&["play", &base, "--token", "nobody"]);
    assert!(token.contains("isn’t valid"), "{token}");
    let recovery = refused(&["play", &base, "--recovery", "nothing"]);
    assert!(recovery.contains("recovery code, player or passphrase isn’t valid"), "{recovery}");
    // A private table needs its invitation.
    let table = private_table(&base);
    let uninvited = refused(&["play", &format!("{base}/table/{table}?invitation=wrong")]);
    assert!(uninvited.contains("the invitation is wrong"), "{uninvited}");
    let table = refused(&["play", &format!("{base}/table/{table}")]);
    assert!(table.contains("use the whole address"), "{table}");
}

/// Makes a private table and gives back its id.
fn private_table(base: &str) -> String {
    let agent = ureq::Agent::new_with_defaults();
    let post = |path: &str, cookie: &str, body: &str| {
        let request = agent.post(format!("{base}{path}")).header("Origin", base).header("Cookie", cookie);
        request.header("Content-Type", "application/json").send(body).expect("an answer")
    };
    let made = post("/api/me", "", r#"{"name":"Host"}"#);
    let cookie =
        made.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("one").to_owned();
    let body = r#"{"options":{"players":3,"private":true},"seats":["me"]}"#;
    let text = post("/api/tables", &cookie, body).body_mut().read_to_string().expect("text");
    let table: serde_json::Value = serde_json::from_str(&text).expect("json");
    table["id"].as_str().expect("an id").to_owned()
}

#[test]
fn without_a_terminal_nothing_is_played() {
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_armonium"))
            .args(args)
            .stdin(Stdio::null())
            .output()
            .expect("the program runs");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        String::from_utf8(output.stderr).expect("text")
    };
    let line = run(&["play"]);
    assert!(line.starts_with("armonium: play needs a terminal") && line.lines().count() == 1, "{line}");
    assert!(run(&["play", "ftp://example.org"]).contains("an address like https://example.org"));
    assert!(run(&["play", "--name", "  "]).contains("names must be 1–40 visible characters"));
    assert!(run(&["play", "--language", "pt"]).contains("en, it, fr, es, ru"));
}

#[test]
fn a_window_that_is_too_small_says_so_and_plays_on_when_it_has_grown() {
    let home = home();
    let mut window = Window::open(&["play", "--seed", "1", "--pace", "0"], home.path());
    window.when(|text| text.contains('▸'));
    window.resize(60, 20);
    window.when(|text| text.contains("60 × 20"));
    window.resize(100, 30);
    window.when(|text| text.contains('▸'));
    window.press("\x03");
    window.when(|text| text.contains("Leave the game?"));
    window.press("\r");
    let (code, _, restored) = window.end();
    assert!(code == 0 && restored);
}
