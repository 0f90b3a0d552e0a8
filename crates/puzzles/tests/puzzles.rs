//! Checks puzzles with an independent solver that reads only their JSON and tries every deal.

use armonium_puzzles::{
    Answer, Date, Fact, Fault, Grade, Place, Puzzle, PuzzleId, Question, Source, of_day, of_seed, of_series,
    simulated,
};
use armonium_rules::{Character, CharacterSet, Event, Sight};
use armonium_test_support::content;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// A few puzzles of every grade.
static SOME: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    (0..40).map(|number| of_series(content(), 7, number, None).expect("a puzzle")).collect()
});

/// The daily puzzles of a year and practice puzzles, 1,000 in total.
fn thousand() -> Vec<Puzzle> {
    let make = |number: u32| {
        if number < 365 {
            let first: Date = "2027-01-01".parse().expect("a day");
            let date = (0..number).fold(first, |date, _| date.next().expect("a day"));
            of_day(content(), date).expect("a puzzle")
        } else {
            of_series(content(), 6, number, None).expect("a puzzle")
        }
    };
    std::thread::scope(|scope| {
        let halves = [0, 1]
            .map(|half| scope.spawn(move || (half * 500..half * 500 + 500).map(make).collect::<Vec<_>>()));
        halves.into_iter().flat_map(|half| half.join().expect("it does not panic")).collect()
    })
}

/// A solver that shares no code with the crate.
mod independent {
    use serde_json::Value;

    const CARDS: [&str; 8] =
        ["johnsson", "lilja", "palsson", "vikstrom", "lewis", "vidal", "koleberg", "snowy"];

    pub struct Reading {
        /// The number of deals that fit.
        pub deals: u32,
        /// In how many of them a card lies in a place.
        pub lies: [[u32; 8]; 8],
    }

    pub fn card(name: &Value) -> usize {
        CARDS.iter().position(|card| Some(*card) == name.as_str()).expect("a character")
    }

    fn cards(list: &Value) -> Vec<usize> {
        list.as_array().expect("a list").iter().map(card).collect()
    }

    pub fn place(place: &Value, players: usize) -> usize {
        match place.as_str() {
            Some("deck") => players,
            Some("chosen") => players + 1,
            _ => place["hand"].as_u64().expect("a seat") as usize,
        }
    }

    /// True if a fact holds in a deal (the place of each card).
    fn holds(fact: &Value, deal: &[usize; 8], puzzle: &Value, players: usize) -> bool {
        let at = |key: &str| place(&fact[key], players);
        let seat = |value: &Value| value.as_u64().expect("a seat") as usize;
        match fact["fact"].as_str().expect("a kind") {
            "own" => cards(&fact["cards"]).iter().all(|c| deal[*c] == seat(&puzzle["seat"])),
            "face_up" => cards(&fact["cards"]).iter().all(|c| deal[*c] == players),
            "saw" => cards(&fact["cards"]).iter().all(|c| deal[*c] == at("place")),
            "revealed" => cards(&fact["cards"]).iter().all(|c| deal[*c] == seat(&fact["seat"])),
            "struck" => cards(&fact["cards"]).iter().all(|c| deal[*c] != at("place")),
            "named" => deal[card(&fact["character"])] != players + 1,
            "blotted" => {
                let there = cards(&fact["cards"]).into_iter().filter(|c| deal[*c] == at("place")).count();
                there as u64 >= fact["count"].as_u64().expect("a number")
            }
            "mixed" => {
                let (c, p) = (cards(&fact["cards"]), fact["places"].as_array().expect("places"));
                let (p, q) = (place(&p[0], players), place(&p[1], players));
                (deal[c[0]], deal[c[1]]) == (p, q) || (deal[c[0]], deal[c[1]]) == (q, p)
            }
            "astray" => {
                let places = fact["places"].as_array().expect("places");
                places.iter().any(|there| deal[card(&fact["character"])] == place(there, players))
            }
            "charted" => {
                let facts = puzzle["facts"].as_array().expect("facts");
                let chart =
                    facts.iter().find(|other| other["fact"] == "chart" && other["hour"] == fact["hour"]);
                let chart = chart.expect("the chart of the Hour")["choices"].as_array().expect("choices");
                let by = &fact["by"];
                let suits = |c: usize| {
                    let chosen = chart.iter().find(|choice| card(&choice["character"]) == c);
                    match by.as_str() {
                        Some("somebody") => chosen.is_some(),
                        Some("nobody") => chosen.is_none(),
                        _ => chosen.is_some_and(|choice| choice["seat"] == by["player"]),
                    }
                };
                (0..8).any(|c| deal[c] == at("place") && suits(c))
            }
            "chart" | "looked" | "powers" => true,
            other => panic!("unknown fact {other}"),
        }
    }

    /// Tries every deal.
    pub fn read(puzzle: &Value) -> Reading {
        let players = puzzle["players"].as_u64().expect("a number") as usize;
        let mut room = vec![if players == 3 { 2 } else { 1 }; players];
        room.push(if players == 3 { 1 } else { 7 - players });
        room.push(1);
        let facts = puzzle["facts"].as_array().expect("facts");
        // Facts that fix cards prune the search; the others are checked once all cards are placed.
        let simple =
            |fact: &&Value| matches!(fact["fact"].as_str(), Some("own" | "face_up" | "saw" | "revealed"));
        let mut fixed = [None; 8];
        for fact in facts.iter().filter(simple) {
            let there = match fact["fact"].as_str() {
                Some("own") => puzzle["seat"].as_u64().expect("a seat") as usize,
                Some("face_up") => players,
                Some("saw") => place(&fact["place"], players),
                _ => fact["seat"].as_u64().expect("a seat") as usize,
            };
            cards(&fact["cards"]).into_iter().for_each(|c| fixed[c] = Some(there));
        }
        let hard: Vec<&Value> = facts.iter().filter(|fact| !simple(fact)).collect();
        let mut reading = Reading { deals: 0, lies: [[0; 8]; 8] };
        let mut deal = [0; 8];
        go(0, &mut deal, &mut room, &fixed, &mut |deal| {
            if hard.iter().all(|fact| holds(fact, deal, puzzle, players)) {
                reading.deals += 1;
                (0..8).for_each(|c| reading.lies[c][deal[c]] += 1);
            }
        });
        reading
    }

    fn go(
        next: usize,
        deal: &mut [usize; 8],
        room: &mut [usize],
        fixed: &[Option<usize>; 8],
        met: &mut impl FnMut(&[usize; 8]),
    ) {
        if next == 8 {
            met(deal);
            return;
        }
        for there in 0..room.len() {
            if room[there] > 0 && fixed[next].is_none_or(|only| only == there) {
                room[there] -= 1;
                deal[next] = there;
                go(next + 1, deal, room, fixed, met);
                room[there] += 1;
            }
        }
    }
}

/// One test, because generating the puzzles takes longer than all checks.
#[test]
fn a_thousand_puzzles_have_one_answer_and_a_correct_explanation_and_grade() {
    let thousand = thousand();
    assert_eq!(thousand.len(), 1_000);
    one_answer_and_every_step_is_true(&thousand);
    every_step_is_needed_and_the_last_one_gives_the_answer(&thousand);
    a_harder_grade_has_more_steps(&thousand);
    puzzles_are_distinct_and_get_harder_through_the_week(&thousand);
}

fn one_answer_and_every_step_is_true(puzzles: &[Puzzle]) {
    for puzzle in puzzles {
        let json = serde_json::to_value(puzzle).expect("JSON");
        let players = usize::from(puzzle.players);
        let read = independent::read(&json);
        assert!(read.deals > 0, "{json}");
        let in_all = |card: usize, place: usize| read.lies[card][place] == read.deals;
        let in_none = |card: usize, place: usize| read.lies[card][place] == 0;
        let answers: Vec<usize> = match json["question"]["ask"].as_str() {
            Some("chosen") => (0..8).filter(|card| !in_none(*card, players + 1)).collect(),
            Some("holds") => {
                let seat = json["question"]["seat"].as_u64().expect("a seat") as usize;
                (0..8).filter(|card| !in_none(*card, seat)).collect()
            }
            _ => {
                let card = independent::card(&json["question"]["character"]);
                (0..players + 2).filter(|place| !in_none(card, *place)).collect()
            }
        };
        let stated = match json["answer"].get("character") {
            Some(character) => independent::card(character),
            None => independent::place(&json["answer"]["place"], players),
        };
        assert_eq!(answers, [stated], "{json}");
        for step in json["steps"].as_array().expect("steps") {
            for square in step["decides"].as_array().expect("squares") {
                let card = independent::card(&square["character"]);
                let place = independent::place(&square["place"], players);
                let holds = square["holds"].as_bool().expect("a Boolean");
                assert!(if holds { in_all(card, place) } else { in_none(card, place) }, "{step} {json}");
            }
        }
    }
}

fn every_step_is_needed_and_the_last_one_gives_the_answer(puzzles: &[Puzzle]) {
    for puzzle in puzzles {
        for (number, step) in puzzle.steps.iter().enumerate() {
            assert!(step.steps.iter().all(|before| usize::from(*before) < number));
            assert!(step.facts.iter().all(|fact| usize::from(*fact) < puzzle.facts.len()));
            assert!(!step.facts.is_empty() || !step.steps.is_empty());
            assert!(!step.decides.is_empty());
            let last = number + 1 == puzzle.steps.len();
            let used = puzzle.steps.iter().any(|later| later.steps.contains(&(number as u8)));
            assert!(used || last, "step {number} of {} leads nowhere", puzzle.id);
        }
        let (character, place) = match (puzzle.question, puzzle.answer) {
            (Question::Chosen {}, Answer::Character { character }) => (character, Place::Chosen),
            (Question::Holds { seat }, Answer::Character { character }) => (character, Place::Hand(seat)),
            (Question::Lies { character }, Answer::Place { place }) => (character, place),
            other => panic!("{other:?}"),
        };
        let last = puzzle.steps.last().expect("a step");
        let decides = |square: &armonium_puzzles::Square| {
            square.holds && (square.character, square.place) == (character, place)
        };
        assert!(last.decides.iter().any(decides), "{}", puzzle.id);
    }
}

/// Also covers every grade, number of players, kind of question and many Hours.
fn a_harder_grade_has_more_steps(puzzles: &[Puzzle]) {
    let mut lengths: BTreeMap<Grade, BTreeSet<usize>> = BTreeMap::new();
    let (mut players, mut hours, mut asked) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for puzzle in puzzles {
        assert!(puzzle.length() >= 3, "{}", puzzle.id);
        lengths.entry(puzzle.grade).or_default().insert(puzzle.length());
        players.insert(puzzle.players);
        hours.insert(puzzle.hour);
        asked.insert(match puzzle.question {
            Question::Chosen {} => 0,
            Question::Holds { .. } => 1,
            Question::Lies { .. } => 2,
        });
    }
    assert_eq!(lengths.len(), 5);
    let mut before = 0;
    for (grade, lengths) in &lengths {
        let (least, most) = (lengths.first().expect("some"), lengths.last().expect("some"));
        assert!(*least > before, "{grade:?} has {least} steps, the grade before has {before}");
        before = *most;
    }
    assert_eq!(players.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6]);
    assert!(hours.len() >= 5 && asked.len() == 3, "{hours:?}");
}

/// The first 365 are the days of a year.
fn puzzles_are_distinct_and_get_harder_through_the_week(puzzles: &[Puzzle]) {
    let mut met = BTreeSet::new();
    for puzzle in puzzles {
        let alike = serde_json::to_string(&(puzzle.players, puzzle.seat, &puzzle.facts, puzzle.question));
        assert!(met.insert(alike.expect("JSON")), "{} is a duplicate", puzzle.id);
    }
    for puzzle in &puzzles[..365] {
        let Ok(PuzzleId::Day(date)) = puzzle.id.parse() else { panic!("{} is a day", puzzle.id) };
        assert_eq!(puzzle.grade.number(), [1, 2, 2, 3, 3, 4, 5][usize::from(date.weekday())]);
    }
}

/// Compares facts with the dealt cards in the events.
#[test]
fn facts_match_the_deal_of_their_game() {
    for puzzle in SOME.iter() {
        let Source::Simulated { seed } = puzzle.source else { panic!("{:?}", puzzle.source) };
        let (players, events) = simulated(content(), seed).expect("a game");
        assert_eq!(players, puzzle.players);
        let mut hands: Vec<CharacterSet> = vec![CharacterSet::EMPTY; usize::from(players)];
        for event in &events {
            if let Event::CharacterDealt { seat, character: Sight::Seen(character) } = event {
                hands[seat.index()].insert(*character);
            }
        }
        let dealt = hands.iter().fold(CharacterSet::EMPTY, |all, hand| all.or(*hand));
        let held = |place: Place| match place {
            Place::Hand(seat) => hands[seat.index()],
            Place::Deck | Place::Chosen => CharacterSet::ALL.without(dealt),
        };
        for fact in &puzzle.facts {
            match fact {
                Fact::Own { cards } => assert_eq!(*cards, hands[puzzle.seat.index()]),
                Fact::Revealed { seat, cards, .. } => assert_eq!(*cards, hands[seat.index()]),
                Fact::Saw { place, cards, .. } => assert!(cards.without(held(*place)).is_empty()),
                Fact::Blotted { place, cards, count, .. } => {
                    assert!(cards.and(held(*place)).len() >= usize::from(*count));
                }
                Fact::Struck { place: Place::Hand(seat), cards, .. } => {
                    assert!(cards.and(hands[seat.index()]).is_empty());
                }
                Fact::Astray { character, places, .. } => {
                    assert!(places.iter().any(|place| held(*place).has(*character)));
                }
                Fact::Mixed { cards, places, .. } => {
                    let fits =
                        |a: usize, b: usize| held(places[0]).has(cards[a]) && held(places[1]).has(cards[b]);
                    assert!(fits(0, 1) || fits(1, 0));
                }
                _ => {}
            }
        }
        if let (Question::Chosen {}, Answer::Character { character }) = (puzzle.question, puzzle.answer) {
            assert!(!dealt.has(character));
        }
        assert_eq!(puzzle.check(content(), |_| None), Ok(()));
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    let mut sum = Sha256::new();
    for grade in Grade::ALL {
        for seed in 0..4 {
            let puzzle = of_seed(content(), grade, seed).expect("a puzzle");
            sum.update(serde_json::to_string(&puzzle).expect("JSON"));
        }
    }
    for day in ["2026-11-15", "2026-11-16", "2028-02-29"] {
        let puzzle = of_day(content(), day.parse().expect("a day")).expect("a puzzle");
        sum.update(serde_json::to_string(&puzzle).expect("JSON"));
    }
    let sum = hex::encode(sum.finalize());
    // A change that alters this needs a new generator VERSION.
    assert_eq!(sum, "107689199847815276c2943d139c68d286014220bf3132b2307e0f87dc9a22c4");
}

#[test]
fn puzzles_and_ids_round_trip() {
    for puzzle in SOME.iter() {
        let text = serde_json::to_string(puzzle).expect("JSON");
        assert_eq!(&serde_json::from_str::<Puzzle>(&text).expect("a puzzle"), puzzle);
    }
    for (text, id) in [
        ("3-1f", Some(PuzzleId::Practice(Grade::ALL[2], 0x1f))),
        ("5-0", Some(PuzzleId::Practice(Grade::ALL[4], 0))),
        ("6-0", None),
        ("0-0", None),
        ("3-01f", None),
        ("3-1F", None),
        ("3-", None),
        ("", None),
        ("2026-02-30", None),
    ] {
        assert_eq!(text.parse::<PuzzleId>().ok(), id, "{text}");
    }
}

/// Changes the JSON of a puzzle and returns the fault found.
fn tampered(puzzle: &Puzzle, change: impl FnOnce(&mut Value)) -> Option<Fault> {
    let mut json = serde_json::to_value(puzzle).expect("JSON");
    change(&mut json);
    let puzzle: Puzzle = serde_json::from_value(json).expect("still a puzzle");
    puzzle.check(content(), |_| None).err()
}

#[test]
fn check_detects_every_alteration() {
    let puzzle = SOME.iter().find(|puzzle| puzzle.grade == Grade::ALL[2]).expect("one");
    assert_eq!(tampered(puzzle, |_| {}), None);
    assert_eq!(tampered(puzzle, |json| json["version"] = 99.into()), Some(Fault::Version(99)));
    let other = Character::ALL.into_iter().find(|c| puzzle.answer != Answer::Character { character: *c });
    let wrong = serde_json::to_value(Answer::Character { character: other.expect("another") }).expect("JSON");
    assert!(matches!(tampered(puzzle, |json| json["answer"] = wrong), Some(Fault::Wrong { .. })));
    assert!(matches!(tampered(puzzle, |json| json["grade"] = 4.into()), Some(Fault::Grade { .. })));
    assert!(matches!(
        tampered(puzzle, |json| json["hour"] = (puzzle.hour + 1).into()),
        Some(Fault::Hour { .. } | Fault::Impossible(_))
    ));
    assert!(matches!(
        tampered(puzzle, |json| {
            json["steps"].as_array_mut().expect("steps").remove(1);
        }),
        Some(Fault::Steps(2))
    ));
    assert!(matches!(
        tampered(puzzle, |json| json["names"][0] = json["names"][1].clone()),
        Some(Fault::Game(_))
    ));
    assert!(matches!(
        tampered(puzzle, |json| json["seat"] = 5.into()),
        Some(Fault::Game(_) | Fault::Untrue(_))
    ));
    let game = |json: &mut Value| json["source"]["simulated"]["seed"] = 1.into();
    assert!(tampered(puzzle, game).is_some());
    assert_eq!(
        tampered(puzzle, |json| json["source"] = serde_json::json!({ "recorded": { "game": "lost" } })),
        Some(Fault::NoGame("lost".to_owned()))
    );
    // Removing a needed fact allows more answers; changing a fact makes it untrue.
    let needed: BTreeSet<u8> = puzzle.steps.iter().flat_map(|step| step.facts.iter().copied()).collect();
    for (index, fact) in puzzle.facts.iter().enumerate() {
        let gone = tampered(puzzle, |json| {
            json["facts"].as_array_mut().expect("facts").remove(index);
        });
        assert!(gone.is_some() || !needed.contains(&(index as u8)), "{fact:?}");
        if matches!(fact, Fact::Own { .. }) {
            assert_eq!(gone, Some(Fault::NoOwn));
        }
        if let Fact::Own { cards } | Fact::Saw { cards, .. } | Fact::Revealed { cards, .. } = fact {
            let others = serde_json::to_value(CharacterSet::ALL.without(*cards)).expect("JSON");
            let changed = tampered(puzzle, |json| json["facts"][index]["cards"] = others);
            assert_eq!(changed, Some(Fault::Untrue(index + 1)), "{fact:?}");
        }
    }
}
