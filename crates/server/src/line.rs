//! A client's connection, with a short cut. The task that serves it reads and writes as with any other; besides, a table
//! writes a frame to it at once where nothing else waits to be written. Whoever reads along is then told without waking
//! the task, and there are three of them for everyone who decides. A frame that does not press may be kept, to be written
//! together with the next one.

use axum::extract::ws::Utf8Bytes;
use std::cell::RefCell;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;

/// What is written at once is rarely longer than this, in bytes.
const USUAL: usize = 4096;

thread_local! {
    /// The frames that are being written.
    static FRAMES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A connection as the task that serves it has it.
pub(crate) struct Line {
    read: OwnedReadHalf,
    out: Arc<Mutex<Out>>,
}

/// The way out. A lock is held only while the system takes what is written, never while somebody waits.
struct Out {
    write: OwnedWriteHalf,
    /// What is left of a frame that took the short cut: it goes before anything else.
    rest: Vec<u8>,
    /// Has the task written something only in part?
    midway: bool,
    /// Is the conversation over but for what the task still has to say?
    shut: bool,
}

/// The way to write to a connection besides its task, as long as it is there.
#[derive(Clone)]
pub(crate) struct Shortcut(Weak<Mutex<Out>>);

/// What became of a frame that was to be written at once.
#[derive(Debug, PartialEq, Eq)]
enum Written {
    Whole,
    /// The task has to write the rest.
    InPart,
    Not,
}

impl Line {
    pub(crate) fn new(stream: TcpStream) -> Self {
        let (read, write) = stream.into_split();
        Self { read, out: Arc::new(Mutex::new(Out { write, rest: Vec::new(), midway: false, shut: false })) }
    }

    pub(crate) fn shortcut(&self) -> Shortcut {
        Shortcut(Arc::downgrade(&self.out))
    }

    fn out(&self) -> MutexGuard<'_, Out> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shortcut {
    fn write<'a>(&self, texts: impl Iterator<Item = &'a str>) -> Written {
        let Some(out) = self.0.upgrade() else { return Written::Not };
        out.lock().unwrap_or_else(PoisonError::into_inner).write(texts)
    }

    /// Nothing takes it any more: only the task knows what is to come last.
    pub(crate) fn shut(&self) {
        if let Some(out) = self.0.upgrade() {
            out.lock().unwrap_or_else(PoisonError::into_inner).shut = true;
        }
    }
}

impl Out {
    fn poll_rest(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.rest.is_empty() {
            let written = ready!(Pin::new(&mut self.write).poll_write(cx, &self.rest))?;
            self.rest.drain(..written);
        }
        Poll::Ready(Ok(()))
    }

    fn poll_write(&mut self, cx: &mut Context<'_>, bytes: &[IoSlice<'_>]) -> Poll<io::Result<usize>> {
        self.midway = true;
        ready!(self.poll_rest(cx))?;
        let written = ready!(Pin::new(&mut self.write).poll_write_vectored(cx, bytes))?;
        self.midway = written < bytes.iter().map(|part| part.len()).sum();
        Poll::Ready(Ok(written))
    }

    /// Writes each text as a frame, all at once, if nothing has to be written before them.
    fn write<'a>(&mut self, texts: impl Iterator<Item = &'a str>) -> Written {
        if self.midway || self.shut || !self.rest.is_empty() {
            return Written::Not;
        }
        // One piece: to copy a frame costs less than to have the system gather its parts.
        FRAMES.with_borrow_mut(|frames| {
            frames.clear();
            for text in texts {
                let (header, length) = header(text.len());
                frames.extend_from_slice(&header[..length]);
                frames.extend_from_slice(text.as_bytes());
            }
            let written = match self.write.try_write(frames) {
                Ok(written) if written == frames.len() => Written::Whole,
                Ok(written) => {
                    self.rest.extend_from_slice(&frames[written..]);
                    Written::InPart
                }
                // The system takes nothing more just now; or there is an error, which the task meets as well.
                Err(_) => Written::Not,
            };
            frames.shrink_to(USUAL);
            written
        })
    }
}

/// The header of a frame of text that is sent whole, and how many bytes of it count (RFC 6455, 5.2).
fn header(length: usize) -> ([u8; 10], usize) {
    let mut header = [0x81, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    if length < 126 {
        header[1] = length as u8;
        (header, 2)
    } else if let Ok(length) = u16::try_from(length) {
        header[1] = 126;
        header[2..4].copy_from_slice(&length.to_be_bytes());
        (header, 4)
    } else {
        header[1] = 127;
        header[2..].copy_from_slice(&(length as u64).to_be_bytes());
        (header, 10)
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(cx, into)
    }
}

impl AsyncWrite for Line {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.out().poll_write(cx, &[IoSlice::new(bytes)])
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.out().poll_write(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.out().poll_rest(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut out = self.out();
        ready!(out.poll_rest(cx))?;
        Pin::new(&mut out.write).poll_shutdown(cx)
    }
}

/// Where a table puts the frames of a reader.
pub(crate) struct Outlet {
    frames: mpsc::Sender<Utf8Bytes>,
    /// How many frames the task has yet to write.
    waiting: Arc<AtomicUsize>,
    shortcut: Shortcut,
    /// Frames that do not press, one after the other, and where each ends.
    kept: String,
    ends: Vec<usize>,
}

/// Where the task of a reader finds what it has to write.
pub(crate) struct Inlet {
    frames: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// The two ends of a queue for so many frames.
pub(crate) fn queue(most: usize, shortcut: Shortcut) -> (Outlet, Inlet) {
    let (sender, receiver) = mpsc::channel(most);
    let waiting = Arc::new(AtomicUsize::new(0));
    let waiting_too = Arc::clone(&waiting);
    let outlet =
        Outlet { frames: sender, waiting: waiting_too, shortcut, kept: String::new(), ends: Vec::new() };
    (outlet, Inlet { frames: receiver, waiting })
}

impl Outlet {
    /// Sends a frame after those that were kept. False if the reader is gone or too far behind.
    pub(crate) fn send(&mut self, frame: &str) -> bool {
        self.send_after_kept(Some(frame))
    }

    /// Leaves every frame to the task, which says that it has written something before them all with
    /// [`Inlet::written`].
    pub(crate) fn hold(&self) {
        self.waiting.fetch_add(1, Ordering::AcqRel);
    }

    /// Keeps a frame that does not press, to be sent with the next one or with `send_kept`.
    pub(crate) fn keep(&mut self, frame: &str) {
        self.kept.push_str(frame);
        self.ends.push(self.kept.len());
    }

    /// Sends what was kept. False if the reader is gone or too far behind.
    pub(crate) fn send_kept(&mut self) -> bool {
        self.ends.is_empty() || self.send_after_kept(None)
    }

    /// Sends all of it at once, by the short cut if nothing is before it.
    fn send_after_kept(&mut self, last: Option<&str>) -> bool {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let kept = starts.zip(&self.ends).map(|(start, &end)| &self.kept[start..end]);
        let mut frames = kept.chain(last);
        let sent = match self.waiting.load(Ordering::Acquire) {
            0 => self.shortcut.write(frames.clone()),
            _ => Written::Not,
        };
        let sent = match sent {
            Written::Whole => !self.frames.is_closed(),
            // An empty frame stands for the rest.
            Written::InPart => self.leave(""),
            Written::Not => frames.all(|frame| self.leave(frame)),
        };
        self.kept.clear();
        self.kept.shrink_to(USUAL);
        self.ends.clear();
        sent
    }

    /// Leaves a frame to the task.
    fn leave(&self, frame: &str) -> bool {
        self.waiting.fetch_add(1, Ordering::AcqRel);
        self.frames.try_send(frame.into()).is_ok()
    }

    /// Is the reader gone, or too far behind for one more frame?
    pub(crate) fn is_lost(&self) -> bool {
        self.frames.is_closed() || self.frames.capacity() == 0
    }
}

impl Inlet {
    /// The next frame; an empty one says that the rest of one has to be written. None when the table has let go.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.frames.recv().await
    }

    /// The next frame, if there is one already.
    pub(crate) fn try_next(&mut self) -> Option<Utf8Bytes> {
        self.frames.try_recv().ok()
    }

    /// The last frame was written.
    pub(crate) fn written(&self) {
        self.waiting.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// A line and its other end.
    async fn connected() -> (Line, TcpStream) {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (near, far) = tokio::join!(listener.accept(), TcpStream::connect(address));
        (Line::new(near.expect("a connection").0), far.expect("a connection"))
    }

    fn framed(text: &str) -> Vec<u8> {
        let (header, length) = header(text.len());
        [&header[..length], text.as_bytes()].concat()
    }

    async fn expect(far: &mut TcpStream, bytes: &[u8]) {
        let mut read = vec![0; bytes.len()];
        far.read_exact(&mut read).await.expect("bytes");
        assert!(read == bytes, "other bytes than were written");
    }

    #[test]
    fn a_header_says_how_long_its_text_is() {
        let said = |length| {
            let (header, bytes) = header(length);
            header[..bytes].to_vec()
        };
        assert_eq!(said(5), [0x81, 5]);
        assert_eq!(said(125), [0x81, 125]);
        assert_eq!(said(126), [0x81, 126, 0, 126]);
        assert_eq!(said(65_535), [0x81, 126, 255, 255]);
        assert_eq!(said(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[tokio::test]
    async fn a_frame_takes_the_short_cut_when_nothing_waits() {
        let (line, mut far) = connected().await;
        let (mut outlet, mut inlet) = queue(4, line.shortcut());
        assert!(outlet.send("at once"));
        expect(&mut far, &framed("at once")).await;
        assert_eq!(inlet.try_next(), None);
    }

    #[tokio::test]
    async fn what_is_kept_comes_in_order_before_the_next_frame_or_alone() {
        let (line, mut far) = connected().await;
        let (mut outlet, mut inlet) = queue(4, line.shortcut());
        outlet.keep("one");
        outlet.keep("");
        outlet.keep("two");
        let early = tokio::time::timeout(Duration::from_millis(20), far.readable()).await;
        assert!(early.is_err(), "a frame that was kept came by itself");
        assert!(outlet.send("three"));
        expect(&mut far, &["one", "", "two", "three"].map(framed).concat()).await;
        outlet.keep("four");
        assert!(outlet.send_kept() && outlet.send_kept());
        assert!(outlet.send("five"));
        expect(&mut far, &["four", "five"].map(framed).concat()).await;
        assert_eq!(inlet.try_next(), None);
    }

    /// The task does what it does for each frame that waits, and says of each whether it is the rest of one.
    async fn pass_on(line: &mut Line, inlet: &mut Inlet) -> Vec<bool> {
        let mut rests = Vec::new();
        while let Some(frame) = inlet.try_next() {
            rests.push(frame.is_empty());
            if !frame.is_empty() {
                line.write_all(&framed(&frame)).await.expect("written");
            }
            line.flush().await.expect("flushed");
            inlet.written();
        }
        rests
    }

    #[tokio::test]
    async fn frames_come_whole_and_in_order_however_slowly_they_are_read() {
        let (mut line, mut far) = connected().await;
        let (mut outlet, mut inlet) = queue(4, line.shortcut());
        // More than the system takes for somebody who does not read.
        let texts = ["a", "b", "c"].map(|letter| letter.repeat(8 << 20));
        for text in &texts {
            assert!(outlet.send(text));
        }
        let read = async {
            expect(&mut far, &framed(&texts[0])).await;
            expect(&mut far, b"the task's own").await;
            expect(&mut far, &framed(&texts[1])).await;
            expect(&mut far, &framed(&texts[2])).await;
            expect(&mut far, &framed("and at once again")).await;
        };
        let write = async {
            line.write_all(b"the task's own").await.expect("written");
            // The first was begun at once and its rest left to the task; the others waited behind it.
            assert_eq!(pass_on(&mut line, &mut inlet).await, [true, false, false]);
            assert!(outlet.send("and at once again"));
            assert_eq!(inlet.try_next(), None);
        };
        tokio::join!(read, write);
    }

    #[tokio::test]
    async fn held_frames_wait_until_the_task_has_written_what_comes_before_them() {
        let (mut line, mut far) = connected().await;
        let (mut outlet, mut inlet) = queue(4, line.shortcut());
        outlet.hold();
        assert!(outlet.send("an update"));
        line.write_all(&framed("the welcome")).await.expect("written");
        inlet.written();
        assert!(outlet.send("another update"));
        assert_eq!(pass_on(&mut line, &mut inlet).await, [false, false]);
        expect(&mut far, &["the welcome", "an update", "another update"].map(framed).concat()).await;
        assert!(outlet.send("at once again"));
        assert_eq!(inlet.try_next(), None);
    }

    #[tokio::test]
    async fn nothing_overtakes_what_the_task_writes_or_has_to_write() {
        let (mut line, mut far) = connected().await;
        let (mut outlet, mut inlet) = queue(4, line.shortcut());
        let long = vec![7; 16 << 20];
        let mut left = long.as_slice();
        // Until the system takes no more.
        loop {
            let write = std::future::poll_fn(|cx| Poll::Ready(Pin::new(&mut line).poll_write(cx, left)));
            let Poll::Ready(written) = write.await else { break };
            left = &left[written.expect("written")..];
        }
        assert!(!left.is_empty(), "the system took all of it");
        let taken = long.len() - left.len();
        expect(&mut far, &long[..taken]).await;
        // Now there is room, but the task is in the middle of what it writes.
        line.read.as_ref().writable().await.expect("room");
        assert!(outlet.send("first"));
        tokio::join!(expect(&mut far, &long[taken..]), async {
            line.write_all(left).await.expect("written")
        });
        // Now it is not, but the first has to be written before the others.
        outlet.keep("second");
        assert!(outlet.send("third"));
        assert_eq!(pass_on(&mut line, &mut inlet).await, [false, false, false]);
        expect(&mut far, &["first", "second", "third"].map(framed).concat()).await;
    }

    #[tokio::test]
    async fn nothing_takes_the_short_cut_once_it_is_shut_or_the_connection_gone() {
        let (line, _far) = connected().await;
        let shortcut = line.shortcut();
        shortcut.shut();
        assert_eq!(shortcut.write(["late"].into_iter()), Written::Not);
        let (line, mut far) = connected().await;
        let shortcut = line.shortcut();
        drop(line);
        assert_eq!(shortcut.write(["late"].into_iter()), Written::Not);
        assert_eq!(
            far.read(&mut [0; 8]).await.expect("an end"),
            0,
            "a table does not keep a connection open"
        );
    }
}
