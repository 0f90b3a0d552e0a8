//! A player's WebSocket, as cheap as one can be: the load shares the machine with the server it measures.

use crate::Done;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
/// Any sixteen bytes will do: nothing between the load and its server keeps answers.
const KEY: &str = "YXJtb25pdW0gYmVuY2ghIQ==";
/// How much is read at once.
const CHUNK: usize = 4096;

/// A connection, and what of it was read but not yet looked at.
pub(crate) struct Socket {
    stream: TcpStream,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    out: Vec<u8>,
    /// How many bytes have come.
    pub(crate) received: u64,
}

impl Socket {
    /// Asks for a WebSocket, with these headers besides those that it takes.
    pub(crate) async fn connect(port: u16, path: &str, headers: &[(&str, &str)]) -> Done<Self> {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
        stream.set_nodelay(true)?;
        let mut request = format!(
            "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        );
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += "\r\n";
        stream.write_all(request.as_bytes()).await?;
        let mut socket =
            Self { stream, buffer: vec![0; CHUNK], start: 0, end: 0, out: Vec::new(), received: 0 };
        loop {
            socket.read().await?;
            let head = &socket.buffer[..socket.end];
            if let Some(end) = memchr::memmem::find(head, b"\r\n\r\n") {
                if !head.starts_with(b"HTTP/1.1 101") {
                    return Err(format!("{path}: {}", String::from_utf8_lossy(head)).into());
                }
                socket.start = end + 4;
                return Ok(socket);
            }
        }
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: &str) -> Done<()> {
        self.send_frame(TEXT, text.len(), |out| out.extend_from_slice(text.as_bytes())).await
    }

    async fn send_frame(&mut self, kind: u8, length: usize, payload: impl FnOnce(&mut Vec<u8>)) -> Done<()> {
        self.out.clear();
        self.out.push(0x80 | kind);
        match u16::try_from(length)? {
            short @ 0..126 => self.out.push(0x80 | short as u8),
            long => {
                self.out.push(0x80 | 126);
                self.out.extend_from_slice(&long.to_be_bytes());
            }
        }
        // A mask of nothing leaves the text as it is.
        self.out.extend_from_slice(&[0; 4]);
        payload(&mut self.out);
        Ok(self.stream.write_all(&self.out).await?)
    }

    /// The next text; pings are answered on the way.
    pub(crate) async fn next(&mut self) -> Done<&str> {
        loop {
            let (kind, from, to) = self.frame().await?;
            self.start = to;
            match kind {
                TEXT => return Ok(std::str::from_utf8(&self.buffer[from..to])?),
                PING => {
                    let payload = self.buffer[from..to].to_vec();
                    self.send_frame(PONG, payload.len(), |out| out.extend_from_slice(&payload)).await?;
                }
                CLOSE => return Err("the server has ended the connection".into()),
                PONG => {}
                other => return Err(format!("a frame of kind {other}, which the load does not know").into()),
            }
        }
    }

    /// The next frame: its kind, and from where to where its payload stands in the buffer.
    async fn frame(&mut self) -> Done<(u8, usize, usize)> {
        loop {
            let there = &self.buffer[self.start..self.end];
            let header = match *there {
                [first, short @ 0..126, ..] => Some((first, 2, usize::from(short))),
                [first, 126, a, b, ..] => Some((first, 4, usize::from(u16::from_be_bytes([a, b])))),
                [first, 127, a, b, c, d, e, f, g, h, ..] => {
                    let long = u64::from_be_bytes([a, b, c, d, e, f, g, h]);
                    Some((first, 10, usize::try_from(long)?))
                }
                [_, 128..=255, ..] => return Err("a server does not mask its frames".into()),
                _ => None,
            };
            if let Some((first, header, length)) = header
                && there.len() >= header + length
            {
                if first & 0xf0 != 0x80 {
                    return Err("a frame in pieces, which the load does not know".into());
                }
                let from = self.start + header;
                return Ok((first & 0x0f, from, from + length));
            }
            self.read().await?;
        }
    }

    /// Reads what has come, at least a byte.
    async fn read(&mut self) -> Done<()> {
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        } else if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
        }
        if self.end == self.buffer.len() {
            self.buffer.resize(self.end + CHUNK, 0);
        }
        match self.stream.read(&mut self.buffer[self.end..]).await? {
            0 => Err("the server has gone".into()),
            more => {
                self.end += more;
                self.received += more as u64;
                Ok(())
            }
        }
    }
}

/// The text right after the first place where something stands.
pub(crate) fn after<'a>(text: &'a str, what: &str) -> Option<&'a str> {
    let at = memchr::memmem::find(text.as_bytes(), what.as_bytes())?;
    text.get(at + what.len()..)
}

/// The number a text begins with.
pub(crate) fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let end = text.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}
