//! What a reader gets as bytes is the same in all worlds that differ only in what that reader may not know: updates,
//! welcomes, refusals, take-backs, phrases, their order and their length. That views and events are the same is proved in
//! the rules; here it is proved that the frames hold nothing else. That the wire carries these very frames: wire.rs.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use armonium_bots::Kind;
use armonium_locale::Language;
use armonium_pack::Pack;
use armonium_rules::{Action, Content, Seat, Viewer};
use armonium_server::{Frames, Names, TableCard};
use armonium_table::{Command, Digest, News, Phrase, PlayerId, Record, Secret, Table, TableId, TableOptions};
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
    let entries = Table::create(content, &secret, TableOptions::new(PLAYERS), player(0), None).unwrap();
    let first = Record { command: None, entries };
    let id = TableId::from_bits(u64::from(number));
    let (mut table, _) = Table::begin(id, secret, Arc::clone(content), 0, &first).unwrap();
    let sit = |seat| Command::Sit { player: player(seat), seat: None, invitation: None };
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

/// The frames a reader gets when a command is given: the update of everybody, or the refusal of whoever gave it.
fn frames(table: &Table, command: &Command, viewer: Viewer) -> (Table, Vec<String>, Vec<News>) {
    let mut after = table.clone();
    let card = card(table);
    let old = table.view(viewer);
    let mut out = Vec::new();
    let mut told = Vec::new();
    match table.decide(7, command) {
        Ok(entries) => {
            told = after.apply(7, &Record { command: None, entries }).unwrap();
            let new = after.view(viewer);
            let frames = Frames { table: &after, card: &card };
            out.push(frames.update(viewer, Language::English, old.as_ref(), new.as_ref(), 7, &told));
            out.push(frames.welcome(viewer, new.as_ref(), Vec::new()));
        }
        Err(why) => {
            let frames = Frames { table, card: &card };
            out.push(frames.refused(Language::English, &Names::new(), Some(1), why, old.as_ref()));
        }
    }
    (after, out, told.iter().map(|news| Frames::news(news, viewer, Language::English)).collect())
}

fn by(table: &Table, seat: Seat, action: Action) -> Command {
    Command::Act { player: player(seat.0), at: table.decisions, action }
}

#[derive(Default, Debug)]
struct Tally {
    worlds: u64,
    updates: u64,
    refusals: u64,
    take_backs: u64,
}

#[test]
fn a_reader_gets_the_same_bytes_in_every_world_that_differs_only_in_what_it_may_not_know() {
    let content = Arc::new(Pack::turin().content.clone());
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut tally = Tally::default();
    for number in 0..6 {
        let mut table = table(&content, number);
        let kind = [Kind::Random, Kind::Detective][usize::from(number % 2)];
        let mut bots: Vec<_> = (0..PLAYERS).map(|seat| kind.seat(u64::from(number * 8 + seat))).collect();
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

    // Whoever reads may try what others would be offered, at any time: the answers are the same.
    if let Viewer::Seat(own) = viewer {
        let offered = table.view(Viewer::Seat(seat)).unwrap().legal;
        let tries = offered.iter().take(3).copied().chain([Action::EndTurn {}, Action::Bid { time: 3 }]);
        for action in tries {
            let command = by(table, own, action);
            let (one, other) = (frames(&here, &command, viewer), frames(&there, &command, viewer));
            if one.2 == other.2 {
                assert_eq!(one.1, other.1, "{viewer:?} tries {action:?}");
            }
            tally.refusals += u64::from(one.2.is_empty());
        }
        let stale = Command::Act { player: player(own.0), at: table.decisions + 1, action };
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
