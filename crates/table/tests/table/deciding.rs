//! The game goes on: who decides, what is stale, what can be taken back, what is said.

use crate::support::{Room, assert_same, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Illegal, Seat};
use armonium_table::{
    Command, CommandId, LogEntry, MAX_TEXT, Next, Presence, Record, Refusal, Table, TableEvent, TableOptions,
    Via,
};

fn asked(table: &Table) -> u8 {
    let Next::Player { seat, .. } = table.next() else { panic!("a player is asked") };
    seat.0
}

/// A table of players alone, at which something can be taken back.
fn with_take_back() -> (Room, Seat) {
    let mut room = Room::begun(TableOptions::new(3), 3);
    assert!(room.play_until(&mut PlausibleRandom::new(3), |table| table.can_take_back().is_some()));
    let seat = room.table.can_take_back().expect("a seat");
    (room, seat)
}

#[test]
fn nobody_acts_for_another_seat() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    let mut bot = PlausibleRandom::new(1);
    assert!(room.play_until(&mut bot, |table| matches!(table.next(), Next::Player { .. })));
    let (at, (seat, action)) = (room.table.decisions, room.thought(&mut bot).expect("a decision"));
    let other = (seat.0 + 1) % 3;
    let refusal = Illegal::NotYourTurn { seat: Seat(other), to_act: seat };
    assert_eq!(
        room.refused(Command::Act { player: player(other), at, actions: vec![action] }),
        Refusal::Illegal { refusal }
    );
    assert_eq!(
        room.refused(Command::Act { player: player(9), at, actions: vec![action] }),
        Refusal::NotSeated
    );
    assert_eq!(room.refused(Command::BotMove { seat, at, action }), Refusal::Stale, "no bot plays here");
    assert_eq!(room.refused(Command::BotMove { seat: Seat(9), at, action }), Refusal::NoSuchSeat);
    assert!(matches!(room.refused(Command::BotMove { seat: Seat(3), at, action }), Refusal::Illegal { .. }));
    room.must(Command::Act { player: player(seat.0), at, actions: vec![action] });
}

#[test]
fn stale_decisions_are_refused() {
    let (mut room, seat) = with_take_back();
    let before = room.table.decisions;
    let mut bot = PlausibleRandom::new(1);
    let (_, action) = room.thought(&mut bot).expect("a decision");
    let to_act = player(asked(&room.table));
    for at in [0, before - 1, before + 1, u32::MAX] {
        assert_eq!(room.refused(Command::Act { player: to_act, at, actions: vec![action] }), Refusal::Stale);
        assert_eq!(room.refused(Command::TakeBack { player: player(seat.0), at }), Refusal::Stale);
    }
    room.must(Command::TakeBack { player: player(seat.0), at: before });
    assert_eq!(room.table.decisions, before + 1, "a take-back is a decision too");
    assert_eq!(
        room.refused(Command::Act { player: to_act, at: before, actions: vec![action] }),
        Refusal::Stale
    );
}

#[test]
fn nothing_is_decided_before_the_game() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    let (player, action) = (player(0), Action::Pass {});
    assert_eq!(room.refused(Command::Act { player, at: 0, actions: vec![action] }), Refusal::NotBegun);
    assert_eq!(room.refused(Command::TakeBack { player, at: 0 }), Refusal::NotBegun);
    assert_eq!(room.refused(Command::BotMove { seat: Seat(0), at: 0, action }), Refusal::NotBegun);
    assert_eq!(
        room.refused(Command::Vote { player, end: true, presence: Presence::EVERYONE }),
        Refusal::NotBegun
    );
}

#[test]
fn a_refused_command_leaves_everything_as_it_was() {
    let (mut room, _) = with_take_back();
    let before = room.clone();
    let at = room.table.decisions;
    for number in 0..4 {
        for action in [Action::Pass {}, Action::Stop {}, Action::EndTurn {}, Action::Decline {}] {
            if room
                .table
                .decide(room.now, &Command::Act { player: player(number), at, actions: vec![action] })
                .is_err()
            {
                let _ = room.ask(Command::Act { player: player(number), at, actions: vec![action] });
            }
        }
    }
    assert_same(&before.table, &room.table);
    assert_eq!(before.table.version, room.table.version);
}

#[test]
fn a_command_sent_again_is_known() {
    let mut room = Room::new(TableOptions::new(3));
    let sit = Command::Sit { player: player(1), seat: None, invitation: None, nonce: None };
    let command = CommandId::new(player(1), 99, Via::Socket, &sit);
    assert_eq!(room.table.done(command), Ok(None));
    let entries = room.table.decide(room.now, &sit).expect("a seat");
    room.write(Record { command: Some(command), entries });
    assert_eq!(room.table.done(command), Ok(Some(room.table.version)));
    assert_eq!(room.table.done(CommandId { id: 98, ..command }), Ok(None));
    assert_eq!(
        room.table.done(CommandId { by: player(2), ..command }),
        Ok(None),
        "numbers are each player's own"
    );
    assert_eq!(room.table.done(CommandId { via: Via::Http, ..command }), Ok(None), "and each way's own");
    let other = CommandId::new(player(1), 99, Via::Socket, &Command::Leave { player: player(1) });
    for table in [&room.table, &room.rebuilt()] {
        assert_eq!(table.done(command), Ok(Some(2)), "also after a restart");
        assert_eq!(table.done(other), Err(Refusal::IdReused), "the same number for something else");
    }
    let said = room.table.version;
    for _ in 0..64 {
        assert_eq!(room.table.done(command), Ok(Some(said)));
        let seat = Seat(0);
        let id = CommandId { id: 100 + u64::from(room.table.version), ..command };
        room.write(Record {
            command: Some(id),
            entries: vec![LogEntry::Said { seat, text: "…".to_owned() }],
        });
    }
    assert_eq!(room.table.done(command), Ok(None), "the last 64 are remembered");
}

#[test]
fn take_back_undoes_the_decision_and_keeps_it_in_the_log() {
    let (mut room, seat) = with_take_back();
    let moves = room.table.game().expect("a game").moves().to_vec();
    let (written, version) = (room.log.len(), room.table.version);
    let undone = room.last().to_vec();
    let news = room.must(Command::TakeBack { player: player(seat.0), at: room.table.decisions });
    assert!(matches!(news[..], [TableEvent::TookBack { seat: back, .. }] if back == seat));
    assert_eq!(room.table.game().expect("a game").moves(), &moves[..moves.len() - 1]);
    assert_eq!((room.log.len(), room.table.version), (written + 1, version + 1));
    assert_eq!(room.log[written - 1].2.entries, undone);
    assert_eq!(room.last(), [LogEntry::TookBack { seat }]);
    assert_same(&room.rebuilt(), &room.table);
}

#[test]
fn take_back_tells_how_many_events_to_forget() {
    let (mut room, seat) = with_take_back();
    let events = room.table.game().expect("a game").events().len();
    let news = room.must(Command::TakeBack { player: player(seat.0), at: room.table.decisions });
    let left = room.table.game().expect("a game").events().len();
    assert_eq!(news, [TableEvent::TookBack { seat, events: events - left }]);
}

#[test]
fn take_back_is_for_the_own_decision_only() {
    let (mut room, seat) = with_take_back();
    let at = room.table.decisions;
    for other in (0..3).filter(|&other| other != seat.0) {
        let back = Command::TakeBack { player: player(other), at };
        assert_eq!(room.refused(back), Refusal::NothingToTakeBack);
    }
    assert_eq!(room.refused(Command::TakeBack { player: player(9), at }), Refusal::NotSeated);
}

/// In whole games: never a bid or a pass, never past something revealed, else always, the opening of an auction too.
#[test]
fn take_back_stops_at_bids_and_at_the_last_revealed_thing() {
    let (mut bids, mut opened, mut sealed, mut granted) = (0, 0, 0, 0);
    for seed in 0..4 {
        let mut room = Room::begun_with(TableOptions::new(3), 3, seed);
        let mut bot = PlausibleRandom::new(u64::from(seed));
        while room.step(&mut bot) {
            let game = room.table.game().expect("a game");
            let last = *game.moves().last().expect("a move");
            let events = game.events_of(game.moves().len() - 1).to_vec();
            let revealed = events.iter().any(|event| event.seals());
            let bid = matches!(last.action, Action::Bid { .. } | Action::Pass {});
            let mut fork = room.clone();
            let answer =
                fork.ask(Command::TakeBack { player: player(last.seat.0), at: room.table.decisions });
            match (game.outcome().is_some(), bid, revealed) {
                (true, _, _) => assert_eq!(answer, Err(Refusal::Over)),
                (false, true, _) => {
                    bids += 1;
                    assert_eq!(answer, Err(Refusal::Sealed));
                }
                (false, false, true) => {
                    sealed += 1;
                    assert_eq!(answer, Err(Refusal::Sealed));
                }
                (false, false, false) => {
                    granted += 1;
                    opened += usize::from(matches!(last.action, Action::Open { .. }));
                    assert!(answer.is_ok(), "{last:?}");
                    assert_eq!(fork.table.to_act(), Some(last.seat), "who decided decides again");
                }
            }
        }
    }
    assert!(bids > 20 && opened > 20 && sealed > 20 && granted > 20, "{bids} {opened} {sealed} {granted}");
}

#[test]
fn what_is_said_is_short_printable_and_from_the_table() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    let say = |number: u8, text: &str| Command::Say { player: player(number), text: text.to_owned() };
    for text in ["", "  \n ", "a\u{7}b", "tab\there", &"x".repeat(MAX_TEXT + 1)] {
        assert_eq!(room.refused(say(0, text)), Refusal::BadText, "{text:?}");
    }
    assert_eq!(room.refused(say(1, "hello")), Refusal::NotSeated);
    room.must(say(0, &"é".repeat(MAX_TEXT)));
    room.must(say(0, " two\nlines "));
    assert_eq!(room.last(), [LogEntry::Said { seat: Seat(0), text: "two\nlines".to_owned() }]);
}
