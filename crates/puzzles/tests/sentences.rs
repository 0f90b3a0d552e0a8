//! Puzzles as text: every message has a sentence in every language, and words agree in gender.

use armonium_locale::{Language, Words};
use armonium_pack::Pack;
use armonium_puzzles::{PuzzleMessage, Step, of_series, sentences};
use armonium_rules::Character;
use std::collections::BTreeSet;

/// Every line, step, question and answer of many puzzles, in every language.
#[test]
fn every_puzzle_message_has_a_sentence() {
    let content = &Pack::turin().content;
    let mut keys = BTreeSet::new();
    for number in 0..120 {
        let puzzle = of_series(content, 3, number, None).expect("a puzzle");
        let layout = puzzle.layout().expect("players");
        let mut messages = vec![puzzle.question.message(), puzzle.answer_message()];
        messages.extend(puzzle.facts.iter().map(|fact| fact.message(puzzle.seat)));
        messages.extend(puzzle.steps.iter().map(Step::message));
        for language in Language::ALL {
            let names = sentences::player_names(language, &puzzle);
            let words = Words::new(language, content, &names);
            let said = messages.iter().map(|message| sentences::sentence(&words, layout, message));
            let around = [
                sentences::reader(&words, &puzzle),
                sentences::hour(&words, 3),
                sentences::grade_name(language, puzzle.grade),
            ];
            for text in said.chain(around).chain(names.iter().cloned()) {
                assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{text}");
                assert!(!text.contains("puzzle-") && !text.contains("  "), "{text}");
            }
        }
        keys.extend(messages.iter().map(|message| message.key));
    }
    assert!(keys.len() > 25, "{keys:?}");
}

/// Sentences agree with the gender of the Character; several Characters form a list in the language.
#[test]
fn sentences_agree_with_the_gender_of_the_character() {
    let content = &Pack::turin().content;
    let puzzle = of_series(content, 3, 0, None).expect("a puzzle");
    let layout = puzzle.layout().expect("players");
    let said = |language: Language, cards: &[Character]| {
        let names = sentences::player_names(language, &puzzle);
        let words = Words::new(language, content, &names);
        ["answer-chosen", "answer-lies", "step-named", "step-last-name", "step-only-place", "step-astray"]
            .map(|key| {
                sentences::sentence(
                    &words,
                    layout,
                    &PuzzleMessage { key, cards: cards.to_vec(), ..PuzzleMessage::default() },
                )
            })
    };
    let words = [
        (Language::Italian, "Prescelta", "Prescelto"),
        (Language::French, "Élue", "Élu"),
        (Language::Spanish, "Elegida", "Elegido"),
        (Language::Russian, "Избранная", "Избранный"),
    ];
    let has = |text: &str, word: &str| text.split(|c: char| !c.is_alphabetic()).any(|one| one == word);
    for (language, she, he) in words {
        for character in Character::ALL {
            let is_woman = [Character::Lilja, Character::Lewis].contains(&character);
            let (right, wrong) = if is_woman { (she, he) } else { (he, she) };
            for text in said(language, &[character]) {
                assert!(has(&text, right) && !has(&text, wrong), "{text}");
            }
        }
        let both = [Character::Lilja, Character::Lewis];
        let names = both.map(|character| Words::new(language, content, &[]).character(character));
        assert!(said(language, &both).iter().all(|text| text.contains(&language.list(&names))));
    }
}
