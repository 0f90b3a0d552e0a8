//! Which id somebody may have meant.

/// The candidate that needs the fewest changed letters, if they are few.
pub(super) fn closest<'a>(text: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let text: Vec<char> = text.chars().take(64).collect();
    let (changes, candidate) = candidates.map(|other| (changes(&text, other), other)).min()?;
    (changes <= 3 && changes * 2 < text.len()).then_some(candidate)
}

/// How many letters must be added, dropped or changed (Levenshtein).
fn changes(text: &[char], other: &str) -> usize {
    let mut row: Vec<usize> = (0..=text.len()).collect();
    for (above, letter) in other.chars().enumerate() {
        let mut diagonal = above;
        row[0] = above + 1;
        for (index, &own) in text.iter().enumerate() {
            let replaced = diagonal + usize::from(own != letter);
            diagonal = row[index + 1];
            row[index + 1] = replaced.min(diagonal + 1).min(row[index] + 1);
        }
    }
    row[text.len()]
}
