//! A terminal window with the program in it: a pseudo-terminal, what it shows, and a hand on the keyboard.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(40);

fn cells(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("at least one")
}

pub struct Window {
    parser: Arc<Mutex<vt100::Parser>>,
    raw: Arc<Mutex<Vec<u8>>>,
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
        command.env("LANG", "C.UTF-8");
        command.env_remove("LC_ALL");
        command.env_remove("LC_MESSAGES");
        let child = pair.slave.spawn_command(command).expect("the program runs");
        drop(pair.slave);
        let parser = Arc::new(Mutex::new(vt100::Parser::new(cells(24), cells(80), 0)));
        let raw = Arc::new(Mutex::new(Vec::new()));
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let (seen, kept) = (Arc::clone(&parser), Arc::clone(&raw));
        std::thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(count) = reader.read(&mut buffer) {
                if count == 0 {
                    break;
                }
                kept.lock().expect("the bytes").extend_from_slice(&buffer[..count]);
                seen.lock().expect("the screen").process(&buffer[..count]);
            }
        });
        let writer = pair.master.take_writer().expect("a keyboard");
        Self { parser, raw, writer, child, master: pair.master }
    }

    /// What is shown.
    pub fn text(&self) -> String {
        self.parser.lock().expect("the screen").screen().contents()
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
        self.parser.lock().expect("the screen").screen_mut().set_size(cells(rows), cells(cols));
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
        std::thread::sleep(Duration::from_millis(50));
        let parser = self.parser.lock().expect("the screen");
        let raw = self.raw.lock().expect("the bytes");
        let last = |what: &[u8]| raw.windows(what.len()).rposition(|part| part == what);
        // The alternate screen is left after it was entered, and the cursor is shown after it was hidden.
        let left = last(b"\x1b[?1049l") >= last(b"\x1b[?1049h") && last(b"\x1b[?25h") >= last(b"\x1b[?25l");
        let restored = left && !parser.screen().alternate_screen() && !parser.screen().hide_cursor();
        (status.exit_code(), parser.screen().contents(), restored)
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // If it has ended there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
