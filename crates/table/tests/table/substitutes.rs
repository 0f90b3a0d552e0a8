//! A bot plays for an absent player: the seat keeps its owner until it is handed over.

use crate::support::{Room, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Seat};
use armonium_table::{
    Command, Level, LogEntry, Next, Presence, Refusal, Secret, SubstituteReason, TableOptions,
};

fn take_over(number: u8, seat: u8, link: &str) -> Command {
    Command::TakeOver { player: player(number), seat: Seat(seat), link: link.to_owned() }
}

fn link(room: &Room, seat: u8) -> String {
    room.table.secret().owner_link(Seat(seat), room.table.chairs[usize::from(seat)].ended_links)
}

#[test]
fn a_substitute_plays_for_the_owner_until_the_owner_is_back() {
    let mut room = Room::begun(TableOptions { substitute: Level::Apprentice, ..TableOptions::new(3) }, 3);
    let Next::Player { seat, player: owner, .. } = room.table.next() else { panic!("a player is asked") };
    room.must(Command::Leave { player: owner });
    let level = Level::Apprentice;
    assert_eq!(room.last()[0], LogEntry::Substituted { seat, level, why: SubstituteReason::Left });
    assert_eq!(room.table.next(), Next::Bot { seat, level });
    assert_eq!(room.table.seat_of(owner), Some(seat), "the seat stays the owner's");
    let at = room.table.decisions;
    for refused in [
        Command::Act { player: owner, at, actions: vec![Action::Pass {}] },
        Command::TakeBack { player: owner, at },
        Command::Vote { player: owner, end: true, presence: Presence::EVERYONE },
        Command::Leave { player: owner },
    ] {
        assert_eq!(room.refused(refused), Refusal::Substituted);
    }
    room.step(&mut PlausibleRandom::new(1));
    assert!(matches!(room.last(), [LogEntry::Decided { seat: by, .. }] if *by == seat));
    room.must(Command::Reclaim { player: owner });
    assert_eq!(room.table.chairs[seat.index()].present(), Some(owner));
    assert_eq!(room.refused(Command::Reclaim { player: owner }), Refusal::NotSubstituted);
}

#[test]
fn only_the_owner_reclaims() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.refused(Command::Reclaim { player: player(2) }), Refusal::NotSubstituted);
    assert_eq!(room.refused(Command::Reclaim { player: player(9) }), Refusal::NotSeated);
}

#[test]
fn a_link_hands_a_seat_over_once_only() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    room.must(Command::Leave { player: player(1) });
    let first = link(&room, 1);
    for wrong in ["", &first[1..], &Secret([8; 32]).owner_link(Seat(1), 0), &link(&room, 0), &link(&room, 3)]
    {
        assert_eq!(room.refused(take_over(9, 1, wrong)), Refusal::BadLink);
    }
    assert_eq!(room.refused(take_over(2, 1, &first)), Refusal::SeatedAlready);
    let of_bot = link(&room, 3);
    assert_eq!(room.refused(take_over(9, 3, &of_bot)), Refusal::BadLink, "a bot's seat is nobody's to give");
    assert_eq!(room.refused(take_over(9, 7, &first)), Refusal::NoSuchSeat);
    room.must(take_over(9, 1, &first));
    assert_eq!(room.table.chairs[1].present(), Some(player(9)));
    assert_eq!(room.table.seat_of(player(1)), None);
    assert_eq!(room.refused(take_over(10, 1, &first)), Refusal::BadLink, "it was used");
    assert_eq!(room.refused(Command::Reclaim { player: player(1) }), Refusal::NotSeated);
    let second = link(&room, 1);
    assert_ne!(first, second);
    room.must(take_over(10, 1, &second));
}

#[test]
fn the_nonce_stays_when_a_seat_is_handed_over() {
    let mut room = Room::begun(TableOptions::new(3), 2);
    let nonces = room.table.nonces();
    let link = link(&room, 1);
    room.must(take_over(9, 1, &link));
    assert_eq!(room.table.nonces(), nonces);
}

#[test]
fn the_host_passes_on_during_the_game_too() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    room.must(Command::Leave { player: player(0) });
    assert_eq!(room.table.host, player(1));
    let link = link(&room, 1);
    room.must(take_over(9, 1, &link));
    assert_eq!(room.table.host, player(9), "the player who takes the host's seat is host");
}

#[test]
fn a_stale_link_does_not_evict_a_player() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    let links = |room: &Room| {
        let ended = room.table.chairs[1].ended_links;
        let secret = room.table.secret();
        (secret.owner_link(Seat(1), ended), secret.host_link(Seat(1), ended))
    };
    let (owners, hosts) = links(&room);
    assert_eq!(room.refused(take_over(9, 1, &hosts)), Refusal::BadLink, "the owner plays");
    room.must(Command::Leave { player: player(1) });
    assert!(room.table.decide(room.now, &take_over(9, 1, &hosts)).is_ok(), "a bot plays");
    room.must(Command::Reclaim { player: player(1) });
    for stale in [&owners, &hosts] {
        assert_eq!(room.refused(take_over(9, 1, stale)), Refusal::BadLink, "the owner is back");
    }
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.refused(take_over(9, 1, &hosts)), Refusal::BadLink, "reclaiming ended it for good");
    let (owners, hosts) = links(&room);
    room.must(take_over(9, 1, &hosts));
    assert_eq!(room.refused(take_over(10, 1, &owners)), Refusal::BadLink, "taking the seat ended both");
}

#[test]
fn an_owners_link_works_until_the_owner_cancels_it() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    let first = link(&room, 1);
    assert!(room.table.decide(room.now, &take_over(9, 1, &first)).is_ok(), "while the owner plays");
    let cancel = |number, seat| Command::CancelLink { player: player(number), seat: Seat(seat) };
    assert_eq!(room.refused(cancel(0, 1)), Refusal::NotYourSeat, "not even the host cancels it");
    room.must(cancel(1, 1));
    assert_eq!(room.refused(take_over(9, 1, &first)), Refusal::BadLink);
    let second = link(&room, 1);
    room.must(take_over(9, 1, &second));
}

#[test]
fn past_occupants_are_remembered_with_the_records_that_are_theirs() {
    let mut room = Room::new(TableOptions::new(3));
    room.sit(0);
    room.sit(1);
    room.must(Command::Leave { player: player(1) });
    let left = room.table.version;
    room.sit(2);
    for number in [0, 2] {
        room.must(Command::Nonce { player: player(number), nonce: crate::support::nonce(number) });
    }
    room.must(Command::Fill { player: player(0), level: Level::Detective });
    let link = link(&room, 0);
    room.must(take_over(9, 0, &link));
    let taken = room.table.version;
    let former: Vec<_> = room.table.former.iter().map(|one| (one.seat, one.until, one.occupant)).collect();
    let player = |number| armonium_table::Occupant::Player(player(number));
    assert_eq!(former, [(Seat(1), left, player(1)), (Seat(0), taken - 1, player(0))]);
}
