//! What was promised, checked against the table's record: what was acknowledged is there exactly once, what was not is there
//! at most once, what was refused is not there, and the whole verifies.

use crate::player::{Fate, Player};
use armonium_pack::Pack;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;

/// A decision in the record: whose, what, and in which record.
struct Made {
    seat: u64,
    action: Value,
    seq: u64,
}

/// Checks a finished game against what its players were told, and counts its decisions.
pub fn check(record: &str, players: &[Player]) -> u32 {
    let content = Arc::new(Pack::turin().content.clone());
    if let Err(fault) = armonium_table::verify(record, content) {
        panic!("the record does not verify: {fault}");
    }
    let mut decisions: HashMap<u64, Made> = HashMap::new();
    let mut number = 0;
    for line in record.lines() {
        let (_, json) = line.split_once(' ').unwrap();
        let line: Value = serde_json::from_str(json).unwrap();
        for entry in line["entries"].as_array().into_iter().flatten() {
            match entry["entry"].as_str() {
                Some("decided") => {
                    let (seat, action) = (entry["seat"].as_u64().unwrap(), entry["action"].clone());
                    decisions.insert(number, Made { seat, action, seq: line["seq"].as_u64().unwrap() });
                    number += 1;
                }
                Some("took_back") => number += 1,
                _ => {}
            }
        }
    }
    for player in players {
        let seat = player.seat().expect("players have a seat");
        for sent in &player.sent {
            let made = decisions.get(&sent.at).filter(|made| made.seat == seat && made.action == sent.action);
            match sent.fate {
                Fate::Done(version) => {
                    let made = made.unwrap_or_else(|| panic!("an acknowledged decision is lost: {sent:?}"));
                    assert_eq!(made.seq, version, "a decision is not where it was acknowledged");
                }
                Fate::Refused => assert!(made.is_none(), "a refused decision was carried out: {sent:?}"),
                Fate::Unknown => {}
            }
        }
        // Whatever is there of this player was sent, and for that very decision.
        for (at, made) in decisions.iter().filter(|(_, made)| made.seat == seat) {
            let sent = player.sent.iter().filter(|sent| sent.at == *at && sent.action == made.action).count();
            assert!(sent >= 1, "decision {at} was never made: {}", made.action);
        }
    }
    decisions.len() as u32
}
