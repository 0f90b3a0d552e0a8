//! The end of a server.

use super::support::{House, wait_until};
use serde_json::json;
use std::io::{Read, Write};
use std::time::{Duration, Instant};

#[test]
fn connected_clients_get_a_bye_and_find_everything_after_the_restart() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let (mut socket, _) = ada.sit_at(&table);
    let watcher = std::thread::spawn(move || {
        let bye = socket.until("bye");
        assert_eq!(bye["code"], "restart", "{bye}");
        assert!(bye["retry_ms"].is_number());
        assert!(socket.hear().is_none(), "and then the connection ends");
    });
    let started = Instant::now();
    let folder = house.stop();
    assert!(started.elapsed() < Duration::from_secs(8), "{:?}", started.elapsed());
    watcher.join().unwrap();
    let again = House::at(folder, |_| {});
    let mut back = again.nobody();
    back.cookie = ada.cookie.clone();
    assert_eq!(back.get(&format!("/api/tables/{table}")).body["seat"], 0);
}

#[test]
fn a_server_that_ends_says_first_that_it_is_not_ready() {
    let house = House::with(|config| config.notice = Duration::from_secs(2));
    let nobody = house.nobody();
    assert_eq!(nobody.get("/api/health/ready").status, 200);
    house.stop_while(|| {
        let refused = wait_until("the notice", || {
            Some(nobody.get("/api/health/ready")).filter(|reply| reply.status != 200)
        });
        assert_eq!(refused.refusal(), (503, "closing"));
        assert!(refused.header("retry-after").is_some());
        assert_eq!(nobody.get("/api/health/live").status, 200);
        assert_eq!(nobody.get("/api/version").status, 200, "until it ends it answers");
    });
}

#[test]
fn a_request_that_was_begun_is_answered() {
    let house = House::open();
    let mut stream = std::net::TcpStream::connect(house.address).unwrap();
    stream.write_all(b"GET /api/version HTTP/1.1\r\nhost: x\r\n").unwrap();
    std::thread::sleep(Duration::from_millis(100));
    house.stop_while(move || {
        std::thread::sleep(Duration::from_millis(300));
        stream.write_all(b"\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer:?}");
    });
}
