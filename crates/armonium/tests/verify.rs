//! `armonium verify` from outside: what it finds, what it says.

mod support;

use armonium_bots::{Bot, PlausibleRandom};
use armonium_pack::Pack;
use armonium_rules::{Seat, Viewer};
use armonium_table::{
    Command, Digest, Level, Next, PlayerId, Record, Secret, Table, TableId, TableOptions, transcript,
};
use std::sync::Arc;
use support::{file, path, printed, refused, run};

const SECRET: Secret = Secret([3; 32]);

/// The record of a game between a player and bots.
fn record() -> String {
    let content = Arc::new(Pack::turin().content.clone());
    let (id, marco) = (TableId::from_bits(11), PlayerId::from_bits(1));
    let options = TableOptions::new(4);
    let entries = Table::create(&content, &SECRET, options, marco, None).expect("a table");
    let first = Record { command: None, entries };
    let (mut table, _) = Table::begin(id, SECRET, Arc::clone(&content), 1, &first).expect("a beginning");
    let mut log = vec![(1, 1, first)];
    let mut ask = |table: &mut Table, command: Command| {
        let entries = table.decide(2, &command).expect("a command that is granted");
        let record = Record { command: None, entries };
        table.apply(2, &record).expect("a record that follows");
        log.push((table.version, 2, record));
    };
    ask(&mut table, Command::Sit { player: marco, seat: None, invitation: None, nonce: None });
    ask(&mut table, Command::Nonce { player: marco, nonce: Digest([9; 32]) });
    ask(&mut table, Command::Fill { player: marco, level: Level::Detective });
    let mut bot = PlausibleRandom::new(4);
    while let Some(seat) = table.to_act() {
        let view = table.view(Viewer::Seat(seat)).expect("a game");
        let action = bot.decide(&content, &view).expect("a decision");
        let at = table.decisions;
        let command = match table.next() {
            Next::Player { player, .. } => Command::Act { player, at, actions: vec![action] },
            Next::Bot { seat, .. } => Command::BotMove { seat, at, action },
            Next::Nobody => panic!("a player or a bot is asked"),
        };
        ask(&mut table, command);
    }
    assert_eq!(table.seat_of(marco), Some(Seat(0)));
    let names = [(marco, "Marco d'Aosta".to_owned())];
    transcript(id, &SECRET, &content, &names, log.into_iter()).expect("a game that is over")
}

/// The one line with which a record is found untrue.
fn untrue(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {output:?}");
    let line = String::from_utf8(output.stderr).expect("text");
    assert!(line.starts_with("armonium: ") && line.trim_end().lines().count() == 1, "{line}");
    assert!(output.stdout.is_empty(), "{args:?}");
    line
}

#[test]
fn a_true_record_is_told_in_sentences() {
    let table = file("true.record");
    std::fs::write(&table, record()).expect("a file");
    let told = printed(&["verify", path(&table)]);
    for sentence in [
        "This is the record of table 000000000000b, played with the pack turin.\n",
        "The server was bound to its secret before the first nonce: the secret fits the commitment ",
        "Every player gave a nonce before the deal (1 in all):\n    seat 0, Marco d'Aosta: 0909",
        "The cards were dealt from the seed that follows from secret, options and nonces: ",
        "The table was played again: ",
        "The moves lead to the end that the record names: ",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    let (commitment, nonce) = (SECRET.commitment().to_string(), format!("0={}", "09".repeat(32)));
    let noted = printed(&["verify", path(&table), "--commitment", &commitment, "--nonce", &nonce]);
    assert!(noted.contains("That is the commitment you noted.\n"), "{noted}");
    assert!(noted.contains("What you noted is among them.\n"), "{noted}");
}

/// The program in `docs/fairness.md`, as a reader would copy it.
#[test]
fn the_python_of_the_document_finds_the_chain_the_commitment_and_the_seed_to_fit() {
    let (table, program) = (file("python.record"), file("fairness.py"));
    let document = include_str!("../../../docs/fairness.md");
    let python =
        document.split_once("```python\n").and_then(|(_, rest)| rest.split_once("```")).expect("Python").0;
    std::fs::write(&program, python).expect("a file");
    let judge = |text: &str| {
        std::fs::write(&table, text).expect("a file");
        std::process::Command::new("python3").args([&program, &table]).output().expect("python3 runs")
    };
    let text = record();
    let output = judge(&text);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.contains("The chain, the commitment and the seed fit: "),
        "{output:?}"
    );
    assert!(!judge(&text.replacen("\"rated\":false", "\"rated\":true", 1)).status.success());
}

#[test]
fn an_untrue_record_is_refused_with_its_line() {
    let (table, text) = (file("untrue.record"), record());
    let lines: Vec<&str> = text.lines().collect();
    let refuse = |text: &str, place: &str| {
        std::fs::write(&table, text).expect("a file");
        let line = untrue(&["verify", path(&table)]);
        assert_eq!(line, format!("armonium: {}: {place}\n", path(&table)));
    };
    refuse(&text.replacen("\"seat\":1", "\"seat\":2", 1), "line 5: This line was changed. (F2)");
    refuse(
        &text.replacen(lines[8], "", 1).replacen("\n\n", "\n", 1),
        "line 9: A line is missing before this one. (F2)",
    );
    refuse(
        &format!("{}\n", lines[..7].join("\n")),
        "line 7: The end of the record is missing after this line. (F2)",
    );
    std::fs::write(&table, &text).expect("a file");
    let line = untrue(&["verify", path(&table), "--commitment", &"00".repeat(32)]);
    assert!(line.contains(": line 2: The commitment is not the one that was noted"), "{line}");
    let line = untrue(&["verify", path(&table), "--nonce", &format!("0={}", "00".repeat(32))]);
    assert!(line.contains(": line 4: The nonce of seat 0 is not the one"), "{line}");
}

#[test]
fn a_game_file_is_played_again_but_proves_no_fairness() {
    let game = file("plain.json");
    printed(&["record", "--seed", "4", "-o", path(&game)]);
    let told = printed(&["verify", path(&game)]);
    assert!(told.contains("This is a game file.\n") && told.contains("no proof of fairness"), "{told}");
    let text = std::fs::read_to_string(&game).expect("the file");
    std::fs::write(&game, text.replacen("\"do\":\"pass\"", "\"do\":\"stop\"", 1)).expect("a file");
    assert!(refused(&["verify", path(&game)]).contains(": move "));
    std::fs::write(&game, text).expect("a file");
    assert!(refused(&["verify", path(&game), "--commitment", &"00".repeat(32)]).contains("no commitment"));
}

#[test]
fn what_is_no_record_is_refused() {
    let odd = file("odd.record");
    for (bytes, complaint) in [
        (&b""[..], ": This is no record of a table."),
        (b"hello\n", ": line 1: This is no record of a table."),
        (b"\xff\xfe", "byte 1: "),
        (b"{}", ": format: This is no game file"),
    ] {
        std::fs::write(&odd, bytes).expect("a file");
        let line = refused(&["verify", path(&odd)]);
        assert!(line.contains(complaint), "{line}");
    }
    std::fs::write(&odd, vec![b'a'; 9 << 20]).expect("a file");
    assert!(refused(&["verify", path(&odd)]).contains("longer than"));
    refused(&["verify", path(&file("nowhere.record"))]);
    let (other, table) = (file("other-pack.toml"), file("other-pack.record"));
    std::fs::write(&other, Pack::TURIN.replacen("id = \"turin\"", "id = \"other\"", 1)).expect("a file");
    std::fs::write(&table, record()).expect("a file");
    let line = refused(&["verify", path(&table), "--content", path(&other)]);
    let hash = Digest(*Pack::turin().content.hash()).to_string();
    let wanted = format!("another pack, “turin” ({}…); name its file with --content.", &hash[..12]);
    assert!(line.contains(&format!("line 1: The table was played with {wanted}")), "{line}");
    for args in [&["--commitment", "12"][..], &["--nonce", "x=12"], &["--nonce", "0"]] {
        let output = run(&[&["verify", path(&table)], args].concat());
        assert_eq!(output.status.code(), Some(2));
    }
}
