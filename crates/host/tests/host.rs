//! A host plays whole games without anything around it, and its bots see what their seats see.

use armonium_host::Host;
use armonium_pack::Pack;
use armonium_rules::{Seat, Viewer};
use armonium_table::{
    Command, CommandId, Intent, Level, Next, PlayerId, Record, Secret, Stage, Table, TableId, TableOptions,
    Via,
};
use std::sync::Arc;

const ADA: PlayerId = PlayerId::from_bits(1);

/// A host with Ada on the first seat, bots of this level elsewhere, and every nonce given.
fn host(secret: u8, level: Level) -> Host {
    let content = Arc::new(Pack::turin().content.clone());
    let secret = Secret([secret; 32]);
    let entries = Table::create(&content, &secret, TableOptions::new(4), ADA, None).expect("a table");
    let command = Some(CommandId::new(ADA, 0, Via::Http, &entries));
    let (table, _) = Table::begin(TableId::from_bits(7), secret, content, 0, &Record { command, entries })
        .expect("a beginning");
    let mut host = Host::new(table);
    let nonce = Some(armonium_table::Digest([5; 32]));
    let sit = Command::Sit { player: ADA, seat: None, invitation: None, nonce };
    for command in [sit, Command::Fill { player: ADA, level }] {
        host.command(0, &command).expect("granted");
    }
    host
}

/// Ada makes the first legal decision that is not a declaration.
fn ada(host: &Host) -> Command {
    let view = host.view(Viewer::Seat(Seat(0))).expect("a view");
    let calm = |action: &&armonium_rules::Action| !matches!(action, armonium_rules::Action::Declare { .. });
    let action = *view.legal.iter().find(calm).expect("a decision");
    Command::Act { player: ADA, intent: Intent::one(host.table().decisions, action) }
}

#[test]
fn a_whole_game_is_played_and_the_same_secret_gives_the_same_game() {
    let play = |secret| {
        let mut host = host(secret, Level::Apprentice);
        let mut now = 0;
        while host.table().stage() == Stage::Running {
            now += 1000;
            match host.table().next() {
                Next::Bot { .. } => drop(host.play_bot(now).expect("a bot").expect("a legal decision")),
                Next::Player { .. } => drop(host.command(now, &ada(&host)).expect("a legal decision")),
                Next::Nobody => unreachable!("the game goes on"),
            }
        }
        host.table().game().expect("a game").moves().to_vec()
    };
    let moves = play(1);
    assert!(moves.len() > 50 && moves == play(1) && moves != play(2), "{}", moves.len());
}

#[test]
fn a_bot_that_thinks_elsewhere_decides_what_it_decides_here() {
    let (mut here, mut there) = (host(3, Level::Detective), host(3, Level::Detective));
    for now in 0..60 {
        if here.next_bot().is_some() {
            let turn = there.bot_turn().expect("a bot");
            let (seat, at) = (turn.seat, turn.at);
            let (bot, action) = turn.think().expect("a decision");
            there.put_back(at, bot);
            let apart = there.command(now, &Command::BotMove { seat, at, action });
            assert_eq!(here.play_bot(now), Some(apart));
        } else {
            let command = ada(&here);
            assert_eq!(here.command(now, &command), there.command(now, &command));
        }
    }
}

#[test]
fn a_refused_command_changes_nothing() {
    let mut host = host(4, Level::Apprentice);
    let (version, decisions) = (host.table().version, host.table().decisions);
    let stale = Command::TakeBack { player: ADA, at: decisions + 1 };
    assert!(host.command(0, &stale).is_err());
    assert_eq!((host.table().version, host.table().decisions), (version, decisions));
}
