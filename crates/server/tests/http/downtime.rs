//! Times in which no server runs, and clocks of the system that are put forward or back: no player loses a seat by them.

use super::support::{Client, Folder, House};
use armonium_store::Store;
use armonium_store::testing::Cluster;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const HOUR: i64 = 3_600_000;

fn system() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// A table with a clock at which Ada is asked, and when her time is up.
fn asked(house: &House) -> (Client, String, i64) {
    let ada = house.player("Ada");
    let clock = json!({ "kind": "real_time", "reserve": 60, "increment": 4 });
    let options = json!({ "players": 3, "clock": clock });
    let table = ada.new_table(options, Some(json!(["me", "apprentice", "apprentice"]))).table();
    let mut socket = ada.sit_at(&table).0;
    socket.say(json!({ "type": "nonce", "id": 1, "nonce": "11".repeat(32) }));
    loop {
        let frame = socket.hear().unwrap();
        if let Some(deadline) = frame["clock"]["deadline"].as_i64() {
            return (ada, table, deadline);
        }
    }
}

/// Starts a server again in its folder, with this clock of the system, and lets it look at what is due.
fn again(folder: Folder, system_time: fn() -> i64) -> House {
    let house = House::at(folder, |config| config.system_time = system_time);
    std::thread::sleep(Duration::from_millis(2500));
    house
}

/// What Ada finds when she comes back: she plays herself. Her deadline.
fn comes_back(house: &House, ada: &Client, table: &str) -> i64 {
    let (_, welcome) = ada.at_house(house).sit_at(table);
    assert_eq!(welcome["table"]["chairs"][0]["substitute"], Value::Null, "{}", welcome["table"]);
    welcome["clock"]["deadline"].as_i64().unwrap()
}

#[test]
fn a_downtime_past_the_deadline_costs_no_seat_and_no_time() {
    let house = House::open();
    let (ada, table, deadline) = asked(&house);
    let house = again(house.stop(), || system() + 3 * HOUR);
    let later = comes_back(&house, &ada, &table) - deadline;
    assert!((3 * HOUR..3 * HOUR + 20_000).contains(&later), "the deadline moved by {later}");
    // It is resumed once, and stays so when the server is started again.
    let house = again(house.stop(), || system() + 3 * HOUR);
    let later = comes_back(&house, &ada, &table) - deadline;
    assert!((3 * HOUR..3 * HOUR + 40_000).contains(&later), "the deadline moved by {later}");
}

#[test]
fn a_clock_put_back_between_two_starts_moves_no_deadline_away() {
    let house = House::open();
    let (ada, table, deadline) = asked(&house);
    let house = again(house.stop(), || system() - 2 * HOUR);
    let later = comes_back(&house, &ada, &table) - deadline;
    assert!((0..20_000).contains(&later), "the deadline moved by {later}");
    let (mut socket, welcome) = ada.at_house(&house).sit_at(&table);
    let action = &welcome["view"]["legal"][0];
    let update = socket.command(json!({ "type": "act", "at": welcome["decision"], "actions": [action] }));
    // She was asked 64 seconds before the deadline, and the server has been running for two of them again.
    let passed = update["at"].as_i64().unwrap() - (deadline - 64_000);
    assert!((2_000..60_000).contains(&passed), "time goes on: {passed} ms passed");
}

#[test]
fn a_node_that_starts_beside_another_finds_no_downtime_whatever_its_clock_shows() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let node = |system_time: fn() -> i64| {
        House::with(|config| {
            config.place = url.parse().unwrap();
            config.system_time = system_time;
        })
    };
    let here = node(system);
    let (ada, table, deadline) = asked(&here);
    let there = node(|| system() + HOUR);
    assert_eq!(comes_back(&there, &ada, &table), deadline);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let downtimes = runtime.block_on(async {
        let store = Store::open(&url.parse().unwrap()).await.unwrap();
        store.downtimes(0).await.unwrap()
    });
    assert_eq!(downtimes, []);
    drop((here, there));
}

#[test]
fn steps_of_the_systems_clock_change_nothing_while_the_server_runs() {
    static STEP: AtomicI64 = AtomicI64::new(0);
    let house = House::with(|config| config.system_time = || system() + STEP.load(Ordering::Relaxed));
    let (ada, table, deadline) = asked(&house);
    for step in [HOUR, -2 * HOUR] {
        STEP.store(step, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(2500));
        assert_eq!(comes_back(&house, &ada, &table), deadline);
    }
}
