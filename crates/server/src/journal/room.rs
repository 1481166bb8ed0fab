//! The rooms that a journal knows.

use std::fmt;

/// The id of a room. It is never given to another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoomId(pub i64);

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A room, without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomRow {
    /// Its id.
    pub id: RoomId,
    /// Its code, which no other open room has.
    pub code: String,
    /// When it was opened, in milliseconds since the epoch.
    pub opened: u64,
    /// When it was closed, if it is.
    pub closed: Option<u64>,
    /// When it was last kept by somebody, if nobody keeps it now.
    pub asleep: Option<u64>,
    /// Whether whoever kept it gave it to another node, so that the game goes on without a pause. No other node has
    /// claimed it yet.
    pub handed_over: bool,
}
