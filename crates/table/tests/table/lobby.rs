//! What players arrange before the game: colours, seats, options, the countdown.

use crate::support::{Room, content, nonce, player};
use armonium_rules::Seat;
use armonium_table::{
    COUNTDOWN, Clock, Colour, Command, Level, LogEntry, MAX_SEAT_CHANGES, Refusal, Stage, TableOptions,
    Wrong, verify,
};

fn with_countdown(players: u8) -> TableOptions {
    TableOptions { countdown: true, ..TableOptions::new(players) }
}

fn give(room: &mut Room, number: u8) {
    room.must(Command::Nonce { player: player(number), nonce: nonce(number) });
}

/// A table at which so many people sit, ready, as its last seat is taken.
fn full(options: TableOptions) -> Room {
    let mut room = Room::new(options);
    for number in 0..options.players {
        room.sit(number);
        give(&mut room, number);
    }
    room
}

fn change(number: u8, options: TableOptions) -> Command {
    Command::ChangeOptions { player: player(number), options }
}

fn swap(number: u8, with: u8) -> Command {
    Command::Swap { player: player(number), with: Seat(with) }
}

fn colour(number: u8) -> Colour {
    Colour::try_from(number).expect("a colour")
}

fn colours(room: &Room) -> Vec<u8> {
    room.table.chairs.iter().map(|chair| chair.colour.number()).collect()
}

#[track_caller]
fn is_true(room: &mut Room) {
    room.finish(3);
    let proof = verify(&room.transcript(), content()).expect("a true record");
    assert_eq!(proof.table.options, room.table.options);
}

#[test]
fn among_several_people_the_deal_waits_for_the_countdown() {
    let mut room = full(with_countdown(3));
    let until = room.now + COUNTDOWN;
    assert_eq!(
        room.last(),
        [LogEntry::Nonce { seat: Seat(2), nonce: nonce(2) }, LogEntry::Countdown { until }]
    );
    assert_eq!((room.table.stage(), room.table.deal_at()), (Stage::Open, Some(until)));
    room.now = until - 1;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
    assert_eq!(room.rebuilt().deal_at(), Some(until), "a node that reads the log knows it too");
    room.now = until;
    room.must(Command::Tick);
    assert_eq!((room.table.stage(), room.table.deal_at()), (Stage::Running, None));
    is_true(&mut room);
}

#[test]
fn a_person_alone_with_bots_starts_at_once() {
    let mut room = Room::new(with_countdown(3));
    room.sit(0);
    give(&mut room, 0);
    room.must(Command::Fill { player: player(0), level: Level::Detective });
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn anyone_seated_stops_the_countdown_and_they_or_the_host_start_it_again() {
    let mut room = full(with_countdown(3));
    assert_eq!(room.refused(Command::Stop { player: player(5) }), Refusal::NotSeated);
    room.must(Command::Stop { player: player(1) });
    assert_eq!((room.table.deal_at(), room.table.is_start_stopped()), (None, true));
    room.now += 10 * COUNTDOWN;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
    assert_eq!(room.refused(Command::Start { player: player(2) }), Refusal::NotHost);
    for starter in [1, 0] {
        room.must(Command::Start { player: player(starter) });
        assert_eq!(room.table.deal_at(), Some(room.now + COUNTDOWN));
        assert_eq!(room.ask(Command::Start { player: player(starter) }), Ok(vec![]), "it is running");
        room.must(Command::Stop { player: player(1) });
    }
    room.must(Command::Fill { player: player(0), level: Level::Detective });
    room.count_down();
    assert_eq!(room.table.stage(), Stage::Running);
    is_true(&mut room);
}

#[test]
fn who_leaves_during_the_countdown_is_waited_for_and_a_full_table_counts_anew() {
    let mut room = full(with_countdown(3));
    room.must(Command::Leave { player: player(1) });
    assert_eq!((room.table.deal_at(), room.table.is_start_stopped()), (None, false));
    room.now += 10 * COUNTDOWN;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
    room.sit(4);
    give(&mut room, 4);
    assert_eq!(room.table.deal_at(), Some(room.now + COUNTDOWN));
}

#[test]
fn options_that_change_after_the_countdown_began_stop_it_and_ask_everyone_for_another_nonce() {
    let mut room = full(with_countdown(3));
    let clock = Clock::RealTime { reserve: 600, increment: 30 };
    let options = TableOptions { clock, odds: true, ..room.table.options };
    let seed = room.table.seed();
    assert_eq!(room.refused(change(1, options)), Refusal::NotHost);
    room.must(change(0, options));
    assert_eq!((room.table.options, room.table.deal_at()), (options, None));
    assert!(room.table.nonces().is_empty() && room.table.chairs.iter().all(|chair| chair.reserve == 600_000));
    room.now += 10 * COUNTDOWN;
    assert_eq!(room.ask(Command::Tick), Ok(vec![]));
    assert_eq!(room.refused(Command::Start { player: player(0) }), Refusal::NotReady);
    (0..3).for_each(|number| give(&mut room, number));
    assert_ne!(room.table.seed(), seed, "the options are part of the deal");
    assert_eq!(room.table.deal_at(), None, "it was stopped");
    room.must(Command::Start { player: player(0) });
    room.count_down();
    assert_eq!(room.refused(change(0, with_countdown(3))), Refusal::Begun);
    is_true(&mut room);
}

#[test]
fn a_record_without_the_change_of_options_or_before_its_time_is_not_true() {
    let mut room = full(with_countdown(3));
    room.must(change(0, TableOptions { odds: true, ..room.table.options }));
    (0..3).for_each(|number| give(&mut room, number));
    room.must(Command::Start { player: player(0) });
    room.count_down();
    room.finish(4);
    let dealt =
        room.log.iter().position(|(.., record)| record.entries == [LogEntry::Began {}]).expect("a deal");
    let mut early = room.clone();
    early.log[dealt].1 -= 1;
    let fault = verify(&early.transcript(), content()).map(|proof| proof.sum).expect_err("too early");
    assert_eq!(fault.wrong, Wrong::Unasked);
    let changed = |entries: &[LogEntry]| matches!(entries, [LogEntry::OptionsChanged { .. }]);
    let at = room.log.iter().position(|(.., record)| changed(&record.entries)).expect("a change");
    let LogEntry::OptionsChanged { options } = &mut room.log[at].2.entries[0] else { panic!("a change") };
    options.beginner = !options.beginner;
    let names = [(player(0), "Ada".to_owned())];
    let forged = armonium_table::transcript(
        room.table.id,
        room.table.secret(),
        &content(),
        &names,
        room.log.iter().cloned(),
    );
    // Other options are other cards, which these decisions don't fit.
    assert!(forged.is_err() || verify(&forged.unwrap_or_default(), content()).is_err());
}

#[test]
fn the_number_of_seats_changes_only_by_free_ones() {
    let mut room = Room::new(TableOptions::new(4));
    room.sit(0);
    room.must(Command::SeatBot { player: player(0), seat: Seat(3), level: Level::Master });
    let of = |players| TableOptions { players, ..TableOptions::new(4) };
    assert_eq!(room.refused(change(0, of(3))), Refusal::SeatTaken);
    assert_eq!(room.refused(change(0, of(7))), Refusal::BadPlayers);
    room.must(change(0, of(6)));
    assert_eq!(colours(&room), [0, 1, 2, 3, 4, 5]);
    room.must(Command::Vacate { player: player(0), seat: Seat(3) });
    room.must(change(0, of(3)));
    assert_eq!(room.table.chairs.len(), 3);
    assert_eq!(room.rebuilt().chairs, room.table.chairs);
}

#[test]
fn a_table_with_bots_is_not_made_rated_and_nobody_becomes_a_newcomer() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.must(Command::SeatBot { player: player(0), seat: Seat(2), level: Level::Master });
    let options = TableOptions::new(3);
    assert_eq!(room.refused(change(0, TableOptions { rated: true, ..options })), Refusal::Rated);
    assert_eq!(room.refused(change(0, TableOptions { newcomer: true, ..options })), Refusal::NewcomerAlone);
    assert_eq!(room.ask(change(0, options)), Ok(vec![]), "nothing changes");
}

#[test]
fn a_colour_belongs_to_one_player_and_goes_with_them() {
    let mut room = Room::new(TableOptions::new(4));
    room.sit(0);
    room.sit(1);
    let choose = |number: u8, seat: u8, chosen: u8| Command::Colour {
        player: player(number),
        seat: Seat(seat),
        colour: colour(chosen),
    };
    assert_eq!(room.refused(choose(0, 0, 1)), Refusal::ColourTaken);
    assert_eq!(room.refused(choose(1, 0, 5)), Refusal::NotYourSeat);
    assert_eq!(room.refused(choose(0, 9, 5)), Refusal::NoSuchSeat);
    room.must(choose(0, 0, 5));
    room.must(choose(1, 1, 2));
    assert_eq!(colours(&room), [5, 2, 1, 3], "a free seat gets the other colour");
    room.must(Command::SeatBot { player: player(0), seat: Seat(2), level: Level::Master });
    assert_eq!(room.refused(choose(1, 2, 4)), Refusal::NotYourSeat);
    room.must(choose(0, 2, 4));
    room.must(swap(0, 3));
    assert_eq!(colours(&room), [3, 2, 4, 5]);
    assert!(Colour::try_from(6).is_err());
}

#[test]
fn players_swap_seats_when_both_want_it() {
    let mut room = Room::new(TableOptions::new(3));
    for number in 0..3 {
        room.sit(number);
    }
    (0..2).for_each(|number| give(&mut room, number));
    room.must(swap(0, 1));
    assert_eq!(room.table.seat_of(player(0)), Some(Seat(0)), "nobody is moved without consent");
    assert_eq!(room.ask(swap(0, 1)), Ok(vec![]), "once is enough");
    let end = |number| Command::EndSwap { player: player(number), seat: Seat(0) };
    assert_eq!(room.refused(end(2)), Refusal::NotYourSeat);
    room.must(end(1));
    assert_eq!(room.refused(end(1)), Refusal::NoSwap);
    room.must(swap(0, 1));
    room.must(swap(1, 0));
    let seats = [0, 1].map(|number| room.table.seat_of(player(number)));
    assert_eq!(seats, [Some(Seat(1)), Some(Seat(0))]);
    assert!(room.table.nonces().is_empty(), "a nonce is for a seat");
    assert!(room.table.chairs.iter().all(|chair| chair.wants_swap.is_none()));
    (0..3).for_each(|number| give(&mut room, number));
    assert_eq!(room.refused(swap(0, 2)), Refusal::Begun);
    is_true(&mut room);
}

#[test]
fn a_swap_with_a_player_who_left_is_a_move_to_a_free_seat() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.sit(1);
    room.must(swap(1, 0));
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.refused(Command::EndSwap { player: player(0), seat: Seat(1) }), Refusal::NoSwap);
    room.sit(2);
    assert_eq!(room.table.seat_of(player(2)), Some(Seat(1)));
    room.must(swap(0, 1));
    assert_eq!(room.table.seat_of(player(2)), Some(Seat(1)), "the wish was the other player's");
    room.must(Command::Leave { player: player(2) });
    room.must(swap(0, 1));
    assert_eq!(room.table.seat_of(player(0)), Some(Seat(1)));
    assert_eq!(room.refused(swap(0, 9)), Refusal::NoSuchSeat);
    assert_eq!(room.refused(swap(7, 0)), Refusal::NotSeated);
}

#[test]
fn arranging_a_table_is_limited() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    for number in 0..MAX_SEAT_CHANGES - 1 {
        let options = TableOptions { odds: number % 2 == 0, ..TableOptions::new(3) };
        room.must(change(0, options));
    }
    let options = TableOptions { spectators: false, ..TableOptions::new(3) };
    assert_eq!(room.refused(change(0, options)), Refusal::TooManySeatChanges);
    assert_eq!(room.refused(swap(0, 2)), Refusal::TooManySeatChanges);
}
