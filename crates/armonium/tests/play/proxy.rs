//! A line to a server that can be cut.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

pub struct Proxy {
    pub port: u16,
    open: Arc<Mutex<Vec<TcpStream>>>,
    count: Arc<Mutex<usize>>,
}

impl Proxy {
    /// Passes everything on to a port of this machine.
    pub fn start(to: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (open, count) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(0)));
        let (lines, counted) = (Arc::clone(&open), Arc::clone(&count));
        std::thread::spawn(move || {
            for near in listener.incoming().filter_map(Result::ok) {
                let Ok(far) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                for stream in [&near, &far] {
                    stream.set_nodelay(true).expect("no delay");
                    lines.lock().expect("the lines").push(stream.try_clone().expect("a line"));
                }
                *counted.lock().expect("a count") += 1;
                let ends = (near.try_clone().expect("a line"), far.try_clone().expect("a line"));
                std::thread::spawn(move || pass(near, far));
                std::thread::spawn(move || pass(ends.1, ends.0));
            }
        });
        Self { port, open, count }
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

fn pass(mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 16384];
    while let Ok(count) = from.read(&mut buffer) {
        if count == 0 || to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
