//! A connection as the driver sees it.

use bytes::Bytes;
use klaxon_core::Viewer;
use klaxon_proto::{Form, Reply, Told};
use klaxon_room::{MemberId, Wall};

use crate::effects::ConnectionId;

/// A connection.
pub(crate) struct Guest {
    pub(crate) connection: ConnectionId,
    pub(crate) member: MemberId,
    pub(crate) form: Form,
    pub(crate) language: String,
    /// With whose eyes it looks at the game.
    pub(crate) eyes: Vec<Viewer>,
    /// The last change that it was told of, or that a snapshot told it.
    pub(crate) told: u64,
    /// What the next message is written against.
    pub(crate) heard: Told,
    /// When it was opened.
    pub(crate) came: Wall,
}

impl Guest {
    /// A message in the form of the connection.
    pub(crate) fn write(&mut self, reply: &Reply) -> Bytes {
        Bytes::from(self.form.write_reply(reply, &mut self.heard))
    }
}
