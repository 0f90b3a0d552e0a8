//! How a table ends: played to the end, by vote, or because everybody has left.

use crate::support::{Room, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Seat};
use armonium_table::{Command, LogEntry, Next, Presence, Refusal, Stage, TableId, TableOptions};

fn vote(number: u8, end: bool) -> Command {
    Command::Vote { player: player(number), end, presence: Presence::EVERYONE }
}

#[test]
fn votes_end_a_table_when_all_present_players_agree() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    room.must(vote(0, true));
    room.must(vote(2, true));
    assert_eq!(room.table.stage(), Stage::Running, "player 1 has not answered");
    assert_eq!(room.refused(vote(9, true)), Refusal::NotSeated);
    room.must(vote(1, true));
    assert_eq!(room.last(), [LogEntry::Voted { seat: Seat(1), end: true }, LogEntry::Abandoned {}]);
    assert_eq!(room.table.stage(), Stage::Abandoned);
    assert_eq!(room.table.next(), Next::Nobody);
}

#[test]
fn those_who_left_are_not_waited_for() {
    let mut room = Room::begun(TableOptions::new(4), 3);
    room.must(vote(0, true));
    room.must(Command::Leave { player: player(2) });
    assert_eq!(room.table.stage(), Stage::Running);
    let mut other = room.clone();
    other.must(Command::Leave { player: player(1) });
    assert_eq!(other.table.stage(), Stage::Abandoned, "who is left wants the end");
    room.must(vote(1, true));
    assert_eq!(room.table.stage(), Stage::Abandoned);
}

#[test]
fn those_who_are_out_of_the_game_are_not_waited_for() {
    for seed in 0..40 {
        let mut room = Room::begun_with(TableOptions::new(3), 3, seed);
        let is_in =
            |room: &Room, seat| room.table.game().expect("a game").state().public().is_active(Seat(seat));
        let out = |room: &Room| (0..3).find(|&seat| !is_in(room, seat));
        let mut bot = PlausibleRandom::new(u64::from(seed));
        while out(&room).is_none() && room.step(&mut bot) {}
        if room.table.stage() != Stage::Running {
            continue;
        }
        let others: Vec<u8> = (0..3).filter(|&seat| is_in(&room, seat)).collect();
        let [one, two] = others[..] else { continue };
        room.must(vote(one, true));
        assert_eq!(room.table.stage(), Stage::Running);
        room.must(vote(two, true));
        assert_eq!(room.table.stage(), Stage::Abandoned);
        return;
    }
    panic!("no player was out in any game");
}

#[test]
fn the_last_present_player_to_leave_gives_the_table_up() {
    let mut room = Room::begun(TableOptions::new(4), 2);
    room.must(Command::Leave { player: player(0) });
    assert_eq!(room.table.stage(), Stage::Running);
    room.must(Command::Leave { player: player(1) });
    assert_eq!(room.table.stage(), Stage::Abandoned);
    assert!(room.views().into_iter().flatten().all(|view| view.legal.is_empty()));
}

#[test]
fn a_table_has_one_rematch_when_it_is_over() {
    let rematch = |number: u8, table: u64| Command::Rematch {
        player: player(number),
        table: TableId::from_bits(table),
    };
    let mut room = Room::begun(TableOptions::new(3), 2);
    assert_eq!(room.refused(rematch(0, 5)), Refusal::NotOver);
    room.finish(2);
    assert_eq!(room.refused(rematch(9, 5)), Refusal::NotSeated);
    room.must(rematch(1, 5));
    assert_eq!(room.refused(rematch(0, 6)), Refusal::RematchExists);
    assert_eq!(room.table.rematch, Some(TableId::from_bits(5)));
}

#[test]
fn nothing_is_decided_after_the_end() {
    let mut finished = Room::begun(TableOptions::new(3), 2);
    finished.finish(2);
    let mut given_up = Room::begun(TableOptions::new(3), 1);
    given_up.must(vote(0, true));
    for mut room in [finished, given_up] {
        let (player, at) = (player(0), room.table.decisions);
        let link = room.table.secret().owner_link(Seat(0), 0);
        for command in [
            Command::Act { player, at, actions: vec![Action::Pass {}] },
            Command::BotMove { seat: Seat(2), at, action: Action::Pass {} },
            Command::TakeBack { player, at },
            Command::Leave { player },
            Command::Reclaim { player },
            Command::TakeOver { player: crate::support::player(9), seat: Seat(0), link },
            vote(0, true),
        ] {
            let told = format!("{command:?}");
            assert_eq!(room.refused(command), Refusal::Over, "{told}");
        }
        assert_eq!(room.ask(Command::Tick), Ok(vec![]));
        room.must(Command::Say { player, text: "Well played.".to_owned() });
    }
}
