//! `armonium serve`: runs the server until a signal ends it.

use crate::args::ServeArgs;
use crate::error::{CliError, CliResult};
use armonium_server::{BadConfig, Config, LogFormat, LogLevel, Server, Settings, logs};
use std::io::{self, Write};
use std::pin::pin;
use tokio::runtime::Runtime;

impl From<BadConfig> for CliError {
    fn from(bad: BadConfig) -> Self {
        Self::Failed(bad.to_string())
    }
}

/// The settings: command line before environment before file.
fn settings(args: ServeArgs) -> Result<Settings, CliError> {
    match args.config {
        None => Ok(args.settings),
        Some(file) => Ok(args.settings.or(Settings::read(&file)?)),
    }
}

/// The async runtime.
pub(crate) fn runtime() -> Result<Runtime, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| CliError::Failed(format!("cannot start threads ({error})")))
}

/// Serves until a signal ends it.
pub(crate) fn serve(out: &mut impl Write, args: ServeArgs) -> CliResult {
    let settings = settings(args)?;
    write_logs(settings.log_format.unwrap_or_default(), settings.log_level.unwrap_or_default())?;
    let config = settings.config()?;
    check_open_files(config.limits.connections);
    runtime()?.block_on(run(out, config))
}

fn write_logs(format: LogFormat, level: LogLevel) -> CliResult {
    let set = tracing::subscriber::set_global_default(logs(format, level, io::stderr));
    set.map_err(|error| CliError::Failed(error.to_string()))
}

/// Every WebSocket is an open file. Checked only where the limit can be read from a file.
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

async fn run(out: &mut impl Write, config: Config) -> CliResult {
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
    let running = started.map_err(|error| CliError::Failed(error.to_string()))?;
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

/// Waits for SIGINT or SIGTERM.
#[cfg(unix)]
fn until_told() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [Ok(mut interrupt), Ok(mut terminate)] = signals else {
            // Without a signal handler, the system ends the program.
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
