//! How a small word joins the word or number after it: `{ LIAISON("dal", $date) }` in a message becomes “dall’8 marzo” or
//! “dal 9 marzo”, as Italian and French want it. The page does the same in `web/src/i18n/liaison.ts`; a test compares them.

use crate::messages::Language;
use fluent_bundle::FluentValue;
use fluent_bundle::bundle::FluentBundle;

impl Language {
    /// The word and what follows it, joined as this language joins them.
    pub fn liaison(self, word: &str, next: &str) -> String {
        let elided = |head: &str| format!("{head}’{next}");
        let spaced = |head: &str| format!("{head} {next}");
        match self {
            Self::Italian => match word {
                "a" | "e" if first(next) == word.chars().next() => spaced(&format!("{word}d")),
                "il" if is_spoken_with_a_vowel(next) => elided("l"),
                _ if word.ends_with('l') && is_spoken_with_a_vowel(next) => elided(&format!("{word}l")),
                _ => spaced(word),
            },
            Self::French => match word.strip_suffix('e') {
                Some(head) if first(next).is_some_and(|letter| "aeiouh".contains(letter)) => elided(head),
                _ => spaced(word),
            },
            Self::Spanish if word == "y" && is_spoken_with_i(next) => spaced("e"),
            Self::English | Self::Spanish | Self::Russian => spaced(word),
        }
    }

    /// Things in a row: “I, II and IV”.
    pub fn list(self, parts: &[String]) -> String {
        let (and, comma) = match self {
            Self::English => ("and", ","),
            Self::Italian => ("e", ""),
            Self::French => ("et", ""),
            Self::Spanish => ("y", ""),
            Self::Russian => ("и", ""),
        };
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [one, other] => format!("{one} {}", self.and(and, other)),
            [head @ .., last] => format!("{}{comma} {}", head.join(", "), self.and(and, last)),
        }
    }

    /// The last of a list. Lists are joined as browsers do it, which write “e Elena”.
    fn and(self, and: &str, last: &str) -> String {
        if self == Self::Spanish { self.liaison(and, last) } else { format!("{and} {last}") }
    }
}

/// Teaches a bundle of messages the function `LIAISON`.
pub fn add_liaison<R, M>(bundle: &mut FluentBundle<R, M>, language: Language) {
    // Only a function that is already there could be refused.
    let _ = bundle.add_function("LIAISON", move |positional, _| {
        let text = |value: &FluentValue<'_>| match value {
            FluentValue::String(text) => text.to_string(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        match positional {
            [word, next] => language.liaison(&text(word), &text(next)).into(),
            _ => FluentValue::Error,
        }
    });
}

/// The first letter, small and without an accent.
fn first(text: &str) -> Option<char> {
    let letter = text.chars().next()?.to_lowercase().next()?;
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' | 'å' | 'æ' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    })
}

/// Does a number begin with a vowel in Italian: uno, otto, undici, ottanta?
fn is_spoken_with_a_vowel(text: &str) -> bool {
    let digits: String =
        text.chars().take_while(|c| c.is_ascii_digit() || *c == '.').filter(|c| *c != '.').collect();
    digits.starts_with('8') || ["1", "11"].contains(&digits.as_str())
}

/// Does a word begin with the sound of “y” in Spanish, as Irene and Hilda do but hielo and the number IV do not?
fn is_spoken_with_i(text: &str) -> bool {
    if text.chars().all(|letter| "IVX".contains(letter)) {
        return false;
    }
    let mut letters = text.chars().filter_map(|c| c.to_lowercase().next());
    match (letters.next(), letters.next(), letters.next()) {
        (Some('i' | 'í'), ..) => true,
        (Some('h'), Some('i' | 'í'), third) => !matches!(third, Some('a' | 'e' | 'o')),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_italian_article_elides_before_a_number_that_begins_with_a_vowel() {
        let join = |word, next| Language::Italian.liaison(word, next);
        let elided = ["l’1%", "l’8", "dell’11 luglio", "dall’80", "all’8", "nell’800", "sull’8.500"];
        let words =
            [("il", "1%"), ("il", "8"), ("del", "11 luglio"), ("dal", "80"), ("al", "8"), ("nel", "800")];
        let said: Vec<String> =
            words.into_iter().chain([("sul", "8.500")]).map(|(word, next)| join(word, next)).collect();
        assert_eq!(said, elided);
        let whole =
            [("il", "2"), ("dal", "12 luglio"), ("del", "100"), ("il", "18"), ("al", "1.000"), ("il", "")];
        assert!(whole.iter().all(|(word, next)| join(word, next) == format!("{word} {next}")));
    }

    #[test]
    fn names_are_joined_as_they_are_spoken() {
        let said = |language: Language, word, names: &[&str]| -> Vec<String> {
            names.iter().map(|name| language.liaison(word, name)).collect()
        };
        assert_eq!(
            said(Language::Italian, "a", &["Amedeo", "Elena", "Ugo"]),
            ["ad Amedeo", "a Elena", "a Ugo"]
        );
        assert_eq!(
            said(Language::French, "de", &["Anna", "Élise", "Hugo", "Bruno"]),
            ["d’Anna", "d’Élise", "d’Hugo", "de Bruno"]
        );
        assert_eq!(said(Language::French, "que", &["Ugo", "Clara"]), ["qu’Ugo", "que Clara"]);
        assert_eq!(said(Language::Russian, "у", &["Anna"]), ["у Anna"]);
    }

    #[test]
    fn a_list_ends_with_an_and() {
        let parts = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let three = parts(&["Lilja", "Lewis", "Irene"]);
        let said = Language::ALL.map(|language| language.list(&three));
        assert_eq!(
            said,
            [
                "Lilja, Lewis, and Irene",
                "Lilja, Lewis e Irene",
                "Lilja, Lewis et Irene",
                "Lilja, Lewis e Irene",
                "Lilja, Lewis и Irene",
            ]
        );
        assert_eq!(Language::English.list(&parts(&["Lilja", "Lewis"])), "Lilja and Lewis");
        assert_eq!(Language::French.list(&parts(&["Lilja"])), "Lilja");
        assert_eq!(Language::French.list(&[]), "");
        assert_eq!(Language::Spanish.list(&parts(&["II", "III", "IV"])), "II, III y IV");
    }
}
