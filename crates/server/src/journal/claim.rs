//! Who may add to a room.

use super::RoomId;

/// The right to add to a room, for as long as nobody else claims it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The room.
    pub room: RoomId,
    /// How many times it has been claimed. A higher epoch ends all lower ones.
    pub epoch: u64,
}
