//! What a reader gets as bytes is the same in all worlds that differ only in what that reader may not know: updates,
//! welcomes, refusals, take-backs, phrases, answers to questions, their order and their length. That views and events are the same is proved in
//! the rules; here it is proved that the frames hold nothing else. That the wire carries these very frames: wire.rs.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use armonium_bots::{BotKind, Level};
use armonium_pack::Pack;
use armonium_protocol::{Answer, Change, Frames, Names, Question, ServerMessage, TableCard, is_about_table};
use armonium_rules::{Action, Character, Content, Power, Seat, Side, Space, Target, Tile, Viewer};
use armonium_table::{
    Command, Digest, Phrase, PlayerId, Record, Secret, Table, TableEvent, TableId, TableOptions,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::sync::Arc;

const PLAYERS: u8 = 4;

fn player(seat: u8) -> PlayerId {
    PlayerId::from_bits(u64::from(seat) + 1)
}

fn viewers() -> impl Iterator<Item = Viewer> {
    (0..PLAYERS).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// A table of four people just after the deal.
fn table(content: &Arc<Content>, number: u8) -> Table {
    let secret = Secret([number; 32]);
    let options = TableOptions { odds: true, ..TableOptions::new(PLAYERS) };
    let entries = Table::create(content, &secret, options, player(0), None).unwrap();
    let first = Record { command: None, entries };
    let id = TableId::from_bits(u64::from(number));
    let (mut table, _) = Table::begin(id, secret, Arc::clone(content), 0, &first).unwrap();
    let sit = |seat| Command::Sit { player: player(seat), seat: None, invitation: None, nonce: None };
    let nonce = |seat| Command::Nonce { player: player(seat), nonce: Digest([seat; 32]) };
    for command in (0..PLAYERS).map(sit).chain((0..PLAYERS).map(nonce)) {
        let entries = table.decide(0, &command).unwrap();
        table.apply(0, &Record { command: None, entries }).unwrap();
    }
    table
}

fn card(table: &Table) -> TableCard {
    let names: Names = (0..PLAYERS).map(|seat| (player(seat), format!("Player {seat}"))).collect();
    TableCard::of(table, &names)
}

/// The frames a reader gets when a command is given: the update of everybody, or the refusal of the sender.
fn frames(table: &Table, command: &Command, viewer: Viewer) -> (Table, Vec<String>, Vec<TableEvent>) {
    let mut after = table.clone();
    let card = card(table);
    let old = table.view(viewer);
    let mut out = Vec::new();
    let mut told = Vec::new();
    match table.decide(7, command) {
        Ok(entries) => {
            told = after.apply(7, &Record { command: None, entries }).unwrap();
            let new = after.view(viewer);
            let frames = Frames::of(&after, &card);
            let welcome = frames.welcome(viewer, new.clone(), Vec::new());
            let mut updates = frames.updates(7, &told, is_about_table(&after, &told));
            out.push(updates.update(viewer, Change::Views(old.as_ref(), new.as_ref()), None).to_owned());
            out.push(ServerMessage::Welcome(Box::new(welcome)).json());
        }
        Err(why) => {
            out.push(Frames::of(table, &card).refused(Some(1), why, old).json());
        }
    }
    (after, out, told.iter().map(|news| news.seen_by(viewer)).collect())
}

fn by(table: &Table, seat: Seat, action: Action) -> Command {
    Command::Act { player: player(seat.0), at: table.decisions, actions: vec![action] }
}

#[derive(Default, Debug)]
struct Tally {
    worlds: u64,
    updates: u64,
    refusals: u64,
    take_backs: u64,
    answers: u64,
    foretold: u64,
}

/// Everything that can be asked about, offered or not: what is refused may tell as much as what is not.
fn every_action(content: &Content, offered: &[Action]) -> Vec<Action> {
    let mut all = offered.to_vec();
    for character in Character::ALL {
        all.extend([
            Action::Declare { character },
            Action::Choose { character },
            Action::Name { character },
            Action::Block { character },
        ]);
    }
    for power in Power::ALL {
        all.extend([Action::PlayPower { power }, Action::TakeBack { power }]);
    }
    for tile in (0..content.tiles().len() as u8).map(Tile) {
        all.extend([Action::PlayItem { tile }, Action::Discard { tile }, Action::DiscardOrgan { tile }]);
        all.extend(Side::ALL.map(|side| Action::PlaceLocation { tile, side }));
    }
    for to in (0..content.spaces().len() as u8).map(Space) {
        all.extend([Action::Step { to }, Action::Ride { to }, Action::Taxi { to }]);
        all.extend([Action::PlaceClue { space: to }, Action::PlaceOrgan { space: to }]);
    }
    let hands = (0..6).map(|seat| Target::Hand(Seat(seat)));
    for target in hands.chain([Target::Deck]) {
        all.extend([0, 1, 2].map(|clues| Action::Investigate { target, clues }));
    }
    for clues in 0..3 {
        all.extend([Action::Research { clues }, Action::Compose { clues }]);
    }
    all.extend((-3..=3).map(|teeth| Action::Turn { teeth }));
    all.extend([Action::Pass {}, Action::Stop {}, Action::EndTurn {}, Action::Decline {}]);
    all
}

/// What a reader is answered to every question.
fn answers(table: &Table, viewer: Viewer, actions: &[Action], after: Option<Action>) -> Vec<String> {
    let asker = match viewer {
        Viewer::Seat(seat) => Some(player(seat.0)),
        Viewer::Spectator => None,
    };
    let ask = |why, routes, after, odds| {
        let question = Question { id: 5, why, routes, after, odds, hint: true, insight: true };
        Answer::of(table, asker, &question)
            .map_or_else(|why| format!("{why:?}"), |answer| ServerMessage::Answer(answer).json())
    };
    vec![ask(Some(actions.to_vec()), true, None, true), ask(None, true, after, false)]
}

/// Readers may ask about anything: the answers are the same, and they are true.
fn compare_answers(
    content: &Content,
    (table, here, there): (&Table, &Table, &Table),
    viewer: Viewer,
    offered: &[Action],
    tally: &mut Tally,
) {
    let actions = every_action(content, offered);
    let turn = offered.iter().find(|action| matches!(action, Action::Turn { .. })).copied();
    let after = turn.or(Some(Action::Turn { teeth: 1 }));
    let answered = answers(here, viewer, &actions, after);
    assert_eq!(answered, answers(there, viewer, &actions, after), "{viewer:?} asks");
    tally.answers += 1;
    let answer: serde_json::Value = serde_json::from_str(&answered[0]).unwrap();
    let own = table.view(viewer).unwrap().legal;
    for (action, why) in actions.iter().zip(answer["why"].as_array().unwrap()) {
        assert_eq!(why.is_null(), own.contains(action), "{viewer:?} asks about {action:?}: {why}");
        assert!(why.is_null() || why["clause"].is_string() && why["code"].is_string(), "{why}");
    }
    assert_eq!(answer["odds"].is_null(), viewer == Viewer::Spectator, "{viewer:?}");
    let mine = table.to_act().map(Viewer::Seat) == Some(viewer);
    match turn {
        Some(turn) if mine => {
            // What is foretold is what comes.
            let mut turned = *table.game().unwrap().state();
            let seat = table.to_act().unwrap();
            turned.apply(content, seat, turn, &mut ()).unwrap();
            let routes = if turned.to_act() == Some(seat) { turned.public().routes(content) } else { vec![] };
            let foretold: serde_json::Value = serde_json::from_str(&answered[1]).unwrap();
            assert_eq!(foretold["routes"], serde_json::to_value(&routes).unwrap());
            tally.foretold += u64::from(!routes.is_empty());
        }
        _ => assert!(!answered[1].starts_with('{'), "{viewer:?} may not turn: {}", answered[1]),
    }
    let routes = if mine { table.game().unwrap().state().public().routes(content) } else { vec![] };
    assert_eq!(answer["routes"], serde_json::to_value(&routes).unwrap());
}

#[test]
fn a_reader_gets_the_same_bytes_in_every_world_that_differs_only_in_what_it_may_not_know() {
    let content = Arc::new(Pack::turin().content.clone());
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut tally = Tally::default();
    for number in 0..6 {
        let mut table = table(&content, number);
        let kind = [BotKind::Random, BotKind::Level(Level::Detective)][usize::from(number % 2)];
        let mut bots: Vec<_> = (0..PLAYERS).map(|seat| kind.new_bot(u64::from(number * 8 + seat))).collect();
        while let Some(seat) = table.to_act() {
            let action =
                bots[seat.index()].decide(&content, &table.view(Viewer::Seat(seat)).unwrap()).unwrap();
            if rng.next_u32().is_multiple_of(3) {
                for viewer in viewers() {
                    compare(&content, &table, viewer, seat, action, &mut rng, &mut tally);
                }
            }
            let entries = table.decide(0, &by(&table, seat, action)).unwrap();
            table.apply(0, &Record { command: None, entries }).unwrap();
        }
    }
    assert!(tally.worlds > 2_000 && tally.updates > 1_500, "{tally:?}");
    assert!(tally.refusals > 2_000 && tally.take_backs > 200, "{tally:?}");
    assert!(tally.answers > 2_000 && tally.foretold > 10, "{tally:?}");
}

fn compare(
    content: &Content,
    table: &Table,
    viewer: Viewer,
    seat: Seat,
    action: Action,
    rng: &mut ChaCha8Rng,
    tally: &mut Tally,
) {
    let view = table.view(viewer).unwrap();
    // Both without history, so that nothing but the world is different.
    let here = table.in_world(*table.game().unwrap().state());
    let there = table.in_world(view.resample(content, rng));
    tally.worlds += 1;

    let offered = table.view(Viewer::Seat(seat)).unwrap().legal;
    compare_answers(content, (table, &here, &there), viewer, &offered, tally);

    // Readers may try what others would be offered, at any time: the answers are the same.
    if let Viewer::Seat(own) = viewer {
        let tries = offered.iter().take(3).copied().chain([Action::EndTurn {}, Action::Bid { time: 3 }]);
        for action in tries {
            let command = by(table, own, action);
            let (one, other) = (frames(&here, &command, viewer), frames(&there, &command, viewer));
            if one.2 == other.2 {
                assert_eq!(one.1, other.1, "{viewer:?} tries {action:?}");
            }
            tally.refusals += u64::from(one.2.is_empty());
        }
        let stale = Command::Act { player: player(own.0), at: table.decisions + 1, actions: vec![action] };
        assert_eq!(frames(&here, &stale, viewer).1, frames(&there, &stale, viewer).1);
    }

    // What another says is the same for all.
    let phrase = Command::Phrase { player: player(seat.0), phrase: Phrase::FenrirIsNear };
    assert_eq!(frames(&here, &phrase, viewer).1, frames(&there, &phrase, viewer).1);

    // The decision itself: where it can be made in the other world, and reveals the same.
    let command = by(table, seat, action);
    let ((here, one, news), (there, other, other_news)) =
        (frames(&here, &command, viewer), frames(&there, &command, viewer));
    if other_news.is_empty() || news != other_news {
        return;
    }
    tally.updates += 1;
    assert_eq!(one, other, "{viewer:?} is told of {action:?}");
    let lengths = |frames: &[String]| frames.iter().map(String::len).collect::<Vec<_>>();
    assert_eq!(lengths(&one), lengths(&other));

    // And taken back again.
    let back = Command::TakeBack { player: player(seat.0), at: here.decisions };
    assert_eq!(here.decide(0, &back).is_ok(), there.decide(0, &back).is_ok(), "{action:?}");
    if here.decide(0, &back).is_ok() {
        tally.take_backs += 1;
        assert_eq!(frames(&here, &back, viewer).1, frames(&there, &back, viewer).1);
    }
}
