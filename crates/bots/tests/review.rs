//! Looking back on a game: every decision with a choice is weighed, what was done among them, the same way each time; and a
//! victory that is thrown away is noticed.

use armonium_bots::{BotKind, Budget, Depth, Level, Master, Review, Reviewed, Stop, choices};
use armonium_pack::Pack;
use armonium_rules::{Action, Content, Game, Options, Seed, Viewer};
use std::sync::Arc;

const WORLDS: u32 = 24;

fn played(content: &Content, seed: u64, kind: BotKind) -> Game {
    let mut game = Game::new(content, Options::new(4), Seed::from_number(seed)).expect("a game");
    let mut bots: Vec<_> = (0..4).map(|seat| kind.seat(seed * 4 + seat)).collect();
    while let Some(seat) = game.state().to_act() {
        let view = game.state().view(content, Viewer::Seat(seat));
        let action = bots[seat.index()].decide(content, &view).expect("a decision");
        game.apply(content, seat, action).expect("it was offered");
    }
    game
}

fn reviewed(content: &Arc<Content>, game: &Game, most: usize) -> Vec<Reviewed> {
    let start = Game::from_state(*game.start());
    let choices = choices(content, &start, game.moves()).expect("they were legal");
    let stops = (0..).zip(game.moves()).zip(&choices).take(most);
    let stops = stops.map(|((at, step), &weighed)| Stop { at, made: Some(*step), weighed }).collect();
    let mut review = Review::new(Arc::clone(content), &start, stops, WORLDS).expect("they were legal");
    std::iter::from_fn(|| review.judge_next().expect("they were legal")).collect()
}

#[test]
fn what_was_done_is_weighed_wherever_there_was_a_choice_and_the_same_way_each_time() {
    let content = Arc::new(Pack::turin().content.clone());
    let game = played(&content, 5, BotKind::Random);
    let (once, again) = (reviewed(&content, &game, 70), reviewed(&content, &game, 70));
    assert_eq!(once, again);
    let start = Game::from_state(*game.start());
    let wanted = choices(&content, &start, &game.moves()[..70]).expect("they were legal");
    let wanted: Vec<u32> = (0..).zip(wanted).filter(|(_, choice)| *choice).map(|(at, _)| at).collect();
    assert_eq!(once.iter().map(|one| one.at).collect::<Vec<_>>(), wanted);
    for Reviewed { at, seat, weighing } in &once {
        let made = weighing.made.unwrap_or_else(|| panic!("{at}: what was done was not weighed"));
        assert_eq!(
            (made.action, *seat),
            (game.moves()[*at as usize].action, game.moves()[*at as usize].seat)
        );
        let is_declaration = matches!(made.action, Action::Declare { .. });
        assert!(is_declaration || made.tries >= WORLDS / 4, "{at}: {made:?}");
        assert!((0.0..=1.0).contains(&made.chance) && (0.0..=1.0).contains(&weighing.best.chance));
        let lost = weighing.given_away().expect("something was done");
        assert!((0.0..=1.0).contains(&lost), "{at}: {lost}");
        assert!(weighing.best.action != made.action || lost == 0.0);
        assert_eq!(weighing.tried[0].action, weighing.best.action);
    }
}

#[test]
fn whoever_could_win_for_certain_and_does_not_gives_the_victory_away() {
    let content = Arc::new(Pack::turin().content.clone());
    let mut found = 0;
    for seed in 0..40 {
        let game = played(&content, seed, BotKind::Level(Level::Detective));
        let mut again = Game::from_state(*game.start());
        for step in game.moves() {
            if let Action::Declare { .. } = step.action {
                let view = again.state().view(&content, Viewer::Seat(step.seat));
                let mut master = Master::new(0, Budget::Iterations(60));
                let other = view.legal.iter().copied().find(|action| matches!(action, Action::Choose { .. }));
                let other = other.expect("somebody can be chosen");
                let weighing = master.weigh(&content, &view, Some(other), 1).expect("a choice");
                if weighing.best.action == step.action && weighing.best.chance > 0.99 {
                    found += 1;
                    let made = weighing.made.expect("it is weighed");
                    let lost = weighing.given_away().expect("something was done");
                    assert!(
                        (lost - (weighing.best.chance - made.chance)).abs() < 1e-9 && lost > 0.0,
                        "{weighing:?}"
                    );
                    let right = master.weigh(&content, &view, Some(step.action), 1).expect("a choice");
                    assert_eq!((right.given_away(), right.made), (Some(0.0), Some(right.best)));
                }
            }
            again.apply(&content, step.seat, step.action).expect("it was legal");
        }
        if found >= 3 {
            return;
        }
    }
    panic!("{found} certain victories in all those games");
}

#[test]
fn a_long_game_is_thought_about_less_at_each_decision() {
    assert_eq!(Depth::Quick.worlds(0), 600);
    assert!(Depth::Quick.worlds(400) > Depth::Quick.worlds(900));
    for choices in [10, 100, 500, 1_000, 2_000] {
        assert_eq!(Depth::Deep.worlds(choices), 6 * Depth::Quick.worlds(choices));
        assert!(u64::from(Depth::Quick.worlds(choices)) * choices as u64 <= 120_000);
    }
}
