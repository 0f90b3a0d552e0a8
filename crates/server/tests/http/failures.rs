//! A database that takes no writes, and tables that cannot be read.

use super::support::{House, logged, wait_until};
use armonium_locale::Language;
use armonium_server::TableError;
use armonium_store::testing::Cluster;
use serde_json::json;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

fn until_ready(house: &House, status: u16) {
    let what = format!("{status} as the answer whether the server is ready");
    let reply = wait_until(&what, || {
        Some(house.nobody().get("/api/health/ready")).filter(|reply| reply.status == status)
    });
    if status == 503 {
        assert_eq!(reply.refusal(), (503, "storage"));
        assert!(reply.header("retry-after").is_some());
    }
}

#[test]
fn a_server_whose_postgresql_is_read_only_is_not_ready() {
    let cluster = Cluster::shared();
    let address = cluster.database();
    let name = address.rsplit('/').next().unwrap().to_owned();
    let house = House::with(|config| config.place = address.parse().unwrap());
    assert_eq!(house.nobody().get("/api/health/ready").status, 200);
    let read_only = |on: &str| {
        cluster.sql("postgres", &format!("ALTER DATABASE {name} SET default_transaction_read_only = {on}"));
        let all = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
        cluster.sql("postgres", &all);
    };
    read_only("on");
    until_ready(&house, 503);
    assert_eq!(house.nobody().get("/api/tables").status, 200, "what is there can be read");
    read_only("off");
    until_ready(&house, 200);
}

/// Passes everything on to an address until it is told to hang.
fn slow_line(to: String, hangs: Arc<AtomicBool>) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for near in listener.incoming().map_while(Result::ok) {
            let Ok(far) = TcpStream::connect(&to) else { continue };
            for (mut from, mut into) in [(near.try_clone().unwrap(), far.try_clone().unwrap()), (far, near)] {
                let hangs = Arc::clone(&hangs);
                std::thread::spawn(move || {
                    let mut buffer = [0; 4096];
                    while let Ok(size @ 1..) = from.read(&mut buffer) {
                        while hangs.load(Ordering::Relaxed) {
                            std::thread::sleep(Duration::from_millis(10));
                        }
                        if into.write_all(&buffer[..size]).is_err() {
                            break;
                        }
                    }
                    let _ = into.shutdown(std::net::Shutdown::Both);
                });
            }
        }
    });
    port
}

#[test]
fn a_server_whose_postgresql_hangs_is_not_ready() {
    let cluster = Cluster::shared();
    let address = cluster.database();
    let (_, rest) = address.split_once('@').unwrap();
    let (host, name) = rest.split_once('/').unwrap();
    let hangs = Arc::new(AtomicBool::new(false));
    let port = slow_line(host.to_owned(), Arc::clone(&hangs));
    let through = address.replace(rest, &format!("127.0.0.1:{port}/{name}"));
    let house = House::with(|config| config.place = through.parse().unwrap());
    assert_eq!(house.nobody().get("/api/health/ready").status, 200);
    hangs.store(true, Ordering::Relaxed);
    until_ready(&house, 503);
    hangs.store(false, Ordering::Relaxed);
    until_ready(&house, 200);
}

#[test]
fn a_damaged_table_is_logged_once_and_counted() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let other = ada.new_table(json!({ "players": 3 }), None).table();
    let folder = house.stop();
    let file = rusqlite::Connection::open(folder.0.join("armonium.db")).unwrap();
    // Ids are shown in another way than they are kept; the older of the two tables is the first row.
    let changed = file.execute(
        "UPDATE log_main SET body = 'not JSON' \
         WHERE table_id = (SELECT id FROM tables ORDER BY created, rowid LIMIT 1)",
        [],
    );
    assert_eq!(changed, Ok(1));
    drop(file);
    let house = House::at(folder, |_| {});
    let mut back = house.nobody();
    back.cookie = ada.cookie.clone();
    let damaged: Vec<_> = [&table, &other]
        .into_iter()
        .filter(|table| back.get(&format!("/api/tables/{table}")).refusal() == (500, "damaged"))
        .collect();
    assert_eq!(damaged.len(), 1, "one of them was damaged");
    assert_eq!(back.get(&format!("/api/tables/{}", damaged[0])).refusal(), (500, "damaged"));
    let lines = logged();
    let lines: Vec<_> = lines
        .lines()
        .filter(|line| line.contains("a table's log is damaged") && line.contains(damaged[0]))
        .collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(
        lines[0].contains("\"ERROR\"") && lines[0].contains("expected ident"),
        "it says what is wrong: {lines:?}"
    );
    let metrics = house.nobody().get("/metrics").text;
    assert!(!metrics.contains("armonium_damaged_tables_total 0"), "{metrics}");
}

#[test]
fn the_manual_quotes_what_players_read_when_the_database_fails() {
    let manual = include_str!("../../../../docs/operations.md");
    let section =
        manual.split("## When the database fails").nth(1).and_then(|rest| rest.split("\n## ").next());
    let section = section.unwrap();
    let page = include_str!("../../../../locales/en/table.ftl");
    let english = Language::English;
    for sentence in [
        english.message("table-not-saved", &[]),
        english.message("table-stalled", &[]),
        TableError::Damaged.to_string(),
    ] {
        assert!(section.contains(&format!("\"{sentence}\"")), "{sentence}");
    }
    for key in ["front-trouble-storage", "prompt-failed"] {
        let sentence = page.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = ")).unwrap();
        assert!(section.contains(&format!("\"{sentence}\"")), "{sentence}");
    }
}
