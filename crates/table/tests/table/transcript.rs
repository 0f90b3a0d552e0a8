//! A table's record holds all of the table but what was said, and is found true.

use crate::support::{Room, START, assert_same, content, nonce, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::Seat;
use armonium_table::{
    Clock, Command, Damage, Digest, End, Level, MAX_LINE, MAX_SEAT_CHANGES, Next, Noted, Phrase, Presence,
    Stage, TableId, TableOptions, Wrong, transcript, verify, verify_from,
};
use proptest::prelude::*;
use std::io::BufReader;

/// A whole game in which everything happens that can: talk, votes, take-backs, substitutes, clocks, links, a rematch.
pub fn eventful(players: u8, humans: u8, seed: u8) -> Room {
    let clock = Clock::RealTime { reserve: 600, increment: 10 };
    let mut room = Room::begun_with(TableOptions { clock, ..TableOptions::new(players) }, humans, seed);
    let mut bot = PlausibleRandom::new(u64::from(seed));
    let mut count = 0u32;
    let mut newcomer = humans;
    while room.table.stage() == Stage::Running {
        count += 1;
        room.now += 700;
        let owner = room.table.chairs[usize::from(count as u8 % humans)].player().expect("a player");
        let first = room.table.chairs[0].player().expect("a player");
        let present = room.table.chairs.iter().filter(|chair| chair.present().is_some()).count();
        let asks = match count % 61 {
            7 => Some(Command::Say { player: owner, text: "Secretum meum mihi.".to_owned() }),
            13 => Some(Command::Phrase { player: owner, phrase: Phrase::NotMe }),
            17 if present > 1 && count < 200 => {
                Some(Command::Vote { player: first, end: true, presence: Presence::EVERYONE })
            }
            18 => Some(Command::Vote { player: first, end: false, presence: Presence::EVERYONE }),
            23 if present > 1 => Some(Command::Leave { player: owner }),
            31 => Some(Command::Reclaim { player: owner }),
            37 => {
                newcomer += 1;
                let seat = Seat(humans - 1);
                let link = room.table.secret().owner_link(seat, room.table.chairs[seat.index()].ended_links);
                Some(Command::TakeOver { player: player(newcomer), seat, link })
            }
            _ => None,
        };
        if let Some(command) = asks {
            // Some of this is refused where nothing of the kind can happen.
            let _ = room.ask(command);
        } else if count.is_multiple_of(5)
            && let Some(seat) = room.table.can_take_back()
            && let Some(player) = room.table.chairs[seat.index()].present()
        {
            room.must(Command::TakeBack { player, at: room.table.decisions });
        } else if count % 197 == 100
            && let Next::Player { deadline: Some(deadline), .. } = room.table.next()
        {
            room.now = deadline;
            room.must(Command::Tick);
        } else {
            room.step(&mut bot);
        }
    }
    room
}

#[test]
fn a_whole_game_is_found_true_and_makes_the_same_table() {
    for (players, humans, seed) in [(3, 3, 1), (4, 2, 2), (5, 4, 3), (6, 1, 4)] {
        let mut room = eventful(players, humans, seed);
        let player = room.table.chairs[0].player().expect("a player");
        assert!(matches!(room.table.stage(), Stage::Finished(_)));
        room.must(Command::Rematch { player, table: TableId::from_bits(43) });
        room.must(Command::Say { player, text: "Ancora!".to_owned() });
        let text = room.transcript();
        let proof = verify(&text, content()).unwrap_or_else(|fault| panic!("{fault}"));
        assert_same(&proof.table, &room.table);
        let count = |name: &str| text.matches(&format!("{{\"entry\":\"{name}\"")).count();
        assert_eq!((proof.decisions, proof.take_backs), (count("decided"), count("took_back")));
        assert_eq!(proof.records + 2, text.lines().count());
        assert_eq!(proof.decisions + proof.take_backs, room.table.decisions as usize);
        assert_eq!(proof.commitment, room.table.secret().commitment());
        assert_eq!(proof.nonces.len(), usize::from(humans));
        let seed = room.table.secret().seed(room.table.id, &room.table.options, &room.table.nonces());
        assert_eq!(proof.seed, Some(seed));
    }
}

#[test]
fn the_games_of_these_tests_are_eventful() {
    let text: String = (1..=4).map(|seed| eventful(4, 3, seed).transcript()).collect();
    for name in ["took_back", "substituted", "reclaimed", "handed_over", "voted", "host_changed"] {
        assert!(text.contains(&format!("{{\"entry\":\"{name}\"")), "{name}");
    }
    assert!(text.contains("\"why\":\"clock\"") && text.contains("\"why\":\"left\""));
}

#[test]
fn what_players_said_and_the_numbers_of_their_commands_are_left_out() {
    let room = eventful(4, 3, 1);
    let talk = room.log.iter().filter(|(_, _, record)| format!("{record:?}").contains("Secretum")).count();
    assert!(talk > 0);
    let text = room.transcript();
    for word in ["Secretum", "said", "phrase", "command"] {
        assert!(!text.contains(word), "{word}");
    }
    assert!(text.lines().count() < room.log.len() + 2);
}

#[test]
fn a_table_that_is_not_over_keeps_its_secret() {
    let open = Room::new(TableOptions::new(3));
    let mut running = Room::begun(TableOptions::new(3), 1);
    running.step(&mut PlausibleRandom::new(1));
    for room in [open, running] {
        let written =
            transcript(room.table.id, room.table.secret(), &content(), &[], room.log.iter().cloned());
        assert_eq!(written, Err(Damage::Time));
    }
}

#[test]
fn tables_that_were_given_up_are_found_true() {
    let mut before = Room::new(TableOptions::new(4));
    before.sit(0);
    before.must(Command::Leave { player: player(0) });
    let proof = verify(&before.transcript(), content()).expect("a true record");
    assert_eq!((proof.end, proof.seed, proof.decisions), (End::Abandoned, None, 0));
    let mut during = Room::begun(TableOptions::new(4), 2);
    during.step(&mut PlausibleRandom::new(1));
    during.must(Command::Vote { player: player(0), end: true, presence: Presence::EVERYONE });
    during.must(Command::Vote { player: player(1), end: true, presence: Presence::EVERYONE });
    let proof = verify(&during.transcript(), content()).expect("a true record");
    assert_eq!((proof.end, proof.decisions), (End::Abandoned, 1));
    assert!(proof.seed.is_some());
}

#[test]
fn a_record_is_compared_with_what_a_player_noted() {
    let mut room = Room::begun(TableOptions::new(3), 2);
    room.finish(5);
    let proof = verify(&room.transcript(), content()).expect("a true record");
    let noted = |commitment, nonces| proof.compare(&Noted { commitment, nonces });
    let shown = Some(room.table.secret().commitment());
    assert_eq!(noted(shown, vec![(Seat(0), nonce(0)), (Seat(1), nonce(1))]), Ok(()));
    assert_eq!(proof.compare(&Noted::default()), Ok(()));
    let other = noted(Some(Digest([1; 32])), vec![]).expect_err("another commitment");
    assert_eq!((other.line, other.wrong), (2, Wrong::OtherCommitment));
    let other = noted(shown, vec![(Seat(1), nonce(0))]).expect_err("another nonce");
    assert_eq!((other.line, other.wrong), (6, Wrong::OtherNonce(Seat(1))));
    let bot = noted(shown, vec![(Seat(2), nonce(0))]).expect_err("bots give none");
    assert_eq!(bot.wrong, Wrong::OtherNonce(Seat(2)));
}

#[test]
fn only_the_nonces_of_those_who_stayed_count() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.sit(1);
    room.must(Command::Nonce { player: player(1), nonce: nonce(9) });
    room.must(Command::Leave { player: player(1) });
    room.must(Command::SeatBot { player: player(0), seat: Seat(1), level: Level::Detective });
    room.sit(2);
    room.must(Command::Nonce { player: player(2), nonce: nonce(2) });
    room.must(Command::Nonce { player: player(0), nonce: nonce(0) });
    room.finish(1);
    let proof = verify(&room.transcript(), content()).expect("a true record");
    let seats: Vec<(u8, Digest)> = proof.nonces.iter().map(|given| (given.seat.0, given.nonce)).collect();
    assert_eq!(seats, [(0, nonce(0)), (2, nonce(2))]);
}

#[test]
fn texts_that_are_no_records_are_refused_and_none_is_too_odd() {
    for text in ["", "\n", " ", "{}", "011", "\u{0}", "[[[[[[[[", "é é"] {
        assert!(matches!(verify(text, content()), Err(fault) if fault.wrong == Wrong::NoRecord), "{text:?}");
    }
    let long = "a".repeat(MAX_LINE + 1);
    assert!(matches!(verify(&long, content()), Err(fault) if fault.wrong == Wrong::TooLong));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_text_is_too_odd(text in "\\PC*", at in 0usize..4000) {
        let _ = verify(&text, content());
        let mut room = Room::new(TableOptions::new(3));
        room.sit(0);
        room.must(Command::Leave { player: player(0) });
        let mut whole = room.transcript();
        whole.insert_str(at.min(whole.len()), &text);
        prop_assert!(text.is_empty() || text == "\n" || verify(&whole, content()).is_err());
    }
}

#[test]
fn moments_are_those_at_which_it_was_decided() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.now += 5;
    room.must(Command::Leave { player: player(0) });
    let text = room.transcript();
    assert!(text.contains(&format!("\"at\":{START}")) && text.contains(&format!("\"at\":{}", START + 5)));
}

#[test]
fn a_record_of_any_length_is_verified_line_by_line() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    for number in 1..=100 {
        for _ in 0..MAX_SEAT_CHANGES {
            room.sit(number);
            room.must(Command::Leave { player: player(number) });
        }
    }
    room.must(Command::Leave { player: player(0) });
    let text = room.transcript();
    assert!(text.len() > 8 << 20, "{} bytes", text.len());
    let open = || Ok(BufReader::with_capacity(100, text.as_bytes()));
    let proof = verify_from(open, content()).expect("it can be read").expect("a true record");
    assert_eq!(proof.end, End::Abandoned);
    let cut = &text[..text.len() / 2];
    let fault = verify_from(|| Ok(cut.as_bytes()), content()).expect("it can be read").expect_err("half");
    assert_eq!(fault.clause(), "F2");
}
