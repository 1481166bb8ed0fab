//! What nodes write to each other about a room: JSON, so that nodes of two builds understand each other. What guests say
//! and are told is in the stable form of the protocol, whatever form a guest's own connection has.

use klaxon_proto::Refused;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::flow::{Frame, Item};
use crate::journal::Node;

/// A message between the node that keeps a room and one that has guests of it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Letter<T> {
    /// The name of the node that writes.
    pub(crate) node: String,
    /// Its incarnation.
    pub(crate) incarnation: i64,
    /// Which line: the number is chosen by the node with the guests, and never used again.
    pub(crate) line: u64,
    /// What is said.
    pub(crate) frame: Frame<T>,
}

impl<T> Letter<T> {
    /// Who writes.
    pub(crate) fn from(&self) -> Node {
        Node {
            name: self.node.clone(),
            incarnation: self.incarnation,
        }
    }
}

/// A guest's number on a line.
pub(crate) type GuestNumber = u32;

/// What a node with guests says to the one that keeps their room.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToRoom {
    /// The first item of a line: which room.
    Open {
        /// Its code.
        code: String,
        /// Whether to wake it, if nobody keeps it.
        wake: bool,
    },
    /// A guest comes.
    Enter {
        /// The guest.
        guest: GuestNumber,
        /// How they introduce themselves.
        hello: Introduction,
    },
    /// A guest says something.
    Say {
        /// The guest.
        guest: GuestNumber,
        /// The message.
        message: Box<RawValue>,
    },
    /// The way to a guest and back takes so long.
    RoundTrip {
        /// The guest.
        guest: GuestNumber,
        /// In milliseconds.
        millis: u64,
    },
    /// A guest is gone.
    Leave {
        /// The guest.
        guest: GuestNumber,
    },
}

/// How a guest introduces themselves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Introduction {
    /// The id of the message.
    pub(crate) id: u64,
    /// The name.
    #[serde(default)]
    pub(crate) name: Option<String>,
    /// The secret of a guest who comes back.
    #[serde(default)]
    pub(crate) token: Option<String>,
    /// The number of the last change that they have.
    #[serde(default)]
    pub(crate) have: Option<u64>,
    /// The tag of their language.
    pub(crate) language: String,
    /// Whether it is a screen.
    #[serde(default)]
    pub(crate) screen: bool,
    /// When they came to their node, in milliseconds since 1970: whoever looks for a room again takes it from nobody who
    /// came later.
    pub(crate) came: u64,
}

/// What the node that keeps a room says to one with guests of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToGuests {
    /// A guest is let in.
    Entered {
        /// The guest.
        guest: GuestNumber,
    },
    /// A guest is not let in.
    Refused {
        /// The guest.
        guest: GuestNumber,
        /// Why.
        why: Refused,
    },
    /// Guests are told something, all of them the same.
    Tell {
        /// Whom.
        guests: Vec<GuestNumber>,
        /// The message.
        message: Box<RawValue>,
    },
    /// There is nothing more to tell a guest.
    HangUp {
        /// The guest.
        guest: GuestNumber,
    },
    /// The room is not kept here, or not any more: nothing comes of this line.
    Elsewhere,
}

impl Item for ToRoom {
    fn length(&self) -> usize {
        match self {
            ToRoom::Say { message, .. } => message.get().len() + 40,
            _ => 200,
        }
    }
}

impl Item for ToGuests {
    fn length(&self) -> usize {
        match self {
            ToGuests::Tell { guests, message } => message.get().len() + 40 + 4 * guests.len(),
            _ => 100,
        }
    }
}
