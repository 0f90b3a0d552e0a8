//! Whole games over days with absent and planning players, on memory, SQLite and PostgreSQL, with crashes in between. A short
//! campaign in the default run, thousands of games with `LONG_TESTS=1` (`cargo xtask test --long`).

use armonium_bench::days::{Disk, Planning, Setup, Story, median};
use armonium_store::DatabaseUrl;
use armonium_store::testing::{Cluster, Folder};
use serde_json::Value;

const DAY: i64 = 86_400_000;

fn games(short: u64, long: u64) -> std::ops::Range<u64> {
    0..if std::env::var_os("LONG_TESTS").is_some() { long } else { short }
}

fn setup(seed: u64) -> Setup {
    let players = 3 + (seed % 4) as u8;
    Setup { players, absent: 25, crashes: 5, ..Setup::new(seed, Planning::Everyone) }
}

/// The keys of an object and everything in it.
fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                found.push(key.clone());
                keys(value, found);
            }
        }
        Value::Array(array) => array.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// True if a text of JSON has anything of a plan.
fn has_plan(text: &str) -> bool {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let mut found = Vec::new();
    keys(&value, &mut found);
    value["type"] == "plan" || found.iter().any(|key| ["plan", "ended", "answers", "most"].contains(&&**key))
}

/// Alerts are checked while the game is played; here is what is left to check.
fn is_sound(story: &Story, setup: &Setup) {
    assert_eq!(story.plans_left, 0, "the end deletes every plan");
    assert!(story.by_plan > 10 && story.by_hand > 10, "{setup:?}");
    for row in &story.log {
        assert!(!has_plan(&serde_json::to_string(&row.2).expect("JSON")), "the log of {setup:?}");
    }
    assert!(!story.transcript.contains("\"plan"), "the record of {setup:?}");
    for line in story.transcript.lines().filter(|line| line.starts_with('{')) {
        assert!(!has_plan(line), "the record of {setup:?}: {line}");
    }
    // The spectator's frames; those of the seats are compared below.
    let spectator = story.frames.last().expect("a spectator");
    assert!(spectator.iter().all(|frame| !has_plan(frame)), "a frame of {setup:?}");
}

#[test]
fn nobody_loses_a_seat_no_alert_is_lost_and_no_plan_is_left_over_days() {
    let (mut crashes, mut again, mut ended) = (0, 0, 0);
    for seed in games(12, 3_000) {
        let setup = setup(seed);
        let story = setup.play(Disk::memory());
        is_sound(&story, &setup);
        crashes += story.crashes;
        again += story.alerts.1;
        ended += story.ended;
    }
    assert!(crashes > 50 && again > 0 && ended > 10, "{crashes} crashes, {again} again, {ended} ended");
}

#[test]
fn the_same_holds_in_sqlite() {
    let folder = Folder::make();
    for seed in games(2, 100) {
        let setup = setup(seed);
        let url = DatabaseUrl::file(folder.path().join(format!("{seed}.db")));
        is_sound(&setup.play(Disk::store(&url)), &setup);
    }
}

#[test]
fn the_same_holds_in_postgresql() {
    let cluster = Cluster::shared();
    for seed in games(2, 100) {
        let setup = setup(seed);
        let url: DatabaseUrl = cluster.database().parse().expect("an address");
        is_sound(&setup.play(Disk::store(&url)), &setup);
    }
}

#[test]
fn a_crash_changes_nothing_and_no_plan_answers_twice() {
    for seed in games(6, 500) {
        let crashing = setup(seed);
        let calm = Setup { crashes: 0, ..crashing };
        let (one, other) = (crashing.play(Disk::memory()), calm.play(Disk::memory()));
        assert!(one.crashes > 0);
        assert_eq!(one.log, other.log, "{crashing:?}");
        assert_eq!((one.by_hand, one.by_plan), (other.by_hand, other.by_plan));
    }
}

#[test]
fn a_planned_decision_looks_to_everyone_else_like_one_by_hand() {
    for seed in games(6, 500) {
        let planned = Setup { crashes: 0, ..setup(seed) };
        let by_hand = Setup { planning: Planning::ByHand, ..planned };
        let (one, other) = (planned.play(Disk::memory()), by_hand.play(Disk::memory()));
        assert!(one.by_plan > 10);
        assert_eq!(one.transcript, other.transcript, "{planned:?}");
        for (seat, (one, other)) in one.frames.iter().zip(&other.frames).enumerate() {
            // A seat gets frames of its own plan, and nothing else differs.
            let own = |frame: &&String| serde_json::from_str::<Value>(frame).expect("JSON")["type"] != "plan";
            let one: Vec<_> = one.iter().filter(own).collect();
            assert_eq!(one.len(), other.len(), "seat {seat} of {planned:?}");
            assert!(one.into_iter().eq(other), "seat {seat} of {planned:?}");
        }
    }
}

#[test]
fn plans_bring_an_hours_auctions_from_days_to_less_than_one() {
    let auctions = |planning| {
        let played = (0..8).map(|seed| Setup::new(seed, planning).play(Disk::memory()));
        median(played.flat_map(|story| story.auctions).collect())
    };
    let (without, with) = (auctions(Planning::Nobody), auctions(Planning::Everyone));
    assert!(without > DAY && with < DAY, "{without} and {with} ms");
}
