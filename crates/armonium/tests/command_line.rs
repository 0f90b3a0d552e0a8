//! The `armonium` command from outside: what it prints, what it refuses, how it ends.

mod support;

use std::io::{Read, Write};
use std::process::Stdio;
use support::{armonium, file, path, printed, refused, run};

#[test]
fn a_demonstration_is_a_whole_game_in_sentences() {
    for players in ["3", "4", "5", "6"] {
        let args = ["demo", "--players", players, "--seed", "11"];
        let story = printed(&args);
        assert_eq!(story, printed(&args), "the same seed, the same game");
        assert!(
            story.starts_with(&format!("011 in Torino, {players} players: Marco, Giulia, Carlo")),
            "{story}"
        );
        assert!(story.contains("\nHour I strikes.\n") && story.contains(" opens the auction for position "));
        assert!(story.contains(" Everyone loses.\n") || story.contains(" wins.\n"));
        assert!(story.contains("\nThe Chosen One was "));
        assert!(!story.contains(['{', '}', '$']) && !story.contains("log-"));
        assert!(story.lines().all(|line| line.chars().count() <= 110 && line.trim_end() == line));
    }
    let beginner = printed(&["demo", "--beginner", "--last-opens", "--seed", "1"]);
    assert!(beginner.contains("Beginner variant") && beginner.contains("opens the auctions"));
    assert!(printed(&["demo"]).contains("\nSeed "));
}

#[test]
fn a_recorded_game_is_told_again_to_everybody_as_they_saw_it() {
    let game = file("whole.json");
    let table = ["--players", "5", "--seed", "3", "--bots", "apprentice"];
    let recorded = printed(&[&["record"], &table[..]].concat());
    printed(&[&["record", "--output", path(&game)], &table[..]].concat());
    let open = printed(&["replay", path(&game)]);
    let demo = printed(&[&["demo"], &table[..]].concat());
    assert!(demo.starts_with(&open), "a finished game is told openly");
    assert_eq!(printed(&["replay", path(&game), "--viewer", "referee"]), open);
    let spectator = printed(&["replay", path(&game), "--viewer", "spectator"]);
    let giulia = printed(&["replay", path(&game), "--viewer", "1"]);
    assert!(
        open.contains("Marco is dealt a Character Card: ")
            && open.contains("Giulia is dealt a Character Card: ")
    );
    assert!(!spectator.contains("is dealt a Character Card: ") && !spectator.contains("The Chosen One was"));
    assert!(
        giulia.contains("Giulia is dealt a Character Card: ")
            && !giulia.contains("Marco is dealt a Character Card: ")
    );
    assert_eq!(recorded, std::fs::read_to_string(&game).expect("the file"));
}

#[test]
fn every_player_of_the_house_can_be_asked_to_play() {
    for bots in ["random", "apprentice", "detective", "inspector", "master"] {
        let game = file(&format!("{bots}.json"));
        printed(&["record", "--seed", "4", "--moves", "5", "--bots", bots, "-o", path(&game)]);
        assert!(printed(&["replay", path(&game)]).contains(" opens the auction for position "), "{bots}");
    }
    assert_eq!(printed(&["demo", "--seed", "4"]), printed(&["demo", "--seed", "4", "--bots", "detective"]));
    for command in ["demo", "record"] {
        let refused = run(&[command, "--bots", "grandmaster"]);
        let complaint = String::from_utf8(refused.stderr).expect("text");
        assert!(complaint.contains("random, apprentice, detective, inspector, master"), "{complaint}");
        assert_eq!(refused.status.code(), Some(2));
        assert!(printed(&[command, "--help"]).contains("Plans whole turns"));
    }
}

#[test]
fn thoughts_are_told_on_request_to_those_who_may_know_them() {
    // Several games, so that something of everything happens.
    let story = |args: &[&str]| {
        let tell = |seed| printed(&[&["demo", "--seed", seed], args].concat());
        ["5", "6", "7", "8"].map(tell).concat()
    };
    let is_thought = |line: &&str| line.starts_with("        ");
    let silent = story(&[]);
    assert_eq!(silent.lines().filter(is_thought).count(), 0);
    let open = story(&["--thoughts"]);
    let others: Vec<&str> = open.lines().filter(|line| !is_thought(line)).collect();
    assert_eq!(others, silent.lines().collect::<Vec<_>>(), "thoughts change nothing else");
    assert!(open.lines().all(|line| line.chars().count() <= 110));
    for (before, after) in [
        (" opens the auction for position ", " was worth up to "),
        (" chooses ", "the Chosen One"),
        (" looks at one of ", ": “I looked at "),
        (" declares victory as ", ": “I "),
    ] {
        let (_, rest) = open.split_once(before).expect("it happens in four games");
        assert!(rest.contains(after), "{after}");
    }
    let told = |story: &str, name: &str| story.contains(&format!("\n        {name}: “"));
    assert!(["Marco", "Giulia", "Carlo", "Elena"].iter().all(|name| told(&open, name)));
    let giulia = story(&["--thoughts", "--viewer", "1"]);
    assert!(told(&giulia, "Giulia") && !told(&giulia, "Marco"));
    assert_eq!(story(&["--thoughts", "--viewer", "spectator"]), story(&["--viewer", "spectator"]));
}

#[test]
fn an_unfinished_game_keeps_its_secrets_unless_asked_for_them() {
    let game = file("unfinished.json");
    printed(&["record", "--bots", "apprentice", "--seed", "5", "--moves", "60", "-o", path(&game)]);
    let story = printed(&["replay", path(&game)]);
    assert!(!story.contains("is dealt a Character Card: "));
    assert!(story.contains("\nThe game isn’t over. "), "{story}");
    assert!(printed(&["replay", path(&game), "--viewer", "referee"]).contains("is dealt a Character Card: "));
}

#[test]
fn a_damaged_game_file_is_refused_with_its_place() {
    let game = file("damaged.json");
    let text = printed(&["record", "--seed", "8"]);
    let refuse = |damaged: &[u8], place: &str| {
        std::fs::write(&game, damaged).expect("a file");
        let line = refused(&["replay", path(&game)]);
        assert!(line.starts_with(&format!("armonium: {}: {place}", path(&game))), "{line}");
    };
    refuse(b"", "line 1, column 0: ");
    refuse(b"\xff\xfe", "byte 1: ");
    refuse(&text.as_bytes()[..text.len() / 2], "line ");
    refuse(text.replacen("\"rules\": 1", "\"rules\": 2", 1).as_bytes(), "rules: ");
    refuse(text.replacen("\"hash\":\"", "\"hash\":\"f", 1).as_bytes(), "pack.hash: ");
    refuse(text.replacen("Marco", "Mario", 1).as_bytes(), "start: ");
    refuse(text.replacen("\"do\":\"pass\"", "\"do\":\"stop\"", 1).as_bytes(), "move ");
    refuse(&vec![b' '; 3 << 20], "file: ");
    refused(&["replay", path(&file("nowhere.json"))]);
    refused(&["replay", env!("CARGO_TARGET_TMPDIR")]);
}

#[test]
fn readers_who_sit_nowhere_are_refused() {
    let game = file("seats.json");
    printed(&["record", "--players", "3", "--seed", "8", "--moves", "5", "-o", path(&game)]);
    assert!(refused(&["replay", path(&game), "--viewer", "3"]).contains("no seat 3"));
    assert!(refused(&["demo", "--viewer", "9"]).contains("no seat 9"));
}

#[test]
fn a_game_with_another_pack_is_told_with_that_pack() {
    let (pack, game) = (file("other.toml"), file("other.json"));
    let text = printed(&["pack", "check"]);
    assert!(text.contains("\nhash ") && text.contains("\nfile "));
    std::fs::write(&pack, armonium_pack::Pack::TURIN.replacen("id = \"turin\"", "id = \"other\"", 1))
        .expect("a file");
    assert!(printed(&["pack", "check", path(&pack)]).contains("(other)"));
    printed(&["record", "--content", path(&pack), "--seed", "2", "-o", path(&game)]);
    let line = refused(&["replay", path(&game)]);
    assert!(line.contains("pack.hash: ") && line.contains("the right pack with --content."), "{line}");
    assert!(printed(&["replay", path(&game), "--content", path(&pack)]).contains("Hour I strikes."));
    assert!(printed(&["demo", "--content", path(&pack), "--seed", "2"]).contains("Hour I strikes."));
}

#[test]
fn packs_are_checked_and_drawn() {
    let (paper, night) = (printed(&["pack", "draw"]), printed(&["pack", "draw", "--theme", "night"]));
    assert!(paper.contains("<svg") && paper != night);
    let drawing = file("board.svg");
    assert_eq!(printed(&["pack", "draw", "-o", path(&drawing)]), "");
    assert_eq!(std::fs::read_to_string(&drawing).expect("the drawing"), paper);
    let bad = file("bad.toml");
    std::fs::write(&bad, "id = 7\n").expect("a file");
    let line = refused(&["pack", "draw", path(&bad)]);
    assert!(line.starts_with(&format!("armonium: {}:1:", path(&bad))), "{line}");
    refused(&["pack", "check", path(&file("nowhere.toml"))]);
    refused(&["engine", "--content", path(&bad)]);
    refused(&["pack", "draw", "-o", path(&file("no/such/folder/board.svg"))]);
}

#[test]
fn a_new_pack_is_the_built_in_one_with_its_comments_and_overwrites_nothing() {
    let pack = file("new.toml");
    let said = printed(&["pack", "new", path(&pack)]);
    assert!(said.contains(&format!("armonium pack check {}", path(&pack))), "{said}");
    assert_eq!(std::fs::read_to_string(&pack).expect("the pack"), armonium_pack::Pack::TURIN);
    std::fs::write(&pack, "mine").expect("a file");
    assert!(refused(&["pack", "new", path(&pack)]).contains("was left alone; name another file"));
    assert_eq!(std::fs::read_to_string(&pack).expect("the pack"), "mine");
    assert_eq!(printed(&["pack", "new"]), armonium_pack::Pack::TURIN);
}

#[test]
fn pack_check_lists_every_mistake_with_its_place() {
    let bad = file("many.toml");
    let text = armonium_pack::Pack::TURIN
        .replacen("id = \"turin\"", "id = \"Turin\"", 1)
        .replacen("[\"cittadella\", \"pastiss\"]", "[\"cittadella\", \"pastis\"]", 1)
        .replacen("direction = 1", "direction = 7", 1);
    std::fs::write(&bad, &text).expect("a file");
    let output = run(&["pack", "check", path(&bad)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).expect("text");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "armonium: 3 mistakes:");
    for (line, what) in
        lines[1..].iter().zip(["\"Turin\" is no id", "did you mean \"pastiss\"?", "direction 7"])
    {
        assert!(line.starts_with(&format!("{}:", path(&bad))) && line.contains(what), "{said}");
    }
    assert_eq!(lines.len(), 4, "{said}");
    let mut check = armonium(&["pack", "check", "-"]).stdin(Stdio::piped()).spawn().expect("it runs");
    check.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("it reads");
    let output = check.wait_with_output().expect("it ends");
    let from_pipe = String::from_utf8(output.stderr).expect("text");
    assert_eq!(from_pipe.replace("\nstdin:", &format!("\n{}:", path(&bad))), said);
}

#[test]
fn the_mistakes_in_the_document_are_listed_as_it_says() {
    let text = armonium_pack::Pack::TURIN
        .replacen("name = \"Duomo di San Giovanni\", col = 4", "name = \"Duomo di San Giovanni\", col = 3", 1)
        .replacen("[\"cittadella\", \"pastiss\"]", "[\"cittadella\", \"pastis\"]", 1);
    let folder = file("documented");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("my-turin.toml"), text).expect("a file");
    let output =
        armonium(&["pack", "check", "my-turin.toml"]).current_dir(&folder).output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("text");
    let document = include_str!("../../../docs/content.md");
    assert!(document.contains(&format!("```text\n{said}```\n")), "{said}");
}

#[test]
fn the_version_names_rules_protocol_and_the_built_in_pack() {
    let (short, long) = (printed(&["-V"]), printed(&["--version"]));
    assert_eq!(short.lines().count(), 1);
    assert_eq!(short.lines().next(), long.lines().next());
    let hash = hex::encode(armonium_pack::Pack::turin().content.hash());
    assert!(long.contains("rules 1, protocol of the server 1"), "{long}");
    assert!(long.contains(&format!("built-in pack turin ({hash})")), "{long}");
}

#[test]
fn misuse_is_refused_with_help() {
    for args in [
        &["fly"][..],
        &[],
        &["demo", "--players", "2"],
        &["demo", "--players", "7"],
        &["demo", "--seed", "x"],
        &["demo", "--seed", "-1"],
        &["replay"],
        &["replay", "x", "--viewer", "everyone"],
        &["pack", "draw", "--theme", "pink"],
        &["simulate", "--bots", "grandmaster"],
        &["simulate", "--bots", "random,7xrandom"],
        &["simulate", "--players", "2"],
        &["simulate", "--deals", "0"],
        &["simulate", "results.jsonl", "--deals", "5"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
    }
    assert!(printed(&["--help"]).contains("engine"));
    assert!(printed(&["--version"]).starts_with("armonium "));
}

#[test]
fn the_engine_greets_answers_and_ends_with_its_input() {
    let mut engine =
        armonium(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("an engine");
    let mut input = engine.stdin.take().expect("its input");
    input.write_all(b"{\"cmd\":\"hello\",\"id\":1}\nnonsense\n").expect("two lines");
    drop(input);
    let output = engine.wait_with_output().expect("its end");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0].replacen("null", "1", 1), lines[1]);
    assert!(lines[2].contains("\"code\":\"not_json\""));
}

/// A hundred megabytes without a line end, and the engine has not kept them.
#[cfg(target_os = "linux")]
#[test]
fn the_engine_keeps_its_memory_bounded() {
    use std::io::{BufRead, BufReader};
    let mut engine =
        armonium(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("an engine");
    let mut input = engine.stdin.take().expect("its input");
    let mut output = BufReader::new(engine.stdout.take().expect("its output"));
    let part = vec![b'['; 1 << 20];
    for _ in 0..100 {
        input.write_all(&part).expect("a megabyte");
    }
    input.write_all(b"\n{\"cmd\":\"hello\",\"id\":7}\n").expect("a request");
    let mut lines = String::new();
    for _ in 0..3 {
        output.read_line(&mut lines).expect("a line");
    }
    assert!(lines.contains("\"code\":\"line_too_long\"") && lines.contains("{\"id\":7,\"ok\""), "{lines}");
    let status = std::fs::read_to_string(format!("/proc/{}/status", engine.id())).expect("its figures");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its peak");
    let kilobytes: u64 = peak.trim().trim_end_matches(" kB").parse().expect("a number");
    assert!(kilobytes < 64 << 10, "{kilobytes} kB");
    drop(input);
    assert!(engine.wait().expect("its end").success());
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    for args in
        [&["demo", "--seed", "1"][..], &["pack", "draw"], &["engine"], &["record"], &["pack", "check"]]
    {
        let mut child = armonium(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        // The program may be gone before it reads this.
        let _ = child.stdin.take().map(|mut input| input.write_all(b"{}\n{}\n{}\n"));
        let mut complaint = String::new();
        child.stderr.take().expect("stderr").read_to_string(&mut complaint).expect("text");
        assert_eq!(complaint, "", "{args:?}");
        assert!(child.wait().expect("its end").success(), "{args:?}");
    }
}
