//! What players did at a table is what its records say.

use crate::support::{Room, content, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Character, Seat};
use armonium_table::{Clock, Command, Deeds, Entry, Next, PlayerId, Stage, Table, TableOptions, Why};
use std::collections::HashMap;

fn counted(room: &Room) -> HashMap<PlayerId, Deeds> {
    let deeds = Deeds::of(room.log.iter().map(|(_, _, record)| record));
    assert_eq!(room.table.deeds(), deeds, "the table has counted along");
    deeds
}

/// The same, counted in another way: the table is played again, and its own chairs say who is there; what stood is what
/// the game itself remembers.
fn recounted(room: &Room) -> HashMap<PlayerId, Deeds> {
    let (_, at, first) = &room.log[0];
    let (mut table, _) =
        Table::begin(room.table.id, *room.table.secret(), content(), *at, first).expect("a beginning");
    let (mut made, mut deeds) = (Vec::new(), HashMap::<PlayerId, Deeds>::new());
    for (_, at, record) in &room.log[1..] {
        let present = |seat: Seat| table.chairs[seat.index()].present();
        for entry in &record.entries {
            match *entry {
                Entry::Moved { seat, .. } => made.push(present(seat)),
                Entry::TookBack { .. } => drop(made.pop()),
                Entry::Substituted { seat, why: Why::Clock, .. } => {
                    deeds.entry(present(seat).expect("somebody was there")).or_default().late += 1;
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
        let own = deeds.entry(player).or_default();
        own.decisions += 1;
        own.timed += timed;
        if let Action::Choose { character } = step.action {
            own.chosen[character.index()] += 1;
        }
    }
    deeds
}

#[test]
fn deeds_are_counted_as_the_table_was_played() {
    let clock = Clock::RealTime { reserve: 60, increment: 10 };
    let mut room = Room::begun(TableOptions { clock, ..TableOptions::new(4) }, 3);
    let mut bot = PlausibleRandom::new(5);
    let (mut back, mut late, mut handed) = (0, 0, false);
    for step in 0.. {
        room.now += 1000;
        if !room.step(&mut bot) {
            break;
        }
        // Now and then somebody takes a decision back, somebody's clock runs out, and once a seat changes hands.
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
    let deeds = counted(&room);
    assert_eq!(deeds, recounted(&room));
    for number in [0, 1, 2, 9] {
        let own = deeds[&player(number)];
        assert!(own.decisions > 5 && own.timed == own.decisions, "{number}: {own:?}");
    }
    assert_eq!(deeds.values().map(|own| own.late).sum::<u32>(), late);
    assert_eq!(deeds.len(), 4, "bots have no deeds");
}

#[test]
fn without_a_clock_nothing_is_timed() {
    let mut room = Room::begun(TableOptions::new(3), 1);
    room.finish(3);
    let deeds = counted(&room);
    assert_eq!(deeds, recounted(&room));
    let own = deeds[&player(0)];
    assert!(own.decisions > 5 && own.timed == 0 && own.late == 0, "{own:?}");
    let moves = room.table.game().expect("a game").moves();
    for character in Character::ALL {
        let is_own = |action: Action| action == Action::Choose { character };
        let times = moves.iter().filter(|step| step.seat == Seat(0) && is_own(step.action)).count();
        assert_eq!(own.chosen[character.index()], times as u32);
    }
}
