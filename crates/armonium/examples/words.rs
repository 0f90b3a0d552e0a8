//! Writes down what this program says of many events, actions, questions, refusals and puzzles, in every language, so that a test of
//! the page can see that the page says the same: `words.jsonl`, and the pack they are about, `pack.json`, in the folder given.
//! Some of everything there is, and whatever comes up in games of all sizes.

use armonium_bots::{Bot, PlausibleRandom};
use armonium_engine::Engine;
use armonium_locale::{Language, Words};
use armonium_pack::Pack;
use armonium_puzzles::{Step, of_series, sentences};
use armonium_rules::{Content, Game, Options, Seat, Seed, Viewer, samples};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A thing to be put into words.
#[derive(Clone, Copy)]
enum Thing {
    Event(armonium_rules::Event),
    Action(armonium_rules::Action),
    Ask(armonium_rules::Ask),
    Refusal(armonium_rules::Illegal),
}

impl Thing {
    fn kind(&self) -> &'static str {
        match self {
            Thing::Event(_) => "event",
            Thing::Action(_) => "action",
            Thing::Ask(_) => "ask",
            Thing::Refusal(_) => "refusal",
        }
    }

    fn value(&self) -> Value {
        match self {
            Thing::Event(event) => json!(event),
            Thing::Action(action) => json!(action),
            Thing::Ask(ask) => json!(ask),
            Thing::Refusal(refusal) => json!(refusal),
        }
    }

    fn text(&self, words: &Words<'_>) -> String {
        match self {
            Thing::Event(event) => words.event(event),
            Thing::Action(action) => words.action(action),
            Thing::Ask(ask) => words.ask(*ask),
            Thing::Refusal(refusal) => words.illegal(refusal),
        }
    }
}

/// Some of everything.
fn all_kinds(content: &Content) -> Vec<Thing> {
    let mut all: Vec<Thing> = samples::events(content).into_iter().map(Thing::Event).collect();
    all.extend(samples::actions(content).into_iter().map(Thing::Action));
    all.extend(samples::asks().into_iter().map(Thing::Ask));
    all.extend(samples::refusals(content).into_iter().map(Thing::Refusal));
    all
}

/// What comes up in a game: what its readers see, what they may do, and why they may not do other things.
fn game(content: &Content, players: u8, found: &mut Vec<Thing>) -> Result<(), String> {
    let seed = Seed::from_number(u64::from(players));
    let mut game = Game::new(content, Options::new(players), seed).map_err(|error| error.to_string())?;
    let mut bot = PlausibleRandom::new(u64::from(players));
    let tries = samples::actions(content);
    while let Some(seat) = game.state().to_act() {
        let view = game.state().view(content, Viewer::Seat(seat));
        found.push(Thing::Ask(view.ask));
        found.extend(view.legal.iter().copied().map(Thing::Action));
        let some = tries.iter().skip(game.moves().len() % 7).step_by(7);
        let refused =
            some.filter_map(|action| { *game.state() }.apply(content, seat, *action, &mut ()).err());
        found.extend(refused.map(Thing::Refusal));
        let action = bot.decide(content, &view).ok_or("the player is at a loss")?;
        game.apply(content, seat, action).map_err(|why| format!("{why:?}"))?;
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        found.extend(game.events().iter().map(|event| Thing::Event(event.seen_by(viewer))));
    }
    Ok(())
}

/// What is said of some puzzles in a language: questions, facts, steps and answers.
fn puzzles(content: &Content, language: Language) -> Result<Vec<Value>, String> {
    let mut lines = Vec::new();
    for number in 0..24 {
        let puzzle = of_series(content, 3, number, None).ok_or("no puzzle")?;
        let layout = puzzle.layout().ok_or("a puzzle without players")?;
        let names = sentences::player_names(language, &puzzle);
        let words = Words::new(language, content, &names);
        let mut messages = vec![puzzle.question.message(), puzzle.answer_message()];
        messages.extend(puzzle.facts.iter().map(|fact| fact.message(puzzle.seat)));
        messages.extend(puzzle.steps.iter().map(Step::message));
        lines.extend(messages.iter().map(|message| {
            let value = json!({ "names": puzzle.names, "players": puzzle.players, "message": message });
            json!({ "language": language.tag(), "kind": "puzzle", "value": value, "text": sentences::sentence(&words, layout, message) })
        }));
    }
    Ok(lines)
}

/// How small words join numbers and names in a language.
fn liaisons(language: Language) -> Vec<Value> {
    const WORDS: [&str; 9] = ["il", "dal", "del", "a", "e", "de", "que", "y", "у"];
    const NAMES: [&str; 12] = [
        "Anna", "Élise", "Œdipe", "Hugo", "Irene", "Hilda", "Hielo", "Ugo", "Zoe", "8 marzo", "1.000", "11%",
    ];
    let nexts = (0..200).chain(795..905).map(|number| number.to_string()).chain(NAMES.map(str::to_owned));
    let line = |word: &str, next: &str| {
        let (value, text) = (json!([word, next]), language.liaison(word, next));
        json!({ "language": language.tag(), "kind": "liaison", "value": value, "text": text })
    };
    nexts.flat_map(|next| WORDS.map(|word| line(word, &next))).collect()
}

fn main() -> Result<(), String> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).ok_or("into which folder?")?;
    let pack = Pack::turin();
    let content = &pack.content;
    let mut found = all_kinds(content);
    for players in 3..=6 {
        game(content, players, &mut found)?;
    }
    // Seats without a name get a number.
    let players: Vec<String> = ["Marco", "Giulia", "Chloé"].map(str::to_owned).to_vec();
    let mut lines = BTreeSet::new();
    for language in Language::ALL {
        let words = Words::new(language, content, &players);
        for thing in &found {
            let (kind, value, text) = (thing.kind(), thing.value(), thing.text(&words));
            let line = json!({ "language": language.tag(), "kind": kind, "value": value, "players": players, "text": text });
            lines.insert(line.to_string());
        }
        let more = puzzles(content, language)?.into_iter().chain(liaisons(language));
        lines.extend(more.map(|line| line.to_string()));
    }
    let described = Engine::new(pack.clone()).answer(br#"{"cmd":"pack"}"#);
    let described: Value = serde_json::from_str(&described).map_err(|error| error.to_string())?;
    let lines: Vec<String> = lines.into_iter().collect();
    let write = |name: &str, text: String| {
        std::fs::write(folder.join(name), text)
            .map_err(|error| format!("{}: {error}", folder.join(name).display()))
    };
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write("words.jsonl", lines.join("\n") + "\n")?;
    write("pack.json", described["ok"].to_string())?;
    println!("{} sentences", lines.len());
    Ok(())
}
