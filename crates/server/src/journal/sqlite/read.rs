//! Reading the record of a room, and checking it.
//!
//! Entries and segments are only ever added, so statements that follow each other need no transaction to agree.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};

use super::super::error::is_damage;
use super::super::stored::{Stored, check_all, damage};
use super::super::{Entry, JournalError, LoadError, RoomId, Segment, Wrong};

/// Where the segments of a room begin, the newest first.
pub(super) async fn segments(readers: &SqlitePool, room: RoomId) -> Result<Vec<u64>, JournalError> {
    let numbers: Vec<i64> =
        sqlx::query_scalar("SELECT number FROM segment WHERE room = ? ORDER BY number DESC")
            .bind(room.0)
            .fetch_all(readers)
            .await?;
    let numbers = numbers.into_iter().chain([0]);
    Ok(numbers.map(i64::cast_unsigned).collect())
}

/// The newest segment of a room that was just claimed, so that it is known where it ends.
pub(super) async fn newest(readers: &SqlitePool, room: RoomId) -> Result<Segment, LoadError> {
    let newest: Option<i64> = sqlx::query_scalar(
        "SELECT number FROM segment WHERE room = ? ORDER BY number DESC LIMIT 1",
    )
    .bind(room.0)
    .fetch_optional(readers)
    .await
    .map_err(|error| unread(room, 0, error))?;
    read(readers, room, newest.unwrap_or(0), true).await
}

/// The segment of a room that begins at a number.
pub(super) async fn segment(
    readers: &SqlitePool,
    room: RoomId,
    begins: u64,
) -> Result<Segment, LoadError> {
    read(readers, room, begins.cast_signed(), false).await
}

async fn read(
    readers: &SqlitePool,
    room: RoomId,
    begins: i64,
    is_claimed: bool,
) -> Result<Segment, LoadError> {
    let (summary, written) = summary(readers, room, begins).await?;
    let end = end(readers, room, begins)
        .await
        .map_err(|error| unread(room, begins, error))?
        .ok_or(JournalError::NoSuchRoom(room))?;
    // As many entries as there should be. A look at what comes after them might find the damage of another room.
    let known = (is_claimed || end.is_cut).then_some(end.at_least - begins);
    let rows = rows(readers, room, begins, known).await;
    let rows = rows.map_err(|error| unread(room, begins, error))?;
    let entries = check_all(room, begins, end.at_least, rows)?;
    Ok(Segment {
        summary,
        entries,
        written,
    })
}

/// Where a segment ends.
struct End {
    /// So far it goes in any case. In the newest segment entries may have come since.
    at_least: i64,
    /// Another segment begins there.
    is_cut: bool,
}

/// Why a segment that begins here was not read.
fn unread(room: RoomId, begins: i64, error: sqlx::Error) -> LoadError {
    match is_damage(&error) {
        true => damage(room, begins + 1, Wrong::Unreadable(error.to_string())).into(),
        false => LoadError::Journal(error.into()),
    }
}

/// What was before a segment, summed up, and how many bytes it had.
async fn summary(
    readers: &SqlitePool,
    room: RoomId,
    begins: i64,
) -> Result<(Option<Entry>, usize), LoadError> {
    if begins == 0 {
        return Ok((None, 0));
    }
    let row = sqlx::query(
        "SELECT number, at, CAST(body AS BLOB) AS body, checksum, written FROM segment
         WHERE room = ? AND number = ?",
    )
    .bind(room.0)
    .bind(begins)
    .fetch_optional(readers)
    .await
    .map_err(|error| unread(room, begins, error))?;
    let row = row.ok_or_else(|| damage(room, begins, Wrong::Missing))?;
    let stored = decode(&row).map_err(|error| unread(room, begins, error))?;
    let entry = stored.check(room, begins)?;
    let written: i64 = row.try_get("written").unwrap_or(0);
    Ok((Some(entry), usize::try_from(written).unwrap_or(0)))
}

async fn end(readers: &SqlitePool, room: RoomId, begins: i64) -> Result<Option<End>, sqlx::Error> {
    let row = sqlx::query(
        "SELECT last, (SELECT min(number) FROM segment WHERE segment.room = room.id AND number > ?) AS next
         FROM room WHERE id = ?",
    )
    .bind(begins)
    .bind(room.0)
    .fetch_optional(readers)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let last: i64 = row.try_get("last")?;
    let next: Option<i64> = row.try_get("next")?;
    Ok(Some(End {
        at_least: next.unwrap_or(last),
        is_cut: next.is_some(),
    }))
}

/// The entries of a segment.
async fn rows(
    readers: &SqlitePool,
    room: RoomId,
    begins: i64,
    count: Option<i64>,
) -> Result<Vec<Stored>, sqlx::Error> {
    // The body as bytes, because a damaged one may not be text. What is filed may be fresh for a while yet.
    let rows = sqlx::query(
        "SELECT number, at, CAST(body AS BLOB) AS body, checksum FROM entry WHERE room = ?1 AND number > ?2
         UNION ALL
         SELECT number, at, CAST(body AS BLOB), checksum FROM fresh WHERE room = ?1 AND number > ?2
         AND NOT EXISTS (SELECT 1 FROM entry WHERE room = ?1 AND entry.number = fresh.number)
         ORDER BY number LIMIT ?3",
    )
    .bind(room.0)
    .bind(begins)
    .bind(count.map_or(-1, |count| count.max(0)))
    .fetch_all(readers)
    .await?;
    rows.iter().map(decode).collect()
}

fn decode(row: &SqliteRow) -> Result<Stored, sqlx::Error> {
    Ok(Stored {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        body: row.try_get("body")?,
        checksum: row.try_get("checksum")?,
    })
}
