//! `cargo xtask bench server`: how many decisions a second the server takes with every one of them durable, beside
//! boardgame.io in memory; how it does with many tables; how soon it is there with many stored games; what players notice
//! of floods.
//!
//! The load runs in this process, on one thread, the servers in others; they share the cores of the machine as the system
//! sees fit.

#[path = "server/api.rs"]
mod api;
#[path = "server/closed_loop.rs"]
mod closed_loop;
#[path = "server/crowd.rs"]
mod crowd;
#[path = "server/floods.rs"]
mod floods;
#[path = "server/latency.rs"]
mod latency;
#[path = "server/ours.rs"]
mod ours;
#[path = "server/peer.rs"]
mod peer;
#[path = "server/process.rs"]
mod process;
#[path = "server/socket.rs"]
mod socket;
#[path = "server/stored.rs"]
mod stored;

use std::process::ExitCode;
use std::time::Duration;

pub(crate) type Done<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

const USAGE: &str =
    "words: [--seconds N] [--only peer|crowd|stored|readers|bots] [--decide asked|seen] [--program FILE]";

struct Wishes {
    seconds: u64,
    only: Option<String>,
    /// Does everybody wait until all have seen the last decision?
    in_step: bool,
    program: String,
}

fn wishes() -> Result<Wishes, String> {
    let program = "target/release/armonium".to_owned();
    let mut wishes = Wishes { seconds: 15, only: None, in_step: false, program };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or(USAGE)?;
        match word.as_str() {
            "--seconds" => wishes.seconds = value.parse().map_err(|_| USAGE)?,
            "--only" => wishes.only = Some(value),
            "--decide" => {
                wishes.in_step = match value.as_str() {
                    "asked" => false,
                    "seen" => true,
                    _ => return Err(USAGE.to_owned()),
                }
            }
            "--program" => wishes.program = value,
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(wishes)
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Done<()> {
    let wishes = wishes()?;
    let wanted = |name: &str| wishes.only.as_deref().is_none_or(|only| only == name);
    process::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let span = Duration::from_secs(wishes.seconds);
    if wanted("peer") {
        let data = tempfile::tempdir()?;
        let local = tokio::task::LocalSet::new();
        let [theirs, here] = local.block_on(&runtime, async {
            let sides = [
                peer::gather(wishes.in_step).await?,
                ours::gather(&wishes.program, data.path(), wishes.in_step).await?,
            ];
            closed_loop::measure(sides, span).await
        })?;
        let (fewest, middle, most) = here.times(&theirs);
        let when = if wishes.in_step { "when all have seen the last decision" } else { "when asked" };
        println!("100 tables of 4 connected players, deciding {when}; timed until all four have seen it:");
        println!("  boardgame.io, in memory     {theirs}");
        println!("  armonium, SQLite, durable   {here}");
        println!(
            "  decisions a second {:.1} times the peer's (turn by turn {fewest:.1}, {middle:.1} in the middle, {most:.1}); \
             p99 {:.2} times the peer's",
            here.per_second() / theirs.per_second(),
            here.quantile(0.99).as_secs_f64() / theirs.quantile(0.99).as_secs_f64()
        );
        println!(
            "  the load itself used {:.0} µs of a core for each of the peer's decisions, {:.0} µs for each of ours",
            theirs.load_each(),
            here.load_each()
        );
    }
    if wanted("crowd") {
        crowd::measure(&runtime, &wishes.program, span.max(Duration::from_secs(30)))?;
    }
    if wanted("stored") {
        stored::measure(&wishes.program)?;
    }
    if wanted("readers") {
        floods::readers(&runtime, &wishes.program, span)?;
    }
    if wanted("bots") {
        floods::bots(&runtime, &wishes.program)?;
    }
    Ok(())
}
