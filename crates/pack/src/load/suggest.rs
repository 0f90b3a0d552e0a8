//! The known id most similar to an unknown one.

/// The candidate with the fewest edits, if they are few enough for a typing error.
pub(super) fn closest<'a>(text: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let text: String = text.chars().take(64).collect();
    let (edits, candidate) = candidates.map(|other| (strsim::levenshtein(&text, other), other)).min()?;
    (edits <= 3 && edits * 2 < text.chars().count()).then_some(candidate)
}
