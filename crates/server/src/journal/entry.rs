//! An entry and its checksum.

use super::RoomId;

/// Something that happened in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in the room, counted from 1 without gaps.
    pub number: u64,
    /// When, in milliseconds since the epoch.
    pub at: u64,
    /// What happened, as text of any number of lines.
    pub body: String,
}

/// The checksum of an entry. It covers the room and the number, so that a row in the wrong place is noticed too.
pub(super) fn checksum(room: RoomId, number: u64, at: u64, body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&room.0.to_le_bytes());
    hasher.update(&number.to_le_bytes());
    hasher.update(&at.to_le_bytes());
    hasher.update(body);
    hasher.finalize()
}
