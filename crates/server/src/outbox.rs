//! Where messages for a connection wait.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use bytes::Bytes;
use prometheus_client::metrics::gauge::Gauge;

use crate::cluster::{GuestNumber, Lane};

/// How many messages wait for a connection at most.
const MOST: usize = 256;
/// How many bytes wait for a connection at most. A message that is longer waits alone.
const MOST_BYTES: usize = 256 * 1024;

/// Where messages for a connection wait. It is bounded: a client that reads too slowly is dropped, never waited for.
pub(crate) struct Outbox(Way);

/// How messages reach a connection.
enum Way {
    /// It is a connection of this node.
    Here(Arc<Shared>),
    /// It is one of another node, whose guests of a room share a lane.
    There(Arc<Lane>, GuestNumber),
}

/// What waits, for whoever writes it.
pub(crate) struct Outgoing(Arc<Shared>);

/// The reader is too slow.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooSlow;

/// What both sides know. Each message passes through here for each guest, so it is one short lock and nothing else.
struct Shared {
    queue: Mutex<Queue>,
    /// What waits for all connections together.
    all: Gauge,
}

#[derive(Default)]
struct Queue {
    messages: VecDeque<Bytes>,
    bytes: usize,
    /// Whether one of the two sides is gone.
    closed: bool,
    /// Whoever waits for a message.
    reader: Option<Waker>,
}

/// A place where messages wait, whose bytes are counted with those of all others.
pub(crate) fn outbox(all: &Gauge) -> (Outbox, Outgoing) {
    let shared = Arc::new(Shared {
        queue: Mutex::default(),
        all: all.clone(),
    });
    (Outbox(Way::Here(shared.clone())), Outgoing(shared))
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, bytes: Bytes) -> Result<(), TooSlow> {
        let length = bytes.len();
        let mut queue = self.queue();
        if queue.closed {
            return Ok(());
        }
        let full = queue.messages.len() == MOST;
        if full || (queue.bytes > 0 && queue.bytes + length > MOST_BYTES) {
            return Err(TooSlow);
        }
        queue.bytes += length;
        queue.messages.push_back(bytes);
        self.all.inc_by(length as i64);
        let reader = queue.reader.take();
        drop(queue);
        if let Some(reader) = reader {
            reader.wake();
        }
        Ok(())
    }

    /// There will be no more.
    fn close(&self) {
        let mut queue = self.queue();
        queue.closed = true;
        let reader = queue.reader.take();
        drop(queue);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl Outbox {
    /// A place where messages wait for a guest of another node.
    pub(crate) fn there(lane: Arc<Lane>, guest: GuestNumber) -> Outbox {
        Outbox(Way::There(lane, guest))
    }

    /// Puts a message in. If nobody takes messages out any more, that is no fault of the reader.
    pub(crate) fn put(&self, bytes: Bytes) -> Result<(), TooSlow> {
        match &self.0 {
            Way::Here(shared) => shared.put(bytes),
            Way::There(lane, guest) => match lane.put(*guest, bytes) {
                true => Ok(()),
                false => Err(TooSlow),
            },
        }
    }
}

impl Drop for Outbox {
    /// Without its outbox a connection comes to its end, wherever it is.
    fn drop(&mut self) {
        match &self.0 {
            Way::Here(shared) => shared.close(),
            Way::There(lane, guest) => lane.hang_up(*guest),
        }
    }
}

impl Outgoing {
    /// Waits for the next message; none if there will be no more.
    pub(crate) async fn next(&mut self) -> Option<Bytes> {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// The next message; none if there will be no more. It waits no longer: the socket has it.
    pub(crate) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut queue = self.0.queue();
        let Some(bytes) = queue.messages.pop_front() else {
            if queue.closed {
                return Poll::Ready(None);
            }
            queue.reader = Some(context.waker().clone());
            return Poll::Pending;
        };
        queue.bytes -= bytes.len();
        drop(queue);
        self.0.all.dec_by(bytes.len() as i64);
        Poll::Ready(Some(bytes))
    }
}

impl Drop for Outgoing {
    /// What nobody will write waits no longer.
    fn drop(&mut self) {
        let closed = Queue {
            closed: true,
            ..Queue::default()
        };
        let left = std::mem::replace(&mut *self.0.queue(), closed);
        self.0.all.dec_by(left.bytes as i64);
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    fn message(length: usize) -> Bytes {
        Bytes::from(vec![b'x'; length])
    }

    #[tokio::test]
    async fn what_waits_is_counted_in_bytes() {
        let (outbox, mut outgoing) = outbox(&Gauge::default());
        for _ in 0..4 {
            assert_eq!(outbox.put(message(MOST_BYTES / 4)), Ok(()));
        }
        assert_eq!(outbox.put(message(1)), Err(TooSlow));
        assert!(outgoing.next().await.is_some());
        assert_eq!(outbox.put(message(MOST_BYTES / 4)), Ok(()));
        assert_eq!(outbox.put(message(1)), Err(TooSlow));
    }

    #[tokio::test]
    async fn what_waits_is_counted_in_messages_too() {
        let (outbox, mut outgoing) = outbox(&Gauge::default());
        for _ in 0..MOST {
            assert_eq!(outbox.put(message(1)), Ok(()));
        }
        assert_eq!(outbox.put(message(1)), Err(TooSlow));
        assert!(outgoing.next().await.is_some());
        assert_eq!(outbox.put(message(1)), Ok(()));
    }

    #[tokio::test]
    async fn a_long_message_waits_alone() {
        let (outbox, mut outgoing) = outbox(&Gauge::default());
        assert_eq!(outbox.put(message(2 * MOST_BYTES)), Ok(()));
        assert_eq!(outbox.put(message(1)), Err(TooSlow));
        assert!(outgoing.next().await.is_some());
        assert_eq!(outbox.put(message(1)), Ok(()));
        drop(outgoing);
        assert_eq!(outbox.put(message(1)), Ok(()), "nobody is too slow");
    }

    #[tokio::test]
    async fn what_waits_for_all_is_counted_until_it_is_written_or_nobody_writes_it() {
        let all = Gauge::default();
        let (one, mut writes) = outbox(&all);
        let (two, goes_away) = outbox(&all);
        assert_eq!(one.put(message(10)), Ok(()));
        assert_eq!(two.put(message(5)), Ok(()));
        assert_eq!(two.put(message(MOST_BYTES)), Err(TooSlow));
        assert_eq!(all.get(), 15);
        assert!(writes.next().await.is_some());
        assert_eq!(all.get(), 5);
        drop(goes_away);
        assert_eq!(two.put(message(7)), Ok(()));
        assert_eq!(all.get(), 0);
    }
}
