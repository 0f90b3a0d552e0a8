//! A host plays whole games without anything around it, and its bots see what their seats see.

use armonium_host::Host;
use armonium_pack::Pack;
use armonium_rules::{Action, Game, Illegal, Options, Seat, Seed, Viewer};
use armonium_table::{
    Command, CommandId, Level, Next, PlayerId, Record, Refusal, Secret, Stage, Table, TableId, TableOptions,
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
    decide(host, ADA, Seat(0))
}

fn decide(host: &Host, player: PlayerId, seat: Seat) -> Command {
    let view = host.view(Viewer::Seat(seat)).expect("a view");
    let calm = |action: &&Action| !matches!(action, Action::Declare { .. });
    let action = *view.legal.iter().find(calm).expect("a decision");
    Command::Act { player, at: host.table().decisions, actions: vec![action] }
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
fn a_local_game_is_dealt_from_its_seed_and_the_player_can_undo_a_decision() {
    let content = Arc::new(Pack::turin().content.clone());
    let (options, seed) = (Options { beginner: true, ..Options::new(4) }, Seed([9; 32]));
    let mut host = Host::local(&content, options, seed, Seat(2), Level::Apprentice).expect("a table");
    let dealt = Game::new(&content, options, seed).expect("a game");
    assert_eq!(host.table().game().expect("a game").events(), dealt.events());
    let mut undone = false;
    while host.table().stage() == Stage::Running {
        if let Some(played) = host.play_bot(0) {
            played.expect("a legal decision");
            continue;
        }
        let Next::Player { seat: Seat(2), player: Host::PLAYER, deadline: None } = host.table().next() else {
            panic!("{:?}", host.table().next());
        };
        let (player, at) = (Host::PLAYER, host.table().decisions);
        let before = host.view(Viewer::Seat(Seat(2)));
        host.command(0, &decide(&host, player, Seat(2))).expect("a legal decision");
        if !undone && host.table().can_take_back() == Some(Seat(2)) {
            host.command(0, &Command::TakeBack { player, at: at + 1 }).expect("an undo");
            assert_eq!(host.view(Viewer::Seat(Seat(2))), before);
            undone = true;
        }
    }
    assert!(undone);
    let game = host.table().game().expect("a game");
    let replayed = game.moves().iter().try_fold(dealt, |mut replayed, one| {
        replayed.apply(&content, one.seat, one.action).map(drop)?;
        Ok::<_, Illegal>(replayed)
    });
    assert_eq!(replayed.expect("legal decisions").outcome(), game.outcome());
}

#[test]
fn nobody_deals_for_too_few_players() {
    let content = Arc::new(Pack::turin().content.clone());
    let refused = Host::local(&content, Options::new(2), Seed([0; 32]), Seat(0), Level::Apprentice);
    assert_eq!(refused.err(), Some(Refusal::BadPlayers));
}

#[test]
fn a_refused_command_changes_nothing() {
    let mut host = host(4, Level::Apprentice);
    let (version, decisions) = (host.table().version, host.table().decisions);
    let stale = Command::TakeBack { player: ADA, at: decisions + 1 };
    assert!(host.command(0, &stale).is_err());
    assert_eq!((host.table().version, host.table().decisions), (version, decisions));
}
