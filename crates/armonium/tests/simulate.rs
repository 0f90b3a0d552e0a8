//! `armonium simulate` as a process: output, errors, interrupt and resume.

mod support;

use std::path::Path;
use std::process::{Command, Output};
use support::{file, path};

/// The whole command line.
fn all<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["simulate"], args].concat()
}

fn simulate(args: &[&str]) -> Command {
    support::armonium(&all(args))
}

fn run(args: &[&str]) -> Output {
    support::run(&all(args))
}

fn printed(args: &[&str]) -> String {
    support::printed(&all(args))
}

fn refused(args: &[&str]) -> String {
    support::refused(&all(args))
}

fn sorted_lines(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a file of results");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

#[test]
fn a_saved_tournament_gives_the_same_report() {
    let (results, report) = (file("tournament.jsonl"), file("report"));
    let lineups = ["--bots", "apprentice,2xrandom", "--bots", "random", "--players", "3", "--deals", "3"];
    let summary = printed(&[&lineups[..], &["-o", path(&results)]].concat());
    assert!(summary.contains("3 players: apprentice, 2 × random: 9 games"), "{summary}");
    assert!(summary.contains("3 players: random: 3 games") && summary.contains("Elo"), "{summary}");
    assert_eq!(sorted_lines(&results).len(), 13, "the setup and a line a game");
    assert_eq!(printed(&lineups), summary, "the same games without a file");
    assert_eq!(printed(&[path(&results)]), summary, "the same figures without a game");
    let output = printed(&["--report", path(&report), path(&results)]);
    assert!(output.starts_with(&summary) && output.contains("index.html"));
    let page = std::fs::read_to_string(report.join("index.html")).expect("the page");
    assert!(page.contains("Outcome by Hour") && report.join("figures.json").is_file());
    assert!(refused(&[path(&results), path(&results)]).contains("another of the files holds the same games"));
}

#[test]
fn several_player_counts_make_several_tables() {
    let summary =
        printed(&["--bots", "random", "--players", "3,6", "--deals", "1", "--beginner", "--last-opens"]);
    for table in ["3 players: random, beginner, last opens", "6 players: random, beginner, last opens"] {
        assert!(summary.contains(table), "{summary}");
    }
    assert!(
        printed(&["--bots", "random,4xrandom", "--deals", "1"]).contains("5 players"),
        "that of the lineup"
    );
}

#[test]
fn invalid_names_lineups_packs_and_files_are_refused() {
    let unknown = run(&["--bots", "grandmaster,3xrandom"]);
    assert_eq!(unknown.status.code(), Some(2));
    let said = String::from_utf8_lossy(&unknown.stderr);
    assert!(said.contains("there is no player \"grandmaster\"; there are random, apprentice"), "{said}");
    let line = refused(&["--bots", "apprentice,2xrandom", "--players", "5"]);
    assert!(line.contains("\"apprentice,2xrandom\" has 3 players, and the table has 5 seats"), "{line}");
    assert!(refused(&["--bots", "random,random"]).contains("has 2 players, and a table has 3 to 6 seats"));
    let pack = file("broken.toml");
    std::fs::write(&pack, "id = 7\n").expect("a file");
    assert!(refused(&["--content", path(&pack)]).contains("broken.toml:1:"));
    assert!(refused(&["--content", path(&file("no.toml"))]).contains("no.toml"));
    assert!(refused(&[path(&file("no.jsonl"))]).contains("no.jsonl: cannot be used"));
    let results = file("one.jsonl");
    printed(&["--bots", "random", "--deals", "1", "-o", path(&results)]);
    let line = refused(&["--bots", "random", "--deals", "2", "-o", path(&results)]);
    assert!(line.contains("deals: 1, not 2") && line.contains("choose another file"), "{line}");
    assert!(refused(&["-o", path(&pack)]).contains("this is not a result file"));
    assert!(refused(&["--deals", "1", "-o", path(&file("no/such/folder.jsonl"))]).contains("folder.jsonl"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_saves_its_games_and_can_resume() {
    let (results, whole) = (file("interrupted.jsonl"), file("uninterrupted.jsonl"));
    let args = |output: &Path| -> Vec<String> {
        ["--bots", "random", "--deals", "4000", "--threads", "1", "-o", path(output)]
            .map(str::to_owned)
            .to_vec()
    };
    let words = args(&results);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let child = simulate(&words).spawn().expect("the program runs");
    let kept = || std::fs::read_to_string(&results).map_or(0, |text| text.lines().count());
    while kept() < 3 {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(interrupt.success());
    let output = child.wait_with_output().expect("its end");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(130), "{said}");
    let finished = kept() - 1;
    assert!(finished < 4000, "the interrupt came too late");
    assert!(said.contains(&format!("interrupted: {finished} of 4000 games are saved in ")), "{said}");
    assert!(said.contains(" simulate --bots random --deals 4000 ") && said.lines().count() == 1, "{said}");
    let words_whole = args(&whole);
    let words_whole: Vec<&str> = words_whole.iter().map(String::as_str).collect();
    assert_eq!(printed(&words), printed(&words_whole));
    assert_eq!(sorted_lines(&results), sorted_lines(&whole), "the same as without the interruption");
}
