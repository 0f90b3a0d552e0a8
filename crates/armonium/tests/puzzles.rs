//! `armonium puzzles` from outside.

mod support;

use support::{file, path, printed, refused, run};

#[test]
fn puzzles_that_are_made_prove_true_and_one_that_is_altered_is_named() {
    let made = file("puzzles.jsonl");
    let said = printed(&["puzzles", "generate", "--count", "10", "--seed", "4", "--output", path(&made)]);
    assert_eq!(said, "10 puzzles made\n");
    let text = std::fs::read_to_string(&made).expect("the file");
    assert_eq!(
        text,
        printed(&["puzzles", "generate", "--count", "10", "--seed", "4"]),
        "the same seed, the same"
    );
    let check = printed(&["puzzles", "check", path(&made)]);
    assert!(
        check.starts_with("10 puzzles, all true, each with one answer: 2 of grade 1, 2 of grade 2"),
        "{check}"
    );

    // Change the answer of the fourth.
    let mut lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let right = lines[3]["answer"].clone();
    let others = ["lewis", "snowy"].map(|name| serde_json::json!({ "character": name }));
    lines[3]["answer"] = others.into_iter().find(|other| *other != right).expect("another");
    let altered = file("altered.jsonl");
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(&altered, text).expect("written");
    let output = run(&["puzzles", "check", path(&altered)]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("line 4, puzzle 4-") && said.contains(" is right"), "{said}");
    let sum = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(sum.ends_with("1 of 10 puzzles are wrong\n"), "{sum}");
}

#[test]
fn a_puzzle_is_told_in_every_language_with_its_explanation() {
    for (language, question) in [
        ("en", "Who is the Chosen One?"),
        ("it", "Chi è il Prescelto?"),
        ("fr", "Qui est l’Élu\u{202f}?"),
        ("es", "¿Quién es el Elegido?"),
        ("ru", "Кто Избранный?"),
    ] {
        let told: String = ["5-1", "5-2", "3-1", "2026-11-15", "2026-11-16"]
            .map(|id| printed(&["puzzles", "show", id, "--language", language]))
            .concat();
        assert!(told.contains(question), "{told}");
        assert!(!told.contains(['{', '}', '$']) && !told.contains("puzzle-"), "{told}");
    }
    let whole = printed(&["puzzles", "show", "5-1"]);
    let question = printed(&["puzzles", "show", "5-1", "--no-answer"]);
    assert!(whole.starts_with(&question) && whole.len() > question.len() + 100, "{question}");
    assert!(printed(&["puzzles", "show", "--no-answer"]).contains("You’re "), "today has one");
}

#[test]
fn a_recorded_game_gives_puzzles_that_are_checked_with_it() {
    let game = file("for-puzzles.json");
    printed(&["record", "--players", "5", "--seed", "3", "--bots", "apprentice", "-o", path(&game)]);
    let made = file("from-game.jsonl");
    let generate = ["puzzles", "generate", "--count", "3", "--grade", "2", "--game", path(&game)];
    printed(&[&generate[..], &["-o", path(&made)]].concat());
    let checked = printed(&["puzzles", "check", path(&made), "--game", path(&game)]);
    assert!(checked.starts_with("3 puzzles, all true"), "{checked}");
    let output = run(&["puzzles", "check", path(&made)]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("give that file too, with --game"));
    assert!(
        printed(&["puzzles", "show", "--file", path(&made), "--number", "2"]).contains("for-puzzles-2-2")
    );
}

#[test]
fn what_makes_no_sense_is_refused_in_a_line() {
    let nothing = file("nothing.jsonl");
    assert!(refused(&["puzzles", "check", path(&nothing)]).contains("cannot be read"));
    std::fs::write(&nothing, "\n").expect("written");
    assert!(refused(&["puzzles", "check", path(&nothing)]).contains("there is no puzzle in it"));
    std::fs::write(&nothing, "{}\n").expect("written");
    assert!(refused(&["puzzles", "check", path(&nothing)]).contains("line 1 is no puzzle: missing field"));
    assert!(refused(&["puzzles", "show", "--file", path(&nothing)]).contains("line 1 is no puzzle"));
    for wrong in [
        &["puzzles", "show", "6-1"][..],
        &["puzzles", "show", "2026-02-30"],
        &["puzzles", "generate", "--grade", "9"],
    ] {
        let output = run(wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn a_puzzle_of_a_day_to_come_is_held_back() {
    for args in [&["puzzles", "show", "2999-01-01"][..], &["puzzles", "show", "2999-01-01", "--no-answer"]] {
        assert!(refused(args).contains("the puzzle of 2999-01-01 is still to come"), "{args:?}");
    }
}
