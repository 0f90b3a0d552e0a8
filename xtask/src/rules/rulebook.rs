//! What can be cited: the clauses of docs/rules.md and the rulings of docs/rulings.md.

use std::cmp::Ordering;
use std::fmt;

/// The number of a clause (`3.2.1`) or of a ruling (`R7`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    Clause(Vec<u16>),
    Ruling(u16),
}

impl Reference {
    /// Reads `3.2.1` or `R7`; a clause has at least two numbers.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(number) = text.strip_prefix('R') {
            return digits(number).map(Self::Ruling);
        }
        let numbers: Option<Vec<u16>> = text.split('.').map(digits).collect();
        numbers.filter(|numbers| numbers.len() > 1).map(Self::Clause)
    }
}

/// Digits and nothing else: no sign, no leading zero that would make two spellings of one number.
fn digits(text: &str) -> Option<u16> {
    let number = text.parse().ok()?;
    (text == format!("{number}")).then_some(number)
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clause(numbers) => {
                let words: Vec<String> = numbers.iter().map(u16::to_string).collect();
                f.pad(&words.join("."))
            }
            Self::Ruling(number) => f.pad(&format!("R{number}")),
        }
    }
}

/// Clauses before rulings, each by their numbers: 1.2 before 1.10.
impl Ord for Reference {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Clause(own), Self::Clause(others)) => own.cmp(others),
            (Self::Ruling(own), Self::Ruling(others)) => own.cmp(others),
            (Self::Clause(_), Self::Ruling(_)) => Ordering::Less,
            (Self::Ruling(_), Self::Clause(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Reference {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The clauses of docs/rules.md: paragraphs that begin with their number in bold.
pub fn clauses(text: &str) -> Vec<Reference> {
    text.lines()
        .filter_map(|line| line.strip_prefix("**")?.split_once("** "))
        .filter_map(|(number, _)| Reference::read(number))
        .filter(|reference| matches!(reference, Reference::Clause(_)))
        .collect()
}

/// The rulings of docs/rulings.md: headings of the third level that begin with their number.
pub fn rulings(text: &str) -> Vec<Reference> {
    text.lines()
        .filter_map(|line| line.strip_prefix("### ")?.split_whitespace().next())
        .filter_map(Reference::read)
        .filter(|reference| matches!(reference, Reference::Ruling(_)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(references: &[Reference]) -> Vec<String> {
        references.iter().map(Reference::to_string).collect()
    }

    #[test]
    fn references_are_numbers_with_dots_or_an_r() {
        for good in ["1.1", "3.2.1", "10.8", "R1", "R80"] {
            assert_eq!(Reference::read(good).map(|found| found.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "3", "3.", ".1", "R", "R1.2", "r1", "3.02", "+3.1", "3.x", "3.2.1:", "R 1"] {
            assert_eq!(Reference::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn references_sort_by_number_and_clauses_come_first() {
        let mut found: Vec<_> =
            ["R10", "1.10", "R9", "1.2", "3.2.1", "3.2"].into_iter().filter_map(Reference::read).collect();
        found.sort();
        assert_eq!(words(&found), ["1.2", "1.10", "3.2", "3.2.1", "R9", "R10"]);
    }

    #[test]
    fn a_clause_is_a_paragraph_that_begins_with_its_number() {
        let text = "# Rules\n\n### 3.2 Auctions\n\n**3.2.1** There are positions.\nSee **3.2.9** there.\n\n\
                    **Ruling.** No.\n**3.2.2** Each auction.\n**R1** is no clause\n";
        assert_eq!(words(&clauses(text)), ["3.2.1", "3.2.2"]);
    }

    #[test]
    fn a_ruling_is_a_heading_with_its_number() {
        let text = "## The rulings\n\n### R1 Who opens?\n\n**Ruling.** As R9 says.\n\n### R2\n\n### Turns\n#### R3\n";
        assert_eq!(words(&rulings(text)), ["R1", "R2"]);
    }
}
