//! The statistics of players equal what the log of the table holds.

use crate::support::{Room, content, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Character, Seat};
use armonium_table::{
    Clock, Command, LogEntry, Next, PlayerId, PlayerStats, Stage, SubstituteReason, Table, TableOptions,
};
use std::collections::HashMap;

fn counted(room: &Room) -> HashMap<PlayerId, PlayerStats> {
    let stats = PlayerStats::of(room.log.iter().map(|(_, _, record)| record));
    assert_eq!(room.table.player_stats(), stats, "the table counts incrementally");
    stats
}

/// The same, counted in another way: replayed, with the presence from the chairs and the moves from the game.
fn recounted(room: &Room) -> HashMap<PlayerId, PlayerStats> {
    let (_, at, first) = &room.log[0];
    let (mut table, _) =
        Table::begin(room.table.id, *room.table.secret(), content(), *at, first).expect("a beginning");
    let (mut made, mut stats) = (Vec::new(), HashMap::<PlayerId, PlayerStats>::new());
    for (_, at, record) in &room.log[1..] {
        let present = |seat: Seat| table.chairs[seat.index()].present();
        for entry in &record.entries {
            match *entry {
                LogEntry::Decided { seat, .. } => made.push(present(seat)),
                LogEntry::TookBack { .. } => drop(made.pop()),
                LogEntry::Substituted { seat, why: SubstituteReason::Clock, .. } => {
                    stats.entry(present(seat).expect("a player was there")).or_default().late += 1;
                }
                _ => {}
            }
        }
        table.apply(*at, record).expect("a record that follows");
    }
    let moves = table.game().expect("a game").moves();
    assert_eq!(moves.len(), made.len());
    let timed = u32::from(table.options.clock != Clock::None {});
    for (step, player) in moves.iter().zip(made) {
        let Some(player) = player else { continue };
        let own = stats.entry(player).or_default();
        own.decisions += 1;
        own.timed += timed;
        if let Action::Choose { character } = step.action {
            own.chosen[character.index()] += 1;
        }
    }
    stats
}

#[test]
fn statistics_are_counted_as_the_table_was_played() {
    let clock = Clock::RealTime { reserve: 60, increment: 10 };
    let mut room = Room::begun(TableOptions { clock, ..TableOptions::new(4) }, 3);
    let mut bot = PlausibleRandom::new(5);
    let (mut back, mut late, mut handed) = (0, 0, false);
    for step in 0.. {
        room.now += 1000;
        if !room.step(&mut bot) {
            break;
        }
        // Sometimes a player takes a decision back or a clock runs out, and once a seat changes hands.
        let last = room.table.can_take_back().and_then(|seat| room.table.chairs[seat.index()].present());
        if let Some(who) = last.filter(|_| step % 7 == 0) {
            room.must(Command::TakeBack { player: who, at: room.table.decisions });
            back += 1;
        }
        if let Next::Player { player: who, deadline: Some(deadline), .. } = room.table.next()
            && step % 41 == 40
        {
            room.now = deadline;
            room.must(Command::Tick);
            late += 1;
            room.step(&mut bot);
            if room.table.stage() == Stage::Running {
                room.must(Command::Reclaim { player: who });
            }
        }
        if step == 100 {
            let link = room.table.secret().owner_link(Seat(1), room.table.chairs[1].ended_links);
            room.must(Command::TakeOver { player: player(9), seat: Seat(1), link });
            handed = true;
        }
    }
    assert!(back > 3 && late > 3 && handed, "{back} {late}");
    let stats = counted(&room);
    assert_eq!(stats, recounted(&room));
    for number in [0, 1, 2, 9] {
        let own = stats[&player(number)];
        assert!(own.decisions > 5 && own.timed == own.decisions, "{number}: {own:?}");
    }
    assert_eq!(stats.values().map(|own| own.late).sum::<u32>(), late);
    assert_eq!(stats.len(), 4, "bots have no statistics");
}

#[test]
fn without_a_clock_nothing_is_timed() {
    let mut room = Room::begun(TableOptions::new(3), 1);
    room.finish(3);
    let stats = counted(&room);
    assert_eq!(stats, recounted(&room));
    let own = stats[&player(0)];
    assert!(own.decisions > 5 && own.timed == 0 && own.late == 0, "{own:?}");
    let moves = room.table.game().expect("a game").moves();
    for character in Character::ALL {
        let is_own = |action: Action| action == Action::Choose { character };
        let times = moves.iter().filter(|step| step.seat == Seat(0) && is_own(step.action)).count();
        assert_eq!(own.chosen[character.index()], times as u32);
    }
}
