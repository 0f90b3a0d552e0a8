//! Who may read a table, at every stage of its life.

use crate::support::{Room, player};
use armonium_rules::{Seat, Viewer};
use armonium_table::{Command, NoAccess, TableOptions, Visitor};

fn follow(room: &Room, number: u8, invitation: Option<&str>) -> Result<Viewer, NoAccess> {
    room.table.may_follow(room.table.visitor(Some(player(number)), invitation))
}

fn give_away(room: &mut Room, seat: u8, to: u8) {
    let ended = room.table.chairs[usize::from(seat)].ended_links;
    let link = room.table.secret().owner_link(Seat(seat), ended);
    room.must(Command::TakeOver { player: player(to), seat: Seat(seat), link });
}

#[test]
fn without_spectators_a_running_game_is_for_its_players_alone() {
    let options = TableOptions { spectators: false, ..TableOptions::new(4) };
    let mut room = Room::new(options);
    assert_eq!(follow(&room, 9, None), Ok(Viewer::Spectator), "a lobby is open");
    for number in 1..4 {
        room.sit(number);
        room.must(Command::Nonce { player: player(number), nonce: crate::support::nonce(number) });
    }
    room.must(Command::Fill { player: player(0), level: armonium_table::Level::Detective });
    let invitation = room.table.secret().invitation();
    assert_eq!(follow(&room, 9, Some(&invitation)), Err(NoAccess::NoSpectators));
    assert_eq!(follow(&room, 0, None), Err(NoAccess::NoSpectators), "a host without a seat");
    assert_eq!(follow(&room, 1, None), Ok(Viewer::Seat(Seat(0))));
    room.finish(1);
    assert_eq!(follow(&room, 9, None), Ok(Viewer::Spectator), "the game is over");
}

#[test]
fn a_player_who_gave_the_seat_away_keeps_the_game_but_not_the_cards() {
    for (spectators, private) in [(true, true), (false, true), (true, false), (false, false)] {
        let mut room = Room::begun(TableOptions { spectators, private, ..TableOptions::new(3) }, 3);
        give_away(&mut room, 1, 9);
        assert!(room.table.is_member(Some(player(1))));
        let seen = follow(&room, 1, None);
        match spectators {
            true => assert_eq!(seen, Ok(Viewer::Spectator)),
            false => assert_eq!(seen, Err(NoAccess::SeatGivenAway)),
        }
        room.finish(1);
        assert_eq!(follow(&room, 1, None), Ok(Viewer::Spectator));
        assert_eq!(room.table.may_know(room.table.visitor(Some(player(1)), None)), Ok(()));
    }
}

#[test]
fn a_private_table_is_for_members_and_those_with_its_invitation() {
    let room = Room::begun(TableOptions { private: true, ..TableOptions::new(3) }, 2);
    let invitation = room.table.secret().invitation();
    assert_eq!(follow(&room, 9, None), Err(NoAccess::Private));
    assert_eq!(follow(&room, 9, Some(&invitation[1..])), Err(NoAccess::Private));
    assert_eq!(follow(&room, 9, Some(&invitation)), Ok(Viewer::Spectator));
    let anonymous = Visitor { player: None, invited: true };
    assert_eq!(room.table.may_follow(anonymous), Ok(Viewer::Spectator));
    assert_eq!(room.table.may_know(Visitor::default()), Err(NoAccess::Private));
}
