//! Clocks: a bot plays on exactly when the time is up, never before.

use crate::support::{Room, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::Seat;
use armonium_table::{Clock, Command, Level, LogEntry, Next, Sleep, SubstituteReason, TableOptions};

const HOUR: i64 = 3_600_000;
const EVENING: Clock = Clock::RealTime { reserve: 60, increment: 10 };

fn room(clock: Clock) -> Room {
    Room::begun(TableOptions { clock, ..TableOptions::new(3) }, 3)
}

fn waits(room: &Room) -> (Seat, Option<i64>) {
    let Next::Player { seat, deadline, .. } = room.table.next() else { panic!("a player is asked") };
    (seat, deadline)
}

/// The seat's time is up then, and not a millisecond before.
fn assert_up(mut room: Room, seat: Seat, at: i64) {
    assert_eq!(waits(&room), (seat, Some(at)));
    for early in [room.now, at - 1] {
        room.now = early;
        assert_eq!(room.ask(Command::Tick), Ok(vec![]), "{} early", at - early);
    }
    room.now = at;
    room.must(Command::Tick);
    assert_eq!(
        room.last(),
        [LogEntry::Substituted { seat, level: Level::Detective, why: SubstituteReason::Clock }]
    );
    assert!(matches!(room.table.next(), Next::Bot { seat: bot, .. } if bot == seat));
    assert_eq!(room.ask(Command::Tick), Ok(vec![]), "bots have no clock");
}

#[test]
fn real_time_is_up_exactly_when_increment_and_reserve_are() {
    let mut room = room(EVENING);
    let (seat, _) = waits(&room);
    assert_up(room.clone(), seat, room.now + 70_000);
    // Nine seconds are within the increment; fourteen take four from the reserve.
    let mut bot = PlausibleRandom::new(1);
    room.now += 9_000;
    room.step(&mut bot);
    assert_eq!(room.table.chairs[seat.index()].reserve, 60_000);
    let (next, _) = waits(&room);
    room.now += 14_000;
    room.step(&mut bot);
    assert_eq!(room.table.chairs[next.index()].reserve, 56_000);
    let (third, deadline) = waits(&room);
    let reserve = room.table.chairs[third.index()].reserve;
    assert_eq!(deadline, Some(room.now + reserve + 10_000), "asked just now");
    assert_up(room, third, deadline.expect("a deadline"));
}

#[test]
fn a_correspondence_turn_is_up_exactly_after_its_hours() {
    let room = room(Clock::Correspondence { hours: 24, sleep: None });
    let (seat, _) = waits(&room);
    assert_up(room.clone(), seat, room.now + 24 * HOUR);
}

#[test]
fn a_correspondence_clock_counts_the_turn_not_the_decision() {
    let mut room = room(Clock::Correspondence { hours: 24, sleep: None });
    let mut bot = PlausibleRandom::new(1);
    let mut chains = 0;
    for _ in 0..120 {
        let before = waits(&room);
        room.now += 1000;
        room.step(&mut bot);
        let after = waits(&room);
        if after.0 == before.0 {
            chains += 1;
            assert_eq!(after, before, "the same turn, the same deadline");
        } else {
            assert_eq!(after.1, Some(room.now + 24 * HOUR));
        }
    }
    assert!(chains > 20);
}

#[test]
fn the_night_is_not_counted() {
    let sleep = Some(Sleep { from: 22 * 60, to: 6 * 60 });
    let room = room(Clock::Correspondence { hours: 20, sleep });
    let (seat, deadline) = waits(&room);
    let deadline = deadline.expect("a deadline");
    // START is 22:13:20: the hours begin at six; sixteen fit into that day, four into the next.
    let six = room.now - room.now % (24 * HOUR) + 30 * HOUR;
    assert_eq!(deadline, six + 24 * HOUR + 4 * HOUR);
    assert_up(room, seat, deadline);
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut room = room(Clock::None {});
    assert_eq!(waits(&room).1, None);
    room.now += 100_000 * HOUR;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
}

#[test]
fn a_decision_in_time_stops_the_clock_and_starts_the_next() {
    let mut room = room(EVENING);
    let (seat, deadline) = waits(&room);
    room.now = deadline.expect("a deadline") - 1;
    room.step(&mut PlausibleRandom::new(1));
    assert_eq!(room.table.chairs[seat.index()].reserve, 1);
    room.now += 1;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
}

#[test]
fn a_returning_player_has_the_increment_and_what_was_left() {
    let mut room = room(EVENING);
    let (seat, deadline) = waits(&room);
    room.now = deadline.expect("a deadline");
    room.must(Command::Tick);
    room.now += 5 * HOUR;
    room.must(Command::Reclaim { player: player(seat.0) });
    let reserve = room.table.chairs[seat.index()].reserve;
    assert_eq!(waits(&room), (seat, Some(room.now + reserve + 10_000)));
}

#[test]
fn after_a_downtime_a_clock_has_what_was_left_before_it() {
    let sleep = Some(Sleep { from: 22 * 60, to: 6 * 60 });
    for clock in [EVENING, Clock::Correspondence { hours: 24, sleep: None }] {
        let mut room = room(clock);
        let (seat, deadline) = waits(&room);
        let deadline = deadline.expect("a deadline");
        let (began, ended) = (deadline - 3_000, deadline + 5 * HOUR);
        room.now = ended + 700;
        room.must(Command::Resume { downtimes: vec![(began, ended)] });
        assert_eq!(waits(&room), (seat, Some(ended + 3_000)));
        assert_eq!(room.ask(Command::Resume { downtimes: vec![(began, ended)] }), Ok(vec![]), "once");
        assert_up(room, seat, ended + 3_000);
    }
    // START is 22:13:20: two waking hours are used at eight; the server is back at noon, and eighteen hours are left.
    let mut room = room(Clock::Correspondence { hours: 20, sleep });
    let (seat, _) = waits(&room);
    let midnight = room.now - room.now % (24 * HOUR) + 24 * HOUR;
    room.now = midnight + 12 * HOUR;
    room.must(Command::Resume { downtimes: vec![(midnight + 8 * HOUR, room.now)] });
    assert_up(room, seat, midnight + (24 + 6 + 8) * HOUR);
}

#[test]
fn a_downtime_before_a_question_is_none_of_its_business() {
    let mut room = room(EVENING);
    let asked = waits(&room);
    let before = vec![(room.now - HOUR, room.now - 1), (room.now - HOUR, room.now)];
    room.now += 5_000;
    assert_eq!(room.ask(Command::Resume { downtimes: before }), Ok(vec![]));
    let to_come = vec![(room.now - 1_000, room.now + 1_000)];
    assert_eq!(room.ask(Command::Resume { downtimes: to_come }), Ok(vec![]), "it has not ended");
    assert_eq!(waits(&room), asked);
}

#[test]
fn a_downtime_takes_nothing_from_the_reserve_nor_does_a_take_back_after_it() {
    let mut room = room(EVENING);
    let mut bot = PlausibleRandom::new(3);
    let mut taken_back = 0;
    for _ in 0..40 {
        let (before, chairs) = (waits(&room), room.table.chairs.clone());
        room.now += 12_000;
        room.step(&mut bot);
        let Some(seat) = room.table.can_take_back().filter(|&seat| room.table.to_act() == Some(seat)) else {
            continue;
        };
        let mut fork = room.clone();
        let began = fork.now + 1_000;
        fork.now += 2 * HOUR;
        fork.must(Command::Resume { downtimes: vec![(began, fork.now)] });
        fork.must(Command::TakeBack { player: player(seat.0), at: fork.table.decisions });
        assert_eq!(fork.table.chairs, chairs);
        assert_eq!(waits(&fork).1, before.1.map(|deadline| deadline + fork.now - began));
        taken_back += 1;
    }
    assert!(taken_back > 3, "{taken_back}");
}

#[test]
fn a_take_back_wins_no_time() {
    for clock in [EVENING, Clock::Correspondence { hours: 24, sleep: None }] {
        let mut room = room(clock);
        let mut bot = PlausibleRandom::new(3);
        let (mut own, mut others) = (0, 0);
        while room.table.to_act().is_some() && own + others < 60 {
            let (before, chairs) = (waits(&room), room.table.chairs.clone());
            room.now += 12_000;
            room.step(&mut bot);
            let Some(seat) = room.table.can_take_back() else { continue };
            let mut fork = room.clone();
            fork.now += 2000;
            fork.must(Command::TakeBack { player: player(seat.0), at: fork.table.decisions });
            assert_eq!(fork.table.chairs, chairs, "the reserve is as it was");
            // The player has been thinking all the time, except while another player was asked.
            let late = if room.table.to_act() == Some(seat) { 0 } else { 2000 };
            *(if late == 0 { &mut own } else { &mut others }) += 1;
            assert_eq!(waits(&fork), (before.0, before.1.map(|deadline| deadline + late)));
        }
        assert!(own > 10 && others > 1, "{own} {others}");
    }
}
