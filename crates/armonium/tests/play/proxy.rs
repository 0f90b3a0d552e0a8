//! A line to a server that can be cut.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

pub struct Proxy {
    pub port: u16,
    open: Arc<Mutex<Vec<TcpStream>>>,
    count: Arc<Mutex<usize>>,
    deaf: Arc<AtomicBool>,
    mute: Arc<AtomicBool>,
}

impl Proxy {
    /// Passes everything on to a port of this machine.
    pub fn start(to: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (open, count) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(0)));
        let (deaf, mute) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (lines, counted) = (Arc::clone(&open), Arc::clone(&count));
        let swallows = (Arc::clone(&deaf), Arc::clone(&mute));
        std::thread::spawn(move || {
            for near in listener.incoming().filter_map(Result::ok) {
                let Ok(far) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                for stream in [&near, &far] {
                    stream.set_nodelay(true).expect("no delay");
                    lines.lock().expect("the lines").push(stream.try_clone().expect("a line"));
                }
                *counted.lock().expect("a count") += 1;
                let ends = (near.try_clone().expect("a line"), far.try_clone().expect("a line"));
                let (up, down) = (Arc::clone(&swallows.0), Arc::clone(&swallows.1));
                std::thread::spawn(move || pass(near, far, &up));
                std::thread::spawn(move || pass(ends.1, ends.0, &down));
            }
        });
        Self { port, open, count, deaf, mute }
    }

    /// From now on, what is said to the server is lost on the way; or no longer.
    pub fn swallow(&self, lost: bool) {
        self.deaf.store(lost, Ordering::SeqCst);
    }

    /// From now on, every byte is lost on the way, in both directions; or no longer.
    pub fn silence(&self, silent: bool) {
        self.deaf.store(silent, Ordering::SeqCst);
        self.mute.store(silent, Ordering::SeqCst);
    }

    /// Cuts every line that is open.
    pub fn cut(&self) {
        for line in self.open.lock().expect("the lines").drain(..) {
            // One that is closed already cannot be cut.
            let _ = line.shutdown(Shutdown::Both);
        }
    }

    pub fn connections(&self) -> usize {
        *self.count.lock().expect("a count")
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, swallows: &AtomicBool) {
    let mut buffer = [0; 16384];
    while let Ok(count) = from.read(&mut buffer) {
        if count == 0 {
            break;
        }
        if !swallows.load(Ordering::SeqCst) && to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
