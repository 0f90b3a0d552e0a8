//! What a View lets its reader know, compared with the game it is a View of.

use armonium_insight::{Insight, Module, Standing, Victory, why_not};
use armonium_pack::{Description, Pack};
use armonium_rules::{
    Action, CardPlace, Character, Content, Event, Game, Options, Phase, Seat, Seed, SpaceSet, State, Step,
    View, Viewer,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};

/// Plays random games and looks at every so many of their positions.
fn positions(games: u64, every: usize, mut look: impl FnMut(&Content, &State, &mut ChaCha8Rng)) {
    let content = &Pack::turin().content;
    for number in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let options = Options::new(3 + (number % 4) as u8);
        let mut game = Game::new(content, options, Seed::from_number(number)).expect("a game");
        for decision in 0.. {
            let Some(seat) = game.state().to_act() else { break };
            if decision % every == 0 {
                look(content, game.state(), &mut rng);
            }
            let legal = game.state().view(content, Viewer::Seat(seat)).legal;
            // Declarations end games early.
            let calm: Vec<_> = legal.iter().filter(|one| !matches!(one, Action::Declare { .. })).collect();
            let choice = *calm[rng.next_u32() as usize % calm.len()];
            game.apply(content, seat, choice).expect("a legal action");
        }
    }
}

fn own(content: &Content, state: &State) -> (Seat, View) {
    let seat = state.to_act().expect("a decision");
    (seat, state.view(content, Viewer::Seat(seat)))
}

#[test]
fn a_decided_square_holds_in_every_world_and_an_open_one_does_not() {
    positions(8, 60, |content, state, rng| {
        let (_, view) = own(content, state);
        let squares = Insight::of(content, &view).squares;
        let worlds: Vec<State> = (0..150).map(|_| view.resample(content, rng)).collect();
        let seats = view.public.seats().map(CardPlace::Hand);
        let places: Vec<CardPlace> = seats.chain([CardPlace::Deck, CardPlace::Chosen]).collect();
        for (character, row) in Character::ALL.into_iter().zip(squares) {
            for (&place, square) in places.iter().zip(row) {
                let there = worlds.iter().filter(|world| world.card_place(character) == place).count();
                let wanted = match there {
                    0 => Standing::Out,
                    150 => Standing::In,
                    _ => Standing::Open,
                };
                assert_eq!(square.is, wanted, "{character:?} in {place:?}: {there} of 150 worlds");
                assert_eq!(square.why.is_none(), wanted == Standing::Open);
            }
        }
    });
}

#[test]
fn reasons_and_prices_are_those_of_the_real_game() {
    positions(8, 3, |content, state, _| {
        let (seat, view) = own(content, state);
        let insight = Insight::of(content, &view);
        for (&action, &price) in view.legal.iter().zip(&insight.prices) {
            let (mut after, mut events) = (*state, Vec::new());
            after.apply(content, seat, action, &mut events).expect("legal");
            let paid: u8 = events
                .iter()
                .map(|event| match *event {
                    Event::TimePaid { seat: payer, time } if payer == seat => time,
                    _ => 0,
                })
                .sum();
            let wanted = if let Action::Bid { time } = action { time } else { paid };
            assert_eq!(price, wanted, "{action:?}");
        }
        for refused in &insight.refused {
            let mut after = *state;
            assert_eq!(after.apply(content, seat, refused.action, &mut ()), Err(refused.why));
        }
        assert_eq!(why_not(content, &view, &view.legal), vec![None; view.legal.len()]);
    });
}

#[test]
fn what_a_character_reaches_is_what_the_rules_let_it_reach() {
    let mut compared = 0;
    positions(6, 1, |content, state, _| {
        let (seat, view) = own(content, state);
        let Phase::Turn(turn) = view.public.phase else { return };
        if turn.step != Step::Choose || turn.effect.is_some() {
            return;
        }
        let reach = Insight::of(content, &view).reach;
        for &choice in &view.legal {
            let Action::Choose { character } = choice else { continue };
            let mut chosen = *state;
            chosen.apply(content, seat, choice, &mut ()).expect("legal");
            let Phase::Turn(turn) = chosen.public().phase else { continue };
            if turn.step != Step::Gears || turn.effect.is_some() {
                continue;
            }
            let mut spaces = SpaceSet::EMPTY;
            for &teeth in content.turns() {
                let mut turned = chosen;
                if turned.apply(content, seat, Action::Turn { teeth }, &mut ()).is_ok()
                    && turned.to_act() == Some(seat)
                {
                    for route in turned.public().routes(content) {
                        spaces.insert(route.to);
                    }
                }
            }
            spaces.remove(state.public().at[character.index()]);
            assert_eq!(reach[character.index()].spaces, spaces, "{character:?}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_turn_of_the_gears_shows_what_it_promised() {
    positions(4, 1, |content, state, _| {
        let (seat, view) = own(content, state);
        for turn in Insight::of(content, &view).gears {
            let mut after = *state;
            let action = Action::Turn { teeth: turn.teeth };
            if after.apply(content, seat, action, &mut ()).is_err() || after.to_act() != Some(seat) {
                continue;
            }
            let shown = after.public().shown(content);
            assert_eq!((turn.machine, turn.steps, turn.activity), shown);
            assert_eq!(turn.routes, after.public().routes(content));
        }
    });
}

#[test]
fn a_plan_of_victory_wins_if_the_name_is_right() {
    let (mut found, mut asked) = (0, 0);
    positions(24, 1, |content, state, _| {
        let (seat, view) = own(content, state);
        let may = view.legal.iter().any(|action| matches!(action, Action::Declare { .. }));
        if !may || view.public.hour < 5 {
            return;
        }
        asked += 1;
        let chosen = state.chosen_one();
        let Some(victory) = Victory::of(content, &view, Some(chosen)) else {
            panic!("the reader may declare")
        };
        assert!(victory.most >= victory.pages);
        let mut world = *state;
        world.apply(content, seat, Action::Declare { character: chosen }, &mut ()).expect("legal");
        let Some(actions) = armonium_bots::best_winning_turn(content, &world) else {
            assert_eq!(victory.plan, None);
            return;
        };
        found += 1;
        for action in actions {
            world.apply(content, seat, action, &mut ()).expect("legal");
        }
        assert!(world.outcome().is_some());
        let plan = victory.plan.expect("the same plan from the View");
        assert_eq!(plan.left, world.public().time[seat.index()]);
        assert!(plan.pages >= victory.needed && victory.reach.is_some());
    });
    assert!(asked > 15 && found > 5, "{asked} declarations, {found} plans");
}

#[test]
fn the_page_gets_the_same_answers_with_a_pack_as_it_is_described() {
    let pack = Pack::turin();
    let name = |tile: armonium_rules::Tile| pack.content.tile(tile).id.clone();
    let description = Description::of(pack, name, |character| character.name().to_owned());
    let mut module = Module::new();
    assert_eq!(
        module.handle_json(&json!({ "op": "pack", "pack": description }).to_string()),
        r#"{"ok":null}"#
    );
    positions(2, 40, |content, state, _| {
        let (_, view) = own(content, state);
        let answer: Value =
            serde_json::from_str(&module.handle_json(&json!({ "op": "insight", "view": view }).to_string()))
                .expect("JSON");
        assert_eq!(answer["ok"], json!(Insight::of(content, &view)));
    });
}

#[test]
fn a_request_that_cannot_be_understood_is_answered_with_an_error() {
    let mut module = Module::new();
    assert!(module.handle_json("{").contains("error"));
    let (content, game) = (&Pack::turin().content, Seed::from_number(1));
    let game = Game::new(content, Options::new(3), game).expect("a game");
    let view = game.state().view(content, Viewer::Spectator);
    let early = json!({ "op": "insight", "view": view }).to_string();
    assert!(module.handle_json(&early).contains("the first request is `pack`"));
}
