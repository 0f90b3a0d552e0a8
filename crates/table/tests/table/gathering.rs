//! Before the game: who sits where, who gives what, and when the cards are dealt.

use crate::support::{Room, content, nonce, player};
use armonium_rules::Seat;
use armonium_table::{
    Clock, Command, Level, LogEntry, Occupant, Refusal, Secret, Sleep, Stage, Table, TableOptions, verify,
};

const LEVEL: Level = Level::Detective;

fn sit(number: u8, seat: Option<u8>) -> Command {
    Command::Sit { player: player(number), seat: seat.map(Seat), invitation: None, nonce: None }
}

fn give(number: u8) -> Command {
    Command::Nonce { player: player(number), nonce: nonce(number) }
}

#[test]
fn a_table_begins_when_the_last_nonce_arrives() {
    let mut room = Room::new(TableOptions::new(3));
    for number in 0..3 {
        room.sit(number);
    }
    for number in [2, 0] {
        room.must(give(number));
        assert_eq!((room.table.stage(), room.last().len()), (Stage::Open, 1));
    }
    room.must(give(1));
    assert_eq!(room.table.stage(), Stage::Running);
    assert_eq!(room.last(), [LogEntry::Nonce { seat: Seat(1), nonce: nonce(1) }, LogEntry::Began {}]);
}

#[test]
fn a_table_begins_when_the_last_seat_is_filled_and_nobody_keeps_a_nonce_back() {
    let mut room = Room::new(TableOptions::new(4));
    room.sit(0);
    room.must(Command::SeatBot { player: player(0), seat: Seat(2), level: LEVEL });
    room.must(give(0));
    room.sit(1);
    room.must(Command::Fill { player: player(0), level: LEVEL });
    assert_eq!(room.table.stage(), Stage::Open, "player 1 has not given a nonce");
    room.must(give(1));
    assert_eq!(room.table.stage(), Stage::Running);
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.must(give(0));
    room.must(Command::Fill { player: player(0), level: LEVEL });
    assert_eq!(room.last().last(), Some(&LogEntry::Began {}));
}

#[test]
fn a_player_who_sits_down_with_a_nonce_is_ready_and_the_last_one_begins_the_game() {
    let mut room = Room::new(TableOptions::new(3));
    let ready = |number: u8| Command::Sit {
        player: player(number),
        seat: None,
        invitation: None,
        nonce: Some(nonce(number)),
    };
    for number in [1, 0] {
        room.must(ready(number));
        assert_eq!((room.table.stage(), room.last().len()), (Stage::Open, 2));
    }
    assert_eq!(room.refused(give(1)), Refusal::NonceGiven);
    assert_eq!(room.refused(ready(1)), Refusal::SeatedAlready);
    room.must(ready(2));
    let seated = LogEntry::Seated { seat: Seat(2), occupant: Occupant::Player(player(2)) };
    assert_eq!(room.last(), [seated, LogEntry::Nonce { seat: Seat(2), nonce: nonce(2) }, LogEntry::Began {}]);
    assert_eq!(room.table.nonces(), [(Seat(0), nonce(1)), (Seat(1), nonce(0)), (Seat(2), nonce(2))]);
    room.finish(3);
    let proof = verify(&room.transcript(), content()).expect("a true record");
    assert_eq!(proof.nonces.len(), 3);
}

#[test]
fn the_deal_follows_from_the_secret_the_table_its_options_and_every_nonce() {
    let seed = |room: &Room| {
        room.table.game().expect("a game").start().view(&content(), armonium_rules::Viewer::Seat(Seat(0)))
    };
    let (one, same) = (Room::begun(TableOptions::new(3), 2), Room::begun(TableOptions::new(3), 2));
    assert_eq!(seed(&one), seed(&same));
    let mut other = Room::new(TableOptions::new(3));
    other.sit(0);
    other.sit(1);
    other.must(give(0));
    other.must(Command::Nonce { player: player(1), nonce: nonce(77) });
    other.must(Command::Fill { player: player(0), level: LEVEL });
    let seeds = [&one, &other].map(|room| room.table.seed());
    assert_ne!(seeds[0], seeds[1]);
    assert_ne!(seed(&one), seed(&other));
    let private = Room::begun(TableOptions { private: true, ..TableOptions::new(3) }, 2);
    assert_ne!(one.table.seed(), private.table.seed());
}

#[test]
fn the_host_alone_seats_and_unseats() {
    let mut room = Room::new(TableOptions::new(4));
    room.sit(0);
    room.sit(1);
    let seat = Seat(2);
    for command in [
        Command::SeatBot { player: player(1), seat, level: LEVEL },
        Command::Fill { player: player(1), level: LEVEL },
        Command::Vacate { player: player(1), seat: Seat(0) },
        Command::Fill { player: player(9), level: LEVEL },
    ] {
        assert_eq!(room.refused(command), Refusal::NotHost);
    }
    room.must(Command::SeatBot { player: player(0), seat, level: LEVEL });
    assert_eq!(room.table.chairs[2].occupant, Some(Occupant::Bot(LEVEL)));
    room.must(Command::Vacate { player: player(0), seat });
    room.must(Command::Vacate { player: player(0), seat: Seat(1) });
    assert_eq!(room.table.seat_of(player(1)), None);
    assert_eq!(room.ask(Command::Vacate { player: player(0), seat }), Ok(vec![]), "nobody sits there");
    assert_eq!(room.refused(Command::Vacate { player: player(0), seat: Seat(4) }), Refusal::NoSuchSeat);
}

#[test]
fn a_private_table_needs_its_invitation() {
    let mut room = Room::new(TableOptions { private: true, ..TableOptions::new(3) });
    let sit =
        |invitation: Option<String>| Command::Sit { player: player(1), seat: None, invitation, nonce: None };
    let right = room.table.secret().invitation();
    assert_eq!(room.refused(sit(None)), Refusal::NotInvited);
    assert_eq!(room.refused(sit(Some(String::new()))), Refusal::NotInvited);
    assert_eq!(room.refused(sit(Some(right[1..].to_owned()))), Refusal::NotInvited);
    let other = Secret([8; 32]).invitation();
    assert_eq!(room.refused(sit(Some(other))), Refusal::NotInvited);
    room.must(sit(Some(right)));
    room.must(Command::Sit { player: player(0), seat: None, invitation: None, nonce: None });
}

#[test]
fn a_seat_is_taken_once_and_a_player_sits_once() {
    let mut room = Room::new(TableOptions::new(3));
    room.must(sit(0, Some(1)));
    assert_eq!(room.refused(sit(1, Some(1))), Refusal::SeatTaken);
    assert_eq!(room.refused(sit(1, Some(3))), Refusal::NoSuchSeat);
    assert_eq!(room.refused(sit(1, Some(255))), Refusal::NoSuchSeat);
    assert_eq!(room.refused(sit(0, Some(2))), Refusal::SeatedAlready);
    room.must(sit(1, None));
    room.must(sit(2, None));
    assert_eq!(room.table.seat_of(player(1)), Some(Seat(0)), "the first free seat");
    assert_eq!(room.refused(sit(3, None)), Refusal::TableFull);
}

#[test]
fn a_nonce_is_given_once_and_goes_with_its_player() {
    let mut room = Room::new(TableOptions::new(3));
    assert_eq!(room.refused(give(0)), Refusal::NotSeated);
    room.sit(0);
    room.must(give(0));
    assert_eq!(room.refused(give(0)), Refusal::NonceGiven);
    room.sit(1);
    room.must(give(1));
    room.must(Command::Leave { player: player(1) });
    room.must(sit(2, Some(1)));
    assert_eq!(room.table.nonces(), [(Seat(0), nonce(0))]);
}

#[test]
fn rated_tables_have_no_house_bots() {
    let mut room = Room::new(TableOptions { rated: true, ..TableOptions::new(3) });
    room.sit(0);
    let bot = Command::SeatBot { player: player(0), seat: Seat(1), level: LEVEL };
    assert_eq!(room.refused(bot), Refusal::Rated);
    assert_eq!(room.refused(Command::Fill { player: player(0), level: LEVEL }), Refusal::Rated);
    room.must(give(0));
    for number in 1..3 {
        room.sit(number);
        room.must(give(number));
    }
    assert_eq!(room.table.stage(), Stage::Running);
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.table.chairs[1].bot(), Some(LEVEL), "but a bot plays for those who leave");
}

#[test]
fn the_host_passes_on_and_the_last_to_leave_gives_the_table_up() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.must(Command::SeatBot { player: player(0), seat: Seat(1), level: LEVEL });
    room.sit(2);
    room.must(Command::Leave { player: player(0) });
    assert_eq!(room.table.host, player(2), "a bot is no host");
    room.must(Command::Leave { player: player(2) });
    assert_eq!(room.table.stage(), Stage::Abandoned);
    assert_eq!(room.refused(sit(0, None)), Refusal::Over);
}

#[test]
fn a_player_who_comes_late_stays_out() {
    let mut room = Room::begun(TableOptions::new(3), 1);
    assert_eq!(room.refused(sit(5, None)), Refusal::Begun);
    assert_eq!(room.refused(give(0)), Refusal::Begun);
    assert_eq!(room.refused(Command::Fill { player: player(0), level: LEVEL }), Refusal::Begun);
    assert_eq!(room.refused(Command::Vacate { player: player(0), seat: Seat(1) }), Refusal::Begun);
}

#[test]
fn tables_that_make_no_sense_are_not_set_up() {
    let create = |options| Table::create(&content(), &Secret([1; 32]), options, player(0), None).err();
    assert_eq!(create(TableOptions::new(2)), Some(Refusal::BadPlayers));
    assert_eq!(create(TableOptions::new(7)), Some(Refusal::BadPlayers));
    let clock = |clock| create(TableOptions { clock, ..TableOptions::new(3) });
    assert_eq!(clock(Clock::RealTime { reserve: 1, increment: 0 }), Some(Refusal::BadClock));
    let sleep = Some(Sleep { from: 9, to: 9 });
    assert_eq!(clock(Clock::Correspondence { hours: 9, sleep }), Some(Refusal::BadSleep));
}
