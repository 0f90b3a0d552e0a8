//! Intents: several decisions as one command, all or nothing, never past something revealed.

use crate::support::{Room, assert_same, content, player};
use armonium_bots::{Bot, PlausibleRandom};
use armonium_rules::{Action, Illegal, Seat, Space, Viewer};
use armonium_table::{
    Command, LogEntry, MAX_ACTIONS, Next, Record, Refusal, TableEvent, TableOptions, Wrong, verify,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// What the player who is asked does next, step by step on a copy: the actions, and after how many of them something was
/// revealed first.
fn chain(room: &Room, bot: &mut PlausibleRandom, length: usize) -> (Room, Vec<Action>, Option<usize>) {
    let (mut fork, mut actions, mut sealed) = (room.clone(), Vec::new(), None);
    let seat = room.table.to_act();
    while actions.len() < length && fork.table.to_act() == seat {
        let Some((_, action)) = fork.thought(bot) else { break };
        let Next::Player { player, .. } = fork.table.next() else { break };
        let at = fork.table.decisions;
        let events = fork.must(Command::Act { player, at, actions: vec![action] });
        actions.push(action);
        let seals = |event: &TableEvent| match event {
            TableEvent::Decided { events, .. } => events.iter().any(|event| event.seals()),
            _ => false,
        };
        if sealed.is_none() && events.iter().any(seals) {
            sealed = Some(actions.len());
        }
    }
    (fork, actions, sealed)
}

fn act(room: &Room, actions: Vec<Action>) -> Command {
    let Next::Player { player, .. } = room.table.next() else { panic!("a player is asked") };
    Command::Act { player, at: room.table.decisions, actions }
}

#[test]
fn an_intent_does_what_its_actions_do_one_by_one_or_nothing() {
    let (mut whole, mut revealing, mut broken) = (0, 0, 0);
    for seed in 0..6 {
        let mut room = Room::begun_with(TableOptions::new(3), 3, seed);
        let mut bot = PlausibleRandom::new(u64::from(seed));
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(seed));
        while room.table.to_act().is_some() {
            room.now += 1000;
            let length = 1 + rng.next_u32() as usize % 6;
            let (mut stepwise, mut actions, sealed) = chain(&room, &mut bot, length);
            let before = room.clone();
            let ends_badly = rng.next_u32() % 4 == 0;
            if ends_badly {
                actions.push(Action::Bid { time: 200 });
            }
            let answer = room.ask(act(&room, actions.clone()));
            match sealed {
                Some(sealed) if sealed < actions.len() => {
                    revealing += 1;
                    assert_eq!(answer, Err(Refusal::IntentReveals), "{actions:?}");
                }
                _ if ends_badly => {
                    broken += 1;
                    assert!(matches!(answer, Err(Refusal::Illegal { .. } | Refusal::Over)), "{answer:?}");
                }
                _ => {
                    whole += usize::from(actions.len() > 1);
                    assert_eq!(answer.map(|events| events.len()), Ok(actions.len()));
                    assert_eq!(room.table.version, before.table.version + 1, "one record");
                    assert_eq!(room.table.decisions, before.table.decisions + actions.len() as u32);
                    stepwise.table.version = room.table.version;
                    assert_same(&room.table, &stepwise.table);
                    continue;
                }
            }
            assert_eq!(room.table.version, before.table.version, "nothing is written down");
            assert_same(&room.table, &before.table);
            room.step(&mut bot);
        }
        assert_same(&room.rebuilt(), &room.table);
        let proof = verify(&room.transcript(), content()).expect("a true record");
        assert_same(&proof.table, &room.table);
    }
    assert!(whole > 100 && revealing > 20 && broken > 100, "{whole} {revealing} {broken}");
}

/// The answer to an intent follows from what its seat may know: else a refused intent would be a free question.
#[test]
fn an_intent_is_answered_alike_in_every_world_its_seat_could_be_in() {
    let content = content();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut worlds, mut refused) = (0, 0);
    for seed in 0..3 {
        let mut room = Room::begun_with(TableOptions::new(4), 4, seed);
        let mut bot = PlausibleRandom::new(u64::from(seed));
        while let Some(seat) = room.table.to_act() {
            let length = 2 + rng.next_u32() as usize % 4;
            let (_, mut actions, _) = chain(&room, &mut bot, length);
            if rng.next_u32() % 2 == 0 {
                let view = room.table.view(Viewer::Seat(seat)).expect("a view");
                let other = view.legal[rng.next_u32() as usize % view.legal.len()];
                actions.insert(rng.next_u32() as usize % actions.len(), other);
            }
            let command = act(&room, actions.clone());
            let here = room.table.decide(room.now, &command);
            let view = room.table.view(Viewer::Seat(seat)).expect("a view");
            let there = room.table.in_world(view.resample(&content, &mut rng)).decide(room.now, &command);
            assert_eq!(here, there, "{actions:?}");
            worlds += 1;
            refused += usize::from(here.is_err());
            room.step(&mut bot);
        }
    }
    assert!(worlds > 300 && refused > 100, "{refused} of {worlds}");
}

#[test]
fn a_walk_of_five_steps_with_a_ride_is_one_record() {
    let mut found = 0;
    for seed in 0..20 {
        let mut room = Room::begun_with(TableOptions::new(3), 3, seed);
        let mut bot = PlausibleRandom::new(u64::from(seed));
        while room.table.to_act().is_some() {
            let game = room.table.game().expect("a game");
            let routes = game.state().public().routes(room.table.content());
            let long = routes.into_iter().find(|route| route.ride.is_some() && route.actions.len() >= 5);
            if let Some(route) = long {
                found += 1;
                let before = (room.table.version, room.table.decisions, room.log.len());
                let events = room.must(act(&room, route.actions.clone()));
                assert_eq!(events.len(), route.actions.len());
                let after = (room.table.version, room.table.decisions, room.log.len());
                assert_eq!(after, (before.0 + 1, before.1 + route.actions.len() as u32, before.2 + 1));
                let Some(seat) = room.table.can_take_back() else { panic!("a walk can be taken back") };
                let entry = |action: &Action| LogEntry::Decided { seat, action: *action };
                assert_eq!(room.last(), route.actions.iter().map(entry).collect::<Vec<_>>());
                // Undo stays per action.
                for _ in &route.actions {
                    let at = room.table.decisions;
                    room.must(Command::TakeBack { player: player(seat.0), at });
                }
                assert_eq!(room.table.game().expect("a game").moves().len(), before.1 as usize);
                break;
            }
            if !room.step(&mut bot) {
                break;
            }
        }
        if found == 3 {
            return;
        }
    }
    panic!("{found} walks");
}

#[test]
fn an_intent_has_a_length_and_one_seat() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let mut bot = PlausibleRandom::new(3);
    assert_eq!(room.refused(act(&room, Vec::new())), Refusal::IntentLength);
    let many = vec![Action::Pass {}; MAX_ACTIONS + 1];
    assert_eq!(room.refused(act(&room, many)), Refusal::IntentLength);
    // The next seat cannot be decided for.
    while let Some(seat) = room.table.to_act() {
        let (_, action) = room.thought(&mut bot).expect("a decision");
        let mut next = room.clone();
        next.step(&mut bot);
        let sealed = next.table.game().is_some_and(|game| game.undoable() == 0);
        if let Some(other) = next.table.to_act().filter(|other| *other != seat && !sealed) {
            let (_, theirs) = next.thought(&mut bot).expect("a decision");
            let refusal = Illegal::NotYourTurn { seat, to_act: other };
            assert_eq!(room.refused(act(&room, vec![action, theirs])), Refusal::Illegal { refusal });
            return;
        }
        room = next;
    }
    panic!("no other seat was asked");
}

#[test]
fn a_record_in_which_an_intent_goes_past_something_revealed_is_false() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let mut bot = PlausibleRandom::new(4);
    loop {
        let (_, actions, sealed) = chain(&room, &mut bot, 2);
        let Some(seat) = room.table.to_act() else { panic!("nothing was revealed within a turn") };
        if actions.len() == 2 && sealed == Some(1) {
            let entries = actions.iter().map(|&action| LogEntry::Decided { seat, action }).collect();
            room.write(Record { command: None, entries });
            break;
        }
        room.step(&mut bot);
    }
    room.finish(4);
    let fault = verify(&room.transcript(), content()).expect_err("a false record");
    assert!(matches!(fault.wrong, Wrong::Decision { refusal: Refusal::IntentReveals, .. }), "{fault}");
    assert_eq!(fault.clause(), "W11");
}

#[test]
fn a_bot_decides_for_nobody_else() {
    let mut bot = PlausibleRandom::new(9);
    let room = Room::begun(TableOptions::new(3), 3);
    let view = room.table.view(Viewer::Seat(Seat(0))).expect("a view");
    let action = bot.decide(&content(), &view).unwrap_or(Action::Step { to: Space(0) });
    let command = Command::BotMove { seat: Seat(0), at: room.table.decisions, action };
    assert_eq!(room.table.decide(room.now, &command), Err(Refusal::Stale));
}
