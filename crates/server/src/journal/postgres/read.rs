//! Reading the record of a room, and checking it.
//!
//! Entries and segments are only ever added, so statements that follow each other need no transaction to agree.

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::super::error::is_damage;
use super::super::stored::{Stored, check_all, damage};
use super::super::{Entry, JournalError, LoadError, RoomId, Segment, Wrong};
use super::line::Lines;

/// Where the segments of a room begin, the newest first.
pub(super) async fn segments(lines: &Lines, room: RoomId) -> Result<Vec<u64>, JournalError> {
    let segments = sqlx::query("SELECT number FROM segment WHERE room = $1 ORDER BY number DESC");
    let mut numbers = Vec::new();
    for row in lines.rows(segments.bind(room.0)).await? {
        numbers.push(row.try_get::<i64, _>(0)?.cast_unsigned());
    }
    numbers.push(0);
    Ok(numbers)
}

/// The newest segment of a room.
pub(super) async fn newest(lines: &Lines, room: RoomId) -> Result<Segment, LoadError> {
    let newest = sqlx::query("SELECT max(number) FROM segment WHERE room = $1").bind(room.0);
    let newest = lines.row(newest).await.and_then(|row| {
        let row = row.ok_or(sqlx::Error::RowNotFound)?;
        row.try_get::<Option<i64>, _>(0)
    });
    let newest = newest.map_err(|error| unread(room, 0, error))?;
    read(lines, room, newest.unwrap_or(0)).await
}

/// The segment of a room that begins at a number.
pub(super) async fn segment(
    lines: &Lines,
    room: RoomId,
    begins: u64,
) -> Result<Segment, LoadError> {
    read(lines, room, begins.cast_signed()).await
}

async fn read(lines: &Lines, room: RoomId, begins: i64) -> Result<Segment, LoadError> {
    let (summary, written) = summary(lines, room, begins).await?;
    let end = end(lines, room, begins)
        .await
        .map_err(|error| unread(room, begins, error))?
        .ok_or(JournalError::NoSuchRoom(room))?;
    let stored = stored(lines, room, begins, end.cut)
        .await
        .map_err(|error| unread(room, begins, error))?;
    Ok(Segment {
        summary,
        entries: check_all(room, begins, end.at_least, stored)?,
        written,
    })
}

/// Where a segment ends.
struct End {
    /// So far it goes in any case. In the newest segment entries may have come since.
    at_least: i64,
    /// Another segment begins here.
    cut: Option<i64>,
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
    lines: &Lines,
    room: RoomId,
    begins: i64,
) -> Result<(Option<Entry>, usize), LoadError> {
    if begins == 0 {
        return Ok((None, 0));
    }
    let summary = sqlx::query(
        "SELECT number, at, body, checksum, written FROM segment WHERE room = $1 AND number = $2",
    );
    let row = lines.row(summary.bind(room.0).bind(begins)).await;
    let row = row.map_err(|error| unread(room, begins, error))?;
    let row = row.ok_or_else(|| damage(room, begins, Wrong::Missing))?;
    let stored = decode(&row).map_err(|error| unread(room, begins, error))?;
    let written: i64 = row.try_get("written").unwrap_or(0);
    let entry = stored.check(room, begins)?;
    Ok((Some(entry), usize::try_from(written).unwrap_or(0)))
}

async fn end(lines: &Lines, room: RoomId, begins: i64) -> Result<Option<End>, sqlx::Error> {
    let end = sqlx::query(
        "SELECT last, (SELECT min(number) FROM segment WHERE segment.room = room.id AND number > $2) AS cut
         FROM room WHERE id = $1",
    );
    let Some(row) = lines.row(end.bind(room.0).bind(begins)).await? else {
        return Ok(None);
    };
    let cut: Option<i64> = row.try_get("cut")?;
    Ok(Some(End {
        at_least: cut.map_or_else(|| row.try_get("last"), Ok)?,
        cut,
    }))
}

/// The entries of a segment.
async fn stored(
    lines: &Lines,
    room: RoomId,
    begins: i64,
    cut: Option<i64>,
) -> Result<Vec<Stored>, sqlx::Error> {
    let entries = sqlx::query(
        "SELECT number, at, body, checksum FROM entry
         WHERE room = $1 AND number > $2 AND number <= $3 ORDER BY number",
    );
    let entries = entries
        .bind(room.0)
        .bind(begins)
        .bind(cut.unwrap_or(i64::MAX));
    lines.rows(entries).await?.iter().map(decode).collect()
}

fn decode(row: &PgRow) -> Result<Stored, sqlx::Error> {
    Ok(Stored {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        body: row.try_get("body")?,
        checksum: row.try_get("checksum")?,
    })
}
