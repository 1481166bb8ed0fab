//! Where messages for a connection wait.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};

use bytes::Bytes;
use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::mpsc;

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
    Here(Queue),
    /// It is one of another node, whose guests of a room share a lane.
    There(Arc<Lane>, GuestNumber),
}

/// Where messages for a connection of this node wait.
struct Queue {
    queue: mpsc::Sender<Bytes>,
    waiting: Arc<AtomicUsize>,
    /// What waits for all connections together.
    all: Gauge,
}

/// What waits, for whoever writes it.
pub(crate) struct Outgoing {
    queue: mpsc::Receiver<Bytes>,
    waiting: Arc<AtomicUsize>,
    all: Gauge,
}

/// The reader is too slow.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooSlow;

/// A place where messages wait, whose bytes are counted with those of all others.
pub(crate) fn outbox(all: &Gauge) -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::channel(MOST);
    let waiting = Arc::new(AtomicUsize::new(0));
    let outbox = Outbox(Way::Here(Queue {
        queue: sender,
        waiting: waiting.clone(),
        all: all.clone(),
    }));
    let outgoing = Outgoing {
        queue: receiver,
        waiting,
        all: all.clone(),
    };
    (outbox, outgoing)
}

impl Outbox {
    /// A place where messages wait for a guest of another node.
    pub(crate) fn there(lane: Arc<Lane>, guest: GuestNumber) -> Outbox {
        Outbox(Way::There(lane, guest))
    }

    /// Puts a message in. If nobody takes messages out any more, that is no fault of the reader.
    pub(crate) fn put(&self, bytes: Bytes) -> Result<(), TooSlow> {
        match &self.0 {
            Way::Here(queue) => queue.put(bytes),
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
        if let Way::There(lane, guest) = &self.0 {
            lane.hang_up(*guest);
        }
    }
}

impl Queue {
    fn put(&self, bytes: Bytes) -> Result<(), TooSlow> {
        let length = bytes.len();
        // Only the keeper of a room puts messages in, so nobody else does in between.
        let waiting = self.waiting.load(Ordering::Relaxed);
        if waiting > 0 && waiting + length > MOST_BYTES {
            return Err(TooSlow);
        }
        self.waiting.fetch_add(length, Ordering::Relaxed);
        self.all.inc_by(length as i64);
        let put = self.queue.try_send(bytes);
        if put.is_err() {
            self.waiting.fetch_sub(length, Ordering::Relaxed);
            self.all.dec_by(length as i64);
        }
        match put {
            Err(mpsc::error::TrySendError::Full(_)) => Err(TooSlow),
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
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
        self.queue.poll_recv(context).map(|bytes| {
            let bytes = bytes?;
            self.count_out(&bytes);
            Some(bytes)
        })
    }

    fn count_out(&self, bytes: &Bytes) {
        self.waiting.fetch_sub(bytes.len(), Ordering::Relaxed);
        self.all.dec_by(bytes.len() as i64);
    }
}

impl Drop for Outgoing {
    /// What nobody will write waits no longer.
    fn drop(&mut self) {
        self.queue.close();
        while let Ok(bytes) = self.queue.try_recv() {
            self.count_out(&bytes);
        }
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
