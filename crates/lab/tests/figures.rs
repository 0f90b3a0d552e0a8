//! Aggregated figures and the report page.

use armonium_bots::{BotKind, Level};
use armonium_lab::{End, Figures, Met, Player, Record, Setup, Share, compare, play, report};
use armonium_rules::Seat;
use armonium_test_support::content;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

const DETECTIVE: Player = Player::Bot(BotKind::Level(Level::Detective));
const RANDOM: Player = Player::Bot(BotKind::Random);
const APPRENTICE: Player = Player::Bot(BotKind::Level(Level::Apprentice));

fn played(tables: Vec<Vec<Player>>, deals: u32) -> (Setup, Vec<Record>) {
    let setup = Setup::new(content(), tables, deals, 5);
    let stop = AtomicBool::new(false);
    let records = setup.fixtures().filter_map(|fixture| play(content(), &setup, fixture, &stop)).collect();
    (setup, records)
}

#[test]
fn wilson_intervals_are_those_of_the_textbook() {
    for (hits, of, low, high) in [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ] {
        let share = Share::new(hits, of);
        assert!((share.low - low).abs() < 1e-4 && (share.high - high).abs() < 1e-4, "{share:?}");
    }
    let nothing = Share::new(0, 0);
    assert_eq!((nothing.share, nothing.low, nothing.high), (0.0, 0.0, 1.0));
}

#[test]
fn a_comparison_counts_every_game_once() {
    let result = compare(content(), APPRENTICE, RANDOM, 4, 5, 1, 2);
    assert_eq!((result.games, result.faults.0), (20, 0));
    assert_eq!(result.won.of, result.as_hero.of + result.as_fenrir.of);
    assert_eq!(result.won.hits, result.as_hero.hits + result.as_fenrir.hits);
    assert!(result.won.hits * 2 > result.won.of, "{result}");
    assert!(result.by_deal.0 <= result.won.share && result.won.share <= result.by_deal.1);
    let again = compare(content(), APPRENTICE, RANDOM, 4, 5, 1, 1);
    assert_eq!(result.to_string(), again.to_string(), "however many threads there are");
}

#[test]
fn the_oracle_beats_a_bot() {
    let oracle = compare(content(), Player::Oracle, APPRENTICE, 4, 4, 1, 2);
    assert_eq!(oracle.faults, (0, None));
    assert!(oracle.won.share > 0.5, "{oracle}");
}

#[test]
fn figures_do_not_depend_on_the_order_of_the_records() {
    let (setup, records) = played(vec![vec![APPRENTICE, RANDOM, RANDOM]], 4);
    let backwards: Vec<Record> = records.iter().rev().cloned().collect();
    let json = |records| serde_json::to_string(&Figures::of(&[(setup.clone(), records)])).expect("JSON");
    assert_eq!(json(records), json(backwards));
}

/// 1,000 games; with `LONG_TESTS=1` (`cargo xtask test --long`) 5,000.
#[test]
fn the_belief_is_calibrated() {
    let tables = (3..=6).map(|players| vec![DETECTIVE; players]).collect();
    let deals = if std::env::var_os("LONG_TESTS").is_some() { 1250 } else { 250 };
    let figures = Figures::of(&[played(tables, deals)]);
    let chosen = &figures.reliability.chosen;
    let (first, last) = (chosen.first().expect("claims"), chosen.last().expect("claims"));
    assert_eq!((first.said, first.was), (0.0, 0.0), "what it calls impossible never is");
    assert_eq!((last.said, last.was), (1.0, 1.0), "what it calls certain always is");
    let many = chosen.iter().chain(&figures.reliability.fenrir).filter(|bin| bin.count >= 500);
    assert!(many.clone().count() >= 4);
    for bin in many {
        // Twice the margin: with many bins, some exceed it.
        assert!((bin.said - bin.was).abs() <= 2.0 * bin.margin + 1e-6, "{bin:?}");
    }
}

#[test]
fn a_faulty_game_is_reported_and_excluded() {
    let (setup, mut records) = played(vec![vec![RANDOM; 3]], 3);
    records[1].end = End::Faulty { seat: Seat(2), what: "nothing was <decided>".to_owned() };
    let figures = Figures::of(&[(setup, records)]);
    assert_eq!((figures.games, figures.faulty, figures.tables[0].games), (3, 1, 2));
    let text = figures.to_string();
    assert!(text.starts_with("1 OF 3 GAMES ARE FAULTY") && text.contains("random at seat 2"), "{text}");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("faulty");
    report::write(&folder, &figures).expect("a report");
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    assert!(page.contains("1 games are faulty") && page.contains("&lt;decided&gt;"));
}

#[test]
fn the_report_has_every_section() {
    let tables = vec![
        vec![APPRENTICE; 4],
        vec![RANDOM; 3],
        vec![RANDOM, APPRENTICE, APPRENTICE, APPRENTICE],
        vec![Player::Oracle, APPRENTICE, APPRENTICE, APPRENTICE],
    ];
    let runs = [played(tables, 1)];
    for (name, figures) in [("full", Figures::of(&runs)), ("empty", Figures::of(&[]))] {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        report::write(&folder, &figures).expect("a report");
        let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
        for section in ["targets", "outcomes", "seats", "players", "usage", "time", "belief", "counting"] {
            assert!(page.contains(&format!("<section id=\"{section}\"><h2>")), "{name}: {section}");
        }
        assert!(!page.contains("NaN") && !page.contains("\"inf") && !page.contains("-inf"), "{name}");
        assert!(!page.contains("http") && !page.contains("src="), "{name}: the page needs nothing else");
        let json = std::fs::read_to_string(folder.join("figures.json")).expect("the figures");
        let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(value["games"], figures.games);
    }
    let figures = Figures::of(&runs);
    let page = std::fs::read_to_string(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("full/index.html"));
    let page = page.expect("the page");
    for words in
        ["Fenrir's Stones", "Monorail", "Pålsson", "Move Clue", "Weng-Lin", "alone against 3 × apprentice"]
    {
        assert!(page.contains(words), "{words}");
    }
    let again = "armonium simulate --bots 4xapprentice --bots 3xrandom --bots random,3xapprentice \
                 --bots oracle,3xapprentice --deals 1 --seed 5";
    assert!(page.contains(again) && page.contains(&figures.sources[0].pack.hash));
    let level =
        |player| figures.baselines.iter().find(|score| score.player == player).and_then(|score| score.level);
    assert_eq!((level(RANDOM), level(Player::Oracle)), (Some(0.0), Some(100.0)));
    let ladder: Vec<Player> = figures.ladder.iter().map(|rung| rung.player).collect();
    assert_eq!(ladder, [Player::Oracle, APPRENTICE, RANDOM]);
}

#[test]
fn a_target_is_undecided_if_its_interval_crosses_a_bound() {
    // Enough games to show what never happens, but too few for the shares of seats.
    let few = Figures::of(&[played(vec![vec![APPRENTICE; 4]], 20)]);
    let verdict = |name: &str| {
        let target = few.tables[0].targets.iter().find(|target| target.name == name).expect("a target");
        (target.met, target.measured.clone())
    };
    let (seat, measured) = verdict("Best seat");
    assert_eq!(seat, Met::Undecided, "{measured}");
    let summary = few.to_string();
    assert!(summary.contains("(wanted: ≤ 31.2 %; undecided with 20 games)"), "{summary}");
    let line = |name: &str| summary.lines().find(|line| line.contains(name)).expect("a line").to_owned();
    assert!(line("Best seat").starts_with("  ?   "), "{summary}");
    // A single game without a ride misses the target.
    assert_ne!(verdict("A line is ridden").0, Met::Undecided);
    let many = Figures::of(&[played(vec![vec![APPRENTICE; 4]], 400)]);
    let out = many.tables[0].targets.iter().find(|target| target.name == "Out of Time").expect("a target");
    assert_eq!(out.met, Met::Yes, "{}", out.measured);
}
