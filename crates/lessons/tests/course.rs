//! Plays the tutorial: every chapter can be completed, and every mistake has an explanation.

use armonium_lessons::{Course, Input, Lesson, Rejection};
use armonium_rules::{Action, Character, Event, Means, Outcome, Role, Sight};
use std::collections::BTreeSet;
use std::path::Path;

const LANGUAGES: [&str; 5] = ["en", "it", "fr", "es", "ru"];

fn course() -> Course {
    Course::read().unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// A correct input.
fn right(lesson: &Lesson<'_>) -> Input {
    let step = lesson.step().expect("a step");
    if step.is_reading() {
        return Input::CONTINUE;
    }
    let wanted = lesson.wanted();
    Input::Act(*wanted.first().unwrap_or_else(|| panic!("{}: nothing is wanted", step.key)))
}

/// Plays every chapter to its end, calling back before every input and at the end.
fn learn(course: &Course, mut look: impl FnMut(&Lesson<'_>, Option<Input>)) {
    for chapter in course.chapters() {
        let mut lesson = course.begin(chapter.id).expect("a chapter");
        for inputs in 0.. {
            assert!(inputs < 60, "{} does not end", chapter.id);
            if lesson.step().is_none() {
                break;
            }
            let input = right(&lesson);
            look(&lesson, Some(input));
            let key = lesson.step().map(|step| step.key.clone());
            lesson.submit(input).unwrap_or_else(|rejection| panic!("{key:?}: {input:?}: {rejection:?}"));
        }
        look(&lesson, None);
    }
}

/// The keys of a language's lessons.
fn keys(language: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{language}/lessons.ftl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    text.lines().filter(|line| line.starts_with("lesson-")).filter_map(key).collect()
}

#[test]
fn every_chapter_can_be_completed() {
    let mut completed = Vec::new();
    learn(&course(), |lesson, input| {
        if input.is_none() {
            assert_eq!(lesson.completed(), lesson.chapter().steps.len());
            completed.push(lesson.chapter().id);
        }
    });
    assert_eq!(completed.len(), 10, "{completed:?}");
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let known_keys = LANGUAGES.map(keys);
    let mut mistakes = 0;
    learn(&course(), |lesson, input| {
        let Some(input) = input else { return };
        let wanted = lesson.wanted();
        for action in lesson.legal() {
            let mut tried = lesson.clone();
            let became = tried.submit(Input::Act(action));
            if wanted.contains(&action) {
                assert_eq!(became, Ok(()), "{action:?}");
                continue;
            }
            mistakes += 1;
            let Err(Rejection::Wrong(key)) = became else { panic!("{action:?} at {input:?}: {became:?}") };
            assert_eq!(tried.records().len(), lesson.records().len());
            assert_eq!(tried.completed(), lesson.completed());
            for (language, known) in LANGUAGES.iter().zip(&known_keys) {
                assert!(known.contains(&key), "{language} lacks {key}");
            }
        }
    });
    assert!(mistakes > 300, "{mistakes} mistakes were made");
}

#[test]
fn illegal_actions_are_refused_by_the_rules() {
    learn(&course(), |lesson, input| {
        if input.is_none() {
            return;
        }
        let forbidden = Action::Bid { time: 99 };
        assert!(matches!(lesson.clone().submit(Input::Act(forbidden)), Err(Rejection::Illegal(_))));
    });
}

#[test]
fn only_steps_to_read_can_be_continued() {
    learn(&course(), |lesson, input| match (input, lesson.step()) {
        (None, _) | (_, None) => assert_eq!(lesson.clone().submit(Input::CONTINUE), Err(Rejection::Over)),
        (Some(_), Some(step)) => {
            assert_eq!(lesson.clone().submit(Input::CONTINUE).is_ok(), step.is_reading())
        }
    });
}

#[test]
fn every_language_has_exactly_the_keys_of_the_course() {
    let course = course();
    let mut wanted: BTreeSet<String> = BTreeSet::from([armonium_lessons::READ_FIRST.to_owned()]);
    for chapter in course.chapters() {
        let about = ["", "-about", "-learnt"].map(|end| format!("lesson-{}{end}", chapter.id));
        wanted.extend(about.into_iter().chain(chapter.steps.iter().flat_map(|step| step.keys())));
    }
    for language in LANGUAGES {
        let there = keys(language);
        let missing: Vec<_> = wanted.difference(&there).collect();
        let strange: Vec<_> = there.difference(&wanted).collect();
        assert!(
            missing.is_empty() && strange.is_empty(),
            "{language}: missing {missing:?}, too much {strange:?}"
        );
    }
}

#[test]
fn the_chapters_teach_everything_a_first_game_needs() {
    let (mut done, mut lasting): (BTreeSet<String>, Vec<u8>) = Default::default();
    let (mut raised, mut victories, mut wolf) = (0, Vec::new(), false);
    let course = course();
    learn(&course, |lesson, input| {
        let id = lesson.chapter().id;
        if let Some(Input::Act(action)) = input {
            let value = serde_json::to_value(action).expect("JSON");
            done.insert(value["do"].as_str().expect("a word").to_owned());
            raised += u32::from(matches!(action, Action::Bid { time } if time > 0));
        }
        if input.is_some() {
            return;
        }
        lasting.push(lesson.chapter().minutes);
        let events = lesson.records().iter().flat_map(|record| &record.events);
        for event in events {
            match event {
                Event::Ended { outcome: Outcome::Won { seat, role: Role::Hero } } => {
                    victories.push((id, *seat))
                }
                Event::RoleDealt { seat, role: Sight::Seen(Role::Fenrir) } => {
                    wolf |= *seat == lesson.chapter().seat;
                }
                _ => {}
            }
        }
    });
    for what in [
        "turn",
        "step",
        "taxi",
        "ride",
        "stop",
        "place_clue",
        "choose",
        "open",
        "bid",
        "pass",
        "investigate",
        "compose",
        "research",
        "play_power",
        "play_item",
        "place_location",
        "place_organ",
        "discard",
        "declare",
        "end_turn",
    ] {
        assert!(done.contains(what), "{what} is not taught");
    }
    assert!(raised >= 3, "bids rise");
    assert!(wolf, "the learner becomes Fenrir in Hour V");
    let learner = course.chapters()[0].seat;
    assert_eq!(victories, [("goal", learner), ("victory", learner)]);
    assert!(lasting.iter().all(|minutes| (1..=3).contains(minutes)), "{lasting:?}");
}

#[test]
fn the_learner_uses_the_ability_of_every_character_and_rides_every_machine() {
    let (mut abilities, mut rides): (BTreeSet<Character>, BTreeSet<String>) = Default::default();
    learn(&course(), |lesson, input| {
        if input.is_some() {
            return;
        }
        let learner = lesson.chapter().seat;
        for event in lesson.records().iter().flat_map(|record| &record.events) {
            match *event {
                Event::AbilityUsed { seat, character } if seat == learner => {
                    abilities.insert(character);
                }
                Event::Moved { means: Means::Machine(machine), .. } => {
                    rides.insert(format!("{machine:?}"));
                }
                _ => {}
            }
        }
    });
    let missing: Vec<_> = Character::ALL.into_iter().filter(|one| !abilities.contains(one)).collect();
    assert!(missing.is_empty(), "unused abilities: {missing:?}");
    assert!(rides.contains("Taxi") && rides.contains("Train"), "{rides:?}");
}

#[test]
fn steps_to_find_something_offer_several_choices() {
    let mut finds = 0;
    learn(&course(), |lesson, input| {
        if input.is_some()
            && let Some(step) = lesson.step().filter(|step| step.find)
        {
            finds += 1;
            assert!(!step.is_reading() && lesson.legal().len() > lesson.wanted().len(), "{}", step.key);
        }
    });
    assert!(finds >= 3, "{finds}");
}

#[test]
fn every_referenced_clause_exists() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let rules = std::fs::read_to_string(path).expect("the rules");
    for step in course().chapters().iter().flat_map(|chapter| &chapter.steps) {
        if let Some(clause) = &step.clause {
            assert!(rules.contains(&format!("**{clause}**")), "{}: unknown clause {clause}", step.key);
        }
    }
}
