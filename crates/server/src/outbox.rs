//! The bounded queue of frames between a table's actor and a subscriber's connection. The actor never waits for a client:
//! one that falls behind by a whole queue is disconnected.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many frames may wait for a client.
const CAPACITY: usize = 128;

/// The actor's end.
pub(crate) struct Outbox(mpsc::Sender<Utf8Bytes>);

/// The connection's end; it yields None once the actor has dropped the subscriber.
pub(crate) type Frames = mpsc::Receiver<Utf8Bytes>;

pub(crate) fn outbox() -> (Outbox, Frames) {
    let (sender, receiver) = mpsc::channel(CAPACITY);
    (Outbox(sender), receiver)
}

impl Outbox {
    /// Queues a frame. False if the client is gone or too far behind.
    pub(crate) fn send(&self, frame: &str) -> bool {
        self.0.try_send(frame.into()).is_ok()
    }

    /// True if the client is gone or cannot take another frame.
    pub(crate) fn is_lost(&self) -> bool {
        self.0.is_closed() || self.0.capacity() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn frames_arrive_in_order_and_end_with_the_outbox() {
        let (outbox, mut frames) = outbox();
        assert!(outbox.send("one") && outbox.send("two"));
        drop(outbox);
        assert_eq!(frames.recv().await.as_deref(), Some("one"));
        assert_eq!(frames.recv().await.as_deref(), Some("two"));
        assert_eq!(frames.recv().await, None);
    }

    #[test]
    fn a_client_that_does_not_read_is_lost_after_a_whole_queue() {
        let (outbox, frames) = outbox();
        for _ in 0..CAPACITY {
            assert!(!outbox.is_lost() && outbox.send("an update"));
        }
        assert!(outbox.is_lost() && !outbox.send("one too many"));
        drop(frames);
        assert!(outbox.is_lost());
    }

    #[test]
    fn a_client_that_is_gone_is_lost() {
        let (outbox, frames) = outbox();
        drop(frames);
        assert!(outbox.is_lost() && !outbox.send("an update"));
    }
}
