//! Same seat, same sight: worlds that differ only in what a reader cannot know look the same to that reader. And the proof
//! that this proof bites: readers with a leak are caught.

use crate::support::universe::universe;
use crate::support::{Policy, all_options, below, play, rng, turin, viewers};
use armonium_rules::{
    Action, Card, CardPlace, Character, Event, Options, Role, Scenario, Seat, Sight, State, Target, Tile,
    View, Viewer,
};

/// A way to make Views and to see events: the honest one, or one with a leak for the tests to find.
#[derive(Clone, Copy)]
struct Eyes {
    view: fn(&State, Viewer) -> View,
    seen: fn(Event, Viewer) -> Event,
}

const HONEST: Eyes =
    Eyes { view: |state, viewer| state.view(turin(), viewer), seen: |event, viewer| event.seen_by(viewer) };

#[derive(Default, Debug)]
struct Tally {
    worlds: u64,
    followed: u64,
    equal_after: u64,
}

/// Compares states of random games with resampled worlds; the first difference a reader could see is the error.
fn same_sight(eyes: Eyes, seeds: u64, every: usize) -> Result<Tally, String> {
    let content = turin();
    let universe = universe(content);
    let mut rng = rng(5);
    let mut tally = Tally::default();
    let mut verdict = Ok(());
    for policy in [Policy::Uniform, Policy::Frugal] {
        for options in all_options() {
            for seed in 0..seeds {
                play(content, options, seed, policy, |state, _, action| {
                    if verdict.is_ok() && below(&mut rng, every) == 0 {
                        let odd: Vec<Action> =
                            (0..20).map(|_| universe[below(&mut rng, universe.len())]).collect();
                        for viewer in viewers(options) {
                            let world = (HONEST.view)(state, viewer).resample(content, &mut rng);
                            verdict = verdict
                                .clone()
                                .and(compare(eyes, state, &world, viewer, action, &odd, &mut tally));
                        }
                    }
                });
                verdict.clone()?;
            }
        }
    }
    Ok(tally)
}

fn compare(
    eyes: Eyes,
    state: &State,
    world: &State,
    viewer: Viewer,
    action: Action,
    odd: &[Action],
    tally: &mut Tally,
) -> Result<(), String> {
    let content = turin();
    tally.worlds += 1;
    let (here, there) = ((eyes.view)(state, viewer), (eyes.view)(world, viewer));
    if here != there {
        return Err(format!("{viewer:?} sees {here:?}\nbut in another world {there:?}"));
    }
    let Some(seat) = state.to_act() else { return Ok(()) };
    if viewer == Viewer::Seat(seat) {
        // Refusals are read by the one who tried.
        for &odd in odd {
            let (mut one, mut other) = (*state, *world);
            let refusals = (
                one.apply(content, seat, odd, &mut ()).err(),
                other.apply(content, seat, odd, &mut ()).err(),
            );
            if refusals.0 != refusals.1 {
                return Err(format!("{viewer:?} tries {odd:?} and gets {refusals:?}"));
            }
        }
    }
    let (mut one, mut other) = (*state, *world);
    let (mut told_one, mut told_other): (Vec<Event>, Vec<Event>) = Default::default();
    one.apply(content, seat, action, &mut told_one).map_err(|illegal| format!("{illegal:?}"))?;
    if other.apply(content, seat, action, &mut told_other).is_err() {
        // Another player's hidden hand does not allow it in that world.
        return if viewer == Viewer::Seat(seat) {
            Err(format!("{action:?} is not legal there"))
        } else {
            Ok(())
        };
    }
    tally.followed += 1;
    let seen =
        |emitted: &[Event]| emitted.iter().map(|&event| (eyes.seen)(event, viewer)).collect::<Vec<_>>();
    let (seen_one, seen_other) = (seen(&told_one), seen(&told_other));
    if outcome_of_declaration(&told_one) != outcome_of_declaration(&told_other) {
        return Ok(());
    }
    let masked = |seen: &[Event]| {
        seen.iter().filter_map(|&event| without_revelation(event, viewer)).collect::<Vec<_>>()
    };
    if masked(&seen_one) != masked(&seen_other) {
        return Err(format!("{viewer:?} sees {seen_one:?}\nbut in another world {seen_other:?}"));
    }
    if seen_one == seen_other {
        tally.equal_after += 1;
        let (here, there) = ((eyes.view)(&one, viewer), (eyes.view)(&other, viewer));
        if here != there {
            return Err(format!("after {action:?} {viewer:?} sees {here:?}\nbut in another world {there:?}"));
        }
    }
    Ok(())
}

/// A declaration reveals the declarer's role and whether the name was right: worlds may differ in that.
fn outcome_of_declaration(emitted: &[Event]) -> Option<(Role, bool)> {
    let role = emitted.iter().find_map(|event| match event {
        Event::Declared { role, .. } => Some(*role),
        _ => None,
    })?;
    Some((role, emitted.iter().any(|event| matches!(event, Event::DeclaredRightly { .. }))))
}

/// The event without what the rules reveal by it to this very reader (section 10). Everything else must be equal.
fn without_revelation(event: Event, viewer: Viewer) -> Option<Event> {
    let own = |seat| viewer == Viewer::Seat(seat);
    Some(match event {
        Event::RoleDealt { seat, .. } if own(seat) => Event::RoleDealt { seat, role: Sight::FaceDown },
        Event::TileDrawn { seat, .. } if own(seat) => Event::TileDrawn { seat, tile: Sight::FaceDown },
        Event::DeclaredWrongly { seat, .. } if own(seat) => {
            Event::DeclaredWrongly { seat, chosen: Sight::FaceDown }
        }
        Event::CardLooked { seat, target, .. }
            if own(seat) || matches!(target, Target::Hand(owner) if own(owner)) =>
        {
            Event::CardLooked { seat, target, card: Sight::FaceDown }
        }
        Event::CardRevealed { seat, .. } => Event::CardRevealed { seat, character: Character::Johnsson },
        // Which card comes next, and which tiles carry Fenrir's Marks, everybody sees.
        Event::EventTurned { .. } | Event::MarkShown { .. } => return None,
        other => other,
    })
}

/// 10.1, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7
#[test]
fn worlds_that_differ_in_secrets_alone_look_the_same() {
    let tally = same_sight(HONEST, 20, 4).unwrap_or_else(|leak| panic!("{leak}"));
    println!("{tally:?}");
    assert!(tally.worlds > 20_000, "{tally:?}");
    assert!(tally.followed > 15_000 && tally.equal_after > 12_000, "{tally:?}");
}

fn truth(state: &State) -> Scenario {
    Scenario::from_state(turin(), state)
}

/// 10.2
#[test]
fn a_view_that_shows_the_chosen_one_is_caught() {
    let leak = Eyes {
        view: |state, viewer| {
            let mut view = state.view(turin(), viewer);
            view.cards[state.chosen_one().index()] = Sight::Seen(CardPlace::Chosen);
            view
        },
        ..HONEST
    };
    same_sight(leak, 1, 20).expect_err("a leak");
}

/// 10.4
#[test]
fn a_view_that_shows_a_tile_of_another_hand_is_caught() {
    let leak = Eyes {
        view: |state, viewer| {
            let mut view = state.view(turin(), viewer);
            let tiles: usize = truth(state).players[0].tiles.iter().map(String::len).sum();
            view.hands[0].characters = tiles as u8;
            view
        },
        ..HONEST
    };
    same_sight(leak, 3, 5).expect_err("a leak");
}

/// 10.2
#[test]
fn a_view_that_shows_the_top_of_the_pile_is_caught() {
    let leak = Eyes {
        view: |state, viewer| {
            let mut view = state.view(turin(), viewer);
            let top = truth(state).pile.and_then(|pile| pile.first().cloned());
            view.public.gears[0] = top.map_or(0, |id| id.len() as u8);
            view
        },
        ..HONEST
    };
    same_sight(leak, 3, 5).expect_err("a leak");
}

/// 10.7
#[test]
fn a_view_that_shows_the_role_of_another_is_caught() {
    let leak = Eyes {
        view: |state, viewer| {
            let mut view = state.view(turin(), viewer);
            view.role = truth(state).players[0].role;
            view
        },
        ..HONEST
    };
    same_sight(leak, 3, 5).expect_err("a leak");
}

/// 10.3, 10.4
#[test]
fn readers_of_unfiltered_events_are_caught() {
    let leak = Eyes { seen: |event, _| event, ..HONEST };
    same_sight(leak, 3, 5).expect_err("a leak");
    let shows_draws = Eyes {
        seen: |event, viewer| match event {
            Event::TileDrawn { .. } => event,
            other => other.seen_by(viewer),
        },
        ..HONEST
    };
    same_sight(shows_draws, 3, 5).expect_err("a leak");
    let shows_looks = Eyes {
        seen: |event, viewer| match event {
            Event::CardLooked { card: Sight::Seen(Card::Character(_) | Card::Power(_)), .. } => event,
            other => other.seen_by(viewer),
        },
        ..HONEST
    };
    same_sight(shows_looks, 3, 5).expect_err("a leak");
    // A discard names its tile in the action itself, which other worlds may not allow: so its event is looked at alone.
    let (owner, tile) = (Seat(1), Tile(0));
    let event = Event::TileDiscarded { seat: owner, tile: Sight::Seen(tile) };
    assert_eq!(event.seen_by(Viewer::Seat(owner)), event);
    for other in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(event.seen_by(other), Event::TileDiscarded { seat: owner, tile: Sight::FaceDown });
    }
}

/// 10.2
#[test]
fn resampled_worlds_never_contradict_what_was_seen() {
    let content = turin();
    let mut rng = rng(9);
    let mut checked = 0;
    for options in all_options().into_iter().filter(|options| !options.beginner) {
        for seed in 0..8 {
            let mut log: Vec<(Viewer, Event)> = Vec::new();
            let mut game =
                armonium_rules::Game::new(content, options, armonium_rules::Seed::from_number(seed))
                    .expect("playable");
            let mut legal = Vec::new();
            let mut seen = 0;
            while let Some(seat) = game.state().to_act() {
                game.state().legal(content, &mut legal);
                let action = crate::support::choose(Policy::Frugal, game.state(), &legal, &mut rng);
                game.apply(content, seat, action).expect("offered");
                for viewer in viewers(options) {
                    log.extend(game.events_seen(viewer, seen).map(|event| (viewer, event)));
                }
                seen = game.events().len();
                if below(&mut rng, 25) == 0 {
                    for viewer in viewers(options) {
                        let world = game.state().view(content, viewer).resample(content, &mut rng);
                        consistent(&truth(&world), viewer, &log, options);
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 2_000, "only {checked} worlds checked");
}

/// Does a world fit every Character Card, role and name that a reader has seen?
fn consistent(world: &Scenario, viewer: Viewer, log: &[(Viewer, Event)], options: Options) {
    let holder =
        |character: Character| world.players.iter().position(|player| player.characters.has(character));
    for &(_, event) in log.iter().filter(|(reader, _)| *reader == viewer) {
        match event {
            Event::CardLooked {
                target: Target::Hand(seat),
                card: Sight::Seen(Card::Character(character)),
                ..
            } => {
                assert_eq!(holder(character), Some(seat.index()));
            }
            Event::CardLooked {
                target: Target::Deck, card: Sight::Seen(Card::Character(character)), ..
            } => {
                assert!(holder(character).is_none() && world.chosen_one != character);
            }
            Event::CharacterDealt { seat, character: Sight::Seen(character) }
            | Event::CardRevealed { seat, character } => assert_eq!(holder(character), Some(seat.index())),
            Event::CharacterFaceUp { character } => {
                assert!(holder(character).is_none() && world.chosen_one != character);
            }
            Event::RoleDealt { seat, role: Sight::Seen(role) } => {
                assert_eq!(world.players[seat.index()].role, Some(role));
            }
            Event::Declared { seat, role, .. } if options.players > 3 => {
                assert_eq!(world.players[seat.index()].role.unwrap_or(role), role);
            }
            Event::DeclaredWrongly { chosen: Sight::Seen(character), .. }
            | Event::DeclaredRightly { character, .. } => assert_eq!(world.chosen_one, character),
            _ => {}
        }
    }
}
