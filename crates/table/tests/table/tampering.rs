//! Every change to a transcript is found: by the sums, or, if they are recomputed, by the content of the lines.

use crate::support::{Room, content, player};
use crate::transcript::eventful;
use armonium_rules::Seat;
use armonium_table::{
    Command, Digest, Noted, Proof, RecordFault, Secret, TableId, TableOptions, Wrong, verify,
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The JSON of each line.
fn opened(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_once(' ').expect("a sum").1.to_owned()).collect()
}

/// The record of these lines, with the sums and the numbers of the lines made anew, as `docs/fairness.md` says.
fn closed(lines: &[String]) -> String {
    let mut sum: [u8; 32] = Sha256::digest("armonium-record 1").into();
    let mut text = String::new();
    for (number, line) in (1..).zip(lines) {
        let (_, rest) = line.split_once(',').expect("the number of the line");
        let line = format!("{{\"line\":{number},{rest}");
        sum = Sha256::new().chain_update(sum).chain_update(&line).finalize().into();
        text += &hex::encode(sum);
        text.push_str(&format!(" {line}\n"));
    }
    text
}

fn read(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}

/// A line with its number in front.
fn ordered(value: &Value) -> String {
    let mut value = value.clone();
    value.as_object_mut().expect("an object").remove("line");
    format!("{{\"line\":0,{}", &value.to_string()[1..])
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn check(text: &str) -> Result<Proof, RecordFault> {
    verify(text, content())
}

#[track_caller]
fn found(text: &str) -> (usize, Wrong) {
    let fault = check(text).map(|proof| proof.sum).expect_err("tampering is found");
    assert!(fault.to_string().starts_with(&format!("line {}: ", fault.line)), "{fault}");
    (fault.line, fault.wrong)
}

#[test]
fn the_sums_are_made_as_they_are_described() {
    let text = eventful(4, 3, 1).transcript();
    assert_eq!(closed(&opened(&text)), text);
}

#[test]
fn a_changed_line_is_named() {
    let text = eventful(3, 2, 2).transcript();
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        // In the sum, in the middle of the line, and at its end.
        let comma = line.find(',').expect("several fields");
        for place in [0, 30, 63, 64, comma + 2, (comma + line.len()) / 2, line.len() - 1] {
            let mut changed = line.as_bytes().to_vec();
            changed[place] = if changed[place] == b'1' { b'2' } else { b'1' };
            let changed = String::from_utf8(changed).expect("text");
            let mut lines = lines.clone();
            lines[index] = &changed;
            assert_eq!(found(&joined(&lines)), (index + 1, Wrong::Changed), "{place}: {changed}");
        }
    }
}

#[test]
fn a_missing_line_is_named() {
    let text = eventful(3, 2, 2).transcript();
    let lines: Vec<&str> = text.lines().collect();
    for index in 0..lines.len() - 1 {
        let mut left = lines.clone();
        left.remove(index);
        assert_eq!(found(&joined(&left)), (index + 1, Wrong::Missing));
        assert_eq!(found(&joined(&lines[..=index])), (index + 1, Wrong::Cut));
    }
}

#[test]
fn an_added_line_is_named() {
    let (text, other) = (eventful(3, 2, 2).transcript(), eventful(3, 2, 3).transcript());
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let mut more = lines.clone();
        more.insert(index + 1, line);
        assert_eq!(found(&joined(&more)), (index + 2, Wrong::Repeated { of: index + 1 }));
        let mut more = lines.clone();
        more.insert(index + 1, "");
        assert_eq!(found(&joined(&more)), (index + 2, Wrong::Added));
        let Some(foreign) = other.lines().nth(index + 1).filter(|_| index + 1 < lines.len()) else {
            continue;
        };
        let mut more = lines.clone();
        more.insert(index + 1, foreign);
        assert_eq!(found(&joined(&more)), (index + 2, Wrong::Added));
    }
}

#[test]
fn a_moved_line_is_named() {
    let text = eventful(3, 2, 2).transcript();
    let lines: Vec<&str> = text.lines().collect();
    for index in 0..lines.len() - 1 {
        let mut swapped = lines.clone();
        swapped.swap(index, index + 1);
        assert_eq!(found(&joined(&swapped)), (index + 1, Wrong::Moved { from: index + 2 }));
        let mut far = lines.clone();
        let last = far.remove(lines.len() - 1);
        far.insert(index, last);
        assert_eq!(found(&joined(&far)), (index + 1, Wrong::Moved { from: lines.len() }));
    }
}

/// Leaves each line out, repeats it, swaps it with the next one.
fn shuffled(lines: &[String]) -> impl Iterator<Item = (usize, &'static str, Vec<String>)> + '_ {
    (0..lines.len()).flat_map(|index| {
        let (mut less, mut more, mut swapped) = (lines.to_vec(), lines.to_vec(), lines.to_vec());
        less.remove(index);
        more.insert(index, lines[index].clone());
        swapped.swap(index, (index + 1) % lines.len());
        [(index, "left out", less), (index, "repeated", more), (index, "swapped", swapped)]
    })
}

#[test]
fn new_sums_do_not_hide_that_lines_are_missing_repeated_or_moved() {
    let room = eventful(3, 2, 2);
    for (index, how, lines) in shuffled(&opened(&room.transcript())) {
        let found = check(&closed(&lines)).err();
        assert!(found.is_some(), "line {} {how}", index + 1);
    }
}

/// The lines of a record, one of them changed.
fn with(lines: &[String], is_it: impl Fn(&Value) -> bool, change: impl Fn(&mut Value)) -> Vec<String> {
    let mut lines = lines.to_vec();
    let it = lines.iter_mut().rfind(|line| is_it(&read(line))).expect("such a line");
    let mut value = read(it);
    change(&mut value);
    *it = ordered(&value);
    lines
}

fn says(value: &Value, entry: &str) -> bool {
    let said = |one: &Value| one["entry"] == entry;
    value["entries"].as_array().is_some_and(|entries| entries.iter().any(said))
}

fn other_digits(value: &mut Value) {
    *value = json!("5a".repeat(32));
}

/// The lines with the seed made anew from what they say.
fn with_fitting_seed(lines: &[String]) -> Vec<String> {
    let digest = |value: &Value| Digest::from_hex(value.as_str().expect("digits")).expect("digits");
    let nonces: Vec<(Seat, Digest)> = (lines.iter().map(|line| read(line)))
        .filter(|value| says(value, "nonce"))
        .map(|value| {
            let entry = &value["entries"][0];
            (Seat(entry["seat"].as_u64().expect("a seat") as u8), digest(&entry["nonce"]))
        })
        .collect();
    let table: TableId = read(&lines[0])["table"].as_str().expect("an id").parse().expect("an id");
    let secret = digest(&read(&lines[lines.len() - 1])["secret"]);
    let options: TableOptions =
        serde_json::from_value(read(&lines[1])["entries"][0]["options"].clone()).expect("options");
    let seed = Secret(secret.0).seed(table, &options, &nonces);
    with(lines, |value| value.get("secret").is_some(), |value| value["seed"] = json!(seed))
}

#[test]
fn new_sums_do_not_hide_another_deal() {
    for secret in 1..=8 {
        let mut room = Room::begun_with(TableOptions::new(4), 3, secret);
        room.finish(u64::from(secret));
        let lines = opened(&room.transcript());
        let last = lines.len();
        let nonce = with(&lines, |v| says(v, "nonce"), |v| other_digits(&mut v["entries"][0]["nonce"]));
        let table = with(&lines, |v| v["line"] == 1, |v| v["table"] = json!(TableId::from_bits(9)));
        let secret = with(&lines, |v| v["line"] == last, |v| other_digits(&mut v["secret"]));
        let seed = with(&lines, |v| v["line"] == last, |v| other_digits(&mut v["seed"]));
        // With the seed that was used still in the last line, it is the seed that does not fit, or a decision before it.
        for lines in [&nonce, &table, &seed] {
            let (_, wrong) = found(&closed(lines));
            assert!(matches!(wrong, Wrong::Seed | Wrong::Decision { .. } | Wrong::End { .. }), "{wrong:?}");
        }
        assert_eq!(found(&closed(&seed)), (last, Wrong::Seed));
        assert_eq!(found(&closed(&secret)), (2, Wrong::Commitment));
        // With the seed made anew, the decisions do not fit the other cards, or lead elsewhere.
        for lines in [&nonce, &table] {
            let (_, wrong) = found(&closed(&with_fitting_seed(lines)));
            assert!(matches!(wrong, Wrong::Decision { .. } | Wrong::End { .. }), "{wrong:?}");
        }
    }
}

#[test]
fn new_sums_do_not_hide_other_options() {
    let mut room = Room::begun_with(TableOptions::new(4), 4, 5);
    room.finish(5);
    let lines = opened(&room.transcript());
    for (option, other) in [("rated", true), ("private", true), ("spectators", false), ("odds", true)] {
        let changed =
            with(&lines, |v| says(v, "created"), |v| v["entries"][0]["options"][option] = json!(other));
        let (_, wrong) = found(&closed(&changed));
        assert!(
            matches!(wrong, Wrong::Seed | Wrong::Decision { .. } | Wrong::End { .. }),
            "{option}: {wrong:?}"
        );
        // With the seed made anew, the decisions do not fit the other cards, or lead elsewhere.
        let (_, wrong) = found(&closed(&with_fitting_seed(&changed)));
        assert!(matches!(wrong, Wrong::Decision { .. } | Wrong::End { .. }), "{option}: {wrong:?}");
    }
}

#[test]
fn a_secret_chosen_afterwards_is_found_with_the_noted_commitment() {
    // Given up at once, so that no decision tells the deals apart.
    let mut room = Room::begun(TableOptions::new(3), 1);
    room.must(Command::Leave { player: player(0) });
    let lines = opened(&room.transcript());
    let (other, commitment) = (Secret([0x5a; 32]), Secret([0x5a; 32]).commitment());
    let lines = with(&lines, |v| v.get("secret").is_some(), |v| v["secret"] = json!(Digest(other.0)));
    let lines = with(&lines, |v| says(v, "created"), |v| v["entries"][0]["commitment"] = json!(commitment));
    let proof = check(&closed(&with_fitting_seed(&lines))).expect("it is consistent");
    let noted = Noted { commitment: Some(room.table.secret().commitment()), nonces: vec![] };
    assert_eq!(proof.compare(&noted).expect_err("noted").wrong, Wrong::OtherCommitment);
}

#[test]
fn new_sums_do_not_hide_other_versions_packs_or_beginnings() {
    let lines = opened(&eventful(3, 2, 2).transcript());
    let change = |line: usize, change: &dyn Fn(&mut Value)| {
        found(&closed(&with(&lines, |v| v["line"] == line, change)))
    };
    assert_eq!(change(1, &|v| v["version"] = json!(2)), (1, Wrong::Version(2)));
    assert_eq!(change(1, &|v| v["format"] = json!("other")), (1, Wrong::NoRecord));
    assert_eq!(change(1, &|v| v["rules"] = json!(2)), (1, Wrong::Rules(2)));
    assert_eq!(
        change(1, &|v| other_digits(&mut v["pack"]["hash"])).1,
        Wrong::Pack { id: "turin".to_owned(), hash: Digest([0x5a; 32]) }
    );
    assert_eq!(change(1, &|v| v["players"][1] = v["players"][0].clone()), (1, Wrong::Names));
    assert!(matches!(change(1, &|v| v["more"] = json!(1)), (1, Wrong::Unreadable(_))));
    assert_eq!(change(2, &|v| v["entries"][0]["rules"] = json!(2)), (2, Wrong::Header));
    assert_eq!(change(2, &|v| other_digits(&mut v["entries"][0]["pack"])), (2, Wrong::Header));
    assert_eq!(change(2, &|v| other_digits(&mut v["entries"][0]["commitment"])), (2, Wrong::Commitment));
    assert_eq!(change(2, &|v| v["entries"] = json!([])), (2, Wrong::Empty));
    assert_eq!(change(2, &|v| v["seq"] = json!(0)), (2, Wrong::Order));
    assert_eq!(change(2, &|v| v["entries"][0] = json!({"entry": "began"})), (2, Wrong::Beginning));
    assert_eq!(
        change(3, &|v| v["entries"][0] = json!({"entry": "began"})),
        (3, Wrong::NonceMissing(Seat(0)))
    );
    assert_eq!(change(3, &|v| v["at"] = json!(0)), (3, Wrong::Time));
    assert_eq!(change(3, &|v| v["at"] = json!(i64::MAX)), (3, Wrong::Time));
    let talk = json!({"entry": "said", "seat": 0, "text": "I saw it"});
    assert_eq!(change(3, &|v| v["entries"][0] = talk.clone()), (3, Wrong::Talk));
    assert_eq!(change(lines.len(), &|v| v["records"] = json!(9)), (lines.len(), Wrong::Count));
    assert!(matches!(change(lines.len(), &|v| v["end"] = json!("abandoned")), (_, Wrong::End { .. })));
    let line = |wrong| RecordFault { line: 31, wrong }.to_string();
    assert_eq!(line(Wrong::Changed), "line 31: This line was changed. (F2)");
    assert_eq!(line(Wrong::Missing), "line 31: A line is missing before this one. (F2)");
}

#[test]
fn new_sums_do_not_hide_decisions_of_others() {
    let lines = opened(&eventful(3, 2, 2).transcript());
    for (number, line) in (1..).zip(&lines) {
        let value = read(line);
        if !(says(&value, "decided") || says(&value, "took_back")) {
            continue;
        }
        let seat = value["entries"][0]["seat"].as_u64().expect("a seat");
        let other = json!((seat + 1) % 3);
        let changed = with(&lines, |v| v["line"] == number, |v| v["entries"][0]["seat"] = other.clone());
        let (line, wrong) = found(&closed(&changed));
        assert_eq!(line, number);
        assert!(matches!(wrong, Wrong::Decision { .. } | Wrong::TakeBack { .. }), "{wrong:?}");
    }
}

#[test]
fn a_bot_that_took_over_before_the_clock_ran_out_is_found() {
    let room = eventful(3, 2, 2);
    let lines = opened(&room.transcript());
    let by_clock = |value: &Value| value["entries"][0]["why"] == "clock";
    let number = lines.iter().rposition(|line| by_clock(&read(line))).expect("a clock that ran out") + 1;
    let sooner =
        with(&lines, by_clock, |value| value["at"] = json!(value["at"].as_i64().expect("a moment") - 1));
    let (line, wrong) = found(&closed(&sooner));
    assert_eq!(line, number);
    assert!(matches!(wrong, Wrong::TooEarly(_)), "{wrong:?}");
}

#[test]
fn nothing_but_a_rematch_follows_the_end() {
    let mut room = Room::begun(TableOptions::new(3), 2);
    room.finish(1);
    room.must(Command::Rematch { player: player(0), table: TableId::from_bits(1) });
    let text = room.transcript();
    assert!(check(&text).is_ok());
    let lines = opened(&text);
    for entry in [
        json!({"entry": "voted", "seat": 0, "end": true}),
        json!({"entry": "decided", "seat": 0, "action": {"do": "pass"}}),
        json!({"entry": "took_back", "seat": 0}),
        json!({"entry": "abandoned"}),
        json!({"entry": "handed_over", "seat": 0, "to": player(5)}),
        json!({"entry": "nonce", "seat": 0, "nonce": "5a".repeat(32)}),
        json!({"entry": "began"}),
        json!({"entry": "host_changed", "host": player(1)}),
        json!({"entry": "seated", "seat": 9, "occupant": {"player": player(5)}}),
        json!({"entry": "decided", "seat": 200, "action": {"do": "pass"}}),
        json!({"entry": "created"}),
    ] {
        let changed = with(&lines, |v| says(v, "rematch"), |v| v["entries"][0] = entry.clone());
        assert_eq!(found(&closed(&changed)).0, lines.len() - 1, "{entry}");
    }
}
