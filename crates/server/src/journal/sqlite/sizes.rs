//! How much is on record.

use std::collections::HashMap;

use sqlx::Row;

use super::super::{JournalError, RoomId};
use super::SqliteJournal;

/// How much of a room is on record.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Size {
    /// How many entries.
    pub entries: u64,
    /// How many bytes they have, and what sums them up.
    pub bytes: u64,
}

impl SqliteJournal {
    /// How much of each room is on record. A room without entries is left out.
    pub async fn sizes(&self) -> Result<HashMap<RoomId, Size>, JournalError> {
        let rows = sqlx::query(
            "SELECT room, sum(one) AS entries, sum(bytes) AS bytes FROM
             (SELECT room, 1 AS one, length(CAST(body AS BLOB)) AS bytes FROM entry
              UNION ALL SELECT room, 1, length(CAST(body AS BLOB)) FROM fresh
              UNION ALL SELECT room, 0, length(CAST(body AS BLOB)) FROM segment)
             GROUP BY room",
        )
        .fetch_all(&self.readers)
        .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let number = |name| row.try_get::<i64, _>(name).unwrap_or_default();
            let size = Size {
                entries: number("entries").cast_unsigned(),
                bytes: number("bytes").cast_unsigned(),
            };
            (RoomId(number("room")), size)
        };
        Ok(rows.iter().map(read).collect())
    }
}
