//! A strict reader for the XML we write: enough to prove that a drawing is well-formed and to look things up in it.

use std::collections::BTreeMap;

/// An element with its attributes and the text directly in it.
#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    pub text: String,
    /// Its place in the list of all elements; none for the root.
    pub parent: Option<usize>,
}

impl Element {
    pub fn get(&self, key: &str) -> &str {
        self.attributes.get(key).map_or("", String::as_str)
    }

    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").split(' ').any(|own| own == class)
    }
}

/// All elements in the order in which they begin; panics with a reason where the text is not well-formed.
pub fn read(text: &str) -> Vec<Element> {
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        match open.last() {
            Some(&parent) => elements[parent].text.push_str(&unescape(before)),
            None => assert!(before.trim().is_empty(), "text outside the root: {before:?}"),
        }
        let end = tag.find('>').expect("every tag ends");
        let inside = &tag[1..end];
        rest = &tag[end + 1..];
        if let Some(name) = inside.strip_prefix('/') {
            let last = open.pop().expect("no end without a beginning");
            assert_eq!(elements[last].name, name, "tags are closed in order");
            continue;
        }
        assert!(!open.is_empty() || elements.is_empty(), "there is one root");
        let closed = inside.ends_with('/');
        let mut element = tag_of(inside.trim_end_matches('/'));
        element.parent = open.last().copied();
        elements.push(element);
        if !closed {
            open.push(elements.len() - 1);
        }
    }
    assert!(rest.trim().is_empty() && open.is_empty(), "everything is closed: {open:?}");
    elements
}

fn tag_of(inside: &str) -> Element {
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    assert!(!name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric()), "a name: {name:?}");
    let mut element = Element { name: name.to_owned(), ..Element::default() };
    while !rest.trim_start().is_empty() {
        let (key, after) = rest.trim_start().split_once("=\"").expect("attributes have quoted values");
        let (value, next) = after.split_once('"').expect("a quote ends");
        assert!(key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'), "a key: {key:?}");
        assert!(next.is_empty() || next.starts_with(' '), "a space between attributes: {inside:?}");
        let twice = element.attributes.insert(key.to_owned(), unescape(value));
        assert!(twice.is_none(), "{key} is given twice: {inside:?}");
        rest = next;
    }
    element
}

fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let (entity, next) = after.split_once(';').expect("an ampersand begins an entity");
        out.push_str(before);
        out.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "#39" => '\'',
            other => panic!("unknown entity {other:?}"),
        });
        rest = next;
    }
    out + rest
}
