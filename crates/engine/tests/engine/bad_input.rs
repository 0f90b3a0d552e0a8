//! Whatever comes in: one reply a line, and the engine goes on.

use crate::support::Talk;
use armonium_engine::{Engine, MAX_LINE, serve};
use serde_json::{Value, json};
use std::io::{BufReader, Read};

/// Lines that are no requests, and the code each is answered with.
fn lines() -> Vec<(Vec<u8>, &'static str)> {
    let nested = |open: &str, close: &str, depth: usize| open.repeat(depth) + &close.repeat(depth);
    let field = |value: &str| format!("{{\"cmd\":\"drop\",\"game\":{value}}}").into_bytes();
    vec![
        (b"".to_vec(), "not_json"),
        (b"   ".to_vec(), "not_json"),
        (b"\r".to_vec(), "not_json"),
        (b"\0".to_vec(), "not_json"),
        (b"{\"cmd\":\"hello\0\"}".to_vec(), "not_json"),
        (b"{\"cmd\":\"hello\\u0000\"}".to_vec(), "unknown_command"),
        (b"\xff\xfe{}".to_vec(), "not_utf8"),
        (b"{\"cmd\":\"\xc3\"}".to_vec(), "not_utf8"),
        (b"{\"cmd\":\"\\ud800\"}".to_vec(), "bad_field"),
        ("\u{feff}{\"cmd\":\"hello\"}".as_bytes().to_vec(), "not_json"),
        (b"hello".to_vec(), "not_json"),
        (b"{".to_vec(), "not_json"),
        (b"}".to_vec(), "not_json"),
        (b"{\"cmd\":\"hello\"".to_vec(), "not_json"),
        (b"{\"cmd\":\"hello\",}".to_vec(), "not_json"),
        (b"{'cmd':'hello'}".to_vec(), "not_json"),
        (b"{\"cmd\":\"hello\"} {}".to_vec(), "not_json"),
        (b"{\"cmd\":NaN}".to_vec(), "not_json"),
        (b"{cmd:1}".to_vec(), "not_json"),
        (b"null".to_vec(), "not_an_object"),
        (b"17".to_vec(), "not_an_object"),
        (b"\"hello\"".to_vec(), "not_an_object"),
        (b"[{\"cmd\":\"hello\"}]".to_vec(), "not_an_object"),
        (b"{\"cmd\":\"hello\",\"cmd\":\"drop\"}".to_vec(), "repeated_field"),
        (b"{\"cmd\":\"hello\",\"id\":1,\"id\":2}".to_vec(), "repeated_field"),
        (nested("[", "]", 100_000).into_bytes(), "not_an_object"),
        (nested("{\"a\":", "}", 100_000).into_bytes(), "not_json"),
        (field(&nested("[", "]", 100_000)), "bad_field"),
        (field("1e999"), "bad_field"),
        (field(&"9".repeat(100_000)), "bad_field"),
        (field(&format!("\"{}\"", "x".repeat(1_000_000))), "unknown_game"),
        (b"{\"cmd\":\"hello\",\"protocol\":99999999999999999999999999}".to_vec(), "unknown_protocol"),
        (b"{\"cmd\":\"new\",\"game\":\"g\",\"players\":4e0,\"seed\":1}".to_vec(), "bad_field"),
        (
            b"{\"cmd\":\"new\",\"game\":\"g\",\"players\":4,\"seed\":18446744073709551616}".to_vec(),
            "bad_field",
        ),
    ]
}

#[test]
fn every_line_gets_one_reply_and_the_engine_goes_on() {
    let mut talk = Talk::new();
    for (line, code) in lines() {
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        let reply = talk.line(&line);
        assert_eq!(reply["error"]["code"], code, "{shown}: {reply}");
        assert!(reply.to_string().len() < 2000, "{shown}");
        assert_eq!(talk.line("{\"cmd\":\"hello\",\"id\":1}")["id"], 1, "{shown}");
    }
}

#[test]
fn ids_are_repeated_as_they_were_written() {
    let mut engine = Engine::default();
    for id in ["0", "-7", "1e3", "12345678901234567890123456789", "\"\"", "\"ü\\n\\u0041\"", "1.50"] {
        let line = format!("{{\"cmd\":\"drop\",\"id\":{id}}}");
        let reply = engine.answer(line.as_bytes());
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"error\":")), "{reply}");
    }
    let reply = engine.answer(b"{\"cmd\":\"hello\",\"id\":null}");
    assert!(reply.starts_with("{\"id\":null,\"ok\":"), "{reply}");
}

#[test]
fn the_last_line_needs_no_end_and_line_ends_may_have_a_carriage_return() {
    let input = b"{\"cmd\":\"hello\",\"id\":1}\r\n\n{\"cmd\":\"hello\",\"id\":2}";
    let replies = spoken(input.as_slice());
    assert_eq!(
        replies.iter().map(|reply| reply["id"].clone()).collect::<Vec<_>>(),
        [Value::Null, json!(1), Value::Null, json!(2)]
    );
    assert_eq!(spoken(b"".as_slice()).len(), 1, "a greeting");
}

#[test]
fn a_line_of_the_greatest_length_is_read_and_a_longer_one_is_thrown_away() {
    let request = b"{\"cmd\":\"hello\",\"id\":1}";
    for (blanks, code) in
        [(MAX_LINE - request.len(), None), (MAX_LINE - request.len() + 1, Some("line_too_long"))]
    {
        let mut input = vec![b' '; blanks];
        input.extend_from_slice(request);
        input.extend_from_slice(b"\n{\"cmd\":\"hello\",\"id\":2}\n");
        let replies = spoken(input.as_slice());
        assert_eq!(replies.len(), 3);
        assert_eq!(replies[1]["error"]["code"].as_str(), code);
        assert_eq!(replies[2]["id"], 2);
    }
}

/// A hundred million bytes without a line end, made up as they are read; then a request.
struct Flood {
    left: usize,
    rest: &'static [u8],
}

impl Read for Flood {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.left == 0 {
            return self.rest.read(buffer);
        }
        let count = buffer.len().min(self.left);
        buffer[..count].fill(b'[');
        self.left -= count;
        Ok(count)
    }
}

#[test]
fn a_line_of_a_hundred_megabytes_is_thrown_away_as_it_comes_in() {
    let flood = Flood { left: 100_000_000, rest: b"\n{\"cmd\":\"hello\",\"id\":\"after\"}\n" };
    let replies = spoken(BufReader::new(flood));
    assert_eq!(replies.len(), 3);
    assert_eq!(replies[1]["error"]["code"], "line_too_long");
    assert_eq!(replies[2]["id"], "after");
    let endless = Flood { left: 100_000_000, rest: b"" };
    assert_eq!(spoken(BufReader::new(endless))[1]["error"]["code"], "line_too_long");
}

fn spoken(input: impl std::io::BufRead) -> Vec<Value> {
    let mut out = Vec::new();
    serve(&mut Engine::default(), input, &mut out).expect("memory can be written");
    let text = String::from_utf8(out).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}
