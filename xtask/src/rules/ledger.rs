//! Clauses and rulings on one side, tests on the other: the table, and what does not match.

use super::citations::Citation;
use super::rulebook::Reference;
use std::collections::BTreeMap;

/// Every clause and ruling with the tests that cite it, and every complaint.
pub struct Ledger {
    proofs: BTreeMap<Reference, Vec<String>>,
    complaints: Vec<String>,
}

impl Ledger {
    /// An account of what can be cited.
    pub fn new(references: Vec<Reference>) -> Self {
        let mut ledger = Self { proofs: BTreeMap::new(), complaints: Vec::new() };
        for reference in references {
            if ledger.proofs.contains_key(&reference) {
                ledger.complaints.push(format!("{reference} is numbered twice"));
            }
            ledger.proofs.insert(reference, Vec::new());
        }
        ledger
    }

    /// Enters what a test of a file proves.
    pub fn enter(&mut self, file: &str, citation: Citation) {
        let test = format!("{file} {}", citation.test);
        match self.proofs.get_mut(&citation.reference) {
            Some(tests) if tests.contains(&test) => {}
            Some(tests) => tests.push(test),
            None => {
                self.complaints.push(format!("{test} cites {}, which does not exist", citation.reference))
            }
        }
    }

    /// Enters what a refusal names, which must be a clause or a ruling.
    pub fn enter_refusal(&mut self, file: &str, clause: &str) {
        if Reference::read(clause).is_none() {
            self.complaints.push(format!("{file} names \"{clause}\" in Illegal::clause, which is no clause"));
        }
    }

    /// Enters what a refusal or another message names.
    pub fn enter_message(&mut self, file: &str, reference: &Reference) {
        let complaint = format!("{file} names {reference}, which does not exist");
        if !self.proofs.contains_key(reference) && !self.complaints.contains(&complaint) {
            self.complaints.push(complaint);
        }
    }

    /// The table: each clause and ruling, and below each other the tests that cite it.
    pub fn table(&self) -> String {
        let mut table = String::new();
        for (reference, tests) in &self.proofs {
            let mut label = reference.to_string();
            if tests.is_empty() {
                table += &format!("{label:<8}–\n");
            }
            for test in tests {
                table += &format!("{label:<8}{test}\n");
                label.clear();
            }
        }
        table
    }

    /// How much there is of everything, in one line.
    pub fn summary(&self) -> String {
        let rulings = self.proofs.keys().filter(|found| matches!(found, Reference::Ruling(_))).count();
        let proven = self.proofs.values().filter(|tests| !tests.is_empty()).count();
        let citations: usize = self.proofs.values().map(Vec::len).sum();
        format!(
            "{} clauses and {rulings} rulings, {proven} of {} proven by {citations} citations",
            self.proofs.len() - rulings,
            self.proofs.len(),
        )
    }

    /// All that is wrong, one line each.
    pub fn complaints(&self) -> Vec<String> {
        let mut complaints = self.complaints.clone();
        let unproven = self.proofs.iter().filter(|(_, tests)| tests.is_empty());
        let unproven: Vec<String> = unproven.map(|(reference, _)| reference.to_string()).collect();
        if !unproven.is_empty() {
            complaints.push(format!("without a test: {}", unproven.join(", ")));
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(references: &[&str]) -> Ledger {
        Ledger::new(references.iter().filter_map(|text| Reference::read(text)).collect())
    }

    fn cite(ledger: &mut Ledger, reference: &str, test: &str) {
        let reference = Reference::read(reference).expect("a reference");
        ledger.enter("a.rs", Citation { reference, test: test.to_owned() });
    }

    #[test]
    fn each_clause_is_listed_with_its_tests() {
        let mut ledger = ledger(&["R1", "3.2.1", "3.2.2"]);
        cite(&mut ledger, "3.2.1", "one");
        cite(&mut ledger, "3.2.1", "two");
        cite(&mut ledger, "R1", "one");
        assert_eq!(ledger.table(), "3.2.1   a.rs one\n        a.rs two\n3.2.2   –\nR1      a.rs one\n");
        assert_eq!(ledger.summary(), "2 clauses and 1 rulings, 2 of 3 proven by 3 citations");
        assert_eq!(ledger.complaints(), ["without a test: 3.2.2"]);
    }

    #[test]
    fn all_proven_and_nothing_invented_is_no_complaint() {
        let mut ledger = ledger(&["1.1", "R1"]);
        cite(&mut ledger, "1.1", "one");
        cite(&mut ledger, "R1", "one");
        ledger.enter_refusal("illegal.rs", "1.1");
        ledger.enter_message("illegal.rs", &Reference::Ruling(1));
        assert_eq!(ledger.complaints(), [""; 0]);
    }

    #[test]
    fn citing_what_does_not_exist_is_a_complaint() {
        let mut ledger = ledger(&["1.1"]);
        cite(&mut ledger, "1.1", "one");
        cite(&mut ledger, "1.2", "one");
        cite(&mut ledger, "R9", "two");
        ledger.enter_refusal("illegal.rs", "1");
        ledger.enter_message("illegal.rs", &Reference::Ruling(8));
        ledger.enter_message("illegal.rs", &Reference::Ruling(8));
        assert_eq!(
            ledger.complaints(),
            [
                "a.rs one cites 1.2, which does not exist",
                "a.rs two cites R9, which does not exist",
                "illegal.rs names \"1\" in Illegal::clause, which is no clause",
                "illegal.rs names R8, which does not exist",
            ]
        );
    }

    #[test]
    fn a_number_given_twice_is_a_complaint() {
        let mut ledger = ledger(&["1.1", "1.1"]);
        cite(&mut ledger, "1.1", "one");
        assert_eq!(ledger.complaints(), ["1.1 is numbered twice"]);
    }
}
