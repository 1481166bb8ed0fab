//! What the keeper of a room is told.

use klaxon_bots::registry::Decision;
use klaxon_proto::{Form, Request};
use klaxon_room::{Refusal, Think};
use klaxon_words::Language;
use tokio::sync::oneshot;

use crate::guest::Outbox;
use crate::rest::RoomInfo;

/// Something for the keeper of a room.
pub(crate) enum Order {
    /// Somebody comes in; the answer is the number of the connection.
    Enter {
        hello: Hello,
        outbox: Outbox,
        entered: oneshot::Sender<Result<u64, Refusal>>,
    },
    /// Somebody says something.
    Say { connection: u64, request: Request },
    /// A message could not be understood.
    Mumble {
        connection: u64,
        id: Option<u64>,
        unclear: Unclear,
    },
    /// How long the way to somebody and back takes, in milliseconds.
    RoundTrip { connection: u64, millis: u64 },
    /// Somebody's connection is closed.
    Leave { connection: u64 },
    /// A bot has thought.
    Thought { think: Think, decision: Decision },
    /// Somebody asks about the room.
    Info(oneshot::Sender<RoomInfo>),
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

/// Why a message could not be understood.
pub(crate) enum Unclear {
    /// The reader complained about this.
    Malformed(String),
    /// The frame is not of the kind that was agreed on.
    WrongFrame,
    /// It is longer than any message.
    TooLong,
}

/// How somebody introduces themselves.
pub(crate) struct Hello {
    pub(crate) id: u64,
    pub(crate) name: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) have: Option<u64>,
    pub(crate) language: Language,
    pub(crate) form: Form,
}
