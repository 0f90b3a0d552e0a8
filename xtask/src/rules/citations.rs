//! What is cited: by the tests, in the doc line above them, and by the refusals of the rules.

use super::rulebook::Reference;

/// One reference made by one test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    pub reference: Reference,
    /// The test's name.
    pub test: String,
}

/// The citations in a Rust source file. A test cites by a doc line of references and commas, and nothing else, among the
/// doc lines and attributes right above its `fn`; a test that is ignored proves nothing.
pub fn of_tests(source: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut above = Above::default();
    for line in source.lines().map(str::trim) {
        if let Some(doc) = line.strip_prefix("///") {
            above.references.extend(references(doc).unwrap_or_default());
        } else if line.starts_with("#[") {
            above.is_test |= line == "#[test]";
            above.is_ignored |= line.starts_with("#[ignore");
        } else if let Some(name) = function(line).filter(|_| above.is_test && !above.is_ignored) {
            let cited = std::mem::take(&mut above).references.into_iter();
            found.extend(cited.map(|reference| Citation { reference, test: name.to_owned() }));
        } else {
            above = Above::default();
        }
    }
    found
}

/// What stands right above a line.
#[derive(Default)]
struct Above {
    references: Vec<Reference>,
    is_test: bool,
    is_ignored: bool,
}

/// References separated by commas, or nothing if there is any other word.
fn references(text: &str) -> Option<Vec<Reference>> {
    text.split(',').map(|part| Reference::read(part.trim())).collect()
}

/// The name of the function that begins in this line.
fn function(line: &str) -> Option<&str> {
    let name = line.strip_prefix("fn ")?;
    name.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

/// The strings in the body of `fn clause` of the refusals: each is to be a clause or a ruling.
pub fn of_refusals(source: &str) -> Vec<String> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut body = source.lines().skip_while(|line| !line.contains("fn clause(")).peekable();
    let depth = body.peek().map_or(0, |line| indent(line));
    let body = body.skip(1).take_while(|line| line.trim() != "}" || indent(line) > depth);
    body.flat_map(strings).map(str::to_owned).collect()
}

/// The strings anywhere in a source that read like a clause or a ruling, as other messages name them.
pub fn of_strings(source: &str) -> Vec<Reference> {
    source.lines().flat_map(strings).filter_map(Reference::read).collect()
}

/// The strings in a line that is no comment.
fn strings(line: &str) -> impl Iterator<Item = &str> {
    let line = if line.trim_start().starts_with("//") { "" } else { line };
    line.split('"').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(source: &str) -> Vec<(String, String)> {
        of_tests(source).into_iter().map(|found| (found.reference.to_string(), found.test)).collect()
    }

    fn pair(reference: &str, test: &str) -> (String, String) {
        (reference.to_owned(), test.to_owned())
    }

    #[test]
    fn a_doc_line_of_references_above_a_test_cites() {
        let source = "/// 3.3.1, R7\n#[test]\nfn the_first_places_no_clue() {\n    body();\n}\n";
        assert_eq!(
            pairs(source),
            [pair("3.3.1", "the_first_places_no_clue"), pair("R7", "the_first_places_no_clue")]
        );
    }

    #[test]
    fn prose_and_more_attributes_may_stand_beside_it() {
        let source = "    /// Sentences are prose, 3.3 too.\n    /// 3.3.1\n    #[test]\n    #[should_panic]\n    fn one() {}\n";
        assert_eq!(pairs(source), [pair("3.3.1", "one")]);
    }

    #[test]
    fn properties_cite_like_other_tests() {
        let source = "proptest! {\n    #![proptest_config(cases(9))]\n\n    /// R13\n    #[test]\n    fn bids(time in 0u8..46) {\n    }\n}\n";
        assert_eq!(pairs(source), [pair("R13", "bids")]);
    }

    #[test]
    fn nothing_else_cites() {
        for source in [
            "/// 3.3.1\nfn helper() {}\n",
            "/// 3.3.1\n\n#[test]\nfn apart() {}\n",
            "// 3.3.1\n#[test]\nfn comment() {}\n",
            "/// 3.3.1 and R7\n#[test]\nfn prose() {}\n",
            "/// 3.3.1\n#[test]\n#[ignore = \"slow\"]\nfn ignored() {}\n",
            "/// 3.3.1\nconst X: u8 = 1;\n#[test]\nfn after() {}\n",
        ] {
            assert_eq!(of_tests(source), [], "{source}");
        }
    }

    #[test]
    fn the_strings_of_the_clause_function_are_the_refusals_citations() {
        let source = "const OTHER: &str = \"9.9\";\nimpl Illegal {\n    pub const fn clause(&self) -> &'static str {\n        \
                      match self {\n            // \"0.0\"\n            Illegal::A { .. } | Illegal::B => \"3.2.1\",\n            \
                      Illegal::C => \"R7\",\n        }\n    }\n\n    fn other() -> &str {\n        \"8.8\"\n    }\n}\n";
        assert_eq!(of_refusals(source), ["3.2.1", "R7"]);
        assert_eq!(of_refusals("no such function"), [""; 0]);
    }

    #[test]
    fn other_strings_count_if_they_read_like_a_reference() {
        let source = "    // \"9.9\"\n    fault(\"hour\", \"3.6.2\", \"There are 11.\")?;\n    ensure(ok, path, \"R7\");\n";
        let found: Vec<String> = of_strings(source).iter().map(Reference::to_string).collect();
        assert_eq!(found, ["3.6.2", "R7"]);
    }
}
