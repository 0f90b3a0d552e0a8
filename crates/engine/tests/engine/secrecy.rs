//! What a seat is told does not depend on what it cannot know, errors included.

use crate::support::{Talk, content, options, random_file, random_game};
use armonium_rules::{Action, Character, Event, Scenario, Seat, Sight, State, Tile, View, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

/// The replies a seat gets to questions and to all sorts of actions in this position, one text.
fn told(state: &State, seat: Seat, actions: &[Action]) -> Vec<String> {
    let mut talk = Talk::new();
    let scenario = Scenario::from_state(content(), state);
    let begin = json!({"cmd": "scenario", "game": "g", "scenario": scenario});
    let mut replies = Vec::new();
    talk.ok(begin.clone());
    for cmd in ["legal", "view", "routes"] {
        let request = match cmd {
            "legal" => json!({"cmd": cmd, "game": "g", "seat": seat}),
            "view" => json!({"cmd": cmd, "game": "g", "viewer": seat}),
            _ => json!({"cmd": cmd, "game": "g"}),
        };
        replies.push(talk.ok(request).to_string());
    }
    for action in actions {
        let request = json!({"cmd": "apply", "game": "g", "seat": seat, "action": action});
        let reply = talk.line(request.to_string());
        match reply.get("error") {
            Some(error) => replies.push(format!("{action:?}: {error}")),
            None => {
                talk.ok(json!({"cmd": "drop", "game": "g"}));
                talk.ok(begin.clone());
                replies.push(format!("{action:?}: done"));
            }
        }
    }
    replies
}

fn all_sorts() -> Vec<Action> {
    let mut actions = vec![Action::Pass {}, Action::Stop {}, Action::EndTurn {}, Action::Decline {}];
    actions.extend(Character::ALL.map(|character| Action::Declare { character }));
    actions.extend(Character::ALL.map(|character| Action::Choose { character }));
    actions.extend((0..45).map(|tile| Action::PlayItem { tile: Tile(tile) }));
    actions.extend((0..45).map(|tile| Action::Discard { tile: Tile(tile) }));
    actions.extend((0..45).map(|tile| Action::DiscardOrgan { tile: Tile(tile) }));
    actions
}

#[test]
fn worlds_a_seat_cannot_tell_apart_answer_alike() {
    let actions = all_sorts();
    for players in 3..=6u8 {
        for moves in [0, 90, 171, 260, 333, 420] {
            let game = random_game(options(players, 8), 8, moves);
            let Some(seat) = game.state().to_act() else { continue };
            let view = game.state().view(content(), Viewer::Seat(seat));
            let other = resampled(&view, moves as u64);
            assert_eq!(told(game.state(), seat, &actions), told(&other, seat, &actions));
            let waiting = Seat((seat.0 + 1) % players);
            let view = game.state().view(content(), Viewer::Seat(waiting));
            let other = resampled(&view, moves as u64);
            assert_eq!(told(game.state(), waiting, &actions), told(&other, waiting, &actions));
        }
    }
}

/// What a reader sees of an event, its sentence included, holds nothing that lies face down for the reader.
#[test]
fn events_are_told_as_they_were_seen() {
    let mut talk = Talk::new();
    for players in 3..=6u8 {
        let game = random_game(options(players, 12), 12, 10_000);
        let file = random_file(options(players, 12), 12, 10_000);
        talk.ok(json!({"cmd": "import", "game": "g", "file": file}));
        for viewer in (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            let wire = match viewer {
                Viewer::Seat(seat) => json!(seat),
                Viewer::Spectator => json!("spectator"),
            };
            let replied = talk.ok(json!({"cmd": "events", "game": "g", "viewer": wire}));
            let events = replied["events"].as_array().expect("a list");
            assert_eq!(events.len(), game.events().len());
            for (event, told) in game.events().iter().zip(events) {
                let seen = event.seen_by(viewer);
                assert_eq!(told["event"], serde_json::to_value(seen).expect("JSON"));
                let text = told["text"].as_str().expect("a sentence");
                if let (Event::CharacterDealt { character: Sight::Seen(who), .. }, true) =
                    (*event, seen != *event)
                {
                    assert!(!text.contains(name(who)), "{text}");
                }
            }
        }
        talk.ok(json!({"cmd": "drop", "game": "g"}));
    }
}

/// Taking back a secret discard does not tell which tile it was.
#[test]
fn undo_tells_no_secret() {
    let mut talk = Talk::new();
    let game = (0..1000)
        .map(|moves| random_game(options(4, 3), 3, moves))
        .find(|game| {
            game.moves().last().is_some_and(|made| matches!(made.action, Action::Discard { .. }))
                && game.undoable() > 0
        })
        .expect("a discard that revealed nothing");
    let file = random_file(options(4, 3), 3, game.moves().len());
    talk.ok(json!({"cmd": "import", "game": "g", "file": file}));
    let undone: Value = talk.ok(json!({"cmd": "undo", "game": "g"}));
    assert!(undone.get("seat").is_some() && !undone.to_string().contains("tile"), "{undone}");
}

fn name(character: Character) -> &'static str {
    ["Johnsson", "Lilja", "Pålsson", "Vikström", "Lewis", "Vidal", "Koleberg", "Snowy"][character.index()]
}

/// Another world that the reader of this view could be in.
fn resampled(view: &View, number: u64) -> State {
    view.resample(content(), &mut ChaCha8Rng::seed_from_u64(number))
}
