//! Hours and positions are written as Roman numerals.

/// A number from 1 to 12 as a Roman numeral; any other in digits.
pub fn roman(number: u8) -> String {
    const NUMERALS: [&str; 12] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    match usize::from(number).checked_sub(1).and_then(|index| NUMERALS.get(index)) {
        Some(numeral) => (*numeral).to_owned(),
        None => number.to_string(),
    }
}
