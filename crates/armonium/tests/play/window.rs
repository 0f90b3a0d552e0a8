//! A terminal window with the program in it: a pseudo-terminal, what it shows, and a hand on the keyboard.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(40);

/// What came out of the program.
struct Seen {
    parser: vt100::Parser,
    raw: Vec<u8>,
    /// The last screen that was drawn to its end.
    whole: String,
}

impl Seen {
    fn take_in(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.raw.push(*byte);
            self.parser.process(&[*byte]);
            if self.raw.ends_with(DRAWN) {
                self.whole = self.parser.screen().contents();
            }
        }
    }
}

fn cells(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("at least one")
}

/// What ends every screen that is drawn.
const DRAWN: &[u8] = b"\x1b[?2026l";

pub struct Window {
    seen: Arc<Mutex<Seen>>,
    reader: Option<JoinHandle<()>>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
}

impl Window {
    /// Runs the program in a window of 80 × 24, with a home of its own.
    pub fn open(args: &[&str], home: &std::path::Path) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_armonium"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("XDG_CONFIG_HOME", home);
        command.env("XDG_STATE_HOME", home);
        command.env("LANG", "C.UTF-8");
        command.env_remove("LC_ALL");
        command.env_remove("LC_MESSAGES");
        let child = pair.slave.spawn_command(command).expect("the program runs");
        drop(pair.slave);
        let parser = vt100::Parser::new(cells(24), cells(80), 0);
        let seen = Arc::new(Mutex::new(Seen { parser, raw: Vec::new(), whole: String::new() }));
        let mut output = pair.master.try_clone_reader().expect("a reader");
        let shared = Arc::clone(&seen);
        let reader = std::thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(count) = output.read(&mut buffer) {
                if count == 0 {
                    break;
                }
                shared.lock().expect("the screen").take_in(&buffer[..count]);
            }
        });
        let writer = pair.master.take_writer().expect("a keyboard");
        Self { seen, reader: Some(reader), writer, child, master: pair.master }
    }

    /// What is shown.
    pub fn text(&self) -> String {
        self.seen.lock().expect("the screen").whole.clone()
    }

    /// What is shown once something holds of it.
    pub fn when(&mut self, holds: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let text = self.text();
            if holds(&text) {
                return text;
            }
            let ended = self.child.try_wait().expect("a child");
            assert!(ended.is_none(), "the program has ended: {ended:?}\n{text}");
            assert!(began.elapsed() < PATIENCE, "this does not come:\n{text}");
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    pub fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("keys are pressed");
        self.writer.flush().expect("keys are pressed");
    }

    pub fn resize(&self, cols: u16, rows: u16) {
        self.seen.lock().expect("the screen").parser.screen_mut().set_size(cells(rows), cells(cols));
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("a new size");
    }

    /// Waits for the end: the exit code, what the window shows then, and whether the terminal is as it was.
    pub fn end(mut self) -> (u32, String, bool) {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                break status;
            }
            assert!(began.elapsed() < PATIENCE, "the program does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(3));
        };
        // The last of what it wrote.
        if let Some(reader) = self.reader.take() {
            reader.join().expect("a reader");
        }
        let seen = self.seen.lock().expect("the screen");
        let (raw, screen) = (&seen.raw, seen.parser.screen());
        let last = |what: &[u8]| raw.windows(what.len()).rposition(|part| part == what);
        // The alternate screen is left after it was entered, and the cursor is shown after it was hidden.
        let left = last(b"\x1b[?1049l") >= last(b"\x1b[?1049h") && last(b"\x1b[?25h") >= last(b"\x1b[?25l");
        let restored = left && !screen.alternate_screen() && !screen.hide_cursor();
        (status.exit_code(), screen.contents(), restored)
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // If it has ended there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
