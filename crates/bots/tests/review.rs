//! The review of a game: every decision with a choice is evaluated, the same way each time, and a thrown-away win is
//! noticed.

use armonium_bots::{BotKind, Depth, Level, Master, Review, ReviewStop, ReviewedMove, had_choice};
use armonium_pack::Pack;
use armonium_rules::{Action, Content, Game, Options, Seed, Viewer};
use std::sync::Arc;

const WORLDS: u32 = 24;

fn played(content: &Content, seed: u64, kind: BotKind) -> Game {
    let mut game = Game::new(content, Options::new(4), Seed::from_number(seed)).expect("a game");
    let mut bots: Vec<_> = (0..4).map(|seat| kind.new_bot(seed * 4 + seat)).collect();
    while let Some(seat) = game.state().to_act() {
        let view = game.state().view(content, Viewer::Seat(seat));
        let action = bots[seat.index()].decide(content, &view).expect("a decision");
        game.apply(content, seat, action).expect("a legal move");
    }
    game
}

fn reviewed(content: &Arc<Content>, game: &Game, most: usize) -> Vec<ReviewedMove> {
    let start = Game::from_state(*game.start());
    let choices = had_choice(content, &start, game.moves()).expect("legal moves");
    let stops = (0..).zip(game.moves()).zip(&choices).take(most);
    let stops =
        stops.map(|((at, step), &evaluate)| ReviewStop { at, played: Some(*step), evaluate }).collect();
    let mut review = Review::new(Arc::clone(content), &start, stops, WORLDS).expect("legal moves");
    std::iter::from_fn(|| review.evaluate_next().expect("legal moves")).collect()
}

#[test]
fn every_move_with_a_choice_is_evaluated_and_the_same_way_each_time() {
    let content = Arc::new(Pack::turin().content.clone());
    let game = played(&content, 5, BotKind::Random);
    let (once, again) = (reviewed(&content, &game, 70), reviewed(&content, &game, 70));
    assert_eq!(once, again);
    let start = Game::from_state(*game.start());
    let wanted = had_choice(&content, &start, &game.moves()[..70]).expect("legal moves");
    let wanted: Vec<u32> = (0..).zip(wanted).filter(|(_, choice)| *choice).map(|(at, _)| at).collect();
    assert_eq!(once.iter().map(|one| one.at).collect::<Vec<_>>(), wanted);
    for ReviewedMove { at, seat, evaluation } in &once {
        let played = evaluation.played.unwrap_or_else(|| panic!("{at}: the played move was not evaluated"));
        assert_eq!(
            (played.action, *seat),
            (game.moves()[*at as usize].action, game.moves()[*at as usize].seat)
        );
        let is_declaration = matches!(played.action, Action::Declare { .. });
        assert!(is_declaration || played.tries >= WORLDS / 4, "{at}: {played:?}");
        assert!((0.0..=1.0).contains(&played.chance) && (0.0..=1.0).contains(&evaluation.best.chance));
        let lost = evaluation.loss().expect("a move was played");
        assert!((0.0..=1.0).contains(&lost), "{at}: {lost}");
        assert!(evaluation.best.action != played.action || lost == 0.0);
        assert_eq!(evaluation.tried[0].action, evaluation.best.action);
    }
}

#[test]
fn a_move_that_misses_a_certain_win_loses_it() {
    let content = Arc::new(Pack::turin().content.clone());
    let mut found = 0;
    for seed in 0..40 {
        let game = played(&content, seed, BotKind::Level(Level::Detective));
        let mut again = Game::from_state(*game.start());
        for step in game.moves() {
            if let Action::Declare { .. } = step.action {
                let view = again.state().view(&content, Viewer::Seat(step.seat));
                let mut master = Master::new(0, 60);
                let other = view.legal.iter().copied().find(|action| matches!(action, Action::Choose { .. }));
                let other = other.expect("a character can be chosen");
                let evaluation = master.evaluate(&content, &view, Some(other), 1).expect("a choice");
                if evaluation.best.action == step.action && evaluation.best.chance > 0.99 {
                    found += 1;
                    let played = evaluation.played.expect("it is evaluated");
                    let lost = evaluation.loss().expect("a move was played");
                    assert!(
                        (lost - (evaluation.best.chance - played.chance)).abs() < 1e-9 && lost > 0.0,
                        "{evaluation:?}"
                    );
                    let right = master.evaluate(&content, &view, Some(step.action), 1).expect("a choice");
                    assert_eq!((right.loss(), right.played), (Some(0.0), Some(right.best)));
                }
            }
            again.apply(&content, step.seat, step.action).expect("a legal move");
        }
        if found >= 3 {
            return;
        }
    }
    panic!("{found} certain victories in all those games");
}

#[test]
fn a_longer_game_gets_fewer_worlds_per_decision() {
    assert_eq!(Depth::Quick.worlds(0), 600);
    assert!(Depth::Quick.worlds(400) > Depth::Quick.worlds(900));
    for choices in [10, 100, 500, 1_000, 2_000] {
        assert_eq!(Depth::Deep.worlds(choices), 6 * Depth::Quick.worlds(choices));
        assert!(u64::from(Depth::Quick.worlds(choices)) * choices as u64 <= 120_000);
    }
}
