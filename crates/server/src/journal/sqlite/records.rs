//! Records of games in the file.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::super::record::{StoredRecord, checksum, holders_text, parse_holders};
use super::super::{JournalError, Packed, RecordRow, RoomId};

/// So many records are deleted at a time.
pub(super) const FEW: i64 = 50;

/// Files a record. One with this address that is there already stays as it is, also if it was deleted.
pub(super) async fn file(
    connection: &mut SqliteConnection,
    row: &RecordRow,
    body: &Packed,
) -> Result<u64, JournalError> {
    let filed = sqlx::query(
        "INSERT INTO record (address, room, code, number, ended, game, holders, body, checksum)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (address) DO NOTHING",
    )
    .bind(&row.address)
    .bind(row.room.0)
    .bind(&row.code)
    .bind(row.number.cast_signed())
    .bind(row.ended.cast_signed())
    .bind(&row.game)
    .bind(holders_text(row))
    .bind(body.bytes())
    .bind(checksum(row, body))
    .execute(connection)
    .await?;
    Ok(filed.rows_affected())
}

/// Deletes a record; its row stays, so that it does not come back. Returns 0 if there is none.
pub(super) async fn delete(
    connection: &mut SqliteConnection,
    address: &str,
) -> Result<u64, JournalError> {
    let deleted = sqlx::query(
        "UPDATE record SET body = NULL, holders = '' WHERE address = ? AND body IS NOT NULL",
    )
    .bind(address)
    .execute(connection)
    .await?;
    Ok(deleted.rows_affected())
}

/// Deletes a few records of games that ended before this time. Returns how many. What is left of those that somebody
/// deleted stays for as long as their room could file them again.
pub(super) async fn purge(
    connection: &mut SqliteConnection,
    before: u64,
) -> Result<u64, JournalError> {
    let purged = sqlx::query(
        "DELETE FROM record WHERE address IN
         (SELECT address FROM record WHERE ended < ? AND (body IS NOT NULL OR room NOT IN (SELECT id FROM room))
          LIMIT ?)",
    )
    .bind(i64::try_from(before).unwrap_or(i64::MAX))
    .bind(FEW)
    .execute(connection)
    .await?;
    Ok(purged.rows_affected())
}

/// The record with this address.
pub(super) async fn find(
    readers: &SqlitePool,
    address: &str,
) -> Result<Option<(RecordRow, Option<Packed>)>, JournalError> {
    let row = sqlx::query(
        "SELECT address, room, code, number, ended, game, holders, body IS NULL AS deleted, body, checksum
         FROM record WHERE address = ?",
    )
    .bind(address)
    .fetch_optional(readers)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let stored = StoredRecord {
        body: row.try_get("body")?,
        checksum: row.try_get("checksum")?,
        row: read(&row)?,
    };
    stored.check().map(Some)
}

/// The addresses of all records, in order.
pub(super) async fn addresses(readers: &SqlitePool) -> Result<Vec<String>, JournalError> {
    let addresses = sqlx::query_scalar("SELECT address FROM record ORDER BY address");
    Ok(addresses.fetch_all(readers).await?)
}

/// The records of a room, the oldest game first.
pub(super) async fn of_room(
    readers: &SqlitePool,
    room: RoomId,
) -> Result<Vec<RecordRow>, JournalError> {
    let rows = sqlx::query(
        "SELECT address, room, code, number, ended, game, holders, body IS NULL AS deleted
         FROM record WHERE room = ? ORDER BY number",
    )
    .bind(room.0)
    .fetch_all(readers)
    .await?;
    rows.iter().map(|row| Ok(read(row)?)).collect()
}

fn read(row: &SqliteRow) -> Result<RecordRow, sqlx::Error> {
    let number = |name| row.try_get::<i64, _>(name).map(i64::cast_unsigned);
    Ok(RecordRow {
        address: row.try_get("address")?,
        room: RoomId(row.try_get("room")?),
        code: row.try_get("code")?,
        number: number("number")?,
        ended: number("ended")?,
        game: row.try_get("game")?,
        holders: parse_holders(row.try_get("holders")?),
        deleted: row.try_get("deleted")?,
    })
}
