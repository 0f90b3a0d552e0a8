//! The copies of a file: as it is, and packed in ways that browsers can read. The packed ones are made when the page is built.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest as _, Sha256};

/// A way to pack a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::http) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// The file a packed copy belongs to, by its name, and how it is packed.
    pub(super) fn of(name: &str) -> Option<(&str, Self)> {
        let brotli = name.strip_suffix(".br").map(|of| (of, Self::Brotli));
        brotli.or_else(|| name.strip_suffix(".gz").map(|of| (of, Self::Gzip)))
    }

    /// As the header says it.
    pub(in crate::http) const fn name(self) -> HeaderValue {
        match self {
            Self::Brotli => HeaderValue::from_static("br"),
            Self::Gzip => HeaderValue::from_static("gzip"),
        }
    }

    /// True if the client accepts this encoding.
    pub(in crate::http) fn is_read_by(self, headers: &HeaderMap) -> bool {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        self.is_accepted(accepted.unwrap_or_default())
    }

    /// Does a reader who accepts these codings read this one?
    fn is_accepted(self, accepted: &str) -> bool {
        let own = match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        };
        let mut any = false;
        for part in accepted.split(',') {
            let (coding, weight) = part.split_once(';').unwrap_or((part, ""));
            let weight =
                weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
            let wanted = weight.is_none_or(|weight| weight > 0.0);
            match coding.trim() {
                coding if coding.eq_ignore_ascii_case(own) => return wanted,
                "*" => any = wanted,
                _ => {}
            }
        }
        any
    }
}

/// One copy.
pub(super) struct Copy {
    pub(super) coding: Option<Coding>,
    pub(super) bytes: Bytes,
    /// What tells it from every other.
    pub(super) tag: HeaderValue,
}

impl Copy {
    fn new(coding: Option<Coding>, bytes: Bytes) -> Self {
        let sum = hex::encode(&Sha256::digest(&bytes)[..12]);
        // Hexadecimal digits in quotes are a sound header.
        let tag = HeaderValue::try_from(format!("\"{sum}\"")).unwrap_or(HeaderValue::from_static("\"\""));
        Self { coding, bytes, tag }
    }
}

/// The copies of a file, the best first.
pub(super) struct Copies {
    plain: Copy,
    packed: Vec<Copy>,
}

impl Copies {
    pub(super) fn new(bytes: Bytes) -> Self {
        Self { plain: Copy::new(None, bytes), packed: Vec::new() }
    }

    /// Adds a packed copy.
    pub(super) fn add(&mut self, coding: Coding, bytes: Bytes) {
        self.packed.push(Copy::new(Some(coding), bytes));
        self.packed.sort_by_key(|copy| copy.coding != Some(Coding::Brotli));
    }

    /// The file as it is.
    pub(super) const fn plain(&self) -> &Bytes {
        &self.plain.bytes
    }

    pub(super) fn are_several(&self) -> bool {
        !self.packed.is_empty()
    }

    /// The best copy that a reader can read.
    pub(super) fn choose(&self, headers: &HeaderMap) -> &Copy {
        let reads = |copy: &&Copy| copy.coding.is_some_and(|coding| coding.is_read_by(headers));
        self.packed.iter().find(reads).unwrap_or(&self.plain)
    }
}

/// Does the reader have it already?
pub(super) fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_tag = |one: &str| one == "*" || one.strip_prefix("W/").unwrap_or(one).as_bytes() == tag.as_bytes();
    known.split(',').any(|one| is_tag(one.trim()))
}
