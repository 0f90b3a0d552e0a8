//! The terminal: entered, listened to, drawn on, and left as it was, whatever happens.

use crate::draw::draw;
use crate::screen::Screen;
use crate::told::{Order, Told};
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
use std::sync::mpsc::{Receiver, Sender, TryRecvError};
use std::time::{Duration, Instant};

/// How long to wait for a key while something is under way, and while nothing is.
const LIVELY: Duration = Duration::from_millis(10);
const CALM: Duration = Duration::from_millis(60);
/// How often the screen is drawn anew for a clock's sake.
const SECOND: Duration = Duration::from_secs(1);

/// Enough for a whole screen, so that it goes out in one piece.
const FRAME: usize = 64 << 10;

/// The terminal while the interface has it. When it goes, the terminal is as before.
struct Entered {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

/// Leaves the alternate screen. What fails here has nobody to be told.
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
        // A panic is told on the screen the user came from.
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            before(panic);
        }));
        entered
    }
}

impl Entered {
    /// Draws the screen; a terminal that can shows it all at once.
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

/// Set when somebody wants the program to end. When the terminal itself is gone, there is nothing to be given back to it,
/// and nobody to wait for: the program ends at once.
#[cfg(unix)]
fn told_to_end() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    use signal_hook::flag;
    flag::register_conditional_shutdown(SIGHUP, 128 + SIGHUP, Arc::new(AtomicBool::new(true)))?;
    let told = Arc::new(AtomicBool::new(false));
    flag::register(SIGTERM, Arc::clone(&told))?;
    Ok(told)
}

/// Set when somebody wants the program to end.
#[cfg(not(unix))]
fn told_to_end() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// Lets a person play until the person has had enough.
pub(crate) fn run(screen: &mut Screen, orders: &Sender<Order>, told: &Receiver<Told>) -> io::Result<()> {
    let end = told_to_end()?;
    let mut entered = Entered::new()?;
    let (mut stale, mut drawn) = (true, Instant::now());
    while !screen.is_done() && !end.load(Ordering::Relaxed) {
        let now = Instant::now();
        loop {
            match told.try_recv() {
                Ok(news) => {
                    screen.hear(news, now);
                    stale = true;
                }
                Err(TryRecvError::Empty) => break,
                // The table ends only after it has told so.
                Err(TryRecvError::Disconnected) => break,
            }
        }
        stale |= screen.tick(now);
        stale |= now.duration_since(drawn) >= SECOND;
        for order in screen.orders() {
            // A table that is gone has told so; there is nobody to give the order to.
            let _ = orders.send(order);
        }
        if stale {
            entered.draw(screen)?;
            (stale, drawn) = (false, now);
        }
        let patience = if screen.is_lively() { LIVELY } else { CALM };
        // Everything that was pressed is taken in before anything is drawn.
        let mut wait = patience;
        while event::poll(wait)? {
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                screen.press(key, Instant::now());
            }
            (stale, wait) = (true, Duration::ZERO);
        }
    }
    Ok(())
}
