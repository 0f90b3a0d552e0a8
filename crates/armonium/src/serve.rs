//! `armonium serve`: the server, from its settings to its end.

use crate::args::ServeArgs;
use crate::trouble::{Done, Trouble};
use armonium_server::{BadConfig, Config, LogFormat, LogLevel, Server, Settings, logs};
use std::io::{self, Write};
use std::pin::pin;
use tokio::runtime::Runtime;

impl From<BadConfig> for Trouble {
    fn from(bad: BadConfig) -> Self {
        Self::Said(bad.to_string())
    }
}

/// What the host has said, on the command line first, then in the environment, then in the file.
fn settings(args: ServeArgs) -> Result<Settings, Trouble> {
    match args.config {
        None => Ok(args.settings),
        Some(file) => Ok(args.settings.or(Settings::read(&file)?)),
    }
}

/// A place for everything that waits.
pub(crate) fn runtime() -> Result<Runtime, Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| Trouble::Said(format!("no threads can be had ({error})")))
}

/// Serves until it is told to end.
pub(crate) fn serve(out: &mut impl Write, args: ServeArgs) -> Done {
    let settings = settings(args)?;
    write_logs(settings.log_format.unwrap_or_default(), settings.log_level.unwrap_or_default())?;
    let config = settings.config()?;
    check_open_files(config.limits.connections);
    runtime()?.block_on(run(out, config))
}

fn write_logs(format: LogFormat, level: LogLevel) -> Done {
    let set = tracing::subscriber::set_global_default(logs(format, level, io::stderr));
    set.map_err(|error| Trouble::Said(error.to_string()))
}

/// Every WebSocket is an open file. Where the system does not tell the limit in a file, nothing is checked.
fn check_open_files(connections: u32) {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let limit = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let limit = limit.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    if let Some(limit) = limit.filter(|limit| *limit < u64::from(connections)) {
        tracing::warn!(
            limit,
            connections,
            "the limit of open files is below --connections; raise it (LimitNOFILE, ulimit -n) or allow fewer connections"
        );
    }
}

async fn run(out: &mut impl Write, config: Config) -> Done {
    let mut end = pin!(until_told());
    let place = config.place.to_string();
    let mut line = |text: String| writeln!(out, "{text}").and_then(|()| out.flush());
    let mut waiting = Ok(());
    let started = Server::start_or_stand_by(config, |address| {
        waiting = line(format!(
            "Armonium waits at http://{address}: another process writes to {place}; it takes over when that one ends"
        ));
    });
    let started = tokio::select! {
        started = started => started,
        // It has answered nobody yet.
        () = end.as_mut() => return Ok(()),
    };
    waiting?;
    let running = started.map_err(|error| Trouble::Said(error.to_string()))?;
    if let Some(why) = running.trouble() {
        line(format!("Armonium runs at http://{}, but it cannot save anything: {why}", running.address))?;
    }
    tokio::select! {
        () = running.ready() => {
            line(format!("Armonium is ready at http://{}", running.address))?;
            end.await;
        }
        () = end.as_mut() => {}
    }
    running.stop().await;
    Ok(())
}

/// Waits for the signal to end: from the keyboard, or from whoever looks after services.
#[cfg(unix)]
fn until_told() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [Ok(mut interrupt), Ok(mut terminate)] = signals else {
            // A system that tells nothing ends the program its own way.
            return std::future::pending().await;
        };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

/// Waits for the signal to end.
#[cfg(not(unix))]
fn until_told() -> impl Future<Output = ()> {
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
