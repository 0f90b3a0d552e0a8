//! What one player can add to a table's log, and that a game is never stopped by it.

use crate::support::{Room, content, player};
use armonium_bots::PlausibleRandom;
use armonium_table::{
    Command, Level, LogEntry, MAX_CHARACTERS, MAX_MESSAGES, MAX_SEAT_CHANGES, MAX_TEXT, MAX_UNDOS,
    MAX_UNDOS_IN_A_ROW, Phrase, Presence, Refusal, Stage, TableOptions, verify,
};

fn undo(room: &Room, number: u8) -> Command {
    Command::TakeBack { player: player(number), at: room.table.decisions }
}

/// Plays until a player can undo a decision, and returns that player's number.
fn until_undoable(room: &mut Room, bot: &mut PlausibleRandom) -> u8 {
    loop {
        if let Some(seat) = room.table.can_take_back()
            && room.table.chairs[seat.index()].player().is_some()
        {
            return seat.0;
        }
        assert_eq!(room.table.stage(), Stage::Running, "nothing could be undone in a whole game");
        room.step(bot);
    }
}

/// Undoes and decides again until undoing is refused, and returns how often it was granted.
fn flood_with_undos(room: &mut Room, number: u8) -> u32 {
    let mut undos = 0;
    loop {
        let redo = *room.table.game().and_then(|game| game.moves().last()).expect("a decision");
        let command = undo(room, number);
        match room.ask(command) {
            Ok(_) => undos += 1,
            Err(refusal) => {
                assert_eq!(refusal, Refusal::TooManyUndos);
                return undos;
            }
        }
        // Deciding is never refused for a limit.
        let at = room.table.decisions;
        room.must(Command::Act { player: player(number), at, actions: vec![redo.action] });
    }
}

#[test]
fn undos_in_a_row_end_and_are_granted_again_once_a_decision_stands() {
    let mut bot = PlausibleRandom::new(1);
    let mut room = Room::begun(TableOptions::new(4), 4);
    let number = until_undoable(&mut room, &mut bot);
    assert_eq!(flood_with_undos(&mut room, number), MAX_UNDOS_IN_A_ROW);
    while room.table.can_take_back().is_some_and(|seat| seat.0 == number) {
        room.step(&mut bot);
    }
    while until_undoable(&mut room, &mut bot) != number {
        room.step(&mut bot);
    }
    let command = undo(&room, number);
    room.must(command);
}

#[test]
fn a_player_who_undoes_whenever_possible_adds_little_to_the_log_and_cannot_stop_the_game() {
    let mut bot = PlausibleRandom::new(1);
    let mut room = Room::begun(TableOptions::new(4), 4);
    let mut undos = [0; 4];
    while room.table.stage() == Stage::Running {
        if let Some(seat) = room.table.can_take_back() {
            undos[seat.index()] += flood_with_undos(&mut room, seat.0);
        }
        room.step(&mut bot);
    }
    assert!(undos.contains(&MAX_UNDOS), "{undos:?}");
    assert!(undos.iter().all(|undos| *undos <= MAX_UNDOS), "{undos:?}");
    let text = room.transcript();
    assert!(text.len() < 4 << 20, "{} bytes", text.len());
    verify(&text, content()).expect("a true record");
}

#[test]
fn chat_is_refused_beyond_its_limit_and_nothing_else_is() {
    let mut bot = PlausibleRandom::new(1);
    let mut room = Room::begun(TableOptions::new(4), 4);
    for _ in 0..MAX_MESSAGES - 1 {
        room.must(Command::Phrase { player: player(0), phrase: Phrase::Hello });
    }
    let say = |number: u8| Command::Say { player: player(number), text: "Once more".to_owned() };
    room.must(say(0));
    assert_eq!(room.refused(say(0)), Refusal::TooMuchChat);
    let phrase = Command::Phrase { player: player(0), phrase: Phrase::Sorry };
    assert_eq!(room.refused(phrase), Refusal::TooMuchChat);
    room.must(say(1));
    room.must(Command::Vote { player: player(0), end: true, presence: Presence::EVERYONE });
    room.step(&mut bot);
    room.must(Command::Leave { player: player(0) });
}

#[test]
fn long_messages_reach_the_limit_sooner() {
    let mut room = Room::begun(TableOptions::new(4), 4);
    let say = || Command::Say { player: player(0), text: "é".repeat(MAX_TEXT) };
    for _ in 0..MAX_CHARACTERS as usize / MAX_TEXT {
        room.must(say());
    }
    assert_eq!(room.refused(say()), Refusal::TooMuchChat);
    room.must(Command::Phrase { player: player(0), phrase: Phrase::Thanks });
}

#[test]
fn sitting_down_and_leaving_ends_after_so_many_times_however_the_seat_is_left() {
    let mut room = Room::new(TableOptions::new(4));
    let sit = || Command::Sit { player: player(1), seat: None, invitation: None, nonce: None };
    for _ in 0..MAX_SEAT_CHANGES {
        room.must(sit());
        room.must(Command::Leave { player: player(1) });
    }
    assert_eq!(room.refused(sit()), Refusal::TooManySeatChanges);
    room.sit(2);
}

#[test]
fn a_host_cannot_seat_and_remove_bots_without_end() {
    let mut room = Room::new(TableOptions::new(4));
    room.sit(0);
    let seat = armonium_rules::Seat(1);
    for _ in 1..MAX_SEAT_CHANGES {
        room.must(Command::SeatBot { player: player(0), seat, level: Level::Detective });
        room.must(Command::Vacate { player: player(0), seat });
    }
    let again = Command::SeatBot { player: player(0), seat, level: Level::Detective };
    assert_eq!(room.refused(again), Refusal::TooManySeatChanges);
    let fill = Command::Fill { player: player(0), level: Level::Detective };
    assert_eq!(room.refused(fill), Refusal::TooManySeatChanges);
}

#[test]
fn leaving_is_never_refused_but_reclaiming_ends_after_so_many_times() {
    let mut bot = PlausibleRandom::new(1);
    let mut room = Room::begun(TableOptions::new(4), 4);
    for _ in 1..MAX_SEAT_CHANGES {
        room.must(Command::Leave { player: player(1) });
        room.must(Command::Reclaim { player: player(1) });
    }
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.refused(Command::Reclaim { player: player(1) }), Refusal::TooManySeatChanges);
    room.step(&mut bot);
}

#[test]
fn a_repeated_vote_is_no_record() {
    let mut room = Room::begun(TableOptions::new(4), 4);
    room.must(Command::Vote { player: player(1), end: false, presence: Presence::EVERYONE });
    room.must(Command::Vote { player: player(1), end: true, presence: Presence::EVERYONE });
    assert!(matches!(room.last(), [LogEntry::Voted { end: true, .. }]));
    let version = room.table.version;
    room.must(Command::Vote { player: player(1), end: true, presence: Presence::EVERYONE });
    assert_eq!(room.table.version, version);
}
