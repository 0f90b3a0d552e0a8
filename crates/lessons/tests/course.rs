//! The tutorial can be learnt: every chapter can be completed, and nothing a learner does stays without an answer.

use armonium_lessons::{Course, Deed, Lesson, No};
use armonium_rules::{Action, Character, Event, Means, Outcome, Role, Sight};
use std::collections::BTreeSet;
use std::path::Path;

const LANGUAGES: [&str; 5] = ["en", "it", "fr", "es", "ru"];

fn course() -> Course {
    Course::read().unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// What somebody does who does what is asked.
fn right(lesson: &Lesson<'_>) -> Deed {
    let step = lesson.step().expect("a step");
    if step.is_reading() {
        return Deed::GO_ON;
    }
    let wanted = lesson.wanted();
    Deed::Act(*wanted.first().unwrap_or_else(|| panic!("{}: nothing is wanted", step.key)))
}

/// Plays every chapter to its end and shows every moment of it.
fn learn(course: &Course, mut look: impl FnMut(&Lesson<'_>, Option<Deed>)) {
    for chapter in course.chapters() {
        let mut lesson = course.begin(chapter.id).expect("a chapter");
        for deeds in 0.. {
            assert!(deeds < 60, "{} does not end", chapter.id);
            if lesson.step().is_none() {
                break;
            }
            let deed = right(&lesson);
            look(&lesson, Some(deed));
            let key = lesson.step().map(|step| step.key.clone());
            lesson.does(deed).unwrap_or_else(|no| panic!("{key:?}: {deed:?}: {no:?}"));
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
    learn(&course(), |lesson, deed| {
        if deed.is_none() {
            assert_eq!(lesson.completed(), lesson.chapter().steps.len());
            completed.push(lesson.chapter().id);
        }
    });
    assert_eq!(completed.len(), 10, "{completed:?}");
}

#[test]
fn whatever_is_legal_and_not_wanted_is_explained_and_changes_nothing() {
    let said = LANGUAGES.map(keys);
    let mut mistakes = 0;
    learn(&course(), |lesson, deed| {
        let Some(deed) = deed else { return };
        let wanted = lesson.wanted();
        for action in lesson.legal() {
            let mut tried = lesson.clone();
            let became = tried.does(Deed::Act(action));
            if wanted.contains(&action) {
                assert_eq!(became, Ok(()), "{action:?}");
                continue;
            }
            mistakes += 1;
            let Err(No::Wrong(key)) = became else { panic!("{action:?} at {deed:?}: {became:?}") };
            assert_eq!(tried.records().len(), lesson.records().len());
            assert_eq!(tried.completed(), lesson.completed());
            for (language, known) in LANGUAGES.iter().zip(&said) {
                assert!(known.contains(&key), "{language} does not say {key}");
            }
        }
    });
    assert!(mistakes > 300, "{mistakes} mistakes were made");
}

#[test]
fn what_the_rules_forbid_is_refused_by_them() {
    learn(&course(), |lesson, deed| {
        if deed.is_none() {
            return;
        }
        let forbidden = Action::Bid { time: 99 };
        assert!(matches!(lesson.clone().does(Deed::Act(forbidden)), Err(No::Illegal(_))));
    });
}

#[test]
fn whoever_has_something_to_do_cannot_go_on_without_it() {
    learn(&course(), |lesson, deed| match (deed, lesson.step()) {
        (None, _) | (_, None) => assert_eq!(lesson.clone().does(Deed::GO_ON), Err(No::Over)),
        (Some(_), Some(step)) => assert_eq!(lesson.clone().does(Deed::GO_ON).is_ok(), step.is_reading()),
    });
}

#[test]
fn everything_that_is_said_is_there_in_every_language_and_nothing_else() {
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
    learn(&course, |lesson, deed| {
        let id = lesson.chapter().id;
        if let Some(Deed::Act(action)) = deed {
            let value = serde_json::to_value(action).expect("JSON");
            done.insert(value["do"].as_str().expect("a word").to_owned());
            raised += u32::from(matches!(action, Action::Bid { time } if time > 0));
        }
        if deed.is_some() {
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
        assert!(done.contains(what), "nobody learns {what}");
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
    learn(&course(), |lesson, deed| {
        if deed.is_some() {
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
    assert!(missing.is_empty(), "nobody uses the ability of {missing:?}");
    assert!(rides.contains("Taxi") && rides.contains("Train"), "{rides:?}");
}

#[test]
fn a_step_that_asks_to_find_something_has_a_place_to_look_at_and_several_choices() {
    let mut finds = 0;
    learn(&course(), |lesson, deed| {
        if deed.is_some()
            && let Some(step) = lesson.step().filter(|step| step.find)
        {
            finds += 1;
            assert!(!step.is_reading() && lesson.legal().len() > lesson.wanted().len(), "{}", step.key);
        }
    });
    assert!(finds >= 3, "{finds}");
}

#[test]
fn every_clause_that_is_named_exists() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let rules = std::fs::read_to_string(path).expect("the rules");
    for step in course().chapters().iter().flat_map(|chapter| &chapter.steps) {
        if let Some(clause) = &step.clause {
            assert!(rules.contains(&format!("**{clause}**")), "{}: there is no clause {clause}", step.key);
        }
    }
}
