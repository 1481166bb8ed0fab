//! Rooms that were closed long ago are deleted, a few at a time, so that nobody waits for it.

use sqlx::Row;

use super::super::JournalError;
use super::line::Lines;

/// So many rooms are deleted by one statement.
const FEW: i64 = 20;

/// Deletes rooms that were closed before this time, with their records. Returns how many. Several nodes may do it at the
/// same time: each takes rooms that no other has taken.
pub(super) async fn purge(lines: &Lines, before: u64) -> Result<u64, JournalError> {
    let mut purged = 0;
    loop {
        let purge = sqlx::query(
            "WITH old AS (
                 SELECT id FROM room WHERE closed < $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED),
             entries AS (DELETE FROM entry USING old WHERE entry.room = old.id),
             segments AS (DELETE FROM segment USING old WHERE segment.room = old.id),
             rooms AS (DELETE FROM room USING old WHERE room.id = old.id RETURNING room.id)
             SELECT count(*) FROM rooms",
        );
        let row = lines
            .row(purge.bind(before.cast_signed()).bind(FEW))
            .await?;
        let row = row.ok_or(sqlx::Error::RowNotFound)?;
        let rooms = row.try_get::<i64, _>(0)?.cast_unsigned();
        purged += rooms;
        if rooms == 0 {
            return Ok(purged);
        }
    }
}
