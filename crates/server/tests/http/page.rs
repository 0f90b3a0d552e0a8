//! The page as browsers get it: whichever is in the program, or the line that says how to build one.

use super::support::House;
use std::io::{Read, Write};
use std::net::TcpStream;

/// Sends a request as it is and returns everything that comes back.
fn raw(house: &House, request: &str) -> String {
    let mut stream = TcpStream::connect(house.address).unwrap();
    let text = format!("{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", house.address);
    stream.write_all(text.as_bytes()).unwrap();
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).unwrap();
    String::from_utf8_lossy(&reply).into_owned()
}

#[test]
fn every_address_outside_the_api_is_the_page() {
    let house = House::open();
    let page = house.nobody().get("/");
    assert_eq!(page.status, 200);
    let kind = page.header("content-type").unwrap();
    assert!(kind.starts_with("text/html") || page.text.contains("cargo xtask run"), "{page:?}");
    let table = house.nobody().get("/table/0123456789abc");
    assert_eq!((table.status, table.text.contains("og:title")), (200, true), "{table:?}");
    let body = |text: &str| text.split_once("</head>").map(|(_, body)| body.to_owned());
    assert!(body(&page.text).is_none_or(|page| Some(page) == body(&table.text)));
    for path in ["/table", "/rules", "/open", "/anything/else"] {
        let reply = house.nobody().get(path);
        assert_eq!((reply.status, &reply.text), (200, &page.text), "{path}");
    }
    for path in ["/api/nothing", "/api/", "/nothing.js", "/assets/nothing.css"] {
        let reply = house.nobody().get(path);
        assert_eq!(reply.refusal(), (404, "not_found"), "{path}");
    }
    assert_eq!(house.nobody().delete("/").refusal(), (405, "method"));
}

#[test]
fn a_head_request_gets_the_head_alone() {
    let house = House::open();
    let whole = raw(&house, "GET /");
    let (head, body) = whole.split_once("\r\n\r\n").unwrap();
    let (alone, nothing) =
        raw(&house, "HEAD /").split_once("\r\n\r\n").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    assert_eq!(nothing, "");
    let fixed = |head: &str| {
        let own = |line: &&str| !line.starts_with("x-request-id") && !line.starts_with("date");
        head.lines().filter(own).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(fixed(head), fixed(&alone));
    assert!(head.contains(&format!("content-length: {}", body.len())), "{head}");
}

#[test]
fn no_path_leads_out_of_the_page() {
    let house = House::open();
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/assets/../../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/Cargo.toml",
        "/..%5c..%5cCargo.toml",
        "//etc/passwd.txt",
        "/assets/%00.js",
        "/index.html%00.js",
    ] {
        let reply = raw(&house, &format!("GET {path}"));
        assert!(reply.starts_with("HTTP/1.1 404"), "{path}: {reply}");
        assert!(
            !reply.contains("[package]") && !reply.contains("[workspace]") && !reply.contains("root:"),
            "{reply}"
        );
    }
}
