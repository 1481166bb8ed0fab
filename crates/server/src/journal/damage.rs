//! What can be wrong with the entries of a room.

use super::RoomId;

/// A room that can't be trusted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("room {room} is damaged at entry {number}: {wrong}")]
pub struct Damage {
    /// The room.
    pub room: RoomId,
    /// The number of the first entry that is not there as it was written. All before it are sound.
    pub number: u64,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// There is no such entry, though it was written.
    #[error("it is missing")]
    Missing,
    /// There is a row in its place that was never written.
    #[error("in its place is a row with the number {0}, out of order")]
    OutOfOrder(i64),
    /// The checksum does not fit.
    #[error("its checksum does not fit")]
    Checksum,
    /// The body is not text.
    #[error("its body is not UTF-8")]
    NotText,
    /// The entries can't be read at all. Nobody knows where it begins, so the number is 1.
    #[error("it can't be read: {0}")]
    Unreadable(String),
}
