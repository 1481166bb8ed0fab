//! Where messages for a connection wait.

use bytes::Bytes;
use tokio::sync::mpsc;

/// Where messages for a connection wait. It is bounded: a client that reads too slowly is dropped, never waited for.
pub(crate) type Outbox = mpsc::Sender<Bytes>;

/// How many messages wait for a connection at most.
pub(crate) const OUTBOX: usize = 256;
