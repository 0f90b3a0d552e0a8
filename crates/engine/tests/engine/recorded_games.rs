//! The recorded games in `fixtures/games`: whole games of every size and every end, replayed by every version to come.
//! A game names its pack by hash; packs that are no longer the built-in one are kept in `fixtures/packs`.

use armonium_rules::{Outcome, Role, Scenario, State};
use armonium_test_support::{RecordedGame, recorded_games};
use std::collections::BTreeSet;

/// 5.12, 3.6.2
#[test]
fn recorded_games_replay_to_the_end_they_had() {
    let mut kinds = BTreeSet::new();
    let mut options = BTreeSet::new();
    let games: Vec<RecordedGame> = recorded_games().collect();
    assert!(games.len() >= 24, "only {} recorded games", games.len());
    for RecordedGame { name, pack, game, .. } in games {
        let end = match game.outcome().expect("a whole game") {
            Outcome::Won { role: Role::Hero, .. } => "hero",
            Outcome::Won { role: Role::Fenrir, .. } => "fenrir",
            Outcome::Ragnarok {} => "ragnarok",
            Outcome::AllOut {} => "all-out",
        };
        let public = game.state().public();
        assert!(name.contains(&format!("{}-players-{end}-", public.options.players)), "{name}");
        kinds.insert((public.options.players, end));
        options.insert(format!("{:?}", public.options));
        // Again, without the bookkeeping of a Game: the same state, bit for bit.
        let mut again: State = *game.start();
        for step in game.moves() {
            again.apply(&pack.content, step.seat, step.action, &mut ()).expect("it was legal");
        }
        assert_eq!(again, *game.state(), "{name}");
        let written = Scenario::from_state(&pack.content, &again);
        assert!(written.to_state(&pack.content).is_ok(), "{name}");
    }
    let every_end = |players| if players == 3 { 3 } else { 4 };
    for players in 3..=6 {
        let ends = kinds.iter().filter(|(size, _)| *size == players).count();
        assert_eq!(ends, every_end(players), "{players} players: {kinds:?}");
    }
    assert!(options.len() >= 12, "{options:?}");
}
