//! Latecomers: who may ask for the seat of a bot, who gives it, and what comes with it.

use crate::support::{Room, content, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Seat, Viewer};
use armonium_table::{
    ABSENT_AFTER, Clock, Command, MAX_REQUESTS, MAX_SEAT_REQUESTS, Next, Presence, Refusal, Stage,
    TableOptions, verify,
};

const ALL: Presence = Presence::EVERYONE;

fn request(number: u8) -> Command {
    Command::RequestSeat { player: player(number), invitation: None }
}

fn give(by: u8, seat: u8, to: u8) -> Command {
    Command::GiveSeat { player: player(by), seat: Seat(seat), to: player(to), presence: ALL }
}

fn end(by: u8, of: u8) -> Command {
    Command::EndSeatRequest { player: player(by), of: player(of), presence: ALL }
}

#[test]
fn a_latecomer_gets_the_seat_and_the_knowledge_of_a_bot_in_a_running_game() {
    let clock = Clock::RealTime { reserve: 600, increment: 10 };
    let mut room = Room::begun(TableOptions { clock, ..TableOptions::new(3) }, 1);
    let mut bot = PlausibleRandom::new(5);
    assert!(room.play_until(&mut bot, |table| table.decisions > 40 && table.to_act() == Some(Seat(2))));
    let known = room.table.view(Viewer::Seat(Seat(2)));
    room.must(request(5));
    assert_eq!(room.table.requests, [player(5)]);
    room.must(give(0, 2, 5));
    assert_eq!(room.table.view(room.table.viewer(Some(player(5)))), known, "the bot's View, nothing else");
    assert!(room.table.requests.is_empty());
    let Next::Player { seat, player: asked, deadline } = room.table.next() else { panic!("a player") };
    assert_eq!((seat, asked, deadline), (Seat(2), player(5), Some(room.now + 610_000)), "a whole clock");
    let at = room.table.decisions;
    let (_, action) = room.thought(&mut bot).expect("a decision");
    assert_eq!(room.refused(Command::BotMove { seat, at, action }), Refusal::Stale, "the bot is gone");
    room.finish(8);
    assert!(room.table.results().iter().any(|result| result.player == player(5)));
    verify(&room.transcript(), content()).expect("a true record");
}

#[test]
fn before_the_game_the_deal_waits_for_the_latecomer_instead_of_the_bot() {
    let mut room = Room::new(TableOptions { countdown: true, ..TableOptions::new(3) });
    room.sit(0);
    room.must(Command::SeatBot { player: player(0), seat: Seat(2), level: armonium_table::Level::Master });
    room.sit(1);
    for number in [0, 1] {
        room.must(Command::Nonce { player: player(number), nonce: crate::support::nonce(number) });
    }
    assert!(room.table.deal_at().is_some());
    room.must(request(5));
    room.must(give(0, 2, 5));
    assert_eq!(room.table.deal_at(), None);
    room.must(Command::Nonce { player: player(5), nonce: crate::support::nonce(5) });
    room.count_down();
    assert_eq!(room.table.stage(), Stage::Running);
    room.finish(3);
    verify(&room.transcript(), content()).expect("a true record");
}

#[test]
fn of_two_who_ask_for_one_seat_one_gets_it() {
    let mut room = Room::begun(TableOptions::new(3), 2);
    room.must(request(5));
    room.must(request(6));
    assert_eq!(room.ask(request(6)), Ok(vec![]), "once is enough");
    assert_eq!(room.refused(give(1, 2, 6)), Refusal::NotHost);
    assert_eq!(room.refused(give(0, 1, 6)), Refusal::SeatTaken);
    assert_eq!(room.refused(give(0, 9, 6)), Refusal::NoSuchSeat);
    assert_eq!(room.refused(give(0, 2, 7)), Refusal::NoRequest);
    room.must(give(0, 2, 6));
    assert_eq!(room.refused(give(0, 2, 5)), Refusal::SeatTaken);
    assert_eq!(room.refused(request(6)), Refusal::SeatedAlready);
    assert_eq!(room.refused(request(7)), Refusal::TableFull, "no bot has a seat");
}

#[test]
fn the_host_declines_and_who_asked_withdraws() {
    let mut room = Room::begun(TableOptions::new(3), 2);
    room.must(request(5));
    assert_eq!(room.refused(end(1, 5)), Refusal::NotHost);
    room.must(end(5, 5));
    assert_eq!(room.refused(end(0, 5)), Refusal::NoRequest);
    room.must(request(5));
    room.must(end(0, 5));
    assert_eq!(room.refused(give(0, 2, 5)), Refusal::NoRequest);
    room.finish(3);
    assert_eq!(room.refused(request(5)), Refusal::Over);
    verify(&room.transcript(), content()).expect("a true record");
}

#[test]
fn while_the_host_is_gone_another_player_gives_the_seat() {
    let mut room = Room::begun(TableOptions::new(4), 2);
    room.must(request(5));
    let gone = ALL.with_away(Seat(0), room.now).with_host_away(room.now);
    let give =
        |by: u8| Command::GiveSeat { player: player(by), seat: Seat(2), to: player(5), presence: gone };
    assert_eq!(room.refused(give(1)), Refusal::NotHost, "the host may be back in a moment");
    room.now += ABSENT_AFTER;
    assert_eq!(room.refused(give(5)), Refusal::NotHost, "not the latecomer");
    room.must(give(1));
    assert_eq!(room.table.seat_of(player(5)), Some(Seat(2)));
    room.finish(3);
    verify(&room.transcript(), content()).expect("a true record");
}

#[test]
fn rated_tables_and_strangers_are_refused() {
    let mut room = Room::begun(TableOptions { rated: true, ..TableOptions::new(3) }, 3);
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.refused(request(5)), Refusal::Rated);
    assert_eq!(room.refused(give(0, 1, 5)), Refusal::Rated);
    let mut room = Room::begun(TableOptions { private: true, ..TableOptions::new(3) }, 2);
    assert_eq!(room.refused(request(5)), Refusal::NotInvited);
    let invitation = Some(room.table.secret().invitation());
    room.must(Command::RequestSeat { player: player(5), invitation });
    let mut room = Room::begun(TableOptions::new(3), 2);
    room.must(Command::Leave { player: player(1) });
    room.must(request(5));
    assert_eq!(room.refused(give(0, 1, 5)), Refusal::SeatTaken, "a substitute keeps the seat of its owner");
}

#[test]
fn requests_are_limited() {
    let mut room = Room::begun(TableOptions::new(3), 2);
    for _ in 0..MAX_REQUESTS {
        room.must(request(5));
        room.must(end(5, 5));
    }
    assert_eq!(room.refused(request(5)), Refusal::TooManyRequests);
    for number in 0..MAX_SEAT_REQUESTS as u8 {
        room.must(request(6 + number));
    }
    assert_eq!(room.refused(request(50)), Refusal::TooManyRequests);
}
