//! Records of games that were played to their end, as they are filed.

use super::{JournalError, Packed, RoomId};

/// A record, without its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordRow {
    /// Its address, which nobody can guess.
    pub address: String,
    /// The room in which the game was played. It may be deleted by now.
    pub room: RoomId,
    /// The code of the room. Another room may have it by now.
    pub code: String,
    /// The number of the change that ended the game.
    pub number: u64,
    /// When that was, in milliseconds since the epoch.
    pub ended: u64,
    /// Which game.
    pub game: String,
    /// The keys of everybody who had a seat in it; nobody's, if it was deleted.
    pub holders: Vec<String>,
    /// Whether somebody deleted it.
    pub deleted: bool,
}

/// A record as it is stored: its row, its body and its checksum.
pub(super) struct StoredRecord {
    pub(super) row: RecordRow,
    pub(super) body: Option<Vec<u8>>,
    pub(super) checksum: i64,
}

impl StoredRecord {
    /// The record, if it is the one that was filed. One that was deleted has no text.
    pub(super) fn check(self) -> Result<(RecordRow, Option<Packed>), JournalError> {
        let Some(body) = self.body else {
            return Ok((self.row, None));
        };
        let body = Packed::from_bytes(body);
        match i64::from(checksum(&self.row, &body)) == self.checksum {
            true => Ok((self.row, Some(body))),
            false => Err(JournalError::RecordDamaged(self.row.address)),
        }
    }
}

/// The checksum of a record. It covers all that is told of it, so that a row in the wrong place is noticed too.
pub(super) fn checksum(row: &RecordRow, body: &Packed) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for text in [&row.address, &row.code, &row.game, &holders_text(row)] {
        hasher.update(text.as_bytes());
        hasher.update(b"\n");
    }
    hasher.update(&row.room.0.to_le_bytes());
    hasher.update(&row.number.to_le_bytes());
    hasher.update(&row.ended.to_le_bytes());
    hasher.update(body.bytes());
    hasher.finalize()
}

/// The holders as they are stored: keys have no blanks.
pub(super) fn holders_text(row: &RecordRow) -> String {
    row.holders.join(" ")
}

/// The holders from how they are stored.
pub(super) fn parse_holders(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
