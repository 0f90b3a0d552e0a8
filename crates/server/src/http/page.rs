//! The page in the browser, which is part of the program. Every address that is neither a file nor for programs is the page;
//! what it shows there, the page decides itself. How a copy is chosen: page/copies.rs.

mod copies;
mod preview;

use super::error::Error;
use super::packed::gzip;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
pub(super) use copies::Coding;
use copies::{Copies, Copy};
use preview::Preview;
pub(super) use preview::preview;
use rust_embed::Embed;
use std::borrow::Cow;
use std::collections::HashMap;

const MISSING: &str = "The page has not been built; `cargo xtask run` builds and serves it. Programs: /api\n";
/// The same for readers of HTML.
const BARE: &str = "<!doctype html>\n<head><title>Armonium</title></head>\n<body>The page has not been built; \
     <code>cargo xtask run</code> builds and serves it.</body>\n";
/// The page itself.
const INDEX: &str = "index.html";
/// Where files have names that change with what is in them.
const ASSETS: &str = "assets/";

/// What the page's own build has made; empty if nobody has built it. In a build for tests it is read when the server starts.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The files of the page by their paths. What is not in here cannot be had, whatever a path looks like.
pub(crate) struct Page {
    files: HashMap<String, File>,
}

/// A file as it is sent.
struct File {
    kind: &'static str,
    copies: Copies,
}

impl Page {
    /// The page in this program.
    pub(crate) fn built_in() -> Self {
        let bytes = |data| match data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Self::of(Built::iter().filter_map(|name| Some((name.to_string(), bytes(Built::get(&name)?.data)))))
    }

    /// A page of these files. Those that end with `.br` and `.gz` are copies of others.
    fn of(files: impl Iterator<Item = (String, Bytes)>) -> Self {
        let (packed, plain): (Vec<_>, Vec<_>) = files.partition(|(name, _)| Coding::of(name).is_some());
        let mut page = Self { files: HashMap::new() };
        for (name, bytes) in plain {
            page.files.insert(name.clone(), File { kind: kind(&name), copies: Copies::new(bytes) });
        }
        for (name, bytes) in packed {
            let Some((of, coding)) = Coding::of(&name) else { continue };
            if let Some(file) = page.files.get_mut(of) {
                file.copies.add(coding, bytes);
            }
        }
        page
    }

    /// What lies at a path outside the API.
    pub(crate) fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        if !matches!(*method, Method::GET | Method::HEAD) {
            return Error::METHOD.into_response();
        }
        let name = path.trim_start_matches('/');
        // Addresses that the page shows something for have no dots in them.
        let is_file = name.starts_with(ASSETS) || name.contains('.');
        let name = if is_file { name } else { INDEX };
        match self.files.get(name) {
            Some(file) => file.answer(name, headers),
            None if name == INDEX => MISSING.into_response(),
            None => Error::NOT_FOUND.into_response(),
        }
    }

    /// The page with a preview in its head.
    pub(super) fn answer_with(&self, method: &Method, headers: &HeaderMap, preview: &Preview) -> Response {
        if !matches!(*method, Method::GET | Method::HEAD) {
            return Error::METHOD.into_response();
        }
        let index = self.files.get(INDEX).map(|index| String::from_utf8_lossy(index.copies.plain()));
        let text = preview.put_into(index.as_deref().unwrap_or(BARE));
        let packed = Coding::Gzip.is_read_by(headers).then(|| gzip(&text)).flatten();
        let mut copies = Copies::new(Bytes::from(text));
        if let Some(packed) = packed {
            copies.add(Coding::Gzip, Bytes::from(packed));
        }
        let mut response = File { kind: kind(INDEX), copies }.answer(INDEX, headers);
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
        // An invitation is for those who have its address.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        response
    }
}

impl File {
    fn answer(&self, name: &str, headers: &HeaderMap) -> Response {
        let Copy { coding, bytes, tag } = self.copies.choose(headers);
        // What is under such a name never changes; the page itself may change at any time.
        let kept = if name.starts_with(ASSETS) { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut about: Vec<(HeaderName, HeaderValue)> =
            vec![(header::ETAG, tag.clone()), (header::CACHE_CONTROL, HeaderValue::from_static(kept))];
        if self.copies.are_several() {
            about.push((header::VARY, HeaderValue::from_static("accept-encoding")));
        }
        let mut response = if copies::is_known(headers, tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            about.push((header::CONTENT_TYPE, HeaderValue::from_static(self.kind)));
            about.extend(coding.map(|coding| (header::CONTENT_ENCODING, coding.name())));
            // Without a body of its own kind, which would bring a header of its own.
            axum::body::Body::from(bytes.clone()).into_response()
        };
        response.headers_mut().extend(about);
        response
    }
}

/// What is in a file, by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        let files = [
            ("index.html", "<!doctype html>"),
            ("index.html.br", "small"),
            ("index.html.gz", "smaller"),
            ("icon.svg", "<svg/>"),
            ("assets/main-1a2b.js", "let it = 1;"),
            ("assets/main-1a2b.js.gz", "packed"),
            ("assets/font-3c4d.woff2", "wOF2"),
            ("assets/engine-7a8b.wasm", "asm"),
            ("assets/engine-7a8b.wasm.br", "packed engine"),
            ("sw.js", "self"),
            ("manifest.webmanifest", "{}"),
            ("assets/stray-5e6f.css.br", "a copy of nothing"),
        ];
        Page::of(files.into_iter().map(|(name, text)| (name.to_owned(), Bytes::from(text))))
    }

    fn ask(method: &Method, path: &str, headers: &[(HeaderName, &'static str)]) -> (u16, HeaderMap, String) {
        let headers: HeaderMap =
            headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        let (parts, body) = page().answer(method, path, &headers).into_parts();
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let bytes = runtime.block_on(axum::body::to_bytes(body, 1 << 20)).expect("a body");
        (parts.status.as_u16(), parts.headers, String::from_utf8_lossy(&bytes).into_owned())
    }

    fn get(path: &str, headers: &[(HeaderName, &'static str)]) -> (u16, HeaderMap, String) {
        ask(&Method::GET, path, headers)
    }

    fn told(headers: &HeaderMap, name: HeaderName) -> &str {
        headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    #[test]
    fn every_address_that_is_no_file_is_the_page() {
        for path in ["/", "/index.html", "/table/0123456789abc", "/rules", "/open", "/a/b/c", "/apiary"] {
            let (status, headers, text) = get(path, &[]);
            assert_eq!((status, text.as_str()), (200, "<!doctype html>"), "{path}");
            assert_eq!(told(&headers, header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(told(&headers, header::CACHE_CONTROL), "no-cache");
            assert_eq!(told(&headers, header::VARY), "accept-encoding");
        }
    }

    #[test]
    fn what_is_not_in_the_page_cannot_be_had() {
        for path in [
            "/assets/",
            "/assets/main.js",
            "/nothing.js",
            "/icon.svg/",
            "/../Cargo.toml",
            "/assets/../index.html",
            "/assets/..%2f..%2fCargo.toml",
            "/assets/%2e%2e/index.html",
            "/..%5c..%5cCargo.toml",
            "/assets/main-1a2b.js.gz",
            "/index.html.br",
            "/assets/stray-5e6f.css",
        ] {
            let (status, _, text) = get(path, &[]);
            assert_eq!(status, 404, "{path}: {text}");
        }
        assert_eq!(ask(&Method::POST, "/", &[]).0, 405);
    }

    #[test]
    fn files_have_their_kind_and_those_with_changing_names_are_kept_for_ever() {
        for (path, kind, kept) in [
            ("/icon.svg", "image/svg+xml", "no-cache"),
            ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
            ("/assets/font-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
            ("/assets/engine-7a8b.wasm", "application/wasm", "public, max-age=31536000, immutable"),
            // A browser that keeps the service worker would never see a new version of the page.
            ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
            ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ] {
            let (status, headers, _) = get(path, &[]);
            assert_eq!(status, 200);
            assert_eq!(told(&headers, header::CONTENT_TYPE), kind);
            assert_eq!(told(&headers, header::CACHE_CONTROL), kept);
        }
        let (_, headers, _) = get("/icon.svg", &[]);
        assert_eq!(headers.get(header::VARY), None, "there is one copy only");
    }

    #[test]
    fn a_reader_gets_the_smallest_copy_it_can_read() {
        let copies = [
            ("br, gzip", "br", "small"),
            ("gzip, deflate, br, zstd", "br", "small"),
            ("gzip", "gzip", "smaller"),
            ("br;q=0, gzip;q=0.5", "gzip", "smaller"),
            ("br; q=0.0, *", "gzip", "smaller"),
            ("*", "br", "small"),
            ("identity", "", "<!doctype html>"),
            ("*;q=0", "", "<!doctype html>"),
            ("brotli", "", "<!doctype html>"),
        ];
        for (accepted, coding, text) in copies {
            let (status, headers, got) = get("/", &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!((status, got.as_str()), (200, text), "{accepted}");
            assert_eq!(told(&headers, header::CONTENT_ENCODING), coding, "{accepted}");
        }
        let (_, headers, text) = get("/assets/main-1a2b.js", &[(header::ACCEPT_ENCODING, "br, gzip")]);
        assert_eq!((told(&headers, header::CONTENT_ENCODING), text.as_str()), ("gzip", "packed"));
    }

    #[test]
    fn what_a_reader_has_is_not_sent_again() {
        let accept = (header::ACCEPT_ENCODING, "br");
        let (_, headers, _) = get("/", std::slice::from_ref(&accept));
        let tag: &'static str = Box::leak(told(&headers, header::ETAG).to_owned().into_boxed_str());
        assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 10, "{tag}");
        let (status, headers, text) = get("/", &[accept.clone(), (header::IF_NONE_MATCH, tag)]);
        assert_eq!((status, text.as_str()), (304, ""));
        assert_eq!(told(&headers, header::ETAG), tag);
        assert_eq!(told(&headers, header::CACHE_CONTROL), "no-cache");
        assert_eq!(told(&headers, header::VARY), "accept-encoding");
        // Another copy is another thing.
        assert_eq!(get("/", &[(header::IF_NONE_MATCH, tag)]).0, 200);
        let weak: &'static str = Box::leak(format!("\"x\", W/{tag}").into_boxed_str());
        assert_eq!(get("/", &[accept.clone(), (header::IF_NONE_MATCH, weak)]).0, 304);
        assert_eq!(get("/", &[accept, (header::IF_NONE_MATCH, "*")]).0, 304);
    }

    #[test]
    fn a_program_without_a_page_says_how_to_build_it() {
        let page = Page::of(std::iter::empty());
        let response = page.answer(&Method::GET, "/table/0123456789abc", &HeaderMap::new());
        assert_eq!(response.status(), 200);
        assert_eq!(told(response.headers(), header::CONTENT_TYPE), "text/plain; charset=utf-8");
        assert!(MISSING.contains("cargo xtask run") && MISSING.lines().count() == 1);
    }
}
