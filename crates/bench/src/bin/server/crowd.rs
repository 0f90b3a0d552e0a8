//! Many tables at once: how long it takes until every player has seen a decision, and how much memory they need.

use crate::Done;
use crate::api::Api;
use crate::latency::Figures;
use crate::ours::{Table, invite, start};
use crate::process;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// As many as are wished for, and as few as the system's limit on open files allows: a player is a file at both ends.
const WISHED: usize = 5_000;
/// Every table decides once in so long.
const EVERY: Duration = Duration::from_secs(5);
/// How many people come at the same time.
const DOORS: usize = 8;

/// Fills the hall, lets every table decide now and then, and prints what it took.
pub(crate) fn measure(runtime: &Runtime, program: &str, span: Duration) -> Done<()> {
    let most = (process::file_limit().saturating_sub(64) / 4) as usize;
    let tables = WISHED.min(most);
    if tables < WISHED {
        println!(
            "the system allows {most} tables at most, not {WISHED}: raise its limit on open files for more"
        );
    }
    let data = tempfile::tempdir()?;
    let server = start(program, data.path(), Duration::from_secs(30))?;
    let api = Api::new(server.port);
    let empty = server.memory().unwrap_or_default();
    let invited = come_in(&api, tables)?;
    let local = tokio::task::LocalSet::new();
    let (figures, idle, memory, cpu, bytes) = local.block_on(runtime, async {
        let mut sitting = Vec::with_capacity(tables);
        for (id, cookies) in invited {
            sitting.push(Table::sit(&api, server.port, id, cookies).await?);
        }
        let idle = server.memory().unwrap_or_default();
        let before: u64 = sitting.iter().map(Table::received).sum();
        let took = Rc::new(RefCell::new(Vec::new()));
        let started = Instant::now();
        let cpu = server.cpu_seconds();
        let mut running = Vec::with_capacity(tables);
        for (index, mut table) in sitting.into_iter().enumerate() {
            let took = Rc::clone(&took);
            // Tables decide one after the other, not all at once.
            let offset = EVERY.mul_f64(index as f64 / tables as f64);
            running.push(tokio::task::spawn_local(async move {
                let mut due = started + offset;
                while due < started + span {
                    tokio::time::sleep_until(due.into()).await;
                    let sent = table.step().await?;
                    took.borrow_mut().push(sent.elapsed());
                    due += EVERY;
                }
                Done::Ok(table)
            }));
        }
        let mut still_there = Vec::with_capacity(tables);
        for table in running {
            still_there.push(table.await??);
        }
        let memory = server.memory();
        let used = server.cpu_seconds().zip(cpu).map(|(after, before)| after - before);
        let received = still_there.iter().map(Table::received).sum::<u64>() - before;
        let took = took.take();
        let bytes = received / (took.len() as u64).max(1);
        Done::Ok((Figures::new(took, span), idle, memory, used, bytes))
    })?;
    println!("{tables} tables with {} connections, each deciding every {} s:", tables * 4, EVERY.as_secs());
    println!("  from decision to every player's View   {figures}");
    println!("  memory {} MiB", memory.unwrap_or_default() / 1024);
    println!(
        "  memory per idle table, with four connections: {} KiB",
        idle.saturating_sub(empty) / tables as u64
    );
    println!("  bytes per decision, from the server to all four players: {bytes}");
    println!("  {:.0} % of a core", 100.0 * cpu.unwrap_or_default() / span.as_secs_f64());
    Ok(())
}

/// Makes all tables and seats everybody, through several doors.
fn come_in(api: &Api, tables: usize) -> Done<Vec<(String, Vec<String>)>> {
    std::thread::scope(|scope| {
        let doors: Vec<_> = (0..DOORS)
            .map(|door| {
                let share = tables / DOORS + usize::from(door < tables % DOORS);
                scope.spawn(move || (0..share).map(|_| invite(api)).collect::<Done<Vec<_>>>())
            })
            .collect();
        let mut all = Vec::with_capacity(tables);
        for door in doors {
            all.extend(door.join().map_err(|_| "a door broke")??);
        }
        Ok(all)
    })
}
