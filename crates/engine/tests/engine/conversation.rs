//! The example in `docs/engine.md`, replayed byte for byte. `UPDATE_DOCS=1 cargo test -p armonium-engine` writes it anew.

use crate::support::{content, options, random_game};
use armonium_engine::{Code, Engine};
use armonium_rules::{
    Ask, Auction, Card, CardKnown, Character, Declaration, Effect, HeldApart, Machine, Outcome, Phase, Power,
    Role, Round, Scenario, Seat, SeatSet, Seed, Sight, Step, TileKnown, Turn, Viewer, samples,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");
const IMPORT: &str = "> {\"id\":19,\"cmd\":\"import\",\"game\":\"again\",\"file\":";

fn page() -> String {
    std::fs::read_to_string(Path::new(PAGE)).expect("docs/engine.md")
}

/// The page with every reply as the engine gives it now.
fn answered(page: &str) -> String {
    let mut engine = Engine::default();
    let (mut text, mut inside, mut greeted) = (String::new(), false, false);
    let mut exported = String::new();
    for line in page.lines() {
        match line {
            "```conversation" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        if inside && line.starts_with('<') {
            if !std::mem::replace(&mut greeted, true) {
                text.push_str(&format!("< {}\n", engine.greeting()));
            }
            continue;
        }
        let request = match inside && line.starts_with(IMPORT) {
            true => format!("{IMPORT}{exported}}}"),
            false => line.to_owned(),
        };
        text.push_str(&request);
        text.push('\n');
        if let (true, Some(request)) = (inside, request.strip_prefix("> ")) {
            let reply = engine.answer(request.as_bytes());
            text.push_str(&format!("< {reply}\n"));
            if let Some((_, file)) = reply.split_once("\"ok\":{\"file\":") {
                exported = file.trim_end_matches('}').to_owned() + "}";
            }
        }
    }
    text
}

#[test]
fn the_conversation_is_as_the_page_says() {
    let page = page();
    let now = answered(&page);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(PAGE, now).expect("docs/engine.md can be written");
        return;
    }
    for (number, (said, now)) in page.lines().zip(now.lines()).enumerate() {
        assert_eq!(said, now, "line {} of docs/engine.md; UPDATE_DOCS=1 writes it anew", number + 1);
    }
    assert_eq!(page, now);
}

#[test]
fn requests_fail_in_the_conversation_only_where_they_are_meant_to() {
    let mut met = BTreeSet::new();
    let mut asked = 0;
    for line in answered(&page()).lines().filter_map(|line| line.strip_prefix("< {")) {
        let reply: Value = serde_json::from_str(&format!("{{{line}")).expect("a reply");
        let meant = reply["id"].as_str().is_some_and(|id| id.starts_with("bad"));
        assert_eq!(reply.get("error").is_some(), meant, "{reply}");
        met.extend(reply["error"]["code"].as_str().map(str::to_owned));
        asked += 1;
    }
    assert!(asked > 25 && met.len() > 5, "{asked} replies, {met:?}");
}

#[test]
fn the_page_lists_every_error_with_its_clause() {
    let page = page();
    let table =
        page.split("\n## Errors\n").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("a table");
    assert_eq!(table.matches("\n| `").count(), Code::ALL.len());
    for code in Code::ALL {
        let (word, clause) = (value(&code), code.clause());
        let row = format!("\n| `{}` | ", word.as_str().unwrap_or_default());
        let cell = table.split(&row).nth(1).and_then(|rest| rest.split(" |").next()).expect("a row");
        let of_rules = ["1.1", "of the rules"].contains(&cell);
        assert!(of_rules || cell.split(' ').next() == Some(clause), "{row}{cell}: {clause}");
        assert!(page.contains(&format!("\n## {clause}. ")), "{clause} is a clause of the page");
    }
}

/// Every field of a view and a position, every event and every action that occurs is on the page.
#[test]
fn the_page_names_whatever_games_show() {
    let page = page();
    let mut words = BTreeSet::new();
    for players in 3..=6 {
        let game = random_game(options(players, 30), 30, 10_000);
        for event in game.events() {
            words.extend(keys(&value(event)));
            words.insert(text(&value(event)["event"]));
        }
        for made in game.moves() {
            words.extend(keys(&value(&made.action)));
            words.insert(text(&value(&made.action)["do"]));
        }
        let view = value(&game.state().view(content(), Viewer::Spectator));
        words.extend(keys(&view));
        words.extend(keys(&view["public"]));
        words.extend(keys(&value(&Scenario::from_state(content(), game.state()))));
    }
    assert!(words.len() > 100, "{}", words.len());
    for word in words {
        assert!(page.contains(&format!("`{word}`")) || page.contains(&format!("{{\"{word}\":")), "{word}");
    }
}

fn value(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("our things can be written")
}

fn keys(object: &Value) -> Vec<String> {
    object.as_object().expect("an object").keys().cloned().collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a word").to_owned()
}

fn json(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).expect("our things can be written")
}

/// What stands in backquotes on the page, without the conversation.
fn quoted(page: &str) -> Vec<&str> {
    let text = page.split("## A whole conversation").next().expect("the beginning of the page");
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_page_names_every_question_phase_step_and_effect_as_it_is_written() {
    let page = page();
    let quoted = quoted(&page);
    let says = |json: &str| quoted.iter().any(|code| code.contains(json));
    for ask in samples::asks() {
        // One activity stands for all of them.
        let asked = match ask {
            Ask::Act(activity) => json(&activity),
            other => json(&other),
        };
        assert!(says(&asked), "the question {asked} is missing");
    }
    let (seat, character) = (Seat(0), Some(Character::Snowy));
    let declared = Some(Declaration { role: Role::Hero, chosen: Character::Snowy });
    let rounds = [
        Round::Opening { opener: seat },
        Round::FirstBid { opener: seat, position: 2 },
        Round::Bidding { position: 2, bid: 3, leader: seat, bidder: Seat(1), passed: SeatSet::of(Seat(2)) },
    ];
    let steps = [
        Step::Choose,
        Step::PositionGift,
        Step::CharacterGift,
        Step::Ability(1),
        Step::Gears,
        Step::Move { steps: 2, ride: true },
        Step::Act,
        Step::End,
    ];
    let effects = [
        Effect::Look(3),
        Effect::FreeSteps(2),
        Effect::TaxiRide(1),
        Effect::RideAny,
        Effect::RideLine(Machine::Train),
        Effect::ClueOnMystic,
        Effect::TakeBack,
        Effect::Block,
        Effect::Name,
        Effect::Favour,
        Effect::MoveClue,
        Effect::Relocate,
        Effect::Swap,
    ];
    let turn = Turn {
        index: 0,
        step: Step::Choose,
        effect: None,
        character,
        declared,
        power_played: false,
        item_played: false,
    };
    let auction = Auction { taken: [None; 6], positions: 4, round: rounds[0] };
    let phases = [
        Phase::Auction(auction),
        Phase::Clues { index: 1 },
        Phase::Turn(turn),
        Phase::Location { seat: Seat(3), organ: false },
        Phase::Discard { index: 0 },
        Phase::Over(Outcome::Ragnarok {}),
    ];
    let mut written: Vec<String> = rounds.iter().map(json).collect();
    written.extend(steps.iter().map(json));
    written.extend(effects.iter().map(json));
    written.extend(Power::ALL.iter().map(json));
    for value in written {
        assert!(says(&value), "{value} is missing");
    }
    for phase in phases {
        let phase = value(&phase);
        let (name, fields) = phase.as_object().and_then(|phase| phase.iter().next()).expect("a phase");
        assert!(says(&format!("{{\"{name}\":")), "the phase {name} is missing");
        for field in fields.as_object().into_iter().flatten().map(|(field, _)| field) {
            let named = says(&format!("\"{field}\":")) || quoted.contains(&field.as_str());
            assert!(named, "the field {field} of the phase {name} is missing");
        }
    }
}

#[test]
fn the_page_writes_what_is_known_as_scenarios_do() {
    let page = page();
    // The longest piece of JSON in the row of a field.
    let example = |field: &str| {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{field}`"))).expect("a row");
        let code = row.split('`').skip(1).step_by(2).max_by_key(|code| code.len());
        code.expect("an example").to_owned()
    };
    serde_json::from_str::<CardKnown>(&example("cards_known")).expect("an entry of cards_known");
    serde_json::from_str::<TileKnown>(&example("tiles_known")).expect("an entry of tiles_known");
    serde_json::from_str::<HeldApart>(&example("apart")).expect("an entry of apart");
    for card in [Card::Power(Power::Ride), Card::Character(Character::Snowy)] {
        let seen = json(&Sight::Seen(card));
        assert!(quoted(&page).contains(&seen.as_str()), "{seen} is missing");
    }
    assert!(page.contains("11 is\n`\"0b00…00\"`"));
    assert_eq!(Seed::from_number(11).to_string(), format!("0b{}", "0".repeat(62)));
}
