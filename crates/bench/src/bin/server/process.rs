//! Servers as processes of their own: started on a free port, watched, ended.

use crate::Done;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server; ended when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
}

impl Drop for Server {
    fn drop(&mut self) {
        // A server that has ended by itself needs no ending.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port nobody listens on.
pub(crate) fn free_port() -> Done<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// As many files as the system allows: every connection is one.
pub(crate) fn raise_file_limit() {
    // Without permission the connections fail later.
    let _ = rlimit::setrlimit(rlimit::Resource::NOFILE, 65_536, 65_536);
    let _ = rlimit::increase_nofile_limit(65_536);
}

/// How many files a process may have open.
pub(crate) fn file_limit() -> u64 {
    rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(soft, _)| soft)
}

impl Server {
    /// Starts a program and waits until it answers on its port.
    pub(crate) fn start(mut command: Command, port: u16, patience: Duration) -> Done<Self> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit()).spawn()?;
        let mut server = Self { child, port };
        let started = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            if let Some(status) = server.child.try_wait()? {
                return Err(format!("the server ended at once: {status}").into());
            }
            if started.elapsed() > patience {
                return Err("the server does not answer".into());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(server)
    }

    /// The memory it uses, in KiB.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// The seconds of processor time it has used.
    pub(crate) fn cpu_seconds(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        Some(ticks / 100.0)
    }
}
