//! Every language has the same messages with the same variables, in every form that its grammar has, and the rules with the
//! same clauses.

use armonium_locale::{Language, add_liaison};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Numbers of every plural category of every language.
const COUNTS: [i32; 14] = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 21, 22, 25, 101];

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files of messages of a language, by name.
pub(crate) fn files(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(language.tag());
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let name = |path: &Path| path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
    paths.filter_map(|path| Some((name(&path).filter(|name| name.ends_with(".ftl"))?, read(&path)))).collect()
}

#[test]
fn a_reader_gets_the_language_that_is_nearest() {
    let wanted = ["en-GB", "it", "fr_CA", "ES-419", "ru", "pt", ""];
    let got = wanted.map(|tag| Language::best(tag).tag());
    assert_eq!(got, ["en", "it", "fr", "es", "ru", "en", "en"]);
}

/// What a message wants to be filled in with: the variables it shows, and those it selects by, with the cases it knows.
#[derive(Default)]
struct Wants {
    shown: BTreeSet<String>,
    selected: BTreeMap<String, BTreeSet<String>>,
}

impl Wants {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a message selects by variables only");
                };
                let cases = self.selected.entry(id.name.to_owned()).or_default();
                cases.extend(variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                }));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            // The one function that the page and the program both know joins a word to a variable.
            InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "LIAISON");
                let [
                    InlineExpression::StringLiteral { .. },
                    next @ InlineExpression::VariableReference { .. },
                ] = arguments.positional.as_slice()
                else {
                    panic!("LIAISON takes a word and a variable");
                };
                self.inline(next);
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                panic!("a message refers to nothing but variables")
            }
        }
    }

    /// The variables, a noun's key and its word being one.
    fn variables(&self) -> BTreeSet<&str> {
        let all = self.shown.iter().chain(self.selected.keys());
        all.map(|name| name.strip_suffix("Key").unwrap_or(name)).collect()
    }
}

/// Every message of a file, with what it wants.
fn messages(language: Language, name: &str, text: &str) -> BTreeMap<String, Wants> {
    let tag = language.tag();
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{tag}/{name} cannot be read: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name.to_owned();
        let mut wants = Wants::default();
        wants.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{tag}: {key} says nothing")));
        assert!(message.attributes.is_empty(), "{tag}: {key} has attributes");
        assert!(found.insert(key.clone(), wants).is_none(), "{tag}: {key} is given twice");
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = files(Language::English);
    let mut complaints = Vec::new();
    for language in Language::ALL {
        let (tag, own) = (language.tag(), files(language));
        let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&own), names(&english), "the files of {tag}");
        for (name, text) in &english {
            let theirs = messages(Language::English, name, text);
            let ours = messages(language, name, &own[name]);
            let strange = ours.keys().filter(|key| !theirs.contains_key(*key));
            complaints.extend(strange.map(|key| format!("{tag}/{name}: there is no {key} in English")));
            for (key, wanted) in &theirs {
                match ours.get(key) {
                    None => complaints.push(format!("{tag}/{name}: {key} is missing")),
                    Some(given) if given.variables() != wanted.variables() => {
                        let (given, wanted) = (given.variables(), wanted.variables());
                        complaints.push(format!("{tag}/{name}: {key} uses {given:?}, not {wanted:?}"));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Every way to fill in a message that its cases can tell apart.
fn fillings(wants: &Wants) -> Vec<BTreeMap<String, FluentValue<'static>>> {
    let mut all = vec![BTreeMap::new()];
    let names: BTreeSet<&String> = wants.shown.iter().chain(wants.selected.keys()).collect();
    for name in names {
        let is_number = |case: &String| {
            matches!(case.as_str(), "zero" | "one" | "two" | "few" | "many") || case.parse::<f64>().is_ok()
        };
        let values: Vec<FluentValue<'static>> = match wants.selected.get(name) {
            Some(cases) if cases.iter().any(is_number) => COUNTS.map(FluentValue::from).into(),
            Some(cases) => cases.iter().cloned().map(FluentValue::from).collect(),
            None => vec![FluentValue::from("Ω")],
        };
        let with = |filling: &BTreeMap<_, _>, value: &FluentValue<'static>| {
            let mut filling = filling.clone();
            filling.insert(name.clone(), value.clone());
            filling
        };
        all = all.iter().flat_map(|filling| values.iter().map(move |value| with(filling, value))).collect();
        // Messages with many cases of several things are tried with enough of them.
        all.truncate(20_000);
    }
    all
}

#[test]
fn every_message_can_be_said_in_every_form() {
    for language in Language::ALL {
        for (name, text) in files(language) {
            let tag = language.tag();
            let mut bundle = FluentBundle::new(vec![tag.parse().expect("a language")]);
            bundle.set_use_isolating(false);
            add_liaison(&mut bundle, language);
            let resource = FluentResource::try_new(text.clone());
            assert!(bundle.add_resource(resource.expect("a sound file")).is_ok(), "{tag}/{name}");
            for (key, wants) in messages(language, &name, &text) {
                let pattern =
                    bundle.get_message(&key).and_then(|message| message.value()).expect("a message");
                for filling in fillings(&wants) {
                    let args: FluentArgs<'_> =
                        filling.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty(), "{tag}/{name}: {key} with {filling:?}: {errors:?}");
                    let sound = !said.is_empty() && said.trim() == said && !said.contains(['{', '}', '$']);
                    assert!(sound, "{tag}/{name}: {key} with {filling:?} says {said:?}");
                    assert!(!said.contains("  "), "{tag}/{name}: {key} with {filling:?} says {said:?}");
                    let joined = |pair: &[char]| pair[0].is_alphanumeric() && pair[1] == '(';
                    let letters: Vec<char> = said.chars().collect();
                    // Fluent drops the plain space that a case begins with.
                    assert!(!letters.windows(2).any(joined), "{tag}/{name}: {key} joins words: {said:?}");
                }
            }
        }
    }
}

/// Every line of a language's messages and rules that people read, with where it stands.
fn lines(language: Language) -> Vec<(String, String)> {
    let mut texts = files(language);
    texts.values_mut().for_each(|text| {
        let is_read = |line: &&str| !line.starts_with('#');
        *text = text.lines().filter(is_read).collect::<Vec<_>>().join("\n");
    });
    let rules = match language {
        Language::English => root().join("docs/rules.md"),
        _ => root().join("locales").join(language.tag()).join("rules.md"),
    };
    texts.insert("rules.md".to_owned(), read(&rules));
    let of_file = |(name, text): (&String, &String)| {
        let line = |line: &str| (format!("{}/{name}", language.tag()), line.to_owned());
        text.lines().map(line).collect::<Vec<_>>()
    };
    texts.iter().flat_map(of_file).collect()
}

/// A line must not break before a mark or inside guillemets: the narrow space before ; ! ?, the wide one before : » % and
/// after «, neither of which breaks.
#[test]
fn french_marks_have_the_spaces_that_french_wants() {
    let mut wrong = Vec::new();
    for (place, line) in lines(Language::French) {
        // A message that begins with a mark names a key.
        let said = line.split_once(" = ").map_or(line.as_str(), |(_, said)| said);
        let letters: Vec<char> = said.chars().collect();
        for (at, mark) in letters.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|before| letters.get(before));
            let right = match mark {
                '?' if at == 0 => true,
                ';' | '!' | '?' => before == Some(&'\u{202f}'),
                ':' | '»' | '%' => before == Some(&'\u{a0}'),
                '«' => letters.get(at + 1) == Some(&'\u{a0}'),
                _ => true,
            };
            if !right {
                wrong.push(format!("{place}: {mark} in {line}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Il becomes l’ before 8, de becomes d’ before Anna: what stands before a number or a name is joined by LIAISON.
#[test]
fn italian_and_french_words_that_elide_are_joined_to_what_follows() {
    const NAMES: [&str; 4] = ["player", "other", "name", "former"];
    let mut wrong = Vec::new();
    let mut check = |language: Language, words: &[&str], is_next: &dyn Fn(&str) -> bool| {
        for (place, line) in lines(language) {
            for word in words {
                let whole = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '"');
                let word_and_space = format!("{word} ");
                let ends = line.match_indices(&word_and_space).filter(|(at, _)| whole(*at));
                let nexts = ends.map(|(at, found)| &line[at + found.len()..]);
                wrong
                    .extend(nexts.filter(|next| is_next(next)).map(|next| format!("{place}: {word} {next}")));
            }
        }
    };
    let variable = |next: &str| {
        next.strip_prefix("{ $").map(|rest| rest.split(' ').next().unwrap_or_default().to_owned())
    };
    let is_name = |next: &str| variable(next).is_some_and(|name| NAMES.contains(&name.as_str()));
    let is_number =
        |next: &str| next.starts_with(['{', '8']) || next.starts_with("11") || next.starts_with("1%");
    let articles = ["il", "del", "dal", "al", "nel", "sul", "Il", "Del", "Dal", "Al", "Nel", "Sul"];
    check(Language::Italian, &articles, &is_number);
    check(Language::Italian, &["a", "e", "A"], &is_name);
    check(Language::French, &["de", "que", "De", "jusque"], &is_name);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Lilja and Lewis are women: a word that agrees with a character is chosen by `$characterKey`, and what the lessons say of
/// them by name is feminine.
#[test]
fn words_agree_with_the_character_they_are_about() {
    // After a character's name, up to the word that agrees with it; Russian puts a dash between them.
    const MASCULINE: [(Language, &[&str]); 4] = [
        (
            Language::Italian,
            &["è il Prescelto", "non è il Prescelto", "può essere il Prescelto", "è bloccato"],
        ),
        (Language::French, &["est l’Élu.", "pas l’Élu.", "peut pas être l’Élu.", "est bloqué"]),
        (Language::Spanish, &["es el Elegido", "puede ser el Elegido", "era el Elegido", "está bloqueado"]),
        (Language::Russian, &["не Избранный", "может быть Избранным", "заблокирован.", "заблокирован:"]),
    ];
    const NAMES: [&str; 4] = ["{ $character } ", "{ $characters }", "{ $cards } ", "{ $own } "];
    let mut wrong = Vec::new();
    for (language, words) in MASCULINE {
        for (place, line) in lines(language) {
            let case = line.trim_start().trim_start_matches('*');
            let is_case = ["[other]", "[lilja]", "[lewis]"].iter().any(|one| case.starts_with(one));
            let agrees = |name: &str| {
                let after = line.split(name).skip(1);
                after.into_iter().any(|rest| words.iter().any(|word| rest.contains(word)))
            };
            if !is_case && !place.ends_with("rules.md") && NAMES.into_iter().any(agrees) {
                wrong.push(format!("{place}: {line}"));
            }
        }
    }
    let lessons = [
        (Language::English, &["Lewis: he ", "Lewis. He ", "Lilja. He ", "Lilja: he "][..]),
        (Language::French, &["Lewis\u{a0}: il ", "Lewis. Il ", "Lilja. Il ", "Lilja\u{a0}: il "][..]),
        (Language::Russian, &["Льюис: он ", "Льюиса", "Льюису", "Льюисом", "Лилья. Он "][..]),
    ];
    for (language, words) in lessons {
        let said = |line: &str| words.iter().any(|word| line.contains(word));
        let found = lines(language).into_iter().filter(|(_, line)| said(line));
        wrong.extend(found.map(|(place, line)| format!("{place}: {line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The source of all translations is plain modern English: contractions, and no words that only a translation would use.
#[test]
fn english_is_plain_modern_english() {
    const BOTH: [&str; 12] = [
        "whoever",
        "for nothing",
        "somebody",
        "anybody",
        "everybody",
        "nobody",
        "besides",
        "in vain",
        "shall ",
        "the own ",
        "given up",
        " %",
    ];
    const SHORT: [&str; 12] = [
        "cannot",
        "does not",
        "do not",
        "did not",
        "could not",
        "would not",
        "will not",
        "is not ",
        "are not ",
        "you are ",
        "it is ",
        "go on",
    ];
    let is_read = |line: &&str| !line.starts_with('#');
    // A key may be called what it likes.
    let said = |line: &str| {
        let text = line.split_once(" =").map_or(line, |(_, said)| said);
        text.split('[').map(|part| part.split_once(']').map_or(part, |(_, said)| said)).collect::<String>()
    };
    let mut wrong = Vec::new();
    let mut check = |place: &str, line: &str, words: &[&str]| {
        let lower = format!("{} ", said(line).to_lowercase());
        let found = words.iter().filter(|word| lower.contains(*word));
        wrong.extend(found.map(|word| format!("{place}: “{word}” in {line}")));
        if said(line).contains('\'') && !place.ends_with(".md") {
            wrong.push(format!("{place}: a straight apostrophe in {line}"));
        }
    };
    for (name, text) in files(Language::English) {
        text.lines().filter(is_read).for_each(|line| check(&name, line, &[BOTH, SHORT].concat()));
    }
    read(&root().join("docs/rules.md")).lines().for_each(|line| check("rules.md", line, &BOTH));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The numbers of sections and clauses, in order.
fn clauses(text: &str) -> Vec<String> {
    let heading = |line: &str| {
        let rest = line.trim_start_matches('#');
        let number = rest.split_whitespace().next()?.trim_end_matches('.');
        (rest.len() < line.len() && number.starts_with(|first: char| first.is_ascii_digit()))
            .then(|| format!("# {number}"))
    };
    let clause = |line: &str| {
        let (number, _) = line.strip_prefix("**")?.split_once("**")?;
        number.starts_with(|first: char| first.is_ascii_digit()).then(|| number.to_owned())
    };
    text.lines().filter_map(|line| heading(line).or_else(|| clause(line))).collect()
}

#[test]
fn the_rules_have_the_same_clauses_in_every_language() {
    let english = clauses(&read(&root().join("docs/rules.md")));
    assert!(english.len() > 100, "{} clauses", english.len());
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let path = root().join("locales").join(language.tag()).join("rules.md");
        let own = clauses(&read(&path));
        for (wanted, given) in english.iter().zip(&own) {
            assert_eq!(wanted, given, "{}", path.display());
        }
        assert_eq!(own.len(), english.len(), "{}", path.display());
    }
}
