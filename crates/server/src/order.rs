//! What the keeper of a room is told.

use std::time::Instant;

use bytes::Bytes;
use klaxon_driver::{ConnectionId, Unclear};
use klaxon_room::{Refusal, Think, Thought};
use tokio::sync::oneshot;

use crate::journal::JournalError;
use crate::outbox::Outbox;
use crate::rest::RoomInfo;
use crate::shut::Shut;
use crate::visit::Visit;

/// Something for the keeper of a room. What is large is in a box: every room has a place for dozens of orders.
pub(crate) enum Order {
    /// Somebody comes in; the answer is the number of the connection.
    Enter {
        visit: Box<Visit>,
        outbox: Outbox,
        entered: oneshot::Sender<Result<ConnectionId, Refusal>>,
    },
    /// Somebody says something, in the form of their connection.
    Say {
        connection: ConnectionId,
        bytes: Bytes,
        /// When it came.
        arrived: Instant,
    },
    /// Somebody says something that is no message.
    Mumble {
        connection: ConnectionId,
        unclear: Unclear,
    },
    /// How long the way to somebody and back takes, in milliseconds.
    RoundTrip {
        connection: ConnectionId,
        millis: u64,
    },
    /// Somebody's connection is closed.
    Leave { connection: ConnectionId },
    /// A bot has thought.
    Thought {
        think: Box<Think>,
        thought: Box<Thought>,
    },
    /// Somebody asks about the room.
    Info(oneshot::Sender<RoomInfo>),
    /// Whoever runs the server closes the room.
    Close(oneshot::Sender<Result<(), JournalError>>),
    /// Nobody can play on for now: the room stops where its record ends, and comes back when it can.
    Halt(Shut),
    /// The server stops.
    Stop(oneshot::Sender<()>),
}
