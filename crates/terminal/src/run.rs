//! The event loop: takes over the terminal, reads keys, draws, and restores the terminal in every case.

use crate::draw::draw;
use crate::screen::Screen;
use crate::ui_event::{UiCommand, UiEvent};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use std::io::{self, BufWriter, Stdout, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

/// How long to wait for a key while the screen will change soon, and otherwise.
const LIVELY: Duration = Duration::from_millis(10);
const CALM: Duration = Duration::from_millis(60);
/// How often the screen is redrawn for its clock.
const SECOND: Duration = Duration::from_secs(1);

/// Enough for a whole screen, so that it is written at once.
const FRAME: usize = 64 << 10;

/// The terminal in raw mode on the alternate screen; dropping it restores the terminal.
struct Entered {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

/// Leaves the alternate screen. An error here could not be shown anywhere.
fn leave() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), LeaveAlternateScreen, Show);
}

impl Entered {
    fn new() -> io::Result<Self> {
        enable_raw_mode()?;
        let entered = execute!(stdout(), EnterAlternateScreen)
            .and_then(|()| Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(FRAME, stdout()))))
            .map(|terminal| Self { terminal });
        if entered.is_err() {
            leave();
        }
        // A panic message belongs on the user's own screen.
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            before(panic);
        }));
        entered
    }
}

impl Entered {
    /// Draws the screen in one synchronized update, where the terminal supports it.
    fn draw(&mut self, screen: &mut Screen) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| {
            let area = frame.area();
            screen.resize(area.width, area.height);
            draw(screen, area, frame.buffer_mut());
        })?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        leave();
    }
}

/// A flag that SIGTERM sets. SIGHUP ends the program at once: the terminal is gone and needs no restoring.
#[cfg(unix)]
fn termination_flag() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    use signal_hook::flag;
    flag::register_conditional_shutdown(SIGHUP, 128 + SIGHUP, Arc::new(AtomicBool::new(true)))?;
    let terminated = Arc::new(AtomicBool::new(false));
    flag::register(SIGTERM, Arc::clone(&terminated))?;
    Ok(terminated)
}

/// A flag that is never set: there are no signals.
#[cfg(not(unix))]
fn termination_flag() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// Runs the interface until the player leaves or the program is terminated.
pub(crate) fn run(
    screen: &mut Screen,
    commands: &Sender<UiCommand>,
    events: &Receiver<UiEvent>,
) -> io::Result<()> {
    let terminated = termination_flag()?;
    let mut entered = Entered::new()?;
    let (mut stale, mut drawn) = (true, Instant::now());
    while !screen.is_done() && !terminated.load(Ordering::Relaxed) {
        let now = Instant::now();
        // A table that ends has sent its last event before.
        while let Ok(event) = events.try_recv() {
            screen.handle_event(event, now);
            stale = true;
        }
        stale |= screen.tick(now);
        stale |= now.duration_since(drawn) >= SECOND;
        for command in screen.take_commands() {
            // A table that is gone has sent its last event; the command has no recipient.
            let _ = commands.send(command);
        }
        if stale {
            entered.draw(screen)?;
            (stale, drawn) = (false, now);
        }
        let patience = if screen.is_lively() { LIVELY } else { CALM };
        // All keys that were pressed are handled before the next frame.
        let mut wait = patience;
        while event::poll(wait)? {
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                screen.handle_key(key, Instant::now());
            }
            (stale, wait) = (true, Duration::ZERO);
        }
    }
    Ok(())
}
