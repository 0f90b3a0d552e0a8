//! Tournaments: their games, resuming, and damaged files.

use armonium_bots::{BotKind, Level};
use armonium_lab::{End, FileError, Fixture, Lineup, Player, Record, Setup, Store, play, read, run};
use armonium_test_support::content;
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

const RANDOM: Player = Player::Bot(BotKind::Random);
const APPRENTICE: Player = Player::Bot(BotKind::Level(Level::Apprentice));

fn one_against_three(deals: u32) -> Setup {
    Setup::new(content(), vec![vec![APPRENTICE, RANDOM, RANDOM, RANDOM]], deals, 7)
}

/// A file that does not exist yet.
fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

/// Plays the missing games of a file, up to a limit, and returns how many were missing.
fn resume(path: &Path, setup: &Setup, most: usize) -> usize {
    let (store, records) = Store::open(path, setup).expect("a file of results");
    let done: HashSet<Fixture> = records.iter().map(Record::fixture).collect();
    let (stop, kept) = (AtomicBool::new(most == 0), Mutex::new((store, 0)));
    run(content(), setup, &done, 1, &stop, |record| {
        let mut kept = kept.lock().expect("the store");
        kept.1 += 1;
        if kept.1 == most {
            stop.store(true, Ordering::Relaxed);
        }
        kept.0.add(&record)
    })
    .expect("records are written");
    setup.games() as usize - done.len()
}

/// The sorted lines of a file.
fn lines(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a file of results");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

#[test]
fn every_deal_is_played_once_from_each_seat_with_the_same_chances() {
    let setup = one_against_three(3);
    let fixtures: Vec<Fixture> = setup.fixtures().collect();
    assert_eq!(fixtures.len() as u64, setup.games());
    assert_eq!(fixtures.len(), 12);
    for deal in 0..3 {
        let of_deal = fixtures.iter().filter(|fixture| fixture.deal == deal);
        let seats: Vec<_> = of_deal
            .map(|&fixture| {
                setup.seated(fixture).iter().position(|&bot| bot == APPRENTICE).expect("it plays")
            })
            .collect();
        assert_eq!(seats, [0, 1, 2, 3]);
    }
    let seeds: HashSet<u64> = (0..3).map(|deal| setup.seed_of(deal)).collect();
    assert_eq!(seeds.len(), 3, "another deal, another seed");
    let other = Setup::new(content(), vec![vec![RANDOM; 4]], 3, 7);
    assert_eq!(other.seed_of(2), setup.seed_of(2), "another table, the same seed");
    let records: Vec<Record> = fixtures
        .iter()
        .filter_map(|&fixture| play(content(), &setup, fixture, &AtomicBool::new(false)))
        .collect();
    for deal in records.chunk_by(|a, b| a.deal == b.deal) {
        let start = |record: &Record| record.seats.iter().map(|seated| seated.position).collect::<Vec<_>>();
        assert!(deal.iter().all(|record| start(record) == start(&deal[0])), "the same order at the start");
        assert!(deal.iter().all(|record| record.seed == deal[0].seed));
    }
}

#[test]
fn equal_rotations_are_played_once() {
    let games = |seats: &[Player]| Setup::new(content(), vec![seats.to_vec()], 1, 1).games();
    assert_eq!(games(&[RANDOM; 5]), 1);
    assert_eq!(games(&[RANDOM, APPRENTICE, RANDOM, APPRENTICE]), 2);
    assert_eq!(games(&[RANDOM, RANDOM, APPRENTICE, APPRENTICE]), 4);
    assert_eq!(games(&[RANDOM, APPRENTICE, Player::Oracle]), 3);
}

#[test]
fn lineups_are_parsed() {
    let seats = |text: &str, players| text.parse::<Lineup>().and_then(|lineup| lineup.seats(players));
    assert_eq!(seats("random", 5), Ok(vec![RANDOM; 5]));
    assert_eq!(seats("apprentice,3xrandom", 4), Ok(vec![APPRENTICE, RANDOM, RANDOM, RANDOM]));
    assert_eq!(seats("4xoracle", 4), Ok(vec![Player::Oracle; 4]));
    let refused = |text: &str| seats(text, 4).map_err(|error| error.to_string()).expect_err("a refusal");
    assert!(refused("apprentice,2xrandom").contains("has 3 players, and the table has 4 seats"));
    assert!(refused("grandmaster").contains("there is no player \"grandmaster\"; there are random, "));
    assert!(refused("random,,random,random").contains("there is no player \"\""));
    assert!(refused("0xrandom,random").contains("\"0xrandom\"") && refused("9xrandom").contains("1 to 6"));
}

#[test]
fn a_resumed_run_has_the_same_records() {
    let setup = one_against_three(3);
    let (whole, parts) = (file("whole.jsonl"), file("parts.jsonl"));
    assert_eq!(resume(&whole, &setup, usize::MAX), 12);
    assert_eq!(resume(&parts, &setup, 5), 12);
    assert_eq!(resume(&parts, &setup, 0), 7, "a run that does nothing loses nothing");
    assert_eq!(resume(&parts, &setup, 3), 7);
    assert_eq!(resume(&parts, &setup, usize::MAX), 4);
    assert_eq!(resume(&parts, &setup, usize::MAX), 0);
    assert_eq!(lines(&parts), lines(&whole));
    let (held, records) = read(&whole).expect("a file of results");
    assert_eq!((held, records.len()), (setup, 12));
}

#[test]
fn a_truncated_last_line_loses_only_its_game() {
    let setup = one_against_three(1);
    let (whole, torn) = (file("before.jsonl"), file("torn.jsonl"));
    resume(&whole, &setup, usize::MAX);
    let text = std::fs::read(&whole).expect("a file of results");
    let first = text.iter().position(|&byte| byte == b'\n').expect("a first line");
    for end in [10, first, first + 1, first + 20, text.len() - 1, text.len() - 300] {
        std::fs::write(&torn, &text[..end]).expect("a file");
        if end > first {
            assert!(read(&torn).is_ok(), "torn after {end} bytes");
        }
        resume(&torn, &setup, usize::MAX);
        assert_eq!(lines(&torn), lines(&whole), "torn after {end} bytes");
    }
    let mut damaged = text.clone();
    damaged.push(0xc3);
    std::fs::write(&torn, &damaged).expect("a file");
    assert_eq!(resume(&torn, &setup, usize::MAX), 0);
    assert_eq!(lines(&torn), lines(&whole), "torn in the middle of a letter");
}

#[test]
fn a_file_of_another_tournament_is_refused_and_unchanged() {
    let setup = one_against_three(1);
    let path = file("other.jsonl");
    resume(&path, &setup, 1);
    let before = std::fs::read(&path).expect("a file of results");
    let refused = |other: &Setup| Store::open(&path, other).expect_err("a refusal").to_string();
    assert!(refused(&Setup { deals: 2, ..setup.clone() }).contains("deals: 1, not 2"));
    assert!(
        refused(&Setup { seed: 8, beginner: true, ..setup.clone() })
            .contains("beginner: false, not true; seed: 7")
    );
    let other = Setup { tables: vec![vec![RANDOM; 4]], ..setup.clone() };
    assert!(refused(&other).contains("bots: apprentice,3xrandom, not 4xrandom"));
    assert_eq!(std::fs::read(&path).expect("a file of results"), before);
    for (text, problem) in [
        ("a letter\n", "not a result file"),
        ("{\"cmd\":1}\n", "not a result file"),
        ("\n", "not a result file"),
    ] {
        std::fs::write(&path, text).expect("a file");
        assert!(refused(&setup).contains(problem), "{text:?}");
        assert_eq!(std::fs::read(&path).expect("the file"), text.as_bytes());
    }
}

#[test]
fn a_damaged_line_in_the_middle_is_named() {
    let setup = one_against_three(1);
    let path = file("damaged.jsonl");
    resume(&path, &setup, 1);
    let mut damaged = OpenOptions::new().append(true).open(&path).expect("the file");
    damaged.write_all(b"{\"deal\":0}\n").expect("a line");
    assert!(matches!(read(&path), Err(FileError::Line { line: 3, .. })));
    assert!(Store::open(&path, &setup).expect_err("a refusal").to_string().starts_with("line 3: "));
}

#[test]
fn two_runs_cannot_write_to_one_file() {
    let setup = one_against_three(1);
    let path = file("busy.jsonl");
    let (_first, _) = Store::open(&path, &setup).expect("a file of results");
    assert!(matches!(Store::open(&path, &setup), Err(FileError::Busy)));
}

#[test]
fn a_record_is_short_and_round_trips() {
    let setup =
        Setup::new(content(), vec![vec![APPRENTICE; 6], vec![APPRENTICE, Player::Oracle, RANDOM]], 2, 3);
    for fixture in setup.fixtures() {
        let record = play(content(), &setup, fixture, &AtomicBool::new(false)).expect("a game");
        assert!(!matches!(record.end, End::Faulty { .. }), "{:?}", record.end);
        let line = serde_json::to_string(&record).expect("JSON");
        assert!(line.len() < 2048, "{}", line.len());
        assert_eq!(serde_json::from_str::<Record>(&line).expect("a record"), record);
        let turns: u32 = record.usage.characters.iter().map(|&count| u32::from(count)).sum();
        assert!(u32::from(record.turns) >= turns && record.line_turns <= record.turns);
        let claims: u32 = record.belief.chosen.iter().map(|claims| claims.count).sum();
        assert_eq!(claims, u32::from(record.turns), "a claim in each turn");
        assert_eq!(record.organ.is_some(), record.organ.is_some_and(|organ| organ.hour >= 4));
    }
}
