//! Records of games in the database.

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::super::record::{StoredRecord, checksum, holders_text, parse_holders};
use super::super::{JournalError, Packed, RecordRow, RoomId};
use super::line::Lines;

/// So many records are deleted by one statement.
const FEW: i64 = 50;

/// Files a record. One with this address that is there already stays as it is, also if it was deleted. No claim is asked
/// for: whichever node files it, it is the same.
pub(super) async fn file(
    lines: &Lines,
    row: &RecordRow,
    body: &Packed,
) -> Result<(), JournalError> {
    let file = sqlx::query(
        "INSERT INTO record (address, room, code, number, ended, game, holders, body, checksum)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (address) DO NOTHING",
    );
    let file = file
        .bind(&row.address)
        .bind(row.room.0)
        .bind(&row.code)
        .bind(row.number.cast_signed())
        .bind(row.ended.cast_signed())
        .bind(&row.game)
        .bind(holders_text(row))
        .bind(body.bytes())
        .bind(i64::from(checksum(row, body)));
    lines.rows(file).await?;
    Ok(())
}

/// Deletes a record; its row stays, so that it does not come back. Returns whether there was one.
pub(super) async fn delete(lines: &Lines, address: &str) -> Result<bool, JournalError> {
    let delete = sqlx::query(
        "UPDATE record SET body = NULL, holders = '' WHERE address = $1 AND body IS NOT NULL RETURNING address",
    );
    Ok(lines.row(delete.bind(address)).await?.is_some())
}

/// Deletes records of games that ended before this time. Returns how many. What is left of those that somebody deleted
/// stays for as long as their room could file them again. Several nodes may do it at the same time.
pub(super) async fn purge(lines: &Lines, before: u64) -> Result<u64, JournalError> {
    let mut purged = 0;
    loop {
        let purge = sqlx::query(
            "WITH old AS (
                 SELECT address FROM record
                 WHERE ended < $1 AND (body IS NOT NULL OR NOT EXISTS (SELECT FROM room WHERE room.id = record.room))
                 LIMIT $2 FOR UPDATE SKIP LOCKED)
             DELETE FROM record USING old WHERE record.address = old.address RETURNING record.address",
        );
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        let few = lines.rows(purge.bind(before).bind(FEW)).await?.len();
        purged += few as u64;
        if few == 0 {
            return Ok(purged);
        }
    }
}

/// The record with this address.
pub(super) async fn find(
    lines: &Lines,
    address: &str,
) -> Result<Option<(RecordRow, Option<Packed>)>, JournalError> {
    let find = sqlx::query(
        "SELECT address, room, code, number, ended, game, holders, body IS NULL AS deleted, body, checksum
         FROM record WHERE address = $1",
    );
    let Some(row) = lines.row(find.bind(address)).await? else {
        return Ok(None);
    };
    let stored = StoredRecord {
        body: row.try_get("body")?,
        checksum: row.try_get("checksum")?,
        row: read(&row)?,
    };
    stored.check().map(Some)
}

/// The records of a room, the oldest game first.
pub(super) async fn of_room(lines: &Lines, room: RoomId) -> Result<Vec<RecordRow>, JournalError> {
    let rows = sqlx::query(
        "SELECT address, room, code, number, ended, game, holders, body IS NULL AS deleted
         FROM record WHERE room = $1 ORDER BY number",
    );
    let rows = lines.rows(rows.bind(room.0)).await?;
    rows.iter().map(|row| Ok(read(row)?)).collect()
}

fn read(row: &PgRow) -> Result<RecordRow, sqlx::Error> {
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
