//! What is to be done: put on record, then send, then think.

use bytes::Bytes;
use klaxon_room::Change;

use crate::question::Question;

/// The number of a connection; never used twice for a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// What is to be done, in this order. Nothing may be sent before what brought it about is on record.
#[derive(Debug, Default)]
pub struct Effects {
    /// What is to be put on record.
    pub record: Vec<Change>,
    /// What is to be sent when that is done.
    pub mail: Vec<Mail>,
    /// What bots are to be asked after that.
    pub thinking: Vec<Question>,
}

impl Effects {
    /// Returns whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.record.is_empty() && self.mail.is_empty() && self.thinking.is_empty()
    }
}

/// A message on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// For which connection.
    pub to: ConnectionId,
    /// The message, in the form of the connection.
    pub bytes: Bytes,
    /// Whether it is the last one: the connection is closed after it, and the driver knows it no more.
    pub last: bool,
}
