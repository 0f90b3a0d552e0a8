//! Requests in, replies out, a line each. Memory is bounded whatever comes in.

use crate::engine::{Engine, reply};
use crate::refusal::{Code, Refusal};
use std::io::{self, BufRead, Write};

/// The longest line, in bytes. The rest of a longer one is discarded as it arrives.
pub const MAX_LINE: usize = 4 << 20;
/// The capacity kept after a long line.
const USUAL_LINE: usize = 64 << 10;

/// The result of reading a line.
enum Line {
    /// A line is in the buffer, without its end.
    Whole,
    /// A line was too long and was discarded.
    TooLong,
    /// The end of the input.
    End,
}

/// Greets, then answers every line until the input ends.
pub fn serve(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    say(&mut output, &engine.greeting())?;
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line)? {
            Line::Whole => engine.answer(&line),
            Line::TooLong => reply(None, Err(too_long())),
            Line::End => return Ok(()),
        };
        say(&mut output, &answer)?;
        line.clear();
        line.shrink_to(USUAL_LINE);
    }
}

fn say(output: &mut impl Write, line: &str) -> io::Result<()> {
    output.write_all(line.as_bytes())?;
    output.write_all(b"\n")?;
    output.flush()
}

fn too_long() -> Refusal {
    Refusal::new(Code::LineTooLong, format!("The line is longer than {MAX_LINE} bytes."))
}

/// Reads up to the next line end. The last line need not have one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    let mut length = 0;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let ended = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..ended.unwrap_or(bytes.len())];
        let over = bytes.is_empty();
        length += part.len();
        if length <= MAX_LINE {
            line.extend_from_slice(part);
        } else {
            line.clear();
        }
        let used = part.len() + usize::from(ended.is_some());
        input.consume(used);
        if ended.is_some() || over {
            return Ok(match length {
                0 if over => Line::End,
                0..=MAX_LINE => Line::Whole,
                _ => Line::TooLong,
            });
        }
    }
}
