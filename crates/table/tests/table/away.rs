//! Nudges, pauses and vacation: nobody loses a seat meanwhile, clocks go on where they stopped, and everyone can go on.

use crate::support::{Room, assert_same, content, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::Seat;
use armonium_table::{
    Away, AwayRequest, Clock, Command, LONGEST_PAUSE, LONGEST_PAUSE_OVER_DAYS, LogEntry, MAX_VACATION,
    NUDGE_AFTER, NUDGE_INTERVAL, NUDGE_INTERVAL_OVER_DAYS, Next, Presence, Refusal, Stage, SubstituteReason,
    TableOptions, verify,
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const EVENING: Clock = Clock::RealTime { reserve: 600, increment: 10 };
const OVER_DAYS: Clock = Clock::Correspondence { hours: 24, sleep: None };

fn away(number: u8, request: AwayRequest) -> Command {
    Command::Away { player: player(number), request, presence: Presence::EVERYONE }
}

fn propose(number: u8, minutes: u32) -> Command {
    away(number, AwayRequest::ProposePause { minutes })
}

fn answer(number: u8, agree: bool) -> Command {
    away(number, AwayRequest::AnswerPause { agree })
}

fn vacation(number: u8, on: bool) -> Command {
    away(number, AwayRequest::Vacation { on })
}

fn room(clock: Clock, days: u8) -> Room {
    let over_days = matches!(clock, Clock::Correspondence { .. });
    let vacation = if over_days { days } else { 0 };
    Room::begun(TableOptions { clock, vacation, ..TableOptions::new(3) }, 3)
}

fn waits(room: &Room) -> (Seat, Option<i64>) {
    let Next::Player { seat, deadline, .. } = room.table.next() else { panic!("a player is asked") };
    (seat, deadline)
}

fn said(room: &Room) -> Vec<Away> {
    let away = |entry: &LogEntry| match *entry {
        LogEntry::Away(away) => Some(away),
        _ => None,
    };
    room.last().iter().filter_map(away).collect()
}

fn paused(clock: Clock, minutes: u32) -> Room {
    let mut room = room(clock, 0);
    room.must(propose(0, minutes));
    room.must(answer(1, true));
    assert_eq!(room.table.pause(), None, "one answer is missing");
    room.must(answer(2, true));
    assert!(room.table.pause().is_some());
    room
}

#[test]
fn a_pause_begins_when_everyone_present_agrees_and_ends_by_itself() {
    let mut room = paused(EVENING, 15);
    let until = room.now + 15 * MINUTE;
    assert_eq!(said(&room)[1], Away::Paused { until });
    assert_eq!(room.table.next(), Next::Nobody);
    assert_eq!(room.table.tick_due(), Some(until));
    room.now = until - 1;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
    room.now = until;
    room.must(Command::Tick);
    assert_eq!(said(&room), [Away::PauseEnded {}]);
    assert!(matches!(room.table.next(), Next::Player { .. }));
    assert_same(&room.rebuilt(), &room.table);
}

#[test]
fn nothing_is_decided_in_a_pause() {
    let begun = room(Clock::None {}, 0);
    let (seat, action) = begun.thought(&mut PlausibleRandom::new(1)).expect("a question");
    let mut room = paused(Clock::None {}, 5);
    let at = room.table.decisions;
    let act = Command::Act { player: player(seat.0), at, actions: vec![action] };
    assert_eq!(room.refused(act), Refusal::Paused);
    assert_eq!(room.refused(Command::TakeBack { player: player(seat.0), at }), Refusal::Paused);
    assert_eq!(room.refused(Command::BotMove { seat, at, action }), Refusal::Paused);
    for view in room.views().into_iter().flatten() {
        assert!(view.legal.is_empty(), "nothing is offered either");
    }
}

#[test]
fn a_clock_has_what_was_left_before_the_pause() {
    for clock in [EVENING, OVER_DAYS] {
        let mut room = room(clock, 0);
        room.now += 7_000;
        let (seat, deadline) = waits(&room);
        let left = deadline.expect("a deadline") - room.now;
        room.must(propose(0, 600));
        room.must(answer(1, true));
        room.must(answer(2, true));
        room.now += 600 * MINUTE;
        room.must(Command::Tick);
        assert_eq!(waits(&room), (seat, Some(room.now + left)), "{clock:?}");
    }
}

#[test]
fn who_agreed_ends_a_pause_with_the_others_and_who_was_away_ends_it_alone() {
    let mut room = paused(Clock::None {}, 60);
    for number in 0..2 {
        room.must(away(number, AwayRequest::EndPause));
        assert_eq!(said(&room), [Away::ResumeWanted { seat: Seat(number) }]);
    }
    room.must(away(2, AwayRequest::EndPause));
    assert_eq!(said(&room), [Away::ResumeWanted { seat: Seat(2) }, Away::PauseEnded {}]);
    assert_eq!(room.refused(away(2, AwayRequest::EndPause)), Refusal::NotPaused);

    let mut room = Room::begun(TableOptions::new(3), 3);
    let gone = Presence::EVERYONE.with_away(Seat(2), room.now);
    let ask = |number, request| Command::Away { player: player(number), request, presence: gone };
    room.must(ask(0, AwayRequest::ProposePause { minutes: 60 }));
    room.must(ask(1, AwayRequest::AnswerPause { agree: true }));
    assert!(room.table.pause().is_some(), "a pause waits for who is not there");
    room.must(away(2, AwayRequest::EndPause));
    assert_eq!(said(&room), [Away::PauseEnded {}]);
}

#[test]
fn over_days_everyone_has_to_agree_but_those_on_vacation() {
    let mut room = room(OVER_DAYS, 9);
    let gone = Presence::EVERYONE.with_away(Seat(1), 0).with_away(Seat(2), 0);
    let ask = |number, request| Command::Away { player: player(number), request, presence: gone };
    room.must(ask(0, AwayRequest::ProposePause { minutes: 1440 }));
    assert_eq!(room.table.pause(), None, "who isn't connected hasn't agreed");
    room.must(ask(1, AwayRequest::AnswerPause { agree: true }));
    room.must(vacation(2, true));
    room.must(Command::PresenceTick { presence: gone });
    assert!(room.table.pause().is_some());
}

#[test]
fn one_who_would_rather_play_on_ends_the_proposal_and_silence_does_too() {
    let mut room = room(EVENING, 0);
    room.must(propose(0, 5));
    assert_eq!(room.refused(propose(1, 5)), Refusal::PauseProposed);
    room.must(answer(1, false));
    assert_eq!(said(&room), [Away::PauseAnswered { seat: Seat(1), agree: false }, Away::PauseDeclined {}]);
    assert_eq!(room.refused(answer(2, true)), Refusal::Stale);
    assert_eq!(room.refused(propose(1, 5)), Refusal::PauseJustDeclined);
    room.now += MINUTE;
    room.must(propose(1, 5));
    room.now += 3 * MINUTE;
    room.must(Command::Tick);
    assert_eq!(said(&room), [Away::PauseDeclined {}]);
    assert_eq!(room.table.pause(), None);
}

#[test]
fn a_pause_has_a_sensible_length() {
    for (clock, longest) in
        [(Clock::None {}, LONGEST_PAUSE), (EVENING, LONGEST_PAUSE), (OVER_DAYS, LONGEST_PAUSE_OVER_DAYS)]
    {
        for minutes in [0, longest + 1, u32::MAX] {
            assert_eq!(room(clock, 0).refused(propose(0, minutes)), Refusal::BadPause);
        }
        room(clock, 0).must(propose(0, longest));
    }
}

#[test]
fn in_a_pause_nobody_is_replaced_and_no_silence_ends_the_game() {
    let mut room = paused(Clock::None {}, 60);
    let gone = Presence::EVERYONE.with_away(Seat(1), room.now).with_away(Seat(2), room.now);
    room.now += 10 * MINUTE;
    for seat in 0..3 {
        let bot = Command::LetBotPlay { player: player(0), seat: Seat(seat), presence: gone };
        assert_eq!(room.refused(bot), Refusal::NotAbsent);
    }
    room.must(Command::Vote { player: player(0), end: true, presence: gone });
    assert_eq!(room.table.stage(), Stage::Running, "the absent count");
    room.must(Command::PresenceTick { presence: gone });
    room.now += 3 * MINUTE;
    room.must(Command::Tick);
    assert_eq!(room.last(), [LogEntry::VoteEnded {}]);
}

#[test]
fn who_leaves_does_not_hold_up_a_pause() {
    let mut room = paused(Clock::None {}, 60);
    room.must(away(0, AwayRequest::EndPause));
    room.must(away(1, AwayRequest::EndPause));
    room.must(Command::Leave { player: player(2) });
    assert_eq!(room.table.pause(), None);
}

#[test]
fn on_vacation_a_players_clock_stands_still_until_they_are_back() {
    let mut room = room(OVER_DAYS, 5);
    let (seat, deadline) = waits(&room);
    let deadline = deadline.expect("a deadline");
    room.now += 10 * HOUR;
    room.must(vacation(seat.0, true));
    assert_eq!(waits(&room), (seat, None));
    assert_eq!(room.table.tick_due(), Some(room.now + 5 * DAY));
    room.now += 3 * DAY;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
    room.must(vacation(seat.0, false));
    assert_eq!(waits(&room), (seat, Some(deadline + 3 * DAY)));
    assert_eq!(room.table.vacation_left(seat), 2);
    assert_same(&room.rebuilt(), &room.table);
}

#[test]
fn a_vacation_of_another_player_stops_nothing_before_they_are_asked() {
    let mut room = room(OVER_DAYS, 5);
    let (seat, deadline) = waits(&room);
    let other = Seat((seat.0 + 1) % 3);
    room.must(vacation(other.0, true));
    assert_eq!(waits(&room), (seat, deadline));
    room.play_until(&mut PlausibleRandom::new(4), |table| table.to_act() == Some(other));
    let asked = room.now;
    assert_eq!(waits(&room), (other, None));
    room.now += 2 * DAY;
    room.must(vacation(other.0, false));
    assert_eq!(waits(&room), (other, Some(asked + 3 * DAY)), "the whole turn is left");
}

#[test]
fn vacation_is_used_up_by_day_and_ends_by_itself() {
    let mut room = room(OVER_DAYS, 3);
    let (seat, _) = waits(&room);
    room.must(vacation(seat.0, true));
    room.now += DAY + 1;
    room.must(vacation(seat.0, false));
    assert_eq!(room.table.vacation_left(seat), 1, "every day that has begun counts");
    room.must(vacation(seat.0, true));
    room.now = room.table.tick_due().expect("an end");
    room.must(Command::Tick);
    assert_eq!(said(&room), [Away::VacationEnded { seat }]);
    assert_eq!(room.refused(vacation(seat.0, true)), Refusal::NoVacationLeft);
    let (_, deadline) = waits(&room);
    assert!(deadline.expect("a deadline") > room.now, "the clock goes on, and is not up at once");
    room.now = deadline.expect("a deadline");
    room.must(Command::Tick);
    assert!(matches!(room.last()[0], LogEntry::Substituted { why: SubstituteReason::Clock, .. }));
}

#[test]
fn a_player_on_vacation_may_answer_all_the_same() {
    let mut room = room(OVER_DAYS, 3);
    let (seat, _) = waits(&room);
    room.must(vacation(seat.0, true));
    room.now += HOUR;
    room.step(&mut PlausibleRandom::new(1));
    assert!(room.table.chairs[seat.index()].away.vacation.is_some());
}

#[test]
fn only_games_over_days_have_vacation_and_not_without_end() {
    let days = |clock, vacation| TableOptions { clock, vacation, ..TableOptions::new(3) }.check();
    assert!(days(Clock::None {}, 0).is_ok() && days(OVER_DAYS, MAX_VACATION).is_ok());
    assert!(days(Clock::None {}, 1).is_err() && days(EVENING, 1).is_err());
    assert!(days(OVER_DAYS, MAX_VACATION + 1).is_err());
    assert_eq!(room(EVENING, 0).refused(vacation(0, true)), Refusal::NoVacationLeft);
}

#[test]
fn a_take_back_while_the_next_player_is_on_vacation_wins_and_costs_no_time() {
    let mut room = room(OVER_DAYS, 5);
    let mut bot = PlausibleRandom::new(3);
    let mut taken_back = 0;
    for _ in 0..200 {
        let before = waits(&room);
        room.now += 1_000;
        room.step(&mut bot);
        let Some(seat) = room.table.can_take_back() else { continue };
        let next = room.table.to_act().expect("a question");
        if next == seat {
            continue;
        }
        let mut fork = room.clone();
        fork.must(vacation(next.0, true));
        fork.now += 2 * DAY;
        fork.must(Command::TakeBack { player: player(seat.0), at: fork.table.decisions });
        assert_eq!(waits(&fork), (before.0, before.1.map(|deadline| deadline + 2 * DAY)));
        taken_back += 1;
    }
    assert!(taken_back > 2, "{taken_back}");
}

#[test]
fn a_nudge_reaches_the_player_to_act_once_in_some_minutes() {
    for (clock, interval) in [(Clock::None {}, NUDGE_INTERVAL), (OVER_DAYS, NUDGE_INTERVAL_OVER_DAYS)] {
        let mut room = room(clock, 3);
        let (seat, _) = waits(&room);
        let (by, third) = ((seat.0 + 1) % 3, (seat.0 + 2) % 3);
        let nudge = |number, seat| away(number, AwayRequest::Nudge { seat });
        assert_eq!(room.refused(nudge(by, seat)), Refusal::NudgedTooSoon, "just asked");
        room.now += NUDGE_AFTER;
        assert_eq!(room.refused(nudge(seat.0, seat)), Refusal::NotAsked, "oneself");
        assert_eq!(room.refused(nudge(by, Seat(third))), Refusal::NotAsked, "another is asked");
        room.must(nudge(by, seat));
        assert_eq!(said(&room), [Away::Nudged { seat: Seat(by), to: seat }]);
        assert_eq!(room.table.nudged(room.last()), Some((Seat(by), seat, player(seat.0))));
        room.now += interval - 1;
        assert_eq!(room.refused(nudge(third, seat)), Refusal::NudgedTooSoon);
        room.now += 1;
        room.must(nudge(third, seat));
        if clock == OVER_DAYS {
            room.now += interval;
            room.must(vacation(seat.0, true));
            assert_eq!(room.refused(nudge(by, seat)), Refusal::NotAsked, "on vacation");
        }
    }
}

#[test]
fn the_record_of_a_game_with_pauses_and_vacation_is_true() {
    let mut room = room(OVER_DAYS, 20);
    let mut bot = PlausibleRandom::new(9);
    for round in 0..12u8 {
        for _ in 0..8 {
            room.now += 60_000;
            room.step(&mut bot);
        }
        let number = round % 3;
        room.now += 2 * HOUR;
        match round % 4 {
            0 => {
                room.must(propose(number, 90));
                for other in 0..3 {
                    room.must(answer(other, true));
                }
                room.now += 90 * MINUTE;
                room.must(Command::Tick);
            }
            1 => drop(room.must(vacation(number, true))),
            2 => drop(room.ask(vacation(number.wrapping_sub(1) % 3, false))),
            _ => {
                let seat = room.table.to_act().expect("a question");
                room.now += NUDGE_INTERVAL_OVER_DAYS;
                let by = (seat.0 + 1) % 3;
                drop(room.ask(away(by, AwayRequest::Nudge { seat })));
            }
        }
    }
    for number in 0..3 {
        let _ = room.ask(Command::Leave { player: player(number) });
    }
    assert_eq!(room.table.stage(), Stage::Abandoned);
    verify(&room.transcript(), content()).expect("a true record");
}
