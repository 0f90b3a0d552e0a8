//! A person who plays by chance and presses only what the screen offers.

use crate::window::Window;
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

pub struct Person {
    rng: ChaCha12Rng,
    pub decisions: u32,
}

/// Is something to be chosen, and nothing under way?
fn is_asked(text: &str) -> bool {
    text.contains('▸') && !text.contains("─ … ─")
}

/// The numbers that can be typed: those below the last rule, before words.
fn offered(text: &str) -> Vec<u32> {
    let lines: Vec<&str> = text.lines().collect();
    let from = lines.iter().rposition(|line| line.contains("──")).unwrap_or(0);
    let mut numbers = Vec::new();
    for line in &lines[from + 1..lines.len().saturating_sub(1)] {
        if line.starts_with('│') || line.starts_with('!') {
            continue;
        }
        let marked = line.replace('▸', "  ");
        let mut before = "  ";
        let mut rest: &str = &marked;
        while let Some(at) = rest.find(|letter: char| letter.is_ascii_digit()) {
            let (head, tail) = rest.split_at(at);
            before = if head.is_empty() { before } else { head };
            let digits: String = tail.chars().take_while(char::is_ascii_digit).collect();
            rest = &tail[digits.len()..];
            // A number of the list has two spaces, or the edge, before it and a word after it.
            let starts = before.trim().is_empty() || before.ends_with("  ");
            if starts && rest.starts_with(' ') {
                numbers.extend(digits.parse::<u32>());
            }
        }
    }
    numbers
}

impl Person {
    pub fn new(seed: u64) -> Self {
        Self { rng: ChaCha12Rng::seed_from_u64(seed), decisions: 0 }
    }

    fn below(&mut self, most: usize) -> usize {
        (self.rng.next_u32() as usize) % most.max(1)
    }

    /// Plays until the screen says the end, or for so many decisions. Says whether it is the end.
    pub fn play(&mut self, window: &mut Window, end: &str, most: u32) -> bool {
        let until = self.decisions + most;
        let mut before = String::new();
        loop {
            let text = window
                .when(|text| text.contains(end) || text.contains('╔') || is_asked(text) && *text != before);
            if text.contains(end) {
                return true;
            }
            if text.contains('╔') {
                // When asked to confirm, usually change the decision.
                let sure = self.below(4) == 0;
                window.press(if sure { "\r" } else { "\x1b" });
                window.when(|text| !text.contains('╔'));
                before.clear();
                continue;
            }
            if self.decisions == until {
                return false;
            }
            let numbers = offered(&text);
            assert!(!numbers.is_empty(), "nothing is offered:\n{text}");
            let way_on = numbers.contains(&0) && self.below(3) > 0;
            // A single decision is a plain one.
            let wanted = match way_on {
                _ if most == 1 => numbers[0],
                true => 0,
                false => numbers[self.below(numbers.len())],
            };
            // Arrows do as well as numbers.
            window.press(&format!("{wanted}\r"));
            self.decisions += 1;
            before = text;
            if most == 1 {
                return false;
            }
        }
    }
}
